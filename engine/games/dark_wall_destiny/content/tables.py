"""Every card, as tables for the rules, which use indexes into `CARDS`.

Actions, facts and views use the ids of `data/`.
"""

from dataclasses import dataclass
from functools import cache

from engine.core.content import DATA, load
from engine.games.dark_wall_destiny.content.models import Design, Effect, Files, Plus, Setup
from engine.games.dark_wall_destiny.content.vocabulary import (
    ASKING,
    EXPANSIONS,
    FACTIONS,
    REGIONS,
    Expansion,
    Faction,
    Kind,
    Region,
    Trigger,
)

FOLDER = DATA / "dark_wall_destiny"
RULESET = 1
FILES = load(Files, FOLDER / f"v{RULESET}")
NUMBERS = FILES.numbers

_SPACE: tuple[tuple[str, Kind], ...] = (
    ("ships", "ship"),
    ("crew", "crew"),
    ("planets", "planet"),
    ("aliens", "alien"),
    ("anomalies", "anomaly"),
    ("tactics", "tactic"),
    ("strategies", "strategy"),
    ("stations", "station"),
)
_COMMON: tuple[tuple[str, Kind], ...] = (
    ("cryoships", "cryoship"),
    ("drones", "drone"),
    ("commands", "command"),
    ("home", "home"),
)


@dataclass(frozen=True, slots=True)
class Card:
    """A card with its type, region (None outside space decks) and expansion."""

    id: str
    kind: Kind
    region: Region | None
    design: Design
    expansion: Expansion = "base"

    def effects(self, trigger: Trigger) -> tuple[Effect, ...]:
        """The effects of a trigger, in the order on the card."""
        found: tuple[Effect, ...] = getattr(self.design, trigger)
        return found


def _cards() -> tuple[Card, ...]:
    common = [
        Card(design.id, kind, None, design)
        for field, kind in _COMMON
        for design in getattr(FILES.common, field)
    ]
    space = [
        Card(design.id, kind, region, design)
        for region in REGIONS
        for field, kind in _SPACE
        for design in getattr(getattr(FILES, region), field)
    ]
    added = [
        Card(design.id, kind, region, design, expansion)
        for expansion in EXPANSIONS
        for region in REGIONS
        for field, kind in _SPACE
        for design in getattr(getattr(getattr(FILES, expansion), region), field)
    ]
    added += [Card(one.id, "command", None, one, "aggression") for one in FILES.aggression.commands]
    return (*common, *space, *added)


CARDS = _cards()
CARD = {card.id: place for place, card in enumerate(CARDS)}
KIND = tuple(card.kind for card in CARDS)
IDS = tuple(card.id for card in CARDS)


def of_kind(*kinds: Kind) -> frozenset[int]:
    """The indexes of all cards of the types `kinds`."""
    return frozenset(place for place, kind in enumerate(KIND) if kind in kinds)


def with_effect(trigger: Trigger, *deeds: str) -> frozenset[int]:
    """The indexes of all cards with an effect of this trigger that does one of these deeds."""
    return frozenset(
        place
        for place, card in enumerate(CARDS)
        if any(effect.do in deeds for effect in card.effects(trigger))
    )


CRYOSHIPS = tuple(sorted(of_kind("cryoship")))
"""The Cryoships, cheapest first; the last is Colony Omega."""
OMEGA = CRYOSHIPS[-1]
COLONIES = frozenset(CRYOSHIPS)
SHIPS = of_kind("ship", "drone")
PLANETS = of_kind("planet", "station")
"""Orbital stations count as planets."""
SILENT = of_kind("planet")
"""Planets under which seeded cards lose values and abilities; under a station they keep them."""
CREW = of_kind("crew")
ALIENS = of_kind("alien")
STRATEGIES = of_kind("strategy")
LASTING = SHIPS | PLANETS | STRATEGIES
"""Cards that stay in a sector once played."""
ENHANCE = tuple(card.design.enhance for card in CARDS)
REPLACING = frozenset(place for place, card in enumerate(CARDS) if card.design.replaces)
NAMED = frozenset(place for place, card in enumerate(CARDS) if card.design.named)

