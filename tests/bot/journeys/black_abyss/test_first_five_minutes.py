"""The first cycle of Black Abyss says what to do, and explains letters where they appear."""

from copy import deepcopy
from dataclasses import replace
from textwrap import wrap
from typing import Any

import pytest

from bot.language.speech import Speech
from bot.presentation.games.presenters import presenter
from bot.presentation.learning.introduction import learning_text, tagline
from bot.presentation.panel import Menu, Panel
from bot.presentation.panels.board import board
from bot.presentation.panels.own_panel import private
from bot.presentation.shown import Shown
from bot.table.table import Table
from engine.core.choices import Branch, Leaf, walk
from engine.core.match import Match
from engine.games.black_abyss.actions import Commission, Fit
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.ships import add_ship
from engine.games.black_abyss.state import Pending, State
from engine.games.black_abyss.text.onward import POD
from tests.bot.journeys.black_abyss import late
from tests.bot.journeys.black_abyss.play import (
    begin,
    document,
    door,
    jump,
    press,
    public,
    table,
    take,
)
from tests.bot.journeys.black_abyss.test_few_taps import fleet
from tests.bot.presentation.played import matches
from tests.bot.unstored import table_of
from tests.simulation import Simulation

LINES = 5
"""Maximum lines below a board's picture, as wrapped on a phone."""


def first(part: str, locale: str = "en") -> str:
    said = learning_text("black_abyss", f"first-{part}", Speech(locale))
    assert said
    return said


def own(seats: int, cycle: int, phase: str, seat: int, locale: str = "en") -> str:
    now = late.table(seats, cycle, phase)
    return "\n".join(private(Shown(now, seat, now.speech(locale))).text)


async def test_the_panel_says_what_to_do_through_the_first_cycle(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, agents=0, mode="duel")
    now = await table(simulation)
    member, other = (simulation.ada, simulation.bo)[:: 1 - 2 * now.match.state.active]
    panel = await door(simulation, member)
    assert first("move").split("*")[0] in document(panel)
    assert "Do this:" not in document(await door(simulation, other))
    while (now := await table(simulation)).match.state.active == now.seat_of(member.id):
        found = walk(now.match.choices(now.missing[0]))
        moves = (path for path, node in found if path[0] == "move" and isinstance(node, Leaf))
        move = next(map("/".join, moves), None)
        if move is None:
            break
        panel = await take(simulation, member, move)
    assert first("move") not in document(panel)
    assert "Do this:" in document(panel)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_first_board_says_where_to_begin_and_how_to_win(locale: str) -> None:
    first_board, later = (late.table(3, cycle, "move") for cycle in (1, 2))
    begin_here = learning_text("black_abyss", "start", Speech(locale))
    aim = learning_text("black_abyss", "goal", Speech(locale))
    assert f"{begin_here} {aim}" in "\n".join(board(shown_to_all(first_board, locale)).text)
    assert begin_here not in "\n".join(board(shown_to_all(later, locale)).text)


def shown_to_all(now: Table, locale: str) -> Shown:
    return Shown.public(now, now.speech(locale))


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_the_lobby_of_a_fleet_battle_says_what_that_is_and_not_to_build_an_empire(
    simulation: Simulation, locale: str
) -> None:
    if locale == "de":
        await simulation.make_language("de")
    ada, speech = simulation.ada, Speech(locale)
    await ada.slash(simulation.games, "play", game="black_abyss", options="mode=fleet_battle")
    said = document(public(simulation)[-1])
    assert learning_text("black_abyss", "goal-option-mode-fleet-battle", speech) in said
    assert learning_text("black_abyss", "kind-option-mode-fleet-battle", speech) in said
    assert tagline("black_abyss", speech) not in said


@pytest.mark.parametrize(("mode", "sought"), [("empires", "3 to 6 players"), ("duel", "-# 2 ")])
async def test_a_lobby_names_as_many_players_as_its_mode_takes(
    simulation: Simulation, mode: str, sought: str
) -> None:
    await simulation.ada.slash(simulation.games, "play", game="black_abyss", options=f"mode={mode}")
    assert sought in document(public(simulation)[-1])


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_first_board_of_sudden_death_names_the_mode_once_and_has_few_lines(
    locale: str,
) -> None:
    match = next(iter(matches("black_abyss", "sudden", 2, mode="sudden_death")))
    rated = table_of(match)
    row = replace(rated.row, options='{"mode":"sudden_death"}')
    said = "\n".join(board(shown_to_all(Table.of(row, match), locale)).text[1:])
    assert said.count(Speech(locale).say("black-abyss-mode-sudden-death")) == 1
    assert wrapped(said) <= LINES


def wrapped(said: str) -> int:
    """The lines of a text on a phone of 390 pixels, which has room for about 33 letters a line."""
    return sum(len(wrap(line, 33)) for line in said.splitlines())


