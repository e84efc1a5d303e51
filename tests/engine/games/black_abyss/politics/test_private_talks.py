"""Private talks: everybody knows who talks; offers are secret until one takes effect."""

from typing import Any

import pytest

from bot.language.speech import Speech
from engine.core.chance import Chance, seed_from
from engine.core.choices import Branch, resolve, walk
from engine.core.events import seen
from engine.core.game import Perspective
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules import diplomacy
from engine.games.black_abyss.state import PASSAGE, PEACE
from tests.engine.games.black_abyss.table import GAME, Table


def talking(seats: int = 4) -> Table:
    """Seats 0 and 1, at war, are in private talks; seat 3 is to move."""
    table = Table.open_sky(seats)
    table.war(0, 1)
    table.to_move(3)
    table.play(0, a.Talk(1))
    table.play(1, a.Talk(0))
    return table


def shown(state: Any, viewer: int | None) -> Any:
    """Everything a viewer can see or try, and the seats named to it as awaited."""
    view = GAME.view(state, viewer)
    parts: list[Any] = [view, list(GAME.awaited(state)), GAME.measures(state)]
    if viewer is not None:
        root = GAME.choices(state, viewer)
        parts.append([(path, getattr(node, "action", None)) for path, node in walk(root)])
        tried = [make(other, what) for make in (a.Offer, a.Accept, a.Decline, a.Withdraw)
                 for other in range(4) for what in (PEACE, PASSAGE)]  # fmt: skip
        parts.append([GAME.why_not(state, viewer, action) for action in tried])
        parts.append(viewer in GAME.missing(state))
    return parts


def imagined(state: Any, *viewers: int) -> list[Any]:
    luck = Chance(seed_from("whispers"))
    return [GAME.imagine(state, viewers, luck) for _ in range(40)]


def test_two_seats_talk_in_private_only_if_both_agree() -> None:
    table = Table.open_sky()
    (wish,) = table.play(0, a.Talk(1))
    assert (wish.seat, wish.other, wish.how) == (0, 1, "wished")
    (said,) = table.play(0, a.Offer(1, PASSAGE))
    assert said.how == "offered"
    assert not said.whispered
    (opened,) = table.play(1, a.Talk(0))
    assert opened.how == "opened"
    assert table.refusal(0, a.Talk(1)) == "talking"
    assert table.play(1, a.Offer(0, PASSAGE)) == []
    assert table.state.whispers == [(1, 0, PASSAGE)]


def test_a_request_for_talks_counts_as_an_offer_and_agreeing_to_it_does_not() -> None:
    table = Table.open_sky()
    for other in (1, 2, 1):
        table.play(0, a.Talk(other))
        table.play(0, a.EndTalk(other))
    assert table.refusal(0, a.Talk(1)) == "offers-spent"
    table.play(1, a.Talk(0))
    table.play(0, a.Talk(1))
    assert table.state.empires[0].offers == t.GAME.offers_per_cycle


@pytest.mark.parametrize("who", [0, 1])
def test_either_seat_ends_talks_and_unsettled_whispers_lapse(who: int) -> None:
    table = talking()
    table.play(0, a.Offer(1, PEACE))
    (ended,) = table.play(who, a.EndTalk(1 - who))
    assert ended.how == "ended"
    assert table.state.whispers == []
    assert table.refusal(1, a.Accept(0, PEACE)) == "no-such-offer"
    (said,) = table.play(0, a.Offer(1, PEACE))
    assert not said.whispered


def test_a_request_may_be_declined_and_withdrawn() -> None:
    table = Table.open_sky()
    table.play(0, a.Talk(1))
    (refused,) = table.play(1, a.EndTalk(0))
    assert refused.how == "refused"
    assert table.refusal(1, a.EndTalk(0)) == "no-talk"
    assert table.state.talks == []


