"""Elimination, and the ways a game ends."""

from collections.abc import Iterator

from engine.core.events import Tell
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.facts import Eliminated, Ended, Fact, SecretLost
from engine.games.black_abyss.rules.diplomacy import leave
from engine.games.black_abyss.rules.modes import ends
from engine.games.black_abyss.rules.surface import add_up_powers, place, votes
from engine.games.black_abyss.state import NOBODY, WITHOUT_PEACE, State


def eliminate(state: State, tell: Tell[Fact]) -> None:
    """Eliminate races without habitats and ships; their wonders remain standing.

    It is called after ground combat, in which marines may still take a habitat.
    """
    owners = {ship.owner for ship in state.ships.values()}
    for seat, empire in enumerate(state.empires):
        if not empire.alive or seat in owners:
            continue
        if any(colonies >> seat & 1 for colonies in state.colonies):
            continue
        empire.alive = False
        for land in range(len(state.building)):
            if state.holder[land] == seat:
                building = state.building[land]
                place(state, land, building if building in t.WONDERS else -1, NOBODY)
            if state.garrison[land] == seat:
                state.marines[land] = state.fresh[land] = 0
                state.garrison[land] = NOBODY
        state.goods = {key: n for key, n in state.goods.items() if key % 8 != seat}
        leave(state, seat)
        if state.leader == seat:
            state.leader, state.in_a_row = NOBODY, 0
        add_up_powers(state)
        tell(Eliminated(seat))


def check(state: State, tell: Tell[Fact]) -> bool:
    """End the game if somebody has won by the end of the cycle; return whether it is over."""
    alive = [seat for seat, empire in enumerate(state.empires) if empire.alive]
    for how, winners in _ways(state, alive):
        if winners or (how == "military" and not alive):
            state.ending, state.winners = how, winners
            tell(Ended(how, tuple(winners)))
            return True
    return False


def _ways(state: State, alive: list[int]) -> Iterator[tuple[str, list[int]]]:
    """A mode's ways to win at the end of a cycle, in order of precedence, each with its winners."""
    yield "military", _last(state, alive)
    if state.mode in WITHOUT_PEACE:
        yield ends.limit(state, alive)
        return
    if state.mode == "empires":
        yield "tribunal", _tribunal(state)
    yield "twins", [seat for seat in alive if holds_twins(state, seat)]
    yield "knowledge", [seat for seat in alive if knows_secret(state, seat)]
    yield "limit", _most_votes_at_limit(state, alive)


def _last(state: State, alive: list[int]) -> list[int]:
    """The only race left on its home world, or the only one alive; [] if there are several.

    In sudden death only the only race alive counts, as `homeworld` records who lost a home.
    """
    standing = [seat for seat in alive if stands(state, seat)]
    if len(standing) == 1 and state.mode != "sudden_death":
        return standing
    return alive if len(alive) <= 1 else []


def stands(state: State, seat: int) -> bool:
    """Whether a race has a habitat on its home world."""
    return bool(state.colonies[state.empires[seat].home] >> seat & 1)


def _tribunal(state: State) -> list[int]:
    """The leader in a list, if it has the terms to win and the tribunal meets this cycle; else [].

    By option all terms count, otherwise only terms in a row.
    """
    if state.leader == NOBODY or state.turn % t.GAME.event_every:
        return []
    return [state.leader] if terms(state, state.leader) >= t.GAME.terms_to_win else []


def terms(state: State, seat: int) -> int:
    """A seat's terms that count for victory: those in a row or, with the option `terms`, all."""
    if state.any_terms:
        return state.empires[seat].terms
    return state.in_a_row if seat == state.leader else 0


def holds_twins(state: State, seat: int) -> bool:
    """Whether a race defeated both keepers and has a ship or colony at both twins."""
    if state.empires[seat].keepers != (1 << len(t.KEEPERS)) - 1:
        return False
    return len(twins_held(state, seat)) == len(t.TWINS)


def twins_held(state: State, seat: int) -> set[int]:
    """The twin planets, as kinds of hexes, where a race has a ship or colony."""
    held = {state.tile[ship.hex] for ship in state.ships_of(seat)}
    held.update(state.tile[at] for at, seats in enumerate(state.colonies) if seats >> seat & 1)
    return held.intersection(t.TWINS)


def knows_secret(state: State, seat: int) -> bool:
    """Whether a race wins by the Secret of Life now: a cycle after buying it, with its home."""
    return _secret_due(state, seat) == state.turn and stands(state, seat)


def _secret_due(state: State, seat: int) -> int:
    """The cycle at whose end the Secret of Life wins; 0 if it is not bought."""
    begun = state.empires[seat].secret
    return begun and begun + t.GAME.secret_wait


def forget_secrets(state: State, tell: Tell[Fact]) -> None:
    """Reset the Secret of Life of races that had lost their home when it was due."""
    for seat, empire in enumerate(state.empires):
        if empire.alive and 0 < _secret_due(state, seat) <= state.turn:
            empire.secret = empire.techs[t.SECRET] = 0
            tell(SecretLost(seat, t.TECHS[t.SECRET]))


def _most_votes_at_limit(state: State, alive: list[int]) -> list[int]:
    """The seats with most votes in the last cycle; [] in earlier ones."""
    if state.turn < ends.cycles(state):
        return []
    most = max(votes(state, seat) for seat in alive)
    return [seat for seat in alive if votes(state, seat) == most]
