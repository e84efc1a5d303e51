"""Draws the table: tasks above, the pool, both officers with their hands."""

from functools import lru_cache
from typing import Final

from bot.paint import letters, space, symbols, widgets
from bot.paint.canvas import LETTER, Canvas, Sheet, Tile
from bot.paint.palette import AMBER, EDGE, MUTED, NIGHT, PANEL, RAISED, RED, TEAL, WHITE, mix
from bot.paint.picture_size import WIDTH
from bot.paint.widgets import MARGIN, ROOM, caption, framed, pile
from bot.presentation.games.dark_miss_down import draw_cards as cards
from bot.presentation.games.dark_miss_down.draw_cards import (
    ASSET_HEIGHT,
    ASSET_WIDTH,
    BACK_WIDTH,
    BONUS_HEIGHT,
    OWN_HEIGHT,
    TASK_HEIGHT,
    TASK_WIDTH,
)
from bot.presentation.games.dark_miss_down.scene import Asset, Scene, Seat

SKY_COLOUR: Final = TEAL
GAP: Final = 16
HEADER: Final = 104
SLOTS: Final = 3  # places in the task list and in the pool, also empty ones
CAPTION: Final = 226
CARD_GAP: Final = 12
PAD: Final = 20
BACK_STEP: Final = 74
FLAG: Final = 420
"""Maximum width of the last round's flag."""
NAME: Final = 436


def draw(scene: Scene) -> Sheet:
    """The whole table, as a picture."""
    task_top = MARGIN + HEADER + GAP
    pool_top = task_top + TASK_HEIGHT + GAP
    played_top = pool_top + ASSET_HEIGHT + GAP
    seat_top = played_top + (ASSET_HEIGHT + GAP if scene.played else 0)
    height = seat_top + sum(seat_height(seat) + GAP for seat in scene.seats) - GAP + MARGIN
    sheet = Sheet(space.sky(SKY_COLOUR), height)
    sheet.lay(_header(scene), MARGIN, MARGIN)
    _lay_tasks(sheet, scene, task_top)
    _lay_pool(sheet, scene, pool_top)
    if scene.played:
        sheet.lay(caption("check", scene.labels.played, CAPTION, ASSET_HEIGHT), MARGIN, played_top)
        _lay_cards(sheet, scene.played, MARGIN + CAPTION + GAP, played_top)
    for seat in scene.seats:
        _lay_seat(sheet, scene, seat, seat_top)
        seat_top += seat_height(seat) + GAP
    sheet.frame()
    return sheet


def seat_height(seat: Seat) -> int:
    """The height of a seat. The viewer's own hand shows more of its cards."""
    return PAD + BONUS_HEIGHT + GAP + hand_height(seat) + PAD


def hand_height(seat: Seat) -> int:
    """The height of the cards in a hand."""
    return OWN_HEIGHT if seat.own else ASSET_HEIGHT


def _lay_tasks(sheet: Sheet, scene: Scene, top: int) -> None:
    for place in range(max(SLOTS, len(scene.tasks))):
        x = MARGIN + place * (TASK_WIDTH + GAP)
        there = place < len(scene.tasks)
        shown = (
            cards.task(scene.tasks[place], scene.labels.bonus)
            if there
            else cards.gap(TASK_WIDTH, TASK_HEIGHT, scene.labels.no_card)
        )
        sheet.lay(shown, x, top)


def _lay_pool(sheet: Sheet, scene: Scene, top: int) -> None:
    labels = scene.labels
    sheet.lay(caption("hand", labels.pool, CAPTION, ASSET_HEIGHT), MARGIN, top)
    left, pitch = MARGIN + CAPTION + GAP, ASSET_WIDTH + CARD_GAP
    for place in range(len(scene.pool), SLOTS):
        sheet.lay(cards.gap(ASSET_WIDTH, ASSET_HEIGHT, ""), left + place * pitch, top)
    _lay_cards(sheet, scene.pool, left, top)
    left += SLOTS * pitch - CARD_GAP + GAP
    width = (WIDTH - MARGIN - left - GAP) // 2
    deck = pile("deck", labels.deck, scene.deck, width, ASSET_HEIGHT)
    discards = pile("discard", labels.discards, scene.discards, width, ASSET_HEIGHT)
    sheet.lay(deck, left, top)
    sheet.lay(discards, left + width + GAP, top)


