"""Finds the AIs' actions that have a motive, by replaying a record. Runs in a worker process."""

import json
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from engine.core.events import seen
from engine.core.match import actions_of
from engine.core.words import Words
from engine.matches.record import By, Record, steps

RECENT: Final = 300
"""How many entries of a record, the last ones, are asked for motives."""


class Reason(NamedTuple):
    """An AI's action: the revision after it, its public facts in words, its motive and its seat."""

    revision: int
    done: tuple[Words, ...]
    motive: Words
    seat: int


def reasons(record: str, most: int) -> Sequence[Reason]:
    """The last actions of AIs that have a motive and still stand; at most `most`, oldest first.

    A motive that a seat has repeatedly is told of its latest action alone. `record` is the JSON of
    a `Record`.
    """
    read = Record.model_validate_json(record)
    found: list[Reason] = []
    for (before, after), entry in zip(pairwise(steps(read)), read.entries, strict=True):
        match = before.match
        if entry.by is By.UNDO:
            found = [one for one in found if one.revision <= entry.action["to"]]
        if entry.by is not By.AGENT or match.revision < len(read.entries) - RECENT:
            continue
        text, action = match.game.text, actions_of(match.game).load(json.dumps(entry.action))
        motive = text.motive(match.view(entry.seat), action)
        told = text.log_sentences(seen(after.events, None))
        if motive is not None and told:
            done = tuple([one.words for one in told])
            found.append(Reason(after.match.revision, done, motive, entry.seat))
    latest = {(one.seat, one.motive): one for one in found}
    return [one for one in found if latest[one.seat, one.motive] is one][-most:]
