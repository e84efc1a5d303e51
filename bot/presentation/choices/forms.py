"""Shows a form (several questions answered at once) as modals.

A modal has at most five fields, so a longer form has several parts. The answers so far are in the
custom id of the button that continues, one bit per option: nothing needs to be stored, and a
restart loses nothing. A hash of the questions, also in that id, shows if they have changed.
"""

from __future__ import annotations

import re
from base64 import b32encode
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any

from bot.language.speech import Speech, capital, shorten
from bot.presentation.custom_ids import CustomId
from bot.presentation.panel import ENTRY, LABEL, TITLE, Button, Entry, Style
from engine.core.choices import ABOUT_LIMIT, SEPARATOR, Answers, Question, answer_keys
from engine.core.errors import StaleChoice
from engine.core.text import Text

FIELDS = 5
"""Discord's limit: fields of a modal."""
PART_MARK = "~"
"""Separates a form's path from the number of the part, and that from the answers."""
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_"
MARK_BYTES = 2
_DRAFT = re.compile(r"([0-9]{1,2})~([A-Z2-7]{4})([0-9a-zA-Z_-]{1,48})")


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a modal: the member chooses `least` to `most` entries; `chosen` are preselected.

    `about` is a description below the label, or "".
    """

    id: str
    label: str
    about: str
    entries: tuple[Entry, ...]
    chosen: tuple[str, ...]
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Writing:
    """An optional text field of a modal, with up to `most` characters."""

    id: str
    label: str
    about: str
    most: int


@dataclass(frozen=True, slots=True)
class Window:
    """A modal: custom id, title and fields."""

    id: str
    title: str
    fields: tuple[Field | Writing, ...]


@dataclass(frozen=True, slots=True)
class Draft:
    """A form in progress: its questions, their answers so far, and the next part, from 0."""

    questions: tuple[Question, ...]
    answers: Answers
    part: int = 0

    @property
    def parts(self) -> int:
        """The number of modals the form takes."""
        return -(-len(self.questions) // FIELDS)

    @property
    def next_questions(self) -> tuple[Question, ...]:
        """The questions of the next part."""
        return self.questions[self.part * FIELDS : (self.part + 1) * FIELDS]

    def with_answers(self, chosen: Sequence[Sequence[str]]) -> Draft:
        """The draft with these answers to the next part, one list for each of its questions.

        Raises StaleChoice for an answer that is not offered.
        """
        answers = list(self.answers)
        for place, (question, options) in enumerate(zip(self.next_questions, chosen, strict=True)):
            if not set(options) <= set(question.options):
                raise StaleChoice(f"{list(options)} is not offered at {question.key!r}.")
            answers[self.part * FIELDS + place] = tuple(
                option for option in question.options if option in options
            )
        return replace(self, answers=tuple(answers), part=self.part + 1)

    @property
    def keys_so_far(self) -> tuple[str, ...]:
        """The answers to the parts before the next one, as keys, none to the later questions."""
        answered = self.answers[: self.part * FIELDS]
        left = len(self.questions) - len(answered)
        return answer_keys(self.questions, (*answered, *((),) * left))

    def again(self) -> Draft:
        """The draft with the same answers, at its first part."""
        return replace(self, part=0)

    def at(self, path: Sequence[str]) -> str:
        """The argument of a custom id that holds this draft of the form at `path`."""
        bits = "".join(
            "01"[option in chosen]
            for question, chosen in zip(self.questions, self.answers, strict=True)
            for option in question.options
        )
        written = f"{_mark(self.questions)}{_digits(int(f'1{bits}', 2))}"
        return f"{SEPARATOR.join(path)}{PART_MARK}{self.part}{PART_MARK}{written}"


@dataclass(frozen=True, slots=True)
class OpenForm:
    """A form that a member fills in, in words. `id` is its custom id, without the argument."""

    id: CustomId
    path: tuple[str, ...]
    title: str
    draft: Draft
    text: Text[Any, Any, Any]
    view: Any
    speech: Speech
    keeps: bool = False
    """Whether the game keeps the answers of each part."""

    @property
    def button(self) -> Button:
        """The button that opens or continues the form."""
        return Button(self._id, f"{self._title_with_part[: LABEL - 2]} …", Style.MOVE)

    @property
    def window(self) -> Window:
        """The modal of the next part."""
        fields = tuple(self.field(one) for one in self.draft.next_questions)
        return Window(self._id, self._title_with_part[:TITLE], fields)

    def field(self, question: Question) -> Field:
        """A question as a field of the modal."""
        key, there = question.key, (*self.path, question.key)
        notes = (question.note, self.text.about(self.view, self.path, key))
        told = [self.speech(note) for note in notes if note is not None]
        about = " ".join(told)
        entries = tuple(self._entry(there, one) for one in question.options)
        return Field(
            key,
            self.speech(self.text.question(self.view, self.path, key)),
            about if len(about) <= ABOUT_LIMIT else told[0],
            entries,
            self.draft.answers[self.draft.questions.index(question)],
            question.least,
            question.most,
        )

    def _entry(self, path: tuple[str, ...], key: str) -> Entry:
        note = self.text.about(self.view, path, key)
        good_for = "" if note is None else shorten(capital(self.speech(note)), ENTRY)
        return Entry(key, self.speech(self.text.item(self.view, path, key)), good_for)

    @property
    def _id(self) -> str:
        return str(self.id._replace(argument=self.draft.at(self.path)))

    @property
    def _title_with_part(self) -> str:
        draft, say = self.draft, self.speech.say
        if draft.parts == 1:
            return self.title
        return say("form-part", what=self.title, part=draft.part + 1, parts=draft.parts)


def new_draft(questions: Sequence[Question]) -> Draft:
    """A draft at its first part, with the answers that the game preselects."""
    return Draft(tuple(questions), tuple(tuple(question.chosen) for question in questions))


def draft_of(questions: Sequence[Question], text: str) -> Draft:
    """The draft that is encoded in `text`; a new one if `text` is "".

    Raises StaleChoice if the questions have changed since, or `text` is forged.
    """
    if not text:
        return new_draft(questions)
    found, questions_asked = _DRAFT.fullmatch(text), tuple(questions)
    if found is None or found[2] != _mark(questions_asked):
        raise StaleChoice(f"There is no form half filled in as {text!r}.")
    bits = f"{_number(found[3]):b}"[1:]
    if len(bits) != sum(len(question.options) for question in questions_asked):
        raise StaleChoice(f"There is no form half filled in as {text!r}.")
    ticks = iter(bits)
    answers = tuple(
        tuple(option for option in question.options if next(ticks) == "1")
        for question in questions_asked
    )
    draft = Draft(questions_asked, answers, int(found[1]))
    if not draft.next_questions:
        raise StaleChoice(f"The form has no part {draft.part}.")
    return draft


def _mark(questions: Sequence[Question]) -> str:
    """A hash of the questions' keys and options."""
    form = repr([(one.key, tuple(one.options)) for one in questions]).encode()
    return b32encode(blake2b(form, digest_size=MARK_BYTES).digest()).decode().rstrip("=")


def _digits(number: int) -> str:
    text = ""
    while number:
        number, digit = divmod(number, len(DIGITS))
        text = DIGITS[digit] + text
    return text


def _number(text: str) -> int:
    number = 0
    for digit in text:
        number = number * len(DIGITS) + DIGITS.index(digit)
    return number
