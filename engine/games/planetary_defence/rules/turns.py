"""Applies actions to the state in place.

The action phase has a function per action. `EndTurn` runs the rest of the turn: damage phase (hard
mode), advancement, draw. Legality is not checked here, but in `offers`.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Any

from engine.core import deck
from engine.core.events import Tell, silence
from engine.games.planetary_defence.actions import (
    Action,
    Attack,
    Buy,
    Draw,
    EndTurn,
    Move,
    Play,
    PlayAll,
    Scrap,
    Several,
    Shield,
)
from engine.games.planetary_defence.content import (
    CARD,
    CARDS,
    COLUMNS,
    CREDITS,
    DAMAGE,
    METEOR,
    NUMBERS,
    VALUE,
)
from engine.games.planetary_defence.facts import (
    Bought,
    Destroyed,
    Drew,
    Ended,
    Fact,
    Landed,
    Moved,
    NewHand,
    Played,
    Revealed,
    ScrapMoved,
    Scrapped,
    Shielded,
)
from engine.games.planetary_defence.state import PlanetaryState

_PLAYED = tuple(Played((card,)) for card in CARDS)
_SHIELDED = Shielded()
_FROM_THE_LEFT = tuple(range(1, COLUMNS + 1))


def act(state: PlanetaryState, action: Action, tell: Tell[Fact]) -> None:
    """Carry out a legal action."""
    _ACTS[type(action)](state, action, tell)


def is_over(state: PlanetaryState) -> bool:
    """Whether every meteor is destroyed, or the scrap pile has reached the last column."""
    return state.destroyed >= state.meteors or state.scrap_column >= COLUMNS


def _play(state: PlanetaryState, action: Play, tell: Tell[Fact]) -> None:
    card = CARD[action.card]
    state.hand.remove(card)
    state.played.append(card)
    state.credits += CREDITS[card]
    state.damage += DAMAGE[card]
    tell(_PLAYED[card])


def _play_all(state: PlanetaryState, _: PlayAll, tell: Tell[Fact]) -> None:
    hand = state.hand
    for card in hand:
        state.credits += CREDITS[card]
        state.damage += DAMAGE[card]
    state.played += hand
    tell(Played(_named(hand)))
    hand.clear()


def _buy(state: PlanetaryState, action: Buy, tell: Tell[Fact]) -> None:
    card = state.columns[action.column - 1].pop()
    state.credits -= VALUE[card]
    state.discard.append(card)
    tell(Bought(action.card, action.column))


def _attack(state: PlanetaryState, action: Attack, tell: Tell[Fact]) -> None:
    card = state.columns[action.column - 1].pop()
    state.damage -= VALUE[card]
    state.scrap.append(card)
    state.destroyed += 1
    tell(Destroyed(action.card, action.column))


def _several(state: PlanetaryState, action: Several, tell: Tell[Fact]) -> None:
    for card, column in zip(action.cards, action.columns, strict=True):
        if METEOR[CARD[card]]:
            _attack(state, Attack(card, column), tell)
        else:
            _buy(state, Buy(card, column), tell)


def _engage_shield(state: PlanetaryState, _: Shield, tell: Tell[Fact]) -> None:
    state.damage -= NUMBERS.shield
    state.shield = True
    tell(_SHIELDED)


def _move(state: PlanetaryState, action: Move, tell: Tell[Fact]) -> None:
    state.credits -= NUMBERS.action
    state.columns[action.to - 1].append(state.columns[action.column - 1].pop())
    tell(Moved(action.card, action.column, action.to))


def _scrap(state: PlanetaryState, action: Scrap, tell: Tell[Fact]) -> None:
    state.credits -= NUMBERS.action
    card = CARD[action.card]
    state.hand.remove(card)
    state.scrap.append(card)
    tell(Scrapped(action.card))


def _draw(state: PlanetaryState, _: Draw, tell: Tell[Fact]) -> None:
    state.credits -= NUMBERS.action
    drawn: list[int] = []
    deck.draw(1, state.draw, state.discard, drawn, state.chance)
    insort(state.hand, drawn[0])
    tell(Drew(CARDS[drawn[0]]), reveals=True)


def _end_turn(state: PlanetaryState, _: EndTurn, tell: Tell[Fact]) -> None:
    state.credits = state.damage = 0
    tell(Ended(state.turn))
    if state.hard:
        _damage_phase(state, tell)
    _advance(state, tell)
    if not is_over(state):
        state.turn += 1
        draw_phase(state, tell)


def _damage_phase(state: PlanetaryState, tell: Tell[Fact]) -> None:
    """If a meteor tops any column, scrap the top of space, unless that is a meteor too."""
    threatened = any(column and METEOR[column[-1]] for column in state.columns)
    if not threatened or not state.space:
        return
    card = state.space[-1]
    scrapped = not METEOR[card]
    if scrapped:
        state.scrap.append(state.space.pop())
    tell(Revealed(CARDS[card], scrapped), reveals=True)


def _advance(state: PlanetaryState, tell: Tell[Fact]) -> None:
    """Land a card on each column, half as many if shielded.

    Move the scrap pile if no cards are left.
    """
    space, columns = state.space, state.columns
    if not space:
        state.scrap_column += 1
        tell(ScrapMoved(state.scrap_column))
    else:
        due = min(COLUMNS, len(space))
        if state.shield:
            due = (due + 1) // 2
        landed = space[: -due - 1 : -1]
        del space[-due:]
        if state.shield:
            targets = tuple([_land_shielded(card, columns) for card in landed])
        else:
            targets = _FROM_THE_LEFT[:due]
            for card, column in zip(landed, columns, strict=False):
                column.append(card)
        if tell is not silence:
            tell(Landed(_named(landed), targets), reveals=True)
    state.shield = False


def _land_shielded(card: int, columns: list[list[int]]) -> int:
    """Land a card on the shortest column, the leftmost of equals; returns its number."""
    sizes = [len(column) for column in columns]
    target = sizes.index(min(sizes))
    columns[target].append(card)
    return target + 1


def draw_phase(state: PlanetaryState, tell: Tell[Fact]) -> None:
    """Discard played and unplayed cards and draw a new hand, kept sorted."""
    hand = state.hand
    state.discard += state.played
    state.discard += hand
    state.played.clear()
    hand.clear()
    deck.draw(NUMBERS.hand, state.draw, state.discard, hand, state.chance)
    hand.sort()
    if tell is not silence:
        tell(NewHand(state.turn, _named(hand)), reveals=True)


def _named(cards: list[int]) -> tuple[str, ...]:
    return tuple([CARDS[card] for card in cards])


_ACTS: dict[type, Callable[[PlanetaryState, Any, Tell[Fact]], None]] = {
    Play: _play,
    PlayAll: _play_all,
    Buy: _buy,
    Attack: _attack,
    Several: _several,
    Shield: _engage_shield,
    Move: _move,
    Scrap: _scrap,
    Draw: _draw,
    EndTurn: _end_turn,
}
