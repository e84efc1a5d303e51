"""The simple players: legal, quick to decide, and each of its character."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance, seed_from
from engine.core.events import silence
from engine.core.game import Perspective
from engine.games.black_abyss.policies import NAMES
from engine.games.black_abyss.rules import BlackAbyss, BlackAbyssOptions

GAME = BlackAbyss()


@pytest.mark.parametrize("name", ["greedy", *NAMES])
def test_a_player_plays_a_game_to_its_end_and_only_legally(name: str) -> None:
    state = GAME.new(BlackAbyssOptions.model_validate({}), 3, Chance(seed_from(name)))
    chance = Chance(seed_from(f"{name} plays"))
    policy, decisions = GAME.policies()[name], 0
    while GAME.outcome(state) is None:
        seat = chance.pick(GAME.missing(state))
        action = policy(Perspective(GAME, state, seat), chance)
        assert GAME.why_not(state, seat, action) is None, action
        GAME.apply(state, seat, action, silence)
        decisions += 1
    assert 100 < decisions < 3000


def test_greedy_is_of_another_character_in_each_of_four_neighbouring_seats() -> None:
    from engine.games.black_abyss.policies import _mind

    state = GAME.new(BlackAbyssOptions.model_validate({}), 6, Chance(seed_from("minds")))
    assert len({id(_mind(state, seat, "greedy")) for seat in range(4)}) == 4


def test_other_games_of_the_same_seed_are_the_same_on_the_frontier() -> None:
    ends = []
    for _ in range(2):
        options = BlackAbyssOptions.model_validate({"map": "frontier"})
        state = GAME.new(options, 4, Chance(seed_from("twice")))
        chance = Chance(seed_from("twice plays"))
        while GAME.outcome(state) is None:
            seat = GAME.missing(state)[0]
            action = GAME.policies()["greedy"](Perspective(GAME, state, seat), chance)
            GAME.apply(state, seat, action, silence)
        ends.append((state.turn, state.chance.counter, GAME.outcome(state)))
    assert ends[0] == ends[1]
