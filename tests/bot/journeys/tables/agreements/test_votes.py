"""A vote and its effect are one commit: a disk failure keeps both or neither."""

from collections.abc import Awaitable, Callable, Sequence

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.play.social.mention_limit import MENTIONS_A_DAY
from bot.store.changes import AddAction, Change, PutTable
from bot.store.errors import NotSaved
from bot.store.records import By
from bot.table.clocks.pace import Pace
from bot.table.presence import with_state
from bot.table.settings import settings_of
from bot.table.state import Ask
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.agreements.test_agreements import give_to_autopilot
from tests.bot.journeys.tables.clocks.test_deadlines import entries
from tests.bot.journeys.tables.table import begin, board, lay, press, table
from tests.simulation import Simulation, text_of

DONE = "Done."
VOTED = [one for one in Ask if one is not Ask.BREAK]
"""The kinds of proposals that need votes."""


async def propose(simulation: Simulation, ask: Ask) -> None:
    """Let Ada, at a table of three, propose something that needs Cleo's vote."""
    ada, bo, cleo, _ = simulation.world.members
    await begin(simulation, ada, bo, cleo)
    match ask:
        case Ask.PAUSE:
            await enter(simulation, ada, "table pause")
        case Ask.PACE:
            await enter(simulation, ada, "table pace", pace="daily")
        case Ask.RESUME:
            seats, match = context_of(simulation).seats, (await table(simulation)).id
            await seats.pause(match)
            await seats.alter(match, lambda now: with_state(now, agreed_pause=True))
            await enter(simulation, ada, "table resume")
        case Ask.UNDO:
            await lay(simulation, ada)
            question = await enter(simulation, ada, "table undo")
            await press(simulation, ada, question, "ask")
        case Ask.REPLACE | Ask.END:
            await give_to_autopilot(simulation, 1)
            await enter(simulation, ada, f"table {ask}", seat="2. Bo")
    if ask not in (Ask.REPLACE, Ask.END):
        await press(simulation, bo, await vote(simulation, bo), "aye")
    standing = (await table(simulation)).state.proposal
    assert standing is not None
    assert standing.ask is ask


async def vote(simulation: Simulation, member: MemberActor) -> Message:
    return await press(simulation, member, board(simulation), "vote")


async def has_happened(simulation: Simulation, match_id: str, ask: Ask) -> bool:
    """Whether a proposal was carried out."""
    now = await context_of(simulation).service.tables.load(match_id)
    match ask:
        case Ask.PAUSE | Ask.RESUME:
            return now.paused is (ask is Ask.PAUSE)
        case Ask.PACE:
            return now.settings.pace is Pace.DAILY
        case Ask.BREAK:
            return now.state.on_break
        case Ask.UNDO:
            record = await context_of(simulation).service.store.actions(match_id)
            return By.UNDO in [one.by for one in record]
        case Ask.REPLACE:
            return now.row.seats[1].agent is not None
        case Ask.END:
            return now.over


def has_message(simulation: Simulation, member: MemberActor, words: str) -> bool:
    """Whether a direct message to a member contains this."""
    return any(words in text_of(one) for one in simulation.messages_of(member))


def failing_after(simulation: Simulation, kept: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the disk accept this many further changes of tables, then none."""
    store, left = context_of(simulation).service.store, [kept]
    commit: Callable[[Sequence[Change]], Awaitable[None]] = store.commit

    async def failing(changes: Sequence[Change]) -> None:
        if any(isinstance(one, PutTable | AddAction) for one in changes):
            if not left[0]:
                raise NotSaved("disk full")
            left[0] -= 1
        await commit(changes)

    monkeypatch.setattr(store, "commit", failing)


@pytest.mark.parametrize("ask", VOTED)
async def test_an_accepted_proposal_is_always_carried_out(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch, ask: Ask
) -> None:
    await propose(simulation, ask)
    match, ballot = (await table(simulation)).id, await vote(simulation, simulation.cleo)
    with monkeypatch.context() as disk:
        failing_after(simulation, 1, disk)
        await press(simulation, simulation.cleo, ballot, "aye")
    assert await has_happened(simulation, match, ask)
    assert has_message(simulation, simulation.cleo, DONE)
    row = await context_of(simulation).service.store.match(match)
    assert row is not None
    assert settings_of(row).affairs.proposal is None or ask is Ask.END


@pytest.mark.parametrize("ask", VOTED)
async def test_a_vote_that_cannot_be_saved_decides_nothing_and_can_be_repeated(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch, ask: Ask
) -> None:
    await propose(simulation, ask)
    match, ballot = (await table(simulation)).id, await vote(simulation, simulation.cleo)
    with monkeypatch.context() as disk:
        failing_after(simulation, 0, disk)
        refused = await press(simulation, simulation.cleo, ballot, "aye")
    assert "couldn't be saved" in text_of(refused)
    assert not await has_happened(simulation, match, ask)
    assert not has_message(simulation, simulation.bo, DONE)
    await press(simulation, simulation.cleo, ballot, "aye")
    assert await has_happened(simulation, match, ask)


async def test_an_impossible_proposal_is_withdrawn(simulation: Simulation) -> None:
    ada, bo, cleo, _ = simulation.world.members
    await begin(simulation, ada, bo, cleo)
    await lay(simulation, ada)
    await lay(simulation, bo)
    question, match = await enter(simulation, ada, "table undo"), (await table(simulation)).id
    await simulation.deliver(simulation.press(ada, question, f"a1:{match}:0:0:ask:undo.7"))
    await press(simulation, bo, await vote(simulation, bo), "aye")
    refused = await press(simulation, cleo, await vote(simulation, cleo), "aye")
    assert "undo" in text_of(refused).casefold() or "taken back" in text_of(refused)
    assert By.UNDO not in await entries(simulation)
    assert (await table(simulation)).state.proposal is None
    assert "the vote is off" in text_of(simulation.messages_of(bo)[-1])


async def test_proposals_count_towards_the_daily_limit_of_pings(
    simulation: Simulation,
) -> None:
    ada, bo, _, _ = simulation.world.members
    await begin(simulation, ada, bo)
    for _ in range(MENTIONS_A_DAY):
        await enter(simulation, ada, "table pause")
        await press(simulation, ada, await vote(simulation, ada), "nay")
    told = len(simulation.messages_of(bo))
    refused = text_of(await enter(simulation, ada, "table pause"))
    assert f"{MENTIONS_A_DAY} times in a day" in refused
    assert len(simulation.messages_of(bo)) == told
    assert "have a day to vote" in text_of(await enter(simulation, bo, "table pause"))
