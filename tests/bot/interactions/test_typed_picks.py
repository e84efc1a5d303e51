"""A move that picks several items is typed by suggestions alone, however long their names."""

from dataclasses import replace

import pytest

from bot.discord_io.limits import SUGGESTION
from bot.interactions.typed import grammar
from bot.language.speech import Speech
from bot.presentation.choices.sentences import Sentences
from bot.table.table import Table
from engine.core.chance import Chance, seed_from
from engine.core.choices import Pick, wander
from tests.bot.play.test_undo import table

SPEECH = Speech("en", ("Ada", "Bo"))


@pytest.fixture(scope="module")
def long_pick() -> tuple[Table, int, str, int]:
    """A table of Dark Miss Down, its seat to act, a pick too long to suggest, and its items."""
    now, luck = table("dark_miss_down"), Chance(seed_from("a long pick"))
    while not now.over:
        (seat, *_) = now.missing
        said = Sentences(now.match, seat, SPEECH)
        for text, path, node in said.sentences():
            if isinstance(node, Pick) and node.least > 2:
                labels = sorted((label for label, _ in said.items(node, path)), key=len)
                if len(", ".join([text, *labels[: node.least]])) > SUGGESTION:
                    return now, seat, text, node.least
        step = now.match.play(seat, wander(now.match.choices(seat), luck))
        now = replace(now, match=step.match)
    raise AssertionError("no such pick is offered in the whole game")


def test_every_item_of_a_long_pick_can_be_suggested(long_pick: tuple[Table, int, str, int]) -> None:
    now, seat, text, least = long_pick
    typed = text
    for count in range(1, least + 1):
        found = grammar.sentences(now, seat, typed, SPEECH, 60.0)
        assert all(len(one) <= SUGGESTION for one in found)
        items = [one.removeprefix(text) for one in found if one.startswith(text)]
        further = [one for one in items if one.replace("task, d", "").count(",") == count - 1]
        assert len(set(further)) == len(further) > 0, "each further item is told apart"
        typed = text + further[0]
    _, (_, picked) = grammar.reading(now, seat, typed, SPEECH)
    assert len(picked) == least
    assert len(set(picked)) == least


def test_a_long_pick_typed_in_full_is_the_suggested_one(
    long_pick: tuple[Table, int, str, int],
) -> None:
    now, seat, text, least = long_pick
    said = Sentences(now.match, seat, SPEECH)
    ((path, node),) = [(path, node) for name, path, node in said.sentences() if name == text]
    assert isinstance(node, Pick)
    labels = [label for label, _ in said.items(node, path)][:least]
    _, in_full = grammar.reading(now, seat, f"{text}: {', '.join(labels)}", SPEECH)
    numbers = ", ".join(f"#{number}" for number in range(1, least + 1))
    assert grammar.reading(now, seat, f"{text}: {numbers}", SPEECH)[1] == in_full
