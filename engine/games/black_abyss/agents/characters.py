"""The characters of policies: what each buys, studies, fears and votes for."""

from dataclasses import dataclass, replace

from engine.games.black_abyss.content import tables as t


@dataclass(frozen=True, slots=True)
class Character:
    """The priorities of a policy.

    Purchases:
    `wishes`: kinds of purchases, in order. `studies`: technologies, with levels.
    `designs`: the tiles of one warship after the other. `pods`: colonists under way at a time.
    `fleet`: the number of warships at cycle 10; it grows with the square of time.
    `musters`: the cycle from which arms come first every other cycle.
    `large_dock`, `guard`: the first cycles for such buildings.
    `ore`: by how much minerals are treated as scarcer than they are.
    `wonders`: in order of preference, from cycle `builds_from` on.

    War:
    `caution`: the share of an enemy's strength it needs to fight.
    `war_from`: the first cycle in which it starts a war; `odds`: the strength it needs for that.
    `wary`: whether it acts as soon as a rival has beaten one keeper.
    `watchful`: whether it attacks where the enemy's fleet is away, and fights several weak races at
    a time. `defensive`: whether its ships stay where it expects a raid.

    Votes:
    `loyal`: how rarely it votes against a potential winner, or for an enemy.
    `likes`: powers that weigh more.
    """

    wishes: tuple[str, ...]
    studies: tuple[tuple[int, int], ...]
    designs: tuple[tuple[str, ...], ...]
    fleet: float
    musters: int
    caution: float
    war_from: int
    odds: float
    large_dock: int
    guard: int
    loyal: int
    pods: int
    ore: int
    likes: tuple[str, ...]
    builds_from: int
    wonders: tuple[int, ...]
    wary: bool = False
    watchful: bool = False
    defensive: bool = False


def _wonders(*names: str) -> tuple[int, ...]:
    """The indexes of wonders, in the order given."""
    return tuple(t.BUILDING[name] for name in names)


def _studies(*names: str) -> tuple[tuple[int, int], ...]:
    """Technologies with the level to reach, in the order given; each mention adds one level."""
    levels: dict[str, int] = {}
    wanted = []
    for name in names:
        levels[name] = levels.get(name, 0) + 1
        wanted.append((t.TECH[name], levels[name]))
    return tuple(wanted)


CHARACTERS = {
    "expansion": Character(
        wishes=("trade", "grow", "settle", "learn", "wonder", "guard", "arm"),
        studies=_studies(
            "light-drives", "habitability", "fuel-efficiency", "farming", "mining", "power",
            "habitability", "scanners", "construction", "light-drives", "beam-weapons",
            "computers", "habitability", "beam-weapons", "fighter-weapons", "beam-weapons",
            "fuel-efficiency", "planetary-defence", "beam-weapons",
        ),
        designs=(
            ("weapon", "bomb", "armour", "computer", "shield", "engine", "weapon", "bomb"),
            ("weapon", "weapon", "shield", "armour", "weapon", "computer"),
        ),
        fleet=3, musters=14, caution=1.2, war_from=14, odds=2.0,
        large_dock=9, guard=5, loyal=3, pods=2, ore=3,
        likes=("fuel", "building_cost", "ship_cost", "votes"),
        builds_from=9,
        wonders=_wonders(
            "hall-of-voices", "great-observatory",
            "world-garden", "star-foundry", "academy-of-stars",
        ),
    ),
    "war": Character(
        wishes=("trade", "settle", "arm", "grow", "wonder", "learn", "guard"),
        studies=_studies(
            "ordnance", "light-drives", "fuel-efficiency", "marines", "habitability",
            "light-drives", "beam-weapons", "power", "fuel-efficiency", "beam-weapons",
            "heavy-drives", "shields", "beam-weapons", "beam-weapons", "construction", "farming",
            "mining", "heavy-drives", "ordnance", "construction", "light-drives",
            "shields", "marines", "fighter-weapons",
            "short-range-engines", "fighter-drives",
        ),
        designs=(
            ("bomb", "weapon", "bomb", "armour", "shield", "weapon", "bomb", "computer"),
            ("weapon", "shield", "weapon", "armour", "weapon", "computer", "engine", "weapon"),
            ("hold", "bomb", "hold", "shield", "armour", "hold", "weapon", "engine"),
        ),
        fleet=10, musters=8, caution=1.0, war_from=8, odds=1.6,
        large_dock=13, guard=14, loyal=1, pods=1, ore=6,
        likes=("ship_cost", "tile_cost", "fuel"),
        builds_from=10,
        wonders=_wonders(
            "star-foundry", "world-garden",
            "great-observatory", "hall-of-voices", "academy-of-stars",
        ),
    ),
    "trade": Character(
        wishes=("trade", "grow", "settle", "learn", "arm", "guard", "wonder"),
        studies=_studies(
            "light-drives", "trade", "habitability", "farming", "power", "mining", "trade",
            "fuel-efficiency", "habitability", "power", "farming", "construction",
            "planetary-defence", "short-range-engines", "construction", "planetary-defence",
            "short-range-engines", "computers", "jammers", "jammers", "jammers",
        ),
        designs=(
            ("weapon", "engine", "jammer", "crew", "weapon", "armour"),
            ("weapon", "crew", "computer", "jammer", "shield", "armour"),
        ),
        fleet=3, musters=99, caution=1.5, war_from=20, odds=4.0,
        large_dock=10, guard=6, loyal=3, pods=2, ore=3,
        likes=("trade", "building_cost", "open_borders", "income_food"),
        builds_from=7,
        wonders=_wonders(
            "world-garden", "hall-of-voices",
            "great-observatory", "star-foundry", "academy-of-stars",
        ),
    ),
    "knowledge": Character(
        wishes=("grow", "trade", "settle", "guard", "learn", "arm", "wonder"),
        studies=_studies(
            "light-drives", "habitability", "farming", "power", "mining", "fuel-efficiency",
            "habitability", "power", "farming", "computers", "shields", "scanners",
            "beam-weapons", "jammers", "construction", "computers", "shields",
            "beam-weapons", "beam-weapons", "construction", "shields", "planetary-defence",
            "computers", "beam-weapons", "jammers", "jammers", "short-range-engines",
            "short-range-engines", "fighter-avionics", "fighter-drives",
        ),
        designs=(
            ("weapon", "computer", "shield", "crew", "jammer", "engine"),
            ("weapon", "shield", "weapon", "computer", "armour", "jammer"),
        ),
        fleet=1.5, musters=99, caution=1.5, war_from=25, odds=5.0,
        large_dock=12, guard=7, loyal=3, pods=1, ore=3,
        likes=("tech_cost", "scans", "votes"),
        builds_from=9,
        wonders=_wonders(
            "academy-of-stars", "great-observatory",
            "world-garden", "hall-of-voices", "star-foundry",
        ),
    ),
}  # fmt: skip
NAMES = tuple(CHARACTERS)

