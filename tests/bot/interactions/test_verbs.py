"""Every verb of a custom id is done by one part of the bot, and by one alone."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.discord_io.answer import Answer
from bot.interactions.verbs import Deeds, Verbs, deeds_of, merged, wordless
from bot.presentation.custom_ids import CustomId, Verb
from bot.table.table import Table


async def done(answer: Answer, where: CustomId) -> None:
    """Something is done."""


async def played(answer: Answer, table: Table) -> None:
    """Something is done at a table."""


@dataclass
class Part:
    """A part that does this."""

    deeds: Deeds


def doing(*verbs: Verb) -> Verbs:
    return dict.fromkeys(verbs, done)


def test_the_verbs_of_all_parts_together_are_every_verb() -> None:
    half = len(Verb) // 2
    parts = doing(*list(Verb)[:half]), doing(*list(Verb)[half:])
    assert merged(*parts) == doing(*Verb)


def test_a_verb_that_two_parts_do_is_refused() -> None:
    with pytest.raises(ValueError, match="Two parts do join, play"):
        merged(doing(*Verb), doing(Verb.PLAY, Verb.JOIN))


def test_a_verb_that_nobody_does_is_refused() -> None:
    with pytest.raises(ValueError, match="Nobody does vote"):
        merged(doing(*(verb for verb in Verb if verb is not Verb.VOTE)))


def test_a_deed_that_two_parts_do_is_refused() -> None:
    look, log = (Part({name: wordless(played)}) for name in ("look", "log"))
    assert set(deeds_of(look, log)) == {"look", "log"}
    with pytest.raises(ValueError, match="Two parts do log"):
        deeds_of(look, log, log)
