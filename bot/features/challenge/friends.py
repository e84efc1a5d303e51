"""Friends: members who are ranked together, wherever they play, once both have named each other."""

from typing import Final

from bot.store import changes
from bot.store.protocol import Store
from bot.table.refusals import Refused
from engine.core.words import Words, words

MOST: Final = 20
"""Maximum friends that a member can name."""


async def name(store: Store, user: int, friend: int, *, person: bool) -> Words:
    """Store that a member names a friend; returns the sentence that confirms it.

    `person` is False for a bot. Raises Refused for oneself, for a bot, or beyond `MOST` friends.
    """
    if friend == user or not person:
        raise Refused(words("refused-friend"))
    known = await store.friends_of(user)
    if friend not in known and len(known) >= MOST:
        raise Refused(words("refused-friends", most=MOST))
    await store.commit([changes.AddFriend(user, friend)])
    both = (await store.friends_of(user)).get(friend, False)
    return words("challenge-named-both" if both else "challenge-named", friend=f"<@{friend}>")


async def drop(store: Store, user: int, friend: int) -> Words:
    """Store that a member no longer names a friend; returns the sentence that confirms it."""
    await store.commit([changes.DropFriend(user, friend)])
    return words("challenge-dropped", friend=f"<@{friend}>")


async def circle(store: Store, user: int) -> frozenset[int]:
    """The ids of a member and of their mutual friends: each has named the other."""
    known = await store.friends_of(user)
    return frozenset({user, *(friend for friend, named_back in known.items() if named_back)})
