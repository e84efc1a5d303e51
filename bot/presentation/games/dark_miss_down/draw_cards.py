"""Draws cards, each of which has two halves: a task with needs and bonus, and an asset."""

from functools import lru_cache
from typing import Final

from bot.paint import letters, symbols
from bot.paint.canvas import LARGE, Canvas, Sheet, Tile
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
    Colour,
    mix,
)
from bot.paint.widgets import beside, paragraph, square_plate
from bot.presentation.games.dark_miss_down import draw_icons as icons
from bot.presentation.games.dark_miss_down.draw_icons import CHIP, CHIP_GAP
from bot.presentation.games.dark_miss_down.scene import Asset, Bonus, Icon, Task

TASK_WIDTH: Final = 504
BONUS_HEIGHT: Final = 198
_NAME_ROW: Final = 100
_NAME_ROWS: Final = 3
_NAME_MIDDLE: Final = 148
_BADGE: Final = 108
_NAMED: Final = 8 + _BADGE
"""Distance of the first line of a name from the left edge, right of the danger."""
_NEEDS_TOP: Final = 2 * _NAME_MIDDLE
_NEEDS: Final = 2 * CHIP + 14
TASK_HEIGHT: Final = _NEEDS_TOP + _NEEDS + 10 + BONUS_HEIGHT
ASSET_WIDTH: Final = 504
ASSET_HEIGHT: Final = 196
NARROW: Final = 300
"""Maximum width of cards with smaller symbols."""
BAND: Final = 96
"""Height of the band with an asset's crew."""
BACK_WIDTH: Final = 118
_PAD: Final = 11
_SMALL_BADGE: Final = 88
"""Size of the danger in the corner of an asset."""


def draw(card: tuple[Task, Asset, str]) -> Sheet:
    """Both halves of a card, side by side; the last item is the word for a bonus."""
    half, other, bonus_label = card
    return beside([task(half, bonus_label), asset(other)])


@lru_cache(maxsize=64)
def task(shown: Task, bonus_label: str) -> Tile:
    """A task that can be completed; while it is being paid for, with a green edge and a tick."""
    canvas = Canvas(TASK_WIDTH, TASK_HEIGHT, PANEL, fine=2)
    icons.danger(canvas, shown.danger, 8 + _BADGE / 2, _NAME_MIDDLE - _NAME_ROW, _BADGE)
    lines = name_lines(shown.name)
    for place, line in enumerate(lines):
        x = _PAD if place else _NAMED
        y = _NAME_MIDDLE + (place - 1) * _NAME_ROW
        canvas.text(x, y, line, cap=LARGE, room=TASK_WIDTH - x - 8)
    _needs(canvas, shown.needs)
    top = TASK_HEIGHT - BONUS_HEIGHT
    _bonus(canvas, shown.bonus, bonus_label, (0, top, TASK_WIDTH, TASK_HEIGHT))
    edge = GREEN if shown.completing else EDGE
    canvas.panel((0, 0, TASK_WIDTH, TASK_HEIGHT), None, edge, width=9 if shown.completing else 4)
    if shown.completing:
        symbols.check(canvas, TASK_WIDTH - 46, _NEEDS_TOP + _NEEDS - CHIP / 2, 60)
    return canvas.finish(cut=22)


def name_lines(name: str) -> tuple[str, ...]:
    """A task's name in up to three lines; the first one is beside the danger, and may be ""."""
    first = letters.wrap(name, TASK_WIDTH - _NAMED - 8, _NAME_ROWS, LARGE)[0]
    if not name.startswith(first):  # too long a word
        first = ""
    rest = name.removeprefix(first).strip()
    return (first, *letters.wrap(rest, TASK_WIDTH - _PAD - 8, _NAME_ROWS - 1, LARGE))


def _needs(canvas: Canvas, needs: tuple[Icon, ...]) -> None:
    """Draw what a task needs, as chips in one row, or in two if they do not fit."""
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
    """Draw the bonus of a completed task into the box: the reward, and below it what it needs."""
    left, top, right, bottom = box
    canvas.panel(box, mix(NIGHT, PANEL, 0.45), radius=0)
    upper, lower = top + 56, bottom - 52
    room = right - left - 220
    ink, said = (WHITE, bonus.note) if bonus.note else (MUTED, label)
    canvas.text(left + _PAD, upper, said, cap=LARGE, ink=ink, weight="medium", room=room)
    if bonus.points:
        symbols.victory(canvas, right - 48, upper, 62)
        ink = mix(AMBER, WHITE, 0.3)
        canvas.text(
            right - 86, upper, f"+{bonus.points}", cap=LARGE, ink=ink, weight="black", align="right"
        )
    else:
        symbols.hand(canvas, right - 52, upper, 64)
        ink = mix(SKY, WHITE, 0.4)
        canvas.text(right - 92, upper, "+1", cap=LARGE, ink=ink, weight="black", align="right")
    x = left + _PAD
    for icon in bonus.icons:
        x += icons.chip(canvas, icon, x, lower) + CHIP_GAP


