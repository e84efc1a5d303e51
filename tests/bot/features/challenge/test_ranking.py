"""The ranking of the challenge: streaks, all servers, and its button that begins a game."""

from datetime import date

import pytest

from bot.features.challenge.days import before, game_of, streak
from bot.features.challenge.deed import is_sunday
from bot.features.challenge.panel import RANKING
from bot.language.speech import Speech, title
from tests.bot.features.challenge.posting import (
    DAY,
    begin_and_quit,
    button_id,
    posted,
    press,
    switch_on,
    today,
)
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.simulation import Simulation, labels_of, repeated, text_of

pytestmark = pytest.mark.usefixtures("patience", "few_visits")

MONDAY, TUESDAY, SUNDAY = 1, 2, 7


async def test_the_ranking_of_a_day_without_a_challenge_is_refused_in_one_sentence(
    simulation: Simulation,
) -> None:
    await switch_on(simulation)
    (message,) = posted(simulation)
    button = button_id(message, today(simulation))
    days = ("2999-12-31", "1999-12-31", before(today(simulation), -1))
    for times, day in enumerate(days, 1):
        forged = button.replace(today(simulation), day)
        await simulation.deliver(simulation.press(simulation.bo, message, forged))
        told = simulation.sees(simulation.bo, simulation.lounge)[-1]
        assert text_of(told) == repeated(Speech().say("refused-challenge-day"), times)
        assert not labels_of(told)


async def test_the_ranking_shows_the_streaks_of_members_who_allow_it(
    simulation: Simulation,
) -> None:
    await simulation.bo.slash(simulation.games, "play", game="dyla", challenge=True)
    own = await enter(simulation, simulation.bo, "stats challenge", at=simulation.lounge)
    assert "Your streak: 1 day." in text_of(own)
    assert labels_of(own) == [
        "Continue Dyla",
        "Play Planetary Defence System",
        "Friends",
        "All servers",
        "Show my streak in rankings",
        "Last Sunday",
    ]
    await press(simulation, simulation.bo, own, "ranked:here", ".show")
    assert "streak" in (await context_of(simulation).members.read(simulation.bo.id)).wishes
    nobody = await enter(simulation, simulation.cleo, "stats challenge", at=simulation.lounge)
    assert "You have no streak yet." in text_of(nobody)
    assert sorted(labels_of(nobody)[:2]) == ["Play Dyla", "Play Planetary Defence System"]
    assert labels_of(nobody)[2:] == ["Friends", "All servers", "Last Sunday"]


@pytest.mark.parametrize(
    ("weekday", "english", "german"),
    [
        (MONDAY, "Yesterday", "Gestern"),
        (TUESDAY, "Last Sunday", "Letzter Sonntag"),
        (SUNDAY, "Last Sunday", "Letzter Sonntag"),
    ],
)
async def test_on_mondays_the_button_to_the_last_sunday_says_yesterday(
    simulation: Simulation, weekday: int, english: str, german: str
) -> None:
    simulation.speak(simulation.cleo, "de")
    while date.fromisoformat(today(simulation)).isoweekday() != weekday:
        simulation.env.backend.advance_clock(DAY)
    for member, label in ((simulation.bo, english), (simulation.cleo, german)):
        ranking = await enter(simulation, member, "stats challenge", at=simulation.lounge)
        assert labels_of(ranking)[-1] == label


async def test_all_servers_are_ranked_without_names(simulation: Simulation) -> None:
    await begin_and_quit(simulation, simulation.ada, simulation.bo)
    here = await enter(simulation, simulation.bo, "stats challenge", game="dyla")
    await press(simulation, simulation.bo, here, "ranked:all")
    everywhere = text_of(simulation.sees(simulation.bo, simulation.games)[-1])
    assert "on all servers" in everywhere
    assert "1. Not played to the end." in everywhere
    assert "2. Not played to the end. · **that's you**" in everywhere
    assert "Ada" not in everywhere
    assert "Bo" not in everywhere


def test_a_streak_counts_days_played_and_forgives_two_a_month() -> None:
    days = [date(2026, 1, number).isoformat() for number in range(1, 32)]
    assert streak(days, "2026-01-31") == 31
    assert streak(days, "2026-02-01") == 31, "today may still be played"
    assert streak(set(days) - {"2026-01-10", "2026-01-20"}, "2026-01-31") == 29
    assert streak(set(days) - {"2026-01-10", "2026-01-20", "2026-01-25"}, "2026-01-31") == 19
    assert streak(days, "2026-02-03") == 31
    assert streak(days, "2026-02-04") == 0
    assert streak([], "2026-02-04") == 0
    days += ["2026-02-01"]
    assert streak(days, "2026-02-01") == 32, "the 31st and the 1st follow each other"
    assert streak(set(days) - {"2026-01-30", "2026-01-31"}, "2026-02-03") == 30, "two each month"
    assert before("2026-03-01") == "2026-02-28"


async def test_help_leads_to_the_challenge_and_its_ranking_begins_it(
    simulation: Simulation,
) -> None:
    while is_sunday(today(simulation)):  # the challenge of several opens a lobby
        await simulation.pass_time(DAY)
    simulation.speak(simulation.bo, "de")
    shown = await enter(simulation, simulation.bo, "help")
    assert "Tagesaufgabe" in labels_of(shown)
    await press(simulation, simulation.bo, shown, RANKING)
    ranked = simulation.sees(simulation.bo, simulation.games)[-1]
    game = Speech("de")(title(game_of(today(simulation))))
    assert labels_of(ranked)[0] == f"{game} spielen"
    await press(simulation, simulation.bo, ranked, "ranked", f".{game_of(today(simulation))}.play")
    store = context_of(simulation).service.store
    (begun,) = await store.dailies_of(simulation.bo.id)
    assert begun.game == game_of(today(simulation))
    again = await enter(simulation, simulation.bo, "stats challenge")
    assert f"{game} spielen" not in labels_of(again), "it has begun"


async def test_the_ranking_begins_the_challenge_in_direct_messages_too(
    simulation: Simulation,
) -> None:
    await simulation.bo.user.slash("stats challenge", game="dyla")
    ranked = simulation.messages_of(simulation.bo)[-1]
    assert "Play Dyla" in labels_of(ranked)
    await press(simulation, simulation.bo, ranked, "ranked", ".play")
    (begun,) = await context_of(simulation).service.store.dailies_of(simulation.bo.id)
    assert begun.game == "dyla"
