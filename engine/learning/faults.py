"""What is wrong with a game's lessons, a sentence each, naming game, file and step."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.core import options
from engine.core.catalogue import ENGLISH, LEARNING, learning_of
from engine.core.chance import seed_from
from engine.core.errors import BadOption, BadSeats, BrokenLesson
from engine.core.game import AnyGame
from engine.core.match import Match
from engine.core.words import prefix_of
from engine.learning.files import FIRST_TURN, FirstTurnFile, read
from engine.learning.script import DONE, has_tutorial, script

HEADING = re.compile(r"^## +\S.*$", re.MULTILINE)
NUMBER = re.compile(r"^(\d+)\. ", re.MULTILINE)


def faults(game: AnyGame) -> Iterator[str]:
    """Every fault of a game's tutorial, texts for newcomers and first turn, a sentence each."""
    yield from _of_the_tutorial(game)
    yield from _of_the_texts(game)
    yield from _of_the_first_turn(game)


def _of_the_tutorial(game: AnyGame) -> Iterator[str]:
    if not has_tutorial(game):
        return
    try:
        found = script(game)
    except BrokenLesson as error:
        yield str(error)
        return
    own, known = f"{prefix_of(game.name)}learn-step-", learning_of(game).ids(ENGLISH)
    ends = (DONE,) if found.until else ()
    for one in (*found.steps.values(), *found.beside, *found.lessons, *ends):
        if f"{own}{one.say}" not in known:
            yield (
                f"{game.name}, {LEARNING}/{ENGLISH}.ftl: there is no message {own}{one.say}, which"
                " the tutorial says."
            )


def _of_the_texts(game: AnyGame) -> Iterator[str]:
    """A fault per language with other messages than English: it lacks some, or has more."""
    texts = learning_of(game)
    english = texts.ids(ENGLISH)
    for locale in texts.locales:
        if lacking := sorted(english - texts.ids(locale)):
            yield f"{game.name}, {LEARNING}/{locale}.ftl: it lacks {', '.join(lacking)}."
        if more := sorted(texts.ids(locale) - english):
            yield f"{game.name}, {LEARNING}/{ENGLISH}.ftl: it lacks {', '.join(more)}."


def _of_the_first_turn(game: AnyGame) -> Iterator[str]:
    try:
        board = read(FirstTurnFile, game, FIRST_TURN)
        if board is not None:
            first_match(game, board)
    except BrokenLesson as error:
        yield str(error)
        return
    folder = game.folder / LEARNING
    pages = sorted(folder.glob("first_turn.*.md"))
    if not (board or pages):
        return
    for locale in (ENGLISH, *(other for other in learning_of(game).locales if other != ENGLISH)):
        page = folder / f"first_turn.{locale}.md"
        if page not in pages:
            yield f"{game.name}, {LEARNING}/{page.name}: there is no such page."
    for page in pages:
        yield from _of_the_page(game, page, board)


def _of_the_page(game: AnyGame, page: Path, board: FirstTurnFile | None) -> Iterator[str]:
    where, text = f"{game.name}, {LEARNING}/{page.name}", page.read_text("utf-8")
    if HEADING.search(text) is None:
        yield f"{where}: it has no section; begin it with a line `## Your first turn`."
    numbers, parts = NUMBER.findall(text), 0 if board is None else len(board.parts)
    if board is not None and numbers != [str(number) for number in range(1, parts + 1)]:
        yield (
            f"{where}: its numbered list has {len(numbers)} entries, and {FIRST_TURN} numbers"
            f" {parts} parts of the picture."
        )


def first_match(game: AnyGame, board: FirstTurnFile) -> Match[Any, Any, Any]:
    """The match, from a fixed seed, whose first board the first turn explains.

    Raises BrokenLesson if `board` has options or seats that the game does not allow.
    """
    try:
        chosen = options.read(game, board.options)
        return Match.start(game, chosen, board.seats, seed_from(f"first turn {game.name}"))
    except (BadOption, BadSeats) as error:
        raise BrokenLesson(f"{game.name}, {FIRST_TURN}: {error}", game.name) from error
