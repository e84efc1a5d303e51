"""Cards that nobody acquires, and cards that decide games.

A card is neglected if `prudent`, `greedy` and the player of the first turn's page all acquire it in
less than 1 % of the turns in which they could pay for it.
"""

from collections import Counter
from collections.abc import Collection
from typing import Any

from benchmarks.self_play.dark_wall_destiny.games import Act, won
from benchmarks.self_play.dark_wall_destiny.players import players
from engine.core.events import Telling
from engine.games.dark_wall_destiny.actions import Action, Buy, Pull
from engine.games.dark_wall_destiny.agents.policies import GREEDY
from engine.games.dark_wall_destiny.content.tables import CARD, CARDS, IDS
from engine.games.dark_wall_destiny.facts import Acquired, Fact
from engine.games.dark_wall_destiny.rules.values import means, payable
from engine.games.dark_wall_destiny.state import WallState

PLAYERS = ("prudent", "greedy", "as-taught")
SHARE = 0.01
"""The least share of chances to acquire a card that must be taken."""


def sold(chosen: Collection[str]) -> tuple[int, ...]:
    """The cards dealt to space decks with these expansions."""
    sets = {"base", *chosen}
    return tuple(
        place for place, card in enumerate(CARDS) if card.region and card.expansion in sets
    )


def on_offer(state: WallState, seat: int) -> set[int]:
    """The cards of the system a seat could acquire now."""
    if state.stage not in ("action", "acquire") or state.ask is not None:
        return set()
    return {card for (card, at), _ in payable(state, means(state, state.players[seat])) if at}


def taken(games: range, seats: int, act_of: Act, **chosen: Any) -> dict[int, float]:
    """The share of chances at which each card was acquired; without cards that had no chance."""
    chances, acquired = Counter[int](), Counter[int]()
    for number in games:
        turns = set[tuple[int, int, int]]()

        def act(state: WallState, seat: int, turns: set[tuple[int, int, int]] = turns) -> Action:
            turns.update((state.turn, seat, card) for card in on_offer(state, seat))
            action = act_of(state, seat)
            acquired.update([CARD[action.card]] if isinstance(action, Buy | Pull) else [])
            return action

        won(number, seats, act, **chosen)
        chances.update(card for *_, card in turns)
    return {card: acquired[card] / max(1, chances[card]) for card in sold(chosen)}


def neglected(games: range, seats: int, **chosen: Any) -> str:
    """The cards that each of `PLAYERS` acquires in too few of its chances, with these shares."""
    known = players(0, 0)
    shares = [taken(games, seats, known[name](), **chosen) for name in PLAYERS]
    dead = [card for card in sold(chosen) if max(one[card] for one in shares) < SHARE]
    told = (
        f"{IDS[card]} ({', '.join(f'{100 * one[card]:.1f}' for one in shares)})" for card in dead
    )
    return ", ".join(told) or "none"


def moved(games: range, seats: int, **chosen: Any) -> str:
    """How much more, in points, `greedy` won with a card than usual: the extremes.

    Only cards acquired in a tenth of the games count.
    """
    ends = list[bool]()
    together, winning = Counter[str](), Counter[str]()
    for number in games:
        telling: Telling[Fact] = Telling()
        ends.append(won(number, seats, GREEDY.advise, telling, **chosen))
        told = {e.fact.card for e in telling.events if isinstance(e.fact, Acquired)}
        together.update(told)
        winning.update(told if ends[-1] else ())
    usual = 100 * sum(ends) / len(ends)
    names = [IDS[card] for card in sold(chosen)]
    changes = sorted(
        (100 * winning[name] / together[name] - usual, name)
        for name in names
        if together[name] >= max(1, len(games) / 10)
    )
    return ", ".join(f"{name} {change:+.0f}" for change, name in (*changes[:3], *changes[-3:]))
