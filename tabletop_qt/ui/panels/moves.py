"""The move list: the plies of the line looked at, a round a row."""

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLabel, QTableView, QWidget

from tabletop_qt.core.steps import Move
from tabletop_qt.play.controller import Answer, RulesController
from tabletop_qt.ui.theme import SMALL, STEP, font
from tabletop_qt.ui.words import tr

Index = QModelIndex | QPersistentModelIndex


class MovesModel(QAbstractTableModel):
    """Rows are rounds, columns seats; a seat that moves twice begins a new row."""

    def __init__(self, controller: RulesController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._texts: tuple[str, ...] = ()
        self._cells: dict[tuple[int, int], int] = {}
        self._rows = 0
        self.refresh()

    def refresh(self) -> None:
        """Read the line of the record anew."""
        self.beginResetModel()
        record = self._controller.record
        self._texts = self._controller.written()
        self._cells = {}
        row, last = -1, len(self._controller.game.seats)
        for at, node in enumerate(record.line[1:], start=1):
            ply = record.ply(node)
            seat = ply.seat if isinstance(ply, Move) else last
            if seat <= last:
                row += 1
            self._cells[row, seat] = at
            last = seat
        self._rows = row + 1
        self.endResetModel()

    def at(self, index: Index) -> int | None:
        """Give the place in the line of what a cell shows, or None for an empty cell."""
        return self._cells.get((index.row(), index.column()))

    def index_of(self, at: int) -> QModelIndex:
        """Find the cell of a place in the line; the start has none."""
        for (row, column), found in self._cells.items():
            if found == at:
                return self.index(row, column)
        return QModelIndex()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent and parent.isValid() else self._rows

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent and parent.isValid() else len(self._controller.game.seats)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        at = self.at(index)
        if at is not None and role == Qt.ItemDataRole.DisplayRole:
            return self._texts[at - 1]
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Vertical:
            return str(section + 1)
        return tr(self._controller.game.seats[section].name)


class MoveList(QTableView):
    """Shows the plies and goes to the one that is chosen."""

    def __init__(self, controller: RulesController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._moves = MovesModel(controller, self)
        self.setModel(self._moves)
        self.setFont(font(SMALL + 1, tabular=True))
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setFont(font(SMALL, tabular=True))
            header.setHighlightSections(False)
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAccessibleName(self.tr("Moves"))
        self.verticalHeader().setDefaultSectionSize(3 * STEP + 4)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumWidth(5 * STEP)
        self.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        self.setCornerButtonEnabled(False)
        self.setMinimumHeight(15 * STEP)
        self._empty = QLabel(self.tr("The moves you play will stand here."), self.viewport())
        self._empty.setObjectName("muted")
        self._empty.setFont(font(SMALL + 1))
        self._empty.move(STEP, STEP)
        self._line: tuple[int, ...] = ()
        self._at = -1
        self.follow()
        controller.watch(self._answered)
        self.selectionModel().currentChanged.connect(self._chosen)

    def _answered(self, answer: Answer) -> None:
        del answer
        self.follow()

    def follow(self) -> None:
        """Show the line looked at, and mark the ply at the cursor."""
        line, at = self._controller.record.line, self._controller.record.at
        if (line, at) == (self._line, self._at):
            return
        selection = self.selectionModel()
        blocked = selection.blockSignals(True)
        if line != self._line:
            self._line = line
            self._moves.refresh()
        self._at = at
        index = self._moves.index_of(at)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)
        else:
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())
        selection.blockSignals(blocked)
        self._empty.setVisible(len(line) == 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def _chosen(self, index: QModelIndex) -> None:
        """Edited by the user: go to the ply that was chosen."""
        at = self._moves.at(index)
        if at is not None and at != self._controller.record.at:
            self._controller.go(at)
