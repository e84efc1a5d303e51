"""What a person at the playground sees and does, tab by tab."""

import asyncio
from datetime import datetime
from typing import Any

import pytest

from bot.playground.session import Session
from bot.playground.simcord_windows import _PlainPictures
from tests.playground.conftest import Client, Tab, open_tab


async def test_a_game_started_in_one_window_is_seen_in_another_after_a_tick(
    session: Session, client: Client
) -> None:
    ada = await open_tab(session, client, "games/ada")
    bo = await open_tab(session, client, "games/bo")
    await ada.run("play", game="dyla")
    await session.tick(0.1)
    assert "Board 0. dyla" in await bo.look()
    assert "Board 0. dyla" in await ada.look()


async def test_windows_on_other_channels_do_not_change(session: Session, client: Client) -> None:
    games = await open_tab(session, client, "games/ada")
    lounge = await open_tab(session, client, "lounge/ada")
    before = lounge.state["publishedRevision"]
    await games.run("play", game="dyla")
    await session.tick(0.1)
    assert "Board" not in await lounge.look()
    assert lounge.state["publishedRevision"] == before


async def test_an_idle_session_publishes_nothing(session: Session, client: Client) -> None:
    ada = await open_tab(session, client, "games/ada")
    before = ada.state["publishedRevision"]
    await session.tick(0.1)
    await session.tick(0.1)
    await ada.look()
    assert ada.state["publishedRevision"] == before


async def test_an_answer_after_a_quiet_hour_is_shown_in_the_present(
    session: Session, client: Client
) -> None:
    ada = await open_tab(session, client, "games/ada")
    await session.tick(0.1)
    await session.tick(3_600)
    before = session.env.now()
    await ada.run("play", game="dyla")
    await ada.look()
    shown = datetime.fromisoformat(ada.state["profile"]["presentationTime"])
    assert shown >= before, "a time in the message would read as if it were to come"


async def test_private_answers_reach_only_their_member(session: Session, client: Client) -> None:
    ada = await open_tab(session, client, "games/ada")
    bo = await open_tab(session, client, "games/bo")
    await ada.run("play", game="dyla")
    await ada.look()
    await ada.press(ada.button("Whisper"))
    await session.tick(0.1)
    assert "Only you read this." in await ada.look()
    assert "Only you read this." not in await bo.look()


async def test_a_direct_message_appears_in_the_members_messages(
    session: Session, client: Client
) -> None:
    messages = await open_tab(session, client, "messages/bo")
    games = await open_tab(session, client, "games/bo")
    await games.run("write")
    await session.tick(0.1)
    told = await messages.look()
    assert "A direct message." in told
    assert "'content': '/write'" in told


async def test_a_press_on_an_outdated_page_finds_its_button_in_its_new_position(
    session: Session, client: Client
) -> None:
    ada = await open_tab(session, client, "games/ada")
    bo = await open_tab(session, client, "games/bo")
    await ada.run("play", game="dyla")
    await session.tick(0.1)
    await bo.look()
    whisper = bo.button("Whisper")
    await ada.look()
    await ada.run("write")  # the page moves on, the board stays
    await session.tick(0.1)
    await ada.run("play", game="planets")
    await session.tick(0.1)
    receipt = await bo.press(whisper)
    assert receipt["settlement"] == "settled"
    assert "Only you read this." in await bo.look()


async def test_a_press_on_a_removed_button_is_refused_and_presses_no_other(
    session: Session, client: Client
) -> None:
    ada = await open_tab(session, client, "games/ada")
    bo = await open_tab(session, client, "games/bo")
    await ada.run("play", game="dyla")
    await session.tick(0.1)
    await bo.look()
    stale = bo.button("Draw")
    await ada.look()
    await ada.press(ada.button("Draw"))
    await session.tick(0.1)
    receipt = await bo.press(stale)
    assert receipt["rejected"]
    assert "Board 1." in await bo.look()


