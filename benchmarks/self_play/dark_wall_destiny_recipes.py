"""Whether a fixed recipe wins Dark Wall Destiny, and whether a type of card can be ignored.

`python -m benchmarks.self_play.dark_wall_destiny_recipes [GAMES [TRIED [FIRST [SEATS]]]]
[PLAYER ...]` prints what players win at every number of seats or only at `SEATS`, or only the rows
of the named players, in `GAMES` games from number `FIRST` on. The players are the agents; a loner;
`prudent` without a type of card; a player who follows the page of the first turn; known recipes;
and the best of `TRIED` recipes at two and at four seats, played again in other games. A recipe is a
static rule: a Cryoship first, then the first of a list of cards, at most so many planets and cards
per turn, and optionally none nearer the star than the Cryoship.
"""

import sys
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from math import sqrt

from benchmarks.self_play.dark_wall_destiny_skill import won
from benchmarks.self_play.orders import share
from engine.core.chance import Chance, seed_from
from engine.games.dark_wall_destiny.agents.buyers import Offers, planets, prudent
from engine.games.dark_wall_destiny.agents.captain import Captain
from engine.games.dark_wall_destiny.agents.policies import LONER, POLICIES
from engine.games.dark_wall_destiny.agents.steering import harm
from engine.games.dark_wall_destiny.agents.worth import FORESEEN, PRUDENCE
from engine.games.dark_wall_destiny.content.tables import (
    CARDS,
    COLONIES,
    CRYOSHIPS,
    KIND,
    PLANETS,
)
from engine.games.dark_wall_destiny.rules.forecast import landing_damage
from engine.games.dark_wall_destiny.rules.values import cost
from engine.games.dark_wall_destiny.state import EMPTY, WallState

SEATS = (1, 2, 3, 4, 5, 6)
TRAINED = (2, 4)
TRIED = 120
"""Games in which each recipe is tried; the best is played again in as many as everybody."""
UNSEEN, TRAINING = 20_000, 40_000
"""The numbers of the first game reported, and of the first in which recipes are tried."""
EARLY = 3
"""In these first rounds, the page of the first turn lets a planet be bought before all else."""
KINDS = (("ship", "drone"), ("crew",), ("planet",), ("alien",))
BASE = tuple(
    place
    for place, card in enumerate(CARDS)
    if card.expansion == "base" and card.design.cost and place not in COLONIES
)


@dataclass(frozen=True, slots=True)
class Recipe:
    """A recipe: cards to buy in order, and its fixed rules."""

    order: tuple[int, ...]
    planets: int = 1
    most: int = 3
    behind: bool = True


def by_worth(least: float) -> tuple[int, ...]:
    """Planets, the cheapest first, then all cards worth at least `least`, the best first."""
    worth = {card: FORESEEN.each[card] + FORESEEN.once[card] for card in BASE}
    others = [card for card in BASE if card not in PLANETS and worth[card] >= least]
    lands = sorted(PLANETS & {*BASE}, key=lambda card: CARDS[card].design.cost)
    return (*lands, *sorted(others, key=lambda card: -worth[card]))


KNOWN = tuple(
    Recipe(by_worth(least), behind=behind) for least in (2.0, 4.0, 5.0) for behind in (True, False)
)


def following(recipe: Recipe) -> Captain:
    """A captain who acquires by a recipe."""
    rank = {card: place for place, card in enumerate(recipe.order)}
    turn, bought = (0, 0), 0

    def first(state: WallState, seat: int, offers: Offers) -> tuple[int, int] | None:
        nonlocal turn, bought
        if turn != (state.turn, seat):
            turn, bought = (state.turn, seat), 0
        colony = next((offer for offer in offers if offer[0] in COLONIES), None)
        if colony is not None or bought >= recipe.most:
            return colony
        wanted = [one for one in offers if _allowed(state, seat, recipe, rank, one)]
        bought += 1
        return min(wanted, key=lambda one: (rank[one[0]], one)) if wanted else None

    return Captain(first)


def _allowed(
    state: WallState, seat: int, recipe: Recipe, rank: dict[int, int], offer: tuple[int, int]
) -> bool:
    card, at = offer
    colony = next((place for place, one in enumerate(state.system, 1) if one in COLONIES), at)
    if card not in rank or (recipe.behind and at > colony):
        return False
    return card not in PLANETS or planets(state.players[seat]) < recipe.planets


