"""Hands (a seat's panel in a DM): refreshed when outdated, closed when their seat changes hands.

Reminders are deleted once nobody can act on them.
"""

from collections.abc import Iterable

from bot.play.effects.transition import Transition
from bot.play.undo import how_chosen
from bot.store import changes
from bot.table.notices import Passed, closed_hand, hand_notice, hand_role, without_reminder


def hands(t: Transition) -> Iterable[changes.Change]:
    """The notices that update or close hands sent earlier, and delete reminders.

    A seat that is called to a new turn gets a new hand instead (`turns`).
    """
    held = [seat for seat in _outdated_seats(t) if not t.after.automatic(seat)]
    return [
        *(hand_notice(t.row, seat, t.now) for seat in held),
        *_close_hands(t),
        *_delete_reminders(t),
    ]


def _outdated_seats(t: Transition) -> Iterable[int]:
    """Seats whose hands are outdated or show a past turn; all seats when the game ends.

    Hands whose update would reveal who acted, or that somebody did, are left out.
    """
    if t.after.over:
        return range(len(t.row.seats))
    if t.entry is None:
        return t.after.missing if t.stops or t.resumes else ()
    own = [seat for seat in t.after.missing if seat == t.actor]
    if t.silent or t.before.hides_missing or t.after.hides_missing:
        return [*own, *_seats_done(t)]
    fresh = set(t.newly_missing) - t.seats_called_before
    others = [seat for seat in t.after.missing if seat != t.actor and seat not in fresh]
    return [*own, *others, *_seats_done(t)]


def _seats_done(t: Transition) -> list[int]:
    """The seats that no longer need to act, except one whose turn was played for its member."""
    done = set(t.before.missing).difference(t.after.missing)
    return sorted(done - {t.seat_played_for} if t.seat_played_for is not None else done)


def _close_hands(t: Transition) -> Iterable[changes.Change]:
    """Close the hands of members whose seat changed hands, or whose turn was played for them.

    The latter would otherwise stay open until their next turn.
    """
    closed: list[tuple[int | None, str, int | None]] = [
        (t.before.row.seats[seat].user, "hand-passed", None) for seat in t.new_holders
    ]
    if (late := t.seat_played_for) is not None:
        key = "hand-piloted" if t.after.automatic(late) else _late(t)
        closed.append((t.row.seats[late].user, key, late))
    for user, key, seat in closed:
        hand = t.posted.get(hand_role(user or 0))
        if hand is not None:
            yield changes.DropMessage(t.row.id, hand.role)
            yield closed_hand(t.row, Passed(hand.channel, hand.message, key, seat), t.now)


def _delete_reminders(t: Transition) -> Iterable[changes.Change]:
    """Delete the reminders of members who ran out of time or gave up their seat."""
    over = [t.seat_out_of_time] if t.seat_out_of_time is not None else []
    for seat in (*t.new_holders, *over):
        yield from without_reminder(t.row, t.posted, seat, t.now)


def _late(t: Transition) -> str:
    """The id of the message to a member who ran out of time; it says who chose for them."""
    return "hand-late" if t.entry is None else f"hand-late{how_chosen(t.entry, t.after.match.game)}"
