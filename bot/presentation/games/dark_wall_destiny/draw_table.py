"""Draws the table: the star system, the viewer's hand, and the sectors of all seats."""

from functools import lru_cache
from typing import Final

from bot.paint import space, symbols, widgets
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
    mix,
)
from bot.paint.widgets import MARGIN, ROOM, caption, square_plate
from bot.presentation.games.dark_wall_destiny import draw_cards, draw_system
from bot.presentation.games.dark_wall_destiny.table_scene import (
    Berth,
    Scene,
    Sector,
    shows_permanents,
    system_height,
)

GAP: Final = 4
HAND: Final = 152
HELD: Final = 7
"""Maximum number of cards of a hand that are drawn. A number stands for the rest."""
WIDEST: Final = 256
"""Maximum width of a card of the hand."""
SECTOR: Final = 158
"""Height of a sector with permanents."""
LINE: Final = 54
FLEET: Final = 122
"""How far below a sector's top the middles of its totals and of its permanents are."""
NAME: Final = 510
MIN_SIGN: Final = 44
"""Minimum size of permanents; in a full sector they overlap."""


def draw(scene: Scene) -> Sheet:
    """The whole table."""
    system = system_height(len(scene.places))
    hand_top = MARGIN + system + GAP
    top = hand_top + (HAND + GAP if scene.hand else 0)
    sectors = [(one, shows_permanents(scene, one)) for one in scene.sectors]
    foot = top + sum(high(wide) + GAP for _, wide in sectors)
    sheet = Sheet(space.sky(VIOLET), foot + MARGIN - GAP)
    draw_system.lay(sheet, scene, MARGIN)
    _lay_hand(sheet, scene, hand_top)
    for one, wide in sectors:
        sheet.lay(sector(one, wide), MARGIN, top, "sector")
        top += high(wide) + GAP
    sheet.frame()
    return sheet


def high(wide: bool) -> int:
    """The height of a sector, in units; one that is not `wide` has only totals, no permanents."""
    return SECTOR if wide else 2 * LINE


def _lay_hand(sheet: Sheet, scene: Scene, top: int) -> None:
    if not scene.hand:
        return
    named = caption(symbols.hand, scene.labels.hand, 200, HAND, max(0, len(scene.hand) - HELD))
    sheet.lay(named, MARGIN, top)
    left = MARGIN + 200 + GAP
    shown = scene.hand[:HELD]
    wide = min(WIDEST, (ROOM - 200) // len(shown) - GAP)
    for place, face in enumerate(shown):
        sheet.lay(draw_cards.small(face, wide, HAND), left + place * (wide + GAP), top, "hand")


@lru_cache(maxsize=256)
def sector(one: Sector, wide: bool) -> Tile:
    """A sector: its name and totals; if `wide`, below them its permanents."""
    ground = mix(NIGHT, RAISED if one.own else PANEL, 0.85)
    edge, width = (WHITE, 8) if one.active else (EDGE, 3)
    canvas = square_plate(ROOM, high(wide), ground, edge, line=width)
    widgets.seat(canvas, one.number, one.name, (46, LINE + 2), size=48, room=NAME - 106)
    _totals(canvas, one)
    if wide:
        _permanents(canvas, one)
    return canvas.finish(cut=24)


def _permanents(canvas: Canvas, one: Sector) -> None:
    """Draw the permanents, and the number of cards that were played this turn."""
    x = 30.0
    wide = sum(_width(berth) for berth in one.berths)
    if one.played:
        symbols.deck(canvas, ROOM - 130, FLEET, 58)
        canvas.text(ROOM - 92, FLEET, str(one.played), cap=LARGE, ink=MUTED, room=84)
    share = min(1.0, (ROOM - 60 - (150 if one.played else 0)) / max(1.0, wide))
    for berth in one.berths:
        _berth(canvas, berth, x, share)
        x += _width(berth) * share


def _totals(canvas: Canvas, one: Sector) -> None:
    """Draw energy, combat, defense, tokens, the next spin's cost, cards in hand, and points."""
    x = float(NAME) + 30
    draw_cards.chip(canvas, "energy", one.energy, x, LINE, 72)
    draw_cards.chip(canvas, "combat", one.combat, x + 110, LINE, 72)
    draw_cards.chip(canvas, "defense", one.defense, x + 220, LINE, 72)
    x += 284
    if one.tokens:
        canvas.disc(x + 20, LINE, 27, AMBER)
        canvas.disc(x + 20, LINE, 17, mix(AMBER, NIGHT, 0.45))
        canvas.text(x + 50, LINE, str(one.tokens), cap=LARGE, weight="black", room=54)
    x += 124
    if one.cost:
        draw_cards.attack(canvas, one.cost, x + 30, LINE)
    if one.done:
        symbols.check(canvas, x + 120, LINE, 62)
    symbols.hand(canvas, x + 200, LINE, 72)
    canvas.text(x + 244, LINE, str(one.hand), cap=LARGE, weight="black", room=88)
    symbols.victory(canvas, ROOM - 172, LINE, 72)
    canvas.text(ROOM - 130, LINE, str(one.points), cap=LARGE, weight="black", room=122)


def _width(berth: Berth) -> float:
    return 92 + 62.0 * len(berth.colonies)


def _berth(canvas: Canvas, berth: Berth, x: float, share: float) -> None:
    """Draw a permanent with a dot for each card under it, and its Cryoships with hull points.

    `share` is the factor for all widths, 1 or less.
    """
    size = 62 * share
    draw_cards.sign(canvas, berth.kind, x + size / 2, FLEET - 8, max(MIN_SIGN, size))
    pip = min(7.0, size / 2 / max(1, berth.under))
    for place in range(berth.under):
        away = (place - (berth.under - 1) / 2) * 2.3 * pip
        canvas.disc(x + size / 2 + away, FLEET + 29, pip, GREEN)
    left = x + 92 * share
    for hull in berth.colonies:
        draw_cards.sign(canvas, "cryoship", left + 22 * share, FLEET - 10, 50 * share)
        for place in range(hull):
            x, wide = left + place * 17 * share, 13 * share
            canvas.panel((x, FLEET + 27, x + wide, FLEET + 38), SKY, radius=3)
        left += 62 * share
