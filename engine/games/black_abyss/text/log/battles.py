"""What happened in a battle: moves, hits, misses, and the ships that a seat lost."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.words import Words, words
from engine.games.black_abyss import facts as f
from engine.games.black_abyss.text.log.deeds import with_counts
from engine.games.black_abyss.text.wording import (
    by_one,
    fleet_words,
    one_of,
    ship_of,
    who,
    whom,
)


def clauses(facts: Sequence[Any], wild: str = "") -> tuple[Words, ...]:
    """What happened in a round: moves, hits, misses; `wild` is the class of the monsters."""
    hits = with_counts(
        map(_hit, (x for x in facts if isinstance(x, f.Struck))), "black-abyss-story-times"
    )
    told = (*_moves(facts, wild), *hits, *_misses(facts, wild))
    return tuple(words("black-abyss-story-clause", what=one) for one in told)


def _moves(facts: Sequence[Any], wild: str) -> Iterator[Words]:
    """How many ships each side moved closer, away, or neither."""
    moved = dict.fromkeys(fact for fact in facts if isinstance(fact, f.Steered))
    for (seat, how), count in Counter((fact.seat, fact.how) for fact in moved).items():
        yield words(f"black-abyss-story-steered-{how}", seat=who(seat, wild), count=count)


def _misses(facts: Sequence[Any], wild: str) -> Iterator[Words]:
    """How many shots of each side missed, and of which weapons."""
    shots: dict[int, list[Words]] = {}
    for fact in facts:
        if isinstance(fact, f.Missed) and fact.shooter != f.UNKNOWN:
            shots.setdefault(fact.shooter, []).append(one_of(fact.by))
    for seat, weapons in shots.items():
        by = tuple(dict.fromkeys(weapons))
        yield words("black-abyss-story-misses", seat=who(seat, wild), count=len(weapons), by=by)


def is_loss(fact: Any) -> bool:
    """Whether a seat lost a ship; losses have their own sentence, so that hits do not hide them."""
    return isinstance(fact, f.Struck) and fact.how == "destroyed" and fact.seat >= 0


def lost(facts: list[Any], battle: f.BattleBegan | None) -> Words:
    """The sentence of a seat's lost ships; for losses in a battle, also against whom and where."""
    seat, ships = facts[0].seat, tuple(losses(facts))
    if battle is None or seat not in (battle.seat, battle.other):
        return words("black-abyss-story-losses", seat=who(seat), ships=ships)
    other = whom(battle.other if seat == battle.seat else battle.seat, battle.wild)
    return words(
        "black-abyss-story-losses-in-battle",
        seat=who(seat),
        ships=ships,
        other=other,
        place=battle.place,
    )


def losses(facts: Sequence[Any]) -> Iterator[Words]:
    """The ships that a seat lost in these facts, for each cause."""
    for by in dict.fromkeys(fact.by for fact in facts):
        ships = fleet_words((fact.hull, fact.ship) for fact in facts if fact.by == by)
        yield words("black-abyss-item-lost", ships=ships, by=one_of(by))


def _hit(fact: f.Struck) -> Words:
    ship = ship_of(fact.hull, fact.ship, fact.seat)
    return words(f"black-abyss-story-{fact.how}", ship=ship, by=by_one(fact.by))
