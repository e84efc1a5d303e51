"""The players of self-play by name."""

from collections.abc import Callable
from functools import partial

from benchmarks.self_play.dark_wall_destiny.games import GAME, Act
from benchmarks.self_play.dark_wall_destiny.recipes import (
    KNOWN,
    Recipe,
    best_order,
    best_recipe,
    following,
)
from engine.agents.agent import Nodes
from engine.agents.roster import agent
from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.core.game import Perspective
from engine.games.dark_wall_destiny.agents.buyers import Offers, planets, prudent, thrifty
from engine.games.dark_wall_destiny.agents.captain import Captain
from engine.games.dark_wall_destiny.agents.policies import LONER, POLICIES
from engine.games.dark_wall_destiny.agents.steering import harm
from engine.games.dark_wall_destiny.agents.worth import PRUDENCE
from engine.games.dark_wall_destiny.content.tables import COLONIES, CRYOSHIPS, KIND, PLANETS
from engine.games.dark_wall_destiny.rules.forecast import landing_damage
from engine.games.dark_wall_destiny.rules.values import cost
from engine.games.dark_wall_destiny.state import EMPTY, WallState

EARLY = 3
"""In these first rounds, the page of the first turn lets a planet be bought before all else."""
LEAST = 3
"""What a card must cost at least, by the same page."""
KINDS = {
    "no-ship": ("ship", "drone"),
    "no-crew": ("crew",),
    "no-planet": ("planet",),
    "no-alien": ("alien",),
}
TRAINED = {
    f"best-{kind}-at-{seats}": (search, seats)
    for kind, search in (("recipe", best_recipe), ("order", best_order))
    for seats in (2, 4)
}


def taught() -> Captain:
    """A captain that acquires as the page of the first turn says.

    It acquires Cryoships, one card a turn (in the first rounds a planet, then the most expensive
    card), and a drone. It acquires no second planet, nothing that costs less than 3, no card whose
    gap brings more attacks, and none of the last few cards between a Cryoship and the star. Until
    the first Cryoship is gained, more of these cards are left, and tokens are kept.
    """
    turn, acquired = (0, 0), set[bool]()

    def first(state: WallState, seat: int, offers: Offers) -> tuple[int, int] | None:
        nonlocal turn, acquired
        if turn != (state.turn, seat):
            turn, acquired = (state.turn, seat), set()
        colony = next((offer for offer in offers if offer[0] in COLONIES), None)
        if colony is not None:
            return colony
        wanted = [one for one in _advised(state, seat, offers) if (one[1] > 0) not in acquired]
        if not wanted or False in acquired:
            return None
        early = state.turn <= EARLY
        best = max(
            wanted,
            key=lambda one: (one[1] > 0, early and one[0] in PLANETS, cost(state, *one), one),
        )
        acquired.add(best[1] > 0)
        return best

    return Captain(first)


def _advised(state: WallState, seat: int, offers: Offers) -> Offers:
    """The offers that the page of the first turn advises to take."""
    system, player = state.system, state.players[seat]
    star = next((at for at, card in enumerate(system) if card in COLONIES), len(system))
    gained = len(CRYOSHIPS) - len(state.cryoships) > (star < len(system))
    last = PRUDENCE.soon if gained else PRUDENCE.soon_first
    few = sum(card != EMPTY for card in system[star + 1 :]) <= last
    dealt = harm(state, system, 1)
    coming = landing_damage(state, dealt)
    return [
        (card, at)
        for card, at in (offers if gained else thrifty(state, seat, offers))
        if not (card in PLANETS and planets(player))
        and (not at or card in PLANETS or cost(state, card, at) >= LEAST)
        and not (few and at - 1 > star)
        and (not at or landing_damage(state, dealt, without=at - 1) <= coming)
    ]


def without(kinds: tuple[str, ...]) -> Captain:
    """The captain `prudent`, except that it never acquires cards of these kinds."""

    def some(state: WallState, seat: int, offers: Offers) -> tuple[int, int] | None:
        left = [offer for offer in offers if KIND[offer[0]] not in kinds]
        return prudent(state, seat, left) if left else None

    return Captain(some)


def at_random() -> Act:
    """A player that chooses every action at random."""
    luck = Chance(seed_from("luck"))
    return lambda state, seat: wander(GAME.choices_of_agent(state, seat), luck)


def searching(nodes: int) -> Act:
    """A player that follows the search agent with that many imagined actions per move."""
    player, luck = agent(GAME, "search"), Chance(seed_from("search"))
    return lambda state, seat: player.choose(Perspective(GAME, state, seat), luck, Nodes(nodes))


def trained(search: Callable[[int, int], Recipe], tried: int, seats: int) -> Act:
    """A player that follows the best of `tried` recipes, or of as many buying orders."""
    return following(search(tried, seats)).advise


def players(tried: int, nodes: int) -> dict[str, Callable[[], Act]]:
    """A function that makes each player, by name."""
    captains = {
        **POLICIES,
        "loner": LONER,
        **{name: without(kinds) for name, kinds in KINDS.items()},
        "as-taught": taught(),
        **{f"recipe-{number}": following(recipe) for number, recipe in enumerate(KNOWN, 1)},
    }
    return {
        **{name: partial(getattr, captain, "advise") for name, captain in captains.items()},
        "random": at_random,
        "search": partial(searching, nodes),
        **{
            name: partial(trained, search, tried, seats)
            for name, (search, seats) in TRAINED.items()
        },
    }
