"""Battles led by hand: few taps, one board that stays in place, and a clock of their own."""

from collections import Counter
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.presentation.custom_ids import CustomId, Verb, parse
from bot.store.records import By
from bot.table.clocks.timer_kinds import Timers
from bot.table.table import Table
from engine.core.choices import Branch, resolve
from engine.core.errors import StaleChoice
from engine.core.events import silence
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.ships import add_ship
from engine.games.black_abyss.rules.war import meeting
from engine.games.black_abyss.state import NOBODY, decision_of
from tests.bot.journeys.black_abyss import late
from tests.bot.journeys.black_abyss.play import (
    DAY,
    agents_rest,
    begin,
    board,
    document,
    door,
    jump,
    prepared,
    press,
    public,
    table,
    take,
)
from tests.bot.journeys.clicking import towards
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.simulation import Simulation, custom_ids, labels_of, nodes, text_of

MOST_TAPS = 12
MOST_MESSAGES = 2
MOST_REQUESTS = 2
MOVES = (":play:", ":pick:", ":choose:")
"""The parts of custom ids that identify moves."""


def four_against_four(state: Any) -> None:
    """Let four frigates of seat 0 meet four of seat 1, with a laser and an engine each."""
    state.ships.clear()
    state.tactical = True
    state.phase, state.active, state.pending, state.battle = "battle", NOBODY, [], None
    at = next(n for n, colonies in enumerate(state.colonies) if not colonies)
    for seat in (0, 1):
        for _ in range(4):
            ship = add_ship(state, seat, t.FRIGATE, at)
            ship.tiles = (t.TILE["laser"], t.TILE["engine-1"], *ship.tiles[2:])
    state.war[0], state.war[1] = 2, 1
    one, other = sorted((0, 1), key=lambda seat: (seat - state.first) % len(state.empires))
    meeting.begin(state, at, one, other, silence)


async def _begun(simulation: Simulation, pace: str = "none", clock: str = "third") -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)
    await begin(simulation, *members, agents=0, pace=pace, battles="tactical", battle_clock=clock)

    def arranged(state: Any) -> None:
        four_against_four(state)
        state.battle_clock = clock

    await jump(simulation, 5, "move", arranged)


def _fought_at(now: Table, at: int) -> bool:
    """Whether the battle in a space continues."""
    battle = now.match.state.battle
    return battle is not None and battle.hex == at


def _leads(now: Table, seat: int) -> bool:
    """Whether a seat leads its side by hand."""
    battle = now.match.state.battle
    return bool(battle.led[battle.sides.index(seat)])


def _passed(simulation: Simulation, member: MemberActor, now: Table) -> list[str]:
    """Controls in a member's private messages that are outdated or belong to another click."""
    seat = now.seat_of(member.id)
    assert seat is not None
    shown = [
        one
        for message in simulation.sees(member, simulation.games)
        if not message.visible_to(simulation.dan.id)
        for one in custom_ids(message.components)
        if any(verb in one for verb in MOVES)
    ]
    node = now.match.game.choices(now.match.state, seat)
    return [one for one in shown if not _stands(now, node, parse(one), seat)]


def _stands(now: Table, node: Branch[Any], where: CustomId, seat: int) -> bool:
    try:
        resolve(node, where.argument)
    except StaleChoice:
        return False
    return where.decision == now.match.decisions[seat]


async def _answer(simulation: Simulation, member: MemberActor, seat: int) -> None:
    """The move of a leader in a hurry: by the standing order, which also decides about hits."""
    now = await table(simulation)
    decision = decision_of(now.match.state, seat)
    leading = decision is not None and decision.kind == "leading"
    await take(simulation, member, "by-order/assault" if leading else "entrust")


