"""A private panel on a phone, with what happened since."""

from dataclasses import replace
from itertools import chain, islice

import pytest

from bot.language.speech import Speech
from bot.presentation.choices.folding import SMALL_LINE, height_of
from bot.presentation.custom_ids import parse
from bot.presentation.history.meanwhile import Meanwhile, way_to_all
from bot.presentation.panel import Button, Menu, Panel, Style
from bot.presentation.panels.own_panel import private
from bot.presentation.shown import TEXT, Shown
from bot.store.records import Seat, Status
from bot.table.table import Table
from engine.games.dark_wall_destiny.actions import Cover, Use
from engine.games.dark_wall_destiny.content.tables import CARD
from engine.games.dark_wall_destiny.state import Berth, WallState
from tests.bot.presentation.played import matches
from tests.bot.unstored import NAMES, table_of
from tests.engine.games.dark_wall_destiny import table as wall

PHONE, SCREEN = 900, 844
"""Maximum height of a message, and the height of a usual phone's screen, in points."""
OWN = {"until", "design", "ahead"}
"""The verbs of a seat's own buttons: orders, designs and prepared moves."""


def verbs(panel: Panel) -> set[str]:
    """The verbs of a panel's buttons."""
    rows = [row for row in panel.rows if isinstance(row, tuple) and not isinstance(row, Menu)]
    return {parse(one.id).verb for row in rows for one in row if isinstance(one, Button)}


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_panel_fits_a_phone_and_tells_several_events(locale: str) -> None:
    told = Meanwhile(("Bo took Deck · Quarters.", "Tech · Core came into the pool."), 0)
    looked, both, taller = 0, 0, 0
    for match in islice(matches("dark_miss_down", "panels", seats=2), 0, 60, 3):
        table = table_of(match)
        if table.awaited != (0,) or table.over:
            continue
        shown = Shown(table, 0, table.speech(locale))
        panel = private(shown, link="https://discord.com/channels/1/2/3", since=told)
        looked += 1
        both += all(line in "\n".join(panel.text) for line in told.lines)
        tall = height_of(panel)
        assert tall <= PHONE + SMALL_LINE, panel.text
        taller += tall > PHONE
    assert looked > 8
    assert taller <= looked / 10
    assert both >= looked / 2


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_result_of_a_click_is_cut_to_a_phones_height(locale: str) -> None:
    note = " ".join(["Bo took Deck · Quarters."] * 24)
    told = Meanwhile(("Bo took Deck · Quarters.",), 0)
    cut = 0
    for match in islice(matches("dark_miss_down", "panels", seats=2), 0, 60, 6):
        table = table_of(match)
        if table.awaited != (0,) or table.over:
            continue
        shown = Shown(table, 0, table.speech(locale))
        panel = private(shown, note=note, link="https://discord.com/channels/1/2/3", since=told)
        assert height_of(panel) <= PHONE + SMALL_LINE, panel.text
        cut += note not in "\n".join(panel.text)
        assert "Bo took Deck" in "\n".join(panel.text)
    assert cut


def test_after_the_end_a_panel_opens_the_log_however_much_it_tells() -> None:
    *_, last = matches("black_abyss", "panels", seats=3)
    table = Table.of(replace(table_of(last).row, status=Status.OVER), last)
    shown = Shown(table, 1, table.speech("de"))
    for count in range(12):
        panel = private(shown, note=" ".join(["Bo took Deck · Quarters."] * count))
        assert "log" in verbs(panel)


def test_what_is_news_is_told_once() -> None:
    table = table_of(wall.table(2).play(Cover(1)).match)
    shown = Shown(table, 1, table.speech("en"))
    sentence = f"{NAMES[0]} protects {NAMES[1]}'s deck in the next spin."
    assert sentence in shown.lines
    for news in (Meanwhile((), 0), Meanwhile((sentence,), 0)):
        assert "\n".join(private(shown, since=news).text).count(sentence) == 1
    own = Shown(table, 0, table.speech("en"))
    assert "\n".join(private(own, note=sentence).text).count(sentence) == 1


def test_a_cards_question_is_told_however_little_room_there_is() -> None:
    """At five seats with an alarm the picture leaves no room for other lines."""

    def arrange(state: WallState) -> None:
        state.turn = 6
        state.players[0].sector.append(Berth(CARD["still-the-spin"], [], [CARD["still-the-spin"]]))

    hand = "requisition requisition patrol brace kelly-frost white-hand"
    there = "colony-lyra talon star-eater talon scythe-kin talon talon glass-maw cryo-bloom"
    start = wall.table(5, hand=hand, sector=("talon",), hostile_stars="yes", system=there)
    asked = start.but(arrange).play(Use("still-the-spin", 2))
    alone = table_of(wall.table(1).match).row
    agents = [Seat(at, None, "prudent", f"Ceres {at}") for at in range(1, 5)]
    table = Table.of(replace(alone, size=5, seats=(*alone.seats, *agents)), asked.match)
    shown = Shown(table, 0, table.speech("en"))
    news = Meanwhile(("Ada uses Still the Spin.",), 0)
    panel = private(shown, link="https://discord.com/channels/1/2/3", since=news, undoable=True)
    told = "\n".join(panel.text)
    assert "Still the Spin: you may burn this card and one from your hand" in told


