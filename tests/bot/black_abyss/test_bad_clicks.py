"""What may not be is refused with the reason, and nothing has changed."""

from __future__ import annotations

from typing import Any

from engine.core.choices import walk
from engine.games.black_abyss.tables import CONTENT
from tests.bot.black_abyss.late import game
from tests.bot.black_abyss.play import begin, context_of, document, jump, prepared, table, take
from tests.simulation import Simulation, custom_ids, text_of


def rich(state: Any) -> None:
    """Everybody could buy anything."""
    for empire in state.empires:
        empire.food = empire.energy = empire.minerals = 60


def strangers(state: Any) -> None:
    """Nobody is at war, has passage or has offered anything."""
    state.offers.clear()
    for seat, empire in enumerate(state.empires):
        empire.offers = state.war[seat] = state.passage[seat] = 0


async def test_two_quick_clicks_buy_no_more_than_there_is_to_spend(simulation: Simulation) -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)
    await begin(simulation, *members, agents=0)

    def enough_for_one(state: Any) -> None:
        rich(state)
        empire = state.empires[0]
        prices = dict(game().view(state, 0).prices)
        empire.food, empire.energy, empire.minerals = prices["scanners"]

    before = await jump(simulation, 6, "purchase", enough_for_one)
    once = await prepared(simulation, simulation.ada, "research/scanners")
    same = await prepared(simulation, simulation.ada, "research/scanners")
    next_ = await prepared(simulation, simulation.ada, "research/power", ahead=1)
    await simulation.deliver(once, same, next_)
    assert once.answered
    assert same.answered
    assert next_.answered
    after = await table(simulation)
    assert after.match.revision == before.match.revision + 1
    empire = after.match.state.empires[0]
    assert min(empire.food, empire.energy, empire.minerals) >= 0
    assert len(empire.basket) == 1


async def test_of_two_who_take_the_last_wonder_at_once_one_gets_it(simulation: Simulation) -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)
    await begin(simulation, *members, agents=0)
    now = await jump(simulation, 6, "purchase", rich)
    state, playing = now.match.state, now.match.game
    wonders = {one.id for _, one in CONTENT.named() if getattr(one, "role", "") == "wonder"}

    def sites(seat: int) -> dict[str, str]:
        """Where each wonder may stand."""
        ways = ("/".join(path) for path, _ in walk(playing.choices(state, seat)))
        return {way.split("/")[1]: way for way in ways if way.split("/")[1:2] in wished}

    wished = [[one] for one in wonders]
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
    loser = after.state.empires[1 - standing[0]]
    assert (loser.food, loser.energy, loser.minerals) == (60, 60, 60)


async def test_a_fleet_takes_no_orders_from_its_former_owner(simulation: Simulation) -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)
    await begin(simulation, *members, agents=0)
    now = await jump(simulation, 6, "move")
    seat = now.missing[0]
    member = members[seat]
    ways = ["/".join(path) for path, _ in walk(game().choices(now.match.state, seat))]
    path = next(way for way in ways if way.startswith("move/") and not way.endswith("/some"))
    order = await prepared(simulation, member, path)

    def handed_over(state: Any) -> None:
        for ship in state.ships.values():
            if ship.owner == seat:
                ship.owner = (seat + 1) % 3

    before = await jump(simulation, 6, "move", handed_over)
    await simulation.deliver(order)
    assert order.answered
    assert (await table(simulation)).match == before.match
    seen = simulation.sees(member, simulation.games)
    assert any("earlier moment" in text_of(message) for message in seen)


async def test_buttons_of_an_offer_are_for_whom_it_was_made_to(simulation: Simulation) -> None:
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
    assert "for somebody else" in text_of(seen[-1])
    await simulation.deliver(simulation.press(simulation.bo, offer, accept))
    after = await table(simulation)
    assert after.match.state.passage[0] >> 1 & 1
    assert "Bo accepted passage from Ada" in "\n".join(
        text_of(message) for message in simulation.sees(simulation.dan, simulation.games)
    )


async def test_a_table_read_back_from_the_store_goes_on_just_the_same(
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
    assert played.state.turn == 10
