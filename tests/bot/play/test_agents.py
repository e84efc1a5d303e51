"""Which agent plays for whom."""

import asyncio
from dataclasses import replace

from bot.play.agents import Agents, autopilot_of, foresee, hint, think
from bot.presentation.status import lines
from bot.store.records import Seat
from bot.table.table import Table
from engine.core import registry
from engine.core.chance import Chance, seed_from
from engine.core.events import silence
from engine.core.match import states_of
from engine.core.words import words
from engine.games.black_abyss import actions as abyss
from engine.games.black_abyss.content.tables import ORDERS, SQUADRONS
from engine.games.dark_wall_destiny.actions import Buy
from tests.bot.unstored import table_of
from tests.engine.games.dark_wall_destiny import test_courtesy


def test_a_caretaker_plays_for_the_absent_in_games_that_have_it() -> None:
    assert (autopilot_of("black_abyss"), autopilot_of("dyla")) == ("caretaker", "greedy")


def test_an_agents_budget_is_a_number_of_actions_on_any_machine() -> None:
    game = registry.game("dyla")
    state, luck = game.new(game.options(), 1, Chance(seed_from("busy"))), Chance(seed_from("luck"))
    differs = 0
    for _ in range(12):
        saved = states_of(game).dump(state)
        much, again, nothing = (
            think("dyla", game.ruleset, saved, 0, "search", nodes, seed_from("thought"))
            for nodes in (3_000, 3_000, 1)
        )
        assert much == again
        differs += much != nothing
        game.apply(state, 0, game.guide(state, 0, luck), silence)
    assert differs


def test_agents_know_which_other_seats_people_play() -> None:
    """Ceres leaves the only Cryoship to Ada, but takes it if the autopilot has Ada's seat."""

    async def chosen(*, autopilot: bool) -> object:
        ceres = Seat(0, None, "greedy", "Ceres")
        ada = Seat(1, 5, None, "Ada", autopilot=autopilot)
        table = courteous(ceres, ada)
        agents = Agents(100)
        try:
            return await agents.choose(table, 0)
        finally:
            await agents.close()

    def takes(action: object) -> bool:
        return isinstance(action, Buy) and action.card == "colony-lyra"

    assert not takes(asyncio.run(chosen(autopilot=False)))
    assert takes(asyncio.run(chosen(autopilot=True)))


def test_the_hint_gives_the_order_that_does_best_in_the_battles_that_are_shown() -> None:
    """Ada and Bo bring fleets of many kinds, among asteroids or not, and ask before each battle."""
    game, advised = registry.game("black_abyss"), set()
    for deal in range(8):
        given = {"mode": "fleet_battle", "field": "asteroids" if deal % 2 else "open"}
        state = game.new(game.options(**given), 2, Chance(seed_from(f"battle {deal}")))
        for seat, squadron in ((0, deal), (1, deal // 2 + 1)):
            for action in (abyss.Muster(squadron % len(SQUADRONS)), abyss.Pass()):
                game.apply(state, seat, action, silence)
        saved = states_of(game).dump(state)
        for seat in (0, 1):
            asked = (game.name, game.ruleset, saved, seat)
            _, best, *rest = foresee(*asked, 2_000, seed_from("hints"))
            found = hint(*asked, 2_000, seed_from("hints"))
            order, figures = ORDERS[found.action.order], dict(best.args)
            assert figures["order"] == words(f"black-abyss-thing-{order}")
            assert found.way is not None, "the hint has a button that plays it"
            assert found.way.path[:2] == ("command", order)
            assert found.because is not None
            assert [dict(found.because.args)[rate] for rate in ("won", "lost")] == [
                figures[rate] for rate in ("won", "lost")
            ]
            assert len(rest) == len(ORDERS) - 2, "without a planet there is nothing to bombard"
            advised.add(order)
    assert len(advised) > 1


def courteous(*seats: Seat) -> Table:
    """A table of Dark Wall Destiny with these seats."""
    return table_of(test_courtesy.tables().match, seats=seats)


def test_the_board_says_during_a_members_turn_what_an_agent_will_do() -> None:
    ada, ceres = Seat(0, 5, None, "Ada"), Seat(1, None, "greedy", "Ceres")
    now = courteous(ada, ceres)
    speech = now.speech("en")
    assert any(line.startswith("Ceres will probably acquire ") for line in lines(now, speech, None))
    alone = courteous(replace(ada, autopilot=True), ceres)
    assert not any("will probably acquire" in line for line in lines(alone, speech, None))