_SCHOLAR = replace(
    CHARACTERS["knowledge"],
    wishes=("trade", "grow", "settle", "arm", "learn", "wonder", "guard"),
    studies=_studies(
        "light-drives", "ordnance", "habitability", "farming", "mining", "power",
        "fuel-efficiency", "planetary-defence", "beam-weapons", "habitability", "computers",
        "shields", "shields", "shields",
    ),
    designs=(
        ("bomb", "weapon", "bomb", "computer", "shield", "weapon", "crew", "weapon"),
        ("weapon", "bomb", "bomb", "jammer", "shield", "weapon", "computer", "armour"),
        ("weapon", "shield", "bomb", "computer", "crew", "weapon", "jammer", "armour"),
    ),
    fleet=4, caution=1.0, war_from=6, odds=4.0,
    guard=5, builds_from=7, loyal=3, pods=2, wary=True,
    likes=("tech_cost", "tile_cost", "fleet_limit"),
)  # fmt: skip
"""Settles and defends its planets, then learns what is cheapest, as the Secret counts levels."""

_CONQUEROR = replace(
    _SCHOLAR,
    wishes=("trade", "grow", "arm", "settle", "learn", "wonder", "guard"),
    studies=_studies(
        "light-drives", "ordnance", "habitability", "farming", "mining", "power",
        "fuel-efficiency", "beam-weapons", "marines", "light-drives", "beam-weapons", "shields",
        "heavy-drives", "ordnance", "beam-weapons", "beam-weapons",
    ),
    designs=(
        ("bomb", "weapon", "bomb", "computer", "weapon", "shield", "crew", "weapon"),
        ("weapon", "bomb", "hold", "jammer", "weapon", "shield", "computer", "armour"),
        ("weapon", "shield", "bomb", "computer", "crew", "weapon", "jammer", "armour"),
    ),
    fleet=8, caution=0.9, odds=1.5, loyal=1, likes=(),
)  # fmt: skip
"""A scholar with twice the fleet, whose wars begin at worse odds."""

_SPEAKER = replace(
    _SCHOLAR,
    wishes=("trade", "grow", "settle", "arm", "wonder", "learn", "guard"),
    studies=_studies(
        "light-drives", "habitability", "ordnance", "farming", "mining", "power",
        "fuel-efficiency", "planetary-defence", "habitability", "beam-weapons", "computers",
        "shields", "shields", "shields",
    ),
    pods=3, likes=CHARACTERS["expansion"].likes,
    wonders=CHARACTERS["expansion"].wonders,
)  # fmt: skip
"""A scholar that settles more, for votes."""

MASTERS = {
    "velar": _SCHOLAR,
    "oumori": _SCHOLAR,
    "korr": _CONQUEROR,
    "zhinn": _CONQUEROR,
    "thessid": _SPEAKER,
    "dravex": _SPEAKER,
}
"""The character of `hard`, by race and chosen for the race's strengths.

When all were scholars, they won only by knowledge and the twins, and hardly fought.
"""

_WARLORD = replace(_CONQUEROR, fleet=14, musters=8, odds=1.2, watchful=True)
"""A conqueror with nearly twice the fleet, armed earlier: it has more races to beat."""

MANY = 6
WARLIKE_MASTERS = {
    race: replace(mind, watchful=True, defensive=True) for race, mind in MASTERS.items()
} | {"korr": _WARLORD, "zhinn": _WARLORD}
"""The characters of `hard` with at least `MANY` seats, except on the frontier.

They are `watchful`, because at crowded tables some neighbour lives on raids. When warlords were
`defensive` too, hardly a game ended by war.
"""

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
        fleet=90, musters=1, caution=0.7, guard=6, large_dock=9, pods=0,
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
        fleet=90, musters=2, caution=0.8, guard=4, large_dock=9, pods=0,
    ),
)  # fmt: skip
"""The characters in games for two without peace."""
