"""What a member can undo alone, and what needs consent, from tables and records."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.play.undo import TakeBack, facts_json, last_own_action, late_seat
from bot.store.records import Action, By, Leaver, Seat
from bot.table.refusals import Refused
from bot.table.settings import TableSettings
from bot.table.table import Table
from engine.core import options, registry
from engine.core.chance import seed_from
from engine.core.match import Match as ActionResult
from engine.games.dyla.actions import PlayAttacks
from tests.bot.journeys.larger_tables import beacons_installed
from tests.bot.unstored import table_of

ADA, BEN = 0, 1


@pytest.fixture
def beacons(tmp_path: Path) -> Iterator[None]:
    """Install a game in which it is secret who is missing."""
    with beacons_installed(tmp_path):
        yield


def table(game: str, seats: int = 2, **settings: str) -> Table:
    """A new game with this many members."""
    rules = registry.game(game)
    match = ActionResult.start(rules, options.read(rules, {}), seats, seed_from("undo"))
    kept = TableSettings.model_validate(settings).model_dump_json()
    return table_of(match, settings=kept)


def entry(revision: int, seat: int, by: By = By.PLAYER, *, reveals: bool = False) -> Action:
    told = f'{{"reveals":{str(reveals).lower()},"events":[]}}'
    return Action("table", revision, seat, by, "{}", told, 0.0)


def back_to(revision: int, to: int, seat: int = ADA) -> Action:
    return entry(revision, seat, By.UNDO)._replace(action=f'{{"to":{to}}}')


def taken_back(record: list[Action], game: str = "dark_miss_down", seats: int = 2) -> TakeBack:
    return last_own_action(table(game, seats), record, ADA)


def test_a_members_own_last_move_can_be_undone_alone() -> None:
    undo = taken_back([entry(1, ADA), entry(2, ADA)])
    assert (undo.to, undo.alone, undo.revealed) == (1, True, False)
    assert taken_back([entry(1, ADA, By.QUEUE)]).alone


def test_a_move_that_revealed_something_cannot_be_undone_alone() -> None:
    undo = taken_back([entry(1, ADA), entry(2, ADA, reveals=True)])
    assert (undo.to, undo.alone, undo.revealed) == (1, False, True)
    earlier = taken_back([entry(1, ADA, reveals=True), entry(2, ADA)])
    assert (earlier.to, earlier.alone, earlier.revealed) == (1, True, False)


@pytest.mark.parametrize("by", [By.PLAYER, By.AGENT, By.DEADLINE, By.QUEUE])
def test_a_move_followed_by_anothers_action_cannot_be_undone_alone(by: By) -> None:
    undo = taken_back([entry(1, ADA), entry(2, BEN, by)])
    assert (undo.to, undo.alone, undo.revealed) == (0, False, False)


def test_a_move_played_for_a_member_is_not_their_own() -> None:
    undo = taken_back([entry(1, ADA), entry(2, ADA, By.DEADLINE)])
    assert (undo.to, undo.alone) == (0, False)
    with pytest.raises(Refused) as refused:
        taken_back([entry(1, ADA, By.AGENT), entry(2, BEN)])
    assert refused.value.why.id == "undo-nothing"


def test_an_undone_move_is_not_undone_again_but_what_it_revealed_counts() -> None:
    record = [entry(1, ADA), entry(2, ADA, reveals=True), back_to(3, 1)]
    undo = taken_back(record)
    assert (undo.to, undo.alone, undo.revealed) == (0, False, True)


@pytest.mark.usefixtures("beacons")
def test_where_it_is_secret_who_acted_nothing_can_be_undone_alone() -> None:
    undo = taken_back([entry(1, ADA)], "beacons")
    assert (undo.to, undo.alone, undo.revealed) == (0, False, False)


def test_the_reason_for_consent_names_what_happened() -> None:
    own, turned_up, rival = entry(1, ADA), entry(1, ADA, reveals=True), entry(2, BEN)
    assert taken_back([own]).shared == ""
    assert taken_back([own, rival]).shared == "undo-needs-all-others"
    assert taken_back([turned_up]).shared == "undo-needs-all-revealed"
    assert taken_back([turned_up, rival]).shared == "undo-needs-all-both"


def test_a_faction_is_undone_alone_until_somebody_else_chooses_one() -> None:
    assert taken_back([entry(1, ADA)], "dark_wall_destiny").alone
    both = taken_back([entry(1, ADA), entry(2, BEN)], "dark_wall_destiny")
    assert both.shared == "undo-needs-all-others"


@pytest.mark.usefixtures("beacons")
def test_where_it_is_secret_who_acted_the_reason_is_always_the_same() -> None:
    for record in ([entry(1, ADA)], [entry(1, ADA), entry(2, BEN)]):
        assert taken_back(record, "beacons").shared == "undo-needs-all-secret"


def test_beside_agents_alone_a_member_undoes_their_actions_too_but_nothing_revealed() -> None:
    now = table("dark_miss_down")
    among = with_seat(now, replace(now.row.seats[BEN], user=None, agent="greedy"))
    assert last_own_action(among, [entry(1, ADA), entry(2, BEN, By.AGENT)], ADA).alone
    own = [entry(1, ADA, reveals=True), entry(2, BEN, By.AGENT)]
    theirs = [entry(1, ADA), entry(2, BEN, By.AGENT, reveals=True)]
    assert [refused(among, record) for record in (own, theirs)] == ["undo-revealed"] * 2


def test_a_solo_game_is_undone_by_its_player_alone() -> None:
    undo = taken_back([entry(1, ADA, reveals=True)], "dyla", seats=1)
    assert (undo.to, undo.alone, undo.revealed) == (0, True, True)


def with_seat(of: Table, seat: Seat, *leavers: Leaver) -> Table:
    """The table with another seat, and with those who left it."""
    seats = tuple(seat if one.number == seat.number else one for one in of.row.seats)
    return Table.of(replace(of.row, seats=seats), of.match, leavers)


def refused(of: Table, record: list[Action]) -> str:
    """The reason why an undo is refused."""
    with pytest.raises(Refused) as refusal:
        last_own_action(of, record, ADA)
    return refusal.value.why.id


def test_undoing_a_random_event_is_refused_while_members_are_absent() -> None:
    now = table("dark_miss_down")
    away = with_seat(now, replace(now.row.seats[BEN], autopilot=True))
    assert last_own_action(away, [entry(1, ADA)], ADA).alone
    assert refused(away, [entry(1, ADA, reveals=True)]) == "undo-absent"
    assert refused(away, [entry(1, ADA), entry(2, BEN, By.AGENT)]) == "undo-absent"


def test_a_rated_games_random_event_cannot_be_undone_after_a_member_left() -> None:
    now = table("dark_miss_down")
    left = replace(now.row.seats[BEN], user=None, agent="greedy")
    among = with_seat(now, left, Leaver(now.id, BEN, 1, 2, "Ben", 0, 1))
    assert refused(among, [entry(1, ADA, reveals=True)]) == "undo-absent"
    assert last_own_action(among, [entry(1, ADA)], ADA).alone


def test_a_timeout_names_its_seat_to_everybody_unless_that_is_secret() -> None:
    late = entry(1, BEN, By.DEADLINE)
    assert (late_seat(late, None), late_seat(late, ADA)) == (BEN, BEN)
    secret = late._replace(events='{"reveals":false,"named":false,"events":[]}')
    assert [late_seat(secret, viewer) for viewer in (None, ADA, BEN)] == [None, None, BEN]


def test_the_record_marks_a_step_only_if_its_seat_is_secret_or_the_rules_made_it() -> None:
    match = table("dyla", seats=1).match
    step = match.play(0, PlayAttacks())
    assert json.loads(facts_json(step)).keys() == {"reveals", "events"}
    marked = json.loads(facts_json(step, named=False, by_rule=True))
    assert (marked["named"], marked["by_rule"]) == (False, True)
