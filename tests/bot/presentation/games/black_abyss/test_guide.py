"""A newcomer follows the guide in a duel: each step has a button, and it ends with an aim."""

import re
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.language.speech import Speech
from bot.play.hints import quick_advice
from bot.presentation.games.presenters import presenter
from bot.presentation.learning import hint
from bot.presentation.learning.hint import button
from bot.presentation.panel import Button, Menu, Panel, buttons_of
from bot.presentation.panels.own_panel import private
from bot.presentation.shown import Shown
from bot.store.records import Seat
from bot.table.table import Table
from engine.agents import roster
from engine.agents.advice import Way
from engine.agents.agent import Nodes
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.choices import SEPARATOR, Branch, every_completion, resolve
from engine.core.game import Perspective
from engine.core.match import Match
from engine.games.black_abyss.actions import Build, Buy
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.market import goods
from engine.games.black_abyss.rules.surface import planets
from engine.games.black_abyss.text.reference import own_people
from tests.bot.unstored import table_of

ADA = 0
GUIDED = 4
"""Cycles in which the panel says what to do."""
SEEDS = ("guide 1", "guide 2")
NAMED = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")


@cache
def moments(seed: str, *, hints: bool = True) -> tuple[Table, ...]:
    """Each moment of a duel at which Ada is asked; she does what her panel says.

    With `hints` the other seat is an AI's; else it is a member's, so that the game has no hints.
    """
    asked: list[Table] = []
    game = registry.game("black_abyss")
    match = Match.start(game, options.read(game, {"mode": "duel"}), 2, seed_from(seed))
    chance = Chance(seed_from(f"{seed} plays"))
    while match.state.turn <= GUIDED + 1:
        seat = game.missing(match.state)[0]
        action = None
        if seat == ADA:
            table = table_of(match)
            if hints:
                seats = (table.row.seats[ADA], Seat(1, None, "greedy", "AI 1"))
                table = Table.of(replace(table.row, seats=seats), match)
            asked.append(table)
            action = advised(table)
        if action is None:
            agent = roster.agent(game, "adviser" if seat == ADA else "greedy")
            action = agent.choose(Perspective(game, match.state, seat), chance, Nodes(0))
        match = match.play(seat, action).match
    return tuple(asked)


def advised(table: Table) -> Any | None:
    """What the button of the panel's step does; None if the step has none."""
    if (way := way_of(table)) is None:
        return None
    root = Shown(table, ADA, table.speech("en")).own_menus.said.root
    choice = resolve(root, SEPARATOR.join(way.path))
    assert not isinstance(choice, Branch)
    built = every_completion(choice)
    return next((action for chosen, action in built if chosen == way.picked), None)


def way_of(table: Table) -> Way | None:
    """The way of the choice that the panel's step says; None if it says none."""
    keys = Shown(table, ADA, table.speech("en")).own_menus.said.keys
    path = presenter("black_abyss").way_of_beginning(table.match.view(ADA), keys)
    if path:
        return Way(path)
    advice = quick_advice(table, ADA)
    return None if advice is None else advice.way


def step(table: Table, locale: str) -> tuple[str, list[str]]:
    """What Ada's panel tells her to do, or ""; then the labels of its buttons and menus.

    No labels if one of the buttons does what the step says.
    """
    shown = Shown(table, ADA, table.speech(locale))
    panel, way = private(shown), way_of(table)
    mark = shown.speech.say("panel-do-this", what="").strip()
    said = next((one for one in "\n".join(panel.text).splitlines() if one.startswith(mark)), "")
    buttons = [one for row in panel.rows for one in buttons_of(row)]
    does = None if way is None else button(shown, way)
    if does is not None and does.id in [one.id for one in buttons]:
        return said, []
    menus = [row.placeholder for row in panel.rows if isinstance(row, Menu)]
    return said, [*menus, *(one.label.partition(":")[0] for one in buttons)]


@pytest.mark.parametrize("hints", [True, False])
@pytest.mark.parametrize("locale", ["en", "de"])
def test_each_step_of_the_guide_has_a_button_or_names_one_of_its_panel(
    locale: str, *, hints: bool
) -> None:
    steps, named = 0, set[str]()
    for seed in SEEDS:
        for table in moments(seed, hints=hints):
            said, labels = step(table, locale)
            steps += bool(said)
            if said and labels:
                names = NAMED.findall(said)
                assert names, f"{said} Which button is meant?"
                assert {*names} <= {*labels}, f"{said} {labels}"
                named.update(names)
    assert steps > 10
    assert hints or len(named) > 2


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_hint_advises_what_the_guide_says(seed: str, locale: str) -> None:
    """The guide saves for a colony pod where the AI would do research."""
    compared = 0
    for table in moments(seed):
        shown, advice = Shown(table, ADA, table.speech(locale)), quick_advice(table, ADA)
        way = way_of(table)
        if table.match.state.turn <= GUIDED and advice is not None and way is not None:
            assert_same_button(hint.panel(shown, advice), button(shown, way))
            compared += 1
    assert compared > 10


