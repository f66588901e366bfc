"""Fair dice that can be checked: no throw depends on anything but the seed and its number."""

from math import isclose

from tabletop_qt.core.steps import Roll
from tabletop_qt.play.dice import ONE_DIE, SEED, Dice
from tabletop_qt.play.throws import Throw, chance_of, chi_square, counts, table

TWO = tuple((Roll((a, b)), 1 if a == b else 2) for a in range(1, 7) for b in range(1, a + 1))


def test_sixty_thousand_throws_show_every_face_as_often() -> None:
    dice = Dice("0123456789abcdef0123456789abcdef")
    throws = [Throw(n, 0, dice.throw(n, ONE_DIE).values) for n in range(1, 60_001)]
    seen = counts(throws)
    assert sum(seen.values()) == 60_000
    assert chance_of(chi_square(list(seen.values()))) > 0.01


def test_two_dice_come_with_their_weights() -> None:
    dice = Dice("f" * 32)
    rolls = [dice.throw(n, TWO) for n in range(1, 36_001)]
    for roll, weight in TWO:
        assert abs(rolls.count(roll) - 1000 * weight) < 5 * (1000 * weight) ** 0.5, roll
    seen = counts(Throw(n, 0, roll.values) for n, roll in enumerate(rolls))
    assert chance_of(chi_square(list(seen.values()))) > 0.01


def test_a_throw_is_a_function_of_seed_and_number_in_any_order() -> None:
    one, other = Dice("ab" * 16), Dice("ab" * 16)
    forth = [one.throw(n, TWO) for n in range(1, 50)]
    back = [other.throw(n, TWO) for n in reversed(range(1, 50))]
    assert forth == back[::-1]
    assert forth != [Dice("ac" * 16).throw(n, TWO) for n in range(1, 50)]


def test_fresh_seeds_differ_and_the_hash_tells_nothing_but_fixes_them() -> None:
    one, other = Dice(), Dice()
    assert one.seed != other.seed
    assert SEED.fullmatch(one.seed)
    assert one.seed not in one.hash
    assert Dice(one.seed).hash == one.hash != other.hash


def test_chi_square_and_its_chance_are_those_of_the_tables() -> None:
    assert chi_square([10] * 6) == 0
    assert chi_square([5, 5, 5, 5, 5, 35]) == 75
    for square, chance in ((1.6103, 0.9), (4.3515, 0.5), (11.0705, 0.05), (20.515, 0.001)):
        assert isclose(chance_of(square), chance, abs_tol=2e-5)
    assert chance_of(0) == 1
    assert chi_square([0] * 6) == 0


def test_throws_are_written_as_a_table() -> None:
    throws = [Throw(1, 0, (6, 3)), Throw(2, 1, (4,)), Throw(3, 0, ())]
    assert table(throws, ["Ann", 'Bo "the six"']) == (
        'number,player,first die,second die\n1,Ann,6,3\n2,"Bo ""the six""",4,\n3,Ann,,\n'
    )
