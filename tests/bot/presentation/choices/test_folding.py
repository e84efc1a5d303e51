"""Rows too tall for a phone are folded into menus, except the most important ones."""

import pytest

from bot.language.speech import Speech
from bot.presentation.choices.folding import (
    LINE,
    PLACEHOLDER,
    SMALL_LINE,
    fitting,
    height_of,
    on_a_phone,
)
from bot.presentation.choices.styles import BACK
from bot.presentation.custom_ids import CustomId, Verb, parse
from bot.presentation.panel import Button, Entry, Heading, Menu, Panel, Picture, Row, Style

SPEECH = Speech("en")
PICTURE = Picture("drawing", None, "")


def button(label: str, verb: Verb = Verb.PLAY, style: Style = Style.MOVE) -> Button:
    path = label.lower().replace(" ", "-")
    return Button(str(CustomId("abcdefghij", 0, 0, verb, path)), label, style)


def panel(*rows: Row, lines: int = 0) -> Panel:
    return Panel(("\n".join(["A line"] * lines),) if lines else (), rows, PICTURE)


def folded(*rows: Row, lines: int = 15) -> tuple[Row, ...]:
    return on_a_phone(panel(*rows, lines=lines), len(rows), SPEECH).rows


TAKES = tuple(button(f"Take a rather long card {number}") for number in range(4))
MAIN = button("Win the game", style=Style.GOOD)
NAMES = ("Research a new technology", "Build on one of your lands", "Recruit several marines")
END = button("End the turn", style=Style.PLAIN)


def test_rows_that_fit_are_unchanged() -> None:
    assert folded(TAKES, (END,), lines=2) == (TAKES, (END,))


def test_similar_buttons_fold_into_a_menu_named_by_their_common_words() -> None:
    (menu, rest) = folded(TAKES, (END,))
    assert isinstance(menu, Menu)
    assert menu.placeholder == "Take a rather long card …"
    assert [entry.value for entry in menu.entries] == [one.id for one in TAKES]
    assert rest == (END,)


def test_what_folds_beside_the_main_button_does_not_push_it_down() -> None:
    groups = tuple(button(name, Verb.OPEN) for name in NAMES)
    for main in (MAIN, MAIN._replace(stays=True)):
        first, menu = folded((main, *groups))
        assert first == (main,)
        assert isinstance(menu, Menu)
        assert [entry.value for entry in menu.entries] == [one.id for one in groups]


def test_german_buttons_fold_into_a_menu_named_by_their_verb() -> None:
    buys = tuple(button(f"Weiß {number} aus Spalte {number} kaufen") for number in range(4))
    (menu,) = on_a_phone(panel(buys, lines=15), 1, Speech("de")).rows
    assert isinstance(menu, Menu)
    assert menu.placeholder == "Kaufen …"


def test_the_words_that_german_labels_share_before_their_verb_belong_to_it() -> None:
    peeks = tuple(button(f"Karte Nummer {number} obenauf legen") for number in range(4))
    (menu,) = on_a_phone(panel(peeks, lines=15), 1, Speech("de")).rows
    assert isinstance(menu, Menu)
    assert menu.placeholder == "Obenauf legen …"


def test_the_verb_of_a_german_result_names_no_menu() -> None:
    labels = (
        "Nicht feuern: 3 einstecken",
        "Den Zug auslassen: 3 einstecken",
        "Ziehen: 1 einstecken",
    )
    rows = (tuple(button(label) for label in labels),)
    (menu,) = on_a_phone(panel(*rows, lines=30), 1, Speech("de")).rows
    assert isinstance(menu, Menu)
    assert menu.placeholder == Speech("de").say("menu-more")


def test_german_rows_that_share_a_verb_become_one_menu() -> None:
    burns = tuple(button(f"Karte {number} aus der Ablage verbrennen") for number in range(5))
    last = button("Karte 5 aus der Ablage verbrennen"), button("Nichts verbrennen")
    shown = on_a_phone(panel(burns, last, lines=30), 2, Speech("de")).rows
    (menu,) = shown
    assert isinstance(menu, Menu)
    assert menu.placeholder == "Verbrennen …"
    assert [entry.value for entry in menu.entries] == [one.id for one in (*burns, *last)]


