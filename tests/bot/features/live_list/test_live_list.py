"""The list of games: always one message, with the tables that everybody can see."""

import re

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.discord_io.limits import check
from bot.features.live_list.panel import FOR_ALL, FREE, LISTED, ListEntry, live_list
from bot.language.speech import Speech
from bot.presentation.custom_ids import Verb
from bot.table.settings import settings_of
from bot.timers.server_visits import VISIT_INTERVAL
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of, row_here
from tests.bot.journeys.tables.table import begin, board, press, press_only_button, table
from tests.simulation import Simulation, custom_ids, labels_of, nodes, text_of

DAY = 86_400

pytestmark = pytest.mark.usefixtures("patience")


async def list_message(simulation: Simulation) -> Message:
    """The only list in the lounge, after the next visit."""
    await simulation.pass_time(VISIT_INTERVAL)
    seen = simulation.sees(simulation.dan, simulation.lounge)
    (found,) = [one for one in seen if one.components and one.visible_to(simulation.cleo.id)]
    return found


def buttons(message: Message) -> list[str]:
    """The labels of the list's own buttons, without those of other features."""
    found = [one for one in nodes(message.components) if "label" in one]
    own = [f":{verb}:" for verb in (Verb.SEAT, LISTED, FREE)]
    return [one["label"] for one in found if any(verb in one["custom_id"] for verb in own)]


async def switch_on(simulation: Simulation) -> str:
    said = await enter(
        simulation, simulation.ada, "settings post", what="live-list", channel=simulation.lounge
    )
    assert "I keep a list of this server's public games in" in text_of(said)
    return text_of(said)


async def join(simulation: Simulation, member: MemberActor, message: Message) -> None:
    (button,) = [one for one in custom_ids(message.components) if f":{Verb.SEAT}:" in one]
    await simulation.deliver(simulation.press(member, message, button))


async def test_a_table_is_listed_from_its_lobby_to_its_end(simulation: Simulation) -> None:
    await switch_on(simulation)
    empty = await list_message(simulation)
    assert "No table is looking for players right now." in text_of(empty)
    assert buttons(empty) == ["My games"]

    await simulation.ada.slash(simulation.games, "play", game="dark_miss_down")
    lobby = await list_message(simulation)
    begun = context_of(simulation).service.now()
    (opened,) = re.findall(
        r"· opened <t:(\d+):R> by Ada · 1 of 2 seats taken · no clock", text_of(lobby)
    )
    assert abs(int(opened) - begun) < 300
    assert buttons(lobby) == ["Join Ada: Dark Miss Down", "My games"]

    await join(simulation, simulation.bo, lobby)
    row = await row_here(simulation)
    assert [seat.user for seat in row.seats] == [simulation.ada.id, simulation.bo.id]
    full = await list_message(simulation)
    assert buttons(full) == ["My games"], "nobody can take a third seat"
    assert "in a game channel.\n**Full, not begun yet**\n- [Dark Miss Down]" in text_of(full)

    board = simulation.sees(simulation.dan, simulation.games)[-1]
    await simulation.click(simulation.ada, board, Verb.START)
    running = await list_message(simulation)
    assert "round 1 · waiting for " in text_of(running)

    await context_of(simulation).seats.leave(row.id, simulation.bo.id, ends=True)
    over = await list_message(simulation)
    assert "Ended in the last 24 hours" in text_of(over)
    assert "Bo has quit" in text_of(over)
    assert {one.id for one in (lobby, full, running, over)} == {empty.id}
    await simulation.pass_time(DAY)
    assert "Ended" not in text_of(await list_message(simulation))


async def test_the_list_is_edited_once_a_minute_and_only_when_something_changed(
    simulation: Simulation,
) -> None:
    await switch_on(simulation)
    await list_message(simulation)
    with simulation.requests() as sent:
        for game in ("dark_miss_down", "dark_wall_destiny"):
            await simulation.ada.slash(simulation.games, "play", game=game)
        await list_message(simulation)
        await list_message(simulation)
    assert len([one for one in sent if one.method == "PATCH" and "/channels/" in one.path]) == 1


async def test_a_deleted_list_is_posted_again_and_the_list_moves_to_another_channel(
    simulation: Simulation,
) -> None:
    await switch_on(simulation)
    await simulation.delete(await list_message(simulation))
    await simulation.ada.slash(simulation.games, "play", game="dark_miss_down")
    again = await list_message(simulation)
    await simulation.restart()
    assert (await list_message(simulation)).id == again.id
    moved = {"what": "live-list", "channel": simulation.games}
    await simulation.ada.slash(simulation.lounge, "settings post", **moved)
    await simulation.pass_time(VISIT_INTERVAL)
    assert not [one for one in simulation.sees(simulation.dan, simulation.lounge) if one.components]
    gone = {"what": "live-list", "off": True}
    said = await enter(simulation, simulation.ada, "settings post", at=simulation.lounge, **gone)
    assert "I keep no list of this server's games" in text_of(said)
    shown = [text_of(one) for one in simulation.sees(simulation.dan, simulation.games)]
    assert not [one for one in shown if "Games on this server" in one]


