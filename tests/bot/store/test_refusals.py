"""What a store refuses, whichever it is."""

import pytest

from bot.store import protocol as p


@pytest.mark.parametrize(
    "refusal",
    [
        p.StaleRevision("duel"),
        p.StaleSettings(),
        p.AlreadyDone("duel", 3),
        p.ChannelTaken(500),
        p.UnknownMatch("duel"),
        p.TimerGone("duel", "deadline"),
        p.AlreadyTried(),
        p.NotSaved("the disk is full"),
    ],
    ids=lambda refusal: type(refusal).__name__,
)
def test_a_refusal_is_a_sentence_for_members(refusal: p.StoreError) -> None:
    said = str(refusal)
    assert said[0].isupper()
    assert said.endswith(".")
    assert "duel" not in said
    assert "500" not in said