ENERGY = tuple(card.design.energy for card in CARDS)
COMBAT = tuple(card.design.combat for card in CARDS)
DEFENSE = tuple(card.design.defense for card in CARDS)
COST = tuple(card.design.cost for card in CARDS)
VP = tuple(card.design.vp for card in CARDS)
CAPACITY = tuple(card.design.capacity for card in CARDS)
PLUS: tuple[tuple[Plus, ...], ...] = tuple(card.design.plus for card in CARDS)
WEIGHT = tuple(max(1, defense) for defense in DEFENSE)
"""The points of damage that discarding each card pays for."""
STANDING = frozenset(place for place, card in enumerate(CARDS) if card.design.standing)
ATTACKING = frozenset(place for place, card in enumerate(CARDS) if card.design.attack)
ASKS = with_effect("play", *ASKING)
"""Cards that ask their player when played."""
_STARTER = tuple(
    place
    for place, card in enumerate(CARDS)
    if card.kind == "command" and card.expansion == "base"
    for _ in range(card.design.copies)
)
_CONTESTERS = tuple(
    CARD[name] for name, number in FILES.aggression.starter.items() for _ in range(number)
)
DRONES = tuple(
    place
    for place, card in enumerate(CARDS)
    if card.kind == "drone"
    for _ in range(card.design.copies)
)


def _pair(faction: Faction) -> tuple[int, int]:
    first, second = (
        place
        for place, card in enumerate(CARDS)
        if card.kind == "home" and card.design.faction == faction
    )
    return first, second


HOMES = tuple(_pair(faction) for faction in FACTIONS)
"""The two tactics cards of each faction, in the order of `FACTIONS`."""


def starter(expansions: tuple[Expansion, ...]) -> tuple[int, ...]:
    """The nine commands of every starting deck."""
    return _CONTESTERS if "aggression" in expansions else _STARTER


def sets(expansions: tuple[Expansion, ...]) -> tuple[Expansion, ...]:
    """The sets of cards from which the space decks are dealt."""
    return expansions if "aggression" in expansions else ("base", *expansions)


@cache
def setup(seats: int, expansions: tuple[Expansion, ...], *, hard: bool, classic: bool) -> Setup:
    """Positions, attack vectors, Cryoship prices and deck size of a game.

    Expansions make attacks more or less frequent, so they change vectors, prices and rising
    attacks. On hard, attacks rise in more rounds.
    """
    scaled, smaller = NUMBERS.seats[seats - 1], NUMBERS.classic
    size, vectors = scaled.size, scaled.vectors
    if classic and size > smaller.size:
        size, vectors = smaller.size, smaller.vectors
    shifts = [NUMBERS.shifts[name] for name in expansions if name in NUMBERS.shifts]
    shifts += [NUMBERS.further] * (len(shifts) - 1)
    more = {at for shift in shifts for at in shift.more}
    fewer = {at for shift in shifts for at in shift.fewer}
    found = tuple(sorted({*vectors, *more} - fewer))
    dearer, later = (
        sum(getattr(one, of)[seats - 1] for one in shifts) for of in ("cryoship", "later")
    )
    rising = sorted((*scaled.rising, *(scaled.rising_hard if hard else ())))
    changed: dict[str, object] = {
        "size": size,
        "vectors": found,
        "cryoships": tuple(price + dearer for price in scaled.cryoships),
        "rising": tuple(start + later for start in rising),
    }
    if "aggression" in expansions:
        terms = NUMBERS.contest
        changed |= {"deck": terms.deck[seats - 1], "cryoships": terms.cryoships, "rising": ()}
    return scaled.model_copy(update=changed)
