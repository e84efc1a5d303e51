"""What may be proposed to a seat, from public knowledge, and the action that a path means.

Prices are ignored, because what a seat can pay depends on its hand.
"""

from collections.abc import Callable, Sequence

from engine.core.choices import Branch, Leaf, Node, no_choices
from engine.games.dark_wall_destiny import actions as a
from engine.games.dark_wall_destiny.choices.menu import STILL
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.rules import own
from engine.games.dark_wall_destiny.rules.raids import seat_named
from engine.games.dark_wall_destiny.rules.values import pullable
from engine.games.dark_wall_destiny.state import EMPTY, NOBODY, WallState


def plannable(state: WallState, seat: int) -> Branch[a.Action]:
    """What may be proposed to a seat that has yet to end its turn; nothing in a contest."""
    going = state.stage in ("begin", "action", "acquire") and seat not in state.done
    if state.contest or not going:
        return no_choices()
    nodes = [] if seat == state.active and state.stage == "acquire" else _actions(state, seat)
    player = state.players[seat]
    there = [(card, at + 1) for at, card in enumerate(state.system) if card != EMPTY]
    nodes += _group("system", [_leaf(a.Buy(t.IDS[card], at)) for card, at in reversed(there)])
    if player.pulls:
        pulls = [(card, at) for card, at in there if pullable(state, card)]
        nodes += _group("pull", [_leaf(a.Pull(t.IDS[card], at)) for card, at in pulls])
    nodes += _group("drones", [_leaf(a.Buy(t.IDS[card], 0)) for card in sorted(set(state.drones))])
    if player.covers == NOBODY:
        others = [other for other in range(len(state.players)) if other != seat]
        nodes += _group("cover", [Leaf(f"seat.{other + 1}", a.Cover(other)) for other in others])
    return Branch("", lambda: nodes)


def _actions(state: WallState, seat: int) -> list[Node[a.Action]]:
    """Proposals for the Action phase: *Play all*, and shown cards to play or to seed."""
    player = state.players[seat]
    nodes: list[Node[a.Action]] = [Leaf("play-all", a.PlayAll())] if player.hand else []
    shown = sorted(set(player.shown))
    plays: list[Node[a.Action]] = [
        Leaf(t.IDS[card], a.Play(t.IDS[card])) for card in shown if card not in t.COLONIES
    ]
    seeds: list[Node[a.Action]] = []
    for card in shown:
        hosts = own.hosts(player, card, 0)
        seeds += _group(
            t.IDS[card], [Leaf(str(at + 1), a.Seed(t.IDS[card], at + 1)) for at in hosts]
        )
    return [*nodes, *_group("play", plays), *_group("seed", seeds)]


def _leaf(action: a.Buy | a.Pull) -> Leaf[a.Action]:
    return Leaf(f"{action.at}.{action.card}", action)


def _group(key: str, nodes: Sequence[Node[a.Action]]) -> list[Node[a.Action]]:
    return [Branch(key, lambda: nodes)] if nodes else []


def action_at(path: tuple[str, ...]) -> a.Action | None:
    """The action that a path means, legal or not; None if the path is unknown."""
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
    if card not in t.CARD:
        raise ValueError(card)
    return card, int(at)


_SINGLE: dict[str, a.Action] = {
    "take-turn": a.TakeTurn(),
    "take-and-play-all": a.TakeAndPlayAll(),
    "play-all": a.PlayAll(),
    "end-turn": a.EndTurn(),
    "discard": a.Discard(()),
    "entrust": a.Entrust(),
    "show": a.Show(True),
    "hide": a.Show(False),
}
_READ: dict[str, Callable[[list[str]], a.Action]] = {
    "play": lambda keys: a.Play(keys[0]),
    "seed": lambda keys: a.Seed(keys[0], int(keys[1])),
    "use": lambda keys: a.Use(*_card_and_place(keys[0])),
    "system": lambda keys: a.Buy(*_card_and_place(keys[0])),
    "drones": lambda keys: a.Buy(*_card_and_place(keys[0])),
    "pull": lambda keys: a.Pull(*_card_and_place(keys[0])),
    "cover": lambda keys: a.Cover(seat_named(keys[0])),
}
