"""Figures from self-play are only in the `BALANCE.md` beside a game's data."""

import re
from pathlib import Path

import pytest

from engine.core import registry

DATA = Path(__file__).resolve().parents[3] / "data"


@pytest.mark.parametrize("name", registry.HOUSE)
def test_rules_for_players_contain_no_figures_from_self_play(name: str) -> None:
    for page in (DATA / name / "rules").glob("*.md"):
        text = page.read_text("utf-8")
        assert not re.search(r"\d ?%|self-play|airlock simulate", text), page
