"""Labels in battles: ships, weapons, and targets with the chance to hit them."""

from collections.abc import Iterator, Sequence

from engine.core.words import Words, seat_name, words
from engine.games.black_abyss.content import powers as p
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.war import combat
from engine.games.black_abyss.state import HERE
from engine.games.black_abyss.text.reference import law_of
from engine.games.black_abyss.text.wording import ship_name, thing, whom
from engine.games.black_abyss.view import HexView, StandView, View, ship_of

EXPLAINED = 2
"""The marks on the board are explained up to this round."""
BATTERY = t.BUILDINGS[t.BATTERY]
MONSTERS_SHOWN, MOST_NAMED = 2, 1
"""So many kinds of monsters are named in a label, and so many ships; more ships are counted."""


def _stand(view: View, key: str) -> StandView:
    assert view.battle is not None
    return next(stand for stand in view.battle.stands if stand.ship == int(key[1:]))


def deploying(message: str, view: View, key: str) -> Words:
    """A message about a ship to deploy, with its present square."""
    ship = ship_of(view, key)
    named = ship_name(ship.hull, ship.number)
    return words(message, ship=named, square=_stand(view, key).square)


def square(view: View, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG001
    """The label of a square of the board."""
    return words("black-abyss-label-square", square=key)


def beside(view: View, path: tuple[str, ...]) -> Sequence[Words]:
    """The notes beside a menu of a battle: questions for confirmation, and what frames mean."""
    if path == ("hand-over",):
        return (_handing_over(view),)
    if path == ("end-early",):
        return (_ending_early(view),)
    picked = path[0] == "ships" and len(path) > 1
    if picked and view.battle is not None and view.battle.round <= EXPLAINED:
        return (words("black-abyss-beside-frames"),)
    return ()


def _handing_over(view: View) -> Words:
    """What handing over to an order means, and how often command can be taken back."""
    fight = view.battle
    sides = fight.sides if fight is not None else ()
    left = fight.takeovers[sides.index(view.viewer)] if fight and view.viewer in sides else 0
    return words("black-abyss-beside-hand-over", left=left)


def _ending_early(view: View) -> Words:
    """The question before a move is ended: the viewer's ships that can still act."""
    fight = view.battle
    waiting = {stand.ship for stand in fight.stands if stand.waits} if fight is not None else set()
    names = tuple(
        ship_name(ship.hull, ship.number)
        for ship in view.ships
        if ship.id in waiting and ship.owner == view.viewer
    )
    return words("black-abyss-beside-end-early", ships=names, count=len(names))


def against_monsters(view: View) -> Iterator[Words]:
    """In the viewer's movement turn, the battles with monsters that *Done* would begin."""
    if view.phase != "move" or view.viewer is None or view.active != view.viewer:
        return
    for at in view.hexes:
        there = [ship for ship in view.ships if ship.at == at.at]
        mine = [ship for ship in there if ship.owner == view.viewer]
        wild = tuple(thing(hull) for hull in dict.fromkeys(s.hull for s in there if s.owner < 0))
        if mine and wild:
            leave = int(any(ship.left for ship in mine))
            yield words("black-abyss-beside-monsters", place=at.name, foes=wild, leave=leave)


def deed(view: View, path: tuple[str, ...]) -> Words:
    """The label of a choice below a ship in battle: the ship, what it does, or its target."""
    key = path[-1]
    if len(path) == 2:
        ship, stand = ship_of(view, key), _stand(view, key)
        named = ship_name(ship.hull, ship.number)
        return words("black-abyss-label-fighting", ship=named, square=stand.square, left=stand.left)
    if len(path) == 3:
        if key in ("steer", "landing", "by-order"):
            return words(f"black-abyss-label-{key}")
        return _section(view, path[1], key)
    how = path[2]
    if how == "steer":
        return square(view, path, key)
    if how == "by-order":
        return thing(key)
    if how == "landing":
        return words("black-abyss-label-ashore", land=key.upper())
    if how[0] == "b":
        return _bombed(view, path[1], int(how[1:]) - 1, int(key[5:]))
    return _target(view, path[1], int(how[1:]) - 1, key)


def _section(view: View, ship: str, key: str) -> Words:
    """The label of a weapon or bomb, with its section."""
    number = int(key[1:])
    tile = ship_of(view, ship).tiles[number - 1]
    return words("black-abyss-label-armed", section=number, tile=thing(tile))


def _bombed(view: View, ship: str, section: int, seat: int) -> Words:
    """The label of a bomb's target, with the chance to hit it."""
    assert view.battle is not None
    tile = t.TILE[ship_of(view, ship).tiles[section]]
    odds = combat.odds(t.DIE[tile], t.HIT[tile], view.battle.shields[seat])
    return words("black-abyss-label-bombed", seat=seat_name(seat), odds=round(100 * odds))


def _target(view: View, ship: str, section: int, key: str) -> Words:
    """The label of an enemy ship to fire at, with its square and the chance to hit it."""
    foe, tile = ship_of(view, key), t.TILE[ship_of(view, ship).tiles[section]]
    shields = [
        t.RATING[t.TILE[name]]
        for name, covered in zip(foe.tiles, foe.covered, strict=True)
        if name and not covered and t.TILE_ROLE[t.TILE[name]] == "shield"
    ]
    square = _stand(view, key).square
    covered = view.battle is not None and square in view.battle.cover
    shield = max(shields, default=0)
    guard = shield + covered * t.MODES.fleet_battle.cover_shield
    odds = combat.odds(t.DIE[tile], t.HIT[tile], guard)
    return words(
        "black-abyss-label-target",
        section=section + 1,
        ship=ship_name(foe.hull, foe.number),
        square=square,
        odds=round(100 * odds),
        lowered="both" if covered and shield else "asteroids" * covered or "shield" * (shield > 0),
    )


def field(view: View) -> str:
    """The name of the hex whose battle needs the viewer's next order; `HERE` if none does."""
    waiting = (
        at for seat, kind, at, _ in view.decisions if (seat, kind) == (view.viewer, "ordering")
    )
    return next((view.hexes[at].name for at in waiting), HERE)


def bans(view: View) -> Iterator[Words]:
    """The resolutions that forbid bombs or marines of the ships that the viewer must order."""
    place = field(view)
    there = [
        ship
        for ship in view.ships
        if ship.owner == view.viewer and view.hexes[ship.at].name == place
    ]
    carried = {t.TILE_ROLE[t.TILE[tile]] for ship in there for tile in ship.tiles if tile}
    useless = {p.BOMBS_BANNED: "bomb" in carried, p.LANDINGS_BANNED: any(s.marines for s in there)}
    for law in view.laws:
        if any(useless.get(power) for power, _ in t.LAW_POWERS[t.LAWS.index(law)]):
            yield words("black-abyss-beside-banned", law=thing(law), effect=law_of(law))


def enemies_at(view: View, at: HexView) -> tuple[Words, ...]:
    """Monsters, ships of enemies and their working batteries in a hex; several ships as a number.

    Ships of a race at peace are no enemies.
    """
    if view.viewer is None:
        return ()
    at_war = view.empires[view.viewer].at_war
    ships = [ship for ship in view.ships if ship.at == at.at]
    wild = dict.fromkeys(ship.hull for ship in ships if ship.owner < 0)
    foes = [ship for ship in ships if ship.owner in at_war]
    armed = any(
        land.building == BATTERY and not land.idle and land.holder in at_war for land in at.land
    )
    told = [thing(hull) for hull in wild][:MONSTERS_SHOWN]
    if len(foes) > MOST_NAMED:
        told.append(words("black-abyss-label-foes", count=len(foes)))
    else:
        told += [ship_name(ship.hull, ship.number) for ship in foes]
    return (*told, thing(BATTERY)) if armed else tuple(told)


def side_name(view: View, seat: int) -> Words:
    """A side of the present battle: a seat, or the monster if they are all of one kind."""
    assert view.battle is not None
    hulls = {ship.hull for ship in view.ships if ship.owner < 0 and ship.at == view.battle.at}
    return thing(hulls.pop()) if seat < 0 and len(hulls) == 1 else whom(seat)
