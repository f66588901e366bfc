"""The board in words: places, what could be done, what happened."""

from PySide6.QtCore import QCoreApplication

from tabletop_qt.core.effects import (
    Effect,
    Ended,
    Moved,
    Noted,
    PartTaken,
    Promoted,
    Removed,
    Returned,
    Rolled,
    Turned,
)
from tabletop_qt.core.terms import PieceId, SiteId
from tabletop_qt.play.answers import Answer, Committed, Refusal
from tabletop_qt.play.controller import RulesController
from tabletop_qt.ui.words import called, part, say, tr


def _tr(text: str) -> str:
    return QCoreApplication.translate("Access", text)


class Reader:
    """Puts places, moves, refusals and ends into words."""

    def __init__(self, controller: RulesController) -> None:
        self._controller = controller

    def _names(self) -> tuple[dict[SiteId, list[PieceId]], dict[PieceId, str]]:
        """Tell what stands where, and what it is called."""
        controller = self._controller
        tokens = controller.tableau().tokens
        sites: dict[SiteId, list[PieceId]] = {}
        for token in tokens:
            sites.setdefault(token.site, []).append(token.piece)
        return sites, {token.piece: part(token.name) for token in tokens}

    def place(self, site: SiteId) -> str:
        """Name a place, what stands there, and what can be done with it."""
        sites, names = self._names()
        pieces = sites.get(site, [])
        name = say(self._controller.rules.board[site].name)
        standing = [names[piece] for piece in pieces] or [_tr("empty")]
        able = [self._able(piece, site) for piece in pieces] or [self._able(None, site)]
        words = [name]
        for what, can in zip(standing, able, strict=True):
            words += [what, can] if can else [what]
        return ", ".join(words)

    def _able(self, piece: PieceId | None, site: SiteId) -> str:
        """Tell what can be done with a piece, or with the place where there is none."""
        offered = self._controller.affordances
        if piece is not None and piece == offered.held:
            return _tr("in your hand")
        if offered.held and site in (offered.drop or {}):
            captures = (offered.drop or {})[site]
            return _tr("can be gone to, captures") if captures else _tr("can be gone to")
        if piece in offered.obliged:
            targets = self._controller.peek(piece).drop or {}
            captures = bool(targets) and all(targets.values())
            return _tr("must capture") if captures else _tr("must move")
        if piece in offered.lift:
            return _tr("can be chosen") if self._controller.draft.steps else _tr("can move")
        return ""

    def told(self, answer: Answer, names: dict[PieceId, str]) -> str:
        """Tell what an answer came to; `names` are those of the pieces before it."""
        match answer:
            case Committed(transition):
                sentences = [self._effect(effect, names) for effect in transition.effects]
                return " ".join(sentence for sentence in sentences if sentence)
            case Refusal(reasons) if reasons:
                rule = self._controller.rules.book[reasons[0].rule]
                return f"{tr(rule.title)}. {say(reasons[0].text)}"
            case _ if over := self._controller.over:
                return tr(self._controller.rules.book[over.rule].title)
        return ""

    def names(self) -> dict[PieceId, str]:
        """Name the pieces that are on the board."""
        return self._names()[1]

    def _effect(self, effect: Effect, names: dict[PieceId, str]) -> str:
        board = self._controller.rules.board
        text = ""
        match effect:
            case Moved(piece, path):
                text = _tr("{piece} from {start} to {end}.").format(
                    piece=names.get(piece, ""),
                    start=part(board[path[0]].name),
                    end=part(board[path[-1]].name),
                )
            case Removed(piece, site):
                text = _tr("{piece} on {place} is taken.").format(
                    piece=names.get(piece, ""), place=part(board[site].name)
                )
            case Returned(piece, path):
                text = _tr("{piece} goes back from {place}.").format(
                    piece=names.get(piece, ""), place=part(board[path[0]].name)
                )
            case Rolled(seat, values) if values:
                text = _tr("{side} throws {values}.").format(
                    side=called(self._controller, seat), values=", ".join(map(str, values))
                )
            case Turned(piece):
                text = _tr("{piece} is turned.").format(piece=names.get(piece, ""))
            case PartTaken(piece, parts):
                text = _tr("{piece} loses {count}.").format(
                    piece=names.get(piece, ""), count=len(parts)
                )
            case Promoted(piece):
                after = self._names()[1]
                text = _tr("It becomes {piece}.").format(piece=after.get(piece, ""))
            case Noted(_, said):
                text = say(said)
            case Ended(over):
                text = f"{tr(self._controller.rules.book[over.rule].title)}."
                if over.winners:
                    sides = ", ".join(called(self._controller, seat) for seat in over.winners)
                    text += " " + _tr("{side} wins.").format(side=sides)
        return text[:1].upper() + text[1:]

    def would(self, site: SiteId) -> str:
        """Tell what going to a place with what is in hand would do."""
        controller = self._controller
        names, seen = self.names(), len(controller.draft.effects)
        ways = controller.ways_to(site)
        told = []
        for way in ways:
            sentences = [self._effect(effect, names) for effect in way.effects[seen:]]
            told.append(" ".join(sentence for sentence in sentences if sentence))
        coming = [self._effect(effect, names) for effect in controller.outlook(site)]
        if coming:
            told.append(_tr("Then possible: {what}").format(what=" ".join(dict.fromkeys(coming))))
        return (" " + _tr("Or: ")).join(dict.fromkeys(filter(None, told)))
