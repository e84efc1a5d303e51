"""Foreign Aid, in one file: anybody may block an aid, and challenge a block, at once.

It is the example of nested reaction windows: a seat that may react to an aid is asked again about a
block, though no other seat has acted in between. It is also the example of an older ruleset, in
which an aid is one coin.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from pydantic import Field

from engine.core import content
from engine.core.chance import Chance
from engine.core.choices import Branch, Leaf, no_choices, offer
from engine.core.events import Tell
from engine.core.game import Game, Options, Outcome, State, Text
from engine.core.kinds import Kind
from engine.core.words import Seat, Words, words


class Numbers(content.Entry):
    """The numbers of a ruleset."""

    aid: int = Field(ge=1)


RULESETS = {
    number: content.load_file(Numbers, Path(__file__).parent / f"data/v{number}/numbers.toml")
    for number in (1, 2)
}


@dataclass(slots=True)
class Court(State):
    """`turn` counts aids; `answering` are the seats that may still react.

    They react to a block by `blocker` or, if that is None, to the aid that `seat` asked for.
    `honest` tells whether each seat holds the card that blocks, which only the seat knows.
    """

    coins: list[int]
    honest: list[bool]
    seat: int
    last: int
    answering: list[int]
    blocker: int | None = None
    over: bool = False
    aid: int = RULESETS[1].aid  # games saved before there was a ruleset 2 lack it


class Action(Kind):
    """Base of all actions."""


class Aid(Action):
    """Ask for foreign aid."""


class Block(Action):
    """Block the aid."""


class Challenge(Action):
    """Challenge the block."""


class LetPass(Action):
    """Let the aid, or the block, pass."""


class Fact(Kind):
    """Base of all facts."""


class Asked(Fact):
    """A seat asked for aid."""

    seat: Seat


class Blocked(Fact):
    """A seat blocked the aid."""

    seat: Seat


class Challenged(Fact):
    """A seat challenged a block; `bluff` tells whether the challenge was right."""

    seat: Seat
    blocker: Seat
    bluff: bool


class Received(Fact):
    """A seat received the aid."""

    seat: Seat
    coins: int = RULESETS[1].aid


class Denied(Fact):
    """A seat did not receive the aid."""

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
    aid: int
    honest: bool | None
    purses: tuple[Purse, ...]


class CourtText(Text[Action, Fact, View]):
    """Foreign Aid in words; most are found by name and field."""

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
    """Ask for coins; others may block, and blocks may be challenged."""

    name = "foreign_aid"
    ruleset = 2
    seats = range(2, 5)
    secret = True
    options = CourtOptions
    text = CourtText()

    def new(self, options: CourtOptions, seats: int, chance: Chance) -> Court:
        """Deal every seat a card."""
        honest = [chance.below(2) == 1 for _ in range(seats)]
        aid = RULESETS[self.ruleset].aid
        return Court(chance, 1, [0] * seats, honest, 0, options.aids, [], aid=aid)

    def at(self, ruleset: int) -> Game[Court, Action, Fact, View]:
        """The game as it was first released, or this one."""
        return _FIRST if ruleset == _FIRST.ruleset else super().at(ruleset)

    def awaited(self, state: Court) -> Sequence[int]:
        """The seats that may still react, else the seat whose turn it is."""
        if state.over:
            return ()
        return tuple(state.answering) or (state.seat,)

    def occasion(self, state: Court) -> str:
        """The turn, the aid, or the block: each notifies its seats."""
        if not state.answering:
            return f"turn-{state.turn}"
        return f"aid-{state.turn}" if state.blocker is None else f"block-{state.turn}"

    def answers(self, state: Court, seat: int) -> bool:  # noqa: ARG002
        """Whether a seat reacts to an aid or a block."""
        return bool(state.answering)

    def choices(self, state: Court, seat: int) -> Branch[Action]:
        """Asking for aid, or reacting."""
        if seat not in self.awaited(state):
            return no_choices()
        if not state.answering:
            return offer(AID)
        return offer(BLOCK if state.blocker is None else CHALLENGE, LET_PASS)

    def why_not(self, state: Court, seat: int, action: Action) -> Words | None:
        """Why the action does not fit the present question."""
        offered = [node.action for node in self.choices(state, seat).open() if type(node) is Leaf]
        return None if action in offered else words("foreign-aid-not-now")

    def apply(self, state: Court, seat: int, action: Action, tell: Tell[Fact]) -> None:
        """Open a reaction window; close it when it was used or all let it pass."""
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
        """The seat with most coins wins."""
        return Outcome.by_score(iter(state.coins), "foreign-aid-won") if state.over else None

    def view(self, state: Court, viewer: int | None) -> View:
        """What a viewer knows."""
        purses = tuple(Purse(seat, coins) for seat, coins in enumerate(state.coins))
        own = None if viewer is None else state.honest[viewer]
        return View(state.turn, state.last, state.aid, own, purses)

    def redraw(self, state: Court, viewers: Sequence[int], chance: Chance) -> None:
        """Redraw the cards of all other seats."""
        for seat in range(len(state.honest)):
            if seat not in viewers:
                state.honest[seat] = chance.below(2) == 1


def _others(state: Court, seat: int) -> list[int]:
    return [other for other in range(len(state.coins)) if other != seat]


def _settle(state: Court, tell: Tell[Fact], *, received: bool) -> None:
    """Give or deny the aid, deal new cards, and begin the next turn, if any."""
    seat, aid = state.seat, state.aid
    tell(Received(seat, aid) if received else Denied(seat), reveals=True)
    state.coins[seat] += aid * received
    state.honest = [state.chance.below(2) == 1 for _ in state.honest]
    state.answering, state.blocker = [], None
    if state.turn == state.last:
        state.over = True
    else:
        state.seat, state.turn = (seat + 1) % len(state.coins), state.turn + 1


class _First(ForeignAid):
    """The game as it was first released."""

    ruleset = 1


_FIRST = _First()
