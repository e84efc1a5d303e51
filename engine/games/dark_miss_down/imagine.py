"""Imagines states consistent with what some viewers know.

Only its owner knows a card drawn unseen, but opponents can count cards. The deck is empty when the
discard pile is reshuffled, so a card drawn earlier cannot be in the new deck. Therefore a hidden
card is exchanged only with cards drawn since the same shuffle and, if that shuffle was the latest,
with the deck. A card taken from the pool is public and stays.
"""

from collections.abc import Sequence

from engine.core.chance import Chance
from engine.games.dark_miss_down.state import DarkMissState


def redraw(state: DarkMissState, viewers: Sequence[int], chance: Chance) -> None:
    """Redraw in place what `viewers` together cannot know."""
    others = [player for seat, player in enumerate(state.players) if seat not in viewers]
    unseen: dict[int, list[int]] = {state.shuffles: state.deck}
    for player in others:
        for card, shuffle in player.blind.items():
            unseen.setdefault(shuffle, []).append(card)
            player.hand.remove(card)
    for cards in unseen.values():
        cards.sort()
        chance.shuffle(cards)
    for player in others:
        player.blind = {unseen[shuffle].pop(): shuffle for shuffle in player.blind.values()}
        player.hand += player.blind
        player.hand.sort()
