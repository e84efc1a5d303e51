"""A tie in Dark Miss Down: both officers race to the airlock button on the board."""

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.play.effects.board import AGENTS_PAUSE
from bot.store.records import By
from bot.table.clocks.timer_kinds import Timers
from bot.table.table import Table
from engine.games.dark_miss_down.state import DarkMissState
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.clocks.test_deadlines import due, entries
from tests.bot.journeys.tables.table import (
    DAY,
    arranged,
    begin,
    board,
    posts,
    press,
    public,
    table,
    until,
)
from tests.deliveries import Delivery
from tests.simulation import Simulation, custom_ids, labels_of, text_of

PUSH = "Push the airlock button!"
SCORE = 16


async def tie(simulation: Simulation, *members: MemberActor, pace: str = "none") -> Table:
    """Let the last draw of a game make a tie."""
    start = await begin(
        simulation, *members, pace=pace, agents=2 - len(members), game="dark_miss_down"
    )
    state, service = start.match.state, context_of(simulation).service
    assert isinstance(state, DarkMissState)
    state.turn, state.last, state.first = 9, True, 1
    state.active = 0  # the host plays last
    for player in state.players:
        player.score = SCORE
    now = await arranged(simulation, start)
    await service.play(start.id, members[0].id, now.match.decisions[0], "draw")
    await simulation.env.settle()
    return await service.tables.load(start.id)


def pushes(simulation: Simulation, member: MemberActor, shown: Message) -> Delivery:
    """A press of the button on the board."""
    (button,) = [one for one in custom_ids(shown.components) if ":race:" in one]
    return simulation.press(member, shown, button)


def answer_to(simulation: Simulation, member: MemberActor) -> str:
    """The newest private message to a member."""
    seen = [
        one
        for one in simulation.sees(member, simulation.games)
        if not one.visible_to(simulation.dan.id)
    ]
    return text_of(seen[-1])


async def winner(simulation: Simulation, match_id: str) -> tuple[int, ...]:
    """The winners."""
    now = await context_of(simulation).service.tables.load(match_id)
    outcome = now.match.game.outcome(now.match.state)
    assert outcome is not None
    return outcome.winners


async def test_the_board_has_the_button_for_both_and_the_first_press_wins(
    simulation: Simulation,
) -> None:
    match = (await tie(simulation, simulation.ada, simulation.bo)).id
    shown = board(simulation)
    assert labels_of(shown)[0] == PUSH
    assert "the first to push the airlock button wins" in text_of(shown)
    with simulation.requests() as sent:
        await simulation.deliver(pushes(simulation, simulation.bo, shown))
    assert await winner(simulation, match) == (1,)
    assert "Bo pushed the airlock button first: Bo is first mate." in answer_to(
        simulation, simulation.bo
    )
    assert len(sent) <= 4
    end = public(simulation)[-1]
    assert "Play again" in labels_of(end)
    assert PUSH not in labels_of(end)


@pytest.mark.parametrize("quicker", [0, 1])
async def test_of_two_simultaneous_presses_the_first_received_wins(
    simulation: Simulation, quicker: int
) -> None:
    match = (await tie(simulation, simulation.ada, simulation.bo)).id
    members = [simulation.ada, simulation.bo]
    if quicker:
        members.reverse()
    shown = board(simulation)
    await simulation.deliver(*(pushes(simulation, one, shown) for one in members))
    assert await winner(simulation, match) == (quicker,)
    name = ("Ada", "Bo")[quicker]
    late = answer_to(simulation, members[1])
    assert late.startswith("It's already decided. ")
    assert f"{name} pushed the airlock button first" in late
    assert answer_to(simulation, members[0]).startswith("A tie at")


async def test_a_double_press_counts_once(simulation: Simulation) -> None:
    match = (await tie(simulation, simulation.ada, simulation.bo)).id
    shown = board(simulation)
    twice = [pushes(simulation, simulation.ada, shown) for _ in range(2)]
    await simulation.deliver(*twice, twice[0])
    assert await winner(simulation, match) == (0,)
    record = await context_of(simulation).service.store.actions(match)
    assert len(record) == 2
    assert answer_to(simulation, simulation.ada).startswith("It's already decided.")