async def test_four_against_four_take_few_taps_and_one_board_that_stays(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _begun(simulation)
    before = {message.id for message in public(simulation)}
    taps: Counter[int] = Counter()
    clicked = simulation.press

    def counted(member: MemberActor, *args: Any, **kwargs: Any) -> Any:
        taps[member.id] += 1
        return clicked(member, *args, **kwargs)

    monkeypatch.setattr(simulation, "press", counted)
    sides = {0: simulation.ada, 1: simulation.bo}
    for member in sides.values():
        panel = await take(simulation, member, "lead")
        done = next(one for one in custom_ids(panel.components) if one.endswith("end-move"))
        await simulation.deliver(simulation.press(member, panel, done))
    standing, moved = board(simulation).id, 0
    at = (await table(simulation)).match.state.battle.hex
    while _fought_at(now := await table(simulation), at) and moved < 4:
        (seat,) = now.missing
        moved += decision_of(now.match.state, seat).kind == "leading"  # type: ignore[union-attr]
        await _answer(simulation, sides[seat], seat)
        now = await table(simulation)
        assert not [one for member in sides.values() for one in _passed(simulation, member, now)]
        if _fought_at(await table(simulation), at):
            assert board(simulation).id == standing
    for seat, member in sides.items():
        now = await table(simulation)
        if _fought_at(now, at) and _leads(now, seat):
            await take(simulation, member, "hand-over/assault/trust")
    now = await table(simulation)
    assert not _fought_at(now, at)
    assert not [one for member in sides.values() for one in _passed(simulation, member, now)]
    assert max(taps.values()) <= MOST_TAPS, taps
    assert len({message.id for message in public(simulation)} - before) <= MOST_MESSAGES


@pytest.mark.parametrize(
    ("locale", "leads", "told"),
    [
        ("en", "Lead the battle yourself", "you move and fire your ships round by round."),
        ("de", "Schlacht selbst führen", "Mit einem Befehl kämpfen sie alle Runden von selbst."),
    ],
)
async def test_leading_a_battle_is_offered_first_and_explained(
    simulation: Simulation, locale: str, leads: str, told: str
) -> None:
    simulation.speak(simulation.ada, locale)
    await _begun(simulation)
    panel = await door(simulation, simulation.ada)
    assert labels_of(panel)[0] == leads
    assert told in text_of(panel)
    panel = await take(simulation, simulation.ada, "lead")
    assert leads not in labels_of(panel)
    assert told not in text_of(panel)


async def test_a_move_of_a_leader_takes_at_most_two_requests(
    simulation: Simulation,
) -> None:
    await _begun(simulation)
    sides = {0: simulation.ada, 1: simulation.bo}
    for member in sides.values():
        await take(simulation, member, "lead")
        await take(simulation, member, "end-move")
    now = await table(simulation)
    (seat,) = now.missing
    ship = min(now.match.state.battle.left)
    square = min(keys_below(now, seat, f"ships/s{ship}/steer"))
    for path in (f"ships/s{ship}/steer/{square}", f"ships/s{ship}/by-order/assault"):
        click = await prepared(simulation, sides[seat], path)
        with simulation.requests() as sent:
            await simulation.deliver(click)
        assert click.answered
        assert len(sent) <= MOST_REQUESTS, [(one.method, one.path) for one in sent]


def keys_below(now: Table, seat: int, path: str) -> list[str]:
    """The keys of one of a seat's menus."""
    node = resolve(now.match.game.choices(now.match.state, seat), path)
    assert isinstance(node, Branch)
    return [one.key for one in node.open()]


async def _both_lead(simulation: Simulation) -> tuple[MemberActor, int]:
    """Let both members lead; returns the first to move, and their seat."""
    await _begun(simulation)
    sides = {0: simulation.ada, 1: simulation.bo}
    for member in sides.values():
        await take(simulation, member, "lead")
        await take(simulation, member, "end-move")
    (seat,) = (await table(simulation)).missing
    return sides[seat], seat


async def test_after_following_a_battle_hint_the_member_still_leads(
    simulation: Simulation,
) -> None:
    ada = simulation.ada
    await begin(simulation, ada, agents=2, battles="tactical")
    await jump(simulation, 5, "move", four_against_four)
    for way in ("lead", "end-move"):
        await take(simulation, ada, way)
    before = await agents_rest(simulation)
    panel = await door(simulation, ada)
    hint = await press(simulation, ada, panel, Verb.HINT)
    assert "In simulated battles this order does best" in text_of(hint)
    await press(simulation, ada, hint, Verb.PLAY)
    now = await table(simulation)
    assert now.match.state.battle is not None
    assert _leads(now, 0)
    assert now.match.decisions[0] == before.match.decisions[0] + 1


@pytest.mark.parametrize(
    ("locale", "choices"),
    [
        ("en", ["The order chooses the sections", "I choose the sections"]),
        ("de", ["Der Befehl wählt, was ausfällt", "Ich wähle, was ausfällt"]),
    ],
)
async def test_an_order_says_who_chooses_the_damaged_sections(
    simulation: Simulation, locale: str, choices: list[str]
) -> None:
    await _begun(simulation)
    simulation.speak(simulation.ada, locale)
    panel = await door(simulation, simulation.ada)
    control, values = towards(panel, "command/assault", ())
    await simulation.deliver(simulation.press(simulation.ada, panel, control, values=values))
    asked = simulation.env.backend.messages[panel.channel_id][panel.id]
    offered = [
        option["label"]
        for node in nodes(asked.components)
        if node.get("custom_id", "").endswith(":menu:0")
        for option in node["options"]
    ]
    assert offered[:2] == choices


async def test_fighters_alone_leave_nothing_to_choose_after_an_order(
    simulation: Simulation,
) -> None:
    await _begun(simulation)

    def fighters(state: Any) -> None:
        four_against_four(state)
        for ship in state.ships.values():
            if ship.owner == 0:
                ship.hull, ship.tiles = t.FIGHTER, ship.tiles[:1]

    now = await jump(simulation, 5, "move", fighters)
    assert keys_below(now, 0, "command/assault") == ["fight"]
    assert keys_below(now, 1, "command/assault") == ["trust", "ask"]
    await take(simulation, simulation.ada, "command/assault/fight")
    assert not (await table(simulation)).match.state.battle.ask[0]


async def test_the_call_to_the_next_turn_says_who_won_and_the_log_what_was_destroyed(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, agents=0)
    await jump(simulation, 5, "move", late.battle)
    await take(simulation, simulation.bo, "command/assault/fight")
    before = {message.id for message in simulation.messages_of(simulation.bo)}
    await take(simulation, simulation.ada, "command/assault/fight")
    (call,) = [one for one in simulation.messages_of(simulation.bo) if one.id not in before]
    assert "your turn" in text_of(call)
    assert "Ada won the battle at A4" in text_of(call)
    log = await enter(simulation, simulation.bo, "table log")
    assert "Bo lost Fighter #1 to a laser" in text_of(log), "a phone has no room for it"


async def test_a_member_who_ends_a_battle_by_an_order_reads_its_end_in_panel_log_and_channel(
    simulation: Simulation,
) -> None:
    def long_battle(state: Any) -> None:
        four_against_four(state)
        state.tactical = False
        for ship in state.ships.values():
            if ship.owner == 1:
                ship.tiles = (*ship.tiles[1:], ship.tiles[-1])  # without a laser

    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, agents=0)
    await jump(simulation, 5, "move", long_battle)
    await take(simulation, simulation.ada, "command/assault/trust")
    panel = await take(simulation, simulation.bo, "command/assault/trust")
    ended = "The battle at A4 ended after 12 rounds."
    assert (await table(simulation)).match.state.battle is None
    assert any(ended in text_of(message) for message in public(simulation))
    log = await enter(simulation, simulation.bo, "table log")
    assert f"You withdrew to A4. {ended}" in text_of(panel)
    assert "Bo lost Frigate" in text_of(log), "a phone has no room for it"
    assert ended in text_of(log)


