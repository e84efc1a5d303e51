"""The table in words, a line each."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace

from engine.core.words import Arg, Words, seat_name
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.names import name, names
from engine.games.dark_wall_destiny.content.vocabulary import Trigger
from engine.games.dark_wall_destiny.rules.forecast import Forecast, Landing
from engine.games.dark_wall_destiny.rules.values import most_pulled
from engine.games.dark_wall_destiny.text.asked import open_questions, plays, to_spend
from engine.games.dark_wall_destiny.text.cards import join, other_effects, say, surcharge
from engine.games.dark_wall_destiny.text.costs import dealt_to_all, lost
from engine.games.dark_wall_destiny.text.purchases import burns_soon, readiness
from engine.games.dark_wall_destiny.text.unsaved import only_owned, unsaved
from engine.games.dark_wall_destiny.view import (
    BerthView,
    PositionView,
    SeatView,
    WallView,
)

SHOWN = 2
"""The most lines of one kind in the caption."""
COUNTED = frozenset({"damage", "siege", "lose-token", "burn-more"})
"""Effects that forecasts tell by their outcome: numbers by seat, or a further card that burns."""
BACK, PULLED = frozenset({"return"}), frozenset({"advance"})
"""Effects that do nothing once space is empty, or while no Cryoship is in the system."""
LANDINGS: Mapping[Trigger, tuple[str, str]] = {
    "expire": ("forecast-burns", "forecast-burns-and"),
    "attack": ("forecast-free", "forecast-attack"),
}
"""The messages about a card that burns or attacks: without effect, and with some."""
SOON = 3
"""Rising attacks are announced in the caption so many rounds ahead."""


def describe(view: WallView) -> list[Words]:
    """The whole table, from the round to the viewer's hand."""
    lines = [_status(view), say("table-system", cards=tuple(map(_position, view.system)))]
    lines += [*surcharges(view), _colonies(view), *omega_not_seeded(view)]
    lines.append(
        say(
            "table-decks",
            deck=view.decks[0] if view.decks else 0,
            fresh=view.fresh,
            burned=len(view.burned),
            pool=view.pool,
        )
    )
    lines += [*hulls(view), *_rising(view), *_ahead(view)]
    drones = tuple(say("table-drone", card=name(c), n=n, price=p) for c, p, n in view.drones)
    lines.append(say("table-drones", cards=drones))
    lines += open_questions(view)
    for number, seat in enumerate(view.seats):
        lines += _seat(view, number, seat)
    return [*lines, *_hand(view), *_means(view)]


def caption(view: WallView) -> list[Words]:
    """The caption of the picture: what it lacks or shows poorly, the most important first.

    It has at most `SHOWN` lines of a kind. Neither an alarm nor a rival's shown hand displaces the
    outlook on a Cryoship.
    """
    others = [line for number, seat in enumerate(view.seats) for line in _due(view, number, seat)]
    kinds: list[list[Words]] = [
        [*open_questions(view)],
        [*_outlook(view)],
        [*(others if view.contest else ())],
        [*to_spend(view, briefly=True)],
        [*(() if view.contest else others)],
        [*coming_damage(view), *_hand(view)],
    ]
    if view.forecast is not None and not view.halted:
        kinds.append([_next_spin(view, view.forecast, "forecast-detail")])
    kinds.append([_status(view), *_rising(view, soon=SOON), *_scanned_cards(view)])
    return [line for kind in kinds for line in kind[:SHOWN]]


def _outlook(view: WallView) -> Iterator[Words]:
    """What to prepare for: the Cryoship in the system, else the next one.

    There is none in the first round, whose page says what to do. The next Cryoship is told only
    when a round begins. Once all are acquired, those not saved yet are told.
    """
    ahead = view.forecast
    if view.round == 1 or ahead is None:
        return
    prices = {position.card: position.cost for position in view.system}
    known: dict[str, Arg] = {"ready": _readiness(view)}
    if ahead.colony is not None and ahead.spins is not None:
        known |= {"card": name(ahead.colony), "price": prices[ahead.colony]}
        if alarms(view):
            what = "outlook-urgent-contest" if view.contest else "outlook-urgent"
        elif view.viewer == view.active and view.reach >= prices[ahead.colony]:
            what = "outlook-payable"
        else:
            what = "outlook-colony-contest" if view.contest else "outlook-colony"
        yield say(what, spins=ahead.spins, **known)
    elif only_owned(view):
        yield from unsaved(view)
    elif view.prices and view.stage == "begin":
        least, most = min(view.prices), max(view.prices)
        between: dict[str, Arg] = {"least": least, "most": most, "range": most - least}
        what = "outlook-next-contest" if view.contest else "outlook-next"
        yield say(what, **between, **known)


