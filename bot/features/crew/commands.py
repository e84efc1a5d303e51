"""`/stats crews game` lists this server's best crews; without `game`, those of every game."""

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.discord_io.answer import Answer
from bot.discord_io.whereabouts import require_server
from bot.features.crew.panel import begins, member_names
from bot.features.crew.state import CREW, members
from bot.interactions.context import Context
from bot.interactions.private.game_lists import ROOM
from bot.interactions.replies import STATS, Interaction, answering, games_among
from bot.interactions.typed import grammar
from bot.interactions.typed.table_options import pair
from bot.language.speech import Speech, title
from bot.presentation.panel import Panel
from bot.presentation.panels.table_panel import result
from bot.store.errors import UnknownMatch
from bot.store.records import MatchRow
from bot.table.settings import options_of, settings_of
from engine.core import options, registry
from engine.core.errors import EngineError

BEST: Final = 5
LOOKED_AT: Final = 1_000
"""Maximum finished games that are read, newest first."""


class Commands(commands.Cog, name="crews"):
    """The command that lists crews."""

    def __init__(self, context: Context) -> None:
        self._service, self._members = context.service, context.members

    @app_commands.command(name="crews", description="See this server's best crews", extras=STATS)
    @app_commands.describe(game="Of which game; of all if left empty")
    async def crews(self, interaction: Interaction, game: str = "") -> None:
        """List the best crews."""
        async with answering(interaction, private=True) as answer:
            chosen = (grammar.game(game),) if game else registry.names_for_one()
            await self._crews(answer, require_server(interaction), chosen)

    crews.autocomplete("game")(games_among(registry.names_for_one))

    async def _crews(self, answer: Answer, guild: int, chosen: Sequence[str]) -> None:
        speech, lines = answer.speech, []
        rows = await self._service.store.matches_in(guild, over=True, limit=LOOKED_AT)
        led = [row for row in rows if CREW.of(settings_of(row).affairs) is not None]
        for game in chosen:
            alike: dict[str, list[MatchRow]] = defaultdict(list)
            for row in led:
                if row.game == game and _ranking(row):
                    alike[_options_in_words(row, speech)].append(row)
            for said, crews in sorted(alike.items()):
                lines.append(f"**{' · '.join(filter(None, (speech(title(game)), said)))}**")
                best = sorted(crews, key=_ranking, reverse=True)[:BEST]
                lines += [
                    f"{at}. {await self._in_words(row, speech)}" for at, row in enumerate(best, 1)
                ]
        text = speech.fit_lines(lines, 2 * ROOM) if lines else speech.say("crews-none")
        panel = Panel((f"### {speech.say('crews-heading')}", text), (begins(chosen, speech),))
        await answer.post(panel, private=True)

    async def _in_words(self, row: MatchRow, speech: Speech) -> str:
        """The line with a crew's members and its result; "somebody" if the game cannot be read."""
        try:
            table = await self._service.tables.load(row.id)
        except (UnknownMatch, EngineError):
            return speech.say("somebody")
        wording = table.speech(speech.locale)
        users = [one.user for one in members(table).values() if one.user is not None]
        unranked = await self._members.outside_rankings(users)
        return wording.say(
            "crews-line", who=member_names(table, unranked, wording), how=result(table, wording)
        )


def _ranking(row: MatchRow) -> list[float]:
    """The values by which the crew's game is ranked, from its result; empty if it resigned."""
    found: list[list[float]] = json.loads(row.outcome or "{}").get("ranking", [[]])
    return found[0]


def _options_in_words(row: MatchRow, speech: Speech) -> str:
    """The options of a game that differ from the default, in words; "" if none do."""
    values = options_of(row)
    return ", ".join(
        speech(pair(one, values[one.name]))
        for one in options.describe(registry.game(row.game))
        if values.get(one.name, one.default) != one.default
    )
