"""Alarms: a hull that the next strike destroys, and the last turns."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game import Alarm
from engine.core.words import words
from engine.games.dyla.content import Content
from engine.games.dyla.rules.combat import strikes, totals
from engine.games.dyla.state import DylaState


def alarms(content: Content, state: DylaState) -> tuple[Alarm, ...]:
    """The current alarms. Cards already played count."""
    return () if state.phase == "over" else (*_blow(content, state), *_time(content, state))


def _blow(content: Content, state: DylaState) -> Iterator[Alarm]:
    """The enemy's strike would destroy the ship."""
    enemy, sums = content.encounters[state.encounter], totals(content, state.played)
    blow = strikes(enemy.damage, sums.taken)
    if state.suffered + sums.deals < enemy.hp and blow >= state.hull:
        name = words(f"dyla-encounter-{enemy.id}")
        told = words("dyla-alarm-hull", enemy=name, damage=blow, hull=state.hull)
        yield Alarm("hull", told, threatens=(0,))


def _time(content: Content, state: DylaState) -> Iterator[Alarm]:
    """The last turns are near."""
    turns = content.last_turn(state.goal) - state.turn + 1
    if turns <= content.numbers.alarm:
        missing = state.goal - state.points
        yield Alarm("time", words("dyla-alarm-time", points=missing, turns=turns), threatens=(0,))
