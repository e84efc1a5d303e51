"""Tells in the channel what deserves a message of its own: once, whatever happens in between."""

from __future__ import annotations

from collections.abc import Sequence

from bot.delivery.boards import Publisher
from bot.delivery.outbox import delivering
from bot.discord_io.courier import Courier
from bot.discord_io.layout import message
from bot.discord_io.limits import ROW_BUTTONS
from bot.language.speech import Speech
from bot.members.preferences import Members, Notify
from bot.play.actions import Service
from bot.play.effects.headlines import headlines
from bot.presentation.games.presenters import presenter
from bot.presentation.menus import Menus
from bot.presentation.panel import Button, Panel
from bot.presentation.rulebook import pages
from bot.store import changes, records
from bot.table.notices import NONCE, Announced
from bot.table.table import Table
from engine.core.events import seen
from engine.core.match import events_of


class Announcer:
    """Posts headlines of running games."""

    def __init__(
        self, service: Service, publisher: Publisher, courier: Courier, members: Members
    ) -> None:
        self._service, self._publisher = service, publisher
        self._courier, self._members = courier, members

    async def announce(self, notice: records.NoticeRow, table: Table, announced: Announced) -> None:
        """Post what of these facts concerns a member. Raises TryLater."""
        speech, game = self._publisher.speech(table), table.match.game
        events = events_of(game).load(announced.facts)
        with delivering(notice):
            if found := headlines(table, seen(events, None)):
                lines = [presenter(game.name).headline(game, fact, speech) for fact, _ in found]
                answers = [one for _, about in found for one in about.answers]
                await self._post(notice, table, lines, answers, speech)
        await self._service.store.commit([changes.DropNotice(notice.id)])

    async def _post(
        self,
        notice: records.NoticeRow,
        table: Table,
        lines: Sequence[str],
        answers: Sequence[tuple[int, str]],
        speech: Speech,
    ) -> None:
        """In as many messages as that needs; the buttons and the mention are on the last one."""
        *full, last = pages("\n".join(lines))
        for number, page in enumerate(full):
            nonce = f"{number}{notice.nonce}"[:NONCE]
            await self._courier.post(table.row.channel, message(Panel((page,))), nonce)
        buttons = self._answers(table, answers, speech)
        asked = await self._asked(table, answers)
        text = last if asked is None else f"{last} <@{asked}>"
        shown = message(Panel((text,), (buttons,) if buttons else ()))
        asking = () if asked is None else (asked,)
        await self._courier.post(table.row.channel, shown, notice.nonce, asking)

    def _answers(
        self, table: Table, answers: Sequence[tuple[int, str]], speech: Speech
    ) -> tuple[Button, ...]:
        """Buttons for what may still be answered."""
        found = [
            Menus(table.match, table.id, seat, speech).shortcut(path)
            for seat, path in answers
            if not (table.over or table.automatic(seat))
        ]
        return tuple(button for button in found if button is not None)[:ROW_BUTTONS]

    async def _asked(self, table: Table, answers: Sequence[tuple[int, str]]) -> int | None:
        """The member who may answer, if they like to be told."""
        for seat in {seat for seat, _ in answers}:
            user = table.row.seats[seat].user
            if user is None or table.automatic(seat):
                continue
            if (await self._members.read(user)).notify is not Notify.NONE:
                return user
        return None
