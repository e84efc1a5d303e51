"""A seat's choices as trees; `rules.table` has the reasons for refusals.

Leaves are created once and shared.
"""

from collections.abc import Sequence
from functools import lru_cache, partial

from engine.core.choices import Branch, Leaf, Node, Pick, no_choices
from engine.games.dark_wall_destiny import actions as a
from engine.games.dark_wall_destiny.choices.paying import payment
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.rules import own, sieges
from engine.games.dark_wall_destiny.rules.table import homes
from engine.games.dark_wall_destiny.rules.turns import plain
from engine.games.dark_wall_destiny.rules.values import Priced, costs, means, payable, pullable
from engine.games.dark_wall_destiny.state import EMPTY, NOBODY, Player, WallState

Offer = Node[a.Action]

TAKE: Leaf[a.Action] = Leaf("take-turn", a.TakeTurn())
TAKE_AND_PLAY: Leaf[a.Action] = Leaf("take-and-play-all", a.TakeAndPlayAll())
PLAY_ALL: Leaf[a.Action] = Leaf("play-all", a.PlayAll())
END: Leaf[a.Action] = Leaf("end-turn", a.EndTurn())
ENTRUST: Leaf[a.Action] = Leaf("entrust", a.Entrust())
STILL = "end-turn-still"
"""The key of the group that asks for confirmation: a Cryoship could be acquired or seeded."""
_PLAY: tuple[Leaf[a.Action], ...] = tuple(Leaf(card.id, a.Play(card.id)) for card in t.CARDS)
_ORDERS: dict[str, Leaf[a.Action]] = {
    "ask": Leaf("ask", a.Order("ask")),
    "defense": Leaf("defense", a.Order("defense")),
}
_SHOWING: dict[bool, Leaf[a.Action]] = {
    True: Leaf("show", a.Show(True)),
    False: Leaf("hide", a.Show(False)),
}


@lru_cache(maxsize=8192)
def _buy(card: int, at: int) -> Leaf[a.Action]:
    return Leaf(f"{at}.{t.IDS[card]}", a.Buy(t.IDS[card], at))


@lru_cache(maxsize=8192)
def _pull(card: int, at: int) -> Leaf[a.Action]:
    return Leaf(f"{at}.{t.IDS[card]}", a.Pull(t.IDS[card], at))


@lru_cache(maxsize=8192)
def _seed(card: int, at: int) -> Leaf[a.Action]:
    return Leaf(str(at), a.Seed(t.IDS[card], at))


@lru_cache(maxsize=8192)
def _use(card: int, at: int) -> Leaf[a.Action]:
    return Leaf(f"{at}.{t.IDS[card]}", a.Use(t.IDS[card], at))


@lru_cache(maxsize=8192)
def _choose(key: str) -> Leaf[a.Action]:
    return Leaf(key, a.Choose(key))


@lru_cache(maxsize=64)
def _cover(seat: int) -> Leaf[a.Action]:
    return Leaf(f"seat.{seat + 1}", a.Cover(seat))


def awaited(state: WallState) -> tuple[int, ...]:
    """The seats that must pay damage, answer a question, choose tactics, or take their turn.

    In free order, these are all seats yet to have a turn.
    """
    if state.stage == "over":
        return ()
    if state.hit is not None:
        hit = state.hit
        return tuple([seat for seat in sorted(hit.waiting) if seat not in hit.chosen])
    if state.ask is not None:
        return (state.ask.seat,)
    if state.stage in ("tactics", "begin"):
        return tuple([seat for seat in range(len(state.players)) if seat not in state.done])
    return (state.active,)


def menu(state: WallState, seat: int) -> Branch[a.Action]:
    """All choices of a seat; none after the end."""
    if state.stage == "over":
        return no_choices()
    return Branch("", partial(_whole, state, seat))


