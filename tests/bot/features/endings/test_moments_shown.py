"""Which facts of a game may decide it, as its end tells them."""

from bot.features.endings import panel
from bot.features.endings.deed import Story
from bot.features.endings.search import _facts
from bot.table.presence import with_state
from engine.core import registry
from engine.core.events import Event
from engine.core.match import Step
from engine.games.black_abyss import facts
from engine.games.planetary_defence.actions import EndTurn
from tests.bot.features.endings.evening import finish
from tests.bot.journeys.black_abyss import late


def test_a_resolution_on_which_nobody_voted_is_no_turning_point() -> None:
    law = "shipyard-subsidy"
    decided = [facts.Decided(law, votes, 0, passed=votes > 0) for votes in (0, 2)]
    match = late.table(3, 1, "move").match
    step = Step(match, [Event(one) for one in decided], reveals=False)
    told = [fact for one in _facts(match.game, step, (1, 1), free=True) for fact in one.facts]
    assert [(one["votes"], one["against"]) for one in told] == [(2, 0)]


def test_a_game_that_was_never_close_says_that_it_had_no_turning_points() -> None:
    """In hard mode Ada ends every turn at once, and the search found no moment to tell."""
    game = registry.game("planetary_defence")
    over, _ = finish(game, 1, "idle", lambda _state, _seat: EndTurn(), mode="hard")
    story = Story(seat=0, course=((2,), (1,), (0,)))
    told = [*panel.past(with_state(over, story=story), over.speech("en"))]
    assert told == ["**No turning points:** no turn changed the chance of winning much."]
