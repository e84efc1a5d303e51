"""The list of games as a message: who looks for players, what is played, and what ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from bot.language.speech import Speech, fitting
from bot.presentation.custom_ids import NO_MATCH, NO_SEAT, CustomId, Verb
from bot.presentation.panel import LABEL, Button, Panel

ROOM: Final = 1_100
"""Characters of each part."""
DOORS: Final = 5
"""Lobbies that can be joined from the list."""
LISTED: Final = "listed"
"""The verb of the button that makes the list known as ours, whatever else it carries."""


class Listed(NamedTuple):
    """A table in the list, with its line and, in a lobby with room, what its button says."""

    match_id: str
    line: str
    join: str = ""


def live_list(
    lobbies: Sequence[Listed], running: Sequence[Listed], ended: Sequence[Listed], speech: Speech
) -> Panel:
    """The list. A part without tables is left out, but for that of open lobbies."""
    parts = [f"### {speech.say('list-heading')}"]
    parts.append(_part("list-lobbies", lobbies, speech) or speech.say("list-no-lobby"))
    parts += [_part(said, rows, speech) for said, rows in _others(running, ended) if rows]
    open_ = [one for one in lobbies if one.join][:DOORS]
    joins = tuple(Button(_id(Verb.SEAT, one.match_id), one.join[:LABEL]) for one in open_)
    mine = (Button(_id(LISTED, ""), speech.say("button-own-games")),)
    return Panel(tuple(parts), (joins, mine) if joins else (mine,))


def _others(
    running: Sequence[Listed], ended: Sequence[Listed]
) -> Iterable[tuple[str, Sequence[Listed]]]:
    return (("list-running", running), ("list-ended", ended))


def _part(said: str, rows: Sequence[Listed], speech: Speech) -> str:
    """A part of the list, with how many tables found no room."""
    if not rows:
        return ""
    lines = fitting([f"- {one.line}" for one in rows], ROOM)
    left = len(rows) - len(lines)
    more = [f"-# {speech.say('list-more', count=left)}"] if left else []
    return "\n".join([f"**{speech.say(said)}**", *lines, *more])


def _id(verb: str, argument: str) -> str:
    return str(CustomId(NO_MATCH, NO_SEAT, 0, verb, argument))
