"""`/your`: a member's settings and data.

- `settings` sets how the member is notified of their turn, quiet hours by the clock of a city,
  their language, holidays, rankings.
- `data export` sends members everything stored about them; `data delete` deletes it.

All work in direct messages. Features add commands to the group by the extras `YOURS`.
"""

from discord import app_commands
from discord.ext import commands

from bot.interactions.private.preferences import MOST_HOLIDAYS
from bot.interactions.replies import Choices, ContextCog, Interaction, answering
from bot.interactions.typed.suggestions import suggestions
from bot.language.speech import OWN_NAMES, locale_of, safe
from bot.members.cities import cities, clock_at, zone_of
from bot.members.preferences import Notify
from bot.table.refusals import Refused
from engine.core.words import words

AS_DISCORD = "discord"
"""The choice "as in Discord", since Discord accepts no empty choice."""
TURNS = [
    app_commands.Choice(name="Send me a direct message with my hand", value=Notify.DM.value),
    app_commands.Choice(name="Mention me in the channel", value=Notify.CHANNEL.value),
    app_commands.Choice(name="Don't notify me", value=Notify.NONE.value),
]
NEVER = app_commands.Choice(name="never: no quiet hours", value=-1)
HOURS = [app_commands.Choice(name=f"{hour}:00", value=hour) for hour in range(24)]
LANGUAGES = [
    app_commands.Choice(name="same as my Discord", value=AS_DISCORD),
    *(app_commands.Choice(name=name, value=locale) for locale, name in OWN_NAMES.items()),
]


class Yours(
    commands.GroupCog, ContextCog, group_name="your", group_description="Your settings and data"
):
    """The commands about a member's settings and data."""

    data = app_commands.Group(name="data", description="What I keep about you")

    @data.command(name="export", description="Get everything I keep about you as a file")
    async def export_member(self, interaction: Interaction) -> None:
        """Export the member's data."""
        async with answering(interaction, private=True) as answer:
            await self._context.own_data.export_member(answer)

    @data.command(name="delete", description="Delete everything I keep about you")
    async def delete(self, interaction: Interaction) -> None:
        """Ask for confirmation to delete the member's data."""
        async with answering(interaction, private=True) as answer:
            await self._context.own_data.ask_forget(answer)

    @app_commands.command(
        name="settings", description="Turn notices, quiet hours, language and more"
    )
    @app_commands.describe(
        turn="When it is your turn",
        quiet_from="When your quiet hours begin",
        quiet_to="When your quiet hours end",
        city="A city in your time zone",
        language="The language I speak with you",
        holiday="Days off from today, with your clocks stopped; 0 ends a holiday",
        ranked="Do you want to be ranked on your servers?",
    )
    @app_commands.choices(turn=TURNS, language=LANGUAGES)
    @app_commands.choices(quiet_from=[NEVER, *HOURS], quiet_to=HOURS)
    async def settings(
        self,
        interaction: Interaction,
        turn: str | None = None,
        quiet_from: int | None = None,
        quiet_to: int | None = None,
        city: str | None = None,
        language: str | None = None,
        holiday: app_commands.Range[int, 0, MOST_HOLIDAYS] | None = None,
        ranked: bool | None = None,
    ) -> None:
        """Change the settings that are given, and show all of them."""
        async with answering(interaction, private=True) as answer:
            values = {
                "notify": turn,
                "quiet_from": quiet_from,
                "quiet_to": quiet_to,
                "city": None if city is None else _zone(city),
                "ranked": ranked,
                "told_closed": None if turn is None else False,
            }
            if quiet_from == NEVER.value:
                values |= {"quiet_from": 0, "quiet_to": 0}
            if language is not None:
                values |= {"language": language.removeprefix(AS_DISCORD)}
                values |= {"locale": values["language"] or locale_of(str(interaction.locale))}
            changes = {name: value for name, value in values.items() if value is not None}
            await self._context.preferences.change(answer, changes, holiday)

    @settings.autocomplete("city")
    async def _cities(self, _: Interaction, current: str) -> Choices:
        now = self._context.service.now()
        named = ((f"{city} · {clock_at(zone, now)}", city) for city, zone in cities().items())
        return suggestions(named, current)


def _zone(city: str) -> str:
    """The time zone of the typed city. Raises Refused if no such city is known."""
    zone = zone_of(city)
    if zone is None:
        raise Refused(words("refused-city", typed=safe(city)))
    return zone
