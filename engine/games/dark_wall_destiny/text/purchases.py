"""Notes on acquiring a card: what its gap changes in the spin, or else what its kind does.

Also on exchanging two cards: what that changes in the spin.
A note that gives a number names the cause: the card that the gap brings to a vector or past it.
"""

from collections.abc import Iterator
from dataclasses import replace

from engine.core.words import Arg, Words
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.names import name
from engine.games.dark_wall_destiny.rules.forecast import Forecast, Landing
from engine.games.dark_wall_destiny.text.cards import say
from engine.games.dark_wall_destiny.view import SeatView, WallView


def purchase(view: WallView, card: str, at: int) -> Words:
    """The note on acquiring a card from a position (0: a drone): what changes, or what it does."""
    then = view.system[at - 1].then if at else None
    now = view.forecast
    if now is None or then is None:
        return of_kind(view, card)
    told = then.spins is not None and then.spins == _spins_of_all(view)
    changed = _change(view, card, now, replace(then, spins=now.spins) if told else then)
    return changed or of_kind(view, card)


def exchange(view: WallView, key: str) -> Words | None:
    """The note on an exchange of two positions; None for the answer to exchange nothing."""
    now, then = view.forecast, dict(view.swaps).get(key)
    if now is None or then is None:
        return None
    changed = _change(view, None, now, then)
    if then.burns is not None and now.burns is not None and then.burns != now.burns:
        if changed is None:
            return say("exchange-burns", card=name(then.burns), other=name(now.burns))
        if changed.id.endswith("buying-costs"):
            what = _outcome(view, now, then)
            return say("exchange-burns-costs", card=name(then.burns), what=what)
    return changed or say("exchange-nothing")


def of_all(view: WallView) -> Iterator[Words]:
    """A line on what every card for sale does to the Cryoship, so that no note repeats it."""
    spins = _spins_of_all(view)
    if spins is not None and view.forecast is not None and view.forecast.colony is not None:
        yield say("buying-each", card=name(view.forecast.colony), spins=spins)


def _spins_of_all(view: WallView) -> int | None:
    """The spins left to the Cryoship after any purchase that the viewer can pay for.

    None if purchases differ in that or change nothing, or if there is only one.
    """
    ahead = [one.then.spins for one in view.system if one.then is not None]
    now = None if view.forecast is None else view.forecast.spins
    if len(ahead) < 2 or len({*ahead}) > 1 or now is None:
        return None
    return ahead[0] if ahead[0] is not None and ahead[0] < now else None


def of_kind(view: WallView, card: str) -> Words:
    """What a card of this kind is good for; of Colony Omega, whether acquiring it ends the game."""
    if t.CARD[card] != t.OMEGA:
        return say(f"buying-{t.KIND[t.CARD[card]]}", room=t.CAPACITY[t.CARD[card]])
    last = len(view.saved) == len(t.COLONIES) - 1
    return say("buying-omega", last=int(last), contest=int(view.contest))


def gap(view: WallView, card: str, at: int) -> Iterator[Words]:
    """Lines on what an advised card's gap costs or saves, and on what it does to a Cryoship.

    The menu tells this of each gap, and an alarm warns of a Cryoship, so advice mentions both.
    """
    now, then = view.forecast, view.system[at - 1].then if at else None
    if now is None or then is None or t.CARD[card] in t.COLONIES:
        return
    costs, before = _cost(view, then), _cost(view, now)
    if costs > before:
        yield say("gap-costs", what=_outcome(view, now, then))
    elif costs < before:
        yield _changed_cost(view, card, now, then, kind_told=True)
    if now.colony is None:
        return
    if then.spins is not None and then.spins != now.spins:
        later = int(then.spins > (now.spins or 0))
        yield say("buying-sooner", card=name(now.colony), spins=then.spins, later=later)
    elif burns_soon(now):
        yield say("gap-behind", card=name(now.colony))


def burns_soon(ahead: Forecast) -> bool:
    """Whether an alarm says that the Cryoship burns soon."""
    soonest = (ahead.spins, ahead.paced)
    return any(spins is not None and spins <= t.NUMBERS.alarm_spins for spins in soonest)


def readiness(seat: SeatView) -> int:
    """2 if a seat's sector has a planet to seed on, 1 if one is yet to be drawn, 0 without any."""
    here = any(t.CARD[berth.card] in t.PLANETS for berth in seat.sector)
    return 2 if here else int(seat.planets > 0)


