"""The panel beside the board: whose turn, what is asked, why, and what was played."""

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tabletop_qt.core.effects import Noted
from tabletop_qt.core.rules import Way
from tabletop_qt.core.steps import ToMove, ToRoll
from tabletop_qt.play.answers import Answer, Asked, Committed, Jumped, Refusal, Stepped
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui.board.art import Art
from tabletop_qt.ui.panels.card import CardRoom, RuleCard
from tabletop_qt.ui.panels.clock import ClockFace
from tabletop_qt.ui.panels.corner import DiceCorner
from tabletop_qt.ui.panels.moves import MoveList
from tabletop_qt.ui.panels.prompt import PromptBar
from tabletop_qt.ui.panels.question import Question
from tabletop_qt.ui.panels.trays import Trays
from tabletop_qt.ui.panels.typed import TypedMove
from tabletop_qt.ui.theme import LARGE, MIDDLE, SMALL, STEP, font
from tabletop_qt.ui.words import called, say, tr

QWIDGETSIZE_MAX = (1 << 24) - 1
"""Qt's own word for no limit, which PySide6 does not export."""
BADGE = 48
WIDTH = 42 * STEP
HEIGHT = 39 * STEP


class TurnHeader(QWidget):
    """Who is to move, or who has won, and one sentence what to do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = Art()
        self._shown = ""
        self._badge = QLabel()
        self._badge.setFixedSize(BADGE, BADGE)
        self.name = QLabel()
        self.name.setFont(font(LARGE, strong=True))
        self.name.setWordWrap(True)
        self.caption = QLabel()
        self.caption.setFont(font(MIDDLE))
        self.caption.setWordWrap(True)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.caption.setMinimumHeight(2 * self.caption.fontMetrics().lineSpacing())
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self.name)
        texts.addWidget(self.caption)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2 * STEP)
        layout.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(texts, 1)

    def forget(self) -> None:
        """Draw the badge anew."""
        self._art.clear()
        self._shown = ""

    def follow(self, controller: RulesController, ways: int = 0) -> None:
        """Show the turn of the controller's game; one of so many `ways` is to be chosen."""
        game, seats, over = controller.game, controller.seats, controller.over
        turn = controller.rules.turn(controller.state)
        seat = None
        if over and over.winners:
            seat = over.winners[0]
            self.name.setText(self.tr("{side} wins").format(side=called(controller, seat)))
        elif over:
            drawn = over.rule != "ALL-ABANDONED"
            self.name.setText(self.tr("A draw") if drawn else self.tr("No result"))
        elif isinstance(turn, ToMove):
            seat = turn.seat
            self.name.setText(self.tr("{side} to move").format(side=called(controller, seat)))
        elif isinstance(turn, ToRoll):
            seat = turn.seat
            self.name.setText(self.tr("{side} to throw").format(side=called(controller, seat)))
        caption = say(controller.tableau().caption)
        if controller.awaited is not None:
            caption = self.tr("The next choice is made in secret, behind the curtain.")
        elif controller.looking_back:
            caption = self.tr("You are looking back. Go to the latest move to play on.")
        elif over and over.grade:
            caption = tr(game.grades.get(over.grade, ""))
        elif controller.to_roll and controller.agreement.real_dice:
            caption = self.tr("Throw your dice, and click what each of them shows.")
        elif ways:
            caption = self.tr("{count} ways lead there, and differ in what they take. Which one?")
            caption = caption.format(count=ways)
        self.caption.setText(caption)
        self.caption.setVisible(over is None or bool(over.grade))
        self._badge.setVisible(seat is not None)
        if seat is not None:
            badge = seats[seat].badge
            if badge == self._shown:
                return
            self._shown = badge
            self._art.add(badge, game.look.picture(badge))
            ratio = self.devicePixelRatioF()
            pixmap = self._art.pixmap(badge, QSize(BADGE, BADGE) * ratio)
            pixmap.setDevicePixelRatio(ratio)
            self._badge.setPixmap(pixmap)


