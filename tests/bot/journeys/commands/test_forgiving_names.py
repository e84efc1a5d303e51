"""Typed names need not be exact: a clear match is used, else the two nearest are offered."""

import pytest

from bot.interactions.typed import likeness
from bot.presentation.custom_ids import Verb, parse
from tests.bot.journeys.commands.saying import enter, refusal
from tests.bot.journeys.player import begin_alone
from tests.bot.journeys.tables.table import press, public
from tests.simulation import Simulation, custom_ids, labels_of, text_of


async def test_play_all_matches_play_the_whole_hand(simulation: Simulation) -> None:
    ada = await begin_alone(simulation, "planetary_defence")
    await ada.member.slash(simulation.games, "move", move="play all")
    assert (await ada.table()).match.state.hand == []


async def test_a_typo_is_understood(simulation: Simulation) -> None:
    ada = await begin_alone(simulation, "planetary_defence")
    await ada.member.slash(simulation.games, "move", move="Play the whle hand")
    assert (await ada.table()).match.state.hand == []


async def test_an_unclear_move_offers_the_two_nearest_as_buttons(
    simulation: Simulation,
) -> None:
    ada = await begin_alone(simulation, "planetary_defence")
    answer = await enter(simulation, simulation.ada, "move", move="my whole hand")
    assert "my whole hand" in text_of(answer)
    offered = labels_of(answer)
    assert 1 <= len(offered) <= likeness.OFFERED
    assert "Play the whole hand" in offered
    where = custom_ids(answer.components)[offered.index("Play the whole hand")]
    await simulation.deliver(simulation.press(simulation.ada, answer, where))
    assert (await ada.table()).match.state.hand == []


async def test_an_input_that_resembles_nothing_is_refused_in_a_sentence(
    simulation: Simulation,
) -> None:
    await begin_alone(simulation, "planetary_defence")
    assert "qqq" in await refusal(simulation, simulation.ada, "move", move="qqq")


@pytest.mark.parametrize("typed", ["Dark Wall", "dark wall destny", "Dark Wall Destiny"])
async def test_the_beginning_of_a_title_names_the_game(simulation: Simulation, typed: str) -> None:
    await simulation.ada.slash(simulation.games, "play", game=typed)
    assert "Dark Wall Destiny" in text_of(public(simulation)[-1])


async def test_an_unclear_game_offers_the_two_nearest_as_buttons(
    simulation: Simulation,
) -> None:
    answer = await enter(simulation, simulation.ada, "play", game="Dark")
    assert labels_of(answer)[:2] == ["Dark Miss Down", "Dark Wall Destiny"]
    assert [parse(one).verb for one in custom_ids(answer.components)][:2] == [Verb.BEGIN] * 2
    await press(simulation, simulation.ada, answer, Verb.BEGIN)
    assert "Dark Miss Down" in text_of(public(simulation)[-1])


@pytest.mark.parametrize("typed", ["chess", "challenge", "tutorial", "Herausforderung"])
async def test_a_name_that_no_game_has_leads_to_the_games_and_the_challenge(
    simulation: Simulation, typed: str
) -> None:
    pytest.importorskip("bot.features.challenge")
    answer = await enter(simulation, simulation.ada, "play", game=typed)
    assert text_of(answer).startswith(f"There is no game called “{typed}”. There are: Planetary")
    assert labels_of(answer)[-2:] == ["Games and tutorials", "Challenge of the day"]


def test_numbers_and_places_never_match_by_similarity() -> None:
    assert likeness.best_match("play red 3", ["Play red 1", "Play white 2"]) is None
    assert likeness.best_match("move fighter to a6", ["Move fighter to A7"]) is None
    assert likeness.best_match("mvoe fighter to a7", ["Move fighter to A7"]) == "Move fighter to A7"
