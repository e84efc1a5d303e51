"""A moment of a solo game names the better action of its turn, if the agent finds one."""

import json
from itertools import islice

import pytest

from bot.features.endings import panel, search
from bot.features.endings.deed import Moment, Story
from bot.table.presence import with_state
from engine.agents.advice import advise
from engine.agents.agent import Nodes
from engine.core.chance import Chance
from engine.core.game import Perspective
from engine.core.match import actions_of, states_of
from tests.bot.journeys.player import begin_alone
from tests.bot.presentation.played import matches
from tests.simulation import Simulation


def test_a_moment_with_unplayed_cards_names_a_better_action() -> None:
    done = {"kind": "end_turn"}
    found = []
    for at in islice(matches("planetary_defence", "endings"), 0, 60, 6):
        game, state = at.game, at.state
        if state.hand and game.outcome(state) is None:
            kept = states_of(game).dump(state)
            found.append(search.better(game.name, game.ruleset, kept, done, 300, "7" * 64))
    told = [one for one in found if one is not None and one.named]
    assert told
    assert all(one.gain > 0 and set(one.named) == {"en", "de"} for one in told)


@pytest.mark.parametrize(
    ("locale", "luck", "best", "stronger"),
    [
        (
            "en",
            "Bad luck: Landed from space: meteor 5 in column 1.",
            "The AI found no better move in this turn.",
            "Better in this turn (60%): Play all.",
        ),
        (
            "de",
            "Pech: Aus dem Weltraum gefallen: Meteor 5 in Spalte 1.",
            "Die KI fand in diesem Zug nichts Besseres.",
            "Besser in diesem Zug (60 %): Alles spielen.",
        ),
    ],
)
async def test_a_moment_names_the_better_action_or_says_that_luck_decided(
    simulation: Simulation, locale: str, luck: str, best: str, stronger: str
) -> None:
    player = await begin_alone(simulation, "planetary_defence")
    await player.give_up()
    over = await player.table()
    better = {"en": "Play all", "de": "Alles spielen"}
    landed = {"kind": "landed", "cards": ["black-5"], "columns": [1]}
    moments = (
        Moment(turn=1, revision=1, before=50, after=40, luck=True, facts=(landed,)),
        Moment(turn=1, revision=2, before=40, after=50, best=True),
        Moment(turn=1, revision=3, before=50, after=40, better=better, gain=20),
    )
    told = with_state(over, story=Story(seat=0, course=((50,),), moments=moments))
    lines = list(panel.past(told, over.speech(locale)))[1:]
    assert lines[0].endswith(luck)
    assert lines[1].endswith(best)
    assert lines[2].endswith(stronger)


def test_a_moment_played_as_the_agent_would_has_no_better_action() -> None:
    for at in islice(matches("planetary_defence", "endings"), 0, 40, 8):
        game, state = at.game, at.state
        if not state.hand or game.outcome(state) is not None:
            continue
        kept, nodes, seed = states_of(game).dump(state), 300, "7" * 64
        seen = Perspective(game, states_of(game).load(kept), 0)
        action = advise(game, game.companions.usual, seen, Chance(seed), Nodes(nodes)).action
        done = json.loads(actions_of(game).dump(action))
        said = search.better(game.name, game.ruleset, kept, done, nodes, seed)
        assert said == search.PLAYED_BEST
