"""What a seat may do now, as trees of choices; `rules.table` has the reasons for refusals.

Leaves are created once and shared. Branches are not cached: few hands, pools and lists recur, and
the cache made the garbage collector scan tens of thousands of nodes.
"""

from collections.abc import Collection, Sequence
from functools import partial

from engine.core.choices import Branch, Leaf, Node, Pick, no_choices
from engine.games.dark_miss_down import actions as a
from engine.games.dark_miss_down.content import CARDS
from engine.games.dark_miss_down.rules.payments import NO_WAYS, Hand, Ways, kinds, payments, ways
from engine.games.dark_miss_down.rules.turns import bonus_cards
from engine.games.dark_miss_down.state import DarkMissState

Offer = Node[a.Action]

DRAW: Leaf[a.Action] = Leaf("draw", a.Draw())
PRESS: Leaf[a.Action] = Leaf("airlock", a.Press())
STAND: Leaf[a.Action] = Leaf("stand", a.Stand())
_LEAVES: dict[str, tuple[Leaf[a.Action], ...]] = {
    "take": tuple(Leaf(card, a.Take(card)) for card in CARDS),
    "replace": tuple(Leaf(card, a.Replace(card)) for card in CARDS),
    "discard": tuple(Leaf(card, a.Discard(card)) for card in CARDS),
}

_AIRLOCK: tuple[Offer, ...] = (PRESS, STAND)
_FOR_PEOPLE_TO_PRESS: tuple[Offer, ...] = (STAND,)


def awaited(state: DarkMissState) -> tuple[int, ...]:
    """The seat whose turn it is; in a tie, the seats that have not accepted it; none at the end."""
    if state.phase == "over":
        return ()
    if state.phase == "airlock":
        return tuple([seat for seat in (0, 1) if seat not in state.stood])
    return (state.active,)


def menu(state: DarkMissState, seat: int) -> Branch[a.Action]:
    """The choices of a turn: gain a card, complete a task, or replace one.

    Or those of the moment: a bonus card, a discard, or the airlock button.
    """
    phase = state.phase
    if phase == "airlock":
        return no_choices() if seat in state.stood else Branch("", lambda: _AIRLOCK)
    if seat != state.active or phase == "over":
        return no_choices()
    if phase == "turn":
        return Branch("", partial(_turn, state))
    if phase == "discard":
        return Branch("", partial(_leaves, "discard", state.players[seat].hand))
    return Branch("", partial(_leaves, "take", bonus_cards(state)))


def menu_of_agent(
    state: DarkMissState,
    seat: int,
    people: Collection[int] = (),  # noqa: ARG001
) -> Branch[a.Action]:
    """The choices of an agent: without the airlock button, by which people decide ties."""
    if state.phase == "airlock" and seat not in state.stood:
        return Branch("", lambda: _FOR_PEOPLE_TO_PRESS)
    return menu(state, seat)


def _turn(state: DarkMissState) -> list[Offer]:
    hand = tuple(state.players[state.active].hand)
    nodes: list[Offer] = [
        _completion(task, hand, found)
        for task in state.tasks
        if (found := ways(task, hand)) is not NO_WAYS
    ]
    refill = bool(state.deck or state.discards)
    if state.pool:
        nodes.append(Branch("take", partial(_leaves, "take", state.pool)))
    if refill:
        nodes.append(DRAW)
    if refill and state.tasks:
        nodes.append(Branch("replace", partial(_leaves, "replace", state.tasks), folded=True))
    return nodes


def _leaves(what: str, cards: Sequence[int]) -> list[Offer]:
    leaves = _LEAVES[what]
    return [leaves[card] for card in cards]


def _completion(task: int, hand: Hand, found: Ways) -> Offer:
    """The choice to complete a task: a leaf if the hand can pay in one way only, else a pick."""
    name, kind_of, useful = CARDS[task], kinds(task), found.kinds
    items = tuple([CARDS[card] for card in hand if kind_of[card] in useful])
    if found.sets == 1:
        return Leaf(name, a.Complete(name, items))
    build, sets = partial(a.Complete, name), partial(_sets, task, hand)
    return Pick(name, found.least, found.most, items, build, sets)


def _sets(task: int, hand: Hand) -> list[tuple[str, ...]]:
    return [tuple([CARDS[card] for card in cards]) for cards in payments(task, hand)]