def coming_damage(view: WallView) -> Iterator[Words]:
    """The damage of the next spin if nobody acquires more: to the viewer, or to each seat.

    Also what a new card could add. None before the first round, and while the system spins.
    """
    ahead = view.forecast
    if ahead is None:
        return
    if view.halted:
        yield say("forecast-halted")
    elif view.viewer is None:
        yield coming_to_all(ahead)
    elif n := ahead.costs[view.viewer]:
        yield say("coming-damage", n=n, worst=ahead.worst)
    else:
        yield say("coming-none", worst=ahead.worst)


def coming_to_all(ahead: Forecast) -> Words:
    """The damage of the next spin to each seat if nobody acquires more, and what a card adds."""
    if costs := dealt_to_all(ahead.costs):
        return say("score-damage", costs=join(costs), worst=ahead.worst)
    return say("score-no-damage", worst=ahead.worst)


def _readiness(view: WallView) -> int:
    """The viewer's `readiness` for a Cryoship.

    For spectators, of the seat that is readiest; 2 in a contest, where nobody is advised in public.
    """
    if view.contest and view.viewer is None:
        return 2
    seats = view.seats if view.viewer is None else (view.seats[view.viewer],)
    return max(map(readiness, seats))


def alarms(view: WallView) -> bool:
    """Whether an alarm already says that the Cryoship burns soon."""
    return view.forecast is not None and burns_soon(view.forecast)


def _due(view: WallView, number: int, seat: SeatView) -> Iterator[Words]:
    """What is to come for a seat: raids to pay for, taxes, whom it covers; and the hand it shows.

    Only the viewer is told its pulls, and only before the first turn; later `_to_spend` tells them.
    While the viewer has the turn, it is not told whom it covers.
    """
    if number == view.viewer and seat.pulls and view.round == 1 and view.active is None:
        yield say("table-pulls-own", n=seat.pulls, most=most_pulled(len(view.saved)))
    covers = None if number == view.active == view.viewer else seat.covers
    yield from _to_come(view, number, replace(seat, pulls=0, covers=covers))
    if seat.shown and number != view.viewer:
        yield _holds(number, seat)


def _ahead(view: WallView) -> list[Words]:
    lines = [] if view.forecast is None else _forecast(view, view.forecast)
    return [*lines, *_scanned_cards(view)]


def _scanned_cards(view: WallView) -> Iterator[Words]:
    if view.scanned:
        yield say("table-scanned", cards=names(view.scanned))


def _status(view: WallView) -> Words:
    difficulty = say(f"difficulty-{view.difficulty}")
    doing = say(f"doing-{view.stage}")
    if view.active is not None and view.stage != "over":
        doing = say(f"turn-{view.stage}", seat=seat_name(view.active))
    contest = view.contest and view.stage not in ("tactics", "over")
    first = seat_name(view.first), seat_name((view.first + 1) % len(view.seats))
    known: dict[str, Arg] = {"contest": int(contest), "first": first[0], "next": first[1]}
    return say("table-status", round=view.round, difficulty=difficulty, doing=doing, **known)


def _rising(view: WallView, soon: int | None = None) -> Iterator[Words]:
    """What rounds add to attacks, and when they add more if that is within `soon` rounds."""
    far = view.rises is not None and soon is not None and view.rises > view.round + soon
    if view.stage == "over" or (far and not view.risen):
        return
    if view.rises is not None:
        yield say("table-rising", n=view.risen, round=view.rises)
    elif view.risen:
        yield say("table-risen", n=view.risen)


def _position(position: PositionView) -> Words:
    vector = "-vector" if position.vector else ""
    if position.card is None:
        return say(f"position-empty{vector}", at=position.at)
    card = t.CARD[position.card]
    paid = say(f"price-{'combat' if card in t.ALIENS else 'energy'}", n=position.cost)
    what = "position-colony" if card in t.COLONIES else "position"
    return say(f"{what}{vector}", at=position.at, card=name(position.card), price=paid)


def hulls(view: WallView) -> Iterator[Words]:
    """A line about the hulls of seeded Cryoships, with Homefront."""
    if view.hulls:
        left = tuple(say("table-hull", card=name(card), n=n) for card, n in view.hulls)
        yield say("table-hulls", cards=left)


def surcharges(view: WallView) -> list[Words]:
    """Lines about cards of the system that make others cost more."""
    there = dict.fromkeys(one.card for one in view.system if one.card)
    return [line for card in there for line in surcharge(card)]


def omega_not_seeded(view: WallView) -> Iterator[Words]:
    """A line of a contest that Omega, if saved, is not among the seeded Cryoships, which score."""
    if view.contest and t.IDS[t.OMEGA] in view.saved:
        yield say("omega-not-seeded", card=name(t.IDS[t.OMEGA]))


