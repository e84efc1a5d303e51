"""Games that lack words, content or a golden playthrough are found."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from pydantic import Field

from engine.conformance import Laws
from engine.core.choices import Node, Role
from engine.core.errors import BadContent
from engine.core.game import Card, Options, Score
from engine.core.words import Words, words
from tests.engine.conformance.complaints import complaint
from tests.example_game.game import Beacons, BeaconsText
from tests.example_game.table import CARDS, Action, Claim, Fact, Table, View


class HalfTranslated(Beacons):
    """Its German lacks a message and the rules."""


def test_gaps_of_a_translation_are_detected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = copytree(Beacons.folder, tmp_path / "data")
    english = (folder / "text" / "en.ftl").read_text("utf-8")
    (folder / "text" / "de.ftl").write_text(english.replace("beacons-tagline", "#"))
    monkeypatch.setattr(HalfTranslated, "folder", folder)
    assert complaint(HalfTranslated(), "test_translations_are_complete") == (
        "beacons: its translations have gaps:\n"
        "beacons, text/de.ftl: it lacks beacons-tagline.\n"
        "beacons, rules: there is no de.md, but text/de.ftl."
    )


class Unread(Options):
    """An option without a message."""

    hard: bool = False


class Unexplained(Beacons):
    """Has an option without words."""

    options = Unread  # type: ignore[assignment]


def test_an_option_without_words_is_detected() -> None:
    with pytest.raises(BadContent) as missing:
        complaint(Unexplained(), "test_the_game_introduces_itself")
    file = "example_game/data/text/en.ftl"
    assert str(missing.value) == f"There is no message 'beacons-option-hard-about' in {file}."
    assert missing.value.__notes__ == ["at beacons, option hard"]


class Fine(Options):
    """An option of 41 values."""

    rounds: int = Field(5, ge=0, le=40)


class Overloaded(Beacons):
    """Has an option with more values than a menu holds."""

    options = Fine  # type: ignore[assignment]


def test_an_option_of_too_many_values_is_detected_with_ways_to_narrow_it() -> None:
    assert complaint(Overloaded(), "test_the_game_introduces_itself") == (
        "beacons, option rounds: it has 41 values, not 2 to 25, which a menu shows: bring `ge` and"
        " `le` closer, add `multiple_of`, or list the values in a `Literal`."
    )


class Wordless(BeaconsText):
    """Replaces some of its words by bad ones."""

    def __init__(self, **worse: Callable[..., Any]) -> None:
        vars(self).update(worse)


def spoken(**worse: Callable[..., Any]) -> Beacons:
    """Beacons with some words replaced."""
    game: Beacons = type("Spoken", (Beacons,), {"text": Wordless(**worse)})()
    return game


def same_label(view: View, path: tuple[str, ...], node: Node[Action]) -> Words:  # noqa: ARG001
    return words("beacons-menu-lay")


def test_a_list_joined_by_the_word_of_another_language_is_detected(tmp_path: Path) -> None:
    folder = copytree(Beacons.folder, tmp_path / "data")
    for locale in ("en", "de"):
        with (folder / "text" / f"{locale}.ftl").open("a") as file:
            file.write('beacons-won = { LIST($who, "and") }\n')
    game = type("Translated", (Beacons,), {"folder": folder})()
    assert complaint(game, "test_lists_are_joined_in_their_language") == (
        "beacons: text/de.ftl joins lists by ['and'] as English does; write in LIST the word of its"
        " language."
    )


def test_cards_that_no_view_shows_are_detected() -> None:
    cards = [Card("wick", words("beacons-menu-lay"), words("beacons-menu-lay"))]
    said = complaint(spoken(cards=lambda: cards), "test_cards_in_view_are_offered_to_look_up")
    assert said.startswith("beacons: no view shows any entry of `cards`; give it their ids")


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
def test_words_that_fail_to_render_are_detected(game: Beacons, law: str, said: str) -> None:
    try:
        heard = complaint(game, law)
    except Exception as error:
        heard = f"{error} {''.join(error.__notes__)}"
    assert re.search(said, heard)


class Unused(Beacons):
    """Never mentions its cards."""

    def mentions(self, fact: Fact) -> Sequence[str]:  # noqa: ARG002
        return ()


def test_content_that_never_comes_up_is_detected() -> None:
    said = complaint(Unused(), "test_all_content_comes_up")
    assert (
        said
        == "beacons: in 40 games nothing mentions "
        + str(["beam", "flare", "lamp", "nova", "spark"])
        + ": return the ids of the cards a fact shows from `mentions`, or list them in `rare`."
    )


def farewell(view: View) -> Sequence[Words]:
    """The description, with one more line once the game is over."""
    lines = BeaconsText().describe(view)
    over = view.viewer is not None and not view.bids and len(view.hand) < CARDS.hand
    return [*lines, Words("beacons-farewell")] if over else lines


def with_farewell(folder: Path, **text: Any) -> Beacons:
    """Beacons with one more message, and perhaps with other words."""
    copied = copytree(Beacons.folder, folder / "data")
    english = copied / "text" / "en.ftl"
    english.write_text(f"{english.read_text('utf-8')}beacons-farewell = The end.\n", "utf-8")
    parts = {"__module__": Beacons.__module__, "folder": copied, "text": Wordless(**text)}
    game: Beacons = type("Talkative", (Beacons,), parts)()
    return game


def test_a_message_used_only_in_the_last_description_counts_as_used(tmp_path: Path) -> None:
    game = with_farewell(tmp_path, describe=farewell)
    bounds = {"game": "beacons", "rules": game, "games": 40, "longest": 400}
    laws: Any = type("LawsOfFarewell", (Laws,), bounds)()
    laws.test_all_messages_are_used()


def test_an_unused_message_is_reported_with_its_file(tmp_path: Path) -> None:
    said = complaint(with_farewell(tmp_path), "test_all_messages_are_used")
    where = tmp_path / "data" / "text"
    assert f"messages of {where} that nothing says: ['beacons-farewell']. Take them out," in said


def test_a_variant_for_a_boolean_by_name_is_reported_with_file_and_line(tmp_path: Path) -> None:
    game = with_farewell(tmp_path)
    page = tmp_path / "data" / "text" / "en.ftl"
    page.write_text("beacons-lit = { $on ->\n    [true] Lit\n   *[0] Dark\n}\n", "utf-8")
    said = complaint(game, "test_variants_can_be_chosen")
    assert said == f"beacons: {page}:2: [true] is never chosen; write [1]"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("# Beacons\n\n## A round\nBid.\n", " has nothing before its first section; write there"),
        ("# Beacons\n\nBids.\n", " has no section; begin each with a line `## Title`."),
        ("Bids.\n## A\nBid.\n## A\nWin.\n", " has several sections called ['A']; rename one."),
        ("Bids.\n## A\n\n## B\nWin.\n", " is empty; write it or take its title out."),
    ],
)
def test_malformed_rules_are_reported_with_the_file_the_place_and_what_to_do(
    tmp_path: Path, written: str, said: str
) -> None:
    game = Beacons()
    page = tmp_path / "rules" / "en.md"
    page.parent.mkdir()
    page.write_text(written, "utf-8")
    vars(game).update(folder=tmp_path)
    assert f"{page}{said}" in complaint(game, "test_rules_can_be_read")


def test_a_game_without_a_golden_playthrough_is_detected(tmp_path: Path) -> None:
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
        (
            "A bid was laid.",
            "A bid was made.",
            "differs: at move 1 the file has 'A bid was made.', and the game now"
            " 'A bid was laid.'. If that is meant, write it anew and read what changed: python -m ",
        ),
        (
            '"cards":[2,2]',
            '"cards":[4,4]',
            "cannot be played any more: The rules refuse this: beacons-not-in-hand. That is move",
        ),
        ("seed ", "speed ", "cannot be played any more: The playthrough names no seats"),
    ],
)
def test_a_golden_playthrough_that_differs_is_detected(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    golden_with(tmp_path, old, new)
    heard = complaint(Beacons(), "test_golden_playthrough", golden=tmp_path)
    assert f"{tmp_path / 'beacons.txt'} {said}" in heard


class Dearer(Beacons):
    """Refuses an action that was free, as if a number of the rules had changed."""

    def why_not(self, state: Table, seat: int, action: Action) -> Words | None:
        dear = isinstance(action, Claim) and state.turn > 1
        return words("beacons-not-yours") if dear else super().why_not(state, seat, action)


def test_a_golden_move_that_became_illegal_is_reported_with_a_remedy(
    tmp_path: Path,
) -> None:
    golden_with(tmp_path, "beacons", "beacons")
    said = complaint(Dearer(), "test_golden_playthrough", golden=tmp_path)
    assert re.search(
        r"beacons.txt cannot be played any more: The rules refuse this: beacons-not-yours\. That"
        r' is move \d+ \(turn 2, seat \d\), \{.*"kind":"claim".*\}: ".+" .* write another game and'
        r" read it: python -m engine.conformance golden beacons --folder \S+ --new",
        said,
    )


def test_a_golden_playthrough_that_lacks_a_message_is_not_to_be_written_anew(
    tmp_path: Path,
) -> None:
    golden_with(tmp_path, "beacons", "beacons")
    game = spoken(fact=lambda _: words("beacons-lit-hidden"))
    said = complaint(game, "test_golden_playthrough", golden=tmp_path)
    assert "cannot be played any more: There is no message 'beacons-lit-hidden' in " in said
    assert said.endswith("en.ftl. A fact has it where a field is None.")
