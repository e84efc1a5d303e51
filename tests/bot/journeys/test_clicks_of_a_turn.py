"""How many clicks a usual turn takes, counted while somebody plays as the agents advise.

A press and a choice in a menu are one click each. A solo game's usual turn is the most common of
many that agents play; the clicks of each of its choices are counted on Discord. Fleets, ballots and
baskets of Black Abyss have their own tests.
"""

from collections import Counter
from collections.abc import Callable
from statistics import mode, multimode
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.presentation.custom_ids import Verb, parse
from bot.presentation.panel import Menu, Panel, Style
from bot.presentation.panels.board import board
from bot.presentation.shown import Shown
from bot.table.table import Table
from engine.agents.advice import way_to
from engine.core import registry
from engine.core.chance import Chance
from engine.core.choices import SEPARATOR, walk
from engine.core.game import Perspective
from engine.core.match import Match
from engine.games.dyla import actions as dyla
from engine.games.planetary_defence.actions import Attack, Buy, EndTurn, PlayAll, Several
from engine.games.planetary_defence.content import NUMBERS
from tests.bot.journeys.black_abyss.test_few_taps import buttons
from tests.bot.journeys.clicking import given, towards
from tests.bot.journeys.larger_tables import duel, moves
from tests.bot.journeys.player import begin_alone, context_of
from tests.bot.unstored import table_of
from tests.simulation import Simulation, nodes

ACTION_ROW = 1
SOLO = {"planetary_defence": 4, "dyla": 4}
"""Maximum clicks of a usual turn, by game."""
TAPS = 4
"""Maximum taps of the most common turn of Planetary Defence, where a choice in a menu is two."""
COMMONEST = Counter(("play_all", "attack", "buy", "end_turn"))
"""The most common turn: a quarter of the greedy agents' turns, twice as many as the next."""
FEW_GAMES, FEW_TURNS = 6, 3
MOSTLY = 0.75
"""The least share of turns; in the others an alarm leaves less room."""
DUEL = 2
TURNS = 40
"""Number of choices that are clicked."""
GAMES = 20
STEPS = 8
"""Maximum clicks of a single choice."""


async def act(
    simulation: Simulation, member: MemberActor, table: Table, panel: Callable[[], Message]
) -> int:
    """Let a member make the greedy agent's choice; returns the clicks."""
    match, seat = table.match, table.seat_of(member.id)
    assert seat is not None
    action = wanted(match, seat)
    way = way_to(match.game.choices(match.state, seat), action)
    assert way is not None
    tables = context_of(simulation).service.tables
    for clicks in range(1, STEPS):
        shown = panel()
        control, values = towards(shown, SEPARATOR.join(way.path), way.picked)
        click = simulation.press(member, shown, control, values=values)
        await simulation.deliver(click)
        window = click.record.modal is not None
        if window:
            await simulation.deliver(simulation.submit(member, click, given(way.picked)))
        now = await tables.load(table.id)
        if now.match.revision != match.revision:
            return clicks + window
    raise AssertionError(f"{way} cannot be reached by clicks")


def wanted(match: Match[Any, Any, Any], seat: int) -> Any:
    """The greedy agent's choice; in Planetary Defence several purchases together."""
    run = [advised(match, seat)]
    now = match
    while isinstance(run[-1], Buy | Attack) and len({one.column for one in run}) == len(run):
        now = now.play(seat, run[-1]).match
        if not match.game.awaited(now.state):
            break
        run.append(advised(now, seat))
    tops = {one.column: one.card for one in run if isinstance(one, Buy | Attack)}
    columns = tuple(sorted(tops))
    several = Several(tuple(tops[column] for column in columns), columns)
    return several if len(tops) > 1 and match.why_not(seat, several) is None else run[0]


def clicks_of(action: Any) -> int:
    """The clicks of a choice: one, or two if the menu of several purchases must be opened."""
    return 2 if isinstance(action, Several) else 1


def advised(match: Match[Any, Any, Any], seat: int) -> Any:
    """The greedy agent's next action."""
    seen = Perspective(match.game, match.state, seat)
    return match.game.policies["greedy"](seen, Chance("5" * 64))


@pytest.mark.parametrize("game", SOLO)
async def test_a_usual_turn_of_a_solo_game_takes_few_clicks(
    simulation: Simulation, game: str
) -> None:
    ada = await begin_alone(simulation, game)
    for _ in range(TURNS):
        table = await ada.table()
        if table.over:
            break
        due = clicks_of(wanted(table.match, 0))
        assert await act(simulation, ada.member, table, lambda: ada.board) <= due
    assert usual_clicks(game) <= SOLO[game]


