"""Setup: space decks by region, the system filled from its last position, tactics, hands."""

from collections import Counter
from functools import cache

from engine.core.chance import Chance
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.models import Setup
from engine.games.dark_wall_destiny.content.vocabulary import REGIONS, Expansion, Region
from engine.games.dark_wall_destiny.rules import spin
from engine.games.dark_wall_destiny.rules.piles import Telling, draw
from engine.games.dark_wall_destiny.state import (
    NOBODY,
    Difficulty,
    Player,
    Turn,
    Turns,
    WallState,
)

_COPIES = 3
"""The most extra copies of a card in the decks of large tables."""


def lay_out(
    chance: Chance,
    seats: int,
    setup: Setup,
    difficulty: Difficulty,
    order: Turns,
    expansions: tuple[Expansion, ...],
    tactics: int,
    *,
    by_lot: bool,
) -> WallState:
    """The state before factions and tactics are chosen; `by_lot` draws the factions."""
    decks, box = [], []
    for region in REGIONS:
        deck, rest = _deal(region, setup.deck, t.sets(expansions), chance)
        decks.append(deck)
        box += rest
    system = [decks[0].pop() for _ in range(setup.size)][::-1]
    factions = list(range(len(t.HOMES)))
    chance.shuffle(factions)
    pulls = t.NUMBERS.first_pulls[seats - 1] if "awakening" in expansions else 0
    homes = [t.HOMES[faction][0] if by_lot else NOBODY for faction in factions[:seats]]
    return WallState(
        chance=chance,
        turn=1,
        difficulty=difficulty,
        order=order,
        expansions=expansions,
        vectors=setup.vectors,
        prices=setup.cryoships,
        stage="tactics",
        first=chance.below(seats),
        active=NOBODY,
        done=[],
        system=system,
        decks=decks,
        fresh=len(decks) - 1,
        scanned=0,
        box=sorted(box),
        cryoships=list(t.CRYOSHIPS),
        saved=[],
        burned=[],
        drones=list(t.DRONES),
        pool=t.NUMBERS.token_pool,
        taken=0,
        players=[Player(home=home, deck=[], pulls=pulls) for home in homes],
        now=Turn(),
        tactics=tactics,
        rising=setup.rising,
    )


def _deal(
    region: Region, size: int, dealt: tuple[Expansion, ...], chance: Chance
) -> tuple[list[int], list[int]]:
    """A region's deck of `size` cards, types in proportion, and the cards left in the box.

    Large decks take extra copies of cards that are not `named`.
    """
    deck, box = [], []
    for cards, share in _types(region, size, dealt):
        found = [*cards]
        chance.shuffle(found)
        if share > len(found):
            more = sorted(set(found) - t.NAMED) * _COPIES
            chance.shuffle(more)
            found += more
        deck += found[:share]
        box += found[share:]
    deck.sort()
    chance.shuffle(deck)
    return deck, box


@cache
def _types(
    region: Region, size: int, dealt: tuple[Expansion, ...]
) -> tuple[tuple[tuple[int, ...], int], ...]:
    """For each type of a region: its cards, and how many of them a deck of `size` takes."""
    cards = [
        place
        for place, card in enumerate(t.CARDS)
        if card.region == region and card.expansion in dealt
        for _ in range(card.design.copies)
    ]
    shares = _shares(Counter(t.KIND[card] for card in cards), size)
    return tuple(
        (tuple(card for card in cards if t.KIND[card] == kind), share)
        for kind, share in shares.items()
    )


def _shares(counts: Counter[str], size: int) -> dict[str, int]:
    """How many cards of each type make up a deck of `size`, by the method of largest remainders."""
    total = counts.total()
    shares = {kind: count * size // total for kind, count in counts.items()}
    by_rest = sorted(counts, key=lambda kind: -(counts[kind] * size % total))
    for kind in by_rest[: size - sum(shares.values())]:
        shares[kind] += 1
    return shares


def deal(state: WallState, tell: Telling) -> None:
    """Shuffle each seat's tactics card and commands into its draw deck, draw hands, begin."""
    for seat, player in enumerate(state.players):
        player.deck = sorted([player.home, *t.starter(state.expansions)])
        state.chance.shuffle(player.deck)
        draw(state, seat, t.NUMBERS.hand, tell)
    spin.begin_turn(state, None, tell)
