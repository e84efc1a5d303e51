"""Simultaneous changes, by several members or by one several times, are all kept."""

import asyncio
from collections.abc import Mapping
from typing import Any

from simcord.actors import MemberActor

from bot.guilds.settings import GuildSettings
from bot.store import settings
from bot.table.clocks.pace import Pace
from bot.table.settings import settings_of
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of, row_here
from tests.bot.journeys.tables.table import open_lobby, press
from tests.simulation import Simulation, custom_ids, text_of


async def at_once(
    simulation: Simulation, member: MemberActor, *commands: tuple[str, Mapping[str, Any]]
) -> None:
    """Let a member send all these commands before the bot answers any."""
    channel = simulation.games
    sent = [simulation.ask(member, channel, name, **options) for name, options in commands]
    await simulation.deliver(*sent)
    assert all(one.answered for one in sent)


async def test_simultaneous_changes_here_start_from_the_same_stored_row(
    simulation: Simulation,
) -> None:
    """A check of the setup: without such conflicts the tests below could not fail."""
    store, guild, based_on = context_of(simulation).store, simulation.guild.id, list[int]()

    def one_more(kept: GuildSettings) -> GuildSettings:
        based_on.append(kept.games)
        return kept.model_copy(update={"games": kept.games + 1})

    changed = [settings.change(store, GuildSettings, guild, None, one_more) for _ in range(2)]
    await asyncio.gather(*changed)
    first = based_on[0]
    assert based_on == [first, first, first + 1]


async def test_simultaneous_settings_of_a_server_are_all_kept(simulation: Simulation) -> None:
    await at_once(
        simulation,
        simulation.ada,
        ("settings allow", {"channel": simulation.games}),
        ("settings allow", {"channel": simulation.lounge}),
        ("settings threads", {"allowed": False}),
        ("settings games", {"most": 7}),
    )
    kept = await context_of(simulation).guilds.read(simulation.guild.id)
    assert set(kept.channels) == {simulation.games.id, simulation.lounge.id}
    assert (kept.threads, kept.games) == (False, 7)


async def test_simultaneous_settings_of_a_member_are_all_kept(simulation: Simulation) -> None:
    given = ({"turn": "channel"}, {"quiet_from": 22}, {"quiet_to": 7}, {"city": "Cairo"})
    wishes = [("your settings", one) for one in (*given, {"ranked": False})]
    await at_once(simulation, simulation.bo, *wishes)
    shown = text_of(await enter(simulation, simulation.bo, "your settings"))
    assert "I mention you in the channel" in shown
    assert "Quiet hours: 22:00 to 7:00 (Cairo)" in shown
    assert "You are not ranked." in shown


async def test_simultaneous_joins_all_get_seats(simulation: Simulation) -> None:
    lobby = await open_lobby(simulation, "beacons")
    join = next(one for one in custom_ids(lobby.components) if ":join:" in one)
    await simulation.deliver(
        *(simulation.press(one, lobby, join) for one in (simulation.bo, simulation.cleo))
    )
    row = await row_here(simulation)
    users = {simulation.ada.id, simulation.bo.id, simulation.cleo.id}
    assert {seat.user for seat in row.seats} == users
    assert all(name in text_of(lobby) for name in ("Ada", "Bo", "Cleo"))


async def test_simultaneous_settings_of_a_table_are_all_kept(simulation: Simulation) -> None:
    lobby = await open_lobby(simulation, "beacons")
    options = await press(simulation, simulation.ada, lobby, "options")
    menus = {one.rsplit(":", 1)[1]: one for one in custom_ids(options.components)}
    await simulation.deliver(
        simulation.press(simulation.ada, options, menus["pace"], values=["daily"]),
        simulation.press(simulation.ada, options, menus["invited"], values=["yes"]),
    )
    row = await row_here(simulation)
    assert (settings_of(row).pace, settings_of(row).invite_only) == (Pace.DAILY, True)


async def test_joining_as_the_last_member_leaves_keeps_the_table(
    simulation: Simulation,
) -> None:
    lobby = await open_lobby(simulation, "beacons")
    ids = custom_ids(lobby.components)
    leave, join = (next(one for one in ids if f":{verb}:" in one) for verb in ("leave", "join"))
    await simulation.deliver(
        simulation.press(simulation.bo, lobby, join),
        simulation.press(simulation.ada, lobby, leave),
    )
    row = await row_here(simulation)
    assert [seat.user for seat in row.seats] == [simulation.bo.id]
    assert row.host == simulation.bo.id
