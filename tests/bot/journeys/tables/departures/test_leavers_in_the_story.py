"""A member who left a seat is still named in the log, unless their data is deleted."""

import json
import re

from simcord.actors import MemberActor

from bot.presentation.custom_ids import Verb
from bot.table.leavers import free_seats
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.agreements.test_seat_offers import hand_on
from tests.bot.journeys.tables.endings.test_what_is_kept import file_of
from tests.bot.journeys.tables.table import (
    BY_LOT,
    a_turn,
    begin,
    bo_quits,
    board,
    posts,
    press,
    public,
    quits,
    table,
    until,
)
from tests.simulation import Simulation, text_of


async def test_leavers_are_named_on_the_board_in_the_log_and_at_the_end(
    simulation: Simulation,
) -> None:
    nova = await bo_quits(simulation)
    assert f"Bo, then {nova} from turn 2" in text_of(board(simulation))
    log = text_of(await enter(simulation, simulation.ada, "table log"))
    before, left, after = log.partition(f"Bo left on turn 2; {nova} plays on.")
    assert left
    assert "Bo" in before
    assert nova not in before, "what Bo did was Bo's deed"
    assert "Bo" not in after
    await quits(simulation, simulation.cleo)
    log = text_of(await enter(simulation, simulation.ada, "table log"))
    before = log.partition("Cleo left on turn 2")[0].partition("Bo left on turn 2")[0]
    assert {"Bo", "Cleo"} <= set(re.findall(r"\w+", before)), "each acted under their own name"
    assert nova not in before
    await quits(simulation, simulation.ada, Verb.LEAVE_END)
    assert f"- Bo, then {nova} from turn 2" in text_of(public(simulation)[-1])


async def test_a_successor_is_named_after_the_leaver(
    simulation: Simulation,
) -> None:
    nova = await bo_quits(simulation)
    seats, service = context_of(simulation).seats, context_of(simulation).service
    now = await table(simulation)
    offer = await seats.offer(now.id, simulation.ada.id, 1, [])
    await seats.take(now.id, 1, offer.number, simulation.dan.id, "Dan")
    service.tables.forget(now.id)
    await simulation.env.settle()
    assert f"Bo, then {nova} from turn 2, then Dan from turn 2" in text_of(board(simulation))


async def plays(simulation: Simulation, member: MemberActor, card: str) -> None:
    """Let a member play a card of Dark Wall Destiny."""
    now = await table(simulation)
    seat = now.seat_of(member.id)
    assert seat is not None
    decision = now.match.decisions[seat]
    await context_of(simulation).service.play(now.id, member.id, decision, f"play/{card}")
    await simulation.env.settle()


async def test_what_a_former_holder_did_is_told_under_their_name(simulation: Simulation) -> None:
    ada, bo, cleo, _ = simulation.world.members
    await begin(simulation, ada, bo, game="dark_wall_destiny", chosen=BY_LOT)
    await press(simulation, bo, board(simulation), "race")
    await plays(simulation, bo, "requisition")
    await hand_on(simulation, bo, cleo)
    assert "- Bo plays Requisition." in text_of(await enter(simulation, cleo, "table undo"))
    await plays(simulation, cleo, "patrol")
    log = text_of(await enter(simulation, ada, "table log"))
    played = "Bo plays Requisition.", "Cleo plays Patrol."
    assert re.search(".*".join((played[0], "Bo left.*Cleo plays on", played[1])), log, re.DOTALL)
    panel = text_of(await press(simulation, ada, board(simulation), "hand"))
    assert all(one in panel.partition("Meanwhile: ")[2] for one in played)


async def test_a_successor_has_no_last_turn_before_their_own(simulation: Simulation) -> None:
    ada, bo, cleo, _ = simulation.world.members
    await begin(simulation, ada, bo)
    await a_turn(simulation, ada, bo)
    await hand_on(simulation, bo, cleo)
    log = text_of(await enter(simulation, cleo, "table log"))
    assert "Bo left on turn 2; Cleo plays on." in log
    assert "your last" not in log
    await a_turn(simulation, ada, cleo)
    assert "your last move" in text_of(await enter(simulation, cleo, "table log"))


async def test_a_forgotten_member_is_not_named_as_a_leaver(simulation: Simulation) -> None:
    nova = await bo_quits(simulation)
    now = await table(simulation)
    data = json.loads(
        file_of(simulation, await enter(simulation, simulation.bo, "your data export"))
    )
    assert [(one["match_id"], one["name"]) for one in data["seats_left"]] == [(now.id, "Bo")]
    question = await enter(simulation, simulation.bo, "your data delete")
    await press(simulation, simulation.bo, question, "forget")
    assert await context_of(simulation).service.store.leavers(now.id) == ()
    await quits(simulation, simulation.cleo)

    async def told() -> bool:
        shown = text_of(board(simulation))
        return "Cleo, then" in shown and "from turn 2" in shown

    await until(simulation, told)
    log = text_of(await enter(simulation, simulation.ada, "table log"))
    assert nova in log
    assert "Bo" not in posts(simulation) + log


async def test_the_seat_of_a_forgotten_member_can_be_taken(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    now, seats = await table(simulation), context_of(simulation).seats
    await seats.leave(now.id, simulation.cleo.id)
    for member in (simulation.cleo, simulation.bo):
        question = await enter(simulation, member, "your data delete")
        await press(simulation, member, question, "forget")
    assert free_seats(await table(simulation)) == [1, 2]
    taken = await seats.take_free(now.id, simulation.guild.id, 1, simulation.dan.id, "Dan")
    assert free_seats(taken) == [2]


async def test_a_seated_member_who_is_forgotten_leaves_no_name(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo)
    question = await enter(simulation, simulation.bo, "your data delete")
    await press(simulation, simulation.bo, question, "forget")
    assert (await table(simulation)).leavers == ()

    async def shown() -> bool:
        return "Bo" not in text_of(board(simulation))

    await until(simulation, shown)
