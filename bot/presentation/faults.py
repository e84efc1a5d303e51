"""Describes exceptions of code that shows games, which may be a package's."""

import traceback
from pathlib import Path


def fault_in(module: str, error: BaseException) -> str:
    """An exception, and the last line of the module's package that led to it, if any."""
    package = module.partition(":")[0].partition(".")[0]
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if package in Path(frame.filename).parent.parts]
    where = f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else ""
    return f"{type(error).__name__}: {error}{where}"
