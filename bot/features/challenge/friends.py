"""Friends: members who are ranked together, wherever they play, once both have named each other."""

from typing import Final

from bot.store import changes
from bot.store.protocol import Store
from bot.table.refusals import Refused
from engine.core.words import Words, words

MOST: Final = 20
"""Maximum friends that a member can name."""


async def name(store: Store, user: int, friend: int, *, person: bool) -> Words:
    """Name a friend; returns what this means, in words.

    Raises Refused for oneself, for a bot (not `person`), or over the limit.
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
    """Remove a friend; returns what this means, in words."""
    await store.commit([changes.DropFriend(user, friend)])
    return words("challenge-dropped", friend=f"<@{friend}>")


async def circle(store: Store, user: int) -> frozenset[int]:
    """A member, and those of their friends who named them back."""
    known = await store.friends_of(user)
    return frozenset({user, *(friend for friend, named_back in known.items() if named_back)})
