"""Homefront: sieges, hulls, escorts and repairs.

A siege strikes the sector with most seeded Cryoships. Its owner stops unblocked points by burning a
ship, or they damage a Cryoship's hull. A Cryoship without hull burns, which ends the game.
"""

from collections.abc import Sequence

from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.rules.piles import Questions, Telling, burn, leave_sector
from engine.games.dark_wall_destiny.rules.scoring import scores
from engine.games.dark_wall_destiny.rules.values import berth_value, resting_shelter, shelter
from engine.games.dark_wall_destiny.state import Ask, Berth, Player, WallState


def besieged_seat(state: WallState, seats: Sequence[int]) -> int | None:
    """The seat that a siege strikes: most seeded Cryoships, then least defense, then seat order.

    Colony Omega has no hull and does not count. In a contest it is the seat with the highest score.
    None if no seat has a Cryoship with a hull.
    """
    players = state.players
    hulls = {
        seat: sum(card in state.hulls for one in players[seat].sector for card in one.under)
        for seat in seats
    }
    holding = [seat for seat in seats if hulls[seat]]
    if not holding:
        return None
    if state.contest:
        return max(holding, key=scores(state).__getitem__)
    return min(holding, key=lambda seat: (-hulls[seat], resting_shelter(players[seat])))


def hull_at_risk(state: WallState, seat: int, sieges: Sequence[int]) -> int | None:
    """The seat's first Cryoship that burns by these unblocked points; None if no siege breaks one.

    Each siege damages the strongest hull, as by the default answer of a seat without ships.
    """
    seeded = [card for one in state.players[seat].sector for card in one.under]
    left = {card: state.hulls[card] for card in seeded if card in state.hulls}
    for points in sieges:
        strongest = max(left, key=left.__getitem__)
        if points >= left[strongest]:
            return strongest
        left[strongest] -= points
    return None


def lay(state: WallState, card: int, seat: int, points: int, tell: Telling) -> Ask | None:
    """Lay a siege, which defense blocks first; returns the question about the rest, or None."""
    player = state.players[seat]
    player.besieged = True
    exposed = state.spin is not None and state.spin.exposed
    blocked = 0 if exposed else min(shelter(player), points)
    player.spent += blocked
    tell(facts.Besieged(seat, points, blocked))
    return Ask(seat, "siege", points - blocked, "", card) if points > blocked else None


def by_custom(state: WallState) -> str:
    """The default answer to a siege: the strongest hull if it holds, else the cheapest ship.

    Without a ship, the strongest hull is damaged anyway.
    """
    ask = state.ask
    assert ask is not None, "only a siege that is laid is answered"
    keys = _siege_offers(state, ask)
    hulls = {key: state.hulls[t.CARD[key[7:]]] for key in keys if key.startswith("colony.")}
    strongest = max(hulls, key=hulls.__getitem__)
    if hulls[strongest] > ask.n:
        return strongest
    sector = state.players[ask.seat].sector
    ships = {key: _price(sector[int(key[5:]) - 1]) for key in keys if key.startswith("ship.")}
    return min(ships, key=ships.__getitem__) if ships else strongest


def burns_a_cryoship(state: WallState, key: str) -> bool:
    """Whether an answer to the open question would burn a Cryoship, which ends the game."""
    ask = state.ask
    if ask is None or ask.what != "siege" or not key.startswith("colony."):
        return False
    return state.hulls[t.CARD[key.removeprefix("colony.")]] <= ask.n


def _price(berth: Berth) -> int:
    return t.COST[berth.card] + sum(t.COST[card] for card in berth.under)


def _siege_offers(state: WallState, ask: Ask) -> list[str]:
    """The keys of the sector's Cryoships, and of its ships without a Cryoship."""
    sector = state.players[ask.seat].sector
    hulls = [f"colony.{t.IDS[card]}" for one in sector for card in one.under if card in state.hulls]
    ships = [
        f"ship.{at + 1}"
        for at, one in enumerate(sector)
        if one.card in t.SHIPS and not t.COLONIES & set(one.under)
    ]
    return [*hulls, *ships]


def _siege(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    """Apply the answer to a siege: burn a ship with its crew to stop it, or damage a hull."""
    what, name = key.split(".")
    if what == "colony":
        _harm(state, ask, t.CARD[name], tell)
        return
    berth = leave_sector(state, ask.seat, int(name) - 1)
    for card in (berth.card, *berth.under):
        burn(state, card, "sector", ask.seat, tell)


def _harm(state: WallState, ask: Ask, card: int, tell: Telling) -> None:
    state.hulls[card] -= min(ask.n, state.hulls[card])
    tell(facts.Damaged(ask.seat, t.IDS[card], state.hulls[card]))
    if not state.hulls[card]:
        del state.hulls[card]
        berth = next(one for one in state.players[ask.seat].sector if card in one.under)
        berth.under.remove(card)
        state.saved.remove(card)
        burn(state, card, "sector", ask.seat, tell)


def recover(state: WallState, seat: int, tell: Telling) -> None:
    """At Reset, repair the seat's weakest hull by one point.

    A seat that was besieged since its last Reset repairs nothing.
    """
    player = state.players[seat]
    if not player.besieged:
        weak = sorted(_damaged_hulls(state, player), key=state.hulls.__getitem__)
        for card in weak[:1]:
            _mend(state, seat, card, 1, tell)
    player.besieged = False


def _damaged_hulls(state: WallState, player: Player) -> list[int]:
    """The sector's Cryoships with a damaged hull."""
    seeded = [card for berth in player.sector for card in berth.under]
    return [card for card in seeded if state.hulls.get(card, t.NUMBERS.hull) < t.NUMBERS.hull]


def _mend(state: WallState, seat: int, card: int, points: int, tell: Telling) -> None:
    state.hulls[card] = min(t.NUMBERS.hull, state.hulls[card] + points)
    tell(facts.Repaired(seat, t.IDS[card], state.hulls[card]))


def _repair_offers(state: WallState, ask: Ask) -> list[str]:  # noqa: ARG001
    """The keys of all Cryoships with a damaged hull, in any sector."""
    return [f"colony.{t.IDS[card]}" for one in state.players for card in _damaged_hulls(state, one)]


def _repair(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    _mend(state, ask.seat, t.CARD[key.removeprefix("colony.")], ask.n, tell)


def lent_defense(player: Player, card: int, most: int) -> int:
    """The defense that an escort lends: its own and its crew's, up to `most`."""
    berths = [berth for berth in player.sector if berth.card == card]
    lent = [berth_value(player, berth, "defense") for berth in berths] or [t.DEFENSE[card]]
    return min(most, max(lent))


QUESTIONS: Questions = {"siege": (_siege_offers, _siege), "repair": (_repair_offers, _repair)}
