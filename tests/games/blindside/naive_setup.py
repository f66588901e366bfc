"""The set-up of a game of Blindside: loading, drafting, placing and the pie rule."""

from __future__ import annotations

from dataclasses import replace

from tests.games.blindside.naive_board import Pawn, arrows_of
from tests.games.blindside.naive_ends import opened
from tests.games.blindside.naive_options import Options, State, own


def first(options: Options) -> State:
    """Give the state before anything has been done."""
    ready = options.way == "fixed"
    state = State(
        red=options.plan.red if ready else (),
        black=options.plan.black if ready else (),
        side="r",
        taken=(0, 0),
        quiet=0,
        passes=0,
        used=frozenset(),
        spaces=options.spaces,
        starts=(frozenset(), frozenset()),
        phase="play",
        history=(),
        end=None,
    )
    return advanced(options, state)


def advanced(options: Options, state: State) -> State:
    """Say what the set-up asks next and of whom; begin play when it asks nothing more."""
    phase, side = due(options, state)
    state = replace(state, phase=phase, side=side)
    return begun(options, state) if phase == "play" else state


def due(options: Options, state: State) -> tuple[str, str]:
    """Give the phase of a set-up and the side that acts, told by what is done already."""
    total = options.army_pawns
    if options.way == "load" and len(state.black) < total:
        return "load", "r" if len(state.red) < total else "b"
    if options.way == "draft" and len(state.spaces) < options.drafted:
        return "act", "b" if len(state.spaces) % 2 == 0 else "r"  # Black first
    if options.way in ("draft", "free") and len(state.black) < total:
        return "place", "r" if len(state.red) == len(state.black) else "b"  # Red first
    return ("pie", "b") if options.asks_pie else ("play", "r")


def begun(options: Options, state: State) -> State:
    """Begin play; only rescues need to know where the armies have started."""
    starts: tuple[frozenset[str], frozenset[str]] = (frozenset(), frozenset())
    if options.rescue:
        starts = frozenset(own(state, "r")), frozenset(own(state, "b"))
    return opened(options, replace(state, phase="play", starts=starts))


def swapped(options: Options, state: State) -> State:
    """BS-DRAFT: the armies change colours and Black moves first."""
    return begun(options, replace(state, red=state.black, black=state.red, side="b"))


def asked(options: Options, state: State) -> list[str]:
    """List the actions of a set-up."""
    if state.phase == "pie":
        return ["keep", "swap"]
    if state.phase == "act":
        return [f"@{name}" for name in options.plan.near if may_draft(options, state, name)]
    names = [name for name in options.plan.near if may_stand(options, state, state.side, name)]
    masks = [mask for mask in range(1, 64) if may_load(options, state, mask)]
    return [f"{name}:{mask}" for name in names for mask in masks]


def answered(options: Options, state: State, text: str) -> State:
    """Give the state after an action of the set-up."""
    if text == "keep":
        return begun(options, replace(state, side="r"))
    if text == "swap":
        return swapped(options, state)
    if text.startswith("@"):
        return advanced(options, replace(state, spaces=state.spaces | {text[1:]}))
    name, mask = text.split(":")
    pawns: tuple[Pawn, ...] = tuple(sorted((*own(state, state.side).items(), (name, int(mask)))))
    if state.side == "r":
        return advanced(options, replace(state, red=pawns))
    return advanced(options, replace(state, black=pawns))


def may_draft(options: Options, state: State, name: str) -> bool:
    """BS-DRAFT: any empty hex, but each zone must keep room for its pawns."""
    spaces = state.spaces | {name}
    return name not in state.spaces and roomy(options, spaces)


def roomy(options: Options, spaces: frozenset[str]) -> bool:
    """Tell whether each zone has room for its pawns beside some action spaces."""
    return all(len(zone - spaces) >= options.army_pawns for zone in options.zones)


def may_stand(options: Options, state: State, side: str, name: str) -> bool:
    """BS-LOAD, BS-DRAFT: tell whether the next pawn of a side may stand on a hex."""
    if options.way == "load":
        starts = options.plan.red if side == "r" else options.plan.black
        return name == starts[len(own(state, side))][0]
    zone = options.zones[0 if side == "r" else 1]
    return name in zone - state.spaces and name not in own(state, side)


