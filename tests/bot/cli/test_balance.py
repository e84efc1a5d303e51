"""Figures of self-play stand beside each game's data, and nowhere else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.core import registry

DATA = Path(__file__).resolve().parents[3] / "data"


@pytest.mark.parametrize("name", registry.HOUSE)
def test_rules_for_players_hold_no_figures_that_tuning_changes(name: str) -> None:
    for page in (DATA / name / "rules").glob("*.md"):
        text = page.read_text("utf-8")
        assert not re.search(r"\d ?%|self-play|airlock simulate", text), page
