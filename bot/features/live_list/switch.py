"""The setting of the list of games."""

from __future__ import annotations

from bot.guilds.switches import Switch

SWITCH = Switch("live-list", "switch-list", "posts-list", "posts-no-list", lasting=True)
