"""Shows Black Abyss as its map; for a player, a large map is cropped around the home world.

While the viewer sees ships on a battle board, only that is shown, as a phone has no room for more.
The mode of fleet battles has no map: there, before the battle, players see only their own ships,
and spectators nothing.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from bot.language.speech import Speech
from bot.presentation.games.any_game import Laws, Presenter, picture_of
from bot.presentation.games.black_abyss import end, headlines
from bot.presentation.games.black_abyss import sights as looks
from bot.presentation.games.black_abyss.battle import scene as battle_scene
from bot.presentation.games.black_abyss.headlines import how_it_is_counted, on_the_ballot
from bot.presentation.games.black_abyss.map.legs import legs_of
from bot.presentation.games.black_abyss.map.scene import (
    DRAWING,
    LEARNING,
    TALLEST,
    alt_of,
    letter_meanings,
    letters_of,
    scene_of,
    shows_range,
)
from bot.presentation.games.black_abyss.map.spaces import opening
from bot.presentation.panel import SMALL, Picture
from engine.core.game import AnyGame, Card
from engine.core.words import Words, words
from engine.games.black_abyss.actions import Build, Pass
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.state import WITHOUT_PEACE
from engine.games.black_abyss.text.advice import has_dock, reaches
from engine.games.black_abyss.text.aim import aims
from engine.games.black_abyss.text.description import awaited, caption, cover, cycle, own_decisions
from engine.games.black_abyss.text.fighting import side_name
from engine.games.black_abyss.text.onward import POD
from engine.games.black_abyss.text.reference import own_people
from engine.games.black_abyss.text.shopping import basket
from engine.games.black_abyss.view import ShipView, View
from engine.games.black_abyss.view.ledger import Ledger

CARD_DRAWING = "bot.presentation.games.black_abyss.draw_icons:draw"
DRAWN = frozenset((*t.RACES, *t.HULLS))
"""Ids of the cards that have a picture: races and ship classes."""
NEWEST = 2
"""Maximum number of purchases listed, the latest; a phone has no room for more."""
BUILT_FOR = {
    "habitat": "good-build-habitat",
    **dict.fromkeys(("small-dock", "large-dock"), "good-build-dock"),
    **dict.fromkeys(("farm", "mine", "plant"), "good-build-yield"),
}
"""The part of the id of the `learning` message on a building, by the building's role."""

TRANSPORT, FRIGATE = t.HULLS[t.TRANSPORT], t.HULLS[t.FRIGATE]
HABITAT, DOCK = t.BUILDINGS[t.HABITAT], t.BUILDINGS[t.SMALL_DOCK]
GUIDED_WITHOUT_COLONY = 8
"""The last cycle in which the steps to a first colony are told."""
NEARBY = 3
"""Maximum spaces from home at which a first colony is advised: a transport flies one a turn."""
CHAPTERS = {"move": 3, "battle": 6, "ground": 7, "purchase": 8, "tribunal": 9}
"""The indices of the rules' sections, from 0, by phase."""
OF_MODES = {"duel": 12, "sudden_death": 13, "capture_the_flag": 14, "fleet_battle": 15}
"""The indices of the rules' sections, from 0, by mode for two."""
PHONE = 844
"""The height of a usual phone's screen, in points."""


