"""Lobbies: tables that wait for players.

A lobby is a stored match with the status `lobby`. A seat belongs to a member or an AI, or is
reserved for an invited member (with `INVITED` as its agent) until they join. The member who opens a
lobby is its host; if they leave, the next member becomes host. A lobby without members closes.
"""

import json
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.lobby.features import timers
from bot.play.agents import agent_of
from bot.play.opening.start import Seating
from bot.play.opening.ways import way_of
from bot.runtime.durations import DAY
from bot.store import changes, records
from bot.store.protocol import Store
from bot.store.records import TABLE, Seat, Status
from bot.table.agent_names import agent_name
from bot.table.clocks.timer_kinds import Timers
from bot.table.refusals import Refused
from bot.table.retry import retry
from bot.table.settings import Level, options_of, settings_of
from engine.core import options, registry
from engine.core.chance import commitment
from engine.core.words import words

INVITED = "invited"
"""The `agent` of a seat that is reserved for an invited member."""
Change = Callable[[records.MatchRow], records.MatchRow]
"""Returns the changed lobby. Raises Refused if the change is not allowed."""
LOBBY_LIFE = 7 * DAY
"""Seconds from a lobby's last change until it closes, unless the way to begin sets a time."""


def players(lobby: records.MatchRow) -> tuple[Seat, ...]:
    """The seats of members and AIs, who will play; without reserved seats."""
    return tuple(seat for seat in lobby.seats if seat.agent != INVITED)


def seat_for(lobby: records.MatchRow, user: int, holder: int | None) -> Seat | None:
    """The seat that a member has, or else one that is reserved for `holder`; None without one.

    `holder` is the member for whom the seat of their group is reserved in a rematch.
    """
    own = next((seat for seat in lobby.seats if seat.user == user), None)
    waiting = (seat for seat in lobby.seats if seat.agent == INVITED and seat.user == holder)
    return own or next(waiting, None)


def last_added(lobby: records.MatchRow) -> Seat | None:
    """The AI or reserved seat that was added last; None without one."""
    added = [seat for seat in lobby.seats if seat.user is None or seat.agent == INVITED]
    return added[-1] if added else None


def ready(lobby: records.MatchRow) -> bool:
    """Whether the lobby has as many players as the game needs to start."""
    return len(players(lobby)) in seating(lobby)


def closes_at(lobby: records.MatchRow) -> float:
    """When the lobby closes unless it changes before, in unix seconds.

    Nobody is notified then; the lobby's message says that it is closed (`LobbyClicks.expire`).
    """
    forms = way_of(settings_of(lobby)).forms
    return lobby.updated + LOBBY_LIFE if forms is None else forms.until(settings_of(lobby))


def complete(lobby: records.MatchRow) -> bool:
    """Whether the lobby has so many players that the game starts by itself."""
    wanted = settings_of(lobby).wanted
    return wanted > 0 and len(players(lobby)) >= wanted and ready(lobby)


def seeks_players(lobby: records.MatchRow) -> bool:
    """Whether the match is a lobby with a free seat that anybody may take."""
    if lobby.status is not Status.LOBBY or settings_of(lobby).invite_only:
        return False
    return len(lobby.seats) < seating(lobby)[-1]


def in_order(lobby: records.MatchRow) -> records.MatchRow:
    """The lobby with the seats of players only, numbered anew from 0.

    Raises Refused if there are too few or too many players to start.
    """
    playing, seats = players(lobby), seating(lobby)
    if len(playing) < seats[0]:
        raise Refused(words("lobby-too-few", least=seats[0], seated=len(playing)))
    if len(playing) > seats[-1]:
        raise Refused(words("lobby-too-many", most=seats[-1], seated=len(playing)))
    return replace(lobby, seats=tuple(replace(seat, number=at) for at, seat in enumerate(playing)))


def seating(lobby: records.MatchRow) -> range:
    """The numbers of players with which the game can start.

    The lobby's options say them, or the way to begin if a group forms in the lobby.
    """
    if (forms := way_of(settings_of(lobby)).forms) is not None:
        return forms.seats
    game = registry.game(lobby.game)
    return options.read(game, options_of(lobby)).seating(game.seats)


