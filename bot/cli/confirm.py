"""Asks the operator before something that cannot be undone."""

from __future__ import annotations

import sys


def confirmed(question: str = "") -> bool:
    """Ask at the terminal; without a terminal, the answer is no."""
    return sys.stdin.isatty() and input(f"{question}yes or no: ").strip().lower() in ("y", "yes")
