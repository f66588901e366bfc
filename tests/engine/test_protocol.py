"""The engine protocol, command by command, in one conversation about BullTricker."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest

from tabletop_qt import __version__
from tabletop_qt.core.position import perft
from tabletop_qt.engine.protocol import Protocol, converse
from tabletop_qt.games.bulltricker import GAME
from tests.games.bulltricker.boards import BLACK_RIM, WHITE_RIM, position
from tests.games.bulltricker.naive import START, Naive
from tests.games.bulltricker.table import ROWS, Row

SHUTTLE = "gv1-h81 av1-h11 h81-gv1 h11-av1"
MATE = "fv4-h63 bv4-h33 gv4-h84 av4-gv4"
BOTH_CAPTURE = position(f"Kg7 ka7 Qdv6 pdv7 Ph75 ph65 {BLACK_RIM}")
"""A queen and a pawn that can capture in row."""


class Talk:
    """A conversation: commands in, lines out."""

    def __init__(self) -> None:
        self.protocol = Protocol(GAME)

    def ask(self, *commands: str) -> list[str]:
        """Give the lines that answer some commands."""
        return [line for command in commands for line in self.protocol.lines(command)]

    def told(self, query: str) -> str:
        """Give the one response to a query."""
        (line,) = self.ask(f"query {query}")
        assert line.startswith("response ")
        return line.removeprefix("response ")

    def best(self, command: str = "go movetime 20") -> str:
        """Give the move the engine chooses."""
        *info, last = self.ask(command)
        assert all(line.startswith("info ") for line in info)
        assert last.startswith("bestmove ")
        return last.removeprefix("bestmove ")


@pytest.fixture
def talk() -> Talk:
    return Talk()


def error(lines: list[str]) -> str:
    """Give the one error that is the whole answer."""
    (line,) = lines
    assert line.startswith("info string error: ")
    return line.removeprefix("info string error: ")


# ugi, isready, unknown commands


def test_ugi_introduces_the_engine_its_extensions_and_its_options(talk: Talk) -> None:
    lines = talk.ask("ugi")
    assert lines[0] == f"id name Tabletop Qt {__version__} BullTricker"
    assert lines[1].startswith("id author ")
    assert lines[-1] == "ugiok"
    assert "info string extensions turn why fen ended" in lines
    options = [line for line in lines if line.startswith("option ")]
    assert options[:3] == [
        "option name queen_first type check default true",
        "option name material_before_mate type check default true",
        "option name no_progress type spin default 100 min 0 max 1000",
    ]
    shape = re.compile(r"option name (\w+) type spin default \d+ min \d+ max \d+")
    found = [shape.fullmatch(line) for line in options[3:]]
    assert [match and match[1] for match in found] == ["level", "seed"]
    assert len(lines) == 4 + len(options)


def test_isready_is_answered_at_any_time(talk: Talk) -> None:
    assert talk.ask("isready") == ["readyok"]
    talk.ask(f"position startpos moves {MATE}", "nonsense")
    assert talk.ask("  isready  ") == ["readyok"]


@pytest.mark.parametrize("command", ["uci", "Isready", "d", "ponderhit now", "query?"])
def test_an_unknown_command_is_ignored_with_one_line(talk: Talk, command: str) -> None:
    assert talk.ask(command) == [f"info string unknown command: {command.split(maxsplit=1)[0]}"]
    assert talk.told("fen") == START


@pytest.mark.parametrize("command", ["", "   ", "stop", "uginewgame", "position startpos"])
def test_some_commands_are_answered_by_silence(talk: Talk, command: str) -> None:
    assert talk.ask(command) == []


# position


def test_a_conversation_begins_at_the_start(talk: Talk) -> None:
    assert talk.told("fen") == START
    talk.ask(f"position startpos moves {MATE}", "position startpos")
    assert talk.told("fen") == START


def test_moves_are_played_from_the_start(talk: Talk) -> None:
    game = Naive()
    for action in ("h74-h54", "bv4-h34", "fv3-h62"):
        game.play(action)
    assert talk.ask("position startpos moves h74-h54 bv4-h34 fv3-h62") == []
    assert talk.told("fen") == game.fen()


@pytest.mark.parametrize(
    "text", [START, f"{START} 17", BOTH_CAPTURE, position(f"Kg7 ka7 {WHITE_RIM}", "b 5")]
)
def test_a_position_is_set_up_from_a_string_with_spaces(talk: Talk, text: str) -> None:
    assert talk.ask(f"position fen {text}") == []
    assert talk.told("fen") == text


def test_moves_are_played_from_a_string_with_spaces(talk: Talk) -> None:
    assert talk.ask(f"position fen {START} 17 moves gv1-h81 av1-h11") == []
    game = Naive(f"{START} 17")
    game.play("gv1-h81")
    game.play("av1-h11")
    assert talk.told("fen") == game.fen()


def test_a_claim_is_played_like_a_move(talk: Talk) -> None:
    assert talk.ask(f"position startpos moves {' '.join([SHUTTLE] * 6)} draw") == []
    assert talk.told("fen") == f"{START} 24"
    assert [talk.told(word) for word in ("ended", "result", "turn", "gameover")] == [
        "BT-DRAW-REPEAT", "draw", "none", "true",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("position", "a position is given by: position startpos|fen F [moves M...]"),
        ("position start", "a position is given by: position startpos|fen F [moves M...]"),
        ("position startpos h74-h54", "a position is given by: position startpos|fen F"),
        ("position fen", "a position has a board, the side to move, and perhaps a count"),
        ("position fen 7/7 w", "a board has 15 rows, this one has 2"),
        (f"position fen {position('Kg7')}", "Black has 0 kings instead of one"),
        (f"position fen {START} moves h74-h44", "h74-h44: From here a pawn goes one step or two"),
        ("position startpos moves h74-h54 h74-h54", "h74-h54: nothing stands on h74"),
        ("position startpos moves h24-h34", "h24-h34: The black pawn on H2-4 is not yours."),
        ("position startpos moves draw", "draw: This position has occurred 1 of 7 times;"),
        ("position startpos moves h74xh54", "h74xh54: that move is written h74-h54"),
        ("position startpos moves h74", "h74: an action is written like h74-h54 or gv3xgv6"),
        ("position startpos moves h94-h34", "h94-h34: there is no place 'h94' on the board"),
        (f"position startpos moves {MATE} g4-f4", "g4-f4: The game is over"),
    ],
)
def test_a_bad_position_or_move_says_why_and_leaves_the_last_good_one(
    talk: Talk, command: str, message: str
) -> None:
    talk.ask("position startpos moves h71-h61")
    before = talk.told("fen")
    assert error(talk.ask(command)).startswith(message)
    assert talk.told("fen") == before != START
    assert talk.ask("isready") == ["readyok"]


# setoption


@pytest.mark.parametrize("value", ["false", "off", "False", "OFF"])
def test_a_check_option_takes_words_for_yes_and_no(talk: Talk, value: str) -> None:
    assert talk.ask(f"setoption name queen_first value {value}") == []
    talk.ask(f"position fen {BOTH_CAPTURE}")
    assert talk.told("why h75xh55") == "legal"
    yes = {"false": "true", "off": "on"}[value.lower()]
    talk.ask(f"setoption name queen_first value {yes}", f"position fen {BOTH_CAPTURE}")
    assert talk.ask("query why h75xh55")[0].startswith("response BT-QUEEN-FIRST ")


def test_a_rule_option_waits_for_the_next_position(talk: Talk) -> None:
    talk.ask(f"position fen {BOTH_CAPTURE}")
    one = talk.ask("go perft 1")
    assert talk.ask("setoption name queen_first value false") == []
    assert talk.ask("go perft 1") == one == ["dv6xdv8: 1", "", "Nodes searched: 1"]
    talk.ask(f"position fen {BOTH_CAPTURE}")
    assert talk.ask("go perft 1") == ["dv6xdv8: 1", "h75xh55: 1", "", "Nodes searched: 2"]


def test_a_rule_option_waits_for_the_next_game(talk: Talk) -> None:
    talk.ask("setoption name no_progress value 1", f"position fen {START} 1")
    talk.ask("setoption name no_progress value 0")
    talk.ask("uginewgame")
    assert talk.told("fen") == START
    assert talk.protocol.rules.decode(f"{START} 2").over is None


def test_a_refused_position_does_not_bring_new_options_in(talk: Talk) -> None:
    talk.ask(f"position fen {BOTH_CAPTURE}", "setoption name queen_first value off")
    error(talk.ask("position fen nonsense"))
    assert talk.ask("query why h75xh55")[0].startswith("response BT-QUEEN-FIRST ")


def test_the_options_of_the_ends_are_kept_to(talk: Talk) -> None:
    few = position("ka1 Qh11 Qav1 qav2 Qh21 Kg7", "b")
    talk.ask(f"position fen {few}")
    assert (talk.told("ended"), talk.told("result")) == ("BT-DRAW-MATERIAL", "draw")
    talk.ask("setoption name material_before_mate value false", f"position fen {few}")
    assert (talk.told("ended"), talk.told("result")) == ("BT-MATE", "p1win")
    talk.ask("setoption name no_progress value 1000", f"position fen {START} 1999")
    assert talk.told("ended") == "none"
    talk.ask("setoption name no_progress value 0", f"position fen {START} 2000")
    assert talk.told("ended") == "none"


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("setoption", "an option is set by: setoption name NAME value VALUE"),
        ("setoption name no_progress", "an option is set by: setoption name NAME value VALUE"),
        ("setoption no_progress 5", "an option is set by: setoption name NAME value VALUE"),
        ("setoption name no_progress value", "an option is set by: setoption name NAME value"),
        ("setoption name hash value 5", "there is no option 'hash'"),
        ("setoption name no_progress value 1001", "no_progress takes a number from 0 to 1000"),
        ("setoption name no_progress value -1", "no_progress takes a number from 0 to 1000"),
        ("setoption name no_progress value 5.0", "no_progress takes a number from 0 to 1000"),
        ("setoption name no_progress value \u0667", "no_progress takes a number from 0 to 1000"),
        ("setoption name queen_first value 1", "queen_first takes true or false, not '1'"),
        ("setoption name seed value -1", "seed takes a number from 0 to 2147483647"),
        ("setoption name seed value 2147483648", "seed takes a number from 0 to 2147483647"),
        ("setoption name level value 99", "level takes a number from 0 to "),
    ],
)
def test_a_bad_option_says_why_and_changes_nothing(talk: Talk, command: str, message: str) -> None:
    before = dict(talk.protocol.values), dict(talk.protocol.engine)
    assert error(talk.ask(command)).startswith(message)
    assert (dict(talk.protocol.values), dict(talk.protocol.engine)) == before


@pytest.mark.parametrize("rounds", [0, 1, 1000])
def test_a_number_may_be_either_bound(talk: Talk, rounds: int) -> None:
    assert talk.ask(f"setoption name no_progress value {rounds}") == []
    talk.ask(f"position fen {START} {2 * rounds}")
    assert talk.told("ended") == ("BT-NO-PROGRESS" if rounds else "none")


# query


@pytest.mark.parametrize(
    ("place", "p1turn", "gameover", "result", "turn", "ended"),
    [
        ("startpos", "true", "false", "none", "p1", "none"),
        ("startpos moves h74-h54", "false", "false", "none", "p2", "none"),
        (f"startpos moves {MATE}", "false", "true", "p2win", "none", "BT-MATE"),
        (
            f"fen {position(f'ka1 Qh11 qav1 qav2 Qh21 Kg7 {WHITE_RIM}')}",
            "false", "true", "p1win", "none", "BT-TRICK",
        ),
        (f"fen {START} 200", "false", "true", "draw", "none", "BT-NO-PROGRESS"),
        (f"fen {position('Kg7 ka7', 'b')}", "false", "true", "draw", "none", "BT-DRAW-MATERIAL"),
    ],
)  # fmt: skip
def test_queries_tell_how_the_game_stands(
    talk: Talk, place: str, p1turn: str, gameover: str, result: str, turn: str, ended: str
) -> None:
    assert talk.ask(f"position {place}") == []
    assert talk.told("p1turn") == p1turn
    assert talk.told("gameover") == gameover
    assert talk.told("result") == result
    assert talk.told("turn") == turn
    assert talk.told("ended") == ended


@pytest.mark.parametrize("command", ["query", "query score", "query P1turn"])
def test_an_unknown_query_is_an_error(talk: Talk, command: str) -> None:
    assert error(talk.ask(command)).startswith("there is no query ")


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_query_why_gives_a_line_for_each_broken_rule(talk: Talk, row: Row) -> None:
    talk.ask(f"position fen {row.text}")
    lines = talk.ask(f"query why {row.attempt}")
    if not row.reasons:
        assert lines == ["response legal"]
        return
    assert lines[-1] == "response end"
    words = [line.split(" ", 2) for line in lines[:-1]]
    assert [rule for _, rule, _ in words] == [reason.split()[0] for reason in row.reasons]
    for first, _, sentence in words:
        assert first == "response"
        assert sentence[0].isupper()
        assert sentence.endswith(".")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("draw", "response BT-DRAW-REPEAT This position has occurred 1 of 7 times; "),
        ("h24-h34", "response ALL-YOURS The black pawn on H2-4 is not yours."),
        ("d4-d5", "response ALL-EMPTY Nothing stands on d4"),
        ("h94-h34", "response ALL-PLACE There is no place 'h94' on the board"),
        ("h74-h74", "response BT-TURN The white pawn has to leave H7-4: a turn is a move."),
    ],
)
def test_query_why_explains_what_is_no_try_of_a_piece(talk: Talk, text: str, line: str) -> None:
    first, last = talk.ask(f"query why {text}")
    assert first.startswith(line)
    assert last == "response end"


def test_query_why_knows_that_the_game_is_over(talk: Talk) -> None:
    talk.ask(f"position startpos moves {MATE}")
    for text in ("g4-f4", "draw"):
        first, last = talk.ask(f"query why {text}")
        assert first.startswith("response ALL-OVER The game is over")
        assert last == "response end"


@pytest.mark.parametrize("text", ["", "h74", "resign"])
def test_query_why_needs_something_to_ask_about(talk: Talk, text: str) -> None:
    assert error(talk.ask(f"query why {text}")).startswith("an action is written like ")


def test_asking_changes_nothing(talk: Talk) -> None:
    talk.ask(f"position fen {BOTH_CAPTURE}")
    for word in ("why dv6xdv8", "why h75xh55", "turn", "fen", "ended", "result"):
        talk.ask(f"query {word}")
    talk.ask("go perft 2", "go movetime 5")
    assert talk.told("fen") == BOTH_CAPTURE


# go perft


@pytest.mark.parametrize(("depth", "total"), [(1, 50), (2, 2_500), (3, 133_547)])
def test_go_perft_counts_by_first_action_in_order(talk: Talk, depth: int, total: int) -> None:
    *counts, empty, last = talk.ask(f"go perft {depth}")
    assert (empty, last) == ("", f"Nodes searched: {total}")
    actions = [line.partition(": ")[0] for line in counts]
    assert actions == sorted(actions) == Naive().legal()
    assert sum(int(line.partition(": ")[2]) for line in counts) == total


def test_go_perft_counts_from_the_position_on_the_board(talk: Talk) -> None:
    talk.ask("position startpos moves h74-h54")
    *counts, _, last = talk.ask("go perft 2")
    game = Naive()
    game.play("h74-h54")
    assert [line.partition(": ")[0] for line in counts] == game.legal()
    rules = talk.protocol.rules
    assert last == f"Nodes searched: {perft(rules.position(talk.protocol.state), 2)}"


def test_go_perft_counts_nothing_after_the_end(talk: Talk) -> None:
    talk.ask(f"position startpos moves {MATE}")
    assert talk.ask("go perft 3") == ["", "Nodes searched: 0"]


def test_go_perft_lists_a_claim(talk: Talk) -> None:
    talk.ask(f"position startpos moves {' '.join([SHUTTLE] * 6)}")
    lines = talk.ask("go perft 2")
    assert "draw: 0" in lines
    assert len(lines) == 53


# go


@pytest.mark.parametrize(
    "command", ["go", "go movetime 10", "go depth 1", "go nodes 50", "go infinite"]
)
def test_go_gives_a_lawful_move(talk: Talk, command: str) -> None:
    for place in ("startpos", f"fen {BOTH_CAPTURE}", f"startpos moves {MATE.rsplit(' ', 1)[0]}"):
        talk.ask(f"position {place}")
        move = talk.best(command)
        assert talk.told(f"why {move}") == "legal"


@pytest.mark.parametrize("place", [f"startpos moves {MATE}", f"fen {START} 200"])
def test_go_has_no_move_after_the_end(talk: Talk, place: str) -> None:
    talk.ask(f"position {place}")
    lines = talk.ask("go movetime 10")
    assert lines[0].startswith("info string error: ")
    assert lines[1:] == ["bestmove none"]


@pytest.mark.parametrize(
    "command",
    [
        "go movetime", "go movetime soon", "go movetime -5", "go movetime 5 5", "go depth x",
        "go perft", "go perft -1", "go perft 2 2", "go perft 1.5", "go fast", "go wtime 500",
    ],
)  # fmt: skip
def test_a_bad_search_is_an_error_without_a_move(talk: Talk, command: str) -> None:
    assert re.match("there is no search by|a search is bounded by", error(talk.ask(command)))


def test_the_engine_mates_when_it_can(talk: Talk) -> None:
    talk.ask(f"position startpos moves {MATE.rsplit(' ', 1)[0]}")
    assert talk.best("go movetime 100") == "av4-gv4"


def own_game(talk: Talk, plies: int) -> list[str]:
    """Let the engine play against itself."""
    moves: list[str] = []
    while len(moves) < plies:
        talk.ask(f"position startpos moves {' '.join(moves)}")
        moves.append(talk.best())
    return moves


@pytest.mark.parametrize("level", [0, 1])
def test_the_same_seed_makes_the_same_choices(level: int) -> None:
    first, second, third = Talk(), Talk(), Talk()
    for talk, seed in ((first, 7), (second, 7), (third, 8)):
        assert talk.ask(f"setoption name level value {level}") == []
        assert talk.ask(f"setoption name seed value {seed}") == []
    game = own_game(first, 12)
    assert own_game(second, 12) == game
    assert own_game(third, 12) != game
    first.ask("setoption name seed value 7")
    assert own_game(first, 12) == game


# The whole conversation


def test_a_conversation_ends_at_quit_and_reads_no_further() -> None:
    read: list[str] = []

    def commands() -> Iterator[str]:
        for command in ("isready\n", "nonsense\n", " quit \n", "isready\n"):
            read.append(command)
            yield command

    said: list[str] = []
    converse(GAME, commands(), said.append)
    assert said == ["readyok", "info string unknown command: nonsense"]
    assert read[-1] == " quit \n"


def test_a_conversation_ends_with_its_commands() -> None:
    said: list[str] = []
    converse(GAME, ["isready"], said.append)
    assert said == ["readyok"]


def test_each_answer_is_given_before_the_next_command_is_read() -> None:
    said: list[str] = []

    def commands() -> Iterable[str]:
        yield "isready"
        assert said == ["readyok"]
        yield "go perft 1"
        assert said[-1] == "Nodes searched: 50"
        yield "quit"

    converse(GAME, commands(), said.append)
    assert len(said) == 53


def test_a_side_that_is_worse_off_claims_the_draw(talk: Talk) -> None:
    start = position("Kg1 ka7 qdv1 qdv3 qdv5 qdv7 qcv2 qcv4")
    shuttle = " ".join(["g1-g2 cv2-cv1 g2-g1 cv1-cv2"] * 6)
    for seed in range(5):
        talk.ask(f"setoption name seed value {seed}")
        talk.ask(f"position fen {start} moves {shuttle}")
        assert talk.ask("go movetime 10")[-1] == "bestmove draw"


def test_after_the_end_every_try_is_told_that_the_game_is_over(talk: Talk) -> None:
    talk.ask("position startpos moves fv4-h63 bv4-h33 gv4-h84 av4-gv4")
    for attempt in ("d4-d5", "h94-h34", "h74-h54"):
        assert talk.ask(f"query why {attempt}")[0].startswith("response ALL-OVER ")


def test_nothing_played_is_one_node(talk: Talk) -> None:
    assert talk.ask("go perft 0") == ["", "Nodes searched: 1"]
