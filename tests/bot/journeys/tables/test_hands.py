"""The hand in a direct message: current at the member's turn, never edited needlessly."""

from random import Random

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.types import HttpLogEntry

from bot.presentation.custom_ids import Verb
from bot.table.clocks.timer_kinds import Timers
from bot.table.notices import HAND_DEBOUNCE
from engine.games.dark_miss_down.content import NUMBERS
from engine.games.dark_miss_down.state import DarkMissState
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.larger_tables import act_at_random, moves
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.clocks.test_deadlines import due
from tests.bot.journeys.tables.table import DAY, arranged, begin, board, lay, press, table
from tests.bot.journeys.tables.turns.test_prepared_moves import pass_the_turn, two
from tests.simulation import Simulation, custom_ids, labels_of, text_of

SOON = HAND_DEBOUNCE + 1


def hand(simulation: Simulation, member: MemberActor) -> Message:
    """The newest message that was sent to a member."""
    return simulation.messages_of(member)[-1]


def edits(sent: list[HttpLogEntry], shown: Message) -> int:
    """How often a message was edited by a separate request."""
    return sum(one.method == "PATCH" and str(shown.id) in one.path for one in sent)


def count_requests(sent: list[HttpLogEntry]) -> int:
    """The number of requests, not counting those that open a direct message channel."""
    return sum(not one.path.endswith("/users/@me/channels") for one in sent)


async def draw(simulation: Simulation, member: MemberActor, panel: Message) -> None:
    """Draw a card by a panel."""
    button = next(one for one in custom_ids(panel.components) if one.endswith(":play:draw"))
    await simulation.deliver(simulation.press(member, panel, button))


async def discard(simulation: Simulation, member: MemberActor, panel: Message) -> None:
    """Discard one of the cards offered by a panel."""
    await act_at_random(simulation, member, panel, Random(3))


async def full_hand(simulation: Simulation) -> tuple[MemberActor, Message]:
    """Let the player to move hold a full hand, so that a draw leads to a discard."""
    first, _ = await two(simulation)
    now = await table(simulation)
    state = now.match.state
    assert isinstance(state, DarkMissState)
    player = state.players[state.active]
    while len(player.hand) < NUMBERS.hand_limit:
        card = state.deck.pop()
        player.hand.append(card)
        player.blind[card] = 0
    player.hand.sort()
    await arranged(simulation, now)
    return first, hand(simulation, first)


async def door(simulation: Simulation, member: MemberActor) -> Message:
    """The panel behind the board's button."""
    return await press(simulation, member, board(simulation), "hand")


async def test_the_command_opens_the_same_panel_as_the_boards_button(
    simulation: Simulation,
) -> None:
    first, _ = await two(simulation)
    panel = await door(simulation, first)
    opened, said = custom_ids(panel.components), text_of(panel)
    typed = await enter(simulation, first, "hand")
    assert moves(typed)
    assert custom_ids(typed.components) == opened
    assert text_of(typed) == said
    await draw(simulation, first, typed)
    assert (await table(simulation)).match.revision == 1
    await first.user.slash("hand")
    letter = simulation.messages_of(first)[-1]
    assert "Board" in labels_of(letter)
    assert text_of(letter) == text_of(await door(simulation, first))


async def test_each_turn_has_its_own_message_with_a_link_to_the_board(
    simulation: Simulation,
) -> None:
    first, second = await two(simulation)
    before = len(simulation.messages_of(second))
    await pass_the_turn(simulation, first)
    assert len(simulation.messages_of(second)) == before + 1
    shown = hand(simulation, second)
    assert moves(shown)
    assert "Board" in labels_of(shown)
    await draw(simulation, second, shown)
    assert "Board" in labels_of(shown), "after a click as well"


async def test_a_click_on_the_hand_costs_no_extra_edit(simulation: Simulation) -> None:
    first, shown = await full_hand(simulation)
    with simulation.requests() as sent:
        await draw(simulation, first, shown)
    assert len(sent) == 2
    with simulation.requests() as sent:
        await simulation.pass_time(3 * HAND_DEBOUNCE)
    assert sent == []
    with simulation.requests() as sent:
        await discard(simulation, first, shown)
        await simulation.pass_time(3 * HAND_DEBOUNCE)
    assert edits(sent, shown) == 0
    assert count_requests(sent) == 4


