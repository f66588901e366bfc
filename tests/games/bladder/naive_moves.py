"""One side's moves and passes at Bladder with the board each leaves, for the plain oracle."""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.bladder.naive_board import (
    ACROSS,
    AROUND,
    CELL_AT,
    GOALS,
    NEIGHBOURS,
    POINTS,
    Men,
    Options,
    distance,
    own,
    rival,
    turned,
)


@dataclass(frozen=True)
class Deed:
    """One move or pass as it is written and the board it leaves."""

    text: str
    men: Men
    carrier: str | None
    landing: str
    """Where the moved man stands, empty after a pass."""
    scored: bool = False
    """The bladder was carried or passed into a goal."""
    lamed: str = ""
    taken: bool = False
    """The bladder came from an enemy by a lame or a tackle."""
    tackled: bool = False
    picked: bool = False

    @property
    def loud(self) -> bool:
        """BL-DRAW: tell whether the count of quiet turns begins anew."""
        return bool(self.lamed) or self.taken or self.picked


def steps(options: Options, men: Men, carrier: str | None, start: str) -> list[str]:
    """BL-STEP, BL-TWOS, BL-DIAMOND-STEP: list where a man may go."""
    shut = carrier is None and not options.step_across_diamond
    forward = 1 if men[start] in "Dl" else -1
    found = []
    for rise, run in ((forward, -1), (forward, 0), (forward, 1), (0, -1), (0, 1)):
        here = start
        for _ in range(options.step_range):
            r, c = POINTS[here]
            there = CELL_AT.get((r + rise, c + run))
            if there is None or there in men or (shut and {here, there} in ACROSS):
                break
            found.append(there)
            here = there
    return found


def passes(options: Options, men: Men, carrier: str | None, side: str) -> list[str]:
    """BL-PASS, BL-PASS-FOUR, BL-NO-KICK: list the own men whom a side's carrier can reach."""
    mates = own(men, side)
    if carrier not in mates:
        return []
    return [
        cell for cell in mates if cell != carrier and distance(carrier, cell) <= options.pass_range
    ]


def lame_neighbours(carrier: str | None, one: str, two: str) -> bool:
    """BL-LAME-DIAMOND: tell whether two cells count as adjacent for laming."""
    return two in NEIGHBOURS[one] and not (carrier is None and {one, two} in ACROSS)


def lamable(men: Men, carrier: str | None, side: str, mover: str, victim: str) -> bool:
    """BL-LAME, BL-ACTIVE: three men of the side near the victim, the one that moved among them."""
    if not lame_neighbours(carrier, mover, victim):
        return False
    return len([cell for cell in own(men, side) if lame_neighbours(carrier, cell, victim)]) >= 3


def tacklable(options: Options, men: Men, side: str, mover: str, victim: str) -> bool:
    """BL-TACKLE, BL-NO-TACKLE: two men near the carrier, the one that moved among them."""
    near = [cell for cell in own(men, side) if cell in NEIGHBOURS[victim]]
    return options.tackling and mover in near and len(near) >= 2


def deeds_of_man(options: Options, men: Men, carrier: str | None, start: str) -> list[Deed]:
    """List all that the moves of one man can be, his lames, pick-ups and tackles included."""
    found = []
    for stop in steps(options, men, carrier, start):
        after = {cell: letter for cell, letter in men.items() if cell != start}
        after[stop] = turned(men[start], stop)
        text = start + "-" + stop
        if carrier != start:
            found += deeds_after_step(options, after, carrier, stop, text)
        elif stop in GOALS:
            # BL-GOAL: a carrier's step into a goal lames nobody any more.
            found.append(Deed(text, after, stop, stop, scored=True))
        else:
            found += deeds_after_step(options, after, stop, stop, text)
    return found


def deeds_after_step(
    options: Options, men: Men, carrier: str | None, mover: str, text: str
) -> list[Deed]:
    """BL-LAME-ORDER: lame nobody or one man, then pick up or tackle."""
    side = men[mover].lower()
    found = deeds_after_lame(options, men, carrier, Deed(text, men, carrier, mover))
    for victim in own(men, rival(side)):
        if not lamable(men, carrier, side, mover, victim):
            continue
        after = {cell: letter for cell, letter in men.items() if cell != victim}
        said = text + "x" + victim
        if victim != carrier:
            deed = Deed(said, after, carrier, mover, lamed=victim)
            found += deeds_after_lame(options, after, carrier, deed)
            continue
        for mate in own(after, side):  # BL-LAME-CARRIER
            if mate in NEIGHBOURS[victim]:
                said_all = said + "@" + mate
                found.append(Deed(said_all, after, mate, mover, lamed=victim, taken=True))
    return found


def deeds_after_lame(options: Options, men: Men, carrier: str | None, deed: Deed) -> list[Deed]:
    """BL-PICKUP, BL-TACKLE, BL-LAME-AND-TACKLE: what may follow when the laming is done."""
    mover = deed.landing
    mates = own(men, men[mover].lower())
    if carrier is None:
        around = [cell for cell in mates if cell in AROUND]
        if mover not in around or len(around) < 3:
            return [deed]
        return [
            Deed(deed.text + "@" + mate, men, mate, mover, lamed=deed.lamed, picked=True)
            for mate in around
        ]
    found = [deed]
    if carrier not in mates and tacklable(options, men, men[mover].lower(), mover, carrier):
        for mate in mates:
            if mate in NEIGHBOURS[carrier]:
                text = deed.text + "t" + carrier + "@" + mate
                found.append(
                    Deed(text, men, mate, mover, lamed=deed.lamed, taken=True, tackled=True)
                )
    return found


def deeds_of_passing(options: Options, men: Men, carrier: str | None, side: str) -> list[Deed]:
    """BL-PASS: list the passes of a side, each of which is the whole turn."""
    return [
        Deed(f"{carrier}>{mate}", men, mate, "", scored=mate in GOALS)
        for mate in passes(options, men, carrier, side)
    ]
