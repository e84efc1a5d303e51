"""A member's friends, for the export of their data."""

from bot.store.protocol import Store


async def of_member(store: Store, user: int) -> dict[str, object]:
    """The friends whom the member named, and whether each named the member back."""
    known = await store.friends_of(user)
    return {"friends": [{"user": one, "named_back": back} for one, back in known.items()]}
