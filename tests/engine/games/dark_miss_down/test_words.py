"""The words of choices, log and table."""

from dataclasses import replace

import pytest

from engine.core.catalogue import catalogue
from engine.core.choices import resolve
from engine.core.events import seen
from engine.core.words import Words
from engine.games.dark_miss_down.actions import Complete, Draw, Press, Stand
from engine.games.dark_miss_down.choices import DRAW
from engine.games.dark_miss_down.facts import Completed, Rewarded
from engine.games.dark_miss_down.text.description import caption
from tests.engine.games.dark_miss_down.table import (
    BREACH_A,
    BREACH_B,
    COMLINK,
    CONSOLES,
    CRATE,
    GAME,
    HATCH,
    INJURED,
    SPILL,
    Table,
    table,
)

WORDS = catalogue((GAME,))
NAMES = ("Ann", "Bob")


def said(what: Words, locale: str = "en") -> str:
    return WORDS.render(what, locale, NAMES)


def label(seen: Table, path: str, locale: str = "en") -> str:
    """The words of a node, as the seat at turn reads them."""
    node = resolve(GAME.choices(seen.state, seen.seat), path)
    return said(GAME.text.label(seen.view(seen.seat), tuple(path.split("/")), node), locale)


def icon(seen: Table, path: str) -> str:
    """The icon of a node."""
    node = resolve(GAME.choices(seen.state, seen.seat), path)
    return GAME.text.icon(seen.view(seen.seat), tuple(path.split("/")), node)


def log(played: Table, viewer: int | None = None) -> list[str]:
    sentences = GAME.text.log_sentences(seen(played.events, viewer))
    return [said(sentence.words) for sentence in sentences]


def described(seen: Table, viewer: int | None = None) -> list[str]:
    return [said(line) for line in GAME.text.describe(seen.view(viewer))]


def ended(seen: Table) -> str:
    return said(GAME.text.outcome(seen.view(), seen.outcome()))


def test_a_task_to_complete_says_what_it_scores() -> None:
    start = table(tasks=INJURED, hand="tech.medical flight.navigation", tableau=BREACH_A)
    assert label(start, INJURED) == "Complete: Assist injured officer, 5 points"


def test_a_task_that_only_a_pair_can_pay_for_says_so_before_it_is_paid() -> None:
    start = table(tasks=CONSOLES, hand="flight.mess tech.core deck.docking deck.mess")
    assert label(start, CONSOLES).endswith(", 2 points (2 Deck = Flight)")
    assert label(start, CONSOLES, "de").endswith(", 2 Punkte (2 Deck = Flug)")


def test_a_button_promises_the_points_that_its_task_then_scores() -> None:
    paid = "tech.medical flight.mess"
    start = table(tasks=INJURED, hand=paid, tableau=HATCH)
    assert label(start, INJURED) == "Complete: Assist injured officer, 4 points"
    assert start.complete(INJURED, paid).scores() == (4, 0)
    either = table(tasks=INJURED, hand=f"{paid} flight.navigation", tableau=HATCH)
    assert label(either, INJURED) == "Complete: Assist injured officer, 3 or 4 points"
    assert label(either, INJURED, "de") == "Erfüllen: Verletzter Offizier, 3 oder 4 Punkte"


def test_a_task_says_above_the_cards_to_choose_whether_a_pair_must_stand_in() -> None:
    def note(hand: str, locale: str = "en") -> str:
        start = table(tasks=COMLINK, hand=hand)
        node = resolve(GAME.choices(start.state, 0), COMLINK)
        found = GAME.text.note(start.view(0), (COMLINK,), node)
        assert found is not None
        return said(found, locale)

    flights = "flight.mess flight.medical"
    short = f"{flights} tech.core deck.docking deck.mess deck.quarters"
    assert note(short) == (
        "It needs Flight, Flight, Tech and Tech. You lack one of these cards: "
        "two cards of one crew must stand in for it."
    )
    assert note(short, "de") == (
        "Der Einsatz braucht Flug, Flug, Technik und Technik. Eine davon fehlt dir: "
        "Zwei Karten einer anderen Crew müssen für sie einspringen."
    )
    enough = f"{flights} flight.quarters tech.core tech.mess"
    assert note(enough).endswith("Choose one card for each.")


