"""The public challenge: one message a day where managers want it, none where nobody plays."""

from __future__ import annotations

import asyncio
import json
import re
from datetime import date

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message
from structlog.testing import capture_logs

from bot.delivery.unasked import Unasked, Wanted
from bot.discord_io.courier import Courier
from bot.features.challenge.days import before, game_of, streak
from bot.features.challenge.deed import day_of, end_of, is_sunday, number_of
from bot.features.challenge.panel import RANKING
from bot.language.speech import Speech, title
from bot.presentation.custom_ids import custom_id
from bot.presentation.panel import Button, Panel
from bot.store import changes
from bot.store.records import MOST_UNASKED
from bot.timers import server_visits
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.commands.test_lists import play_to_the_end
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.endings.test_what_is_kept import file_of
from tests.simulation import Simulation, custom_ids, labels_of, text_of

DAY = 86_400
VISITS_APART = 4 * 3_600.0

pytestmark = pytest.mark.usefixtures("patience")


@pytest.fixture(autouse=True)
def few_visits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Visit servers only every few hours, so that days pass in few steps."""
    monkeypatch.setattr(server_visits, "VISIT_INTERVAL", VISITS_APART)


async def switch_on(simulation: Simulation) -> Message:
    """Switch the challenge on in the lounge; returns the answer."""
    return await enter(
        simulation, simulation.ada, "settings post", what="challenge", channel=simulation.lounge
    )


def posted(simulation: Simulation) -> list[Message]:
    """The public messages in the lounge, without notices of opened threads."""
    seen = simulation.sees(simulation.dan, simulation.lounge)
    return [one for one in seen if one.components]


def today(simulation: Simulation) -> str:
    return day_of(context_of(simulation).service.now())


async def press(
    simulation: Simulation, member: MemberActor, message: Message, verb: str, end: str = ""
) -> None:
    ids = custom_ids(message.components)
    (button,) = [one for one in ids if f":{verb}" in one and one.endswith(end)]
    await simulation.deliver(simulation.press(member, message, button))


async def test_a_day_is_posted_once_and_lists_its_players(simulation: Simulation) -> None:
    said = text_of(await switch_on(simulation))
    assert f"Each day I post the challenge of the day in <#{simulation.lounge.id}>" in said
    (message,) = posted(simulation)
    day = today(simulation)
    game = Speech()(title(game_of(day)))
    assert f"Challenge no. {number_of(day)}: {game}" in text_of(message)
    assert "Nobody has begun it here yet." in text_of(message)
    assert (
        f"The challenge ends on <t:{end_of(context_of(simulation).service.now())}:f>."
        in text_of(message)
    )
    labels = labels_of(message)
    assert (labels[0], labels[-1]) == ("Play", "Ranking")

    await press(simulation, simulation.bo, message, "thread", "+d")
    (begun,) = await context_of(simulation).service.store.dailies_of(simulation.bo.id)
    assert (begun.day, begun.game) == (day, game_of(day))
    await simulation.pass_time(VISITS_APART)
    (message,) = posted(simulation)
    assert "So far one member has begun it here; games finished: 0." in text_of(message)

    await simulation.restart()
    await simulation.pass_time(3 * VISITS_APART)
    assert [one.id for one in posted(simulation)] == [message.id], "a restart repeats nothing"


async def test_the_message_of_a_day_shows_yesterdays_podium(simulation: Simulation) -> None:
    await switch_on(simulation)
    (first,) = posted(simulation)
    eve = today(simulation)
    await press(simulation, simulation.bo, first, "thread", "+d")
    store = context_of(simulation).service.store
    (begun,) = await store.dailies_of(simulation.bo.id)
    await context_of(simulation).seats.leave(begun.match_id, simulation.bo.id, ends=True)
    await simulation.pass_time(VISITS_APART)
    assert "games finished: 1." in text_of(first)
    assert "Best so far" not in text_of(first), "nobody is best who quit"
    await simulation.pass_time(DAY)
    old, new = posted(simulation)
    assert old.id == first.id
    assert f"Yesterday, no. {number_of(eve)}" in text_of(new)
    assert "Nobody finished it." in text_of(new)
    assert "Bo" not in text_of(new), "nobody is shown for quitting"


async def test_whoever_quit_is_not_on_the_podium_of_those_who_finished(
    simulation: Simulation,
) -> None:
    await switch_on(simulation)
    game, store = game_of(today(simulation)), context_of(simulation).service.store
    await begin_and_quit(simulation, simulation.bo, game=game)
    await simulation.cleo.slash(simulation.games, "play", game=game, challenge=True)
    await play_to_the_end(simulation, simulation.cleo)
    assert len(await store.dailies(today(simulation), game, simulation.guild.id)) == 2
    await simulation.pass_time(DAY)
    await simulation.pass_time(VISITS_APART)
    said = text_of(posted(simulation)[-1])
    assert "1. **Cleo** — " in said
    assert "Bo" not in said


async def test_the_ranking_of_a_day_without_a_challenge_is_refused_in_one_sentence(
    simulation: Simulation,
) -> None:
    await switch_on(simulation)
    (message,) = posted(simulation)
    button = buttons(message, today(simulation))
    for day in ("2999-12-31", "1999-12-31", before(today(simulation), -1)):
        forged = button.replace(today(simulation), day)
        await simulation.deliver(simulation.press(simulation.bo, message, forged))
        told = simulation.sees(simulation.bo, simulation.lounge)[-1]
        assert text_of(told) == Speech().say("refused-challenge-day")
        assert not labels_of(told)


def buttons(message: Message, end: str) -> str:
    """The button of the day's message that begins a game this way."""
    (found,) = [one for one in custom_ids(message.components) if one.endswith(end)]
    return found


