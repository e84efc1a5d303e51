"""Alarms: a hull that the next strike destroys, and the last turns."""

from collections.abc import Iterator

from engine.core.game import Alarm
from engine.core.words import words
from engine.games.dyla.content import CONTENT
from engine.games.dyla.rules.combat import strikes, totals
from engine.games.dyla.state import DylaState


def alarms(state: DylaState) -> tuple[Alarm, ...]:
    """An alarm if the next strike can destroy the ship, then one if the last turns have begun."""
    return () if state.phase == "over" else (*_blow(state), *_time(state))


def _blow(state: DylaState) -> Iterator[Alarm]:
    """An alarm if the enemy would survive being fired at now, and then destroy the ship."""
    enemy, sums = CONTENT.encounters[state.encounter], totals(state.played)
    blow = strikes(enemy.damage, sums.taken)
    if state.suffered + sums.deals < enemy.hp and blow >= state.hull:
        name = words(f"dyla-encounter-{enemy.id}")
        sentence = words("dyla-alarm-hull", enemy=name, damage=blow, hull=state.hull)
        yield Alarm("hull", sentence, threatens=(0,))


def _time(state: DylaState) -> Iterator[Alarm]:
    """An alarm in each of the last turns; `alarm` in `numbers.toml` is their number."""
    turns = CONTENT.last_turn(state.goal) - state.turn + 1
    if turns <= CONTENT.numbers.alarm:
        missing = state.goal - state.points
        yield Alarm("time", words("dyla-alarm-time", points=missing, turns=turns), threatens=(0,))