def may_load(options: Options, state: State, mask: int) -> bool:
    """BS-LOAD: 1 to 6 arrows a pawn, and all arrows must be loaded."""
    pawns = own(state, state.side)
    loaded = sum(len(arrows_of(other)) for other in pawns.values()) + len(arrows_of(mask))
    return loadable(options, len(pawns) + 1, loaded)


def loadable(options: Options, pawns: int, arrows: int) -> bool:
    """Tell whether the pawns still to come can carry exactly the arrows still to load."""
    still, left = options.army_pawns - pawns, options.army_arrows - arrows
    return still <= left <= 6 * still


def check_setup(options: Options, state: State) -> None:
    """Refuse a position of a set-up that no set-up could lead to."""
    if (state.phase, state.side) != due(options, state):
        raise ValueError("The set-up is not at this point with this side to act.")
    if state.taken != (0, 0) or state.quiet:
        raise ValueError("Nothing is captured and no turn counted during the set-up.")
    if options.way == "fixed":
        if (state.red, state.black) != (options.plan.red, options.plan.black):
            raise ValueError("The armies must stand as the board says.")
        return
    if options.way == "draft" and not roomy(options, state.spaces):
        raise ValueError("A zone has no room for the pawns of its side.")
    for side in ("r", "b"):
        pawns = own(state, side)
        arrows = sum(len(arrows_of(mask)) for mask in pawns.values())
        if not loadable(options, len(pawns), arrows):
            raise ValueError("The arrows of a side must all find their place.")
        check_places(options, state, side)
    if state.phase == "act" and (state.red or state.black):
        raise ValueError("The action spaces are placed before the pawns.")
    # Where the number of pawns tells who acts, no side is more than one ahead.
    ahead = len(state.red) - len(state.black)
    if state.phase == "place" and ahead not in (0, 1):
        raise ValueError("The pawns are placed alternately, Red first.")
    if state.phase == "load" and state.black and len(state.red) < options.army_pawns:
        raise ValueError("Red loads before Black.")


def check_places(options: Options, state: State, side: str) -> None:
    """Refuse pawns that could not have been placed or loaded where they are."""
    names = list(own(state, side))
    if options.way == "load":
        starts = options.plan.red if side == "r" else options.plan.black
        if names != [name for name, _ in starts][: len(names)]:
            raise ValueError("The pawns are loaded in the order of their names.")
    elif not set(names) <= options.zones[0 if side == "r" else 1] - state.spaces:
        raise ValueError("The pawns start in their zone and off the action spaces.")


def other_starts(options: Options, state: State) -> bool:
    """Tell whether the start spaces in force are others than the options say."""
    return options.rescue and state.starts != printed_starts(options)


def printed_starts(options: Options) -> tuple[frozenset[str], frozenset[str]]:
    """Give the start spaces that come with the board and the set-up."""
    if not options.rescue or options.way in ("draft", "free"):
        return frozenset(), frozenset()
    red, black = options.plan.red, options.plan.black
    return frozenset(name for name, _ in red), frozenset(name for name, _ in black)


def check_starts(options: Options, starts: tuple[frozenset[str], frozenset[str]]) -> None:
    """Refuse start spaces that no set-up could have given."""
    red, black = starts
    if options.way in ("fixed", "load"):
        printed = printed_starts(options)
        # BS-DRAFT: only the pie rule makes the start spaces change sides.
        if starts != printed and (starts != printed[::-1] or not options.asks_pie):
            raise ValueError("The start spaces must be those of the board.")
        return
    if len(red) != options.army_pawns or len(black) != options.army_pawns:
        raise ValueError("Each side has a start space for each pawn.")
    for one, two in ((red, black), (black, red)) if options.asks_pie else ((red, black),):
        if one <= options.zones[0] and two <= options.zones[1]:
            return
    raise ValueError("The start spaces must lie in the zones.")
