"""What a seat can do. Ships, hexes (`at`) and land tiles (`land`: hex * 7 + slot) go by number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

When = Literal["either", "passed", "rejected"]


@dataclass(frozen=True, slots=True)
class FoundHome:
    """Replace a face-down hex of the frontier with one's home world."""

    at: int
    kind: Literal["found-home"] = "found-home"


@dataclass(frozen=True, slots=True)
class DeclareWar:
    """Declare war, before moving anything."""

    on: int
    kind: Literal["declare-war"] = "declare-war"


@dataclass(frozen=True, slots=True)
class Offer:
    """Offer peace (0) or passage (1)."""

    to: int
    what: int
    kind: Literal["offer"] = "offer"


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take an offer back."""

    to: int
    what: int
    kind: Literal["withdraw"] = "withdraw"


@dataclass(frozen=True, slots=True)
class Accept:
    """Accept an offer."""

    of: int
    what: int
    kind: Literal["accept"] = "accept"


@dataclass(frozen=True, slots=True)
class Decline:
    """Decline an offer."""

    of: int
    what: int
    kind: Literal["decline"] = "decline"


@dataclass(frozen=True, slots=True)
class Talk:
    """Wish to bargain in private with another seat, or agree to that."""

    to: int
    kind: Literal["talk"] = "talk"


@dataclass(frozen=True, slots=True)
class EndTalk:
    """End bargaining in private with another seat, or the wish of either for it."""

    to: int
    kind: Literal["end-talk"] = "end-talk"


@dataclass(frozen=True, slots=True)
class EndPassage:
    """Give notice that passage with another seat ends."""

    to: int
    kind: Literal["end-passage"] = "end-passage"


@dataclass(frozen=True, slots=True)
class Move:
    """Move ships (ascending numbers) from one hex to another they all can reach."""

    ships: tuple[int, ...]
    to: int
    kind: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class Jump:
    """Jump through a wormhole."""

    ships: tuple[int, ...]
    kind: Literal["jump"] = "jump"


@dataclass(frozen=True, slots=True)
class Scan:
    """Scan a land tile of a planet below one's ship."""

    land: int
    kind: Literal["scan"] = "scan"


@dataclass(frozen=True, slots=True)
class Embark:
    """Take the marines of a land tile aboard, as many as fit."""

    ship: int
    land: int
    kind: Literal["embark"] = "embark"


@dataclass(frozen=True, slots=True)
class Disembark:
    """Land all marines of a ship."""

    ship: int
    land: int
    kind: Literal["disembark"] = "disembark"


@dataclass(frozen=True, slots=True)
class Load:
    """Load goods of one kind from the planet below, as many as fit."""

    ship: int
    good: int
    kind: Literal["load"] = "load"


@dataclass(frozen=True, slots=True)
class March:
    """Move marines to a neighbouring land tile; where an enemy stands they fight."""

    land: int
    to: int
    count: int
    kind: Literal["march"] = "march"


@dataclass(frozen=True, slots=True)
class Take:
    """Capture the enemy building under one's marines, or raze it."""

    land: int
    raze: bool
    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Settle:
    """Use up a colony pod to place a habitat."""

    ship: int
    land: int
    kind: Literal["settle"] = "settle"


@dataclass(frozen=True, slots=True)
class Pass:
    """End one's part of a phase."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Command:
    """Leave a battle to a standing order; `ask`: choose what is hit oneself."""

    order: int
    ask: bool
    kind: Literal["command"] = "command"


@dataclass(frozen=True, slots=True)
class Entrust:
    """Leave it to the standing order: what was hit now, and in a battle all that follows."""

    kind: Literal["entrust"] = "entrust"


@dataclass(frozen=True, slots=True)
class Cover:
    """Cover as many sections (ascending numbers) of a ship as it was hit."""

    ship: int
    sections: tuple[int, ...]
    kind: Literal["cover"] = "cover"


@dataclass(frozen=True, slots=True)
class CoverAll:
    """Cover sections of all of one's ships that were hit (ascending numbers), each as `Cover`."""

    hits: tuple[tuple[int, tuple[int, ...]], ...]
    kind: Literal["cover-all"] = "cover-all"


@dataclass(frozen=True, slots=True)
class Lead:
    """Lead one's side of a battle oneself, or take it back from the standing order."""

    kind: Literal["lead"] = "lead"


@dataclass(frozen=True, slots=True)
class Place:
    """Deploy a ship on a square of the battle board."""

    ship: int
    square: int
    kind: Literal["place"] = "place"


@dataclass(frozen=True, slots=True)
class Steer:
    """Move a ship to a square of the battle board."""

    ship: int
    square: int
    kind: Literal["steer"] = "steer"


@dataclass(frozen=True, slots=True)
class Fire:
    """Fire the weapon on a section of a ship at an enemy ship (`at`)."""

    ship: int
    section: int
    at: int
    kind: Literal["fire"] = "fire"


@dataclass(frozen=True, slots=True)
class Bomb:
    """Drop the bomb on a section of a ship on what a seat has on the planet."""

    ship: int
    section: int
    on: int
    kind: Literal["bomb"] = "bomb"


@dataclass(frozen=True, slots=True)
class ByOrder:
    """Have a ship, or all that are left (0), act as a standing order says."""

    order: int
    ship: int = 0
    kind: Literal["by-order"] = "by-order"


