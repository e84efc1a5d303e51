"""A moment of a solo game names the better action of its turn, if the agent finds one."""

import json
from itertools import islice

import pytest

from bot.features.endings import panel, search
from bot.features.endings.deed import Moment, Story
from bot.play.agents import HINT_NODES, advice, hint
from bot.table.presence import with_state
from engine.agents.advice import advise
from engine.agents.agent import Nodes
from engine.core.chance import Chance
from engine.core.game import Perspective
from engine.core.match import actions_of, states_of
from tests.bot.journeys.player import begin_alone
from tests.bot.presentation.played import matches
from tests.simulation import Simulation

SEEDS = "8" * 64, "7" * 64
"""Those of the table's hints, and of the comparison."""


def test_a_moment_with_unplayed_cards_names_a_better_action() -> None:
    done = {"kind": "end_turn"}
    found = []
    for at in islice(matches("planetary_defence", "endings"), 0, 60, 6):
        game, state = at.game, at.state
        if state.hand and game.outcome(state) is None:
            kept = states_of(game).dump(state)
            found.append(search.better(game.name, game.ruleset, kept, done, 300, *SEEDS))
    told = [one for one in found if one is not None and one.named]
    assert told
    assert all(one.gain > 0 and set(one.named) == {"en", "de"} for one in told)


@pytest.mark.parametrize(
    ("locale", "luck", "best", "stronger", "rest"),
    [
        (
            "en",
            "That was bad luck. 1 card landed: meteor 5 (column 1).",
            "The AI found no better move on this turn.",
            "Better on this turn (by about 8 percentage points): Play all.",
            " The rest was bad luck.",
        ),
        (
            "de",
            "Das war Pech. Gefallen ist Meteor 5 (Spalte 1).",
            "Die KI fand in diesem Zug nichts Besseres.",
            "Besser in diesem Zug (um etwa 8 Prozentpunkte): Alles spielen.",
            " Der Rest war Pech.",
        ),
    ],
)
async def test_a_moment_names_the_better_action_or_says_that_luck_decided(
    simulation: Simulation, locale: str, luck: str, best: str, stronger: str, rest: str
) -> None:
    player = await begin_alone(simulation, "planetary_defence")
    await player.give_up()
    over = await player.table()
    better = {"en": "Play all", "de": "Alles spielen"}
    landed = {"kind": "landed", "cards": ["black-5"], "columns": [1]}
    moments = (
        Moment(turn=1, revision=1, before=50, after=40, luck=True, facts=(landed,)),
        Moment(turn=1, revision=2, before=40, after=50, best=True),
        Moment(turn=1, revision=3, before=50, after=40, better=better, gain=8),
        Moment(turn=1, revision=3, before=37, after=0, better=better, gain=48),
        Moment(turn=1, revision=3, before=41, after=5, better=better, gain=8),
    )
    told = with_state(over, story=Story(seat=0, course=((50,),), moments=moments))
    lines = list(panel.past(told, over.speech(locale)))[1:]
    assert lines[0].endswith(luck)
    assert lines[1].endswith(best)
    assert lines[2].endswith(stronger)
    assert lines[3].endswith(stronger.replace("8", "37")), "no more than the turn lost"
    assert lines[4].endswith(stronger + rest)


def test_a_moment_played_as_the_agent_would_has_no_better_action() -> None:
    nodes = 300
    for at in islice(matches("planetary_defence", "endings"), 0, 40, 8):
        game, state = at.game, at.state
        if not state.hand or game.outcome(state) is not None:
            continue
        kept = states_of(game).dump(state)
        action = hint(game.name, game.ruleset, kept, 0, nodes, SEEDS[0]).action
        done = json.loads(actions_of(game).dump(action))
        said = search.better(game.name, game.ruleset, kept, done, nodes, *SEEDS)
        assert said == search.PLAYED_BEST


@pytest.mark.parametrize("nodes", [0, HINT_NODES])
def test_a_move_that_a_hint_advised_is_never_called_a_mistake(nodes: int) -> None:
    """With other luck the same AI finds another move, by which a hint must not be judged."""
    at = next(matches("dark_wall_destiny", "a"))
    game, state, (hints, luck) = at.game, at.state, SEEDS
    advised = advice(game, state, 0, hints, Nodes(nodes)).action
    seen = Perspective(game, state, 0)
    other = advise(game, game.companions.usual, seen, Chance(luck), Nodes(20_000)).action
    assert advised != other
    kept, done = states_of(game).dump(state), json.loads(actions_of(game).dump(advised))
    said = search.better(game.name, game.ruleset, kept, done, HINT_NODES, *SEEDS)
    assert said == search.PLAYED_BEST
