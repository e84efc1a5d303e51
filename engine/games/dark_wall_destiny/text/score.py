"""The score: what decides the game, and each seat's points in parts."""

from collections.abc import Iterator
from dataclasses import asdict

from engine.core.game import Score
from engine.core.words import Words, seat_name
from engine.games.dark_wall_destiny.content.names import name
from engine.games.dark_wall_destiny.content.tables import CARD, COLONIES, NUMBERS, OMEGA
from engine.games.dark_wall_destiny.rules.scoring import Award
from engine.games.dark_wall_destiny.text.cards import say
from engine.games.dark_wall_destiny.text.table import (
    coming_to_all,
    hulls,
    omega_not_seeded,
    spins_left,
)
from engine.games.dark_wall_destiny.text.unsaved import unsaved
from engine.games.dark_wall_destiny.view import DEEDS, SeatView, WallView


def score(view: WallView) -> Score:
    """What ends the game and how near it is; then each seat's points, the best seat first."""
    ranked = sorted(enumerate(view.seats), key=lambda one: (one[0] == view.culprit, -one[1].points))
    seats = tuple(_seat(number, seat) for number, seat in ranked)
    if view.ending is not None:
        awards = map(_award, (one for one in view.awards if one.seats))
        return Score((say("score-over"),), seats, (*awards, *_deeds(view)))
    colony = {"burned": NUMBERS.contest.colony, "seeded": NUMBERS.bonus.colony}
    what = "score-goal-contest" if view.contest else "score-goal"
    goal = say(what, count=len(COLONIES), **colony)
    standing = (_standing(view),) if view.contest else ()
    points = say("score-points", contest=int(view.contest))
    leads = map(_lead, view.awards if len(view.seats) > 1 else ())
    return Score((*standing, *_colonies(view), *_dangers(view), goal, *leads, points), seats)


def _standing(view: WallView) -> Words:
    """All seats with their points, the leader first; equal points share a place."""
    points = [seat.points for seat in view.seats]
    ranked = sorted(range(len(points)), key=lambda seat: -points[seat])
    places = [
        say(
            "score-place",
            place=1 + sum(one > points[seat] for one in points),
            seat=seat_name(seat),
            points=points[seat],
        )
        for seat in ranked
    ]
    return say("score-standing", ranking=tuple(places))


def _colonies(view: WallView) -> Iterator[Words]:
    left = len(COLONIES) - len(view.saved)
    if view.saved:
        cards = tuple(map(name, view.saved))
        yield say("score-saved", cards=cards, count=len(view.saved), left=left)
    else:
        yield say("score-saved-none", left=left)
    yield from unsaved(view)
    yield from omega_not_seeded(view)


def _seeded(seat: SeatView) -> int:
    """How many Cryoships that score as seeded lie in a sector: all but Omega."""
    under = [CARD[card] for berth in seat.sector for card in berth.under]
    return sum(card in COLONIES and card != OMEGA for card in under)


def _dangers(view: WallView) -> Iterator[Words]:
    """Dangers to all: the wall, the next attacks, weak hulls."""
    ahead = view.forecast
    if ahead is not None:
        yield from spins_left(ahead)
        yield say("forecast-halted") if view.halted else coming_to_all(ahead)
    yield from hulls(view)


def parts_of(seat: SeatView) -> list[tuple[int, Words]]:
    """The points of a seat by what they are for, and the words for that; none of 0 points."""
    named = {part.replace("_", "-"): points for part, points in asdict(seat.parts).items()}
    return [(points, say(f"score-{part}")) for part, points in named.items() if points]


def told_parts(seat: SeatView) -> list[tuple[int, Words]]:
    """The parts of a seat's points, each in words with its number."""
    return [(n, say("score-part", points=n, what=what)) for n, what in parts_of(seat)]


def _seat(number: int, seat: SeatView) -> Words:
    parts = parts_of(seat)
    if len(parts) != 1:
        told = tuple(one for _, one in told_parts(seat))
        line = say("score-seat", seat=seat_name(number), points=seat.points, parts=told)
        return line if told else say("score-seat-none", seat=seat_name(number))
    ((points, what),) = parts
    return say("score-seat-one", seat=seat_name(number), points=points, what=what)


def _lead(award: Award) -> Words:
    """How much each seat has of what an award is for, so that all see what would pass it on."""
    ranked = sorted(enumerate(award.amounts), key=lambda one: -one[1])
    amounts = tuple(say("score-amount", seat=seat_name(seat), n=n) for seat, n in ranked)
    return say(f"score-lead-{award.what}", points=award.gain, amounts=amounts)


def _award(award: Award) -> Words:
    seats = tuple(map(seat_name, award.seats))
    return say(f"award-{award.what}", seats=seats, count=len(seats), n=award.gain)


def _deeds(view: WallView) -> Iterator[Words]:
    """A line about what each seat did in the whole game."""
    for number, seat in enumerate(view.seats):
        counted = dict(zip(DEEDS, seat.deeds, strict=True))
        if view.contest:  # Omega, saved but not seeded, brings no points as a colony
            counted = {"seeded": _seeded(seat)} | counted
            del counted["rescued"]
        done = [(what, n) for what, n in counted.items() if n]
        did = tuple(say(f"deed-{what}", n=n) for what, n in done)
        if did:
            yield say("deeds", seat=seat_name(number), deeds=did)
