"""Makes a new match and its row: seats, options, ruleset."""

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.store import records
from bot.table.agent_names import agent_name
from bot.table.game_faults import game_of
from bot.table.settings import TableSettings, options_of
from engine.core import options
from engine.core.chance import commitment, seed_of
from engine.core.match import Match


@dataclass(frozen=True, slots=True)
class Seating:
    """Who opens a table, where, and for which game. Names are not escaped.

    `options`: the game's options, by name and as typed.
    `user`, `name`: the member who opens it; `interaction`: the id of their interaction.
    `seed`: a fixed seed (64 hex digits); None for a secret one.
    `agents`: the names of the AIs in further seats.
    `leaders`: the name of the group that leads a solo game, whose seat then has no member; else "".
    `how`: the choices made for the way to begin, as digits (`Way.asks`).
    """

    game: str
    options: Mapping[str, str]
    guild: int
    channel: int
    user: int
    name: str
    interaction: int
    seed: str | None = None
    settings: TableSettings = field(default_factory=TableSettings)
    agents: tuple[str, ...] = ()
    leaders: str = ""
    how: str = ""


def solo_game(seating: Seating, now: float) -> tuple[records.MatchRow, Match[Any, Any, Any]]:
    """A new solo game, against `agents` if given: its row and its match.

    Raises UnknownGame, BrokenGame, BadOption, BadSeats.
    """
    game = game_of(seating.game)
    secret, table = None if seating.seed else secrets.token_hex(32), secrets.token_hex(5)
    seed = seating.seed or seed_of(secret or "", seating.interaction)
    who = None if seating.leaders else seating.user
    seats = [records.Seat(0, who, None, seating.leaders or seating.name)]
    for number, agent in enumerate(seating.agents, 1):
        name = agent_name(table, {seat.name for seat in seats})
        seats.append(records.Seat(number, None, agent, name))
    match = Match.start(game, options.read(game, seating.options), len(seats), seed)
    row = records.MatchRow(
        id=table,
        game=game.name,
        ruleset=str(game.ruleset),
        options=json.dumps(dict(seating.options)),
        size=len(seats),
        guild=seating.guild,
        channel=seating.channel,
        status=records.Status.RUNNING,
        host=seating.user,
        settings=seating.settings.model_dump_json(),
        seed_hash=commitment(secret or seed),
        secret=secret,
        started=seating.interaction,
        seats=tuple(seats),
        created=now,
        updated=now,
        interaction=seating.interaction,
    )
    return row, match


def game_of_lobby(
    lobby: records.MatchRow, started: int, now: float, fixed_seed: str | None
) -> tuple[records.MatchRow, Match[Any, Any, Any]]:
    """The game of a full lobby: its row and its match. Raises BadSeats.

    The seed is derived from the lobby's secret and from `started`, the id of the interaction that
    starts it, so that nobody can choose it. A `fixed_seed`, if given, is used instead.
    """
    game, secret = game_of(lobby.game), lobby.secret
    assert fixed_seed or secret
    seed = fixed_seed or seed_of(secret or "", started)
    chosen = options.read(game, options_of(lobby))
    match = Match.start(game, chosen, len(lobby.seats), seed)
    row = replace(
        lobby,
        status=records.Status.RUNNING,
        size=len(lobby.seats),
        ruleset=str(game.ruleset),
        seed_hash=commitment(secret or seed),
        secret=secret,
        started=started,
        updated=now,
    )
    return row, match
