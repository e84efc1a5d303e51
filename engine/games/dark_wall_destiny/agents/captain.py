"""Captains: how policies play a hand, answer cards, take damage and buy.

Captains differ in what they acquire. They use what their seat can see, never the order of a pile or
another hand.
"""

from collections.abc import Callable

from engine.core.chance import Chance
from engine.core.game import Perspective
from engine.games.dark_wall_destiny import actions as a
from engine.games.dark_wall_destiny.agents.buyers import Buyer
from engine.games.dark_wall_destiny.agents.courtesy import left_to
from engine.games.dark_wall_destiny.agents.help import to_cover
from engine.games.dark_wall_destiny.agents.steering import HALTING, bury, exchange, halts
from engine.games.dark_wall_destiny.agents.worth import WEIGHTS, WORTH
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.rules import own, sieges
from engine.games.dark_wall_destiny.rules.damage import by_order
from engine.games.dark_wall_destiny.rules.forecast import forecast
from engine.games.dark_wall_destiny.rules.raids import best_ship, points_and_blocks, seat_named
from engine.games.dark_wall_destiny.rules.scoring import scores
from engine.games.dark_wall_destiny.rules.table import homes
from engine.games.dark_wall_destiny.rules.turns import plain
from engine.games.dark_wall_destiny.rules.values import colonies, means, payable, pullable, shelter
from engine.games.dark_wall_destiny.state import EMPTY, NOBODY, Player, WallState
from engine.games.dark_wall_destiny.view import WallView

_DRAWS = t.with_effect("play", "draw", "recall-hand")
_LOOKS = t.with_effect("play", "peek")
_END, _TAKE, _ALL = a.EndTurn(), a.TakeTurn(), a.PlayAll()


class Captain:
    """A policy that plays all useful cards and acquires what its `buyer` says.

    A `peaceful` captain raids nobody. A `loner` covers nobody and guards itself,
    as all do in a contest.
    """

    def __init__(self, buyer: Buyer, *, peaceful: bool = False, loner: bool = False) -> None:
        self._buyer, self._peaceful, self._loner = buyer, peaceful, loner

    def __call__(
        self, perspective: Perspective[WallState, a.Action, WallView], chance: Chance
    ) -> a.Action:
        """The action for a perspective."""
        imagined = perspective.imagine(chance)
        seat, left = perspective.seat, left_to(perspective.people, imagined)
        return self.beginning(imagined, seat, chance) or self.advise(imagined, seat, left)

    def beginning(self, state: WallState, seat: int, chance: Chance) -> a.Action | None:
        """Before the first round, a random faction with the better tactics card; else None."""
        if state.stage != "tactics":
            return None
        cards = homes(state, seat)
        faction = t.CARDS[t.CARD[chance.pick(cards)]].design.faction
        own = [card for card in cards if t.CARDS[t.CARD[card]].design.faction == faction]
        return a.Choose(max(own, key=lambda card: WORTH[t.CARD[card]]))

    def advise(self, state: WallState, seat: int, left: int = EMPTY) -> a.Action:
        """The action in a state; it never acquires the card `left` to people."""
        action = self.act(state, seat, left)
        whom = NOBODY if self._loner or action is not _END else to_cover(state, seat)
        return action if whom == NOBODY else a.Cover(whom)

    def act(self, state: WallState, seat: int, left: int = EMPTY) -> a.Action:
        """The action in a state, if no other seat's deck is to be covered."""
        if state.hit is not None:
            due = state.hit.due[seat]
            return a.Discard(tuple([t.IDS[card] for card in by_order(state.players[seat], due)]))
        if state.ask is not None:
            if self._peaceful and state.ask.what == "raid":
                return a.Choose(own.NONE)
            if (self._loner or state.contest) and state.ask.what == "guard":
                return a.Choose(f"seat.{seat + 1}")
            return a.Choose(_answer(state, seat))
        if state.stage == "tactics":
            return a.Choose(homes(state, seat)[0])
        if state.stage == "begin":
            return _TAKE
        if state.stage == "action":
            action = _play(state, seat)
            if action is not None:
                return action
        return self._acquire(state, seat, left)

    def _acquire(self, state: WallState, seat: int, left: int) -> a.Action:
        player = state.players[seat]
        if player.pulls:
            pulls = [(card, at + 1) for at, card in enumerate(state.system) if card != EMPTY]
            wanted = [offer for offer in pulls if pullable(state, offer[0])]
            pulled = self._buyer(state, seat, wanted) if wanted else None
            if pulled is not None:
                return a.Pull(t.IDS[pulled[0]], pulled[1])
        offers = [offer for offer, _ in payable(state, means(state, player), left)]
        chosen = self._buyer(state, seat, offers) if offers else None
        if chosen is not None:
            return a.Buy(t.IDS[chosen[0]], chosen[1])
        return _END


