"""Effects by which a seat helps another; alone or in a contest, it helps itself."""

from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.rules.piles import Questions, Telling, bank, draw
from engine.games.dark_wall_destiny.rules.raids import seat_named
from engine.games.dark_wall_destiny.rules.sieges import lent_defense
from engine.games.dark_wall_destiny.state import Ask, WallState


def _seats(state: WallState, ask: Ask) -> list[str]:  # noqa: ARG001
    return [f"seat.{seat + 1}" for seat in range(len(state.players))]


def _others(state: WallState, ask: Ask) -> list[str]:
    """The keys of the other seats; in solo games and contests, of the seat itself."""
    alone = state.contest
    others = [f"seat.{s + 1}" for s in range(len(state.players)) if s != ask.seat and not alone]
    return others or [f"seat.{ask.seat + 1}"]


def _protect(state: WallState, ask: Ask, key: str, points: int, tell: Telling) -> None:
    """Add defense to the sector of the seat that the key names, for the coming spin."""
    seat, whom = ask.seat, seat_named(key)
    state.players[whom].guarded += points
    if whom != seat:
        state.players[seat].shielded += points
    tell(facts.Guarded(seat, whom, points))


def _escort(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    _protect(state, ask, key, lent_defense(state.players[ask.seat], ask.card, ask.n), tell)


QUESTIONS: Questions = {
    "guard": (_seats, lambda state, ask, key, tell: _protect(state, ask, key, ask.n, tell)),
    "escort": (_others, _escort),
    "give-draw": (_others, lambda state, ask, key, tell: draw(state, seat_named(key), ask.n, tell)),
    "give-token": (
        _others,
        lambda state, ask, key, tell: bank(state, seat_named(key), ask.n, tell),
    ),
}