async def test_actions_elsewhere_update_the_hand_after_a_quiet_minute(
    simulation: Simulation,
) -> None:
    first, shown = await full_hand(simulation)
    before = text_of(shown)
    panel = await door(simulation, first)
    with simulation.requests() as sent:
        await draw(simulation, first, panel)
        await simulation.pass_time(HAND_DEBOUNCE / 2)
    assert len(sent) == 2
    assert text_of(shown) == before
    with simulation.requests() as sent:
        await simulation.pass_time(HAND_DEBOUNCE)
        await simulation.pass_time(3 * HAND_DEBOUNCE)
    assert len(sent) == edits(sent, shown) == 1
    assert f"Your hand ({NUMBERS.hand_limit + 1})" in text_of(shown)
    await discard(simulation, first, shown)
    assert not moves(shown)


async def test_a_turn_played_on_the_board_updates_the_hand_by_one_edit(
    simulation: Simulation,
) -> None:
    first, shown = await full_hand(simulation)
    panel = await door(simulation, first)
    with simulation.requests() as sent:
        await draw(simulation, first, panel)
        await discard(simulation, first, panel)
        await simulation.pass_time(3 * HAND_DEBOUNCE)
    assert edits(sent, shown) == 1
    assert count_requests(sent) == 2 + 4 + 1
    assert not moves(shown)


async def test_a_typed_turn_leaves_no_hand_with_choices(
    simulation: Simulation,
) -> None:
    first, _ = await two(simulation)
    shown = hand(simulation, first)
    assert moves(shown)
    await first.slash(simulation.games, "move", move="Draw")
    await simulation.pass_time(SOON)
    assert not moves(shown)
    assert "Your turn" not in text_of(shown)


async def test_a_press_on_the_hand_of_a_turn_that_was_played_elsewhere_says_so_and_ends_its_choices(
    simulation: Simulation,
) -> None:
    first, _ = await two(simulation)
    shown = hand(simulation, first)
    late = next(one for one in custom_ids(shown.components) if one.endswith(":play:draw"))
    await first.slash(simulation.games, "move", move="Draw")
    revision = (await table(simulation)).match.revision
    assert moves(shown), "it is edited only after a quiet minute"
    with simulation.requests() as sent:
        await simulation.deliver(simulation.press(first, shown, late))
    assert len(sent) == 1
    assert (
        text_of(shown).count("Too late: the game has moved on, and this is how things stand now.")
        == 1
    )
    assert not moves(shown)
    assert (await table(simulation)).match.revision == revision


async def test_a_press_on_the_hand_of_an_earlier_turn_shows_the_present_one(
    simulation: Simulation,
) -> None:
    first, second = await two(simulation)
    past = hand(simulation, first)
    late = next(one for one in custom_ids(past.components) if one.endswith(":play:draw"))
    await first.slash(simulation.games, "move", move="Draw")
    await second.slash(simulation.games, "move", move="Draw")
    revision = (await table(simulation)).match.revision
    assert hand(simulation, first).id != past.id
    await simulation.deliver(simulation.press(first, past, late))
    assert "Too late: the game has moved on, and this is how things stand now." in text_of(past)
    assert "your turn" in text_of(past)
    assert (await table(simulation)).match.revision == revision


async def test_a_hand_is_not_edited_for_an_earlier_turn(simulation: Simulation) -> None:
    first, second = await two(simulation)
    await first.slash(simulation.games, "move", move="Draw")
    await second.slash(simulation.games, "move", move="Draw")
    with simulation.requests() as sent:
        await simulation.pass_time(3 * HAND_DEBOUNCE)
    assert edits(sent, hand(simulation, first)) == 0
    assert edits(sent, hand(simulation, second)) == 1


