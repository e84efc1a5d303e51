"""Odds of a battle for the seat whose order is due, from its knowledge alone."""

import re
from itertools import chain, count, repeat
from typing import Any

import pytest

from bot.language.speech import Speech
from engine.core.chance import Chance
from engine.core.copying import copier
from engine.core.game import Perspective
from engine.core.parts.foresight import Best
from engine.core.words import Words, words
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.state import State
from engine.games.black_abyss.text.wording import thing
from tests.bot.journeys.black_abyss import late
from tests.engine.games.black_abyss.table import Table, home, war_table
from tests.engine.games.black_abyss.war.odds import BATTLES, FORESIGHT, GAME, wars

ORDERS = ("assault", "stand-off", "slip-away")
"""Those of a battle beside no planet; each is fought against each equally often."""


def told(state: State, seat: int, battles: int = BATTLES) -> list[dict[str, Any]]:
    """The arguments of the lines for a seat, without the heading."""
    steps = count(1)
    imagine = Perspective(GAME, state, seat).imagine
    heading, *lines = FORESIGHT.outcomes(
        seat, imagine, Chance("4" * 64), lambda: next(steps) <= battles - len(ORDERS)
    )
    assert isinstance(heading, Words)
    told = [dict(line.args) for line in lines if line.id.endswith(("-order", "-space"))]
    assert dict(heading.args)["count"] == round(battles / len(told), -1)
    return told


def best(state: State, seat: int) -> Best:
    """What the hint gives, after as many battles."""
    steps = count(1)
    imagine = Perspective(GAME, state, seat).imagine
    return FORESIGHT.best(seat, imagine, Chance("4" * 64), lambda: next(steps) <= BATTLES)


@pytest.fixture
def fight() -> State:
    state = late.table(3, 5, "move", late.battle).match.state
    assert {one.seat for one in state.pending if one.kind == "ordering"} == {0, 1}
    assert isinstance(state, State)
    return state


def test_every_order_has_a_line_and_the_best_stands_first(fight: State) -> None:
    lines = told(fight, 0)
    assert {line["order"].id.rpartition("thing-")[2] for line in lines} == {*ORDERS}
    ahead = [line["won"] - line["lost"] for line in lines]
    assert ahead == sorted(ahead, reverse=True)
    assert all(abs(line["won"] + line["lost"] + line["open"] - 100) <= 1 for line in lines)


def test_the_defender_of_a_planets_only_colony_sees_no_odds_of_bombarding_it() -> None:
    table = Table.empty_sky()
    table.war(0, 1)
    at = table.planet("D4", "green", *["rough"] * 7)
    table.building(1, at * 7, "habitat")
    for seat in (1, 0):
        table.ship(seat, "frigate", "D4", "laser")
    table.begin_battles()
    for seat, offered in ((0, True), (1, False)):
        imagine = Perspective(GAME, table.state, seat).imagine
        lines = FORESIGHT.outcomes(seat, imagine, Chance("4" * 64), lambda: False)
        read = "\n".join(Speech("en", ("Ada", "Bo", "Cleo")).each(lines))
        assert ("\nBombard: " in read) == offered
    root = GAME.choices(table.state, 1).open()
    (command,) = [one for one in root if one.key == "command"]
    assert command.open()[-1].key == "bombard"


@pytest.mark.parametrize(
    ("locale", "undecided"),
    [("en", "leave it undecided in {}%."), ("de", "{}\N{NO-BREAK SPACE}% unentschieden.")],
)
def test_an_order_is_told_with_the_battles_that_it_neither_wins_nor_loses(
    fight: State, locale: str, undecided: str
) -> None:
    steps, imagine = count(1), Perspective(GAME, fight, 0).imagine
    _, *lines = FORESIGHT.outcomes(0, imagine, Chance("4" * 64), lambda: next(steps) <= BATTLES)
    speech = Speech(locale, ("Ada", "Bo", "Cleo"))
    for line in lines:
        if not line.id.endswith("-order"):
            continue
        share = dict(line.args)["open"]
        assert (undecided.format(share) in speech(line)) == (share != 0)
        assert not re.search(r"\b0(\N{NO-BREAK SPACE}| )?%", speech(line)), "zeros are left out"


def test_odds_say_that_four_beat_one(fight: State) -> None:
    assert told(fight, 0)[0]["won"] > 60
    assert told(fight, 1)[0]["won"] < 40


