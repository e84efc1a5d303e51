"""The log has a button that tells what everybody could see that spoke for the AIs' moves."""

import json
from functools import partial

import pytest

from bot.features.reasons.search import reasons
from bot.language.speech import Speech
from bot.presentation.history import log
from engine.agents.agent import Nodes
from engine.agents.roster import agent
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.game import Perspective
from engine.core.match import Match, actions_of
from engine.matches.record import By, Entry, Record
from tests.bot.journeys.commands.saying import enter
from tests.bot.journeys.tables.table import BY_LOT, begin, table, until
from tests.bot.journeys.tables.turns.test_people_first import all_went, ended, take
from tests.simulation import Simulation, custom_ids, labels_of, text_of

GAME = "dark_wall_destiny"
SEED = seed_from("reasons")
HEADING = "### Reasons for the AIs' latest moves"


def played(count: int, by: By) -> Record:
    """The record of the first `count` actions of two AIs in Dark Wall Destiny."""
    game = registry.game(GAME)
    match = Match.start(game, options.read(game, {}), 2, SEED)
    player, chance, entries = agent(game, game.companions.usual), Chance(SEED), list[Entry]()
    while len(entries) < count:
        seat = game.missing(match.state)[0]
        action = player.choose(Perspective(game, match.state, seat), chance, Nodes(50))
        entries.append(Entry(seat=seat, by=by, action=json.loads(actions_of(game).dump(action))))
        match = match.play(seat, action).match
    return Record(
        game=GAME, ruleset=int(game.ruleset), seats=2, options={}, seed=SEED, entries=tuple(entries)
    )


def told(record: Record, most: int = 12) -> list[str]:
    """The reasons of a record in English, each with the action."""
    say = Speech("en")
    found = reasons(record.model_dump_json(), most)
    return [f"{' '.join(say.each(one.done))} {say(one.motive)}" for one in found]


def test_a_purchase_of_an_ai_has_a_motive_that_the_board_shows() -> None:
    found = told(played(80, By.AGENT))
    assert len(found) > 3
    assert all(" acquires " in line for line in found)
    assert told(played(80, By.AGENT), most=2) == found[-2:]


def test_a_motive_that_an_ai_has_repeatedly_is_told_of_its_latest_move_alone() -> None:
    record = played(80, By.AGENT)
    found = reasons(record.model_dump_json(), 99)
    assert len({(one.seat, repr(one.motive)) for one in found}) == len(found)


def test_moves_of_members_have_no_motive() -> None:
    assert told(played(80, By.PLAYER)) == []


def test_an_action_that_was_undone_has_no_motive() -> None:
    record = played(80, By.AGENT)
    *kept, last = reasons(record.model_dump_json(), 99)
    undo = Entry(seat=0, by=By.UNDO, action={"to": last.revision - 1})
    again = record.model_copy(update={"entries": (*record.entries, undo)})
    assert [*reasons(again.model_dump_json(), 99)] == kept


async def test_a_log_of_several_pages_tells_what_spoke_for_the_purchases_of_ais(
    simulation: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log, "LINES", 3)
    ada = simulation.ada
    start = await begin(simulation, ada, agents=2, game=GAME, chosen=BY_LOT)
    await take(simulation, ada)
    await ended(simulation)
    await until(simulation, partial(all_went, simulation, start))
    page = await enter(simulation, ada, "table log")
    assert "Earlier" in " ".join(labels_of(page))
    (reasons,) = (one for one in custom_ids(page.components) if ":reasons:" in one)
    await simulation.deliver(simulation.press(ada, page, reasons))

    async def answered() -> bool:
        return text_of(simulation.sees(ada, simulation.games)[-1]).startswith(HEADING)

    await until(simulation, answered)
    _, *lines = text_of(simulation.sees(ada, simulation.games)[-1]).split("\n")
    names = [seat.name for seat in (await table(simulation)).row.seats[1:]]
    assert all(any(name in line for name in names) for line in lines[:-1])


async def test_a_log_without_ais_has_no_such_button(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game=GAME, chosen=BY_LOT)
    assert "AIs' reasons" not in labels_of(await enter(simulation, simulation.ada, "table log"))
