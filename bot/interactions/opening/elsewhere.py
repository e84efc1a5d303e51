"""Solo games in direct messages, in groups, and on servers of which the bot is no member.

The bot can only answer there: the answer to `/play` is the board, and the same command shows it
again later.
"""

from collections.abc import Iterable
from contextlib import suppress

from bot.discord_io.answer import Answer
from bot.interactions.base import Base
from bot.play.opening.start import Seating
from bot.play.opening.ways import way_of
from bot.store.errors import UnknownMatch
from bot.store.records import NO_SERVER, MatchRow, Status
from bot.table.refusals import Refused, require_game
from bot.table.settings import TableSettings, settings_of
from bot.table.table import Table
from engine.core import registry
from engine.core.errors import EngineError
from engine.core.words import words

MOST = 5
"""Maximum games in progress that a member may have in such places."""


class Elsewhere:
    """Starts a member's solo game where the bot is no member, or shows the one in progress."""

    def __init__(self, base: Base) -> None:
        self._service, self._publisher = base.service, base.publisher
        self._members = base.members

    async def play(self, answer: Answer, seating: Seating, *, anew: bool) -> None:
        """Start this game. Unless `anew`, show a game in progress that began alike instead.

        Raises Refused for a game of several players, or if the member has `MOST` games.
        """
        _check_alone(seating)
        mine = await self._mine(seating.user)
        begun = None if anew else await self._game_in_progress(mine, seating)
        if begun is not None:
            await self._publisher.move(answer, begun)
            return
        if len(mine) >= MOST:
            raise Refused(words("refused-games-elsewhere", count=MOST))
        await self._members.remember_locale(seating.user, answer.speech.locale)
        await self._publisher.answer(answer, await self._service.start(seating))

    async def _mine(self, user: int) -> list[MatchRow]:
        """The member's own games in progress that belong to no server, newest first."""
        rows = await self._service.store.matches_of(user)
        return [
            row
            for row in rows
            if row.guild == NO_SERVER and row.status is not Status.OVER and row.host == user
        ]

    async def _game_in_progress(self, mine: Iterable[MatchRow], seating: Seating) -> Table | None:
        """The newest of these games that began like this one and can be resumed; None if none."""
        for row in mine:
            if row.game == seating.game and _alike(settings_of(row), seating.settings):
                with suppress(UnknownMatch, EngineError):
                    return await self._service.tables.of(row)
        return None


def _check_alone(seating: Seating) -> None:
    """Raises Refused for a game of several players."""
    require_game(seating.game, registry.names_for_one(), "refused-elsewhere-game")
    if seating.agents or seating.leaders:
        raise Refused(words("refused-elsewhere"))


def _alike(begun: TableSettings, wanted: TableSettings) -> bool:
    """Whether settings `wanted` for a game begin the same game as those of the one `begun`.

    For example, both begin the challenge of the same day.
    """
    same = way_of(begun) == way_of(wanted) and begun.tutorial == wanted.tutorial
    extra = (wanted.model_extra or {}).items()
    return same and (begun.model_extra or {}).items() >= extra
