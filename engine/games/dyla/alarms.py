"""What may end a game soon: a hull that does not stand the next blow, and time."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game import Alarm
from engine.core.words import words
from engine.games.dyla.combat import strikes, totals
from engine.games.dyla.content import Content
from engine.games.dyla.state import DylaState


def alarms(content: Content, state: DylaState) -> tuple[Alarm, ...]:
    """Those that stand; what is played already counts against the blow."""
    return () if state.phase == "over" else (*_blow(content, state), *_time(content, state))


def _blow(content: Content, state: DylaState) -> Iterator[Alarm]:
    """The enemy would destroy the ship if it struck now."""
    enemy, sums = content.encounters[state.encounter], totals(content, state.played)
    blow = strikes(enemy.damage, sums.taken)
    if state.suffered + sums.deals < enemy.hp and blow >= state.hull:
        name = words(f"dyla-encounter-{enemy.id}")
        told = words("dyla-alarm-hull", enemy=name, damage=blow, hull=state.hull)
        yield Alarm("hull", told, threatens=(0,))


def _time(content: Content, state: DylaState) -> Iterator[Alarm]:
    """Nothing can be done after the last turn; the last ones are told."""
    turns = content.last_turn(state.goal) - state.turn + 1
    if turns <= content.numbers.alarm:
        missing = state.goal - state.points
        yield Alarm("time", words("dyla-alarm-time", points=missing, turns=turns), threatens=(0,))
