"""Content is read as a whole, and every bad entry of every file is reported at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import BaseModel, Field, model_validator

from engine.core.content import Entry, load
from engine.core.errors import BadContent


class Ship(Entry):
    """An entry."""

    id: str
    hull: int = Field(ge=1)


class Ships(BaseModel):
    """A file."""

    ships: tuple[Ship, ...]


class Numbers(BaseModel):
    """Another file."""

    rounds: int


class Content(Entry):
    """A folder of two files."""

    fleet: Ships
    numbers: Numbers

    @model_validator(mode="after")
    def _ids_differ(self) -> Content:
        ids = [ship.id for ship in self.fleet.ships]
        if len(set(ids)) < len(ids):
            raise ValueError("two ships share an id")
        return self


def folder(at: Path, fleet: str, numbers: str = "rounds = 3") -> Path:
    place = at / "skirmish" / "v1"
    place.mkdir(parents=True)
    (place / "fleet.toml").write_text(fleet)
    (place / "numbers.toml").write_text(numbers)
    return place


def test_good_content_is_read(tmp_path: Path) -> None:
    read = load(Content, folder(tmp_path, 'ships = [{ id = "scout", hull = 2 }]'))
    assert read.fleet.ships == (Ship(id="scout", hull=2),)
    assert read.numbers.rounds == 3


def test_every_bad_entry_of_every_file_is_reported_at_once(tmp_path: Path) -> None:
    fleet = 'ships = [{ id = "scout", hull = 0 }, { hull = 2, colour = "red" }]'
    with pytest.raises(BadContent) as refused:
        load(Content, folder(tmp_path, fleet, 'rounds = "many"'))
    said = str(refused.value)
    assert said.startswith("The content in skirmish/v1 needs mending:")
    for place in (
        "fleet.toml, at ships.0.hull",
        "fleet.toml, at ships.1.id",
        "fleet.toml, at ships.1.colour",
        "numbers.toml, at rounds",
    ):
        assert place in said
    assert said.count("\n- ") == 4


def test_an_invalid_toml_file_does_not_hide_the_faults_of_others(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as refused:
        load(Content, folder(tmp_path, "ships = [", 'rounds = "many"'))
    faults = str(refused.value).splitlines()[1:]
    assert [fault.split(":")[0] for fault in faults] == [
        "- fleet.toml",
        "- numbers.toml, at rounds",
    ]


def test_a_missing_and_a_surplus_file_are_named(tmp_path: Path) -> None:
    place = folder(tmp_path, "ships = []")
    (place / "numbers.toml").rename(place / "nubmers.toml")
    with pytest.raises(BadContent, match=r"numbers\.toml: .*\n.*nubmers\.toml: "):
        load(Content, place)


def test_a_fault_between_entries_names_no_file(tmp_path: Path) -> None:
    twice = 'ships = [{ id = "scout", hull = 2 }, { id = "scout", hull = 3 }]'
    with pytest.raises(BadContent, match=r"\n- two ships share an id$"):
        load(Content, folder(tmp_path, twice))
