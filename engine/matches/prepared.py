"""Prepared moves: chosen in an imagined future, checked when due.

A prepared move is for one decision of the game (`Standing.moment`), and depends on what the seat
knew (`Standing.bearing`). In games without standing orders it is for the next turn, whatever
happens before.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from engine.core.chance import Chance
from engine.core.choices import wander
from engine.core.events import silence
from engine.core.game import AnyGame
from engine.core.words import Seat

FAR: Final = 200
"""Maximum imagined actions until the seat's next decision."""


TURNS: Final = 2
"""Maximum turns ahead for which moves can be prepared."""


class PreparedMove(NamedTuple):
    """A prepared move: its action, and when it is due.

    `turn` is the game's turn for which it is meant, `moment` the decision, and `bearing` what it
    depended on when it was prepared; see `Standing`.
    """

    action: Any
    turn: int
    moment: str
    bearing: str


class Due(NamedTuple):
    """What becomes of a seat's prepared moves: those kept (`rest`) and those dropped (`left_out`).

    If `asks`, the member must decide now. Otherwise the bot is to play the first move of `rest`.
    """

    left_out: tuple[PreparedMove, ...]
    rest: tuple[PreparedMove, ...]
    asks: bool


class NextDecision(NamedTuple):
    """The imagined state at the seat's next decision; `state` is None if there is none.

    `done` has, for each move prepared before, whether it was possible on the way there.
    """

    state: Any | None
    done: tuple[bool, ...]


def prepare(game: AnyGame, state: Any, foreseen: Any, seat: Seat, action: Any) -> PreparedMove:
    """The prepared move for an action that was chosen in an imagined state.

    `foreseen` is the imagined state, `state` the real one at that time.
    """
    known = game.standing
    if known is None:
        return PreparedMove(action, foreseen.turn, "", "")
    bearing = known.bearing(state, seat, action)
    return PreparedMove(action, foreseen.turn, known.moment(foreseen, seat), bearing)


def foresee(
    game: AnyGame, state: Any, seat: Seat, chance: Chance, before: Sequence[PreparedMove] = ()
) -> NextDecision:
    """Imagine the game until the seat's next decision after the prepared moves `before`.

    Uses only what the seat knows. Other seats pass where they can, as that changes least of what
    the seat can see; else they act at random.
    """
    at, done = game.imagine(state, (seat,), chance), list[bool]()
    for number, move in enumerate(before):
        left = {one.moment for one in before[number:]}
        there = _go_on(game, at, seat, chance, left)
        possible = there and _fits(game, at, seat, move) and not game.why_not(at, seat, move.action)
        done.append(bool(possible))
        if possible:
            game.apply(at, seat, move.action, silence)
    return NextDecision(at if _go_on(game, at, seat, chance, ()) else None, tuple(done))


def due(
    game: AnyGame, state: Any, seat: Seat, moves: Sequence[PreparedMove], sightings: Collection[str]
) -> Due:
    """What to do with the prepared moves of a seat that must act now.

    `sightings` are the threats known when the moves were prepared. Moves for later decisions are
    kept; impossible ones and those for past decisions are dropped. The member is asked at a new
    threat, if a move's circumstances have changed, if no move is for this decision, and if a move
    was dropped and the next one only ends the turn.
    """
    known = game.standing
    moment = "" if known is None else known.moment(state, seat)
    rest, left_out = [*moves], list[PreparedMove]()
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


def _fits(game: AnyGame, state: Any, seat: Seat, move: PreparedMove) -> bool:
    """Whether a move is for the decision that the seat faces in this state."""
    return game.standing is None or game.standing.moment(state, seat) == move.moment


def _go_on(game: AnyGame, state: Any, seat: Seat, chance: Chance, moments: Collection[str]) -> bool:
    """Advance an imagined state until the seat has a turn, at one of these `moments` if any.

    Returns False if that does not happen within `FAR` actions.
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
