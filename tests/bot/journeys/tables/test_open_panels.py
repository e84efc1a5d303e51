"""An open private panel shows the result of each click, and the member's next turn.

Ada and Bo have closed their direct messages, so they play in panels opened at the board.
"""

import asyncio
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.discord_io.answer import TOKEN_LIFE
from bot.discord_io.layout import ReadyMessage
from bot.presentation.custom_ids import Verb
from engine.core.chance import Chance
from tests.bot.journeys.larger_tables import PLAYS
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import begin, board, press, quits, table
from tests.random_moves import random_path
from tests.simulation import Simulation, custom_ids, labels_of, text_of


@pytest.fixture(autouse=True)
async def closed(simulation: Simulation) -> None:
    for member in (simulation.ada, simulation.bo):
        simulation.close_messages(member)
    await begin(simulation, simulation.ada, simulation.bo, game="dark_miss_down")


async def test_the_tables_menu_replaces_the_earlier_one_and_giving_a_seat_replaces_it(
    simulation: Simulation,
) -> None:
    ada = simulation.ada
    for verb in (Verb.TABLE, Verb.TABLE):
        menu = await press(simulation, ada, board(simulation), verb)
        there = [one.id for one in simulation.sees(ada, simulation.games) if one.is_ephemeral]
        assert there == [menu.id]
    giving = await press(simulation, ada, menu, Verb.GIVE)
    there = [one.id for one in simulation.sees(ada, simulation.games) if one.is_ephemeral]
    assert there == [giving.id]


async def to_move(simulation: Simulation) -> tuple[MemberActor, MemberActor]:
    """The member to act, and the one who waits."""
    members = (simulation.ada, simulation.bo)
    seat = (await table(simulation)).missing[0]
    return members[seat], members[1 - seat]


def now(simulation: Simulation, shown: Message) -> Message:
    """The current version of a message."""
    return simulation.env.backend.messages[shown.channel_id][shown.id]


def private_messages(simulation: Simulation, member: MemberActor) -> list[Message]:
    """The private messages of a member, oldest first."""
    seen = simulation.sees(member, simulation.games)
    return [one for one in seen if not one.visible_to(simulation.dan.id)]


def moves_offered(simulation: Simulation, member: MemberActor) -> list[str]:
    """The moves offered in a member's private messages."""
    shown = [
        one
        for panel in private_messages(simulation, member)
        for one in custom_ids(panel.components)
    ]
    return [one for one in shown if any(verb in one for verb in PLAYS)]


async def open_panels(simulation: Simulation, *members: MemberActor) -> dict[MemberActor, Message]:
    """Each member's own panel, opened from the board."""
    return {
        member: await press(simulation, member, board(simulation), "hand") for member in members
    }


async def draw(simulation: Simulation, member: MemberActor, panel: Message) -> None:
    """Draw a card, which ends the turn."""
    drawing = next(one for one in custom_ids(panel.components) if one.endswith(":draw"))
    await simulation.deliver(simulation.press(member, panel, drawing))


async def test_an_open_panel_shows_all_later_turns(
    simulation: Simulation,
) -> None:
    first, second = await to_move(simulation)
    panels = await open_panels(simulation, first, second)
    opened = {member: len(private_messages(simulation, member)) for member in panels}
    for _ in range(4):
        moving, waiting = await to_move(simulation)
        panel = now(simulation, panels[moving])
        await draw(simulation, moving, panel)
        shown = now(simulation, panels[waiting])
        assert any(one.endswith(":draw") for one in custom_ids(shown.components))
        assert "Meanwhile" in text_of(shown)
    assert {member: len(private_messages(simulation, member)) for member in panels} == opened


async def test_a_closed_panel_costs_no_request(simulation: Simulation) -> None:
    first, second = await to_move(simulation)
    panel = await press(simulation, first, board(simulation), "hand")
    with simulation.requests() as without:
        await draw(simulation, first, panel)
    shown = await press(simulation, second, board(simulation), "hand")
    with simulation.requests() as beside:
        await draw(simulation, second, shown)
    assert len([one for one in without if one.path.endswith("/messages/@original")]) == 0
    assert len([one for one in beside if one.path.endswith("/messages/@original")]) == 1


