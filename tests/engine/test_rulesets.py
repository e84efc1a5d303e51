"""A change of a released ruleset fails a test."""

import shutil
from pathlib import Path
from typing import Any, cast

import pytest

from engine.conformance.__main__ import GOLDEN, main
from engine.conformance.laws import rulesets
from engine.core import registry
from engine.core.content import DATA
from engine.core.game import AnyGame
from engine.core.words import Words, words
from tests.engine.conformance.complaints import complaint
from tests.foreign_aid import Action, Block, Court, ForeignAid

RECORDED = rulesets.read(DATA.parent / GOLDEN / rulesets.FILE)


def test_every_recorded_ruleset_belongs_to_a_registered_game() -> None:
    assert set(RECORDED) == set(registry.HOUSE)


@pytest.fixture
def dyla(tmp_path: Path) -> AnyGame:
    """Dyla on a copy of its files."""
    game, folder = registry.game("dyla"), tmp_path / "dyla"
    shutil.copytree(game.folder, folder)
    return cast("AnyGame", type("Copy", (type(game),), {"folder": folder})())


def edit(game: AnyGame, file: str, old: str, new: str) -> None:
    path = game.folder / file
    written = path.read_text("utf-8")
    assert old in written
    path.write_text(written.replace(old, new, 1), "utf-8")


def changed(game: AnyGame) -> list[str]:
    return [*rulesets.changes(game, RECORDED["dyla"])]


def test_a_changed_price_needs_a_new_ruleset_and_the_failure_says_what_to_do(dyla: AnyGame) -> None:
    edit(dyla, "v1/encounters.toml", "hp = 4", "hp = 5")
    (said,) = changed(dyla)
    assert said.startswith(f"dyla, ruleset 1: encounters.toml of {dyla.folder}/v1 changed")
    assert "needs another ruleset: games begun under ruleset 1 would go on under other" in said
    assert f"to {dyla.folder}/v2" in said
    assert "set `ruleset = 2`, and have `at(1)` give the game as it was" in said
    assert said.endswith("python -m engine.conformance rulesets dyla")


def test_a_changed_price_of_an_older_ruleset_is_to_be_put_back(dyla: AnyGame) -> None:
    edit(dyla, "v1/encounters.toml", "hp = 4", "hp = 5")
    vars(dyla).update(ruleset=2)
    (said,) = changed(dyla)
    assert f"Either put {dyla.folder}/v1 back as it was (git checkout)" in said


def test_a_missing_file_or_ruleset_is_a_change(dyla: AnyGame) -> None:
    (dyla.folder / "v1" / "numbers.toml").unlink()
    assert "numbers.toml of" in changed(dyla)[0]
    shutil.rmtree(dyla.folder / "v1")
    assert "cards.toml, encounters.toml, numbers.toml of" in changed(dyla)[0]


def test_changing_the_order_of_cards_changes_a_ruleset(dyla: AnyGame) -> None:
    path = dyla.folder / "v1" / "encounters.toml"
    head, first, second, *others = path.read_text("utf-8").split("[[encounters]]")
    path.write_text("[[encounters]]".join((head, second, first, *others)), "utf-8")
    assert len(changed(dyla)) == 1


def test_words_comments_and_policies_may_change(dyla: AnyGame) -> None:
    edit(dyla, "v1/encounters.toml", "hp = 4", "hp    =  4  # as many as hands")
    edit(dyla, "text/en.ftl", "Dyla", "Delia")
    (dyla.folder / "v1" / "greedy.toml").write_text("doubt = 0.5")
    assert changed(dyla) == []


def test_a_new_ruleset_must_be_recorded(dyla: AnyGame) -> None:
    shutil.copytree(dyla.folder / "v1", dyla.folder / "v2")
    (said,) = changed(dyla)
    assert said.startswith(f"dyla: ruleset 2 in {dyla.folder}/v2 is new; record it")


def test_the_command_records_one_game_and_keeps_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "tests" / "golden"
    file = folder / "rulesets.toml"
    here: dict[str, Any] = {"dyla": {"v1": {"old.toml": "1"}}, "chess": {"v1": {"a.toml": "2"}}}
    monkeypatch.setattr(rulesets, "read", lambda _: here)
    assert main(["rulesets", "dyla", "--folder", str(folder)]) == 0
    monkeypatch.undo()
    assert rulesets.read(file) == {"chess": here["chess"], "dyla": RECORDED["dyla"]}
    assert capsys.readouterr().out == f"{file}: dyla\n"


def test_a_changed_ruleset_breaks_a_law_that_names_the_folder_of_its_digest(
    dyla: AnyGame, tmp_path: Path
) -> None:
    rulesets.record(tmp_path / rulesets.FILE, [dyla])
    edit(dyla, "v1/encounters.toml", "hp = 4", "hp = 5")
    said = complaint(dyla, "test_recorded_rulesets_are_unchanged", golden=tmp_path)
    assert "dyla, ruleset 1: encounters.toml of" in said
    assert said.endswith(f"{rulesets.COMMAND} dyla --folder {tmp_path}")


class Forgetful(ForeignAid):
    """It gives the newest rules to games begun under older ones."""

    def at(self, ruleset: int) -> Any:  # noqa: ARG002
        return self


def test_a_ruleset_given_for_an_older_one_is_detected() -> None:
    said = complaint(Forgetful(), "test_older_rulesets_can_still_be_played")
    assert said == "foreign_aid: `at(1)` returns ruleset 2 of foreign_aid."


class Stuck(ForeignAid):
    """Under its first ruleset nobody may block any more."""

    ruleset = 1

    def why_not(self, state: Court, seat: int, action: Action) -> Words | None:
        return words("no") if isinstance(action, Block) else super().why_not(state, seat, action)


class Neglected(ForeignAid):
    """Its first ruleset was not kept in order."""

    def at(self, ruleset: int) -> Any:
        return Stuck() if ruleset == 1 else super().at(ruleset)


def test_an_older_ruleset_that_breaks_a_law_is_detected() -> None:
    said = complaint(Neglected(), "test_older_rulesets_can_still_be_played")
    assert said.startswith("ruleset 1 of foreign_aid, seed 0 (")
    assert "Block(kind='block') is offered to seat" in said
