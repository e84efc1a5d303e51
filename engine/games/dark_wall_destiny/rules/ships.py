"""Awakening: pulls, and tactics that work on a ship of the sector.

Each of these tactics asks for a ship, works at once, and lasts until Reset.
"""

from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.rules.piles import Questions, Telling, draw
from engine.games.dark_wall_destiny.rules.values import berth_value, crew_on
from engine.games.dark_wall_destiny.state import Ask, Berth, Player, WallState


def _offers(state: WallState, ask: Ask) -> list[str]:
    """The keys of the ships of the sector, by place."""
    sector = state.players[ask.seat].sector
    return [f"ship.{at + 1}" for at, berth in enumerate(sector) if berth.card in t.SHIPS]


def _crewed_ships(state: WallState, ask: Ask) -> list[str]:
    """The keys of ships with crew aboard."""
    sector = state.players[ask.seat].sector
    return [key for key in _offers(state, ask) if crew_on(sector[_place(key)])]


def _place(key: str) -> int:
    return int(key.removeprefix("ship.")) - 1


def _berth(state: WallState, ask: Ask, key: str, tell: Telling) -> tuple[Player, Berth]:
    player = state.players[ask.seat]
    berth = player.sector[_place(key)]
    tell(facts.Enhanced(ask.seat, t.IDS[ask.card], t.IDS[berth.card]))
    return player, berth


def _double_combat(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    player, berth = _berth(state, ask, key, tell)
    state.now.combat += berth_value(player, berth, "combat")


def _double_energy(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    player, berth = _berth(state, ask, key, tell)
    state.now.energy += berth_value(player, berth, "energy")


def _rampart(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    """Count the ship's energy and combat as defense in the coming spin."""
    player, berth = _berth(state, ask, key, tell)
    shelter = berth_value(player, berth, "energy") + berth_value(player, berth, "combat")
    player.guarded += shelter
    tell(facts.Guarded(ask.seat, ask.seat, shelter))


def _muster(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    """Draw a number of cards for each crew aboard the ship."""
    _, berth = _berth(state, ask, key, tell)
    draw(state, ask.seat, ask.n * crew_on(berth), tell)


def _again(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    """Let the standing abilities of the ship and its crew be used again, without new crew's."""
    _, berth = _berth(state, ask, key, tell)
    cards = [berth.card, *berth.under]
    for card in berth.new:
        cards.remove(card)
    berth.ready = [card for card in cards if card in t.STANDING]


def _harbor(state: WallState, ask: Ask, key: str, tell: Telling) -> None:
    """Let the ship take a Cryoship like a planet, this turn."""
    _berth(state, ask, key, tell)
    state.now.harbor = _place(key) + 1


WITHOUT_SHIP: dict[str, str] = {
    **dict.fromkeys(("double-combat", "double-energy", "rampart", "again", "harbor"), "ship"),
    "muster": "crewed-ship",
}
"""What the sector lacks if a tactic does nothing, by effect; the suffix of a message id."""
QUESTIONS: Questions = {
    "double-combat": (_offers, _double_combat),
    "double-energy": (_offers, _double_energy),
    "rampart": (_offers, _rampart),
    "muster": (_crewed_ships, _muster),
    "again": (_offers, _again),
    "harbor": (_offers, _harbor),
}