def test_a_panel_tells_ones_vote_right_below_what_is_voted_on() -> None:
    now = late.table(4, 3, "tribunal")
    match = deepcopy(now.match)
    match.state.ballot.marks[1] = [1]
    panel = private(Shown(replace(now, match=match), 1, now.speech("en")))
    _, asked, voted, *others = "\n".join(panel.text).splitlines()
    assert asked.startswith("The tribunal votes on ")
    assert voted.startswith("You vote for ")
    assert any(line.startswith("Event of the next cycle") for line in others)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_first_purchase_comes_with_advice(locale: str) -> None:
    assert first("habitat", locale) in own(3, 1, "purchase", 0, locale)
    assert first("habitat", locale) not in own(3, 2, "purchase", 0, locale)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_after_a_purchase_the_open_menu_gives_the_next_advice(locale: str) -> None:
    now = late.table(3, 1, "purchase")
    shown = Shown(now, 0, now.speech(locale))
    bought = "\n".join(private(shown, "build", "Ada built a habitat.").text)
    opened = "\n".join(private(shown, "build").text)
    assert first("habitat", locale) in bought
    assert first("habitat", locale) not in opened, "a phone has room for the menu"


def test_each_item_for_sale_has_its_price_once() -> None:
    menus = Shown(now := late.table(3, 4, "purchase"), 0, now.speech("en")).menus(0)
    rows = menus.open("commission").rows
    ships = {
        one.label: one.description for row in rows if isinstance(row, Menu) for one in row.entries
    }
    label = next(label for label in ships if label.startswith("Fighter"))
    assert "energy" in label
    assert ships[label] == Speech("en").say("black-abyss-role-fighter")


def test_the_letters_of_the_map_are_explained_in_the_first_cycles() -> None:
    now = late.table(3, 3, "move")
    said = "\n".join(board(Shown.public(now, now.speech("en"))).text)
    assert "Planets on the map: G = green" in said
    assert "A letter on a coloured tag is an empire; C4 is the space in column C, row 4." in said
    assert "on the map" not in own(3, 6, "purchase", 0)


def test_letters_are_explained_only_below_a_map() -> None:
    assert "Planets on the map" in own(3, 2, "move", 0), "it shows the map"
    assert "on the map" not in own(3, 3, "purchase", 0), "it shows one's own empire"