@pytest.mark.parametrize("answer", [a.Decline(0, PEACE), None])
def test_offers_in_private_talks_are_told_to_the_two_seats_only(answer: Any) -> None:
    table = talking()
    steps = [table.match.play(0, a.Offer(1, PEACE))]
    after = (1, answer) if answer else (0, a.Withdraw(1, PEACE))
    steps.append(steps[0].match.play(*after))
    for step in steps:
        for viewer in (None, 2, 3):
            assert seen(step.events, viewer) == []
        for viewer in (0, 1):
            (fact,) = seen(step.events, viewer)
            assert fact.whispered


def test_only_the_result_of_private_talks_is_public() -> None:
    table = talking()
    table.play(0, a.Offer(1, PEACE))
    step = table.match.play(1, a.Accept(0, PEACE))
    for viewer in (None, 2, 3):
        (fact,) = seen(step.events, viewer)
        assert (fact.seat, fact.other, fact.what, fact.how) == (1, 0, PEACE, "agreed")
        assert not fact.whispered
    for viewer in (0, 1):
        (fact,) = seen(step.events, viewer)
        assert fact.how == "accepted"
    assert not step.match.state.war[0] >> 1 & 1
    assert step.match.state.whispers == []


def test_a_third_seat_sees_the_same_with_and_without_a_whisper() -> None:
    table = talking()
    before = table.state
    for action in (a.Offer(1, PEACE), a.Withdraw(1, PEACE), a.Offer(1, PEACE)):
        table.play(0, action)
        for viewer in (None, 2, 3):
            assert shown(table.state, viewer) == shown(before, viewer)
    assert shown(table.state, 1) != shown(before, 1)


def test_whispers_vary_in_states_imagined_for_a_third_seat() -> None:
    table = talking()
    table.play(0, a.Offer(1, PEACE))
    for viewers in ((), (2,), (2, 3)):
        states = imagined(table.state, *viewers)
        for viewer in (None, *viewers):
            for state in states:
                assert shown(state, viewer) == shown(table.state, viewer)
        found = {tuple(sorted(state.whispers)) for state in states}
        assert found == {(), ((0, 1, PEACE),), ((1, 0, PEACE),), ((0, 1, PEACE), (1, 0, PEACE))}
        assert len({tuple(sorted(state.whispered.items())) for state in states}) > 4


@pytest.mark.parametrize("viewers", [(0,), (1,), (0, 2), (0, 1, 2, 3)])
def test_both_talkers_know_what_was_whispered(viewers: tuple[int, ...]) -> None:
    table = talking()
    table.play(0, a.Offer(1, PEACE))
    for state in imagined(table.state, *viewers):
        assert state.whispers == [(0, 1, PEACE)]
        assert state.whispered == table.state.whispered


def test_imagined_whispers_are_possible_offers() -> None:
    """The other side can answer every whisper that a third seat imagines."""
    table = talking()
    for state in imagined(table.state, 2):
        for giver, taker, what in state.whispers:
            assert GAME.why_not(state, taker, a.Accept(giver, what)) is None


def test_for_seats_at_peace_only_whispers_of_passage_are_imagined() -> None:
    table = talking()
    table.state.war[0] = table.state.war[1] = 0
    whispers = {what for state in imagined(table.state, 2) for _, _, what in state.whispers}
    assert whispers == {PASSAGE}


@pytest.mark.parametrize("who", [0, 1])
def test_whispers_and_public_offers_have_separate_limits(who: int) -> None:
    table = talking()
    for _ in range(t.GAME.offers_per_cycle):
        table.play(who, a.Offer(1 - who, PEACE))
        table.play(who, a.Withdraw(1 - who, PEACE))
    assert table.refusal(who, a.Offer(1 - who, PEACE)) == "offers-spent"
    table.play(who, a.Offer(2, PASSAGE))


def test_war_ends_whispers_and_an_eliminated_race_talks_no_more() -> None:
    table = Table.open_sky()
    table.play(0, a.Talk(1))
    table.play(1, a.Talk(0))
    table.play(1, a.Offer(0, PASSAGE))
    table.play(0, a.DeclareWar(1))
    assert table.state.whispers == []
    assert GAME.view(table.state, None).talks == ((0, 1), (1, 0))