async def test_an_undo_that_returns_the_turn_is_shown_in_the_hand(
    simulation: Simulation,
) -> None:
    first, second = await two(simulation)
    shown = hand(simulation, first)
    await draw(simulation, first, shown)
    assert not moves(shown)
    question = await enter(simulation, first, "table undo")
    await press(simulation, first, question, "ask")
    ballot = hand(simulation, second)
    aye = next(one for one in custom_ids(ballot.components) if ":aye:" in one)
    await simulation.deliver(simulation.press(second, ballot, aye))
    await simulation.pass_time(SOON)
    assert moves(shown), "it is their turn again, and their hand says so"


async def test_the_end_is_shown_in_every_hand_at_once(simulation: Simulation) -> None:
    first, second = await two(simulation)
    shown = [hand(simulation, first)]
    await pass_the_turn(simulation, first)
    shown.append(hand(simulation, second))
    question = await enter(simulation, second, "table quit")
    with simulation.requests() as sent:
        await press(simulation, second, question, Verb.LEAVE_END)
        await simulation.pass_time(HAND_DEBOUNCE / 2)
    for one in shown:
        assert "quit this game, so" in text_of(one)
        assert not moves(one)
        assert edits(sent, one) == 1


async def test_while_bids_are_secret_no_other_hand_changes(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    with simulation.requests() as sent:
        await lay(simulation, simulation.bo)
        await simulation.pass_time(3 * HAND_DEBOUNCE)
    for other in (simulation.ada, simulation.cleo):
        assert edits(sent, hand(simulation, other)) == 0
    assert edits(sent, hand(simulation, simulation.bo)) == 1


async def test_a_pause_and_its_end_are_shown_in_the_hand_with_the_new_deadline(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    seats, match = context_of(simulation).seats, (await table(simulation)).id
    shown = hand(simulation, simulation.ada)
    await seats.pause(match)
    await simulation.env.settle()
    await simulation.pass_time(SOON)
    assert "The game is paused." in text_of(shown)
    assert not moves(shown)
    await simulation.pass_time(5 * DAY)
    await seats.resume(match)
    await simulation.env.settle()
    await simulation.pass_time(SOON)
    ends = (await due(simulation, Timers.DEADLINE))[0]
    assert f"Time runs out <t:{ends:.0f}:R>" in text_of(shown)
    assert moves(shown)


async def test_moved_deadlines_are_updated_in_the_hand(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily")
    shown = [hand(simulation, one) for one in (simulation.ada, simulation.bo)]
    await enter(simulation, simulation.bo, "your settings", holiday=3)
    await simulation.env.bot.close()
    simulation.env.backend.advance_clock(2 * DAY)
    await simulation.env.restart_bot(simulation.make_bot(simulation.wait))
    await simulation.pass_time(SOON)
    ends = await due(simulation, Timers.DEADLINE)
    for seat, one in enumerate(shown):
        assert f"Time runs out <t:{ends[seat]:.0f}:R>" in text_of(one)


@pytest.mark.parametrize("gone", [True, False])
async def test_a_deleted_hand_and_a_hand_of_a_seat_taken_over_are_not_edited(
    simulation: Simulation, gone: bool
) -> None:
    first, shown = await full_hand(simulation)
    panel = await door(simulation, first)
    await draw(simulation, first, panel)
    seat = (await table(simulation)).seat_of(first.id)
    assert seat is not None
    if gone:
        await simulation.delete(shown)
    else:
        await context_of(simulation).seats.replace((await table(simulation)).id, seat)
    await simulation.pass_time(SOON)
    assert "hand" not in {
        one.kind
        for one in await context_of(simulation).service.store.notices((await table(simulation)).id)
    }


async def test_a_hand_too_old_to_edit_is_sent_again(simulation: Simulation) -> None:
    first, shown = await full_hand(simulation)
    path = f"/channels/{first.user.dm_channel.id}/messages/{shown.id}"
    simulation.env.inject_error(
        "PATCH", path, status=429, code=30046, message="Too many edits", times=None
    )
    await draw(simulation, first, await door(simulation, first))
    before = len(simulation.messages_of(first))
    await simulation.pass_time(SOON)
    assert len(simulation.messages_of(first)) == before + 1
    assert f"Your hand ({NUMBERS.hand_limit + 1})" in text_of(hand(simulation, first))
    await discard(simulation, first, hand(simulation, first))
    assert not moves(hand(simulation, first))
