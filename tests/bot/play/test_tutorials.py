"""Where a learner is: on a tutorial's path, back on it, or off it, from tables and actions."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.play import tutorials
from bot.play.advance import advance
from bot.store.records import Action, By, Seat
from bot.table.settings import TableSettings
from bot.table.table import Table
from engine.agents.roster import agent
from engine.core import options, registry
from engine.core.chance import Chance
from engine.core.choices import Form, Leaf, legal_answers, resolve
from engine.core.game import Perspective
from engine.core.match import Match, actions_of
from engine.learning.script import DONE, LEARNER, Step, agents_seed, agents_to_act
from tests.bot.unstored import table_of

ABYSS = "black_abyss"
BOUGHT = ("habitat", "dock", "transport", "pod", "mine")


def tutorial_of(game: str) -> Table:
    """The tutorial of a game at its start."""
    rules, script = registry.game(game), tutorials.script(game)
    agents, seed = script.agents, script.seed
    chosen = options.read(rules, script.options)
    match = Match.start(rules, chosen, 1 + len(agents), seed)
    sitting = (Seat(0, 1, None, "Ada"), *(Seat(n, None, a, a) for n, a in enumerate(agents, 1)))
    settings = TableSettings(tutorial=True).model_dump_json()
    return others_play(table_of(match, seats=sitting, settings=settings))


def done_by(table: Table, seat: int, action: object) -> Table:
    """The table after an action of a seat."""
    step = table.match.play(seat, action)
    written = actions_of(step.match.game).dump(action).decode()
    by = By.PLAYER if seat == LEARNER else By.AGENT
    told = '{"reveals":false,"events":[]}'
    return advance(table, step, Action("t", step.match.revision, seat, by, written, told, 0.0))


def others_play(table: Table) -> Table:
    """The table when the learner is awaited again."""
    while answers := agents_to_act(table.missing):
        (seat,) = answers
        game, luck = table.match.game, Chance(agents_seed(table.match.game))
        player = agent(game, tutorials.script(table.row.game).agents[seat - 1])
        seen = Perspective(game, table.match.state, seat)
        table = done_by(table, seat, player.choose(seen, luck, lambda: True))
    return table


def played(table: Table, *paths: str) -> Table:
    """The table after the learner took these steps, with the others' moves between them."""
    for path in paths:
        node = resolve(table.match.choices(LEARNER), path)
        if isinstance(node, Form):
            action = node.build(next(iter(legal_answers(node))))
        else:
            assert isinstance(node, Leaf)
            action = node.action
        table = others_play(done_by(table, LEARNER, action))
    return table


def advised(table: Table) -> str:
    """The step that the coach advises."""
    step = tutorials.step(table)
    return "" if step is None else step.say


def led(table: Table, *, to: str) -> Table:
    """The table after the learner has followed the coach up to a step."""
    while (step := tutorials.step(table)) is not None and step.say != to:
        table = played(table, step.do)
    assert step is not None
    return table


def following(say: str) -> str:
    """The step after a given one on the path."""
    told = [one.say for one in tutorials.script(ABYSS).steps.values()]
    return told[told.index(say) + 1]


def led_steps(game: str) -> Iterator[tuple[Table, Step]]:
    """Each position of a learner who follows the coach to the end, with the step advised there."""
    table = tutorial_of(game)
    while (step := tutorials.step(table)) is not None and step is not DONE:
        yield table, step
        table = played(table, step.do)


def every_undo(game: str) -> Iterator[tuple[Table, Table]]:
    """Each position of a path, with the position after its step was taken and undone."""
    for table, step in led_steps(game):
        after = played(table, step.do)
        if after.over:  # what ended a game stays
            return
        undone = replace(after, match=after.match.undo(table.match.state, revealed=False))
        yield table, undone


@pytest.mark.parametrize("game", tutorials.games())
def test_an_undo_at_any_step_leads_back_to_the_path(game: str) -> None:
    for table, undone in every_undo(game):
        step = tutorials.step(table)
        assert step is not None
        assert tutorials.step(undone) == step
        again = played(undone, step.do)
        assert tutorials.step(again) == tutorials.step(played(table, step.do))


@pytest.mark.parametrize("bought", [*BOUGHT, "colony", "votes"])
def test_a_purchase_undone_and_repeated_is_on_the_path(bought: str) -> None:
    table = led(tutorial_of(ABYSS), to=bought)
    step = tutorials.step(table)
    assert step is not None
    back = played(table, step.do)
    back = played(back, "take-back")
    assert advised(back) == bought
    again = played(back, step.do)
    assert advised(again) == following(bought)
    assert again.match.game.position(again.match.state) == again.match.game.position(
        played(table, step.do).match.state
    )


def test_purchases_in_another_order_are_all_advised_once() -> None:
    table = played(led(tutorial_of(ABYSS), to="dock"), "build/mine/a7-5")
    told = []
    while advised(table) != "bought":
        told.append(advised(table))
        step = tutorials.step(table)
        assert step is not None
        table = played(table, step.do)
    assert told == ["dock", "transport", "pod"]


def test_an_equivalent_action_takes_a_step() -> None:
    table = led(tutorial_of(ABYSS), to="scan")
    assert advised(played(table, "scan/a6-4")) == "moved"
    table = led(tutorial_of(ABYSS), to="resolution")
    assert advised(played(table, "vote/tariffs/against")) == "cast"


def test_a_learner_who_passes_early_is_advised_in_the_next_phase_and_cycle() -> None:
    table = played(tutorial_of(ABYSS), "pass")
    assert advised(table) == "habitat"
    table = played(table, "pass")
    assert table.match.state.turn == 2
    assert advised(table) == "arrived"  # without a transport there is nothing to fly or scan
    assert advised(played(table, "pass")) == "bought-again"


def test_a_learner_off_the_path_all_along_is_guided_through_the_tribunal() -> None:
    table, told = tutorial_of(ABYSS), []
    while table.match.state.turn < 3:
        table = played(table, "pass")
    while table.match.state.turn == 3:
        step = tutorials.step(table)
        assert step is not None
        assert not tutorials.is_off_path(table)
        told.append(step.say)
        table = played(table, step.do)
    assert "ballot" in told
    assert advised(table) == "done"


def test_a_ballot_cast_by_form_takes_the_step() -> None:
    table = played(led(tutorial_of(ABYSS), to="resolution"), "ballot")
    assert advised(table) == "seat"
    table = played(table, "ballot")
    assert advised(table) == "done"
    table = played(table, "pass")
    assert advised(table) == ""
    assert not tutorials.is_off_path(table)