def test_unseen_actions_of_others_make_undo_need_consent() -> None:
    table = talking()
    assert [GAME.unseen(table.state, seat) for seat in range(4)] == [False, False, True, True]


def test_an_agent_agrees_to_talk_and_answers_whispers() -> None:
    table = Table.open_sky()
    greedy = GAME.policies["greedy"]
    table.play(1, a.Talk(0))
    advice = greedy(Perspective(GAME, table.state, 0), Chance(seed_from("advice")))
    assert advice == a.Talk(1)
    table.play(0, advice)
    table.play(1, a.Offer(0, PASSAGE))
    advice = greedy(Perspective(GAME, table.state, 0), Chance(seed_from("advice")))
    assert advice == a.Accept(1, PASSAGE)


@pytest.mark.parametrize("at_war", [False, True])
def test_diplomacy_says_who_is_at_war(*, at_war: bool) -> None:
    table = Table.open_sky()
    if at_war:
        table.war(0, 1)
    view = GAME.view(table.state, 1)
    diplomacy_menu = resolve(GAME.choices(table.state, 1), "diplomacy")
    assert isinstance(diplomacy_menu, Branch)
    wars, *_ = GAME.text.beside(view, ("diplomacy",), diplomacy_menu)
    speech = Speech("en", ("Ada", "Bo", "Cleo"))
    expected = "You are at war with Ada." if at_war else "You are at peace with everybody."
    assert speech(wars) == expected


def test_diplomacy_names_those_with_whom_there_is_passage() -> None:
    table = Table.open_sky()
    table.play(0, a.Offer(1, PASSAGE))
    table.play(1, a.Accept(0, PASSAGE))
    speech = Speech("en", ("Ada", "Bo", "Cleo"))
    for seat, other in ((0, "Bo"), (1, "Ada")):
        view, root = GAME.view(table.state, seat), GAME.choices(table.state, seat)
        menu = resolve(root, "diplomacy")
        assert isinstance(menu, Branch)
        told = speech.each(GAME.text.beside(view, ("diplomacy",), menu))
        assert f"You are at peace with everybody and have passage with {other}." in told
        assert f"{('Ada', 'Bo')[seat]} has passage with {other}." in speech.each(
            GAME.text.overview(view)
        )


def test_a_table_may_be_opened_without_private_talks() -> None:
    table = Table.open_sky(private_talks=False)
    assert table.refusal(0, a.Talk(1)) == "no-private-talks"
    assert not table.offers(0, a.Talk)
    assert Table.open_sky().offers(0, a.Talk)
    (said,) = table.play(0, a.Offer(1, PASSAGE))
    assert not said.whispered


def test_the_board_names_exactly_the_pairs_in_private_talks() -> None:
    table = talking()
    assert diplomacy.private_pairs(table.state) == [(0, 1)]
    table.play(2, a.Talk(0))
    assert diplomacy.private_pairs(table.state) == [(0, 1)], "a wish is not a talk"


def test_whispers_end_for_an_eliminated_seat_only() -> None:
    table = talking()
    table.state.whispers = [(0, 1, PEACE), (2, 3, PEACE)]
    diplomacy.leave(table.state, 0)
    assert table.state.whispers == [(2, 3, PEACE)]


def test_a_seat_knows_no_offer_whispered_between_others() -> None:
    table = talking()
    table.play(0, a.Offer(1, PEACE))
    assert diplomacy.standing_offers(table.state, 1) == [(0, 1, PEACE)]
    table.state.whispers = [(2, 3, PEACE), (3, 2, PASSAGE)]
    for seat in (0, 1):
        assert diplomacy.standing_offers(table.state, seat) == []


def test_without_talks_nothing_is_offered_once_a_cycles_offers_are_spent() -> None:
    table = Table.open_sky(4)
    assert list(diplomacy.offers_open(table.state, 0))
    table.state.empires[0].offers = t.GAME.offers_per_cycle
    assert list(diplomacy.offers_open(table.state, 0)) == []
