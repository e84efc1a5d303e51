"""Draws the table: the enemy beside the ship's numbers, the exchange of fire, hand and shop."""

from functools import lru_cache
from typing import Final

from bot.paint import space, symbols
from bot.paint.canvas import LARGE, Canvas, Sheet, Tile
from bot.paint.palette import (
    AMBER,
    BLUE,
    GREEN,
    MUTED,
    NIGHT,
    PANEL,
    RED,
    TEAL,
    WHITE,
    mix,
)
from bot.paint.picture_size import WIDTH
from bot.paint.symbols import Icon
from bot.paint.widgets import MARGIN, ROOM, empty, paragraph, plate, total
from bot.presentation.games.dyla import draw_ships
from bot.presentation.games.dyla.draw_cards import CARD_HEIGHT, CARD_WIDTH, badge, blank, card
from bot.presentation.games.dyla.scene import HAND_COLUMNS, Offer, Scene, hand_rows

SKY_COLOUR: Final = BLUE
GAP: Final = 8
ROW: Final = 111
"""Height of a row of the ship's numbers."""
HP_HEIGHT: Final = 107
ENEMY_HEIGHT: Final = draw_ships.HEIGHT + HP_HEIGHT
SIDE_X: Final = MARGIN + draw_ships.WIDTH + GAP
SIDE: Final = WIDTH - MARGIN - SIDE_X
EXCHANGE: Final = 200
SUM: Final = 320
SUMS: Final = 2 * SUM + 14
HAND_GAP: Final = 10
OFFER_HEIGHT: Final = 111
OFFER_GAP: Final = 2
TAG: Final = 124
"""Width of a price tag."""
COLUMN_GAP: Final = 10
OFFER_WIDTH: Final = (ROOM - COLUMN_GAP) // 2
DANGER: Final = 0.3
"""The share of the hull up to which it is shown as a warning."""


def draw(scene: Scene) -> Sheet:
    """The whole table."""
    shop_rows = max(map(len, _columns(scene)))
    exchange_top = MARGIN + ENEMY_HEIGHT + GAP
    hand_top = exchange_top + EXCHANGE + GAP
    shop_top = hand_top + hand_rows(len(scene.hand)) * (CARD_HEIGHT + HAND_GAP) - HAND_GAP + GAP
    height = shop_top + shop_rows * (OFFER_HEIGHT + OFFER_GAP) - OFFER_GAP + MARGIN
    sheet = Sheet(space.sky(SKY_COLOUR), height)
    _lay_enemy(sheet, scene)
    _lay_side(sheet, scene)
    _lay_exchange(sheet, scene, exchange_top)
    _lay_hand(sheet, scene, hand_top)
    _lay_shop(sheet, scene, shop_top)
    sheet.frame()
    return sheet


def _lay_enemy(sheet: Sheet, scene: Scene) -> None:
    enemy, labels, deals = scene.enemy, scene.labels, scene.exchange.deals if scene.exchange else 0
    plate_x = MARGIN + draw_ships.WIDTH - draw_ships.PLATE_WIDTH - 14
    plate_y = MARGIN + draw_ships.NAME_HEIGHT + 6
    sheet.lay(draw_ships.portrait(enemy.encounter), MARGIN, MARGIN, "enemy")
    sheet.lay(draw_ships.nameplate(labels.enemy), MARGIN, MARGIN)
    sheet.lay(draw_ships.menace(labels.strikes, enemy.damage), plate_x, plate_y, "strikes")
    worth = draw_ships.worth(labels.worth, enemy.points, enemy.tech)
    sheet.lay(worth, plate_x, plate_y + draw_ships.PLATE_HEIGHT + 4)
    sheet.lay(hit_points(enemy.hp, enemy.suffered, deals), MARGIN, MARGIN + draw_ships.HEIGHT)


def _lay_side(sheet: Sheet, scene: Scene) -> None:
    labels = scene.labels
    rows = (
        (progress(labels.turn, scene.points, scene.goal), "progress"),
        (level(labels.level, scene.level_points, scene.level_goal), "level"),
        (hull(scene.hull, scene.hull_most), "hull"),
        (pile(symbols.deck, labels.deck, scene.deck), "deck"),
        (pile(symbols.discard, labels.discards, scene.discards), "discard"),
    )
    for place, (row, part) in enumerate(rows):
        sheet.lay(row, SIDE_X, MARGIN + place * (ROW + GAP), part)