def threads(simulation: Simulation) -> list[int]:
    return [one.id for one in simulation.env.backend.active_threads(simulation.guild.id)]


async def test_play_leads_to_the_running_game_however_often_and_fast_it_is_pressed(
    simulation: Simulation,
) -> None:
    bo, service = simulation.bo, context_of(simulation).service
    await switch_on(simulation)
    (message,) = posted(simulation)
    play = buttons(message, "+d")
    await simulation.deliver(*(simulation.press(bo, message, play) for _ in range(3)))
    (first,) = threads(simulation)
    name = simulation.env.backend.active_threads(simulation.guild.id)[0].name
    assert re.fullmatch(r".+ · challenge no\. \d+: Bo", name or "")
    assert f"Your game is waiting for you in <#{first}>." in text_of(
        simulation.sees(bo, simulation.lounge)[-1]
    )
    simulation.speak(bo, "de")
    await simulation.deliver(simulation.press(bo, message, play))
    told = text_of(simulation.sees(bo, simulation.lounge)[-1])
    assert told == f"Dein Spiel wartet in <#{first}> auf dich."
    await simulation.deliver(simulation.press(simulation.cleo, message, play))
    before = threads(simulation)
    assert len(before) == 2, "another member begins their own game"

    (begun,) = await service.store.dailies_of(bo.id)
    await context_of(simulation).seats.leave(begun.match_id, bo.id, ends=True)
    for _ in range(2):
        await simulation.deliver(simulation.press(bo, message, play))
    (practice,) = [one for one in threads(simulation) if one not in before]
    assert f"<#{practice}>" in text_of(simulation.sees(bo, simulation.lounge)[-1])


@pytest.mark.parametrize("forged", ["black_abyss+d", "dark_wall_destiny+d", "black_abyss+dc00"])
async def test_a_forged_button_of_the_day_is_refused_before_a_thread_is_opened(
    simulation: Simulation, forged: str
) -> None:
    await switch_on(simulation)
    (message,) = posted(simulation)
    button = buttons(message, "+d")
    made_up = f"{button[: button.rindex(':') + 1]}{forged}"
    await simulation.deliver(simulation.press(simulation.bo, message, made_up))
    assert threads(simulation) == []
    assert "challenge" in text_of(simulation.sees(simulation.bo, simulation.lounge)[-1])


async def test_nothing_is_posted_where_nobody_played_for_a_week(simulation: Simulation) -> None:
    await switch_on(simulation)
    for _ in range(10):
        await simulation.pass_time(DAY)
        await simulation.pass_time(VISITS_APART)
    assert len(posted(simulation)) == 8, "the day it was switched on, and a week"
    await simulation.bo.slash(simulation.games, "play", game="dyla", challenge=True)
    await simulation.pass_time(DAY)
    await simulation.pass_time(VISITS_APART)
    assert len(posted(simulation)) == 10, "that day, and the next"


async def test_a_deleted_or_disabled_message_is_not_posted_again(simulation: Simulation) -> None:
    await switch_on(simulation)
    (message,) = posted(simulation)
    await simulation.delete(message)
    await simulation.bo.slash(simulation.games, "play", game="dyla", challenge=True)
    await simulation.pass_time(3 * VISITS_APART)
    assert posted(simulation) == [], "whoever deleted it meant it"
    said = await enter(simulation, simulation.ada, "settings post", what="challenge", off=True)
    assert "I don't post the challenge of the day." in text_of(said)
    await simulation.pass_time(DAY)
    await simulation.pass_time(VISITS_APART)
    assert posted(simulation) == []