def test_a_full_hand_says_that_a_further_card_costs_one() -> None:
    six = "flight.mess flight.medical tech.core deck.docking deck.mess deck.quarters"
    full = [said(line) for line in caption(table(tasks=INJURED, hand=six).view(0))]
    assert full[0] == "Your hand is full: if you get another card, you must discard one."
    fits = [said(line) for line in caption(table(tasks=INJURED, hand="tech.core").view(0))]
    assert not [line for line in fits if "7th" in line]


def test_a_player_at_the_goal_is_told_that_the_last_round_follows() -> None:
    reached = table(tasks=INJURED, scores=(16, 3), active=1)
    (alarm,) = GAME.alarms(reached.state)
    assert said(alarm.told) == "Ann has 16 of 15 points: the last round comes after this one."


def test_two_officers_one_task_from_the_goal_share_one_alarm_that_names_the_leader_first() -> None:
    near = table(tasks=BREACH_A, scores=(9, 10), turn=9)
    (alarm,) = GAME.alarms(near.state)
    assert said(alarm.told_to(None)) == (
        "Bob has 10 of 15 points, Ann has 9: one task can start the last round."
    )
    assert said(alarm.told_to(0)) == (
        "Bob has 10 of 15 points, you have 9: one task can start the last round."
    )
    assert said(alarm.told_to(1)) == (
        "You have 10 of 15 points, Ann has 9: one task can start the last round."
    )
    (alone,) = GAME.alarms(table(tasks=BREACH_A, scores=(3, 10), turn=9).state)
    assert said(alone.told_to(1)) == (
        "You have 10 of 15 points: one task can start the last round."
    )


def test_a_card_to_take_or_discard_shows_its_crew() -> None:
    start = table(tasks=INJURED, pool=f"{CRATE} {CONSOLES}")
    assert [icon(start, f"take/{card}") for card in (CRATE, CONSOLES)] == ["flight", "deck"]


def test_the_log_tells_a_card_drawn_unseen_to_its_owner_only() -> None:
    after = table(tasks=INJURED, deck=f"{CRATE} {SPILL}").play(Draw())
    assert log(after, 0) == ["Ann drew Flight · Navigation."]
    assert log(after, 1) == log(after) == ["Ann drew a card from the pile."]


def test_the_log_tells_that_a_card_is_drawn_for_a_completed_task() -> None:
    hand = "tech.medical flight.navigation"
    start = table(tasks=INJURED, hand=hand, deck=f"{CRATE} {SPILL} {CONSOLES}")
    after = start.complete(INJURED, hand)
    assert log(after, 0)[-1] == "Ann drew Flight · Navigation for the completed task."
    assert log(after, 1)[-1] == "Ann drew a card for the completed task."


@pytest.mark.parametrize(
    ("reader", "line"),
    [(0, "You drew Flight · Navigation."), (1, "Ann drew a card from the pile.")],
)
def test_an_officer_reads_you_for_their_own_deeds_and_the_other_reads_their_name(
    reader: int, line: str
) -> None:
    played = table(tasks=INJURED, deck=f"{CRATE} {SPILL}").play(Draw())
    facts = seen(played.events, reader)
    (drawn, *_) = GAME.text.log_sentences(facts)
    own = GAME.text.told_to(drawn.words, facts, reader)
    assert said(own or drawn.words) == line


def test_the_log_tells_a_card_taken_from_the_pool_and_its_replacement_in_one_sentence() -> None:
    after = table(tasks=INJURED, pool=CONSOLES, deck=CRATE).take(CONSOLES)
    taken = "Ann took Deck · Quarters from the pool; Flight · Navigation replaces it."
    assert log(after) == [taken]


