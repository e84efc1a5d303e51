"""One catalogue renders all words; a missing message is an error, never an empty button."""

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from engine.core.catalogue import Catalogue, catalogue, split_messages
from engine.core.content import DATA
from engine.core.errors import BadContent
from engine.core.words import seat_name, words
from tests.example_game.game import Beacons

ENGLISH = """
seat = Seat { $seat }
bought = { $seat } bought { $card }.
drew = { $seat } drew { $count ->
    [one] a card
   *[other] { $count } cards
}: { $cards }.
card-nova = Nova
card-lamp = Lamp
"""
GERMAN = """
seat = Platz { $seat }
bought = { $seat } hat { $card } gekauft.
"""


@pytest.fixture
def texts(tmp_path: Path) -> Catalogue:
    (tmp_path / "en.ftl").write_text(ENGLISH)
    (tmp_path / "de.ftl").write_text(GERMAN)
    return Catalogue([tmp_path])


BOUGHT = words("bought", seat=seat_name(1), card=words("card-nova"))


def test_nested_words_are_rendered_and_seats_are_replaced_by_names(texts: Catalogue) -> None:
    assert texts.render(BOUGHT, names=("Ada", "Grace")) == "Grace bought Nova."


def test_a_seat_without_a_name_is_counted_from_one(texts: Catalogue) -> None:
    assert texts.render(BOUGHT) == "Seat 2 bought Nova."


def test_a_tuple_is_rendered_as_a_list_and_numbers_choose_their_form(texts: Catalogue) -> None:
    cards = (words("card-nova"), words("card-lamp"))
    two = words("drew", seat=seat_name(0), count=2, cards=cards)
    one = words("drew", seat=seat_name(0), count=1, cards=cards[:1])
    assert texts.render(two, names=("Ada",)) == "Ada drew 2 cards: Nova, Lamp."
    assert texts.render(one, names=("Ada",)) == "Ada drew a card: Nova."


def test_a_clause_after_a_colon_may_begin_with_a_capital(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "draws = draw a card\ngains = { $n } tokens\nplayed = Played: { CAPITAL($what) }.\n"
    )
    texts = Catalogue([tmp_path])
    assert texts.render(words("played", what=words("draws"))) == "Played: Draw a card."
    assert texts.render(words("played", what=words("gains", n=2))) == "Played: 2 tokens."


def test_an_icon_is_rendered_as_words_unless_it_can_be_shown(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        'icon-metal = metal\nprice = 4 { ICON("metal") }\npaid = Paid: { $price }\n'
        "any = 1 { ICON($good) }\n"
    )
    texts = Catalogue([tmp_path])
    paid = words("paid", price=(words("price"), words("any", good="metal")))
    assert texts.render(paid) == "Paid: 4 metal, 1 metal"
    shown = texts.render(paid, icon=lambda icon, said: f"<{icon}|{said}>")
    assert shown == "Paid: 4 <icon-metal|metal>, 1 <icon-metal|metal>"


def test_an_icons_words_depend_on_the_count_if_given(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "icon-ore = { $count ->\n    [one] lump\n   *[other] lumps\n}\n"
        'price = { $n } { ICON("ore", $n) }\nany = { ICON("ore") }\n'
    )
    texts = Catalogue([tmp_path])
    said = [texts.render(words("price", n=number)) for number in (1, 3, 2_000)]
    assert said == ["1 lump", "3 lumps", "2,000 lumps"]
    assert texts.render(words("price", n="\N{MINUS SIGN}1")) == "\N{MINUS SIGN}1 lump"
    assert texts.render(words("any")) == "lumps"


def test_an_icon_without_words_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text('price = 4 { ICON("metal") }')
    with pytest.raises(BadContent, match="There is no message 'icon-metal'"):
        Catalogue([tmp_path]).render(words("price"))


def test_a_language_falls_back_to_english_message_by_message(texts: Catalogue) -> None:
    assert texts.render(BOUGHT, "de", ("Ada", "Grace")) == "Grace hat Nova gekauft."
    assert texts.render(words("card-lamp"), "de") == "Lamp"


def test_a_region_falls_back_to_its_language_and_an_unknown_language_to_english(
    texts: Catalogue,
) -> None:
    assert texts.render(BOUGHT, "de-AT") == "Platz 2 hat Nova gekauft."
    assert texts.render(BOUGHT, "fr") == "Seat 2 bought Nova."


