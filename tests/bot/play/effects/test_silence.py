"""Unseen actions change only the actor's own hand."""

from dataclasses import replace

from bot.play.effects.all_effects import follow
from bot.play.effects.transition import Transition
from bot.store.changes import AddNotice, Change
from bot.table.notices import Hand
from bot.table.table import after_step
from tests.bot.play.effects.evenings import seat_in
from tests.bot.play.test_undo import entry, table


def unseen_deed(*, seat_is_awaited: bool) -> tuple[int, list[Change]]:
    """The changes that follow from an action that others cannot see."""
    before = table("dark_miss_down")
    (awaited,) = before.missing
    seat = awaited if seat_is_awaited else 1 - awaited
    match = replace(before.match, revision=before.match.revision + 1)
    t = Transition(before, after_step(before, match, 1.0), 1.0, entry(match.revision, seat))
    assert t.silent
    return seat, follow(t)


def hands(changes: list[Change]) -> list[int | None]:
    """The seats whose hands are updated."""
    notices = [one.notice for one in changes if isinstance(one, AddNotice)]
    return [seat_in(one) for one in notices if one.kind == Hand.kind]


def test_an_unseen_action_updates_no_other_hand() -> None:
    assert hands(unseen_deed(seat_is_awaited=False)[1]) == []


def test_an_unseen_action_updates_the_actors_hand() -> None:
    seat, changes = unseen_deed(seat_is_awaited=True)
    assert hands(changes) == [seat]
