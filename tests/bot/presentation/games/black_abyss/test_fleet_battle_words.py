"""A fleet battle has no map, so no text about it names a space."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.language.speech import Speech
from bot.presentation.games.black_abyss.presenter import PRESENTER
from bot.presentation.learning import rulebook
from engine.core import registry
from engine.core.choices import Branch
from engine.core.words import Words
from engine.games.black_abyss.rules.geometry import rings
from tests.bot.presentation.played import matches

GAME = registry.game("black_abyss")
SPACE = re.compile(rf"\b({'|'.join((*rings().names, 'here'))})\b")
MOMENTS = 40
BRANCHES = 60


def labels(view: Any, root: Branch[Any]) -> Iterator[Words]:
    """The labels and notes of a menu's branches, limited for speed."""
    todo: list[tuple[tuple[str, ...], Branch[Any]]] = [((), root)]
    for path, branch in todo:
        for node in branch.open():
            here = (*path, node.key)
            yield GAME.text.label(view, here, node)
            yield from filter(None, [GAME.text.note(view, here, node)])
            if isinstance(node, Branch) and len(todo) < BRANCHES:
                todo.append((here, node))


def said(speech: Speech) -> Iterator[str]:
    """All texts of a random fleet battle."""
    for match in islice(matches("black_abyss", "words", 2, mode="fleet_battle"), MOMENTS):
        for viewer in (None, 0, 1):
            view = match.view(viewer)
            yield from PRESENTER.lines(GAME, view, speech)
            picture = PRESENTER.picture(view, speech)
            yield from [picture.alt] if picture else []
            yield from (speech(line) for line in GAME.text.describe(view))
            yield from (speech(sight.name) for sight in PRESENTER.sights(view))
            if viewer is not None:
                root = GAME.choices(match.state, viewer)
                yield from (speech(label) for label in labels(view, root))


@pytest.mark.parametrize("locale", ["en", "de"])
def test_no_text_of_a_fleet_battle_names_a_space(locale: str) -> None:
    told = list(said(Speech(locale, ("Ada", "Bartholomew"))))
    assert len(told) > 200
    assert [line for line in told if SPACE.search(line)] == []


@pytest.mark.parametrize(("locale", "flight"), [("en", r"\bflees?\b"), ("de", r"\bflieht?\b")])
def test_no_order_of_a_fleet_battle_mentions_flight_as_nobody_can_flee(
    locale: str, flight: str
) -> None:
    told = list(said(Speech(locale, ("Ada", "Bartholomew"))))
    assert any(line.startswith({"en": "Closes in", "de": "Rückt heran"}[locale]) for line in told)
    assert [line for line in told if re.search(flight, line)] == []


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_rules_of_a_fleet_battle_begin_with_numbered_steps_that_name_its_buttons(
    locale: str,
) -> None:
    speech, mode = Speech(locale, ("Ada", "Bo")), "black-abyss-option-mode-fleet-battle"
    place = rulebook.section_about_mode("black_abyss", mode, speech)
    assert place is not None
    steps = rulebook.rulebook("black_abyss", locale).sections[place].pages[0].split("\n\n")[0]
    assert re.findall(r"^\d\.", steps, re.MULTILINE) == ["1.", "2.", "3."]
    named = [one.replace("\n", " ") for one in re.findall(r"(?<!\*)\*([^*]+)\*", steps)]
    assert named == [
        speech.say("button-hand"),
        speech.say("black-abyss-do-ready", left=0).partition(",")[0],
        speech.say("button-odds"),
        speech.say("black-abyss-do-lead"),
    ]
