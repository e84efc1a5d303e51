"""Statistics, rankings, exports, and deletion of a member's data."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord

from bot.discord_io.answer import Answer
from bot.discord_io.layout import document, message
from bot.discord_io.whereabouts import server_of
from bot.interactions.base import Base
from bot.interactions.click import Click, TableClick
from bot.interactions.verbs import On, Who, does, on
from bot.language.speech import Speech, fitting, title, turn_count, turn_when
from bot.members.leaderboards import Compared, Team
from bot.members.ratings import Ladders
from bot.members.statistics import Tally, ranked, tallies
from bot.play.data_requests import game_export
from bot.play.data_requests.erasure import Forgetting
from bot.play.data_requests.member_export import of_member
from bot.play.opening.ways import way_of
from bot.presentation.custom_ids import Verb, custom_id
from bot.presentation.panel import Button, Panel, Style
from bot.store.records import MatchRow, Result, Status
from bot.table.clocks.pace import MINUTE
from bot.table.refusals import Refused
from bot.table.settings import settings_of
from bot.table.table import eyes_of
from engine.core import options, registry
from engine.core.words import words

ON, OFF = "yes", "no"
"""The values of a yes-or-no option, in words."""
RANKED = 10
RIVALS = 5
ROOM = 3_400
SERVERS = 10
"""Maximum servers checked for two members in common; each costs two requests."""


class Profile:
    """Answers privately, in the reader's language."""

    def __init__(self, base: Base, forgetting: Forgetting) -> None:
        self._service, self._courier = base.service, base.courier
        self._ladders, self._forgetting = Ladders(base.store), forgetting

    async def show(self, answer: Answer, whose: discord.Member | discord.User) -> None:
        """A member's games, wins, time per move and head-to-head results on this server.

        In direct messages: one's own results of all servers, others' of the shared servers.
        """
        guild, speech = server_of(answer.interaction), answer.speech
        results = await self._service.store.results_of(whose.id, guild)
        reader, none = answer.user, "stats-none"
        if guild is None and whose.id != reader:
            results = await self._shared_results(results, reader, whose.id)
            none = "stats-none-shared"
        lines: list[str] = []
        found = await asyncio.to_thread(tallies, results, whose.id)
        for game, tally in sorted(found.items()):
            lines += self._tally(game, tally, speech)
            if guild is not None:
                lines += await self._ratings(guild, game, whose.id, speech)
        heading = speech.say("stats-heading", who=whose.mention)
        body = "\n".join(fitting(lines, ROOM)) or speech.say(none)
        await answer.post(message(Panel((f"### {heading}", body))), private=True)

    async def ladder(self, answer: Answer, guild: int, game: str) -> None:
        """The ranking of a server in a game. Raises Refused if there is none."""
        if game not in ranked():
            known = tuple(map(title, ranked()))
            raise Refused(words("refused-no-ladder", game=title(game), games=known))
        speech = answer.speech
        lines: list[str] = []
        for name, rated in (await self._ladders.each_of(guild, game)).items():
            if name and rated:
                lines.append(f"**{speech(words(name))}**")
            best = sorted(rated.items(), key=lambda pair: (-pair[1], pair[0]))[:RANKED]
            lines += [
                speech.say(
                    "ladder-line", place=place, who=f"<@{user}>", rating=speech.decimal(rating)
                )
                for place, (user, rating) in enumerate(best, 1)
            ]
        for compared, teams in sorted((await self._ladders.best_of(guild, game)).items()):
            lines.append(f"**{_compared(game, compared, speech)}**")
            lines += [_team(game, place, team, speech) for place, team in enumerate(teams, 1)]
        heading = speech.say("ladder-heading", game=title(game))
        body = "\n".join(fitting(lines, ROOM)) or speech.say("ladder-none")
        await answer.post(message(Panel((f"### {heading}", body))), private=True)

    @does("export")
    async def export(self, click: TableClick) -> None:
        """Export the game of a table."""
        answer, table = click.answer, click.table
        await self.export_of(answer, table.row)

    async def export_of(self, answer: Answer, row: MatchRow) -> None:
        """The whole record of a finished game; of a running one, what the member knows.

        If others play the same deal, it counts as finished when all of them have.
        """
        store, speech, over = self._service.store, answer.speech, row.status is Status.OVER
        settings = settings_of(row)
        way = way_of(settings)
        secret = way is not None and way.is_secret(settings, self._service.now())
        if over and not secret:
            data, said = await game_export.whole(store, row), "export-whole"
        else:
            data = await game_export.record_for(store, row, eyes_of(row, answer.user))
            said = way.no_record if over and way is not None else "export-known"
        name = f"{row.game}-{row.id}.json"
        shown = document(Panel((speech.say(said, game=speech.game_name(row.game)),)), name, data)
        await answer.post(shown, private=True)

    async def export_member(self, answer: Answer) -> None:
        """Everything stored about the member."""
        data = await of_member(self._service.store, answer.user)
        text = answer.speech.say("export-member")
        await answer.post(document(Panel((text,)), "airlock-member.json", data), private=True)

    async def ask_forget(self, answer: Answer) -> None:
        """Ask for confirmation to delete the member's data."""
        speech = answer.speech
        yes = custom_id(Verb.FORGET)
        row = (Button(yes, speech.say("button-forget"), Style.DANGER),)
        await answer.post(message(Panel((speech.say("forget-ask"),), (row,))), private=True)

    @on(Verb.FORGET, On.ASIDE, who=Who.ANYBODY)
    async def forget(self, click: Click) -> None:
        """Delete the data of the member who clicked."""
        answer = click.answer
        await self._forgetting.forget(answer.user)
        await answer.edit(message(Panel((answer.speech.say("forget-done"),))))

    async def _shared_results(self, results: Sequence[Result], *members: int) -> list[Result]:
        """The results on servers that all these members share, most recent servers first."""
        guilds = list(dict.fromkeys(one.guild for one in reversed(results)))[:SERVERS]
        shared = {guild for guild in guilds if await self._all_on(guild, members)}
        return [one for one in results if one.guild in shared]

    async def _all_on(self, guild: int, members: Sequence[int]) -> bool:
        for member in members:
            if not await self._courier.surely_here(guild, member):
                return False
        return True

    def _tally(self, game: str, tally: Tally, speech: Speech) -> list[str]:
        line = speech.say("stats-line", game=title(game), games=tally.games, won=tally.won)
        lines = [f"- {line}"]
        if tally.moves:
            minutes = round(tally.seconds / tally.moves / MINUTE)
            lines.append(f"  - {speech.say('stats-pace', minutes=minutes)}")
        rivals = sorted(tally.against.items(), key=lambda pair: -sum(pair[1]))[:RIVALS]
        lines += [
            f"  - {speech.say('stats-against', who=f'<@{user}>', won=won, lost=lost)}"
            for user, (won, lost) in rivals
        ]
        return lines

    async def _ratings(self, guild: int, game: str, user: int, speech: Speech) -> list[str]:
        """The member's ratings on each ladder of the game."""
        lines = []
        for name, rated in (await self._ladders.each_of(guild, game)).items():
            if user in rated:
                said = speech.say("stats-rating", rating=speech.decimal(rated[user]))
                lines.append(f"  - {f'{speech(words(name))}: ' if name else ''}{said}")
        return lines


def _compared(game: str, compared: Compared, speech: Speech) -> str:
    """The options that all tables of a leaderboard share."""
    described = {one.name: one for one in options.describe(registry.game(game))}
    known = [(described[name], value) for name, value in compared if name in described]
    on = [speech(one.title) for one, value in known if value == ON]
    chosen = [speech(one.label(value)) for one, value in known if value not in (ON, OFF)]
    return ", ".join([*chosen, *on])


def _team(game: str, place: int, team: Team, speech: Speech) -> str:
    """A table of a leaderboard on one line."""
    who = " ".join(f"<@{user}>" for user in team.users if user is not None)
    said = "leaderboard-won" if team.won else "leaderboard-lost"
    named = who or speech.say("somebody")
    turns = (turn_count if team.won else turn_when)(game, team.turns)
    return speech.say(said, place=place, who=named, turns=turns, score=team.score)


def guild_of(interaction: discord.Interaction) -> int:
    """The server of an interaction. Raises Refused in direct messages."""
    server = server_of(interaction)
    if server is None:
        raise Refused(words("refused-elsewhere"))
    return server