def _play(state: WallState, seat: int) -> a.Action | None:
    """The next action of the Action phase: cards to play, seed or use; None when done."""
    player = state.players[seat]
    settled = any(berth.card in t.STRATEGIES for berth in player.sector)
    lasting = next(
        (
            card
            for card in player.hand
            if card in t.LASTING and not (settled and card in t.STRATEGIES)
        ),
        None,
    )
    if lasting is not None:
        return a.Play(t.IDS[lasting])
    return _seeding(player) or _using(state, seat, player) or _playing(state, seat)


def _using(state: WallState, seat: int, player: Player) -> a.Action | None:
    """The use of a standing ability that is useful now, other than refitting; None without one."""
    for at, berth in enumerate(player.sector):
        for card in berth.ready:
            if card in HALTING and not halts(state, seat):
                continue
            if any(effect.do != "refit" for effect in t.CARDS[card].design.standing):
                return a.Use(t.IDS[card], at + 1)
    return None


def _playing(state: WallState, seat: int) -> a.Action | None:
    """The next card to play: first those that draw, then those that ask; None without one.

    With an empty deck, those that look at it come last: another's draw shuffles a new one.
    """
    hand, empty = state.players[seat].hand, not state.players[seat].deck
    for first in (_DRAWS, t.ASKS):
        if cards := [card for card in hand if card in first]:
            return a.Play(t.IDS[min(cards, key=lambda card: empty and card in _LOOKS)])
    cards = plain(state, seat)
    if len(cards) > 1:
        return _ALL
    return a.Play(t.IDS[cards[0]]) if cards else None


def _seeding(player: Player) -> a.Action | None:
    """The next card to seed: a Cryoship, the best crew, or a weak card to get rid of; or None."""
    sector = player.sector
    planets = [at for at, berth in enumerate(sector) if berth.card in t.SILENT]
    if planets:
        fullest = max(planets, key=lambda at: len(sector[at].under))
        for card in player.hand:
            if card in t.COLONIES or WORTH[card] <= _WEAK:
                return a.Seed(t.IDS[card], fullest + 1)
    for card in sorted(player.hand, key=lambda card: -_yield_of(card)):
        for at in own.hosts(player, card):
            on_station = sector[at].card in t.PLANETS
            if at not in planets and (card in t.CREW or card in t.COLONIES or on_station):
                return a.Seed(t.IDS[card], at + 1)
    return None


def _yield_of(card: int) -> float:
    """What a seeded card gives per turn: the sum of its values; by far the most for a Cryoship."""
    if card in t.COLONIES:
        return 99.0
    return WEIGHTS.energy * t.ENERGY[card] + WEIGHTS.combat * t.COMBAT[card] + (card in t.CREW)


_WEAK = max(WORTH[t.CARD["brace"]], WORTH[t.CARD["patrol"]])


def _answer(state: WallState, seat: int) -> str:
    """The key that answers a card's question."""
    ask = state.ask
    assert ask is not None, "only a question is answered"
    keys = own.answers(state)
    if keys[0].startswith("ship."):
        return _strongest(state, seat, keys)
    return _ANSWERS.get(ask.what, _none)(state, seat, keys)


def _strongest(state: WallState, seat: int, keys: tuple[str, ...]) -> str:
    """The ship of most value, counted with its crew."""
    sector = state.players[seat].sector

    def worth(key: str) -> float:
        berth = sector[int(key.removeprefix("ship.")) - 1]
        return WORTH[berth.card] + sum(WORTH[card] for card in berth.under)

    return max(keys, key=worth)


def _none(state: WallState, seat: int, keys: tuple[str, ...]) -> str:  # noqa: ARG001
    return own.NONE if own.NONE in keys else keys[0]


def _burn(state: WallState, seat: int, keys: tuple[str, ...]) -> str:  # noqa: ARG001
    """The key of the weakest card, if possible of the discard pile.

    The key is that of no card if all are better than `requisition`. Planets stay, as Cryoships need
    one.
    """
    cards = {key: t.CARD[key.split(".")[1]] for key in keys if key != own.NONE}
    worth = {key: WORTH[card] for key, card in cards.items() if card not in t.PLANETS}
    weak = [key for key, value in worth.items() if value <= WORTH[t.CARD["requisition"]]]
    return min(weak, key=lambda key: (worth[key], key.startswith("hand"))) if weak else own.NONE


