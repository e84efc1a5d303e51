"""The panel **What is ...?**: menus of the visible cards and terms, and one of them explained.

A term is visible if it occurs in the texts of the board, the alt text of its picture, the choices,
the score, or the goal, and the option that it comes with is chosen.
"""

from collections.abc import Iterable, Iterator, Sequence
from unicodedata import combining, normalize

from bot.language.speech import Speech, shorten, title
from bot.presentation import alarms
from bot.presentation.choices.paging import turning_buttons
from bot.presentation.custom_ids import NotOurs, Verb, custom_id, number_in
from bot.presentation.learning.glossary import (
    FAIR_DEAL,
    cards_and_terms,
    glossary,
    is_in_play,
    standing,
)
from bot.presentation.learning.introduction import goal
from bot.presentation.panel import ENTRIES, ENTRY, SMALL, Entry, Heading, Menu, Panel, Row
from bot.presentation.shown import Shown
from bot.presentation.status import fairness_code, whole_fairness_code
from bot.table.refusals import Refused
from engine.core.text import Card
from engine.core.words import words
from engine.learning.terms import shown_cards

ROOM = 3_000
"""Maximum characters of an explanation."""
LINE = 300
"""Maximum characters of a line that is quoted because a term occurs in it."""


def panel(shown: Shown, page: int = 0, chosen: str = "") -> Panel:
    """A page (from 0) of the menus, with the card or term explained whose id is `chosen`.

    Raises Refused if there is nothing to look up, NotOurs if there is no such card.
    """
    speech, text = shown.speech, shown.game.text
    elsewhere, labels = _elsewhere(shown), _labels(shown)
    where = dict(_standing(shown, labels, elsewhere))
    cards = shown_cards(text.cards(), shown.view)
    found = tuple(sorted(where, key=lambda term: _sort_key(speech.without_escapes(term.name))))
    if not (cards or found):
        raise Refused(words("refused-no-terms", game=title(shown.game.name)))
    lines = [f"### {speech.say('terms-heading', game=title(shown.game.name))}"]
    rows = _rows(shown, cards, found, page)
    if not chosen:
        return Panel((*lines, speech.say("terms-ask")), rows)
    card = _card(cards_and_terms(shown.game.name), chosen)
    lines.append(_explain(card, speech))
    if card == FAIR_DEAL:
        lines.append(f"{SMALL}{whole_fairness_code(shown.table.row, speech)}")
    elif (line := where.get(card)) and line not in (*labels, *elsewhere) and len(line) <= LINE:
        sentence = speech.say("terms-where", line=line.removeprefix(SMALL))
        lines.append(f"{SMALL}{sentence}")
    drawn = card not in glossary(shown.game.name)
    picture = shown.presenter.card(shown.view, card, speech) if drawn else None
    return Panel(tuple(lines), rows, picture)


def _sort_key(name: str) -> str:
    """The name as a dictionary sorts it: without case, umlauts as their plain letters."""
    return "".join(one for one in normalize("NFKD", name.casefold()) if not combining(one))


def _standing(
    shown: Shown, labels: Iterable[str], elsewhere: Iterable[str]
) -> Iterator[tuple[Card, str]]:
    """The visible terms, each with the first text in which it occurs."""
    game, speech = shown.game, shown.speech
    lines = [speech.with_icon_markup(line) for line in game.text.describe(shown.view)]
    pictured = [shown.picture.alt] if shown.picture else []
    warned = alarms.lines(shown.table, speech, shown.viewer)
    read = (*warned, *shown.lines, *lines, *labels, *pictured)
    foot = fairness_code(shown.table.row, speech)
    for term, line in standing(game.name, (*read, foot, *elsewhere), speech):
        if is_in_play(game.name, term, shown.table.options):
            yield term, line


def _elsewhere(shown: Shown) -> tuple[str, ...]:
    """The texts that are not on the board: score and goal."""
    table, speech = shown.table, shown.speech
    aim = goal(table.row.game, table.ladder, speech, together=table.cooperative)
    return (*shown.score, aim)


def _labels(shown: Shown) -> tuple[str, ...]:
    """The texts of headings, buttons and menu entries, which are no sentences to quote."""
    rows = () if shown.viewer is None else shown.own_menus.open().rows
    return tuple(_labels_of(rows))


def _labels_of(rows: Iterable[Row]) -> Iterator[str]:
    for row in rows:
        if isinstance(row, Menu):
            yield from (row.heading, row.placeholder)
            yield from (f"{entry.label}\n{entry.description}" for entry in row.entries)
        else:
            yield from (one.text if isinstance(one, Heading) else one.label for one in row)


def _card(cards: Sequence[Card], chosen: str) -> Card:
    """The card with this id, even if it is no longer visible. Raises NotOurs if there is none."""
    card = next((one for one in cards if one.id == chosen), None)
    if card is None:
        raise NotOurs(chosen)
    return card


def _explain(card: Card, speech: Speech) -> str:
    speech = speech.with_icon_markup
    return f"**{speech(card.name)}**\n{shorten(speech(card.text), ROOM)}"


def _rows(shown: Shown, cards: Sequence[Card], terms: Sequence[Card], page: int) -> tuple[Row, ...]:
    """The menu of cards, the menu of terms, and the buttons that turn the page."""
    say, last = shown.speech.say, (max(len(cards), len(terms)) - 1) // ENTRIES
    page = min(page, last)
    kinds = ((cards, "m", "terms-cards"), (terms, "t", "terms-words"))
    menus = (
        _menu(shown, some[page * ENTRIES : (page + 1) * ENTRIES], _id(shown, page, kind), say(id_))
        for some, kind, id_ in kinds
    )
    turns = turning_buttons(page, last + 1, shown.speech, lambda to: _id(shown, to, "p"))
    return (*filter(None, menus), *((turns,) if turns else ()))


def _menu(shown: Shown, some: Sequence[Card], id: str, hint: str) -> Menu | None:  # noqa: A002
    say = shown.speech.without_escapes
    entries = tuple(Entry(card.id, shorten(say(card.name), ENTRY)) for card in some)
    return Menu(id, hint, entries) if entries else None


def page_in(argument: str) -> int:
    """The page that the argument of a button or menu names. Raises NotOurs if it is forged."""
    if argument[:1] not in "mtp":
        raise NotOurs(argument)
    return number_in(argument[1:])


def _id(shown: Shown, page: int, kind: str) -> str:
    return custom_id(Verb.TERM, f"{kind}{page}", match=shown.table.id)
