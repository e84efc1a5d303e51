"""Moments name who decided what and what came of it; luck is called luck, once at most."""

import json
import re
from collections.abc import Sequence
from itertools import count

import pytest

from bot.features.endings import search
from bot.features.endings.deed import Moment, Story
from bot.features.endings.moments import MOST, Swing
from bot.features.endings.search import PlayedAction, Position, Sentence
from bot.features.endings.turning import MainRuns, Run, main_runs, runs, without_own_losses
from bot.table.table import Table
from engine.core import registry
from engine.core.chance import Chance, seed_from
from engine.core.events import seen
from engine.core.game import Perspective
from engine.core.match import facts_of
from engine.games.black_abyss import actions as abyss
from engine.games.black_abyss import facts
from engine.games.black_abyss.state import State
from engine.games.dark_miss_down import facts as dark
from engine.games.dyla import actions as dyla
from engine.matches.record import Record, steps
from tests.bot.features.endings.evening import finish, lines, played, story_of
from tests.bot.unstored import NAMES

START = Position(1, 0, b"", None)


def acted(seat: int, deed: int, *, ends: bool = False, answers: bool = False) -> PlayedAction:
    told = (Sentence(({"kind": "x"},), seat, deed, (1, 1), 1),)
    return PlayedAction(seat, START, START, told, ends, answers, drawn=False, held={})


async def test_the_vote_that_crowned_the_winner_is_told() -> None:
    games = (played("black_abyss", 3, f"moments {number}") for number in count())
    table, record = next(game for game in games if game[0].match.state.ending == "tribunal")
    story = await story_of(table, record)
    *_, english = lines(table, story)
    *_, german = lines(table, story, "de")
    winner = NAMES[story.seat]
    crowned = rf" to 100%\..* {winner} took the tribunal seat with \d+ of \d+ votes: term \d"
    assert re.search(crowned, english)
    elected = (
        rf" auf 100 %\..* {winner} hat mit \d+ von \d+ Stimmen den Vorsitz im Tribunal gewonnen"
    )
    assert re.search(elected, german)


async def test_keepers_beaten_and_the_victory_by_twins_are_told_and_no_buildings() -> None:
    """Bo beats a keeper in cycle 16, the other in 17, and wins by both twins in 18."""
    table, record = played("black_abyss", 3, "twins 16")
    assert table.match.state.ending == "twins"
    first, second, won = lines(table, await story_of(table, record))
    assert re.search(r"In cycle 16 .*Bo defeated the Keeper of Dusk\.", first)
    assert re.search(r"In cycle 17 .*Bo defeated the Keeper of Dawn\.", second)
    assert re.search(
        r"In cycle 18 the chance rose from \d+% to 100%\..* Bo won by holding the twin planets", won
    )
    assert "built" not in first + second + won


def test_those_who_elected_another_are_named_and_those_who_voted_in_vain_are_not() -> None:
    game = registry.game("black_abyss")
    ballots = [facts.Voted(seat, 9, (), (), candidate) for seat, candidate in enumerate((2, 1, 2))]
    ada, bo, cleo, _, seated = game.deeds([*ballots, facts.Put("x"), facts.Seated(2, 1, 18, 27)])
    assert ada == seated > bo == cleo == 0


async def test_cards_held_back_on_the_turn_of_a_blow_are_named() -> None:
    game = registry.game("dyla")

    def timid(state: object, _: int) -> object:
        return dyla.Fire() if state.phase == "combat" else dyla.EndTurn()  # type: ignore[attr-defined]

    table, record = finish(game, 1, "held", timid)
    story = await story_of(table, record)
    told = "\n".join(lines(table, story))
    assert "Ada held fire, and " in told
    assert "Still in hand: " in told
    assert "Basic Evade" in told
    german = "\n".join(lines(table, story, "de"))
    assert "Ada hat nicht gefeuert: " in german
    assert "Noch auf der Hand: " in german


@pytest.mark.parametrize(
    ("game", "seats", "seed", "blunders"),
    [
        ("dyla", 1, "a", 15),
        ("planetary_defence", 1, "moments a", 0),
        pytest.param("dark_miss_down", 2, "b", 30, marks=pytest.mark.soak),
        pytest.param("dark_wall_destiny", 2, "b", 10, marks=pytest.mark.soak),
        ("black_abyss", 3, "moments a", 0),
    ],
)
async def test_luck_is_told_at_most_once_beside_decisions_and_advice_never_twice(
    game: str, seats: int, seed: str, blunders: int
) -> None:
    table, record = played(game, seats, seed, blunders)
    story = await story_of(table, record)
    assert len(story.moments) <= MOST
    lucky = [one for one in story.moments if one.luck]
    assert len(lucky) <= 1 or not any(one.better for one in story.moments)
    advices = [one.better["en"] for one in story.moments if one.better]
    assert len(advices) == len(set(advices))
    for moment, line in zip(story.moments, lines(table, story), strict=True):
        assert ("luck. " in line.casefold()) is moment.luck
        assert moment.facts or moment.better
        assert public(record, moment.revision, moment.facts)


