"""The examples in the engine's README work as printed."""

import re
import tomllib
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from engine.conformance import Laws
from engine.core.game import Game, Options
from engine.core.registry import GROUP
from engine.core.text import Text
from tests.example_game.install import BEACONS, installed

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "engine" / "README.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    """The code blocks of a language, without the indentation of the list they stand in."""
    found = re.findall(rf"^( *)```{language}\n(.*?)^ *```$", README, re.MULTILINE | re.DOTALL)
    return [re.sub(rf"^{indent}", "", code, flags=re.MULTILINE) for indent, code in found]


def test_the_match_in_ten_lines_runs_to_its_end() -> None:
    played: dict[str, Any] = {}
    exec(blocks("python")[0], played)  # noqa: S102  (our own page)
    assert played["game"].outcome(played["match"].state) is not None
    assert played["match"].revision > 5


def test_the_example_of_laws_runs_as_printed(tmp_path: Path) -> None:
    inherited: dict[str, Any] = {}
    exec(blocks("python")[1], inherited)  # noqa: S102  (our own page)
    laws = inherited["TestBeacons"]
    assert all(hasattr(Laws, name) or name == "game" for name in vars(laws) if name[0] != "_")
    with installed(tmp_path):
        laws().test_what_is_out_of_time_is_refused()


def test_the_example_game_has_every_file_in_the_readme() -> None:
    listed = re.findall(r"^\| `([\w/.]+)` \|", README, re.MULTILINE)
    assert len(listed) == 5
    for name in listed:
        assert (ROOT / "tests" / "example_game" / name).is_file(), name


def test_the_readme_lists_exactly_the_contract() -> None:
    section = README.partition("## The contract by what you want to do")[2].partition("\n## ")[0]
    listed: dict[str, set[str]] = {"Game": set(), "Options": set(), "Text": set()}
    for row in re.findall(r"^\| .*? \| (.*) \|$", section, re.MULTILINE):
        parts = re.split(r"\*\*(\w+):\*\*", f"**Game:**{row}")[1:]
        for kind, names in zip(parts[::2], parts[1::2], strict=True):
            listed[kind].update(re.findall(r"`(\w+)`", names))
    assert listed["Game"] == contract(Game)
    assert listed["Options"] == contract(Options) - contract(BaseModel)
    assert listed["Text"] == contract(Text)


def contract(kind: type) -> set[str]:
    """The names in a class of the contract that authors may use."""
    said = {*vars(kind), *kind.__annotations__}
    return {name for name in said if not name.startswith("_")}


def test_the_whole_pyproject_registers_the_example() -> None:
    (toml,) = blocks("toml")
    project = tomllib.loads(toml)["project"]
    own = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["dependencies"] == [own["name"]]
    assert project["entry-points"][GROUP] == {"beacons": "beacons.game:Beacons"}
    assert BEACONS == "beacons = tests.example_game.game:Beacons"
