"""Words that many messages share: things by id, seats, ships, prices, powers."""

from collections.abc import Iterable, Mapping
from functools import cache

from engine.core.words import Words, seat_name, words
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import Power

KEEPERS = frozenset(t.HULL_NAMES[keeper] for keeper in t.KEEPERS)
"""The ids of the keepers of the twin planets."""
SECRET = t.TECHS[t.SECRET]
"""The id of the technology that wins the game."""


@cache
def thing(name: str) -> Words:
    """The name of anything that has an id: content, terrain, goods, hexes, dangers."""
    return words(f"black-abyss-thing-{name}")


def tech_level(name: str, level: int) -> Words:
    """A technology with its level; the Secret of Life without, as it has only one."""
    if name == SECRET:
        return thing(name)
    return words("black-abyss-say-level", tech=thing(name), level=level)


def law_name(law: str) -> Words:
    """The name of a resolution within a sentence, which German puts in quotes."""
    return words("black-abyss-law", law=thing(law))


def ground(terrain: str, good: str) -> Words:
    """The words for a land tile, by its terrain and good ("" for none).

    The terrain `energy` has another word than the resource it yields.
    """
    land = thing("energy-land" if terrain == "energy" else terrain)
    if not good:
        return land
    return words("black-abyss-ground-with", ground=land, good=thing(good), what=good)


def people(race: str) -> Words:
    """The name of a race with its emblem."""
    return words(f"black-abyss-race-{race}")


def who(seat: int, wild: str = "") -> Words:
    """The name of a seat, at the start of a sentence; for -1 monsters, `wild` if of one class."""
    return seat_name(seat) if seat >= 0 else words(f"black-abyss-{_wild(wild)}")


def ship_name(hull: str, number: int) -> Words:
    """A ship by class and number; a keeper by its name, as there is only one of each."""
    if hull in KEEPERS:
        return thing(hull)
    return words("black-abyss-ship", hull=thing(hull), number=number)


def bargain(verb: str, key: str, form: str = "label") -> Words:
    """The label, or advice (`form`), for a deed about an offer; `key` has it and the other seat."""
    what, _, seat = key.partition("-")
    about = words(f"black-abyss-word-{what}")
    return words(f"black-abyss-{form}-{verb}", kind=what, what=about, seat=seat_name(int(seat)))


def fleet_words(ships: Iterable[tuple[str, int]]) -> tuple[Words, ...]:
    """Ships (pairs of class and number) in words by class: one ship by name, several counted."""
    classes: dict[str, list[int]] = {}
    for hull, number in ships:
        classes.setdefault(hull, []).append(number)
    return tuple(
        ship_name(hull, numbers[0])
        if len(numbers) == 1
        else words("black-abyss-ships", hull=hull, count=len(numbers))
        for hull, numbers in classes.items()
    )


def whom(seat: int, wild: str = "") -> Words:
    """The name of a seat as an object; for -1 monsters, `wild` if they are of one class."""
    return seat_name(seat) if seat >= 0 else words(f"black-abyss-the-{_wild(wild)}")


def _wild(wild: str) -> str:
    return f"wild-{wild}" if wild else "monsters"


def ship_of(hull: str, number: int, seat: int) -> Words:
    """A ship by class and number, with its owner unless it is a monster."""
    name = ship_name(hull, number)
    return words("black-abyss-ship-of", ship=name, seat=seat_name(seat)) if seat >= 0 else name


def cargo(what: str, count: int) -> Words:
    """An amount of marines or goods."""
    if what.startswith("marine"):
        return words("black-abyss-marines", count=count)
    return words("black-abyss-load", count=count, good=thing(what))


def as_object(what: str, count: int) -> Words:
    """The same as the object of a sentence, such as what a ship takes aboard."""
    return one_of("marine") if what == "marines" and count == 1 else cargo(what, count)


def amount_of(resource: str, count: int) -> Words:
    """An amount of food, energy or minerals."""
    return words(f"black-abyss-pay-{resource}", amount=count)


def one_of(name: str) -> Words:
    """Anything that can be built, fitted or hit with, with its article."""
    return words(f"black-abyss-a-{name}")


def by_one(name: str) -> Words:
    """Like `one_of`, of what hits ships, after "by"; other languages inflect it."""
    return words(f"black-abyss-by-{name}")


def stock(amounts: tuple[int, int, int]) -> tuple[Words, ...]:
    """Food, energy and minerals, each in words, without parts that are zero."""
    parts = zip(("food", "energy", "minerals"), amounts, strict=True)
    return tuple(
        words(f"black-abyss-change-{name}", amount=n, count=n) for name, n in parts if n
    ) or (words("black-abyss-none-of-them"),)


def stock_short(amounts: tuple[int, int, int]) -> tuple[Words, ...]:
    """Food, energy and minerals, each with its icon, without parts that are zero."""
    parts = zip(("food", "energy", "minerals"), amounts, strict=True)
    return tuple(amount_of(name, n) for name, n in parts if n) or (
        words("black-abyss-none-of-them"),
    )


def price(cost: tuple[int, int, int]) -> Words:
    """A price by resource, without parts that are zero."""
    parts = zip(("food", "energy", "minerals"), cost, strict=True)
    paid = tuple(amount_of(name, n) for name, n in parts if n)
    return words("black-abyss-price", parts=paid) if paid else words("black-abyss-free")


def with_sign(amount: int) -> Words:
    """A number with its sign."""
    return words(f"black-abyss-{'minus' if amount < 0 else 'plus'}", amount=abs(amount))


def power_words(powers: Mapping[Power, int]) -> tuple[Words, ...]:
    """The words for the effect of each power; of speeds that change alike for all ships, once."""
    told: list[tuple[str, int]] = [*powers.items()]
    speeds = [amount for name, amount in told if name in _SPEEDS]
    if len(speeds) == len(_SPEEDS) and len({*speeds}) == 1:
        told = [("speed_all", speeds[0]), *[one for one in told if one[0] not in _SPEEDS]]
    return tuple(
        words(
            f"black-abyss-power-{name.replace('_', '-')}",
            amount=amount if name == "fleet_limit" else with_sign(amount),
            count=abs(amount),
        )
        for name, amount in told
    )


_SPEEDS = ("speed_fighter", "speed_light", "speed_heavy")


def parts_of(key: str) -> tuple[str, str, int]:
    """The one or two things that a key of the form of purchases names, and its repetition."""
    parts = key.split(".")
    first, second, number = (*parts, *("", "1")[len(parts) - 1 :])
    return first, second, int(number)
