"""**What is ...?**: a menu of the cards and terms that a viewer sees now, and one explained.

A term is seen where the words of the board, of its picture, of the viewer's choices, of who is
winning or of what the game is about have it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.language.speech import Speech, shortened, title
from bot.presentation import alarms
from bot.presentation.choices.folding import SMALL
from bot.presentation.custom_ids import NO_SEAT, CustomId, NotOurs, Verb
from bot.presentation.games.presenters import presenter
from bot.presentation.learning.glossary import glossary, known, standing
from bot.presentation.learning.introduction import goal
from bot.presentation.panel import ENTRIES, ENTRY, Button, Entry, Heading, Menu, Panel, Row
from bot.presentation.shown import Shown
from bot.presentation.status import hash_of
from bot.table.refusals import Refused
from engine.core.text import Card
from engine.core.words import words

ROOM = 3_000
LINE = 300


def panel(shown: Shown, page: int = 0, chosen: str = "") -> Panel:
    """The terms on a page of the menu, and the `chosen` one explained.

    Raises Refused where nothing can be looked up, NotOurs for what is no card of the game.
    """
    speech, text = shown.speech, shown.game.text
    elsewhere = _elsewhere(shown)
    where = dict(_standing(shown, elsewhere))
    cards, found = text.visible(shown.view), tuple(where)
    if not (cards or found):
        raise Refused(words("refused-no-terms", game=title(shown.game.name)))
    lines = [f"### {speech.say('terms-heading', game=title(shown.game.name))}"]
    rows = _rows(shown, cards, found, page)
    if not chosen:
        return Panel((*lines, speech.say("terms-ask")), rows)
    card = _card(known(shown.game.name), chosen)
    lines.append(_explained(card, speech))
    if (line := where.get(card)) and line not in elsewhere:
        said = speech.say("terms-where", line=shortened(line.removeprefix(SMALL), LINE))
        lines.append(f"{SMALL}{said}")
    drawn = card not in glossary(shown.game.name)
    picture = presenter(shown.game.name).card(shown.view, card, speech) if drawn else None
    return Panel(tuple(lines), rows, picture)


def _standing(shown: Shown, elsewhere: Iterable[str]) -> Iterator[tuple[Card, str]]:
    """The terms that the viewer reads now or is told of the aim, and where each stands."""
    game, speech = shown.game, shown.speech
    told = [speech.illustrated(line) for line in game.text.describe(shown.view)]
    pictured = [shown.face.picture.alt] if shown.face.picture else []
    rows = () if shown.viewer is None else shown.menus(shown.viewer).rows()
    read = (*alarms.lines(shown.table, speech), *shown.lines, *told, *_labels(rows), *pictured)
    foot = hash_of(shown.table.row, speech)
    return standing(game.name, (*read, foot, *elsewhere), speech)


def _elsewhere(shown: Shown) -> tuple[str, ...]:
    """What is not read on the board just now: who is winning, and what the game is about."""
    table, speech = shown.table, shown.speech
    aim = goal(table.row.game, table.ladder, speech, together=table.cooperative)
    return (*shown.score, aim)


def _labels(rows: Iterable[Row]) -> Iterator[str]:
    """What headings, buttons and entries say, and what stands below these."""
    for row in rows:
        if isinstance(row, Menu):
            yield from (row.heading, row.placeholder)
            yield from (f"{entry.label}\n{entry.description}" for entry in row.entries)
        else:
            yield from (one.text if isinstance(one, Heading) else one.label for one in row)


def _card(cards: Sequence[Card], chosen: str) -> Card:
    """A card that was on the menu, though it may have gone from the board since."""
    card = next((one for one in cards if one.id == chosen), None)
    if card is None:
        raise NotOurs(chosen)
    return card


def _explained(card: Card, speech: Speech) -> str:
    speech = speech.illustrated
    return f"**{speech(card.name)}**\n{shortened(speech(card.text), ROOM)}"


def _rows(shown: Shown, cards: Sequence[Card], terms: Sequence[Card], page: int) -> tuple[Row, ...]:
    """A menu of cards and one of terms, each with what is on this page of it."""
    say, last = shown.speech.say, (max(len(cards), len(terms)) - 1) // ENTRIES
    page = min(page, last)
    kinds = ((cards, "m", "terms-cards"), (terms, "t", "terms-words"))
    menus = (
        _menu(shown, _on(page, some), _id(shown, page, kind), say(id_)) for some, kind, id_ in kinds
    )
    ways = ((page - 1, "menu-earlier"), (page + 1, "menu-further"))
    turns = tuple(Button(_id(shown, to, "p"), say(label)) for to, label in ways if 0 <= to <= last)
    return (*filter(None, menus), *((turns,) if turns else ()))


def _on(page: int, some: Sequence[Card]) -> Sequence[Card]:
    return some[page * ENTRIES : (page + 1) * ENTRIES]


def _menu(shown: Shown, some: Sequence[Card], id: str, hint: str) -> Menu | None:  # noqa: A002
    say = shown.speech.unescaped
    entries = tuple(Entry(card.id, shortened(say(card.name), ENTRY)) for card in some)
    return Menu(id, hint, entries) if entries else None


def page_in(argument: str) -> int:
    """The page that a menu or button of the panel stands on, or leads to.

    Raises NotOurs if it was tampered with.
    """
    number = argument[1:]
    if argument[:1] not in "mtp" or not (number.isascii() and number.isdigit() and len(number) < 3):
        raise NotOurs(argument)
    return int(number)


def _id(shown: Shown, page: int, kind: str) -> str:
    return str(CustomId(shown.table.id, NO_SEAT, 0, Verb.TERM, f"{kind}{page}"))
