"""Crews play whole games, from `/play` to the end, by clicks on each member's own panel.

Choices are random; every member of a crew votes for the choice until it is played.
"""

from collections.abc import Mapping, Sequence

import pytest
from simcord.actors import MemberActor

from bot.features.crew.panel import EMPTY, FULL
from bot.features.crew.state import CREWS, crew_of, members
from bot.presentation.custom_ids import Verb, parse
from bot.table.table import Table
from engine.core.chance import Chance, seed_from
from tests.bot.features.crew.leading import ADA, BO, joined, open_seat, terms
from tests.bot.journeys.clicking import given, towards
from tests.bot.journeys.player import context_of
from tests.bot.journeys.tables.table import begin, board, press, public
from tests.random_moves import random_path
from tests.simulation import Simulation, text_of

pytestmark = pytest.mark.usefixtures("patience")
STEPS = 12
"""Maximum clicks of a single choice."""
MOST_CHOICES = 1_000


async def vote(
    simulation: Simulation, now: Table, member: MemberActor, path: str, picked: Sequence[str]
) -> Table:
    """Make the choice at `path` by clicks on the member's panel; returns the table."""
    panel, votes = await press(simulation, member, board(simulation), "hand"), CREWS.of(now.state)
    for _ in range(STEPS):
        control, values = towards(panel, path, picked)
        click = simulation.press(member, panel, control, values=values)
        await simulation.deliver(click)
        assert click.answered
        if parse(control).verb is Verb.FORM and click.record.modal is not None:
            window = simulation.submit(member, click, given(picked))
            await simulation.deliver(window)
            assert window.answered
        after = await context_of(simulation).service.tables.load(now.id)
        if after.match.revision > now.match.revision or CREWS.of(after.state) != votes:
            return after
        panel = simulation.env.backend.messages[panel.channel_id][panel.id]
    raise AssertionError(f"{path!r} cannot be reached by clicks: {text_of(panel)}")


def what_they_see(simulation: Simulation, members: Sequence[MemberActor]) -> list[str]:
    """The messages of these members: in the channel, private ones, and direct messages."""
    return [
        text_of(one)
        for member in members
        for one in (
            *simulation.sees(member, simulation.games),
            *simulation.messages_of(member),
        )
    ]


async def play_on(
    simulation: Simulation, now: Table, leaders: Mapping[int, Sequence[MemberActor]]
) -> Table:
    """Play to the end; each seat by the votes of its leaders."""
    now = await context_of(simulation).service.tables.load(now.id)
    luck = Chance(seed_from(f"{now.row.game} {len(leaders[BO])}"))
    for _ in range(MOST_CHOICES):
        if now.over:
            return now
        seat = luck.pick(now.missing)
        path, picked = random_path(now.match.choices(seat), luck)
        before = now.match.decisions[seat]
        for member in leaders[seat]:
            others = [one for side in leaders if side != seat for one in leaders[side]]
            revision, known = now.match.revision, what_they_see(simulation, others)
            now = await vote(simulation, now, member, path, picked)
            if now.match.revision == revision:
                assert what_they_see(simulation, others) == known, "the other side sees a vote"
            shown = [text_of(one) for one in public(simulation) if not one.is_ephemeral]
            assert not any(sign in said for said in shown for sign in (FULL, EMPTY))
            if now.over or now.match.decisions[seat] != before:
                break
        assert now.over or now.match.decisions[seat] == before + 1, f"nobody played {path!r}"
    raise AssertionError(f"not over after {MOST_CHOICES} choices")


@pytest.mark.parametrize(
    ("game", "options", "against"),
    [
        pytest.param("black_abyss", "mode=duel", False, marks=pytest.mark.soak),
        pytest.param("black_abyss", "mode=duel", True, marks=pytest.mark.soak),
        ("black_abyss", "mode=fleet_battle", True),
        ("dark_miss_down", "", True),
        pytest.param("dark_wall_destiny", "", False, marks=pytest.mark.soak),
    ],
)
async def test_crews_play_a_whole_game(
    simulation: Simulation, game: str, options: str, against: bool
) -> None:
    ada, bo, cleo, dan = simulation.ada, simulation.bo, simulation.cleo, simulation.dan
    now = await begin(simulation, ada, bo, game=game, chosen=options)
    leaders = {ADA: [ada, cleo], BO: [bo]}
    await open_seat(simulation, ada)
    await joined(simulation, cleo)
    await terms(simulation, ada, "2")
    if against:
        leaders[BO] = [bo, dan]
        await open_seat(simulation, bo)
        await joined(simulation, dan, BO)
    after = await play_on(simulation, now, leaders)
    ideas = crew_of(after, ADA).ideas
    assert sum(ideas.values()) == after.match.decisions[ADA]
    assert [one.name for one in members(after, ADA).values()] == ["Ada", "Cleo"]
    said = "\n".join(text_of(one) for one in public(simulation))
    assert "The crew of Ada, and how many of their ideas were played" in said
    assert not await context_of(simulation).store.results_of(ada.id), "nobody's own result"
