"""`/play`, `/board`, `/move`, and of `/table` undo, vote, quit, rematch: a game from start to end.

- `/play game options pace players tutorial` opens a lobby here; a solo game starts at once. Where
  the bot is no member of the server, only solo games start, and one in progress is shown again.
- `/board` posts the board of this channel's game at the bottom, with working buttons.
- `/move move` plays a typed move, and suggests every legal one. Before the member's turn it
  prepares the move; with `then`, it appends it to the prepared ones.
- `undo` and `quit` say what they will do and ask first; quitting is resigning or leaving.
- `vote` opens the others' proposal, or the choices that contain the member's vote.
- `rematch` starts the game last finished in this channel again, with the same players.

All but `rematch` also work in direct messages. All but `play` and `rematch` also work with the
member's games in other channels: the option `game` names one, otherwise a menu asks. Outside the
channel of the game, `/board` privately shows what the member's seat sees.
"""

import inspect
from collections.abc import Mapping
from contextlib import suppress
from itertools import chain
from typing import Any, Final

from discord import app_commands

from bot.discord_io.answer import speech_of
from bot.discord_io.whereabouts import server_of
from bot.interactions.opening.wanted import GameRequest, How, Terms
from bot.interactions.replies import (
    TABLE,
    WHICH,
    Choices,
    ContextCog,
    Interaction,
    about_a_game,
    answering,
    own_games,
)
from bot.interactions.typed import grammar, table_options
from bot.language.speech import safe, title
from bot.play.opening.ways import Way, WayOption, ways
from bot.presentation.learning.help import unclear_game
from bot.table.clocks.pace import Pace
from bot.table.refusals import Refused
from engine.core import options as table
from engine.core import registry
from engine.core.words import words

MOST_PLAYERS: Final = 25
PACE_CHOICES = [
    app_commands.Choice(name=name, value=pace.value)
    for name, pace in (
        ("no clock", Pace.NONE),
        ("3 days a turn", Pace.RELAXED),
        ("2 days a turn", Pace.TWO_DAYS),
        ("1 day a turn", Pace.DAILY),
        ("12 hours a turn", Pace.HALF_DAY),
        ("1 day a turn, plus 5 days of extra time", Pace.DAILY_BANK),
        ("1 hour a turn, plus 6 hours of extra time", Pace.HOURLY_BANK),
        ("5 minutes a turn", Pace.LIVE),
        ("15 seconds a turn, plus 5 minutes of extra time", Pace.BLITZ),
    )
]
"""The choices of `pace`, labelled as in the lobby."""


def _with_ways(play: Any) -> Any:
    """Add to the command `play` an option for each way to begin a game that features add.

    discord.py reads the options from the function's signature.
    """
    signature = inspect.signature(play)
    *own, last, _ = signature.parameters.values()
    questions = chain.from_iterable(way.asks for way in ways())
    parameters = [last.replace(name=way.option) for way in ways()]
    parameters += [last.replace(name=one.option, annotation="str", default="") for one in questions]
    vars(play)["__signature__"] = signature.replace(parameters=[*own, *parameters, last])
    return play


def _choices(question: WayOption) -> list[app_commands.Choice[str]]:
    """The choices of an option of a feature. The value of each is its index, as text."""
    names = enumerate(question.choices)
    return [app_commands.Choice(name=name, value=str(place)) for place, name in names]


def _is_chosen(way: Way, chosen: Mapping[str, Any]) -> bool:
    """Whether the member chose this way to begin, by its own option or by a further one of it."""
    return any(chosen.get(name) for name in (way.option, *(one.option for one in way.asks)))


def _how(way: Way, chosen: Mapping[str, Any]) -> str:
    """A way to begin in a `GameRequest`: its name, then the index of each further choice."""
    return way.mark + "".join(chosen.get(one.option) or str(one.usual) for one in way.asks)


def _terms(name: str, values: Mapping[str, str], pace: str, players: int) -> Terms:
    """The terms of the table. Raises Refused if the game does not allow so many players."""
    game = registry.game(name)
    seats = table.read(game, values).seating(game.seats)
    if players and players not in seats:
        numbers = {"least": seats[0], "most": seats[-1], "exact": int(len(seats) == 1)}
        raise Refused(words("refused-players", game=title(name), **numbers))
    return Terms(pace_typed(pace), players)


