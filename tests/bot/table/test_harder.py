"""After a win the next step up is offered: harder options, else better AIs."""

import json
from collections.abc import Mapping
from itertools import count
from types import MappingProxyType

import pytest

from bot.store.records import MatchRow, Seat, Status
from bot.table.harder import Harder, harder
from bot.table.settings import Level, TableSettings
from bot.table.table import Table
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.match import Match

SEEDS = count()


def ended(
    game: str,
    *agents: str,
    won: bool = True,
    level: str = "normal",
    chosen: Mapping[str, str] = MappingProxyType({}),
) -> Table:
    """A finished game of a member and these AIs, which the member won, or did not."""
    rules, luck, seats = registry.game(game), Chance("5" * 64), 1 + len(agents)
    for number in SEEDS:
        match = Match.start(rules, options.read(rules, chosen), seats, seed_from(str(number)))
        while awaited := rules.missing(match.state):
            match = match.play(awaited[0], rules.guide(match.state, awaited[0], luck)).match
        outcome = rules.outcome(match.state)
        assert outcome is not None
        if won == (0 in outcome.winners):
            break
    sitting = (Seat(0, 1, None, "Ada"), *(Seat(n, None, a, a) for n, a in enumerate(agents, 1)))
    settings, given = TableSettings(level=Level(level)).model_dump_json(), json.dumps(dict(chosen))
    row = MatchRow(
        "t", game, str(rules.ruleset), given, seats, 7, 11, Status.OVER, 1, settings,
        "", 0.0, 0.0, seats=sitting,
    )  # fmt: skip
    return Table.of(row, match)


@pytest.mark.parametrize(
    ("chosen", "next_up"),
    [
        ({}, {"mode": "hard"}),
        ({"deck": "short"}, {"deck": "standard"}),
        ({"deck": "short", "mode": "hard"}, {"deck": "standard", "mode": "hard"}),
    ],
)
def test_whoever_won_planetary_defence_is_offered_the_larger_deck_then_hard_mode(
    chosen: dict[str, str], next_up: dict[str, str]
) -> None:
    assert harder(ended("planetary_defence", chosen=chosen)) == Harder(next_up)
    assert harder(ended("planetary_defence", won=False, chosen=chosen)) is None


def test_after_hard_mode_there_is_no_next_step() -> None:
    assert harder(ended("planetary_defence", chosen={"mode": "hard"})) is None


def test_whoever_beats_an_ai_is_offered_the_next_level() -> None:
    levels = registry.game("dark_miss_down").companions.levels
    beaten = ended("dark_miss_down", levels["easy"], level="easy")
    assert harder(beaten) == Harder({}, Level.NORMAL)
    assert harder(ended("dark_miss_down", levels["normal"])) == Harder({}, Level.HARD)
    assert harder(ended("dark_miss_down", levels["hard"], level="hard")) is None
    assert harder(ended("dark_miss_down", levels["easy"], won=False)) is None
