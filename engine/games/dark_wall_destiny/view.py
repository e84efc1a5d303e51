"""What a seat or spectator knows, as plain values; cards are named by id."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.vocabulary import Trigger
from engine.games.dark_wall_destiny.rules.alarms import burners
from engine.games.dark_wall_destiny.rules.exchanges import exchanges
from engine.games.dark_wall_destiny.rules.forecast import (
    Forecast,
    blow,
    coming_blows,
    forecast,
    prospects,
)
from engine.games.dark_wall_destiny.rules.own import idle_deed
from engine.games.dark_wall_destiny.rules.scoring import Award, Points, awards, points_of
from engine.games.dark_wall_destiny.rules.system import further_siege
from engine.games.dark_wall_destiny.rules.values import (
    combat,
    cost,
    costs,
    defense,
    energy,
    means,
    owned_cryoships,
    planets_to_draw,
    points_by_rounds,
    reach,
    shelter,
)
from engine.games.dark_wall_destiny.state import (
    EMPTY,
    NOBODY,
    Difficulty,
    Ending,
    OrderMode,
    Player,
    Stage,
    Turns,
    WallState,
)

Ids = tuple[str, ...]
DEEDS = ("rescued", "defeated", "suffered", "shielded", "thinned")


@dataclass(frozen=True, slots=True)
class PositionView:
    """A position of the system, `at` from 1.

    `card` is None for a gap; `cost` is the price for the seat at turn. `attack` is the damage that
    the card deals to a seat from this position, None if it never attacks. `then` is the forecast
    after it is acquired, if the viewer is at turn and can pay.
    """

    at: int
    card: str | None
    cost: int
    vector: bool
    attack: int | None = None
    then: Forecast | None = None


@dataclass(frozen=True, slots=True)
class BerthView:
    """A card in a sector, the cards under it, and which of these have an ability to use."""

    card: str
    under: Ids
    ready: Ids


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat as everybody sees it.

    `shown`: public cards of its hand. `shelter`: its defense left in this spin.
    `faction`: "none" until chosen. `home`: its tactics card, None while that is secret.
    `owed`: raid points to pay at its next turn. `taxed`: the surcharge on its next purchase.
    `covers`: the seat whose draw deck it covers in the coming spin. `carries`: the Cryoships in its
    hand, draw deck or discard pile, as everybody saw it acquire them. `planets`: how many planets
    it has there.
    `points`: the sum of `parts`. `deeds`: totals of the game, in the order of `DEEDS`.
    """

    faction: str
    home: str | None
    tokens: int
    pulls: int
    owed: int
    taxed: int
    sector: tuple[BerthView, ...]
    played: Ids
    energy: int
    combat: int
    defense: int
    shelter: int
    hand: int
    shown: Ids
    showing: bool
    deck: int
    discards: Ids
    points: int
    parts: Points
    deeds: tuple[int, ...]
    covers: int | None = None
    carries: Ids = ()
    planets: int = 0


@dataclass(frozen=True, slots=True)
class AskView:
    """A question to a seat, and the card that asks; `more` are points of its sieges to come."""

    seat: int
    what: str
    n: int
    card: str
    more: int = 0


@dataclass(frozen=True, slots=True)
class HitView:
    """Damage being paid for: its card, the points due per seat, the seats that must still choose.

    `burned`: it deals the damage as it has burned, be it in the system or in a seat's pile.
    `new`: the card has just entered the system, so it could not be paid for with earlier damage.
    `by` are the seats whose raids it is paid for.
    `coming` is later damage (card, points) that the viewer knows of, while it must choose.
    """

    card: str
    due: tuple[int, ...]
    missing: tuple[int, ...]
    coming: tuple[tuple[str, int], ...] = ()
    burned: bool = False
    by: tuple[int, ...] = ()
    new: bool = False


