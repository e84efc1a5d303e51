"""The bot as one object, created from settings; its caller connects it to Discord.

The same bot runs on Discord, in tests and in the playground. Only its wait function, its clocks and
the addresses of Discord differ. `bot.wiring` makes its parts.
"""

import time
from collections.abc import Callable

from discord import VoiceClient
from discord.http import Route
from yarl import URL

from bot.app.client import Airlock
from bot.app.sharded import ShardedAirlock
from bot.discord_io.gateway import always_connect_to, back_off_before_hello
from bot.runtime.config import Settings
from bot.runtime.workers import Wait, plain_wait
from bot.timers.downtime import loop_time

__all__ = ["Airlock", "create_bot"]


def create_bot(
    settings: Settings,
    *,
    wait: Wait = plain_wait,
    now: Callable[[], float] = time.time,
    steady: Callable[[], float] = loop_time,
) -> Airlock:
    """A bot that is not connected yet. Patches discord.py as the settings require.

    `wait` awaits something in a background loop and is given a reason, by which tests and the
    playground learn that the bot is idle. `now` is the wall clock, `steady` a monotonic clock, both
    in seconds.
    """
    back_off_before_hello()
    VoiceClient.warn_dave = False  # the bot uses no voice, so it needs no warning about it
    if settings.api_url is not None:
        Route.BASE = settings.api_url
    if settings.gateway_url is not None:
        always_connect_to(URL(settings.gateway_url))
    kind = Airlock if settings.shards is None else ShardedAirlock
    return kind(settings, wait, now, steady)
