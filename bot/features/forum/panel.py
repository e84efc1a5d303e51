"""The tags of a table's forum post."""

from typing import Final

from bot.guilds.switches import Switch
from bot.language.speech import Speech, title

SWITCH = Switch("forum", "switch-forum", "posts-forum", "posts-no-forum", forum=True)
"""The server's setting in which forum posts are opened."""
TAG: Final = 20
"""Discord's maximum characters of a tag."""


def tags(game: str, *, waiting: bool, speech: Speech) -> tuple[str, ...]:
    """The names of a post's tags: the game, and whether the table is `waiting` for players."""
    names = (speech(title(game)), *([speech.say("forum-waiting")] if waiting else []))
    return tuple(one[:TAG] for one in names)
