"""Arranged ships, with cards and enemy as a test lays them, played through `Match`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.chance import Chance, seed_from
from engine.core.events import seen
from engine.core.match import Match
from engine.games.dyla import game
from engine.games.dyla.actions import Action, Buy, EndTurn, Fire, Play, PlayAttacks, Skip, Trash
from engine.games.dyla.content import CONTENT
from engine.games.dyla.facts import Fact
from engine.games.dyla.state import Draw, DylaState

if TYPE_CHECKING:
    from engine.games.dyla.view import CardsView, DylaView
from tests.engine.games import arranged

GAME = game()
GUN = "basic-igelstellung"
EVADE = "basic-evade"
DRAW_PILE = f"{GUN} {GUN} {GUN} {GUN} {GUN} {GUN} {GUN} {GUN}"


@dataclass
class Ship:
    """A match, and the facts of its last actions."""

    match: Match[DylaState, Action, Fact]
    facts: list[Fact]
    reveals: bool = False

    @property
    def state(self) -> DylaState:
        return self.match.state

    @property
    def view(self) -> DylaView:
        return GAME.view(self.match.state, 0)

    def act(self, *actions: Action) -> Ship:
        """The ship after the actions, with their facts. Raises IllegalAction."""
        match, reveals = self.match, False
        facts: list[Fact] = []
        for action in actions:
            step = match.play(0, action)
            match, reveals = step.match, step.reveals
            facts += seen(step.events, None)
        return Ship(match, facts, reveals)

    def play(self, cards: str) -> Ship:
        return self.act(*(Play(card) for card in cards.split()))

    def play_all_attacks(self) -> Ship:
        return self.act(PlayAttacks())

    def fire(self) -> Ship:
        return self.act(Fire())

    def skip(self) -> Ship:
        return self.act(Skip())

    def trash(self, card: str) -> Ship:
        return self.act(Trash(card))

    def buy(self, cards: str) -> Ship:
        return self.act(*(Buy(card) for card in cards.split()))

    def end_turn(self) -> Ship:
        return self.act(EndTurn())

    def refusal(self, action: Action) -> str:
        """The id of the refusal of `action`, without the game's name."""
        return arranged.refusal(self.match, 0, action)

    def offered(self) -> list[Action]:
        """Every action in the tree of choices."""
        return arranged.offered(self.match, 0)

    def price(self, card: str) -> int:
        return next(offer.price for offer in self.view.shop if offer.card == card)


def cards(names: str) -> list[int]:
    return [CONTENT.card_of[name] for name in names.split()]


def encounters(names: str) -> list[int]:
    ids = [encounter.id for encounter in CONTENT.encounters]
    return [ids.index(name) for name in names.split()]


def ids(together: tuple[CardsView, ...]) -> str:
    """The ids of a view's cards."""
    return " ".join(held.card for held in together for _ in range(held.count))


def ship(
    hand: str = "",
    *,
    enemy: str = "nelson-class",
    suffered: int = 0,
    pile: str = DRAW_PILE,
    discards: str = "",
    next_enemies: str = "",
    hull: int = 10,
    tech: int = 0,
    points: int = 0,
    level_points: int = 0,
    goal: int = 15,
    draw: Draw = "refill",
    turn: int = 1,
) -> Ship:
    """A ship facing `enemy`, on its level; `pile` and `next_enemies` are listed from the top."""
    (encounter,) = encounters(enemy)
    level = CONTENT.encounters[encounter].level
    deck = encounters(next_enemies) or list(CONTENT.encounter_decks[level - 1])
    state = DylaState(
        chance=Chance(seed_from("a test")),
        turn=turn,
        goal=goal,
        draw=draw,
        phase="combat",
        hull=hull,
        tech=tech,
        points=points,
        level=level,
        level_points=level_points,
        encounter=encounter,
        suffered=suffered,
        known=0,
        encounters=deck[::-1],
        spent=[],
        pile=cards(pile)[::-1],
        hand=cards(hand),
        played=[],
        discards=cards(discards),
        bought=[0] * len(CONTENT.cards),
    )
    return Ship(Match(GAME, state, (0,)), [])


def launched(seed: str = "7", **options: object) -> Ship:
    """A new game."""
    return Ship(Match.start(GAME, GAME.options.model_validate(options), 1, seed_from(seed)), [])
