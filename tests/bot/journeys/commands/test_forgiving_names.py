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


@pytest.mark.parametrize(
    ("locale", "typed", "why"),
    [
        ("en", "skip", "You can only skip before you play a card. Fire instead."),
        ("en", "End turn", "Finish the combat first: play cards, then fire."),
        ("en", "play all attack cards", "You hold no attack card. Play another card, or fire."),
        (
            "de",
            "alle angriffskarten spielen",
            "Du hast keine Angriffskarte auf der Hand. Spiel eine andere, oder feuere.",
        ),
    ],
)
async def test_a_typed_move_that_the_rules_refuse_is_answered_with_their_reason(
    simulation: Simulation, locale: str, typed: str, why: str
) -> None:
    simulation.speak(simulation.ada, locale)
    ada = await begin_alone(simulation, "dyla")
    await simulation.ada.slash(simulation.games, "move", move="all attacks")
    assert (await ada.table()).match.view(0).attacks
    assert await refusal(simulation, simulation.ada, "move", move=typed) == why


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
    assert labels_of(answer)[-2:] == ["Games and tutorials", "Daily challenge"]


def test_numbers_and_places_never_match_by_similarity() -> None:
    assert likeness.best_match("play red 3", ["Play red 1", "Play white 2"]) is None
    assert likeness.best_match("move fighter to a6", ["Move fighter to A7"]) is None
    assert likeness.best_match("mvoe fighter to a7", ["Move fighter to A7"]) == "Move fighter to A7"