def test_german_buttons_without_a_final_verb_fold_into_a_general_menu() -> None:
    buys = tuple(button(f"Karte {number} kaufen (gratis)") for number in range(4))
    (menu,) = on_a_phone(panel(buys, lines=15), 1, Speech("de")).rows
    assert isinstance(menu, Menu)
    assert menu.placeholder == "Karte …"


def test_choices_are_folded_the_same_however_long_the_news_are() -> None:
    def shape(news: str, lines: int) -> tuple[Row, ...]:
        said = ("\n".join(["A line"] * lines), f"-# {news}" if news else "")
        body = Panel(said, (TAKES, (END,)), PICTURE)
        return on_a_phone(body, 2, SPEECH, news=news).rows

    for lines in range(16):
        assert shape("", lines) == shape("It happened.", lines) == shape("It happened. " * 9, lines)
    assert shape("", 2) != shape("", 14)


def test_unrelated_buttons_fold_into_a_single_menu() -> None:
    pages = tuple(button(name, Verb.OPEN) for name in NAMES)
    deeds = tuple(button(name) for name in ("Draw a card from the deck", *NAMES[1:]))
    (menu,) = folded(pages, deeds, lines=18)
    assert isinstance(menu, Menu)
    assert {entry.value for entry in menu.entries} == {one.id for one in (*pages, *deeds)}


def test_a_heading_becomes_the_placeholder_of_its_menu() -> None:
    (menu,) = folded((Heading("Discard"), *TAKES))
    assert isinstance(menu, Menu)
    assert menu.placeholder == "Discard"


def test_a_heading_moves_to_the_menu_and_leaves_the_row() -> None:
    menu, left = folded((Heading("Discard"), *TAKES, MAIN))
    assert isinstance(menu, Menu)
    assert menu.placeholder == "Discard"
    assert left == (MAIN,)


def test_common_words_of_labels_end_before_a_bracket() -> None:
    takes = [button(f"Take Flight · Navigation (as a task: repair {n})") for n in ("A", "B", "C")]
    menu, *_ = folded((*takes,), lines=18)
    assert isinstance(menu, Menu)
    assert (menu.heading, menu.placeholder) == ("", "Take Flight · Navigation …")


def test_the_main_choice_the_end_of_the_turn_and_forms_stay_buttons() -> None:
    window = button("Buy several things", Verb.FORM)
    left = folded((*TAKES, MAIN), (END, window), lines=16)
    assert isinstance(left[0], Menu)
    assert left[1:] == ((MAIN,), (END, window))


def test_groups_of_all_rows_become_one_menu() -> None:
    groups = [button(name, Verb.OPEN, Style.PLAIN) for name in NAMES]
    rows = ((groups[0], END), (groups[1], groups[2], MAIN))
    menu, *left = folded(*rows, (TAKES[0],), lines=20)
    assert isinstance(menu, Menu)
    assert [entry.label for entry in menu.entries] == list(NAMES)
    assert menu.placeholder == "More …"
    assert left == [(END,), (MAIN,), (TAKES[0],)]


def test_folded_answers_stand_under_the_question() -> None:
    answers = tuple(button(name) for name in NAMES)
    shown = on_a_phone(panel(answers, lines=20), 1, SPEECH, asked="Burn a card")
    (menu,) = shown.rows
    assert isinstance(menu, Menu)
    assert menu.placeholder == "Burn a card"


def test_entries_of_a_menu_do_not_repeat_the_question() -> None:
    back = button("Back", Verb.OPEN, Style.PLAIN)._replace(icon=BACK)
    groups = [button(name, Verb.OPEN, Style.PLAIN) for name in NAMES]
    menu, *_ = folded((groups[0], END), (groups[1], groups[2], MAIN), (back,), lines=20)
    assert isinstance(menu, Menu)
    assert menu.placeholder == "Choose …"


