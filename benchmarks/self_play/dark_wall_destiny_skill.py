"""How skill pays in Dark Wall Destiny: random play, fixed buying orders, search; and its cards.

`python -m benchmarks.self_play.dark_wall_destiny_skill [GAMES [SEARCHED [ORDERS]]]` prints the
tables of `BALANCE.md` under "Skill" and "Cards": everybody plays the same `GAMES` games, search the
first `SEARCHED` with `NODES` imagined actions per move. A buying order is a list of cards; a
Cryoship comes first, then the first card of the list that can be paid for. The best order is played
again on other seeds.
"""

import sys
from collections import Counter
from math import sqrt
from typing import Any

from benchmarks.self_play.dark_wall_destiny import GAME
from benchmarks.self_play.orders import ORDERS, Order, climbed, share
from engine.agents.agent import Nodes
from engine.agents.roster import agent
from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.core.events import Telling, silence
from engine.core.game import Perspective
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.agents.captain import Captain
from engine.games.dark_wall_destiny.agents.policies import DEAREST, GREEDY, PRUDENT
from engine.games.dark_wall_destiny.content.tables import CARD, CARDS, COLONIES
from engine.games.dark_wall_destiny.facts import Fact
from engine.games.dark_wall_destiny.game import WallOptions
from engine.games.dark_wall_destiny.state import WallState

NODES = 400
TRIED = 12
"""Most games in which an order is tried; the best is played again in as many as everybody."""
GUIDED = ((1, 2.0), (2, 3.0), (3, 1.0), (4, 1.5))
UNSEEN = 7_000
"""Games, by seats, that compare `prudent` with `greedy`, and the number of the first one."""
ENDLESS = 60
"""A game not finished after this many rounds counts as not won.

A card that returns whenever it burns can keep the system from running empty when no Cryoship can be
seeded any more.
"""
SHARE = 0.01
"""The least share of chances to acquire a card that must be taken."""


def begun(number: int, seats: int) -> WallState:
    """A game on normal, in seat order."""
    return GAME.new(
        WallOptions(order="seats", factions="lot", tactics=1), seats, Chance(seed_from(str(number)))
    )


def won(number: int, seats: int, act: Any, tell: Any = silence) -> bool:
    """Whether the game is won in time if `act` gives every seat's action."""
    state = begun(number, seats)
    while state.ending is None and state.turn <= ENDLESS:
        seat = GAME.missing(state)[0]
        GAME.apply(state, seat, act(state, seat), tell)
    return state.ending == "saved"


def at_random(luck: Chance) -> Any:
    """A random action."""
    return lambda state, seat: wander(GAME.choices_of_agent(state, seat), luck)


def searching(nodes: int) -> Any:
    """The search agent with that many imagined actions per move."""
    player, luck = agent(GAME, "search"), Chance(seed_from("search"))
    return lambda state, seat: player.choose(Perspective(GAME, state, seat), luck, Nodes(nodes))


def following(order: Order) -> Captain:
    """A captain who acquires by an order, Cryoships first."""
    rank = {card: place for place, card in enumerate(order.then)}

    def first(_: WallState, __: int, offers: list[tuple[int, int]]) -> tuple[int, int] | None:
        wanted = [one for one in offers if one[0] in COLONIES or one[0] in rank]
        if not wanted:
            return None
        return min(wanted, key=lambda one: (one[0] not in COLONIES, rank.get(one[0], 0), one))

    return Captain(first)


def best_order(games: int, orders: int, seats: int) -> Captain:
    """A captain who follows the best of the orders, each a part of the cards."""
    base = [n for n, card in enumerate(CARDS) if card.expansion == "base" and card.design.cost]

    def wins(order: Order) -> int:
        return sum(won(game, seats, following(order).advise) for game in range(min(TRIED, games)))

    luck = Chance(seed_from(f"orders {seats}"))
    return following(climbed(base, 0, luck, wins, tried=orders))


