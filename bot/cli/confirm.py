"""Asks the operator to confirm something irreversible."""

import sys


def confirm(question: str = "") -> bool:
    """Ask at the terminal. Returns False if there is none."""
    return sys.stdin.isatty() and input(f"{question}yes or no: ").strip().lower() in ("y", "yes")
