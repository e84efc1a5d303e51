"""The effects of the system's cards: attacks and expiries, a function each.

`damage` decides what seats lose by an attack.
"""

from collections.abc import Callable
from typing import TypeGuard

from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.models import Effect
from engine.games.dark_wall_destiny.content.vocabulary import Who
from engine.games.dark_wall_destiny.rules import own, sieges
from engine.games.dark_wall_destiny.rules.damage import strike
from engine.games.dark_wall_destiny.rules.piles import Telling, burn, burn_top, leave_hand
from engine.games.dark_wall_destiny.rules.scoring import scores
from engine.games.dark_wall_destiny.rules.tasks import lays
from engine.games.dark_wall_destiny.rules.values import count, harder, shelter
from engine.games.dark_wall_destiny.state import EMPTY, Spin, Task, WallState


def perform(state: WallState, task: Task, effect: Effect, tell: Telling) -> None:
    """Perform one pending effect of a card."""
    _DEEDS[effect.do](state, task, effect, tell)


def in_order(state: WallState) -> list[int]:
    """The seats in order, from the first seat of the round on."""
    seats = range(len(state.players))
    return [*seats[state.first :], *seats[: state.first]]


def struck_seats(state: WallState, who: Who) -> list[int]:
    """The seats that an attack strikes; if seats are tied, the earliest in order."""
    seats = in_order(state)
    if who == "each":
        return seats
    if who == "first":
        return seats[:1]
    if who == "most-ships":
        return [max(seats, key=lambda seat: count(state.players[seat], [], "ship"))]
    if who == "leader":
        return [max(seats, key=scores(state).__getitem__)]
    return [min(seats, key=lambda seat: shelter(state.players[seat]))]


def attack_points(state: WallState, effect: Effect, card: int, at: int) -> int:
    """The points of an attack from a place (from 0), at least 0.

    Includes what difficulty, rounds and anomalies add.
    """
    return max(0, effect.n + harder(state, card, at))


def _damage(state: WallState, task: Task, effect: Effect, tell: Telling) -> None:
    damage = _points(state, task, effect)
    if damage:
        strike(state, task.card, struck_seats(state, effect.who), damage, tell)


def _points(state: WallState, task: Task, effect: Effect) -> int:
    attack = task.trigger == "attack"
    return attack_points(state, effect, task.card, task.at) if attack else effect.n


def _siege(state: WallState, task: Task, effect: Effect, tell: Telling) -> None:
    points, seat = _points(state, task, effect), sieges.besieged_seat(state, in_order(state))
    if points and seat is not None:
        question = sieges.lay(state, task.card, seat, points, tell)
        if question is not None:
            own.ask(state, question, tell)


def further_siege(state: WallState, card: int) -> int:
    """The points of the sieges that a card still lays after the present one."""
    ahead = [task for task in state.todo if task.card == card and not lays(task)]
    effects = [(task, t.CARDS[card].effects(task.trigger)[task.k]) for task in ahead]
    return sum([_points(state, task, effect) for task, effect in effects if effect.do == "siege"])


def _lose_crew(state: WallState, task: Task, effect: Effect, tell: Telling) -> None:  # noqa: ARG001
    """Let the struck seats discard the cheapest crew of their hands."""
    for seat in struck_seats(state, effect.who):
        player = state.players[seat]
        crew = sorted((card for card in player.hand if card in t.CREW), key=t.COST.__getitem__)
        lost = crew[: effect.n]
        for card in lost:
            leave_hand(player, card)
            player.discards.append(card)
        tell(facts.Discarded(seat, tuple([t.IDS[card] for card in lost])), reveals=True)


def _lose_token(state: WallState, task: Task, effect: Effect, tell: Telling) -> None:  # noqa: ARG001
    for seat in struck_seats(state, effect.who):
        player = state.players[seat]
        lost = min(effect.n, player.tokens)
        if lost:
            player.tokens -= lost
            state.pool += lost
            tell(facts.LostToken(seat, lost))


def _burn_top(state: WallState, task: Task, effect: Effect, tell: Telling) -> None:  # noqa: ARG001
    for seat in struck_seats(state, effect.who):
        for _ in range(effect.n):
            if state.ending is None:
                burn_top(state, seat, tell)


def _expose(state: WallState, task: Task, effect: Effect, tell: Telling) -> None:  # noqa: ARG001
    if state.spin is not None and not state.spin.exposed:
        state.spin.exposed = True
        tell(facts.Exposed())


def _advance(state: WallState, task: Task, effect: Effect, tell: Telling) -> None:  # noqa: ARG001
    """Move the Cryoship one position ahead; never past the last position."""
    system = state.system
    at = next((place for place, card in enumerate(system) if card in t.COLONIES), None)
    if at is not None and at + 1 < len(system):
        system[at], system[at + 1] = system[at + 1], system[at]
        tell(facts.Advanced(t.IDS[system[at + 1]], at + 2))


def _burn_more(state: WallState, task: Task, effect: Effect, tell: Telling) -> None:  # noqa: ARG001
    """Burn the last card of the system that is not a Cryoship."""
    for at in reversed(range(len(state.system))):
        card = state.system[at]
        if card != EMPTY and card not in t.COLONIES:
            burn_at(state, at, tell)
            return


def burn_at(state: WallState, at: int, tell: Telling) -> None:
    """Burn the card at a place of the system.

    In a spin an anomaly may burn instead of an alien, which then returns.
    """
    card, state.system[at] = state.system[at], EMPTY
    replaced = card in t.ALIENS and not t.REPLACING.isdisjoint(state.system)
    if replaced and _spins(state.spin):
        instead = next(place for place, one in enumerate(state.system) if one in t.REPLACING)
        state.spin.back.append(card)
        tell(facts.Replaced(t.IDS[card], t.IDS[state.system[instead]]))
        card, state.system[instead] = state.system[instead], EMPTY
    burn(state, card, "system", None, tell)


def _spins(spin: Spin | None) -> TypeGuard[Spin]:
    """Whether a spin is under way in which cards can still enter."""
    return spin is not None and spin.stage != "end"


def _return(state: WallState, task: Task, effect: Effect, tell: Telling) -> None:  # noqa: ARG001
    """In a spin, let the expired card return to position 1; otherwise it stays burned.

    It also stays burned once space is empty, so that the system can run out.
    """
    laid = next((one for one in state.todo if one.card == task.card and lays(one)), None)
    if laid is not None and _spins(state.spin) and any(state.decks):
        state.todo.remove(laid)
        state.spin.back.append(task.card)


_DEEDS: dict[str, Callable[[WallState, Task, Effect, Telling], None]] = {
    "damage": _damage,
    "lose-crew": _lose_crew,
    "lose-token": _lose_token,
    "burn-top": _burn_top,
    "expose": _expose,
    "advance": _advance,
    "burn-more": _burn_more,
    "return": _return,
    "siege": _siege,
}
