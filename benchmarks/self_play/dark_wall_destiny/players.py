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
from engine.games.dark_wall_destiny.agents import taught
from engine.games.dark_wall_destiny.agents.buyers import Offers, prudent
from engine.games.dark_wall_destiny.agents.captain import Captain
from engine.games.dark_wall_destiny.agents.policies import LONER, POLICIES
from engine.games.dark_wall_destiny.content.tables import COLONIES, KIND
from engine.games.dark_wall_destiny.state import WallState

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


def as_taught() -> Captain:
    """A captain that acquires as the page of the first turn says, in every round."""
    turn, acquired = (0, 0), set[bool]()

    def first(state: WallState, seat: int, offers: Offers) -> tuple[int, int] | None:
        nonlocal turn, acquired
        if state.contest:
            return taught.rivals(state, seat, offers)
        if turn != (state.turn, seat):
            turn, acquired = (state.turn, seat), set()
        best = taught.team(state, seat, offers, acquired)
        if best is not None and best[0] not in COLONIES:
            acquired.add(best[1] > 0)
        return best

    return Captain(first)


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
        "as-taught": as_taught(),
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
