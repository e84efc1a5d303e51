"""On Sundays the challenge is Dark Wall Destiny for two to four, who gather in a lobby."""

import json
import re

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.builders import ChannelHandle

from bot.features.challenge.days import game_of
from bot.features.challenge.deed import crew_ranking, end_of, is_practice, is_sunday
from bot.store.records import MatchRow
from bot.table.presence import seats_present
from engine.core.chance import Chance
from tests.bot.features.challenge.posting import DAY, VISITS_APART, pass_a_day, today
from tests.bot.journeys.commands.saying import enter, last_private, refusal
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.endings.test_what_is_kept import file_of
from tests.bot.journeys.tables.table import press, public, table, until
from tests.random_moves import random_path
from tests.simulation import Simulation, custom_ids, labels_of, text_of

GAME = "dark_wall_destiny"

pytestmark = pytest.mark.usefixtures("patience")


async def sunday(simulation: Simulation) -> None:
    """Advance the clock to Sunday."""
    while not is_sunday(today(simulation)):
        simulation.env.backend.advance_clock(DAY)


async def form_up(simulation: Simulation, *members: MemberActor) -> Message:
    """A lobby for the challenge in the first channel with these members."""
    await members[0].slash(simulation.games, "play", game=GAME, challenge=True)
    lobby = public(simulation)[-1]
    for member in members[1:]:
        await press(simulation, member, lobby, "join")
    return public(simulation)[-1]


def forged(options: Message) -> str:
    """The menu of an option that such a lobby does not have."""
    pace = next(one for one in custom_ids(options.components) if one.endswith("set:pace"))
    return pace.replace("set:pace", "set:difficulty")


async def give_up(simulation: Simulation) -> MatchRow:
    """Resign the game in the first channel."""
    now = await table(simulation)
    await context_of(simulation).seats.end(now.id)
    await simulation.pass_time(60)
    return now.row


def bulletins(simulation: Simulation, place: ChannelHandle) -> list[Message]:
    """The public challenges in a channel."""
    return [one for one in simulation.sees(simulation.dan, place) if one.components]


async def test_every_table_of_a_sunday_gets_the_same_cards_and_is_ranked_as_a_table(
    simulation: Simulation,
) -> None:
    await sunday(simulation)
    lobby = await form_up(simulation, simulation.ada, simulation.bo)
    assert "**Daily challenge** for two to four" in text_of(lobby)
    await press(simulation, simulation.ada, lobby, "start")
    first = await table(simulation)
    assert "everyone's first try, so it counts" in text_of(public(simulation)[-1])
    store = context_of(simulation).service.store
    (begun,) = await store.dailies_of(simulation.bo.id)
    assert (begun.day, begun.game, begun.match_id) == (today(simulation), GAME, first.id)
    await give_up(simulation)
    over = text_of(public(simulation)[-1])
    assert "quit this game" in over
    assert "Ranking: /stats challenge" in over, "the last board says where it counts"
    answer = await enter(simulation, simulation.ada, "table export")
    assert "is available when the challenge's day is over" in text_of(answer)
    assert "entries" not in json.loads(file_of(simulation, answer))
    said = text_of(await enter(simulation, simulation.cleo, "stats challenge", game=GAME))
    assert "1. **Ada, Bo** — " in said
    await enter(simulation, simulation.cleo, "stats challenge", friend=simulation.bo)
    mutual = await enter(
        simulation, simulation.bo, "stats challenge", game=GAME, friend=simulation.cleo
    )
    assert "1. **Ada, Bo** — " in text_of(mutual)

    again = await form_up(simulation, simulation.cleo, simulation.bo)
    await press(simulation, simulation.cleo, again, "start")
    second = await table(simulation)
    assert second.row.seed_hash == first.row.seed_hash, "every table gets the same cards"
    assert is_practice(second.settings), "Bo knows them"
    assert len(await store.dailies(today(simulation), crew_ranking(GAME))) == 1


