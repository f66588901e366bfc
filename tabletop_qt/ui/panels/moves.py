"""The move list: the line looked at, a round a row, with what was remarked and played instead."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLabel, QTableView, QWidget

from tabletop_qt.core.steps import Roll
from tabletop_qt.core.terms import Seat
from tabletop_qt.play.answers import Answer
from tabletop_qt.play.controller import RulesController
from tabletop_qt.play.record import ROOT, Event
from tabletop_qt.ui import theme
from tabletop_qt.ui.theme import SMALL, STEP, font
from tabletop_qt.ui.words import called, tr

Index = QModelIndex | QPersistentModelIndex
LINE = 3 * STEP + 4
"""The height of a row of moves."""
LOOKED_AHEAD = 12
"""How many moves of another line are told; the rest are seen by going there."""


@dataclass(slots=True)
class Round:
    """A row of moves: where in the line the plies of each column stand."""

    number: int
    cells: dict[int, list[int]] = field(default_factory=dict)
    seat: Seat = 0
    """Whose row it is, where there is but one column."""


@dataclass(frozen=True, slots=True)
class Aside:
    """A row of words between the moves."""

    text: str
    node: int | None = None
    """The node that it leads to, where it does."""
    at: int | None = None
    """The place of the cursor that it leads to, where it does."""


class MovesModel(QAbstractTableModel):
    """Rows are rounds and asides, columns seats; a seat that moves twice begins a new row."""

    def __init__(self, controller: RulesController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._throwing = False
        """Whether the game is one with dice."""
        self._texts: tuple[str, ...] = ()
        """What is read of the moves of the line."""
        self.rows: list[Round | Aside] = []
        self.refresh()

    def refresh(self) -> None:
        """Read the record anew."""
        self.beginResetModel()
        controller = self._controller
        self._throwing = bool(controller.tableau().dice) or any(
            isinstance(controller.record.ply(node), Roll) for node in controller.record.line[1:]
        )
        self._texts = tuple(self._text(node) for node in self._controller.record.line[1:])
        self.rows = list(self._read())
        self.endResetModel()

    def _text(self, node: int) -> str:
        """Give a move as it may be read by everybody."""
        hidden = self._controller.hidden(node)
        return self.tr("secret") if hidden else self._controller.text_of(node)

    def _read(self) -> Iterator[Round | Aside]:
        record = self._controller.record
        children: dict[int, list[int]] = defaultdict(list)
        for node, child in enumerate(record.nodes, start=1):
            children[child.parent].append(node)
        yield from self._asides(0, children)
        row, last, column, number = Round(0), -1, self._columns(), 0
        asides: list[Aside] = []
        for at, node in enumerate(record.line[1:], start=1):
            seat = self._controller.seat_of(node)
            if seat == last and self._throwing:
                # All that a turn of throws and moves is made of stands together.
                row.cells[column].append(at)
            else:
                before, column = column, seat if self._columns() > 1 else 0
                if column <= before:
                    if row.cells:
                        yield row
                        yield from asides
                    number += 1
                    row, asides = Round(number, seat=seat), []
                row.cells[column] = [at]
            last = seat
            asides += self._asides(at, children)
        if row.cells:
            yield row
            yield from asides

    def _columns(self) -> int:
        """Tell how many columns there are: one for each of two seats, or one for all of more."""
        seats = len(self._controller.seats)
        return seats if seats == 2 or not self._throwing else 1

    def _asides(self, at: int, children: dict[int, list[int]]) -> Iterator[Aside]:
        """Tell what there is to a place of the line besides its move."""
        record = self._controller.record
        node = record.line[at]
        if comment := record.comments.get(node):
            yield Aside(comment, at=at)
        if node != ROOT:
            for other in children[record.nodes[node - 1].parent]:
                if other != node:
                    yield Aside(self._instead(other, children), node=other)
            if self._controller.second_thought(node):
                yield Aside(self.tr("Played otherwise after later throws were seen."), at=at)
        if event := record.event_at(node):
            last = at == len(record.line) - 1
            yield Aside(self._ended(event), at=at + 1 if last else at)

    def _instead(self, node: int, children: dict[int, list[int]]) -> str:
        """Tell the moves of another line."""
        nodes = [node]
        while children[nodes[-1]] and len(nodes) < LOOKED_AHEAD:
            nodes.append(children[nodes[-1]][-1])
        moves = " ".join(self._text(one) for one in nodes)
        return self.tr("Instead: {moves}").format(moves=moves)

    def _ended(self, event: Event) -> str:
        title = tr(self._controller.rules.book[event.rule].title)
        if event.seat is None:
            return title
        side = called(self._controller, event.seat)
        return self.tr("{side}: {event}").format(side=side, event=title)

    def at(self, index: Index) -> int | None:
        """Give the place in the line of a move's cell, or None for any other."""
        row = self.rows[index.row()] if index.isValid() else None
        found = row.cells.get(index.column()) if isinstance(row, Round) else None
        return found[-1] if found else None

    def aside(self, index: Index) -> Aside | None:
        """Give the aside of a row, or None for a row of moves."""
        row = self.rows[index.row()] if index.isValid() else None
        return row if isinstance(row, Aside) else None

    def index_of(self, at: int) -> QModelIndex:
        """Find the cell of a place in the line; the start has none."""
        ended = len(self._controller.record.line)
        for number, row in enumerate(self.rows):
            if isinstance(row, Round):
                for column, found in row.cells.items():
                    if at in found:
                        return self.index(number, column)
            elif at == ended and row.at == at:
                return self.index(number, 0)
        return QModelIndex()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent and parent.isValid() else self._columns()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        aside, at = self.aside(index), self.at(index)
        roles = Qt.ItemDataRole
        if aside is None:
            shown = at is not None and role in (roles.DisplayRole, roles.ToolTipRole)
            return self._words(index) if shown else None
        if role in (roles.DisplayRole, roles.ToolTipRole):
            return aside.text if index.column() == 0 else None
        if role == roles.ForegroundRole:
            return QColor(theme.current().muted)
        return None

    def _words(self, index: Index) -> str:
        """Give the plies of a cell, after the name of the player where all share a column."""
        row = self.rows[index.row()]
        assert isinstance(row, Round)
        plies = " ".join(self._texts[at - 1] for at in row.cells[index.column()])
        if self._columns() > 1:
            return plies
        return f"{called(self._controller, row.seat)}: {plies}"

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Vertical:
            row = self.rows[section]
            return str(row.number) if isinstance(row, Round) else ""
        return called(self._controller, section) if self._columns() > 1 else self.tr("Turns")


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
        self.verticalHeader().setDefaultSectionSize(LINE)
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
        self._shown: tuple[object, ...] = ()
        self.follow()
        controller.watch(self._answered)
        self.selectionModel().currentChanged.connect(self._chosen)
        self.clicked.connect(self._follow_aside)

    def _answered(self, answer: Answer) -> None:
        del answer
        self.follow()

    def follow(self) -> None:
        """Show the line looked at, and mark the ply at the cursor."""
        record = self._controller.record
        shown = (record.line, record.events, record.comments)
        if (*shown, record.at) == self._shown:
            return
        selection = self.selectionModel()
        blocked = selection.blockSignals(True)
        if shown != self._shown[:3]:
            self._moves.refresh()
            self._lay_out()
        self._shown = (*shown, record.at)
        index = self._moves.index_of(record.at)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)
        else:
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())
        selection.blockSignals(blocked)
        self._empty.setVisible(not self._moves.rows)

    def _lay_out(self) -> None:
        """Let asides go over all columns, as high as their words need."""
        self.clearSpans()
        columns = self._moves.columnCount()
        room = self.viewport().width() - 2 * STEP
        for row, shown in enumerate(self._moves.rows):
            height = LINE
            if isinstance(shown, Aside):
                if columns > 1:
                    self.setSpan(row, 0, 1, columns)
                rect = self.fontMetrics().boundingRect(
                    0, 0, max(room, 1), 1 << 20, Qt.TextFlag.TextWordWrap, shown.text
                )
                height = max(LINE, rect.height() + STEP)
            if self.rowHeight(row) != height:
                self.setRowHeight(row, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
        self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._follow_aside(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _chosen(self, index: QModelIndex) -> None:
        """Go to the ply that was chosen."""
        at = self._moves.at(index)
        if at is not None and at != self._controller.record.at:
            self._controller.go(at)

    def _follow_aside(self, index: QModelIndex) -> None:
        """Go where a row of words leads."""
        aside = self._moves.aside(index)
        if aside and aside.node is not None:
            self._controller.turn_to(aside.node)
        elif aside and aside.at is not None and aside.at != self._controller.record.at:
            self._controller.go(aside.at)
