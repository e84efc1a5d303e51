"""Choices as sentences that advise them, without their full stop."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from engine.core.choices import ANSWER_MARK
from engine.core.words import Words, seat_name
from engine.games.dark_wall_destiny.actions import Buy
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.names import name, names
from engine.games.dark_wall_destiny.content.tables import ALIENS, CARD, COLONIES
from engine.games.dark_wall_destiny.rules.raids import seat_named
from engine.games.dark_wall_destiny.text import danger
from engine.games.dark_wall_destiny.text.cards import say
from engine.games.dark_wall_destiny.text.labels import (
    answer,
    blows,
    faction_of,
    original,
    own_sector,
    place_among_copies,
    plain,
    price_of,
)
from engine.games.dark_wall_destiny.text.purchases import gap, of_kind, offers
from engine.games.dark_wall_destiny.view import WallView


def advice(view: WallView, path: Sequence[str], picked: Sequence[str]) -> Sequence[Words]:
    """The sentence that advises a choice, then its reasons.

    For an answer to a card's question, its label is quoted.
    """
    if path[0] == "discard":
        return (_discard(view, picked),)
    if view.stage == "tactics":
        return (say("advice-choose", faction=faction_of(path[-1]), card=name(path[-1])),)
    if view.ask is not None and len(path) == 1:
        return (say("advice-answer", answer=answer(view, path[0])),)
    verb, *keys = path if path[0] != "end-turn-still" else path[-1:]
    if verb not in _SAYS:
        return ()
    return (_SAYS[verb](view, keys), *_reasons(view, verb, keys))


def aims(view: WallView) -> Sequence[Words]:
    """The plan of a contest."""
    return (say("aim"),) if view.contest else ()


def _reasons(view: WallView, verb: str, keys: Sequence[str]) -> Sequence[Words]:
    """The danger that the advice answers, if any; for a card, also what its kind is good for.

    For the end of the turn, why resources are left unspent.
    """
    if verb in ("take-turn", "play", "play-all", "use"):
        return tuple(danger.before_acquiring(view))
    if verb == "end-turn":
        return (*danger.missing(view), *_unspent(view), *danger.keeps_tokens(view))
    if verb == "cover":
        return tuple(_endangered(view, seat_named(keys[0])))
    if verb == "seed":
        return _of_planet(view, keys)
    if verb not in ("system", "drones", "pull"):
        return ()
    at, _, card = keys[0].partition(".")
    if CARD[card] in COLONIES:
        told = (
            *danger.when_acquired(view),
            *danger.of_own_deck(view, card),
            *danger.without_planet(view, card),
        )
    else:
        told = (*gap(view, card, int(at)), *danger.missing(view, acquires=True))
    return (of_kind(view, card), *told) if told else ()


def _of_planet(view: WallView, keys: Sequence[str]) -> Sequence[Words]:
    """What a card on a planet is good for, in a contest its points; nothing of a Cryoship."""
    card, host = t.CARD[keys[0]], t.CARD[own_sector(view, int(keys[1]))]
    planted = host in t.SILENT and card not in COLONIES
    return (say("seed-points" if view.contest else "seed-thins"),) if planted else ()


def _unspent(view: WallView) -> Iterator[Words]:
    """Why resources are left unspent: the agent compares each card with the deck's average."""
    left = {True: view.combat, False: view.energy}
    within = [(price, card) for card, price in offers(view) if price <= left[CARD[card] in ALIENS]]
    if within:
        yield say("unspent-no-better", card=name(max(within)[1]))
    elif any(left.values()):
        yield say("unspent-too-little", energy=view.energy, combat=view.combat)


def _endangered(view: WallView, seat: int) -> Iterator[Words]:
    """A line on the Cryoship that burns with this seat's deck, or may once the seat acquires it."""
    if cards := view.seats[seat].carries:
        yield say("cover-carries", cards=names(cards), seat=seat_name(seat))
        return
    here = [one.card for one in view.system if one.card and CARD[one.card] in COLONIES]
    for card in here[-1:]:
        yield say("cover-acquires", card=name(card), seat=seat_name(seat))


def _seed(view: WallView, keys: Sequence[str]) -> Words:
    card, at = keys[0], int(keys[1])
    where = say("seed", host=name(own_sector(view, at)), at=place_among_copies(view, at))
    return say("advice-seed", card=name(card), where=where)


def _acquire(view: WallView, keys: Sequence[str]) -> Words:
    at, _, card = keys[0].partition(".")
    what = "advice-acquire-combat" if CARD[card] in ALIENS else "advice-acquire-energy"
    return say(what, card=name(card), price=price_of(view, Buy(card, int(at))))


def _of_card(message: str) -> Callable[[WallView, Sequence[str]], Words]:
    """A function for the sentence that names only the card of a key (`4.patrol`, `patrol`)."""
    return lambda _, keys: say(message, card=name(keys[0].rpartition(".")[2]))


def _discard(view: WallView, picked: Sequence[str]) -> Words:
    """The sentence about the discards for the damage of this spin that is paid for now."""
    answers = [key.partition(ANSWER_MARK) for key in picked]
    paid = {int(blow.partition(".")[0]) for blow, _, _ in answers}
    due = sum(due for place, (_, due) in enumerate(blows(view)) if place in paid)
    quoted = Counter(say("advice-discard-card", card=name(original(key))) for _, _, key in answers)
    cards = tuple(say("several", n=n, card=card) if n > 1 else card for card, n in quoted.items())
    return say("advice-discard", cards=cards, n=due)


_SAYS: Mapping[str, Callable[[WallView, Sequence[str]], Words]] = {
    "take-turn": lambda *_: say("advice-take-turn"),
    "play": _of_card("advice-play"),
    "play-all": lambda view, _: say("advice-play-all", n=len(plain(view))),
    "seed": _seed,
    "use": _of_card("advice-use"),
    "system": _acquire,
    "drones": _acquire,
    "pull": _of_card("advice-pull"),
    "cover": lambda _, keys: say("advice-cover", seat=seat_name(seat_named(keys[0]))),
    "end-turn": lambda *_: say("advice-end-turn"),
}
"""For each verb, the function from the keys after it to its sentence."""