async def test_a_full_table_begins_by_itself_unless_its_host_switched_that_off(
    simulation: Simulation,
) -> None:
    await sunday(simulation)
    four = (simulation.ada, simulation.bo, simulation.cleo, simulation.dan)
    lobby = await form_up(simulation, *four[:3])
    assert "Starts by itself once 4 seats are taken." in text_of(lobby)
    options = await press(simulation, four[0], lobby, "options")
    menu = next(one for one in custom_ids(options.components) if one.endswith("set:wanted"))
    await simulation.deliver(simulation.press(four[0], options, menu, values=["0"]))
    await press(simulation, four[3], public(simulation)[-1], "join")
    assert "The game begins when Ada presses Start." in text_of(public(simulation)[-1])
    await press(simulation, four[3], public(simulation)[-1], "leave")
    await simulation.deliver(simulation.press(four[0], options, menu, values=["4"]))
    await press(simulation, four[3], public(simulation)[-1], "join")
    assert seats_present(await table(simulation)) == [0, 1, 2, 3]


async def test_the_lobby_of_a_challenge_offers_only_its_options(simulation: Simulation) -> None:
    await sunday(simulation)
    lobby = await form_up(simulation, simulation.ada)
    assert "2 to 4 players" in text_of(lobby)
    assert "1 more player needed" in text_of(lobby)
    assert "tandard rules" not in text_of(lobby)
    assert "Add an AI" not in labels_of(lobby)
    options = await press(simulation, simulation.ada, lobby, "options")
    menus = [one.rpartition(":")[2] for one in custom_ids(options.components)]
    assert menus == ["pace", "invited", "wanted"]


async def test_a_lobby_says_that_it_closes_at_the_end_of_the_day_and_does(
    simulation: Simulation,
) -> None:
    await sunday(simulation)
    await form_up(simulation, simulation.ada)
    simulation.env.backend.advance_clock(7_200)
    await press(simulation, simulation.bo, public(simulation)[-1], "join")
    ends = end_of(context_of(simulation).service.now())
    assert f"Closes <t:{ends}:R>." in text_of(public(simulation)[-1])
    await simulation.pass_time(ends - context_of(simulation).service.now() + 60)
    assert "Nobody started Dark Wall Destiny in time" in text_of(public(simulation)[-1])


async def test_a_challenge_refuses_ais_other_options_and_another_day(
    simulation: Simulation,
) -> None:
    while is_sunday(today(simulation)):
        simulation.env.backend.advance_clock(DAY)
    said = await refusal(simulation, simulation.ada, "play", game=GAME, challenge=True)
    assert "is the Sunday challenge" in said
    await sunday(simulation)
    lobby = await form_up(simulation, simulation.ada)
    join = next(one for one in custom_ids(lobby.components) if ":join:" in one)
    agent = join.replace(":join:", ":agent:")
    await simulation.deliver(simulation.press(simulation.ada, lobby, agent))
    await press(simulation, simulation.ada, public(simulation)[-1], "start")
    assert "takes 2 to 4 members and no AI" in last_private(simulation, simulation.ada)
    await press(simulation, simulation.ada, public(simulation)[-1], "unagent")
    await press(simulation, simulation.bo, public(simulation)[-1], "join")
    options = await press(simulation, simulation.ada, public(simulation)[-1], "options")
    menu = forged(options)
    await simulation.deliver(simulation.press(simulation.ada, options, menu, values=["hard"]))
    await press(simulation, simulation.ada, public(simulation)[-1], "start")
    told = [text_of(one) for one in simulation.sees(simulation.ada, simulation.games)]
    assert any("challenge is the same for everyone" in one for one in told)
    assert not any("takes 2 to 4 members and no AI" in one for one in told)
    await simulation.deliver(simulation.press(simulation.ada, options, menu, values=["normal"]))
    simulation.env.backend.advance_clock(DAY - 3_600)
    while is_sunday(today(simulation)):
        simulation.env.backend.advance_clock(3_600)
    await press(simulation, simulation.ada, public(simulation)[-1], "start")
    assert "The day of this challenge is over" in last_private(simulation, simulation.ada)


async def test_a_rematch_of_a_challenge_is_an_ordinary_game(simulation: Simulation) -> None:
    await sunday(simulation)
    lobby = await form_up(simulation, simulation.ada, simulation.bo)
    await press(simulation, simulation.ada, lobby, "start")
    await give_up(simulation)
    await simulation.ada.slash(simulation.games, "table rematch")
    assert "Daily challenge" not in text_of(public(simulation)[-1])


