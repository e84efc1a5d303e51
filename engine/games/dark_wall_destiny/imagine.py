"""Imagines states consistent with what some viewers know.

Unknown to all are the space decks below scanned cards, and the box if only part was dealt. A seat's
hand and draw deck are one unknown set to others, except publicly known cards; the owner does not
know the order of the draw deck.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.chance import Chance
from engine.core.copying import copier
from engine.games.dark_wall_destiny.content.tables import CARDS, HOMES, KIND
from engine.games.dark_wall_destiny.rules.damage import by_order
from engine.games.dark_wall_destiny.state import Player, WallState

_copy = copier(WallState)
_GROUP = tuple((card.region, KIND[place]) for place, card in enumerate(CARDS))


def imagine(state: WallState, viewers: Sequence[int], chance: Chance) -> WallState:
    """A copy with everything redrawn that `viewers` together cannot know."""
    imagined = _copy(state)
    _redeal_space(imagined, chance)
    for seat, player in enumerate(imagined.players):
        own = seat in viewers
        if not own and state.stage == "tactics" and seat in state.done:
            pair = next(pair for pair in HOMES if player.home in pair)
            player.home = chance.pick(pair[: state.tactics])
        _redeal_deck(imagined, seat, player, chance, own=own)
    imagined.chance = chance.spawn()
    return imagined


def _redeal_space(state: WallState, chance: Chance) -> None:
    """Shuffle decks below scanned cards, exchanging cards with their kind in the box."""
    hidden: list[tuple[int, int]] = []
    for number, deck in enumerate(state.decks):
        known = state.scanned if number == 0 else 0
        hidden += [(number, place) for place in range(len(deck) - known)]
    if state.box:
        groups: dict[object, list[int]] = {}
        for number, place in hidden:
            card = state.decks[number][place]
            groups.setdefault(_GROUP[card], []).append(card)
        for card in state.box:
            groups.setdefault(_GROUP[card], []).append(card)
        for cards in groups.values():
            cards.sort()
            chance.shuffle(cards)
        for number, place in hidden:
            state.decks[number][place] = groups[_GROUP[state.decks[number][place]]].pop()
        state.box = sorted(card for cards in groups.values() for card in cards)
    for number, deck in enumerate(state.decks):
        end = len(deck) - (state.scanned if number == 0 else 0)
        unknown = sorted(deck[:end])
        chance.shuffle(unknown)
        deck[:end] = unknown


def _redeal_deck(state: WallState, seat: int, player: Player, chance: Chance, *, own: bool) -> None:
    """Redraw unknown cards of the draw deck and, for others, of the hand."""
    first = len(player.deck) - len(player.known)
    places = [
        place
        for place in range(len(player.deck))
        if place < first or not (own or player.known[place - first])
    ]
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
    """Redo a seat's secret choice from its imagined hand."""
    hit = state.hit
    if hit is not None and seat in hit.chosen:
        hit.chosen[seat] = by_order(player, hit.due[seat])
