"""The public challenge: one message a day where managers want it, none where nobody plays."""

import asyncio
import re

import pytest
from structlog.testing import capture_logs

from bot.delivery.unasked import UnaskedMessage, UnaskedMessages
from bot.discord_io.courier import Courier
from bot.features.challenge.days import game_of
from bot.features.challenge.deed import end_of, number_of
from bot.features.challenge.panel import RANKING
from bot.language.speech import Speech, title
from bot.presentation.custom_ids import custom_id
from bot.presentation.panel import Button, Panel
from bot.store import changes
from bot.store.records import MOST_UNASKED
from tests.bot.features.challenge.posting import (
    DAY,
    VISITS_APART,
    begin_and_quit,
    button_id,
    pass_a_day,
    posted,
    press,
    switch_on,
    today,
)
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.commands.test_lists import play_to_the_end
from tests.bot.journeys.player import context_of
from tests.simulation import Simulation, labels_of, text_of

pytestmark = pytest.mark.usefixtures("patience", "few_visits")


async def test_a_day_is_posted_once_and_lists_its_players(simulation: Simulation) -> None:
    said = text_of(await switch_on(simulation))
    assert f"I post the daily challenge in <#{simulation.lounge.id}>" in said
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
    assert "This challenge is over." in text_of(old)
    assert labels_of(old) == ["Ranking"], "a day that is over cannot be begun"
    assert "Bo" not in text_of(new), "nobody is shown for quitting"


async def test_a_member_who_quit_is_not_on_the_podium(
    simulation: Simulation,
) -> None:
    await switch_on(simulation)
    game, store = game_of(today(simulation)), context_of(simulation).service.store
    await begin_and_quit(simulation, simulation.bo, game=game)
    await simulation.cleo.slash(simulation.games, "play", game=game, challenge=True)
    await play_to_the_end(simulation, simulation.cleo)
    assert len(await store.dailies(today(simulation), game, simulation.guild.id)) == 2
    await pass_a_day(simulation)
    said = text_of(posted(simulation)[-1])
    assert "1. **Cleo** — " in said
    assert "Bo" not in said


async def test_the_message_of_a_day_names_yesterdays_best_of_every_game(
    simulation: Simulation,
) -> None:
    await switch_on(simulation)
    (other,) = {"dyla", "planetary_defence"} - {game_of(today(simulation))}
    await simulation.cleo.slash(simulation.games, "play", game=other, challenge=True)
    await play_to_the_end(simulation, simulation.cleo)
    await pass_a_day(simulation)
    for message in posted(simulation):
        assert f"{Speech()(title(other))}: **Cleo** — " in text_of(message)


def threads(simulation: Simulation) -> list[int]:
    return [one.id for one in simulation.env.backend.active_threads(simulation.guild.id)]


async def test_play_leads_to_the_running_game_however_often_and_fast_it_is_pressed(
    simulation: Simulation,
) -> None:
    bo, service = simulation.bo, context_of(simulation).service
    await switch_on(simulation)
    (message,) = posted(simulation)
    play = button_id(message, "+d")
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
    if forged.endswith("c00"):  # a crew's
        pytest.importorskip("bot.features.crew")
    await switch_on(simulation)
    (message,) = posted(simulation)
    button = button_id(message, "+d")
    made_up = f"{button[: button.rindex(':') + 1]}{forged}"
    await simulation.deliver(simulation.press(simulation.bo, message, made_up))
    assert threads(simulation) == []
    assert "challenge" in text_of(simulation.sees(simulation.bo, simulation.lounge)[-1])


async def test_nothing_is_posted_where_nobody_played_for_a_week(simulation: Simulation) -> None:
    await switch_on(simulation)
    for _ in range(10):
        await pass_a_day(simulation)
    assert len(posted(simulation)) == 8, "the day it was switched on, and a week"
    said = ["so this is the last one for now" in text_of(one) for one in posted(simulation)]
    assert said == [False] * 7 + [True], "only the last one says so"
    await simulation.bo.slash(simulation.games, "play", game="dyla", challenge=True)
    await pass_a_day(simulation)
    assert len(posted(simulation)) == 10, "that day, and the next"
    assert "the last one" not in text_of(posted(simulation)[-1])


async def test_a_deleted_or_disabled_message_is_not_posted_again(simulation: Simulation) -> None:
    await switch_on(simulation)
    (message,) = posted(simulation)
    await simulation.delete(message)
    await simulation.bo.slash(simulation.games, "play", game="dyla", challenge=True)
    await simulation.pass_time(3 * VISITS_APART)
    assert posted(simulation) == [], "whoever deleted it meant it"
    said = await enter(simulation, simulation.ada, "settings post", what="challenge", off=True)
    assert "I don't post the daily challenge." in text_of(said)
    await pass_a_day(simulation)
    assert posted(simulation) == []


async def test_a_deleted_channel_costs_at_most_one_request_per_visit_and_no_error(
    simulation: Simulation,
) -> None:
    await switch_on(simulation)
    simulation.env.backend.delete_channel(simulation.lounge.id)
    await simulation.env.settle()
    with capture_logs() as said, simulation.requests() as sent:
        await pass_a_day(simulation)
    assert not [one for one in said if one["log_level"] == "error"]
    writes = [one for one in sent if str(simulation.lounge.id) in one.path]
    assert len(writes) <= (DAY + VISITS_APART) / VISITS_APART
    moved = {"what": "challenge", "channel": simulation.games}
    await simulation.ada.slash(simulation.games, "settings post", **moved)
    await pass_a_day(simulation)
    seen = [text_of(one) for one in simulation.sees(simulation.dan, simulation.games)]
    assert len([one for one in seen if "Challenge no." in one]) == 2, "its day, and the next"


async def test_two_processes_post_the_message_of_a_day_once(simulation: Simulation) -> None:
    context, day, guild = context_of(simulation), today(simulation), simulation.guild.id
    now, ranking = context.service.now, custom_id(RANKING, day)
    bots = [UnaskedMessages(context.store, Courier(simulation.bot), now) for _ in range(2)]
    panel = Panel(("The challenge",), ((Button(ranking, "Ranking"),),))
    wanted = UnaskedMessage(
        guild, "challenge", day, simulation.lounge.id, f":{RANKING}:{day}", panel
    )
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
