"""Notes on choices: what a purchase or resolution does, and what its place would waste."""

from collections.abc import Callable, Mapping

from engine.core.words import Words, words
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import TERRAINS
from engine.games.black_abyss.text.advice import reaches
from engine.games.black_abyss.text.onward import POD
from engine.games.black_abyss.text.reference import law_of, level_gives, order_to_the_end, uses
from engine.games.black_abyss.text.wording import parts_of, thing
from engine.games.black_abyss.view import EmpireView, LandView, View, hex_of, land_of
from engine.games.black_abyss.view.guesses import GUESS

GATHERED = {
    "research": 1, "commission": 1, "fit": 2, "repair": 2, "strip": 2,
    "build": 1, "bulldoze": 1, "recruit": 1, "sell": 2,
}  # fmt: skip
"""The groups that one menu gathers, each with how many levels stay open after a choice."""
SECRET_WINS = ("empires", "duel")
PLANETS_SHOWN = 6
WARNED = 6
"""The cycles in which entries of unexplored spaces tell their dangers."""
_YIELDING = {
    TERRAINS[ground]: t.BUILDINGS[building]
    for building in (t.FARM, t.MINE, t.PLANT)
    for ground in t.STANDS_ON[building]
}
"""The building that yields on each terrain."""


def note(view: View, path: tuple[str, ...]) -> Words | None:
    """The note on the choice at a path; None if it has none."""
    verb, *keys = path
    if verb == "research" and not keys:
        return words("black-abyss-note-research", wins=int(view.mode in SECRET_WINS))
    if path[:2] == ("diplomacy", "talk"):
        return words("black-abyss-note-talk") if len(path) == 3 else None
    if verb in GATHERED and not keys:
        return words(f"black-abyss-note-{verb}")
    if verb == "move":
        return _dark(view, keys[0]) if len(keys) == 1 and view.cycle <= WARNED else None
    if keys and verb in _OF_THINGS:
        return _OF_THINGS[verb](view, keys[0])
    if order := _order_in(path):
        return order_to_the_end(order) if view.mode == "fleet_battle" else uses()[order]
    if verb == "fit" and len(keys) == 2 and keys[1] == POD and view.ledger is not None:
        return _pod(view.ledger.settle)
    bought = {"commission": 0, "build": 0, "fit": 1}.get(verb)
    if bought is not None and (verb == "commission" or len(keys) == bought + 1):
        return uses()[keys[bought]]
    if verb == "build" or (verb == "settle" and len(keys) == 2):
        land = land_of(view, keys[1])
        guessed = land.terrain == GUESS
        return None if guessed else site(land, keys[0] if verb == "build" else "habitat")
    return None


def _level(view: View, tech: str) -> Words:
    """What the viewer's next level of a technology gives."""
    mine = view.empires[view.viewer or 0]
    return words(
        "black-abyss-note-level", powers=level_gives(tech, dict(mine.techs)[tech], _opened(mine))
    )


def _opened(mine: EmpireView) -> tuple[str, ...]:
    """The classes of planets that the next level of habitability opens to a race."""
    colours = [name for name in t.RACE[mine.race].classes if name not in mine.lives_on][:1]
    return (*colours, *(() if "moon" in mine.lives_on else ("moon",)))


def _order_in(path: tuple[str, ...]) -> str:
    """The id of the standing order that a path ends with, for a battle or a ship; "" if none."""
    above = path[-2:-1]
    given = above[0] in ("command", "hand-over", "by-order") if above else False
    return path[-1] if given and (len(path) == 2 or path[0] == "ships") else ""


def _pod(planets: tuple[str, ...]) -> Words:
    """The note on a colony pod: the planets in fuel range that the race can settle."""
    if not planets:
        return words("black-abyss-note-pod-nowhere")
    places, more = ", ".join(planets[:PLANETS_SHOWN]), len(planets) - PLANETS_SHOWN
    return words("black-abyss-note-pod", places=places, more=max(0, more))


def _dark(view: View, key: str) -> Words | None:
    """For the first unexplored space of the main game's map, how likely asteroids hit a ship there.

    The first is that of the spaces which the viewer's ships may reach. None for other spaces, and
    if all asteroids are known.
    """
    layout = t.CONTENT.map
    kinds = layout.frontier if len(view.hexes) == layout.columns * layout.rows else layout.rings
    left = kinds["asteroids"] - sum(one.tile == "asteroids" for one in view.hexes)
    mine = [ship for ship in view.ships if ship.owner == view.viewer]
    unexplored = (at for at in view.reach if not view.hexes[at].tile)
    first = next((at for at in unexplored if reaches(view, mine, [at])), None)
    if view.mode != "empires" or hex_of(view, key).at != first or left <= 0:
        return None
    hit = len(t.GAME.asteroid_hits) / t.GAME.asteroid_die
    dark = sum(not one.tile for one in view.hexes)
    return words("black-abyss-note-dark", odds=max(1, round(100 * hit * left / dark)))


def _all_alike(view: View, key: str) -> Words | None:
    """For a planet's first unscanned land tile, a note that its unscanned tiles are all alike.

    None for other tiles.
    """
    at = hex_of(view, key.partition("-")[0])
    dark = [land.name for land in at.land if not land.terrain]
    several = len(dark) > 1 and dark[0].lower() == key
    return words("black-abyss-note-unscanned") if several else None


_OF_THINGS: Mapping[str, Callable[[View, str], Words | None]] = {
    "scan": _all_alike,
    "research": _level,
    "learn": _level,
    "propose": lambda _, law: law_of(law),
}
"""For each verb, the note on the thing that the key after it names."""


def note_in_form(view: View, kind: str, key: str) -> Words | None:
    """The note on an item of the form of purchases, by question (`kind`) and key, or None."""
    first, second, _ = parts_of(key)
    paths = {
        "techs": ("research", first), "ships": ("commission", first), "buildings": ("build", first),
        "tiles": ("fit", first, second), "repairs": ("repair",),
    }  # fmt: skip
    return note(view, paths[kind])


def site(land: LandView, building: str) -> Words:
    """The note on a land tile as a site: what the building yields there, or the yield it blocks."""
    best = _YIELDING.get(land.terrain)
    good = "-good" if land.good else ""
    named = {"good": thing(land.good)} if land.good else {}
    if best is None:
        return words("black-abyss-note-bare")
    how = "yields" if building == best else "covers"
    return words(f"black-abyss-note-{how}{good}-{best}", **named)
