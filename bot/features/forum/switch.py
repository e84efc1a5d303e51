"""The setting of the forum."""

from __future__ import annotations

from bot.guilds.switches import Switch

SWITCH = Switch("forum", "switch-forum", "posts-forum", "posts-no-forum", forum=True)
