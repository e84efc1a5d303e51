"""`/your fleet`: a member's saved fleets and ships.

- `show` lists them, and offers them where the member can build one.
- `save name` saves the fleet or ships that the member has at a table.
- `take name` builds a saved fleet again, or fits ships at space docks as they were saved.
- `delete name` deletes a saved one.

All of it is private, and works in direct messages too: `game` names the table.
"""

from discord import app_commands

from bot.features.designs.clicks import Clicks
from bot.interactions.context import Context
from bot.interactions.replies import (
    WHICH,
    YOURS,
    Choices,
    ContextCog,
    Interaction,
    answering,
    own_games,
)
from bot.interactions.typed.suggestions import suggestions
from bot.table.refusals import Refused

KEPT = "The name you saved it under"


class Commands(ContextCog, name="designs"):
    """The commands about designs."""

    fleet = app_commands.Group(
        name="fleet", description="Your saved fleets and ships", extras=YOURS
    )

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._designs = Clicks(context)

    @fleet.command(name="show", description="List your saved fleets and ships")
    @app_commands.describe(game=WHICH)
    async def show(self, interaction: Interaction, game: str = "") -> None:
        """List the member's saved fleets and ships."""
        async with answering(interaction, private=True) as answer:
            try:
                await self._context.which.do(answer, "designs", game)
            except Refused:
                if game:
                    raise
                await self._designs.list(answer)

    @fleet.command(name="save", description="Save your fleet or ships under a name")
    @app_commands.describe(name="What to call it", game=WHICH)
    async def save(self, interaction: Interaction, name: str, game: str = "") -> None:
        """Save the member's fleet or ships under a name."""
        async with answering(interaction, private=True) as answer:
            await self._context.which.do(answer, "keep", game, name)

    @fleet.command(name="take", description="Build a saved fleet, or fit ships as saved")
    @app_commands.describe(name=KEPT, game=WHICH)
    async def take(self, interaction: Interaction, name: str, game: str = "") -> None:
        """Build a saved fleet again, or fit ships as they were saved."""
        async with answering(interaction, private=True) as answer:
            await self._context.which.do(answer, "rebuild", game, name)

    @fleet.command(name="delete", description="Delete a saved fleet")
    @app_commands.describe(name=KEPT)
    async def delete(self, interaction: Interaction, name: str) -> None:
        """Delete a saved fleet or ship."""
        async with answering(interaction, private=True) as answer:
            await self._designs.drop(answer, name)

    show.autocomplete("game")(own_games)
    save.autocomplete("game")(own_games)
    take.autocomplete("game")(own_games)

    @save.autocomplete("name")
    @take.autocomplete("name")
    @delete.autocomplete("name")
    async def _names(self, interaction: Interaction, current: str) -> Choices:
        names = await self._designs.names(interaction.user.id)
        return suggestions(zip(names, names, strict=True), current)