async def test_a_game_played_as_advised_is_told_once_that_nothing_was_better() -> None:
    table, record = played("dyla", 1, "well")
    story = await story_of(table, record)
    assert [one.best for one in story.moments].count(True) == 1
    assert len([one for one in story.moments if one.luck]) <= 1


def public(record: Record, revision: int, told: tuple[dict[str, object], ...]) -> bool:
    """Whether a spectator saw each of these facts, in or after this action."""
    game = registry.game(record.game)
    shown = []
    for step in steps(record):
        if step.match.revision >= revision:
            shown += seen(step.events, None)
        if step.match.revision > revision + 400:
            break
    written = [json.loads(facts_of(game).dump(fact)) for fact in shown]
    return all(fact in written for fact in told)


def test_an_answer_counts_for_the_attacker_and_the_end_of_a_turn_for_nobody() -> None:
    attack, reply, end = acted(0, 3), acted(1, 1, answers=True), acted(1, 0, ends=True)
    there = runs([attack, reply, end])
    assert [(one.seat, len(one.actions)) for one in there] == [(0, 2), (None, 1)]


def test_a_turn_with_too_few_rollouts_is_told_by_its_best_deed_not_by_its_first_action() -> None:
    """Ada begins and plays her hand, Bo saves a colony, and the round ends."""
    begins, plays, saves, end = acted(0, 0), acted(0, 1), acted(1, 3), acted(1, 0, ends=True)
    (turn,) = runs([begins, plays, saves, end], most=1)
    assert (turn.seat, turn.first) == (1, saves)
    ada, bo = runs([begins, plays, saves, end], most=2)
    assert [ada.seat, bo.seat] == [0, 1]
    assert [len(ada.actions), len(bo.actions)] == [2, 2]


def test_a_turning_point_begins_with_the_first_decision_that_it_tells() -> None:
    """Bo takes a card, then Ada completes a task: the board shown is that before Bo's card."""
    takes, completes = (
        acted(seat, 1)._replace(after=START._replace(revision=revision))
        for revision, seat in ((33, 1), (34, 0))
    )
    told = MainRuns((Run((completes,), 0, 0.4),), (0, 1), others=(Run((takes,), 1, 0.2),))
    moment = Swing((takes, completes), (0.4, 0.6), (0.8, 0.2), 0).moment(told)
    assert (moment.revision, len(moment.facts)) == (33, 2)


def test_among_rivals_the_fall_of_a_chance_is_not_blamed_on_what_its_seat_gained() -> None:
    """Bo saves a colony, then Ada raids him: he has lost by the raid."""
    saves, raids = acted(1, 3), acted(0, 3)
    there = [Run((saves,), 1, 0.25), Run((raids,), 0, 0.15)]
    fallen = without_own_losses(there, 1)
    assert [one.seat for one in main_runs(fallen, (1,), alone=False, over=False).runs] == [0]


def test_a_run_of_several_rivals_omits_gains_of_the_seat_whose_chance_fell() -> None:
    """With too few rollouts, Bo's colony and Ada's raid after it are one run: the raid is told."""
    saves, raids = (
        acted(seat, deed)._replace(sentences=(Sentence(({"seat": seat},), seat, deed, (1, 1), 1),))
        for seat, deed in ((1, 3), (0, 1))
    )
    (both,) = without_own_losses([Run((saves, raids), 1, 0.4)], 1)
    assert (both.seat, both.change) == (0, 0.4)
    told = main_runs([both], (1,), alone=False, over=False).sentences()
    assert [one.seat for one in told] == [0]


def test_a_turn_in_which_only_the_seat_itself_decided_is_not_told_as_its_loss() -> None:
    """Bo saves a colony, and nobody else decides anything."""
    (own,) = without_own_losses([Run((acted(1, 3),), 1, 0.4)], 1)
    assert own.change == 0
    assert main_runs([own], (1,), alone=False, over=False).sentences() == []


