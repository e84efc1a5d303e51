"""Figures of self-play stand beside each game's data, each below the command that repeats it."""

from __future__ import annotations

import re
from argparse import ArgumentParser
from importlib.util import find_spec
from pathlib import Path

import pytest

from bot.cli import simulate
from engine.core import registry

DATA = Path(__file__).resolve().parents[3] / "data"
PAGES = sorted(DATA.glob("*/BALANCE.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_every_command_of_a_page_of_figures_is_there_and_names_its_seed(
    page: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = page.read_text("utf-8")
    commands = re.findall(r"^airlock (simulate .*)$", text, re.MULTILINE)
    measured = re.findall(r"^python -m (benchmarks\.[\w.]+) \d+", text, re.MULTILINE)
    assert commands or measured
    assert all(find_spec(module) is not None for module in measured)
    parser = ArgumentParser()
    simulate.add_parser(parser.add_subparsers())
    for command in commands:
        assert f"simulate {page.parent.name} --games " in command
        assert " --seed " in command
        once = re.sub(r"--games \d+", "--games 1", command) + " --nodes 1"
        arguments = parser.parse_args(once.split())
        assert arguments.run(arguments) == 0, capsys.readouterr().err


@pytest.mark.parametrize("name", registry.HOUSE)
def test_rules_for_players_hold_no_figures_that_tuning_changes(name: str) -> None:
    for page in (DATA / name / "rules").glob("*.md"):
        text = page.read_text("utf-8")
        assert not re.search(r"\d ?%|self-play|airlock simulate", text), page
