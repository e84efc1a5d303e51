"""A member's wishes to be called, for the export of their data."""

from bot.features.calls.deed import Wish, wish_in
from bot.store.protocol import Store


async def of_member(store: Store, user: int) -> dict[str, object]:
    """The part of the export with the key "calls": the member's wish on each server."""
    settings = await store.settings_of_member(user)
    wishes = {guild: wish_in(text) for guild, text in settings.items() if guild > 0}
    entries = [
        {"guild": guild, **wish.model_dump()} for guild, wish in wishes.items() if wish != Wish()
    ]
    return {"calls": entries}
