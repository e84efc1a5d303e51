"""**What is ...?**: a menu of the cards and terms that a viewer sees now, and one explained."""

from __future__ import annotations

from collections.abc import Sequence

from bot.language.speech import Speech, shortened, title
from bot.presentation.custom_ids import NO_SEAT, CustomId, NotOurs, Verb
from bot.presentation.games.presenters import presenter
from bot.presentation.panel import Button, Entry, Menu, Panel, Row
from bot.presentation.shown import Shown
from bot.table.refusals import Refused
from engine.core.text import Card
from engine.core.words import words

PAGE = 25
ROOM = 3_000
NAME = 100


def panel(shown: Shown, page: int = 0, chosen: str = "") -> Panel:
    """The terms on a page of the menu, and the `chosen` one explained.

    Raises Refused where nothing can be looked up, NotOurs for what is no card of the game.
    """
    speech, text = shown.speech, shown.game.text
    cards = text.visible(shown.view)
    if not cards:
        raise Refused(words("refused-no-terms", game=title(shown.game.name)))
    lines = [f"### {speech.say('terms-heading', game=title(shown.game.name))}"]
    if not chosen:
        return Panel((*lines, speech.say("terms-ask")), _rows(shown, cards, page))
    card = _card(text.cards(), chosen)
    lines.append(_explained(card, speech))
    picture = presenter(shown.game.name).card(shown.view, card, speech)
    return Panel(tuple(lines), _rows(shown, cards, page), picture)


def _card(cards: Sequence[Card], chosen: str) -> Card:
    """A card that was on the menu, though it may have gone from the board since."""
    card = next((one for one in cards if one.id == chosen), None)
    if card is None:
        raise NotOurs(chosen)
    return card


def _explained(card: Card, speech: Speech) -> str:
    speech = speech.illustrated
    return f"**{speech(card.name)}**\n{shortened(speech(card.text), ROOM)}"


def _rows(shown: Shown, cards: Sequence[Card], page: int) -> tuple[Row, ...]:
    speech, last = shown.speech, (len(cards) - 1) // PAGE
    page = min(page, last)
    entries = tuple(
        Entry(card.id, shortened(speech.unescaped(card.name), NAME))
        for card in cards[page * PAGE : (page + 1) * PAGE]
    )
    menu = Menu(_id(shown, page, "m"), speech.say("menu-choose"), entries)
    ways = ((page - 1, "menu-earlier"), (page + 1, "menu-further"))
    turns = tuple(
        Button(_id(shown, to, "p"), speech.say(label)) for to, label in ways if 0 <= to <= last
    )
    return (menu, turns) if turns else (menu,)


def page_in(argument: str) -> int:
    """The page that a menu or button of the panel stands on, or leads to.

    Raises NotOurs if it was tampered with.
    """
    number = argument[1:]
    if argument[:1] not in "mp" or not (number.isascii() and number.isdigit() and len(number) < 3):
        raise NotOurs(argument)
    return int(number)


def _id(shown: Shown, page: int, kind: str) -> str:
    return str(CustomId(shown.table.id, NO_SEAT, 0, Verb.TERM, f"{kind}{page}"))
