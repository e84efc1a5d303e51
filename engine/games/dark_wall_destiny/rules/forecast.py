"""The next spin if nothing more is acquired, from public knowledge.

The rules run on a copy without secrets: space, hands and draw decks hold only plain commands. So
the forecast lacks only what new cards will do.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf

from engine.core.copying import copier
from engine.core.events import Tell, silence
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.facts import Fact
from engine.games.dark_wall_destiny.rules import flow, own, sieges, spin
from engine.games.dark_wall_destiny.rules.system import attack_points
from engine.games.dark_wall_destiny.rules.tasks import tasks
from engine.games.dark_wall_destiny.rules.values import means, payable, tokens_for
from engine.games.dark_wall_destiny.state import EMPTY, Player, Spin, WallState

_copy = copier(WallState)
_BLANK = [t.CARD["requisition"]] * 60
AHEAD = 2
"""How many more acquired cards `most_landing` considers."""
_HURRYING = (
    t.REPLACING
    | t.with_effect("attack", "advance", "burn-more")
    | t.with_effect("expire", "advance", "burn-more")
)
"""Cards that may bring the Cryoship nearer the star than one position a spin."""
_AT_ONCE = frozenset({"token", "shield"})
"""Effects of acquired cards that change the next spin and ask nothing."""


@dataclass(frozen=True, slots=True)
class Landing:
    """A card that will attack from a position, or burn (`at` is 0), and what it does to seats.

    `costs` is the damage to each seat after defense. `sieges` are pairs of a besieged seat and its
    unblocked points. `tokens` are those that each seat loses, () if none loses any.
    """

    card: str
    at: int
    costs: tuple[int, ...]
    sieges: tuple[tuple[int, int], ...] = ()
    tokens: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Forecast:
    """The next spin: what burns, what attacks, the damage to each seat after defense, lost tokens.

    `burned` are the cards of the system that burn, in order. `colony` is the system's Cryoship, or
    None. It burns in `spins` spins if nothing is acquired, and in `paced` spins at the table's pace
    so far. `worst` is the most damage a new card could deal if one stops on a vector, else 0.
    `new_attack` says whether a new card could stop there and attack at all.
    """

    burned: tuple[Landing, ...]
    landings: tuple[Landing, ...]
    costs: tuple[int, ...]
    colony: str | None
    spins: int | None
    paced: int | None
    worst: int
    tokens: tuple[int, ...] = ()
    new_attack: bool = False

    @property
    def burns(self) -> str | None:
        """The first card that burns; None if none does."""
        return self.burned[0].card if self.burned else None


@dataclass(frozen=True, slots=True)
class Blow:
    """Damage that a seat must pay for, after defense, and the card that deals it."""

    card: str
    due: int


def forecast(state: WallState, without: int | None = None, paid: int = 0) -> Forecast:
    """The forecast of the next spin.

    With `without`, the active seat has acquired the card at this position (from 1), with `paid`
    tokens.
    """
    ahead = _copy(state)
    if without is not None:
        _acquire(ahead, without, paid)
    rest(ahead)
    outlook, attackers = colony_outlook(ahead), _new_attackers(ahead)
    worst = max((blow(ahead, card) for card in attackers), default=0)
    found = _landings(_spun(ahead), len(state.players))
    costs, tokens = [0] * len(state.players), [0] * len(state.players)
    for one in found:
        for seat, damage in enumerate(one.costs):
            costs[seat] += damage
        for seat, lost in enumerate(one.tokens):
            tokens[seat] += lost
    burned = tuple([one for one in found if not one.at])
    landings = tuple([one for one in found if one.at])
    new = worst, tuple(tokens), bool(attackers)
    return Forecast(burned, landings, tuple(costs), *outlook, *new)


def rest(state: WallState) -> None:
    """Let the seats yet to have a turn have all their defense again, as they will by their turn."""
    for seat, player in enumerate(state.players):
        if seat not in (*state.done, state.active):
            player.worn = 0


def prospects(state: WallState, seat: int) -> dict[int, Forecast]:
    """By position (from 1), the forecast once the seat at turn has acquired the card there.

    Only of cards that it can pay for; {} for seats that may not acquire now.
    """
    if seat != state.active or state.stage not in ("action", "acquire"):
        return {}
    player = state.players[seat]
    return {
        at: forecast(state, at, tokens_for(state, player, card, price))
        for (card, at), price in payable(state, means(state, player))
        if at
    }


def _acquire(state: WallState, at: int, paid: int) -> None:
    """Let the active seat acquire the card at a position, and have its effects that ask nothing."""
    seat, card = state.active, state.system[at - 1]
    player = state.players[seat]
    player.tokens, state.pool = player.tokens - paid, state.pool + paid
    player.discards.append(card)
    state.system[at - 1] = EMPTY
    state.taken += 1
    for task in tasks(card, "gain", seat):
        effect = t.CARDS[card].effects("gain")[task.k]
        if effect.do in _AT_ONCE:
            own.perform(state, task, effect, silence)


def _spun(state: WallState) -> list[Fact]:
    """The facts of a spin without secrets. Changes the state, which must not be used again."""
    state.todo, state.ending = [], None
    events: list[Fact] = []
    spin.begin(state, _telling(events))
    return _run(state, events)


def _telling(events: list[Fact]) -> Tell[Fact]:
    """A `Tell` that adds the public face of each fact to a list."""

    def tell(
        fact: Fact | None,
        faces: Mapping[int, Fact] | None = None,  # noqa: ARG001
        *,
        reveals: bool = False,  # noqa: ARG001
    ) -> None:
        if fact is not None:
            events.append(fact)

    return tell


def _run(state: WallState, events: list[Fact]) -> list[Fact]:
    """The facts in `events`, then those of the present spin before new cards enter.

    Changes the state, which must not be used again.
    """
    telling = _telling(events)
    state.decks = [_BLANK[:]] if any(state.decks) else []
    state.hit, state.ask, state.fresh, state.scanned = None, None, 0, 0
    for player in state.players:
        _blank(player)
    while state.ending is None and state.spin is not None:
        if _asks(state):
            own.answer(state, sieges.by_custom(state), telling)
        elif state.todo:
            flow.perform(state, state.todo.pop(0), telling)
        elif _only_new_cards(state.spin):
            break
        else:
            spin.step(state, state.spin, telling)
    return events


def coming_blows(state: WallState, seat: int) -> tuple[Blow, ...]:
    """The further damage to a seat in the spin being paid for, except by unseen cards.

    Cards discarded for the present damage are assumed to have no effect.
    """
    hit = state.hit
    if hit is None or state.spin is None:
        return ()
    by, found = t.IDS[hit.card], list[Blow]()
    for fact in _run(_copy(state), []):
        if isinstance(fact, facts.Attacked) or (
            isinstance(fact, facts.Burned) and fact.where == "system"
        ):
            by = fact.card
        elif isinstance(fact, facts.WasHit) and fact.seat == seat and fact.damage > fact.blocked:
            found.append(Blow(by, fact.damage - fact.blocked))
    return tuple(found)


def _only_new_cards(spin: Spin) -> bool:
    """Whether the rest of a spin only lets new cards enter."""
    return spin.stage in ("fill", "end") and not spin.back


def _asks(state: WallState) -> bool:
    return state.ask is not None


def _blank(player: Player) -> None:
    """Lay plain commands over the draw deck and the hand.

    The cards below them are never reached, but their points, which are public, still count.
    """
    player.deck = [*player.deck, *player.hand, *player.played, *_BLANK]
    player.hand, player.known, player.shown = _BLANK[:], [], []
    player.played, player.order, player.ordered = [], "defense", []


def _landings(events: list[Fact], seats: int) -> list[Landing]:
    """Each card of the system that burns or attacks in a spin, with what it does to seats."""
    found: list[Landing] = []
    costs, tokens, sieges = [0] * seats, [0] * seats, list[tuple[int, int]]()
    for fact in reversed(events):
        if isinstance(fact, facts.WasHit):
            costs[fact.seat] += fact.damage - fact.blocked
        elif isinstance(fact, facts.LostToken):
            tokens[fact.seat] += fact.count
        elif isinstance(fact, facts.Besieged):
            sieges.insert(0, (fact.seat, fact.points - fact.blocked))
        elif isinstance(fact, facts.Attacked) or (
            isinstance(fact, facts.Burned) and fact.where == "system"
        ):
            at = fact.at if isinstance(fact, facts.Attacked) else 0
            lost = tuple(tokens) if any(tokens) else ()
            found.insert(0, Landing(fact.card, at, tuple(costs), tuple(sieges), lost))
            costs, tokens, sieges = [0] * seats, [0] * seats, []
    return found


def colony_outlook(state: WallState) -> tuple[str | None, int | None, int | None]:
    """The system's Cryoship, and in how many spins it burns; three times None without one.

    The first number of spins assumes that nothing is acquired, and knows what the cards of the
    system do to each other. The second assumes the pace so far, at which seats also acquire their
    share of the cards ahead. A prevented spin counts, but burns nothing.
    """
    at = _colony_at(state)
    if at is None:
        return None, None, None
    before = _cards_ahead(state, at)
    if not _HURRYING.isdisjoint(state.system):
        before = min(before, _spins_before(state))
    return _in_spins(state, at, before)


def colony_ahead(state: WallState) -> tuple[str | None, int | None, int | None]:
    """The quick estimate of `colony_outlook`, for agents: one card ahead burns in each spin."""
    at = _colony_at(state)
    return (None, None, None) if at is None else _in_spins(state, at, _cards_ahead(state, at))


def _colony_at(state: WallState) -> int | None:
    """The place (from 0) of the system's Cryoship; None without one."""
    return next((at for at, card in enumerate(state.system) if card in t.COLONIES), None)