def menu_of_agent(state: WallState, seat: int, left: int = EMPTY) -> Branch[a.Action]:
    """The choices of an agent: without standing orders, showing cards, and the card `left`."""
    if state.stage == "over":
        return no_choices()
    return Branch("", partial(_main, state, seat, left, agent=True))


def _whole(state: WallState, seat: int) -> list[Offer]:
    nodes = _main(state, seat)
    player = state.players[seat]
    if state.stage != "tactics" and player.asides < t.NUMBERS.asides:
        nodes.append(Branch("aside", partial(_asides, state, seat), folded=True))
    return nodes


def _main(state: WallState, seat: int, left: int = EMPTY, *, agent: bool = False) -> list[Offer]:
    if seat not in awaited(state):
        return []
    if state.hit is not None:
        offers: list[Offer] = [payment(state, seat, ahead=not agent)]
        ordered = not agent and state.players[seat].order != "ask"
        return [*offers, ENTRUST] if ordered else offers
    if state.ask is not None:
        return [_choose(key) for key in (own.answers(state) if agent else _answers(state))]
    if state.stage == "tactics":
        return [_choose(key) for key in homes(state, seat)]
    if state.stage == "begin":
        return [TAKE_AND_PLAY, TAKE] if plain(state, seat) and not agent else [TAKE]
    player = state.players[seat]
    held = plain(state, seat) if state.stage == "action" else []
    if agent and held:
        return _before_playing(state, seat, held)
    nodes = _actions(state, seat, held) if state.stage == "action" else []
    purse = means(state, player)
    found = payable(state, purse, left)
    if found or player.pulls:
        nodes += _acquisitions(state, seat, left, found)
    if len(state.players) > 1:
        nodes += _covers(state, seat)
    nodes.append(END if agent else _end(state, player, nodes, found, held, purse))
    return nodes


def _answers(state: WallState) -> list[str]:
    """The answers offered to people, those that burn a Cryoship (the game is lost) last.

    Of the exchanges "a for b" and "b for a", only one is offered.
    """
    keys = list(own.answers(state))
    if state.ask is not None and state.ask.what == "shift":
        pairs = {frozenset(key.split(".")): key for key in reversed(keys)}
        keys = [key for key in keys if pairs[frozenset(key.split("."))] == key]
    return sorted(keys, key=partial(sieges.burns_a_cryoship, state))


def _before_playing(state: WallState, seat: int, held: list[int]) -> list[Offer]:
    """An agent's choices while it can play the cards `held` at no cost and only to its gain.

    The agent plays them all at once, so that search need not try every order of the same cards.
    """
    apart = ("play",) if len(held) > 1 else ("play", "play-all")
    nodes = [node for node in _actions(state, seat, held) if node.key not in apart]
    wanted = [
        card
        for card in sorted(set(state.players[seat].hand) - t.COLONIES)
        if card in t.LASTING or card not in held or len(held) == 1
    ]
    return [*nodes, _branch("play", [_PLAY[card] for card in wanted])] if wanted else nodes


def _covers(state: WallState, seat: int) -> list[Offer]:
    """The group of seats whose deck one may cover, once a turn; [] in contests."""
    seats = len(state.players)
    if state.contest or state.players[seat].covers != NOBODY:
        return []
    return [Branch("cover", lambda: [_cover(s) for s in range(seats) if s != seat], folded=True)]


def _end(
    state: WallState,
    player: Player,
    nodes: list[Offer],
    found: list[Priced],
    held: list[int],
    purse: tuple[int, int],
) -> Offer:
    """The choice to end the turn, as a group if a Cryoship can still be seeded or acquired."""
    ways: list[Offer] = []
    if not t.COLONIES.isdisjoint(player.hand):
        seeds = [node for node in nodes if isinstance(node, Branch) and node.key == "seed"]
        ways += [one for node in seeds for one in node.open() if t.CARD[one.key] in t.COLONIES]
    elif t.COLONIES.isdisjoint(state.system):
        return END
    ways += [_buy(card, at) for (card, at), _ in found if card in t.COLONIES]
    if not ways and held and _colony_by_hand(state, held, purse):
        ways = [node for node in nodes if node.key in ("play-all", "play")]
    return Branch(STILL, lambda: [*ways, END], folded=True) if ways else END