def offers(view: WallView) -> list[tuple[str, int]]:
    """The cards of the system and the drones left, each as (id, price)."""
    system = [(one.card, one.cost) for one in view.system if one.card is not None]
    return [*system, *((card, price) for card, price, number in view.drones if number)]


def _alone(view: WallView) -> bool:
    """Whether only the viewer's own cards matter: in a contest, or in a solo game."""
    return view.contest or len(view.seats) == 1


def _cost(view: WallView, ahead: Forecast) -> int:
    """The damage of a spin and the tokens it takes, of all seats; in a contest, of the viewer."""
    return sum(totals(view, ahead))


def totals(view: WallView, ahead: Forecast) -> tuple[int, int]:
    """The damage of a spin, and the tokens it takes, as in `_cost`."""
    return sum(_of_team(view, ahead.costs)), sum(_of_team(view, ahead.tokens))


def _of_team(view: WallView, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers of all seats; in a contest, that of the viewer."""
    return (numbers[view.viewer or 0],) if view.contest else numbers


def _outcome(view: WallView, now: Forecast, then: Forecast) -> Words:
    """The damage of the spin after a purchase instead of before it, and the tokens it takes."""
    damage, before = (sum(_of_team(view, ahead.costs)) for ahead in (then, now))
    lost = _of_team(view, then.tokens)
    each = len(set(lost)) == 1 and len(lost) > 1 and lost[0] > 0
    return say(
        "buying-outcome",
        n=damage,
        before=before,
        same=int(damage == before),
        own=int(_alone(view)),
        tokens=lost[0] if each else sum(lost),
        each=int(each),
        mention=int(any(lost) or any(_of_team(view, now.tokens))),
        quiet=int(damage == before == 0),
    )


def _change(view: WallView, card: str | None, now: Forecast, then: Forecast) -> Words | None:
    """What a purchase changes for the Cryoship, told first, and in what attacks cost.

    Without a `card`, what an exchange changes.
    """
    costs, before = _cost(view, then), _cost(view, now)
    moved = then.colony is not None and then.spins is not None and then.spins != now.spins
    if not moved or (card is not None and t.CARD[card] in t.COLONIES):
        return None if costs == before else _changed_cost(view, card, now, then)
    spins, before_it = then.spins or 0, now.spins or 0
    known: dict[str, Arg] = {"card": name(then.colony or ""), "spins": spins}
    known["later"] = int(spins > before_it)
    if costs == before:
        return say("exchange-spins" if card is None else "buying-sooner", **known)
    (damage, lost), (was, kept) = totals(view, then), totals(view, now)
    known |= {"n": damage, "before": was, "same": int(damage == was), "own": int(_alone(view))}
    known["quiet"] = int(damage == was == 0)
    return say("buying-sooner-and", tokens=lost, mention=int(lost != kept), **known)


def _changed_cost(
    view: WallView, card: str | None, now: Forecast, then: Forecast, *, kind_told: bool = False
) -> Words:
    """The words for how the gap changes what attacks cost, and for the card that moves by it.

    With `kind_told`, its kind's sentence says that the card no longer attacks.
    """
    costs, before = _cost(view, then), _cost(view, now)
    known: dict[str, Arg] = {"what": _outcome(view, now, then)}
    ahead, other = (now, then) if costs < before else (then, now)
    if not (new := _new_attacks(ahead, other)):
        return say("buying-costs", **known)
    if len(new) > 1 and costs > before:
        return say("buying-onto-several", count=len(new), **known)
    moved = max(new, key=_harm)
    if costs < before and moved.card == card:
        return say("buying-costs" if kind_told else "buying-spares", **known)
    how = "past" if costs < before else "onto"
    return say(f"buying-{how}", card=name(moved.card), at=moved.at, **known)


def _new_attacks(ahead: Forecast, other: Forecast) -> list[Landing]:
    """The attacks that are only in the first forecast; without harmless ones, if others are."""
    known = {(one.card, one.at) for one in other.landings}
    found = [one for one in ahead.landings if (one.card, one.at) not in known]
    return [one for one in found if _harm(one)] or found


def _harm(attack: Landing) -> int:
    return sum(attack.costs) + sum(attack.tokens)
