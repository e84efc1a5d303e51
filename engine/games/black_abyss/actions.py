"""What a seat can do. Ships, hexes (`at`) and land tiles (`land`: hex * 7 + slot) go by number."""

from __future__ import annotations

from typing import Literal

from engine.core.kinds import kind

When = Literal["either", "passed", "rejected"]


@kind
class FoundHome:
    """Replace a face-down hex of the frontier with one's home world."""

    at: int


@kind
class DeclareWar:
    """Declare war, before moving anything."""

    on: int


@kind
class Offer:
    """Offer peace (0) or passage (1)."""

    to: int
    what: int


@kind
class Withdraw:
    """Take an offer back."""

    to: int
    what: int


@kind
class Accept:
    """Accept an offer."""

    of: int
    what: int


@kind
class Decline:
    """Decline an offer."""

    of: int
    what: int


@kind
class Talk:
    """Wish to bargain in private with another seat, or agree to that."""

    to: int


@kind
class EndTalk:
    """End bargaining in private with another seat, or the wish of either for it."""

    to: int


@kind
class EndPassage:
    """Give notice that passage with another seat ends."""

    to: int


@kind
class Move:
    """Move ships (ascending numbers) from one hex to another they all can reach."""

    ships: tuple[int, ...]
    to: int


@kind
class Jump:
    """Jump through a wormhole."""

    ships: tuple[int, ...]


@kind
class Scan:
    """Scan a land tile of a planet below one's ship."""

    land: int


@kind
class Embark:
    """Take the marines of a land tile aboard, as many as fit."""

    ship: int
    land: int


@kind
class Disembark:
    """Land all marines of a ship."""

    ship: int
    land: int


@kind
class Load:
    """Load goods of one kind from the planet below, as many as fit."""

    ship: int
    good: int


@kind
class March:
    """Move marines to a neighbouring land tile; where an enemy stands they fight."""

    land: int
    to: int
    count: int


@kind
class Take:
    """Capture the enemy building under one's marines, or raze it."""

    land: int
    raze: bool


@kind
class Settle:
    """Use up a colony pod to place a habitat."""

    ship: int
    land: int


@kind
class Pass:
    """End one's part of a phase."""


@kind
class Command:
    """Leave a battle to a standing order; `ask`: choose what is hit oneself."""

    order: int
    ask: bool


@kind
class Entrust:
    """Leave it to the standing order: what was hit now, and in a battle all that follows."""


@kind
class Cover:
    """Cover as many sections (ascending numbers) of a ship as it was hit."""

    ship: int
    sections: tuple[int, ...]


@kind
class CoverAll:
    """Cover sections of all of one's ships that were hit (ascending numbers), each as `Cover`."""

    hits: tuple[tuple[int, tuple[int, ...]], ...]


@kind
class Lead:
    """Lead one's side of a battle oneself, or take it back from the standing order."""


@kind
class Place:
    """Deploy a ship on a square of the battle board."""

    ship: int
    square: int


@kind
class Steer:
    """Move a ship to a square of the battle board."""

    ship: int
    square: int


@kind
class Fire:
    """Fire the weapon on a section of a ship at an enemy ship (`at`)."""

    ship: int
    section: int
    at: int


@kind
class Bomb:
    """Drop the bomb on a section of a ship on what a seat has on the planet."""

    ship: int
    section: int
    on: int


@kind
class ByOrder:
    """Have a ship, or all that are left (0), act as a standing order says."""

    order: int
    ship: int = 0


@kind
class EndMove:
    """Be done with deploying, or with one's side's move in a battle."""


@kind
class Flee:
    """Leave a battle at the beginning of a round."""


@kind
class Lose:
    """Choose as many buildings (ascending numbers) as bombs have hit."""

    lands: tuple[int, ...]


@kind
class Idle:
    """Choose the buildings that stop working for want of habitats."""

    lands: tuple[int, ...]


@kind
class Learn:
    """Choose the technology a land tile gives."""

    tech: int


@kind
class Propose:
    """As leader, put one of the resolutions drawn to the vote."""

    law: int


@kind
class Research:
    """Buy the next level of a technology."""

    tech: int


@kind
class Commission:
    """Build a ship at a space dock."""

    hull: int
    at: int


@kind
class Fit:
    """Put a tile on the first free section of a ship at a space dock."""

    ship: int
    tile: int


@kind
class Strip:
    """Return a ship's tile to the supply, for nothing."""

    ship: int
    section: int


@kind
class Repair:
    """Repair a section of a ship at a space port."""

    ship: int
    section: int


@kind
class Build:
    """Place a building."""

    building: int
    land: int


@kind
class Bulldoze:
    """Remove an own building, for nothing."""

    land: int


@kind
class Recruit:
    """Buy a marine for an own building."""

    land: int


Pairs = tuple[tuple[int, int], ...]


@kind
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


@kind
class Sell:
    """Cash in a ship's goods of one kind of resource (0 food, 1 minerals, 2 energy)."""

    ship: int
    resource: int


@kind
class TakeBack:
    """Take back one's latest entry of this purchase phase."""

    entry: int


@kind
class Mark:
    """Mark an item of the ballot: for (1), against (-1) or abstain (0)."""

    law: int
    vote: int


@kind
class Favour:
    """Mark a candidate for the tribunal seat, or nobody (-1)."""

    candidate: int


@kind
class Prepare:
    """Mark beforehand whom (or nobody, -1) to favour when the seat is voted on.

    `when`: for either result on the new resolution, or for one.
    """

    when: When
    candidate: int


@kind
class Vote:
    """Fill a whole ballot in and put it in: a vote an item (as `Mark`), and whom to favour.

    While the seat is voted on later that is prepared for either result; -2 leaves it as it stands.
    """

    votes: tuple[int, ...]
    candidate: int


@kind
class BreakTie:
    """As leader, break a tie: pass a resolution (1) or not (0), or name a candidate."""

    choice: int


@kind
class Cast:
    """Put the ballot in; what is unmarked abstains."""


Action = (
    FoundHome | DeclareWar | Offer | Withdraw | Accept | Decline | Talk | EndTalk | EndPassage
    | Move | Jump | Scan | Embark | Disembark | Load | March | Take | Settle | Pass | Command
    | Lead | Place | Steer | Fire | Bomb | ByOrder | EndMove | Flee | Entrust | Cover | Lose
    | Idle | Learn | Propose | Research | Commission | Fit | Strip | Repair | Build | Bulldoze
    | Recruit | Sell | TakeBack | Mark | Favour | Prepare | BreakTie | Cast
    | Vote | Buy | CoverAll
)  # fmt: skip
