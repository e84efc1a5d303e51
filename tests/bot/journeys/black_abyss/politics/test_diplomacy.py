"""War, peace and passage by buttons of the panel, whenever allowed; each is announced once."""

from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.presentation.custom_ids import Verb
from engine.games.black_abyss.content.tables import EVENTS
from engine.games.black_abyss.state import PEACE
from tests.bot.journeys.black_abyss.late import strangers
from tests.bot.journeys.black_abyss.play import (
    begin_for_three,
    board,
    door,
    jump,
    public,
    table,
    take,
)
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.tables.table import begin, press, quits
from tests.simulation import Simulation, custom_ids, labels_of, nodes, text_of

ACTION_ROW = 1


def fighting(state: Any) -> None:
    """Let Ada and Bo be at war."""
    strangers(state)
    state.war[0], state.war[1] = 2, 1


def everybody_at_war(state: Any) -> None:
    """Let all three be at war with each other."""
    strangers(state)
    state.war[:] = [6, 5, 3]


def at_war(state: Any) -> None:
    """Let Ada and Bo be at war, and Ada have offered peace."""
    fighting(state)
    state.offers.append((0, 1, PEACE))


def count_messages(simulation: Simulation, words: str) -> int:
    """How many messages in the channel contain these words, not counting boards."""
    return sum(words in text_of(one) and "cycle" not in text_of(one).split("\n")[0]
               for one in public(simulation))  # fmt: skip


async def offer_passage(simulation: Simulation, member: MemberActor, to: int) -> None:
    """Let a member of three offer a seat passage while everybody buys."""
    await begin_for_three(simulation)
    await jump(simulation, 6, "purchase", strangers)
    await take(simulation, member, f"diplomacy/offer/passage-{to}")


@pytest.mark.parametrize("phase", ["move", "purchase", "tribunal"])
async def test_an_offer_can_be_made_off_turn_and_is_announced_once(
    simulation: Simulation, phase: str
) -> None:
    members = await begin_for_three(simulation)
    now = await jump(simulation, 6, phase, strangers)
    seat = next(n for n in range(3) if phase != "move" or n not in now.missing)
    other = (seat + 1) % 3
    await take(simulation, members[seat], f"diplomacy/offer/passage-{other}")
    assert count_messages(simulation, "passage") == 1
    await simulation.restart()
    await simulation.pass_time(60)
    assert count_messages(simulation, "passage") == 1


async def test_a_seat_that_has_finished_buying_can_still_make_offers(
    simulation: Simulation,
) -> None:
    await begin_for_three(simulation)
    await jump(simulation, 6, "purchase", strangers)
    await take(simulation, simulation.ada, "pass")
    assert (await table(simulation)).match.state.empires[0].done
    panel = await door(simulation, simulation.ada)
    assert any("diplomacy" in one for one in custom_ids(panel.components))
    await take(simulation, simulation.ada, "diplomacy/offer/passage-2")
    assert count_messages(simulation, "Ada offered Cleo passage") == 1


@pytest.mark.parametrize(("answer", "words"), [("accept", "accepted"), ("decline", "declined")])
async def test_an_offer_can_be_answered_at_any_time_and_the_answer_is_announced_once(
    simulation: Simulation, answer: str, words: str
) -> None:
    await begin_for_three(simulation)
    await jump(simulation, 6, "tribunal", at_war)
    await take(simulation, simulation.bo, f"diplomacy/{answer}/peace-0")
    state = (await table(simulation)).match.state
    assert bool(state.war[0] >> 1 & 1) is (answer == "decline")
    assert count_messages(simulation, f"Bo {words} peace from Ada") == 1


def offer_messages(simulation: Simulation) -> list[Message]:
    """The messages that announce offers and answers."""
    return [one for one in public(simulation) if text_of(one).startswith("**Diplomacy**")]


async def test_consecutive_offers_and_answers_share_one_message_below_the_board(
    simulation: Simulation,
) -> None:
    await begin_for_three(simulation)
    await jump(simulation, 6, "purchase", strangers)
    shown = board(simulation)
    await take(simulation, simulation.ada, "diplomacy/offer/passage-1")
    (first,) = offer_messages(simulation)
    assert first.ping_user_ids == [simulation.bo.id]
    await take(simulation, simulation.cleo, "diplomacy/offer/passage-0")
    (second,) = offer_messages(simulation)
    assert second.id != first.id, "only a new message calls Ada"
    assert second.ping_user_ids == [simulation.ada.id]
    assert [one for one in custom_ids(second.components) if "accept/passage-0" in one]
    await take(simulation, simulation.bo, "diplomacy/accept/passage-0")
    (third,) = offer_messages(simulation)
    assert third.id == second.id, "an answer asks nobody"
    assert "Ada offered Bo passage" not in text_of(third), "the answer says what was offered"
    told = ["Cleo offered Ada passage", "Bo accepted passage from Ada"]
    places = [text_of(third).index(line) for line in told]
    assert places == sorted(places)
    assert not [one for one in custom_ids(third.components) if "accept/passage-0" in one]
    assert board(simulation).id == shown.id < third.id


