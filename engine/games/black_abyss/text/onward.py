"""Reasons to move on: what ships sell, load or come nearer to, where nothing else is to do."""

from collections.abc import Callable, Iterator, Sequence

from engine.core.words import Words, words
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import GOODS
from engine.games.black_abyss.view import HexView, ShipView, View
from engine.games.black_abyss.view.guesses import is_unexplored

POD, HOUSE = t.TILES[t.POD], t.BUILDINGS[t.TRADE_HOUSE]

_AT_ONCE = {"sell": "sell", "load": "load", "explore": "scan"}
"""For each use that a goal may have at once, the end of the id of that reason."""


def onward(view: View, to: HexView, ships: Sequence[ShipView], *, armed: bool) -> Words | None:
    """Why ships of the viewer's go to a hex that gives them no other reason; None if unknown.

    They can trade there, or it is nearer to the next hex with such a use than their start.
    """
    home, start = view.empires[ships[0].owner].home, view.hexes[ships[0].at]
    uses = [*_uses(view, ships, armed=armed)]
    for use, serves in uses:
        if use in _AT_ONCE and serves(to):
            return words(f"black-abyss-because-{_AT_ONCE[use]}", place=to.name, count=len(ships))
    for use, serves in uses:
        goals = [at for at in view.hexes if serves(at) and at.at != to.at]
        goal = min(goals, key=lambda at: (at.spaces_to(to), at.at), default=None)
        if goal and goal.spaces_to(to) < min(at.spaces_to(start) for at in goals):
            return words(f"black-abyss-because-on-{use}", goal=goal.name, count=len(ships))
    return words("black-abyss-because-home", count=len(ships)) if to.at == home else None


def _uses(
    view: View, ships: Sequence[ShipView], *, armed: bool
) -> Iterator[tuple[str, Callable[[HexView], bool]]]:
    """What such ships are for, each with a test whether a hex serves it, the first use first."""
    own, tiles = view.empires[ships[0].owner], {tile for ship in ships for tile in ship.tiles}
    sold = {_kind(good) for ship in ships for good, _ in ship.goods}
    if POD in tiles:
        yield "settle", lambda at: at.tile in own.lives_on and not at.colonies
    elif sold:
        yield "sell", lambda at: bool(sold & _bought(at, own.at_war))
    elif any(t.HOLDS_GOODS[t.TILE[tile]] for tile in tiles if tile):
        yield "load", lambda at: any(owner == own.seat for owner, *_ in at.goods)
    else:
        if armed and own.at_war:
            yield "enemy", lambda at: not {*own.at_war}.isdisjoint(at.colonies)
        yield "explore", lambda at: _is_dark(at) and {*own.at_war}.isdisjoint(at.colonies)


def _is_dark(at: HexView) -> bool:
    """Whether a hex is unexplored, or has land to scan."""
    return is_unexplored(at) or any(not land.terrain for land in at.land)


def _kind(good: str) -> int:
    """The resource as which a good counts, as an index."""
    return GOODS.index(good) // 3


def _bought(at: HexView, at_war: Sequence[int]) -> set[int]:
    """The resources that a planet's trade houses buy, save those of enemies."""
    houses = any(
        land.building == HOUSE and not land.idle and land.holder not in at_war for land in at.land
    )
    return {_kind(land.good) for land in at.land if land.good} if houses else set()
