"""Turns that pass until something is so, and turns prepared beforehand, in Black Abyss."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.store.records import By
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.ships import add_ship
from engine.games.black_abyss.rules.surface import chart
from engine.games.black_abyss.state import MOVE
from tests.bot.journeys.black_abyss.play import begin, context_of, door, jump, public, table
from tests.bot.journeys.commands.saying import asked, refusal, suggested
from tests.bot.journeys.tables.table import arranged, press, until
from tests.simulation import Simulation, labels_of, text_of


def ada_moves(state: Any) -> None:
    """Seat 0 begins its cycle; nobody is near anybody, everything that is not a home is empty."""
    state.active = state.first = 0
    for number in [number for number, ship in state.ships.items() if ship.owner < 0]:
        del state.ships[number]


async def three(simulation: Simulation, phase: str = "move") -> None:
    """Ada, Bo and Cleo; it is Ada's turn to move."""
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, agents=0)
    await jump(simulation, 2, phase, ada_moves)


async def told(simulation: Simulation, member: MemberActor, command: str, /, **options: Any) -> str:
    """The private answer to a command, whatever becomes public by it."""
    await member.slash(simulation.games, command, **options)
    shared = {one.id for one in public(simulation)}
    alone = [one for one in simulation.sees(member, simulation.games) if one.id not in shared]
    return text_of(alone[-1])


async def passes(simulation: Simulation, member: MemberActor) -> None:
    """A member lets the turn pass that is open."""
    now, service = await table(simulation), context_of(simulation).service
    assert now.seat_of(member.id) in now.missing
    await service.do(now.id, member.id, a.Pass())
    await simulation.env.settle()


async def by_queue(simulation: Simulation) -> list[str]:
    """The kinds of what was played of what was left to be done."""
    store = context_of(simulation).service.store
    record = await store.actions((await table(simulation)).id)
    return [one.action.split('"kind":"')[1].split('"')[0] for one in record if one.by is By.QUEUE]


async def waits_for(simulation: Simulation, seat: int) -> None:
    """Until the game stands still for this seat alone."""

    async def so() -> bool:
        return (await table(simulation)).missing == (seat,)

    await until(simulation, so)


async def test_turns_pass_until_the_cycle_that_was_named(simulation: Simulation) -> None:
    await three(simulation)
    ada, bo, cleo = simulation.ada, simulation.bo, simulation.cleo
    page = await press(simulation, ada, await door(simulation, ada), "until")
    assert "I skip your turns, this one included" in text_of(page)
    await press(simulation, ada, page, "until", "3")
    panel = await door(simulation, ada)
    assert "Skipping your turns until turn 3" in text_of(panel)
    assert "Stop skipping" in labels_of(panel)
    for member in (bo, cleo, bo, cleo, bo, cleo):
        await waits_for_member(simulation, member)
        await passes(simulation, member)
    await ends(simulation)
    now = await table(simulation)
    assert (now.match.state.turn, now.match.state.phase, now.missing) == (3, MOVE, (0,))
    assert await by_queue(simulation) == ["pass"], "what there was to buy"
    heard = [text_of(one) for one in simulation.messages_of(ada)]
    assert any("What you waited for in Black Abyss has happened" in one for one in heard)


async def waits_for_member(simulation: Simulation, member: MemberActor) -> None:
    """Until a member is asked."""

    async def so() -> bool:
        now = await table(simulation)
        return now.seat_of(member.id) in now.missing

    await until(simulation, so)


async def ends(simulation: Simulation) -> None:
    """Until no turns pass any more."""

    async def so() -> bool:
        return not (await table(simulation)).state.passing

    await until(simulation, so)


async def test_turns_pass_until_somebody_comes_near(simulation: Simulation) -> None:
    await three(simulation)
    ada = simulation.ada
    said = await told(simulation, ada, "skip", until="until someone comes near")
    assert said == "Skipping your turns until someone comes near"
    await waits_for(simulation, 1)
    now = await table(simulation)
    home = now.match.state.empires[0].home
    add_ship(now.match.state, 1, t.FRIGATE, next(iter(chart(now.match.state).neighbours[home])))
    await arranged(simulation, now)
    for member in (simulation.bo, simulation.cleo):
        await waits_for_member(simulation, member)
        await passes(simulation, member)
    await ends(simulation)
    assert 0 in (await table(simulation)).missing
    assert await by_queue(simulation) == []


async def test_a_button_ends_the_order(
    simulation: Simulation,
) -> None:
    await three(simulation)
    ada = simulation.ada
    await told(simulation, ada, "skip", until="until someone comes near")
    panel = await door(simulation, ada)
    await press(simulation, ada, panel, "cancel")
    assert (await table(simulation)).state.passing == {}


async def test_nonsense_is_not_waited_for(simulation: Simulation) -> None:
    await three(simulation)
    said = await refusal(simulation, simulation.ada, "skip", until="the end of days")
    assert said == ("I can't skip turns the end of days. Pick one of the suggestions.")
    assert (await suggested(simulation, "skip", "until", ""))[:2] == [
        "until someone comes near",
        "until the tribunal meets",
    ]


async def prepare(simulation: Simulation, member: MemberActor, *moves: str) -> str:
    """Prepare these moves one after the other; what is said of all of them."""
    said = ""
    for number, move in enumerate(moves):
        options: dict[str, Any] = {"move": move, **({"then": True} if number else {})}
        said = text_of(await asked(simulation, member, "move", **options))
    return said


async def test_a_prepared_turn_is_made_move_by_move(simulation: Simulation) -> None:
    await three(simulation)
    bo = simulation.bo
    seen = len(public(simulation))
    offered = await bo.autocomplete(simulation.games, "move", "move", "Move ")
    move = next(one["name"] for one in offered if "›" in one["name"])  # noqa: RUF001
    said = await prepare(simulation, bo, move, "Done")
    assert f"Prepared for yours: “{move} → " in said
    assert len(public(simulation)) == seen
    assert "Prepared: " in text_of(await door(simulation, bo))
    await passes(simulation, simulation.ada)
    await waits_for(simulation, 2)
    assert await by_queue(simulation) == ["move", "pass"]


@pytest.mark.parametrize("touched", [False, True])
async def test_a_prepared_turn_stops_where_something_was_learnt_that_touches_it(
    simulation: Simulation, *, touched: bool
) -> None:
    await three(simulation)
    bo = simulation.bo
    offered = await bo.autocomplete(simulation.games, "move", "move", "Move ")
    move = next(one["name"] for one in offered if "›" in one["name"])  # noqa: RUF001
    await prepare(simulation, bo, move, "Done")
    kept = (await table(simulation)).state.prepared[1]
    if touched:
        service = context_of(simulation).service
        await service.do((await table(simulation)).id, simulation.ada.id, a.DeclareWar(1))
    await passes(simulation, simulation.ada)
    await waits_for(simulation, 1 if touched else 2)

    async def done() -> bool:
        return not (await table(simulation)).state.prepared

    await until(simulation, done)
    assert len(kept.then) == 1
    assert await by_queue(simulation) == ([] if touched else ["move", "pass"])
    if touched:
        heard = [text_of(one) for one in simulation.messages_of(bo)]
        assert any("is no longer possible" in one for one in heard)
    assert (await table(simulation)).match.state.phase == MOVE
