"""The fixed vocabulary of effects, and the fields that each word allows.

A card's `play`, `standing`, `gain` and `react` use words of the player's side, `attack` and
`expire` those of the system. `rules.own` and `rules.system` have a function per word, `text` a
message.
"""

from typing import Literal, get_args

Kind = Literal[
    "ship",
    "crew",
    "planet",
    "alien",
    "anomaly",
    "drone",
    "cryoship",
    "command",
    "home",
    "tactic",
    "strategy",
    "station",
]
Region = Literal["alpha", "beta", "gamma"]
Faction = Literal["norlandar", "khath", "volam", "makal", "kaaje", "komaguie"]
People = Literal["landbred", "spacebred", "darkbred", "boran", "telvani", "rturrl"]
Value = Literal["energy", "combat", "defense"]
Trigger = Literal["play", "standing", "gain", "react", "attack", "expire"]
Expansion = Literal["base", "awakening", "hostile_stars", "homefront", "aggression"]
Who = Literal["each", "first", "most-ships", "least-defense", "leader"]
Per = Literal[
    "crew",
    "ship",
    "planet",
    "seeded",
    "here",
    "alien",
    "colony",
    "planted",
    People,
]
"""What an effect counts.

`crew`, `ship` and `planet` count cards of the sector, and crew just played; `seeded` cards on its
planets, `here` those on this card; `alien` aliens in play or discarded; `colony` Cryoships seeded
in the sector; `planted` cards put on planets this turn; the others crew of one people.
"""

Own = Literal[
    "draw",
    "bounty",
    "token",
    "burn",
    "peek",
    "scan",
    "recall-hand",
    "recall-top",
    "discount",
    "shift",
    "swap",
    "plant",
    "guard",
    "give-draw",
    "give-token",
    "refit",
    "trophy",
    "shield",
    "double-combat",
    "double-energy",
    "rampart",
    "muster",
    "again",
    "harbor",
    "halt",
    "ward",
    "escort",
    "repair",
    "raid",
    "steal",
    "tax",
    "bump",
    "shadow",
]
System = Literal[
    "damage",
    "lose-crew",
    "lose-token",
    "burn-top",
    "expose",
    "advance",
    "burn-more",
    "return",
    "siege",
]

EXPANSIONS: tuple[Expansion, ...] = get_args(Expansion)[1:]
FACTIONS: tuple[Faction, ...] = get_args(Faction)
REGIONS: tuple[Region, ...] = get_args(Region)
PEOPLES: tuple[People, ...] = get_args(People)
OWN: frozenset[str] = frozenset(get_args(Own))
SYSTEM: frozenset[str] = frozenset(get_args(System))

COUNTED = frozenset({"draw"})
"""Words whose number may have a `per`."""
NARROWED = frozenset({"recall-hand", "recall-top", "discount"})
"""Words that may have `of`, a type of card."""
AIMED = frozenset({"damage", "lose-crew", "lose-token", "burn-top"})
"""Words with a target, `who`."""
HARDENED = frozenset({"damage", "siege"})
"""Words whose number difficulty, rounds and anomalies change."""
ASKING = OWN - {"draw", "bounty", "token", "discount", "trophy", "shield"}
"""Words that ask their player to choose."""
