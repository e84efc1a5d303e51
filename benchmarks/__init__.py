"""Benchmarks: they print figures and never fail. `figures` records ratios and counts.

Each module of `rooms` measures one part: `run(runs, size)` yields the lines of its report. Its
sizes are `USUAL` and `SMALLEST`, which a test uses. `measure` and `clicks` are shared.
"""

ROOMS = (
    "engine", "empires", "calls", "crossings", "service", "records", "pictures", "forecast",
    "startup", "memory", "wire", "month", "postgres", "soak", "growth",
)  # fmt: skip
