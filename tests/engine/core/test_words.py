"""Sentences that differ only in a seat are merged."""

from engine.core.words import Words, merge, seat_name, words


def of(seat: int, told: str, **more: str) -> Words:
    """A sentence about a seat."""
    return words(told, **more, who=(seat_name(seat),), count=1)


def test_sentences_that_differ_only_in_their_seat_are_merged() -> None:
    about_both = words("waits", who=(seat_name(1), seat_name(3)), count=2)
    assert merge([of(1, "waits"), of(2, "plans"), of(3, "waits")]) == [about_both, of(2, "plans")]


def test_sentences_with_different_arguments_are_not_merged() -> None:
    told = [of(1, "plans", card="frigate"), of(2, "plans", card="buoy"), words("spins")]
    assert merge([*told, told[2]]) == told
