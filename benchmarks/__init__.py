"""Figures, printed; ratios and counts among them are kept (`figures`), nothing here fails.

A room for each part that is measured, `measure` for what they share, `clicks` for those that are
counted. A room has `run(runs, size)`, which gives the lines of its report, and two sizes, `USUAL`
and `SMALLEST`, at which a test runs it; its name stands in `ROOMS`.
"""

ROOMS = (
    "engine", "empires", "calls", "crossings", "service", "records", "pictures", "forecast",
    "startup", "memory", "wire", "month", "postgres", "soak", "growth",
)  # fmt: skip
