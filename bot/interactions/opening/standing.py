"""An existing match: one begun by the same public button, or one in the channel."""

from typing import Final

from bot.discord_io.answer import Answer
from bot.discord_io.permissions import everybody_sees
from bot.interactions.opening.wanted import GameRequest
from bot.interactions.private.game_lists import link_to
from bot.language.speech import Speech, title
from bot.lobby.lobbies import ready, seeks_players
from bot.play.opening.ways import USUAL, stored_led_by_group, way_of
from bot.presentation.panel import Button, Link, Panel
from bot.store.protocol import Store
from bot.store.records import MatchRow, Status
from bot.table.settings import settings_of

IDLE: Final = 86_400.0
"""After how many seconds without a move a tutorial gives way to anybody's game."""


async def standing_match(
    store: Store, answer: Answer, wanted: GameRequest, now: float
) -> MatchRow | None:
    """A match on this server that began today and in the way that the member asks for, or None.

    It is the member's own match, or one that anybody may join in a channel that everybody sees: a
    lobby with a free seat, or a game led by a group. Matches whose channel was deleted do not
    count.
    """
    way = wanted.way
    if way is USUAL:
        return None
    client, guild = answer.interaction.client, answer.interaction.guild_id or 0
    joinable: list[MatchRow] = []
    for row in await store.matches_in(guild):
        settings = settings_of(row)
        alike = row.game == wanted.game and way_of(settings) is way
        if not alike or settings.affairs.lost or not way.is_secret(settings, now):
            continue
        if row.seats_user(answer.user):
            return row
        open_to_all = stored_led_by_group(row) or seeks_players(row)
        if open_to_all and everybody_sees(client, guild, row.channel):
            joinable.append(row)
    return joinable[0] if joinable else None


def offer_standing(found: MatchRow, answer: Answer, button: str) -> Panel:
    """The panel that leads to a match of `standing_match`.

    For another member's lobby it also has a button to open one's own, with the custom id `button`.
    """
    speech, where = answer.speech, f"<#{found.channel}>"
    if found.seats_user(answer.user):
        return Panel((speech.say("thread-opened", where=where),))
    if stored_led_by_group(found):
        return Panel((speech.say("thread-crew", where=where),))
    own = Button(button, speech.say("button-thread"))
    return Panel((speech.say("thread-forming", where=where),), ((own,),))


def gives_way(row: MatchRow, user: int, tutorial: str, now: float) -> bool:
    """Whether a match ends when a member begins another game in its channel.

    Their own tutorial does, unless they begin the same one (`tutorial` is its game); another's does
    after `IDLE` seconds without an action. For a tutorial, their own solo game of the same kind
    ends, too, if it began in the usual way and nothing was played in it.
    """
    settings = settings_of(row)
    own = row.host == user
    if row.status is not Status.RUNNING:
        return False
    if settings.tutorial:
        return row.game != tutorial if own else row.updated + IDLE <= now
    untouched = not row.revision and row.size == 1 and way_of(settings) is USUAL
    return own and untouched and row.game == tutorial


def why_taken(standing: MatchRow | None, user: int, speech: Speech, *, tutorial: bool) -> str:
    """The sentence above the offer of a thread: why the channel cannot have a second game.

    `standing` is the match that the channel has; a lobby also gets a hint how to start or join it.
    """
    learns = int(tutorial)
    if standing is None:
        return speech.say("thread-offer", own="", game="", tutorial=learns)
    game = speech.game_name(standing.game)
    if standing.status is not Status.LOBBY:
        own = int(standing.seats_user(user))
        return speech.say("thread-offer", own=own, game=game, tutorial=learns)
    if standing.host == user:
        able = int(ready(standing))
        return speech.say("thread-offer-own", game=game, ready=able, tutorial=learns)
    return speech.say("thread-offer-lobby", game=game, tutorial=learns)


def is_replaced(row: MatchRow, speech: Speech) -> str:
    """The sentence that a new game takes the place of the member's tutorial or untouched game."""
    taught = int(settings_of(row).tutorial)
    return speech.say("game-replaced", game=title(row.game), tutorial=taught)


async def say_begun(answer: Answer, store: Store, place: int, told: str = "") -> None:
    """Tell the member privately that the tutorial in a channel has begun, with a link to it.

    `told` is a further sentence.
    """
    row = await store.match_in_channel(place)
    if row is None:
        return
    speech, game = answer.speech, title(row.game)
    told = " ".join(filter(None, (speech.say("tutorial-begun", game=game), told)))
    link = Link(await link_to(store, row), speech.say("button-board"))
    await answer.post(Panel((told,), ((link,),)), private=True)