class SidePanel(QWidget):
    """All that is said beside the board."""

    explained = Signal(tuple)
    """Reasons were given that are to be pointed at on the board."""

    def __init__(
        self, controller: RulesController, actions: list[QAction], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._controller = controller
        self.header = TurnHeader()
        self.prompt = PromptBar(controller, new=actions[0])
        self.prompt.why.connect(self.explain)
        self.card = RuleCard()
        self.question = Question()
        self.coach = QLabel()
        self.coach.setFont(font(SMALL))
        self.coach.setWordWrap(True)
        self.coach.hide()
        self.trays = Trays(controller)
        self.clock = ClockFace(controller)
        self.corner = DiceCorner(controller)
        self.dice = self.corner.dice
        self.moves = MoveList(controller)
        self.typed = TypedMove(controller)
        talk, played = self._columns(actions)
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._box.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        self._box.setSpacing(2 * STEP)
        self._box.addLayout(talk)
        self._box.addLayout(played, 1)
        self.set_below(below=False)
        controller.watch(self._answered)
        self._follow()

    def _columns(self, actions: list[QAction]) -> tuple[QVBoxLayout, QVBoxLayout]:
        """Put what is said into one column, and what was played into another."""
        talk = QVBoxLayout()
        talk.setSpacing(2 * STEP)
        talk.addWidget(self.header)
        talk.addWidget(self.clock)
        talk.addWidget(self.corner)
        talk.addWidget(self.trays)
        talk.addWidget(self.prompt)
        talk.addWidget(self.coach)
        talk.addWidget(self.question)
        talk.addWidget(CardRoom(self.card))
        talk.addStretch(0)
        played = QVBoxLayout()
        played.setSpacing(2 * STEP)
        played.addWidget(self.moves, 1)
        played.addWidget(self.typed)
        played.addLayout(_tools(actions))
        return talk, played

    def set_below(self, *, below: bool) -> None:
        """Stand under the board instead of beside it."""
        directions = QBoxLayout.Direction
        self._box.setDirection(directions.LeftToRight if below else directions.TopToBottom)
        self._box.setStretch(0, 1 if below else 0)
        self.corner.set_below(below=below)
        self.setMinimumWidth(0 if below else WIDTH)
        self.setMaximumWidth(QWIDGETSIZE_MAX if below else WIDTH)
        self.setMinimumHeight(HEIGHT if below else 0)
        self.setMaximumHeight(HEIGHT if below else QWIDGETSIZE_MAX)

    def _follow(self, ways: tuple[Way[Any], ...] = ()) -> None:
        self.header.follow(self._controller, len(ways))
        self.corner.follow()
        self.clock.follow()
        self.trays.follow()
        self.prompt.follow(ways)

    def forget_pictures(self) -> None:
        """Draw pictures anew: the pieces have other colours."""
        self.header.forget()
        self.trays.forget()
        self.dice.forget()
        self._follow()

    def _answered(self, answer: Answer) -> None:
        self.coach.hide()
        if isinstance(answer, Committed | Jumped | Stepped):
            self.question.take_back()
        if isinstance(answer, Committed | Jumped):
            self.dice.abandon()
        match answer:
            case Refusal(reasons) if reasons:
                self.card.show_reasons(reasons, self._controller.rules.book, refused=True)
            case Asked():
                self.card.dismiss()
            case Stepped():
                if self._controller.draft.steps:
                    self.card.dismiss()
            case Committed() | Jumped():
                self.card.dismiss()
                self._tell(answer)
        self._follow(answer.ways if isinstance(answer, Asked) else ())

    def _tell(self, answer: Committed | Jumped) -> None:
        """Tell what happened that is not seen, and how the game ended."""
        book, over = self._controller.rules.book, self._controller.over
        effects = answer.transition.effects if isinstance(answer, Committed) else ()
        notes = tuple(effect for effect in effects if isinstance(effect, Noted))
        if over:
            self.card.show_end(over.rule, book, notes)
        elif notes:
            self.card.show_notes(notes, book)

    def explain(self) -> None:
        """Answer "why must I?" from the duties of the moment."""
        if duties := self._controller.prompt.duties:
            self.card.show_reasons(duties, self._controller.rules.book, refused=False)
            self.explained.emit(duties)


def _tools(actions: list[QAction]) -> QHBoxLayout:
    """Make a row of buttons for what is done again and again."""
    tools = QHBoxLayout()
    tools.setSpacing(STEP)
    for action in actions:
        button = QToolButton()
        button.setDefaultAction(action)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setIconSize(QSize(20, 20))
        button.setFont(font(SMALL))
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        tools.addWidget(button)
    return tools
