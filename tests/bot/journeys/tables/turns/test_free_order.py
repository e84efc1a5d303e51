"""Dark Wall Destiny in free order: anyone can take the turn, and a turn takes few taps."""

from functools import partial

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.store.records import By
from engine.games.dark_wall_destiny.actions import TakeTurn
from tests.bot.journeys.tables.clocks.test_deadlines import entries
from tests.bot.journeys.tables.table import BY_LOT, DAY, begin, board, press, table, until
from tests.bot.journeys.tables.turns.test_airlock import answer_to, pushes
from tests.bot.journeys.test_clicks_of_a_turn import act
from tests.simulation import Simulation, labels_of, nodes, text_of

GAME = "dark_wall_destiny"
TAKE = "Take my turn"
TAPS = 6
"""Maximum taps of a usual turn."""
TURNS = 6
COLOURED = (1, 3)
"""The styles of buttons that stand out: blurple and green."""


def panel(simulation: Simulation, member: MemberActor) -> Message:
    """The newest message in the channel that only the member sees."""
    seen = simulation.sees(member, simulation.games)
    return next(one for one in reversed(seen) if not one.visible_to(simulation.dan.id))


async def test_the_board_names_all_seats_yet_to_go_and_has_one_button_for_them(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game=GAME, chosen=BY_LOT)
    shown = board(simulation)
    assert labels_of(shown).count(TAKE) == 1
    assert "waiting for Ada and Bo" in text_of(shown)
    await press(simulation, simulation.ada, shown, "race")
    after = board(simulation)
    assert TAKE not in labels_of(after)
    assert "waiting for Ada" in text_of(after)


async def test_the_first_press_gets_the_turn_and_the_second_learns_who_was_faster(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game=GAME, chosen=BY_LOT)
    shown = board(simulation)
    late, again = (
        pushes(simulation, simulation.ada, shown),
        pushes(simulation, simulation.bo, shown),
    )
    own = await press(simulation, simulation.bo, shown, "race")
    assert any(label.startswith("Play all") for label in labels_of(own))
    assert not own.visible_to(simulation.ada.id)
    await simulation.deliver(late)
    said = answer_to(simulation, simulation.ada)
    assert "Bo was quicker. Take your turn when theirs is over." in said
    await simulation.deliver(again)
    assert "It's already your turn." in answer_to(simulation, simulation.bo)
    record = await entries(simulation)
    assert len(record) == 1


async def test_a_usual_turn_takes_few_taps(simulation: Simulation) -> None:
    """Played like the greedy agent, from the board's button to the end of the turn."""
    await begin(simulation, simulation.ada, simulation.bo, game=GAME, chosen=BY_LOT)
    members = (simulation.ada, simulation.bo)
    taps, at_turn = list[int](), (0, -1)
    while len(taps) <= TURNS:
        now = await table(simulation)
        state, seat = now.match.state, now.missing[0]
        if state.stage == "begin":
            await press(simulation, members[seat], board(simulation), "race")
            state = (await table(simulation)).match.state
            assert state.active == seat
            now, at_turn = await table(simulation), (state.turn, seat)
            taps.append(1)
        elif state.stage == "spin" or at_turn != (state.turn, seat):
            await press(simulation, members[seat], board(simulation), "hand")
            if state.stage != "spin":
                at_turn = (state.turn, seat)
                taps.append(1)
        used = await act(simulation, members[seat], now, partial(panel, simulation, members[seat]))
        taps[-1] += used if state.stage != "spin" else 0
    usual = sorted(taps[:TURNS])[TURNS // 2]
    assert usual <= TAPS, taps


async def test_the_boards_button_plays_an_action_of_the_game(simulation: Simulation) -> None:
    """The private panel offers the same action."""
    start = await begin(simulation, simulation.ada, simulation.bo, game=GAME, chosen=BY_LOT)
    offered = start.match.game.choices(start.match.state, 0).open()
    assert TakeTurn() in [getattr(one, "action", None) for one in offered]


@pytest.mark.parametrize(
    ("locale", "label", "told"),
    [
        ("en", "Take my turn and play all (5 cards)", TAKE),
        ("de", "Zug beginnen und alles ausspielen (5 Karten)", "Meinen Zug beginnen"),
    ],
)
async def test_one_press_takes_the_turn_and_plays_all_where_nothing_is_to_choose(
    simulation: Simulation, locale: str, label: str, told: str
) -> None:
    simulation.speak(simulation.ada, locale)
    await begin(simulation, simulation.ada, simulation.bo, game=GAME, chosen=BY_LOT)
    panel = await press(simulation, simulation.ada, board(simulation), "hand")
    assert labels_of(panel)[0] == label
    stand_out = [one["label"] for one in nodes(panel.components) if one.get("style") in COLOURED]
    assert stand_out == [told], "what a newcomer is told to do first"
    await press(simulation, simulation.ada, panel, "play")
    state = (await table(simulation)).match.state
    assert (state.active, state.stage) == (0, "action")
    assert state.players[0].hand == []
    panel = await press(simulation, simulation.ada, board(simulation), "hand")
    assert label not in labels_of(panel)


async def test_the_autopilot_ends_a_turn_that_is_not_ended_in_time(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, pace="daily", game=GAME, chosen=BY_LOT)
    own = await press(simulation, simulation.bo, board(simulation), "race")
    await press(simulation, simulation.bo, own, "play")
    await simulation.pass_time(DAY + 60)

    async def over() -> bool:
        state = (await table(simulation)).match.state
        return 1 in state.done or state.turn > 1

    await until(simulation, over)
    by = await entries(simulation)
    assert by[:2] == [By.PLAYER, By.PLAYER]
    assert set(by[2:]) <= {By.DEADLINE, By.AGENT}
    assert len((await table(simulation)).match.state.players[1].hand) == 5
    assert "Time ran out for Bo; the autopilot played." in text_of(board(simulation))
