"""The closed vocabulary that abilities are written in, and what each word may say beside itself.

A card's `play`, `standing` and `gain` use the words of one's own side, its `attack` and `expire`
those of the system. `apply` has a small function for each word; `text` a message for each.
"""

from __future__ import annotations

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
    "landbred",
    "spacebred",
    "darkbred",
    "boran",
    "telvani",
    "rturrl",
]
"""What is counted: crew, ships and planets of the sector (played crew too), cards seeded on its
planets, or on this very card (`here`), aliens played or in the discard pile, Cryoships seeded in
the sector (`colony`), cards `planted` on planets this turn, crew of a people."""

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
"""Words whose number may be multiplied `per` something."""
NARROWED = frozenset({"recall-hand", "recall-top", "discount"})
"""Words that may hold `of` one type of card only."""
AIMED = frozenset({"damage", "lose-crew", "lose-token", "burn-top"})
"""Words that say `who` suffers."""
HARDENED = frozenset({"damage", "siege"})
"""Words whose number difficulty and anomalies change in an attack."""
ASKING = frozenset(
    {
        "burn",
        "peek",
        "scan",
        "recall-hand",
        "recall-top",
        "shift",
        "swap",
        "plant",
        "guard",
        "give-draw",
        "give-token",
        "refit",
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
    }
)
"""Words that ask their player to choose."""