def _weakest(state: WallState, seat: int, keys: tuple[str, ...]) -> str:  # noqa: ARG001
    """The weakest card of the hand."""
    cards = [key for key in keys if key != own.NONE]
    return min(cards, key=lambda key: WORTH[t.CARD[key.split(".")[1]]])


def _spare(state: WallState, seat: int, keys: tuple[str, ...]) -> str:
    """The weakest card of the hand if it is worth little, else none."""
    found = _weakest(state, seat, keys)
    return found if WORTH[t.CARD[found.split(".")[1]]] <= _WEAK else own.NONE


def _best(state: WallState, seat: int, keys: tuple[str, ...]) -> str:
    """A Cryoship that can be seeded, else the most valuable card."""
    planet = any(berth.card in t.PLANETS for berth in state.players[seat].sector)

    def value(key: str) -> float:
        card = t.CARD[key]
        if card in t.COLONIES:
            return 99.0 if planet else -1.0
        return WORTH[card]

    return max((key for key in keys if key != own.NONE), key=value)


def _plant(state: WallState, seat: int, keys: tuple[str, ...]) -> str:
    """The key of the best seeding: good crew on ships, weak cards on planets; or of none."""
    sector = state.players[seat].sector
    best, found = 0.0, own.NONE
    for key in keys:
        if key == own.NONE:
            continue
        card, at = t.CARD[key.split(".")[0]], int(key.split(".")[1]) - 1
        gain = WORTH[card] if sector[at].card not in t.SILENT else 2.5 - WORTH[card]
        if gain > best:
            best, found = gain, key
    return found


def _neediest(state: WallState, seat: int, keys: tuple[str, ...]) -> str:  # noqa: ARG001
    """The key of the seat with fewest cards left after the next spin."""
    costs = forecast(state).costs

    def cards_left(key: str) -> int:
        other = seat_named(key)
        return len(state.players[other].hand) - costs[other]

    return min(keys, key=cards_left)


def _holder(state: WallState, seat: int, keys: tuple[str, ...]) -> str:  # noqa: ARG001
    """The key of the seat that a siege would strike next: most Cryoships, then least defense."""

    def place(key: str) -> tuple[int, int]:
        other = state.players[seat_named(key)]
        return -colonies(other), shelter(other)

    return min(keys, key=place)


def _leader(state: WallState, seat: int, keys: tuple[str, ...]) -> str:  # noqa: ARG001
    """The rival with most points."""
    points = scores(state)
    rivals = [key for key in keys if key != own.NONE]
    return max(rivals, key=lambda key: points[seat_named(key)])


def _prey(state: WallState, seat: int, keys: tuple[str, ...]) -> str:
    """The rival with most points whose defense does not stop the raid."""
    assert state.ask is not None, "a raid asks whom"
    force = state.ask.n

    def is_blocked(key: str) -> bool:
        points, blocked = points_and_blocks(state.players[seat_named(key)], force)
        return points == blocked

    through = tuple([key for key in keys if key != own.NONE and not is_blocked(key)])
    return _leader(state, seat, through or keys)


def _richest(state: WallState, seat: int, keys: tuple[str, ...]) -> str:  # noqa: ARG001
    """The key of the rival whose best ship gives most per turn."""

    def gives(key: str) -> float:
        ship = best_ship(state.players[seat_named(key)])
        return 0.0 if ship is None else _yield_of(ship)

    return max(keys, key=gives)


def _give(state: WallState, seat: int, keys: tuple[str, ...]) -> str:  # noqa: ARG001
    """The key of the seat with fewest tokens, if possible among those yet to have their turn."""

    def place(key: str) -> tuple[bool, int]:
        other = seat_named(key)
        return other in state.done, state.players[other].tokens

    return min(keys, key=place)


_ANSWERS: dict[str, Callable[[WallState, int, tuple[str, ...]], str]] = {
    "burn": _burn,
    "peek": _best,
    "recall-hand": _best,
    "recall-top": _best,
    "plant": _plant,
    "shift": exchange,
    "swap": exchange,
    "bump": exchange,
    "scan": bury,
    "halt": _weakest,
    "ward": _spare,
    "guard": _neediest,
    "siege": lambda state, *_: sieges.by_custom(state),
    "repair": lambda state, _, keys: min(keys, key=lambda key: state.hulls[t.CARD[key[7:]]]),
    "escort": _holder,
    "raid": _prey,
    "steal": _leader,
    "tax": _leader,
    "shadow": _richest,
    "give-draw": _give,
    "give-token": _give,
}
