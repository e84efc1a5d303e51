"""The reference: every piece of content, in words made from its numbers."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache, reduce
from typing import Any

from engine.core.game import Card
from engine.core.words import Words, words
from engine.games.black_abyss.content import forms as c
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import Powers
from engine.games.black_abyss.state import NOBODY
from engine.games.black_abyss.text.wording import (
    people,
    power_words,
    price,
    stock,
    tech_level,
    thing,
    who,
)

_TECHS = {entry.id: entry for entry in t.CONTENT.technologies.technologies}


@cache
def reference() -> tuple[Card, ...]:
    """All cards, in the order of the content."""
    return tuple(
        Card(entry.id, thing(entry.id), _TEXTS[kind](entry))
        for kind, entry in t.CONTENT.named_entries()
    )


@cache
def effects() -> dict[str, Words]:
    """What each event, resolution and other content does, by id."""
    return {card.id: card.text for card in reference()}


@cache
def uses() -> dict[str, Words]:
    """What each class of ships, tile, building and order is for, by id, without its price."""
    found = {one.id: words(f"black-abyss-role-{one.id}") for one in t.CONTENT.ships.hulls}
    found |= {one.id: _tile_use(one) for one in t.CONTENT.tiles.tiles}
    found |= {one.id: _order_use(one) for one in t.CONTENT.orders.orders}
    return found | {one.id: _building_use(one) for one in t.CONTENT.buildings.buildings}


def _needs(needs: dict[str, int]) -> Words:
    if not needs:
        return words("black-abyss-none")
    parts = tuple(tech_level(name, level) for name, level in needs.items())
    return words("black-abyss-card-needs", techs=parts)


def _hull(hull: c.Hull) -> Words:
    return words(
        "black-abyss-card-hull",
        role=words(f"black-abyss-role-{hull.id}"),
        sections=hull.sections,
        price=price(hull.cost.triple()),
        dock=thing(f"{hull.dock}-dock"),
        supply=hull.supply,
    )


def _wild(wild: c.Wild) -> Words:
    key = "black-abyss-card-keeper" if wild.keeper else "black-abyss-card-monster"
    tiles = tuple(
        words("black-abyss-say-part", count=count, tile=thing(tile))
        for tile, count in Counter(wild.tiles).items()
    )
    return words(key, tiles=tiles)


def _tile(tile: c.Tile) -> Words:
    return words("black-abyss-card-stocked", what=_tile_use(tile), supply=tile.supply,
                 price=price(tile.cost.triple()), needs=_needs(tile.needs))  # fmt: skip


def _tile_use(tile: c.Tile) -> Words:
    return words(f"black-abyss-card-{tile.role}", die=tile.die, range=tile.range, hit=tile.hit,
                 rating=tile.rating, goods=tile.goods, marines=tile.marines,
                 top=int(tile.hit == tile.die))  # fmt: skip


def _unlocks(tech: str, level: int) -> tuple[Words, ...]:
    parts = tuple(
        thing(entry.id)
        for _, entry in t.CONTENT.named_entries()
        if (getattr(entry, "needs", None) or {}).get(tech) == level
    )
    return (words("black-abyss-unlocks", what=parts),) if parts else ()


def level_gives(tech: str, number: int, opens: Sequence[str] = ()) -> tuple[Words, ...]:
    """What a level of a technology (from 0) gives; `opens` are classes of planets to settle."""
    powers = _TECHS[tech].levels[number]
    if opens and "hospitality" in powers:
        return (to_settle(opens), *_unlocks(tech, number + 1))
    return (*power_words(powers), *_unlocks(tech, number + 1)) or (words("black-abyss-wins"),)


def _tech(tech: c.Technology) -> Words:
    if tech.secret:
        return words("black-abyss-card-secret", levels=t.GAME.secret_levels,
                     rings=price(t.SECRET_COST),
                     frontier=price(t.FRONTIER_SECRET_COST))  # fmt: skip
    each = [
        words("black-abyss-card-level", level=number + 1,
              price=price(t.TIER_COSTS[tech.tier - 1 + number]),
              powers=level_gives(tech.id, number))
        for number in range(len(tech.levels))
    ]  # fmt: skip
    levels = reduce(lambda one, more: words("black-abyss-card-levels", one=one, more=more), each)
    return words("black-abyss-card-tech", levels=levels, needs=_needs(tech.needs))


def _building(building: c.Building) -> Words:
    return words("black-abyss-card-priced", what=_building_use(building),
                 price=price(building.cost.triple()), needs=_needs(building.needs))  # fmt: skip


def _building_use(building: c.Building) -> Words:
    if building.role == "wonder":
        return words("black-abyss-card-wonder", powers=power_words(building.powers))
    return words(f"black-abyss-card-{building.role}-building")


def _race(race: c.Race) -> Words:
    return words("black-abyss-card-race", classes=tuple(thing(name) for name in race.classes),
                 strength=strength(race),
                 weakness=power_words(race.weakness))  # fmt: skip


def strength(race: c.Race) -> tuple[Words, ...]:
    """What a race is good at; for a further class of planets also which classes these are."""
    more = race.strength.get("hospitality", 0)
    if not more:
        return power_words(race.strength)
    rest: Powers = {
        power: amount for power, amount in race.strength.items() if power != "hospitality"
    }
    return (*power_words(rest), to_settle(race.classes[: 1 + more]))


def to_settle(classes: Sequence[str]) -> Words:
    """These classes of planets as what a race can settle."""
    named = tuple(words("black-abyss-class", name=name) for name in classes)
    return words("black-abyss-power-classes", classes=named)


def own_people(name: str) -> Words:
    """The strength and weakness of a player's own race, for its first turn."""
    race = t.RACE[name]
    return words("black-abyss-say-people", race=people(name), strength=strength(race),
                 weakness=power_words(race.weakness))  # fmt: skip


