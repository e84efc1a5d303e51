"""Which agent plays for whom."""

from __future__ import annotations

from bot.play.agents import stand_in, usual_agent


def test_a_game_with_a_caretaker_has_it_for_the_absent_and_its_own_player_for_seats_left() -> None:
    assert (stand_in("black_abyss"), usual_agent("black_abyss")) == ("caretaker", "greedy")


def test_other_games_have_their_own_player_for_both() -> None:
    assert stand_in("dyla") == usual_agent("dyla") == "greedy"