async def test_a_deleted_list_is_posted_again_even_if_no_table_changes(
    simulation: Simulation,
) -> None:
    await switch_on(simulation)
    first = await list_message(simulation)
    await simulation.delete(first)
    for _ in range(11):
        await simulation.pass_time(VISIT_INTERVAL)
    assert (await list_message(simulation)).id != first.id


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_list_of_a_busy_server_fits_into_a_message(locale: str) -> None:
    link = "https://discord.com/channels/1456074443980800006/1456074443980800224/14560744439"
    rows = [ListEntry(f"{at:010x}", f"[Black Abyss]({link}) · {'x' * at}") for at in range(99)]
    doors = [one._replace(join=f"Join member{one.match_id}: Black Abyss") for one in rows]
    taken = [one._replace(free=((0, f"Take it: seat of {one.match_id}"),)) for one in rows]
    panel = live_list([*doors, *rows], taken, rows, Speech(locale))
    check(panel)
    assert len(panel.text) == 1 + 4, "a heading and four parts"


async def test_a_table_hidden_from_some_members_is_not_listed(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dark_miss_down")
    simulation.hide(simulation.games)
    await switch_on(simulation)
    assert "Dark Miss Down" not in text_of(await list_message(simulation))


async def test_any_member_can_take_a_seat_left_to_an_ai(
    simulation: Simulation,
) -> None:
    await simulation.begin("dark_wall_destiny", simulation.ada, simulation.bo, simulation.cleo)
    context = context_of(simulation)
    row = await row_here(simulation)
    await context.seats.replace(row.id, 1)
    await simulation.ada.slash(
        simulation.lounge, "settings post", what="live-list", channel=simulation.lounge
    )
    shown = await list_message(simulation)
    (button,) = [one for one in custom_ids(shown.components) if ":free:" in one]
    before = {one.id for one in simulation.sees(simulation.dan, simulation.lounge)}
    await simulation.deliver(simulation.press(simulation.dan, shown, button))
    (told,) = [
        one for one in simulation.sees(simulation.dan, simulation.lounge) if one.id not in before
    ]
    assert "see its hand and its secrets" in text_of(told)
    assert "The game isn't rated for anyone." in text_of(told)
    await press_only_button(simulation, simulation.dan, told)
    assert (await row_here(simulation)).seats[1].user == simulation.dan.id
    assert not [
        one for one in custom_ids((await list_message(simulation)).components) if ":free:" in one
    ]


@pytest.mark.parametrize("language", ["en-US", "de"])
async def test_a_member_who_lost_a_seat_to_an_ai_can_take_it_back(
    simulation: Simulation, language: str
) -> None:
    simulation.speak(simulation.bo, language)
    await simulation.begin("dark_wall_destiny", simulation.ada, simulation.bo, simulation.cleo)
    context = context_of(simulation)
    row = await row_here(simulation)
    await context.seats.replace(row.id, 1)
    await simulation.env.settle()
    told = await press(simulation, simulation.bo, board(simulation), FREE)
    said, label = {
        "en-US": ("An AI plays Dark Wall Destiny for you", "Take my seat back"),
        "de": ("Eine KI spielt bei Dark Wall Destiny", "Meinen Platz zurücknehmen"),
    }[language]
    assert said in text_of(told)
    assert labels_of(told) == [label]
    assert labels_of(await press(simulation, simulation.dan, board(simulation), FREE)) != [label]
    await press_only_button(simulation, simulation.bo, told)
    assert (await table(simulation)).row.seats[1].user == simulation.bo.id


@pytest.mark.parametrize("successor", [True, False], ids=["a successor", "a member who is back"])
async def test_an_ai_that_waited_does_not_move_after_a_member_took_its_seat(
    simulation: Simulation, successor: bool
) -> None:
    now = await begin(
        simulation, simulation.ada, simulation.bo, game="dark_wall_destiny", chosen=""
    )
    seats, store = context_of(simulation).seats, context_of(simulation).store
    await (seats.leave(now.id, simulation.ada.id) if successor else seats.leave_server(now.id, 0))
    assert (await table(simulation)).giving_way
    if successor:
        await seats.take_free(now.id, simulation.guild.id, 0, simulation.dan.id, "Dan")
    else:
        await seats.back(now.id, simulation.ada.id)
    await simulation.pass_time(VISIT_INTERVAL)
    assert not await store.actions(now.id)
    assert 0 in (await table(simulation)).missing


async def test_a_seat_offered_to_everyone_is_taken_on_the_board_after_confirming(
    simulation: Simulation,
) -> None:
    board = await simulation.begin("dark_miss_down", simulation.ada, simulation.bo)
    await switch_on(simulation)
    menu = await press(simulation, simulation.ada, board, Verb.TABLE)
    asked_first = await press(simulation, simulation.ada, menu, FOR_ALL)
    assert "the result counts for them" in text_of(asked_first)
    assert labels_of(asked_first) == ["Yes, offer it"]
    await press_only_button(simulation, simulation.ada, asked_first)
    assert "Your seat is open now: on the board" in text_of(asked_first)
    await simulation.env.settle()

    assert "Ada offers their seat to anyone." in text_of(board)
    assert buttons(await list_message(simulation))[0] == "Take it: Ada in Dark Miss Down"
    told = await press(simulation, simulation.dan, board, FREE)
    assert "Ada offers a seat in Dark Miss Down" in text_of(told)
    assert "see its hand and its secrets" in text_of(told)
    assert "counts as yours, in statistics and ratings" in text_of(told)
    (take,) = custom_ids(told.components)
    bo = simulation.press(simulation.bo, told, take)
    await simulation.deliver(simulation.press(simulation.dan, told, take))
    row = await row_here(simulation)
    assert [seat.user for seat in row.seats] == [simulation.dan.id, simulation.bo.id]
    assert not settings_of(row).affairs.for_all
    await simulation.env.settle()
    said = [text_of(one) for one in simulation.sees(simulation.ada, simulation.games)]
    assert "Dan takes over the seat of Ada in Dark Miss Down." in said
    await simulation.deliver(bo)
    assert (await context_of(simulation).service.store.match(row.id)) == row


async def test_a_withdrawn_offer_to_everyone_gives_nobody_the_seat(
    simulation: Simulation,
) -> None:
    board = await simulation.begin("dark_miss_down", simulation.ada, simulation.bo)
    seats = context_of(simulation).seats
    row = await row_here(simulation)
    await seats.offer_to_all(row.id, simulation.ada.id, offered=True)
    await simulation.env.settle()
    free = next(one for one in custom_ids(board.components) if f":{FREE}:" in one)
    late = simulation.press(simulation.dan, board, free)
    menu = await press(simulation, simulation.ada, board, Verb.TABLE)
    said = await press(simulation, simulation.ada, menu, FOR_ALL)
    assert text_of(said) == "Your seat is yours alone again."
    await simulation.env.settle()
    assert "offers their seat" not in text_of(board)
    await simulation.deliver(late)
    refused = simulation.sees(simulation.dan, simulation.games)[-1]
    assert "seat" in text_of(refused)
    assert not custom_ids(refused.components)


async def test_a_crews_game_is_listed_and_a_solo_game_is_not(
    simulation: Simulation,
) -> None:
    pytest.importorskip("bot.features.crew")
    await switch_on(simulation)
    other = simulation.guild.create_text_channel("crew")
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    await simulation.bo.slash(other, "play", game="dyla", crew=True)
    shown = text_of(await list_message(simulation))
    assert f"in <#{other.id}> · turn 1 · waiting for votes" in shown
    assert f"<#{simulation.games.id}>" not in shown

    store = context_of(simulation).service.store
    row = await store.match_in_channel(other.id)
    assert row is not None
    await context_of(simulation).seats.end(row.id)
    assert "Ended in the last 24 hours" in text_of(await list_message(simulation))


async def test_a_posting_without_a_given_channel_goes_to_the_commands_channel(
    simulation: Simulation,
) -> None:
    lounge, what = simulation.lounge, "live-list"
    await simulation.ada.slash(lounge, "settings post", what=what)
    await simulation.pass_time(VISIT_INTERVAL)
    assert "Games on this server" in text_of(simulation.sees(simulation.bo, lounge)[-1])
    said = await enter(simulation, simulation.ada, "settings post", what=what, off=True)
    assert "I keep no list of this server's games" in text_of(said)


async def test_settings_say_what_prevents_a_message(simulation: Simulation) -> None:
    said = await switch_on(simulation)
    assert "I can't now" not in said
    simulation.forbid(simulation.lounge, send_messages=True)
    await simulation.env.settle()
    said = text_of(await enter(simulation, simulation.ada, "settings show"))
    assert (
        "always up to date. I can't right now: I need the permission “Send Messages” there." in said
    )
    simulation.env.backend.delete_channel(simulation.lounge.id)
    await simulation.env.settle()
    said = text_of(await enter(simulation, simulation.ada, "settings show"))
    assert "always up to date. I can't right now: that channel no longer exists." in said
