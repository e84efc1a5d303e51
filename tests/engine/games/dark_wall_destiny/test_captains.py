"""What simple captains acquire: by worth alone, or by what comes as well."""

from __future__ import annotations

from engine.core.chance import Chance, seed_from
from engine.games.dark_wall_destiny.actions import Buy
from engine.games.dark_wall_destiny.rules import GREEDY, PRUDENT
from tests.engine.games.dark_wall_destiny.table import GAME, table


def test_who_is_prudent_leaves_the_last_card_between_a_cryoship_and_the_wall() -> None:
    last = table(system="colony-lyra lanternfish", energy=3)
    assert GREEDY.advise(last.state, 0) == Buy("lanternfish", 12)
    assert PRUDENT.advise(last.state, 0) != Buy("lanternfish", 12)
    far = table(system="colony-lyra talon talon talon lanternfish", energy=3)
    assert PRUDENT.advise(far.state, 0) == GREEDY.advise(far.state, 0) == Buy("lanternfish", 12)


def test_both_acquire_a_cryoship_before_all() -> None:
    rich = table(system="colony-lyra lanternfish", energy=9)
    for captain in (GREEDY, PRUDENT):
        assert captain.advise(rich.state, 0) == Buy("colony-lyra", 11)


def test_search_is_guided_by_the_prudent_captain() -> None:
    last = table(system="colony-lyra lanternfish", energy=3)
    advice = GAME.guide(last.state, 0, Chance(seed_from("luck")))
    assert advice == PRUDENT.advise(last.state, 0) != GREEDY.advise(last.state, 0)
    assert next(iter(GAME.policies())) == "prudent"
