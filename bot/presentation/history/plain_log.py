"""The log of a game whose ruleset this version does not have, from the recorded facts.

A fact is in words if the game's newest ruleset knows it; else the log has its kind and fields. Only
facts that the viewer may know are used.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from bot.language.speech import Speech
from bot.play.undo import facts_for
from bot.store import records
from bot.table.game_faults import game_of
from bot.table.leavers import speech_at
from engine.core.errors import EngineError
from engine.core.game import AnyGame
from engine.core.match import facts_of
from engine.core.words import seat_name, words

UNSAID = (EngineError, LookupError, TypeError, ValueError, AttributeError)
"""Errors that newer rules may raise when they put older facts into words."""


def lines(
    game: str,
    record: Sequence[records.Action],
    leavers: Sequence[records.Leaver],
    viewer: int | None,
    speech: Speech,
) -> Iterator[str]:
    """A line for each fact and each undo, with the revision of its action.

    `leavers` are the former holders of the game's seats, whose names `speech` has after those of
    the seats.
    """
    try:
        newest = game_of(game)
    except EngineError:
        newest = None
    for entry in record:
        then = speech_at(leavers, entry.revision, speech)
        sentences = [_sentence(newest, fact, then) for fact in facts_for(entry, viewer)]
        if entry.by is records.By.UNDO:
            sentences.append(then(words("log-undo", who=seat_name(entry.seat))))
        yield from (f"{entry.revision}. {line}" for line in sentences)


def _sentence(newest: AnyGame | None, fact: dict[str, Any], speech: Speech) -> str:
    if newest is not None:
        try:
            return speech(newest.text.fact(facts_of(newest).load(json.dumps(fact))))
        except UNSAID:
            pass
    fields = ", ".join(f"{name} {value}" for name, value in fact.items() if name != "kind")
    return f"{fact.get('kind', '?')}{f': {fields}' if fields else ''}"
