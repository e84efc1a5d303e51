"""Messages of one sentence to members, about their seat or table."""

from collections.abc import Iterable, Iterator

from bot.play.effects.transition import Transition
from bot.play.features import orders
from bot.store import changes
from bot.store.records import By
from bot.table import premoves
from bot.table.notices import HAND_DEBOUNCE, LAST, say


def sentences(t: Transition) -> Iterable[changes.Change]:
    """Notices of one sentence each to members.

    In every game, why it is suspended. At tables of several also that a member left or took a seat,
    that the autopilot plays, what became of prepared moves, and that a phase waits for one member
    only.
    """
    if t.after.solo:
        return _tell_loss(t)
    seats = (*_tell_autopilot(t), *_tell_leavers(t), *_tell_successors(t))
    return [*seats, *_tell_premoves(t), *_tell_loss(t), *_last(t)]


def _tell_autopilot(t: Transition) -> Iterator[changes.Change]:
    """Tell members that the autopilot took their seat after missed deadlines."""
    if t.entry is not None:
        was, now = t.before.row.seats, t.row.seats
        if now[t.entry.seat].autopilot and not was[t.entry.seat].autopilot:
            yield say(t.row, t.entry.seat, "word-autopilot", t.now)


def _tell_leavers(t: Transition) -> Iterator[changes.Change]:
    """Tell the channel who left, and the host, who can act on it, by a message of their own."""
    for seat in t.seats_left:
        for one in dict.fromkeys((None, _host(t))):
            if one != seat:
                named = {"who": seat}
                yield say(t.row, one, "word-gone", t.now, public=one is None, named=named)


def _tell_successors(t: Transition) -> Iterator[changes.Change]:
    """Tell the channel, and so whoever offered a seat to all, who took it.

    If a seat was offered to one member, the offer's message says so instead.
    """
    former = len(t.row.seats) + len(t.after.leavers) - 1
    for seat in t.new_holders:
        if seat in t.before.state.for_all and t.row.seats[seat].user is not None:
            yield say(t.row, None, "word-taken", t.now, named={"who": seat, "before": former})


def _tell_premoves(t: Transition) -> Iterator[changes.Change]:
    """Tell members that a prepared move was impossible, or that their standing order ended."""
    for seat in t.before.state.prepared:
        if moves := _impossible_moves(t, seat):
            key, text = "word-prepared-left-out", "; ".join(moves)
            yield say(t.row, seat, key, t.now, public=False, moves=text)
    for seat in t.failed_premoves:
        if seat in t.before.state.prepared:
            if t.before.standing is None:
                yield say(t.row, seat, "word-prepared-dropped", t.now, public=False)
            elif seat in t.after.missing and premoves.prepared_for_now(t.after, seat):
                yield say(t.row, seat, "word-prepared-asks", t.now, public=False)
        for order in orders(t.before, seat):
            if seat not in order.kept.of(t.after.state):
                yield say(t.row, seat, order.over(t.after, seat), t.now, public=False)


def _impossible_moves(t: Transition, seat: int) -> tuple[str, ...]:
    """The dropped prepared moves to report to a seat's member, in words.

    They are reported when the seat's prepared moves have been played or have failed.
    """
    prepared = t.after.state.prepared.get(seat)
    gone = () if prepared is None else prepared.left_out
    done = t.entry is not None and t.entry.by is By.QUEUE and t.actor == seat
    due = done or seat in t.failed_premoves
    return t.before.state.prepared[seat].left_out if due and not gone else ()


def _tell_loss(t: Transition) -> Iterator[changes.Change]:
    """Tell the host why the game is suspended, if the host can act on it."""
    if t.loss is not None and (host := _host(t)) is not None:
        yield say(t.row, host, f"word-{t.loss}", t.now, public=False)


def _last(t: Transition) -> Iterator[changes.Change]:
    """The notice to a member that a simultaneous phase waits only for them; debounced.

    Only at tables of three or more, and if everybody may know whom the game waits for.
    """
    sitting = t.row.seats
    if len(sitting) < 3 or t.another_call or t.after.paused:
        return
    if len(t.awaited_before) < 2 or len(t.after.awaited) != 1:
        return
    seat = t.after.awaited[0]
    others = any(one.user is not None and one.number != seat for one in sitting)
    is_told = seat in t.before.missing and seat in t.after.missing and seat != t.actor
    if is_told and others and not t.after.automatic(seat):
        yield say(t.row, seat, LAST, t.now, rest=HAND_DEBOUNCE)


def _host(t: Transition) -> int | None:
    """The host's seat; None without a host, or if they have no seat."""
    return None if t.row.host is None else t.after.seat_of(t.row.host)
