"""A game restored from any snapshot continues identically.

Whole games of six seats, on both maps, one with secret and one with open ballots; soaking, all
four. At intervals the game is saved and loaded; the loaded game is played on by the same players
with the same luck to the next interval, and must equal the original byte for byte. By induction it
ends as the original, whichever snapshot it was restored from.
"""

import pytest

from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.core.events import Telling
from engine.core.game import Perspective
from engine.core.match import states_of
from engine.games.black_abyss.game import BlackAbyss, BlackAbyssOptions
from engine.games.black_abyss.state import State

GAME = BlackAbyss()
CODEC = states_of(GAME)
STEP = 7
"""Actions between snapshots, few enough to have one in every usual phase."""


def _play_on(state: State, luck: Chance, steps: int, told: list[bytes]) -> None:
    """Play at most this number of actions: a third at random, the others by a policy."""
    policy = GAME.policies["greedy"]
    for _ in range(steps):
        seats = GAME.missing(state)
        if not seats:
            return
        seat = luck.pick(seats)
        if luck.below(3):
            action = policy(Perspective(GAME, state, seat), luck)
        else:
            action = wander(GAME.choices(state, seat), luck)
        telling: Telling[object] = Telling()
        GAME.apply(state, seat, action, telling)
        told.append(repr(telling.events).encode())


@pytest.mark.parametrize(
    ("map_", "open_"),
    [
        ("rings", True),
        ("frontier", False),
        pytest.param("rings", False, marks=pytest.mark.soak),
        pytest.param("frontier", True, marks=pytest.mark.soak),
    ],
)
def test_a_game_restored_from_any_snapshot_continues_identically(map_: str, open_: bool) -> None:
    options = BlackAbyssOptions.model_validate({"map": map_, "open_ballots": open_})
    name = f"restored {map_} {open_}"
    state = GAME.new(options, 6, Chance(seed_from(name)))
    luck = Chance(seed_from(f"{name}, players"))
    phases = set()
    while GAME.outcome(state) is None:
        kept, counter = CODEC.dump(state), luck.counter
        restored, again = CODEC.load(kept), Chance(luck.seed, counter)
        assert CODEC.dump(restored) == kept
        phases.add(state.phase)
        told: list[bytes] = []
        told_again: list[bytes] = []
        _play_on(state, luck, STEP, told)
        _play_on(restored, again, STEP, told_again)
        assert told_again == told
        assert CODEC.dump(restored) == CODEC.dump(state)
        assert GAME.outcome(restored) == GAME.outcome(state)
    assert phases >= {"move", "purchase", "tribunal"}
    assert state.turn > 8
