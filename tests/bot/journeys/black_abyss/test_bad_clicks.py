"""Illegal clicks are refused with a reason, and change nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from bot.presentation.custom_ids import NO_SEAT, CustomId, Verb
from engine.conformance.digest import digest
from engine.core.choices import Leaf, walk
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.surface import lands, place
from engine.games.black_abyss.state import NOBODY
from tests.bot.journeys.black_abyss.late import game, rich, strangers
from tests.bot.journeys.black_abyss.late import table as late_table
from tests.bot.journeys.black_abyss.play import (
    EMPTY,
    begin,
    begin_for_three,
    context_of,
    document,
    jump,
    prepared,
    table,
    take,
)
from tests.deliveries import Delivery
from tests.simulation import Simulation, custom_ids, text_of

OUTDATED = "Too late: the game has moved on"


@dataclass
class Standing:
    """The state of a table, to compare it after an illegal click."""

    state: str
    entries: int

    @classmethod
    async def now(cls, simulation: Simulation) -> Standing:
        """The stored state."""
        at = await context_of(simulation).service.tables.load((await table(simulation)).id)
        entries = await context_of(simulation).service.store.actions(at.id)
        return cls(digest(at.match), len(entries))


async def assert_refused(simulation: Simulation, click: Delivery, why: str) -> None:
    """Deliver a click; it must get the reason in private, and change nothing."""
    before = await Standing.now(simulation)
    await simulation.deliver(click)
    assert await Standing.now(simulation) == before
    assert why in answer_to(simulation, click)


def answer_to(simulation: Simulation, click: Delivery) -> str:
    """The text of the clicked private message, or of the answer in its place."""
    assert click.answered
    clicked, user = click.payload["message"], int(click.payload["member"]["user"]["id"])
    there = simulation.env.backend.messages[int(clicked["channel_id"])]
    own = [one for one in there.values() if one.visible_to(user)]
    answer = there.get(int(clicked["id"]), own[-1])
    assert not answer.visible_to(simulation.dan.id)
    return document(answer)


def out(state: Any, seat: int) -> None:
    """Eliminate a seat."""
    state.empires[seat].alive, state.empires[seat].done = False, True
    if state.ballot is not None:
        state.ballot.cast[seat], state.ballot.weights[seat] = True, 0


async def test_two_quick_clicks_buy_no_more_than_the_seat_can_pay(simulation: Simulation) -> None:
    await begin_for_three(simulation)

    def enough_for_one(state: Any) -> None:
        rich(state)
        empire = state.empires[0]
        prices = dict(game().view(state, 0).prices)
        empire.food, empire.energy, empire.minerals = prices["scanners"]

    before = await jump(simulation, 6, "purchase", enough_for_one)
    once = await prepared(simulation, simulation.ada, "research/scanners")
    same = await prepared(simulation, simulation.ada, "research/scanners")
    next_ = await prepared(simulation, simulation.ada, "research/trade", ahead=1)
    await simulation.deliver(once, same)
    after = await table(simulation)
    assert after.match.revision == before.match.revision + 1
    empire = after.match.state.empires[0]
    assert (empire.food, empire.energy, len(empire.basket)) == (0, 0, 1)
    assert OUTDATED in answer_to(simulation, same)
    lacking = "You can't pay for this: you lack 2 food, 3 energy."
    await assert_refused(simulation, next_, lacking)


def once_id(click: Delivery) -> str:
    """The custom id of a click."""
    return str(click.payload["data"]["custom_id"])


async def test_the_last_wonder_goes_to_one_of_two_simultaneous_buyers(
    simulation: Simulation,
) -> None:
    members = await begin_for_three(simulation)

    def roomy(state: Any) -> None:
        """Give every home world free land."""
        rich(state)
        for empire in state.empires:
            built = [n for n in lands(state, empire.home) if state.building[n] >= 0]
            gone = next(n for n in built if state.building[n] != t.HABITAT)
            place(state, gone, -1, NOBODY)

    now = await jump(simulation, 3, "purchase", roomy)
    state, playing = now.match.state, now.match.game
    wonders = {t.BUILDINGS[number] for number in t.WONDERS}

    def sites(seat: int) -> dict[str, str]:
        """Where each wonder can be built, by path."""
        ways = ("/".join(path) for path, _ in walk(playing.choices(state, seat)))
        return {way.split("/")[1]: way for way in ways if wonders & set(way.split("/"))}

    kind = min(sites(0).keys() & sites(1).keys())
    first = await prepared(simulation, simulation.ada, sites(0)[kind])
    second = await prepared(simulation, simulation.bo, sites(1)[kind])
    await simulation.deliver(first, second)
    assert first.answered
    assert second.answered
    after = (await table(simulation)).match
    standing = [
        land.holder
        for at in playing.view(after.state, None).hexes
        for land in at.land
        if land.building == kind
    ]
    assert len(standing) == 1
    assert after.revision == now.match.revision + 1
    seat = 1 - standing[0]
    loser = after.state.empires[seat]
    assert (loser.food, loser.energy, loser.minerals) == (60, 60, 60)
    answer = answer_to(simulation, (first, second)[seat])
    assert "This wonder is already built." in answer
    again = await prepared(simulation, members[seat], sites(seat)[kind])
    await assert_refused(simulation, again, "This wonder is already built.")


async def test_the_last_tile_of_a_kind_goes_to_one_of_two_simultaneous_buyers(
    simulation: Simulation,
) -> None:
    members = await begin_for_three(simulation)
    kind = t.TILE["cargo-hold"]

    def one_left(state: Any) -> None:
        rich(state)
        state.tiles_left[kind] = 1
        for seat in range(2):
            ship = next(s for s in state.ships.values() if s.owner == seat and t.FITTED[s.hull])
            ship.hex, ship.tiles, ship.hits = state.empires[seat].home, (-1,) * len(ship.tiles), 0
            land = next(n for n, holder in enumerate(state.holder)
                        if holder == seat and n // 7 == ship.hex
                        and state.building[n] != t.HABITAT)  # fmt: skip
            state.building[land], state.idle[land] = t.SMALL_DOCK, 0

    now = await jump(simulation, 6, "purchase", one_left)
    ships = [
        next(
            "/".join(path)
            for path, _ in walk(game().choices(now.match.state, seat))
            if path[0] == "fit" and path[-1] == "cargo-hold"
        )
        for seat in range(2)
    ]
    clicks = [await prepared(simulation, members[seat], ships[seat]) for seat in range(2)]
    await simulation.deliver(clicks[0])
    await assert_refused(simulation, clicks[1], "There are none of these left.")


async def test_a_fleet_refuses_orders_of_its_former_owner(simulation: Simulation) -> None:
    members = await begin_for_three(simulation)
    now = await jump(simulation, 6, "move")
    seat = now.missing[0]
    ways = ["/".join(path) for path, _ in walk(game().choices(now.match.state, seat))]
    path = next(way for way in ways if way.startswith("move/") and not way.endswith("-some"))
    order = await prepared(simulation, members[seat], path)

    def handed_over(state: Any) -> None:
        for ship in state.ships.values():
            if ship.owner == seat:
                ship.owner = (seat + 1) % 3

    await jump(simulation, 6, "move", handed_over)
    why = "Choose ships of your own that are in one space."
    await assert_refused(simulation, order, why)


@pytest.mark.parametrize(
    ("phase", "path"),
    [
        ("tribunal", "cast"),
        ("tribunal", "favour/nobody"),
        ("purchase", "research/scanners"),
        ("purchase", "pass"),
        ("move", "diplomacy/war/seat-0/declare"),
    ],
)
async def test_an_eliminated_players_clicks_do_nothing(
    simulation: Simulation, phase: str, path: str
) -> None:
    await begin_for_three(simulation)
    await jump(simulation, 6, phase, lambda state: out(state, 1))
    click = await prepared(simulation, simulation.bo, path)
    await assert_refused(simulation, click, "Your race is out of the game.")


async def test_a_closed_ballot_can_be_neither_changed_nor_cast(simulation: Simulation) -> None:
    members = await begin_for_three(simulation)
    now = await jump(simulation, 6, "tribunal")
    law = game().view(now.match.state, None).ballot.laws[0]
    late = [
        await prepared(simulation, simulation.bo, way, ahead=2)
        for way in (f"vote/{law}/for", "favour/nobody", "cast")
    ]
    for member in (*members, *members):
        await take(simulation, member, EMPTY)
    assert (await table(simulation)).match.state.turn == 7
    for click in late:
        await assert_refused(simulation, click, "You have no open ballot.")


async def test_a_cast_ballot_cannot_be_cast_again(simulation: Simulation) -> None:
    await begin_for_three(simulation)
    await jump(simulation, 6, "tribunal")
    again = await prepared(simulation, simulation.bo, "cast", ahead=1)
    await take(simulation, simulation.bo, EMPTY)
    await assert_refused(
        simulation, again, "You've already voted. You can still change your ballot."
    )


async def test_a_member_without_a_seat_has_no_vote(simulation: Simulation) -> None:
    await begin_for_three(simulation)
    now = await jump(simulation, 6, "tribunal")
    ballot = await prepared(simulation, simulation.ada, "cast")
    shown = simulation.sees(simulation.dan, simulation.games)[-1]
    stolen = simulation.press(simulation.dan, shown, once_id(ballot))
    before = await Standing.now(simulation)
    await simulation.deliver(stolen)
    assert stolen.answered
    assert await Standing.now(simulation) == before
    said = document(simulation.sees(simulation.dan, simulation.games)[-1])
    assert "You're not in this game" in said
    nobody = CustomId(now.id, NO_SEAT, 0, Verb.PLAY, "cast")
    forged = simulation.press(simulation.bo, shown, str(nobody))
    await simulation.deliver(forged)
    assert await Standing.now(simulation) == before
    said = document(simulation.sees(simulation.bo, simulation.games)[-1])
    assert "for another player" in said


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("build/star-foundry/a7-1", "Choose a scanned, empty land tile."),
        ("commission/dreadnought/a7", "You need a working dock there"),
        ("fit/s999999/laser", "That isn't your ship."),
        ("bulldoze/c4-1", "You have no such building there"),
        ("take-back", "Only your latest purchase can be undone."),
        ("research/such-a-thing", OUTDATED),
        ("build/farm/z99-99", OUTDATED),
        ("vote//", OUTDATED),
    ],
)
async def test_choices_that_were_not_offered_are_refused_with_the_reason(
    simulation: Simulation, path: str, why: str
) -> None:
    await begin_for_three(simulation)
    await jump(simulation, 6, "purchase", rich)
    click = await prepared(simulation, simulation.ada, path)
    await assert_refused(simulation, click, why)


def test_every_offered_path_is_parsed_back_to_its_action() -> None:
    for phase in ("move", "purchase", "tribunal"):
        for seat in range(3):
            state = game_state(phase)
            for path, node in walk(game().choices(state, seat)):
                if not isinstance(node, Leaf):
                    continue
                meant = game().action_at(state, seat, path)
                if path[0] == "move" and meant != node.action:
                    assert meant.to == node.action.to
                elif meant is not None:
                    assert meant == node.action


def game_state(phase: str) -> Any:
    """A state of the sixth cycle."""
    return late_table(3, 6, phase).match.state


async def test_buttons_of_an_offer_work_only_for_its_recipient(simulation: Simulation) -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)
    await begin(simulation, *members, agents=0)
    await jump(simulation, 6, "purchase", strangers)
    await take(simulation, simulation.ada, "diplomacy/offer/passage-1")
    offer = next(
        message
        for message in simulation.sees(simulation.dan, simulation.games)
        if "offered Bo passage" in text_of(message)
    )
    assert "Accept" in document(offer)
    assert f"<@{simulation.bo.id}>" in text_of(offer)
    accept = next(one for one in custom_ids(offer.components) if "accept" in one)
    before = await table(simulation)
    wrong = simulation.press(simulation.cleo, offer, accept)
    await simulation.deliver(wrong)
    assert (await table(simulation)).match == before.match
    seen = simulation.sees(simulation.cleo, simulation.games)
    assert "for another player" in text_of(seen[-1])
    await simulation.deliver(simulation.press(simulation.bo, offer, accept))
    after = await table(simulation)
    assert after.match.state.passage[0] >> 1 & 1
    assert "Bo accepted passage from Ada" in "\n".join(
        text_of(message) for message in simulation.sees(simulation.dan, simulation.games)
    )


async def test_a_table_loaded_from_the_store_continues_identically(
    simulation: Simulation,
) -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)
    await begin(simulation, *members, agents=0)
    now = await jump(simulation, 9, "tribunal")
    played = now.match
    for member, seat in zip(members, range(3), strict=True):
        law = played.game.view(played.state, seat).ballot.laws[0]
        for path in (f"vote/{law}/for", "cast"):
            await take(simulation, member, path)
            await simulation.restart()
            node: Any = played.game.choices(played.state, seat)
            for key in path.split("/"):
                node = next(child for child in node.open() if child.key == key)
            played = played.play(seat, node.action).match
            assert (await context_of(simulation).service.tables.load(now.id)).match == played
    assert played.state.ballot.seat
