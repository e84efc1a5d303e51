"""Natural wording: no plural for a single thing, no capital within a sentence."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bot.language.speech import Speech
from engine.agents import roster
from engine.agents.agent import Nodes
from engine.core.catalogue import Catalogue, catalogue
from engine.core.chance import Chance, seed_from
from engine.core.choices import Leaf, Pick, Role, walk
from engine.core.events import Telling, seen
from engine.core.game import Perspective
from engine.core.words import Words
from engine.games.black_abyss import actions as a
from engine.games.black_abyss import facts as f
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import POWERS
from engine.games.black_abyss.game import BlackAbyssOptions
from engine.games.black_abyss.text.log.lines import line_of
from engine.games.black_abyss.text.wording import power_words
from tests.engine.games.black_abyss.table import GAME, Table, home, met, war_table

NAMES = ("Ada", "Bo", "Cleo")
LOCALES = ("en", "de")
SETTINGS: tuple[dict[str, str], ...] = ({}, {"mode": "capture_the_flag"}, {"mode": "fleet_battle"})
LOOKS, LABELS = 12, 400
NO_NOUNS = {"more", "in", "from", "were", "and", "und"}
DATA = Path(__file__).resolve().parents[4] / "data"


@cache
def _words() -> Catalogue:
    return catalogue([GAME])


def _plurals(locale: str) -> set[str]:
    """The first words used for several, unless also used for one."""
    files = [DATA / room / "text" / f"{locale}.ftl" for room in ("black_abyss", "engine")]
    text = "".join(file.read_text("utf-8") for file in files)
    one = set(re.findall(r"^ *\[one\] (?:1 |\{ \$\w+ \} )?(\w+)", text, re.MULTILINE))
    many = set(re.findall(r"^ *\*\[other\] (?:\{ \$\w+ \} )?(\w+)", text, re.MULTILINE))
    return many - one - NO_NOUNS


@cache
def _played(number: int) -> tuple[Words, ...]:
    """Everything said in a game: story, views and choices."""
    chosen = BlackAbyssOptions.model_validate(SETTINGS[number])
    state = GAME.new(chosen, chosen.seating(GAME.seats)[0], Chance(seed_from(f"words {number}")))
    luck, player = Chance(seed_from("words")), roster.agent(GAME, "greedy")
    telling, said = Telling[Any](), list[Words]()
    for step in range(100_000):
        missing = GAME.missing(state)
        if not missing:
            break
        seat = luck.pick(missing)
        if step % LOOKS == 0:
            said += _looked_at(state, seat)
        action = player.choose(Perspective(GAME, state, seat), luck, Nodes(1))
        GAME.apply(state, seat, action, telling)
    facts = seen(telling.events, None)
    said += [GAME.text.fact(fact) for fact in facts]
    return (*said, *(sentence.words for sentence in GAME.text.log_sentences(facts)))


def _looked_at(state: Any, seat: int) -> Iterator[Words]:
    view = GAME.view(state, seat)
    yield from GAME.text.describe(view)
    for path, node in islice(walk(GAME.choices(state, seat)), LABELS):
        yield GAME.text.label(view, path, node)
        if isinstance(node, Pick):
            yield from (GAME.text.item(view, path, key) for key in node.items)


@pytest.mark.parametrize("locale", LOCALES)
def test_plural_words_are_found_in_both_languages(locale: str) -> None:
    known = {"en": {"minerals", "fighters", "votes"}, "de": {"Mineralien", "Fregatten", "Stimmen"}}
    assert known[locale] < _plurals(locale)


@pytest.mark.parametrize("number", range(len(SETTINGS)))
@pytest.mark.parametrize("locale", LOCALES)
def test_a_single_thing_is_never_named_in_the_plural(locale: str, number: int) -> None:
    wrong = re.compile(rf"(?<![\d.,·])\b1 ({'|'.join(sorted(_plurals(locale)))})\b")
    lines = {_words().render(one, locale, NAMES) for one in _played(number)}
    lines |= {_words().render(card.text, locale) for card in GAME.text.cards()}
    assert len(lines) > 100
    assert [line for line in lines if wrong.search(line)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_monsters_are_lower_case_within_a_sentence(locale: str) -> None:
    table = Table.empty_sky()
    table.ship(0, "frigate", "D4", "laser").since = 1
    monster = table.ship(-1, "star-leech", "D4")
    table.ship(-1, "void-whale", "D4")
    table.state.phase, table.state.active, table.state.fought = "battle", -1, []
    table.run()
    lines = [*GAME.text.describe(GAME.view(table.state, 0)), *map(line_of, table.events)]
    assert monster.id in table.state.ships
    said = [_words().render(line, locale, NAMES) for line in lines]
    about = [line for line in said if "onster" in line]
    assert about
    wrong = re.compile(r"(?<=[a-zäöüß:,] )(The|Ein|Die) [Mm]onster")
    assert [line for line in about if wrong.search(line)] == []


def test_offers_are_never_primary_and_only_peace_has_the_white_flag() -> None:
    view, text = GAME.view(Table().state, 0), GAME.text
    for what, icon in (("passage-1", "talk"), ("peace-1", "peace")):
        path = ("diplomacy", "offer", what)
        node = Leaf(what, a.Offer(to=1, what=0))
        assert text.icon(view, path, node) == icon
        assert text.role(view, path, node) is Role.ASIDE


def _read(what: Words, locale: str = "en") -> str:
    return _words().render(what, locale=locale, names=NAMES)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("mode", ["empires", "duel", "sudden_death"])
def test_lines_on_the_leader_and_on_ways_to_win_do_not_repeat_each_other(
    mode: str, locale: str
) -> None:
    table = Table(3 if mode == "empires" else 2, mode=mode)
    table.planet("D3")
    for slot in range(3):
        table.building(1, table.hex("D3") * 7 + slot, "farm")
    leads, goal, _ = GAME.text.score(GAME.view(table.state, None)).decides
    assert leads.id == "black-abyss-score-lead-votes"
    said = f"{_read(leads, locale)} {_read(goal, locale)}"
    assert len(re.findall("most votes|meisten Stimmen", said)) == 1


def test_flags_that_nobody_carries_are_told_in_one_sentence() -> None:
    table = Table(2, mode="capture_the_flag")
    told = [_read(one) for one in GAME.text.overview(GAME.view(table.state, None))]
    first, second = (table.state.flags[seat].hex for seat in (0, 1))
    places = [GAME.view(table.state, None).hexes[at].name for at in (first, second)]
    assert f"The flag of Ada lies at {places[0]}, that of Bo at {places[1]}." in told


@pytest.mark.parametrize(
    ("locale", "ada", "bo"),
    [
        (
            "en",
            "You go first. · Bo has yet to answer your offer of peace. · "
            "You have given Cleo notice to end passage: it ends when cycle 9 begins. · "
            "Battle at D4: you (attacking) against Bo.",
            "Ada goes first. · You have yet to answer Ada's offer of peace. · "
            "Ada has given Cleo notice to end passage: it ends when cycle 9 begins. · "
            "Battle at D4: Ada (attacking) against you.",
        ),
        (
            "de",
            "Du beginnst. · Du hast Bo Frieden angeboten. Bo hat noch nicht geantwortet. · "
            "Du hast Cleo den Durchflug gekündigt: Er endet, wenn Zyklus 9 beginnt. · "
            "Schlacht in D4: Du greifst an, Gegner: Bo.",
            "Ada beginnt. · Ada hat dir Frieden angeboten. Du hast noch nicht geantwortet. · "
            "Ada hat Cleo den Durchflug gekündigt: Er endet, wenn Zyklus 9 beginnt. · "
            "Schlacht in D4: Ada greift dich an.",
        ),
    ],
)
def test_a_view_speaks_to_its_own_seat_as_you(locale: str, ada: str, bo: str) -> None:
    table, _, _ = met()
    table.state.first = table.state.active = 0
    for viewer, said in ((0, ada), (1, bo)):
        view = replace(
            GAME.view(table.state, viewer),
            offers=((0, 1, 0),),
            notices=((0, 2, 7),),
            phase="move",
        )
        told = [_read(one, locale) for one in GAME.text.overview(view)]
        told[0] = told[0].partition(". ")[2]
        assert [one for one in said.split(" · ") if one not in told] == [], told


def test_a_view_tells_its_own_seat_of_the_flag_it_carries_or_misses() -> None:
    table = Table(2, mode="capture_the_flag")
    carrier = table.ship(1, "frigate", home(table, 0))
    table.state.flags[0].carrier = carrier.id
    told = {
        viewer: [_read(one) for one in GAME.text.overview(GAME.view(table.state, viewer))]
        for viewer in (0, 1, None)
    }
    place = home(table, 0)
    assert f"Your flag is on Bo's Frigate #1 at {place}." in told[0]
    assert f"The flag of Ada is on your Frigate #1 at {place}." in told[1]
    assert f"The flag of Ada is on Bo's Frigate #1 at {place}." in told[None]
    assert f"Your flag lies at {home(table, 1)}." in told[1]


def test_a_fleet_is_told_by_numbers_of_ships_a_single_one_too() -> None:
    table = Table(2, mode="fleet_battle")
    for seat in (0, 1):
        table.play(seat, a.Muster(1))
        table.play(seat, a.Pass())
    told = _read(line_of(table.facts("fielded")[0]))
    assert told.startswith("Ada fields 3 frigates and 1 fighter with ")


def test_what_was_taken_back_is_named_in_german_without_a_second_colon() -> None:
    told = _read(line_of(f.TookBack(0, "building", "farm", "B4-2")), "de")
    assert told == "Ada hat zurückgenommen: Farm auf B4-2."


def test_a_keeper_is_unique_so_it_has_no_number_and_comes_back() -> None:
    hit = f.Struck(-1, "keeper-of-dawn", 1, "laser", "hit")
    assert _read(line_of(hit)) == "Keeper of Dawn was hit by a laser."
    assert _read(line_of(f.Prowled("star-leech", "C3", appeared=True))) == (
        "A star leech appeared at C3."
    )
    back = f.Prowled("keeper-of-dusk", "C3", appeared=True)
    assert _read(line_of(back)) == "The Keeper of Dusk came back to C3."
    assert _read(line_of(back), "de") == "Der Wächter der Dämmerung ist nach C3 zurückgekommen."


def test_a_fleet_without_ship_tiles_is_told_so() -> None:
    fielded = f.Fielded(0, (("frigate", 1),), (), 0)
    assert _read(line_of(fielded)) == "Ada fields 1 frigate without ship tiles."
    german = _read(line_of(fielded), "de")
    assert german == "Ada schickt 1 Fregatte in die Schlacht, ohne Schiffsteile."


@pytest.mark.parametrize(
    ("ships", "said"), [(1, "There it guards your home world."), (2, "There they guard your home")]
)
def test_one_ship_that_returns_home_is_not_told_of_as_several(ships: int, said: str) -> None:
    table = war_table("sudden_death")
    for _ in range(ships):
        table.ship(0, "frigate", "D4", "laser")
    home_key = home(table, 0).lower()
    view = GAME.view(table.state, 0)
    _, why = GAME.text.advice(view, ("move", home_key, f"d4-frigate-{ships}"), ())
    assert _read(why).startswith(said)


@pytest.mark.parametrize(
    ("locale", "laser", "missile"),
    [("en", "hits on 6.", " or more."), ("de", "trifft bei 6.", "trifft ab ")],
)
def test_a_weapon_that_hits_with_the_top_face_alone_names_no_more(
    locale: str, laser: str, missile: str
) -> None:
    told = {card.id: _words().render(card.text, locale) for card in GAME.text.cards()}
    assert laser in told["laser"]
    assert missile in told["missile"]


@pytest.mark.parametrize(
    ("locale", "all_ships", "fighters"),
    [
        ("en", "+1 space a turn for all ships", "+1 space a turn for fighters"),
        ("de", "+1 Feld je Zug für alle Schiffe", "+1 Feld je Zug für Jäger"),
    ],
)
def test_a_speed_that_all_ships_gain_is_told_once(
    locale: str, all_ships: str, fighters: str
) -> None:
    speech = Speech(locale)
    event = dict(zip(t.EVENTS, t.EVENT_POWERS, strict=True))["fair-winds"]
    powers: dict[Any, int] = {POWERS[power]: amount for power, amount in event}
    assert speech.each(power_words(powers)) == [all_ships]
    assert speech.each(power_words({"speed_fighter": 1})) == [fighters]
    assert len(power_words({"speed_fighter": 1, "speed_light": 1, "speed_heavy": 2})) == 3
