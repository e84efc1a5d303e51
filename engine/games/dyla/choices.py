"""What the captain may do now, as trees of choices, cached by hand and phase."""

from collections.abc import Collection, Iterable
from functools import lru_cache

from engine.core.choices import Branch, Leaf, Node, no_choices
from engine.games.dyla import actions as a
from engine.games.dyla.content import CONTENT
from engine.games.dyla.rules.combat import cover, volley
from engine.games.dyla.rules.turns import affordable
from engine.games.dyla.state import DylaState

Menu = Branch[a.Action]

_CARDS = [card.id for card in CONTENT.cards]
_CLOSED: Menu = no_choices()
_PLAY: tuple[Leaf[a.Action], ...] = tuple(Leaf(card, a.Play(card)) for card in _CARDS)
_TRASH: tuple[Leaf[a.Action], ...] = tuple(Leaf(card, a.Trash(card)) for card in _CARDS)
_BUY: tuple[Leaf[a.Action], ...] = tuple(Leaf(card, a.Buy(card)) for card in _CARDS)
VOLLEY: Leaf[a.Action] = Leaf("all-attacks", a.PlayAttacks())
SHIELDS: Leaf[a.Action] = Leaf("all-shields", a.PlayShields())
FIRE: Leaf[a.Action] = Leaf("fire", a.Fire())
SKIP: Leaf[a.Action] = Leaf("skip", a.Skip())
END: Leaf[a.Action] = Leaf("end-turn", a.EndTurn())


def menu(state: DylaState, seat: int) -> Menu:  # noqa: ARG001
    """The choices of the current phase; equal cards are offered once."""
    return _menu(state, agent=False)


def menu_of_agent(
    state: DylaState,
    seat: int,  # noqa: ARG001
    people: Collection[int] = (),  # noqa: ARG001
) -> Menu:
    """The choices of an agent: single cards only, or several attacks together."""
    return _menu(state, agent=True)


def _menu(state: DylaState, *, agent: bool) -> Menu:
    """The choices of the current phase.

    An `agent` is not offered all shields at once, nor *all attacks* if there is only one.
    """
    phase, hand = state.phase, state.hand
    if phase == "combat":
        enemy = CONTENT.encounters[state.encounter]
        left = enemy.hp - state.suffered
        return _fight(tuple(hand), tuple(state.played), left, enemy.damage, agent)
    if phase == "research":
        return _shop(affordable(state))
    return _trash(frozenset(hand)) if phase == "trash" else _CLOSED


@lru_cache(maxsize=16_384)
def _fight(
    hand: tuple[int, ...], played: tuple[int, ...], left: int, damage: int, agent: bool
) -> Menu:
    """The menu in combat; `left` more damage defeats the enemy, which deals `damage`."""
    attacks = len(volley(hand, played, left))
    shelters = not agent and bool(cover(hand, played, left, damage))
    return _combat(frozenset(hand), attacks > agent, shelters, not played)


@lru_cache(maxsize=16_384)
def _combat(hand: frozenset[int], volley: bool, shelters: bool, fresh: bool) -> Menu:
    """The menu of a hand in combat; with `volley` or `shelters`, also to play all of them at once.

    `volley` is for attacks, `shelters` for shields. `fresh` says that no card was played yet.
    """
    plays = [_PLAY[card] for card in sorted(hand)]
    together = [VOLLEY] * volley + [SHIELDS] * shelters
    rest = [*together, FIRE, SKIP] if fresh else [*together, FIRE]
    return _group("", [_group("hand", plays), *rest] if plays else rest)


@lru_cache(maxsize=4096)
def _trash(hand: frozenset[int]) -> Menu:
    return _group("", (_TRASH[card] for card in sorted(hand)))


@lru_cache(maxsize=4096)
def _shop(cards: tuple[int, ...]) -> Menu:
    buys = [_BUY[card] for card in cards]
    return _group("", [_group("shop", buys), END] if buys else [END])


def _group(key: str, nodes: Iterable[Node[a.Action]]) -> Menu:
    ready = tuple(nodes)
    return Branch(key, lambda: ready)
