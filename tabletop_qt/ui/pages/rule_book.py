"""The rule book: every rule by section, searched, with its basis and an example that plays."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from tabletop_qt.core.game import Game
from tabletop_qt.core.lesson import Advice, Diagram, Settings, Teaching
from tabletop_qt.core.rulebook import Rule, Rulebook
from tabletop_qt.core.terms import RuleId
from tabletop_qt.play.answers import Answer, Refusal
from tabletop_qt.teach.progress import Progress
from tabletop_qt.ui.board.study import StudyBoard
from tabletop_qt.ui.pages.papers import Paper
from tabletop_qt.ui.pages.start import label
from tabletop_qt.ui.theme import MIDDLE, SMALL, STEP, font
from tabletop_qt.ui.words import say, tr

LIST = 38 * STEP
KEY = Qt.ItemDataRole.UserRole


class RuleBookPaper(Paper):
    """Lies beside the table. `opened` tells the rule that is read."""

    opened = Signal(str)

    def __init__(
        self,
        game: Game,
        values: Settings,
        book: Rulebook,
        progress: Progress,
        parent: QWidget,
    ) -> None:
        super().__init__(self.tr("The rules of {game}").format(game=game.title), parent)
        self.resize(120 * STEP, 84 * STEP)
        self._game, self._values, self._book = game, values, book
        self._progress = progress
        teaching = game.teaching() if game.teaching else Teaching((), {}, ())
        self._diagrams: Mapping[RuleId, Diagram] = teaching.diagrams
        self._advice = teaching.advice
        self._rules = {rule.id: rule for rule in self._all()}
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._list)
        self.list = QListWidget()
        self.list.setFont(font(MIDDLE))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Rules"))
        self.list.currentItemChanged.connect(self._chosen)
        self.board = StudyBoard(game)
        self.board.controller.watch(self._answered)
        self.heading = label("", MIDDLE, strong=True)
        self.text = label("", MIDDLE)
        self.basis = label("", SMALL, muted=True)
        self.options = label("", SMALL)
        self.example = label("", MIDDLE)
        self.said = label("", MIDDLE, strong=True)
        self.play = self._button(self.tr("Play the example"), self._play)
        self.try_it = self._button(self.tr("Try what is refused"), self._try)
        self.again = self._button(self.tr("Set up again"), self._set_up)
        self._diagram: Diagram | None = None
        self._lay_out()
        self._list("")

    def _button(self, text: str, act: object) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.clicked.connect(act)
        return button

    def _lay_out(self) -> None:
        left = QWidget()
        left.setFixedWidth(LIST)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        column.addWidget(self.search)
        column.addWidget(self.list, 1)
        right = QWidget()
        words = QVBoxLayout(right)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(STEP)
        for widget in (self.heading, self.text, self.basis, self.options):
            words.addWidget(widget)
        words.addWidget(self.board, 1)
        for widget in (self.example, self.said):
            words.addWidget(widget)
        buttons = QWidget()
        row = QHBoxLayout(buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(STEP)
        for button in (self.play, self.try_it, self.again):
            row.addWidget(button)
        row.addStretch(1)
        words.addWidget(buttons)
        both = QWidget()
        halves = QHBoxLayout(both)
        halves.setContentsMargins(0, 0, 0, 0)
        halves.setSpacing(2 * STEP)
        halves.addWidget(left)
        halves.addWidget(right, 1)
        self.column.addWidget(both, 1)

    # What there is to read

    def _all(self) -> Iterator[Rule]:
        """List the rules in force here, and after each section those of other tables."""
        yield from self._book
        known = {rule.id for rule in self._book}
        for rule, diagram in self._diagrams.items():
            if rule not in known:
                other = self._game.rules(diagram.values).book
                if rule in other:
                    yield other[rule]

    def in_force(self, rule: RuleId) -> bool:
        """Tell whether a rule is in force at this table."""
        return any(known.id == rule for known in self._book)

    def _list(self, sought: str) -> None:
        """List what holds all the words sought, by section."""
        words = sought.casefold().split()
        self.list.clear()
        sections: dict[str, list[Rule]] = {}
        for rule in self._rules.values():
            text = f"{tr(rule.title)} {tr(rule.text)} {rule.id}".casefold()
            if all(word in text for word in words):
                sections.setdefault(rule.section, []).append(rule)
        for section, rules in sections.items():
            self._head(tr(section))
            for rule in rules:
                learned = self.tr("{title} ✓") if self._progress.knows(rule.id) else "{title}"
                self._entry(learned.format(title=tr(rule.title)), rule.id)
        found = [
            (number, advice)
            for number, advice in enumerate(self._advice)
            if all(word in f"{tr(advice.title)} {tr(advice.text)}".casefold() for word in words)
        ]
        if found:
            self._head(self.tr("Playing well"))
        for number, advice in found:
            self._entry(tr(advice.title), f"advice/{number}")
        first = next((row for row in range(self.list.count()) if self._key(row)), None)
        if first is not None:
            self.list.setCurrentRow(first)

    def _head(self, text: str) -> None:
        item = QListWidgetItem(text)
        item.setFont(font(SMALL, strong=True))
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        self.list.addItem(item)

    def _entry(self, text: str, key: str) -> None:
        item = QListWidgetItem(text)
        item.setData(KEY, key)
        self.list.addItem(item)

    def _key(self, row: int) -> str:
        return str(self.list.item(row).data(KEY) or "")

    def open_rule(self, rule: RuleId) -> None:
        """Open the book at a rule."""
        self.search.clear()
        for row in range(self.list.count()):
            if self._key(row) == rule:
                self.list.setCurrentRow(row)
                return

    def _chosen(self, item: QListWidgetItem | None) -> None:
        key = str(item.data(KEY) or "") if item else ""
        if key.startswith("advice/"):
            self._show_advice(self._advice[int(key.partition("/")[2])])
        elif key in self._rules:
            self._show_rule(self._rules[key])

    def _show_rule(self, rule: Rule) -> None:
        self.heading.setText(tr(rule.title))
        self.text.setText(tr(rule.text))
        note = f" {tr(rule.note)}" if rule.note else ""
        refused = self._progress.refusals(rule.id)
        if refused:
            often = self.tr(" Refusals since you learned it last: {count}.")
            note += often.format(count=refused)
        here = "" if self.in_force(rule.id) else self.tr(" It is not in force at this table.")
        self.basis.setText(f"{tr(rule.basis.value)}{note}{here} ({rule.id})")
        self._show_options(rule.id)
        self._show_diagram(self._diagrams.get(rule.id))
        self.opened.emit(rule.id)

    def _show_options(self, rule: RuleId) -> None:
        """Tell the options that change a rule, and how they are set here."""
        lines = []
        for option in self._game.options:
            if rule in self._game.switches.get(option.name, ()):
                value = self._values.get(option.name, option.default)
                shown = str(value)
                if isinstance(value, bool):
                    shown = self.tr("on") if value else self.tr("off")
                line = self.tr("Option “{title}”, here {value}: {text}")
                lines.append(line.format(title=tr(option.title), value=shown, text=tr(option.text)))
        self.options.setText("\n".join(lines))
        self.options.setVisible(bool(lines))

    def _show_advice(self, advice: Advice) -> None:
        self.heading.setText(tr(advice.title))
        self.text.setText(tr(advice.text))
        self.basis.setText(self.tr("A hint on good play, and no rule."))
        self.options.hide()
        self._show_diagram(advice.diagram)

    # The example

    def _show_diagram(self, diagram: Diagram | None) -> None:
        self._diagram = diagram
        self.board.setVisible(diagram is not None)
        self.play.setVisible(bool(diagram and diagram.plays))
        self.try_it.setVisible(bool(diagram and diagram.tries))
        self.again.setVisible(diagram is not None)
        self.example.setText(tr(diagram.text) if diagram else "")
        self._set_up()

    def _set_up(self) -> None:
        self.said.setText("")
        if self._diagram is not None:
            self.board.show_position(self._game, self._diagram.values, self._diagram.position)
            self.board.point_at(self._diagram.points)

    def _play(self) -> None:
        self._set_up()
        if self._diagram is not None:
            self.board.play(self._diagram.plays)

    def _try(self) -> None:
        """Try what the rule refuses, after what is played before it."""
        self._set_up()
        diagram = self._diagram
        if diagram is None:
            return
        controller = self.board.controller
        for text in diagram.plays:
            controller.play(controller.rules.read(controller.state, text))
        controller.try_out(diagram.tries[0])

    def _answered(self, answer: Answer) -> None:
        said = say(answer.reasons[0].text) if isinstance(answer, Refusal) and answer.reasons else ""
        self.said.setText(said)
