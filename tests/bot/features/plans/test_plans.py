"""Plans in Dark Wall Destiny: anybody proposes them, only the seat's owner plays them."""

import re

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.features.plans.deed import PLANS, Plans, reasons
from bot.language.speech import Speech
from bot.table.proposable import proposable
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core.choices import SEPARATOR, Leaf, walk
from engine.core.words import words
from engine.games.dark_wall_destiny.actions import Buy, EndTurn, PlayAll, TakeTurn
from engine.games.dark_wall_destiny.content.tables import CARD
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.agreements.test_seat_offers import hand_on
from tests.bot.journeys.tables.table import BY_LOT, begin, board, press, table
from tests.bot.journeys.tables.turns.test_airlock import answer_to
from tests.simulation import Simulation, custom_ids, labels_of, text_of

GAME = "dark_wall_destiny"


async def begin_game(simulation: Simulation) -> Table:
    """Start a game of Ada and Bo."""
    return await begin(simulation, simulation.ada, simulation.bo, game=GAME, chosen=BY_LOT)


def cheapest(now: Table, seat: int) -> str:
    """The path of buying the cheapest drone, which anybody may propose."""
    drones = [path for path, _ in proposable(now, seat) if path[0] == "drones"]
    return SEPARATOR.join(drones[0])


def affordable(now: Table, seat: int) -> str:
    """The path of a purchase that the owner's whole hand can pay for."""
    played = now.match.play(seat, TakeTurn()).match.play(seat, PlayAll()).match
    bought = (
        path
        for path, leaf in proposable(now, seat)
        if isinstance(leaf.action, Buy) and played.why_not(seat, leaf.action) is None
    )
    return SEPARATOR.join(next(bought))


async def propose(simulation: Simulation, member: MemberActor, *paths: str) -> Message:
    """Propose a move for the only other seat with a reason, by the panel's menus."""
    panel = await press(simulation, member, board(simulation), "hand")
    asked = await press(simulation, member, panel, "plan")
    if ":plan:" not in "".join(custom_ids(asked.components)):
        return asked
    why = await press(simulation, member, asked, "plan", *paths)
    return await press(simulation, member, why, "plan", "income")


async def go_back(simulation: Simulation, asked: Message) -> None:
    """Let Bo press *Back*, the last button."""
    assert labels_of(asked) == ["Back"]
    back = custom_ids(asked.components)[-1]
    await simulation.deliver(simulation.press(simulation.bo, asked, back))


async def plans(simulation: Simulation) -> list[tuple[int, int]]:
    """The author and recipient of each plan."""
    return [(plan.by, plan.seat) for plan in PLANS.of((await table(simulation)).state)]


async def test_a_plan_is_shown_on_the_board_with_its_reason(simulation: Simulation) -> None:
    now = await begin_game(simulation)
    done = await propose(simulation, simulation.bo, "play-all", cheapest(now, 0))
    assert "Proposed." in text_of(done)
    assert await plans(simulation) == [(1, 0)]
    shown = text_of(board(simulation))
    assert "Bo's plan for Ada: Play all, Acquire " in shown
    assert ", because it makes us stronger" in shown


async def test_a_plan_is_shown_at_once_on_the_open_panel_of_the_member_who_waits(
    simulation: Simulation,
) -> None:
    now = await begin_game(simulation)
    await press(simulation, simulation.ada, board(simulation), "race")
    panel = await press(simulation, simulation.bo, board(simulation), "hand")
    await propose(simulation, simulation.ada, cheapest(now, 1))
    assert "Ada's plan for Bo: Acquire " in text_of(panel)
    own = await press(simulation, simulation.ada, board(simulation), "hand")
    await press(simulation, simulation.ada, own, "withdraw")
    assert "Ada's plan for Bo" not in text_of(panel)


async def test_each_member_reads_a_plan_in_their_own_language(simulation: Simulation) -> None:
    simulation.speak(simulation.ada, "de")
    now = await begin_game(simulation)
    await propose(simulation, simulation.bo, "play-all", cheapest(now, 0))
    own = text_of(await press(simulation, simulation.ada, board(simulation), "hand"))
    assert re.search("Plan von Bo für Ada: Alles ausspielen, .+ kaufen", own)
    author = text_of(await press(simulation, simulation.bo, board(simulation), "hand"))
    assert "Bo's plan for Ada: Play all, Acquire " in author


async def test_bo_goes_back_from_the_reasons_to_the_moves_and_closes_the_menu(
    simulation: Simulation,
) -> None:
    now = await begin_game(simulation)
    panel = await press(simulation, simulation.bo, board(simulation), "hand")
    asked = await press(simulation, simulation.bo, panel, "plan")
    moves = text_of(asked)
    path = cheapest(now, 0)
    await press(simulation, simulation.bo, asked, "plan", path)
    card = now.speech("en")(words(f"dark-wall-destiny-card-{path.rpartition('.')[2]}"))
    said, why = text_of(asked).split("\n")[:2]
    assert said.startswith("Your plan for Ada: ")
    assert card in said
    assert why == "Nothing is proposed yet: choose a reason to propose it."
    await go_back(simulation, asked)
    assert text_of(asked) == moves
    await go_back(simulation, asked)
    below = [one.id for one in simulation.sees(simulation.bo, simulation.games) if one.is_ephemeral]
    assert below == [panel.id]
    assert await plans(simulation) == []


