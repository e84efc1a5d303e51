"""What the player may do now; `rules.table` has the reasons for refusals.

Leaves are created once and shared, as listing them is most of the work of random play.
"""

from collections.abc import Collection, Sequence
from functools import cache, lru_cache, partial
from itertools import chain, combinations

from engine.core.choices import Branch, Leaf, Node, Pick, no_choices
from engine.games.planetary_defence import actions as a
from engine.games.planetary_defence.content import CARDS, COLUMNS, METEOR, NUMBERS, VALUE
from engine.games.planetary_defence.rules.table import MANY, price
from engine.games.planetary_defence.rules.turns import is_over
from engine.games.planetary_defence.state import PlanetaryState

_CACHED_HANDS = 16_384

Offer = Node[a.Action]

PLAY_ALL: Leaf[a.Action] = Leaf("play-all", a.PlayAll())
SHIELD: Leaf[a.Action] = Leaf("shield", a.Shield())
DRAW: Leaf[a.Action] = Leaf("draw", a.Draw())
END_TURN: Leaf[a.Action] = Leaf("end", a.EndTurn())


def _top_leaf(column: int, card: int) -> Leaf[a.Action]:
    name = CARDS[card]
    if METEOR[card]:
        return Leaf(f"attack.{name}.{column}", a.Attack(name, column))
    return Leaf(f"buy.{name}.{column}", a.Buy(name, column))


PLAY: tuple[Leaf[a.Action], ...] = tuple(Leaf(f"play.{name}", a.Play(name)) for name in CARDS)
_SCRAP: tuple[Leaf[a.Action], ...] = tuple(Leaf(name, a.Scrap(name)) for name in CARDS)
TOP = tuple(
    tuple(_top_leaf(column, card) for card in range(len(CARDS))) for column in range(1, COLUMNS + 1)
)


def menu(state: PlanetaryState, seat: int) -> Branch[a.Action]:  # noqa: ARG001
    """All choices of the action phase, some of them in groups; none once the game is over."""
    return no_choices() if is_over(state) else Branch("", partial(_offers, state, singly=False))


def menu_of_agent(
    state: PlanetaryState,
    seat: int,  # noqa: ARG001
    people: Collection[int] = (),  # noqa: ARG001
) -> Branch[a.Action]:
    """The choices of an agent.

    They omit buying or destroying several cards at once, and playing a whole hand of one card.
    """
    return no_choices() if is_over(state) else Branch("", partial(_offers, state, singly=True))


def _offers(state: PlanetaryState, *, singly: bool) -> list[Offer]:
    """The choices of the action phase; equal cards of the hand are offered once.

    To save clicks, they include buying or destroying several topmost cards at once, unless
    `singly`.
    """
    means, damage = state.credits, state.damage
    nodes = [*_hand(tuple(state.hand), MANY if singly else 1)]
    if means or damage:
        sold, hit = _reach(state)
        if sold:
            nodes.append(Branch("buy", partial(_leaves, state, sold)))
        if hit:
            nodes.append(Branch("attack", partial(_leaves, state, hit)))
        if damage >= NUMBERS.shield and state.space and not state.shield:
            nodes.append(SHIELD)
        if means >= NUMBERS.action:
            nodes += _bought_actions(state)
        if not singly and _two_together(state, sold, hit):
            nodes.append(_pick(state, sorted(sold + hit)))
    nodes.append(END_TURN)
    return nodes


def _reach(state: PlanetaryState) -> tuple[list[int], list[int]]:
    """The columns (from 0) whose top card can be bought, and those where it can be destroyed."""
    means, damage = state.credits, state.damage
    sold, hit = [], []
    for column, pile in enumerate(state.columns):
        if pile:
            card = pile[-1]
            if METEOR[card]:
                if VALUE[card] <= damage:
                    hit.append(column)
            elif VALUE[card] <= means:
                sold.append(column)
    return sold, hit


def _leaves(state: PlanetaryState, columns: Sequence[int]) -> list[Offer]:
    return [TOP[column][state.columns[column][-1]] for column in columns]


def _two_together(state: PlanetaryState, sold: Sequence[int], hit: Sequence[int]) -> bool:
    """Whether some two of the topmost cards can be paid for together.

    `sold` and `hit` are the columns whose card can be bought or destroyed. Every menu asks this, so
    it compares the two cheapest cards instead of listing sets.
    """
    if sold and hit:
        return True
    columns, left = (sold, state.credits) if sold else (hit, state.damage)
    if len(columns) < MANY:
        return False
    prices = sorted([VALUE[state.columns[column][-1]] for column in columns])
    return prices[0] + prices[1] <= left


def _pick(state: PlanetaryState, columns: Sequence[int]) -> Pick[a.Action]:
    """The choice of a set of these columns' topmost cards, among the sets that can be paid for."""
    tops = [(state.columns[column][-1], column + 1) for column in columns]
    keys = [_key(*top) for top in tops]
    return Pick("several", MANY, len(keys), keys, _several, partial(_sets, state, tops))


def _several(chosen: tuple[str, ...]) -> a.Action:
    cards, columns = zip(*(key.rsplit(".", 1) for key in chosen), strict=True)
    return a.Several(cards, tuple(map(int, columns)))


def _within(state: PlanetaryState, tops: Sequence[tuple[int, int]]) -> bool:
    """Whether the credits and damage left pay for all these cards."""
    white, black = price([card for card, _ in tops])
    return white <= state.credits and black <= state.damage


def _sets(state: PlanetaryState, tops: Sequence[tuple[int, int]]) -> list[tuple[str, ...]]:
    """All sets of two or more of these topmost cards that can be paid for."""
    sizes = range(MANY, len(tops) + 1)
    found = chain.from_iterable(combinations(tops, size) for size in sizes)
    return [tuple([_key(*top) for top in one]) for one in found if _within(state, one)]


def _key(card: int, column: int) -> str:
    return f"{CARDS[card]}.{column}"


@lru_cache(maxsize=_CACHED_HANDS)
def _hand(hand: tuple[int, ...], least: int) -> tuple[Offer, ...]:
    """The group of the hand's cards, with *play all* from `least` cards on; () without cards."""
    plays: list[Offer] = [PLAY[card] for card in dict.fromkeys(hand)]
    if len(hand) >= least:
        return (Branch("hand", lambda: plays), PLAY_ALL)
    return (Branch("hand", lambda: plays),) if plays else ()


@lru_cache(maxsize=_CACHED_HANDS)
def _scraps(hand: tuple[int, ...]) -> tuple[Offer, ...]:
    return tuple(_SCRAP[card] for card in dict.fromkeys(hand))


@cache
def _move(column: int, card: int) -> tuple[Offer, ...]:
    name = CARDS[card]
    return tuple(
        Leaf(f"{name}.{column}.{to}", a.Move(name, column, to))
        for to in (column - 1, column + 1)
        if 1 <= to <= COLUMNS
    )


def _bought_actions(state: PlanetaryState) -> list[Offer]:
    nodes: list[Offer] = []
    if any(state.columns):
        nodes.append(Branch("move", partial(_moves, state)))
    if state.hand:
        nodes.append(Branch("scrap", partial(_scraps, tuple(state.hand))))
    if state.draw or state.discard:
        nodes.append(DRAW)
    return nodes


def _moves(state: PlanetaryState) -> list[Offer]:
    nodes: list[Offer] = []
    for column, pile in enumerate(state.columns, 1):
        if pile:
            nodes += _move(column, pile[-1])
    return nodes
