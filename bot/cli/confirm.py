"""Asks the operator before something that cannot be undone."""

from __future__ import annotations

import sys


def confirmed(question: str = "") -> bool:
    """Whether somebody at a terminal says yes; nobody agrees without a terminal."""
    return sys.stdin.isatty() and input(f"{question}yes or no: ").strip().lower() in ("y", "yes")
