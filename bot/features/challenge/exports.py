"""A member's friends, for the export of their data."""

from bot.store.protocol import Store


async def of_member(store: Store, user: int) -> dict[str, object]:
    """The part of the export with the key "friends": whom the member named, and who named them."""
    known = await store.friends_of(user)
    return {"friends": [{"user": one, "named_back": back} for one, back in known.items()]}
