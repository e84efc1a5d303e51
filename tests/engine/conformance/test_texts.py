"""A game that lacks words, content or a golden playthrough is found and named."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.core.choices import Node, Role
from engine.core.errors import BadContent
from engine.core.game import Options, Score
from engine.core.words import Words, words
from tests.engine.conformance.complaints import complaint
from tests.example_game.rules import Beacons, BeaconsText
from tests.example_game.table import Action, Fact, View


class Unread(Options):
    """An option nobody says in words."""

    hard: bool = False


class Unexplained(Beacons):
    """Has an option without words."""

    options = Unread  # type: ignore[assignment]


def test_an_option_without_words_is_found() -> None:
    with pytest.raises(BadContent) as missing:
        complaint(Unexplained(), "test_the_game_introduces_itself")
    assert str(missing.value) == "There is no message 'beacons-option-hard-about' in the catalogue."
    assert missing.value.__notes__ == ["at beacons, option hard"]


class Wordless(BeaconsText):
    """Words of its own for the worse."""

    def __init__(self, **worse: Callable[..., Any]) -> None:
        vars(self).update(worse)


def spoken(**worse: Callable[..., Any]) -> Beacons:
    """Beacons with some of its words replaced."""
    game: Beacons = type("Spoken", (Beacons,), {"text": Wordless(**worse)})()
    return game


def same_label(view: View, path: tuple[str, ...], node: Node[Action]) -> Words:  # noqa: ARG001
    return words("beacons-menu-lay")


@pytest.mark.parametrize(
    ("game", "law", "said"),
    [
        (
            spoken(item=lambda *_: words("beacons-menu-lay")),
            "test_labels_tell_choices_apart",
            r": item \w+ of lay and item \w+ of lay are both 'Lay cards'.$",
        ),
        (
            spoken(label=same_label),
            "test_labels_tell_choices_apart",
            r": claim/\S+ and claim/\S+ are both 'Lay cards'.$",
        ),
        (
            spoken(role=lambda *_: Role.PRIMARY),
            "test_roles_and_icons_are_known",
            r": claim/\S+ and claim/\S+ are primary.$",
        ),
        (
            spoken(role=lambda *_: "main"),
            "test_roles_and_icons_are_known",
            r": lay has the role 'main'.$",
        ),
        (
            spoken(role=lambda *_: Role.END_OF_TURN),
            "test_roles_and_icons_are_known",
            r": lay is end of turn, and a group.$",
        ),
        (
            spoken(icon=lambda *_: "lamp"),
            "test_roles_and_icons_are_known",
            r": the icon 'lamp' of lay has no message icon-lamp.$",
        ),
        (
            spoken(item_icon=lambda *_: "Lamp"),
            "test_roles_and_icons_are_known",
            r": the icon 'Lamp' of item \w+ of lay has no message icon-Lamp.$",
        ),
        (
            spoken(describe=lambda _: [words("beacons-rules", text="so " * 400)]),
            "test_views_are_described",
            "There is no message 'beacons-rules'",
        ),
        (
            spoken(describe=lambda _: ()),
            "test_views_are_described",
            "the view of None is described by nothing",
        ),
        (
            spoken(score=lambda _: Score((), ())),
            "test_the_score_is_told",
            "nothing tells None who is winning",
        ),
        (
            spoken(score=lambda _: Score((words("beacons-name"),), ())),
            "test_the_score_is_told",
            r"nothing tells None how far Anastasia-Wilhelmina von Vega 01 is",
        ),
        (
            spoken(cards=lambda: BeaconsText().cards()[:-1]),
            "test_all_content_comes_up",
            r"mentions \{'nova'\}, which cannot be looked up",
        ),
        (
            spoken(cards=lambda: [*BeaconsText().cards()] * 2),
            "test_cards_can_be_looked_up",
            "two cards share an id",
        ),
    ],
)
def test_words_that_fail_their_reader_are_found(game: Beacons, law: str, said: str) -> None:
    try:
        heard = complaint(game, law)
    except Exception as error:
        heard = f"{error} {''.join(error.__notes__)}"
    assert re.search(said, heard)


class Unused(Beacons):
    """Says of no card that it was played."""

    def mentions(self, fact: Fact) -> Sequence[str]:  # noqa: ARG002
        return ()


def test_content_that_never_comes_up_is_found() -> None:
    said = complaint(Unused(), "test_all_content_comes_up")
    assert (
        said
        == "beacons: in 40 games nothing mentions "
        + str(["beam", "flare", "lamp", "nova", "spark"])
        + "."
    )


def test_a_game_without_a_golden_playthrough_is_found(tmp_path: Path) -> None:
    said = complaint(Beacons(), "test_golden_playthrough", golden=tmp_path)
    assert said.startswith("beacons: it has no golden playthrough; write one: python -m ")


def golden_with(folder: Path, old: str, new: str) -> None:
    source = Path(__file__).resolve().parents[2] / "example_game" / "golden" / "beacons.txt"
    written = source.read_text("utf-8")
    assert old in written
    (folder / "beacons.txt").write_text(written.replace(old, new, 1), "utf-8")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("A bid was laid.", "A bid was made.", "differs; if that is meant: python -m "),
        ('"cards":[2,2]', '"cards":[4,4]', "cannot be played any more: The rules refuse this"),
        ("seed ", "speed ", "cannot be played any more: The playthrough names no seats"),
    ],
)
def test_a_golden_playthrough_that_is_played_otherwise_now_is_found(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    golden_with(tmp_path, old, new)
    assert said in complaint(Beacons(), "test_golden_playthrough", golden=tmp_path)
