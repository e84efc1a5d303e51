"""Arranged tables: cards as a test lays them, turns played through `Match`."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.chance import Chance, seed_from
from engine.core.events import seen
from engine.core.game import Perspective
from engine.core.match import Match
from engine.games.planetary_defence import game
from engine.games.planetary_defence.actions import Action, EndTurn
from engine.games.planetary_defence.content import CARD, METEOR
from engine.games.planetary_defence.facts import Fact
from engine.games.planetary_defence.state import PlanetaryState
from engine.games.planetary_defence.view import CardView, PlanetaryView
from tests.engine.games import arranged

GAME = game()
FILLER = "white-1 white-1 white-1 white-1 white-1"
FAR_METEORS = "black-6 black-6 black-6 black-6 black-6 black-6"


@dataclass
class Table:
    """A match, and the facts of its last action."""

    match: Match[PlanetaryState, Action, Fact]
    facts: list[Fact]
    reveals: bool = False

    @property
    def state(self) -> PlanetaryState:
        return self.match.state

    @property
    def view(self) -> PlanetaryView:
        return GAME.view(self.match.state, 0)

    def seen(self) -> Perspective[PlanetaryState, Action, PlanetaryView]:
        return Perspective(GAME, self.match.state, 0)

    def play(self, *actions: Action) -> Table:
        """The table after the actions. Raises IllegalAction."""
        match, facts, reveals = self.match, self.facts, False
        for action in actions:
            step = match.play(0, action)
            match, reveals = step.match, step.reveals
            facts = seen(step.events, None)
        return Table(match, facts, reveals)

    def end_turn(self) -> Table:
        return self.play(EndTurn())

    def refusal(self, action: Action) -> str:
        """The id of the refusal of `action`, without the game's name."""
        return arranged.refusal(self.match, 0, action)

    def offered(self) -> list[Action]:
        """Every action in the tree of choices."""
        return arranged.offered(self.match, 0)

    def column(self, number: int) -> str:
        """The cards of a column, from the lowest."""
        return " ".join(card.id for card in self.view.columns[number - 1])

    def columns(self) -> list[str]:
        return [self.column(number) for number in range(1, 6)]


def cards(names: str) -> list[int]:
    return [CARD[name] for name in names.split()]


def ids(pile: tuple[CardView, ...]) -> str:
    """The ids of a pile of a view."""
    return " ".join(card.id for card in pile)


def table(
    *columns: str,
    hand: str = "",
    draw: str = "",
    discard: str = "",
    space: str = FAR_METEORS,
    scrap: str = "",
    hard: bool = False,
    scrap_column: int = 0,
    turn: int = 1,
) -> Table:
    """A table with these columns from the left, the last card of each on top.

    `space` and `draw` are listed from the top. Without meteors, one still counts as left, so that
    the game is not won at once.
    """
    row = [cards(column) for column in columns] + [[] for _ in range(5 - len(columns))]
    lying = [*cards(space), *cards(scrap), *(card for column in row for card in column)]
    state = PlanetaryState(
        chance=Chance(seed_from("a test")),
        turn=turn,
        hard=hard,
        meteors=sum(METEOR[card] for card in lying) or 1,
        destroyed=sum(METEOR[card] for card in cards(scrap)),
        columns=row,
        space=cards(space)[::-1],
        draw=cards(draw)[::-1],
        hand=sorted(cards(hand)),
        played=[],
        discard=cards(discard),
        scrap=cards(scrap),
        credits=0,
        damage=0,
        shield=False,
        scrap_column=scrap_column,
    )
    return Table(Match(GAME, state, (0,)), [])


def dealt(deck: str = "standard", mode: str = "normal", seed: str = "7") -> Table:
    """A new game."""
    options = GAME.options.model_validate({"deck": deck, "mode": mode})
    return Table(Match.start(GAME, options, 1, seed_from(seed)), [])