async def test_handing_a_battle_over_explains_the_consequence_and_asks(
    simulation: Simulation,
) -> None:
    member, seat = await _both_lead(simulation)
    panel = await door(simulation, member)
    control, _ = towards(panel, "hand-over/assault/trust", ())
    await simulation.deliver(simulation.press(member, panel, control))
    asked = simulation.env.backend.messages[panel.channel_id][panel.id]
    assert "The order fights this battle from now on" in text_of(asked)
    assert "You can take the battle back twice" in text_of(asked)
    assert _leads(await table(simulation), seat)


@pytest.mark.parametrize(("clock", "part"), [("third", 3), ("sixth", 6)])
async def test_a_battle_clock_that_runs_out_hands_over_to_the_standing_order(
    simulation: Simulation, clock: str, part: int
) -> None:
    await _begun(simulation, "daily", clock)
    for member in (simulation.ada, simulation.bo):
        await take(simulation, member, "lead")
        await take(simulation, member, "end-move")
    now = await table(simulation)
    (seat,) = now.missing
    service = context_of(simulation).service
    timers = await service.store.timers(now.id)
    (due,) = [one.due for one in timers if (one.seat, one.kind) == (seat, Timers.DEADLINE)]
    left = due - service.now()
    assert DAY / part - 60 < left <= DAY / part
    clock = f"Battle clock: the standing order takes over <t:{due:.0f}:R>"
    assert clock in document(board(simulation))
    await simulation.pass_time(left + 1)
    after = await table(simulation)
    record = await service.store.actions(now.id, now.match.revision)
    assert (record[0].seat, record[0].by) == (seat, By.DEADLINE)
    assert not after.row.seats[seat].autopilot
    assert not _leads(after, seat)
