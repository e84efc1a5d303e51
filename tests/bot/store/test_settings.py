"""A setting that was switched off stays off."""

from pathlib import Path

from pydantic import BaseModel

from bot.store import open_store, settings

GUILD = 7


class Room(BaseModel):
    """Settings of a server with a limit that can be removed."""

    most: int | None = 5
    named: str = ""


async def test_a_removed_limit_stays_removed(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "airlock.db")
    lifted = Room(most=None, named="Ada's")
    await settings.change(store, Room, GUILD, None, lambda _: lifted)
    read = await settings.read(store, Room, GUILD)
    await store.close()
    assert read == lifted
