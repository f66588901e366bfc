"""Hands for the tests: they touch the real window with real mouse events."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from tabletop_qt.core.steps import Move, Pick, Place, Say, Steps
from tabletop_qt.ui.board.items import TokenItem
from tabletop_qt.ui.board.marks import Kind
from tabletop_qt.ui.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


class Table:
    """A window, and what a person does to it."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.controller = window.controller
        self.scene = window.scene

    @property
    def position(self) -> str:
        """The position string of the settled state."""
        return self.controller.rules.encode(self.controller.state)

    def set_up(self, position: str, **options: bool | int) -> None:
        """Begin a game from a position string."""
        self.controller.new_game(self.controller.game, options, position)

    # The mouse

    def spot(self, site: str) -> QPoint:
        """Give where a place is in the view: where it is seen beside what lies on top there."""
        middle = self.window.view.mapFromScene(self.scene.point_of(site))
        on_top = [t for t in self.scene.tableau().tokens if t.site == site and t.reach > 1]
        if on_top and len(self.items_on(site)) > 1:
            return middle + QPoint(0, self.window.view.outline_of(site).height() * 2 // 5)
        return middle

    def middle(self, site: str) -> QPoint:
        """Give the middle of a place in the view, where the topmost piece is."""
        return self.window.view.mapFromScene(self.scene.point_of(site))

    def items_on(self, site: str) -> list[str]:
        """List the pieces on a place, from below to above."""
        return [token.piece for token in self.scene.tableau().tokens if token.site == site]

    def press(self, site: str) -> None:
        QTest.mousePress(self.window.view.viewport(), LEFT, pos=self.spot(site))

    def move(self, site: str) -> None:
        self.move_to(self.spot(site))

    def move_to(self, spot: QPoint) -> None:
        QTest.mouseMove(self.window.view.viewport(), spot)

    def release(self, site: str) -> None:
        QTest.mouseRelease(self.window.view.viewport(), LEFT, pos=self.spot(site))

    def click(self, site: str) -> None:
        self.press(site)
        self.release(site)

    def lift(self, start: str, over: str) -> None:
        """Press on a place and drag to another, without letting go."""
        self.press(start)
        begin, end = self.spot(start), self.spot(over)
        for step in range(1, 5):
            self.move_to(begin + (end - begin) * step / 4)

    def drag(self, start: str, end: str) -> None:
        self.lift(start, end)
        self.release(end)

    def button(self, text: str) -> QPushButton:
        """Find a button that can be seen by what it says."""
        QApplication.processEvents()
        buttons = self.window.findChildren(QPushButton)
        return next(b for b in buttons if b.text() == text and b.isVisible())

    def push(self, text: str) -> None:
        QTest.mouseClick(self.button(text), LEFT)

    def play(self, text: str, *, by_drag: bool) -> None:
        """Make a move, given in notation, by the mouse."""
        ply = self.controller.rules.read(self.controller.state, text)
        assert isinstance(ply, Move)
        match ply.steps:
            case (Pick(piece), Pick(other)) if not by_drag:
                self.click_at(self.grip(piece))
                self.click_at(self.grip(other))
                rest: Steps = ()
            case (Pick(piece), Place() | Pick() as goal, *more):
                start = self.grip(piece)
                end = self.spot(goal.site) if isinstance(goal, Place) else self.grip(goal.piece)
                if by_drag:
                    self.drag_at(start, end)
                else:
                    self.click_at(start)
                    self.click_at(end)
                rest = tuple(more)
            case steps:
                rest = steps
        for step in rest:
            match step:
                case Pick(piece):
                    self.click_at(self.grip(piece))
                case Place(site):
                    self.click_at(self.spot(site))
                case Say(word):
                    self.push(self.scene.tableau().words[word].render())
        if self.controller.draft.steps:
            self.push("Done")

    def grip(self, piece: str) -> QPoint:
        """Give where a piece is taken hold of."""
        site = self.site_of(piece)
        return self.middle(site) if self.items_on(site)[-1] == piece else self.spot(site)

    def click_at(self, spot: QPoint) -> None:
        QTest.mouseClick(self.window.view.viewport(), LEFT, pos=spot)

    def drag_at(self, start: QPoint, end: QPoint) -> None:
        port = self.window.view.viewport()
        QTest.mousePress(port, LEFT, pos=start)
        for step in range(1, 5):
            self.move_to(start + (end - start) * step / 4)
        QTest.mouseRelease(port, LEFT, pos=end)

    # What can be seen

    def in_hand(self) -> str | None:
        """Tell which piece is being dragged."""
        return self.scene.hand.dragged

    def moving(self) -> bool:
        """Tell whether anything moves."""
        return self.scene.motion.running

    def site_of(self, piece: str) -> str:
        """Find where a piece is, by the tableau."""
        return next(t.site for t in self.scene.tableau().tokens if t.piece == piece)

    def items(self) -> dict[str, TokenItem]:
        """Find the pieces on the board, by place."""
        found = (item for item in self.scene.items() if isinstance(item, TokenItem))
        return {item.token.site: item for item in found if item.token}

    def marks(self, kind: Kind) -> set[str]:
        """Find the places that carry a mark."""
        return {mark.site for mark in self.scene.marks() if mark.kind is kind}

    def pulsing(self) -> set[str]:
        """Find the places a refusal points at."""
        return set(self.scene.pointed_at())

    def rest(self) -> None:
        """Bring all motion to its end and check what is shown."""
        self.scene.motion.finish()
        QApplication.processEvents()
        self.check()

    def check(self) -> None:
        """Items equal the model: each piece is whole, at home, and there is no other."""
        tokens = {token.piece: token for token in self.scene.tableau().tokens}
        found = [item for item in self.scene.items() if isinstance(item, TokenItem)]
        items = {item.token.piece: item for item in found if item.token}
        assert set(items) == set(tokens)
        assert len(found) == len(items)
        for piece, item in items.items():
            token = tokens[piece]
            assert item.token == token
            assert (item.pos().x(), item.pos().y()) == self.scene.board[token.site].centre
            assert (item.opacity(), item.scale()) == (1, 1)
            turn = token.turn + (180 if token.upright and self.scene.flipped else 0)
            assert (item.rotation() - turn) % 360 == 0
