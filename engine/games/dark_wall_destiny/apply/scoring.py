"""Victory points, counted won or lost, and how a game ended.

Leaderboards: won, difficulty, fewer rounds, then the table's points; in a contest the points.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from engine.core.game import Outcome
from engine.games.dark_wall_destiny.content.tables import (
    COLONIES,
    ENERGY,
    NUMBERS,
    OMEGA,
    PLANETS,
    VP,
)
from engine.games.dark_wall_destiny.state import Ending, Player, WallState
from engine.games.dark_wall_destiny.values import colonies, crew_aboard, energy, most_seeded

_RANKS = {"easy": 0, "normal": 1, "hard": 2}


def scores(state: WallState) -> tuple[int, ...]:
    """Each seat's points if the game ended now."""
    points = [_points(state, player) for player in state.players]
    for award in awards(state):
        for seat in award.seats:
            points[seat] += award.gain
    return tuple(points)


@dataclass(frozen=True, slots=True)
class Award:
    """What the seats with most of something score for it."""

    what: Literal["energy", "cards", "crew"]
    seats: tuple[int, ...]
    gain: int


def awards(state: WallState) -> list[Award]:
    """Most energy in the sector, most cards on one planet, most crew on ships."""
    bonus = NUMBERS.bonus
    return [
        Award("energy", tuple(_most(state, energy)), bonus.energy),
        Award("cards", tuple(_most(state, most_seeded)), bonus.cards),
        Award("crew", tuple(_most(state, crew_aboard)), bonus.crew),
    ]


def income(player: Player) -> int:
    """The energy that a turn brings on an average: of the sector, and of a hand of the cards."""
    cards = [*player.deck, *player.discards, *player.hand, *player.played]
    drawn = NUMBERS.hand * sum(ENERGY[card] for card in cards) / max(1, len(cards))
    return round(energy(player) - sum(ENERGY[card] for card in player.played) + drawn)


def _points(state: WallState, player: Player) -> int:
    """Of all cards wherever they lie, with seeded Cryoships and planets that hold something."""
    bonus = NUMBERS.bonus
    lost = "aggression" in state.expansions and state.ending not in (None, "saved")
    colony = NUMBERS.contest.colony if lost else bonus.colony
    piles = (player.deck, player.discards, player.hand, player.played)
    points = sum(VP[card] for pile in piles for card in pile)
    for berth in player.sector:
        points += VP[berth.card] + sum(VP[card] for card in berth.under)
        if berth.card in PLANETS and berth.under:
            points += bonus.planet
        seeded = [card for card in berth.under if card in COLONIES and card != OMEGA]
        points += colony * len(seeded)
    return points


def _most(state: WallState, counted: Callable[[Player], int]) -> list[int]:
    """The seats with most of something; ties all score, with nothing nobody, alone nobody."""
    if len(state.players) == 1:
        return []
    amounts = [counted(player) for player in state.players]
    most = max(amounts)
    return [seat for seat, amount in enumerate(amounts) if amount == most and most > 0]


def outcome(state: WallState) -> Outcome | None:
    """All win or none; with Aggression whoever has most points."""
    if state.ending is None:
        return None
    if "aggression" in state.expansions:
        return _contest(state, state.ending)
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


def _contest(state: WallState, ending: Ending) -> Outcome:
    """Ties go to more seeded Cryoships, then are shared; a seat that burned one itself is last."""
    points = scores(state)
    ranking = tuple(
        (int(seat != state.culprit), points[seat], colonies(player))
        for seat, player in enumerate(state.players)
    )
    winners = tuple(seat for seat, rank in enumerate(ranking) if rank == max(ranking))
    return Outcome(winners, ranking, points, f"dark-wall-destiny-end-contest-{ending}")
