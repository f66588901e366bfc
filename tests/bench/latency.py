"""How long a drag takes from the press, and from each move, to the painted picture."""

import os
import statistics
import time

SIZE = (1600, 1200)
BOUND_MS = 16.7
DRAGS = 60


def report() -> None:
    """Drag pieces about offscreen and print the latencies."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QEvent, QObject, QPoint, Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from tabletop_qt.games import find_games
    from tabletop_qt.ui.app import make_application
    from tabletop_qt.ui.window import MainWindow

    class Paints(QObject):
        """Counts the paint events of a widget."""

        count = 0

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                self.count += 1
            return super().eventFilter(watched, event)

    make_application()
    window = MainWindow(find_games())
    window.resize(*SIZE)
    window.show()
    view = window.view.viewport()
    paints = Paints()
    view.installEventFilter(paints)
    QApplication.processEvents()
    controller, scene = window.controller, window.scene

    def timed(into: list[float], act: object, *arguments: object, **named: object) -> None:
        before = paints.count
        start = time.perf_counter()
        act(*arguments, **named)  # type: ignore[operator]
        QApplication.processEvents()
        taken = (time.perf_counter() - start) * 1000
        if paints.count > before:
            into.append(taken)

    for name, game in find_games().items():
        window.start_game(game, {})
        QApplication.processEvents()
        presses: list[float] = []
        moves: list[float] = []
        for turn in range(DRAGS):
            while controller.to_roll:
                controller.roll()
            pieces = sorted(controller.affordances.lift)
            pieces = [piece for piece in pieces if controller.peek(piece).drop]
            piece = pieces[turn * 7 % len(pieces)]
            token = next(t for t in scene.tableau().tokens if t.piece == piece)
            targets = sorted(controller.peek(piece).drop or {})
            beside = QPoint(0, window.view.outline_of(token.site).height() * 2 // 5)
            start = window.view.mapFromScene(scene.point_of(token.site)) + beside
            end = window.view.mapFromScene(scene.point_of(targets[turn % len(targets)]))
            left = Qt.MouseButton.LeftButton
            timed(presses, QTest.mousePress, view, left, pos=start)
            for step in range(1, 11):
                timed(moves, QTest.mouseMove, view, start + (end - start) * step / 10)
            QTest.mouseRelease(view, left, pos=end)
            scene.motion.finish()
            if controller.draft.steps:
                controller.play(controller.rules.moves(controller.state, controller.draft.seat)[0])
            QApplication.processEvents()
            if controller.over:
                controller.go(0)
        _print(name, presses, moves)
    window.close()


def _print(game: str, presses: list[float], moves: list[float]) -> None:
    for name, values in (("press to paint", presses), ("move to paint", moves)):
        ranked = sorted(values)
        worst = ranked[min(len(ranked) - 1, int(len(ranked) * 0.99))]
        print(
            f"{game}, {name}: {len(ranked)} painted, median {statistics.median(ranked):.1f} ms, "
            f"99th percentile {worst:.1f} ms (bound {BOUND_MS} ms)"
        )


if __name__ == "__main__":
    report()
