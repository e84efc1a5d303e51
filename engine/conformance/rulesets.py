"""What a ruleset was when games were begun under it, so that no change of it goes unseen.

Digests are of the parsed content of `v<ruleset>/*.toml`: what is written about it, and how it is
laid out, may change. Files called like a policy are left out, as they hold how agents play.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from engine.core.content import DATA
from engine.core.game import AnyGame

COMMAND = "python -m engine.conformance rulesets"
FILE = Path("tests/engine/rulesets.toml")
"""Where the digests of the house's games stand."""
_HEADING = "# What games were begun under: digests of content, by game and ruleset.\n"

Digests = Mapping[str, Mapping[str, str]]
"""The digest of each file, by ruleset (`v1`) and the file's name."""


def digests(game: AnyGame) -> Digests:
    """What there is of each ruleset of a game."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted(game.folder.glob("v*/*.toml")):
        if path.stem not in game.policies():
            found.setdefault(path.parent.name, {})[path.name] = _digest(path)
    return found


def changes(game: AnyGame, recorded: Digests) -> Iterator[str]:
    """What is to be done about each ruleset that is not as it was recorded."""
    now = digests(game)
    for ruleset in sorted({*now, *recorded}):
        before, after = recorded.get(ruleset, {}), now.get(ruleset, {})
        other = [name for name in sorted({*before, *after}) if before.get(name) != after.get(name)]
        if other:
            yield _said(game, ruleset, other) if before else _new(game, ruleset)


def read(file: Path) -> Mapping[str, Digests]:
    """The digests that were recorded, by game; none where there is no file."""
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def record(file: Path, games: Iterable[AnyGame]) -> None:
    """Write down what these games are now; of others the file says what it said."""
    every = {**read(file), **{game.name: digests(game) for game in games}}
    tables = (
        f"\n[{name}.{ruleset}]\n"
        + "".join(f'{json.dumps(path)} = "{digest}"\n' for path, digest in files.items())
        for name, rulesets in sorted(every.items())
        for ruleset, files in rulesets.items()
    )
    file.write_text(_HEADING + "".join(tables), "utf-8")


def _digest(path: Path) -> str:
    """A hash of what a file says; the order of its entries counts, as states number them."""
    said = json.dumps(tomllib.loads(path.read_text("utf-8")), default=str)
    return hashlib.blake2b(said.encode(), digest_size=8).hexdigest()


def _said(game: AnyGame, ruleset: str, files: list[str]) -> str:
    place, number = _place(game), int(ruleset[1:])
    newer = f"v{number + 1}"
    return (
        f"{game.name}, ruleset {number}: {', '.join(files)} of {place}/{ruleset} changed, so this"
        f" needs a {newer}: games begun under ruleset {number} would go on under other rules than"
        " they were begun with, and records of them would tell another game.\n"
        f"Either copy {place}/{ruleset} as it was (git show, git checkout) to {place}/{newer},"
        f" change it there, set `ruleset = {number + 1}`, and have `at({number})` give the game as"
        ' it was ("Changing a game that is being played" in engine/README.md).\n'
        f"Or, as long as no released version has ruleset {number}, record that it is another now:"
        f" {COMMAND} {game.name}"
    )


def _new(game: AnyGame, ruleset: str) -> str:
    return (
        f"{game.name}: ruleset {ruleset[1:]} in {_place(game)}/{ruleset} is new; record it, so that"
        f" no change of it goes unseen: {COMMAND} {game.name}"
    )


def _place(game: AnyGame) -> str:
    inside = game.folder.is_relative_to(DATA)
    return str(game.folder.relative_to(DATA.parent) if inside else game.folder)
