"""Ends without a move: each is asked once, and answered by whom it concerns."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from tabletop_qt.core.steps import Over, ToMove, ToRoll
from tabletop_qt.core.terms import RuleId, Seat
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui.panels.question import Question
from tabletop_qt.ui.words import called


class Ending(QObject):
    """Resigning, agreeing on a draw, and giving the game up together."""

    def __init__(self, controller: RulesController, question: Question, window: QWidget) -> None:
        super().__init__(window)
        self._controller = controller
        self._question = question
        self._window = window
        self._declined: set[tuple[int, RuleId]] = set()
        """What was declined at which node: it is not asked there again."""
        self._game = controller.rules
        self.draw = self._action(self.tr("Offer a &draw"), self.offer_draw)
        self.resign = self._action(self.tr("&Resign…"), self.offer_to_resign)
        self.leave = self._action(self.tr("&Leave the table…"), self.offer_to_leave)
        self.abandon = self._action(self.tr("End &without a result"), self.offer_to_abandon)

    def _action(self, text: str, act: object) -> QAction:
        action = QAction(text, self)
        action.triggered.connect(act)
        return action

    def put(self, menu: QMenu) -> None:
        """Add the actions to a menu."""
        menu.addActions([self.draw, self.resign, self.leave, self.abandon])

    def follow(self, *, playing: bool) -> None:
        """Offer what can be asked now."""
        if self._game is not self._controller.rules:
            self._game = self._controller.rules
            self._declined.clear()
        going_on = playing and self._controller.over is None
        here = self._controller.record.cursor
        self.resign.setEnabled(going_on)
        self.leave.setEnabled(going_on)
        self.draw.setEnabled(going_on and (here, "ALL-AGREED") not in self._declined)
        self.abandon.setEnabled(going_on and (here, "ALL-ABANDONED") not in self._declined)

    def _seat(self) -> Seat:
        """Whose doing it is: the side to move."""
        turn = self._controller.rules.turn(self._controller.state)
        assert not isinstance(turn, Over)
        return turn.seat if isinstance(turn, ToMove | ToRoll) else 0

    def _name(self, seat: Seat) -> str:
        return called(self._controller, seat)

    def _others(self, seat: Seat) -> str:
        seats = range(len(self._controller.seats))
        return ", ".join(self._name(other) for other in seats if other != seat)

    def offer_to_resign(self) -> None:
        """Ask the side to move whether it gives up."""
        seat = self._seat()
        self._question.ask(
            self.tr("{side}, do you give up?").format(side=self._name(seat)),
            self.tr("{others} wins then.").format(others=self._others(seat)),
            (self.tr("Resign"), self.tr("Play on")),
            lambda: self._controller.end("ALL-RESIGN", seat),
            lambda: None,
        )

    def offer_to_leave(self) -> None:
        """Ask the side to move whether somebody takes its seat; without anybody it gives up."""
        seat = self._seat()
        self._question.ask(
            self.tr("{side} leaves the table.").format(side=self._name(seat)),
            self.tr("Does somebody take over? Without that, {others} wins.").format(
                others=self._others(seat)
            ),
            (self.tr("Somebody takes over…"), self.tr("Nobody: give up")),
            lambda: self._ask_name(seat),
            lambda: self._controller.end("ALL-RESIGN", seat),
        )

    def _ask_name(self, seat: Seat) -> None:
        dialog = QInputDialog(self._window)
        dialog.setWindowTitle(self.tr("Taking over"))
        dialog.setLabelText(
            self.tr("Who plays for {side} from now on?").format(side=self._name(seat))
        )
        dialog.textValueSelected.connect(
            lambda name: self._controller.take_seat(seat, name.strip())
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def offer_draw(self) -> None:
        """Offer a draw to the other side."""
        self._offer(
            "ALL-AGREED",
            self.tr("{side} offers a draw."),
            (self.tr("Agree to a draw"), self.tr("Play on")),
        )

    def offer_to_abandon(self) -> None:
        """Ask the other side to end the game without a result."""
        self._offer(
            "ALL-ABANDONED",
            self.tr("{side} wants to end without a result."),
            (self.tr("End the game"), self.tr("Play on")),
        )

    def _offer(self, rule: RuleId, title: str, answers: tuple[str, str]) -> None:
        seat, here = self._seat(), self._controller.record.cursor
        self._question.ask(
            title.format(side=self._name(seat)),
            self.tr("{others}, do you agree?").format(others=self._others(seat)),
            answers,
            lambda: self._controller.end(rule),
            lambda: self._decline(here, rule),
        )

    def _decline(self, here: int, rule: RuleId) -> None:
        self._declined.add((here, rule))
        self.follow(playing=True)
