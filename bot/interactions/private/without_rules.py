"""Answers commands about a game whose rules this version lacks, so that it cannot be loaded."""

from itertools import chain

from bot.discord_io.answer import Answer
from bot.discord_io.layout import ReadyMessage
from bot.interactions.base import Base
from bot.interactions.private.own_data import OwnData
from bot.language.speech import fitting
from bot.play.record import pieces
from bot.presentation.history import plain_log
from bot.presentation.panel import Panel
from bot.store.records import MatchRow
from bot.table.table import eyes_of, speech_at_table

ROOM = 3_000
"""Maximum characters of the log in the message, which has the newest lines."""


class ReadingWithoutRules:
    """Answers privately about a game whose rules this version lacks."""

    def __init__(self, base: Base, own_data: OwnData) -> None:
        self._store, self._renderer, self._own_data = base.store, base.renderer, own_data

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
            shown = await self._renderer.with_link(Panel((sentence,)), row, answer.speech)
            await answer.post(shown, private=True)

    async def _log(self, answer: Answer, row: MatchRow) -> None:
        leavers = await self._store.leavers(row.id)
        speech = speech_at_table(row, leavers, answer.speech.locale)
        record = [piece async for piece in pieces(self._store, row.id)]
        viewer, entries = eyes_of(row, answer.user), list(chain.from_iterable(record))
        lines = list(plain_log.lines(row.game, entries, leavers, viewer, speech))
        heading = f"### {speech.game_name(row.game)}\n{speech.say('no-rules-log')}"
        newest = "\n".join(fitting(lines[::-1], ROOM)[::-1]) or speech.say("log-empty")
        shown = await self._renderer.with_link(Panel((heading, newest)), row, speech)
        if not lines:
            await answer.post(shown, private=True)
            return
        written = f"{row.game}-{row.id}.txt", "\n".join(lines).encode()
        await answer.post(ReadyMessage(shown, document=written), private=True)