def test_decisions_of_a_seat_count_together_and_come_before_luck() -> None:
    ada, bo = acted(0, 1), acted(1, 1)
    spin = Run((acted(1, 0, ends=True),), None, 0.5)
    there = [Run((ada,), 0, 0.2), Run((bo,), 1, 0.25), Run((ada,), 0, 0.2), spin]
    assert [one.seat for one in main_runs(there, (0, 1), alone=False, over=False).runs] == [None]
    more = [*there[:3], spin._replace(change=0.1)]
    assert [one.seat for one in main_runs(more, (0, 1), alone=False, over=False).runs] == [0, 0]


@pytest.mark.parametrize(("ada", "told"), [(0.1, [0, 1]), (0.05, [1]), (-0.2, [1])])
def test_a_rivals_decision_is_told_if_it_changed_the_chance_in_the_same_direction(
    ada: float, told: list[int]
) -> None:
    """A good move of Ada's is no cause of the rise of Bo's chance, and would seem its first one."""
    places = [START._replace(revision=revision) for revision in (1, 2)]
    done = [
        acted(seat, 1)._replace(
            after=at, sentences=(Sentence(({"seat": seat},), seat, 1, (1, 1), 1),)
        )
        for seat, at in enumerate(places)
    ]
    there = [Run((done[0],), 0, ada), Run((done[1],), 1, 0.4)]
    sentences = main_runs(there, (0,), alone=False, over=False).sentences()
    assert [one.seat for one in sentences] == told
    assert [one.seat for one in main_runs(there, (0,), alone=True, over=False).sentences()] == [1]


def test_what_an_enemy_did_in_the_next_round_has_the_number_of_that_round() -> None:
    game, luck = registry.game("black_abyss"), Chance(seed_from("leading"))

    def leads(state: State, seat: int) -> object:
        begins = state.battle is not None and not state.battle.round
        if not seat and begins and game.why_not(state, seat, abyss.Lead()) is None:
            return abyss.Lead()
        return game.policies["greedy"](Perspective(game, state, seat), luck)

    _, record = finish(game, 2, "a", leads, mode="fleet_battle")
    written = record.model_dump_json()
    begun = search.turns(written)
    ends = [*(one.revision for one in begun[1:]), len(record.entries)]
    done = search.actions(written, [*zip(begun, ends, strict=True)])
    later = [
        (one, told, told.facts[0]["round"])
        for acted in done.values()
        for one in acted
        for told in one.sentences
        if told.facts[0]["kind"] == "round-began" and told.facts[0]["round"] > one.before.turn > 0
    ]
    assert later
    for one, told, round_ in later:
        what = MainRuns((Run((one._replace(sentences=(told,)),), None, 0.1),), (0, 1))
        assert Swing((one,), (0.5, 0.5), (0.6, 0.4), 0).moment(what).turn == round_


def happened(facts_told: Sequence[dark.Fact]) -> tuple[Table, Story]:
    """A game of Dark Miss Down with a turning point at which these facts happened."""
    table, _ = played("dark_miss_down", 2, "a")
    game = table.match.game
    written = tuple(json.loads(facts_of(game).dump(one)) for one in facts_told)
    moment = Moment(turn=1, revision=1, before=50, after=9, facts=written)
    return table, Story(seat=0, course=((50, 50),), moments=(moment,))


def test_the_cause_of_a_turning_point_is_told_before_details_of_a_task() -> None:
    facts_told = (
        dark.Completed(1, "patch-dark-matter-leak", (), (), 3, 2, 11),
        dark.Rewarded(1, "repair-conduit-leak", 1),
        dark.Replaced(0, "repair-evac-tube-damage"),
        dark.TurnedUp("prevent-shuttle-fire", "tasks"),
    )
    (line,) = lines(*happened(facts_told))
    assert "New task: Prevent shuttle fire." in line


@pytest.mark.parametrize(
    ("locale", "last"),
    [
        ("en", "New task: Prevent shuttle fire."),
        ("de", "Neuer Einsatz: Brandgefahr im Shuttle."),
    ],
)
def test_a_turning_point_tells_as_many_events_in_the_longer_language(
    locale: str, last: str
) -> None:
    facts_told = (
        dark.Completed(0, "repair-evac-tube-damage", (), (), 3, 2, 11),
        dark.Completed(1, "patch-dark-matter-leak", (), (), 3, 2, 11),
        dark.TurnedUp("prevent-shuttle-fire", "tasks"),
    )
    (line,) = lines(*happened(facts_told), locale)
    assert line.endswith(last)