@dataclass(frozen=True, slots=True)
class WallView:
    """The table for `viewer`, a seat or None for a spectator.

    `contest`: whether everybody plays for themselves.
    `active`: the seat that has the turn; `energy` and `combat` are what it has left. `done`: the
    seats that have had their turn.
    `decks`: sizes of the space decks, the present one first; `fresh` of them are unreached regions.
    `scanned`: public cards on top of the present deck, the next one first.
    `colonies`: the Cryoships to come, with their `prices`. `hulls`: the hulls of seeded ones, with
    Homefront.
    `drones`: id, price and number left of each kind, also of those sold out.
    `forecast`: the next spin, or None during a spin.
    `halted`: whether this round's spin is prevented.
    `culprit`: the seat whose own cards burned the Cryoship that ended the game, if any.
    `risen`: what the rounds add to every attack; `rises`: the round that adds 1 more.
    `hand`, `top` (known next cards of the draw deck), `order`, `ordered`: the viewer's own;
    `reach`: the energy it has this turn once its hand is played, tokens included. `burners`: if the
    viewer can acquire a Cryoship now, the known cards that could burn it from the deck; None if it
    cannot acquire one, or none could burn. `idle`: the cards whose play or standing ability would
    do nothing now, with its effect, while the viewer plays cards. `swaps`: see `exchanges`.
    """

    viewer: int | None
    round: int
    stage: Stage
    difficulty: Difficulty
    turns: Turns
    contest: bool
    first: int
    active: int | None
    done: tuple[int, ...]
    energy: int
    combat: int
    system: tuple[PositionView, ...]
    decks: tuple[int, ...]
    fresh: int
    scanned: Ids
    colonies: Ids
    prices: tuple[int, ...]
    saved: Ids
    hulls: tuple[tuple[str, int], ...]
    burned: Ids
    drones: tuple[tuple[str, int, int], ...]
    pool: int
    seats: tuple[SeatView, ...]
    hand: Ids
    top: Ids
    order: OrderMode
    ordered: Ids
    ask: AskView | None
    hit: HitView | None
    forecast: Forecast | None
    halted: bool
    ending: Ending | None
    awards: tuple[Award, ...]
    risen: int = 0
    rises: int | None = None
    reach: int = 0
    burners: Ids | None = None
    idle: tuple[tuple[str, str], ...] = ()
    culprit: int | None = None
    swaps: tuple[tuple[str, Forecast], ...] = ()


def names(cards: list[int]) -> Ids:
    """The ids of cards given by index."""
    return tuple([t.IDS[card] for card in cards])


def view_of(state: WallState, viewer: int | None) -> WallView:
    """The view of a seat, or (None) of a spectator."""
    return _public(state) if viewer is None else seat_view(state, viewer, lambda: _public(state))


def seat_view(state: WallState, seat: int, public: Callable[[], WallView]) -> WallView:
    """The view of a seat: the public view and the seat's own part."""
    seen = public()
    own, then = state.players[seat], prospects(state, seat)
    pays = not t.COLONIES.isdisjoint([state.system[at - 1] for at in then])
    return replace(
        seen,
        viewer=seat,
        system=tuple(
            [replace(one, then=then[one.at]) if one.at in then else one for one in seen.system]
        ),
        seats=_with_own_home(state, seat, seen.seats),
        hand=names(own.hand),
        top=names(own.deck[-len(own.known) :][::-1]) if own.known else (),
        order=own.order,
        ordered=names(own.ordered),
        hit=_hit(state, seat),
        reach=reach(state, seat),
        burners=burners(state, seat, seen.forecast) if pays and seen.forecast else None,
        idle=tuple(_idle(state, seat)),
        swaps=exchanges(state, seat),
    )


def _idle(state: WallState, viewer: int) -> Iterator[tuple[str, str]]:
    """What `WallView.idle` says."""
    if viewer != state.active or state.stage != "action":
        return
    player = state.players[viewer]
    ready = [card for berth in player.sector for card in berth.ready]
    piles: tuple[tuple[list[int], Trigger], ...] = ((player.hand, "play"), (ready, "standing"))
    for cards, when in piles:
        for card in dict.fromkeys(cards):
            if (deed := idle_deed(state, viewer, card, when)) is not None:
                yield t.IDS[card], deed


def _with_own_home(
    state: WallState, viewer: int, seats: tuple[SeatView, ...]
) -> tuple[SeatView, ...]:
    """The seats, with the viewer's tactics card while the cards of others are secret."""
    if state.stage != "tactics" or viewer not in state.done:
        return seats
    home = t.IDS[state.players[viewer].home]
    return tuple(
        [replace(one, home=home) if seat == viewer else one for seat, one in enumerate(seats)]
    )


