"""What others did during an absence: the five most important events, in order."""

from dataclasses import replace
from typing import Any

import pytest

from bot.language.speech import MORE, Speech, with_icons
from bot.play.undo import facts_json
from bot.presentation.history.meanwhile import (
    BRIEF,
    MOST,
    THING,
    Meanwhile,
    facts_by_sentence,
    meanwhile,
)
from bot.presentation.panels.board import note_of
from bot.store import records
from bot.table.table import Table
from engine.core.chance import Chance
from engine.core.events import Event, Telling
from engine.core.game import Perspective
from engine.core.match import Step, actions_of
from engine.games.black_abyss import facts as f
from engine.games.dark_miss_down import facts as dark
from engine.games.dark_wall_destiny import facts as wall
from engine.games.dyla.actions import PlayAttacks
from engine.games.planetary_defence.actions import EndTurn
from tests.bot.journeys.black_abyss import late
from tests.bot.play.test_undo import table

SPEECH = Speech("en", ("Ada", "Bo", "Cleo"))


def summary_of(
    *facts: Any,
    at: Table | None = None,
    speech: Speech = SPEECH,
    seat: int = 1,
    by: records.By = records.By.PLAYER,
    acted: bool = False,
) -> Meanwhile:
    """What seat 0 reads after an action of a seat (Bo's) with these facts."""
    at = at or late.table(3, 2, "move")
    telling: Telling[Any] = Telling()
    for fact in facts:
        telling(fact)
    step: Any = Step(at.match, telling.events, reveals=False)
    entry = records.Action(at.id, 1, seat, by, "{}", facts_json(step), 1.0, None)
    return meanwhile(at, [entry], 0, speech, acted=acted)


@pytest.mark.parametrize(
    ("locale", "last"),
    [
        ("en", "Bo completed “Realign light-drive” (danger 3 after 6) for 3 points."),
        (
            "de",
            "Bo hat den Einsatz „Verstellter Lichtantrieb“ erfüllt (von Gefahr 6 auf 3): 3 Punkte.",
        ),
    ],
)
def test_with_little_room_the_task_that_began_the_last_round_is_kept(
    locale: str, last: str
) -> None:
    done = dark.Completed(1, "realign-light-drive", (), (), 3, 6, 17)
    turned_up = dark.TurnedUp("repair-conduit-leak", "tasks")
    facts = (done, turned_up, dark.Drew(1, None), dark.LastRound())
    told = summary_of(*facts, at=table("dark_miss_down"), speech=Speech(locale, ("Ada", "Bo")))
    assert told.lines[0].startswith(last)
    assert len(told.lines) == len(facts), "with enough room, all is told"
    assert [one.lines for one in told.shorter_ones()][-1] == (last,)


def test_with_little_room_the_cryoship_that_a_partner_acquired_is_kept() -> None:
    bought = wall.Acquired(1, "colony-lyra", 9, 0)
    spin = (wall.TurnedUp(("talon",)), wall.Burned("talon", "hand", 0), wall.WasHit(0, 2, 0))
    told = summary_of(bought, *spin, at=table("dark_wall_destiny"))
    assert told.lines[0].startswith("Bo acquires Colony Lyra")
    assert [one.lines for one in told.shorter_ones()][-1] == told.lines[:1]


@pytest.mark.parametrize(
    ("locale", "purchase", "attack"),
    [
        ("en", "Bo acquires Talon", ": No Cryoship is seeded …"),
        ("de", "Bo kauft Fangklaue", ": Kein Kryoschiff ist angelegt …"),
    ],
)
def test_with_little_room_a_partners_purchase_is_kept_and_of_an_attack_its_result(
    locale: str, purchase: str, attack: str
) -> None:
    at, speech = table("dark_wall_destiny"), Speech(locale, ("Ada", "Bo"))
    drilled = wall.Attacked("hull-drill", 11, 0, None)
    spin = (wall.Spun(3), drilled, wall.Burned("bulwark-frigate", "system", None))
    told = summary_of(wall.Acquired(1, "talon", 3, 0), *spin, at=at, speech=speech)
    assert [one.lines for one in told.shorter_ones()][-1][0].startswith(purchase)
    alone = summary_of(drilled, at=at, speech=speech)
    assert [one.lines for one in alone.shorter_ones()][-1][0].endswith(attack)


