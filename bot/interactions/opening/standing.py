"""A match that is there already: one begun by the same public button, or one in the channel."""

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


def is_untouched(row: MatchRow, user: int) -> bool:
    """Whether it is the member's own solo game that began in the usual way, without any action."""
    if row.status is not Status.RUNNING or row.revision or row.size > 1:
        return False
    settings = settings_of(row)
    return row.host == user and not settings.tutorial and way_of(settings) is USUAL


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


async def say_begun(answer: Answer, store: Store, place: int, *, replaced: bool = False) -> None:
    """Tell the member privately that the tutorial in a channel has begun, with a link to it.

    `replaced` says that it took the place of the member's untouched game.
    """
    row = await store.match_in_channel(place)
    if row is None:
        return
    speech, game = answer.speech, title(row.game)
    told = speech.say("tutorial-begun", game=game, replaced=int(replaced))
    link = Link(await link_to(store, row), speech.say("button-board"))
    await answer.post(Panel((told,), ((link,),)), private=True)
