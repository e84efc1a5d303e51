"""The setting of the public challenge."""

from __future__ import annotations

from bot.guilds.switches import Switch

SWITCH = Switch("challenge", "switch-challenge", "posts-challenge", "posts-no-challenge")
