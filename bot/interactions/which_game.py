"""Finds the game that a command is about: the named one, the channel's, or the member's only one.

If several are possible, as in direct messages, a menu asks which one is meant, and the command runs
once the member has chosen.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands

from bot.discord_io.answer import Answer, speech_of
from bot.discord_io.whereabouts import require_server, server_of
from bot.interactions.base import Base
from bot.interactions.click import Click, TableClick
from bot.interactions.reopen import resume_if_back
from bot.interactions.typed.suggestions import suggestions
from bot.interactions.verbs import PAST, On, Who, deeds, on
from bot.language.speech import Speech, plain, safe, shorten
from bot.presentation.custom_ids import NotOurs, Verb, custom_id
from bot.presentation.panel import ENTRIES, ENTRY, Entry, Menu, Panel
from bot.store.errors import UnknownMatch
from bot.store.records import MatchRow, Status
from bot.table.refusals import Refused
from bot.table.table import Table
from bot.table.without_rules import WithoutRules
from engine.core.errors import EngineError
from engine.core.words import words

Interaction = discord.Interaction[Any]
Release = Callable[[Answer, MatchRow], Awaitable[None]]
"""Asks a member whether to end their game, which cannot be resumed."""
WithoutRulesDo = Callable[[Answer, str, MatchRow], Awaitable[None]]
"""Handles a command about a game whose rules this version lacks."""

QUIT = "quit"
"""The only command that also works with games that cannot be resumed."""
NAMED = ": "
"""Separates a game's name from a move."""
NAME = 40
"""Maximum characters of a place in a menu or suggestion."""
PLACE = 101
"""Characters of the longest place: a channel's name and its mark."""
ARGUMENT = 64
"""Maximum characters of an argument in a custom id."""


