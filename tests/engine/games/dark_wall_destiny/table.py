"""Arranged tables: a real game with piles as a test lays them, played through `Match`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from engine.core import options
from engine.core.chance import seed_from
from engine.core.choices import Form, resolve
from engine.core.events import Event, seen
from engine.core.game import Outcome
from engine.core.match import Match, copier_of
from engine.games.dark_wall_destiny import game
from engine.games.dark_wall_destiny.actions import Action, Choose, Discard, EndTurn, TakeTurn
from engine.games.dark_wall_destiny.content.tables import CARD, IDS
from engine.games.dark_wall_destiny.facts import Fact
from engine.games.dark_wall_destiny.state import Berth, Player, WallState
from engine.games.dark_wall_destiny.view import WallView
from tests.engine.games import arranged

GAME = game()
PLAIN = "talon"
"""A card without effects in the system, to fill it."""
F = TypeVar("F")


def places(names: str) -> list[int]:
    """Cards by id, separated by spaces."""
    return [CARD[name] for name in names.split()]


@dataclass
class Table:
    """A match, and the facts of its last actions."""

    match: Match[WallState, Action, Fact]
    events: list[Event[Fact]] = field(default_factory=list)

    @property
    def state(self) -> WallState:
        return self.match.state

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def view(self, viewer: int | None = None) -> WallView:
        return GAME.view(self.state, viewer)

    def facts(self, kind: type[F], viewer: int | None = None) -> list[F]:
        return [fact for fact in seen(self.events, viewer) if isinstance(fact, kind)]

    def awaited(self) -> list[int]:
        return list(GAME.awaited(self.state))

    def hand(self, seat: int = 0) -> str:
        return " ".join(IDS[card] for card in self.player(seat).hand)

    def system(self) -> str:
        return " ".join("-" if card < 0 else IDS[card] for card in self.state.system)

    def play(self, *actions: Action, by: int | None = None) -> Table:
        """The table after actions of `by`, or of the first awaited seat. Raises IllegalAction."""
        after = self
        events: list[Event[Fact]] = []
        for action in actions:
            seat = after.awaited()[0] if by is None else by
            step = after.match.play(seat, action)
            events += step.events
            after = Table(step.match, events)
        return after

    def end_turn(self) -> Table:
        """End the turn of the seat that has it."""
        return self.play(EndTurn())

    def end_round(self) -> Table:
        """End the turns of all seats yet to go."""
        after, events = self, list[Event[Fact]]()
        rounds = self.state.turn
        while after.state.turn == rounds and after.state.stage in ("begin", "action", "acquire"):
            take = [TakeTurn()] if after.state.stage == "begin" else []
            after = after.play(*take, EndTurn())
            events += after.events
        return Table(after.match, events)

    def refusal(self, action: Action, by: int = 0) -> str:
        """The id of the refusal of `action`, without the game's name."""
        return arranged.refusal(self.match, by, action)

    def offered(self, seat: int = 0) -> list[Any]:
        return arranged.offered(self.match, seat)

    def discard(self, cards: str, by: int) -> Table:
        return self.play(Discard(tuple(cards.split())), by=by)

    def choose(self, key: str) -> Table:
        return self.play(Choose(key))

    def outcome(self) -> Outcome:
        found = GAME.outcome(self.state)
        assert found is not None, "the game runs on"
        return found

    def but(self, change: Callable[[WallState], None]) -> Table:
        """The same table after a change of its state."""
        state = copier_of(GAME)(self.state)
        change(state)
        return Table(Match(GAME, state, (0,) * len(state.players)))


def form_of(at: Table) -> Form[Action]:
    """The form in which seat 0 pays for damage."""
    node = resolve(GAME.choices(at.state, 0), "discard")
    assert isinstance(node, Form)
    return node


def table(
    seats: int = 2,
    *,
    hand: str = "",
    others: str = "",
    deck: str = "requisition requisition requisition requisition requisition requisition",
    discards: str = "",
    sector: tuple[str, ...] = (),
    system: str | None = None,
    space: str | None = None,
    energy: int = 0,
    combat: int = 0,
    **chosen: str,
) -> Table:
    """A table where seat 0 begins, has the turn and holds `hand`; other seats hold `others`.

    `sector` lists berths as "ship crew crew"; `system` runs from position 1, filled up to the start
    with plain cards; `space` and `deck` are listed from the top, and all seats have that deck.
    `energy` and `combat` are extra to what cards give.
    """
    wanted = {"order": "seats", "factions": "lot", "tactics": "1", **chosen}
    match = Match.start(GAME, options.read(GAME, wanted), seats, seed_from("a test"))
    start = Table(match).but(lambda state: setattr(state, "first", 0))
    state = start.state
    state.active, state.done = 0, []
    for seat, player in enumerate(state.players):
        player.hand = sorted(places(hand if seat == 0 else others))
        player.deck = places(deck)[::-1]
        player.discards = places(discards) if seat == 0 else []
        player.sector = [_berth(one) for one in sector] if seat == 0 else []
    size = len(state.system)
    row = places(system or "")
    state.system = [CARD[PLAIN]] * (size - len(row)) + row
    if space is not None:
        state.decks = [places(space)[::-1], []]
    state.now.energy, state.now.combat = energy, combat
    return start


def _berth(written: str) -> Berth:
    card, *under = places(written)
    return Berth(card, under, [])
