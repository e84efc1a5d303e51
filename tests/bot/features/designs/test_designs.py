"""A fleet saved by name: built in one game, rebuilt in another, and private throughout."""

import json
from typing import Any

from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.features.designs.deed import MOST
from bot.play.data_requests.member_export import of_member
from bot.store.changes import PutMemberSettings
from bot.store.records import DESIGNS
from engine.games.black_abyss.content import tables as t
from tests.bot.journeys.black_abyss.late import dockyard
from tests.bot.journeys.black_abyss.play import begin, door, jump, public, table, take
from tests.bot.journeys.commands.saying import enter, refusal, suggested
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import press
from tests.simulation import Simulation, custom_ids, labels_of, text_of


async def fleet_battle(simulation: Simulation) -> None:
    """Let Ada and Bo begin a fleet battle, after ending the channel's game."""
    context = context_of(simulation)
    if row := await context.store.match_in_channel(simulation.games.id):
        await context.seats.end(row.id)
        await simulation.env.settle()
    await begin(simulation, simulation.ada, simulation.bo, agents=0, mode="fleet_battle")


async def fleet_of(simulation: Simulation, seat: int) -> list[tuple[int, ...]]:
    return sorted((await table(simulation)).match.state.fleets[seat])


async def seat_of(simulation: Simulation, member: MemberActor) -> int:
    seat = (await table(simulation)).seat_of(member.id)
    assert seat is not None
    return seat


async def save(simulation: Simulation, member: MemberActor, name: str) -> Message:
    """Save a fleet by the panel's buttons and the modal for its name."""
    page = await press(simulation, member, await door(simulation, member), "design")
    (keep,) = [one for one in custom_ids(page.components) if one.endswith(":keep")]
    click = simulation.press(member, page, keep)
    await simulation.deliver(click)
    await simulation.deliver(simulation.submit(member, click, {"keep": [name]}))
    return simulation.env.backend.messages[page.channel_id][page.id]


async def test_a_fleet_saved_in_one_game_is_rebuilt_in_another(simulation: Simulation) -> None:
    ada, bo = simulation.ada, simulation.bo
    await fleet_battle(simulation)
    await take(simulation, ada, "muster/lances")
    await take(simulation, ada, "dismiss/s4")
    kept = await fleet_of(simulation, await seat_of(simulation, ada))
    page = await save(simulation, ada, "Three lances")
    holds = "3 frigates (Plasma gun, Shield I, Armour)"
    assert f"Saved as **Three lances**: {holds}" in text_of(page)
    await fleet_battle(simulation)
    await take(simulation, ada, "muster/wasps")
    seen = len(public(simulation))
    page = await press(simulation, ada, await door(simulation, ada), "design")
    assert f"**Three lances**: {holds}" in text_of(page)
    panel = await press(simulation, ada, page, "design", "Three lances")
    assert await fleet_of(simulation, await seat_of(simulation, ada)) == kept
    assert "\n4 of 40 points left" in text_of(panel)
    assert len(public(simulation)) == seen, "nobody else learns of it"
    others = await press(simulation, bo, await door(simulation, bo), "design")
    assert "Nothing saved yet." in text_of(others)


async def kept(simulation: Simulation, member: MemberActor, name: str, *ships: Any) -> None:
    """Save these ships for a member."""
    store = context_of(simulation).service.store
    text = json.dumps({"ships": ships, "fighters": 0})
    design = {"name": name, "game": "black_abyss", "text": text}
    before = json.loads(await store.settings(DESIGNS, member.id) or '{"designs": []}')
    after = json.dumps({"designs": [*before["designs"], design]})
    await store.commit([PutMemberSettings(DESIGNS, member.id, after)])


