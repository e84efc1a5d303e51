"""What may be proposed to a seat, from public knowledge, and the action behind a path.

Prices are ignored, as what a seat can pay depends on its hand.
"""

from collections.abc import Callable, Sequence

from engine.core.choices import Branch, Leaf, Node, no_choices
from engine.games.dark_wall_destiny.actions import (
    Action,
    Buy,
    Cover,
    Discard,
    EndTurn,
    Entrust,
    Play,
    PlayAll,
    Pull,
    Seed,
    Show,
    TakeAndPlayAll,
    TakeTurn,
    Use,
)
from engine.games.dark_wall_destiny.choices.menu import STILL
from engine.games.dark_wall_destiny.content.tables import CARD, COLONIES, IDS
from engine.games.dark_wall_destiny.rules import own
from engine.games.dark_wall_destiny.rules.values import pullable
from engine.games.dark_wall_destiny.state import EMPTY, NOBODY, WallState


def plannable(state: WallState, seat: int) -> Branch[Action]:
    """Proposals to a seat yet to have its turn: play, seed shown cards, acquire. None to rivals."""
    going = state.stage in ("begin", "action", "acquire") and seat not in state.done
    if state.contest or not going:
        return no_choices()
    nodes = [] if seat == state.active and state.stage == "acquire" else _actions(state, seat)
    player = state.players[seat]
    there = [(card, at + 1) for at, card in enumerate(state.system) if card != EMPTY]
    nodes += _group("system", [_leaf(Buy(IDS[card], at)) for card, at in reversed(there)])
    if player.pulls:
        pulls = [(card, at) for card, at in there if pullable(state, card)]
        nodes += _group("pull", [_leaf(Pull(IDS[card], at)) for card, at in pulls])
    nodes += _group("drones", [_leaf(Buy(IDS[card], 0)) for card in sorted(set(state.drones))])
    if player.covers == NOBODY:
        others = [other for other in range(len(state.players)) if other != seat]
        nodes += _group("cover", [Leaf(f"seat.{other + 1}", Cover(other)) for other in others])
    return Branch("", lambda: nodes)


def _actions(state: WallState, seat: int) -> list[Node[Action]]:
    """The choices *Play all*, to play a revealed card, and to put one below a permanent."""
    player = state.players[seat]
    nodes: list[Node[Action]] = [Leaf("play-all", PlayAll())] if player.hand else []
    shown = sorted(set(player.shown))
    plays: list[Node[Action]] = [
        Leaf(IDS[card], Play(IDS[card])) for card in shown if card not in COLONIES
    ]
    seeds: list[Node[Action]] = []
    for card in shown:
        hosts = own.hosts(player, card, 0)
        seeds += _group(IDS[card], [Leaf(str(at + 1), Seed(IDS[card], at + 1)) for at in hosts])
    return [*nodes, *_group("play", plays), *_group("seed", seeds)]


def _leaf(action: Buy | Pull) -> Leaf[Action]:
    return Leaf(f"{action.at}.{action.card}", action)


def _group(key: str, nodes: Sequence[Node[Action]]) -> list[Node[Action]]:
    return [Branch(key, lambda: nodes)] if nodes else []


def action_at(path: tuple[str, ...]) -> Action | None:
    """The action that a path stands for, legal or not; None if unknown."""
    verb, *keys = path[path[0] == STILL :] or path
    single = _SINGLE.get(verb)
    if single is not None and not keys:
        return single
    read = _READ.get(verb)
    try:
        return None if read is None else read(keys)
    except (ValueError, IndexError):
        return None


def _card_and_place(key: str) -> tuple[str, int]:
    at, _, card = key.partition(".")
    if card not in CARD:
        raise ValueError(card)
    return card, int(at)


_SINGLE: dict[str, Action] = {
    "take-turn": TakeTurn(),
    "take-and-play-all": TakeAndPlayAll(),
    "play-all": PlayAll(),
    "end-turn": EndTurn(),
    "discard": Discard(()),
    "entrust": Entrust(),
    "show": Show(True),
    "hide": Show(False),
}
_READ: dict[str, Callable[[list[str]], Action]] = {
    "play": lambda keys: Play(keys[0]),
    "seed": lambda keys: Seed(keys[0], int(keys[1])),
    "use": lambda keys: Use(*_card_and_place(keys[0])),
    "system": lambda keys: Buy(*_card_and_place(keys[0])),
    "drones": lambda keys: Buy(*_card_and_place(keys[0])),
    "pull": lambda keys: Pull(*_card_and_place(keys[0])),
    "cover": lambda keys: Cover(int(keys[0].removeprefix("seat.")) - 1),
}
