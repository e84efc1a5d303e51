"""Facts, in the past tense.

Places are names of hexes ("C4"), land tiles have a slot ("C4-3"); things are content ids.
"""

from __future__ import annotations

from engine.games.black_abyss.facts.battle import (
    BattleBegan,
    BattleEnded,
    Bombed,
    Commanded,
    Felled,
    Fielded,
    Led,
    Lost,
    Missed,
    Plundered,
    RoundBegan,
    Struck,
    Withdrew,
)
from engine.games.black_abyss.facts.course import (
    Changed,
    CycleBegan,
    Eliminated,
    Ended,
    EventDrawn,
    Founded,
    Passed,
    Produced,
    Prowled,
    RanOut,
)
from engine.games.black_abyss.facts.dealings import (
    BallotsIn,
    Bargained,
    Decided,
    Nominated,
    Picked,
    Put,
    Seated,
    Talked,
    Voted,
    WarDeclared,
)
from engine.games.black_abyss.facts.movement import (
    Carried,
    Flagged,
    Idled,
    Marched,
    Moved,
    Recalled,
    Settled,
    Surveyed,
    Taken,
    TurnedUp,
)
from engine.games.black_abyss.facts.purchases import (
    Bought,
    Researched,
    SecretBegun,
    SecretLost,
    Shared,
    Sold,
    TookBack,
)

Fact = (
    Founded | CycleBegan | Produced | WarDeclared | Bargained | Talked | Moved | TurnedUp
    | Surveyed | Carried | Recalled | Marched | Taken | Settled | BattleBegan | Commanded | Led
    | Missed | Struck | Bombed | Lost | Withdrew | BattleEnded | Felled | Idled | Researched
    | SecretBegun | SecretLost | Bought | Sold | Shared | TookBack | Passed | EventDrawn | Prowled
    | Changed | RanOut | Picked | Put | Nominated | BallotsIn | Voted | Decided | Seated
    | Eliminated | Ended | Flagged | Fielded | Plundered | RoundBegan
)  # fmt: skip

__all__ = [
    "BallotsIn",
    "Bargained",
    "BattleBegan",
    "BattleEnded",
    "Bombed",
    "Bought",
    "Carried",
    "Changed",
    "Commanded",
    "CycleBegan",
    "Decided",
    "Eliminated",
    "Ended",
    "EventDrawn",
    "Fact",
    "Felled",
    "Fielded",
    "Flagged",
    "Founded",
    "Idled",
    "Led",
    "Lost",
    "Marched",
    "Missed",
    "Moved",
    "Nominated",
    "Passed",
    "Picked",
    "Plundered",
    "Produced",
    "Prowled",
    "Put",
    "RanOut",
    "Recalled",
    "Researched",
    "RoundBegan",
    "Seated",
    "SecretBegun",
    "SecretLost",
    "Settled",
    "Shared",
    "Sold",
    "Struck",
    "Surveyed",
    "Taken",
    "Talked",
    "TookBack",
    "TurnedUp",
    "Voted",
    "WarDeclared",
    "Withdrew",
]
