"""The front door says what is true."""

from __future__ import annotations

import re
from pathlib import Path

import discord

from bot.discord_io.permissions import NEEDED, NEEDED_IN_THREADS
from bot.runtime.config import Settings

README = Path("README.md").read_text("utf-8")


def test_the_invite_asks_for_just_the_permissions_that_are_needed() -> None:
    found = re.search(r"permissions=(\d+)", README)
    assert found is not None
    needed = {*NEEDED, *NEEDED_IN_THREADS, "create_public_threads"}
    assert discord.Permissions(int(found[1])) == discord.Permissions(**dict.fromkeys(needed, True))


def test_every_setting_it_lists_exists() -> None:
    listed = {name.lower() for name in re.findall(r"`AIRLOCK_([A-Z_]+)`", README)}
    assert listed <= set(Settings.model_fields)
    assert {"token", "database"} <= listed


def test_what_it_shows_and_names_is_there() -> None:
    for path in [*re.findall(r"\]\(([a-z/]+\.png)\)", README), "engine/README.md", "Dockerfile"]:
        assert Path(path).is_file(), path


def test_its_map_names_every_room_of_the_bot() -> None:
    rooms = {path.parent.name for path in Path("bot").glob("*/__init__.py")}
    drawn = README[README.index("## The rooms") : README.index("## Licence")]
    assert {room for room in rooms if f" {room}/" not in drawn} == set()