@lru_cache(maxsize=64)
def tableau(done: Task, bonus_label: str, width: int) -> Tile:
    """A completed task before an officer: danger, name and bonus."""
    canvas = Canvas(width, BONUS_HEIGHT, mix(NIGHT, PANEL, 0.75), fine=2)
    edge, middle = width - TASK_WIDTH, BONUS_HEIGHT / 2
    icons.danger(canvas, done.danger, 8 + _BADGE / 2, middle, _BADGE)
    room = edge - _NAMED - 5
    paragraph(canvas, _NAMED, middle, done.name, room, step=92)
    _bonus(canvas, done.bonus, bonus_label, (edge, 0, width, BONUS_HEIGHT))
    canvas.panel((0, 0, width, BONUS_HEIGHT), None, EDGE, width=4)
    return canvas.finish(cut=22)


@lru_cache(maxsize=256)
def asset(card: Asset, width: int = ASSET_WIDTH, seen_label: str = "") -> Tile:
    """An asset: a crew above an area, as letters if there is no room for names.

    An eye marks a card of the viewer's hand that the other player knows, with `seen_label` if there
    is room. If the row has several cards of this asset, they show the danger of their tasks.
    """
    height = ASSET_HEIGHT
    hue = icons.COLOUR[card.crew.kind]
    canvas = Canvas(width, height, mix(NIGHT, icons.COLOUR[card.area.kind], 0.28), fine=2)
    size, start = (66, 88) if width > NARROW else (46, 54)
    middle, room = start / 2 + 3, width - start - 7
    canvas.panel((0, 0, width, BAND), hue, radius=0)
    icons.sign(canvas, card.crew.kind, middle, BAND / 2, size)
    crew = _button_name(card.crew, room, "black")
    ink = icons.on(hue)
    x = start + canvas.text(start, BAND / 2, crew, cap=LARGE, ink=ink, weight="black", room=room)
    y = 1.5 * BAND - 4
    icons.sign(canvas, card.area.kind, middle, y, size)
    room -= _SMALL_BADGE if card.danger else 0
    canvas.text(start, y, _button_name(card.area, room, "bold"), cap=LARGE, room=room)
    if card.danger:
        icons.danger(canvas, card.danger, width - _SMALL_BADGE / 2 - 7, y, _SMALL_BADGE)
    if card.seen:
        _eye(canvas, seen_label, x, ink)
    canvas.panel((0, 0, width, height), None, mix(hue, WHITE, 0.2), width=5)
    return canvas.finish(cut=20)


def _button_name(icon: Icon, room: int, weight: letters.Weight) -> str:
    """The name of a crew or area, as on buttons; else its letters; "" if not even they fit."""
    for said in (icon.name, icon.letters):
        if letters.fit(said, room, LARGE, weight) == said:
            return said
    return ""


def _eye(canvas: Canvas, label: str, taken: float, ink: Colour) -> None:
    """Draw an eye, and the label if there is room, in the crew's band, right of x = `taken`."""
    right, size = canvas.width - 16.0, 58
    room = int(right - size - 24 - taken)
    if letters.fit(label, room, LARGE, "medium") == label:
        right -= canvas.text(
            right, BAND / 2, label, cap=LARGE, ink=ink, weight="medium", align="right", room=room
        )
        right -= 10
    if right - size > taken:
        eye(canvas, right - size / 2, BAND / 2, size)


def eye(canvas: Canvas, x: float, y: float, size: float) -> None:
    """An open eye."""
    wide = size / 2
    upper = [(x - wide, y), (x - wide * 0.5, y - wide * 0.5), (x + wide * 0.5, y - wide * 0.5)]
    lower = [(x + wide, y), (x + wide * 0.5, y + wide * 0.5), (x - wide * 0.5, y + wide * 0.5)]
    canvas.polygon([*upper, *lower], NIGHT)
    canvas.disc(x, y, wide * 0.42, WHITE)
    canvas.disc(x, y, wide * 0.2, NIGHT)


@lru_cache(maxsize=1)
def back() -> Tile:
    """The back of a card."""
    wide, high = BACK_WIDTH, ASSET_HEIGHT
    canvas = Canvas(wide, high, mix(NIGHT, VIOLET, 0.4), fine=2)
    canvas.panel((14, 14, wide - 14, high - 14), None, mix(NIGHT, VIOLET, 0.75), width=4)
    canvas.polygon(symbols.around(wide / 2, high / 2, 34, 4, inner=0.4), mix(VIOLET, WHITE, 0.3))
    canvas.panel((0, 0, wide, high), None, mix(VIOLET, WHITE, 0.2), width=5)
    return canvas.finish(cut=20)


@lru_cache(maxsize=8)
def gap(width: int, height: int, label: str) -> Tile:
    """An empty place for a card."""
    canvas = square_plate(width, height, mix(NIGHT, PANEL, 0.4), RAISED, line=4)
    if label:
        canvas.text(30, height / 2, label, cap=LARGE, ink=MUTED, weight="medium", room=width - 60)
    return canvas.finish(cut=20)
