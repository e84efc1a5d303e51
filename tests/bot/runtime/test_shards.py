"""Which shards a process serves, as configured and by Discord's formula."""

from pathlib import Path

import pytest

from bot.runtime.config import BadSettings, read_settings
from bot.runtime.shards import Shards


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("0-3/16", (0, 3, 16)),
        ("2/4", (2, 2, 4)),
        (" 4 - 15 / 16 ", (4, 15, 16)),
        ("0/1", (0, 0, 1)),
    ],
)
def test_shards_are_parsed(text: str, meant: tuple[int, int, int]) -> None:
    assert Shards.read(text) == meant


@pytest.mark.parametrize("text", ["", "4", "0-3", "3-0/16", "0-16/16", "-1/2", "a/b", "0-1/2/3"])
def test_malformed_shards_get_one_sentence(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AIRLOCK_SHARDS", text or " ")
    monkeypatch.setenv("AIRLOCK_DATABASE", "postgresql:///airlock")
    with pytest.raises(BadSettings) as refused:
        read_settings()
    (said,) = str(refused.value).splitlines()
    assert said.startswith("AIRLOCK_SHARDS: it must be the shards of this process and how many")


def test_shards_need_a_database_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("AIRLOCK_DATABASE", "airlock.db")
    monkeypatch.setenv("AIRLOCK_SHARDS", "0-15/16")
    assert read_settings().shards == Shards(0, 15, 16)
    assert read_settings().database == Path("airlock.db")
    monkeypatch.setenv("AIRLOCK_SHARDS", "0-3/16")
    with pytest.raises(BadSettings, match=r"a file can have only one: name a database on a"):
        read_settings()


def test_a_server_belongs_to_one_shard_and_direct_messages_to_the_first() -> None:
    guild = 613425648685547541
    assert [n for n in range(16) if Shards(n, n, 16).hear(guild)] == [(guild >> 22) % 16]
    assert Shards(0, 3, 16).hear(0)
    assert not Shards(4, 15, 16).hear(0)


def test_shards_overlap_if_both_may_receive_a_server() -> None:
    assert Shards(0, 3, 16).overlap(Shards(3, 7, 16))
    assert not Shards(0, 3, 16).overlap(Shards(4, 7, 16))
    assert Shards(0, 0, 1).overlap(Shards(1, 1, 2)), "in different divisions any two may"
