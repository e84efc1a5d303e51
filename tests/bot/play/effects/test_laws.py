"""The laws of effects, over transitions of all registered games and of changes of seats."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.play.effects.all_effects import effects_of, follow
from bot.play.effects.transition import Transition
from bot.store import changes
from bot.store.records import TABLE, By
from bot.table.clocks.timer_kinds import Timers
from bot.table.notices import Board, Fresh, Turn
from bot.table.presence import seats_present
from bot.table.state import Verdict
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from tests.bot.journeys.larger_tables import games_installed
from tests.bot.play.effects.evenings import evening, seat_in
from tests.example_game.install import BEACONS
from tests.liars_dice.test_liars_dice import LIARS_DICE

DEEDS = 150


def _usual(name: str) -> range:
    """The seat counts of a game with default options."""
    game = registry.game(name)
    return options.read(game, {}).seating(game.seats)


PLACES = [
    *((name, seats) for name in registry.HOUSE for seats in (1, 2, 3, 4) if seats in _usual(name)),
    ("beacons", 3),
    ("liars_dice", 3),
]
"""Games with numbers of seats."""

Place = tuple[str, int]


class Told:
    """The transitions of an evening for each game and seat count, generated on first use."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._known = folder, dict[Place, list[Transition]]()

    def at(self, place: Place) -> list[Transition]:
        """The transitions of an evening of this game, up to its end."""
        if place not in self._known:
            folder = self._folder / f"{place[0]} {place[1]}"
            folder.mkdir()
            self._known[place] = asyncio.run(evening(folder, *place, DEEDS))
        return self._known[place]

    @property
    def everywhere(self) -> list[Transition]:
        """The transitions of all evenings."""
        return [t for place in PLACES for t in self.at(place)]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Told]:
    """Evenings at tables of all games, including two of other packages."""
    with games_installed(tmp_path_factory.mktemp("games"), BEACONS, LIARS_DICE):
        yield Told(tmp_path_factory.mktemp("evenings"))


@pytest.fixture(params=PLACES, ids=lambda place: f"{place[0]}-{place[1]}")
def transitions(request: pytest.FixtureRequest, told: Told) -> list[Transition]:
    """The transitions of an evening of this game, up to its end."""
    return told.at(request.param)


def key_of(change: changes.Change) -> tuple[object, ...]:
    """The identity of what a change writes: a timer, a notice, or the deletion of a message."""
    match change:
        case changes.SetTimer():
            return "timer", change.timer.seat, change.timer.kind
        case changes.DropTimer():
            return "timer", change.seat, change.kind
        case changes.AddNotice():
            return "notice", change.notice.key
        case changes.DropMessage():
            return "message", change.role
    raise AssertionError(f"no effect may commit {change}")


def afresh(t: Transition) -> Transition:
    """The same transition, with nothing cached."""
    return replace(t)


def test_the_order_of_effects_does_not_matter(transitions: list[Transition]) -> None:
    luck = Chance(seed_from("orders"))
    for t in transitions:
        usual = Counter(map(repr, follow(afresh(t))))
        order = effects_of(t)
        luck.shuffle(order)
        again = afresh(t)
        assert Counter(repr(one) for effect in order for one in effect(again)) == usual
        assert {effect: [*effect(afresh(t))] for effect in order} == {
            effect: [*effect(again)] for effect in order
        }, "an effect does what it does whatever was asked before"


def test_no_two_effects_write_the_same_row(transitions: list[Transition]) -> None:
    for t in transitions:
        written = Counter(map(key_of, follow(t)))
        assert max(written.values(), default=1) == 1, (written.most_common(1), t)
        names = [one.notice.id for one in follow(t) if isinstance(one, changes.AddNotice)]
        assert len(names) == len({*names})


def test_each_kind_of_timer_and_notice_is_written_by_one_effect(told: Told) -> None:
    owners: dict[object, set[str]] = {}
    for t in told.everywhere:
        for effect in effects_of(t):
            for one in effect(t):
                kind = one.notice.kind if isinstance(one, changes.AddNotice) else key_of(one)[-1]
                kind = "hand" if str(kind).startswith("hand:") else kind
                owners.setdefault(kind, set()).add(effect.__name__)
    assert {kind for kind, names in owners.items() if len(names) > 1} == set()
    assert len(owners) >= 15


