"""What the simple players are after: four characters, each with an order of wishes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.games.black_abyss.content import tables as t


@dataclass(frozen=True, slots=True)
class Character:
    """What a simple player is after.

    Purchases: `wishes` in their order, `studies` as technologies up to a level, `designs` as parts
    for one warship after the other, `fleet` warships by cycle 10 and more with the square of time,
    arms first every other cycle from `musters` on, `large_dock` and `guard` as the cycles from
    which it builds such things, `pods` colonists at a time, `ore` by how much it wants minerals
    before other resources.

    War and votes: `boldness` how much of an enemy's strength it wants to match before a fight,
    `war_from` the cycle from which it may start a war and `odds` what it wants for that, `loyal`
    how seldom it votes against whoever is about to win, `likes` the powers that count double when
    it votes on a resolution.
    """

    wishes: tuple[str, ...]
    studies: tuple[tuple[int, int], ...]
    designs: tuple[tuple[str, ...], ...]
    fleet: float
    musters: int
    boldness: float
    war_from: int
    odds: float
    large_dock: int
    guard: int
    loyal: int
    pods: int
    ore: int
    likes: tuple[str, ...]


def _studies(*names: str) -> tuple[tuple[int, int], ...]:
    """Technologies in the order they are wanted, each mention a level more."""
    levels: dict[str, int] = {}
    wanted = []
    for name in names:
        levels[name] = levels.get(name, 0) + 1
        wanted.append((t.TECH[name], levels[name]))
    return tuple(wanted)


CHARACTERS = {
    "expansion": Character(
        wishes=("settle", "grow", "wonder", "arm", "learn", "trade", "guard"),
        studies=_studies(
            "light-drives", "habitability", "fuel-efficiency", "farming", "mining", "power",
            "habitability", "scanners", "construction", "light-drives", "beam-weapons",
            "computers", "habitability", "fuel-efficiency", "planetary-defence",
        ),
        designs=(
            ("weapon", "bomb", "armour", "computer", "shield", "engine", "weapon", "bomb"),
            ("weapon", "weapon", "shield", "armour", "weapon", "computer"),
        ),
        fleet=5, musters=9, boldness=1.2, war_from=9, odds=2.0,
        large_dock=9, guard=8, loyal=2, pods=2, ore=3,
        likes=("fuel", "building_cost", "ship_cost", "votes"),
    ),
    "war": Character(
        wishes=("grow", "settle", "arm", "learn", "guard", "wonder"),
        studies=_studies(
            "ordnance", "light-drives", "marines", "habitability", "power", "light-drives",
            "beam-weapons", "fuel-efficiency", "power", "heavy-drives", "shields", "beam-weapons",
            "construction", "farming", "mining", "fuel-efficiency", "heavy-drives", "ordnance",
            "beam-weapons", "light-drives", "shields", "marines", "beam-weapons", "fighter-weapons",
            "short-range-engines", "fighter-drives",
        ),
        designs=(
            ("bomb", "weapon", "bomb", "armour", "shield", "weapon", "bomb", "computer"),
            ("weapon", "shield", "weapon", "armour", "weapon", "computer", "engine", "weapon"),
            ("hold", "bomb", "hold", "shield", "armour", "hold", "weapon", "engine"),
        ),
        fleet=10, musters=8, boldness=0.9, war_from=6, odds=1.2,
        large_dock=13, guard=14, loyal=1, pods=1, ore=6,
        likes=("ship_cost", "tile_cost", "fuel"),
    ),
    "trade": Character(
        wishes=("grow", "settle", "trade", "guard", "wonder", "learn", "arm"),
        studies=_studies(
            "light-drives", "trade", "habitability", "farming", "mining", "power", "trade",
            "light-drives", "fuel-efficiency", "planetary-defence", "construction", "jammers",
            "computers", "jammers", "planetary-defence", "habitability", "construction", "jammers",
            "short-range-engines", "short-range-engines", "computers", "computers",
        ),
        designs=(
            ("weapon", "engine", "jammer", "weapon", "crew", "armour"),
            ("weapon", "armour", "weapon", "jammer", "shield", "computer"),
        ),
        fleet=1.5, musters=99, boldness=1.5, war_from=20, odds=4.0,
        large_dock=10, guard=6, loyal=3, pods=1, ore=3,
        likes=("trade", "building_cost", "open_borders", "income_food"),
    ),
    "knowledge": Character(
        wishes=("grow", "settle", "learn", "guard", "wonder", "trade", "arm"),
        studies=_studies(
            "power", "habitability", "computers", "scanners", "light-drives", "fuel-efficiency",
            "beam-weapons", "jammers", "shields", "construction", "computers", "shields",
            "planetary-defence", "construction", "shields", "computers", "jammers", "jammers",
            "short-range-engines", "short-range-engines", "fighter-avionics", "fighter-drives",
        ),
        designs=(
            ("weapon", "computer", "shield", "jammer", "engine", "crew"),
            ("weapon", "shield", "weapon", "computer", "armour", "jammer"),
        ),
        fleet=1.5, musters=99, boldness=1.5, war_from=25, odds=5.0,
        large_dock=12, guard=7, loyal=2, pods=1, ore=3,
        likes=("tech_cost", "scans", "votes"),
    ),
}  # fmt: skip
NAMES = tuple(CHARACTERS)

RAIDERS = (
    replace(
        CHARACTERS["war"],
        wishes=("arm", "grow", "guard", "learn", "settle"),
        studies=_studies(
            "ordnance", "marines", "beam-weapons", "light-drives", "beam-weapons", "ordnance",
        ),
        designs=(
            ("bomb", "weapon", "bomb"),
            ("weapon", "bomb", "weapon"),
            ("hold", "weapon", "bomb"),
        ),
        fleet=90, musters=1, boldness=0.7, guard=6, large_dock=9, pods=0,
    ),
    replace(
        CHARACTERS["war"],
        wishes=("grow", "arm", "learn", "guard", "settle"),
        studies=_studies(
            "beam-weapons", "ordnance", "light-drives", "marines", "shields", "beam-weapons",
        ),
        designs=(
            ("weapon", "weapon", "bomb"),
            ("weapon", "bomb", "bomb"),
            ("weapon", "weapon", "engine"),
        ),
        fleet=90, musters=2, boldness=0.8, guard=4, large_dock=9, pods=0,
    ),
)  # fmt: skip
"""Whoever plays a game for two that is war from beginning to end."""