async def test_a_deleted_channel_costs_at_most_one_request_per_visit_and_no_error(
    simulation: Simulation,
) -> None:
    await switch_on(simulation)
    simulation.env.backend.delete_channel(simulation.lounge.id)
    await simulation.env.settle()
    with capture_logs() as said, simulation.requests() as sent:
        await simulation.pass_time(DAY)
        await simulation.pass_time(VISITS_APART)
    assert not [one for one in said if one["log_level"] == "error"]
    writes = [one for one in sent if str(simulation.lounge.id) in one.path]
    assert len(writes) <= (DAY + VISITS_APART) / VISITS_APART
    moved = {"what": "challenge", "channel": simulation.games}
    await simulation.ada.slash(simulation.games, "settings post", **moved)
    await simulation.pass_time(DAY)
    await simulation.pass_time(VISITS_APART)
    seen = [text_of(one) for one in simulation.sees(simulation.dan, simulation.games)]
    assert len([one for one in seen if "Challenge no." in one]) == 2, "its day, and the next"


async def test_two_processes_post_the_message_of_a_day_once(simulation: Simulation) -> None:
    context, day, guild = context_of(simulation), today(simulation), simulation.guild.id
    now, ranking = context.service.now, custom_id(RANKING, day)
    bots = [Unasked(context.store, Courier(simulation.bot), now) for _ in range(2)]
    panel = Panel(("The challenge",), ((Button(ranking, "Ranking"),),))
    wanted = Wanted(guild, "challenge", day, simulation.lounge.id, f":{RANKING}:{day}", panel)
    for _ in range(2):
        await asyncio.gather(*(one.keep(wanted) for one in bots))
    assert len(posted(simulation)) == 1
    assert await context.store.count_unasked(guild, day) == 1


async def test_the_public_challenge_respects_the_servers_daily_limit(
    simulation: Simulation,
) -> None:
    store, day = context_of(simulation).service.store, today(simulation)
    await store.commit([changes.AddUnasked(simulation.guild.id, day)] * MOST_UNASKED)
    await switch_on(simulation)
    assert posted(simulation) == []
    assert await store.count_unasked(simulation.guild.id, day) == MOST_UNASKED


async def test_only_managers_can_switch_the_public_challenge_on(simulation: Simulation) -> None:
    simulation.let_use(simulation.bo, "settings")
    said = await enter(
        simulation, simulation.bo, "settings post", what="challenge", channel=simulation.lounge
    )
    assert text_of(said) == Speech().say("refused-not-admin")
    await simulation.pass_time(VISITS_APART)
    assert posted(simulation) == []


async def test_the_ranking_shows_the_streaks_of_members_who_allow_it(
    simulation: Simulation,
) -> None:
    await simulation.bo.slash(simulation.games, "play", game="dyla", challenge=True)
    own = await enter(simulation, simulation.bo, "stats challenge", at=simulation.lounge)
    assert "Your streak: 1 day." in text_of(own)
    assert labels_of(own) == ["Friends", "All servers", "Show my streak in rankings"]
    await press(simulation, simulation.bo, own, "ranked:here", ".show")
    assert "streak" in (await context_of(simulation).members.read(simulation.bo.id)).wishes
    nobody = await enter(simulation, simulation.cleo, "stats challenge", at=simulation.lounge)
    assert "You have no streak yet." in text_of(nobody)
    assert labels_of(nobody) == ["Play Dyla", "Friends", "All servers"]


async def begin_and_quit(simulation: Simulation, *members: MemberActor, game: str = "dyla") -> None:
    """Let these members begin today's challenge of a game, and resign."""
    context = context_of(simulation)
    for member in members:
        await member.slash(simulation.games, "play", game=game, challenge=True)
        (begun,) = await context.store.dailies_of(member.id)
        await context.seats.leave(begun.match_id, member.id, ends=True)


async def test_friends_are_ranked_together_once_both_named_each_other(
    simulation: Simulation,
) -> None:
    ada, bo, cleo = simulation.ada, simulation.bo, simulation.cleo
    await begin_and_quit(simulation, ada, bo, cleo)
    alone = text_of(await enter(simulation, ada, "stats challenge", game="dyla", friend=bo))
    assert "among friends" in alone
    assert "1. **Ada**" in alone
    assert "Bo quit this game" not in alone
    assert f"Haven't named you yet: <@{bo.id}>." in alone
    ranked = f"You are ranked together once <@{bo.id}> names you, too."
    assert f"You named <@{bo.id}>. {ranked}" in alone
    both = text_of(await enter(simulation, bo, "stats challenge", game="dyla", friend=ada))
    assert f"You and <@{ada.id}> have named each other" in both
    assert "1. **Ada**" in both
    assert "2. **Bo**" in both
    assert f"Friends: <@{ada.id}>." in both
    assert "Cleo" not in both
    gone = text_of(await enter(simulation, ada, "stats challenge", game="dyla", unfriend=bo))
    assert "Bo" not in gone
    assert f"You no longer name <@{bo.id}> as a friend." in gone
    assert "2. **Bo**" not in text_of(await enter(simulation, bo, "stats challenge", friend=ada))