class Lobbies:
    """Opens, changes and closes lobbies.

    Methods that change a lobby return it as changed. They raise Refused with the reason if the
    change is not allowed or the lobby is closed, and NotSaved. Concurrent changes of a lobby are
    made one after the other.
    """

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store, self._now = store, now

    async def open(self, opening: Seating, seats: Sequence[Seat] = ()) -> records.MatchRow:
        """Open a lobby with these seats; by default with one seat, of its host.

        AIs in `seats` keep their levels; those without one get that of the settings. Raises
        ChannelTaken if the channel has a game.
        """
        game, now = registry.game(opening.game), self._now()
        secret = None if opening.seed else secrets.token_hex(32)
        options.read(game, opening.options)
        lobby = records.MatchRow(
            id=secrets.token_hex(5),
            game=game.name,
            ruleset=str(game.ruleset),
            options=json.dumps(dict(opening.options)),
            size=game.seats[-1],
            guild=opening.guild,
            channel=opening.channel,
            status=Status.LOBBY,
            host=opening.user,
            settings=opening.settings.model_dump_json(),
            seed_hash=commitment(opening.seed or secret or ""),
            secret=secret,
            seats=_with_levels(seats, game.name, opening.settings.level)
            or (Seat(0, opening.user, None, opening.name),),
            created=now,
            updated=now,
            interaction=opening.interaction,
        )
        later = map(changes.SetTimer, timers(lobby))
        await self._store.commit([changes.AddMatch(lobby), _close_timer(lobby), *later])
        return lobby

    async def read(self, match_id: str) -> records.MatchRow:
        """The lobby with this id. Raises Refused if it is closed or its game has begun."""
        lobby = await self._store.match(match_id)
        if lobby is None or lobby.status is not Status.LOBBY:
            raise Refused(words("lobby-gone"))
        return lobby

    async def join(
        self, match_id: str, user: int, name: str, holder: int | None = None
    ) -> records.MatchRow:
        """Take the seat that is reserved for the member or their group, or else a free one.

        In a rematch, `holder` is the member for whom the seat of their group is reserved.
        """

        def change(lobby: records.MatchRow) -> records.MatchRow:
            mine = seat_for(lobby, user, holder)
            if mine is not None and mine.agent != INVITED:
                raise Refused(words("lobby-seated-already"))
            if mine is None:
                if settings_of(lobby).invite_only:
                    raise Refused(words("lobby-invite-only"))
                return _with(lobby, Seat(0, user, None, name))
            here = replace(mine, user=user, agent=None, name=name)
            return _with_seats(lobby, [here if seat is mine else seat for seat in lobby.seats])

        return await self._change(match_id, change)

    async def leave(self, match_id: str, user: int) -> records.MatchRow | None:
        """Give up the member's seat. If they are host, the next member becomes host.

        Returns None if no member is left, so that the lobby closed.
        """

        def change(lobby: records.MatchRow) -> records.MatchRow:
            left = [seat for seat in lobby.seats if seat.user != user]
            if len(left) == len(lobby.seats):
                raise Refused(words("lobby-not-seated"))
            members = _members(left)
            host = lobby.host if lobby.host in members else next(iter(members), None)
            return _with_seats(replace(lobby, host=host), left)

        left = await self._change(match_id, change)
        return left if _members(left.seats) else None

    async def add_agent(self, match_id: str, user: int) -> records.MatchRow:
        """Seat an AI. Only members with a seat may."""

        def change(lobby: records.MatchRow) -> records.MatchRow:
            _require_seated(lobby, user)
            name = agent_name(lobby.id, {seat.name for seat in lobby.seats})
            return _with(lobby, Seat(0, None, agent_of(lobby.game, settings_of(lobby).level), name))

        return await self._change(match_id, change)

    async def drop_added(self, match_id: str, user: int) -> records.MatchRow:
        """Remove the AI or reserved seat that was added last. Only the host may."""

        def change(lobby: records.MatchRow) -> records.MatchRow:
            require_host(lobby, user)
            if (last := last_added(lobby)) is None:
                raise Refused(words("lobby-none-added"))
            return _with_seats(lobby, [seat for seat in lobby.seats if seat is not last])

        return await self._change(match_id, change)

    async def invite(
        self,
        match_id: str,
        user: int,
        invited: int,
        name: str,
        also: Sequence[changes.Change] = (),
    ) -> records.MatchRow:
        """Reserve a seat for the member `invited`. Only members with a seat may.

        Also commits the changes in `also`.
        """

        def change(lobby: records.MatchRow) -> records.MatchRow:
            _require_seated(lobby, user)
            if lobby.seats_user(invited):
                raise Refused(words("lobby-invited-already"))
            return _with(lobby, Seat(0, invited, INVITED, name))

        return await self._change(match_id, change, also)

    async def set_option(self, match_id: str, user: int, name: str, value: str) -> records.MatchRow:
        """Set an option of the game. Only the host may. Raises BadOption."""

        def change(lobby: records.MatchRow) -> records.MatchRow:
            require_host(lobby, user)
            values = {**options_of(lobby), name: value}
            options.read(registry.game(lobby.game), values)
            return replace(lobby, options=json.dumps(values))

        return await self._change(match_id, change)

    async def set_settings(self, match_id: str, user: int, **given: object) -> records.MatchRow:
        """Set fields of the table's settings. Only the host may."""

        def change(lobby: records.MatchRow) -> records.MatchRow:
            require_host(lobby, user)
            settings = settings_of(lobby).model_copy(update=given)
            return replace(lobby, settings=settings.model_dump_json())

        return await self._change(match_id, change)

    async def set_level(
        self, match_id: str, user: int, level: Level, of: int | None = None
    ) -> records.MatchRow:
        """Set the level of all AIs, or of the AI in the seat `of`. Only the host may."""

        def change(lobby: records.MatchRow) -> records.MatchRow:
            require_host(lobby, user)
            if of is not None:
                one = [seat for seat in lobby.seats if seat.number == of]
                changed = {seat.number: seat for seat in _with_level(one, lobby.game, level)}
                return _with_seats(lobby, [changed.get(s.number, s) for s in lobby.seats])
            settings = settings_of(lobby).model_copy(update={"level": level})
            seats = _with_level(lobby.seats, lobby.game, level)
            return replace(lobby, settings=settings.model_dump_json(), seats=seats)

        return await self._change(match_id, change)

    async def close(self, match_id: str) -> None:
        """Close a lobby, because its channel was deleted."""
        lobby = await self.read(match_id)
        await self._store.commit([changes.DropMatch(lobby.id)])

    async def expire(self, timer: records.Timer) -> records.MatchRow | None:
        """Timer: close a lobby whose time (`closes_at`) has come.

        Returns the lobby; None if it was no longer open.
        """
        lobby = await self._store.match(timer.match_id)
        if lobby is None or lobby.status is not Status.LOBBY:
            await self._store.commit([changes.FireTimer(timer)])
            return None
        await self._store.commit([changes.FireTimer(timer), changes.DropMatch(lobby.id)])
        return lobby

    async def _change(
        self, match_id: str, change: Change, also: Sequence[changes.Change] = ()
    ) -> records.MatchRow:
        """Change a lobby, and commit `also` with it; a lobby without members closes.

        Optimistic locking: if another process changed the lobby first, `change` is called again.
        """

        async def attempt() -> records.MatchRow:
            changed = replace(change(await self.read(match_id)), updated=self._now())
            after = (
                _close_timer(changed) if _members(changed.seats) else changes.DropMatch(match_id)
            )
            await self._store.commit([changes.PutTable(changed), after, *also])
            return replace(changed, edition=changed.edition + 1)

        return await retry(attempt)


