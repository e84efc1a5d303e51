"""Counted positions (perft): the tree of choices has exactly the legal actions."""

from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.games.dyla.actions import Action, Buy, EndTurn, Fire, Play, PlayAttacks, Skip, Trash
from engine.games.dyla.content import CONTENT
from tests.engine.games.dyla.ship import EVADE, GAME, GUN, Ship, launched, ship

CARDS = [card.id for card in CONTENT.cards]
EVERYTHING: tuple[Action, ...] = (
    Skip(),
    PlayAttacks(),
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
    # a gun, the evade, both guns at once, fire or skip (both of which lose here)
    assert lines(hand, 1) == 5
    # after a gun four, as the other one is also all guns; after the evade three, after both two
    assert lines(hand, 2) == 9
    # two each after gun-gun and gun-all; three each after gun-evade and evade-gun; one each after
    # both-evade and evade-both; and after evade-fire the ship lives on with the same hand
    assert lines(hand, 3) == 17


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
