"""A hint in a game whose agent compares nothing says by which rule it plays."""

from __future__ import annotations

import pytest

from bot.language.speech import Speech
from bot.presentation.learning.introduction import taught
from engine.agents.roster import agent
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.game import Perspective
from engine.core.match import Match

NAME = "black_abyss"


@pytest.fixture(scope="module")
def kinds() -> frozenset[str]:
    """What kinds of things its agent does in two whole games."""
    game = registry.game(NAME)
    player = agent(game, game.companion)
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
def test_every_kind_of_thing_the_agent_does_has_a_reason(
    kinds: frozenset[str], locale: str
) -> None:
    assert len(kinds) > 15
    assert not {kind for kind in kinds if not taught(NAME, f"why-{kind}", Speech(locale))}
