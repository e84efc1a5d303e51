"""What a newcomer is told to do is what *Hint* advises, and can be paid for and reached."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import takewhile
from typing import Any

import pytest

from bot.play import hints
from bot.play.agents import advice, hint, seed_of_hints
from bot.presentation.games.presenters import presenter
from bot.presentation.learning import rulebook
from bot.presentation.learning.hint import in_lines, panel
from bot.presentation.learning.introduction import learning_text
from bot.presentation.panels.own_panel import private
from bot.presentation.shown import Shown
from bot.store.records import Seat
from bot.table.table import Table
from engine.agents.advice import Advice
from engine.core.choices import Leaf, Pick, walk
from engine.core.game import AnyGame
from engine.core.match import Match, states_of
from engine.games.black_abyss.actions import Build, Commission
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.market import purchase
from engine.games.black_abyss.rules.surface import chart
from tests.bot.presentation.played import matches
from tests.bot.unstored import table_of
from tests.engine.games.black_abyss import table as arranged

GAMES = ((0, "en"), (1, "de"))
"""Seeds of random games, and the languages in which they are read."""
ADA = 0
AGENTS = tuple(Seat(at, None, "greedy", f"AI {at}") for at in (1, 2))
"""With them a game is not rated, so Ada may have hints."""


def moments(seed: int) -> Iterator[Match[Any, Any, Any]]:
    """Ada's moments in the first cycle of a random game of three."""
    whole = matches("black_abyss", f"newcomer {seed}", 3)
    first = takewhile(lambda one: one.state.turn == 1, whole)
    return (one for one in first if ADA in one.game.missing(one.state))


def among_agents(match: Match[Any, Any, Any]) -> Table:
    rated = table_of(match)
    return Table.of(replace(rated.row, seats=(rated.row.seats[ADA], *AGENTS)), match)


def told(table: Table, locale: str) -> str:
    """What Ada's panel tells her to do."""
    speech = table.speech(locale)
    mark = speech.say("panel-do-this", what="").strip()
    lines = "\n".join(private(Shown(table, ADA, speech)).text).splitlines()
    return next((one.removeprefix(mark).strip() for one in lines if one.startswith(mark)), "")


@pytest.mark.parametrize(("seed", "locale"), GAMES)
def test_a_newcomer_is_told_what_the_hint_advises_and_can_do_it(seed: int, locale: str) -> None:
    phases = set[str]()
    for match in moments(seed):
        table = among_agents(match)
        state = states_of(match.game).dump(match.state)
        seed_here = seed_of_hints(table, ADA)
        advice = hint("black_abyss", match.game.ruleset, state, ADA, 0, seed_here)
        assert match.game.why_not(match.state, ADA, advice.action) is None
        shown = Shown(table, ADA, table.speech(locale))
        hinted = " ".join(panel(shown, advice).text[1].replace("**", "").split())
        said = told(table, locale)
        assert said
        assert hinted.removesuffix(said) != hinted, f"{said!r} is told, {hinted!r} advised"
        phases.add(match.game.view(match.state, ADA).phase)
    assert {"move", "purchase"} <= phases


def test_a_panel_that_is_shown_again_asks_the_ai_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def counted(game: AnyGame, state: Any, *given: Any) -> Advice:
        asked.append(state)
        return advice(game, state, *given)

    monkeypatch.setattr(hints, "advice", counted)
    one, other, *_ = (among_agents(match) for match in moments(0))
    for table in (one, one, other, other, one):
        assert told(table, "en")
        assert told(table, "de"), "the same advice in another language"
    assert asked == [one.match.state, other.match.state, one.match.state]


POSSIBLE: Mapping[str, Callable[[Match[Any, Any, Any]], bool]] = {
    "move": lambda match: leads(match, "move"),
    "scan": lambda match: leads(match, "scan"),
    "moved": lambda match: leads(match, "pass"),
    "habitat": lambda match: leads(match, "build", t.BUILDINGS[t.HABITAT]),
    "bought": lambda match: leads(match, "build", t.BUILDINGS[t.SMALL_DOCK]),
    "docked": lambda match: leads(match, "research"),
    "spent": lambda match: leads(match, "pass"),
}
"""Whether Ada can follow the advice of the first cycle in a rated game."""


