"""The bonus a completed task gives when the next one replaces it.

Only the cards just played count, each with its printed crew and area, even if it stood in for
another crew.
"""

from collections.abc import Sequence

from engine.games.dark_miss_down import content
from engine.games.dark_miss_down.content import AREA, AREAS, BONUS, CREW, CREWS


def points(task: int, played: Sequence[int]) -> int:
    """The bonus points that the replaced `task` gives for the cards played for the new one."""
    bonus = BONUS[task]
    if isinstance(bonus, content.Take):
        return 0
    return (
        bonus.points if _is_met(bonus, [CREW[c] for c in played], [AREA[c] for c in played]) else 0
    )


def _is_met(bonus: content.Bonus, crews: list[int], areas: list[int]) -> bool:
    match bonus:
        case content.Majority():
            count = areas.count(AREAS.index(bonus.area))
            others = [area for area in areas if area != AREAS.index(bonus.area)]
            return count > max(map(others.count, others), default=0)
        case content.Several():
            return crews.count(CREWS.index(bonus.crew)) >= bonus.count
        case content.Variety():
            return len(set(crews)) >= bonus.crews and len(set(areas)) >= bonus.areas
        case content.Together():
            return {AREAS.index(area) for area in bonus.areas} <= set(areas)
        case content.Take():
            return False


def to_take(task: int, pool: Sequence[int]) -> list[int]:
    """The pool cards of which the owner of the replaced `task` may take one."""
    bonus = BONUS[task]
    if not isinstance(bonus, content.Take):
        return []
    if bonus.crew is not None:
        return [card for card in pool if CREWS[CREW[card]] == bonus.crew]
    return [card for card in pool if AREAS[AREA[card]] == bonus.area]
