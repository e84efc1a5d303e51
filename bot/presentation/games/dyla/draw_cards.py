"""Draws cards: attacks with their damage on a red seal, tactics with their effects."""

from functools import lru_cache
from typing import Final

from bot.paint import letters, symbols
from bot.paint.canvas import LARGE, Canvas, Sheet, Tile
from bot.paint.palette import (
    BLUE,
    GREEN,
    MUTED,
    NIGHT,
    ORANGE,
    RED,
    SKY,
    TEAL,
    VIOLET,
    WHITE,
    Colour,
    mix,
    tint,
)
from bot.paint.symbols import Drawing
from bot.paint.widgets import beside
from bot.presentation.games.dyla.draw_ships import portrait
from bot.presentation.games.dyla.scene import Cards, Effect, EffectKind

CARD_WIDTH: Final = 505
CARD_HEIGHT: Final = 188
TIMES: Final = "\N{MULTIPLICATION SIGN}"
MINUS: Final = "\N{MINUS SIGN}"

_SYMBOL: Final[dict[EffectKind, tuple[Drawing, Colour, Colour]]] = {
    "damage": (symbols.damage, RED, RED),
    "each": (symbols.damage, ORANGE, ORANGE),
    "block": (symbols.shield, SKY, SKY),
    "hull": (symbols.hull, GREEN, MUTED),
    "tech": (symbols.tech, TEAL, MUTED),
    "evade": (symbols.space, VIOLET, MUTED),
    "trash": (symbols.scrap, ORANGE, MUTED),
}
"""By kind of effect: its symbol, its colour, and its colour before it is made darker."""


def draw(shown: Cards | str) -> Sheet:
    """The picture of a card, or of the ships of the enemy with this id."""
    return beside([portrait(shown) if isinstance(shown, str) else card(shown)])


@lru_cache(maxsize=256)
def card(cards: Cards) -> Tile:
    """Equal cards of the hand: name, effects, and number if there are several."""
    canvas = blank(CARD_WIDTH, CARD_HEIGHT, cards)
    canvas.text(24, 56, cards.name, cap=LARGE, room=CARD_WIDTH - 48)
    y, right = 144.0, CARD_WIDTH - 20.0
    if cards.copies > 1:
        copies = f"{TIMES}{cards.copies}"
        right -= canvas.text(right, y, copies, cap=LARGE, weight="black", align="right") + 12
    if cards.type == "attack":
        badge(canvas, cards, 64, y, 76)
    else:
        _effects(canvas, cards.effects, 18, y, right)
    return canvas.finish(cut=22)


def blank(width: int, height: int, cards: Cards, *, dim: bool = False) -> Canvas:
    """A new canvas with a card's ground: red with beams for an attack, else teal with waves.

    A `dim` one is darker, and has no beams or waves.
    """
    ink = RED if cards.type == "attack" else TEAL
    canvas = Canvas(width, height, mix(NIGHT, ink, 0.13 if dim else 0.3))
    if not dim:
        _beams(canvas, ink) if cards.type == "attack" else _waves(canvas, ink)
    edge = mix(NIGHT, ink, 0.4) if dim else mix(ink, WHITE, 0.2)
    canvas.panel((0, 0, width, height), None, edge, width=3 if dim else 5)
    return canvas


def badge(canvas: Canvas, cards: Cards, x: float, y: float, size: float, dim: bool = False) -> None:
    """Draw an attack's damage on a seal, or the symbol of a tactic's first effect on a disc."""
    shade = 0.45 if dim else 0.0
    if cards.type == "attack":
        canvas.polygon(symbols.around(x, y, size * 0.56, 12, inner=0.82), mix(RED, NIGHT, shade))
        damage = sum(effect.amount for effect in cards.effects if effect.kind == "damage")
        ink = MUTED if dim else WHITE
        canvas.text(
            x,
            y,
            str(damage),
            cap=LARGE,
            ink=ink,
            weight="black",
            align="middle",
            room=size * 0.8,
        )
        return
    canvas.disc(x, y, size * 0.5, mix(mix(NIGHT, SKY, 0.3), NIGHT, shade))
    canvas.ring(x, y, size * 0.5, mix(SKY, NIGHT, shade), 4)
    if cards.effects:
        _sign(canvas, cards.effects[0].kind, x, y, size * 0.64, shade)


def _effects(canvas: Canvas, effects: tuple[Effect, ...], x: float, y: float, right: float) -> None:
    """Draw the symbols and amounts of effects side by side, from x to `right`.

    Amounts are squeezed if needed.
    """
    size = 76 if len(effects) < 2 else 64
    signs = [size * 1.4 if effect.kind == "each" else size for effect in effects]
    amounts = [_amount(effect) for effect in effects]
    wide = [letters.width(amount, LARGE, "black") + 4 for amount in amounts]
    room = right - x - sum(signs) - 6 * len(effects)
    share = min(1.0, room / max(1, sum(wide)))
    gap = (room - share * sum(wide)) / len(effects) if len(effects) > 1 else 0
    for effect, sign, amount, width in zip(effects, signs, amounts, wide, strict=True):
        _sign(canvas, effect.kind, x + size / 2, y, size)
        if amount:
            canvas.text(x + sign + 6, y, amount, cap=LARGE, weight="black", room=width * share)
        x += sign + 6 + width * share + min(gap, 24)


def _amount(effect: Effect) -> str:
    """The amount with its sign, for a block without; "" for 0."""
    if not effect.amount or effect.kind == "block":
        return str(effect.amount or "")
    return f"+{effect.amount}" if effect.amount > 0 else f"{MINUS}{-effect.amount}"


def _sign(
    canvas: Canvas, kind: EffectKind, x: float, y: float, size: float, shade: float = 0
) -> None:
    """Draw the symbol of an effect, twice if the effect counts for each attack.

    `shade` is the share of darkness in its colour, from 0 to 1.
    """
    symbol, bright, dull = _SYMBOL[kind]
    ink = mix(dull, NIGHT, shade) if shade else bright
    if kind == "each":
        back = mix(ink, NIGHT, 0.35)
        symbols.damage(canvas, x + size * 0.38, y - size * 0.06, size * 0.8, back)
        x -= size * 0.06
    symbol(canvas, x, y, size, ink)


def _beams(canvas: Canvas, ink: Colour) -> None:
    for start in (0.52, 0.7, 0.88):
        x, lean = canvas.width * start, 0.7 * canvas.height
        canvas.line([(x, canvas.height), (x + lean, 0)], tint(mix(ink, WHITE, 0.2), 0.22), 16)


def _waves(canvas: Canvas, ink: Colour) -> None:
    for radius in (70, 120, 170, 220):
        canvas.ring(canvas.width, canvas.height, radius, tint(mix(ink, BLUE, 0.3), 0.3), 12)
