"""`/table skip until` skips the member's turns until a chosen event."""

from discord import app_commands

from bot.discord_io.answer import speech_of
from bot.features.passing.panel import event_names
from bot.interactions.replies import (
    TABLE,
    WHICH,
    Choices,
    ContextCog,
    Interaction,
    answering,
    own_games,
)
from bot.interactions.typed.suggestions import suggestions


class Commands(ContextCog, name="passing"):
    """The command that skips turns."""

    @app_commands.command(
        name="skip", description="Skip your turns until something happens", extras=TABLE
    )
    @app_commands.describe(until="What to wait for", game=WHICH)
    async def let_pass(self, interaction: Interaction, until: str, game: str = "") -> None:
        """Skip the member's turns until the typed event."""
        async with answering(interaction, private=True) as answer:
            await self._context.which.do(answer, "pass", game, until)

    @let_pass.autocomplete("until")
    async def _untils(self, interaction: Interaction, current: str) -> Choices:
        game = str(interaction.namespace.game or "")
        tables, typed = await self._context.which.at_play(interaction, game, current)
        speech = speech_of(interaction)
        names = [
            before + name for before, table in tables for _, name in event_names(table, speech)
        ]
        return suggestions(zip(names, names, strict=True), typed)

    let_pass.autocomplete("game")(own_games)
