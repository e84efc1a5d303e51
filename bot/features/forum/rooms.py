"""Opens a forum post for a new table."""

from bot.discord_io.courier import DeliveryError
from bot.features.forum.panel import SWITCH, tags
from bot.guilds.settings import place_of
from bot.interactions.base import Base
from bot.language.speech import Speech, plain, safe_name, title
from bot.presentation.panel import Panel

NAME = 32


class Rooms:
    """Places tables of several players in the forum."""

    def __init__(self, base: Base) -> None:
        self._store, self._courier = base.store, base.courier
        self._languages = base.renderer.languages

    async def open_room(self, guild: int, game: str, host: str) -> int | None:
        """Open a post for the table of the member named `host`; returns its id.

        None if the server has no forum, or if the bot cannot post in it.
        """
        place = await place_of(self._store, guild, SWITCH.name)
        if place is None:
            return None
        speech = Speech(self._languages.of_server(guild)).without_escapes
        name, who = speech(title(game)), plain(host, NAME) or speech.say("somebody")
        text = speech.say("forum-post", host=safe_name(host) or who, game=title(game))
        chosen = tags(game, waiting=True, speech=speech)
        try:
            shown = Panel((text,))
            return await self._courier.post_in_forum(place.channel, f"{name}: {who}", shown, chosen)
        except DeliveryError:
            return None