def _close_timer(lobby: records.MatchRow) -> changes.Change:
    return changes.SetTimer(records.Timer(lobby.id, TABLE, Timers.LOBBY, closes_at(lobby)))


def level_of(lobby: records.MatchRow, seat: Seat) -> Level:
    """The level of the AI in a seat; the level in the settings if its AI has none."""
    levels = registry.game(lobby.game).companions.levels
    found = (Level(level) for level, agent in levels.items() if agent == seat.agent)
    return next(found, settings_of(lobby).level)


def is_full(lobby: records.MatchRow) -> bool:
    """Whether members and AIs have all seats, not counting reserved ones."""
    return len(players(lobby)) >= seating(lobby)[-1]


def agents(lobby: records.MatchRow) -> list[Seat]:
    """The seats of AIs."""
    return [seat for seat in lobby.seats if seat.user is None]


def _with_level(seats: Sequence[Seat], game: str, level: Level) -> tuple[Seat, ...]:
    """The seats, with an AI of this level in each seat that has no member."""
    agent = agent_of(game, level)
    return tuple(replace(seat, agent=agent) if seat.user is None else seat for seat in seats)


def _with_levels(seats: Sequence[Seat], game: str, level: Level) -> tuple[Seat, ...]:
    """The seats, with an AI of this level in place of each AI that has no level of the game."""
    known = registry.game(game).companions.levels.values()
    return tuple(
        seat if seat.agent in known else one
        for seat, one in zip(seats, _with_level(seats, game, level), strict=True)
    )


def _members(seats: Sequence[Seat]) -> list[int]:
    """The user ids of the members who have a seat, without those who are only invited."""
    return [seat.user for seat in seats if seat.user is not None and seat.agent is None]


def require_host(lobby: records.MatchRow, user: int) -> None:
    """Raises Refused if `user` is not the host."""
    if lobby.host != user:
        raise Refused(words("lobby-host-only"))


def _require_seated(lobby: records.MatchRow, user: int) -> None:
    if all(seat.user != user or seat.agent == INVITED for seat in lobby.seats):
        closed = settings_of(lobby).invite_only
        raise Refused(words("lobby-invite-only" if closed else "lobby-not-seated"))


def _with(lobby: records.MatchRow, seat: Seat) -> records.MatchRow:
    """The lobby with one more seat. Raises Refused if it is full."""
    most = seating(lobby)[-1]
    if len(lobby.seats) >= most:
        raise Refused(words("lobby-full", size=most))
    return _with_seats(lobby, [*lobby.seats, seat])


def _with_seats(lobby: records.MatchRow, seats: Sequence[Seat]) -> records.MatchRow:
    return replace(lobby, seats=tuple(replace(seat, number=at) for at, seat in enumerate(seats)))
