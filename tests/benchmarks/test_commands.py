"""Every command in README, CONTRIBUTING and the BALANCE pages runs and does what the page says."""

import re
import runpy
import shutil
import subprocess
import sys
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest
from nacl.signing import SigningKey

import benchmarks.self_play
from benchmarks.self_play.black_abyss import pool
from benchmarks.self_play.dark_wall_destiny import recipes
from bot.__main__ import main
from engine.agents import chances
from engine.core.chance import commitment
from engine.games.black_abyss.agents import admiral
from engine.matches.record import Signature, signed_bytes
from tests.bot.cli.test_replay import SEED, finished

README = Path("README.md")
PAGES = sorted(Path("data").glob("*/BALANCE.md"))
FENCED = re.compile(r"^( *)```sh\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
ELSEWHERE = ("docker ", "export ")
"""Starts of commands that need more than this machine has; `make locked` tries the image."""
SELF_PLAY = Path(benchmarks.self_play.__file__).parent
FEW_ORDERS = {"dyla_skill": "4"}
"""The number of buying orders tried here; the pages use the default."""
OTHER_TABLES = ("duel", "weapons", "initiative", "fights", "levels")
"""Tables that the page of Black Abyss names beside its command."""


def commands(page: Path) -> Iterator[str]:
    """The commands in a page's fenced blocks, without comments."""
    for _, block in FENCED.findall(page.read_text("utf-8")):
        for line in block.splitlines():
            yield re.sub(r"\s+#.*", "", line).strip().removeprefix(".venv/bin/")


ALL = [(page, command) for page in (README, *PAGES) for command in commands(page)]
PLAYED = [command for _, command in ALL if command.startswith("airlock simulate ")]
MEASURED = [command for _, command in ALL if command.startswith("python -m ")]
MADE = [command for _, command in ALL if command.startswith("make ")]
RECORDS = [command for _, command in ALL if " game.json" in command]


def test_every_command_is_of_a_known_kind_and_each_page_has_one() -> None:
    kinds = {*PLAYED, *MEASURED, *MADE, *RECORDS}
    assert not [one for _, one in ALL if one not in kinds and not one.startswith(ELSEWHERE)]
    assert {page for page, _ in ALL} == {README, *PAGES}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_a_page_of_figures_plays_its_own_game_and_its_command_names_the_seed(
    page: Path,
) -> None:
    played = [command for command in commands(page) if command in PLAYED]
    assert all(f"simulate {page.parent.name} --games " in command for command in played)
    assert all(" --seed " in command for command in played)


@pytest.mark.parametrize("command", PLAYED)
def test_self_play_of_a_page_prints_figures(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    once = re.sub(r"--games \d+", "--games 1", command) + " --nodes 1"
    assert main(once.split()[1:]) == 0, capsys.readouterr().err
    assert re.search(r"\d", capsys.readouterr().out)


@pytest.fixture
def one_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let players, forecasts and training try as little as possible, so that commands end soon.

    This concerns hard players and search in Black Abyss, chances to win, and recipes.
    """
    thought = admiral._THOUGHT.model_copy(update={"worlds": 1, "heat": 1, "variations": 1})
    monkeypatch.setattr(admiral, "_THOUGHT", thought)
    monkeypatch.setattr(pool, "NODES", 1)
    monkeypatch.setattr(chances, "WORLDS", 2)  # calibration tries half of them
    monkeypatch.setattr(recipes, "TRIED", 1)
    monkeypatch.setattr(recipes, "ROUGH", 1)


def smallest(command: str) -> str:
    """The command at its smallest size."""
    command = re.sub(r"(--(?:games|tried|nodes)) \d+", r"\1 1", command)
    _, _, module, *words = command.split()
    if "--games" in words:
        return " ".join([module, *words])
    counts = ["1" if int(word) else "0" for word in words if word.isdecimal()]
    tables = [word for word in words if not word.isdecimal()][:2]
    orders = FEW_ORDERS.get(module.rpartition(".")[2])
    return " ".join([module, *counts, *([orders] if orders else []), *tables])


def each_once(commands: Collection[str]) -> Iterator[str]:
    """The commands, without each that is another one with fewer numbers."""
    for command in dict.fromkeys(commands):
        longer = re.sub(r"( 1)( 1)+", r"\1\2 1", command)
        if longer == command or longer not in commands:
            yield command


@pytest.mark.usefixtures("one_world")
@pytest.mark.filterwarnings("ignore:.*found in sys.modules:RuntimeWarning")  # another imports it
@pytest.mark.parametrize("command", [*each_once([smallest(one) for one in MEASURED])])
def test_every_measuring_command_of_a_page_prints_figures(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module, *words = command.split()
    assert measure(module, words, monkeypatch, capsys)


@pytest.mark.usefixtures("one_world")
@pytest.mark.parametrize("table", OTHER_TABLES)
def test_every_other_table_of_black_abyss_prints_figures(
    table: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = "benchmarks.self_play.black_abyss"
    assert measure(module, ["1", "--only", table], monkeypatch, capsys)


def measure(
    module: str,
    words: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> list[str]:
    """The lines with figures that a module prints when run with these words."""
    monkeypatch.setattr(sys, "argv", [module, *words])
    runpy.run_module(module, run_name="__main__")
    return [line for line in capsys.readouterr().out.splitlines() if re.search(r"\d", line)]


def test_every_self_play_module_is_named_on_a_page() -> None:
    named = {command.split()[2].rpartition(".")[2] for command in MEASURED}
    alone = {path.stem for path in SELF_PLAY.glob("*.py") if "__main__" in path.read_text("utf-8")}
    rooms = {path.parent.name for path in SELF_PLAY.glob("*/__main__.py")}
    assert named == alone | rooms


@pytest.mark.parametrize("command", MADE)
def test_every_make_target_named_on_a_page_exists(command: str) -> None:
    make = shutil.which("make")
    assert make is not None
    dry = [make, "--dry-run", *command.split()[1:]]
    assert subprocess.run(dry, capture_output=True, check=False).returncode == 0  # noqa: S603


def test_a_record_is_replayed_and_verified_as_the_readme_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key, file = SigningKey.generate(), tmp_path / "game.json"
    public, record = key.verify_key.encode().hex(), finished()
    signature = Signature(key=public, value=key.sign(signed_bytes(record)).signature.hex())
    file.write_text(record.model_copy(update={"signature": signature}).model_dump_json(), "utf-8")
    given = {"game.json": str(file), "HASH": commitment(SEED), "KEY": public}
    assert [command.split()[1] for command in RECORDS] == ["replay", "verify"]
    for command in RECORDS:
        assert main([given.get(word, word) for word in command.split()[1:]]) == 0
    assert "It was written by the bot of this key." in capsys.readouterr().out