def test_the_log_tells_payment_stand_ins_and_bonus() -> None:
    hand = "flight.mess tech.core deck.docking deck.mess"
    start = table(tasks=CONSOLES, pool="flight.quarters", hand=hand, tableau=COMLINK)
    told = log(start.complete(CONSOLES, hand))
    assert told[0] == (
        "Ann completed “Repair burnt consoles” (danger 2 after 5) for 3 points. Total: 3 points. "
        "Cards: Deck · Docking, Flight · Mess Hall, Tech · Core, Deck · Mess Hall. "
        "Two Deck cards stood in for a missing Flight card."
    )
    assert told[1] == (
        "Ann took Flight · Quarters from the pool as the bonus of “Restore comlink system”; "
        "Deck · Docking replaces it."
    )


def test_a_draw_without_cards_does_not_promise_to_shuffle() -> None:
    seen = table(tasks=INJURED, pool=CRATE).view(0)
    for discards, label in ((seen.pool, "(shuffles the discard pile)"), ((), "(none left)")):
        view = replace(seen, deck=0, discards=discards)
        assert said(GAME.text.label(view, ("draw",), DRAW)) == f"Draw from the pile {label}"


def test_cards_of_one_asset_are_told_apart_by_their_danger_as_tasks() -> None:
    start = table(tasks=INJURED, pool=f"{CRATE} {BREACH_B} {CONSOLES}", hand="tech.core tech.core")
    takes = [f"take/{card}" for card in (CRATE, BREACH_B, CONSOLES)]
    assert [label(start, one) for one in takes] == [
        "Take Flight · Navigation (other half: task, danger 1)",
        "Take Flight · Navigation (other half: task, danger 6)",
        "Take Deck · Quarters",
    ]
    assert label(start, takes[1], "de") == "Flug · Navigation (Einsatz: Gefahr 6) nehmen"
    hand = [said(GAME.text.item(start.view(0), (INJURED,), one.id)) for one in start.view(0).hand]
    assert hand == [f"Tech · Core (other half: task, danger {danger})" for danger in (2, 5)]


def test_the_table_in_words_shows_the_own_hand_and_the_size_of_the_other() -> None:
    start = table(
        tasks=INJURED,
        pool=CRATE,
        hand="tech.medical",
        other="deck.mess deck.medical",
        tableau=BREACH_A,
        scores=(6, 0),
        deck="tech.core",
    )
    assert described(start, 0) == [
        "Round 1 of at most 60: it's Ann's turn.",
        "Task “Assist injured officer”, danger 1: needs Medical and Flight; "
        "bonus: most cards from Medical, +1",
        "Asset pool: Flight · Navigation",
        "Draw pile: 1 card",
        "Discard pile: empty",
        "Ann: 6 points, completed “Patch hull breach A”, danger 6; "
        "bonus: take one card from the pool: Mess Hall",
        "Bob: 0 points, no task completed yet",
        "Bob holds 2 cards",
        "Your hand (1): Tech · Medical",
    ]
    assert described(start)[-2:] == ["Bob: 0 points, no task completed yet", "Bob holds 2 cards"]
    assert "Ann holds 1 card" in described(start)


def test_below_a_public_board_the_round_is_stated_only_where_the_heading_does_not_say_it() -> None:
    start = table(tasks=INJURED, pool=CRATE, hand="tech.core")
    assert caption(start.view(None)) == []
    last = table(tasks=INJURED, pool=CRATE, hand="tech.core", last=True)
    assert said(caption(last.view(None))[0]).startswith("Round 1, the last: it's Ann's turn.")


def test_cards_seen_taken_are_named_in_the_other_hand() -> None:
    after = table(tasks=INJURED, pool=CRATE, hand="tech.core").take(CRATE)
    line = "Ann holds 2 cards, among them Flight · Navigation"
    assert line in described(after, 1)


def test_the_last_round_and_the_airlock_are_announced() -> None:
    last = table(tasks=INJURED, scores=(15, 15), active=1, turn=9).play(Draw())
    assert log(last)[-1] == "The goal was reached: one more round."
    assert described(last)[0] == "Round 10, the last: it's Ann's turn. The higher score wins."
    tie = last.play(Draw()).play(Draw())
    assert log(tie)[-1] == "A tie at 15: both officers stand at the airlock."
    assert described(tie)[0] == "After round 10: the airlock decides"
    assert label(tie, "airlock") == "Push the airlock button!"
    pressed = tie.play(Press(), by=1)
    assert ended(pressed) == (
        "A tie at 15 after 10 rounds, and Bob pushed the airlock button first: Bob is first mate."
    )
    stands = tie.play(Stand(), by=0).play(Stand(), by=1)
    assert ended(stands) == "A tie at 15 after 10 rounds, and it stands: nobody is first mate."