def _effect(effect: Any) -> Words:
    if effect.kind == "lasting":
        return words("black-abyss-effect-lasting", powers=power_words(effect.powers))
    args: dict[str, Any] = {
        name: value if isinstance(value, int) else thing(value)
        for name, value in effect
        if name not in ("kind", "hits", "whom", "hull")
    }
    if effect.kind in ("gain", "lose"):
        args = {"parts": stock((effect.food, effect.energy, effect.minerals))}
    if effect.kind == "spawn":
        args["wild"] = who(NOBODY, effect.wild)
    if effect.kind == "recruits":
        args["ships"] = words("black-abyss-ships", hull=effect.hull, count=effect.ships)
    if hasattr(effect, "whom"):
        args["whom"] = words(f"black-abyss-whom-{effect.whom}")
    if hasattr(effect, "hits"):
        args["hits"] = tuple(words("black-abyss-number", number=n) for n in effect.hits)
    return words(f"black-abyss-effect-{effect.kind}", **args)


def law_of(name: str) -> Words:
    """Whom the resolution with this id concerns, and what it does."""
    return _law(next(law for law in t.CONTENT.resolutions.resolutions if law.id == name))


def _law(law: c.Resolution) -> Words:
    return words("black-abyss-card-resolution", whom=words(f"black-abyss-whom-{law.whom}"),
                 powers=power_words(law.powers))  # fmt: skip


def order_to_the_end(name: str) -> Words:
    """How ships fight by an order where nobody can flee, as in a fleet battle."""
    return _order_use(t.ORDER[t.ORDERS.index(name)])._replace(id="black-abyss-order-to-the-end")


def _order_use(order: c.Order) -> Words:
    return words("black-abyss-order", stance=words(f"black-abyss-stance-{order.stance}"),
                 aim=words(f"black-abyss-aim-{order.aim}"), flee=order.flee_below)  # fmt: skip


_TEXTS: dict[str, Callable[[Any], Words]] = {
    "hull": _hull, "wild": _wild, "tile": _tile, "tech": _tech, "building": _building,
    "race": _race, "resolution": _law,
    "event": lambda x: words("black-abyss-card-event", effects=tuple(map(_effect, x.effects))),
    "order": lambda x: words("black-abyss-card-order", how=_order_use(x)),
}  # fmt: skip
