"""Dyla keeps the laws of the house; its golden playthrough lies in `tests/golden`."""

from __future__ import annotations

from pathlib import Path

from engine.conformance import Laws


class TestDyla(Laws):
    """Every law, from many seeds."""

    game = "dyla"
    golden = Path(__file__).parents[3] / "golden"
