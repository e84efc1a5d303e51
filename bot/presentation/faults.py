"""Describes exceptions of code that shows a game, which may come from another package."""

import traceback
from pathlib import Path


def fault_in(module: str, error: BaseException) -> str:
    """The exception's type and message; if its traceback is in the module's package, also where.

    `module` is the name of a module, or an import path such as "module:function".
    """
    package = module.partition(":")[0].partition(".")[0]
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if package in Path(frame.filename).parent.parts]
    where = f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else ""
    return f"{type(error).__name__}: {error}{where}"
