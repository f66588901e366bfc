"""The clocks of the players: they run while the table is played on, and a flag that falls loses."""

from time import monotonic

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from tabletop_qt.core.steps import ToMove, ToRoll
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui.theme import MIDDLE, font
from tabletop_qt.ui.words import called

TICK = 200
"""How often clocks are looked at, in milliseconds."""
SHORT = 20
"""From so many seconds on tenths are shown."""


class ClockFace(QWidget):
    """A line for each seat; hidden where no clock was agreed on."""

    def __init__(self, controller: RulesController) -> None:
        super().__init__()
        self._controller = controller
        self._lines = [QLabel() for _ in range(4)]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for line in self._lines:
            column.addWidget(line)
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self.tick)
        self.hide()

    def follow(self) -> None:
        """Let the time of the seat run whose turn it is, while the table is seen."""
        controller = self._controller
        clock = controller.clock
        self.setVisible(clock is not None)
        if clock is None:
            self._timer.stop()
            return
        turn = controller.rules.turn(controller.state)
        here = controller.record.at == controller.record.last and controller.over is None
        runs = isinstance(turn, ToMove | ToRoll) and here and self.window().isVisible()
        clock.run(turn.seat if isinstance(turn, ToMove | ToRoll) and runs else None, monotonic())
        if runs:
            self._timer.start()
        else:
            self._timer.stop()
        self._show()

    def pause(self) -> None:
        """Stop the time: the table is not seen."""
        if self._controller.clock is not None:
            self._controller.clock.run(None, monotonic())
        self._timer.stop()

    def tick(self) -> None:
        """Show the time; where it has run out the flag falls."""
        clock = self._controller.clock
        if clock is None:
            return
        seat = clock.running
        if seat is not None and clock.left(seat, monotonic()) <= 0:
            self.pause()
            self._controller.end("ALL-FLAG", seat)
            return
        self._show()

    def _show(self) -> None:
        controller, now = self._controller, monotonic()
        clock = controller.clock
        seats = len(controller.seats)
        for seat, line in enumerate(self._lines):
            line.setVisible(seat < seats)
            if clock is not None and seat < seats:
                runs = seat == clock.running
                line.setFont(font(MIDDLE, strong=runs, tabular=True))
                text = f"{_written(clock.left(seat, now))}  {called(controller, seat)}"
                line.setText(text)


def _written(seconds: float) -> str:
    if seconds < SHORT:
        return f"0:{seconds:04.1f}"
    whole = round(seconds)
    return f"{whole // 60}:{whole % 60:02}"
