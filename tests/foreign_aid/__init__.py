"""Foreign Aid, in one file: an aid may be blocked, and a block challenged, by anybody at once.

The small game with windows of reaction in each other: whoever may answer one is asked anew by the
one that it opens, though nobody else has acted in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pydantic import Field

from engine.core.chance import Chance
from engine.core.choices import Branch, Leaf, nothing, offer
from engine.core.events import Tell
from engine.core.game import Game, Options, Outcome, State, Text
from engine.core.kinds import Kind
from engine.core.words import Seat, Words, words


@dataclass(slots=True)
class Court(State):
    """`turn` counts aids; `answering` are the seats that may still react to what is on the table.

    That is a block by the seat `blocker`, or (None) the aid that `seat` asked for, where there are
    any. `honest` tells whether each seat holds the card that blocks, which only it knows.
    """

    coins: list[int]
    honest: list[bool]
    seat: int
    last: int
    answering: list[int]
    blocker: int | None = None


class Action(Kind):
    """What a seat can do."""


class Aid(Action):
    """Ask for foreign aid."""


class Block(Action):
    """Block the aid."""


class Challenge(Action):
    """Challenge the block."""


class LetPass(Action):
    """Let the aid, or the block, pass."""


class Fact(Kind):
    """What can come to pass."""


class Asked(Fact):
    """A seat asked for aid."""

    seat: Seat


class Blocked(Fact):
    """A seat blocked the aid."""

    seat: Seat


class Challenged(Fact):
    """A seat challenged a block; `bluff` tells who was right."""

    seat: Seat
    blocker: Seat
    bluff: bool


class Received(Fact):
    """A seat received the aid."""

    seat: Seat


class Denied(Fact):
    """A seat went without the aid."""

    seat: Seat


AID: Leaf[Action] = Leaf("aid", Aid())
BLOCK: Leaf[Action] = Leaf("block", Block())
CHALLENGE: Leaf[Action] = Leaf("challenge", Challenge())
LET_PASS: Leaf[Action] = Leaf("let-pass", LetPass())


@dataclass(frozen=True, slots=True)
class Purse:
    """A seat as everybody sees it."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class View:
    """The court for one viewer; `honest` is whether the viewer holds the card that blocks."""

    turn: int
    last: int
    honest: bool | None
    purses: tuple[Purse, ...]


class CourtText(Text[Action, Fact, View]):
    """Foreign Aid in words; all but these go by name and field."""

    def describe(self, view: View) -> Sequence[Words]:
        """The turn, the purses, and one's own card."""
        lines = [self.say("turn", view), *(self.say("purse", purse) for purse in view.purses)]
        if view.honest is None:
            return lines
        return [*lines, words(f"foreign-aid-{'honest' if view.honest else 'bluff'}")]


class CourtOptions(Options):
    """How long a game lasts."""

    aids: int = Field(4, ge=1, le=9)


class ForeignAid(Game[Court, Action, Fact, View]):
    """Ask for coins; others block, and are challenged."""

    name = "foreign_aid"
    seats = range(2, 5)
    secret = True
    options = CourtOptions
    text = CourtText()

    def new(self, options: CourtOptions, seats: int, chance: Chance) -> Court:
        """Everybody is dealt a card."""
        honest = [chance.below(2) == 1 for _ in range(seats)]
        return Court(chance, 1, [0] * seats, honest, 0, options.aids, [])

    def awaited(self, state: Court) -> Sequence[int]:
        """Whoever may still react, or else whose turn it is."""
        if state.turn > state.last:
            return ()
        return tuple(state.answering) or (state.seat,)

    def occasion(self, state: Court) -> str:
        """A turn, the aid asked in it, the block of that: each calls anew."""
        if not state.answering:
            return f"turn-{state.turn}"
        return f"aid-{state.turn}" if state.blocker is None else f"block-{state.turn}"

    def answers(self, state: Court, seat: int) -> bool:  # noqa: ARG002
        """To an aid, or to a block."""
        return bool(state.answering)

    def choices(self, state: Court, seat: int) -> Branch[Action]:
        """To ask, or to react."""
        if seat not in self.awaited(state):
            return nothing()
        if not state.answering:
            return offer(AID)
        return offer(BLOCK if state.blocker is None else CHALLENGE, LET_PASS)

    def why_not(self, state: Court, seat: int, action: Action) -> Words | None:
        """Only what the moment asks for may be done."""
        offered = [node.action for node in self.choices(state, seat).open() if type(node) is Leaf]
        return None if action in offered else words("foreign-aid-not-now")

    def apply(self, state: Court, seat: int, action: Action, tell: Tell[Fact]) -> None:
        """Open a window of reaction, or close it when it was used or all let it pass."""
        match action:
            case Aid():
                tell(Asked(seat))
                state.answering = _others(state, seat)
            case Block():
                tell(Blocked(seat))
                state.blocker, state.answering = seat, _others(state, seat)
            case Challenge():
                blocker = seat if state.blocker is None else state.blocker
                bluff = not state.honest[blocker]
                tell(Challenged(seat, blocker, bluff), reveals=True)
                _settle(state, tell, received=bluff)
            case LetPass():
                state.answering.remove(seat)
                if not state.answering:
                    _settle(state, tell, received=state.blocker is None)

    def outcome(self, state: Court) -> Outcome | None:
        """The richest win."""
        if state.turn <= state.last:
            return None
        return Outcome.by_score(iter(state.coins), "foreign-aid-won")

    def view(self, state: Court, viewer: int | None) -> View:
        """What a viewer knows."""
        purses = tuple(Purse(seat, coins) for seat, coins in enumerate(state.coins))
        own = None if viewer is None else state.honest[viewer]
        return View(state.turn, state.last, own, purses)

    def redraw(self, state: Court, viewers: Sequence[int], chance: Chance) -> None:
        """The cards of the others could be any."""
        for seat in range(len(state.honest)):
            if seat not in viewers:
                state.honest[seat] = chance.below(2) == 1


def _others(state: Court, seat: int) -> list[int]:
    return [other for other in range(len(state.coins)) if other != seat]


def _settle(state: Court, tell: Tell[Fact], *, received: bool) -> None:
    """The aid is given or denied, the cards are dealt anew, and the next one asks."""
    tell(Received(state.seat) if received else Denied(state.seat), reveals=True)
    state.coins[state.seat] += 2 * received
    state.honest = [state.chance.below(2) == 1 for _ in state.honest]
    state.answering, state.blocker = [], None
    state.seat, state.turn = (state.seat + 1) % len(state.coins), state.turn + 1
