"""Liar's Dice, in one file: seats bid on all dice but see their own, until one seat doubts."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import ClassVar

from pydantic import Field

from engine.core import content
from engine.core.chance import Chance
from engine.core.choices import Branch, Leaf, Node, no_choices, offer
from engine.core.events import Tell
from engine.core.game import Game, Options, Outcome, Perspective, State, Text
from engine.core.kinds import Kind
from engine.core.words import Seat, Words, words


class Dice(content.Entry):
    """The dice of the game."""

    faces: int = Field(ge=2, le=9)


FACES = content.load_file(Dice, Path(__file__).parent / "data" / "v1" / "dice.toml").faces


@dataclass(slots=True)
class Table(State):
    """`turn` is the round; dice are sorted; a `bid` is a count and a face, (0, 0) before any."""

    dice: list[list[int]]
    seat: int
    bid: tuple[int, int] = (0, 0)
    bidder: int = 0

    @property
    def alive(self) -> list[int]:
        """The seats with dice left, in order of play from the seat at turn."""
        seats = len(self.dice)
        order = [(self.seat + step) % seats for step in range(seats)]
        return [seat for seat in order if self.dice[seat]]

    @property
    def all(self) -> list[int]:
        """All dice on the table."""
        return list(chain.from_iterable(self.dice))


class Action(Kind):
    """Base of all actions."""


class Bid(Action):
    """Say that at least `count` dice show a face; higher than the bid before."""

    count: int
    face: int


class Doubt(Action):
    """Doubt the last bid."""


class Fact(Kind):
    """Base of all facts."""


class Rolled(Fact):
    """A seat rolled its dice, which only it sees."""

    seat: Seat
    count: int
    dice: tuple[int, ...] | None


class Raised(Fact):
    """A seat made a bid."""

    seat: Seat
    count: int
    face: int


class Doubted(Fact):
    """A seat doubted the bid of another."""

    seat: Seat
    bidder: Seat
    count: int
    face: int


class Shown(Fact):
    """A seat lifted its cup."""

    seat: Seat
    dice: tuple[int, ...]


class Lost(Fact):
    """The seat that was wrong lost a die; this many dice showed the face."""

    seat: Seat
    found: int
    face: int
    left: int


@dataclass(frozen=True, slots=True)
class Place:
    """A seat as everybody sees it."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class View:
    """The table for one viewer; `dice` are the viewer's own, empty for spectators."""

    round: int
    count: int
    face: int
    bidder: Seat
    total: int
    places: tuple[Place, ...]
    dice: tuple[int, ...]
    viewer: int | None


class DiceText(Text[Action, Fact, View]):
    """Liar's Dice in words; most are found by name and field."""

    def label(self, view: View, path: tuple[str, ...], node: Node[Action]) -> Words:
        """Bids are grouped by their number of dice."""
        if isinstance(node, Branch):
            return words("liars-dice-menu-count", count=int(node.key))
        return super().label(view, path, node)

    def describe(self, view: View) -> Sequence[Words]:
        """The round, the bid, everybody's number of dice, and one's own dice."""
        lines = [self.say("round", view), self.say("bid-now" if view.count else "bid-none", view)]
        lines += [self.say("place", place) for place in view.places]
        return [*lines, self.say("own", view)] if view.dice else lines


class TableOptions(Options):
    """How long a game lasts."""

    dice: int = Field(5, ge=1, le=5)


def greedy(seen: Perspective[Table, Action, View], chance: Chance) -> Action:
    """Doubts a bid above the expected number of dice; else bids on its most frequent face."""
    known = seen.view()
    others = known.total - len(known.dice)
    if known.count > known.dice.count(known.face) + others / FACES + 1:
        return Doubt()
    face = max(range(1, FACES + 1), key=lambda face: (known.dice.count(face), chance.below(FACES)))
    count = known.count if known.count and face > known.face else known.count + 1
    return Bid(count, face) if count <= known.total else Doubt()