def _lay_cards(sheet: Sheet, row: tuple[Asset, ...], x: int, top: int) -> None:
    """Lay cards side by side; they are narrower if there are many."""
    width = card_width(len(row), 0, WIDTH - MARGIN - x)
    for card in row:
        sheet.lay(cards.asset(card, width), x, top)
        x += width + CARD_GAP


def card_width(faces: int, backs: int, room: int) -> int:
    """The width of `faces` cards beside `backs` face-down ones."""
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
    width = card_width(len(seat.faces), seat.backs, ROOM - 2 * PAD)
    for card in seat.faces:
        sheet.lay(cards.asset(card, width, labels.seen if seat.own else ""), x, top)
        x += width + CARD_GAP
    for _ in range(seat.backs):
        sheet.lay(cards.back(height), x, top)
        x += BACK_STEP


def _header(scene: Scene) -> Tile:
    labels = scene.labels
    return header(labels.round, labels.doing, labels.last, scene.airlock)


@lru_cache(maxsize=64)
def header(turn: str, doing: str, last: str, airlock: bool) -> Tile:
    """The round, the current decision, and the flag of the last round."""
    canvas = Canvas(ROOM, HEADER, fine=2)
    ground, edge = (mix(NIGHT, RED, 0.45), RED) if airlock else (PANEL, EDGE)
    canvas.panel((0, 0, ROOM, HEADER), ground, edge, width=4)
    middle, end = HEADER / 2, float(ROOM - 30)
    if last:
        room = min(FLAG, letters.width(last, LETTER, "black") + 4)
        flag = (ROOM - room - 120, 10, ROOM - 12, HEADER - 10)
        canvas.panel(flag, AMBER, radius=16)
        symbols.draw(canvas, "warning", flag[0] + 52, middle, 58, NIGHT)
        canvas.text(flag[0] + 96, middle, last, ink=NIGHT, weight="black", room=room)
        end = flag[0] - 24
    x = 34 + canvas.text(34, middle, turn, weight="black", room=330) + 34
    canvas.text(end, middle, doing, ink=WHITE if airlock else MUTED, align="right", room=end - x)
    return canvas.finish(cut=22)


@lru_cache(maxsize=8)
def strip(height: int, active: bool, own: bool) -> Tile:
    """The ground of a seat. The active one has a bright edge."""
    ground = RAISED if own else PANEL
    canvas = framed(
        ROOM, height, mix(NIGHT, ground, 0.8), WHITE if active else EDGE, line=8 if active else 3
    )
    return canvas.finish(cut=24)


@lru_cache(maxsize=256)
def officer(seat: Seat, goal: int) -> Tile:
    """A player's name, mark and score, with a pointer on their turn."""
    canvas = Canvas(NAME, BONUS_HEIGHT, mix(NIGHT, RAISED if seat.own else PANEL, 0.8), fine=2)
    widgets.seat(canvas, seat.number, seat.name, (54, 50), size=50, room=NAME - 110)
    symbols.draw(canvas, "victory", 54, 138, 74)
    wide = canvas.text(104, 138, str(seat.score), cap=72, weight="black", room=120)
    canvas.text(112 + wide, 138, f"/{goal}", ink=MUTED, weight="medium", room=120)
    if seat.active:
        x = NAME - 74
        canvas.polygon([(x, 96), (x + 66, 138), (x, 180)], WHITE)
    if seat.won:
        symbols.draw(canvas, "check", NAME - 50, 138, 68)
    if seat.stood:
        for y in (124, 150):
            canvas.line([(NAME - 84, y), (NAME - 22, y)], MUTED, 13)
    return canvas.finish()
