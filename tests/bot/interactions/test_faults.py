"""What members are told of errors."""

from __future__ import annotations

from bot.interactions.faults import sentence
from bot.language.speech import Speech
from engine.core.errors import BadContent, EngineError


def test_a_message_that_is_missing_is_no_fault_of_the_members_game() -> None:
    speech = Speech("en")
    missing = sentence(BadContent("There is no message 'busy-games' in the catalogue."), speech)
    assert missing == speech.say("fault-unforeseen")
    assert sentence(EngineError("no more"), speech) == speech.say("fault-engine")