def test_the_messages_of_each_language_can_be_listed(texts: Catalogue) -> None:
    assert texts.locales == ("de", "en")
    assert texts.messages("de") == {"seat", "bought"}
    assert texts.messages("fr") == frozenset()


def test_a_missing_message_is_named(texts: Catalogue) -> None:
    with pytest.raises(BadContent, match="There is no message 'sold' in the catalogue"):
        texts.render(words("sold"))


def test_a_missing_argument_is_named(texts: Catalogue) -> None:
    with pytest.raises(
        BadContent, match=r"Message 'bought' cannot be rendered: .*card\. Its arguments are "
    ):
        texts.render(words("bought", seat=seat_name(0)))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("bought { nothing", "this is no message"),
        ("seat = A\nseat = B\n", "message 'seat' stands there twice"),
    ],
)
def test_a_malformed_file_is_refused_on_loading(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "en.ftl").write_text(text)
    with pytest.raises(BadContent, match=f"^en.ftl: {said}"):
        Catalogue([tmp_path])


class References(Visitor):
    """Which other messages a file's messages refer to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.append(node.id.name)


FILES = sorted(DATA.glob("*/text/*.ftl")) + sorted(DATA.glob("*/learning/*.ftl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join(path.parts[-3:]))
def test_a_message_parsed_alone_equals_the_one_parsed_in_its_file(path: Path) -> None:
    """Messages can be parsed one by one: each is complete, and refers to no other."""
    whole = FluentResource(path.read_text("utf-8"))
    assert not [entry for entry in whole.body if isinstance(entry, ast.Junk | ast.Term)]
    references = References()
    references.visit(whole)
    assert references.found == []
    written = [one for one in whole.body if isinstance(one, ast.Message)]
    alone = [
        (word, FluentResource(source).body)
        for word, source in split_messages(path.read_text("utf-8"))
    ]
    assert [word for word, _ in alone] == [one.id.name for one in written]
    for (_, (message,)), one in zip(alone, written, strict=True):
        assert message.equals(one, ignored_fields=["span", "comment"])


def test_a_malformed_built_in_message_is_found_by_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.core.catalogue.DATA", tmp_path)
    folder = tmp_path / "room" / "text"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text("sound = Said.\nbroken = { nothing\n")
    texts = Catalogue([folder])
    assert texts.render(words("sound")) == "Said."
    for met in (texts.check, lambda: texts.render(words("broken"))):
        with pytest.raises(BadContent, match=r"^en\.ftl: this is no message: 'broken"):
            met()


def test_a_later_folder_overrides_a_message(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("refused-over = Over. Another?")
    assert catalogue((), tmp_path).render(words("refused-over")) == "Over. Another?"


def speaking(folder: Path, name: str, words_: str) -> Beacons:
    """Beacons under another name with words of its own."""
    (folder / "text").mkdir(parents=True)
    (folder / "text" / "en.ftl").write_text(words_)
    made: Beacons = type("Speaking", (Beacons,), {"name": name, "folder": folder})()
    return made


def test_no_game_overrides_messages_of_another_game_or_of_the_bot(tmp_path: Path) -> None:
    long = speaking(tmp_path / "long", "moon_base", "moon-base-name = Moon Base")
    short = speaking(
        tmp_path / "short",
        "moon",
        "moon-base-name = Mine now\nmoon-name = Moon\n-brand = Luna\nmoon-of = { -brand }",
    )
    for games in ((long, short), (short, long)):
        texts = catalogue(games)
        assert texts.render(words("moon-base-name")) == "Moon Base"
        assert texts.render(words("moon-name")) == "Moon"
        assert texts.render(words("moon-of")) == "Luna"
    house = speaking(tmp_path / "house", "refused", "refused-over = Never over!")
    assert catalogue((house,)).render(words("refused-over")) == "This game is over."


def test_the_engine_has_words_for_its_own_refusals() -> None:
    texts = catalogue(())
    assert texts.render(words("refused-over")) == "This game is over."
    assert texts.render(words("refused-no-seat")) == "This game has no such seat."
    assert texts.render(seat_name(0)) == "Seat 1"
