"""The data stored about a finished game: the chances in its course, its moments, who shared it."""

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from pydantic import BaseModel

from bot.play.effects.all_effects import AddedEffect
from bot.play.effects.transition import Transition
from bot.play.opening.ways import LED, led_by_group
from bot.play.seats import Seats
from bot.store import changes
from bot.store.records import NO_SEAT_LEFT, TABLE, Timer
from bot.table.permissions import seat_of
from bot.table.presence import with_state
from bot.table.refusals import Refused
from bot.table.state import Kept
from bot.table.table import Table
from engine.core.game import AnyGame
from engine.core.match import facts_of
from engine.core.words import Words, words

MOMENTS: Final = "moments"
"""The kind of the timer that starts the search for moments."""


class Moment(BaseModel, frozen=True):
    """A turn that changed the chance of winning much, and its most important action.

    `revision` is the revision after the action. `before` and `after` are the chances before and
    after the turn, in percent. `facts` are the recorded public facts that tell what was decided and
    what came of it. With `luck` nobody decided anything, and the facts tell what was drawn.

    In a solo game `better` has the words for a better action by language, empty if none was found,
    and `gain` is its advantage in percentage points. `best` says that the played action was the
    best. `ended` says that the player only ended the turn; `held` has the words for what they held
    back, by language.
    """

    turn: int
    revision: int
    before: int
    after: int
    facts: tuple[dict[str, Any], ...] = ()
    better: dict[str, str] = {}
    gain: int = 0
    best: bool = False
    ended: bool = False
    held: dict[str, str] = {}
    luck: bool = False


class Story(BaseModel, frozen=True):
    """The story of a finished game.

    `course` has for each turn, and then for the end, each seat's chance of winning in percent. The
    `moments` are turns that changed the chance of `seat`, the winner, or seat 0 if nobody won.
    """

    seat: int
    course: tuple[tuple[int, ...], ...]
    moments: tuple[Moment, ...] = ()


STORY: Kept[Story | None] = Kept("story", Story, None, seen=True)
SHARED: Kept[tuple[int, ...]] = Kept("shared", tuple[int, ...], (), seen=False)
"""The seats whose members have shared the game."""


def has_story(table: Table) -> bool:
    """Whether a table's game was played to its end, without resigning, and is no tutorial."""
    return table.over and not (table.resigned or table.settings.tutorial)


def sentences(game: AnyGame, facts: Sequence[dict[str, Any]]) -> list[Words]:
    """A game's sentences about these facts, which are JSON objects from its record."""
    read = [facts_of(game).load(json.dumps(fact)) for fact in facts]
    return [sentence.words for sentence in game.text.log_sentences(read)]


def seat_shared(table: Table, user: int) -> int:
    """The seat for which a member can share a game: their own, or that of their crew.

    Raises Refused for a member without a seat.
    """
    crew = led_by_group(table)
    if crew and any((one.seat, one.user) == (NO_SEAT_LEFT, user) for one in table.leavers):
        return LED
    return seat_of(table, user)


def require_unshared(table: Table, user: int) -> int:
    """The seat for which a member can share a game. Raises Refused if it has done so already."""
    if not has_story(table):
        raise Refused(words("refused-share-later"))
    seat = seat_shared(table, user)
    if seat in SHARED.of(table.state):
        raise Refused(words("refused-share-again"))
    return seat


def search_at_end(t: Transition) -> Iterable[changes.Change]:
    """When a game ends that has a story, the timer that starts the search for it, due at once."""
    if t.ends and has_story(t.after):
        yield changes.SetTimer(Timer(t.row.id, TABLE, MOMENTS, t.now))


SEARCH = AddedEffect(search_at_end)


async def keep_story(seats: Seats, match_id: str, story: Story) -> Story:
    """Store the story, unless another process already did; returns the stored one."""
    stored = await seats.alter(
        match_id,
        lambda table: with_state(table, story=STORY.of(table.state) or story),
        over=True,
        unasked=True,
    )
    return STORY.of(stored.state) or story


async def share(seats: Seats, match_id: str, user: int) -> Table:
    """Store that a member shares the game. Raises Refused like `require_unshared`."""

    def change(table: Table) -> Table:
        seat = require_unshared(table, user)
        return with_state(table, shared=(*SHARED.of(table.state), seat))

    return await seats.alter(match_id, change, over=True)
