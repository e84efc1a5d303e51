"""`/hand`, and of `/table` look, score, log, card and rules: read-only commands.

- `/hand` shows what the member's seat sees at this channel's table, in words and picture.
- `look what` shows one part of it in detail, by name: a space, a planet, an empire.
- `score` says who is winning, and why.
- `log` lists what happened since the member's last turn; in a solo game, since they last looked;
  after the end, what happened in their last game.
- `card card game` and `rules game section` are references. `game` defaults to the channel's game;
  without one, `card` searches every game.

All answer privately, in the member's language, also in direct messages. `game` selects another of
the member's games.
"""

from collections.abc import Sequence
from contextlib import suppress

from discord import app_commands

from bot.discord_io.answer import speech_of
from bot.discord_io.limits import SUGGESTION
from bot.interactions.replies import (
    TABLE,
    WHICH,
    Choices,
    ContextCog,
    Interaction,
    about_a_game,
    answering,
    games_among,
    own_games,
)
from bot.interactions.typed import grammar
from bot.interactions.typed.suggestions import suggestions
from bot.language.speech import shorten
from bot.store.records import MatchRow
from bot.table.refusals import Refused
from engine.core import registry
from engine.core.words import words


class Look(ContextCog):
    """The commands that only show something."""

    hand = about_a_game("hand", "See your hand and moves, privately")

    @app_commands.command(name="look", description="Look closely at part of a game", extras=TABLE)
    @app_commands.describe(
        what="What to look at: a space such as C4, the map, an empire, ships", game=WHICH
    )
    async def look(self, interaction: Interaction, what: str = "", game: str = "") -> None:
        """Show the part of the game that is typed, such as a planet, in detail."""
        async with answering(interaction, private=True) as answer:
            await self._context.which.do(answer, "look", game, what)

    @look.autocomplete("what")
    async def _sights(self, interaction: Interaction, current: str) -> Choices:
        tables, _ = await self._context.which.at_play(
            interaction, _game_option(interaction), current
        )
        user, speech = interaction.user.id, speech_of(interaction)
        named = [
            shorten(before + name, SUGGESTION)
            for before, table in tables
            for name, _ in grammar.sights_named(table, table.eyes_of(user), speech)
        ]
        return suggestions(zip(named, named, strict=True), current)

    score = about_a_game("score", "See who is winning, and why", within=TABLE)
    log = about_a_game("log", "Read what happened since your last look", within=TABLE)

    look.autocomplete("game")(own_games)

    @app_commands.command(name="card", description="Look up a card", extras=TABLE)
    @app_commands.describe(card="Which card", game="Of which game; this channel's if left empty")
    async def card(self, interaction: Interaction, card: str, game: str = "") -> None:
        """Show a card's text."""
        async with answering(interaction, private=True) as answer:
            among = await self._among(interaction, game)
            found = grammar.cards(among, card, speech_of(interaction))
            await self._context.reading.cards(answer, found)

    @app_commands.command(name="rules", description="Read the rules of a game", extras=TABLE)
    @app_commands.describe(
        game="Which game; this channel's if left empty", section="Which part of the rules"
    )
    async def rules(self, interaction: Interaction, game: str = "", section: str = "") -> None:
        """Show the rules."""
        async with answering(interaction, private=True) as answer:
            name = await self._one(interaction, game)
            place = grammar.section(name, section, speech_of(interaction))
            row = None if place is not None else await self._played_here(interaction, name)
            if row is None:
                await self._context.reading.rules(answer, name, place)
            else:
                await self._context.reading.rules_now(answer, row)

    card.autocomplete("game")(games_among())
    rules.autocomplete("game")(games_among())

    @card.autocomplete("card")
    async def _cards(self, interaction: Interaction, current: str) -> Choices:
        with suppress(Refused):
            among = await self._among(interaction, _game_option(interaction))
            return grammar.card_suggestions(among, current, speech_of(interaction))
        return []

    @rules.autocomplete("section")
    async def _sections(self, interaction: Interaction, current: str) -> Choices:
        with suppress(Refused):
            name = await self._one(interaction, _game_option(interaction))
            return grammar.section_suggestions(name, current, speech_of(interaction))
        return []

    async def _among(self, interaction: Interaction, game: str) -> Sequence[str]:
        """The games to search: the one typed, else the channel's, else all.

        Raises Refused if no game has that name.
        """
        if game:
            return (grammar.game(game),)
        here = await self._context.which.kind(interaction)
        return (here,) if here else registry.names()

    async def _played_here(self, interaction: Interaction, game: str) -> MatchRow | None:
        """This channel's match or lobby, if it is of this game."""
        row = await self._context.service.store.match_in_channel(interaction.channel_id or 0)
        return row if row is not None and row.game == game else None

    async def _one(self, interaction: Interaction, game: str) -> str:
        """The typed game, by default the channel's game. Raises Refused if there is neither."""
        among = await self._among(interaction, game)
        if len(among) > 1:
            raise Refused(words("refused-which-game"))
        return among[0]


def _game_option(interaction: Interaction) -> str:
    return str(interaction.namespace.game or "")
