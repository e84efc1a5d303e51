"""Options that a mode does not use change nothing in it."""

from collections.abc import Iterator

import pytest

from engine.core import options
from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.core.match import Match, events_of
from engine.games.black_abyss.game import BlackAbyssOptions
from tests.engine.games.black_abyss.table import GAME

MODES = ("empires", "duel", "sudden_death", "capture_the_flag", "fleet_battle")
MOVES = 60


def counting(**given: str) -> set[str]:
    """The options with an effect, given these values."""
    return {one.name for one in options.effective_options(GAME, given)}


def first_facts(given: dict[str, str]) -> list[bytes]:
    """The facts of a random game's first moves with these options."""
    chosen = options.read(GAME, given)
    assert isinstance(chosen, BlackAbyssOptions)
    seats = chosen.seating(GAME.seats)[0]
    match = Match.start(GAME, chosen, seats, seed_from("options"))
    luck, found = Chance(seed_from("the same moves")), []
    for _ in range(MOVES):
        if GAME.outcome(match.state) is not None:
            break
        seat = GAME.missing(match.state)[0]
        step = match.play(seat, wander(GAME.choices(match.state, seat), luck))
        match = step.match
        found.append(events_of(GAME).dump(step.events))
    return found


def unused(mode: str) -> Iterator[dict[str, str]]:
    """The mode, with each other value of each option that it does not use."""
    without = counting(mode=mode)
    for option in options.describe(GAME):
        for value in option.values:
            if option.name not in without and value != option.default:
                yield {"mode": mode, option.name: value}


@pytest.mark.parametrize("mode", MODES)
def test_an_option_unused_in_a_mode_changes_nothing(mode: str) -> None:
    usual = first_facts({"mode": mode})
    assert len(usual) > 3
    for given in unused(mode):
        assert first_facts(given) == usual, given


def test_each_mode_uses_its_own_options() -> None:
    assert counting() >= {"map", "terms", "elections", "open_ballots", "private_talks", "battles"}
    assert counting(mode="duel") == {"mode", "elections", "open_ballots", "battles"}
    for mode in ("sudden_death", "capture_the_flag"):
        assert counting(mode=mode) == {"mode", "battles"}
    assert counting(mode="fleet_battle") == {"mode", "field", "battle_clock"}


@pytest.mark.parametrize("mode", ["empires", "duel", "sudden_death", "capture_the_flag"])
def test_the_battle_clock_is_used_where_players_lead_battles(mode: str) -> None:
    assert "battle_clock" not in counting(mode=mode)
    assert "battle_clock" in counting(mode=mode, battles="tactical")