def _public(state: WallState) -> WallView:
    """What everybody sees."""
    at_turn = None if state.active == NOBODY else state.players[state.active]
    points = points_of(state)
    deck = state.decks[0] if state.decks else []
    combat, energy = (0, 0) if at_turn is None else means(state, at_turn)
    return WallView(
        viewer=None,
        round=state.turn,
        stage=state.stage,
        difficulty=state.difficulty,
        turns=state.order,
        contest=state.contest,
        first=state.first,
        active=None if state.active == NOBODY else state.active,
        done=tuple(state.done),
        energy=0 if at_turn is None else energy - at_turn.tokens,
        combat=combat,
        system=_system(state),
        decks=tuple([len(one) for one in state.decks]),
        fresh=state.fresh,
        scanned=names(deck[len(deck) - state.scanned :][::-1]),
        colonies=names(state.cryoships),
        prices=tuple([state.prices[t.CRYOSHIPS.index(card)] for card in state.cryoships]),
        saved=names(state.saved),
        hulls=tuple([(t.IDS[card], left) for card, left in state.hulls.items()]),
        burned=names(sorted(state.burned)),
        drones=_drones(state),
        pool=state.pool,
        seats=tuple([_seat(state, seat, n) for seat, n in enumerate(points)]),
        hand=(),
        top=(),
        order="ask",
        ordered=(),
        ask=_ask(state),
        hit=_hit(state, None),
        forecast=forecast(state) if state.stage in ("begin", "action", "acquire") else None,
        halted=state.halted,
        ending=state.ending,
        awards=tuple(awards(state)),
        risen=points_by_rounds(state),
        rises=next((start for start in state.rising if start > state.turn), None),
        culprit=None if state.culprit == NOBODY else state.culprit,
    )


def _system(state: WallState) -> tuple[PositionView, ...]:
    there = [(card, at) for at, card in enumerate(state.system, 1)]
    return tuple(
        [
            _position(state, card, at, price)
            for (card, at), price in zip(there, costs(state, there), strict=True)
        ]
    )


def _position(state: WallState, card: int, at: int, price: int) -> PositionView:
    vector = at in state.vectors
    if card == EMPTY:
        return _position_view(at, None, 0, vector, None)
    attack = blow(state, card, at - 1) if card in t.ATTACKING else None
    return _position_view(at, t.IDS[card], price, vector, attack)


_position_view = lru_cache(maxsize=8192)(PositionView)
"""Makes the view of a position, or finds one made before: most are as in the last view."""


def _drones(state: WallState) -> tuple[tuple[str, int, int], ...]:
    """The id, price and number left of each kind of drone."""
    return tuple(
        (t.IDS[card], cost(state, card, 0), state.drones.count(card))
        for card in sorted(set(t.DRONES))
    )


def _seat(state: WallState, seat: int, points: Points) -> SeatView:
    player = state.players[seat]
    return SeatView(
        faction="none" if player.home == NOBODY else t.CARDS[player.home].design.faction or "",
        home=None if state.stage == "tactics" else t.IDS[player.home],
        tokens=player.tokens,
        pulls=player.pulls,
        owed=player.owed,
        taxed=player.taxed,
        sector=_sector(player),
        played=names(player.played),
        energy=energy(player),
        combat=combat(player),
        defense=defense(player),
        shelter=shelter(player),
        hand=len(player.hand),
        shown=names(player.shown),
        showing=player.showing,
        deck=len(player.deck),
        discards=names(sorted(player.discards)),
        points=points.total,
        parts=points,
        deeds=tuple([getattr(player, deed) for deed in DEEDS]),
        covers=None if player.covers == NOBODY else player.covers,
        carries=names(owned_cryoships(player)),
        planets=planets_to_draw(player),
    )


def _sector(player: Player) -> tuple[BerthView, ...]:
    return tuple(
        [
            BerthView(t.IDS[berth.card], names(berth.under), names(sorted(berth.ready)))
            for berth in player.sector
        ]
    )


def _ask(state: WallState) -> AskView | None:
    ask = state.ask
    if ask is None:
        return None
    more = further_siege(state, ask.card) if ask.what == "siege" else 0
    return AskView(ask.seat, ask.what, ask.n, t.IDS[ask.card], more)


def _hit(state: WallState, viewer: int | None) -> HitView | None:
    hit = state.hit
    if hit is None:
        return None
    missing = tuple([seat for seat in sorted(hit.waiting) if seat not in hit.chosen])
    later = coming_blows(state, viewer) if viewer is not None and viewer in missing else ()
    ahead = tuple([(blow.card, blow.due) for blow in later])
    burned = hit.burns and hit.card not in state.system
    entering = state.spin is not None and state.spin.stage == "fill"
    new = entering and hit.card in state.system
    return HitView(t.IDS[hit.card], tuple(hit.due), missing, ahead, burned, tuple(hit.by), new)
