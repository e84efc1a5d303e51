"""Saves, rebuilds and deletes designs: what a member built in a game, such as a fleet.

Designs are stored apart from the member's settings, as every click reads those. A design is rebuilt
action by action. Only their member sees them.
"""

from collections.abc import Callable
from typing import Any, Final

from pydantic import BaseModel

from bot.language.speech import plain, safe
from bot.play.actions import Service
from bot.play.result import ActionResult
from bot.store import settings
from bot.store.records import DESIGNS
from bot.table.permissions import seat_of, seat_to_act
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core.catalogue import ENGLISH
from engine.core.parts.designs import Designs as Kind
from engine.core.words import Words, words

NAME: Final = 30
"""Maximum length of a name."""
MOST: Final = 25
"""Maximum designs of a member, as a menu has that many entries."""


class Design(BaseModel, frozen=True):
    """A design: its name, its game, and its content as `text` in the game's own format."""

    name: str
    game: str
    text: str


class _Kept(BaseModel):
    designs: tuple[Design, ...] = ()


class Designs:
    """Reads, saves, deletes and rebuilds members' designs."""

    def __init__(self, service: Service) -> None:
        self._service, self._store = service, service.store

    async def read(self, user: int) -> tuple[Design, ...]:
        """A member's designs, sorted by name."""
        return (await settings.read(self._store, _Kept, DESIGNS, user)).designs

    async def keep(self, table: Table, user: int, typed: str) -> tuple[Design, bool]:
        """Save what the member's seat has built, under the `typed` name.

        Returns the design, and whether it replaced a design with that name. Raises Refused if the
        seat has built nothing, for a bad name, or beyond `MOST` designs.
        """
        seat, name = seat_of(table, user), plain(typed, NAME + 1)
        text = kind(table).of(table.match.state, seat)
        if not text:
            raise Refused(words("refused-design-nothing"))
        if not 0 < len(name) <= NAME:
            raise Refused(words("refused-design-name", most=NAME))
        fresh = Design(name=name, game=table.row.game, text=text)
        replaced = False

        def change(designs: tuple[Design, ...]) -> tuple[Design, ...]:
            nonlocal replaced
            others = _without(designs, name)
            replaced = len(others) < len(designs)
            if len(others) >= MOST:
                raise Refused(words("refused-designs-enough", most=MOST))
            return (*others, fresh)

        await self._change(user, change)
        return fresh, replaced

    async def rebuild(
        self, match_id: str, user: int, name: str, interaction: int
    ) -> tuple[ActionResult, Design]:
        """Build a design again for the member's seat; returns the last result, and the design.

        Nothing is played unless the whole design can be built; after that only changes by others
        can stop it midway. Raises Refused with the reason.
        """
        table = await self._service.tables.load(match_id)
        seat, found = seat_to_act(table, user), design_named(await self.read(user), name)
        if found.game != table.row.game:
            raise Refused(words("refused-design-game", name=safe(found.name, NAME)))
        actions = kind(table).rebuild(table.match.state, seat, found.text)
        if isinstance(actions, Words):
            raise Refused(actions, table.speech(ENGLISH).names)
        if not actions:
            raise Refused(words("refused-design-there", name=safe(found.name, NAME)))
        first, *others = actions
        played = await self._service.do(match_id, user, first, interaction)
        for action in others:
            played = await self._service.do(match_id, user, action)
        return played, found

    async def drop(self, user: int, name: str) -> Design:
        """Delete a design. Raises Refused if there is none of this name."""
        found = design_named(await self.read(user), name)
        await self._change(user, lambda designs: _without(designs, found.name))
        return found

    async def _change(
        self, user: int, change: Callable[[tuple[Design, ...]], tuple[Design, ...]]
    ) -> None:
        def with_change(stored: _Kept) -> _Kept:
            after = sorted(change(stored.designs), key=lambda one: one.name.casefold())
            return _Kept(designs=tuple(after))

        await settings.change(self._store, _Kept, DESIGNS, user, with_change)


def kind(table: Table) -> Kind[Any]:
    """The designs that a table's game supports. Raises Refused if it supports none."""
    found = table.match.game.designs
    if found is None:
        raise Refused(words("refused-designs-none"))
    return found


def design_named(designs: tuple[Design, ...], name: str) -> Design:
    """The design of this name, in any case. Raises Refused if there is none."""
    wanted = plain(name, NAME + 1).casefold()
    found = next((one for one in designs if one.name.casefold() == wanted), None)
    if found is None:
        raise Refused(words("refused-design-unknown", typed=safe(name, NAME)))
    return found


def _without(designs: tuple[Design, ...], name: str) -> tuple[Design, ...]:
    return tuple(one for one in designs if one.name.casefold() != name.casefold())
