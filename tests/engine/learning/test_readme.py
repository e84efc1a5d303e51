"""The README on lessons has valid examples of both formats, and every message id."""

import re
import tomllib
from pathlib import Path

from engine.core import registry
from engine.core.catalogue import ENGLISH, learning_of
from engine.core.content import Entry
from engine.core.words import prefix_of
from engine.learning.files import (
    BesideEntry,
    FirstTurnFile,
    LessonEntry,
    StepEntry,
    TutorialFile,
)

PAGE = Path(__file__).resolve().parents[3] / "engine" / "learning" / "README.md"
README = PAGE.read_text("utf-8")
FIRST_TURN, TUTORIAL = re.findall(r"```toml\n(.*?)```", README, re.DOTALL)
IDS = {
    re.sub(r"<\w+>", "[a-z0-9-]+", one)
    for row in re.findall(r"^\| (`.*)", README, re.MULTILINE)
    for one in re.findall(r"`([a-z]+(?:-(?:<\w+>|contest|done))?)`", row)
}


def test_the_printed_formats_are_valid_and_have_every_field() -> None:
    first_turn = FirstTurnFile.model_validate(tomllib.loads(FIRST_TURN))
    tutorial = TutorialFile.model_validate(tomllib.loads(TUTORIAL))
    printed: tuple[tuple[Entry, type[Entry]], ...] = (
        (first_turn, FirstTurnFile),
        (tutorial, TutorialFile),
        (tutorial.steps[1], StepEntry),
        (tutorial.beside[0], BesideEntry),
        (tutorial.lessons[0], LessonEntry),
    )
    for entry, form in printed:
        assert entry.model_fields_set == set(form.model_fields)


def test_the_table_has_every_message_id_in_use() -> None:
    for name in registry.HOUSE:
        own = f"{prefix_of(name)}learn-"
        for message in learning_of(registry.game(name)).ids(ENGLISH):
            assert any(re.fullmatch(one, message.removeprefix(own)) for one in IDS), message
