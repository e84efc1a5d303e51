"""Advice in a panel stays while others act, so that *Do that* does what was read."""

import pytest

from bot.play.hints import quick_advice
from engine.agents.advice import way_to
from engine.core import options
from engine.core.chance import seed_from
from engine.core.choices import Leaf
from engine.core.match import Match
from engine.games.dark_wall_destiny import game
from tests.bot.unstored import table_of

GAME = game()


@pytest.mark.parametrize("number", range(6))
def test_advice_on_a_faction_stays_until_another_member_takes_it(number: int) -> None:
    chosen = options.read(GAME, {"factions": "choose", "tactics": "2", "order": "free"})
    match = Match.start(GAME, chosen, 2, seed_from(f"advice {number}"))
    kept, taken = 0, 0
    for leaf in match.choices(0).open():
        assert isinstance(leaf, Leaf)
        after = match.play(0, leaf.action).match
        read = quick_advice(table_of(match), 1)
        assert read is not None
        now = quick_advice(table_of(after), 1)
        assert now is not None
        if way_to(after.choices(1), read.action) is None:
            assert now.action != read.action
            taken += 1
        else:
            assert now == read
            kept += 1
    assert (kept > 0, taken > 0) == (True, True)