async def test_ships_at_a_dock_are_fitted_like_those_of_a_saved_fleet(
    simulation: Simulation,
) -> None:
    ada = simulation.ada
    await fleet_battle(simulation)
    await take(simulation, ada, "enlist/frigate")
    for tile in ("laser", "laser"):
        await take(simulation, ada, f"mount/s1/{tile}")
    said = await enter(simulation, ada, "your fleet save", name="Picket")
    assert "Saved as **Picket**: Frigate (2 \N{MULTIPLICATION SIGN} Laser)" in text_of(said)
    await context_of(simulation).seats.end((await table(simulation)).id)
    await simulation.env.settle()
    await begin(simulation, ada, simulation.bo, simulation.cleo, agents=0)
    await jump(simulation, 10, "purchase", dockyard)
    assert "Saved fleets …" in labels_of(await door(simulation, ada))
    said = await enter(simulation, ada, "your fleet take", name="picket")
    assert "You have **Picket**: Frigate (2 \N{MULTIPLICATION SIGN} Laser)" in text_of(said)
    state = (await table(simulation)).match.state
    tiles = [ship.tiles for ship in state.ships.values() if ship.owner == 0]
    laser = t.TILE["laser"]
    assert (laser, laser, -1) in tiles
    assert len(state.empires[0].basket) == 2, "each can be taken back"


async def test_an_impossible_design_is_refused_with_one_sentence(simulation: Simulation) -> None:
    ada = simulation.ada
    await fleet_battle(simulation)
    assert await refusal(simulation, ada, "your fleet save", name="Air") == (
        "You haven't designed anything yet, so there's nothing to save."
    )
    await take(simulation, ada, "muster/wasps")
    before = await fleet_of(simulation, await seat_of(simulation, ada))
    for name in ("\N{ZERO WIDTH SPACE}", "x" * 31):
        said = await refusal(simulation, ada, "your fleet save", name=name)
        assert said == "A name has 1 to 30 visible letters. Choose another."
    unknown = await refusal(simulation, ada, "your fleet take", name="Wasps")
    assert unknown == "You have nothing saved as “Wasps”. /your fleet show lists what you have."
    await kept(simulation, ada, "Armada", *[["dreadnought"]] * 2, ["cruiser"])
    assert (await refusal(simulation, ada, "your fleet take", name="armada")).startswith(
        "That costs 9 points and you have 8. "
    )
    await kept(simulation, ada, "Relic", ["frigate", "death-ray"])
    assert await refusal(simulation, ada, "your fleet take", name="Relic") == (
        "This saved fleet has parts that no longer exist. Put it together and save it again."
    )
    assert await fleet_of(simulation, await seat_of(simulation, ada)) == before
    for number in range(MOST - 2):
        await kept(simulation, ada, f"Fleet {number}", ["fighter"])
    assert await refusal(simulation, ada, "your fleet save", name="One more") == (
        f"You've already saved {MOST}. Make room with /your fleet delete."
    )
    await enter(simulation, ada, "your fleet save", name="RELIC")
    assert "RELIC" in await suggested(simulation, "your fleet delete", "name", "rel")
    assert text_of(await enter(simulation, ada, "your fleet delete", name="relic")) == (
        "**RELIC** is deleted."
    )
    await enter(simulation, ada, "your fleet take", name="Fleet 0")
    assert await refusal(simulation, ada, "your fleet take", name="Fleet 0") == (
        "You already have **Fleet 0**, exactly as saved."
    )


async def test_without_a_game_saved_designs_are_only_listed(simulation: Simulation) -> None:
    await kept(simulation, simulation.ada, "Lone", ["frigate"])
    listed = await enter(simulation, simulation.ada, "your fleet show")
    assert "**Lone**: Frigate" in text_of(listed)
    assert labels_of(listed) == []


async def test_designs_are_exported_and_deleted_with_their_members_data(
    simulation: Simulation,
) -> None:
    await kept(simulation, simulation.ada, "Mine", ["frigate"])
    context = context_of(simulation)
    exported = json.loads(await of_member(context.service.store, simulation.ada.id))
    assert [one["name"] for one in exported["designs"]["designs"]] == ["Mine"]
    question = await enter(simulation, simulation.ada, "your data delete")
    await press(simulation, simulation.ada, question, "forget")
    assert await context.service.store.settings(DESIGNS, simulation.ada.id) is None