class WhichGame:
    """Finds the game of a command, and runs the command's handler on it."""

    def __init__(
        self,
        base: Base,
        parts: Iterable[object],
        release: Release,
        without_rules: WithoutRulesDo,
    ) -> None:
        self._service, self._place, self._seats = base.service, base.place, base.seats
        self._deeds, self._release = deeds(parts), release
        self._without_rules = without_rules

    async def do(self, answer: Answer, what: str, game: str = "", text: str = "") -> None:
        """Run the command `what` on its game, or ask the member which game is meant.

        `game` is the typed option, `text` what the command says; it may begin with a game's name.
        Raises Refused if there is no such game.
        """
        interaction = answer.interaction
        found = await self._candidates(interaction, game, over=what in PAST)
        if text:
            found, text = self._split_game(text, found, speech_of(interaction))
        if len(found) > 1:
            await self._ask(answer, what, text, found)
        else:
            await self._run(answer, what, found[0], text)

    @on(Verb.WHICH, On.ASIDE, who=Who.CHOSEN)
    async def run_on_choice(self, click: Click) -> None:
        """Run the command on the game that the member chose in the menu. Raises NotOurs."""
        what, _, text = click.argument.partition(" ")
        row = await self._service.store.match(click.answer.value)
        if row is None or what not in self._deeds:
            raise NotOurs(str(click.id))
        await self._run(click.answer, what, row, text)

    async def _run(self, answer: Answer, what: str, row: MatchRow, text: str) -> None:
        """Run the command on this game; resumes it first if its lost channel is back."""
        try:
            table = await self._service.tables.of(row)
        except (UnknownMatch, EngineError) as fault:
            if what == QUIT:
                await self._release(answer, row)
            elif isinstance(fault, WithoutRules):
                await self._without_rules(answer, what, row)
            else:
                raise
            return
        table = await resume_if_back(self._seats, answer.interaction, table)
        await self._deeds[what](TableClick.from_command(answer, table, what, text))

    async def table(self, interaction: Interaction) -> Table:
        """The table of this channel's game. Raises Refused in direct messages or without a game."""
        require_server(interaction)
        (row,) = await self._here(interaction, over=False)
        return await self._service.tables.of(row)

    async def finished_game(self, interaction: Interaction) -> MatchRow:
        """The game that was finished last in this channel. Raises Refused if there is none."""
        over = await self._service.store.matches_in(require_server(interaction), over=True)
        row = next((one for one in over if one.channel == interaction.channel_id), None)
        if row is None:
            raise Refused(words("refused-no-finished"))
        return row

    async def kind(self, interaction: Interaction) -> str | None:
        """The name of the game in this channel; None without one.

        In direct messages, the name of the game of which the member has matches, if all are of one.
        """
        if server_of(interaction) is not None:
            row = await self._service.store.match_in_channel(interaction.channel_id or 0)
            return None if row is None else row.game
        kinds = {row.game for row in await self._mine(interaction, over=False)}
        return kinds.pop() if len(kinds) == 1 else None

    async def suggestions(
        self, interaction: Interaction, current: str, what: str
    ) -> list[app_commands.Choice[str]]:
        """The member's games to suggest for the command `what`, that of this channel first."""
        rows = await self._mine(interaction, over=what in PAST)
        rows.sort(key=lambda row: row.channel != interaction.channel_id)
        names = self._names(rows, speech_of(interaction), whole=True)
        return suggestions(zip(names, [row.id for row in rows], strict=True), current)

    async def at_play(
        self, interaction: Interaction, game: str, current: str
    ) -> tuple[list[tuple[str, Table]], str]:
        """The tables that a typed move may be for, and the move without the name of a game.

        Each table has the prefix that its moves are suggested with; "" if it is the only table.
        """
        try:
            found = await self._candidates(interaction, game, over=False)
        except Refused:
            return [], current
        if len(found) == 1:
            return [("", table) async for table in self._tables(found)], current
        speech = speech_of(interaction)
        names = dict(zip([row.id for row in found], self._names(found, speech), strict=True))
        named, move = self._split_game(current, found, speech)
        return [(f"{names[table.id]}{NAMED}", table) async for table in self._tables(named)], move

    async def _tables(self, rows: Sequence[MatchRow]) -> AsyncIterator[Table]:
        """The tables of those games that can be continued."""
        for row in rows:
            with suppress(UnknownMatch, EngineError):
                yield await self._service.tables.of(row)

    async def _candidates(
        self, interaction: Interaction, game: str, *, over: bool
    ) -> list[MatchRow]:
        """The games that a command may be about; with `over` also finished ones.

        Raises Refused if there is none.
        """
        if game:
            return await self._games_called(interaction, game, over=over)
        if server_of(interaction) is not None:
            return await self._here(interaction, over=over)
        mine = await self._mine(interaction, over=False)
        if not mine and over:
            mine = (await self._mine(interaction, over=True))[:1]
        if not mine:
            raise Refused(words("refused-no-game-of-yours"))
        return mine

    async def _here(self, interaction: Interaction, *, over: bool) -> list[MatchRow]:
        """This channel's game; if it has none and `over` is set, the member's last one here.

        Raises Refused if there is no game, or a lobby that has not started.
        """
        store, channel = self._service.store, interaction.channel_id or 0
        row = await store.match_in_channel(channel)
        if row is not None and row.status is Status.LOBBY:
            raise Refused(words("lobby-waiting"))
        if row is None and over:
            finished = await store.matches_of(interaction.user.id, over=True)
            row = next((one for one in finished if one.channel == channel), None)
        if row is None:
            raise Refused(words("refused-no-game"))
        return [row]

    async def _games_called(
        self, interaction: Interaction, game: str, *, over: bool
    ) -> list[MatchRow]:
        """The member's games with this id, suggested name or title, in any case.

        Raises Refused if there are none.
        """
        rows, wanted = await self._mine(interaction, over=over), game.strip().lower()
        speech, named = speech_of(interaction), await self._service.store.match(wanted)
        if named is not None and named not in rows:  # a menu may not list all games of a member
            rows += self._open_to(interaction, [named], over=over)
        for names in (
            [row.id for row in rows],
            self._names(rows, speech, whole=True),
            [speech.game_name(row.game) for row in rows],
        ):
            pairs = zip(rows, names, strict=True)
            if found := [row for row, name in pairs if name.lower() == wanted]:
                return found
        if not rows:
            raise Refused(words("refused-no-game-of-yours"))
        raise Refused(words("refused-game-of-yours", typed=safe(game)))

    async def _mine(self, interaction: Interaction, *, over: bool) -> list[MatchRow]:
        """The member's started games, at most `ENTRIES`; with `over` also finished ones.

        On a server only the games of that server.
        """
        store, user = self._service.store, interaction.user.id
        rows = await store.matches_of(user)
        if over:
            rows += await store.matches_of(user, over=True, limit=ENTRIES)
        return self._open_to(interaction, rows, over=over)[:ENTRIES]

    def _open_to(
        self, interaction: Interaction, rows: Sequence[MatchRow], *, over: bool
    ) -> list[MatchRow]:
        """The games among `rows` in which the member plays; on a server, only games of that server.

        Without lobbies; finished games only with `over`.
        """
        user, unfit = interaction.user.id, {Status.LOBBY, *(() if over else (Status.OVER,))}
        return [
            row
            for row in rows
            if row.status not in unfit
            and server_of(interaction) in (None, row.guild)
            and row.seats_user(user)
        ]

    def _names(self, rows: Sequence[MatchRow], speech: Speech, *, whole: bool = False) -> list[str]:
        """A unique name for each of these games: the title, with the channel if necessary.

        With `whole` every name has the channel, if it is known.
        """
        short = [speech.game_name(row.game) for row in rows]
        places = [shorten(plain(self._place(row), PLACE), NAME) for row in rows]
        names = [
            speech.say("game-in", game=name, where=place)
            if place and (whole or short.count(name) > 1)
            else name
            for row, name, place in zip(rows, short, places, strict=True)
        ]
        return [
            f"{name} ({names[:at].count(name) + 1})" if names.count(name) > 1 else name
            for at, name in enumerate(names)
        ]

    def _split_game(
        self, text: str, rows: Sequence[MatchRow], speech: Speech
    ) -> tuple[list[MatchRow], str]:
        """The game whose name the text begins with, in a list, and the rest of the text.

        All games and the whole text if it begins with no game's name.
        """
        for row, name in zip(rows, self._names(rows, speech), strict=True):
            before = f"{name}{NAMED}".lower()
            if text.lower().startswith(before):
                return [row], text[len(before) :]
        return list(rows), text

    async def _ask(self, answer: Answer, what: str, text: str, rows: Sequence[MatchRow]) -> None:
        """Ask by a menu which of the games is meant."""
        speech = answer.speech
        names = self._names(rows, speech, whole=True)
        entries = tuple(
            Entry(row.id, shorten(name, ENTRY)) for row, name in zip(rows, names, strict=True)
        )
        argument = " ".join(f"{what} {text}".split())[:ARGUMENT].strip()
        where = custom_id(Verb.WHICH, argument)
        menu = Menu(where, speech.say("menu-choose"), entries)
        await answer.post(Panel((speech.say("which-ask"),), (menu,)), private=True)
