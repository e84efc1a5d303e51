"""What is remembered of late is bounded, and what was set longest ago is dropped first."""

from bot.runtime.recent import Recent


def test_the_entry_set_longest_ago_is_dropped() -> None:
    kept: Recent[str, int] = Recent(2)
    kept["a"], kept["b"] = 1, 1
    kept["a"] = 2
    kept["c"] = 3
    assert kept == {"a": 2, "c": 3}


def test_several_entries_set_at_once_are_bounded_alike() -> None:
    kept: Recent[int, int] = Recent(3)
    kept.update({n: n for n in range(10)})
    assert [*kept] == [7, 8, 9]
