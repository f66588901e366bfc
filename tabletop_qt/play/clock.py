"""A clock for each seat. It knows no time of its own: whoever asks tells what time it is."""

from collections.abc import Sequence

from tabletop_qt.core.terms import Seat


class Clock:
    """How long each seat has left, in seconds; at most one seat's time runs."""

    def __init__(self, left: Sequence[float]) -> None:
        self._left = list(left)
        self._running: Seat | None = None
        self._since = 0.0

    @property
    def running(self) -> Seat | None:
        """The seat whose time runs."""
        return self._running

    def run(self, seat: Seat | None, now: float) -> None:
        """Let the time of a seat run from now on, or nobody's; `now` never goes back."""
        if self._running is not None:
            self._left[self._running] = self.left(self._running, now)
        self._running, self._since = seat, now

    def left(self, seat: Seat, now: float) -> float:
        """Tell how long a seat has left; never less than nothing."""
        spent = now - self._since if seat == self._running else 0.0
        return max(0.0, self._left[seat] - spent)

    def all_left(self, now: float) -> tuple[int, ...]:
        """Tell what every seat has left, in whole seconds, as it is saved."""
        return tuple(round(self.left(seat, now)) for seat in range(len(self._left)))
