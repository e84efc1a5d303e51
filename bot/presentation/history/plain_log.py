"""The log of a game whose rules this version does not have, from what the record kept.

A fact that the newest rules of the game can still say is said; any other one is told by its kind
and fields. Only what the viewer was told then is read.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from bot.language.speech import Speech
from bot.play.undo import faces
from bot.store import records
from bot.table.game_faults import game_of
from engine.core.errors import EngineError
from engine.core.game import AnyGame
from engine.core.match import facts_of
from engine.core.words import seat_name, words

UNSAID = (EngineError, LookupError, TypeError, ValueError, AttributeError)
"""What words of newer rules may raise over a fact of older ones."""


def lines(
    game: str, record: Sequence[records.Action], viewer: int | None, speech: Speech
) -> Iterator[str]:
    """A line for each fact, with the number of its entry, and for each undo."""
    try:
        newest = game_of(game)
    except EngineError:
        newest = None
    for entry in record:
        told = [_said(newest, face, speech) for face in faces(entry, viewer)]
        if entry.by is records.By.UNDO:
            told.append(speech(words("log-undo", who=seat_name(entry.seat))))
        yield from (f"{entry.revision}. {line}" for line in told)


def _said(newest: AnyGame | None, face: dict[str, Any], speech: Speech) -> str:
    if newest is not None:
        try:
            return speech(newest.text.fact(facts_of(newest).load(json.dumps(face))))
        except UNSAID:
            pass
    fields = ", ".join(f"{name} {value}" for name, value in face.items() if name != "kind")
    return f"{face.get('kind', '?')}{f': {fields}' if fields else ''}"
