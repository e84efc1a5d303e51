"""Arranged tables: cards as a test lays them, turns played through `Match`.

Cards are named by id, or by asset as `flight.mess`: the first free card with that asset.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal

from engine.core.chance import Chance, seed_from
from engine.core.events import Event, seen
from engine.core.game import Outcome, Perspective
from engine.core.match import Match
from engine.games.dark_miss_down import game
from engine.games.dark_miss_down.actions import Action, Complete, Discard, Take
from engine.games.dark_miss_down.content import CARD, CARDS, ENTRIES
from engine.games.dark_miss_down.facts import Fact
from engine.games.dark_miss_down.state import DarkMissState, Phase, Player
from engine.games.dark_miss_down.view import CardView, DarkMissView
from tests.engine.games import arranged

GAME = game()

INJURED, CRATE, CONTAINMENT = CARDS[0:3]
CONDUIT, CONSOLES, FIGHTER = CARDS[3:6]
VIRUS, ELECTRICAL, LIGHT_DRIVE = CARDS[6:9]
EVAC, AIR, HATCH = CARDS[9:12]
COMLINK, SHUTTLE, LEAK = CARDS[12:15]
BREACH_A, BREACH_B, SPILL = CARDS[15:18]

Piles = Literal["tableaus", "tasks", "pool", "deck", "discards", "hand", "other"]


def asset(card: str) -> str:
    """The asset of a card, as tests write it."""
    entry = ENTRIES[CARD[card]]
    return f"{entry.asset.crew}.{entry.asset.area}"


def shown(cards: Iterable[CardView]) -> str:
    """Cards of a view as assets, sorted."""
    return " ".join(sorted(asset(card.id) for card in cards))


def listed(cards: Iterable[CardView]) -> list[str]:
    """Cards of a view as ids."""
    return [card.id for card in cards]


def find(names: str, among: list[str]) -> list[str]:
    """The ids of the named cards; those that are in `among` are removed from it."""
    found = []
    for name in names.split():
        card = name if name in CARD else next(c for c in among if asset(c) == name)
        if card in among:
            among.remove(card)
        found.append(card)
    return found


@dataclass
class Table:
    """A match, and the facts of its last action."""

    match: Match[DarkMissState, Action, Fact]
    events: list[Event[Fact]] = field(default_factory=list)
    reveals: bool = False

    @property
    def state(self) -> DarkMissState:
        return self.match.state

    @property
    def facts(self) -> list[Fact]:
        return seen(self.events, None)

    @property
    def seat(self) -> int:
        return self.state.active

    def view(self, viewer: int | None = None) -> DarkMissView:
        return GAME.view(self.state, viewer)

    def hand(self, seat: int = 0) -> str:
        return shown(self.view(seat).hand)

    def scores(self) -> tuple[int, int]:
        one, two = self.view().seats
        return one.score, two.score

    def seen(self, seat: int = 0) -> Perspective[DarkMissState, Action, DarkMissView]:
        return Perspective(GAME, self.state, seat)

    def facts_of(self, kind: type) -> list[Fact]:
        return [fact for fact in self.facts if isinstance(fact, kind)]

    def play(self, *actions: Action, by: int | None = None) -> Table:
        """The table after actions of the seat at turn, or of `by`. Raises IllegalAction."""
        after = self
        for action in actions:
            step = after.match.play(after.seat if by is None else by, action)
            after = Table(step.match, step.events, step.reveals)
        return after

    def complete(self, task: str, cards: str) -> Table:
        return self.play(self.payment(task, cards))

    def take(self, card: str) -> Table:
        (found,) = find(card, listed(self.view().pool))
        return self.play(Take(found))

    def discard(self, card: str) -> Table:
        (found,) = find(card, listed(self.view(self.seat).hand))
        return self.play(Discard(found))

    def payment(self, task: str, cards: str) -> Complete:
        """The action that completes a task with cards of the hand at turn."""
        found = find(cards, listed(self.view(self.seat).hand))
        return Complete(task, tuple(sorted(found, key=CARDS.index)))

    def refusal(self, action: Action, by: int | None = None) -> str:
        """The id of the refusal of `action`, without the game's name."""
        return arranged.refusal(self.match, self.seat if by is None else by, action)

    def offered(self, seat: int | None = None) -> list[Action]:
        """Every action in the tree of choices, each set of each pick."""
        return arranged.offered(self.match, self.seat if seat is None else seat)

    def payments(self, task: str) -> list[str]:
        """The sets of cards offered to complete a task, as assets."""
        return [
            " ".join(sorted(map(asset, action.cards)))
            for action in self.offered()
            if isinstance(action, Complete) and action.task == task
        ]

    def outcome(self) -> Outcome:
        found = GAME.outcome(self.state)
        assert found is not None
        return found

    def but(self, **changes: object) -> Table:
        """The same table with other values of these fields of the state."""
        return Table(replace(self.match, state=replace(self.state, **changes)))  # type: ignore[arg-type]


def table(
    *,
    tasks: str = "",
    pool: str = "",
    hand: str = "",
    other: str = "",
    deck: str | None = None,
    discards: str = "",
    tableau: str | None = None,
    other_tableau: str | None = None,
    scores: tuple[int, int] = (0, 0),
    turn: int = 1,
    first: int = 0,
    active: int = 0,
    last: bool = False,
    phase: Phase = "turn",
) -> Table:
    """A table where seat 0 holds `hand` and has the turn; all hands were drawn unseen.

    `deck` is listed from its top; None: all remaining cards. With a `deck`, cards named nowhere are
    out of the game.
    """
    written: dict[Piles, str] = {
        "tableaus": " ".join(filter(None, (tableau, other_tableau))),
        "tasks": tasks,
        "pool": pool,
        "deck": deck or "",
        "discards": discards,
        "hand": hand,
        "other": other,
    }
    by_id = [name for names in written.values() for name in names.split() if name in CARD]
    assert len(set(by_id)) == len(by_id), "a card lies in one place"
    free = [card for card in CARDS if card not in by_id]
    piles = {pile: [CARD[card] for card in find(names, free)] for pile, names in written.items()}
    left = [CARD[card] for card in free]
    hands = [sorted(piles["hand"]), sorted(piles["other"])]
    players = [
        Player(held, dict.fromkeys(held, 0), score, None if task is None else CARD[task])
        for held, score, task in zip(hands, scores, (tableau, other_tableau), strict=True)
    ]
    state = DarkMissState(
        chance=Chance(seed_from("a test")),
        turn=turn,
        first=first,
        active=active,
        phase=phase,
        last=last,
        players=players,
        tasks=piles["tasks"],
        pool=piles["pool"],
        deck=left if deck is None else piles["deck"][::-1],
        discards=piles["discards"],
    )
    return Table(Match(GAME, state, (0, 0)))


def dealt(seed: str = "7") -> Table:
    """A new game."""
    return Table(Match.start(GAME, GAME.options(), 2, seed_from(seed)))