def pace_typed(text: str) -> Pace:
    """The pace that a command's option names. Raises Refused if there is no such pace."""
    if text not in tuple(Pace):
        raise Refused(words("refused-typed", typed=safe(text)))
    return Pace(text)


class Play(ContextCog):
    """The commands to play games."""

    @app_commands.command(name="play", description="Start a game, or go on with your own")
    @app_commands.describe(
        game="Which game",
        options="Table options, separated by commas; leave empty for standard rules",
        pace="How long a turn may take; no clock if left empty",
        players="Start by itself with this many players; the host starts it if left empty",
        **{way.option: way.about for way in ways()},
        **{one.option: one.about for way in ways() for one in way.asks},
        tutorial="Learn the game with a coach and a fixed deal; nothing counts",
    )
    @app_commands.choices(pace=PACE_CHOICES)
    @app_commands.choices(**{one.option: _choices(one) for way in ways() for one in way.asks})
    @_with_ways
    async def play(
        self,
        interaction: Interaction,
        game: str,
        options: str = "",
        pace: str = Pace.NONE.value,
        players: app_commands.Range[int, 2, MOST_PLAYERS] = 0,
        tutorial: bool = False,
        **chosen: Any,
    ) -> None:
        """Open a lobby, or start a solo game."""
        async with answering(interaction) as answer:
            try:
                name = grammar.game(game)
            except grammar.Unclear as unclear:
                offered = unclear_game(unclear.why, [one for one, _ in unclear.near], answer.speech)
                await answer.post(offered, private=True)
                return
            values = table_options.read(name, options)
            values = {**table_options.read(name, grammar.mode_of(game)), **values}
            how = "".join(_how(way, chosen) for way in ways() if _is_chosen(way, chosen))
            if how and tutorial:
                raise Refused(words("refused-tutorial-too"))
            how = How.TUTORIAL if tutorial else how or How.USUAL
            terms = _terms(name, values, pace, players)
            await self._context.openings.play(answer, GameRequest(name, values, how, terms))

    @play.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> Choices:
        alone = server_of(interaction) is None
        return grammar.games_to_play(current, speech_of(interaction), alone=alone)

    @play.autocomplete("options")
    async def _options(self, interaction: Interaction, current: str) -> Choices:
        with suppress(Refused):
            game = grammar.game(str(interaction.namespace.game or ""))
            return table_options.suggestions(game, current, speech_of(interaction))
        return []

    board = about_a_game(
        "board", "Show the board; in its channel it moves to the bottom", private=False
    )

    @app_commands.command(name="move", description="Play a move by typing it")
    @app_commands.describe(
        move="Your move; every suggestion is allowed now",
        then="Queue it behind the moves you have prepared",
        game=WHICH,
    )
    async def move(
        self, interaction: Interaction, move: str, then: bool = False, game: str = ""
    ) -> None:
        """Play the typed move, or prepare it for the member's next turn."""
        async with answering(interaction, private=True) as answer:
            await self._context.which.do(answer, "then" if then else "move", game, move)

    @move.autocomplete("move")
    async def _moves(self, interaction: Interaction, current: str) -> Choices:
        game = str(interaction.namespace.game or "")
        tables, move = await self._context.which.at_play(interaction, game, current)
        user, speech = interaction.user.id, speech_of(interaction)
        then = bool(interaction.namespace.then)
        found = await self._context.moves.suggestions(tables, user, move, speech, then=then)
        return [app_commands.Choice(name=text, value=text) for text in found]

    undo = about_a_game("undo", "Take back your last move, if possible", within=TABLE)
    vote = about_a_game("vote", "Vote on what your table is deciding", within=TABLE)
    stop = about_a_game("quit", "Quit a game: end it, or let an AI play on", within=TABLE)

    @app_commands.command(
        name="rematch", description="Play the last game of this channel again", extras=TABLE
    )
    async def rematch(self, interaction: Interaction) -> None:
        """Start the game last finished in this channel again."""
        async with answering(interaction) as answer:
            over = await self._context.which.finished_game(interaction)
            await self._context.openings.rematch(answer, over)

    move.autocomplete("game")(own_games)