def test_the_winner_is_named_with_both_scores() -> None:
    won = table(tasks=INJURED, scores=(17, 12), active=1, turn=9, last=True).play(Draw())
    assert ended(won) == "Ann becomes first mate with 17 points to 12 after 9 rounds."


def test_a_score_lists_its_tasks_and_the_leader_comes_first() -> None:
    start = table(tasks=INJURED, hand="tech.medical flight.navigation", tableau=BREACH_A)
    view = start.play(Complete(INJURED, tuple(card.id for card in start.view(0).hand))).view()
    told = GAME.text.score(view)
    leads, decides = map(said, told.decides)
    assert leads == "Ann leads with 5 points to 0."
    assert decides.startswith("The last round begins once someone has 15 points")
    scores = ["Ann: 5 points for “Assist injured officer” (5)", "Bob: 0 points"]
    assert list(map(said, told.seats)) == scores


def test_at_equal_scores_nobody_leads() -> None:
    leads, _ = map(said, GAME.text.score(table().view()).decides)
    assert leads == "Nobody leads: both have 0 points."


def test_the_log_counts_a_bonus_into_the_sentence_of_its_task() -> None:
    facts = [
        Completed(0, INJURED, (), (), 5, 6, 9),
        Rewarded(0, BREACH_A, 1),
        Completed(1, INJURED, (), (), 1, 0, 1),
    ]
    first, second = GAME.text.log_sentences(facts)
    assert first.facts == (0, 1)
    assert said(first.words).startswith(
        "Ann completed “Assist injured officer” (danger 1 after 6) for 6 points, "
        "including 1 bonus point. Total: 10 points. Cards:"
    )
    assert said(second.words).startswith(
        "Bob completed “Assist injured officer” (danger 1) for 1 point. Total: 1 point. Cards:"
    )
    german = WORDS.render(first.words, "de", NAMES)
    total = "6 Punkte, davon 1 als Bonus. Insgesamt 10 Punkte. Karten:"
    assert f"(von Gefahr 6 auf 1): {total}" in german


def test_an_officer_who_cannot_catch_up_in_the_last_turn_is_told_so() -> None:
    start = table(tasks=INJURED, hand="tech.medical flight.mess", last=True, scores=(13, 15))
    assert GAME.text.is_lost(start.view(0)), "one point is not enough"
    assert not GAME.text.is_lost(start.but(last=False).view(0))
    tied = table(tasks=INJURED, hand="tech.medical flight.mess", last=True, scores=(14, 15))
    assert not GAME.text.is_lost(tied.view(0)), "the airlock would decide"


@pytest.mark.parametrize(
    ("path", "picked", "english", "german"),
    [
        (("draw",), (), "Draw a card from the pile", "Zieh verdeckt eine Karte"),
        (
            ("take", CRATE),
            (),
            "Take Flight · Navigation from the pool",
            "Nimm Flug · Navigation aus der Auslage",
        ),
        (
            ("replace", INJURED),
            (),
            "Discard a task: Assist injured officer",
            "Wirf einen Einsatz ab: Verletzter Offizier",
        ),
        (
            (INJURED,),
            (),
            "Complete “Assist injured officer” with Tech · Medical and Flight · Mess Hall",
            "Erfülle „Verletzter Offizier“ mit Technik · Medizin und Flug · Messe",
        ),
    ],
)
def test_a_hint_advises_an_officer_in_a_sentence(
    path: tuple[str, ...], picked: tuple[str, ...], english: str, german: str
) -> None:
    start = table(tasks=INJURED, pool=CRATE, hand="tech.medical flight.mess")
    advised, *_ = GAME.text.advice(start.view(0), path, picked)
    assert (said(advised), said(advised, "de")) == (english, german)
