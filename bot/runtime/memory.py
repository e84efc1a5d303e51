"""How the process treats its memory; nothing of the bot's is kept here."""

from __future__ import annotations

import gc


def settle_memory() -> None:
    """Let the collector of cycles leave alone for good what was made at the start.

    Looking through it again and again was a tenth of an action, and its longest pauses.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
