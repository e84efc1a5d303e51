"""Answers commands about a game whose rules this version lacks, so that it cannot be loaded."""

from itertools import chain

from bot.discord_io.answer import Answer
from bot.discord_io.layout import document
from bot.interactions.private.own_data import OwnData
from bot.language.speech import Speech, fitting
from bot.play.actions import Service
from bot.play.record import pieces
from bot.presentation.history import plain_log
from bot.presentation.panel import Link, Panel, with_button
from bot.store.records import NO_SERVER, MatchRow
from bot.table.table import eyes_of, speech_at_table

ROOM = 3_000
"""Maximum characters of the log in the message, which has the newest lines."""


class ReadingWithoutRules:
    """Answers privately about a game whose rules this version lacks."""

    def __init__(self, service: Service, own_data: OwnData) -> None:
        self._service, self._own_data = service, own_data

    async def do(self, answer: Answer, what: str, row: MatchRow) -> None:
        """Answer the command `what`: send the log or the export.

        To any other command, say that the rules are missing, with a link to the last board.
        """
        if what == "export":
            await self._own_data.export_of(answer, row)
        elif what == "log":
            await self._log(answer, row)
        else:
            sentence = answer.speech.say("fault-no-rules", game=answer.speech.game_name(row.game))
            shown = await self._with_link(Panel((sentence,)), row, answer.speech)
            await answer.post(shown, private=True)

    async def _log(self, answer: Answer, row: MatchRow) -> None:
        store = self._service.store
        leavers = await store.leavers(row.id)
        speech = speech_at_table(row, leavers, answer.speech.locale)
        record = [piece async for piece in pieces(store, row.id)]
        viewer, entries = eyes_of(row, answer.user), list(chain.from_iterable(record))
        lines = list(plain_log.lines(row.game, entries, leavers, viewer, speech))
        heading = f"### {speech.game_name(row.game)}\n{speech.say('no-rules-log')}"
        if not lines:
            shown = await self._with_link(Panel((heading, speech.say("log-empty"))), row, speech)
            await answer.post(shown, private=True)
            return
        newest = "\n".join(fitting(lines[::-1], ROOM)[::-1])
        shown = await self._with_link(Panel((heading, newest)), row, speech)
        written = "\n".join(lines).encode()
        await answer.post(document(shown, f"{row.game}-{row.id}.txt", written), private=True)

    async def _with_link(self, panel: Panel, row: MatchRow, speech: Speech) -> Panel:
        """The panel with a link to the last board, if the store knows one on a server."""
        stood = (await self._service.store.messages(row.id)).get("board")
        if stood is None or row.guild == NO_SERVER:
            return panel
        link = f"https://discord.com/channels/{row.guild}/{stood.channel}/{stood.message}"
        return with_button(panel, Link(link, speech.say("button-board")))