async def test_once_the_board_has_moved_down_an_answer_is_told_below_it_and_its_offer_goes(
    simulation: Simulation,
) -> None:
    await offer_passage(simulation, simulation.ada, 1)
    await simulation.ada.slash(simulation.games, "board")
    assert board(simulation).id > offer_messages(simulation)[0].id
    await take(simulation, simulation.bo, "diplomacy/decline/passage-0")
    (shown,) = offer_messages(simulation)
    assert shown.id > board(simulation).id
    assert "offered" not in text_of(shown)
    assert "Bo declined passage from Ada" in text_of(shown)
    assert not shown.ping_user_ids


async def test_an_open_offer_moves_below_the_board_with_the_next_one(
    simulation: Simulation,
) -> None:
    await offer_passage(simulation, simulation.ada, 1)
    await take(simulation, simulation.bo, "diplomacy/decline/passage-0")
    await take(simulation, simulation.cleo, "diplomacy/offer/passage-0")
    await simulation.ada.slash(simulation.games, "board")
    await take(simulation, simulation.bo, "diplomacy/offer/passage-2")
    past, shown = offer_messages(simulation)
    assert past.id < board(simulation).id < shown.id
    assert "Bo declined passage from Ada" in text_of(past)
    assert "offered" not in text_of(past)
    assert not labels_of(past)
    assert "declined" not in text_of(shown)
    assert labels_of(shown) == [
        "Ada: Accept passage from Cleo",
        "Ada: Decline passage from Cleo",
        "Cleo: Accept passage from Bo",
        "Cleo: Decline passage from Bo",
    ]


async def test_a_withdrawn_offer_disappears_from_its_message(simulation: Simulation) -> None:
    await offer_passage(simulation, simulation.ada, 1)
    await take(simulation, simulation.ada, "diplomacy/withdraw/passage-1")
    (shown,) = offer_messages(simulation)
    assert text_of(shown).splitlines()[1:] == ["- Ada withdrew the offer of passage to Bo."]
    assert not labels_of(shown)


async def test_an_offer_that_is_undone_disappears_from_its_message(simulation: Simulation) -> None:
    await offer_passage(simulation, simulation.cleo, 0)
    await take(simulation, simulation.ada, "diplomacy/offer/passage-1")
    question = await enter(simulation, simulation.ada, "table undo")
    await press(simulation, simulation.ada, question, "ask")
    for voter in (simulation.bo, simulation.cleo):
        ballot = await press(simulation, voter, board(simulation), "vote")
        await press(simulation, voter, ballot, "aye")
    (shown,) = offer_messages(simulation)
    assert "Cleo offered Ada passage" in text_of(shown)
    assert "Ada offered" not in text_of(shown)
    assert labels_of(shown) == ["Accept passage from Cleo", "Decline passage from Cleo"]


async def test_peace_takes_its_offer_out_of_the_message_of_offers(simulation: Simulation) -> None:
    await begin_for_three(simulation)
    await jump(simulation, 6, "purchase", fighting)
    await take(simulation, simulation.ada, "diplomacy/offer/peace-1")
    await take(simulation, simulation.cleo, "diplomacy/offer/passage-0")
    await take(simulation, simulation.bo, "diplomacy/accept/peace-0")
    (shown,) = offer_messages(simulation)
    assert "peace" not in text_of(shown)
    assert labels_of(shown) == ["Accept passage from Cleo", "Decline passage from Cleo"]


async def test_war_deletes_the_message_of_the_only_offer_that_it_ends(
    simulation: Simulation,
) -> None:
    members = await begin_for_three(simulation)
    now = await jump(simulation, 6, "move", strangers)
    seat = now.missing[0]
    other = (seat + 1) % 3
    await take(simulation, members[other], f"diplomacy/offer/passage-{seat}")
    assert len(offer_messages(simulation)) == 1
    await take(simulation, members[seat], f"diplomacy/war/seat-{other}/declare")
    assert not offer_messages(simulation)