class AbyssPresenter(Presenter):
    """Shows Black Abyss."""

    has_sights = True
    guided = 4
    text_among_sights = True
    abridges = True
    guides_by_hints = True
    reasons_in_notes = frozenset({"research", "commission", "fit"})
    finale = staticmethod(end.finale)
    aims = staticmethod(aims)
    sights = staticmethod(looks.sights)
    sight = staticmethod(looks.sight)
    follow = staticmethod(looks.follow)

    def picture(self, view: View, speech: Speech, prepared: Sequence[Any] = ()) -> Picture | None:
        """The battle board if the viewer sees one, else the map with prepared moves.

        In a mode without a map, the viewer's ships; None if there are none.
        """
        if battle_scene.has_ships(view):
            return looks.sight(view, looks.BATTLE, speech)
        if looks.mapless(view):
            return looks.fleet(view, speech)
        legs = legs_of(view, prepared) if prepared else ()
        scene = scene_of(view, speech.for_pictures, opening(view), legs=legs)
        return Picture(DRAWING, scene, alt_of(scene, speech.without_escapes), TALLEST)

    def tallest(self, view: View) -> int:
        """The screen of a usual phone; a little more while members learn the game."""
        return PHONE if view.cycle > self.guided + 1 else super().tallest(view)

    def kept(self, view: View) -> int:
        """The lines on what waits for the viewer's answer."""
        return len([*awaited(view)])

    def recent(self, view: View) -> int:
        """0, so that no lines tell the latest actions: news are messages of their own."""
        return 0

    def lines(self, game: AnyGame, view: View, speech: Speech) -> tuple[str, ...]:
        """The cycle and the viewer's resources or purchases, then what the viewer votes on.

        Two lines explain the map: the letters in the first cycles, later where its legend is, and
        in a player's own turn the fuel range. A panel without room for both leaves one out. A
        battle board has only the decisions, its letters, and the asteroids.
        """
        say, book = speech.with_icon_markup, view.ledger
        if battle_scene.has_ships(view):
            covered = (f"{SMALL}{say(line)}" for line in cover(view))
            return (*say.each(own_decisions(view)), *_sides(view, speech), *covered)
        if book is not None and (book.entries or book.gone):
            # a phone has no room for the cycle as well
            lines = (
                *say.each(caption(view)),
                *(f"{SMALL}{say(line)}" for line in basket(view, NEWEST)),
            )
        else:
            voting = view.ballot is not None and view.viewer is not None
            # the goal of a game for two is long
            aimed = view.viewer is None and view.cycle == 1 and view.mode != "empires"
            own = tuple(_people(view, say))
            named = () if voting or aimed or own else say.each(cycle(view))
            told = (*say.each(caption(view)), *own)
            # what is last is left out first where a phone has no room
            lines = (*named, *told) if view.viewer is None else (*told, *named)
        if view.viewer is not None:  # the public board has no room for them
            counted = " ".join(say.each(how_it_is_counted(view)))
            lines = (
                *lines,
                *on_the_ballot(game, view, say),
                *([SMALL + counted] if counted else []),
            )
        mapped = not (looks.mapless(view) or looks.off_the_map(view))
        if mapped and view.cycle <= LEARNING:
            lines = (*lines, *_letters(view, speech))
        if mapped and view.active == view.viewer and shows_range(view, opening(view)):
            lines = (*lines, f"{SMALL}{speech.say('picture-abyss-range')}")
        if mapped and view.cycle > LEARNING and view.viewer is not None:
            lines = (*lines, SMALL + speech.say("picture-abyss-where-legend"))
        return lines

    def chapter(self, view: View) -> int | None:
        """The section about the phase; in the first cycle of a game for two, about its mode."""
        begins = view.cycle <= 1 and view.phase != "battle"
        return (OF_MODES.get(view.mode) if begins else None) or CHAPTERS.get(view.phase)

    def chapter_of_mode(self, ladder: str) -> int | None:
        """The section about a mode for two; None for the usual mode."""
        return OF_MODES.get(_mode_of(ladder))

    def skips_first_turn(self, ladder: str) -> bool:
        """True for fleet battles: they have no map, and their section explains the first turn."""
        return _mode_of(ladder) == "fleet_battle"

    def beginning(self, view: View, offered: Collection[str]) -> str:
        """The next step towards a first colony; in a battle, only that an order is to be chosen."""
        if "command" in offered:
            return "order"
        if view.fitting is not None:
            return "" if "pass" in offered else "muster"
        if view.cycle > 1:
            return _to_first_colony(view, offered)
        if view.phase == "move":
            return next((key for key in ("scan", "move") if key in offered), "moved")
        if view.phase != "purchase" or view.ledger is None:
            return ""
        return _first_purchase(view, offered)

    def way_of_beginning(self, view: View, offered: Collection[str]) -> tuple[str, ...] | None:
        """The purchase for the step of a transport to a first colony: hints often arm ships first.

        Where flags are captured, hints alone move ships.
        """
        if view.cycle <= 1 or view.fitting is not None or "command" in offered:
            return None
        if view.flags and view.phase == "move":
            return None
        step = _to_first_colony(view, offered)
        if step == "transport":
            docks = (at.name.lower() for at in view.hexes if has_dock(at, view.viewer))
            return "commission", TRANSPORT, next(docks)
        if step == "pod":
            ships = (f"s{ship.id}" for ship in view.ships if _is_empty_transport(view, ship))
            return "fit", next(ships), POD
        return ("pass",) if step == "save" and "pass" in offered else None

    def guided_until(self, view: View) -> int:
        """Some cycles more while the viewer has no colony."""
        if (
            view.viewer is None
            or view.mode in WITHOUT_PEACE
            or view.empires[view.viewer].planets > 1
        ):
            return self.guided
        return GUIDED_WITHOUT_COLONY

    def good_for(self, view: View, action: Any) -> str:
        """A part of a message id: for a building by its role; for others by their kind or phase."""
        if isinstance(action, Pass) and view.ledger is not None:
            return "good-save"
        if not isinstance(action, Build):
            return super().good_for(view, action)
        return BUILT_FOR.get(t.ROLE[action.building], "")

    def laws(self, game: AnyGame, view: View, speech: Speech) -> Laws:
        """The laws in force; when the tribunal next votes, or that the viewer's ballot is in."""
        return Laws(headlines.laws(game, view, speech), _vote_ahead(view))

    def card(self, view: View, card: Card, speech: Speech) -> Picture | None:
        """The picture of a race's emblem or of a ship class; None for other cards."""
        return picture_of(CARD_DRAWING, card.id, card, speech) if card.id in DRAWN else None