def _colony_by_hand(state: WallState, held: list[int], purse: tuple[int, int]) -> bool:
    """Whether playing the cards `held` would bring the energy for a Cryoship of the system."""
    more = sum([t.ENERGY[card] for card in held])
    if not more:
        return False
    _, energy = purse
    there = [(card, 1) for card in state.system if card in t.COLONIES]
    return bool(there) and min(costs(state, there)) <= energy + more


def _actions(state: WallState, seat: int, held: list[int]) -> list[Offer]:
    """The choices of the Action phase: playing (`held`: by *Play all*), seeding, abilities."""
    nodes: list[Offer] = []
    player = state.players[seat]
    if held:
        nodes.append(PLAY_ALL)
    if not t.COLONIES.issuperset(player.hand):
        nodes.append(Branch("play", partial(_plays, player)))
    if player.sector:
        nodes += _in_sector(player, state.now.harbor)
    return nodes


def _plays(player: Player) -> list[Offer]:
    return [_PLAY[card] for card in sorted(set(player.hand)) if card not in t.COLONIES]


def _in_sector(player: Player, harbor: int) -> list[Offer]:
    """The choices of cards to seed, and of abilities to use."""
    nodes, seeds = list[Offer](), list[Offer]()
    for card in own.seedable(player, sorted(set(player.hand)), harbor):
        places = own.hosts(player, card, harbor)
        if places:
            seeds.append(_branch(t.IDS[card], [_seed(card, at + 1) for at in places]))
    if seeds:
        nodes.append(_branch("seed", seeds))
    uses: list[Offer] = [
        _use(card, at + 1)
        for at, berth in enumerate(player.sector)
        if berth.ready
        for card in sorted(set(berth.ready))
    ]
    if uses:
        nodes.append(_branch("use", uses))
    return nodes


def _acquisitions(state: WallState, seat: int, left: int, found: list[Priced]) -> list[Offer]:
    """The groups of cards that can be paid for (`found`) or pulled, without the card `left`."""
    nodes: list[Offer] = []
    if found and found[0][0][1]:
        nodes.append(Branch("system", lambda: _buys([offer for offer in found if offer[0][1]])))
    if state.players[seat].pulls:
        there = [(card, at) for at, card in enumerate(state.system, 1) if card not in (EMPTY, left)]
        pulls: list[Offer] = [_pull(card, at) for card, at in there if pullable(state, card)]
        if pulls:
            nodes.append(_branch("pull", pulls))
    if found and not found[-1][0][1]:
        nodes.append(Branch("drones", lambda: _buys([one for one in found if not one[0][1]])))
    return nodes


def _buys(found: list[Priced]) -> list[Offer]:
    return [_buy(card, at) for (card, at), _ in sorted(found, key=_colonies_first)]


def _colonies_first(offer: Priced) -> tuple[bool, int]:
    """The sort key of an offer: Cryoships first, then the most expensive."""
    (card, _), price = offer
    return (card not in t.COLONIES, -price)


def _asides(state: WallState, seat: int) -> list[Offer]:
    player = state.players[seat]
    nodes: list[Offer] = [leaf for mode, leaf in _ORDERS.items() if mode != player.order]
    if player.hand:
        items = [t.IDS[card] for card in player.hand]
        nodes.append(
            Pick("cards", 1, len(items), items, lambda chosen: a.OrderCards(tuple(chosen)))
        )
    if len(state.players) > 1:
        nodes.append(_SHOWING[not player.showing])
    return nodes


def _branch(key: str, nodes: Sequence[Offer]) -> Branch[a.Action]:
    return Branch(key, lambda: nodes)
