"""Conservation: what random and planned games never lose or create."""

import pytest

from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.core.events import silence
from engine.core.game import Perspective
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.game import BlackAbyss, BlackAbyssOptions
from engine.games.black_abyss.rules import (
    surface,
)
from engine.games.black_abyss.rules.ships import hold, room_for_goods, room_for_marines
from engine.games.black_abyss.state import NOBODY, Ship, State

GAME = BlackAbyss()


def _ships_and_tiles(state: State) -> None:
    """Assert that every ship and tile of the content is in space or in the supply."""
    afloat = [[0] * len(t.HULLS) for _ in state.empires]
    tiles = list(state.tiles_left)
    for ship in state.ships.values():
        if ship.owner >= 0:
            afloat[ship.owner][ship.hull] += 1
            for tile in ship.tiles:
                if tile >= 0:
                    tiles[tile] += 1
    assert tuple(tiles) == t.TILE_SUPPLY
    assert min(state.tiles_left) >= 0
    for empire, ships in zip(state.empires, afloat, strict=True):
        together = [left + out for left, out in zip(empire.supply, ships, strict=True)]
        assert tuple(together) == t.HULL_SUPPLY
        assert min(empire.supply) >= 0


def _holds(ship: Ship) -> None:
    """No ship has more hits than sections, or more cargo than its working holds."""
    sections = t.SECTIONS[ship.hull]
    assert len(ship.tiles) == sections
    assert ship.hits < (1 << sections) - 1 or sections == 1
    assert ship.hits == 0 or sections > 1
    assert ship.marines <= hold(ship, t.HOLDS_MARINES)
    assert len(ship.goods) <= hold(ship, t.HOLDS_GOODS)
    assert room_for_goods(ship) >= 0
    assert room_for_marines(ship) >= 0


def _land(state: State) -> None:
    """Land fits its planet's class, buildings fit their ground, colonies have habitats."""
    drawn = [0] * len(t.LAND_COUNT)
    for kind in state.land:
        if kind >= 0:
            drawn[kind] += 1
    assert [a + b for a, b in zip(drawn, state.land_left, strict=True)] == list(t.LAND_COUNT)
    for land, building in enumerate(state.building):
        holder, garrison = state.holder[land], state.garrison[land]
        assert (holder >= 0) is (building >= 0) or building in t.WONDERS
        assert (garrison >= 0) is (state.marines[land] > 0)
        assert 0 <= state.fresh[land] <= state.marines[land]
        assert not state.idle[land] or building >= 0
        if building >= 0:
            assert surface.terrain(state, land) in t.STANDS_ON[building]
        if garrison >= 0:
            assert surface.terrain(state, land) not in (t.WATER, -1)
    for at, colonies in enumerate(state.colonies):
        with_habitat = {
            state.holder[land]
            for land in surface.lands(state, at)
            if state.building[land] == t.HABITAT
        }
        assert colonies == sum(1 << seat for seat in with_habitat)
    for wonder in t.WONDERS:
        assert state.building.count(wonder) <= 1


def _decks(state: State) -> None:
    """Each resolution is in the deck, drawn, on the ballot or in force, exactly once."""
    ballot = state.ballot
    fresh = ballot.items[:1] if ballot is not None and ballot.fresh and ballot.counted < 1 else []
    assert sorted(state.laws_left + state.laws + state.drawn + fresh) == list(range(len(t.LAWS)))
    assert len(set(state.events_left)) == len(state.events_left)


def _seats(state: State) -> None:
    """No resource is negative, wars are mutual, powers are the sum of their sources."""
    for seat, empire in enumerate(state.empires):
        assert min(empire.food, empire.energy, empire.minerals) >= 0
        for other in range(len(state.empires)):
            assert state.war[seat] >> other & 1 == state.war[other] >> seat & 1
            assert state.passage[seat] >> other & 1 == state.passage[other] >> seat & 1
            assert not (state.war[seat] & state.passage[seat]) >> other & 1
        if not empire.alive:
            assert seat not in state.holder
            assert seat not in state.garrison
            assert all(ship.owner != seat for ship in state.ships.values())
    for ship in state.ships.values():
        assert state.known[ship.hex]
        assert state.tile[ship.hex] != t.BLACK_HOLE
        assert ship.owner == NOBODY or state.empires[ship.owner].alive or state.phase == "battle"


@pytest.mark.parametrize("planned", [0, 1, 2, 3])
def test_ships_tiles_land_and_cards_are_conserved(planned: int, soaking: bool) -> None:
    """`planned` of three decisions are a policy's, the others random.

    Each map is played by three and by six seats once; when soaking, by every policy.
    """
    every = [(frontier, seats) for frontier in (False, True) for seats in (3, 6)]
    for frontier, seats in every if soaking else every[planned : planned + 1]:
        name = f"conservation {planned} {frontier} {seats}"
        options = BlackAbyssOptions.model_validate({"map": "frontier" if frontier else "rings"})
        state = GAME.new(options, seats, Chance(seed_from(name)))
        luck, policy = Chance(seed_from(f"{name}, luck")), GAME.policies["greedy"]
        step = 0
        while waiting := GAME.missing(state):
            seat = luck.pick(waiting)
            if luck.below(3) < planned:
                action = policy(Perspective(GAME, state, seat), luck)
            else:
                action = wander(GAME.choices(state, seat), luck)
            GAME.apply(state, seat, action, silence)
            step += 1
            if step % 3 == 0:
                _ships_and_tiles(state)
                _decks(state)
                _seats(state)
                for ship in state.ships.values():
                    _holds(ship)
            if step % 9 == 0:
                _land(state)