def _cards_ahead(state: WallState, at: int) -> int:
    return sum(card != EMPTY for card in state.system[at + 1 :])


def _spins_before(state: WallState) -> int:
    """The spins that the Cryoship survives by the rules, on a copy without secrets.

    Sieges are left out, because they could end the game before.
    """
    ahead = _copy(state)
    ahead.halted, ahead.hulls = False, {}
    for spins in range(len(state.system)):
        _spun(ahead)
        if ahead.ending is not None:
            return spins
        ahead.turn += 1
    return len(state.system)


def _in_spins(state: WallState, at: int, before: int) -> tuple[str, int, int]:
    """The Cryoship at a place, in how many spins it burns, and in how many at the pace so far.

    It survives `before` spins if nothing is acquired.
    """
    pace = state.taken / state.turn
    left, paced = float(before), 1
    while left >= 1 and paced <= before:
        left -= 1 + pace * left / len(state.system)
        paced += 1
    return t.IDS[state.system[at]], before + 1 + state.halted, paced + state.halted


def _new_attackers(state: WallState) -> list[int]:
    """The unseen cards of the present region that could attack as they enter in the next spin.

    New cards fill the first positions, as many as are empty once the last card has burned. They can
    attack only if a vector is among those positions.
    """
    occupied = sum(card != EMPTY for card in state.system) - 1
    if not any(vector <= len(state.system) - occupied for vector in state.vectors):
        return []
    next_deck = next((deck for deck in state.decks if deck), None)
    if next_deck is None:
        return []
    region = t.CARDS[next_deck[0]].region
    unseen = {card for pile in (*state.decks, state.box) for card in pile}
    return [card for card in unseen if card in t.ATTACKING and t.CARDS[card].region == region]