async def posted_in(simulation: Simulation, place: ChannelHandle) -> Message:
    """The public message of a Sunday, in the channel that Ada chose for it."""
    await sunday(simulation)
    await enter(simulation, simulation.ada, "settings post", what="challenge", channel=place)
    (message,) = bulletins(simulation, place)
    return message


@pytest.mark.usefixtures("few_visits")
async def test_a_sunday_lobby_that_some_members_cannot_see_is_offered_to_nobody(
    simulation: Simulation,
) -> None:
    place, service = simulation.lounge, context_of(simulation).service
    message = await posted_in(simulation, place)
    await press(simulation, simulation.bo, message, "thread")
    simulation.hide(place)
    await press(simulation, simulation.cleo, message, "thread")
    assert len(await service.store.matches_in(simulation.guild.id)) == 2


@pytest.mark.usefixtures("few_visits")
async def test_the_public_message_opens_a_lobby_on_sunday_and_reports_it_on_monday(
    simulation: Simulation,
) -> None:
    place, service = simulation.lounge, context_of(simulation).service
    message = await posted_in(simulation, place)
    assert game_of(today(simulation)) == GAME
    assert "For two to four:" in text_of(message)
    assert labels_of(message) == ["Play", "Ranking"]
    (button,) = [one for one in custom_ids(message.components) if ":thread:" in one]
    await simulation.deliver(simulation.press(simulation.bo, message, button))
    (lobby,) = await service.store.matches_in(simulation.guild.id)
    assert (lobby.game, lobby.status.value) == (GAME, "lobby")

    for member, told in (
        (simulation.bo, f"Your game is waiting for you in <#{lobby.channel}>."),
        (simulation.cleo, "A table for this is already looking for players: press Join in"),
    ):
        await press(simulation, member, message, "thread")
        assert told in text_of(simulation.sees(member, place)[-1])
    assert len(await service.store.matches_in(simulation.guild.id)) == 1
    await press(simulation, simulation.cleo, simulation.sees(simulation.cleo, place)[-1], "thread")
    assert len(await service.store.matches_in(simulation.guild.id)) == 2

    begun = await form_up(simulation, simulation.ada, simulation.cleo)
    await press(simulation, simulation.ada, begun, "start")
    await give_up(simulation)
    await pass_a_day(simulation)
    last = text_of(bulletins(simulation, place)[-1])
    assert "Dark Wall Destiny** (started by 2 people on all servers)" in last
    assert "Nobody finished it." in last


async def play_out(simulation: Simulation) -> None:
    """Play the game in the first channel to its end, at random."""
    now, service, luck = await table(simulation), context_of(simulation).service, Chance("5" * 64)
    while not now.over:
        seat = luck.pick(now.missing)
        path, picked = random_path(now.match.choices(seat), luck)
        user = now.row.seats[seat].user or 0
        done = await service.play(now.id, user, now.match.decisions[seat], path, picked)
        now = done.table


@pytest.mark.usefixtures("few_visits")
async def test_a_sundays_table_that_plays_to_the_end_is_on_mondays_podium(
    simulation: Simulation,
) -> None:
    ada, cleo, place = simulation.ada, simulation.cleo, simulation.lounge
    service, message = context_of(simulation).service, await posted_in(simulation, place)
    await press(simulation, ada, await form_up(simulation, ada, cleo), "start")
    await play_out(simulation)
    await simulation.pass_time(VISITS_APART)
    assert "games finished: 1." in text_of(message)
    assert len(await service.store.dailies(today(simulation), crew_ranking(GAME))) == 1
    shown = await enter(simulation, simulation.bo, "stats challenge", game=GAME)
    assert "1. **Ada, Cleo** — " in text_of(shown)
    await simulation.pass_time(DAY)
    monday = text_of(bulletins(simulation, place)[-1])
    assert "Dark Wall Destiny** (started by 2 people on all servers)" in monday
    assert "1. **Ada, Cleo** — " in monday
    assert "still play" not in monday


