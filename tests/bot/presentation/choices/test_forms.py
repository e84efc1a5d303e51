"""A form's answers are carried in a custom id, and fit however long the form is."""

from dataclasses import replace

import pytest

from bot.presentation.choices.forms import Draft, draft_of, new_draft
from bot.presentation.custom_ids import CustomId, Verb, parse
from engine.core.choices import FORM_OPTIONS_LIMIT, FORM_PATH_LIMIT, Question
from engine.core.errors import StaleChoice

TAXES = Question("taxes", ("for", "against"), ("for",))
FLEET = Question("fleet", ("a", "b", "c"), (), 0, 3)
MANY = tuple(Question(f"q{n}", ("x", "y")) for n in range(9))
PATH = ("ballot",)


def text_of(draft: Draft) -> str:
    """The part of a custom id after the path."""
    return draft.at(PATH).partition("~")[2]


def test_a_form_begins_with_the_previous_answers() -> None:
    draft = draft_of((TAXES, FLEET), "")
    assert draft == new_draft((TAXES, FLEET))
    assert draft.answers == (("for",), ())
    assert draft.parts == 1


def test_answers_survive_the_custom_id() -> None:
    draft = new_draft((TAXES, FLEET)).with_answers((("against",), ("c", "a")))
    assert draft.answers == (("against",), ("a", "c"))
    again = draft.again()
    assert draft_of((TAXES, FLEET), text_of(again)) == again


def test_a_long_form_has_five_questions_per_modal() -> None:
    first = new_draft(MANY)
    assert (first.parts, len(first.next_questions)) == (2, 5)
    second = first.with_answers([("x",)] * 5)
    assert (second.part, second.next_questions) == (1, MANY[5:])
    assert draft_of(MANY, text_of(second)) == second
    assert second.with_answers([("y",)] * 4).answers == (("x",),) * 5 + (("y",),) * 4


@pytest.mark.parametrize(
    "others",
    [
        (TAXES,),
        (TAXES, replace(FLEET, options=("a", "b", "d"))),
        (FLEET, TAXES),
        (replace(TAXES, key="tariffs"), FLEET),
    ],
)
def test_answers_to_other_questions_are_stale(others: tuple[Question, ...]) -> None:
    with pytest.raises(StaleChoice):
        draft_of(others, text_of(new_draft((TAXES, FLEET))))


@pytest.mark.parametrize("text", ["1", "0~", "0~AAAA", "0~!!!!x", "~", "0~AAAA" + "x" * 60])
def test_a_malformed_answer_is_stale(text: str) -> None:
    with pytest.raises(StaleChoice):
        draft_of((TAXES, FLEET), text)


def test_a_form_has_no_modal_after_the_last() -> None:
    done = new_draft((TAXES, FLEET)).with_answers((("for",), ()))
    with pytest.raises(StaleChoice):
        draft_of((TAXES, FLEET), text_of(done))


def test_an_answer_that_is_not_offered_is_stale() -> None:
    with pytest.raises(StaleChoice):
        new_draft((TAXES, FLEET)).with_answers((("perhaps",), ()))


def test_the_longest_possible_form_fits_a_custom_id() -> None:
    questions = tuple(
        Question(f"q{n}", tuple(map(str, range(25))), (), 0, 25)
        for n in range(FORM_OPTIONS_LIMIT // 25)
    )
    full = new_draft(questions).with_answers([question.options for question in questions[:5]])
    argument = full.at(("x" * FORM_PATH_LIMIT,))
    written = str(CustomId("abcdefghijkl", 12, 999_999, Verb.FORM, argument))
    assert len(written) <= 100
    assert parse(written).argument == argument
    assert draft_of(questions, argument.partition("~")[2]) == full