async def test_simultaneous_presses_are_handled_one_after_the_other(
    session: Session, client: Client
) -> None:
    ada = await open_tab(session, client, "games/ada")
    bo = await open_tab(session, client, "games/bo")
    await ada.run("play", game="dyla")
    await session.tick(0.1)
    await asyncio.gather(ada.look(), bo.look())
    receipts = await asyncio.gather(
        ada.press(ada.button("Whisper")), bo.press(bo.button("Whisper")), session.tick(0.1)
    )
    assert [receipt["settlement"] for receipt in receipts[:2]] == ["settled", "settled"]


async def test_direct_messages_are_closed_between_two_steps_of_the_clock(session: Session) -> None:
    bo = session.world.members[1]
    await asyncio.gather(session.tick(0.1), session.set_messages_open(bo, through=False))
    assert not session.reaches(bo)


async def test_an_alarm_goes_off_at_its_time_on_the_wall_clock(
    session: Session, client: Client
) -> None:
    ada = await open_tab(session, client, "games/ada")
    await ada.run("alarm", seconds="60")
    await session.tick(59)
    assert "60 seconds are over" not in await ada.look()
    await session.tick(2)
    assert "60 seconds are over" in await ada.look()


async def test_a_button_that_fails_leaves_the_window_usable(
    session: Session, client: Client
) -> None:
    ada = await open_tab(session, client, "games/ada")
    await ada.run("play", game="dyla")
    await ada.look()
    failed = await ada.press(ada.button("Fail"))
    assert failed["acknowledgement"] == "unacknowledged"
    await ada.look()
    await ada.press(ada.button("Draw"))
    assert "Board 1." in await ada.look()


async def open_picture(session: Session, client: Client) -> tuple[Tab, str]:
    """A tab in which one game has begun, and the address of its picture."""
    ada = await open_tab(session, client, "games/ada")
    await ada.run("play", game="dyla")
    await ada.look()
    (picture,) = ada.pictures()
    return ada, picture


async def test_a_shown_picture_loads_while_a_long_step_has_already_edited_its_message(
    session: Session, client: Client
) -> None:
    ada, shown = await open_picture(session, client)
    channel, member = session.world.channels[0], session.world.members[0]
    board = channel.history(viewer=member)[-1]
    await member.click(board, label="Draw")  # the window is not told before the step ends
    assert channel.history(viewer=member)[-1].attachments != board.attachments
    assert await ada.load(shown) == 200


async def test_a_page_that_looks_during_a_long_step_still_names_its_picture(
    session: Session, client: Client
) -> None:
    ada, shown = await open_picture(session, client)
    channel, member = session.world.channels[0], session.world.members[0]
    await member.click(channel.history(viewer=member)[-1], label="Draw")
    await ada.look()
    assert ada.pictures() == [shown]


async def test_a_picture_loads_although_the_next_one_has_just_replaced_it(
    session: Session, client: Client
) -> None:
    ada, replaced = await open_picture(session, client)
    await ada.press(ada.button("Draw"))
    await ada.look()
    assert replaced not in ada.pictures()
    assert await ada.load(replaced) == 200
    assert await ada.load("a_unknown") == 404


async def test_a_picture_being_loaded_survives_the_removal_of_an_equal_one(
    session: Session, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await open_tab(session, client, "games/ada")
    for game in ("dyla", "planets"):
        await ada.run("play", game=game)
        await ada.look()
    first, second = ada.pictures()
    assert await ada.load(first) == 200
    begun, go_on, decode = asyncio.Event(), asyncio.Event(), _PlainPictures._decode

    async def slowly(*given: Any) -> Any:
        begun.set()
        await go_on.wait()
        return await decode(*given)

    monkeypatch.setattr(_PlainPictures, "_decode", slowly)
    loading = asyncio.create_task(ada.load(second))
    await begun.wait()
    await ada.press(ada.button("Draw"))
    go_on.set()

    assert await loading == 200
