"""Every verb of a custom id is done by one part of the bot, and by one alone."""

from __future__ import annotations

import pytest

from bot.discord_io.answer import Answer
from bot.interactions.verbs import Verbs, merged
from bot.presentation.custom_ids import CustomId, Verb


async def done(answer: Answer, where: CustomId) -> None:
    """Something is done."""


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
