"""Draws the two halves of cards: tasks, with needs and bonus, and assets."""

from functools import lru_cache
from typing import Final

from bot.paint import cards, letters, symbols
from bot.paint.canvas import LETTER, Canvas, Sheet, Tile
from bot.paint.palette import (
    AMBER,
    EDGE,
    GREEN,
    MUTED,
    NIGHT,
    PANEL,
    RAISED,
    SKY,
    VIOLET,
    WHITE,
    mix,
)
from bot.paint.widgets import framed, paragraph
from bot.presentation.games.dark_miss_down import draw_icons as icons
from bot.presentation.games.dark_miss_down.draw_icons import CHIP, CHIP_GAP
from bot.presentation.games.dark_miss_down.scene import Asset, Bonus, Icon, Task

TASK_WIDTH: Final = 504
BONUS_HEIGHT: Final = 194
_NAME_ROW: Final = 92
_NAME_ROWS: Final = 3
_NAME_MIDDLE: Final = 138
_BADGE: Final = 120
_NEEDS_TOP: Final = 2 * _NAME_MIDDLE
_NEEDS: Final = 2 * CHIP + 14
TASK_HEIGHT: Final = _NEEDS_TOP + _NEEDS + 20 + BONUS_HEIGHT
ASSET_WIDTH: Final = 240
ASSET_HEIGHT: Final = 182
OWN_HEIGHT: Final = 274
BAND: Final = 92
"""Height of an asset's crew band, and of each line below it."""
BACK_WIDTH: Final = 118
_PAD: Final = 18


def draw(card: tuple[Task, Asset, str]) -> Sheet:
    """Both halves of a card."""
    half, other, bonus_label = card
    return cards.sheet_of([task(half, bonus_label), asset(other)])


@lru_cache(maxsize=64)
def task(shown: Task, bonus_label: str) -> Tile:
    """A task of the list. While it is being paid for, it has a green edge and a tick."""
    canvas = Canvas(TASK_WIDTH, TASK_HEIGHT, PANEL, fine=2)
    _title(canvas, shown, _NAME_MIDDLE, TASK_WIDTH, _NAME_ROWS)
    _needs(canvas, shown.needs)
    top = TASK_HEIGHT - BONUS_HEIGHT
    _bonus(canvas, shown.bonus, bonus_label, (0, top, TASK_WIDTH, TASK_HEIGHT))
    edge = GREEN if shown.completing else EDGE
    canvas.panel((0, 0, TASK_WIDTH, TASK_HEIGHT), None, edge, width=9 if shown.completing else 4)
    if shown.completing:
        symbols.draw(canvas, "check", TASK_WIDTH - 46, _NEEDS_TOP + _NEEDS - CHIP / 2, 60)
    return canvas.finish(cut=22)


def _title(canvas: Canvas, shown: Task, middle: float, right: int, most: int) -> None:
    """A task's danger, and its name in at most `most` lines."""
    icons.danger(canvas, shown.danger, 12 + _BADGE / 2, middle, _BADGE)
    x = 12 + _BADGE + 4
    room = right - x - 5
    paragraph(canvas, x, middle, shown.name, room, most, step=_NAME_ROW)


