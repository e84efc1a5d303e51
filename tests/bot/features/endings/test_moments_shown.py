"""Which facts of a game may decide it, as its end tells them."""

from bot.features.endings.search import _facts
from engine.core.events import Event
from engine.core.match import Step
from engine.games.black_abyss import facts
from tests.bot.journeys.black_abyss import late


def test_a_resolution_on_which_nobody_voted_is_no_turning_point() -> None:
    law = "shipyard-subsidy"
    decided = [facts.Decided(law, votes, 0, passed=votes > 0) for votes in (0, 2)]
    match = late.table(3, 1, "move").match
    step = Step(match, [Event(one) for one in decided], reveals=False)
    told = [fact for one in _facts(match.game, step, free=True) for fact in one.facts]
    assert [(one["votes"], one["against"]) for one in told] == [(2, 0)]
