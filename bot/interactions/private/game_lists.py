"""Lists of games, without channels or information that their reader may not see."""

from collections.abc import Container, Iterable, Sequence
from contextlib import suppress
from math import floor
from typing import Any

import discord

from bot.delivery.renderer import ADDRESS, board_link
from bot.discord_io.answer import Answer
from bot.discord_io.whereabouts import server_of
from bot.language.speech import Speech, title, turn_number
from bot.lobby.lobbies import is_full
from bot.play.actions import Service
from bot.play.opening.ways import led_by_group
from bot.presentation.panel import LABEL, ROW, Link, Panel
from bot.store import records
from bot.store.errors import UnknownMatch
from bot.store.protocol import Store
from bot.table.settings import settings_of
from bot.table.table import Table
from engine.core.errors import EngineError
from engine.core.words import Words, seat_name, words

LISTED = 20
ROOM = 1_700


async def link_to(store: Store, row: records.MatchRow) -> str:
    """The address of a table's board, or of its channel if the board is unknown.

    "" for a table on no server, to which other messages cannot link.
    """
    if row.guild == records.NO_SERVER:
        return ""
    return await board_link(store, row) or f"{ADDRESS}/{row.guild}/{row.channel}"


def lobby_arguments(lobby: records.MatchRow, link: str, speech: Speech) -> dict[str, Any]:
    """The arguments of a message about a lobby: game, link, channel, age and pace."""
    return {
        "game": title(lobby.game),
        "link": link,
        "where": f"<#{lobby.channel}>",
        "when": f"<t:{floor(lobby.created)}:R>",
        "pace": speech.say(f"pace-{settings_of(lobby).pace}"),
    }


def in_order(rows: Sequence[records.MatchRow], waiting: Container[str]) -> list[records.MatchRow]:
    """A member's games in the order of their list: first the games with an id in `waiting`.

    These games wait for the member. Otherwise the order is that of the store, the most recently
    changed first.
    """
    return sorted(rows, key=lambda row: row.id not in waiting)


class GameLists:
    """Lists games privately, in the member's language."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def games(self, answer: Answer) -> None:
        """List the member's games, and the server's other games that they may see."""
        interaction, speech = answer.interaction, answer.speech
        found = await self._service.store.matches_of(answer.user, limit=LISTED)
        sat = {row.id for row in found}
        joined = await self._service.store.matches_joined(answer.user, limit=LISTED)
        found += [row for row in joined if row.id not in sat]
        labels = {row.id: label for row in found if (label := await self._label(row, answer.user))}
        mine = in_order(found, labels)
        links = [await link_to(self._service.store, row) for row in mine]
        listed = await self._list(mine, links, answer, "games-none")
        parts = [f"### {speech.say('games-mine')}", listed]
        server = server_of(interaction)
        if server is not None:
            here = await self._service.store.matches_in(server)
            sat = {row.id for row in mine}
            others = [
                row for row in here if row.id not in sat and _visible(interaction, row.channel)
            ][:LISTED]
            there = [await link_to(self._service.store, row) for row in others]
            parts += [f"### {speech.say('games-here')}"]
            parts += [await self._list(others, there, answer, "games-none-here")]
        buttons = tuple(
            Link(link, speech.without_escapes.say(labels[row.id], game=title(row.game))[:LABEL])
            for row, link in zip(mine, links, strict=True)
            if link and row.id in labels
        )[:ROW]
        await answer.post(Panel(tuple(parts), (buttons,) if buttons else ()), private=True)

    async def _label(self, row: records.MatchRow, user: int) -> str:
        """The message id of a button to a game, if the game waits for the member; else ""."""
        if row.status is not records.Status.RUNNING:
            return ""
        with suppress(UnknownMatch, EngineError):
            table = await self._service.tables.of(row)
            seat = table.eyes_of(user)
            if table.settings.tutorial and seat in table.missing:
                return "games-go-tutorial"
            if led_by_group(table) or seat in table.missing:
                return "games-go-answer" if _answers(table, seat) else "games-go"
        return ""

    async def _list(
        self, rows: Sequence[records.MatchRow], links: Sequence[str], answer: Answer, none: str
    ) -> str:
        speech = answer.speech
        if not rows:
            return speech.say(none)
        pairs = zip(rows, links, strict=True)
        lines = [await self._line(row, link, answer, speech) for row, link in pairs]
        return speech.fit_lines([f"- {line}" for line in lines], ROOM)

    async def _line(self, row: records.MatchRow, link: str, answer: Answer, speech: Speech) -> str:
        """The line about a game: its channel with the link, and whose turn it is."""
        if row.status is records.Status.LOBBY:
            say = "games-lobby-full" if is_full(row) else "games-lobby"
            return speech.say(say, **lobby_arguments(row, link, speech))
        try:
            table = await self._service.tables.of(row)
        except (UnknownMatch, EngineError):
            if not link:
                return speech.say("games-broken-elsewhere", game=title(row.game))
            return speech.say("games-broken", link=link, where=f"<#{row.channel}>")
        if table.elsewhere:
            turn = turn_number(row.game, table.match.state.turn, table.ladder)
            return speech.say("games-line-elsewhere", game=title(row.game), turn=turn)
        awaited = table.match.game.awaited(table.match.state)
        seat = table.seat_of(answer.user)
        if seat in awaited and not table.paused:
            whose = words("games-answer" if _answers(table, seat) else "games-yours")
        elif not (table.solo or table.paused) and table.eyes_of(answer.user) in awaited:
            whose = words("games-awaits-votes")
        else:
            whose = waits_for(table, awaited)
        return game_line(table, link, whose, speech)


def game_line(table: Table, link: str, whose: Words, speech: Speech) -> str:
    """The line about a running game: title, link, channel, turn number, and `whose` turn it is."""
    row = table.row
    return table.speech(speech.locale).say(
        "games-line",
        game=title(row.game),
        tutorial=int(table.settings.tutorial),
        link=link,
        where=f"<#{row.channel}>",
        turn=turn_number(row.game, table.match.state.turn, table.ladder),
        whose=whose,
    )


def _answers(table: Table, seat: int | None) -> bool:
    """Whether a seat has to answer a question of the game although it is another seat's turn."""
    return seat is not None and table.answers(seat)


def waits_for(table: Table, seats: Iterable[int]) -> Words:
    """The phrase that says what a table waits for.

    The end of a pause, the votes of a group, or else the players of `seats`.
    """
    if table.paused:
        return words("games-paused")
    if led_by_group(table):
        return words("games-awaits-votes")
    return words("games-awaits", who=tuple(map(seat_name, seats)))


def _visible(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Whether the member may see a channel of this server. Private threads count as hidden."""
    guild, member = interaction.guild, interaction.user
    place = guild.get_channel_or_thread(channel) if guild is not None else None
    if place is None or not isinstance(member, discord.Member):
        return False
    if isinstance(place, discord.Thread) and place.is_private():
        return False
    return place.permissions_for(member).view_channel