async def test_the_owner_of_the_seat_plays_a_plan_with_one_tap(simulation: Simulation) -> None:
    now = await begin_game(simulation)
    path = affordable(now, 0)
    await propose(simulation, simulation.bo, "play-all", path)
    own = await press(simulation, simulation.ada, board(simulation), "race")
    assert "Play Bo's plan" in labels_of(own)
    before = (await table(simulation)).match
    await press(simulation, simulation.ada, own, "follow")
    after = (await table(simulation)).match
    assert after.state.stage == "acquire"
    assert after.revision == before.revision + 2
    assert await plans(simulation) == []
    assert "Bo's plan" not in text_of(board(simulation))


async def test_a_member_is_told_once_of_a_plan_made_for_them(simulation: Simulation) -> None:
    await begin_game(simulation)
    await propose(simulation, simulation.bo, "play-all")
    await simulation.pass_time(60)
    await press(simulation, simulation.ada, board(simulation), "race")
    await simulation.pass_time(60)
    told = [text_of(one) for one in simulation.messages_of(simulation.ada)]
    calls = [one for one in told if "Bo proposes moves for your turn in Dark Wall Destiny." in one]
    assert len(calls) == 1
    assert not [one for one in simulation.messages_of(simulation.bo) if calls[0] == text_of(one)]


async def test_a_plan_that_stops_halfway_says_which_move_was_not_played_and_why(
    simulation: Simulation,
) -> None:
    now = await begin_game(simulation)
    drones = [SEPARATOR.join(path) for path, _ in proposable(now, 0) if path[0] == "drones"]
    await propose(simulation, simulation.bo, "play-all", *drones[:3])
    own = await press(simulation, simulation.ada, board(simulation), "race")
    await press(simulation, simulation.ada, own, "follow")
    after = text_of(own)
    assert "The plan stopped before “Acquire " in after
    assert "You can't pay for that card." in after


async def test_the_button_of_a_plan_says_how_many_of_its_moves_can_be_paid_for(
    simulation: Simulation,
) -> None:
    now = await begin_game(simulation)
    await press(simulation, simulation.ada, board(simulation), "race")
    service, now = context_of(simulation).service, await table(simulation)
    await service.play(now.id, simulation.ada.id, now.match.decisions[0], "play-all")
    now = await table(simulation)
    drones = [path for path, _ in proposable(now, 0) if path[0] == "drones"]
    await propose(simulation, simulation.bo, *[SEPARATOR.join(path) for path in drones[:5]])
    own = await press(simulation, simulation.ada, board(simulation), "hand")
    (told,) = [one for one in labels_of(own) if one.endswith("of Bo's plan")]
    count, of = map(int, re.findall(r"\d+", told))
    assert told == f"Play {count} of {of} moves of Bo's plan"
    assert 0 < count < of
    await press(simulation, simulation.ada, own, "follow")
    assert (await table(simulation)).match.revision == now.match.revision + count


async def test_a_plan_has_no_button_before_its_owner_takes_the_turn(simulation: Simulation) -> None:
    await begin_game(simulation)
    await propose(simulation, simulation.bo, "play-all")
    before = await press(simulation, simulation.ada, board(simulation), "hand")
    assert "Play Bo's plan" not in labels_of(before)
    assert "Bo's plan for Ada" in text_of(before)
    own = await press(simulation, simulation.ada, board(simulation), "race")
    assert "Play Bo's plan" in labels_of(own)


async def test_the_rest_of_a_plan_stays_after_its_owner_has_made_the_first_move(
    simulation: Simulation,
) -> None:
    """Ada plays her hand by herself and can't pay for the drone yet."""
    now = await begin_game(simulation)
    await propose(simulation, simulation.bo, "play-all", cheapest(now, 0))
    await press(simulation, simulation.ada, board(simulation), "race")
    service, now = context_of(simulation).service, await table(simulation)
    await service.play(now.id, simulation.ada.id, now.match.decisions[0], "play-all")
    (plan,) = PLANS.of((await table(simulation)).state)
    assert plan.paths == (cheapest(now, 0),)


async def test_a_plan_is_still_made_while_another_takes_their_turn(simulation: Simulation) -> None:
    now = await begin_game(simulation)
    panel = await press(simulation, simulation.bo, board(simulation), "hand")
    asked = await press(simulation, simulation.bo, panel, "plan")
    await press(simulation, simulation.ada, board(simulation), "race")
    why = await press(simulation, simulation.bo, asked, "plan", cheapest(now, 0))
    service, now = context_of(simulation).service, await table(simulation)
    await service.play(now.id, simulation.ada.id, now.match.decisions[0], "play-all")
    again = await press(simulation, simulation.bo, why, "plan", "income")
    assert "The table has changed meanwhile." in text_of(again)
    why = await press(simulation, simulation.bo, again, "plan", cheapest(now, 0))
    await press(simulation, simulation.bo, why, "plan", "income")
    assert await plans(simulation) == [(1, 0)]