@dataclass(frozen=True, slots=True)
class EndMove:
    """Be done with deploying, or with one's side's move in a battle."""

    kind: Literal["end-move"] = "end-move"


@dataclass(frozen=True, slots=True)
class Flee:
    """Leave a battle at the beginning of a round."""

    kind: Literal["flee"] = "flee"


@dataclass(frozen=True, slots=True)
class Lose:
    """Choose as many buildings (ascending numbers) as bombs have hit."""

    lands: tuple[int, ...]
    kind: Literal["lose"] = "lose"


@dataclass(frozen=True, slots=True)
class Idle:
    """Choose the buildings that stop working for want of habitats."""

    lands: tuple[int, ...]
    kind: Literal["idle"] = "idle"


@dataclass(frozen=True, slots=True)
class Learn:
    """Choose the technology a land tile gives."""

    tech: int
    kind: Literal["learn"] = "learn"


@dataclass(frozen=True, slots=True)
class Propose:
    """As leader, put one of the resolutions drawn to the vote."""

    law: int
    kind: Literal["propose"] = "propose"


@dataclass(frozen=True, slots=True)
class Research:
    """Buy the next level of a technology."""

    tech: int
    kind: Literal["research"] = "research"


@dataclass(frozen=True, slots=True)
class Commission:
    """Build a ship at a space dock."""

    hull: int
    at: int
    kind: Literal["commission"] = "commission"


@dataclass(frozen=True, slots=True)
class Fit:
    """Put a tile on the first free section of a ship at a space dock."""

    ship: int
    tile: int
    kind: Literal["fit"] = "fit"


@dataclass(frozen=True, slots=True)
class Strip:
    """Return a ship's tile to the supply, for nothing."""

    ship: int
    section: int
    kind: Literal["strip"] = "strip"


@dataclass(frozen=True, slots=True)
class Repair:
    """Repair a section of a ship at a space port."""

    ship: int
    section: int
    kind: Literal["repair"] = "repair"


@dataclass(frozen=True, slots=True)
class Build:
    """Place a building."""

    building: int
    land: int
    kind: Literal["build"] = "build"


@dataclass(frozen=True, slots=True)
class Bulldoze:
    """Remove an own building, for nothing."""

    land: int
    kind: Literal["bulldoze"] = "bulldoze"


@dataclass(frozen=True, slots=True)
class Recruit:
    """Buy a marine for an own building."""

    land: int
    kind: Literal["recruit"] = "recruit"


Pairs = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy several things at once, each kind in ascending order, carried out in this one.

    Technologies; ships (hull, dock); buildings (building, planet; on the tile that suits best);
    tiles (ship, tile); repairs (ship, section).
    """

    techs: tuple[int, ...] = ()
    ships: Pairs = ()
    buildings: Pairs = ()
    tiles: Pairs = ()
    repairs: Pairs = ()
    kind: Literal["buy"] = "buy"


@dataclass(frozen=True, slots=True)
class Sell:
    """Cash in a ship's goods of one kind of resource (0 food, 1 minerals, 2 energy)."""

    ship: int
    resource: int
    kind: Literal["sell"] = "sell"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back one's latest entry of this purchase phase."""

    entry: int
    kind: Literal["take-back"] = "take-back"


@dataclass(frozen=True, slots=True)
class Mark:
    """Mark an item of the ballot: for (1), against (-1) or abstain (0)."""

    law: int
    vote: int
    kind: Literal["mark"] = "mark"


@dataclass(frozen=True, slots=True)
class Favour:
    """Mark a candidate for the tribunal seat, or nobody (-1)."""

    candidate: int
    kind: Literal["favour"] = "favour"


@dataclass(frozen=True, slots=True)
class Prepare:
    """Mark beforehand whom (or nobody, -1) to favour when the seat is voted on.

    `when`: for either result on the new resolution, or for one.
    """

    when: When
    candidate: int
    kind: Literal["prepare"] = "prepare"


@dataclass(frozen=True, slots=True)
class Vote:
    """Fill a whole ballot in and put it in: a vote an item (as `Mark`), and whom to favour.

    While the seat is voted on later that is prepared for either result; -2 leaves it as it stands.
    """

    votes: tuple[int, ...]
    candidate: int
    kind: Literal["vote"] = "vote"


@dataclass(frozen=True, slots=True)
class BreakTie:
    """As leader, break a tie: pass a resolution (1) or not (0), or name a candidate."""

    choice: int
    kind: Literal["break-tie"] = "break-tie"


@dataclass(frozen=True, slots=True)
class Cast:
    """Put the ballot in; what is unmarked abstains."""

    kind: Literal["cast"] = "cast"


Action = Annotated[
    FoundHome | DeclareWar | Offer | Withdraw | Accept | Decline | Talk | EndTalk | EndPassage
    | Move | Jump | Scan | Embark | Disembark | Load | March | Take | Settle | Pass | Command
    | Lead | Place | Steer | Fire | Bomb | ByOrder | EndMove | Flee | Entrust | Cover | Lose
    | Idle | Learn | Propose | Research | Commission | Fit | Strip | Repair | Build | Bulldoze
    | Recruit | Sell | TakeBack | Mark | Favour | Prepare | BreakTie | Cast
    | Vote | Buy | CoverAll,
    Field(discriminator="kind"),
]  # fmt: skip