async def test_friends_are_added_and_removed_by_menus(simulation: Simulation) -> None:
    ada, bo = simulation.ada, simulation.bo
    machine = simulation.guild.add_member(simulation.env.create_user("beep", bot=True))
    store = context_of(simulation).service.store
    shown = await enter(simulation, ada, "stats challenge", game="dyla")
    await press(simulation, ada, shown, "ranked:friends")
    shown = simulation.sees(ada, simulation.games)[-1]
    assert not [one for one in custom_ids(shown.components) if one.endswith(".drop")]
    (name,) = [one for one in custom_ids(shown.components) if one.endswith(".name")]
    for refused in (ada, machine):
        await simulation.deliver(simulation.press(ada, shown, name, values=[str(refused.id)]))
        assert Speech().say("refused-friend") in text_of(simulation.sees(ada, simulation.games)[-1])
    forged = simulation.press(ada, shown, name, values=[str(simulation.cleo.id)])
    del forged.payload["data"]["resolved"]
    await simulation.deliver(forged)
    assert await store.friends_of(ada.id) == {}
    await simulation.deliver(simulation.press(ada, shown, name, values=[str(bo.id)]))
    assert f"Haven't named you yet: <@{bo.id}>." in text_of(shown)
    assert f"You named <@{bo.id}>." in text_of(shown)
    assert await store.friends_of(ada.id) == {bo.id: False}
    (drop,) = [one for one in custom_ids(shown.components) if one.endswith(".drop")]
    await simulation.deliver(simulation.press(ada, shown, drop, values=[str(bo.id)]))
    assert f"You no longer name <@{bo.id}> as a friend." in text_of(shown)
    assert "Haven't named you yet" not in text_of(shown)
    assert await store.friends_of(ada.id) == {}


async def test_members_cannot_name_themselves_or_a_bot_as_a_friend(simulation: Simulation) -> None:
    machine = simulation.guild.add_member(simulation.env.create_user("beep", bot=True))
    for friend in (simulation.ada, machine):
        said = await enter(simulation, simulation.ada, "stats challenge", friend=friend)
        assert text_of(said) == Speech().say("refused-friend")


async def test_all_servers_are_ranked_without_names(simulation: Simulation) -> None:
    await begin_and_quit(simulation, simulation.ada, simulation.bo)
    here = await enter(simulation, simulation.bo, "stats challenge", game="dyla")
    await press(simulation, simulation.bo, here, "ranked:all")
    everywhere = text_of(simulation.sees(simulation.bo, simulation.games)[-1])
    assert "on all servers" in everywhere
    assert "1. Somebody quit this game." in everywhere
    assert "2. Somebody quit this game. · **that's you**" in everywhere
    assert "Ada" not in everywhere
    assert "Bo" not in everywhere


async def test_friends_are_exported_and_deleted_with_their_members_data(
    simulation: Simulation,
) -> None:
    await enter(simulation, simulation.ada, "stats challenge", friend=simulation.bo)
    answer = await enter(simulation, simulation.ada, "your data export")
    told = json.loads(file_of(simulation, answer))
    assert told["friends"] == [{"user": simulation.bo.id, "named_back": False}]
    sure = await enter(simulation, simulation.bo, "your data delete")
    await simulation.deliver(simulation.press(simulation.bo, sure, custom_ids(sure.components)[0]))
    assert await context_of(simulation).service.store.friends_of(simulation.ada.id) == {}


def test_a_streak_counts_days_played_and_forgives_two_a_month() -> None:
    days = [date(2026, 1, number).isoformat() for number in range(1, 32)]
    assert streak(days, "2026-01-31") == 31
    assert streak(days, "2026-02-01") == 31, "today may still be played"
    assert streak(set(days) - {"2026-01-10", "2026-01-20"}, "2026-01-31") == 29
    assert streak(set(days) - {"2026-01-10", "2026-01-20", "2026-01-25"}, "2026-01-31") == 19
    assert streak(days, "2026-02-03") == 31
    assert streak(days, "2026-02-04") == 0
    assert streak([], "2026-02-04") == 0
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
    await press(simulation, simulation.bo, ranked, "ranked", ".play")
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
