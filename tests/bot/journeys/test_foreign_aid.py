"""A nested reaction window calls again everybody who has not answered it."""

from collections.abc import Iterator

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.delivery.turn_mentions import turn_line
from bot.language.speech import Speech
from bot.table.clocks.timer_kinds import Timers
from bot.table.notices import HAND_DEBOUNCE
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.larger_tables import games_installed
from tests.bot.journeys.tables.clocks.test_deadlines import due
from tests.bot.journeys.tables.table import DAY, begin, table
from tests.foreign_aid.test_foreign_aid import FOREIGN_AID
from tests.simulation import Simulation, labels_of, text_of


@pytest.fixture(scope="module", autouse=True)
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Install Foreign Aid."""
    with games_installed(tmp_path_factory.mktemp("site"), FOREIGN_AID):
        yield


def hand(simulation: Simulation, member: MemberActor) -> Message:
    """The newest message that was sent to a member."""
    return simulation.messages_of(member)[-1]


async def move(simulation: Simulation, member: MemberActor, typed: str) -> None:
    """Play a typed move."""
    await member.slash(simulation.games, "move", move=typed)


async def three(simulation: Simulation) -> list[MemberActor]:
    """Start a game of three with a day per decision; the first member asks for aid."""
    members = [simulation.ada, simulation.bo, simulation.cleo]
    now = await begin(simulation, *members, pace="daily", game="foreign_aid")
    order = sorted(members, key=lambda member: now.seat_of(member.id) or 0)
    await move(simulation, order[0], "Ask for foreign aid")
    return order


async def test_a_seat_that_was_called_for_an_aid_is_called_again_for_its_block(
    simulation: Simulation,
) -> None:
    asker, blocker, other = await three(simulation)
    first, told = hand(simulation, other), len(simulation.messages_of(other))
    assert "Block the aid" in labels_of(first)
    await move(simulation, blocker, "Block the aid")
    assert "Challenge the block" in labels_of(hand(simulation, asker))
    assert hand(simulation, other).id != first.id, "nobody is notified by an edit"
    assert "Challenge the block" in labels_of(hand(simulation, other))
    assert len(simulation.messages_of(other)) <= told + 1


async def test_list_and_mention_ask_for_an_answer_where_a_member_only_answers(
    simulation: Simulation,
) -> None:
    _, blocker, _ = await three(simulation)
    listed = await enter(simulation, blocker, "games")
    assert "· **your answer**" in text_of(listed)
    assert labels_of(listed)[0] == "Your answer: Foreign Aid"
    now = await table(simulation)
    line = turn_line(now, now.missing[0], Speech("en"))
    assert line.endswith(", Foreign Aid needs your answer.")


@pytest.mark.usefixtures("patience")
async def test_a_second_call_has_its_own_deadline(simulation: Simulation) -> None:
    _, blocker, other = await three(simulation)
    seat = (await table(simulation)).seat_of(other.id)
    assert seat is not None
    begun = (await due(simulation, Timers.DEADLINE))[seat]
    await simulation.pass_time(DAY / 4)
    await move(simulation, blocker, "Block the aid")
    assert (await due(simulation, Timers.DEADLINE))[seat] >= begun + DAY / 4


async def test_passing_in_the_same_window_calls_nobody_again(simulation: Simulation) -> None:
    _, blocker, other = await three(simulation)
    told = len(simulation.messages_of(other))
    await move(simulation, blocker, "Let it pass")
    assert len(simulation.messages_of(other)) == told


async def test_a_hand_no_longer_offers_a_window_that_another_seat_closed(
    simulation: Simulation,
) -> None:
    asker, blocker, other = await three(simulation)
    await move(simulation, blocker, "Block the aid")
    shown = hand(simulation, other)
    await move(simulation, asker, "Challenge the block")
    await simulation.pass_time(HAND_DEBOUNCE + 1)
    assert "Challenge the block" not in labels_of(shown)
