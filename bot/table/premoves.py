"""Prepared moves of seats: stored, checked when due, played, undone.

Pure: tables in, tables out.
"""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.store import records
from bot.table.presence import with_state
from bot.table.state import Made, Premove, PreparedMoves
from bot.table.table import Table
from engine.core.match import actions_of
from engine.matches.prepared import Due, PreparedMove, due, prepare


class Ahead(NamedTuple):
    """The imagined table at a seat's next decision; `table` is None if it has none.

    `possible` says for each move prepared before whether it was possible on the way there.
    """

    table: Table | None
    possible: tuple[bool, ...] = ()


def waits(table: Table, seat: int) -> bool:
    """Whether the seat can prepare moves now: the game runs and waits for others only.

    In games without standing orders, it must wait for a single seat. False if a group leads this
    seat.
    """
    if table.solo or table.over or table.paused or seat in table.missing:
        return False
    if seat in table.state.aboard:
        return False
    return len(table.awaited) == 1 or (bool(table.awaited) and table.standing is not None)


def moves_of(table: Table, seat: int) -> tuple[Premove, ...]:
    """The seat's prepared moves."""
    prepared = table.state.prepared.get(seat)
    return () if prepared is None else prepared.moves


def with_premoves(table: Table, seat: int, prepared: PreparedMoves) -> Table:
    """The table with a seat's prepared moves replaced by these; without them if there are none."""
    if not prepared.moves:
        return without_premoves(table, seat)
    return with_state(table, prepared={**table.state.prepared, seat: prepared})


def without_premoves(table: Table, seat: int) -> Table:
    """The table without a seat's prepared moves."""
    prepared = table.state.prepared
    return with_state(
        table, prepared={one: moves for one, moves in prepared.items() if one != seat}
    )


def without_former_premoves(table: Table, seat: int) -> Table:
    """The table without all prepared moves of a seat's former holder, including played ones."""
    made = {one: moves for one, moves in table.state.made.items() if one != seat}
    return with_state(without_premoves(table, seat), made=made)


def premove_of(table: Table, foreseen: Any, seat: int, action: Any, premove: Premove) -> Premove:
    """`premove` with its action, chosen in the imagined state `foreseen`, and when it is due."""
    game = table.match.game
    one = prepare(game, table.match.state, foreseen, seat, action)
    return premove.model_copy(
        update={
            "action": actions_of(game).dump(action).decode(),
            "turn": one.turn,
            "moment": one.moment,
            "bearing": one.bearing,
        }
    )


def read(table: Table, moves: Sequence[Premove]) -> list[PreparedMove]:
    """Prepared moves in the engine's form. Raises Malformed for one without an action."""
    codec = actions_of(table.match.game)
    return [
        PreparedMove(codec.load(one.action.encode()), one.turn, one.moment, one.bearing)
        for one in moves
    ]


def with_planned_moves(table: Table, seat: int, moves: Sequence[Premove], foreseen: Any) -> Table:
    """The table with these prepared moves of a seat, and the threats that it knows now.

    The moves lead to the imagined state `foreseen`.
    """
    known = table.standing
    sightings = () if known is None else known.sightings(table.match.state, seat, foreseen)
    prepared = table.state.prepared.get(seat) or PreparedMoves(moves=())
    fresh = {"moves": tuple(moves), "seen": tuple(sorted(sightings))}
    return with_premoves(table, seat, prepared.model_copy(update=fresh))


def due_moves(table: Table, seat: int) -> Due:
    """What to do now with the prepared moves of a seat, which has some. Raises Malformed."""
    prepared = table.state.prepared[seat]
    game, state = table.match.game, table.match.state
    return due(game, state, seat, read(table, prepared.moves), frozenset(prepared.seen))


def without_impossible(table: Table, seat: int) -> Table:
    """The table without a seat's prepared moves that became impossible; a note has their words."""
    prepared = table.state.prepared.get(seat)
    gone = 0 if prepared is None else len(due_moves(table, seat).left_out)
    if prepared is None or not gone:
        return table
    notes = (*prepared.left_out, *(one.text for one in prepared.moves[:gone]))
    left = prepared.model_copy(update={"moves": prepared.moves[gone:], "left_out": notes})
    return with_state(table, prepared={**table.state.prepared, seat: left})


def without_notes(table: Table, seat: int) -> Table:
    """The table without a seat's notes on dropped moves, once the member has been told of them."""
    prepared = table.state.prepared.get(seat)
    if prepared is None:
        return table
    return with_premoves(table, seat, prepared.model_copy(update={"left_out": ()}))


def renew_bearings(table: Table, seat: int) -> Table:
    """Accept the present circumstances (`Standing.bearing`) for all of a seat's prepared moves.

    Otherwise a move is not played if the circumstances changed since it was prepared.
    """
    moves = moves_of(table, seat)
    known, state = table.standing, table.match.state
    if known is None:
        return table
    anew = [
        one.model_copy(update={"bearing": known.bearing(state, seat, move.action)})
        for one, move in zip(moves, read(table, moves), strict=True)
    ]
    return with_planned_moves(table, seat, anew, state)


def prepared_for_now(table: Table, seat: int) -> bool:
    """Whether any of a seat's prepared moves is for its current decision."""
    known = table.standing
    now = "" if known is None else known.moment(table.match.state, seat)
    return any(one.moment == now for one in moves_of(table, seat))


def after_entry(before: Table, table: Table, entry: records.Action) -> Table:
    """The prepared moves at `table` after an entry of the record, which was played at `before`.

    A member's own action drops the moves prepared for the same decision, unless the seat was not
    awaited, as for an offer. A prepared move that was played is removed; an undo restores it.
    """
    seat = entry.seat
    if entry.by is records.By.UNDO:
        return _with_moves_back(table, json.loads(entry.action)["to"])
    if entry.by is records.By.QUEUE:
        return _after_premove(table, entry)
    prepared, known = table.state.prepared.get(seat), before.match.game.standing
    if prepared is None or seat not in before.missing:
        return table
    now = "" if known is None else known.moment(before.match.state, seat)
    left = tuple(one for one in prepared.moves if one.moment != now)
    return with_premoves(table, seat, prepared.model_copy(update={"moves": left}))


def _after_premove(table: Table, entry: records.Action) -> Table:
    """The table after a prepared move was played; the moves after it become the next ones.

    The member is told of dropped moves once the seat is no longer awaited.
    """
    seat, prepared = entry.seat, table.state.prepared.get(entry.seat)
    if prepared is None:
        return table
    first, *others = prepared.moves
    past = [one for one in table.state.made.get(seat, ()) if one.move.turn == first.turn]
    made = {**table.state.made, seat: (*past, Made(first, entry.revision))}
    remembered = with_state(table, made=made)
    left = prepared.model_copy(update={"moves": tuple(others)})
    if seat not in table.missing:
        left = left.model_copy(update={"left_out": ()})
    return with_premoves(remembered, seat, left)


def _with_moves_back(table: Table, to: int) -> Table:
    """The table after an undo: prepared moves that it undid are prepared again."""
    for seat, made in table.state.made.items():
        if again := tuple(one.move for one in made if one.revision > to):
            prepared = table.state.prepared.get(seat) or PreparedMoves(moves=())
            moves = (*again, *prepared.moves)
            table = with_premoves(table, seat, prepared.model_copy(update={"moves": moves}))
    left = {
        seat: tuple(one for one in made if one.revision <= to)
        for seat, made in table.state.made.items()
    }
    return with_state(table, made=left) if left else table