def leads(match: Match[Any, Any, Any], *path: str) -> bool:
    """Whether Ada has a choice whose path begins with `path`."""
    found = (where for where, node in walk(match.choices(ADA)) if isinstance(node, Leaf | Pick))
    return any(where[: len(path)] == path for where in found)


@pytest.mark.parametrize(("seed", "locale"), GAMES)
def test_a_rated_game_without_hints_tells_only_what_can_be_done(seed: int, locale: str) -> None:
    given = set[str]()
    for match in moments(seed):
        table = table_of(match)
        speech, said = table.speech(locale), told(table, locale)
        texts = {part: learning_text("black_abyss", f"first-{part}", speech) for part in POSSIBLE}
        parts = {part for part, text in texts.items() if text == said}
        assert len(parts) == 1, said
        assert POSSIBLE[parts.pop()](match), said
        given.add(said)
    assert len(given) > 1


def test_the_first_turn_tells_of_both_fighters_what_the_hint_advises() -> None:
    match, flown = next(iter(moments(0))), dict[str, int]()
    while match.state.phase == "move" and ADA in match.game.missing(match.state):
        table, state = among_agents(match), states_of(match.game).dump(match.state)
        given = hint("black_abyss", match.game.ruleset, state, ADA, 0, seed_of_hints(table, ADA))
        if given.action.kind == "move":
            flown |= {str(ship): given.action.to for ship in given.action.ships}
        match = match.play(ADA, given.action).match
    assert len({*flown.values()}) == len(flown) == 2
    page = rulebook.rulebook("black_abyss", "en").sections[0].pages[0]
    assert "send each fighter to a different unexplored space" in page


def test_in_a_rated_game_at_war_from_the_start_the_advice_is_a_frigate_after_the_dock() -> None:
    table = arranged.Table(2, mode="sudden_death")
    table.to_purchase()
    free = iter(purchase.free_lands(table.state, ADA, table.state.empires[ADA].home))
    parts = []
    for action in (
        Build(t.HABITAT, next(free)),
        Build(t.SMALL_DOCK, next(free)),
        Commission(t.FRIGATE, table.state.empires[ADA].home),
    ):
        table.play(ADA, action)
        offered = [path[0] for path, _ in walk(table.match.choices(ADA))]
        view = table.match.game.view(table.state, ADA)
        parts.append(presenter("black_abyss").beginning(view, offered))
    assert parts == ["bought", "armed", "docked"]


def with_a_pod_to_fly(*, aboard: bool) -> Match[Any, Any, Any]:
    """Capture the flag in its second cycle: Ada has a frigate two spaces from home, and a pod."""
    table = arranged.war_table("capture_the_flag")
    table.state.turn = 2
    home, theirs = (arranged.home(table, seat) for seat in (ADA, 1))
    table.ship(1, "frigate", theirs, "laser")
    table.ship(ADA, "transport", home, "colony-pod")
    ways = chart(table.state)
    far = ways.distance[table.state.empires[ADA].home].index(2)
    ship = table.ship(ADA, "frigate", ways.names[far], "laser")
    ship.left = 2
    if aboard:
        table.state.flags[1].carrier, table.state.flags[1].hex = ship.id, far
    match: Match[Any, Any, Any] = table.match
    return match


@pytest.mark.parametrize(
    ("locale", "move", "why"),
    [
        ("en", "Move Frigate #1 from C3 to B5.", "Your carrier brings the flag home."),
        ("de", "Zieh Fregatte #1 von C3 nach B5.", "Dein Schiff bringt die Flagge heim."),
    ],
)
def test_with_the_flag_aboard_a_newcomer_is_told_to_bring_it_home(
    locale: str, move: str, why: str
) -> None:
    match = with_a_pod_to_fly(aboard=True)
    rated = table_of(match)
    table = Table.of(replace(rated.row, seats=(rated.row.seats[ADA], AGENTS[0])), match)
    assert told(table, locale).startswith(move)
    advised = hints.quick_advice(table, ADA)
    assert advised is not None
    line, *_ = in_lines(Shown(table, ADA, table.speech(locale)), advised)
    assert line.startswith(f"{move} {why}")


def test_a_rated_game_tells_of_a_colony_only_while_no_flag_is_away() -> None:
    at_home, away = (table_of(with_a_pod_to_fly(aboard=aboard)) for aboard in (False, True))
    carry = learning_text("black_abyss", "first-carry", at_home.speech("en"))
    assert told(at_home, "en") == carry
    assert not told(away, "en")