def _lay_exchange(sheet: Sheet, scene: Scene, top: int) -> None:
    left, labels, sums = WIDTH - MARGIN - SUMS, scene.labels, scene.exchange
    sheet.lay(played_cards(labels.played, scene.any_played, left - GAP - MARGIN), MARGIN, top)
    if sums is None:
        sheet.lay(phase(labels.phase), left, top)
        return
    dealt = total(symbols.damage, labels.deals, sums.deals, SUM, EXCHANGE, triumph=sums.defeats)
    sheet.lay(dealt, left, top, "exchange")
    taken = total(symbols.strike, labels.takes, sums.strikes, SUM, EXCHANGE)
    sheet.lay(taken, WIDTH - MARGIN - SUM, top)


def _lay_hand(sheet: Sheet, scene: Scene, top: int) -> None:
    if not scene.hand:
        sheet.lay(empty(ROOM, CARD_HEIGHT, scene.labels.no_card, left=30), MARGIN, top)
    for place, cards in enumerate(scene.hand):
        row, column = divmod(place, HAND_COLUMNS)
        x = MARGIN + column * (CARD_WIDTH + HAND_GAP)
        sheet.lay(card(cards), x, top + row * (CARD_HEIGHT + HAND_GAP), "hand")


def _lay_shop(sheet: Sheet, scene: Scene, top: int) -> None:
    for column, cells in enumerate(_columns(scene)):
        x = MARGIN + column * (OFFER_WIDTH + COLUMN_GAP)
        for row, cell in enumerate(cells):
            sheet.lay(cell, x, top + row * (OFFER_HEIGHT + OFFER_GAP), "shop")


def _columns(scene: Scene) -> tuple[list[Tile], list[Tile]]:
    """The two columns of the shop: first the TechPoints to spend and attacks, then tactics."""
    attacks = [offer(one) for one in scene.shop if one.card.type == "attack"]
    tactics = [offer(one) for one in scene.shop if one.card.type == "tactic"]
    return [purse(scene.tech, scene.labels.to_spend), *attacks], tactics


@lru_cache(maxsize=256)
def hit_points(hp: int, suffered: int, deals: int) -> Tile:
    """The enemy's hit points as a number, and as a segment each: left, about to be lost, or lost.

    `suffered` is the damage so far, `deals` that of the cards played this turn.
    """
    canvas = Canvas(draw_ships.WIDTH, HP_HEIGHT, mix(NIGHT, BLUE, 0.12), fine=2)
    middle, left = HP_HEIGHT / 2, max(0, hp - suffered)
    words = canvas.text(30, middle, f"{left}/{hp}", cap=LARGE, weight="black", room=300)
    start = 30 + words + 28
    step = (canvas.width - 26 - start) / hp
    gap = min(6, step / 4)
    for i in range(hp):
        box = (start + i * step, middle - 30, start + (i + 1) * step - gap, middle + 30)
        if i >= left:
            canvas.panel(box, mix(NIGHT, RED, 0.12), mix(NIGHT, RED, 0.4), radius=7)
        elif i >= left - deals:
            canvas.panel(box, mix(NIGHT, AMBER, 0.25), AMBER, radius=7, width=5)
            canvas.line([(box[0] + 7, box[3] - 8), (box[2] - 7, box[1] + 8)], AMBER, 6)
        else:
            canvas.panel(box, RED, radius=7)
    return canvas.finish(cut=22)


@lru_cache(maxsize=256)
def progress(turn: str, points: int, goal: int) -> Tile:
    """The turn, and the victory points of the whole game out of the points needed to win."""
    canvas = plate(SIDE, ROW)
    symbols.turn(canvas, 50, ROW / 2, 64)
    canvas.text(88, ROW / 2, turn, cap=LARGE, ink=MUTED, weight="medium", room=190)
    symbols.victory(canvas, 330, ROW / 2, 72)
    canvas.text(372, ROW / 2, f"{points}/{goal}", cap=LARGE, weight="black")
    return canvas.finish(cut=22)


@lru_cache(maxsize=64)
def level(name: str, points: int, goal: int) -> Tile:
    """The level, and a circle for each point it needs, which becomes a star."""
    canvas = plate(SIDE, ROW)
    wide = canvas.text(24, ROW / 2, name, cap=LARGE, weight="bold", room=250)
    step = min(60, (SIDE - wide - 54) / goal)
    for i in range(goal):
        x = 24 + wide + 18 + (i + 0.5) * step
        if i < points:
            symbols.victory(canvas, x, ROW / 2, step * 0.94)
        else:
            canvas.ring(x, ROW / 2, step * 0.26, mix(MUTED, PANEL, 0.35), 5)
    return canvas.finish(cut=22)