@pytest.mark.usefixtures("few_visits")
async def test_a_sundays_table_that_ends_on_tuesday_is_in_the_ranking_of_sunday(
    simulation: Simulation,
) -> None:
    ada, place = simulation.ada, simulation.lounge
    message = await posted_in(simulation, place)
    day = today(simulation)
    await press(simulation, ada, await form_up(simulation, ada, simulation.cleo), "start")
    assert "so it counts for that day, whenever it ends" in text_of(public(simulation)[-1])
    await pass_a_day(simulation)
    monday = bulletins(simulation, place)[-1]
    assert "Tables still playing count for Sunday, too." in text_of(monday)
    await simulation.pass_time(DAY)
    await play_out(simulation)
    await simulation.pass_time(VISITS_APART)
    ranked = await enter(simulation, simulation.bo, "stats challenge")
    back = next(one for one in custom_ids(ranked.components) if f":here.{day}." in one)
    await simulation.deliver(simulation.press(simulation.bo, ranked, back))
    assert "1. **Ada, Cleo** — " in text_of(ranked)
    assert "Today" in labels_of(ranked)
    for shown, there in ((public(simulation)[-1], simulation.games), (message, place)):
        await press(simulation, simulation.bo, shown, "ranking")
        assert "1. **Ada, Cleo** — " in text_of(simulation.sees(simulation.bo, there)[-1])


@pytest.mark.usefixtures("few_visits")
async def test_mondays_podium_shows_the_course_of_a_sundays_table_in_signs(
    simulation: Simulation,
) -> None:
    endings = pytest.importorskip("bot.features.endings.panel")
    sign = "|".join((*endings.SIGNS, endings.WON, endings.LOST, endings.LEVEL))
    ada, place = simulation.ada, simulation.lounge
    message = await posted_in(simulation, place)
    await press(simulation, ada, await form_up(simulation, ada, simulation.cleo), "start")
    await play_out(simulation)
    await simulation.env.settle()
    await press(simulation, ada, public(simulation)[-1], "share")

    def asked() -> Message:
        return simulation.sees(ada, simulation.games)[-1]

    async def has_course() -> bool:
        return re.search(sign, text_of(asked())) is not None

    await until(simulation, has_course)
    await press(simulation, ada, asked(), "post")
    shared, _, legend = text_of(public(simulation)[-1]).rpartition("\n-# ")
    assert re.search(sign, legend), "what the signs mean"
    course = "".join(re.findall(sign, shared))
    assert len(course) > 1
    await simulation.pass_time(VISITS_APART)
    assert not re.search(sign, text_of(message)), "others may still play the same cards"
    await simulation.pass_time(DAY)
    monday = bulletins(simulation, place)[-1]
    for shown in (monday, message):
        await press(simulation, simulation.bo, shown, "ranking")
    of_monday, of_sunday = simulation.sees(simulation.bo, place)[-2:]
    assert legend not in text_of(of_monday), "no game of Monday is over"
    for shown in (monday, message, of_sunday):
        lines = text_of(shown).split("\n")
        (podium,) = [line for line in lines if line.startswith("1. **Ada, Cleo** — ")]
        assert podium.rpartition(" · ")[2] == course
        assert lines.count(f"-# {legend}") == 1, "what the signs mean, where they stand"


async def test_a_lobby_that_cannot_begin_keeps_its_seats_and_tells_the_host_why(
    simulation: Simulation,
) -> None:
    await sunday(simulation)
    ada, place = simulation.ada, simulation.games
    await ada.slash(place, "play", game=GAME, challenge=True, players=2)
    options = await press(simulation, ada, public(simulation)[-1], "options")
    menu = forged(options)
    await simulation.deliver(simulation.press(ada, options, menu, values=["hard"]))
    await press(simulation, simulation.bo, public(simulation)[-1], "join")
    assert "2. Bo" in text_of(public(simulation)[-1])
    await press(simulation, ada, public(simulation)[-1], "start")
    assert "challenge is the same for everyone" in last_private(simulation, ada)
    await simulation.deliver(simulation.press(ada, options, menu, values=["normal"]))
    await press(simulation, ada, public(simulation)[-1], "start")
    assert (await table(simulation)).settings.wanted == 2