@pytest.mark.parametrize(
    ("locale", "bo", "late"),
    [
        ("en", "Bo discards Brace.", "You discard Patrol. Bo discards Brace."),
        ("de", "Bo wirft Festhalten ab.", "Du wirfst Patrouille ab. Bo wirft Festhalten ab."),
    ],
)
def test_what_the_reader_discarded_is_not_told_beside_what_others_did(
    locale: str, bo: str, late: str
) -> None:
    """Ada and Bo are hit; Ada chooses her discards first. At a deadline she has not chosen them."""
    at, speech = table("dark_wall_destiny"), Speech(locale, ("Ada", "Bo"))
    paid = wall.Discarded(0, ("patrol",), True), wall.Discarded(1, ("brace",), True)
    assert summary_of(wall.Settled(1), *paid, at=at, speech=speech).lines == (bo,)
    told = summary_of(wall.Settled(0), *paid, at=at, speech=speech, seat=0, by=records.By.DEADLINE)
    assert told.lines[1:] == (late,)


@pytest.mark.parametrize(
    ("locale", "raid"),
    [("en", "Bo raids you for 2."), ("de", "Bo überfällt dich mit Stärke 2.")],
)
def test_a_raid_on_the_reader_is_told_once_also_when_it_is_paid_for(locale: str, raid: str) -> None:
    raided, owed = wall.Raided(1, 0, 2, 0), wall.Plundered(0, 2, (1,))
    at, speech = table("dark_wall_destiny"), Speech(locale, ("Ada", "Bo"))
    assert summary_of(raided, owed, at=at, speech=speech).lines == (raid,)


def test_with_little_room_actions_against_the_reader_are_kept() -> None:
    told = summary_of(f.Settled(1, "B2-1"), f.WarDeclared(1, 2), f.WarDeclared(2, 0))
    assert [one.lines for one in told.shorter_ones()][-1] == ("Cleo declared war on you.",)


def moved_into_asteroids() -> tuple[Any, ...]:
    """Ada's move, in which she lost a ship."""
    struck = f.Struck(0, "fighter", 2, "asteroids", "destroyed")
    return f.Moved(0, (("fighter", 2),), "B6", "C6"), struck


def test_what_the_readers_own_move_cost_is_told_until_their_next_one() -> None:
    told = summary_of(*moved_into_asteroids(), seat=0)
    assert told.lines == ("You lost Fighter #2 to asteroids.",)
    assert summary_of(*moved_into_asteroids(), seat=0, acted=True).lines == (), "the note has it"


def test_a_battle_after_the_readers_own_turn_is_told_with_their_flight() -> None:
    fled = f.Withdrew(0, "C6", fled=True)
    ended = f.BattleEnded("B6", 1, (-1,), 1, gone=True, sides=(-1, 0))
    told = summary_of(f.Passed(0, "move"), fled, ended, seat=0)
    assert told.lines == (
        "You fled to C6.",
        "The monsters won the battle at B6 against you after one round: your ships retreated.",
    )


def test_with_little_room_a_war_declared_on_the_reader_is_kept_rather_than_their_election() -> None:
    told = summary_of(f.Seated(0, 1, 27, 39), f.WarDeclared(1, 0))
    assert [one.lines for one in told.shorter_ones()][-1] == ("Bo declared war on you.",)


def test_who_lost_a_battle_reads_that_none_of_their_ships_is_left() -> None:
    ended = f.BattleEnded("E5", 6, (1,), 2, sides=(0, 1))
    assert summary_of(ended).lines == (
        "Bo won the battle at E5 against you after 6 rounds with 2 ships left; you have none.",
    )


def test_a_prepared_turn_is_told_to_its_member_with_what_it_cost() -> None:
    told = summary_of(*moved_into_asteroids(), seat=0, by=records.By.QUEUE)
    assert told.lines == (
        "Your prepared turn was played.",
        "You moved Fighter #2 from B6 to C6.",
        "You lost Fighter #2 to asteroids.",
    )
    assert summary_of(f.Passed(0, "move"), seat=0, by=records.By.QUEUE).lines == (), (
        "a skipped turn"
    )


def test_how_the_game_ended_is_not_told_again_in_the_summary() -> None:
    told = summary_of(f.Settled(1, "B2-1"), f.WarDeclared(1, 2), f.WarDeclared(2, 0))
    assert told.without("Cleo declared war on you.").lines == told.lines[:2]
    assert [one.lines for one in told.without(told.lines[2]).shorter_ones()][-1] == told.lines[1:2]


def test_income_and_new_cycles_are_left_out() -> None:
    assert summary_of(f.CycleBegan(3, 1), f.Produced(0, 1, 1, 1)).lines == ()