def _mode_of(ladder: str) -> str:
    """The mode with this ladder, which is "" for the usual one."""
    return ladder.removeprefix("black-abyss-option-mode-").replace("-", "_") or "empires"


def _first_purchase(view: View, offered: Collection[str]) -> str:
    """The next purchase: a habitat, a dock, in war from the start a frigate, then research.

    "spent" if the next of them costs too much or cannot be bought; a frigate is then left out.
    """
    assert view.ledger is not None
    bought = {entry.what for entry in view.ledger.entries}
    dear = {name for _, name, _ in view.ledger.dear}
    for building, part in ((HABITAT, "habitat"), (DOCK, "bought")):
        if building not in bought:
            return part if "build" in offered and building not in dear else "spent"
    if view.mode in WITHOUT_PEACE and "commission" in offered and not {FRIGATE} & (bought | dear):
        return "armed"
    return "docked" if "research" in offered else "spent"


def _to_first_colony(view: View, offered: Collection[str]) -> str:
    """From the second cycle on, the next step: explore, build a transport, fit a pod, fly, settle.

    "" once there is a second planet, or if no step is possible with the ships. A transport is
    advised only once a planet for a colony is known nearby.
    """
    if view.viewer is None or view.empires[view.viewer].planets > 1:
        return ""
    if "settle" in offered:
        return "settle"
    mine = [ship for ship in view.ships if ship.owner == view.viewer]
    carriers = [ship for ship in mine if POD in ship.tiles]
    if view.phase == "move":
        if _flags_come_first(view, mine):
            return ""
        if "scan" in offered:
            return "scan"
        if "move" not in offered or not any(ship.left for ship in carriers or mine):
            spent = mine and "pass" in offered and not any(ship.left for ship in mine)
            return "moved" if spent else ""
        if carriers:
            return "" if any(_is_over_a_planet(view, ship) for ship in carriers) else "carry"
        unexplored = [at for at in view.reach if not view.hexes[at].tile]
        return "explore" if reaches(view, mine, unexplored) else ""
    if view.ledger is None:
        return ""
    if carriers:
        return "spent" if view.ledger.idle_pods else "fitted"
    return _purchase_for_first_colony(view, view.ledger, offered, mine)