def _needs(canvas: Canvas, needs: tuple[Icon, ...]) -> None:
    """Chips in one row, or in two if they do not fit."""
    room = TASK_WIDTH - 2 * _PAD
    wide = sum(icons.chip_width(icon) + CHIP_GAP for icon in needs) - CHIP_GAP
    half = -(-len(needs) // 2)
    rows = [needs] if wide <= room else [needs[:half], needs[half:]]
    middle = _NEEDS_TOP + _NEEDS / 2
    for place, row in enumerate(rows):
        y = middle + (place - (len(rows) - 1) / 2) * (CHIP + 14)
        x: float = _PAD
        for icon in row:
            x += icons.chip(canvas, icon, x, y) + CHIP_GAP


def _bonus(
    canvas: Canvas, bonus: Bonus, label: str, box: tuple[float, float, float, float]
) -> None:
    """A completed task's bonus: the reward above its cost."""
    left, top, right, bottom = box
    canvas.panel(box, mix(NIGHT, PANEL, 0.45), radius=0)
    upper, lower = top + 47, bottom - 52
    canvas.text(left + _PAD, upper, label, ink=MUTED, weight="medium", room=240)
    if bonus.points:
        symbols.draw(canvas, "victory", right - 48, upper, 62)
        ink = mix(AMBER, WHITE, 0.3)
        canvas.text(right - 86, upper, f"+{bonus.points}", ink=ink, weight="black", align="right")
    else:
        symbols.draw(canvas, "hand", right - 52, upper, 64)
        ink = mix(SKY, WHITE, 0.4)
        canvas.text(right - 92, upper, "+1", ink=ink, weight="black", align="right")
    x = left + _PAD
    for icon in bonus.icons:
        x += icons.chip(canvas, icon, x, lower) + CHIP_GAP
    if bonus.note:
        canvas.text(x + 10, lower, bonus.note, room=right - x - 20)


@lru_cache(maxsize=64)
def tableau(done: Task, bonus_label: str, width: int) -> Tile:
    """A completed task: danger, name and remaining bonus."""
    canvas = Canvas(width, BONUS_HEIGHT, mix(NIGHT, PANEL, 0.75), fine=2)
    edge = width - TASK_WIDTH
    _title(canvas, done, BONUS_HEIGHT / 2, edge, 2)
    _bonus(canvas, done.bonus, bonus_label, (edge, 0, width, BONUS_HEIGHT))
    canvas.panel((0, 0, width, BONUS_HEIGHT), None, EDGE, width=4)
    return canvas.finish(cut=22)


@lru_cache(maxsize=256)
def asset(card: Asset, width: int = ASSET_WIDTH, seen_label: str = "") -> Tile:
    """A crew member above an area. Narrow cards show letters instead of both names.

    A `seen_label` makes it a card of the viewer's own hand. It is shown if the other player knows
    the card.
    """
    height = OWN_HEIGHT if seen_label else ASSET_HEIGHT
    hue = icons.COLOUR[card.crew.kind]
    canvas = Canvas(width, height, mix(NIGHT, icons.COLOUR[card.area.kind], 0.28), fine=2)
    wide = width == ASSET_WIDTH
    size, start = (62, 82) if wide else (46, 54)
    middle, room = start / 2 + 3, width - start - 7
    canvas.panel((0, 0, width, BAND), hue, radius=0)
    icons.sign(canvas, card.crew.kind, middle, BAND / 2, size)
    crew = _button_name(card.crew, room, "black")
    canvas.text(start, BAND / 2, crew, ink=icons.on(hue), weight="black", room=room)
    seen = bool(seen_label) and card.seen
    y = 1.5 * BAND if seen else (BAND + height) / 2
    icons.sign(canvas, card.area.kind, middle, y, size)
    canvas.text(start, y, _button_name(card.area, room, "bold"), room=room)
    if seen:
        eye(canvas, middle, 2.45 * BAND, size)
        canvas.text(start, 2.45 * BAND, seen_label, ink=MUTED, weight="medium", room=room)
    canvas.panel((0, 0, width, height), None, mix(hue, WHITE, 0.2), width=5)
    return canvas.finish(cut=20)


def _button_name(icon: Icon, room: int, weight: letters.Weight) -> str:
    """The name of a crew or area as on buttons; its letters if the name does not fit."""
    whole = letters.fitted(icon.name, room, LETTER, weight) == icon.name
    return icon.name if whole else icon.letters


def eye(canvas: Canvas, x: float, y: float, size: float) -> None:
    """An open eye."""
    wide = size / 2
    upper = [(x - wide, y), (x - wide * 0.5, y - wide * 0.5), (x + wide * 0.5, y - wide * 0.5)]
    lower = [(x + wide, y), (x + wide * 0.5, y + wide * 0.5), (x - wide * 0.5, y + wide * 0.5)]
    canvas.polygon([*upper, *lower], MUTED)
    canvas.disc(x, y, wide * 0.42, NIGHT)
    canvas.disc(x, y, wide * 0.2, WHITE)


@lru_cache(maxsize=2)
def back(height: int) -> Tile:
    """The back of a card."""
    canvas = Canvas(BACK_WIDTH, height, mix(NIGHT, VIOLET, 0.4), fine=2)
    x, y = BACK_WIDTH / 2, height / 2
    canvas.panel((14, 14, BACK_WIDTH - 14, height - 14), None, mix(NIGHT, VIOLET, 0.75), width=4)
    canvas.polygon(symbols.around(x, y, 34, 4, inner=0.4), mix(VIOLET, WHITE, 0.3))
    canvas.panel((0, 0, BACK_WIDTH, height), None, mix(VIOLET, WHITE, 0.2), width=5)
    return canvas.finish(cut=20)


@lru_cache(maxsize=8)
def gap(width: int, height: int, label: str) -> Tile:
    """An empty place for a card."""
    canvas = framed(width, height, mix(NIGHT, PANEL, 0.4), RAISED, line=4)
    if label:
        canvas.text(30, height / 2, label, ink=MUTED, weight="medium", room=width - 60)
    return canvas.finish(cut=20)
