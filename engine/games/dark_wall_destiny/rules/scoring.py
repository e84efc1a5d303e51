"""Victory points and outcomes.

In a rescue, seats rank by win, difficulty, fewer rounds, then the table's points; in a contest, by
their own points.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from engine.core.game import Outcome
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.rules.values import (
    colonies,
    crew_aboard,
    most_seeded,
    resting_energy,
)
from engine.games.dark_wall_destiny.state import AwardName, Player, WallState

_RANKS = {"easy": 0, "normal": 1, "hard": 2}


@dataclass(frozen=True, slots=True)
class Points:
    """The parts of a seat's victory points, as if the game ended now; `most_...` are awards."""

    cards: int
    planets: int
    colonies: int
    most_energy: int = 0
    most_cards: int = 0
    most_crew: int = 0

    @property
    def total(self) -> int:
        """The sum."""
        most = self.most_energy + self.most_cards + self.most_crew
        return self.cards + self.planets + self.colonies + most


def points_of(state: WallState) -> tuple[Points, ...]:
    """Each seat's points, as if the game ended now."""
    given = awards(state)
    return tuple(
        _points(state, player, [award.gain * (seat in award.seats) for award in given])
        for seat, player in enumerate(state.players)
    )


def scores(state: WallState) -> tuple[int, ...]:
    """The sum of each seat's points, as if the game ended now."""
    return tuple(points.total for points in points_of(state))


@dataclass(frozen=True, slots=True)
class Award:
    """Points for the seats with most of something; `amounts` has how much each seat has."""

    what: AwardName
    seats: tuple[int, ...]
    gain: int
    amounts: tuple[int, ...]


def awards(state: WallState) -> list[Award]:
    """The awards: most lasting energy, most cards on one planet, most crew on ships."""
    bonus = t.NUMBERS.bonus
    return [
        _award(state, "energy", bonus.energy, resting_energy),
        _award(state, "cards", bonus.cards, most_seeded),
        _award(state, "crew", bonus.crew, crew_aboard),
    ]


def passed(before: list[Award], after: list[Award]) -> Iterator[facts.AwardPassed]:
    """The facts of awards whose seats changed."""
    for was, now in zip(before, after, strict=True):
        if was.seats != now.seats:
            gained = tuple([seat for seat in now.seats if seat not in was.seats])
            lost = tuple([seat for seat in was.seats if seat not in now.seats])
            yield facts.AwardPassed(now.what, now.gain, gained, lost)


def income(player: Player) -> int:
    """The energy that a seat has in an average turn, from its sector and its cards."""
    cards = [*player.deck, *player.discards, *player.hand, *player.played]
    drawn = t.NUMBERS.hand * sum(t.ENERGY[card] for card in cards) / max(1, len(cards))
    return round(resting_energy(player) + drawn)


def _points(state: WallState, player: Player, gains: list[int]) -> Points:
    """A seat's points: for its cards, seeded Cryoships, planets in use, and awards (`gains`)."""
    bonus = t.NUMBERS.bonus
    lost = state.contest and state.ending not in (None, "saved")
    colony = t.NUMBERS.contest.colony if lost else bonus.colony
    piles = (player.deck, player.discards, player.hand, player.played)
    cards = sum(t.VP[card] for pile in piles for card in pile)
    planets = seeded = 0
    for berth in player.sector:
        cards += t.VP[berth.card] + sum(t.VP[card] for card in berth.under)
        planets += berth.card in t.PLANETS and bool(berth.under)
        seeded += sum(card in t.COLONIES and card != t.OMEGA for card in berth.under)
    return Points(cards, bonus.planet * planets, colony * seeded, *gains)


def _award(state: WallState, what: AwardName, gain: int, counted: Callable[[Player], int]) -> Award:
    """An award: for the seats that have the most; for none in a solo game, or if the most is 0."""
    amounts = tuple([counted(player) for player in state.players])
    most = 0 if len(amounts) == 1 else max(amounts)
    seats = tuple([seat for seat, amount in enumerate(amounts) if amount == most > 0])
    return Award(what, seats, gain, amounts)


def outcome(state: WallState) -> Outcome | None:
    """How the game ended: all seats win or lose together, or the seat with most points wins."""
    if state.ending is None:
        return None
    if state.contest:
        return _by_points(state, f"dark-wall-destiny-end-contest-{state.ending}")
    won = state.ending == "saved"
    points = scores(state)
    together = (int(won), _RANKS[state.difficulty], -state.turn if won else 0, sum(points))
    seats = range(len(state.players))
    return Outcome(
        tuple(seats) if won else (),
        tuple(together for _ in seats),
        points,
        f"dark-wall-destiny-end-{state.ending}",
    )


def so_far(state: WallState) -> Outcome | None:
    """The outcome of a contest if it ended now; None if all win or lose together."""
    return _by_points(state, "") if state.contest else None


def _by_points(state: WallState, how: str) -> Outcome:
    """The outcome of a contest.

    Ties go to more seeded Cryoships, and are shared after that. A seat that burned its own Cryoship
    ranks last. `raced` is for old games in free order.
    """
    points = scores(state)
    ranking = tuple(
        (int(seat != state.culprit), points[seat], colonies(player))
        for seat, player in enumerate(state.players)
    )
    winners = tuple(seat for seat, rank in enumerate(ranking) if rank == max(ranking))
    return Outcome(winners, ranking, points, how, raced=state.order == "free")