def blow(state: WallState, card: int, at: int = 0) -> int:
    """The damage that a card deals to one seat by its attack from a place (from 0)."""
    return _points(state, card, at, "damage")


def may_strike(card: int, deed: str, *, on_first: bool) -> bool:
    """Whether a card's attack has an effect that may strike the seat that begins the round.

    Unless `on_first`, whether it may strike another. Who has the most ships or the least defense
    may still change.
    """
    attack = t.CARDS[card].design.attack
    return any(one.do == deed and (on_first or one.who != "first") for one in attack)


def siege_points(state: WallState, card: int, at: int) -> int:
    """The points of the siege that a card lays by its attack from a place (from 0)."""
    return _points(state, card, at, "siege")


def _points(state: WallState, card: int, at: int, deed: str) -> int:
    attack = t.CARDS[card].design.attack
    return sum(attack_points(state, effect, card, at) for effect in attack if effect.do == deed)


def landing_damage(state: WallState, dealt: Sequence[float], without: int | None = None) -> float:
    """The damage of all cards that stop on a vector in the next spin; `dealt` is by place.

    Considers the moves of a spin, not what cards do to each other. With `without`, the card at this
    place (from 0) is gone.
    """
    total, gaps, burned = 0.0, 0, False
    for at in range(len(state.system) - 1, -1, -1):
        if state.system[at] == EMPTY or at == without:
            gaps += 1
        elif not burned:
            gaps, burned = gaps + 1, True
        elif dealt[at] and at + gaps + 1 in state.vectors:
            total += dealt[at]
    return total


def most_landing(state: WallState, dealt: Sequence[float]) -> float:
    """The highest `landing_damage` if up to `AHEAD` more cards are acquired.

    Goes through the places from the star outward; `most` has the damage so far, by the number of
    cards acquired. The first card that is not acquired burns.
    """
    if not any(dealt):
        return 0.0
    most, empty, passed = [-inf] * (AHEAD + 1), 0, 0
    for at in range(len(state.system) - 1, -1, -1):
        if state.system[at] == EMPTY:
            empty += 1
            continue
        with_this_one = [-inf, *most]
        for acquired, damage in enumerate(most):
            lands = at + empty + acquired + 2 in state.vectors
            kept = 0.0 if acquired == passed else damage + dealt[at] * lands
            most[acquired] = max(kept, with_this_one[acquired])
        passed += 1
    return max(0.0, *most)


def may_land(state: WallState) -> list[int]:
    """The places (from 0) whose cards may stop on a vector if up to `AHEAD` more are acquired."""
    empty, passed, found = 0, 0, list[int]()
    for at in range(len(state.system) - 1, -1, -1):
        if state.system[at] == EMPTY:
            empty += 1
            continue
        if any(at + empty + gaps + 2 in state.vectors for gaps in range(min(AHEAD + 1, passed))):
            found.append(at)
        passed += 1
    return found
