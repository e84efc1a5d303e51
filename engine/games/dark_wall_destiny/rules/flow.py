"""Running pending effects, up to the next choice."""

from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.rules import own, spin, system
from engine.games.dark_wall_destiny.rules.piles import Telling
from engine.games.dark_wall_destiny.rules.tasks import lays
from engine.games.dark_wall_destiny.state import Task, WallState


def resume(state: WallState, tell: Telling) -> None:
    """Run pending effects and the spin, in place, until a seat must choose or none is pending."""
    while state.ending is None and state.ask is None and state.hit is None:
        if state.todo:
            perform(state, state.todo.pop(0), tell)
        elif state.spin is not None:
            spin.step(state, state.spin, tell)
        else:
            break
    if state.ending is not None:
        state.burned += [task.card for task in state.todo if lays(task)]
        state.todo.clear()
        state.ask = state.hit = state.spin = None


def perform(state: WallState, task: Task, tell: Telling) -> None:
    """Perform a pending effect of a card, or put an expired card on the burned pile."""
    if lays(task):
        state.burned.append(task.card)
        return
    effect = t.CARDS[task.card].effects(task.trigger)[task.k]
    if task.trigger in ("attack", "expire"):
        system.perform(state, task, effect, tell)
    else:
        own.perform(state, task, effect, tell)
