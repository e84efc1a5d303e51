"""Effects by which a seat helps another; alone or in a contest, it helps itself."""

from collections.abc import Callable

from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.rules.piles import Telling, bank, draw
from engine.games.dark_wall_destiny.rules.raids import seat_named
from engine.games.dark_wall_destiny.rules.sieges import lent_defense
from engine.games.dark_wall_destiny.state import Ask, WallState


def _seats(state: WallState, ask: Ask) -> list[str]:  # noqa: ARG001
    return [f"seat.{seat + 1}" for seat in range(len(state.players))]


def _others(state: WallState, ask: Ask) -> list[str]:
    """The other seats; alone or in a contest, one's own."""
    alone = state.contest
    others = [f"seat.{s + 1}" for s in range(len(state.players)) if s != ask.seat and not alone]
    return others or [f"seat.{ask.seat + 1}"]


def _guard(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    _protect(state, ask.seat, seat_named(key), ask.n, tell)


def _escort(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    lent = lent_defense(state.players[ask.seat], ask.card, ask.n)
    _protect(state, ask.seat, seat_named(key), lent, tell)


def _protect(state: WallState, seat: int, whom: int, points: int, tell: Telling) -> None:
    state.players[whom].guarded += points
    if whom != seat:
        state.players[seat].shielded += points
    tell(facts.Guarded(seat, whom, points))


def _give_draw(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    draw(state, seat_named(key), ask.n, tell)


def _give_token(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    bank(state, seat_named(key), ask.n, tell)


OFFERS: dict[str, Callable[[WallState, Ask], list[str]]] = {
    "guard": _seats,
    "escort": _others,
    "give-draw": _others,
    "give-token": _others,
}
ANSWERS: dict[str, Callable[[WallState, Ask, str, Telling], None]] = {
    "guard": _guard,
    "escort": _escort,
    "give-draw": _give_draw,
    "give-token": _give_token,
}
