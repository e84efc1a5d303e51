"""The challenge survives a restart of a playground with a lasting database."""

from pathlib import Path

from bot.playground.earlier_games import start_with_earlier_games
from bot.timers.server_visits import VISIT_INTERVAL
from tests.playground.test_kept_games import factory, newest, run


async def test_the_challenge_survives_a_restart(tmp_path: Path) -> None:
    make_bot, shown = factory(tmp_path / "airlock.db"), []
    async with run(make_bot) as first:
        ada, (_, lounge) = first.world.members[0], first.world.channels
        await ada.slash(lounge, "settings post", what="challenge", channel=lounge)
        await first.tick(VISIT_INTERVAL)
        shown.append(newest(first, "lounge")[1])
    async with run(make_bot, start_with_earlier_games) as second:
        await second.tick(VISIT_INTERVAL)
        shown.append(newest(second, "lounge")[1])
    assert "Challenge" in shown[0]
    assert shown[0] == shown[1]
