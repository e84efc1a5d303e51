"""Labels of the choices, the reference, and the final sentence.

A path starts with a verb; in diplomacy the verb is the second key. `_LEVELS` has the meaning of the
keys after the verb.
"""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from engine.core.choices import Branch, Node, Role
from engine.core.game import Card, Outcome, Text
from engine.core.text import Gathering
from engine.core.words import Words, seat_name, words
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.text import (
    diplomacy,
    drafting,
    fighting,
    notes,
    shopping,
    tribunal,
)
from engine.games.black_abyss.text.advice import advice, odds_of_asteroids
from engine.games.black_abyss.text.description import description, overview
from engine.games.black_abyss.text.log.address import told_to
from engine.games.black_abyss.text.log.lines import line_of
from engine.games.black_abyss.text.log.sentences import log_sentences
from engine.games.black_abyss.text.motives import motive
from engine.games.black_abyss.text.onward import POD
from engine.games.black_abyss.text.reference import reference
from engine.games.black_abyss.text.score import score
from engine.games.black_abyss.text.wording import ground, ship_name, thing
from engine.games.black_abyss.view import (
    HexView,
    LandView,
    View,
    hex_of,
    land_of,
    ship_of,
)
from engine.games.black_abyss.view.guesses import GUESS, is_unexplored

_LEVELS = {
    "found": ("column", "hex"), "war": ("enemy", "sure"),
    "offer": ("bargain",), "withdraw": ("bargain",), "accept": ("bargain",),
    "decline": ("bargain",), "talk": ("talk",), "end-talk": ("talk",), "end-passage": ("seat",),
    "move": ("hex", "fleet"), "jump": ("fleet",), "scan": ("scan",),
    "embark": ("ship", "stationed"), "disembark": ("ship", "land"), "load": ("ship", "thing"),
    "march": ("land", "slot", "count"), "take": ("land", "fate"), "settle": ("ship", "land"),
    "research": ("tech",), "commission": ("priced", "yard"), "fit": ("fitting", "priced"),
    "strip": ("ship", "off"), "repair": ("ship", "mend"), "build": ("priced", "site"),
    "bulldoze": ("doze",), "recruit": ("post",), "sell": ("ship", "sale"),
    "vote": ("thing", "mark"), "favour": ("seat",), "prepare": ("when", "seat"),
    "cast-empty": ("empty",), "break-tie": ("tie",),
    "command": ("thing", "trust"), "by-order": ("thing",), "hand-over": ("thing", "handed"),
    "place": ("berthed", "square"), "end-early": ("early",),
    "cover": ("ship",), "learn": ("thing",), "propose": ("thing",),
    "muster": ("squadron",), "enlist": ("points",), "dismiss": ("drafted",),
    "mount": ("drafted", "points"), "unmount": ("drafted", "drafted-section"), "train": ("level",),
}  # fmt: skip


_LED_IN = {
    "move", "embark", "disembark", "load", "march", "take", "settle", "commission", "fit", "strip",
    "repair", "build", "sell", "vote", "prepare", "command", "hand-over", "ships", "place", "mount",
    "unmount",
}  # fmt: skip
"""The verbs whose groups begin a sentence, which their choices complete."""

_ROLES = {
    "pass": Role.END_OF_TURN, "end-move": Role.END_OF_TURN, "end-early": Role.END_OF_TURN,
    "entrust": Role.END_OF_TURN,
    "muster": Role.PRIMARY, "dismiss": Role.DESTRUCTIVE, "unmount": Role.ASIDE,
    "cast": Role.END_OF_TURN, "cast-empty": Role.ASIDE, "ballot": Role.PRIMARY,
    "basket": Role.PRIMARY, "cover-all": Role.PRIMARY,
    "move": Role.PRIMARY, "lead": Role.PRIMARY,
    "declare-war": Role.DESTRUCTIVE, "bulldoze": Role.DESTRUCTIVE, "strip": Role.DESTRUCTIVE,
    "flee": Role.DESTRUCTIVE, "flee-later": Role.DESTRUCTIVE, "hand-over": Role.DESTRUCTIVE,
    "end-passage": Role.DESTRUCTIVE, "end-talk": Role.DESTRUCTIVE,
    "diplomacy": Role.ASIDE, "take-back": Role.ASIDE, "prepare": Role.ASIDE,
}  # fmt: skip


