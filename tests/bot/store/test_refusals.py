"""The refusals that every store can raise."""

import pytest

from bot.store import errors


@pytest.mark.parametrize(
    "refusal",
    [
        errors.StaleRevision("duel"),
        errors.StaleSettings(),
        errors.AlreadyDone("duel", 3),
        errors.ChannelTaken(500),
        errors.UnknownMatch("duel"),
        errors.TimerGone("duel", "deadline"),
        errors.AlreadyTried(),
        errors.NotSaved("the disk is full"),
    ],
    ids=lambda refusal: type(refusal).__name__,
)
def test_every_refusal_is_a_sentence_for_members(refusal: errors.StoreError) -> None:
    said = str(refusal)
    assert said[0].isupper()
    assert said.endswith(".")
    assert "duel" not in said
    assert "500" not in said
