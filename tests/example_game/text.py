"""Beacons in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.choices import Leaf, Node
from engine.core.game import Card, Outcome, Text
from engine.core.words import Words, seat_name, words
from tests.example_game.actions import Action, Claim
from tests.example_game.content import KINDS
from tests.example_game.facts import Claimed, Drew, Fact, Laid, Shown, Tied, TookBack
from tests.example_game.view import Place, View


class BeaconsText(Text[Action, Fact, View]):
    """Turns what Beacons speaks of into words."""

    def label(self, view: View, path: tuple[str, ...], node: Node[Action]) -> Words:  # noqa: ARG002
        """Claims name the card and whose it is; everything else is named for its key."""
        if isinstance(node, Leaf) and isinstance(node.action, Claim):
            claim = node.action
            return words("beacons-claim-card", card=_card(claim.card), seat=seat_name(claim.seat))
        return words(f"beacons-{node.key}")

    def item(self, view: View, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG002
        """A card in the hand."""
        return words(f"beacons-card-{key}")

    def fact(self, fact: Fact) -> Words:
        """One line of the log."""
        match fact:
            case Laid(None, _):
                return words("beacons-laid")
            case Laid(_, cards):
                return words("beacons-laid-cards", cards=_cards(cards))
            case TookBack(None):
                return words("beacons-taken-back")
            case TookBack():
                return words("beacons-took-back")
            case Shown(seat, cards):
                return words("beacons-shown", seat=seat_name(seat), cards=_cards(cards))
            case Tied():
                return words("beacons-tied")
            case Claimed(seat, source, card):
                return words(
                    "beacons-claimed",
                    seat=seat_name(seat),
                    card=_card(card),
                    **{"from": seat_name(source)},
                )
            case Drew(seat, count, None):
                return words("beacons-drew", seat=seat_name(seat), count=count)
            case Drew(_, _, cards):
                return words("beacons-drew-cards", cards=_cards(cards))

    def describe(self, view: View) -> Sequence[Words]:
        """The round, every seat, and one's own cards."""
        lines = [
            words("beacons-round", round=view.round, rounds=view.rounds, deck=view.deck),
            words("beacons-bids", bids=view.bids, seats=len(view.places)),
        ]
        lines += [_place(seat, place) for seat, place in enumerate(view.places)]
        if view.bid and not any(place.shown for place in view.places):
            lines.append(words("beacons-your-bid", cards=_cards(view.bid)))
        if view.viewer is not None:
            empty = words("beacons-hand-empty")
            lines.append(words("beacons-hand", cards=_cards(view.hand)) if view.hand else empty)
        return lines

    def outcome(self, view: View, outcome: Outcome) -> Words:  # noqa: ARG002
        """Who won."""
        seats = tuple(seat_name(seat) for seat in outcome.winners)
        return words(outcome.how, seats=seats, score=max(outcome.scores))

    def cards(self) -> Sequence[Card]:
        """The kinds of cards."""
        return [
            Card(
                kind.id,
                _card(number),
                words("beacons-card-text", strength=kind.strength, copies=kind.copies),
            )
            for number, kind in enumerate(KINDS)
        ]


def _card(number: int) -> Words:
    return words(f"beacons-card-{KINDS[number].id}")


def _cards(numbers: Iterable[int] | None) -> tuple[Words, ...]:
    return tuple(_card(number) for number in numbers or ())


def _place(seat: int, place: Place) -> Words:
    name = seat_name(seat)
    if place.shown:
        cards = _cards(place.shown)
        return words("beacons-seat-shows", seat=name, cards=cards, score=place.score)
    return words("beacons-seat", seat=name, score=place.score)