@lru_cache(maxsize=64)
def hull(now: int, most: int) -> Tile:
    """The ship's hull as a number and as segments; a low one is red, with a warning."""
    canvas = plate(SIDE, ROW)
    low = now <= DANGER * most
    ink = RED if low else GREEN
    (symbols.warning if low else symbols.hull)(canvas, 56, ROW / 2, 66, ink)
    wide = canvas.text(
        SIDE - 22, ROW / 2, f"{now}/{most}", cap=LARGE, weight="black", align="right"
    )
    step = (SIDE - 22 - wide - 20 - 104) / most
    for i in range(most):
        box = (104 + i * step, ROW / 2 - 27, 104 + (i + 1) * step - 4, ROW / 2 + 27)
        full, empty = ink, mix(PANEL, NIGHT, 0.6)
        canvas.panel(box, full if i < now else empty, radius=5)
    return canvas.finish(cut=22)


@lru_cache(maxsize=128)
def pile(symbol: Icon, name: str, count: int) -> Tile:
    """A pile's name and size."""
    canvas = plate(SIDE, ROW)
    symbol(canvas, 60, ROW / 2, 72)
    wide = canvas.text(SIDE - 30, ROW / 2, str(count), cap=LARGE, weight="black", align="right")
    canvas.text(116, ROW / 2, name, cap=LARGE, ink=MUTED, weight="medium", room=SIDE - wide - 160)
    return canvas.finish(cut=22)


@lru_cache(maxsize=256)
def played_cards(words: str, any_card: bool, width: int) -> Tile:
    """A text with the names of the cards played this turn."""
    canvas = plate(width, EXCHANGE)
    ink = WHITE if any_card else MUTED
    paragraph(canvas, 30, EXCHANGE / 2, words, width - 60, step=94, ink=ink)
    return canvas.finish(cut=22)


@lru_cache(maxsize=16)
def phase(words: str) -> Tile:
    """The name of the current phase, outside combat."""
    canvas = plate(SUMS, EXCHANGE)
    symbols.turn(canvas, 70, EXCHANGE / 2, 84)
    paragraph(canvas, 136, EXCHANGE / 2, words, SUMS - 160, step=94)
    return canvas.finish(cut=22)


@lru_cache(maxsize=64)
def purse(tech: int, label: str) -> Tile:
    """The TechPoints to spend, in the shop."""
    canvas = plate(OFFER_WIDTH, OFFER_HEIGHT, mix(NIGHT, TEAL, 0.36), TEAL, line=4, fine=3)
    symbols.tech(canvas, 52, OFFER_HEIGHT / 2, 66)
    x = 100 + canvas.text(100, OFFER_HEIGHT / 2, str(tech), cap=LARGE, weight="black") + 20
    ink = mix(TEAL, WHITE, 0.7)
    canvas.text(x, OFFER_HEIGHT / 2, label, cap=LARGE, ink=ink, weight="medium")
    return canvas.finish(cut=22)


@lru_cache(maxsize=256)
def offer(goods: Offer) -> Tile:
    """A card for sale: effect, name and price, with an arrow if purchases raised the price.

    A card that the player cannot pay is dim.
    """
    middle, can = OFFER_HEIGHT / 2, goods.affordable
    canvas = blank(OFFER_WIDTH, OFFER_HEIGHT, goods.card, dim=not can)
    badge(canvas, goods.card, 60, middle, 92, dim=not can)
    left = OFFER_WIDTH - TAG - 10
    tag, ink = (mix(NIGHT, TEAL, 0.75), WHITE) if can else (mix(NIGHT, PANEL, 0.8), MUTED)
    canvas.panel((left, 10, OFFER_WIDTH - 10, OFFER_HEIGHT - 10), tag, radius=14)
    price = str(goods.price)
    canvas.text(
        left + (TAG - (30 if goods.raised else 0)) / 2,
        middle,
        price,
        cap=LARGE,
        weight="black",
        ink=ink,
        align="middle",
    )
    if goods.raised:
        x = OFFER_WIDTH - 32
        arrow = [(x, middle - 30), (x - 16, middle - 6), (x + 16, middle - 6)]
        canvas.polygon(arrow, AMBER if can else MUTED)
        canvas.panel((x - 6, middle - 8, x + 6, middle + 26), AMBER if can else MUTED, radius=2)
    canvas.text(122, middle, goods.card.name, cap=LARGE, ink=ink, room=left - 130)
    return canvas.finish(cut=22)
