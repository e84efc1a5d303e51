"""Fixed recipes and buying orders: do they win, and the best of many tries.

A recipe is a static rule: a Cryoship first, then the first of a list of cards, at most so many
planets and cards per turn, and optionally none nearer the star than the Cryoship. A buying order is
a list only.
"""

from collections import Counter
from dataclasses import dataclass, replace

from benchmarks.self_play.dark_wall_destiny.games import won
from benchmarks.self_play.orders import Order, climbed
from engine.core.chance import Chance, seed_from
from engine.games.dark_wall_destiny.agents.buyers import Offers, planets
from engine.games.dark_wall_destiny.agents.captain import Captain
from engine.games.dark_wall_destiny.agents.worth import FORESEEN
from engine.games.dark_wall_destiny.content.tables import CARDS, COLONIES, PLANETS
from engine.games.dark_wall_destiny.state import WallState

TRIED, ROUGH = 120, 12
"""Games in which each recipe is tried, and each buying order."""
TRAINING = 40_000
"""The number of the first of these games."""
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


def best_recipe(tried: int, seats: int) -> Recipe:
    """The best of `tried` recipes: the known ones, then changes of the best so far."""
    luck, best, most = Chance(seed_from(f"recipes {seats}")), KNOWN[0], -1
    losses = Counter[int]()
    for number in range(tried):
        recipe = KNOWN[number] if number < len(KNOWN) else _changed(best, luck)
        wins = _wins(recipe, seats, most, losses)
        if wins > most:
            best, most = recipe, wins
    return best


def _wins(recipe: Recipe, seats: int, most: int, losses: Counter[int]) -> int:
    """How many training games the recipe wins, counted until it can't win more than `most`.

    Games that recipes lost most often come first, so that bad recipes need few games.
    """
    act, wins = following(recipe).advise, 0
    games = sorted(range(TRAINING, TRAINING + TRIED), key=lambda game: (-losses[game], game))
    for left, game in zip(range(TRIED, 0, -1), games, strict=True):
        if wins + left <= most:
            break
        saved = won(game, seats, act)
        wins += saved
        losses[game] += not saved
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


def best_order(tried: int, seats: int) -> Recipe:
    """The best of `tried` buying orders, each a part of the cards, as a recipe without rules."""

    def recipe(order: Order) -> Recipe:
        return Recipe(order.then, planets=len(BASE), most=len(BASE), behind=False)

    def wins(order: Order) -> int:
        act = following(recipe(order)).advise
        return sum(won(TRAINING + game, seats, act) for game in range(ROUGH))

    return recipe(climbed(BASE, 0, Chance(seed_from(f"orders {seats}")), wins, tried=tried))