async def test_a_member_without_a_seat_cannot_press(simulation: Simulation) -> None:
    match = (await tie(simulation, simulation.ada, simulation.bo)).id
    await simulation.deliver(pushes(simulation, simulation.cleo, board(simulation)))
    seen = simulation.sees(simulation.cleo, simulation.games)[-1]
    assert "You're not in this game" in text_of(seen)
    assert not (await context_of(simulation).service.tables.load(match)).over


async def test_a_seat_that_accepted_the_tie_cannot_press_but_the_other_can(
    simulation: Simulation,
) -> None:
    match = (await tie(simulation, simulation.ada, simulation.bo)).id
    panel = await press(simulation, simulation.ada, board(simulation), "hand")
    assert "Let the tie stand" in labels_of(panel)
    stand = next(one for one in custom_ids(panel.components) if one.endswith(":stand"))
    await simulation.deliver(simulation.press(simulation.ada, panel, stand))
    assert PUSH in labels_of(board(simulation))
    await simulation.deliver(pushes(simulation, simulation.ada, board(simulation)))
    assert answer_to(simulation, simulation.ada).startswith("You've let the tie stand.")
    await simulation.deliver(pushes(simulation, simulation.bo, board(simulation)))
    assert await winner(simulation, match) == (1,)


async def test_an_ai_does_not_press_the_button(simulation: Simulation) -> None:
    match = (await tie(simulation, simulation.ada)).id

    async def stood() -> bool:
        await simulation.pass_time(AGENTS_PAUSE)
        shown = PUSH in labels_of(board(simulation))
        return shown and By.AGENT in await entries(simulation)

    await until(simulation, stood)
    assert list((await table(simulation)).missing) == [0]
    await simulation.deliver(pushes(simulation, simulation.ada, board(simulation)))
    assert await winner(simulation, match) == (0,)


@pytest.mark.parametrize("pace", ["none", "live"])
async def test_the_race_lasts_a_day_whatever_the_clock_and_nobody_counts_as_absent(
    simulation: Simulation, pace: str
) -> None:
    now = await tie(simulation, simulation.ada, simulation.bo, pace=pace)
    begun = context_of(simulation).service.now()
    ends = await due(simulation, Timers.DEADLINE)
    assert [round(ends[seat] - begun) for seat in (0, 1)] == [round(DAY)] * 2
    assert f"Time runs out <t:{ends[0]:.0f}:R>" in text_of(board(simulation))
    assert PUSH in labels_of(board(simulation))
    await simulation.pass_time(DAY - 60)
    assert not (await context_of(simulation).service.tables.load(now.id)).over
    await simulation.pass_time(120)
    over = await context_of(simulation).service.tables.load(now.id)
    assert over.over
    assert await winner(simulation, now.id) == ()
    assert over.state.missed == {}
    assert not any(seat.autopilot for seat in over.row.seats)
    assert "and it stands: nobody is first mate" in posts(simulation)


async def test_a_reminder_comes_before_the_day_is_over(simulation: Simulation) -> None:
    await tie(simulation, simulation.ada, simulation.bo)
    await simulation.pass_time(20 * 3600 + 60)
    for member in (simulation.ada, simulation.bo):
        assert "is waiting for you" in text_of(simulation.messages_of(member)[-1])


async def test_nobody_races_while_the_game_is_paused(simulation: Simulation) -> None:
    now = await tie(simulation, simulation.ada, simulation.bo)
    early = pushes(simulation, simulation.bo, board(simulation))
    await context_of(simulation).seats.pause(now.id)
    await simulation.env.settle()
    assert PUSH not in labels_of(board(simulation))
    await simulation.deliver(early)
    assert "The game is paused." in answer_to(simulation, simulation.bo)
    assert not (await table(simulation)).over


async def test_the_deadline_of_the_race_is_announced_as_one_of_the_rules(
    simulation: Simulation,
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dark_miss_down")
    lobby = text_of(public(simulation)[-1])
    race = "After a tie, whoever first pushes the airlock button within a day wins."
    assert f"Pace: **no clock**\nTurns have no time limit. {race}" in lobby
    await press(simulation, simulation.ada, public(simulation)[-1], "leave")
    await tie(simulation, simulation.ada, simulation.bo)
    assert ":R>; then the bot chooses, as the rules say." in text_of(board(simulation))
    await simulation.pass_time(DAY * 5 / 6 + 60)
    assert "After that, the bot chooses for you, as the rules say." in text_of(
        simulation.messages_of(simulation.bo)[-1]
    )