_ICONS = {
    "move": "move", "jump": "wormhole", "scan": "scan", "embark": "marine", "disembark": "marine",
    "load": "goods", "march": "marine", "take": "combat", "settle": "colony", "found": "colony",
    "pass": "end-turn", "end-move": "end-turn", "end-early": "end-turn",
    "entrust": "law", "command": "law", "by-order": "law", "hand-over": "law",
    "lead": "combat", "ships": "combat",
    "fire": "fire", "bomb": "fire", "steer": "move", "place": "move", "flee": "move",
    "flee-later": "move",
    "landing": "marine",
    "diplomacy": "talk", "offer": "peace", "accept": "check", "decline": "cross",
    "withdraw": "undo", "talk": "talk", "end-talk": "cross", "end-passage": "warning",
    "war": "war", "declare-war": "war",
    "research": "research", "commission": "cruiser", "fit": "tech", "strip": "scrap",
    "repair": "tech", "build": "build", "bulldoze": "scrap", "recruit": "marine",
    "sell": "goods", "take-back": "undo", "learn": "research",
    "vote": "vote", "mark": "vote", "favour": "vote", "prepare": "vote", "cast": "vote",
    "ballot": "vote", "cast-empty": "vote", "break-tie": "vote", "propose": "law",
    "muster": "combat", "enlist": "cruiser", "mount": "tech", "unmount": "scrap",
    "dismiss": "cross", "train": "fighter",
    "fighter": "fighter", "transport": "transport", "frigate": "frigate", "cruiser": "cruiser",
    "dreadnought": "dreadnought", "cover": "warning", "lose": "warning", "idle": "warning",
}  # fmt: skip