def taught() -> Captain:
    """A captain that acquires as the page of the first turn says.

    Cryoships, and one card a turn: in the first rounds a planet, then the most expensive card. No
    second planet, none whose gap brings more attacks, none of the last few between a Cryoship and
    the star (more of them until the first Cryoship is gained); a drone if nothing else is left.
    """
    done = (0, 0)

    def first(state: WallState, seat: int, offers: Offers) -> tuple[int, int] | None:
        nonlocal done
        colony = next((offer for offer in offers if offer[0] in COLONIES), None)
        if colony is not None or done == (state.turn, seat):
            return colony
        system = state.system
        star = next((at for at, card in enumerate(system) if card in COLONIES), len(system))
        gained = len(CRYOSHIPS) - len(state.cryoships) > (star < len(system))
        last = PRUDENCE.soon if gained else PRUDENCE.soon_first
        few = sum(card != EMPTY for card in system[star + 1 :]) <= last
        dealt = harm(state, system, 1)
        coming = landing_damage(state, dealt)
        early = state.turn <= EARLY
        wanted = [
            (card, at)
            for card, at in offers
            if not (card in PLANETS and planets(state.players[seat]))
            and not (few and at - 1 > star)
            and (not at or landing_damage(state, dealt, without=at - 1) <= coming)
        ]
        if not wanted:
            return None
        done = (state.turn, seat)
        return max(
            wanted,
            key=lambda one: (early and one[0] in PLANETS, one[1] > 0, cost(state, *one), one),
        )

    return Captain(first)


def without(kinds: tuple[str, ...]) -> Captain:
    """`prudent` without a type of card."""

    def some(state: WallState, seat: int, offers: Offers) -> tuple[int, int] | None:
        left = [offer for offer in offers if KIND[offer[0]] not in kinds]
        return prudent(state, seat, left) if left else None

    return Captain(some)


def best_recipe(tried: int, seats: int) -> Recipe:
    """The best of `tried` recipes: the known ones, then changes of the best so far."""
    luck, best, most = Chance(seed_from(f"recipes {seats}")), KNOWN[0], -1
    for number in range(tried):
        recipe = KNOWN[number] if number < len(KNOWN) else _changed(best, luck)
        wins = _wins(recipe, seats, most)
        if wins > most:
            best, most = recipe, wins
    return best


def _wins(recipe: Recipe, seats: int, most: int) -> int:
    """The games of training won, counted until more than `most` are out of reach."""
    act, wins = following(recipe).advise, 0
    for game in range(TRIED):
        if wins + TRIED - game <= most:
            break
        wins += won(TRAINING + game, seats, act)
    return wins


def _changed(recipe: Recipe, luck: Chance) -> Recipe:
    kind = luck.below(8)
    if kind == 0:
        return replace(recipe, planets=1 + luck.below(3))
    if kind == 1:
        return replace(recipe, most=1 + luck.below(4))
    if kind == 2:
        return replace(recipe, behind=not recipe.behind)
    order = [*recipe.order]
    for _ in range(1 + luck.below(8)):
        if luck.below(2) and len(order) > 1:
            order.pop(luck.below(len(order)))
        card = luck.pick(BASE)
        if card in order:
            order.remove(card)
        order.insert(luck.below(len(order) + 1), card)
    return replace(recipe, order=tuple(order))


def told(games: range, captain: Captain, counts: Iterable[int]) -> Iterator[str]:
    """The wins in percent at each of these numbers of seats."""
    for seats in counts:
        yield share(sum(won(game, seats, captain.advise) for game in games), len(games))


def players(tried: int, wanted: Collection[str]) -> Iterator[tuple[str, Captain]]:
    """The players wanted, by name; all if none is named."""
    known = {
        **POLICIES,
        "loner": LONER,
        **{f"no-{kinds[0]}": without(kinds) for kinds in KINDS},
        "as-taught": taught(),
        **{f"recipe-{number}": following(recipe) for number, recipe in enumerate(KNOWN, 1)},
    }
    yield from ((name, known[name]) for name in known if name in (wanted or known))
    for seats in TRAINED if tried else ():
        name = f"best-at-{seats}"
        if not wanted or name in wanted:
            yield name, following(best_recipe(tried, seats))


def main() -> None:
    """Print a row per player, each number of seats as soon as it is known."""
    counts = [int(word) for word in sys.argv[1:] if word.isdecimal()]
    names = [word for word in sys.argv[1:] if not word.isdecimal()]
    count, tried, first, *only = (*counts, *(100, 0, UNSEEN)[len(counts) :])
    games = range(first, first + count)
    print(f"standard error at 50 %: {50 / sqrt(count):.0f}")
    for name, captain in players(tried, names):
        print(f"| {name} |", end="", flush=True)
        for cell in told(games, captain, only or SEATS):
            print(f" {cell} |", end="", flush=True)
        print()


if __name__ == "__main__":
    main()
