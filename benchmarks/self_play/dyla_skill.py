"""How skill pays in Dyla: random play, fixed buying orders, search; and what search buys.

`python -m benchmarks.self_play.dyla_skill [GAMES [SEARCHED [NODES [ORDERS]]]]` prints the tables of
`BALANCE.md`: everybody plays the same `GAMES` games, search the first `SEARCHED` with `NODES`
imagined actions per decision. Orders are followed by the game's own captain; each is tried in at
most `TRIED` games, and the best is played again in others.
"""

from __future__ import annotations

import sys
from collections import Counter
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from benchmarks.self_play.orders import ORDERS, Order, climbed, share
from engine.agents.agent import Nodes
from engine.agents.roster import agent
from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.core.events import silence
from engine.core.game import Perspective
from engine.games.dyla import game
from engine.games.dyla.agents.policies import Captain, dearest, favourite
from engine.games.dyla.content import CONTENT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engine.games.dyla.actions import Action
    from engine.games.dyla.state import DylaState

GAME = game()
TRIED = 40
LONGEST = 6
OTHERS = 100_000
"""The number of the first game in which the best order is played again."""
RECIPES = (
    ("smoke-dispensers combat-veterancy", "lohengrin heavy-missile-tubes gottfried-mk-71"),
    ("helldart combat-veterancy smoke-dispensers", "lohengrin"),
    ("combat-veterancy helldart heavy-missile-tubes helldart lohengrin", ""),
)
"""Two orders that won 97 and 98 % of 300 games under older rules, and a quick order."""


class GameResult(NamedTuple):
    """A finished game: whether it was won, its last turn, and the copies bought of each card."""

    won: bool
    turn: int
    bought: tuple[int, ...]


def played(number: int, act: Callable[[DylaState], Action]) -> GameResult:
    """Game `number` as `act` plays it."""
    state = GAME.new(GAME.options(), 1, Chance(seed_from(str(number))))
    while (outcome := GAME.outcome(state)) is None:
        GAME.apply(state, 0, act(state), silence)
    return GameResult(bool(outcome.winners), state.turn, tuple(state.bought))


def following(order: Order) -> Captain:
    """The game's captain, buying by an order."""

    def buyer(state: DylaState) -> int | None:
        had = [*state.bought]
        for card in order.opening:
            if not had[card]:
                return card if CONTENT.price(card, state.bought[card]) <= state.tech else None
            had[card] -= 1
        fits = (c for c in order.then if CONTENT.price(c, state.bought[c]) <= state.tech)
        return next(fits, None)

    return Captain(buyer)


def named(first: str, then: str) -> Order:
    """An order of cards, given by ids."""
    card_of = CONTENT.card_of
    return Order(tuple(card_of[c] for c in first.split()), tuple(card_of[c] for c in then.split()))


def said(order: Order) -> str:
    """An order as text: its cards' ids."""
    ids = [[CONTENT.cards[card].id for card in part] for part in order]
    return ", ".join(ids[0]) + "; then " + (", ".join(ids[1]) or "nothing")


def searching(nodes: int) -> Callable[[DylaState], Action]:
    """The search agent with that many imagined actions per decision."""
    player, luck = agent(GAME, "search"), Chance(seed_from("search"))
    return lambda state: player.choose(Perspective(GAME, state, 0), luck, Nodes(nodes))


def row(name: str, games: Iterable[GameResult]) -> list[GameResult]:
    """Print the share won, and the turns of won games; returns the games."""
    every = [*games]
    turns = [one.turn for one in every if one.won]
    spread = f"{min(turns)}, {median(turns):.0f}, {max(turns)}" if turns else "-"
    print(f"| {name} | {len(every)} | {share(len(turns), len(every))} | {spread} |", flush=True)
    return every


def cards(title: str, games: Iterable[GameResult]) -> None:
    """Print the share of won games in which each card was bought, in percent."""
    won = [one for one in games if one.won]
    bought = Counter(card for one in won for card, copies in enumerate(one.bought) if copies)
    rows = [(CONTENT.cards[card].id, bought[card]) for card in CONTENT.for_sale]
    print(f"bought in percent of {len(won)} games won by {title}:", flush=True)
    print(", ".join(f"{name} {100 * count / max(1, len(won)):.0f}" for name, count in rows))


def main() -> None:
    """Print all tables."""
    games, searched, nodes, orders = (
        int(sys.argv[place]) if len(sys.argv) > place else usual
        for place, usual in ((1, 1000), (2, 60), (3, 20_000), (4, ORDERS))
    )
    tries = range(min(TRIED, games))
    luck = Chance(seed_from("luck"))
    row("random", (played(n, lambda s: wander(GAME.choices(s, 0), luck)) for n in range(games)))
    simple = Captain(dearest)
    row("dearest", (played(n, simple.advise) for n in range(games)))
    greedy = Captain(favourite)
    every = row("greedy", (played(n, greedy.advise) for n in range(games)))
    cards("greedy", every)
    known = [named(*recipe) for recipe in RECIPES]
    for order in known:
        row(said(order), (played(n, following(order).advise) for n in range(games)))
    best = climbed(
        CONTENT.for_sale,
        LONGEST,
        Chance(seed_from("orders")),
        lambda order: sum(played(n, following(order).advise).won for n in tries),
        known,
        orders,
    )
    again = (played(OTHERS + n, following(best).advise) for n in range(games))
    row(f"best of {orders} orders: {said(best)}", again)
    row("greedy, the games that search played", every[:searched])
    found = row(f"search:{nodes}", (played(n, searching(nodes)) for n in range(searched)))
    cards("search", found)


if __name__ == "__main__":
    main()
