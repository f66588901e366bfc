"""The rule card: why a touch was refused, what one is obliged to, how the game ended."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tabletop_qt.core.effects import Noted
from tabletop_qt.core.rulebook import Rule, Rulebook
from tabletop_qt.core.rules import Reason
from tabletop_qt.core.terms import RuleId
from tabletop_qt.ui.theme import MIDDLE, SMALL, STEP, font
from tabletop_qt.ui.words import say, tr


class RuleCard(QFrame):
    """One rule, what it says about the case at hand, and on demand the rule itself."""

    changed = Signal()
    """What is shown, and so the height, has changed."""
    shown = Signal(str)
    """The example of a rule is asked for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.exemplary = True
        """Whether examples can be asked for."""
        self.setObjectName("card")
        self._title = _label(font(MIDDLE, strong=True))
        self._sentence = _label(font(MIDDLE))
        self._others = _label(font(SMALL), "muted")
        self._rule = _label(font(SMALL))
        self._basis = _label(font(SMALL), "muted")
        self._more = QPushButton()
        self._more.setObjectName("link")
        self._more.setFont(font(SMALL))
        self._more.setCursor(Qt.CursorShape.PointingHandCursor)
        self._more.clicked.connect(self._toggle)
        self._close = QPushButton(self.tr("Close"))
        self._close.setObjectName("link")
        self._close.setFont(font(SMALL))
        self._close.setCursor(Qt.CursorShape.PointingHandCursor)
        self._close.clicked.connect(self.dismiss)
        self._example = QPushButton(self.tr("Show an example"))
        self._example.setObjectName("link")
        self._example.setFont(font(SMALL))
        self._example.setCursor(Qt.CursorShape.PointingHandCursor)
        self._example.clicked.connect(lambda _checked=False: self.shown.emit(self.rule))
        self.rule: RuleId = ""
        """The rule shown, empty while the card is away."""
        links = QHBoxLayout()
        links.setSpacing(2 * STEP)
        links.addWidget(self._more)
        links.addWidget(self._example)
        links.addStretch(1)
        links.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * STEP, STEP + 4, 2 * STEP, STEP + 4)
        layout.setSpacing(STEP)
        for label in (self._title, self._sentence, self._others, self._rule, self._basis):
            layout.addWidget(label)
        layout.addLayout(links)
        self.hide()

    def show_reasons(self, reasons: tuple[Reason, ...], book: Rulebook, *, refused: bool) -> None:
        """Explain by the first reason, and name the others."""
        first = reasons[0]
        others = " ".join(say(reason.text) for reason in reasons[1:])
        self._show(book[first.rule], say(first.text), others, "refused" if refused else "")

    def show_end(self, rule: RuleId, book: Rulebook, notes: tuple[Noted, ...] = ()) -> None:
        """Tell by which rule the game ended, and what else happened."""
        self._show(book[rule], "", " ".join(say(note.text) for note in notes), "end")

    def show_notes(self, notes: tuple[Noted, ...], book: Rulebook) -> None:
        """Tell what happened by a rule: the last note by its rule, the others as they came."""
        *others, last = notes
        told = " ".join(say(note.text) for note in others)
        self._show(book[last.rule], say(last.text), told, "")

    def _show(self, rule: Rule, sentence: str, others: str, tone: str) -> None:
        self.rule = rule.id
        self._example.setVisible(self.exemplary and not rule.id.startswith("ALL-"))
        self._title.setText(tr(rule.title))
        self._sentence.setText(sentence or tr(rule.text))
        self._others.setText(others)
        self._others.setVisible(bool(others))
        self._rule.setText(tr(rule.text))
        note = f" {tr(rule.note)}" if rule.note else ""
        self._basis.setText(f"{tr(rule.basis.value)}{note} ({rule.id})")
        self._more.setVisible(bool(sentence))
        self._open(opened=not sentence)
        self._rule.setVisible(False)
        self.setProperty("tone", tone)
        self.style().unpolish(self)
        self.style().polish(self)
        self.show()
        self.changed.emit()

    def dismiss(self) -> None:
        """Take the card away."""
        self.rule = ""
        self.hide()
        self.changed.emit()

    def _toggle(self) -> None:
        self._open(opened=self._basis.isHidden())
        self.changed.emit()

    def _open(self, *, opened: bool) -> None:
        """Show or hide the rule in full."""
        self._rule.setVisible(opened)
        self._basis.setVisible(opened)
        text = self.tr("Hide the rule") if opened else self.tr("Read the rule")
        self._more.setText(text)

    def labels(self) -> list[QLabel]:
        """Give the texts that are shown."""
        return [label for label in self.findChildren(QLabel) if not label.isHidden()]

    @property
    def rule_title(self) -> str:
        """The title shown, empty while the card is away."""
        return "" if self.isHidden() else self._title.text()

    @property
    def sentence(self) -> str:
        """The sentence shown, empty while the card is away."""
        return "" if self.isHidden() else self._sentence.text()


class CardRoom(QScrollArea):
    """As much room as the card needs, and a scroll bar where there is less."""

    def __init__(self, card: RuleCard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("room")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setWidget(card)
        self._card = card
        card.changed.connect(self._follow)
        self.hide()

    def _follow(self) -> None:
        self.setVisible(not self._card.isHidden())
        if layout := self._card.layout():
            # It keeps heights it worked out for texts that are gone.
            layout.invalidate()
        self.verticalScrollBar().setValue(0)
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        # While there is a scroll bar, what it leaves: else the card would never outgrow it.
        width = self.viewport().width()
        return QSize(self.width(), self._card.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 12 * STEP)


def _label(kind: QFont, name: str = "") -> QLabel:
    label = QLabel()
    label.setFont(kind)
    label.setObjectName(name)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
