"""Notes function calls while something runs."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def profiling(
    wanted: Callable[[FrameType], bool], note: Callable[[FrameType], None], once: int
) -> Iterator[None]:
    """Note every wanted call within this context.

    Functions with one of the code flags `once`, such as coroutines, are noted when first entered.
    """
    begun: set[FrameType] = set()

    def count(frame: FrameType, event: str, _: object) -> None:
        if event != "call" or not wanted(frame):
            return
        if frame.f_code.co_flags & once:
            if frame in begun:
                return
            begun.add(frame)
        note(frame)

    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(None)