class LiarsDice(Game[Table, Action, Fact, View]):
    """Bid higher or doubt. The seat that was wrong loses a die; the last seat with dice wins."""

    name = "liars_dice"
    seats = range(2, 7)
    secret = True
    options = TableOptions
    text = DiceText()
    policies: ClassVar = {"greedy": greedy}

    def new(self, options: TableOptions, seats: int, chance: Chance) -> Table:
        """Roll the dice of every seat."""
        return Table(chance, 1, [_rolled(options.dice, chance) for _ in range(seats)], 0)

    def awaited(self, state: Table) -> Sequence[int]:
        """The seat at turn, while two seats have dice."""
        return (state.seat,) if len(state.alive) > 1 else ()

    def choices(self, state: Table, seat: int) -> Branch[Action]:
        """Doubting, and every higher bid."""
        if seat not in self.awaited(state):
            return no_choices()
        counts = [n for n in range(1, len(state.all) + 1) if (n, FACES) > state.bid]
        doubt: list[Node[Action]] = [Leaf("doubt", Doubt())] if any(state.bid) else []
        return offer(*doubt, *(_bids(state, count) for count in counts))

    def why_not(self, state: Table, seat: int, action: Action) -> Words | None:
        """The first rule that the action breaks."""
        if seat not in self.awaited(state):
            return words("liars-dice-not-your-turn")
        match action:
            case Bid(count, face):
                if not (1 <= count <= len(state.all) and 1 <= face <= FACES):
                    return words("liars-dice-no-such-bid", total=len(state.all), faces=FACES)
                return None if (count, face) > state.bid else words("liars-dice-bid-higher")
            case _:
                return None if any(state.bid) else words("liars-dice-nothing-to-doubt")

    def apply(self, state: Table, seat: int, action: Action, tell: Tell[Fact]) -> None:
        """Carry out the action; a doubt ends the round, and all roll again."""
        if isinstance(action, Bid):
            state.bid, state.bidder, state.seat = (action.count, action.face), seat, state.alive[1]
            tell(Raised(seat, action.count, action.face))
            return
        (count, face), bidder = state.bid, state.bidder
        tell(Doubted(seat, bidder, count, face))
        for other in state.alive:
            tell(Shown(other, tuple(state.dice[other])), reveals=True)
        found = state.all.count(face)
        loser = seat if found >= count else bidder
        left = len(state.dice[loser]) - 1
        tell(Lost(loser, found, face, left))
        state.dice[loser].pop()
        state.seat, state.bid = loser, (0, 0)
        state.seat = state.alive[0]  # the loser begins; without dice, the next seat
        if len(state.alive) > 1:
            state.turn += 1
            _roll(state, tell)

    def outcome(self, state: Table) -> Outcome | None:
        """The last seat with dice wins."""
        if len(state.alive) > 1:
            return None
        return Outcome.by_score((len(dice) for dice in state.dice), "liars-dice-won")

    def view(self, state: Table, viewer: int | None) -> View:
        """What a viewer knows."""
        places = tuple(Place(seat, len(dice)) for seat, dice in enumerate(state.dice))
        own = () if viewer is None else tuple(state.dice[viewer])
        return View(state.turn, *state.bid, state.bidder, len(state.all), places, own, viewer)

    def redraw(self, state: Table, viewers: Sequence[int], chance: Chance) -> None:
        """Roll the dice of all other seats anew."""
        for seat, dice in enumerate(state.dice):
            if seat not in viewers:
                state.dice[seat] = _rolled(len(dice), chance)


def _bids(state: Table, count: int) -> Branch[Action]:
    faces = [face for face in range(1, FACES + 1) if (count, face) > state.bid]
    return Branch(str(count), lambda: [Leaf(str(face), Bid(count, face)) for face in faces])


def _rolled(count: int, chance: Chance) -> list[int]:
    return sorted(chance.below(FACES) + 1 for _ in range(count))


def _roll(state: Table, tell: Tell[Fact]) -> None:
    for seat in state.alive:
        dice = state.dice[seat] = _rolled(len(state.dice[seat]), state.chance)
        known = Rolled(seat, len(dice), tuple(dice))
        tell(Rolled(seat, len(dice), None), {seat: known}, reveals=True)