def test_a_solo_action_writes_only_the_boards_notice(transitions: list[Transition]) -> None:
    for t in transitions:
        if t.after.solo and t.loss is None:
            followed = follow(t)
            if t.ends:  # features may set timers then
                followed = [one for one in followed if not isinstance(one, changes.SetTimer)]
            kinds = [one.notice.kind for one in followed if isinstance(one, changes.AddNotice)]
            assert len(kinds) == len(followed)
            if kinds:
                assert kinds in ([Board.kind], [Fresh.kind])
            else:
                assert t.silent or t.after.lost


def test_a_hidden_change_notifies_only_its_seats(
    transitions: list[Transition],
) -> None:
    for t in transitions:
        if not t.silent:
            continue
        whispered = {seat for event in t.events if event.fact is None for seat in event.faces}
        came_due = set() if t.timer is None else {t.timer.seat}
        about = {t.actor} | whispered | came_due
        for change in follow(t):
            if isinstance(change, changes.AddNotice):
                assert seat_in(change.notice) in about, (change, t)
            elif isinstance(change, (changes.SetTimer, changes.DropTimer)):
                assert key_of(change)[1] in about, (change, t)


def test_the_generated_evenings_cover_every_change_of_a_table(told: Told) -> None:
    all_of_them = told.everywhere
    by = {t.entry.by for t in all_of_them if t.entry is not None}
    assert by >= {By.PLAYER, By.AGENT, By.DEADLINE, By.UNDO}
    assert {t.verdict for t in all_of_them} == {*Verdict}
    kinds = (
        "begins", "ends", "stops", "resumes", "finds_channel", "new_holders", "seats_left",
        "seats_back", "seats_to_call", "agents_to_move", "clocks_to_start", "headlines", "silent",
        "absences", "loss",
    )  # fmt: skip
    for what in kinds:
        assert any(getattr(t, what) for t in all_of_them), what
    assert any(t.silent and t.events for t in all_of_them)


def test_exactly_the_awaited_seats_are_called_and_have_clocks(
    transitions: list[Transition],
) -> None:
    due: set[tuple[int, str]] = set()
    for t in transitions:
        if t.timer is not None:
            due.discard((t.timer.seat, t.timer.kind))
        for change in follow(t):
            if isinstance(change, changes.SetTimer):
                due.add((change.timer.seat, change.timer.kind))
            elif isinstance(change, changes.DropTimer):
                due.discard((change.seat, change.kind))
        running = not (t.after.solo or t.after.paused or t.after.over)
        for seat in range(len(t.row.seats)):
            kinds = {kind for at, kind in due if at == seat}
            asked, timed = Timers.AGENT in kinds, Timers.DEADLINE in kinds
            if not running or seat not in t.after.awaited:
                assert not asked, t
                assert not timed, t
            elif seat in t.after.missing and t.after.automatic(seat):
                gives_way = seat in t.after.giving_way
                assert asked is not (gives_way or t.after.left_to_people(seat)), t
                assert not (gives_way and timed), t
            elif seat in t.after.missing:
                assert timed is (t.after.clock.span is not None), t
        table_kinds = {kind for at, kind in due if at == TABLE}
        stands = not t.after.over and t.after.state.proposal is not None
        assert (Timers.PROPOSAL in table_kinds) is stands, t
        assert Timers.PAUSE not in table_kinds or t.after.paused, t
        rests = t.after.paused and not t.after.lost and seats_present(t.after)
        assert Timers.PAUSE in table_kinds or not rests or t.after.solo, t


def test_a_member_is_called_once_per_turn_and_per_spin(told: Told) -> None:
    known: dict[int, str] = {}
    again: set[int] = set()
    for t in told.at(("dark_wall_destiny", 3)):
        occasion = t.after.match.game.occasion(t.after.match.state)
        added = [one.notice for one in follow(t) if isinstance(one, changes.AddNotice)]
        turns = {seat_in(one) for one in added if one.kind == Turn.kind}
        if t.entry is not None:
            assert not {seat for seat in turns if known.get(seat or 0) == occasion}, t
            again |= t.seats_called_before
        known |= dict.fromkeys(t.after.missing, occasion)
    assert again, "no turn was interrupted"
