"""Exports games and a member's data as files, and deletes that data."""

from typing import Final

from bot.discord_io.answer import Answer
from bot.discord_io.layout import ReadyMessage
from bot.interactions.base import Base
from bot.interactions.click import Click, TableClick
from bot.interactions.verbs import On, Who, does, on
from bot.play.data_requests import game_export
from bot.play.data_requests.erasure import Erasure
from bot.play.data_requests.member_export import of_member
from bot.play.opening.ways import way_of
from bot.presentation.custom_ids import Verb, custom_id
from bot.presentation.panel import Button, Panel, Style
from bot.store.records import MatchRow, Status
from bot.table.settings import settings_of
from bot.table.table import eyes_of

NO: Final = "no"
"""The argument of the button that deletes nothing."""


class OwnData:
    """Sends exports privately, and deletes a member's data after confirmation."""

    def __init__(self, base: Base, erasure: Erasure) -> None:
        self._service, self._erasure = base.service, erasure

    @does("export", past=True)
    async def export(self, click: TableClick) -> None:
        """Send the record of the table's game as a file."""
        answer, table = click.answer, click.table
        await self.export_of(answer, table.row)

    async def export_of(self, answer: Answer, row: MatchRow) -> None:
        """Send a game's record: all of it if the game is finished, else what the member knows.

        While others may still play the same deal, as in a challenge, a finished game is exported
        like a running one.
        """
        store, speech, over = self._service.store, answer.speech, row.status is Status.OVER
        settings = settings_of(row)
        way = way_of(settings)
        if over and not way.is_secret(settings, self._service.now()):
            data, key = await game_export.whole(store, row), "export-whole"
        else:
            data = await game_export.record_for(store, row, eyes_of(row, answer.user))
            key = way.no_record if over else "export-known"
        panel = Panel((speech.say(key, game=speech.game_name(row.game)),))
        shown = ReadyMessage(panel, document=(f"{row.game}-{row.id}.json", data))
        await answer.post(shown, private=True)

    async def export_member(self, answer: Answer) -> None:
        """Send everything that is stored about the member as a file."""
        data = await of_member(self._service.store, answer.user)
        panel = Panel((answer.speech.say("export-member"),))
        shown = ReadyMessage(panel, document=("airlock-member.json", data))
        await answer.post(shown, private=True)

    async def ask_forget(self, answer: Answer) -> None:
        """Ask whether to delete the member's data."""
        speech = answer.speech
        row = (
            Button(custom_id(Verb.FORGET), speech.say("button-forget"), Style.DANGER),
            Button(custom_id(Verb.FORGET, NO), speech.say("button-keep-data")),
        )
        await answer.post(Panel((speech.say("forget-ask"),), (row,)), private=True)

    @on(Verb.FORGET, On.ASIDE, who=Who.ANYBODY)
    async def forget(self, click: Click) -> None:
        """Delete the data of the member who clicked, unless they declined."""
        answer = click.answer
        if click.argument == NO:
            await answer.replace(answer.speech.say("kept"))
            return
        await self._erasure.forget(answer.user)
        await answer.replace(answer.speech.say("forget-done"))
