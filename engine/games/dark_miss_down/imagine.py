"""Imagines states consistent with what some viewers know.

Only its owner knows a card drawn unseen, but everybody can count: when the discard pile is
reshuffled the deck is empty, so cards drawn before are in a hand and not in the new deck. Cards are
therefore exchanged only with those drawn since the same shuffle, and with the deck only if since
the latest. A card taken from the pool stays where it is.
"""

from __future__ import annotations

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
