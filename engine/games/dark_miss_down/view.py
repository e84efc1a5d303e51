"""What a seat or spectator knows, as plain values.

A hand is private; others see its size and the cards taken from the asset pool.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from engine.games.dark_miss_down import content
from engine.games.dark_miss_down.content import CARDS, ENTRIES, NUMBERS, Area, Crew
from engine.games.dark_miss_down.state import DarkMissState, Phase, Player


@dataclass(frozen=True, slots=True)
class BonusView:
    """What a completed task gives when the next one replaces it.

    `majority`: `points` for more played cards from the area in `icons` than from any other.
    `several`: `points` for as many played cards of a crew as `icons` has.
    `variety`: `points` for `crews` different crews and `areas` different areas (0: any number).
    `together`: `points` for a played card from each area in `icons`.
    `take`: a card of the asset pool with the single icon; no points.
    """

    kind: Literal["majority", "several", "variety", "together", "take"]
    icons: tuple[Crew | Area, ...] = ()
    crews: int = 0
    areas: int = 0
    points: int = 0


@dataclass(frozen=True, slots=True)
class CardView:
    """A card by id: its task's `danger`, `needs` and `bonus`, and its asset."""

    id: str
    danger: int
    needs: tuple[Crew | Area, ...]
    bonus: BonusView
    crew: Crew
    area: Area


@dataclass(frozen=True, slots=True)
class ScoredView:
    """A completed task's `points` for danger, and the `bonus` of the task before it."""

    task: str
    points: int
    bonus: int


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat as everybody sees it.

    `cards` is the size of its hand; `known` are the cards of the hand that came from the pool, in
    public. `scored` lists its completed tasks in order; `tableau` is the last one.
    """

    score: int
    scored: tuple[ScoredView, ...]
    tableau: CardView | None
    cards: int
    known: tuple[CardView, ...]

    @property
    def danger(self) -> int:
        """The danger of the last completed task, 0 before the first."""
        return 0 if self.tableau is None else self.tableau.danger


@dataclass(frozen=True, slots=True)
class DarkMissView:
    """The table for `viewer`, a seat or None for a spectator.

    `turn` is the round, of at most `turns`; `first` began. `active` has the turn, also while
    choosing a bonus card or a discard; from the airlock on, it had the last turn. `last` marks the
    last round. `deck` is a number; `discards` are face up. While a bonus card is chosen,
    `completing` is the task, still among `tasks`, and `played` the cards that paid. `hand` is the
    viewer's own, empty for spectators. `stood` are the seats that accepted the tie; `winner`
    pressed the airlock button.
    """

    viewer: int | None
    turn: int
    turns: int
    goal: int
    hand_limit: int
    first: int
    active: int
    phase: Phase
    last: bool
    tasks: tuple[CardView, ...]
    pool: tuple[CardView, ...]
    deck: int
    discards: tuple[CardView, ...]
    seats: tuple[SeatView, ...]
    hand: tuple[CardView, ...]
    completing: CardView | None
    played: tuple[CardView, ...]
    stood: tuple[int, ...]
    winner: int | None


def _bonus(bonus: content.Bonus) -> BonusView:
    match bonus:
        case content.Majority():
            return BonusView("majority", (bonus.area,), points=bonus.points)
        case content.Several():
            return BonusView("several", (bonus.crew,) * bonus.count, points=bonus.points)
        case content.Variety():
            return BonusView("variety", (), bonus.crews, bonus.areas, bonus.points)
        case content.Together():
            return BonusView("together", bonus.areas, points=bonus.points)
        case content.Take():
            return BonusView("take", tuple(icon for icon in (bonus.crew, bonus.area) if icon))


CARD_VIEWS = tuple(
    CardView(
        name, entry.danger, entry.needs, _bonus(entry.bonus), entry.asset.crew, entry.asset.area
    )
    for name, entry in zip(CARDS, ENTRIES, strict=True)
)
"""Every card, in the order of `data/`."""


def view_of(state: DarkMissState, viewer: int | None) -> DarkMissView:
    """The view for a seat, or for spectators (None)."""
    players = state.players
    return DarkMissView(
        viewer=viewer,
        turn=state.turn,
        turns=NUMBERS.turns,
        goal=NUMBERS.goal,
        hand_limit=NUMBERS.hand_limit,
        first=state.first,
        active=state.active,
        phase=state.phase,
        last=state.last,
        tasks=_cards(tuple(state.tasks)),
        pool=_cards(tuple(state.pool)),
        deck=len(state.deck),
        discards=_cards(tuple(sorted(state.discards))),
        seats=(_seat(players[0]), _seat(players[1])),
        hand=() if viewer is None else _cards(tuple(players[viewer].hand)),
        completing=_card(state.completing),
        played=_cards(state.played),
        stood=state.stood,
        winner=state.winner,
    )


def _seat(player: Player) -> SeatView:
    blind = player.blind
    known = tuple([card for card in player.hand if card not in blind])
    scored = tuple([ScoredView(CARDS[one.task], one.points, one.bonus) for one in player.scored])
    return SeatView(player.score, scored, _card(player.tableau), len(player.hand), _cards(known))


def _card(card: int | None) -> CardView | None:
    return None if card is None else CARD_VIEWS[card]


@lru_cache(maxsize=65_536)
def _cards(cards: tuple[int, ...]) -> tuple[CardView, ...]:
    return tuple([CARD_VIEWS[card] for card in cards])
