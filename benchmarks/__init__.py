"""Benchmarks: they print figures and fail nothing. Ratios and counts are recorded by `figures`.

Each module of `ROOMS` measures one part: `run(runs, size)` yields the lines of its report, with
sizes `USUAL` and `SMALLEST` (used by a test). `measure` and `clicks` are shared.
"""

ROOMS = (
    "engine", "empires", "calls", "crossings", "service", "records", "pictures", "forecast",
    "startup", "memory", "wire", "month", "postgres", "soak", "growth",
)  # fmt: skip