class BlackAbyssText(Text[Any, Any, View]):
    """The words of Black Abyss."""

    roles: ClassVar = _ROLES
    headings: ClassVar = frozenset({"diplomacy"})
    answers: ClassVar = frozenset({"accept", "decline"})
    icons: ClassVar = _ICONS
    fact = staticmethod(line_of)
    log_sentences = staticmethod(log_sentences)
    told_to = staticmethod(told_to)
    describe = staticmethod(description)
    overview = staticmethod(overview)
    score = staticmethod(score)
    advice = staticmethod(advice)
    motive = staticmethod(motive)

    def role(self, view: View, path: tuple[str, ...], node: Node[Any]) -> Role:
        """The role of a choice; primary are those that further a phase, at the root only.

        What is already answered on a ballot is not primary, so what is left to do stands out.
        """
        if path[-2:-1] == ("offer",) or (len(path) == 1 and tribunal.answered(view, path[0])):
            return Role.ASIDE
        role = super().role(view, path, node)
        if role is Role.PRIMARY and len(path) > 1:
            return Role.NORMAL
        return Role.DESTRUCTIVE if path[-1] == "raze" else role

    def icon(self, view: View, path: tuple[str, ...], node: Node[Any]) -> str:
        """The icon of the choice's verb; an offer other than peace has that of a talk."""
        talks = path[-2:-1] == ("offer",) and not path[-1].startswith("peace")
        return "talk" if talks else super().icon(view, path, node)

    def label(self, view: View, path: tuple[str, ...], node: Node[Any]) -> Words:  # noqa: ARG002
        """The label of a choice, by its verb and the meaning of its last key (`_LEVELS`)."""
        if path[0] == "diplomacy" and len(path) > 1:
            path = path[1:]
        if path[0] == "ships" and len(path) > 1:
            return fighting.deed(view, path)
        if path == ("ballot",):
            return tribunal.form(view)
        if path == ("pass",) and view.fitting is not None:
            return words("black-abyss-do-ready", left=view.fitting.left)
        if path == ("muster",):
            return words("black-abyss-do-muster", ships=len(view.ships))
        if path == ("command",):
            return words("black-abyss-do-command", place=fighting.field(view))
        if len(path) == 1:
            return shopping.root(view, path[0]) or words(f"black-abyss-do-{path[0]}")
        kind = _LEVELS[path[0]][len(path) - 2]
        return _LABELS[kind](view, path, path[-1])

    def lead_in(self, view: View, path: tuple[str, ...]) -> Words | None:
        """The verb with its first object; for a ship in battle also what it does."""
        if len(path) < 2 or path[0] not in _LED_IN:
            return None
        what, *doing = [
            self.label(view, path[:end], Branch(path[end - 1], tuple))
            for end in range(2, len(path) + 1)
        ]
        if doing:
            return words("black-abyss-lead-in-doing", what=what, doing=doing[-1])
        if path[0] == "place":
            return fighting.deploying("black-abyss-lead-in-place", view, path[1])
        if path[0] in ("move", "march", "take"):
            return words(f"black-abyss-lead-in-{path[0]}", what=path[1].upper())
        return words(f"black-abyss-lead-in-{path[0]}", what=what)

    def item(self, view: View, path: tuple[str, ...], key: str) -> Words:
        """A ship of a fleet, a section, a building, or an item of a form."""
        if path[0] == "basket":
            return shopping.label_in_form(view, path, key)
        if path[0] == "ballot":
            return tribunal.option(view, path[1], key)
        if path[0] in ("cover", "cover-all"):
            return drafting.section(view, path, key)
        if path[-1] == "lose":
            return _bomb_loss(view, path, key)
        return _land(view, path, key) if path[-1] == "idle" else _ship(view, path, key)

    def question(self, view: View, path: tuple[str, ...], key: str) -> Words:
        """A question of a form: a resolution, the seat, a kind of purchase, or a ship hit."""
        if path[0] == "basket":
            return words(f"black-abyss-ask-{key}")
        if path[0] == "cover-all":
            ship = ship_of(view, key)
            return words("black-abyss-ask-cover", ship=ship_name(ship.hull, ship.number))
        return tribunal.question(view, key)

    def about(self, view: View, path: tuple[str, ...], key: str) -> Words | None:
        """What an item of a form does; for a purchase, the same note as in its menu."""
        if len(path) > 1:
            return notes.note_in_form(view, path[1], key) if path[0] == "basket" else None
        if path[0] == "cover-all":
            return words("black-abyss-about-cover")
        return shopping.about(view, key) if path[0] == "basket" else tribunal.about(view, key)

    def beside(self, view: View, path: tuple[str, ...], branch: Branch[Any]) -> Sequence[Words]:
        """Notes beside a menu: ships, what is too expensive, and how things work."""
        if path[:1] == ("diplomacy",):
            return diplomacy.beside(view, path, branch)
        if path[:1] in (("command",), ("hand-over",)) and len(path) == 2:
            return (words("black-abyss-beside-hits"),) if len(branch.open()) > 1 else ()
        if path[:1] in (("ships",), ("hand-over",), ("end-early",)):
            return fighting.beside(view, path)
        if not path and view.battle and "entrust" in {node.key for node in branch.open()}:
            return (words("black-abyss-beside-entrust"),)
        if path == ("cast-empty",):
            return (words("black-abyss-beside-cast-empty"),)
        if not path and "command" in (keys := {node.key for node in branch.open()}):
            leads = [words("black-abyss-beside-lead")] if "lead" in keys else []
            return (*leads, *fighting.bans(view))
        if view.ledger is None:
            return () if path else tuple(fighting.against_monsters(view))
        return tuple(shopping.beside(view, path, [node.key for node in branch.open()]))

    def note(self, view: View, path: tuple[str, ...], node: Node[Any]) -> Words | None:  # noqa: ARG002
        """What a purchase is good for, and what its place yields or wastes."""
        return notes.note(view, path)

    def gathering(self, view: View) -> Gathering:
        """The layout: during purchases, one menu contains all single purchases and sales.

        Always in reach are the end of a fleet's assembly, the end of a move in battle, and, with a
        filled basket, the end of purchases and taking back.
        """
        if view.battle is not None and view.battle.moving == view.viewer:
            return Gathering({}, ("end-early", "end-move"))
        if view.fitting is not None:
            return Gathering({"muster": 1}, ("pass",))
        if view.ledger is None:
            return Gathering({})
        hand = ("pass", "take-back") if view.ledger.entries else ()
        sells = words("black-abyss-gathered", sells=int(bool(view.ledger.sales)))
        return Gathering(notes.GATHERED, hand, named=sells)

    def outcome(self, view: View, outcome: Outcome) -> Words:  # noqa: ARG002
        """How the game ended, with the winners."""
        winners = tuple([seat_name(seat) for seat in outcome.winners])
        return words(outcome.how, winners=winners)

    def cards(self) -> Sequence[Card]:
        """Every piece of content, for the reference."""
        return reference()


def _hex(view: View, path: tuple[str, ...], key: str) -> Words:
    """The label of a hex, with its kind if it is explored, and the enemies there."""
    at = hex_of(view, key)
    if is_unexplored(at):
        return words("black-abyss-label-dark", hex=at.name)
    foes = fighting.enemies_at(view, at)
    if not foes:
        if path[0] == "move" and (life := _life(view, at)):
            return words(f"black-abyss-label-hex-{life}", hex=at.name, tile=thing(at.tile))
        return words("black-abyss-label-hex", hex=at.name, tile=thing(at.tile))
    return words("black-abyss-label-hex-foes", hex=at.name, tile=thing(at.tile), foes=foes)


def _life(view: View, at: HexView) -> str:
    """The suffix of a message id: with a pod, whether the viewer's people can live at a hex."""
    mine = [ship for ship in view.ships if ship.owner == view.viewer]
    if (
        at.colonies
        or t.HEX[at.tile] not in t.PLANETS
        or not any(POD in ship.tiles for ship in mine)
    ):
        return ""
    lives = at.tile in view.empires[view.viewer or 0].lives_on
    return "habitable" if lives else "hostile"


