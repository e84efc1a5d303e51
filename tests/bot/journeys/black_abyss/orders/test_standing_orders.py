"""Prepared turns in Black Abyss."""

import json
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.interactions.typed import grammar
from bot.store.records import By
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.state import PASSAGE
from tests.bot.journeys.black_abyss.play import begin, context_of, door, jump, public, table
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.tables.table import arranged, until
from tests.patience import PATIENCE
from tests.simulation import Simulation, text_of


@pytest.fixture(autouse=True)
def all_suggestions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give suggestions unlimited time, so that a busy machine loses none."""
    monkeypatch.setattr(grammar, "PATIENCE", PATIENCE)


def ada_moves(state: Any) -> None:
    """Let seat 0 begin its cycle, far from everybody, with every space but the homes empty."""
    state.active = state.first = 0
    for number in [number for number, ship in state.ships.items() if ship.owner < 0]:
        del state.ships[number]


async def three(simulation: Simulation, phase: str = "move") -> None:
    """Start a game of Ada, Bo and Cleo in which Ada is to move."""
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, agents=0)
    await jump(simulation, 2, phase, ada_moves)


async def told(simulation: Simulation, member: MemberActor, command: str, /, **options: Any) -> str:
    """The private answer to a command, ignoring public messages."""
    await member.slash(simulation.games, command, **options)
    shared = {one.id for one in public(simulation)}
    alone = [one for one in simulation.sees(member, simulation.games) if one.id not in shared]
    return text_of(alone[-1])


async def passes(simulation: Simulation, member: MemberActor) -> None:
    """Let a member pass their turn."""
    now, service = await table(simulation), context_of(simulation).service
    assert now.seat_of(member.id) in now.missing
    await service.do(now.id, member.id, a.Pass())
    await simulation.env.settle()


async def by_queue(simulation: Simulation) -> list[str]:
    """The kinds of actions that were played from prepared moves."""
    store = context_of(simulation).service.store
    record = await store.actions((await table(simulation)).id)
    return [one.action.split('"kind":"')[1].split('"')[0] for one in record if one.by is By.QUEUE]


async def waits_for(simulation: Simulation, seat: int) -> None:
    """Wait until the game waits only for this seat."""

    async def so() -> bool:
        return (await table(simulation)).missing == (seat,)

    await until(simulation, so)


async def reads(simulation: Simulation, member: MemberActor, said: str) -> None:
    """Wait until a direct message to a member contains this."""

    async def so() -> bool:
        return any(said in text_of(one) for one in simulation.messages_of(member))

    await until(simulation, so)


async def waits_for_member(simulation: Simulation, member: MemberActor) -> None:
    """Wait until a member must act."""

    async def so() -> bool:
        now = await table(simulation)
        return now.seat_of(member.id) in now.missing

    await until(simulation, so)


async def prepare(simulation: Simulation, member: MemberActor, *moves: str) -> str:
    """Prepare these moves in order; returns the answers."""
    said = ""
    for number, move in enumerate(moves):
        options: dict[str, Any] = {"move": move, **({"then": True} if number else {})}
        said = text_of(await enter(simulation, member, "move", **options))
    return said


async def test_a_prepared_turn_is_played_move_by_move(simulation: Simulation) -> None:
    await three(simulation)
    bo = simulation.bo
    seen = len(public(simulation))
    offered = await bo.autocomplete(simulation.games, "move", "move", "Move ")
    move = next(one["name"] for one in offered if "›" in one["name"])  # noqa: RUF001
    said = await prepare(simulation, bo, move, "Done")
    place = move.split()[2].removesuffix(":")
    assert f"Prepared for your turn: “Move Fighter #2 from F4 to {place} → Done”" in said
    assert len(public(simulation)) == seen
    assert "Prepared: " in text_of(await door(simulation, bo))
    await passes(simulation, simulation.ada)
    await waits_for(simulation, 2)
    assert await by_queue(simulation) == ["move", "pass"]


async def test_a_prepared_turn_waits_for_confirmation_when_an_enemy_comes_near(
    simulation: Simulation,
) -> None:
    await three(simulation)
    bo = simulation.bo
    offered = await bo.autocomplete(simulation.games, "move", "move", "Move ")
    move = next(one["name"] for one in offered if "›" in one["name"])  # noqa: RUF001
    await prepare(simulation, bo, move, "Done")
    service = context_of(simulation).service
    await service.do((await table(simulation)).id, simulation.ada.id, a.DeclareWar(1))
    await passes(simulation, simulation.ada)
    await waits_for(simulation, 1)

    await reads(simulation, bo, "that your prepared turn depends on")
    assert await by_queue(simulation) == []
    assert len((await table(simulation)).state.prepared[1].moves) == 2, "it waits for Bo"
    assert (await table(simulation)).match.state.phase == "move"


async def test_an_impossible_prepared_move_is_skipped_and_reported(simulation: Simulation) -> None:
    await three(simulation)
    bo = simulation.bo
    offered = await bo.autocomplete(simulation.games, "move", "move", "Move ")
    moves = [one["name"] for one in offered]
    first, second = (next(one for one in moves if f"Fighter #{n}" in one) for n in (1, 2))
    await prepare(simulation, bo, first, second, "Done")
    now = await table(simulation)
    gone = json.loads(now.state.prepared[1].moves[0].action)["ships"]
    for number in gone:
        del now.match.state.ships[number]
    await arranged(simulation, now)
    await passes(simulation, simulation.ada)
    await waits_for(simulation, 2)

    await reads(simulation, bo, "what is no longer possible")
    assert await by_queue(simulation) == ["move", "pass"]


async def test_offers_made_meanwhile_do_not_change_a_prepared_turn(
    simulation: Simulation,
) -> None:
    await three(simulation)
    bo = simulation.bo
    await prepare(simulation, bo, "Done")
    service = context_of(simulation).service
    await service.do((await table(simulation)).id, bo.id, a.Offer(2, PASSAGE))
    await passes(simulation, simulation.ada)
    await waits_for(simulation, 2)
    assert await by_queue(simulation) == ["pass"]


async def test_undoing_a_prepared_move_prepares_it_again(simulation: Simulation) -> None:
    await three(simulation)
    bo, service = simulation.bo, context_of(simulation).service
    offered = await bo.autocomplete(simulation.games, "move", "move", "Move ")
    move = next(one["name"] for one in offered if "home world" in one["name"])
    await prepare(simulation, bo, move)
    (once,) = (await table(simulation)).state.prepared[1].moves
    assert once.text == "Move Fighter #1 from G3 to G4"
    await passes(simulation, simulation.ada)

    async def made() -> bool:
        return await by_queue(simulation) == ["move"]

    await until(simulation, made)
    now = await table(simulation)
    undo = await service.can_take_back(now.id, bo.id)
    await service.take_back(now.id, bo.id, undo.to)
    (again,) = (await table(simulation)).state.prepared[1].moves
    assert again.text == once.text
