"""After the autopilot has played, the member's hand offers no moves.

This costs no extra requests.
"""

from simcord.actors import MemberActor
from simcord.backend.models import Message

from tests.bot.journeys.larger_tables import moves
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import DAY, begin, choose, table, until
from tests.bot.journeys.tables.test_hands import edits, hand
from tests.bot.journeys.tables.turns.test_prepared_moves import pass_the_turn
from tests.simulation import Simulation, labels_of, text_of

LATE = "Your time in Dark Miss Down ran out, so the autopilot played this turn for you."


async def at_turn(simulation: Simulation) -> tuple[MemberActor, MemberActor, Message]:
    """The member to act within a day, the one who waits, and the former's hand."""
    await begin(simulation, simulation.ada, simulation.bo, game="dark_miss_down", pace="daily")
    first = (await table(simulation)).awaited[0]
    members = (simulation.ada, simulation.bo)
    return members[first], members[1 - first], hand(simulation, members[first])


async def run_out(simulation: Simulation, to: MemberActor) -> None:
    """Let the deadline pass and the autopilot end the turn."""
    await simulation.pass_time(DAY + 1)

    async def theirs() -> bool:
        now = await table(simulation)
        return now.seat_of(to.id) in now.missing

    await until(simulation, theirs)


async def test_after_a_timeout_the_hand_says_so_and_is_not_edited_again(
    simulation: Simulation,
) -> None:
    late, other, shown = await at_turn(simulation)
    assert moves(shown)
    with simulation.requests() as sent:
        await run_out(simulation, other)
    assert LATE in text_of(shown)
    assert labels_of(shown) == ["Board"]
    assert edits(sent, shown) == 1
    with simulation.requests() as sent:
        await pass_the_turn(simulation, other)
        await simulation.pass_time(60)
    assert moves(hand(simulation, late)), "their next turn has a message of its own"
    assert not any(str(shown.id) in one.path for one in sent), "what was closed is left alone"
    assert text_of(shown).startswith(LATE)


async def test_after_a_timeout_the_hand_says_so_in_the_members_language(
    simulation: Simulation,
) -> None:
    late, other, shown = await at_turn(simulation)
    await choose(simulation, late, locale="de")
    await run_out(simulation, other)
    assert "ist deine Zeit abgelaufen" in text_of(shown)


async def test_after_a_timeout_a_hand_too_old_to_edit_is_deleted(simulation: Simulation) -> None:
    late, other, shown = await at_turn(simulation)
    path = f"/channels/{late.user.dm_channel.id}/messages/{shown.id}"
    simulation.env.inject_error(
        "PATCH", path, status=429, code=30046, message="Too many edits", times=None
    )
    await run_out(simulation, other)
    await simulation.pass_time(60)
    assert shown.id not in [one.id for one in simulation.messages_of(late)]


async def test_a_hand_has_no_choices_once_the_autopilot_played_its_turn(
    simulation: Simulation,
) -> None:
    late, other, shown = await at_turn(simulation)
    now = await table(simulation)
    seat = now.seat_of(late.id)
    assert seat is not None
    await context_of(simulation).seats.leave_server(now.id, seat)
    await simulation.env.settle()

    async def theirs() -> bool:
        now = await table(simulation)
        return now.seat_of(other.id) in now.missing

    await until(simulation, theirs)
    await simulation.env.settle()
    assert "The autopilot plays for you in Dark Miss Down" in text_of(shown)
    assert not moves(shown)