async def test_only_the_seats_owner_can_play_a_plan(simulation: Simulation) -> None:
    now = await begin_game(simulation)
    await propose(simulation, simulation.bo, "play-all")
    (plan,) = PLANS.of((await table(simulation)).state)
    panel = await press(simulation, simulation.bo, board(simulation), "hand")
    assert "Play Bo's plan" not in labels_of(panel)
    forged = f"a1:{now.id}:1:{plan.number}:follow:"
    await simulation.deliver(simulation.press(simulation.bo, panel, forged))
    assert (await table(simulation)).match.revision == now.match.revision


async def test_a_plan_is_dropped_when_its_card_is_gone(simulation: Simulation) -> None:
    await begin_game(simulation)
    await press(simulation, simulation.ada, board(simulation), "race")
    service = context_of(simulation).service
    now = await table(simulation)
    await service.play(now.id, simulation.ada.id, now.match.decisions[0], "play-all")
    now = await table(simulation)
    path, card = next(
        (SEPARATOR.join(keys), leaf.action)
        for keys, leaf in walk(now.match.game.choices(now.match.state, 0))
        if isinstance(leaf, Leaf) and isinstance(leaf.action, Buy)
    )
    await propose(simulation, simulation.bo, path)
    assert await plans(simulation) == [(1, 0)]
    now = await table(simulation)
    await service.play(now.id, simulation.ada.id, now.match.decisions[0], path)
    now = await table(simulation)
    gone = CARD[card.card] not in (now.match.state.drones, now.match.state.system)[bool(card.at)]
    assert (await plans(simulation) == []) is gone
    end = next(
        SEPARATOR.join(keys)
        for keys, leaf in walk(now.match.game.choices(now.match.state, 0))
        if isinstance(leaf, Leaf) and isinstance(leaf.action, EndTurn)
    )
    await service.play(now.id, simulation.ada.id, now.match.decisions[0], end)
    assert await plans(simulation) == []


async def test_the_author_of_a_plan_can_withdraw_it(simulation: Simulation) -> None:
    await begin_game(simulation)
    await propose(simulation, simulation.bo, "play-all")
    theirs = await press(simulation, simulation.ada, board(simulation), "hand")
    assert not any("Withdraw" in label for label in labels_of(theirs))
    panel = await press(simulation, simulation.bo, board(simulation), "hand")
    assert "Withdraw my plan for Ada" in labels_of(panel)
    await press(simulation, simulation.bo, panel, "withdraw")
    assert await plans(simulation) == []


async def test_a_member_can_propose_one_plan_per_seat_beside_others(
    simulation: Simulation,
) -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)
    now = await begin(simulation, *members, game=GAME, chosen=BY_LOT)
    context = context_of(simulation)
    made = Plans(context.service, context.seats)
    await made.propose(now.id, simulation.bo.id, 0, ["play-all"], "income")
    with pytest.raises(Refused) as refused:
        await made.propose(now.id, simulation.bo.id, 0, ["play-all"], "mine")
    assert refused.value.why.id == "refused-plan-own"
    await made.propose(now.id, simulation.cleo.id, 0, ["play-all"], "income")
    assert await plans(simulation) == [(1, 0), (2, 0)]


async def test_a_second_plan_for_the_same_seat_is_refused_in_a_sentence(
    simulation: Simulation,
) -> None:
    await begin_game(simulation)
    await propose(simulation, simulation.bo, "play-all")
    await propose(simulation, simulation.bo, "play-all")
    assert "You've already proposed something to Ada" in answer_to(simulation, simulation.bo)
    assert len(await plans(simulation)) == 1


async def test_a_plan_is_dropped_when_its_author_leaves(simulation: Simulation) -> None:
    await begin_game(simulation)
    await propose(simulation, simulation.bo, "play-all")
    await hand_on(simulation, simulation.bo, simulation.cleo)
    assert await plans(simulation) == []


async def test_cards_of_a_hand_can_be_proposed_only_once_shown(
    simulation: Simulation,
) -> None:
    now = await begin_game(simulation)
    assert not any(path[0] == "play" for path, _ in proposable(now, 0))
    service = context_of(simulation).service
    await service.play(now.id, simulation.ada.id, now.match.decisions[0], "aside/show")
    now = await table(simulation)
    held = {path[1] for path, _ in proposable(now, 0) if path[0] == "play"}
    names = now.match.game.view(now.match.state, 0).hand
    assert held == set(names)


async def test_a_games_own_reasons_come_before_the_common_ones(
    simulation: Simulation,
) -> None:
    own = [Speech()(why) for why in reasons(await begin_game(simulation)).values()]
    assert own[0] == "otherwise it burns"
    assert own[-1] == "it buys us time"
