"""What managers read of the challenge in public."""

from __future__ import annotations

from bot.guilds.switches import Switch

SWITCH = Switch("challenge", "switch-challenge", "posts-challenge", "posts-no-challenge")
