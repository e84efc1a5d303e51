"""Labels of choices: at most 80 characters, different among siblings."""

from engine.core.choices import Form, Leaf, Node, Pick
from engine.core.words import Arg, Words, seat_name
from engine.games.dark_wall_destiny import actions as a
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.names import name
from engine.games.dark_wall_destiny.rules import values
from engine.games.dark_wall_destiny.rules.damage import payments
from engine.games.dark_wall_destiny.text.cards import say, short
from engine.games.dark_wall_destiny.text.cards import values as values_of
from engine.games.dark_wall_destiny.view import AskView, WallView

RAID = "raid"
"""The command that only raids, for one point: its name and its effect are the same word."""
FEW = 2
"""With fewer values, the label of a card that takes tokens has room for an ability."""


def label(view: WallView, path: tuple[str, ...], node: Node[a.Action]) -> Words:
    """The label of a choice, group or form."""
    if isinstance(node, Pick):
        return say("order-cards")
    if isinstance(node, Form):
        return _payment(view)
    if isinstance(node, Leaf):
        return _leaf(view, node)
    alone = "-alone" if path[-1] == "aside" and len(view.seats) == 1 else ""
    return name(path[-1]) if path[-1] in t.CARD else say(f"menu-{path[-1]}{alone}")


def _payment(view: WallView) -> Words:
    """What must be discarded for now; later damage of the spin may be paid for in advance."""
    (card, due), *others = blows(view)
    assert view.hit is not None, "damage is paid while it is dealt"
    if view.hit.by:
        return say("pay-raid", n=due)
    if others:
        return say("pay-now", n=due, later=sum(more for _, more in others))
    return say("pay", n=due, card=name(card), burned=int(view.hit.burned))


def blows(view: WallView) -> list[tuple[str, int]]:
    """Pairs of a card and the damage it deals to the viewer, now and later in the spin."""
    assert view.hit is not None, "damage is paid while it is dealt"
    assert view.viewer is not None, "spectators pay for nothing"
    return [(view.hit.card, view.hit.due[view.viewer]), *view.hit.coming]