def assert_same_button(panel: Panel, wanted: Button | None) -> None:
    """The first button of a hint does what another button does."""
    (row, *_) = panel.rows
    assert wanted is not None
    assert buttons_of(row)[0].id == wanted.id


@pytest.mark.parametrize("locale", ["en", "de"])
def test_each_step_to_move_says_why_beside_the_news_of_a_click(locale: str) -> None:
    news = "You moved Fighter #1 from A7 to B7 and discovered B7 (empty space)."
    bare, steps = set[str](), 0
    for seed in SEEDS:
        for table in moments(seed):
            shown, advice = Shown(table, ADA, table.speech(locale)), quick_advice(table, ADA)
            state = table.match.state
            if advice is None or state.turn > GUIDED or state.phase != "move":
                continue
            *_, alone = hint.in_lines(shown, advice)
            told = "\n".join(private(shown, note=news).text).splitlines()
            bare.update(line for line in told if line.endswith(f" {alone}"))
            steps += 1
    assert steps > 15
    assert not bare


@pytest.mark.parametrize("seed", SEEDS)
def test_following_the_guide_leads_to_a_colony_and_food_without_refused_actions(seed: str) -> None:
    for table in moments(seed):
        match = table.match
        state, action = match.state, advised(table)
        assert action is None or match.why_not(ADA, action) is None
        if state.phase != "purchase" or action is None or action.kind != "pass":
            continue
        ships = {ship.hull for ship in state.ships_of(ADA)}
        assert ships - {t.FIGHTER} or not state.empires[ADA].techs[t.TECH["light-drives"]]
        food = state.empires[ADA].food + goods.next_income(state, ADA)[0]
        assert food >= t.BUILDING_COST[t.FARM][0] + t.BUILDING_COST[t.PLANT][0], "for two buildings"
    assert len(planets(state, ADA)) > 1


@pytest.mark.parametrize("seed", SEEDS)
def test_the_guide_builds_on_the_tile_that_the_form_of_purchases_takes(seed: str) -> None:
    built = 0
    for table in moments(seed):
        action = advised(table)
        if not isinstance(action, Build):
            continue
        ordered = Buy((), (), ((action.building, action.land // 7),), (), ())
        for one in (action, ordered):
            state = table.match.play(ADA, one).match.state
            assert state.building[action.land] == action.building
        built += 1
    assert built > 2


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_last_step_of_the_guide_says_what_to_aim_for_and_that_hints_go_on(locale: str) -> None:
    speech = Speech(locale)
    aim = speech.say("black-abyss-aim-votes", cycle=30).split(":")[0][:9]
    for seed in SEEDS:
        told = 0
        for table in moments(seed):
            if table.match.state.turn <= GUIDED:
                continue
            said = "\n".join(private(Shown(table, ADA, table.speech(locale))).text)
            assert f"{speech.say('panel-guided-hints')} {aim}" in said
            told += 1
        assert told > 1


@pytest.mark.parametrize("hints", [True, False])
@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_panels_of_moves_and_purchases_say_what_ones_people_is_good_at(
    seed: str, locale: str, *, hints: bool
) -> None:
    seen = set[str]()
    for table in moments(seed, hints=hints):
        state, speech = table.match.state, table.speech(locale)
        if state.turn > 1:
            break
        if state.phase in seen:
            continue
        seen.add(state.phase)
        said = "\n".join(private(Shown(table, ADA, speech)).text)
        assert speech.with_icon_markup(own_people(t.RACES[state.empires[ADA].race])) in said
    assert seen == {"move", "purchase"}


@pytest.mark.parametrize(
    ("locale", "brings"),
    [
        ("en", "The seat brings 1 of each resource a cycle; it doesn't win a duel."),
        ("de", "Der Vorsitz bringt je Zyklus 1 von jedem Rohstoff; ein Duell gewinnt er nicht."),
    ],
)
def test_a_ballot_of_a_duel_says_what_the_tribunal_decides_there(locale: str, brings: str) -> None:
    ballots = [one for one in moments(SEEDS[0]) if one.match.state.phase == "tribunal"]
    lines = presenter("black_abyss").lines
    told = [
        "\n".join(lines(one.match.game, one.match.view(ADA), one.speech(locale))) for one in ballots
    ]
    assert told
    assert all(brings in said for said in told)
