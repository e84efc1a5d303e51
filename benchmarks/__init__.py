"""Figures, printed; nothing here passes or fails.

A room for each part that is measured, `measure` for what they share. A room has `run(runs)`, which
gives the lines of its report; its name stands in `ROOMS`.
"""

ROOMS = (
    "engine", "empires", "service", "records", "growth", "postgres", "soak", "pictures", "startup",
    "memory",
    "crossings", "wire", "forecast",
)  # fmt: skip
