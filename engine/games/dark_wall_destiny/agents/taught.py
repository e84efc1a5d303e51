"""What the pages of the first turn teach to acquire, which the guide advises in the first rounds.

There is one list for a team and one for rivals, in the order of its page
(`data/dark_wall_destiny/learning/first_turn.<locale>.md`).
"""

from collections.abc import Collection
from typing import Final

from engine.games.dark_wall_destiny.agents.buyers import Offers, planets, thrifty
from engine.games.dark_wall_destiny.agents.steering import harm
from engine.games.dark_wall_destiny.agents.worth import PRUDENCE
from engine.games.dark_wall_destiny.content.tables import (
    COLONIES,
    CRYOSHIPS,
    DRONES,
    ENERGY,
    KIND,
    PLANETS,
)
from engine.games.dark_wall_destiny.rules.forecast import landing_damage
from engine.games.dark_wall_destiny.rules.values import cost
from engine.games.dark_wall_destiny.state import EMPTY, WallState

TEAM: Final = ("cryoship", "planet", "dearest", "drone")
RIVALS: Final = ("cryoship", "planet", "ship", "alien", "crew", "planets")
"""The entries of the lists, the most important first."""
EARLY = 3
"""In these first rounds, the page for a team lets a planet be bought before all else."""
LEAST = 3
"""What a card of the system must cost at least, by the same page."""
LATER: Final = ((8, 5), (4, 4))
"""From which rounds on rivals leave what costs less, by their page."""


def rounds(*, contest: bool) -> int:
    """The last round in which people are guided: three in a contest, else one."""
    return 3 if contest else 1


def team(
    state: WallState, seat: int, offers: Offers, had: Collection[bool]
) -> tuple[int, int] | None:
    """What the page for a team says to acquire next: a Cryoship, one card, and a drone.

    `had` are the kinds acquired this turn beside Cryoships: True for a card of the system, False
    for a drone. No second planet, nothing that costs less than 3, no card whose gap brings more
    attacks, and none of the last few cards between a Cryoship and the star. Until the first
    Cryoship is gained, more of these cards are left, and tokens are kept.
    """
    if colony := next((offer for offer in offers if offer[0] in COLONIES), None):
        return colony
    wanted = [one for one in _advised(state, seat, offers) if (one[1] > 0) not in had]
    if not wanted or False in had:
        return None
    early = state.turn <= EARLY
    return max(
        wanted,
        key=lambda one: (one[1] > 0, early and one[0] in PLANETS, cost(state, *one), one),
    )


def rivals(state: WallState, seat: int, offers: Offers) -> tuple[int, int] | None:
    """What the page for rivals says to acquire next: the first of `RIVALS`, then what costs most.

    Of ships and drones it is the one that gives most energy.
    """
    least = next((price for round_, price in LATER if state.turn >= round_), 0)
    owned = planets(state.players[seat])

    def place(offer: tuple[int, int]) -> tuple[int, int, int, int]:
        kind = entry(offer[0], owned)
        energy = ENERGY[offer[0]] if kind == "ship" else 0
        return -RIVALS.index(kind), energy, cost(state, *offer), offer[1]

    wanted = [one for one in offers if entry(one[0], owned) in RIVALS]
    dear = [one for one in wanted if cost(state, *one) >= least or one[0] in COLONIES]
    return max(dear, key=place, default=None)


def entry(card: int, planets_owned: int) -> str:
    """The entry of `RIVALS` that a card belongs to; "" for none."""
    if card in COLONIES:
        return "cryoship"
    if card in PLANETS:
        return "planets" if planets_owned else "planet"
    return "ship" if card in DRONES else KIND[card] if KIND[card] in RIVALS else ""


def _advised(state: WallState, seat: int, offers: Offers) -> Offers:
    """The offers that the page for a team advises to take."""
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
