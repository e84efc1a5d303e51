"""The table in words, a line each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.words import Words, seat_name
from engine.games.dark_wall_destiny.content.names import counted, name
from engine.games.dark_wall_destiny.content.tables import ALIENS, CARD, COLONIES
from engine.games.dark_wall_destiny.rules.forecast import Forecast, Landing
from engine.games.dark_wall_destiny.text.cards import say
from engine.games.dark_wall_destiny.text.labels import plain
from engine.games.dark_wall_destiny.view import BerthView, PositionView, SeatView, WallView


def describe(view: WallView) -> list[Words]:
    """The table, from the round to the viewer's hand."""
    lines = [_status(view), say("table-system", cards=tuple(map(_position, view.system)))]
    lines.append(_colonies(view))
    lines.append(
        say(
            "table-decks",
            deck=view.decks[0] if view.decks else 0,
            fresh=view.fresh,
            burned=len(view.burned),
            pool=view.pool,
        )
    )
    if view.hulls:
        hulls = tuple(say("table-hull", card=name(card), n=left) for card, left in view.hulls)
        lines.append(say("table-hulls", cards=hulls))
    if view.forecast is not None:
        lines += _forecast(view, view.forecast)
    if view.scanned:
        lines.append(say("table-scanned", cards=counted(view.scanned)))
    if view.drones:
        drones = tuple(say("table-drone", card=name(c), n=n, price=p) for c, p, n in view.drones)
        lines.append(say("table-drones", cards=drones))
    if view.hit is not None:
        lines.append(_hit(view))
    if view.ask is not None:
        ask = view.ask
        lines.append(say("table-ask", seat=seat_name(ask.seat), card=name(ask.card)))
    for number, seat in enumerate(view.seats):
        lines += _seat(view, number, seat)
    if view.viewer is not None and view.stage not in ("tactics", "over"):
        lines += _own(view)
    return lines


def _status(view: WallView) -> Words:
    difficulty = say(f"difficulty-{view.difficulty}")
    doing = say(f"doing-{view.stage}")
    if view.active is not None and view.stage != "over":
        doing = say(f"turn-{view.stage}", seat=seat_name(view.active))
    return say("table-status", round=view.round, difficulty=difficulty, doing=doing)


def _position(position: PositionView) -> Words:
    vector = "-vector" if position.vector else ""
    if position.card is None:
        return say(f"position-empty{vector}", at=position.at)
    card = CARD[position.card]
    paid = say(f"price-{'combat' if card in ALIENS else 'energy'}", n=position.cost)
    what = "position-colony" if card in COLONIES else "position"
    return say(f"{what}{vector}", at=position.at, card=name(position.card), price=paid)


def _colonies(view: WallView) -> Words:
    saved = tuple(name(card) for card in view.saved) or (say("no-cards"),)
    left = tuple(
        say("table-colony", card=name(card), price=price)
        for card, price in zip(view.colonies, view.prices, strict=True)
    ) or (say("no-cards"),)
    return say("table-colonies", saved=saved, left=left)


def _forecast(view: WallView, ahead: Forecast) -> list[Words]:
    """What burns next, what attacks, and the Cryoship's time.

    Names the seats yet to have a turn, which may change it.
    """
    burns = say("no-cards") if ahead.burns is None else name(ahead.burns)
    attacks = tuple(map(_landing, ahead.landings)) or (say("no-cards"),)
    gone = {*view.done, view.active}
    later = tuple(seat_name(seat) for seat in range(len(view.seats)) if seat not in gone)
    lines = [say("forecast", burns=burns, attacks=attacks)]
    if later:
        lines = [say("forecast-open", burns=burns, attacks=attacks, seats=later)]
    if ahead.worst:
        lines.append(say("forecast-worst", n=ahead.worst))
    return [*lines, *drifting(ahead)]


def drifting(ahead: Forecast) -> Iterator[Words]:
    """Spins until the Cryoship burns; also at the usual pace if sooner."""
    if ahead.colony is None or ahead.spins is None or ahead.paced is None:
        return
    told = say("forecast-colony", card=name(ahead.colony), spins=ahead.spins)
    if ahead.paced < ahead.spins:
        told = say(
            "forecast-colony-sooner",
            card=name(ahead.colony),
            spins=ahead.spins,
            paced=ahead.paced,
        )
    yield told


def _landing(landing: Landing) -> Words:
    costs = tuple(
        say("forecast-cost", seat=seat_name(seat), n=cost)
        for seat, cost in enumerate(landing.costs)
        if cost
    )
    costs += tuple(
        say("forecast-siege", seat=seat_name(seat), n=points) for seat, points in landing.sieges
    )
    card = name(landing.card)
    if not costs:
        return say("forecast-free", card=card, at=landing.at)
    return say("forecast-attack", card=card, at=landing.at, costs=costs)


def _hit(view: WallView) -> Words:
    hit = view.hit
    assert hit is not None
    seats = tuple(seat_name(seat) for seat in hit.missing)
    return say("table-hit", card=name(hit.card), seats=seats)


def _seat(view: WallView, number: int, seat: SeatView) -> list[Words]:
    home = say("home-secret") if seat.home is None else name(seat.home)
    lines = [
        say(
            "table-seat",
            seat=seat_name(number),
            faction=say(f"faction-{seat.faction}"),
            home=home,
            energy=seat.energy,
            combat=seat.combat,
            defense=seat.defense,
            tokens=seat.tokens,
            points=seat.points,
        )
    ]
    if view.stage != "over":
        ahead = (("pulls", seat.pulls), ("owed", seat.owed), ("taxed", seat.taxed))
        lines += [say(f"table-{what}", seat=seat_name(number), n=n) for what, n in ahead if n]
    if seat.sector or seat.played:
        sector = tuple(map(_berth, seat.sector))
        played = counted(seat.played) if seat.played else ()
        lines.append(say("table-sector", seat=seat_name(number), cards=(*sector, *played)))
    if number != view.viewer:
        held = "table-holds-shown" if seat.shown else "table-holds"
        cards = counted(seat.shown)
        lines.append(say(held, seat=seat_name(number), hand=seat.hand, deck=seat.deck, cards=cards))
    return lines


def _berth(berth: BerthView) -> Words:
    if not berth.under:
        return name(berth.card)
    return say("berth", card=name(berth.card), under=counted(berth.under))


def _own(view: WallView) -> list[Words]:
    assert view.viewer is not None
    own = view.seats[view.viewer]
    lines = [
        *([say("table-hand", cards=counted(view.hand))] if view.hand else []),
        say("table-piles", deck=own.deck, discards=counted(own.discards)),
    ]
    if view.top:
        lines.append(say("table-top", cards=counted(view.top)))
    if view.active == view.viewer:
        lines.append(
            say("table-to-spend", energy=view.energy, combat=view.combat, tokens=own.tokens)
        )
    if view.ordered:
        lines.append(say("table-order-list", cards=counted(view.ordered)))
    elif len(view.seats) > 1:
        lines.append(say(f"table-order-{view.order}"))
    return lines


def left_out(view: WallView) -> tuple[str, ...]:
    """What *Play all* would leave in the viewer's hand."""
    rest = Counter(view.hand) - Counter(plain(view))
    return tuple(rest.elements())
