"""Imagines states consistent with what some viewers know.

Nobody knows the order of space decks below scanned cards, nor which cards stayed in the box. Other
seats know which cards a hand and its draw deck hold together; except for cards shown, they do not
know which are in hand. The owner does not know the order of the draw deck.
"""

from collections.abc import Sequence
from itertools import chain

from engine.core.chance import Chance
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.rules.damage import by_order
from engine.games.dark_wall_destiny.state import Player, WallState

_KINDS = [(card.region, card.kind) for card in t.CARDS]
_GROUP = tuple(map(_KINDS.index, _KINDS))
"""For each card, the first card with the same region and type."""


def redraw(state: WallState, viewers: Sequence[int], chance: Chance) -> None:
    """Redraw in place what `viewers` together cannot know."""
    _redeal_space(state, chance)
    for seat, player in enumerate(state.players):
        own = seat in viewers
        if not own and state.stage == "tactics" and seat in state.done:
            pair = next(pair for pair in t.HOMES if player.home in pair)
            player.home = chance.pick(pair[: state.tactics])
        redeal(state, seat, chance, own=own)


def _redeal_space(state: WallState, chance: Chance) -> None:
    """Shuffle space decks below scanned cards, and exchange cards with the same type in the box."""
    known = state.scanned
    unknown = [deck[: len(deck) - (0 if n else known)] for n, deck in enumerate(state.decks)]
    if state.box:
        groups: dict[int, list[int]] = {}
        for cards in (*unknown, state.box):
            for card in cards:
                groups.setdefault(_GROUP[card], []).append(card)
        for alike in groups.values():
            alike.sort()
            chance.shuffle(alike)
        unknown = [[groups[_GROUP[card]].pop() for card in cards] for cards in unknown]
        state.box = sorted(chain.from_iterable(groups.values()))
    for deck, cards in zip(state.decks, unknown, strict=True):
        cards.sort()
        chance.shuffle(cards)
        deck[: len(cards)] = cards


def redeal(state: WallState, seat: int, chance: Chance, *, own: bool = False) -> None:
    """Shuffle a seat's unknown cards in its draw deck and, unless `own`, its hand (in place)."""
    player = state.players[seat]
    first = len(player.deck) - len(player.known)
    places = list(range(first))
    if not own:
        places += [first + n for n, public in enumerate(player.known) if not public]
    unknown = [player.deck[place] for place in places]
    held: list[int] = []
    if not own:
        held = player.hand[:]
        for card in player.shown:
            held.remove(card)
        unknown += held
        if player.order == "list":
            player.ordered = []
    unknown.sort()
    chance.shuffle(unknown)
    for place in places:
        player.deck[place] = unknown.pop()
    if not own:
        player.hand = sorted([*player.shown, *unknown])
        if state.spin is not None:
            state.spin.planned.pop(seat, None)
        _rechoose(state, seat, player)


def _rechoose(state: WallState, seat: int, player: Player) -> None:
    """Replace a seat's secret choice of discards by a choice that its imagined hand allows."""
    hit = state.hit
    if hit is not None and seat in hit.chosen:
        hit.chosen[seat] = by_order(player, hit.due[seat])
