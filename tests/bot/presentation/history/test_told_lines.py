"""Everything told about a game is in whole sentences."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

from bot.language.speech import Speech, whole
from bot.play.undo import facts_json
from bot.presentation.history.log import Line, Log, news
from bot.presentation.history.meanwhile import meanwhile
from bot.presentation.panel import Heading, Menu, Panel, buttons_of
from bot.presentation.panels.board import note_of
from bot.presentation.panels.own_panel import private
from bot.presentation.shown import Shown
from bot.store import records
from bot.table.table import Table
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.choices import Leaf, wander
from engine.core.match import Match, Step, actions_of
from tests.bot.unstored import table_of

GAMES = {
    "dyla": 1,
    "planetary_defence": 1,
    "dark_miss_down": 2,
    "dark_wall_destiny": 3,
    "black_abyss": 3,
}
NAMES = ("Ada", "Bo", "Cleo")
LONGEST = 400
"""Maximum actions of a game that are examined."""
LOOKED = 7
"""One of this many actions is examined closely."""
SENTENCE = re.compile(r"([.!?][”“)]?| …)$")
ONE_OF_MANY = re.compile(r"(?<![\w.,-])1 (?!(?:less|class|plus|is|was|has|minerals)\b)[a-z]+s\b")
"""Matches "1" before a plural; minerals are the name of a resource."""

Moment = tuple[Table, list[records.Action], Step[Any, Any, Any], int]


@cache
def moments(name: str) -> tuple[Moment, ...]:
    """A random game: each action with the table, the record, and the acting seat."""
    return tuple(islice(_moments(name), LONGEST))


def _moments(name: str) -> Iterator[Moment]:
    game, seats = registry.game(name), GAMES[name]
    match = Match.start(game, options.read(game, {}), seats, seed_from("told lines"))
    luck, record = Chance(seed_from("whoever plays")), list[records.Action]()
    while game.outcome(match.state) is None:
        seat = game.missing(match.state)[0]
        action = wander(game.choices(match.state, seat), luck)
        step: Any = match.play(seat, action)
        match = step.match
        written, told = actions_of(game).dump(action).decode(), facts_json(step)
        by = records.By.PLAYER
        record.append(
            records.Action("abcdefghij", match.revision, seat, by, written, told, 1.0, None)
        )
        yield _table(match), record[-40:], step, seat


def _table(match: Match[Any, Any, Any]) -> Table:
    over = match.game.outcome(match.state) is not None
    return table_of(match, status=records.Status.OVER if over else records.Status.RUNNING)


def _told(name: str, locale: str) -> Iterator[str]:
    """Every line about a game: below panels, after an absence, abbreviated."""
    speech = Speech(locale, NAMES[: GAMES[name]])
    for number, (table, record, step, seat) in enumerate(moments(name)):
        yield from filter(None, [note_of(table, step.events, seat, speech)])
        if number % LOOKED == 0 and not table.solo:
            other = (seat + 1) % GAMES[name]
            for shorter in meanwhile(table, record, other, speech).shorter_ones():
                yield from shorter.lines
    table, *_ = moments(name)[-1]
    log = Log(table, 0, speech)
    log.add(entry for _, record, *_ in moments(name) for entry in record[-1:])
    yield from (line.text for line in log.lines())


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_a_whole_game_ends_like_a_sentence(name: str, locale: str) -> None:
    told = list(_told(name, locale))
    assert told
    assert not [line for line in told if not SENTENCE.search(line)]


@pytest.mark.parametrize("name", GAMES)
def test_no_line_of_a_whole_game_uses_a_plural_for_one(name: str) -> None:
    assert not [line for line in _told(name, "en") if ONE_OF_MANY.search(line)]


@pytest.mark.parametrize("name", GAMES)
def test_no_menu_of_a_panel_has_a_repeated_or_cut_name(name: str) -> None:
    for table, _, _, _ in moments(name)[::LOOKED]:
        for seat in table.missing[:1]:
            shown = Shown(table, seat, table.speech("en"))
            for panel in _panels(shown, seat):
                named = [*_names(panel)]
                assert len({*named}) == len(named), named
                assert all(one.count("(") == one.count(")") for one in named), named


def _panels(shown: Shown, seat: int) -> Iterator[Panel]:
    """A private panel, and the same with each group of its first choices open."""
    groups = [one for one in shown.table.match.choices(seat).open() if not isinstance(one, Leaf)]
    yield from (private(shown, at) for at in ("", *(one.key for one in groups[:3])))


def _names(panel: Panel) -> Iterator[str]:
    """Headings above rows of buttons and menus, and placeholders of menus without one."""
    for row in panel.rows:
        if isinstance(row, Menu):
            yield row.heading or row.placeholder
        else:
            yield from (one.text for one in row if isinstance(one, Heading))


@pytest.mark.parametrize("name", ["dark_wall_destiny", "black_abyss"])
def test_causes_are_told_before_effects(name: str) -> None:
    for table, record, _, seat in moments(name)[::LOOKED]:
        other = (seat + 1) % GAMES[name]
        told = meanwhile(table, record, other, table.speech("en"))
        log = Log(table, other, table.speech("en"))
        own = max((at for at, entry in enumerate(record) if entry.seat == other), default=-1)
        log.add(record[own + 1 :])
        order = [line.text for line in log.lines()]
        known = [line for line in told.lines if line in order]
        assert known == sorted(known, key=order.index)


@pytest.mark.parametrize(
    ("text", "limit", "told"),
    [
        ("Bo won. Cleo lost. Dan left.", 20, "Bo won. Cleo lost."),
        ("It burned. It costs Ada 2 cards.", 14, "It burned."),
        ("Ada, who was away, took 3 coins. Bo left.", 20, "Ada, who was away …"),
        ("Cleo took everything there was.", 10, "Cleo took everything there was."),
        ("Unit no. 5 burned. It cost 2.", 20, "Unit no. 5 burned."),
        ("A galleon, Cmdr. Norba. Bo left.", 26, "A galleon, Cmdr. Norba."),
        ("Bo explored A1 (ore), B2 (energy, crystal).", 34, "Bo explored A1 (ore) …"),
    ],
)
def test_a_long_text_is_cut_at_the_end_of_a_sentence(text: str, limit: int, told: str) -> None:
    assert whole(text, limit) == told


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_note_on_events_of_earlier_pages_names_the_button_to_them(locale: str) -> None:
    table, speech = moments("dyla")[0][0], Speech(locale)
    lines = [Line(revision, "Ada drew a card.") for revision in range(1, 100)]
    *_, note = news(table, lines, 1, speech, turn=True).text
    (row,) = news(table, lines, 1, speech, turn=True).rows
    (named,) = re.findall("[“„](.+?)[”“]", note)
    assert [one.label for one in buttons_of(row)] == [f"← {named}"]
