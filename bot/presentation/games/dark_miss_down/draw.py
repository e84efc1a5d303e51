"""Draws the table: the tasks, below them the pool, and both officers with their hands."""

from functools import lru_cache
from typing import Final

from bot.paint import letters, space, symbols, widgets
from bot.paint.canvas import LARGE, Canvas, Sheet, Tile
from bot.paint.palette import AMBER, EDGE, MUTED, NIGHT, PANEL, RAISED, RED, TEAL, WHITE, mix
from bot.paint.symbols import Icon
from bot.paint.widgets import MARGIN, ROOM, plate, square_plate
from bot.presentation.games.dark_miss_down import draw_cards as cards
from bot.presentation.games.dark_miss_down.draw_cards import (
    ASSET_HEIGHT,
    ASSET_WIDTH,
    BACK_WIDTH,
    BONUS_HEIGHT,
    TASK_HEIGHT,
    TASK_WIDTH,
)
from bot.presentation.games.dark_miss_down.scene import Asset, Scene, Seat

SKY_COLOUR: Final = TEAL
GAP: Final = 10
HEADER: Final = 112
SLOTS: Final = 3  # places in the task list and in the pool, also empty ones
TITLE: Final = 92
"""Height of a row's name."""
PILE: Final = 440
"""Width of the name and size of a pile."""
CARD_GAP: Final = 12
PAD: Final = 12
BACK_STEP: Final = 74
FLAG: Final = 430
"""Maximum width of the words that announce the last round."""
NAME: Final = 376


def draw(scene: Scene) -> Sheet:
    """The whole table."""
    task_top = MARGIN + HEADER + GAP
    pool_top = task_top + TASK_HEIGHT + GAP
    played_top = pool_top + TITLE + ASSET_HEIGHT + GAP
    seat_top = played_top + (TITLE + ASSET_HEIGHT + GAP if scene.played else 0)
    height = seat_top + sum(seat_height(seat) + GAP for seat in scene.seats) - GAP + MARGIN
    sheet = Sheet(space.sky(SKY_COLOUR), height)
    labels = scene.labels
    sheet.lay(header(labels.round, labels.doing, labels.last, scene.airlock), MARGIN, MARGIN)
    _lay_tasks(sheet, scene, task_top)
    _lay_pool(sheet, scene, pool_top)
    if scene.played:
        sheet.lay(title_tile(symbols.check, labels.played, ROOM), MARGIN, played_top)
        _lay_row(sheet, scene.played, played_top + TITLE)
    for seat in scene.seats:
        _lay_seat(sheet, scene, seat, seat_top)
        seat_top += seat_height(seat) + GAP
    sheet.frame()
    return sheet


def seat_height(seat: Seat) -> int:
    """The height of a seat's part of the table, in units."""
    return PAD + BONUS_HEIGHT + GAP + hand_height(seat) + PAD


def hand_height(seat: Seat) -> int:
    """The height of the rows of a hand's cards, in units."""
    rows = len(_rows(seat))
    return rows * (ASSET_HEIGHT + CARD_GAP) - CARD_GAP