@pytest.mark.parametrize(
    ("labels", "placeholder"),
    [
        (("Declare war …", "End talks with Bo", "Take back the offer to Bo"), ""),
        (("Fleet limit", "Fuel depots"), "Fleet limit, Fuel depots …"),
        (("Kapitulation anbieten und alle Schiffe geben", "Die Verhandlungen hier beenden …"), ""),
    ],
)
def test_a_menu_within_a_menu_is_named_for_what_is_in_it(
    labels: tuple[str, ...], placeholder: str
) -> None:
    back = button("Back", Verb.OPEN, Style.PLAIN)._replace(icon=BACK)
    groups = tuple(button(name, Verb.OPEN, Style.PLAIN) for name in labels)
    menu, *_ = folded(groups, (back,), lines=20)
    assert isinstance(menu, Menu)
    assert menu.placeholder == (placeholder or "Choose …")


def test_the_back_button_is_folded_last() -> None:
    back = button("Back", Verb.OPEN, Style.PLAIN)._replace(icon=BACK)
    aside = tuple(button(f"When I am hit, {what}", style=Style.PLAIN) for what in NAMES)
    more = button("When I am hit, discard these", Verb.OPEN, Style.PLAIN)
    menu, left = folded((*aside, more), (back,))
    assert isinstance(menu, Menu)
    assert [entry.value for entry in menu.entries] == [one.id for one in (*aside, more)]
    assert left == (back,)


def test_groups_of_the_same_size_are_folded_together_and_a_smaller_one_stays() -> None:
    def group(name: str, size: int) -> Row:
        one = button(f"{name} a card")
        each = [one._replace(id=f"{one.id}/{number}") for number in range(size)]
        return (Heading(name), *each)

    lay, swap, burn = group("Lay", 3), group("Swap", 3), group("Burn", 2)
    shapes = {
        tuple(isinstance(row, Menu) for row in folded(lay, swap, burn, lines=lines))
        for lines in range(20)
    }
    assert shapes == {(False, False, False), (True, True, False), (True, True, True)}


def test_the_menus_of_a_message_have_different_ids() -> None:
    others = tuple(button(f"Discard a rather long card {number}") for number in range(4))
    menus = folded(TAKES, others, lines=20)
    assert all(isinstance(one, Menu) for one in menus)
    ids = [one.id for one in menus if isinstance(one, Menu)]
    assert len(set(ids)) == len(ids)
    assert {parse(one).verb for one in ids} == {Verb.MENU}


def test_a_question_too_long_for_its_menu_is_shown_above_it() -> None:
    asked = "Move a card of the row (3 credits)"
    menu = Menu(str(CustomId("abcdefghij", 0, 0, Verb.CHOOSE)), asked, (Entry("a", "A"),))
    (shown,) = folded(menu, lines=1)
    assert isinstance(shown, Menu)
    assert shown.heading == asked
    assert len(shown.placeholder) <= PLACEHOLDER


def test_the_first_panel_that_fits_is_used_or_else_the_last() -> None:
    tall, low, lower = panel(lines=60), panel(lines=9), panel(lines=2)
    assert fitting([tall, low, lower]) is low
    assert fitting([tall, panel(lines=50)]) == panel(lines=50)


def test_a_heading_too_long_for_its_menu_is_shown_above_it() -> None:
    long = "Build the first habitat of your empire"
    (menu,) = folded((Heading(long), *TAKES))
    assert isinstance(menu, Menu)
    assert (menu.heading, menu.placeholder) == (long, "Choose …")


def test_the_height_of_a_panel_counts_lines_wrapped_between_words() -> None:
    text = "Cycle 2, movement and exploration; first player: Hyperion."
    small = (
        "-# \N{FOX FACE} Dione moved Fighter 1 from D1 to E1, discovered E1"
        " (blue planet), explore..."
    )
    nothing = height_of(Panel(()))
    assert height_of(Panel((text,))) == nothing + 3 * LINE
    assert height_of(Panel((small,))) == nothing + 3 * SMALL_LINE