def _purchase_for_first_colony(
    view: View, book: Ledger, offered: Collection[str], mine: Sequence[ShipView]
) -> str:
    """What to buy without a pod: a dock, a transport, a pod; or what to save or explore for.

    "spent" if the purchase cannot be made for another reason.
    """
    dear = {name for _, name, _ in book.dear}
    known = _knows_planet_nearby(view)
    if known and "fit" in offered and any(_is_empty_transport(view, ship) for ship in mine):
        return "save" if POD in dear else "pod"
    if not any(has_dock(at, view.viewer) for at in view.hexes):
        return "bought" if "build" in offered and DOCK not in dear else "spent"
    if not known:
        return "unknown"
    if TRANSPORT in dear:
        return "save-transport"
    return "transport" if "commission" in offered else "spent"


def _flags_come_first(view: View, ships: Sequence[ShipView]) -> bool:
    """Whether a flag is away from home, or the enemy's is without a ship and in reach."""
    for flag in view.flags:
        if flag.carrier or flag.at != view.empires[flag.seat].home:
            return True
        guarded = any(ship.owner == flag.seat and ship.at == flag.at for ship in view.ships)
        if flag.seat != view.viewer and not guarded and reaches(view, ships, [flag.at]):
            return True
    return False


def _is_over_a_planet(view: View, ship: ShipView) -> bool:
    """Whether a ship is at a planet where the viewer has no colony yet."""
    there = view.hexes[ship.at]
    return t.HEX[there.tile] in t.PLANETS and view.viewer not in there.colonies


def _is_empty_transport(view: View, ship: ShipView) -> bool:
    """Whether a ship is the viewer's transport with an empty section, where the viewer lives."""
    own = ship.owner == view.viewer and view.viewer in view.hexes[ship.at].colonies
    return own and ship.hull == TRANSPORT and "" in ship.tiles


def _knows_planet_nearby(view: View) -> bool:
    """Whether a planet for a colony is at most `NEARBY` spaces from a colony of the viewer's."""
    assert view.ledger is not None
    homes = [one for one in view.hexes if view.viewer in one.colonies]
    places = [one for one in view.hexes if one.name in view.ledger.settle]
    return any(home.spaces_to(place) <= NEARBY for home in homes for place in places)


def _vote_ahead(view: View) -> Words | None:
    if view.ballot is not None:
        return words("picture-abyss-ballot-in")
    if view.mode in WITHOUT_PEACE:
        return None
    every = t.GAME.event_every
    return words("picture-abyss-tribunal-ahead", cycle=-(-view.cycle // every) * every)


def _people(view: View, speech: Speech) -> Iterator[str]:
    """In the first cycle, in place of the cycle, what the viewer's race can do."""
    race = "" if view.viewer is None else view.empires[view.viewer].race
    if race and view.cycle == 1 and view.phase in ("move", "purchase"):
        yield SMALL + speech(own_people(race))


def _sides(view: View, speech: Speech) -> Iterator[str]:
    """If the battle board has letters, the line that says which letter is which side."""
    assert view.battle is not None
    if not battle_scene.has_letters(view):
        return
    letters = letters_of(view, speech)
    one, other = (
        words("picture-abyss-letter", letter=letters[side], what=side_name(view, side))
        for side in view.battle.sides
    )
    place = view.hexes[view.battle.at].name
    yield SMALL + speech.say("picture-battle-sides", place=place, one=one, other=other)


def _letters(view: View, speech: Speech) -> Iterator[str]:
    """The line on the meaning of the letters on the map, if it has any to explain."""
    meanings = letter_meanings(view, speech)
    if meanings is not None:
        yield SMALL + speech(meanings)


PRESENTER = AbyssPresenter()
