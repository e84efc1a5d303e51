"""What everybody could see that spoke for a purchase; the log tells it of AIs."""

from collections.abc import Iterator

from engine.core.words import Words
from engine.games.dark_wall_destiny import actions as a
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.names import name
from engine.games.dark_wall_destiny.rules.forecast import Forecast
from engine.games.dark_wall_destiny.text.cards import say
from engine.games.dark_wall_destiny.text.purchases import readiness, totals
from engine.games.dark_wall_destiny.view import WallView


def motive(view: WallView, action: object) -> Words | None:
    """What spoke for acquiring a card, from the viewer's view before it; None for all else.

    It is about the Cryoship in the system, a planet for Cryoships, damage, or the price.
    """
    if not isinstance(action, a.Buy) or view.viewer is None or view.forecast is None:
        return None
    return next(_reasons(view, view.viewer, action, view.forecast), None)


def _reasons(view: WallView, viewer: int, action: a.Buy, now: Forecast) -> Iterator[Words]:
    if action.card == now.colony and now.spins is not None:
        yield say("motive-cryoship", spins=now.spins)
        return
    seat = view.seats[viewer]
    if t.CARD[action.card] in t.PLANETS and seat.carries and not readiness(seat):
        yield say("motive-planet", count=len(seat.carries))
    place = view.system[action.at - 1] if action.at else None
    then = None if place is None else place.then
    if place is None or then is None:
        return
    if now.colony and now.spins and then.spins and then.spins > now.spins:
        yield say("motive-later", card=name(now.colony), spins=then.spins, before=now.spins)
    (damage, _), (before, _) = totals(view, then), totals(view, now)
    if damage < before:
        yield say("motive-damage", n=damage, before=before)
    if place.attack:
        yield say("motive-attack", n=place.attack)
    if place.cost == max(one.cost for one in view.system if one.then is not None):
        yield say("motive-dearest")
