"""A small game that makes choosing hard, for testing agents.

Two to six crews hold secret hands of crates. Each round all bid at once with one to three crates (a
pick); the highest bidder names a berth from 1 to 1,000 (a thousand leaves in three levels), and
scores more the nearer it is to the public beacon. Bids are spent.
"""

# ruff: noqa: ARG001, ARG002  (the contract names the arguments)

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from engine.core.choices import Branch, Leaf, Node, Pick, no_choices
from engine.core.game import Card, Game, Options, Outcome, Perspective, State, Text
from engine.core.kinds import Kind
from engine.core.words import Words, words

if TYPE_CHECKING:
    from engine.core.chance import Chance
    from engine.core.events import Tell

ROUNDS = 4
HAND = 8
BERTHS = 1000


class Action(Kind):
    """What a seat can do."""


class Bid(Action):
    """A bid of crates, spent when all have bid."""

    crates: tuple[int, ...]


class Berth(Action):
    """A place to land, 1 to 1,000."""

    number: int


@dataclass(slots=True)
class Fact:
    """What a seat did; `said` is the id of its message."""

    said: str
    seat: int


@dataclass(slots=True)
class Salvage(State):
    """The state: secret hands and bids; `berthing` is the seat to name a berth, or -1."""

    hands: list[list[int]] = field(default_factory=list)
    bids: list[tuple[int, ...]] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    beacon: int = 0
    berthing: int = -1


@dataclass(frozen=True, slots=True)
class View:
    """The viewer's hand, the beacon and the scores."""

    hand: tuple[int, ...]
    beacon: int
    scores: tuple[int, ...]


class SalvageText(Text[Any, Fact, View]):
    """Words that no test reads."""

    def label(self, view: View, path: tuple[str, ...], node: Node[Any]) -> Words:
        return words(node.key)

    def item(self, view: View, path: tuple[str, ...], key: str) -> Words:
        return words(key)

    def fact(self, fact: Fact) -> Words:
        return words(fact.said, seat=fact.seat)

    def describe(self, view: View) -> Sequence[Words]:
        return ()

    def outcome(self, view: View, outcome: Outcome) -> Words:
        return words(outcome.how)

    def cards(self) -> Sequence[Card]:
        return ()


class SalvageGame(Game[Salvage, Any, Fact, View]):
    """The game without a policy."""

    name = "salvage"
    folder = Path(__file__).parent
    ruleset = 1
    seats = range(2, 7)
    options = Options
    state = Salvage
    action = Action
    fact = Fact
    text = SalvageText()

    def new(self, options: Any, seats: int, chance: Chance) -> Salvage:
        hands = [sorted(chance.die(9) for _ in range(HAND)) for _ in range(seats)]
        beacon = chance.die(BERTHS)
        return Salvage(chance, 1, hands, [()] * seats, [0] * seats, beacon)

    def _acts(self, state: Salvage, seat: int) -> bool:
        return seat in self.awaited(state)

    def awaited(self, state: Salvage) -> Sequence[int]:
        if state.turn > ROUNDS:
            return ()
        if state.berthing >= 0:
            return (state.berthing,)
        return [seat for seat, bid in enumerate(state.bids) if not bid]

    def choices(self, state: Salvage, seat: int) -> Branch[Any]:
        if not self._acts(state, seat):
            return no_choices()
        if state.berthing == seat:
            return Branch("", lambda: [_berths(f"{n}", n * 100, 100) for n in range(10)])
        hand = state.hands[seat]
        most = min(3, len(hand) - 2 * (ROUNDS - state.turn))
        items = [f"c{crate}" for crate in hand]
        return Branch("", lambda: [Pick("bid", 1, most, items, _bid)])

    def why_not(self, state: Salvage, seat: int, action: Any) -> Words | None:
        legal = isinstance(action, Berth) == (state.berthing == seat) and self._acts(state, seat)
        return None if legal else words("salvage-no")

    def apply(self, state: Salvage, seat: int, action: Any, tell: Tell[Fact]) -> None:
        assert self.why_not(state, seat, action) is None, "agents play legal actions only"
        if isinstance(action, Berth):
            state.scores[seat] += BERTHS - abs(action.number - state.beacon)
            state.berthing = -1
            state.turn += 1
            state.beacon = state.chance.die(BERTHS)
            return
        for crate in action.crates:
            state.hands[seat].remove(crate)
        state.bids[seat] = action.crates
        if all(state.bids):
            state.berthing = max(range(len(state.bids)), key=lambda at: sum(state.bids[at]))
            state.bids = [()] * len(state.bids)

    def outcome(self, state: Salvage) -> Outcome | None:
        if state.turn <= ROUNDS:
            return None
        best = max(state.scores)
        winners = tuple(seat for seat, score in enumerate(state.scores) if score == best)
        ranking = tuple((score,) for score in state.scores)
        return Outcome(winners, ranking, tuple(state.scores), "salvage-over")

    def view(self, state: Salvage, viewer: int | None) -> View:
        hand = () if viewer is None else tuple(state.hands[viewer])
        return View(hand, state.beacon, tuple(state.scores))

    def imagine(self, state: Salvage, viewers: Sequence[int], chance: Chance) -> Salvage:
        def redrawn(seat: int) -> list[int]:
            if seat in viewers:
                return state.hands[seat][:]
            back = len(state.hands[seat]) + len(state.bids[seat])
            return sorted(chance.die(9) for _ in range(back))

        hands = [redrawn(seat) for seat in range(len(state.hands))]
        bids = state.bids[:]
        for seat, bid in enumerate(bids):
            if bid and seat not in viewers:
                bids[seat] = tuple(hands[seat].pop() for _ in bid)
        scores, beacon = state.scores[:], state.beacon
        return Salvage(chance.spawn(), state.turn, hands, bids, scores, beacon, state.berthing)

    def value(self, state: Salvage, seat: int) -> float:
        return state.scores[seat] / (1 + sum(state.scores))


def boldly(seen: Perspective[Any, Any, View], chance: Chance) -> Any:
    """Bid the two best crates and berth at the beacon."""
    first = seen.choices().open()[0]
    if isinstance(first, Pick):
        return first.build(tuple(first.items[-min(2, first.most) :]))
    return Berth(seen.view().beacon)


class GuidedSalvage(SalvageGame):
    """The game with a policy that bids the highest crates and berths at the beacon."""

    policies: ClassVar = {"rollout": boldly}


def _berths(key: str, start: int, step: int) -> Node[Any]:
    if step == 1:
        return Leaf(key, Berth(start + 1))
    return Branch(
        key, lambda: [_berths(f"{n}", start + n * step // 10, step // 10) for n in range(10)]
    )


def _bid(keys: tuple[str, ...]) -> Bid:
    return Bid(tuple(int(key[1:]) for key in keys))
