"""Which agent plays for whom."""

from __future__ import annotations

from bot.play.agents import stand_in, think, usual_agent
from engine.core import registry
from engine.core.chance import Chance, seed_from
from engine.core.events import silence
from engine.core.match import states_of


def test_a_game_with_a_caretaker_has_it_for_the_absent_and_its_own_player_for_seats_left() -> None:
    assert (stand_in("black_abyss"), usual_agent("black_abyss")) == ("caretaker", "greedy")


def test_other_games_have_their_own_player_for_both() -> None:
    assert stand_in("dyla") == usual_agent("dyla") == "greedy"


def test_an_agent_thinks_for_so_many_actions_however_busy_the_host_is() -> None:
    game = registry.game("dyla")
    state, luck = game.new(game.options(), 1, Chance(seed_from("busy"))), Chance(seed_from("luck"))
    differs = 0
    for _ in range(12):
        saved = states_of(game).dump(state)
        much, again, nothing = (
            think("dyla", game.ruleset, saved, 0, "search", nodes, seed_from("thought"))
            for nodes in (3_000, 3_000, 1)
        )
        assert much == again
        differs += much != nothing
        game.apply(state, 0, game.guide(state, 0, luck), silence)
    assert differs
