"""Counted positions (perft): the tree of choices has exactly the legal actions."""

from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.games.dyla.actions import (
    Action,
    Buy,
    EndTurn,
    Fire,
    Play,
    PlayAttacks,
    PlayShields,
    Skip,
    Trash,
)
from engine.games.dyla.content import CONTENT
from tests.engine.games.dyla.ship import EVADE, GAME, GUN, Ship, launched, ship

CARDS = [card.id for card in CONTENT.cards]
EVERYTHING: tuple[Action, ...] = (
    Skip(),
    PlayAttacks(),
    PlayShields(),
    Fire(),
    EndTurn(),
    *(kind(card) for kind in (Play, Trash, Buy) for card in CARDS),
)


def lines(seen: Ship, depth: int) -> int:
    """The number of sequences of this many actions, or fewer if the game ends before."""
    if depth == 0:
        return 1
    return sum(lines(seen.act(action), depth - 1) for action in seen.offered())


def test_sequences_of_a_small_hand_are_as_many_as_counted_by_hand() -> None:
    hand = ship(f"{GUN} {GUN} {EVADE}", pile="", hull=3)
    # a gun, the evade, all guns, all evades, fire or skip (both of which lose here)
    assert lines(hand, 1) == 6
    # after a gun five, after the evade or all evades three, after all guns three
    assert lines(hand, 2) == 14
    # after a gun 4 x 3; after the evade, and after all evades, 3 + 1, and 6 as the ship lives on
    # with the same hand; after all guns 1 + 1
    assert lines(hand, 3) == 34


def test_what_is_offered_is_exactly_what_is_allowed_through_whole_games() -> None:
    for number in range(25):
        seen, luck = launched(seed=f"counted {number}"), Chance(seed_from(str(number)))
        while GAME.outcome(seen.state) is None:
            allowed = [a for a in EVERYTHING if GAME.why_not(seen.state, 0, a) is None]
            offered = seen.offered()
            assert len(offered) == len(allowed)
            assert set(offered) == set(allowed)
            seen = seen.act(wander(GAME.choices(seen.state, 0), luck))
        assert seen.offered() == []
