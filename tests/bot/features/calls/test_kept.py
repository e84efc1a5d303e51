"""Calls survive a restart of a playground with a lasting database."""

from pathlib import Path

from bot.features.calls.deed import AFTER
from bot.playground.earlier_games import start_with_earlier_games
from bot.timers.server_visits import VISIT_INTERVAL
from tests.playground.test_kept_games import factory, newest, run


async def test_the_call_of_an_open_table_survives_a_restart(tmp_path: Path) -> None:
    make_bot, shown = factory(tmp_path / "airlock.db"), []
    async with run(make_bot) as first:
        ada, (games, lounge) = first.world.members[0], first.world.channels
        role = first.world.guild.create_role("Players", mentionable=True)
        await first.env.settle()
        await ada.slash(lounge, "settings post", what="calls", channel=lounge, role=role)
        await ada.slash(games, "play", game="dark_miss_down")
        await first.tick(AFTER)
        shown.append(newest(first, "lounge")[1])
    async with run(make_bot, start_with_earlier_games) as second:
        await second.tick(VISIT_INTERVAL)
        shown.append(newest(second, "lounge")[1])
    assert all("Ada opened a table of" in one and "1 of 2 seats taken" in one for one in shown)
