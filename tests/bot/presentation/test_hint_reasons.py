"""A hint of an agent that finds nothing better by comparing says by which rule it plays."""

from __future__ import annotations

from functools import cache

import pytest

from bot.language.speech import Speech
from bot.presentation.learning.introduction import taught
from engine.agents.roster import agent
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.game import Perspective
from engine.core.match import Match

AGENTS = {"black_abyss": "greedy", "dark_wall_destiny": "prudent"}
"""The agents by whose rules hints are given, that of search its guide."""


@cache
def kinds(name: str) -> frozenset[str]:
    """What kinds of things the agent of a game does in two whole games."""
    game = registry.game(name)
    player = agent(game, AGENTS[name])
    found: set[str] = set()
    for number in range(2):
        luck = Chance(seed_from(f"luck {number}"))
        match = Match.start(game, options.read(game, {}), 3 + number, seed_from(f"deal {number}"))
        while game.outcome(match.state) is None:
            seat = min(game.missing(match.state))
            action = player.choose(Perspective(game, match.state, seat), luck, lambda: True)
            found.add(action.kind)
            match = match.play(seat, action).match
    return frozenset(found)


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize(("name", "least"), [("black_abyss", 16), ("dark_wall_destiny", 7)])
def test_every_kind_of_thing_the_agent_does_has_a_reason(
    name: str, least: int, locale: str
) -> None:
    assert len(kinds(name)) >= least
    assert not {kind for kind in kinds(name) if not taught(name, f"why-{kind}", Speech(locale))}
