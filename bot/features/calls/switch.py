"""The setting of the call of a role."""

from __future__ import annotations

from bot.guilds.switches import Switch

SWITCH = Switch("calls", "switch-calls", "posts-calls", "posts-no-calls", role=True)
