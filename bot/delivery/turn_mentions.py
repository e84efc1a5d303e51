"""Mentions of members whose turn it is, one line each; a new board contains them."""

from collections.abc import Sequence

from bot.delivery.parts import Parts
from bot.delivery.renderer import TurnMention
from bot.language.speech import Speech, title
from bot.table.notices import Turn, read
from bot.table.table import Table


class TurnMentions:
    """Finds the turns that a board announces."""

    def __init__(self, parts: Parts) -> None:
        self._service, self._courier, self._members = parts.service, parts.courier, parts.members
        self._seats, self._languages = parts.seats, parts.renderer.languages

    async def of(self, table: Table) -> Sequence[TurnMention]:
        """The mentions that are due at a table: of members who must act and prefer mentions.

        If such a member left the server, the autopilot takes the seat instead.
        """
        found: list[TurnMention] = []
        for row in await self._service.store.notices(table.id):
            notice = read(row) if row.kind == Turn.kind else None
            if not isinstance(notice, Turn):
                continue
            seat = notice.seat
            user = table.row.seats[seat].user
            if user is None or seat not in table.missing or table.automatic(seat):
                continue
            settings = await self._members.read(user)
            if not settings.by_mentions or settings.quiet_until(self._service.now()) is not None:
                continue
            if await self._courier.here_lately(table.row.guild, user):
                speech = await self._languages.speech(table)
                found.append(TurnMention(row.id, user, turn_line(table, seat, speech)))
            else:
                await self._seats.leave_server(table.id, seat)
        return found


def turn_line(table: Table, seat: int, speech: Speech) -> str:
    """The public line that says whose turn it is, or who is asked out of turn."""
    who, game = f"<@{table.row.seats[seat].user}>", title(table.row.game)
    kind = "answer-mention" if table.answers(seat) else "turn-mention"
    return speech.say(kind, who=who, game=game)
