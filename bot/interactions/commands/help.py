"""`/help` and `/table hint`: what can be done here, what a word means, and what the AI would do.

Without the option `about`, `/help` shows its first page. With it, `/help` explains a command (by
its name in any language), a game, or a card or term of one. `/table hint` is about the game of this
channel, or the one that the option `game` names. Both answer privately, in the member's language,
and also work in direct messages.
"""

from discord import app_commands

from bot.discord_io.answer import speech_of
from bot.interactions.learning import topics
from bot.interactions.replies import TABLE, ContextCog, Interaction, about_a_game, answering
from bot.language.speech import locale_of


class Helping(ContextCog):
    """The commands that help members."""

    @app_commands.command(name="help", description="Get help: games, turns, rules, any term")
    @app_commands.describe(about="A game, command, card or term; leave empty for an overview")
    async def show(self, interaction: Interaction, about: str = "") -> None:
        """Show the first page of help, or explain the word `about`."""
        async with answering(interaction, private=True) as answer:
            if about:
                known = topics.commands_of(interaction.client.tree)
                await self._context.help.about(answer, known, about)
            else:
                await self._context.help.first(answer)

    hint = about_a_game("hint", "Ask the AI what it would do in your place", within=TABLE)

    @show.autocomplete("about")
    async def _topics(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        known = topics.commands_of(interaction.client.tree)
        client = locale_of(str(interaction.locale))
        return topics.suggestions(known, current, speech_of(interaction), client)