def _colonies(view: WallView) -> Words:
    saved = tuple(name(card) for card in view.saved) or (say("no-colonies"),)
    left = tuple(
        say("table-colony", card=name(card), price=price)
        for card, price in zip(view.colonies, view.prices, strict=True)
    ) or (say("no-colonies"),)
    return say("table-colonies", saved=saved, left=left)


def _forecast(view: WallView, ahead: Forecast) -> list[Words]:
    """Lines about the next spin: what burns, what attacks, and the Cryoship's time.

    They name the seats yet to have a turn, which may change the spin.
    """
    gone = {*view.done, view.active}
    later = tuple(seat_name(seat) for seat in range(len(view.seats)) if seat not in gone)
    what = "forecast-open" if later else "forecast"
    worst = [say("forecast-worst", n=ahead.worst)] if ahead.worst and not view.halted else []
    return [_next_spin(view, ahead, what, later), *worst, *spins_left(ahead)]


def _next_spin(view: WallView, ahead: Forecast, what: str, later: tuple[Words, ...] = ()) -> Words:
    """The line `what` about the cards that burn next and the attackers.

    `later` are seats yet to have a turn.
    """
    if view.halted:
        return say("forecast-halted")
    untold = {*COUNTED, *(() if any(view.decks) else BACK), *(() if ahead.colony else PULLED)}
    burns = [_landing(one, "expire", untold) for one in ahead.burned] or [say("forecast-no-fire")]
    calm = say("forecast-calm", new=int(ahead.new_attack))
    attacks = [_landing(one, "attack", untold) for one in ahead.landings] or [calm]
    return say(what, burns=tuple(burns), attacks=tuple(attacks), seats=later)


def spins_left(ahead: Forecast) -> Iterator[Words]:
    """A line on the spins until the Cryoship burns."""
    if ahead.colony is not None and ahead.spins is not None:
        yield say("forecast-colony", card=name(ahead.colony), spins=ahead.spins)


def _landing(landing: Landing, trigger: Trigger, untold: Collection[str]) -> Words:
    """An attacking or burning card with the damage, the sieges, the lost tokens and its effects."""
    done = dealt_to_all(landing.costs)
    done += [say("forecast-siege", seat=seat_name(seat), n=n) for seat, n in landing.sieges]
    done += [*lost(landing.tokens), *other_effects(landing.card, trigger, untold)]
    alone, acting = LANDINGS[trigger]
    known: dict[str, Arg] = {"card": name(landing.card), "at": landing.at}
    return say(acting, what=join(done), **known) if done else say(alone, **known)


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
    lines += _to_come(view, number, seat)
    if seat.sector or seat.played:
        sector = tuple(map(_berth, seat.sector))
        played = names(seat.played) if seat.played else ()
        lines.append(say("table-sector", seat=seat_name(number), cards=(*sector, *played)))
    if number == view.viewer or view.stage == "tactics":
        return lines
    return [*lines, _holds(number, seat)]


def _to_come(view: WallView, number: int, seat: SeatView) -> list[Words]:
    ahead = (("pulls", seat.pulls), ("owed", seat.owed), ("taxed", seat.taxed))
    if view.stage == "over":
        return []
    known: dict[str, Arg] = {"seat": seat_name(number), "most": most_pulled(len(view.saved))}
    lines = [say(f"table-{what}", n=n, **known) for what, n in ahead if n]
    if seat.covers is None:
        return lines
    covers = "covers-now" if view.stage == "spin" else "covers"
    return [*lines, say(covers, seat=seat_name(number), whom=seat_name(seat.covers))]


def _holds(number: int, seat: SeatView) -> Words:
    held = "table-holds-shown" if seat.shown else "table-holds"
    cards = names(seat.shown)
    return say(held, seat=seat_name(number), hand=seat.hand, deck=seat.deck, cards=cards)


def _berth(berth: BerthView) -> Words:
    if not berth.under:
        return name(berth.card)
    return say("berth", card=name(berth.card), under=names(berth.under))


def _hand(view: WallView) -> Iterator[Words]:
    if plays(view) is not None and view.hand:
        yield say("table-hand", cards=names(view.hand))


def _means(view: WallView) -> Iterator[Words]:
    """Lines about the viewer's piles, what it can spend, and its order for damage."""
    if (own := plays(view)) is None:
        return
    yield say("table-piles", deck=own.deck, discards=names(own.discards))
    if view.top:
        yield say("table-top", cards=names(view.top))
    yield from to_spend(view)
    if view.ordered:
        yield say("table-order-list", cards=names(view.ordered))
    elif len(view.seats) > 1:
        yield say(f"table-order-{view.order}")
