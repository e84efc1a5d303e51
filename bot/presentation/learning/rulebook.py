"""A game's rules for players, as panels: the contents, and the pages of each section.

The source is `<folder>/rules/<locale>.md`, with a section for each second-level heading. The first
sections are those of `<folder>/learning/first_turn.<locale>.md`, if that exists. Its first one has
the picture that it explains. A game of both kinds has two more: what a team does, and what rivals
do. Discord keeps line breaks, so wrapped lines are joined.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.language.speech import Speech, title
from bot.play import tutorials
from bot.presentation.custom_ids import NotOurs, Verb, custom_id, number_in
from bot.presentation.games.presenters import presenter
from bot.presentation.learning.first_turn import picture
from bot.presentation.learning.introduction import goal, learning_text
from bot.presentation.panel import ENTRIES, Button, Entry, Menu, Panel, Row, Style
from bot.presentation.shown import Shown
from bot.table.refusals import Refused
from engine.core import registry
from engine.core.catalogue import ENGLISH, LEARNING
from engine.core.words import words

PAGE = 3_600
"""Maximum characters of a page: Discord's limit, less room for heading and buttons."""
TITLE = 100
JOINTS = ("\n\n", "\n", " ")
_HEADING = re.compile(r"^## +(.+?) *$", re.MULTILINE)
_STARTS_ANEW = re.compile(r"\s*([-*+] |\d+[.)] |#|>|\||```)")


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the rules; its pages have at most `PAGE` characters."""

    title: str
    pages: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A game's rules: introduction and sections, of which the first `begins` are the first turn."""

    introduction: str
    sections: tuple[Section, ...]
    begins: int


