"""The rules of a game for its players: sections and pages, as they are read on Discord.

Read from `<folder>/rules/<locale>.md`, a section for each heading of the second level. Discord
breaks a line where the file does, so lines that the file only wraps are joined again.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from bot.language.speech import Speech, title
from bot.presentation.custom_ids import NO_MATCH, NO_SEAT, CustomId, NotOurs, Verb
from bot.presentation.panel import Button, Entry, Menu, Panel
from bot.table.refusals import Refused
from engine.core import registry
from engine.core.catalogue import ENGLISH
from engine.core.words import words

PAGE = 3_600
"""Characters of a page: what Discord allows in a message, less the heading and the way on."""
SECTIONS_LISTED = 25
TITLE = 100
JOINTS = ("\n\n", "\n", " ")
_HEADING = re.compile(r"^## +(.+?) *$", re.MULTILINE)
_STARTS_ANEW = re.compile(r"\s*([-*+] |\d+[.)] |#|>|\||```)")


@dataclass(frozen=True, slots=True)
class Section:
    """One section of a rulebook; its pages have at most `PAGE` characters each."""

    title: str
    pages: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """What stands before the first section, and the sections."""

    introduction: str
    sections: tuple[Section, ...]


@cache
def rulebook(game: str, locale: str) -> Rulebook:
    """The rules of a game in a locale, or in English. Raises UnknownGame, and Refused if none."""
    folder = registry.game(game).folder / "rules"
    path = folder / f"{locale}.md"
    if not path.is_file():
        path = folder / f"{ENGLISH}.md"
    if not path.is_file():
        raise Refused(words("refused-no-rules", game=title(game)))
    before, *parts = _HEADING.split(path.read_text("utf-8"))
    found = [
        Section(name[:TITLE], pages(joined(body).strip()))
        for name, body in zip(parts[::2], parts[1::2], strict=True)
        if body.strip()
    ]
    introduction = "\n".join(line for line in before.splitlines() if not line.startswith("# "))
    return Rulebook(joined(introduction).strip()[:PAGE], tuple(found))


def joined(text: str) -> str:
    """Markdown with every paragraph and every entry of a list in one line."""
    lines: list[str] = []
    for line in text.splitlines():
        goes_on = line.strip() and lines and lines[-1] and not lines[-1].startswith("#")
        if goes_on and not _STARTS_ANEW.match(line):
            lines[-1] += f" {line.strip()}"
        else:
            lines.append(line.rstrip())
    return "\n".join(lines)


def pages(text: str, limit: int = PAGE, joints: tuple[str, ...] = JOINTS) -> tuple[str, ...]:
    """The text in pages of at most `limit` characters, cut between paragraphs where possible."""
    if len(text) <= limit:
        return (text,)
    if not joints:
        return tuple(text[at : at + limit] for at in range(0, len(text), limit))
    joint, *finer = joints
    full: list[str] = []
    page = ""
    for piece in text.split(joint):
        for part in pages(piece, limit, tuple(finer)):
            longer = f"{page}{joint}{part}" if page else part
            if len(longer) > limit:
                full.append(page)
                longer = part
            page = longer
    return (*full, page)


def contents(game: str, speech: Speech) -> Panel:
    """The table of contents, with a menu of the sections. Raises what `rulebook` raises."""
    book = rulebook(game, speech.locale)
    listed = "\n".join(f"{place}. {part.title}" for place, part in enumerate(book.sections, 1))
    text = [f"### {_heading(game, speech)}", book.introduction, listed[:PAGE]]
    entries = tuple(
        Entry(str(place), part.title) for place, part in enumerate(book.sections[:SECTIONS_LISTED])
    )
    menu = Menu(_id(game), speech.say("rules-choose"), entries)
    return Panel(tuple(filter(None, text)), (menu,) if entries else ())


def page(game: str, section: int, number: int, speech: Speech) -> Panel:
    """One page of a section, with the way back and on.

    Raises NotOurs if there is no such page, and what `rulebook` raises.
    """
    book = rulebook(game, speech.locale)
    places = [(s, p) for s, part in enumerate(book.sections) for p in range(len(part.pages))]
    if (section, number) not in places:
        raise NotOurs(f"{game} {section} {number}")
    part, at = book.sections[section], places.index((section, number))
    heading = f"### {_heading(game, speech)}\n## {part.title}"
    if len(part.pages) > 1:
        heading += f"\n-# {speech.say('rules-page', page=number + 1, pages=len(part.pages))}"
    row = [Button(_id(game), speech.say("rules-contents"))]
    if at:
        row.insert(0, Button(_id(game, *places[at - 1]), speech.say("menu-earlier")))
    if at < len(places) - 1:
        row.append(Button(_id(game, *places[at + 1]), speech.say("menu-further")))
    return Panel((heading, part.pages[number]), (tuple(row),))


def at(argument: str, chosen: str, speech: Speech) -> Panel:
    """What a button or menu of these panels asks for. Raises NotOurs if it was tampered with."""
    game, *numbers = argument.split("+")
    if chosen:
        numbers = [chosen, "0"]
    if game not in registry.names() or not all(map(_is_number, numbers)):
        raise NotOurs(argument)
    if not numbers:
        return contents(game, speech)
    if len(numbers) != 2:
        raise NotOurs(argument)
    return page(game, int(numbers[0]), int(numbers[1]), speech)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 5


def _id(game: str, *place: int) -> str:
    argument = "+".join([game, *map(str, place)])
    return str(CustomId(NO_MATCH, NO_SEAT, 0, Verb.RULES, argument))


def _heading(game: str, speech: Speech) -> str:
    return speech.say("rules-heading", game=title(game))