async def test_buttons_of_several_members_say_for_whom_they_are(simulation: Simulation) -> None:
    await offer_passage(simulation, simulation.cleo, 0)
    (first,) = offer_messages(simulation)
    assert "Accept passage from Cleo" in labels_of(first)
    await take(simulation, simulation.cleo, "diplomacy/offer/passage-1")
    second = offer_messages(simulation)[-1]
    assert labels_of(second) == [
        "Ada: Accept passage from Cleo",
        "Ada: Decline passage from Cleo",
        "Bo: Accept passage from Cleo",
        "Bo: Decline passage from Cleo",
    ]


async def test_every_open_offer_has_its_answers_together_in_a_row(simulation: Simulation) -> None:
    await begin_for_three(simulation)
    await jump(simulation, 6, "purchase", everybody_at_war)
    for other in (1, 2):
        await take(simulation, simulation.ada, f"diplomacy/offer/peace-{other}")
    await take(simulation, simulation.bo, "diplomacy/offer/peace-2")
    shown = offer_messages(simulation)[-1]
    rows = [one["components"] for one in nodes(shown.components) if one.get("type") == ACTION_ROW]
    assert [[one["label"] for one in row] for row in rows] == [
        ["Bo: Accept peace from Ada", "Bo: Decline peace from Ada"],
        ["Cleo: Accept peace from Ada", "Cleo: Decline peace from Ada"],
        ["Cleo: Accept peace from Bo", "Cleo: Decline peace from Bo"],
    ]
    assert "To answer older offers" not in text_of(shown)


async def test_an_answer_in_the_message_of_offers_works_as_long_as_its_offer_stands(
    simulation: Simulation,
) -> None:
    ada, bo = simulation.ada, simulation.bo
    await begin_for_three(simulation)
    await jump(simulation, 6, "purchase", strangers)
    await take(simulation, bo, "diplomacy/offer/passage-0")
    await take(simulation, ada, "diplomacy/offer/passage-2")
    shown = offer_messages(simulation)[-1]
    await take(simulation, ada, "pass")
    accept = next(one for one in custom_ids(shown.components) if "accept/passage-1" in one)
    await simulation.deliver(simulation.press(ada, shown, accept))
    assert count_messages(simulation, "Ada accepted passage from Bo") == 1


async def test_an_open_offer_goes_when_the_game_ends(simulation: Simulation) -> None:
    ada, bo = simulation.ada, simulation.bo
    await begin(simulation, ada, bo, game="black_abyss", chosen="mode=duel")
    await take(simulation, ada, "diplomacy/offer/passage-1")
    assert len(offer_messages(simulation)) == 1
    await quits(simulation, bo, Verb.LEAVE_END)
    assert not offer_messages(simulation)


async def test_a_deleted_message_of_offers_is_posted_again(
    simulation: Simulation,
) -> None:
    await offer_passage(simulation, simulation.ada, 1)
    (first,) = offer_messages(simulation)
    await simulation.delete(first)
    await take(simulation, simulation.bo, "diplomacy/accept/passage-0")
    (second,) = offer_messages(simulation)
    assert "Bo accepted passage from Ada" in text_of(second)


async def test_war_is_declared_before_moving_and_announced_once(
    simulation: Simulation,
) -> None:
    members = await begin_for_three(simulation)
    now = await jump(simulation, 6, "move", strangers)
    seat = now.missing[0]
    await take(simulation, members[seat], f"diplomacy/war/seat-{(seat + 1) % 3}/declare")
    assert count_messages(simulation, "declared war on") == 1


async def test_the_laws_command_lists_the_effects_of_a_current_event(
    simulation: Simulation,
) -> None:
    await begin_for_three(simulation)
    event = EVENTS.index("fair-winds")
    await jump(simulation, 6, "move", lambda state: state.lasting.append(event))
    await simulation.ada.slash(simulation.games, "table laws")
    shown = text_of(simulation.sees(simulation.ada, simulation.games)[-1])
    assert "**Fair winds.** In the next cycle: " in shown


async def test_peace_has_its_own_headline_which_says_that_the_war_is_over(
    simulation: Simulation,
) -> None:
    await begin_for_three(simulation)
    await jump(simulation, 6, "purchase", at_war)
    await take(simulation, simulation.cleo, "diplomacy/offer/passage-0")
    (offer,) = offer_messages(simulation)
    await take(simulation, simulation.bo, "diplomacy/accept/peace-0")
    told = "Bo accepted peace from Ada. Their war is over."
    (news,) = [one for one in public(simulation) if told in text_of(one)]
    assert news.id > offer.id
    shown = text_of(await enter(simulation, simulation.ada, "table log"))
    assert told in shown
