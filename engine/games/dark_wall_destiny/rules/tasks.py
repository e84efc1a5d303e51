"""The pending effects of a card's trigger, in the order on the card."""

from functools import lru_cache

from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.vocabulary import Trigger
from engine.games.dark_wall_destiny.state import EMPTY, Task


@lru_cache(maxsize=8192)
def tasks(card: int, trigger: Trigger, seat: int, at: int = EMPTY) -> tuple[Task, ...]:
    """The pending effects of a trigger of a card, to be performed for a seat."""
    effects = t.CARDS[card].effects(trigger)
    return tuple([Task(card, trigger, k, seat, at) for k in range(len(effects))])


@lru_cache(maxsize=8192)
def expiry(card: int, seat: int, *, returns: bool) -> tuple[Task, ...]:
    """The pending effects of a burned card, then the task that puts it on the burned pile.

    Returns () if the card has no Expire effects. With `returns`, the card may go back to the system
    instead.
    """
    effects = t.CARDS[card].design.expire
    places = [k for k, effect in enumerate(effects) if returns or effect.do != "return"]
    return tuple(
        [Task(card, "expire", k, seat) for k in (*places, len(effects))] if effects else ()
    )


def lays(task: Task) -> bool:
    """Whether a task is the one that puts a card on the burned pile."""
    return task.trigger == "expire" and task.k == len(t.CARDS[task.card].design.expire)