def test_events_keep_their_order_whatever_their_weight() -> None:
    told = summary_of(
        f.Settled(1, "B2-1"), f.WarDeclared(1, 2), f.Seated(2, 1), f.WarDeclared(1, 0)
    )
    assert told.lines == (
        "Bo founded a colony at B2-1.",
        "Bo declared war on Cleo.",
        "Cleo took the tribunal seat.",
        "Bo declared war on you.",
    )
    shorter = [one.lines for one in told.shorter_ones()]
    assert all(list(lines) == sorted(lines, key=told.lines.index) for lines in shorter)
    assert shorter[-1] == ("Bo declared war on you.",)


def test_a_tribunal_is_summarised_by_the_readers_votes_and_the_results() -> None:
    laws = [f.Voted(one, 7 + one, ("tariffs",), (), -1) for one in range(3)]
    seats = [f.Voted(one, 7 + one, (), (), 2) for one in range(3)]
    told = summary_of(*laws, f.Decided("tariffs", 24, 0, passed=True), *seats, f.Seated(2, 1))
    assert told.lines == (
        "With 7 votes, you voted for Tariffs.",
        "Tariffs passed, 24 votes to 0.",
        "With 7 votes, you voted for Cleo.",
        "With 9 votes, Cleo voted for Cleo.",
        "Cleo took the tribunal seat.",
    )
    assert told.left == 3


def test_a_ship_destroyed_in_anothers_turn_is_told_however_many_hits_follow() -> None:
    loss = f.Struck(0, "frigate", 1, "laser", "destroyed")
    rounds = [
        fact
        for number in range(2, 10)
        for fact in (f.RoundBegan(number), f.Struck(0, "cruiser", 1, "laser", "hit"))
    ]
    told = summary_of(f.RoundBegan(1), loss, *rounds)
    assert told.lines[0] == "You lost Frigate #1 to a laser."
    assert told.left == len(rounds) // 2 + 2 - MOST
    assert [one.lines for one in told.shorter_ones()][-1] == told.lines[:1], "a phone has one line"


@pytest.mark.parametrize("locale", ["en", "de"])
def test_each_hit_of_a_round_is_a_sentence_of_its_own(locale: str) -> None:
    glanced = f.Struck(0, "frigate", 2, "laser", "glanced")
    facts = (f.RoundBegan(3), f.Struck(0, "frigate", 1, "laser", "hit"), glanced)
    (line,) = late.table(3, 2, "move").match.game.text.log_sentences(facts)
    sentences = Speech(locale, ("Ada", "Bo", "Cleo"))(line.words).split(". ")
    assert len(sentences) == 2
    assert all(one[0].isupper() for one in sentences)


@pytest.mark.parametrize(
    ("locale", "lines"),
    [
        (
            "en",
            (
                "With 1 vote, Bo voted against Tariffs.",
                "With 8 votes, Cleo abstained.",
                "Tariffs failed, 1 vote to 2.",
            ),
        ),
        (
            "de",
            (
                "Bo hat mit 1 Stimme gegen „Zölle“ gestimmt.",
                "Cleo hat sich mit 8 Stimmen enthalten.",
                "Abgelehnt mit 1 zu 2: „Zölle“.",
            ),
        ),
    ],
)
def test_a_ballot_says_who_has_how_many_votes(locale: str, lines: tuple[str, ...]) -> None:
    facts = (
        f.Voted(1, 1, (), ("tariffs",), -1),
        f.Voted(2, 8, (), (), -1),
        f.Decided("tariffs", 1, 2, passed=False),
    )
    speech = Speech(locale, ("Ada", "Bo", "Cleo"))
    text = late.table(3, 2, "tribunal").match.game.text
    assert tuple(speech(text.fact(fact)) for fact in facts) == lines


def test_of_equally_important_events_the_newest_are_told() -> None:
    told = summary_of(*[f.Decided("tariffs", votes, 0, passed=True) for votes in range(11, 17)])
    assert told.lines == tuple(f"Tariffs passed, {votes} votes to 0." for votes in range(12, 17))
    assert told.left == 1
    assert [one.lines for one in told.shorter_ones()][-1] == ("Tariffs passed, 16 votes to 0.",)


def test_equal_sentences_are_merged_and_counted() -> None:
    told = summary_of(*[f.WarDeclared(1, 0)] * 3)
    assert told.lines == ("Bo declared war on you (3\N{MULTIPLICATION SIGN}).",)


def test_the_number_of_voters_is_said_once() -> None:
    events = [Event(None, {0: f.BallotsIn(2, 3, mine=True)})] * 2
    told = note_of(late.table(3, 2, "move"), events, 0, SPEECH)
    assert told == "You have cast your ballot; 2 of 3 have voted."


