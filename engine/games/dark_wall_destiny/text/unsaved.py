"""Where the Cryoships are that are not saved yet, as far as the viewer may know."""

from collections.abc import Iterator

from engine.core.words import Words, seat_name
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.names import name
from engine.games.dark_wall_destiny.text.cards import say
from engine.games.dark_wall_destiny.view import WallView


def unsaved(view: WallView) -> Iterator[Words]:
    """A line that names each Cryoship not saved yet and its place; none once all are saved."""
    if left := (*_in_system(view), *_owned(view), *_to_come(view)):
        yield say("unsaved", cards=left)


def only_owned(view: WallView) -> bool:
    """Whether seats have acquired all Cryoships, and some of them are not saved yet."""
    here = any(True for _ in _in_system(view))
    return not here and not view.colonies and any(seat.carries for seat in view.seats)


def _in_system(view: WallView) -> Iterator[Words]:
    for one in view.system:
        if one.card is not None and t.CARD[one.card] in t.COLONIES:
            yield say("unsaved-system", card=name(one.card), price=one.cost)


def _owned(view: WallView) -> Iterator[Words]:
    """The Cryoships that seats have acquired; names hand or deck only if the viewer may know."""
    for number, seat in enumerate(view.seats):
        held = view.hand if number == view.viewer else seat.shown
        for card in seat.carries:
            place = "hand" if card in held else "discards" if card in seat.discards else "piles"
            yield say(f"unsaved-{place}", card=name(card), seat=seat_name(number))


def _to_come(view: WallView) -> Iterator[Words]:
    for card in view.colonies:
        yield say("unsaved-to-come", card=name(card))