@cache
def rulebook(game: str, locale: str) -> Rulebook:
    """A game's rules in a locale, or else in English.

    Raises UnknownGame if there is no such game, Refused if it has no rules.
    """
    folder = registry.game(game).folder
    rules = _in_locale(folder / "rules" / f"{locale}.md")
    if rules is None:
        raise Refused(words("refused-no-rules", game=title(game)))
    first = _in_locale(folder / LEARNING / f"first_turn.{locale}.md")
    before, *parts = _HEADING.split(rules.read_text("utf-8"))
    begins = [] if first is None else _HEADING.split(first.read_text("utf-8"))[1:]
    parts = [*begins, *parts]
    found = [
        Section(name[:TITLE], pages(join_lines(body).strip()))
        for name, body in zip(parts[::2], parts[1::2], strict=True)
        if body.strip()
    ]
    introduction = "\n".join(line for line in before.splitlines() if not line.startswith("# "))
    return Rulebook(join_lines(introduction).strip()[:PAGE], tuple(found), len(begins) // 2)


def _in_locale(path: Path) -> Path | None:
    """The file with a locale in its name, or else the English one; None if there is neither."""
    *name, _, suffix = path.name.split(".")
    among = (path, path.with_name(".".join([*name, ENGLISH, suffix])))
    return next((one for one in among if one.is_file()), None)


def join_lines(text: str) -> str:
    """The markdown text with each paragraph and each list entry on one line."""
    lines: list[str] = []
    for line in text.splitlines():
        goes_on = line.strip() and lines and lines[-1] and not lines[-1].startswith("#")
        if goes_on and not _STARTS_ANEW.match(line):
            lines[-1] += f" {line.strip()}"
        else:
            lines.append(line.rstrip())
    return "\n".join(lines)


def pages(text: str, limit: int = PAGE, joints: tuple[str, ...] = JOINTS) -> tuple[str, ...]:
    """The text in pages of at most `limit` characters.

    It is split between paragraphs if possible, else between lines, words, or within a word.
    """
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


def first_page(
    game: str,
    speech: Speech,
    section: int | None,
    aim: str = "",
    *,
    begins: bool = False,
    rivals: bool = False,
) -> Panel:
    """The first page of a section, or the contents if `section` is None.

    With `begins` it is the contents followed by the section. `aim` is a line that says how to win,
    or "". `rivals` are told what rivals do in the first turn. Raises like `page`.
    """
    if section is None or begins:
        return contents(game, speech, aim, section, rivals=rivals)
    return page(game, section, 0, speech, aim)


def contents(
    game: str, speech: Speech, aim: str = "", mode: int | None = None, *, rivals: bool = False
) -> Panel:
    """The first turn, or else the introduction, with a menu of sections.

    `aim` is a line that says how to win, or "". `mode` is the section about the mode, if it has
    one, which then follows. `rivals` are told what they do, others what a team does, where the
    first turn has a section for each. Raises like `rulebook`.
    """
    book = rulebook(game, speech.locale)
    if book.begins:
        shown, drawn = [book.sections[0]], picture(game, speech.locale)
        shown += book.sections[1 : book.begins][int(rivals) :][:1]
        if mode is not None:
            shown.append(book.sections[mode])
        small = "\n".join(f"-# {line}" for line in book.introduction.splitlines() if line)
        parts = (f"## {part.title}\n{part.pages[0]}" for part in shown)
        text = [_heading(game, speech, aim), *parts, small]
    else:
        listed = "\n".join(f"{place}. {part.title}" for place, part in enumerate(book.sections, 1))
        text, drawn = [_heading(game, speech, aim), book.introduction, listed[:PAGE]], None
    rows = _menu(game, speech)
    if game in tutorials.games():
        rows = (*rows, (to_tutorial(game, speech),))
    return Panel(tuple(filter(None, text)), rows, drawn)


def section_about(shown: Shown) -> int | None:
    """The index of the section about the current phase, in a first turn about the mode.

    None if there is none, and after the end.
    """
    table = shown.table
    if table.over:
        return None
    if begins(shown):
        return section_about_mode(table.row.game, table.ladder, shown.speech)
    return _place(table.row.game, shown.presenter.chapter(shown.view), shown.speech)


def begins(shown: Shown) -> bool:
    """Whether it is a first turn, which the contents explain."""
    table = shown.table
    skips = shown.presenter.skips_first_turn(table.ladder)
    return table.match.state.turn <= 1 and not table.over and not skips


def section_about_mode(game: str, ladder: str, speech: Speech) -> int | None:
    """The index of the section about the mode with this ladder; None if it has no own section."""
    return _place(game, presenter(game).chapter_of_mode(ladder), speech)


def _place(game: str, chapter: int | None, speech: Speech) -> int | None:
    """The index among all sections of a chapter of the rules; None if there is no such section.

    The sections about the first turn come before it, and count.
    """
    book = rulebook(game, speech.locale)
    place = None if chapter is None else chapter + book.begins
    return place if place is not None and place < len(book.sections) else None


def aim(shown: Shown) -> str:
    """How to win the game of a table, and a line on each option in play that has a text.

    "" without any text.
    """
    table, speech = shown.table, shown.speech
    said = goal(table.row.game, table.ladder, speech, together=table.cooperative)
    chosen = [name.replace("_", "-") for name, value in table.options.items() if value == "yes"]
    lines = [learning_text(table.row.game, f"with-{name}", speech) for name in chosen]
    return "\n".join(filter(None, (said and speech.say("rules-goal", goal=said), *lines)))


def to_tutorial(game: str, speech: Speech) -> Button:
    """The button that starts a game's tutorial."""
    begin = custom_id(Verb.BEGIN, f"{game}+t")
    return Button(begin, speech.say("button-tutorial"), Style.MAIN)


def page(game: str, section: int, number: int, speech: Speech, aim: str = "") -> Panel:
    """A page (from 0) of a section, with buttons to the pages before and after it.

    `aim` is a line that says how to win, or "". Raises NotOurs if there is no such page, and like
    `rulebook`.
    """
    book = rulebook(game, speech.locale)
    places = [(s, p) for s, part in enumerate(book.sections) for p in range(len(part.pages))]
    if (section, number) not in places:
        raise NotOurs(f"{game} {section} {number}")
    part, at = book.sections[section], places.index((section, number))
    heading = f"{_heading(game, speech, aim)}\n## {part.title}"
    if len(part.pages) > 1:
        heading += f"\n-# {speech.say('rules-page', page=number + 1, pages=len(part.pages))}"
    row = [Button(_id(game), speech.say("rules-contents"))]
    if at:
        row.insert(0, Button(_id(game, *places[at - 1]), speech.say("menu-previous")))
    if at < len(places) - 1:
        row.append(Button(_id(game, *places[at + 1]), speech.say("menu-next")))
    if game in tutorials.games():
        row.append(to_tutorial(game, speech))
    drawn = picture(game, speech.locale) if book.begins and not section and not number else None
    rows = (tuple(row), *_menu(game, speech, section))
    return Panel((heading, part.pages[number]), rows, drawn)


def _menu(game: str, speech: Speech, *place: int) -> tuple[Row, ...]:
    """The menu of sections; () without sections.

    `place` is a part of its custom id, which must differ from the custom id of the button to the
    contents.
    """
    sections = rulebook(game, speech.locale).sections[:ENTRIES]
    entries = tuple(Entry(str(at), part.title) for at, part in enumerate(sections))
    return (Menu(_id(game, *place), speech.say("rules-choose"), entries),) if entries else ()


def at(argument: str, chosen: str, speech: Speech) -> Panel:
    """The panel that a button names by its `argument`, or a menu by the `chosen` entry.

    Raises NotOurs if they are forged.
    """
    game, *numbers = argument.split("+")
    if chosen:
        numbers = [chosen, "0"]
    if game not in registry.names() or len(numbers) not in (0, 2):
        raise NotOurs(argument)
    if not numbers:
        return contents(game, speech)
    section, number = map(number_in, numbers)
    return page(game, section, number, speech)


def _id(game: str, *place: int) -> str:
    argument = "+".join([game, *map(str, place)])
    return custom_id(Verb.RULES, argument)


def _heading(game: str, speech: Speech, aim: str) -> str:
    heading = f"### {speech.say('rules-heading', game=title(game))}"
    return f"{heading}\n{aim}" if aim else heading