def _rows(seat: Seat) -> list[tuple[Asset, ...]]:
    """The visible cards of a hand in rows: the viewer's own in two rows if they are many."""
    many = seat.own and len(seat.faces) > SLOTS
    half = -(-len(seat.faces) // 2) if many else len(seat.faces)
    return [seat.faces[:half], seat.faces[half:]] if many else [seat.faces]


def _lay_tasks(sheet: Sheet, scene: Scene, top: int) -> None:
    for place in range(max(SLOTS, len(scene.tasks))):
        x = MARGIN + place * (TASK_WIDTH + GAP)
        there = place < len(scene.tasks)
        shown = (
            cards.task(scene.tasks[place], scene.labels.bonus)
            if there
            else cards.gap(TASK_WIDTH, TASK_HEIGHT, scene.labels.no_card)
        )
        sheet.lay(shown, x, top, "task")


def _lay_pool(sheet: Sheet, scene: Scene, top: int) -> None:
    labels, x = scene.labels, MARGIN + ROOM - 2 * PILE
    sheet.lay(title_tile(symbols.hand, labels.pool, x - MARGIN), MARGIN, top, "pool")
    sheet.lay(title_tile(symbols.deck, labels.deck, PILE, str(scene.deck)), x, top, "deck")
    sheet.lay(
        title_tile(symbols.discard, labels.discards, PILE, str(scene.discards)), x + PILE, top
    )
    top += TITLE
    for place in range(len(scene.pool), SLOTS):
        x = MARGIN + place * (ASSET_WIDTH + CARD_GAP)
        sheet.lay(cards.gap(ASSET_WIDTH, ASSET_HEIGHT, ""), x, top)
    _lay_row(sheet, scene.pool, top)


def _lay_row(sheet: Sheet, row: tuple[Asset, ...], top: int) -> None:
    """Lay cards side by side; if they are many, they are narrower."""
    x, width = MARGIN, card_width(len(row), 0, ROOM)
    for card in row:
        sheet.lay(cards.asset(card, width), x, top)
        x += width + CARD_GAP


@lru_cache(maxsize=128)
def title_tile(symbol: Icon, name: str, width: int, count: str = "") -> Tile:
    """The name of a row of cards; or the name of a pile, and its size (`count`)."""
    canvas = Canvas(width, TITLE, mix(NIGHT, TEAL, 0.06), fine=2)
    middle = TITLE / 2 - 8
    symbol(canvas, 40, middle, 60)
    wide = canvas.text(
        84, middle, name, cap=LARGE, ink=MUTED, weight="medium", room=width - (190 if count else 90)
    )
    if count:
        canvas.text(84 + wide + 20, middle, count, cap=LARGE, weight="black")
    return canvas.finish()


def card_width(faces: int, backs: int, room: int) -> int:
    """The width in units of each of `faces` cards that share the `room` with `backs` cards.

    The latter are face down and partly covered.
    """
    taken = BACK_WIDTH + (backs - 1) * BACK_STEP + CARD_GAP if backs else 0
    return min(ASSET_WIDTH, (room - taken + CARD_GAP) // max(1, faces) - CARD_GAP)


def _lay_seat(sheet: Sheet, scene: Scene, seat: Seat, top: int) -> None:
    labels, height = scene.labels, hand_height(seat)
    sheet.lay(strip(seat_height(seat), seat.active, seat.own), MARGIN, top)
    x, top = MARGIN + PAD, top + PAD
    sheet.lay(officer(seat, scene.goal), x, top)
    width = ROOM - 2 * PAD - NAME - GAP
    done = (
        cards.gap(width, BONUS_HEIGHT, labels.no_task)
        if seat.task is None
        else cards.tableau(seat.task, labels.bonus, width)
    )
    sheet.lay(done, x + NAME + GAP, top)
    top += BONUS_HEIGHT + GAP
    if not seat.faces and not seat.backs:
        sheet.lay(cards.gap(ROOM - 2 * PAD, height, labels.no_card), x, top)
    left, rows = x, _rows(seat)
    width = card_width(len(rows[0]), seat.backs, ROOM - 2 * PAD)
    for row in rows:
        x = left
        for card in row:
            sheet.lay(cards.asset(card, width, labels.seen), x, top, "own-hand" if seat.own else "")
            x += width + CARD_GAP
        top += ASSET_HEIGHT + CARD_GAP
    top -= ASSET_HEIGHT + CARD_GAP
    for _ in range(seat.backs):
        sheet.lay(cards.back(), x, top)
        x += BACK_STEP


@lru_cache(maxsize=64)
def header(turn: str, doing: str, last: str, airlock: bool) -> Tile:
    """The top line: the round, what is decided now, and that it is the last round, if it is."""
    ground, edge = (mix(NIGHT, RED, 0.45), RED) if airlock else (PANEL, EDGE)
    canvas = plate(ROOM, HEADER, ground, edge, line=4)
    middle, end = HEADER / 2, float(ROOM - 30)
    if last:
        room = min(FLAG, letters.width(last, LARGE, "black") + 4)
        flag = (ROOM - room - 120, 10, ROOM - 12, HEADER - 10)
        canvas.panel(flag, AMBER, radius=16)
        symbols.warning(canvas, flag[0] + 52, middle, 58, NIGHT)
        canvas.text(flag[0] + 96, middle, last, cap=LARGE, ink=NIGHT, weight="black", room=room)
        end = flag[0] - 24
    x = 34 + canvas.text(34, middle, turn, cap=LARGE, weight="black", room=360) + 34
    ink = WHITE if airlock else MUTED
    canvas.text(end, middle, doing, cap=LARGE, ink=ink, align="right", room=end - x)
    return canvas.finish(cut=22)


@lru_cache(maxsize=8)
def strip(height: int, active: bool, own: bool) -> Tile:
    """The ground of a seat's part of the table; that of the active seat has a bright edge."""
    ground = RAISED if own else PANEL
    canvas = square_plate(
        ROOM, height, mix(NIGHT, ground, 0.8), WHITE if active else EDGE, line=8 if active else 3
    )
    return canvas.finish(cut=24)


@lru_cache(maxsize=256)
def officer(seat: Seat, goal: int) -> Tile:
    """A player's name, mark and score, and what the airlock decided for them."""
    canvas = Canvas(NAME, BONUS_HEIGHT, mix(NIGHT, RAISED if seat.own else PANEL, 0.8), fine=2)
    widgets.seat(canvas, seat.number, seat.name, (54, 56), size=50, room=NAME - 110)
    symbols.victory(canvas, 54, 147, 70)
    wide = canvas.text(104, 147, str(seat.score), cap=LARGE, weight="black", room=120)
    canvas.text(112 + wide, 147, f"/{goal}", cap=LARGE, ink=MUTED, weight="medium", room=120)
    if seat.won:
        symbols.check(canvas, NAME - 50, 147, 68)
    if seat.stood:
        for y in (134, 160):
            canvas.line([(NAME - 84, y), (NAME - 22, y)], MUTED, 13)
    return canvas.finish()
