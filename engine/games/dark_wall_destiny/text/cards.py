"""A card in words: values, abilities made from its data, flavour."""

from collections.abc import Collection
from functools import cache

from engine.core.words import Arg, Words, seat_name, wording
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.models import Design, Effect, Plus
from engine.games.dark_wall_destiny.content.names import name
from engine.games.dark_wall_destiny.content.vocabulary import AIMED, HARDENED, Trigger

say = wording("dark-wall-destiny-")
"""Makes the message `dark-wall-destiny-<rest>`."""
_OWN: tuple[Trigger, ...] = ("play", "standing", "gain", "react")
_TRIGGERS: tuple[Trigger, ...] = (*_OWN, "attack", "expire")
MANY = 3
"""If a card has so many values, `short` names only one ability."""


def join(parts: list[Words], by: str = "and") -> Words:
    """The parts as one text: separated by semicolons, or as sentences if `by` is "sentences"."""
    whole = parts[-1]
    for part in reversed(parts[:-1]):
        whole = say(by, first=part, rest=whole)
    return whole


@cache
def values(card: str, *, room: bool = True) -> tuple[Words, ...]:
    """A card's energy, combat, defense and, if wanted, its room for other cards."""
    design = t.CARDS[t.CARD[card]].design
    numbers = {
        "energy": design.energy,
        "combat": design.combat,
        "defense": design.defense,
        "room" if t.CARD[card] in t.PLANETS else "capacity": design.capacity * room,
    }
    return tuple(say(f"value-{value}", n=n) for value, n in numbers.items() if n)


@cache
def short(card: str, most: int = 2, *, for_sale: bool = False) -> Words:
    """A card's values and `most` abilities in brief; if it has none, its kind and points.

    If it has many values, only one ability is named; an ellipsis stands for those beyond `most`.
    What it does in the system is left out, and what it does when acquired unless it is `for_sale`.
    A station's room is left out, and a ship's if it is `for_sale`, as the note beside it has that.
    The kind of planets is named first, as Cryoships need one.
    """
    entry = t.CARDS[t.CARD[card]]
    known = values(card, room=entry.kind != "station")
    many = len(known) >= MANY
    if for_sale:
        known = values(card, room=False)
    able = _brief_abilities(entry, for_sale=for_sale)
    parts = (*known, *able[: min(most, 1) if many else most])
    if parts and entry.kind == "planet":
        parts = (say(f"kind-{entry.kind}"), *parts)
    if parts:
        return say("short-more" if 0 < most < len(able) else "short", values=parts)
    points = say("value-vp", n=entry.design.vp)
    return say("short-kind", kind=say(f"kind-{entry.kind}"), points=points)


def _brief_abilities(entry: t.Card, *, for_sale: bool) -> tuple[Words, ...]:
    """The abilities of a card for its owner, in a few words each."""
    design = entry.design
    found = [
        say("brief-plus", value=_value(plus), per=say(f"brief-per-{plus.per}", every=plus.every))
        for plus in design.plus
    ]
    if design.hand:
        found.append(say("brief-hand", n=design.hand))
    for trigger in _OWN:
        told = [_brief(effect) for effect in entry.effects(trigger)]
        if trigger == "gain":
            told = [say("brief-gain", what=one) for one in told] if for_sale else []
        found += told
    return tuple(dict.fromkeys(found))


def _brief(effect: Effect) -> Words:
    args: dict[str, Arg] = {"n": effect.n}
    if effect.do == "discount":
        args["of"] = say(f"a-{effect.of}")
    return say(f"brief-{effect.do}", **args)


def _value(plus: Plus) -> Words:
    return say(f"value-{plus.value}", n=plus.n)


def _effect(effect: Effect, harder: int = 0, first: int | None = None) -> Words:
    args: dict[str, Arg] = {"n": max(0, effect.n + (harder if effect.do in HARDENED else 0))}
    if effect.of is not None:
        args["of"] = say(f"next-{effect.of}" if effect.do == "discount" else f"a-{effect.of}")
    if effect.do in AIMED:
        args["who"] = say(f"who-{effect.who}")
        if effect.who == "first" and first is not None:
            args["who"] = say("who-first-named", seat=seat_name(first))
    text = say(f"does-{effect.do}{'-of' if effect.of and effect.do != 'discount' else ''}", **args)
    if effect.per is not None:
        return say("times", what=text, per=say(f"per-{effect.per}", every=effect.every))
    return text