def _fleet(view: View, path: tuple[str, ...], key: str) -> Words:
    """The label of ships of one hex that move or jump.

    It says where a wormhole leads them, unless an end of it is only a guess, or the chance that
    asteroids on the way hit one.
    """
    ships, here = _ships(view, path, key), hex_of(view, key.partition("-")[0])
    if path[0] == "jump":
        ends = [one.name for one in view.hexes if one.tile == here.tile and one.at != here.at]
        if not ends or here.tile == GUESS:
            return ships
        return words("black-abyss-label-jump", ships=ships, hex=ends[0])
    to = hex_of(view, path[1]).at if path[0] == "move" else here.at
    odds = odds_of_asteroids(view, here.at, to)
    if not odds:
        return ships
    return words("black-abyss-label-asteroids", ships=ships, odds=odds)


def _ships(view: View, path: tuple[str, ...], key: str) -> Words:
    """The words for ships of one hex: one by name, all, all of a class, or some."""
    at, _, group = key.partition("-")
    what, _, count = group.partition("-")
    if what == "some":
        return words("black-abyss-label-some", hex=at.upper())
    if not count:
        return _ship(view, path, what, "from")
    here = hex_of(view, at).at
    ships = [ship for ship in view.ships if ship.at == here and ship.owner == view.viewer]
    if what != "all":
        ships = [ship for ship in ships if ship.hull == what]
    part = "fleet" if len(ships) == int(count) else "fleet-part"
    return words(f"black-abyss-label-{part}", hull=what, count=int(count), hex=at.upper())


def _seat(view: View, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG001
    if key == "nobody":
        return words("black-abyss-answer-nobody")
    return words("black-abyss-label-seat", seat=seat_name(int(key[5:])))


def _slot(view: View, path: tuple[str, ...], key: str) -> Words:
    at = path[1].partition("-")[0]
    return _land(view, path, f"{at}-{key}")


def _land(view: View, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG001
    land = land_of(view, key)
    what = ground(land.building or land.terrain or "unscanned", land.good)
    return words("black-abyss-label-land", land=land.name, what=what)


def _stationed(view: View, path: tuple[str, ...], key: str) -> Words:
    """The label of a land tile, from which marines embark or on which they land."""
    land = land_of(view, key)
    return _land(view, path, key) if path[0] != "embark" else _marines(land)


def _bomb_loss(view: View, path: tuple[str, ...], key: str) -> Words:
    """The label of a land tile where a bomb destroys a building, or else marines."""
    land = land_of(view, key)
    held = land.building and land.building not in shopping.WONDERS and land.holder == view.viewer
    if held or not land.marines:
        return _land(view, path, key)
    return _marines(land)


def _marines(land: LandView) -> Words:
    marines = words("black-abyss-marines", count=land.marines)
    return words("black-abyss-label-land", land=land.name, what=marines)


def _ship(view: View, path: tuple[str, ...], key: str, which: str = "ship") -> Words:  # noqa: ARG001
    ship = ship_of(view, key)
    name = view.hexes[ship.at].name
    hits = sum(ship.covered)
    named = ship_name(ship.hull, ship.number)
    return words(f"black-abyss-label-{which}", ship=named, hex=name, hits=hits)


def _word(view: View, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG001
    return words(f"black-abyss-label-{key}")


def _trust(view: View, path: tuple[str, ...], key: str) -> Words:
    """Who chooses what hits destroy; if there is nothing to choose, only the order."""
    return thing(path[1]) if key == "fight" else _word(view, path, key)


_LABELS: dict[str, Callable[[View, tuple[str, ...], str], Words]] = {
    "column": lambda _, __, key: words("black-abyss-label-column", column=key.upper()),
    "hex": _hex, "fleet": _fleet,
    "seat": _seat,
    "sure": _word,
    "slot": _slot,
    "land": _land,
    "scan": lambda view, _, key: words("black-abyss-label-scan", land=land_of(view, key).name),
    "stationed": _stationed, "ship": _ship, "thing": lambda _, __, key: thing(key),
    "count": lambda _, __, key: words("black-abyss-label-count", count=int(key[1:])),
    "fate": _word, "mark": _word, "trust": _trust, "when": _word,
    "tie": lambda *path: (_seat if path[2].startswith("seat-") else _word)(*path),
    "empty": _word,
    "early": _word, "square": fighting.square,
    "handed": lambda _, path, key: words(f"black-abyss-label-handed-{key}", order=thing(path[1])),
    "berthed": lambda view, _, key: fighting.deploying("black-abyss-label-berthed", view, key),
    **diplomacy.LABELS, **drafting.LABELS, **shopping.LABELS,
}  # fmt: skip
