"""Facts, in the past tense. Cards are named by id; None stands for what a viewer may not know."""

from typing import Literal

from engine.core.kinds import Kind
from engine.core.words import Seat
from engine.games.dark_wall_destiny.content.names import Card, Cards
from engine.games.dark_wall_destiny.state import AwardName, Ending


class Fact(Kind):
    """Base of all facts."""


# The spin: cards burned, moved, attacking, discarded; the end.


class Halted(Fact):
    """A seat used an ability that prevents the spin of this round."""

    seat: Seat


class Replaced(Fact):
    """The anomaly `by` burned instead of the alien `card`, which returns to the system."""

    card: Card
    by: Card


class Spun(Fact):
    """The spin at the end of a round began, or was `prevented`."""

    round: int
    prevented: bool = False


class Burned(Fact):
    """A card burned, in the system (`seat` None) or from a seat's cards."""

    card: Card
    where: Literal["system", "hand", "discards", "deck", "sector"]
    seat: Seat | None


class TurnedUp(Fact):
    """Cards entered the system from the space deck, the farthest first."""

    cards: Cards


class Entered(Fact):
    """A Cryoship entered the system."""

    card: Card


class Returned(Fact):
    """A card that expired returned to position 1 of the system."""

    card: Card


class DeckOpened(Fact):
    """The next space deck was opened; `left` regions remain."""

    left: int


class Attacked(Fact):
    """A card attacked, with `harder` added to each number; `first` is first in the round."""

    card: Card
    at: int
    harder: int = 0
    first: Seat | None = None


class WasHit(Fact):
    """A seat was dealt damage; `blocked` of it was blocked by defense."""

    seat: Seat
    damage: int
    blocked: int


class Besieged(Fact):
    """A seat's Cryoships were besieged; `blocked` points were blocked by defense."""

    seat: Seat
    points: int
    blocked: int


class Damaged(Fact):
    """The hull of a Cryoship was damaged; `left` points are left of it."""

    seat: Seat
    card: Card
    left: int


class Repaired(Fact):
    """The hull of a Cryoship was repaired; it has `left` points now."""

    seat: Seat
    card: Card
    left: int


class Settled(Fact):
    """A seat chose what to discard, or its standing order did; only that seat knows what."""

    seat: Seat
    ordered: bool = False


class Discarded(Fact):
    """A seat discarded cards for damage (`chosen` by itself), or crew for an attack on crew."""

    seat: Seat
    cards: Cards
    chosen: bool = False


class LostToken(Fact):
    """A seat lost `count` tokens."""

    seat: Seat
    count: int


class Exposed(Fact):
    """From now on, no defense counts in this spin."""


class Advanced(Fact):
    """The Cryoship was moved one position nearer to burning, to `at`."""

    card: Card
    at: int


class Ended(Fact):
    """The game ended."""

    how: Ending


# Turns, interactions between seats, standing orders and shown hands.


class Chosen(Fact):
    """A seat chose its tactics card; only that seat knows which."""

    seat: Seat
    card: Card | None


class TookTurn(Fact):
    """A seat began its turn."""

    seat: Seat


class Played(Fact):
    """A card was played to the sector."""

    seat: Seat
    card: Card


class Seeded(Fact):
    """A card was seeded under another."""

    seat: Seat
    card: Card
    host: Card


class Used(Fact):
    """A standing ability was used."""

    seat: Seat
    card: Card


class Acquired(Fact):
    """A card was acquired for a price, of which `tokens` was paid in tokens."""

    seat: Seat
    card: Card
    price: int
    tokens: int


class Saved(Fact):
    """A colony was saved; `left` are yet to be saved."""

    seat: Seat
    card: Card
    left: int


class Drew(Fact):
    """Cards were drawn; only their owner knows which."""

    seat: Seat
    count: int
    cards: Cards | None


class Reshuffled(Fact):
    """A seat's discard pile was shuffled and became its draw deck."""

    seat: Seat


class EndedTurn(Fact):
    """A turn ended; the rest of the hand was discarded."""

    seat: Seat
    cards: Cards


class Banked(Fact):
    """Tokens were banked."""

    seat: Seat
    count: int


class Looked(Fact):
    """A seat looked at the top `count` cards of its draw deck and chose the first."""

    seat: Seat
    count: int
    cards: Cards | None


class Scanned(Fact):
    """The top cards of the space deck were revealed, the next one first."""

    seat: Seat
    cards: Cards


class Buried(Fact):
    """A scanned card was put at the bottom of the space deck."""

    seat: Seat
    card: Card


class Recalled(Fact):
    """A card returned from the discard pile to the hand or the top of the draw deck."""

    seat: Seat
    card: Card
    to: Literal["hand", "top"]


class Discounted(Fact):
    """The next card of type `of` costs `n` less this turn."""

    seat: Seat
    n: int
    of: str


class Shifted(Fact):
    """A card of the system was moved to a position."""

    seat: Seat
    card: Card
    at: int


class Covers(Fact):
    """In the coming spin a seat's deck will burn instead of that of `whom`."""

    seat: Seat
    whom: Seat


class Covered(Fact):
    """A card burned from the deck of `seat`, which covers `whom`."""

    seat: Seat
    whom: Seat


class Guarded(Fact):
    """The sector of `whom` has `n` more defense in the coming spin."""

    seat: Seat
    whom: Seat
    n: int


class Refitted(Fact):
    """Crew was moved to another ship."""

    seat: Seat
    card: Card
    host: Card


class Enhanced(Fact):
    """A tactic was played on a ship."""

    seat: Seat
    card: Card
    host: Card


class GainedPulls(Fact):
    """Every seat gained a pull, which takes a card that costs at most `most`."""

    most: int


class Pulled(Fact):
    """A ship or crew was pulled from the system for free."""

    seat: Seat
    card: Card


class Raided(Fact):
    """A seat raided `whom`, whose defense blocked `blocked` of the points."""

    seat: Seat
    whom: Seat
    points: int
    blocked: int


class Plundered(Fact):
    """At the start of its turn, a seat must pay `points` for raids of the seats `by`."""

    seat: Seat
    points: int
    by: tuple[Seat, ...]


class Stole(Fact):
    """A token was stolen from another seat."""

    seat: Seat
    whom: Seat


class AwardPassed(Fact):
    """Some seats gained the `n` points of an award (`what`), some lost them."""

    what: AwardName
    n: int
    gained: tuple[Seat, ...]
    lost: tuple[Seat, ...]


class Idled(Fact):
    """An effect (`what`) of a seat's card did nothing, as nothing could be chosen for it."""

    seat: Seat
    card: Card
    what: str


class Taxed(Fact):
    """The next purchase of `whom` costs `n` more."""

    seat: Seat
    whom: Seat
    n: int


class Shadowed(Fact):
    """A seat gained the values of a rival's most expensive ship, for this turn."""

    seat: Seat
    whom: Seat
    card: Card


class Ordered(Fact):
    """A seat set a standing order for damage; only that seat knows which."""

    seat: Seat


class Showed(Fact):
    """A seat showed its hand, or hides the cards it draws from now on."""

    seat: Seat
    hand: bool
    cards: Cards