def test_equal_cards_played_together_are_counted() -> None:
    dyla = table("dyla", 1)
    attack = dyla.match.play(0, PlayAttacks())
    told = note_of(replace(dyla, match=attack.match), attack.events, 0, SPEECH)
    assert told == "Ada played 3 \N{MULTIPLICATION SIGN} Basic Igelstellung."


def test_a_solo_turn_ends_with_what_landed_then_the_cards_drawn_and_both_fit_a_phone() -> None:
    begun = table("planetary_defence", 1)
    ended = begun.match.play(0, EndTurn())
    told = note_of(replace(begun, match=ended.match), ended.events, 0, SPEECH)
    assert told.startswith("Landed: ")
    assert ". Ada drew " in told
    assert MORE not in told
    assert len(told) <= 110, "three lines on a phone"


@pytest.mark.parametrize("seed", range(3))
def test_after_a_long_absence_five_events_are_shown(
    seed: int,
) -> None:
    at, chance = late.table(3, 5, "move"), Chance(f"{seed}" * 64)
    game, match, record = at.match.game, at.match, list[records.Action]()
    greedy = game.policies["greedy"]
    while len(record) < 60:
        seat = next((one for one in game.missing(match.state) if one), None)
        if seat is None:
            match = match.play(0, greedy(Perspective(game, match.state, 0), chance)).match
            continue
        action = greedy(Perspective(game, match.state, seat), chance)
        step: Any = match.play(seat, action)
        match = step.match
        entry = records.Action(
            at.id,
            match.revision,
            seat,
            records.By.AGENT,
            actions_of(game).dump(action).decode(),
            facts_json(step),
            1.0,
            None,
        )
        record.append(entry)
    told = meanwhile(at, record, 0, SPEECH)
    assert len(told.lines) == MOST
    assert told.left > 0
    assert all(line[0].isupper() or line[0].isdigit() for line in told.lines)
    assert all(len(line) <= THING + len(" (99\N{MULTIPLICATION SIGN}).") for line in told.lines)


def test_events_without_text_for_the_reader_are_left_out() -> None:
    event: Event[Any] = Event(None, {1: f.WarDeclared(1, 0)})
    at = late.table(3, 2, "move")
    step: Any = Step(at.match, [event], reveals=False)
    entry = records.Action(at.id, 1, 1, records.By.PLAYER, "{}", facts_json(step), 1.0, None)
    assert meanwhile(at, [entry], 0, SPEECH).lines == ()


def test_with_less_room_whole_lines_are_dropped_before_the_first_is_cut() -> None:
    told = Meanwhile(("Bo won.", " ".join(["Cleo won."] * 20), "Dan lost."), 2)
    assert [*told.shorter_ones()] == [
        told,
        Meanwhile(told.lines[:2], 3),
        Meanwhile(("Bo won.",), 4),
    ]
    *_, last = Meanwhile(told.lines[1:], 2).shorter_ones()
    (cut,) = last.lines
    assert cut.endswith("Cleo won."), "after a sentence"
    assert BRIEF - len(" Cleo won.") <= len(cut) <= BRIEF
    assert last.left == 3
    assert [*Meanwhile((), 0).shorter_ones()] == [Meanwhile((), 0)]


@pytest.mark.parametrize(
    ("locale", "lines"),
    [
        (
            "en",
            (
                "The Keeper of Dawn attacked you at B6.",
                "You lost Frigate #1 and 2 fighters to a laser in the battle against "
                "the Keeper of Dawn at B6.",
                "Bo plundered 2 food from you.",
            ),
        ),
        (
            "de",
            (
                "Der Wächter der Morgenröte hat dich in B6 angegriffen.",
                "Du hast in der Schlacht gegen den Wächter der Morgenröte in B6 Fregatte #1 und "
                "2 Jäger durch eine Laserkanone verloren.",
                "Bo hat bei dir 2 Nahrung erbeutet.",
            ),
        ),
    ],
)
def test_members_are_not_called_by_name_in_what_was_done_to_them(
    locale: str, lines: tuple[str, ...]
) -> None:
    speech = Speech(locale, ("Ada", "Bo", "Cleo"))
    hulls = (("frigate", 1), ("fighter", 1), ("fighter", 2))
    facts = [
        f.BattleBegan("B6", -1, 0, "keeper-of-dawn"),
        *[f.Struck(0, hull, number, "laser", "destroyed") for hull, number in hulls],
        f.Plundered(1, 0, 2, 0, 0),
    ]
    table = late.table(3, 2, "tribunal")
    told = tuple(
        with_icons(one, lambda _: "") for one in facts_by_sentence(table, facts, speech, 0)
    )
    assert told == lines
    assert not {*lines} & {*facts_by_sentence(table, facts, speech, 2)}
