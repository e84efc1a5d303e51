"""Common words of a row's buttons are said once, in its heading."""

import re
from collections.abc import Iterator
from itertools import chain, islice

import pytest

from bot.discord_io import limits
from bot.discord_io.layout import ReadyMessage
from bot.language.speech import Speech
from bot.presentation.choices.menus import Menus
from bot.presentation.choices.sentences import Sentences
from bot.presentation.panel import Button, Heading, Menu, Panel, Row
from engine.core.choices import LABEL_JOINT
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.war import board
from tests.bot.presentation.choices.test_styles import SEATS
from tests.bot.presentation.panels.test_few_words import steps
from tests.bot.presentation.played import matches
from tests.engine.games.black_abyss.table import market, met

MOMENTS = 60
DEEDS = 300
EVERY = 5
SMALL = ("planetary_defence", "dyla", "dark_miss_down")


def rows(game: str, moments: int | None = MOMENTS, every: int = 1) -> Iterator[tuple[Row, ...]]:
    """Each seat's first rows in a random game."""
    names = ("Ada", "Bo", "Cleo")[: SEATS[game]]
    for match in islice(matches(game, "headings", SEATS[game]), 0, moments, every):
        for seat in range(SEATS[game]):
            yield Menus(match, "id", seat, Speech(names=names)).open().rows


@pytest.mark.parametrize("game", SEATS)
def test_the_only_choice_of_a_group_is_below_its_heading_too(game: str) -> None:
    for row in (row for shown in rows(game) for row in shown if not isinstance(row, Menu)):
        labels = [one.label for one in row if isinstance(one, Button)]
        assert not [label for label in labels if LABEL_JOINT in label]


def test_a_lone_choice_is_a_button_unless_it_has_a_note_to_show() -> None:
    for step in islice(steps("dark_wall_destiny"), 0, DEEDS, 7):
        for seat in step.match.game.missing(step.match.state):
            shown = Menus(step.match, "id", seat, Speech()).open().rows
            alone = [row for row in shown if isinstance(row, Menu) and len(row.entries) == 1]
            assert all(row.entries[0].description for row in alone)


@pytest.mark.parametrize("game", SEATS)
def test_the_note_on_a_menus_entry_begins_with_a_capital(game: str) -> None:
    menus = (row for shown in rows(game) for row in shown if isinstance(row, Menu))
    notes = [entry.description for menu in menus for entry in menu.entries]
    assert not [note for note in notes if note[:1].islower()]


@pytest.mark.parametrize("game", SEATS)
def test_buttons_do_not_repeat_what_their_heading_says(game: str) -> None:
    for shown in rows(game):
        for row in shown:
            if isinstance(row, Menu) or not isinstance(row[0], Heading):
                continue
            labels = [one.label for one in row[1:] if isinstance(one, Button)]
            assert not any(label.startswith(f"{row[0].text}{LABEL_JOINT}") for label in labels)


def test_a_heading_begins_a_sentence_and_is_no_path() -> None:
    shown = chain.from_iterable(rows("black_abyss", moments=None, every=3))
    first = [row[0] for row in shown if isinstance(row, tuple)]
    texts = [one.text for one in first if isinstance(one, Heading)]
    assert [text for text in texts if re.fullmatch(r"Send marines from [A-Z]\d+-\d to …", text)]
    assert not [text for text in texts if LABEL_JOINT in text]


async def test_a_heading_is_above_its_row_and_counts_towards_the_text_limit() -> None:
    buttons = (Button("id-1", "A6"), Button("id-2", "B6"))
    panel = Panel(("Board",), ((Heading("Move both fighters"), *buttons),))
    _, heading, row = ReadyMessage(panel).view.to_components()[0]["components"]
    assert heading["content"] == "-# Move both fighters"
    assert [one["label"] for one in row["components"]] == ["A6", "B6"]
    with pytest.raises(limits.OverLimit, match="characters of text"):
        _ = ReadyMessage(Panel(("Board",), ((Heading("far " * 1000), *buttons),))).view
    with pytest.raises(limits.OverLimit, match="a row of 0 buttons"):
        _ = ReadyMessage(Panel(("Board",), ((Heading("Move"),),))).view


def test_an_open_menu_says_what_is_chosen() -> None:
    table = market()
    table.building(0, table.state.empires[0].home * 7 + 1, "large-dock")
    menus = Menus(table.match, "id", 0, Speech())
    hints = {
        path: [row.placeholder for row in menus.open(path).rows if isinstance(row, Menu)]
        for path in ("research", "build", "commission")
    }
    assert hints == {
        "research": ["Research"],
        "build": ["Habitat · 4 food, 3 minerals"],
        "commission": ["Build a ship"],
    }


def test_similar_actions_are_a_row_below_their_heading() -> None:
    found = set[str]()
    for shown in rows("dark_wall_destiny"):
        for row in shown:
            if isinstance(row, tuple) and isinstance(row[0], Heading):
                found.add(row[0].text.split(LABEL_JOINT)[0])
    assert "Play a card" in found


def test_each_weapon_has_a_row_of_its_own_even_if_all_have_the_same_target() -> None:
    table, ours, theirs = met()
    ours.tiles = tuple(
        t.TILE[name] for name in ("laser", "missile", "laser", "engine-1", "scanner")
    )
    table.play(0, a.Lead())
    table.play(0, a.EndMove())
    table.play(1, a.Command(t.ORDERS.index("stand-off"), ask=False))
    fight = table.state.battle
    assert fight is not None
    for ship, square in ((ours, "5c"), (theirs, "4c")):
        fight.place[ship.id] = board.NAMES.index(square)
    rows = (
        Menus(table.match, "id", 0, Speech(names=("Ada", "Bo", "Cleo")))
        .open(f"ships/s{ours.id}")
        .rows
    )
    shown = [
        [one.text if isinstance(one, Heading) else one.label for one in row]
        for row in rows
        if not isinstance(row, Menu)
    ]
    for number, weapon in ((1, "Laser"), (3, "Laser")):
        row = next(row for row in shown if row[0] == f"Fire no. {number}: {weapon}")
        assert row[1].startswith(f"Fire no. {number} at Frigate #1, on 4c")
    labels = [label for row in shown for label in row[1:]]
    assert len(labels) == len({*labels})


@pytest.mark.parametrize("game", SEATS)
def test_every_action_is_distinguishable_without_its_heading(game: str) -> None:
    names = ("Ada", "Bo", "Cleo")[: SEATS[game]]
    for match in islice(matches(game, "deeds", SEATS[game]), 0, None, EVERY):
        for seat in range(SEATS[game]):
            said = Sentences(match, seat, Speech(names=names))
            found = [*islice(said.sentences(), DEEDS)]
            deeds = {said.deed(path) for _, path, _ in found}
            assert len(deeds) == len({whole for whole, _, _ in found})
            assert game not in SMALL or not [one for one in deeds if LABEL_JOINT in one]


@pytest.mark.parametrize(
    ("locale", "whole"),
    [("en", r"Play all \(\d cards\)"), ("de", r"Spiel alles aus \(\d Karten\)")],
)
def test_a_choice_to_recommend_is_a_sentence_if_the_game_has_one(locale: str, whole: str) -> None:
    games = matches("dark_wall_destiny", "headings", 1, factions="lot")
    match = next(at for at in games if at.choices(0).open()[0].key == "play-all")
    said = Sentences(match, 0, Speech(locale))
    assert re.fullmatch(whole, said.advice_for(("play-all",)))
