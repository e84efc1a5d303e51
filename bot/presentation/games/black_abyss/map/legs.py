"""Prepared moves on the map: where ships fly, and in which spaces other actions are."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.presentation.games.black_abyss.map.scene import Leg
from engine.games.black_abyss.actions import Move
from engine.games.black_abyss.standing import spaces_named
from engine.games.black_abyss.view import View


def legs_of(view: View, actions: Sequence[Any]) -> tuple[Leg, ...]:
    """The legs of these actions, each with the numbers of its actions in the list, from 1."""
    numbers: dict[tuple[int, int], list[int]] = {}
    for number, way in _ways(view, actions):
        numbers.setdefault(way, []).append(number)
    more = {way: "+" if len(found) > 1 else "" for way, found in numbers.items()}
    return tuple(Leg(*way, f"{found[0]}{more[way]}") for way, found in numbers.items())


def _ways(view: View, actions: Sequence[Any]) -> Iterator[tuple[int, tuple[int, int]]]:
    """Each leg of each action as (number of the action, (start, end)).

    A move has a leg from each space where its ships are; another action has one in each space that
    it names.
    """
    where = {ship.id: ship.at for ship in view.ships}
    for number, action in enumerate(actions, 1):
        if isinstance(action, Move):
            for start in sorted({where.get(ship, action.to) for ship in action.ships}):
                yield number, (start, action.to)
            where |= dict.fromkeys(action.ships, action.to)
        else:
            for at in sorted(spaces_named(action)):
                yield number, (at, at)
