"""Content: what stands in `data/black_abyss`, and faults found all at once."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from engine.core import content as reading
from engine.core.errors import BadContent
from engine.games.black_abyss import tables as t
from engine.games.black_abyss.content import Content


def test_the_sources_counts_hold() -> None:
    assert sum(t.CONTENT.map.frontier.values()) == 104
    assert sum(t.LAND_COUNT) == 330
    assert sum(t.TILE_SUPPLY) == 200
    assert (len(t.RACES), len(t.EVENTS), len(t.LAWS), len(t.WONDERS)) == (6, 24, 20, 5)


def test_faults_between_entries_are_named_all_at_once(tmp_path: Path) -> None:
    folder = tmp_path / "v1"
    copytree(t.FOLDER / "v1", folder)

    def change(file: str, old: str, new: str) -> None:
        path = folder / file
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), "utf-8")

    change("technologies.toml", "needs = { power = 1 }", "needs = { jammers = 1 }")
    change("technologies.toml", "needs = { computers = 1 }", "needs = { shields = 1 }")
    change("buildings.toml", 'role = "large-dock"', 'role = "small-dock"')
    change("events.toml", 'wild = "star-leech"', 'wild = "star-lynx"')
    change("ships.toml", '"ion-cannon", "ion-cannon"', '"ion-canon", "ion-cannon"')
    change("land.toml", "count = 32", "count = 31")
    with pytest.raises(BadContent) as error:
        reading.load(Content, folder)
    for sentence in (
        "technology shields can never be reached",
        "technology jammers can never be reached",
        "cruiser can never be built: there is no large dock",
        "event star-leech-wakes spawns unknown 'star-lynx'",
        "keeper-of-dawn carries unknown 'ion-canon'",
        "there are 329 land tiles, not 330",
        "shield-1 can never be built",
    ):
        assert sentence in str(error.value)


def test_an_unknown_power_is_a_fault_of_its_file(tmp_path: Path) -> None:
    folder = tmp_path / "v1"
    copytree(t.FOLDER / "v1", folder)
    path = folder / "races.toml"
    path.write_text(path.read_text("utf-8").replace("trade = -1", "traed = -1"), "utf-8")
    with pytest.raises(BadContent, match=r"races\.toml.*traed"):
        reading.load(Content, folder)
