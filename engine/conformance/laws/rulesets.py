"""Laws of rulesets: older ones can be played, and no change of a released one goes unnoticed.

Digests (hashes) beside the golden playthroughs cover the parsed content of `v<ruleset>/*.toml`, so
comments and layout may change. Files named after a policy are left out, as they say how agents
play.
"""

import hashlib
import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from engine.conformance.laws.basis import hold
from engine.conformance.laws.play import PlayLaws
from engine.conformance.tables import LawBroken
from engine.core.content import DATA
from engine.core.errors import UnknownRuleset
from engine.core.game import AnyGame

COMMAND = "python -m engine.conformance rulesets"
FILE = "rulesets.toml"
"""The recorded digests, in the folder of golden playthroughs."""
_HEADING = "# What games were begun under: digests of content, by game and ruleset.\n"

Digests = Mapping[str, Mapping[str, str]]
"""Digests by ruleset (`v1`) and file name."""


class RulesetLaws(PlayLaws):
    """Laws of the rulesets a game carries."""

    def test_older_rulesets_can_still_be_played(self) -> None:
        """Under each older ruleset that `at` returns, games end, offers apply, and saves load."""
        for number in range(1, self.rules.ruleset):
            try:
                older = self.rules.at(number)
            except UnknownRuleset:
                continue
            hold(
                self.game,
                (older.name, older.ruleset) == (self.game, number),
                f"`at({number})` returns ruleset {older.ruleset} of {older.name}.",
            )
            bounds = {"rules": older, "games": self.seeds}
            laws: PlayLaws = type("LawsOfOlder", (type(self),), bounds)()
            try:
                laws.test_random_play_ends()
                laws.test_what_is_offered_is_legal_and_applies()
                laws.test_saved_games_are_the_same_games()
            except LawBroken as broken:
                raise LawBroken(f"ruleset {number} of {broken}") from broken

    def test_recorded_rulesets_are_unchanged(self) -> None:
        """The content of each ruleset is as recorded, if `rulesets.toml` records any game's."""
        file = self.playthroughs / FILE
        if not file.is_file():
            return
        changed = [*changes(self.rules, read(file).get(self.game, {}))]
        hold(
            self.game, not changed, "\n\n".join(f"{one} --folder {file.parent}" for one in changed)
        )


def digests(game: AnyGame) -> Digests:
    """The current digests of a game's rulesets."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted(game.folder.glob("v*/*.toml")):
        if path.stem not in game.policies:
            found.setdefault(path.parent.name, {})[path.name] = _digest(path)
    return found


def changes(game: AnyGame, recorded: Digests) -> Iterator[str]:
    """For each ruleset that differs from its recorded digests, what changed and what to do."""
    now = digests(game)
    for ruleset in sorted({*now, *recorded}):
        before, after = recorded.get(ruleset, {}), now.get(ruleset, {})
        other = [name for name in sorted({*before, *after}) if before.get(name) != after.get(name)]
        if other:
            yield _sentence(game, ruleset, other) if before else _new(game, ruleset)


def read(file: Path) -> Mapping[str, Digests]:
    """The recorded digests by game; empty without a file."""
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def record(file: Path, games: Iterable[AnyGame]) -> None:
    """Write the current digests of these games to a file; those of other games stay in it."""
    every = {**read(file), **{game.name: digests(game) for game in games}}
    tables = (
        f"\n[{name}.{ruleset}]\n"
        + "".join(f'{json.dumps(path)} = "{digest}"\n' for path, digest in files.items())
        for name, rulesets in sorted(every.items())
        for ruleset, files in rulesets.items()
    )
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(_HEADING + "".join(tables), "utf-8")


def _digest(path: Path) -> str:
    """A hash of a file's content. Order counts, as states refer to entries by index."""
    text = json.dumps(tomllib.loads(path.read_text("utf-8")), default=str)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _sentence(game: AnyGame, ruleset: str, files: list[str]) -> str:
    place, number = _place(game), int(ruleset[1:])
    newer = f"v{number + 1}"
    remedy = (
        f"copy {place}/{ruleset} as it was (git show, git checkout) to {place}/{newer},"
        f" change it there, set `ruleset = {number + 1}`, and have `at({number})` give the game as"
        ' it was ("Changing a game that is being played" in engine/README.md).'
    )
    if number < game.ruleset:
        remedy = f"put {place}/{ruleset} back as it was (git checkout), and change a newer ruleset."
    return (
        f"{game.name}, ruleset {number}: {', '.join(files)} of {place}/{ruleset} changed, so this"
        f" needs another ruleset: games begun under ruleset {number} would go on under other rules"
        " than they were begun with, and records of them would tell another game.\n"
        f"Either {remedy}\n"
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
