"""A stored notice is read as it was written; anything else is refused."""

from typing import get_args

import pytest

from bot.store.records import NoticeRow
from bot.table.notices import (
    Alarmed,
    Announced,
    Ballot,
    Board,
    Fresh,
    Gathered,
    Hand,
    News,
    Notice,
    Old,
    Passed,
    Settled,
    Turn,
    Whispered,
    Word,
    payload_of,
    read,
)
from bot.table.state import Ask, Proposal
from engine.core.errors import Malformed

PAUSE = Proposal(ask=Ask.PAUSE, by=1, about=0, number=4, agreed=(1,))
NOTICES: tuple[Notice, ...] = (
    Alarmed(1, ("election-2-9", "limit")),
    Announced('[{"fact": "Ünïcode"}]'),
    Ballot(2),
    Board(),
    Fresh(),
    Gathered("diplomacy", 7),
    Hand(0),
    Hand(0, 7),
    News("call", 1 << 60),
    Old(10, 1 << 60),
    Passed(10, 1 << 60),
    Passed(10, 1 << 60, "hand-late", 3),
    Settled(PAUSE, "declined"),
    Turn(5),
    Whispered(1, "[]"),
    Word(None, "word-gone", public=True, named={"who": 2}, given={}),
    Word(0, "word-remind", public=False, named={}, given={"hours": 4, "when": "soon"}),
)


def row(kind: str, payload: str) -> NoticeRow:
    return NoticeRow("id", kind, payload, "nonce", 0.0, 0.0, "match")


@pytest.mark.parametrize("notice", NOTICES)
def test_a_notice_is_read_as_it_was_written(notice: Notice) -> None:
    assert read(row(notice.kind, payload_of(notice))) == notice


def test_every_kind_of_notice_has_one_type_and_a_test_here() -> None:
    forms = get_args(Notice)
    assert {type(notice) for notice in NOTICES} == set(forms)


def test_the_names_of_kinds_of_notices_never_change() -> None:
    """After an update, pending notices are found by these names."""
    names = "alarmed announced ballot board fresh gathered hand news old passed settled turn"
    assert {form.kind for form in get_args(Notice)} == {*names.split(), "whispered", "word"}


@pytest.mark.parametrize(
    ("kind", "payload", "said"),
    [
        ("turn", "{}", "notice called turn: Field required at seat"),
        ("turn", '{"seat": "second"}', "notice called turn: .* at seat"),
        ("board", "[", "notice called board"),
        ("parade", "{}", "no notices called 'parade'"),
    ],
)
def test_a_malformed_notice_is_refused_with_the_fault(kind: str, payload: str, said: str) -> None:
    with pytest.raises(Malformed, match=said):
        read(row(kind, payload))