def request(card: str, what: str, n: int) -> Words:
    """What a card asks its player to do, and how many times (`n`) it still asks."""
    if what.startswith("give-"):  # a contest and a solo game never ask
        return say(f"asks-{what}", n=n)
    entry = t.CARDS[t.CARD[card]]
    effects = (effect for trigger in _TRIGGERS for effect in entry.effects(trigger))
    return _effect(next(one for one in effects if one.do == what).model_copy(update={"n": n}))


@cache
def abilities(card: str) -> tuple[Words, ...]:
    """The abilities of a card, a sentence each."""
    entry = t.CARDS[t.CARD[card]]
    parts = [
        say("plus", value=_value(plus), per=say(f"per-{plus.per}", every=plus.every))
        for plus in entry.design.plus
    ]
    parts += _auras(entry.design)
    for trigger in _TRIGGERS:
        effects = [_effect(effect) for effect in entry.effects(trigger)]
        if effects:
            parts.append(say(f"when-{trigger}", what=join(effects)))
    return tuple(parts)


def _auras(design: Design) -> list[Words]:
    """What a card does while it lies in the system or in a sector."""
    parts = [
        say(f"aura-{aura}", n=n)
        for aura, n in (("enhance", design.enhance), ("hand", design.hand))
        if n
    ]
    if design.replaces:
        parts.append(say("aura-replaces"))
    return [*parts, *_surcharge(design)]


def _surcharge(design: Design) -> list[Words]:
    """How much more other cards cost while the card lies in the system; [] if no more."""
    if design.surcharge is None:
        return []
    of = say(f"other-{design.surcharge.of or 'card'}")
    return [say("surcharges", of=of, n=design.surcharge.n)]


def surcharge(card: str) -> list[Words]:
    """A line about a card that makes others cost more; [] for other cards."""
    told = _surcharge(t.CARDS[t.CARD[card]].design)
    return [say("dearer", card=name(card), rules=one) for one in told]


def attacks(card: str, harder: int, first: int | None) -> Words:
    """What a card's attack does; `harder` is added to its numbers.

    `first` is the first seat of the round, which is named if the attack is on it.
    """
    return join([_effect(effect, harder, first) for effect in t.CARDS[t.CARD[card]].design.attack])


def other_effects(card: str, trigger: Trigger, without: Collection[str]) -> list[Words]:
    """What a card does when it attacks or burns, but for effects of the kinds `without`."""
    effects = t.CARDS[t.CARD[card]].effects(trigger)
    return [_effect(one) for one in effects if one.do not in without]


@cache
def rules(card: str) -> Words:
    """The whole text of a card, without flavour."""
    entry = t.CARDS[t.CARD[card]]
    parts = [_kind(entry), *_price(entry), *values(card)]
    if entry.design.vp:
        parts.append(say("value-vp", n=entry.design.vp))
    parts += abilities(card)
    return join(parts)


def about(card: str) -> Words:
    """The whole text of a card."""
    return say("about", rules=rules(card), flavour=say(f"flavour-{card}"))


def _kind(entry: t.Card) -> Words:
    design, kind = entry.design, say(f"kind-{entry.kind}")
    if design.people is not None:
        kind = say("kind-of", kind=kind, of=say(f"people-{design.people}"))
    if design.faction is not None:
        kind = say("kind-of", kind=kind, of=say(f"faction-{design.faction}"))
    if entry.region is not None:
        kind = say("kind-of", kind=kind, of=say(f"region-{entry.region}"))
    if entry.expansion != "base":
        kind = say("kind-of", kind=kind, of=say(f"set-{entry.expansion.replace('_', '-')}"))
    return kind


def _price(entry: t.Card) -> list[Words]:
    if entry.kind == "cryoship":
        return [_price_of_cryoship(t.CRYOSHIPS.index(t.CARD[entry.id]))]
    if not entry.design.cost:
        return []
    paid = "combat" if entry.kind == "alien" else "energy"
    return [say("costs", price=say(f"price-{paid}", n=entry.design.cost))]


def _price_of_cryoship(place: int) -> Words:
    """The price of a Cryoship, by number of seats and in a contest."""
    prices = [setup.cryoships[place] for setup in t.NUMBERS.seats]
    least, most, contest = min(prices), max(prices), t.NUMBERS.contest.cryoships[place]
    if least == most:
        return say("price-cryoship-fixed", n=least, contest=contest)
    return say("price-cryoship", least=least, most=most, contest=contest)
