"""The characters of policies: what each buys, studies, fears and votes for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any

from pydantic import BeforeValidator, ConfigDict, model_validator

from engine.core.content import Entry, load_file
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import Part, Power


def _number(name: str, known: Mapping[str, int]) -> int:
    if name not in known:
        raise ValueError(f"{name!r} is unknown")
    return known[name]


def _wonders(names: Sequence[str]) -> tuple[int, ...]:
    """The indexes of wonders, in the order given."""
    return tuple(_number(name, t.BUILDING) for name in names)


def _studies(names: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """Technologies with the level to reach, in the order given; each mention adds one level."""
    return tuple(
        (_number(name, t.TECH), names[: place + 1].count(name)) for place, name in enumerate(names)
    )


Studies = Annotated[tuple[tuple[int, int], ...], BeforeValidator(_studies)]
Wonders = Annotated[tuple[int, ...], BeforeValidator(_wonders)]


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
    `meals`: by how much food is treated as scarcer than it is, and how much of it research leaves
    while farms yield little.
    `wonders`: in order of preference, from cycle `builds_from` on.

    War:
    `caution`: the share of an enemy's strength it needs to fight.
    `war_from`: the first cycle in which it starts a war; `odds`: the strength it needs for that.
    `wary`: whether it acts as soon as a rival has beaten one keeper.
    `watchful`: whether it attacks where the enemy's fleet is away, and fights several weak races at
    a time. `defensive`: whether its ships stay where it expects a raid.
    `besieges`: whether it makes no peace with exiles, and leaves a ship at their homes, so that
    they cannot return.
    `calm`: whether only armed ships that can soon attack its planets are a danger, and batteries
    take no land with a yield before. Nor does it research drives and arms before ships for
    them, or build a trade house before a transport for goods.

    Votes:
    `loyal`: how rarely it votes against a potential winner, or for an enemy.
    `likes`: powers that weigh more.
    """

    __pydantic_config__ = ConfigDict(extra="forbid")

    wishes: tuple[str, ...]
    studies: Studies
    designs: tuple[tuple[Part, ...], ...]
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
    likes: tuple[Power, ...]
    builds_from: int
    wonders: Wonders
    wary: bool = False
    watchful: bool = False
    defensive: bool = False
    besieges: bool = False
    calm: bool = False
    meals: int = 0


class _File(Entry):
    """`characters.toml`, which explains its fields."""

    greedy: list[str]
    without_peace: list[str]
    hard: dict[str, str]
    crowded: dict[str, str]
    far_odds: float
    characters: dict[str, Character]

    @model_validator(mode="before")
    @classmethod
    def _complete(cls, file: dict[str, Any]) -> dict[str, Any]:
        """Give each character that is `like` an earlier one the fields that it does not state."""
        found: dict[str, dict[str, Any]] = {}
        for name, own in file.get("characters", {}).items():
            found[name] = found.get(own.pop("like", ""), {}) | own
        return {**file, "characters": found}


_FILE = load_file(_File, t.FOLDER / "agents" / "characters.toml")
_ALL = _FILE.characters

CHARACTERS = {name: _ALL[name] for name in _FILE.greedy}
NAMES = tuple(CHARACTERS)

MASTERS = {race: _ALL[name] for race, name in _FILE.hard.items()}
"""The character of `hard`, by race."""

MANY = t.GAME.crowded.seats
WARLIKE_MASTERS = {
    race: replace(mind, watchful=True, defensive=True) for race, mind in MASTERS.items()
} | {race: _ALL[name] for race, name in _FILE.crowded.items()}
"""The characters of `hard` with at least `MANY` seats, except on the frontier.

They are `watchful`, because at crowded tables some neighbour lives on raids. When warlords were
`defensive` too, hardly a game ended by war.
"""

FAR_MASTERS = {
    race: replace(mind, besieges=True, odds=min(mind.odds, _FILE.far_odds))
    for race, mind in MASTERS.items()
}
"""The characters of `hard` with at least `MANY` seats on the frontier.

Homes there are far apart: without sieges, two of three races that fell were back two cycles later,
and no game ended by war.
"""

RAIDERS = tuple(_ALL[name] for name in _FILE.without_peace)
"""The characters in games for two without peace."""