def test_events_do_not_change_how_choices_are_shown() -> None:
    long = Meanwhile(tuple([f"{name} took Deck · Quarters from the pool." for name in "ABC"]), 0)
    looked = 0
    for match in islice(matches("dark_miss_down", "panels", seats=2), 0, 60, 3):
        table = table_of(match)
        if table.awaited != (0,) or table.over:
            continue
        shown = Shown(table, 0, table.speech("en"))
        link = "https://discord.com/channels/1/2/3"
        bare, told = private(shown, link=link), private(shown, link=link, since=long)
        offered = len(bare.rows) - 1  # the last row has no choices
        assert told.rows[:offered] == bare.rows[:offered]
        looked += 1
    assert looked > 8


@pytest.mark.parametrize("locale", ["en", "de"])
def test_what_happened_stays_one_press_away_once_anything_has(locale: str) -> None:
    looked, kept = 0, 0
    for match in islice(matches("dark_miss_down", "panels", seats=2), 0, 60, 3):
        table = table_of(match)
        if table.over:
            continue
        panel = private(Shown(table, 0, table.speech(locale)))
        buttons = [one for row in panel.rows if isinstance(row, tuple) for one in row]
        leads = way_to_all(table, table.speech(locale)) in buttons
        assert match.revision or not leads
        looked += bool(match.revision)
        kept += leads
    assert looked > 8
    assert kept == looked


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_look_keeps_every_way_to_move_and_rarely_outgrows_a_phone(locale: str) -> None:
    looked, taller = 0, 0
    for match in islice(matches("black_abyss", "looks", seats=3), 0, 240, 24):
        table = table_of(match)
        for seat in range(len(match.decisions)):
            shown = Shown(table, seat, table.speech(locale))
            bare = verbs(private(shown))
            for sight in shown.sights[:9]:
                if sight.key == TEXT:  # it is for reading, whatever its height
                    continue
                panel = private(shown, look=sight.key)
                assert bare & OWN <= verbs(panel), (sight.key, bare - verbs(panel))
                looked, taller = looked + 1, taller + (height_of(panel) > PHONE)
    assert looked > 100
    assert taller <= looked / 10


@pytest.mark.parametrize("locale", ["en", "de"])
def test_panels_of_black_abyss_rarely_outgrow_the_screen_of_a_usual_phone(locale: str) -> None:
    """While members learn the game, panels may be a little taller."""
    told = Meanwhile(("Bo declared war on Cleo.",), 3)
    looked, taller = 0, 0
    games = [matches("black_abyss", name, seats=4) for name in ("low", "high", "tall")]
    for match in chain(*[islice(game, 0, 600, 120) for game in games]):
        table = table_of(match)
        for seat in range(4):
            shown = Shown(table, seat, table.speech(locale))
            panel = private(shown, link="https://discord.com/channels/1/2/3", since=told)
            most = shown.presenter.tallest(shown.view)
            looked, taller = looked + 1, taller + (height_of(panel) > most)
            assert any(sight.key == TEXT for sight in shown.sights), "what is left out is there"
    assert looked > 50
    assert most == SCREEN, "late in the game"
    assert taller <= looked / 6


def test_a_player_reads_only_offers_that_concern_them() -> None:
    told = 0
    for match in islice(matches("black_abyss", "looks", seats=3), 0, 240, 12):
        table = table_of(match)
        for seat, name in enumerate(NAMES[:3]):
            said = "\n".join(Shown(table, seat, table.speech("en")).lines)
            offers = [line for line in said.split("\n") if "yet to answer" in line]
            assert all("you have " in line.lower() or " your " in line for line in offers), offers
            assert not any(name in line for line in offers), offers
            told += len(offers)
    assert told


def test_the_only_coloured_button_below_do_this_plays_it() -> None:
    """What it advises has its own button, or else *Do that*."""
    labels = set[str]()
    for match in islice(matches("dark_wall_destiny", "guided", 2), 25):
        (seat, *_) = match.game.missing(match.state)
        shown = Shown(table_of(match), seat, Speech("en"))
        panel = private(shown)
        if "**Do this:**" in "\n".join(panel.text):
            rows = [row for row in panel.rows if not isinstance(row, Menu)]
            buttons = [one for row in rows for one in row if isinstance(one, Button)]
            (loud,) = [one for one in buttons if one.style in (Style.MAIN, Style.GOOD)]
            labels.add(loud.label)
    assert {"Do that", "Take my turn"} <= labels
