"""`/log` of a whole game: sentences since the member's last turn, in pages that fit a message."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest

from bot.discord_io import limits
from bot.play.undo import facts_json
from bot.presentation.history import log
from bot.presentation.panel import Button, Panel
from bot.store import records
from bot.table.table import Table
from engine.core.chance import Chance
from engine.core.game import Perspective
from engine.core.match import Match, actions_of
from tests.bot.journeys.black_abyss import late
from tests.bot.journeys.black_abyss.play import begin, jump, table, take
from tests.simulation import Simulation, text_of

MOVES = 330


@cache
def table_in_play() -> tuple[Table, tuple[records.Action, ...]]:
    """A table after many moves of greedy agents, and its record."""
    at, playing, chance = late.table(3, 2, "move"), late.game(), Chance("8" * 64)
    greedy, match = playing.policies["greedy"], at.match
    record: list[records.Action] = []
    while len(record) < MOVES and (seats := playing.missing(match.state)):
        seat = seats[0]
        action = greedy(Perspective(playing, match.state, seat), chance)
        step: Any = match.play(seat, action)
        match = step.match
        written = actions_of(playing).dump(action).decode()
        record.append(
            records.Action(
                at.id,
                match.revision,
                seat,
                records.By.PLAYER,
                written,
                facts_json(step),
                float(match.revision),
                None,
            )
        )
    return Table.of(at.row, Match(playing, match.state, match.decisions, match.revision)), (
        *record,
    )


def pages(first: Panel, told: list[log.Line]) -> Iterator[Panel]:
    """A page and all earlier ones, opened by the button to each."""
    at, _ = table_in_play()
    panel: Panel | None = first
    while panel is not None:
        yield panel
        rows = [row for row in panel.rows if isinstance(row, tuple)]
        back = [one for row in rows for one in row if isinstance(one, Button) and "<" in one.id]
        argument = back[0].id.rpartition(":")[2] if back else ""
        speech = at.speech("en")
        panel = log.leaf_through(at, told, argument, speech) if back else None


def log_of(at: Table, record: Sequence[records.Action], viewer: int | None) -> log.Log:
    """The log of a record as a seat sees it."""
    told = log.Log(at, viewer, at.speech("en"))
    told.add(record)
    return told


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_whole_games_log_has_pages_that_fit_with_headings(
    viewer: int | None,
) -> None:
    at, record = table_in_play()
    told = log_of(at, record, viewer).lines()
    seen = list(pages(log.news(at, told, 0, at.speech("en")), told))
    assert len(seen) > 2
    for panel in seen:
        limits.check(panel)
        assert re.search(r"\*\*Cycle [0-9]+ · ", panel.text[1]), "a page begins without heading"
    whole = "\n".join(panel.text[1] for panel in reversed(seen))
    assert [line.text for line in told if line.text not in whole] == []
    assert "was done with" not in whole
    assert len(told) < sum(len(entry.events) > 40 for entry in record)


def test_the_log_begins_after_the_members_last_turn() -> None:
    at, record = table_in_play()
    whole = log_of(at, record, 0)
    told, since = whole.lines(), whole.last_turn(0)
    assert 0 < since <= record[-1].revision
    panel = log.news(at, told, since, at.speech("en"), turn=True)
    fresh = [line for line in told if line.revision > since]
    note = "Since your last turn: " if fresh else "Nothing has happened since your last move."
    assert note in panel.text[-1]
    for line in fresh[-3:]:
        assert line.text in panel.text[1]


def test_a_page_keeps_its_lines_when_more_happens() -> None:
    at, record = table_in_play()
    before = log_of(at, record[:250], 1).lines()
    after = log_of(at, record, 1).lines()
    same = sum(one.text == other.text for one, other in zip(before, after, strict=False))
    assert same >= len(before) - 4


async def test_the_log_command_tells_a_member_what_others_did_since(simulation: Simulation) -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)
    await begin(simulation, *members, agents=0)
    await jump(simulation, 6, "purchase", late.rich)
    await take(simulation, simulation.bo, "research/scanners")
    await take(simulation, simulation.ada, "research/scanners")
    await take(simulation, simulation.cleo, "research/scanners")
    await take(simulation, simulation.cleo, "research/trade")
    assert len((await table(simulation)).match.state.empires[2].basket) == 2
    await simulation.ada.slash(simulation.games, "table log")
    shown = text_of(simulation.sees(simulation.ada, simulation.games)[-1])
    assert re.search(r"Cleo researched Scanners level [0-9] and Trade level [0-9]\.", shown)
    assert "Bo reached" not in shown
    assert "Since your last turn: 1 event." in shown
