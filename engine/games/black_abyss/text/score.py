"""Who is winning and why: the ways to win, and how far each empire is on every one of them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.words import Words, seat_name, words
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.state import (
    CAPTURE_THE_FLAG,
    DUEL,
    EMPIRES,
    FLEET_BATTLE,
    MODES,
)
from engine.games.black_abyss.text.wording import people, thing
from engine.games.black_abyss.view import EmpireView, View

_GOALS = (
    "black-abyss-score-goal-empires",
    "black-abyss-score-goal-duel",
    "black-abyss-score-goal-sudden-death",
    "black-abyss-score-goal-capture-the-flag",
    "black-abyss-score-goal-fleet-battle",
)
"""By mode."""
_TWINS = frozenset(t.HEX_KINDS[twin] for twin in t.TWINS)


def score(view: View) -> list[Words]:
    """The ways to win, then each seat with most votes first; in a fleet battle with most left."""
    mode = MODES.index(view.mode)
    goal = words(
        _GOALS[mode],
        terms=t.GAME.terms_to_win,
        row=int(not view.any_terms),
        cycle=view.last_cycle,
        rounds=t.MODES.fleet_battle.rounds,
    )
    lines = [words("black-abyss-score-over") if view.ending else goal]
    if mode == FLEET_BATTLE:
        return [*lines, *_fleets(view)]
    ranked = sorted(view.empires, key=lambda one: (not one.alive, -one.votes))
    return [*lines, *(_empire(view, one, mode) for one in ranked)]


def _empire(view: View, empire: EmpireView, mode: int) -> Words:
    """One empire: its votes and what they are made of, and its other ways to win."""
    seat, race = seat_name(empire.seat), people(empire.race)
    if not empire.alive:
        return words("black-abyss-say-out", seat=seat, race=race)
    votes = words("black-abyss-score-votes", seat=seat, race=race, votes=empire.votes,
                  parts=_votes(view, empire))  # fmt: skip
    ways = tuple(_ways(view, empire, mode))
    return words("black-abyss-score-ways", votes=votes, ways=ways) if ways else votes


def _votes(view: View, empire: EmpireView) -> tuple[Words, ...]:
    """Planets, buildings, and what laws, wonders, technology and race add or take."""
    buildings = sum(land.holder == empire.seat for at in view.hexes for land in at.land)
    rest = empire.votes - empire.planets - buildings
    parts = [
        words("black-abyss-score-planets", count=empire.planets),
        words("black-abyss-score-buildings", count=buildings),
    ]
    if rest > 0:
        parts.append(words("black-abyss-score-more", count=rest))
    elif rest:
        parts.append(words("black-abyss-score-fewer", count=-rest))
    return tuple(parts)


def _ways(view: View, empire: EmpireView, mode: int) -> Iterator[Words]:
    """How far an empire is on each way to win that the mode has, where it has begun it."""
    if not empire.stands:
        yield words("black-abyss-score-fallen")
    if mode == EMPIRES:
        in_a_row = view.in_a_row if view.leader == empire.seat else 0
        terms = empire.terms if view.any_terms else in_a_row
        yield words("black-abyss-score-terms", count=terms, of=t.GAME.terms_to_win)
    if mode in (EMPIRES, DUEL):
        levels = sum(level for _, level in empire.techs)
        if empire.secret:
            due = empire.secret + t.GAME.secret_wait
            yield words("black-abyss-score-secret", cycle=due)
        else:
            yield words("black-abyss-score-levels", count=levels, of=t.GAME.secret_levels)
        held = _twins(view, empire.seat)
        if held or empire.keepers:
            yield words("black-abyss-score-twins", count=held, of=len(t.TWINS))
        for keeper in empire.keepers:
            yield words("black-abyss-score-keeper", keeper=thing(keeper))
    if mode == CAPTURE_THE_FLAG:
        yield from _flag(view, empire.seat)


def _twins(view: View, seat: int) -> int:
    """The twin planets where a seat has a ship or a colony."""
    manned = {ship.at for ship in view.ships if ship.owner == seat}
    twins = (at for at in view.hexes if at.tile in _TWINS)
    return sum(at.at in manned or seat in at.colonies for at in twins)


def _flag(view: View, seat: int) -> Iterator[Words]:
    """Where the enemy's flag is on its way to a seat's home."""
    home = view.hexes[view.empires[seat].home] if view.empires[seat].home >= 0 else None
    for flag in view.flags:
        if flag.seat != seat and home is not None:
            at = view.hexes[flag.at]
            q, r = at.q - home.q, at.r - home.r
            yield words("black-abyss-score-flag", place=at.name,
                        count=(abs(q) + abs(r) + abs(q + r)) // 2)  # fmt: skip


def _fleets(view: View) -> Iterator[Words]:
    """The sections left of each fleet; while fleets are assembled only who is ready is known."""
    for empire in view.empires:
        seat = seat_name(empire.seat)
        if view.phase == "fitting":
            ready = "black-abyss-score-ready" if empire.done else "black-abyss-score-fitting"
            yield words(ready, seat=seat)
            continue
        own = [ship for ship in view.ships if ship.owner == empire.seat]
        left = sum(t.SECTIONS[t.HULL_NAMES.index(one.hull)] - sum(one.covered) for one in own)
        yield words("black-abyss-score-fleet", seat=seat, ships=len(own), count=left)