def test_the_hint_of_a_lost_battle_says_so_and_gives_the_order_that_costs_least(
    fight: State,
) -> None:
    steps = count(1)
    imagine = Perspective(GAME, fight, 1).imagine
    _, warning, last, first, *_ = FORESIGHT.outcomes(
        1, imagine, Chance("4" * 64), lambda: next(steps) <= BATTLES
    )
    assert warning.id == "black-abyss-odds-hopeless"
    assert last.id == "black-abyss-odds-last"
    advised = best(fight, 1)
    assert advised.why.id == "black-abyss-odds-least"
    assert dict(first.args)["order"] == thing(t.ORDERS[advised.action.order])
    lost = [dict(line["own"].args)["count"] for line in told(fight, 1)]
    assert lost == sorted(lost)


def leads(table: Table, seat: int) -> None:
    """The seat has the first move of a battle that all who can act there lead."""
    asked = sorted({one.seat for one in table.state.pending})
    for one in asked:
        table.play(one, a.Lead())
    for one in asked:
        table.play(one, a.EndMove())
    while not FORESIGHT.decides(table.state, seat):
        table.play(1 - seat, a.ByOrder(t.ORDERS.index("stand-off")))


def meeting(*tiles: str, foes: int) -> Table:
    """Ada's two frigates with these tiles above Bo's planet, where armed frigates may wait."""
    table = Table.empty_sky(battles="tactical")
    at = table.planet("D4", "green", "plains")
    table.building(1, at * 7, "habitat")
    for _ in range(2):
        table.ship(0, "frigate", "D4", *tiles).since = 1
    for _ in range(foes):
        table.ship(1, "frigate", "D4", "laser", "laser", "laser")
    table.war(0, 1)
    table.begin_battles()
    return table


def test_a_hint_in_a_battle_follows_the_order_that_the_odds_advised() -> None:
    table = meeting("bomb-1", "bomb-1", "engine-1", foes=0)
    assert table.state.pending
    leads(table, 0)
    advised = best(table.state, 0)
    first, *_ = wars(table.state, 0)
    assert isinstance(advised.action, a.ByOrder)
    assert t.ORDER[advised.action.order].bombs
    assert first["order"] == thing(t.ORDERS[advised.action.order])
    assert first["buildings"] == 1


def test_a_hint_in_a_hopeless_battle_is_to_flee_if_there_is_somewhere_to_flee_to() -> None:
    table = meeting("laser", foes=4)
    table.planet("D3", "green", "plains")
    table.building(0, table.hex("D3") * 7, "habitat")
    leads(table, 0)
    advised = best(table.state, 0)
    assert advised.action == a.Flee()
    assert advised.why.id == "black-abyss-odds-flee"


@pytest.mark.parametrize(
    ("locale", "lost", "away"),
    [
        ("en", "You probably lose, whatever you do.", "your ships can get away."),
        ("de", "Du verlierst wahrscheinlich, was du auch tust.", "deine Schiffe können fliehen."),
    ],
)
def test_odds_above_an_order_under_which_ships_flee_do_not_say_that_they_lose_whatever_happens(
    fight: State, locale: str, lost: str, away: str
) -> None:
    table = meeting("engine-2", "engine-2", foes=4)
    table.planet("D3", "green", "plains")
    table.building(0, table.hex("D3") * 7, "habitat")
    speech = Speech(locale, ("Ada", "Bo", "Cleo"))
    for state, seat, said, unsaid in ((table.state, 0, away, lost), (fight, 1, lost, away)):
        more = chain([True] * BATTLES, repeat(False))
        imagine = Perspective(GAME, state, seat).imagine
        lines = FORESIGHT.outcomes(seat, imagine, Chance("4" * 64), more.__next__)
        for read in ("\n".join(speech.each(lines)), speech(best(state, seat).why)):
            assert said in read
            assert unsaid not in read
        most = max(int(str(value)) for one in lines for name, value in one.args if name == "fled")
        assert (most >= 50) == (said == away)


def test_evading_weaker_ships_wins_least_often(fight: State) -> None:
    won = {line["order"].id.rpartition("thing-")[2]: line["won"] for line in told(fight, 0, 18)}
    assert won.pop("slip-away") < 50, "four that slip away beat few"
    assert min(won.values()) > 80


