"""What members read after an error."""

from bot.interactions.faults import sentence
from bot.language.speech import Speech
from engine.core.errors import BadContent, EngineError


def test_a_missing_text_is_not_blamed_on_the_game() -> None:
    speech = Speech("en")
    missing = sentence(BadContent("There is no message 'busy-games' in the catalogue."), speech)
    assert missing == speech.say("fault-unforeseen")
    assert sentence(EngineError("no more"), speech) == speech.say("fault-engine")