def paired(these: list[bool], those: list[bool]) -> str:
    """By how many percentage points `these` won more of the same games, with the standard error."""
    gaps = [this - that for this, that in zip(these, those, strict=True)]
    mean = sum(gaps) / len(gaps)
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps)) / len(gaps)
    return f"{100 * mean:.0f} ± {100 * error:.0f}"


def skill(games: int, searched: int, orders: int, seats: int) -> None:
    """Print a row per player: the share of games won with this player in every seat."""
    wins = sum(won(n, seats, at_random(Chance(seed_from(f"luck {n}")))) for n in range(games))
    print(f"| random | {seats} | {games} | {share(wins, games)} |", flush=True)
    ends = {
        name: [won(n, seats, captain.advise) for n in range(games)]
        for name, captain in (("dearest", DEAREST), ("greedy", GREEDY), ("prudent", PRUDENT))
    }
    for name, every in ends.items():
        print(f"| {name} | {seats} | {games} | {share(sum(every), games)} |", flush=True)
    order = best_order(games, orders, seats)
    wins = sum(won(10_000 + n, seats, order.advise) for n in range(games))
    print(f"| best of {orders} orders | {seats} | {games} | {share(wins, games)} |", flush=True)
    if searched:
        found = [won(n, seats, searching(NODES)) for n in range(searched)]
        print(
            f"| search:{NODES} | {seats} | {searched} | {share(sum(found), searched)} |", flush=True
        )
        above = paired(found, ends["greedy"][:searched])
        print(f"search above greedy in these games, {seats} seats: {above} points", flush=True)


def cards(games: int, seats: int) -> None:
    """Print how often each card was payable, acquired, and what was won with it."""
    offered, acquired = Counter[str](), Counter[str]()
    together, winning = Counter[str](), Counter[str]()
    wins = 0
    for number in range(games):
        telling: Telling[Fact] = Telling()
        chances = set[tuple[int, int, str]]()

        def act(state: WallState, seat: int, chances: set[tuple[int, int, str]] = chances) -> Any:
            if state.stage in ("action", "acquire"):
                view = GAME.view(state, seat)
                there = (one.card for one in view.system if one.card and one.then)
                chances.update((state.turn, seat, card) for card in there)
            return GREEDY.advise(state, seat)

        saved = won(number, seats, act, telling)
        wins += saved
        offered.update(card for *_, card in chances)
        told = [e.fact.card for e in telling.events if isinstance(e.fact, facts.Acquired)]
        acquired.update(told)
        together.update(set(told))
        winning.update(set(told) if saved else ())
    usual = 100 * wins / games
    rows = [
        (name, offered[name], acquired[name], together[name], winning[name])
        for name in (card.id for card in CARDS if card.region and card.expansion == "base")
        if CARD[name] not in COLONIES
    ]
    unwanted = [name for name, turns, taken, *_ in rows if taken < SHARE * turns]
    never = [name for name, turns, *_ in rows if not turns]
    print(f"{len(rows)} cards, {seats} seats, {games} games, won {usual:.0f} %")
    print("never payable:", ", ".join(never) or "none")
    print("acquired in less than 1 % of the chances:", ", ".join(unwanted) or "none")
    moved = sorted((100 * w / n - usual, name, n) for name, _, _, n, w in rows if n >= games / 10)
    for change, name, count in (*moved[:5], *moved[-5:]):
        print(f"| {name} | in {count} games | {change:+.0f} |")


def guides(games: int) -> None:
    """Print what `prudent` wins beyond `greedy`, in games not used for tuning."""
    for seats, often in GUIDED:
        count = round(often * games)
        greedy, prudent = (
            [won(UNSEEN + n, seats, captain.advise) for n in range(count)]
            for captain in (GREEDY, PRUDENT)
        )
        told = f"{share(sum(greedy), count)} | {share(sum(prudent), count)}"
        print(f"| {seats} | {count} | {told} | {paired(prudent, greedy)} |", flush=True)


def main() -> None:
    """Print all tables."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    searched = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    orders = int(sys.argv[3]) if len(sys.argv) > 3 else ORDERS
    guides(games)
    for seats in (2, 4):
        cards(games, seats)
        skill(games, searched, orders, seats)


if __name__ == "__main__":
    main()