def test_ships_that_get_away_are_told_as_fled_and_not_as_beaten() -> None:
    table = meeting("engine-2", "engine-2", foes=1)
    table.planet("D3", "green", "plains")
    table.building(0, table.hex("D3") * 7, "habitat")
    orders = {line["order"].id.rpartition("thing-")[2]: line for line in told(table.state, 0, 18)}
    assert orders["slip-away"]["fled"] > orders["slip-away"]["lost"]
    for line in orders.values():
        assert sum(line[key] for key in ("won", "lost", "fled", "open")) == 100


def test_odds_do_not_depend_on_the_enemys_secret_order(fight: State) -> None:
    other = copier(State)(fight)
    assert other.battle is not None
    other.battle.orders[other.battle.sides.index(1)] = t.ORDERS.index("slip-away")
    other.battle.ready[other.battle.sides.index(1)] = True
    other.pending = [one for one in other.pending if one.seat != 1]
    assert told(other, 0) == told(fight, 0)


def test_only_the_seat_whose_order_is_due_may_ask_for_odds(fight: State) -> None:
    before = copier(State)(fight)
    told(fight, 0, 9)
    assert fight == before
    assert [FORESIGHT.open(fight, seat) for seat in range(3)] == [True, True, False]
    fight.pending = []
    assert not FORESIGHT.open(fight, 0)


@pytest.mark.parametrize(("locale", "said"), [("en", "You take the flag if"), ("de", "Du raubst")])
@pytest.mark.parametrize(("carried", "guards"), [(False, 0), (True, 0), (False, 1)])
def test_at_an_enemy_home_without_ships_a_forecast_tells_what_takes_the_flag(
    locale: str, said: str, carried: bool, guards: int
) -> None:
    table = war_table("capture_the_flag")
    ship = table.ship(0, "frigate", home(table, 1), "laser", "bomb-1")
    ship.since = 1
    for _ in range(guards):
        table.ship(1, "frigate", home(table, 1), "laser")
    if carried:
        table.state.flags[1].carrier = table.ship(0, "frigate", home(table, 0)).id
    table.begin_battles()
    imagine = Perspective(GAME, table.state, 0).imagine
    speech = Speech(locale, ("Ada", "Bo"))
    lines = speech.each(FORESIGHT.outcomes(0, imagine, Chance("4" * 64), lambda: False))
    flag = not carried and not guards
    assert any(line.startswith(said) for line in lines) == flag
    assert (said in speech(best(table.state, 0).why)) == flag


@pytest.mark.parametrize("guards", [0, 1])
def test_in_sudden_death_the_hint_gives_an_order_that_can_win_as_the_alarm_says(
    guards: int,
) -> None:
    table = war_table("sudden_death")
    for _ in range(3):
        table.ship(0, "frigate", home(table, 1), "bomb-2", "laser", "engine-2").since = 1
    for _ in range(guards):
        table.ship(1, "frigate", home(table, 1))
    table.begin_battles()
    (alarm,) = (one for one in GAME.alarms(table.state) if one.key == "breach-0")
    assert dict(alarm.told_to(0).args)["now"] == 1
    advised = best(table.state, 0)
    assert t.ORDER[advised.action.order].bombs
    speech = Speech("en", ("Ada", "Bo"))
    assert "A habitat falls in every battle, and you win the game." in speech(advised.why)
    assert "our habitat" in speech(best(table.state, 1).why)


def test_a_small_loss_is_not_told_as_none() -> None:
    speech = Speech("en")
    said = [
        speech(words("black-abyss-odds-sections", count=count, some=some))
        for count, some in ((0, 0), (0, 1), (1, 1), (3, 1))
    ]
    assert said == ["no section", "less than one section", "1 section", "3 sections"]


@pytest.mark.parametrize(
    ("battles", "said"),
    [
        (12, "For each order, a few battles were simulated, "),
        (152, "For each order, about 50 battles were simulated, "),
    ],
)
def test_the_battles_of_each_order_are_told_in_tens(battles: int, said: str) -> None:
    state = late.table(3, 5, "move", late.battle).match.state
    steps = count(1)
    heading, *lines = FORESIGHT.outcomes(
        0,
        Perspective(GAME, state, 0).imagine,
        Chance("4" * 64),
        lambda: next(steps) <= battles - len(ORDERS),
    )
    assert sum(line.id.endswith("-order") for line in lines) == len(ORDERS)
    assert Speech("en", ("Ada", "Bo", "Cleo"))(heading).startswith(said)