def taps_to(board: Panel, path: str) -> int:
    """The taps to a choice: one for a button, two for an entry of a menu."""
    return 1 if path in (parse(one.id).argument for one in buttons(board)) else 2


def test_moving_a_card_takes_two_taps_and_says_its_price() -> None:
    game = registry.game("planetary_defence")
    match = Match.start(game, game.options(), 1, "0" * 64).play(0, PlayAll()).match
    while match.state.credits < NUMBERS.action:
        match = match.play(0, EndTurn()).match.play(0, PlayAll()).match
    shown = board(Shown.public(table_of(match), table_of(match).speech("en")))
    entries = {one.value: one for row in shown.rows if isinstance(row, Menu) for one in row.entries}
    moves = [one for value, one in entries.items() if value.startswith("move/")]
    assert "move" not in entries
    ways = [way for way, _ in walk(match.choices(0)) if way[0] == "move"]
    assert len(moves) == len(ways) > 0
    assert {one.description for one in moves} == {"Costs 3 credits"}


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_commonest_turn_of_planetary_defence_takes_four_taps(locale: str) -> None:
    game, taps = registry.game("planetary_defence"), Counter[int]()
    for number in range(FEW_GAMES):
        match = Match.start(game, game.options(), 1, f"{number:064x}")
        done, tapped = Counter[str](), 0
        while game.awaited(match.state):
            action, table = advised(match, 0), table_of(match)
            way = way_to(game.choices(match.state, 0), action)
            assert way is not None
            shown = board(Shown.public(table, table.speech(locale)), undoable=True)
            done[action.kind] += 1
            tapped += taps_to(shown, SEPARATOR.join(way.path))
            if isinstance(action, EndTurn):
                taps[tapped] += done == COMMONEST
                done, tapped = Counter(), 0
            match = match.play(0, action).match
    assert taps[TAPS] > taps.total() * MOSTLY, taps


def place(shown: Message) -> tuple[int, list[str | Verb]]:
    """The row of the main buttons, counted from 0, and their verbs."""
    rows = [node for node in nodes(shown.components) if node.get("type") == ACTION_ROW]
    ids = [[parse(one["custom_id"]) for one in row["components"]] for row in rows]
    said = [[one.argument or one.verb for one in row if one.verb != Verb.UNDO] for row in ids]
    return next((at, row) for at, row in enumerate(said) if "end" in row)


async def test_play_all_and_end_turn_keep_their_places(
    simulation: Simulation,
) -> None:
    ada = await begin_alone(simulation, "planetary_defence")
    while (table := await ada.table()).match.state.turn <= FEW_TURNS:
        assert place(ada.board) == (0, ["play-all", "end"])
        await act(simulation, ada.member, table, lambda: ada.board)


def test_a_disabled_main_button_does_not_have_the_main_colour() -> None:
    game = registry.game("dyla")
    match = Match.start(game, game.options(), 1, "0" * 64)
    match = match.play(0, dyla.PlayAttacks()).match
    shown = board(Shown.public(table_of(match), table_of(match).speech("en")))
    styles = {parse(one.id).argument: (one.style, one.disabled) for one in buttons(shown)}
    assert styles["all-attacks"] == (Style.PLAIN, True)
    assert styles["fire"] == (Style.GOOD, False)


def usual_clicks(name: str) -> int:
    """The most common number of clicks in a turn of a greedy agent."""
    game = registry.game(name)
    made: Counter[tuple[int, int]] = Counter()
    for number in range(GAMES):
        match = Match.start(game, game.options(), 1, f"{number:064x}")
        while game.awaited(match.state):
            action = wanted(match, 0)
            made[number, match.state.turn] += clicks_of(action)
            match = match.play(0, action).match
    return mode(made.values())


async def test_a_usual_turn_of_dark_miss_down_takes_one_or_two_clicks(
    simulation: Simulation,
) -> None:
    row = await duel(simulation)
    members, tables = (simulation.ada, simulation.bo), context_of(simulation).service.tables
    clicks: list[int] = []
    turn = (-1, -1)
    for _ in range(TURNS):
        table = await tables.load(row.id)
        if table.over:
            break
        seat = table.missing[0]
        if turn != (turn := (seat, table.match.state.turn)):
            clicks.append(0)
        member = members[seat]

        def hand(member: MemberActor = member) -> Message:
            return next(one for one in reversed(simulation.messages_of(member)) if moves(one))

        clicks[-1] += await act(simulation, member, table, hand)
    assert max(multimode(clicks)) <= DUEL, clicks
