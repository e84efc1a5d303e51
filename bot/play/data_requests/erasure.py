"""Deletes a member's data: an AI takes their seats, and no row names them."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress

from bot.members.preferences import Members
from bot.play.actions import Service
from bot.play.opening.ways import ways
from bot.play.seats import Seats
from bot.store import changes
from bot.store.errors import UnknownMatch
from bot.store.protocol import Store
from bot.store.records import Leaver, MatchRow, Status
from bot.table.features import without_leaver
from bot.table.notices import is_offer_of, without_message
from bot.table.refusals import Refused
from engine.core.errors import EngineError

MOST = 100_000


async def games_naming(store: Store, user: int) -> set[str]:
    """The ids of games and lobbies that name a member."""
    rows = [
        *await store.matches_of(user, limit=MOST),
        *await store.matches_of(user, over=True, limit=MOST),
    ]
    return {row.id for row in rows} | {one.match_id for one in await store.leavers_of(user)}


class Erasure:
    """Deletes a member's data, first in each game, then everywhere else.

    `leave_lobby(match_id, user)` removes a member from a lobby.
    """

    def __init__(
        self,
        service: Service,
        seats: Seats,
        leave_lobby: Callable[[str, int], Awaitable[None]],
    ) -> None:
        self._service, self._seats, self._leave_lobby = service, seats, leave_lobby

    async def forget(self, user: int) -> None:
        """Delete a member's data; an AI takes over their seats where other members remain.

        A game without other members ends. Raises NotSaved.
        """
        store, tables = self._service.store, self._service.tables
        offers = [change async for change in self._offers(user)]  # before the seats are left
        for row in await store.matches_of(user, limit=MOST):
            try:
                await self._leave(row, user)
            except (Refused, UnknownMatch):
                continue  # the game ended, or somebody took the seat, meanwhile
            except EngineError:
                await self._release(row)
        over = await store.matches_of(user, over=True, limit=MOST)
        left = await store.leavers_of(user)
        for one in left:
            await self._withdraw_votes(one)
        now = self._service.now()
        plans = [await way.forgets(store, user, now) for way in ways() if way.forgets is not None]
        await store.commit([*offers, *(plans or [changes.ForgetUser(user)])])
        self._service.wake()
        for match_id in {row.id for row in over} | {one.match_id for one in left}:
            async with tables.lock(match_id):
                tables.forget(match_id)

    async def _offers(self, user: int) -> AsyncIterator[changes.Change]:
        """Changes that delete messages about seats offered by or to the member.

        An offer is stored with the member who received it.
        """
        store = self._service.store
        got = (await Members(store).read(user)).offers
        ids = await games_naming(store, user)
        for match_id in sorted(ids | {offer.partition(":")[0] for offer in got}):
            row = await store.match(match_id)
            for role, place in (await store.messages(match_id)).items():
                if row is not None and is_offer_of(role, user):
                    for change in without_message(row, place, self._service.now(), 0):
                        yield change

    async def _withdraw_votes(self, leaver: Leaver) -> None:
        """Withdraw the member's votes in running games that a group leads."""
        with suppress(Refused, UnknownMatch, EngineError):
            await self._seats.alter(
                leaver.match_id, lambda table: without_leaver(table, leaver.number)
            )

    async def _release(self, row: MatchRow) -> None:
        """Close a game that cannot be resumed, if no other member is left in it."""
        if sum(seat.user is not None for seat in row.seats) == 1:
            await self._service.abandon(row.id)

    async def _leave(self, row: MatchRow, user: int) -> None:
        """Remove the member from a lobby or game. Raises Refused, UnknownMatch, EngineError."""
        if row.status is Status.LOBBY:
            await self._leave_lobby(row.id, user)
            return
        await self._seats.leave(row.id, user, remembered=False)
