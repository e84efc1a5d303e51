"""No secret reaches anybody but its owner, by any way.

The first law is about what is rendered: boards, panels, sights, pictures, alt texts and custom ids
are equal in every state that could be the true one. The second is about what is sent: in a game of
Dark Miss Down on the simulated Discord, every secret card is searched for in everything that others
can read, logs included.
"""

import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.language.speech import Speech, catalogue
from bot.presentation.games.presenters import presenter
from bot.presentation.panels.board import board, in_words, sight_panel
from bot.presentation.panels.own_panel import private
from bot.presentation.panels.score import panel as score_panel
from bot.presentation.shown import Shown
from bot.table.table import Table
from engine.agents.agent import Nodes
from engine.agents.roster import agent
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.game import Perspective
from engine.core.match import Match
from engine.core.words import words
from engine.games.dark_miss_down.content import CARDS
from engine.games.dark_miss_down.state import DarkMissState
from tests.bot.journeys.larger_tables import act_at_random, duel, moves
from tests.bot.journeys.player import context_of
from tests.bot.unstored import table_of
from tests.simulation import Simulation, custom_ids

SECRET = [name for name in registry.HOUSE if registry.game(name).secret]
GAMES, STEPS_BETWEEN, WORLDS, ACTIONS = 2, 13, 1, 20
SOAK_STEPS_BETWEEN, SOAK_WORLDS, SOAK_ACTIONS = 3, 2, 60


def courses(name: str, steps_between: int) -> Iterator[Match[Any, Any, Any]]:
    """Matches at regular intervals in some games between greedy agents."""
    game = registry.game(name)
    for number in range(GAMES):
        luck = Chance(seed_from(f"secrets {name} {number}"))
        chosen = options.read(game, {})
        seats = max(2, chosen.seating(game.seats)[0])  # alone, a board is its player's own
        match = Match.start(game, chosen, seats, luck.spawn().seed)
        player = agent(game, "greedy")
        while game.outcome(match.state) is None and match.revision < 400:
            if match.revision % steps_between == 0:
                yield match
            seat = game.missing(match.state)[0]
            seen = Perspective(game, match.state, seat)
            match = match.play(seat, player.choose(seen, luck, Nodes(0))).match


def one_to_look_at(table: Table, viewer: int | None) -> str:
    """The key of a sight for this viewer, a different one at every moment; "" if there are none."""
    game = table.match.game
    offered = presenter(game.name).sights(game.view(table.match.state, viewer))
    turn = 3 * table.match.revision + (viewer or 0)
    return offered[turn % len(offered)].key if offered else ""


@pytest.mark.parametrize("name", SECRET)
def test_boards_and_panels_are_equal_in_every_imagined_state(name: str, *, soaking: bool) -> None:
    speech = Speech("en", ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn"))
    luck = Chance(seed_from("worlds"))
    for match in courses(name, SOAK_STEPS_BETWEEN if soaking else STEPS_BETWEEN):
        table = table_of(match)
        for viewer in (None, *range(len(match.decisions))):
            look = one_to_look_at(table, viewer)
            shown = all_shown(table, viewer, speech, look)
            for _ in range(SOAK_WORLDS if soaking else WORLDS):
                seats = () if viewer is None else (viewer,)
                world = match.game.imagine(match.state, seats, luck)
                other = replace(table, match=replace(match, state=world))
                assert all_shown(other, viewer, speech, look) == shown


def all_shown(table: Table, viewer: int | None, speech: Speech, look: str) -> list[object]:
    """Everything the public or a seat is shown of a table, including the sight `look`."""
    if viewer is not None:
        shown = Shown(table, viewer, speech)
        return [private(shown), private(shown, look=look)]
    public, anybodys = Shown.public(table, speech), Shown(table, None, speech)
    looked = [sight_panel(anybodys, look)] if look else []
    return [board(public), score_panel(public), in_words(anybodys), *looked]


@dataclass
class Watch:
    """The cards that each seat cannot have seen so far; `logged` has all log records."""

    simulation: Simulation
    logged: pytest.LogCaptureFixture
    seen: dict[int, set[int]] = field(default_factory=lambda: {0: set(), 1: set()})

    def look(self, state: DarkMissState) -> None:
        """Record the open cards, and the cards that each seat holds."""
        open_now = {*state.tasks, *state.pool, *state.discards, *state.played}
        open_now |= {card for one in state.players if (card := one.tableau) is not None}
        for seat, player in enumerate(state.players):
            self.seen[seat] |= open_now | set(player.hand)

    def secrets_from(self, seat: int) -> list[str]:
        """The ids of the cards that this seat has never seen."""
        return [card for n, card in enumerate(CARDS) if n not in self.seen[seat]]

    def readable_by(self, member: MemberActor) -> str:
        """Everything that this member, or a spectator, could read so far, including logs."""
        simulation, mine = self.simulation, member.user.dm_channel
        shown = [*simulation.sees(member, simulation.games), *simulation.messages_of(member)]
        shown += simulation.sees(simulation.dan, simulation.games)
        found = [repr(message) for message in shown]
        open_to = (f"/channels/{simulation.games.id}/", f"/channels/{mine.id}/")
        found += [
            json.dumps(entry.json)
            for entry in simulation.env.http_requests
            if any(place in entry.path for place in open_to)
        ]
        return "\n".join([*found, self.logged.text])


def marks(card: str) -> tuple[str, str]:
    """What would reveal a card: its id, and the name of its task."""
    return card, catalogue().render(words(f"dark-miss-down-task-{card}"))


async def act(simulation: Simulation, member: MemberActor, luck: Random) -> None:
    """Open the member's private panel, and make a random choice on it."""
    door = next(
        (message, one)
        for message in reversed(simulation.sees(simulation.dan, simulation.games))
        for one in custom_ids(message.components)
        if ":hand:" in one
    )
    await simulation.deliver(simulation.press(member, *door))
    panel = simulation.sees(member, simulation.games)[-1]
    if moves(panel):
        await act_at_random(simulation, member, panel, luck)


async def test_a_member_can_read_no_card_that_is_secret_to_them(
    simulation: Simulation, caplog: pytest.LogCaptureFixture, *, soaking: bool
) -> None:
    caplog.set_level(logging.DEBUG)
    watch, luck = Watch(simulation, caplog), Random(5)
    service = context_of(simulation).service
    row = await duel(simulation)
    searched = 0
    for _ in range(SOAK_ACTIONS if soaking else ACTIONS):
        table = await service.tables.load(row.id)
        if table.over:
            break
        await act(simulation, (simulation.ada, simulation.bo)[table.missing[0]], luck)
        watch.look((await service.tables.load(row.id)).match.state)
        for seat, member in enumerate((simulation.ada, simulation.bo)):
            await member.slash(simulation.games, "table log")
            await member.slash(simulation.games, "hand")
            readable = watch.readable_by(member)
            offered = await member.autocomplete(simulation.games, "move", "move", "")
            for card in watch.secrets_from(seat):
                searched += 1
                for mark in marks(card):
                    assert mark not in readable, f"{member} is told of {mark}"
                    assert mark not in json.dumps(offered), f"{member} is offered {mark}"
    assert searched > 50
