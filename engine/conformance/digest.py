"""A match as a short hash, to compare replays between processes."""

import hashlib
import json
from itertools import islice

from engine.conformance.tables import AnyMatch, Course
from engine.core.choices import Form, Pick, walk
from engine.core.match import actions_of, states_of
from engine.matches.record import By, Entry, Record

_NODES = 300


def record_of(course: Course) -> Record:
    """The record of a course, for replaying it in another process."""
    codec, at = actions_of(course.table.game), course.table
    return Record(
        game=at.game.name,
        ruleset=at.game.ruleset,
        seats=at.seats,
        options=dict(at.options),
        seed=at.seed,
        entries=tuple(
            Entry(seat=seat, by=By.AGENT, action=json.loads(codec.dump(action)))
            for seat, action in course.moves
        ),
    )


def digest(match: AnyMatch) -> str:
    """A SHA-256 hash (hex) of the state, the awaited seats, and each seat's choices, in order."""
    game, state = match.game, match.state
    hashed = hashlib.sha256(states_of(game).dump(state))
    hashed.update(repr(tuple(game.awaited(state))).encode())
    for seat in range(len(match.decisions)):
        for path, node in islice(walk(game.choices(state, seat)), _NODES):
            items: object = tuple(node.items) if isinstance(node, Pick) else ()
            if isinstance(node, Form):
                items = tuple(node.ask())
            hashed.update(repr((path, items)).encode())
    return hashed.hexdigest()