def test_each_letter_of_the_map_has_one_meaning() -> None:
    for locale in ("en", "de"):
        say = Speech(locale).say
        kinds = ("green", "blue", "yellow", "red", "moon")
        letters = [say(f"picture-abyss-class-{kind}") for kind in kinds]
        assert len({*letters, say("picture-abyss-monsters")}) == len(kinds) + 1


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_ballot_says_what_passes_and_that_it_is_secret(
    locale: str,
) -> None:
    now = late.table(3, 6, "tribunal")
    total = sum(now.match.state.ballot.weights)
    shown = private(Shown(now, 0, now.speech(locale)))
    say = Speech(locale).say
    said = "\n".join(shown.text)
    assert say("picture-abyss-ballot-passes") in said
    assert say("picture-abyss-ballot-seat", need=total // 2 + 1, total=total) in said
    assert say("picture-abyss-ballot-secret") in said


def test_an_open_ballot_names_the_missing_voters() -> None:
    def openly(state: object) -> None:
        state.open_ballots = True  # type: ignore[attr-defined]

    now = late.table(3, 6, "tribunal", openly)
    said = "\n".join(private(Shown(now, 0, now.speech("en"))).text)
    assert "Still to vote: Ada, Bo, Cleo." in said


def lines_of(panel: Panel) -> int:
    return sum(len(text.splitlines()) for text in panel.text[1:])


@pytest.mark.parametrize("phase", ["move", "purchase", "tribunal"])
def test_a_board_has_few_lines_under_its_map(phase: str) -> None:
    now = late.table(3, 6, phase)
    assert lines_of(board(Shown.public(now, now.speech("en")))) <= LINES


def test_the_menu_says_how_each_standing_order_fights() -> None:
    now = late.table(3, 4, "purchase")
    text, view = now.match.game.text, now.match.view(0)
    for verb in ("command", "hand-over", "by-order"):
        told = text.note(view, (verb, "slip-away"), Branch("slip-away", list))
        assert told is not None
        assert Speech("en")(told).startswith(
            "Stays away; fires at the weakest; flees as soon as it may."
        )


def test_only_the_seat_with_a_decision_is_asked_for_it() -> None:
    now = late.table(3, 4, "purchase", an_idle_building)
    asked_of = "\n".join(private(Shown(now, 0, now.speech("en"))).text)
    assert "Choose which buildings stop working." in asked_of
    assert "Ada is choosing" in "\n".join(board(Shown.public(now, now.speech("en"))).text)


def an_idle_building(state: State) -> None:
    """Give Ada one building more than her habitats support."""
    state.pending.append(Pending(0, "idling", state.empires[0].home, 1))


def test_the_second_cycle_leads_to_a_first_colony() -> None:
    now = late.table(3, 2, "purchase", a_dock_and_plenty)
    assert first("transport") in told(now.match)
    bought = now.match.play(0, Commission(t.HULLS.index("transport"), home(now.match))).match
    assert first("pod") in told(bought)
    ship = max(bought.state.ships)
    fitted = bought.play(0, Fit(ship, t.TILES.index("colony-pod"))).match
    assert told(fitted) == first("fitted"), "next cycle it flies"


def test_the_panel_tells_the_step_to_a_first_colony_instead_of_a_hint_until_cycle_eight() -> None:
    def steps(cycle: int, energy: int) -> str:
        now = late.table(3, 2, "purchase", a_dock_and_plenty)
        state, speech = now.match.state, now.speech("en")
        state.turn = cycle
        ship = add_ship(state, 0, t.TRANSPORT, home(now.match))
        ship.tiles = (-1,) * len(ship.tiles)
        state.empires[0].energy = state.empires[0].minerals = energy
        return "\n".join(private(Shown(now, 0, speech)).text)

    for cycle in (2, 5, 8):
        assert first("pod") in steps(cycle, 20)
    assert first("save") in steps(2, 1), "a laser would cost what the pod needs"


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_first_cycle_says_what_ones_people_can_do(locale: str) -> None:
    people = {"en": "Your people, the ", "de": "Dein Volk, die "}[locale]
    assert people in own(3, 1, "move", 0, locale)
    assert people not in own(3, 2, "move", 0, locale)
    assert people not in "\n".join(board(shown_to_all(late.table(3, 1, "move"), locale)).text)


async def test_each_purchase_for_a_first_colony_has_a_button(simulation: Simulation) -> None:
    ada = simulation.ada
    await begin(simulation, ada, simulation.bo, simulation.cleo, agents=0)
    await jump(simulation, 2, "purchase", a_dock_and_plenty)
    panel = await door(simulation, ada)
    for step in ("transport", "pod"):
        assert first(step) in document(panel)
        assert "Do that" in document(panel)
        panel = await press(simulation, ada, panel, "play")
        assert "Buy or build" in document(panel), "the first menu, with all purchases, stays"
    assert first("fitted").split("*")[0] in document(panel)
    ships = (await table(simulation)).match.view(0).ships
    assert ("transport", 0) in [(one.hull, one.owner) for one in ships if POD in one.tiles]


def test_no_transport_is_advised_before_a_planet_nearby_is_known() -> None:
    now = late.table(3, 2, "purchase", a_dock_among_unknown_spaces)
    assert told(now.match) == first("unknown")
    flying = late.table(3, 2, "move", one_fighter_among_unknown_spaces).match
    assert told(flying, flying.state.active) == first("explore")
    view = flying.view(flying.state.active)
    assert not presenter("black_abyss").beginning(view, ()), "it cannot move now"


def test_a_purchase_without_resources_or_dock_is_told_what_to_save_for() -> None:
    def poor(state: State) -> None:
        a_dock_and_plenty(state)
        state.empires[0].minerals = state.empires[0].energy = 0

    def without_dock(state: State) -> None:
        a_dock_and_plenty(state)
        for land, building in enumerate(state.building):
            if building == t.SMALL_DOCK:
                state.building[land] = -1

    assert told(late.table(3, 2, "purchase", poor).match) == first("save-transport")
    assert told(late.table(3, 2, "purchase", without_dock).match) == first("bought")


def a_dock_among_unknown_spaces(state: State) -> None:
    """Give Ada a dock and resources; only home worlds are known."""
    a_dock_and_plenty(state)
    know_only_homes(state)


def one_fighter_among_unknown_spaces(state: State) -> None:
    """Give the seat to move a fighter; only home worlds are known."""
    fleet("fighter")(state)
    know_only_homes(state)


def know_only_homes(state: State) -> None:
    """Hide all spaces but home worlds from everyone."""
    state.known = [int(tile == t.HOME) for tile in state.tile]


def told(match: Match[Any, Any, Any], seat: int = 0) -> str:
    """What a seat is told to do next."""
    menu = frozenset(one.key for one in match.choices(seat).open())
    part = presenter("black_abyss").beginning(match.view(seat), menu)
    return first(part) if part else ""


def home(match: Match[Any, Any, Any]) -> int:
    return int(match.state.empires[0].home)


def a_dock_and_plenty(state: State) -> None:
    """Give Ada a dock and resources, and no transport."""
    late.dockyard(state)
    transports = [id for id, ship in state.ships.items() if ship.hull == t.TRANSPORT]  # noqa: A001
    for one in transports:
        del state.ships[one]
    empire = state.empires[0]
    empire.food = empire.energy = empire.minerals = 20
