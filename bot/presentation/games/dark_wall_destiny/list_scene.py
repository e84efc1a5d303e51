"""The scene of a list of cards by name: of the star system, a sector, or all piles."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from bot.language.wording import Say, alt_text
from bot.presentation.games.dark_wall_destiny.card_scene import Face, face_of, name_of
from bot.presentation.games.dark_wall_destiny.table_scene import attackers_of
from engine.core.words import seat_name, wording
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.view import BerthView, SeatView, WallView

_words = wording("picture-wall-")

DRAWING: Final = "bot.presentation.games.dark_wall_destiny.draw_list:draw"

TIMES: Final = "\N{MULTIPLICATION SIGN}"
LINES: Final = 17
"""Maximum lines of a picture. If there are more, the last one counts those left out."""


class Line(NamedTuple):
    """A line with a card's name, after a mark: the card's position or number.

    Without a `face` it is a heading or an empty position. `inset` tells that the card lies under
    the card above, `vector` that its position is an attack vector, `lands` that it attacks in the
    next spin.
    """

    name: str
    mark: str = ""
    face: Face | None = None
    inset: bool = False
    vector: bool = False
    lands: bool = False


class Scene(NamedTuple):
    """A title and lines."""

    title: str
    lines: tuple[Line, ...]


def system_of(view: WallView, say: Say) -> Scene:
    """The star system from position 1 on; then the drones for sale, if there is room."""
    attackers = attackers_of(view)
    lines = [
        Line(
            name=say(_words("none")) if one.card is None else name_of(one.card, say),
            mark=str(one.at),
            face=None if one.card is None else face_of(one.card, one.cost, one.attack),
            vector=one.vector,
            lands=one.at in attackers,
        )
        for one in view.system
    ]
    if len(lines) + len(view.drones) <= LINES:
        lines += [
            Line(name_of(card, say), f"{count}{TIMES}", face_of(card, price))
            if count
            else Line(say(_words("sold-out", card=name_of(card, say))))
            for card, price, count in view.drones
        ]
    return _scene(say(_words("system")), lines, say)


def sector_of(view: WallView, seat: int, say: Say) -> Scene:
    """A seat's permanents with the cards under them, and the cards it played this turn."""
    shown: SeatView = view.seats[seat]
    hulls = dict(view.hulls)
    lines = [line for berth in shown.sector for line in _berth(berth, hulls, say)]
    if shown.played:
        lines.append(Line(say(_words("played"))))
        lines += _count(shown.played, say)
    return _scene(say(seat_name(seat)), lines, say)


def piles_of(view: WallView, say: Say) -> Scene:
    """The space decks, Cryoships, the viewer's own deck and discards, and burned cards."""
    lines = [
        Line(say(_words("space")), str(sum(view.decks))),
        *_section(say(_words("to-come")), view.colonies, say),
        *_section(say(_words("saved")), view.saved, say),
    ]
    if view.viewer is not None:
        own = view.seats[view.viewer]
        lines.append(Line(say(_words("deck")), str(own.deck)))
        lines += _section(say(_words("discards")), own.discards, say)
    lines += _section(say(_words("burned")), view.burned, say)
    return _scene(say(_words("all-piles")), lines, say)


def alt_of(scene: Scene, say: Say) -> str:
    """The alt text of a list."""
    parts = [f"{line.mark} {line.name}".strip() for line in scene.lines]
    return alt_text([scene.title, *(parts or [say(_words("none"))])])


def _scene(title: str, lines: Iterable[Line], say: Say) -> Scene:
    """The list with as many lines as fit, or with the words for "none"."""
    whole = tuple(lines) or (Line(say(_words("none"))),)
    if len(whole) <= LINES:
        return Scene(title, whole)
    left = len(whole) - LINES + 1
    return Scene(title, (*whole[: LINES - 1], Line(f"+{left}")))


def _berth(berth: BerthView, hulls: dict[str, int], say: Say) -> Iterator[Line]:
    yield Line(name_of(berth.card, say), face=face_of(berth.card))
    for line in _count([one for one in berth.under if t.CARD[one] not in t.COLONIES], say):
        yield line._replace(inset=True)
    for card in berth.under:
        if t.CARD[card] in t.COLONIES:
            name = name_of(card, say)
            if card in hulls:
                name = say(_words("hull", card=name, n=hulls[card]))
            yield Line(name, face=face_of(card), inset=True)


def _section(heading: str, cards: Iterable[str], say: Say) -> list[Line]:
    listed = list(cards)
    return [Line(heading, str(len(listed))), *_count(listed, say)] if listed else []


def _count(cards: Iterable[str], say: Say) -> list[Line]:
    """A line for each card; equal cards are counted in one line."""
    return [
        Line(name_of(card, say), f"{n}{TIMES}" if n > 1 else "", face_of(card))
        for card, n in Counter(cards).items()
    ]
