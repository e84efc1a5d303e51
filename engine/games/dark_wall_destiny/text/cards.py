"""A card in words: values, abilities made from its data, flavour."""

from functools import cache

from engine.core.words import Arg, Words, wording
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.models import Design, Effect, Plus
from engine.games.dark_wall_destiny.content.vocabulary import AIMED, HARDENED, Trigger

say = wording("dark-wall-destiny-")
"""A message of this game."""
_TRIGGERS: tuple[Trigger, ...] = ("play", "standing", "gain", "react", "attack", "expire")


def join(parts: list[Words], by: str = "and") -> Words:
    """Parts joined by semicolons (`and`), or as sentences."""
    whole = parts[-1]
    for part in reversed(parts[:-1]):
        whole = say(by, first=part, rest=whole)
    return whole


@cache
def values(card: str, *, briefly: bool = False) -> tuple[Words, ...]:
    """A card's energy, combat, defense and room, if any."""
    design, planet = t.CARDS[t.CARD[card]].design, t.CARD[card] in t.PLANETS
    room = ("cards" if planet else "crew") if briefly else ("room" if planet else "capacity")
    numbers = {
        "energy": design.energy,
        "combat": design.combat,
        "defense": design.defense,
        room: design.capacity,
    }
    return tuple(say(f"value-{value}", n=n) for value, n in numbers.items() if n)


@cache
def short(card: str) -> Words:
    """A card's values in brief, and whether it does more.

    Without values and abilities, its kind and victory points.
    """
    entry = t.CARDS[t.CARD[card]]
    parts = values(card, briefly=True)
    more = bool(entry.design.plus or any(entry.effects(trigger) for trigger in _TRIGGERS))
    if not parts and abilities(card):
        return say("short-ability")
    if not parts:
        points = say("value-vp", n=entry.design.vp)
        return say("short-kind", kind=say(f"kind-{entry.kind}"), points=points)
    return say("short-more", values=parts) if more else say("short", values=parts)


def _effect(effect: Effect, harder: int = 0) -> Words:
    args: dict[str, Arg] = {"n": max(0, effect.n + (harder if effect.do in HARDENED else 0))}
    if effect.of is not None:
        args["of"] = say(f"a-{effect.of}")
    if effect.do in AIMED:
        args["who"] = say(f"who-{effect.who}")
    text = say(f"does-{effect.do}{'-of' if effect.of and effect.do != 'discount' else ''}", **args)
    if effect.per is not None:
        return say("times", what=text, per=say(f"per-{effect.per}", every=effect.every))
    return text


def _plus(plus: Plus) -> Words:
    value = say(f"value-{plus.value}", n=plus.n)
    return say("plus", value=value, per=say(f"per-{plus.per}", every=plus.every))


@cache
def abilities(card: str) -> tuple[Words, ...]:
    """A card's abilities, a sentence each."""
    entry = t.CARDS[t.CARD[card]]
    parts = [*(_plus(plus) for plus in entry.design.plus), *_auras(entry.design)]
    for trigger in _TRIGGERS:
        effects = [_effect(effect) for effect in entry.effects(trigger)]
        if effects:
            parts.append(say(f"when-{trigger}", what=join(effects)))
    return tuple(parts)


def _auras(design: Design) -> list[Words]:
    """A card's effects while it lies in the system."""
    parts = [
        say(f"aura-{aura}", n=n)
        for aura, n in (("enhance", design.enhance), ("hand", design.hand))
        if n
    ]
    if design.replaces:
        parts.append(say("aura-replaces"))
    surcharge = design.surcharge
    if surcharge is not None:
        of = say("a-card" if surcharge.of is None else f"a-{surcharge.of}")
        parts.append(say("surcharges", of=of, n=surcharge.n))
    return parts


def attacks(card: str, harder: int) -> Words:
    """A card's attack, with difficulty and anomalies."""
    return join([_effect(effect, harder) for effect in t.CARDS[t.CARD[card]].design.attack])


@cache
def rules(card: str) -> Words:
    """A card's whole text without flavour."""
    entry = t.CARDS[t.CARD[card]]
    parts = [_kind(entry), *_price(entry), *values(card)]
    if entry.design.vp:
        parts.append(say("value-vp", n=entry.design.vp))
    parts += abilities(card)
    return join(parts)


def about(card: str) -> Words:
    """The whole card."""
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
    """A Cryoship's price by number of seats, and in a contest."""
    prices = [setup.cryoships[place] for setup in t.NUMBERS.seats]
    least, most, contest = min(prices), max(prices), t.NUMBERS.contest.cryoships[place]
    if least == most:
        return say("price-cryoship-fixed", n=least, contest=contest)
    return say("price-cryoship", least=least, most=most, contest=contest)
