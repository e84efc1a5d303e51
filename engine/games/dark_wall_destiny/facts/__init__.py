"""What happened, told in the past tense. Cards go by their ids; a face says less by `None`."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from engine.games.dark_wall_destiny.facts.spin import (
    Advanced,
    Attacked,
    Besieged,
    Burned,
    Damaged,
    DeckOpened,
    Discarded,
    Ended,
    Entered,
    Exposed,
    Halted,
    LostToken,
    Repaired,
    Replaced,
    Returned,
    Settled,
    Spun,
    TurnedUp,
    WasHit,
)
from engine.games.dark_wall_destiny.facts.turns import (
    Acquired,
    Banked,
    Buried,
    Chosen,
    Discounted,
    Drew,
    EndedTurn,
    Enhanced,
    Guarded,
    Looked,
    Ordered,
    Played,
    Pulled,
    Raided,
    Recalled,
    Refitted,
    Reshuffled,
    Saved,
    Scanned,
    Seeded,
    Shadowed,
    Shifted,
    Showed,
    Stole,
    Taxed,
    TookTurn,
    Used,
)

__all__ = [
    "Acquired",
    "Advanced",
    "Attacked",
    "Banked",
    "Besieged",
    "Buried",
    "Burned",
    "Chosen",
    "Damaged",
    "DeckOpened",
    "Discarded",
    "Discounted",
    "Drew",
    "Ended",
    "EndedTurn",
    "Enhanced",
    "Entered",
    "Exposed",
    "Fact",
    "Guarded",
    "Halted",
    "Looked",
    "LostToken",
    "Ordered",
    "Played",
    "Pulled",
    "Raided",
    "Recalled",
    "Refitted",
    "Repaired",
    "Replaced",
    "Reshuffled",
    "Returned",
    "Saved",
    "Scanned",
    "Seeded",
    "Settled",
    "Shadowed",
    "Shifted",
    "Showed",
    "Spun",
    "Stole",
    "Taxed",
    "TookTurn",
    "TurnedUp",
    "Used",
    "WasHit",
]

Fact = Annotated[
    Chosen
    | TookTurn
    | Played
    | Seeded
    | Used
    | Acquired
    | Saved
    | Drew
    | Reshuffled
    | EndedTurn
    | Banked
    | Looked
    | Scanned
    | Buried
    | Recalled
    | Discounted
    | Shifted
    | Guarded
    | Refitted
    | Enhanced
    | Pulled
    | Halted
    | Replaced
    | Spun
    | Burned
    | TurnedUp
    | Entered
    | Returned
    | DeckOpened
    | Attacked
    | WasHit
    | Besieged
    | Damaged
    | Repaired
    | Raided
    | Stole
    | Taxed
    | Shadowed
    | Settled
    | Discarded
    | LostToken
    | Exposed
    | Advanced
    | Ordered
    | Showed
    | Ended,
    Field(discriminator="kind"),
]