def question(view: WallView, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG001
    """The question about an attack to pay for."""
    place, there = int(key.partition(".")[0]), blows(view)
    card, due = there[place]
    if view.hit is not None and view.hit.by:
        return say("ask-raid", n=due)
    if len(there) == 1:
        return say("ask-blow", card=name(card), n=due)
    return say("ask-blow-of", place=place + 1, card=name(card), n=due)


def about(view: WallView, path: tuple[str, ...], key: str) -> Words | None:
    """How many cards pay for the present attack, or that a later one can wait; None elsewhere."""
    if len(path) > 1:
        return None
    if not key.startswith("0."):
        return say("about-blow-later")
    assert view.hit is not None, "damage is paid while it is dealt"
    due, hand = blows(view)[0][1], tuple(t.CARD[card] for card in view.hand)
    counts = [len(way) for way in payments(hand, due)]
    least, most = min(counts), max(counts)
    what = "about-blow-new" if view.hit.new else "about-blow"
    return say(what, least=least, most=most, fewer=most - least, n=due)


def _leaf(view: WallView, leaf: Leaf[a.Action]) -> Words:
    proposed = _proposal(view, leaf) if view.viewer is None else None
    return proposed or _own(view, leaf)


def _proposal(view: WallView, leaf: Leaf[a.Action]) -> Words | None:
    """The label of a proposed action, for everybody; None if the usual label will do."""
    match leaf.action:
        case a.Play(card):
            return say("plan-play", card=name(card))
        case a.PlayAll():
            return say("all")
        case a.Seed(_, at):
            return say("seed-at", at=at)
        case a.Buy():
            return _planned(view, leaf.action)
        case a.Pull(card, at):
            return say("plan-pull", what=_pull(view, card, at))
        case a.Cover(seat):
            return say("plan-cover", seat=seat_name(seat))
        case _:
            return None


def _own(view: WallView, leaf: Leaf[a.Action]) -> Words:
    match leaf.action:
        case a.Play(card):
            what = "play-raid" if card == RAID else "play"
            return say(what, card=name(card), values=short(card, most=1))
        case a.EndTurn():
            return _end_turn(view)
        case a.PlayAll() | a.TakeAndPlayAll():
            return _play_all(view, leaf.key)
        case a.Seed(_, at):
            return say("seed", host=name(own_sector(view, at)), at=place_among_copies(view, at))
        case a.Use(card, at):
            return say("use", card=name(card), at=place_among_copies(view, at, card))
        case a.Buy():
            return _buy(view, leaf.action)
        case a.Pull(card, at):
            return say("pull-values", what=_pull(view, card, at), values=short(card, 2))
        case a.Cover(seat):
            return say("cover", seat=seat_name(seat))
        case a.Choose(what):
            return answer(view, what)
        case _:
            return say(leaf.key)


def _play_all(view: WallView, key: str) -> Words:
    """The label of *Play all*: how many cards it plays, and which it leaves in hand."""
    if not (played := plain(view)):
        return say("all")
    left = left_out(view)
    return say(key, n=len(played), left=len(left), cards=tuple(map(name, left)))


def _end_turn(view: WallView) -> Words:
    """The label of ending the turn, with what stays unspent."""
    amounts = {"energy": view.energy, "combat": view.combat}
    left = tuple([say(f"price-{coin}", n=n) for coin, n in amounts.items() if n > 0])
    return say("end-turn-unspent", left=left) if left else say("end-turn")


def plain(view: WallView) -> list[str]:
    """The ids of the viewer's cards that *Play all* plays."""
    sector = () if view.viewer is None else view.seats[view.viewer].sector
    hand = [t.CARD[card] for card in view.hand]
    return [t.IDS[card] for card in values.plain(hand, [t.CARD[berth.card] for berth in sector])]


def left_out(view: WallView) -> list[str]:
    """The ids of cards that *Play all* leaves in the viewer's hand."""
    played = plain(view)
    return [card for card in view.hand if card not in played]


def own_sector(view: WallView, at: int) -> str:
    """The id of the card at a place (from 1) of the viewer's sector."""
    assert view.viewer is not None, "spectators have no sector"
    return view.seats[view.viewer].sector[at - 1].card


def place_among_copies(view: WallView, at: int, card: str | None = None) -> int:
    """The place (from 1), if another card of the sector is the same; else 0, as no place is needed.

    With `card`, this card is looked for, under other cards, too.
    """
    assert view.viewer is not None, "spectators have no sector"
    sector = view.seats[view.viewer].sector
    if card is None:
        same = [place for place in sector if place.card == sector[at - 1].card]
    else:
        same = [place for place in sector if card in (place.card, *place.under)]
    return at if len(same) > 1 else 0


def _pull(view: WallView, card: str, at: int) -> Words:
    return say("pull", card=name(card), at=position_among_copies(view, at))


def position_among_copies(view: WallView, at: int) -> int:
    """The position (from 1), if another card of the system is the same; else 0."""
    card = view.system[at - 1].card
    return at if sum(one.card == card for one in view.system) > 1 else 0


def _buy(view: WallView, action: a.Buy) -> Words:
    price = price_of(view, action)
    if action.at == 0:
        costs = paid(price, _tokens(view, price))
        return say("buy-drone", card=name(action.card), values=short(action.card), price=costs)
    arguments: dict[str, Arg] = {"at": position_among_copies(view, action.at)}
    arguments["card"] = name(action.card)
    if t.CARD[action.card] in t.ALIENS:
        values = short(action.card, 1, for_sale=True)
        return say("buy-combat", price=price, values=values, **arguments)
    return say("buy-energy", **arguments, **in_energy(action.card, price, _tokens(view, price)))


def price_of(view: WallView, action: a.Buy) -> int:
    """The price of a card of the system, or of a drone (`at` is 0), in energy or combat."""
    if action.at:
        return view.system[action.at - 1].cost
    return next(cost for card, cost, _ in view.drones if card == action.card)


def in_energy(card: str, price: int, tokens: int) -> dict[str, Words]:
    """A card's price in energy and tokens, and what it gives (less if tokens need the room).

    Planets are named as such, which leaves room for one ability.
    """
    most = 1 if t.CARDS[t.CARD[card]].kind == "planet" else 2
    if tokens:
        most = int(len(values_of(card, room=False)) < FEW)
    return {"price": paid(price, tokens), "values": short(card, most, for_sale=True)}


def paid(price: int, tokens: int) -> Words:
    """A price, with the tokens that make up for missing energy."""
    return say("buy-price", energy=price - tokens, tokens=tokens, mixed=int(0 < tokens < price))


def _tokens(view: WallView, price: int) -> int:
    """How many tokens the viewer would pay, as its energy falls short; 0 for spectators."""
    return 0 if view.viewer is None else max(0, price - max(0, view.energy))


def _planned(view: WallView, action: a.Buy) -> Words:
    """The label of acquiring a card in a plan, whose line has the reason in brackets behind it."""
    coin = "combat" if t.CARD[action.card] in t.ALIENS else "energy"
    at = position_among_copies(view, action.at) if action.at else 0
    price = say(f"price-{coin}", n=price_of(view, action))
    return say("plan-buy", card=name(action.card), at=at, price=price, values=short(action.card))


def answer(view: WallView, key: str) -> Words:
    """The label of an answer to a card's question, or of a tactics card."""
    if view.ask is None:
        return say("choose-home", faction=faction_of(key), card=name(key), values=short(key))
    what, parts = view.ask.what, key.split(".")
    if key == "none":
        return say(f"choose-none-{what}")
    match parts:
        case ["ship" | "colony", which]:
            return _ship(view, view.ask, parts[0], which)
        case ["seat", place]:
            return say(f"choose-{what}", seat=seat_name(int(place) - 1), n=view.ask.n)
        case ["hand" | "pile", card] if what == "burn":
            return say(f"choose-burn-{parts[0]}", card=name(card))
        case ["hand", card]:
            return say(f"choose-{what}", card=name(card))
        case [at, card, to]:
            host = name(own_sector(view, int(to)))
            return say("choose-refit", card=name(card), at=int(at), host=host, to=int(to))
        case [card, place] if what == "plant":
            host = name(own_sector(view, int(place)))
            apart = place_among_copies(view, int(place))
            return say("choose-plant", card=name(card), host=host, at=apart)
        case [at, to]:
            return _shift(view, int(at), int(to))
        case _:
            return say(f"choose-{what}", card=name(key))


def _ship(view: WallView, ask: AskView, what: str, which: str) -> Words:
    """The label of a ship of the sector, or of a Cryoship with its remaining hull."""
    if what == "ship":
        siege = "-siege" if ask.what == "siege" else ""
        ship, at = own_sector(view, int(which)), place_among_copies(view, int(which))
        return say(f"choose{siege}-ship", card=name(ship), at=at, n=ask.n)
    hull = dict(view.hulls)[which]
    known: dict[str, Arg] = {"n": ask.n, "hull": hull, "left": max(0, hull - ask.n)}
    return say(f"choose-{ask.what}", card=name(which), contest=int(view.contest), **known)


def _shift(view: WallView, at: int, to: int) -> Words:
    moved, other = view.system[at - 1].card, view.system[to - 1].card
    assert moved is not None, "only cards are shifted"
    if other is None:
        return say("choose-shift", card=name(moved), at=at, to=to)
    if t.CARD[other] in t.COLONIES:
        return say("choose-swap-back", card=name(other), at=to, other=name(moved), to=at)
    return say("choose-swap", card=name(moved), at=at, other=name(other), to=to)


def faction_of(card: str) -> Words:
    """The name of the faction that a tactics card belongs to."""
    return say(f"faction-{t.CARDS[t.CARD[card]].design.faction}")


def original(key: str) -> str:
    """The id of a card, from its key without the number of a copy."""
    return key.partition(".")[0]


def item(view: WallView, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG001
    """A card of the hand; in the form for damage, with the points it pays for."""
    card, _, number = key.partition(".")
    if path[0] != "discard":
        return say("item", card=name(card), values=short(card))
    counters = t.WEIGHT[t.CARD[card]]
    what = "item-counters" if counters > 1 else "item"
    item_label = say(what, card=name(card), values=short(card), n=counters)
    return say("item-twin", card=item_label, n=int(number)) if number else item_label