async def test_a_panel_whose_click_is_being_answered_is_updated_by_that_answer(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board is refreshed before the answer is sent; only the answer writes the panel."""
    first, _ = await to_move(simulation)
    panel = await press(simulation, first, board(simulation), "hand")
    parts, delivered = context_of(simulation), asyncio.Event()
    refresh, seat = parts.reading._panels.refresh, parts.renderer.seat

    async def refreshed(match_id: str) -> None:
        await refresh(match_id)
        delivered.set()

    async def late(*shown: Any, **more: Any) -> ReadyMessage:
        await delivered.wait()
        return await seat(*shown, **more)

    monkeypatch.setattr(parts.reading._panels, "refresh", refreshed)
    monkeypatch.setattr(parts.renderer, "seat", late)
    with simulation.requests() as sent:
        await draw(simulation, first, panel)
    assert delivered.is_set()
    assert not [one for one in sent if one.path.endswith("/messages/@original")]
    assert not moves_offered(simulation, first)


async def test_no_panel_shows_past_choices(simulation: Simulation) -> None:
    first, second = await to_move(simulation)
    await press(simulation, first, board(simulation), "hand")
    assert moves_offered(simulation, first)
    with simulation.requests() as sent:
        await first.slash(simulation.games, "move", move="Draw from the pile")
    assert (await table(simulation)).match.revision == 1
    assert not moves_offered(simulation, first)
    assert len([one for one in sent if one.path.endswith("/messages/@original")]) == 1
    panel = await press(simulation, second, board(simulation), "hand")
    await draw(simulation, second, panel)
    assert moves_offered(simulation, first), "the next turn is shown in the same panel"


async def test_a_resigned_game_leaves_no_choices_in_any_panel(
    simulation: Simulation,
) -> None:
    first, second = await to_move(simulation)
    for member in (first, second):
        await press(simulation, member, board(simulation), "hand")
    await quits(simulation, second, Verb.LEAVE_END)
    for member in (first, second):
        assert not moves_offered(simulation, member)
        shown = "\n".join(map(text_of, private_messages(simulation, member)))
        assert "quit this game, so" in shown


async def test_a_finished_game_says_so_in_every_panel(
    simulation: Simulation,
) -> None:
    """The game ends by typing while panels are open; none of them shows a turn."""
    first, second = await to_move(simulation)
    for member in (first, second):
        await press(simulation, member, board(simulation), "hand")
    playing, match = context_of(simulation).service, (await table(simulation)).id
    while not (stood := await playing.tables.load(match)).over:
        seat = stood.missing[0]
        path, picked = random_path(stood.match.choices(seat), Chance(f"{stood.match.revision:064}"))
        user = stood.row.seats[seat].user
        decision = stood.match.decisions[seat]
        await playing.play(match, user or 0, decision, path, picked)
    await simulation.env.settle()
    for member in (first, second):
        assert not moves_offered(simulation, member)
        shown = [text_of(one) for one in private_messages(simulation, member)]
        assert not [text for text in shown if "your turn" in text]
        assert any("becomes first mate with" in text for text in shown)


async def test_the_panel_of_a_member_who_left_says_who_has_the_seat(
    simulation: Simulation,
) -> None:
    first, second = await to_move(simulation)
    for member in (first, second):
        await press(simulation, member, board(simulation), "hand")
    await quits(simulation, first)
    assert not moves_offered(simulation, first)
    shown = "\n".join(map(text_of, private_messages(simulation, first)))
    assert "You no longer have a seat in Dark Miss Down" in shown
    assert "your turn" not in shown


async def test_a_paused_game_offers_no_choices_until_it_resumes(
    simulation: Simulation,
) -> None:
    first, _ = await to_move(simulation)
    await press(simulation, first, board(simulation), "hand")
    parts, now = context_of(simulation), await table(simulation)
    await parts.seats.pause(now.id)
    await simulation.env.settle()
    assert not moves_offered(simulation, first)
    await parts.seats.resume(now.id)
    await simulation.env.settle()
    assert moves_offered(simulation, first)


async def test_a_member_has_one_panel_and_opening_another_closes_the_first(
    simulation: Simulation,
) -> None:
    first, _ = await to_move(simulation)
    earlier = await press(simulation, first, board(simulation), "hand")
    await first.slash(simulation.games, "hand")
    newest = private_messages(simulation, first)[-1]
    assert newest.id != earlier.id
    assert earlier.id not in [one.id for one in private_messages(simulation, first)]
    await draw(simulation, first, newest)
    assert newest.id in [one.id for one in private_messages(simulation, first)], (
        "a click in it keeps it"
    )


async def test_a_panel_is_dropped_when_its_token_expires(
    simulation: Simulation,
) -> None:
    first, second = await to_move(simulation)
    await press(simulation, second, board(simulation), "hand")
    await simulation.pass_time(TOKEN_LIFE + 1)
    panel = await press(simulation, first, board(simulation), "hand")
    with simulation.requests() as sent:
        await draw(simulation, first, panel)
    assert not [one for one in sent if one.path.endswith("/messages/@original")]
    assert (await table(simulation)).match.revision == 1


async def test_a_dismissed_panel_does_not_block_a_new_one(simulation: Simulation) -> None:
    first, second = await to_move(simulation)
    await press(simulation, second, board(simulation), "hand")
    panel = await press(simulation, first, board(simulation), "hand")
    simulation.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008)
    await draw(simulation, first, panel)
    assert (await table(simulation)).match.revision == 1
    shown = await press(simulation, second, board(simulation), "hand")
    await draw(simulation, second, shown)
    assert (await table(simulation)).match.revision == 2


async def test_text_replaces_the_panel_and_back_restores_it(simulation: Simulation) -> None:
    first, _ = await to_move(simulation)
    panel = await press(simulation, first, board(simulation), "hand")
    before = labels_of(panel)
    count = len(private_messages(simulation, first))
    words = next(one for one in custom_ids(board(simulation).components) if ":text:" in one)
    await simulation.deliver(simulation.press(first, panel, words))
    shown = now(simulation, panel)
    assert "Your hand" in text_of(shown)
    assert "Back" in labels_of(shown)
    back = next(one for one in custom_ids(shown.components) if ":hand:" in one)
    await simulation.deliver(simulation.press(first, shown, back))
    assert labels_of(now(simulation, panel)) == before
    assert len(private_messages(simulation, first)) == count


async def test_an_undo_is_confirmed_in_place_of_the_table_menu(
    simulation: Simulation,
) -> None:
    first, _ = await to_move(simulation)
    menu = await press(simulation, first, board(simulation), "table")
    assert "Undo" not in labels_of(menu), "nothing is to be undone"
    panel = await press(simulation, first, board(simulation), "hand")
    await draw(simulation, first, panel)
    menu = await press(simulation, first, board(simulation), "table")
    count = len(private_messages(simulation, first))
    undo = next(one for one in custom_ids(menu.components) if ":undo:" in one)
    await simulation.deliver(simulation.press(first, menu, undo))
    asked = now(simulation, menu)
    assert "Back" in labels_of(asked)
    yes = next(one for one in custom_ids(asked.components) if ":undoyes:" in one or ":ask:" in one)
    await simulation.deliver(simulation.press(first, asked, yes))
    assert len(private_messages(simulation, first)) == count


@pytest.mark.parametrize("command", ["table log", "hand", "table chart"])
async def test_private_answers_have_a_link_to_the_board(
    simulation: Simulation, command: str
) -> None:
    first, _ = await to_move(simulation)
    await first.slash(simulation.games, command)
    assert "Board" in labels_of(private_messages(simulation, first)[-1])


async def test_a_panel_tells_what_its_members_last_move_led_to_until_the_next_click(
    simulation: Simulation,
) -> None:
    """A battle may be over with the order for it; others' moves must not hide how it ended."""
    first, second = await to_move(simulation)
    panels = await open_panels(simulation, first, second)
    await draw(simulation, first, panels[first])
    result = text_of(now(simulation, panels[first])).splitlines()[-1]
    assert " drew " in result
    await draw(simulation, second, now(simulation, panels[second]))
    shown = text_of(now(simulation, panels[first])).splitlines()
    assert shown[-2] == result
    assert "Meanwhile" in shown[-1]
    again = await press(simulation, first, board(simulation), "hand")
    assert result not in text_of(again)
