"""Prepared moves: chosen in an imagined future, checked when due.

A prepared move is for one moment of the game, and depends on what the seat knew (`Standing`). In
games without standing orders it is for the next turn, whatever happens before.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from engine.core.chance import Chance
from engine.core.choices import wander
from engine.core.events import silence
from engine.core.game import AnyGame
from engine.core.words import Seat

FAR: Final = 200
"""Maximum imagined actions until the seat is asked."""


TURNS: Final = 2
"""Maximum turns ahead for which moves can be prepared."""


class Prepared(NamedTuple):
    """A move, its moment and turn, and what it depended on when prepared."""

    action: Any
    turn: int
    moment: str
    bearing: str


class Due(NamedTuple):
    """The moves still possible (`rest`), and those no longer possible (`left_out`).

    The first of `rest` is played now, unless `asks`: then the member decides first.
    """

    left_out: tuple[Prepared, ...]
    rest: tuple[Prepared, ...]
    asks: bool


class Foreseen(NamedTuple):
    """The seat's imagined next decision; `state` is None if there is none.

    `done` has a flag per earlier move: whether it was possible on the way there.
    """

    state: Any | None
    done: tuple[bool, ...]


def prepare(game: AnyGame, state: Any, foreseen: Any, seat: Seat, action: Any) -> Prepared:
    """A prepared move, chosen in the state `foreseen` from `state`."""
    known = game.standing
    if known is None:
        return Prepared(action, foreseen.turn, "", "")
    bearing = known.bearing(state, seat, action)
    return Prepared(action, foreseen.turn, known.moment(foreseen, seat), bearing)


def foresee(
    game: AnyGame, state: Any, seat: Seat, chance: Chance, before: Sequence[Prepared] = ()
) -> Foreseen:
    """The next decision after the moves `before`, as far as the seat can know.

    Other seats pass where they can, as that changes least of what the seat can see.
    """
    at, done = game.imagine(state, (seat,), chance), list[bool]()
    for number, move in enumerate(before):
        left = {one.moment for one in before[number:]}
        there = _go_on(game, at, seat, chance, left)
        possible = there and _fits(game, at, seat, move) and not game.why_not(at, seat, move.action)
        done.append(bool(possible))
        if possible:
            game.apply(at, seat, move.action, silence)
    return Foreseen(at if _go_on(game, at, seat, chance, ()) else None, tuple(done))


def due(
    game: AnyGame, state: Any, seat: Seat, moves: Sequence[Prepared], sightings: Collection[str]
) -> Due:
    """What to do with the prepared moves of a seat that must act now.

    `sightings` are the threats known when the moves were prepared. Moves for later moments wait;
    those for past ones are dropped. The member is also asked if a move was dropped and the next one
    only ends the turn.
    """
    known = game.standing
    moment = "" if known is None else known.moment(state, seat)
    rest, left_out = [*moves], list[Prepared]()
    if known is not None and known.startles(state, seat, sightings):
        return Due((), tuple(rest), asks=True)
    while rest and (rest[0].turn < state.turn or any(one.moment == moment for one in rest)):
        first = rest[0]
        if first.moment == moment:
            if known is not None and first.bearing != known.bearing(state, seat, first.action):
                break
            if game.why_not(state, seat, first.action) is None:
                only_ends = known is not None and first.action == known.passing(state, seat)
                return Due(tuple(left_out), tuple(rest), asks=bool(left_out) and only_ends)
        left_out.append(rest.pop(0))
    return Due(tuple(left_out), tuple(rest), asks=True)


def _fits(game: AnyGame, state: Any, seat: Seat, move: Prepared) -> bool:
    """Whether a move is for this moment."""
    return game.standing is None or game.standing.moment(state, seat) == move.moment


def _go_on(game: AnyGame, state: Any, seat: Seat, chance: Chance, moments: Collection[str]) -> bool:
    """Advance an imagined state until the seat has a turn, at one of these moments if given.

    False if it has none within `FAR` actions.
    """
    known = game.standing
    for _ in range(FAR):
        missing = game.missing(state)
        if not missing:
            return False
        if seat in missing:
            if known is None:
                return True
            turn = known.passing(state, seat) is not None
            if turn and (not moments or known.moment(state, seat) in moments):
                return True
        actor = seat if seat in missing else next(iter(missing))
        quiet = None if known is None else known.passing(state, actor)
        action = wander(game.choices_of_agent(state, actor), chance) if quiet is None else quiet
        game.apply(state, actor, action, silence)
    return False
