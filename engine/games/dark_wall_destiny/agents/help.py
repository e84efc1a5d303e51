"""Which deck an agent covers, from public knowledge: the cards of seats, but not their hands."""

from engine.games.dark_wall_destiny.agents.worth import PRUDENCE
from engine.games.dark_wall_destiny.rules.alarms import exposed_buyers
from engine.games.dark_wall_destiny.rules.scoring import income
from engine.games.dark_wall_destiny.rules.values import owns_cryoship, shelter
from engine.games.dark_wall_destiny.state import NOBODY, WallState


def to_cover(state: WallState, seat: int) -> int:
    """The seat whose deck an agent covers at the end of its turn, or NOBODY.

    An agent with a Cryoship covers nobody, nor does one that covers a seat already, or any in a
    contest. Its first choice are seats with a Cryoship that others do not cover with enough cards:
    the one covered with fewest cards, then with least defense. Its second choice are uncovered
    seats from whose deck a Cryoship acquired now could burn: the one with most income.
    """
    if state.contest or state.players[seat].covers != NOBODY or owns_cryoship(state.players[seat]):
        return NOBODY
    spared = [0] * len(state.players)
    for player in state.players:
        if player.covers != NOBODY:
            spared[player.covers] += len(player.hand) + len(player.deck) + len(player.discards)
    others = [other for other in range(len(state.players)) if other != seat]
    carriers = [
        other
        for other in others
        if owns_cryoship(state.players[other]) and spared[other] < PRUDENCE.cover
    ]
    if carriers:
        return min(carriers, key=lambda other: (spared[other], shelter(state.players[other])))
    later = [other for other in others if other not in state.done and not spared[other]]
    if not later:
        return NOBODY
    buyers = [other for other in exposed_buyers(state) if other in later]
    return max(buyers, key=lambda other: income(state.players[other]), default=NOBODY)
