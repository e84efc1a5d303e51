"""Private answers about a game: the hand, a sight, the log, the score, the rules, a card."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from bot.delivery.renderer import ADDRESS
from bot.discord_io.answer import Answer
from bot.discord_io.limits import CHARACTERS
from bot.interactions.base import Base
from bot.interactions.click import Click, TableClick
from bot.interactions.typed import grammar
from bot.interactions.verbs import On, Who, does, on, on_table
from bot.language.speech import shorten, title
from bot.play.opening.ways import seat_led
from bot.presentation.custom_ids import Verb
from bot.presentation.games.presenters import presenter
from bot.presentation.history import log as game_log
from bot.presentation.history.meanwhile import ALL
from bot.presentation.learning import rulebook
from bot.presentation.panel import Panel, with_button
from bot.presentation.panels import score
from bot.presentation.panels.board import chart_panel, in_words
from bot.presentation.shown import Shown
from bot.store import changes
from bot.store.records import MatchRow, Status
from bot.table.refusals import Refused
from bot.table.settings import options_of
from bot.table.table import Table
from engine.core import options, registry
from engine.core.errors import EngineError, StaleChoice
from engine.core.game import Card
from engine.core.words import words

ROOM = CHARACTERS - 400
"""Maximum characters of a page, which leave space for heading and notes."""


class Reading:
    """Answers questions about games privately, in the member's language."""

    def __init__(self, base: Base) -> None:
        self._service, self._renderer = base.service, base.renderer
        self._publisher, self._agents, self._panels = base.publisher, base.agents, base.panels

    @does("board")
    async def board(self, click: TableClick) -> None:
        """Post the board at the bottom of its channel.

        In any other channel, show the member's own panel. Raises Refused there without a seat.
        """
        answer, table = click.answer, click.table
        if answer.interaction.channel_id == table.row.channel or table.elsewhere:
            await self._publisher.move(answer, table)
        else:
            await self.open(answer, table)

    async def open(self, answer: Answer, table: Table) -> None:
        """Show the member's own panel, with their moves. Raises Refused without a seat."""
        seat, speech = seat_led(table, answer.user), table.speech(answer.speech.locale)
        shown = await self._renderer.seat_with_news(table, seat, speech)
        posted = await answer.post(shown, private=True)
        await self._panels.keep(answer, posted, table, seat)

    @does("hand")
    async def hand(self, click: TableClick) -> None:
        """Show the member's own panel. Raises Refused without a seat.

        In a solo game, whose board has the moves, show the picture and everything in words.
        """
        answer, table = click.answer, click.table
        if not table.solo:
            await self.open(answer, table)
            return
        shown = Shown(table, seat_led(table, answer.user), click.speech)
        await self._say(click, in_words(shown)._replace(picture=shown.picture), Verb.TEXT)

    async def _say(self, click: TableClick, panel: Panel, kind: str) -> None:
        """Answer with a private panel about a table, with a link to its board.

        The member's last panel of this `kind` at the table is deleted.
        """
        linked = await self._renderer.with_link(panel, click.table.row, click.answer.speech)
        shown = await self._renderer.with_picture(linked, click.table.id)
        await self._panels.post_aside(click.answer, shown, click.table.id, kind=kind)

    async def look(self, click: TableClick, *, anew: bool) -> None:
        """Show the chosen part of the table in detail, as the member sees it.

        If this sight no longer exists, the first one is shown. `anew` posts a message instead of
        editing the clicked one.
        """
        answer, table, seen = click.answer, click.table, (click.viewer, click.speech)
        try:
            shown = await self._renderer.sight(table, *seen, answer.value)
        except StaleChoice:
            shown = await self._renderer.sight(table, *seen)
        if anew:
            await self._panels.post_aside(answer, shown, table.id, kind=Verb.LOOK)
        else:
            await answer.edit(shown)

    @does("look", past=True)
    async def look_at(self, click: TableClick) -> None:
        """Show the sight with the typed name, as the member sees it. Raises Refused."""
        table, viewer, speech = click.table, click.viewer, click.speech
        key = grammar.sight(table, viewer, click.argument, speech)
        shown = await self._renderer.sight(table, viewer, speech, key)
        await self._panels.post_aside(click.answer, shown, table.id, kind=Verb.LOOK)

    @does("log", past=True)
    async def log(self, click: TableClick) -> None:
        """Show the log since the member's last turn; in a solo game, since they last read it."""
        table, speech = click.table, click.speech
        log = await game_log.read(self._service.store, table, click.viewer, speech)
        lines = await asyncio.to_thread(log.lines)
        row = await self._service.store.match(table.id)
        seats = row.seats if row is not None else ()
        seat = next((one for one in seats if one.user == click.answer.user), None)
        turn = seat is not None and not table.solo
        since = seat.seen if seat else 0
        if seat is not None and turn:
            since = log.last_turn(seat.number)
        await self._say(click, game_log.news(table, lines, since, speech, turn=turn), Verb.LOG)
        if seat is not None and lines:
            reading = changes.SetReadRevision(table.id, seat.number, lines[-1].revision)
            await self._service.store.commit([reading])

    @does("laws")
    async def laws(self, click: TableClick) -> None:
        """Show the laws in force. Raises Refused in games without laws."""
        game, speech = title(click.table.row.game), click.speech
        found = Shown(click.table, click.viewer, speech).laws
        if found is None:
            raise Refused(words("refused-no-laws", game=game))
        body = "\n".join(found.lines) or speech.say("laws-none")
        lines = (f"### {speech.say('laws-heading', game=game)}", shorten(body, ROOM))
        await self._say(click, Panel(lines), "laws")

    @does("score", past=True)
    @on_table(Verb.SCORE, On.BOARD, On.PANEL, who=Who.WATCHER)
    async def score(self, click: TableClick) -> None:
        """Say who is winning and why, as far as the member may know."""
        shown = Shown(click.table, click.viewer, click.speech)
        await self._say(click, score.panel(shown), Verb.SCORE)

    @does("chart", past=True)
    async def chart(self, click: TableClick) -> None:
        """Show the course of the game as a chart. Raises Refused in games without one."""
        table = click.table
        course = await self._service.courses.of(table)
        if not course:
            raise Refused(words("refused-no-chart", game=title(table.row.game)))
        await self._say(click, chart_panel(table, click.speech, course), "chart")

    @on_table(Verb.LOG, On.PANEL, On.ASIDE, who=Who.WATCHER)
    async def leaf_through(self, click: TableClick) -> None:
        """Show the page of the log that the button names, in the clicked message.

        The button of a member's panel shows what is new in a message of its own, like `log`.
        """
        if click.argument == ALL:
            await self.log(click)
            return
        table, speech = click.table, click.speech
        log = await game_log.read(self._service.store, table, click.viewer, speech)
        lines = await asyncio.to_thread(log.lines)
        panel = game_log.leaf_through(table, lines, click.argument, speech)
        await click.answer.edit(await self._renderer.with_link(panel, table.row, speech))

    @on_table(Verb.ODDS, On.PANEL, who=Who.WATCHER)
    async def foresee(self, click: TableClick) -> None:
        """Show possible results of the member's decision, with their chances.

        Raises Refused if the member has no decision whose results can be foreseen.
        """
        table, seat = click.table, seat_led(click.table, click.answer.user)
        if not table.foreseeable(seat):
            raise Refused(words("refused-nothing-ahead"))
        heading, *lines = (click.speech(line) for line in await self._agents.foresee(table, seat))
        body = "\n".join(f"- {line}" for line in lines)
        await self._say(click, Panel((f"### {heading}", body)), Verb.ODDS)

    async def rules(self, answer: Answer, game: str, section: int | None = None) -> None:
        """Show the section of the rules with this index; by default the table of contents."""
        panel = rulebook.first_page(game, answer.speech, section)
        await answer.post(await self._renderer.with_picture(panel), private=True)

    async def rules_now(self, answer: Answer, row: MatchRow) -> None:
        """Show a game's goal and the rules of its current phase; of a lobby, those of its mode.

        The rules that the member opened earlier at this table are deleted.
        """
        section, aim, begins, rivals = None, "", False, False
        if row.status is Status.LOBBY:
            chosen = options.read(registry.game(row.game), options_of(row))
            ladder, rivals = chosen.ladder(), chosen.together() is None
            section = rulebook.section_about_mode(row.game, ladder, answer.speech)
            begins = not presenter(row.game).skips_first_turn(ladder)
        else:
            with suppress(EngineError):
                table = await self._service.tables.of(row)
                shown = Shown.public(table, table.speech(answer.speech.locale))
                section, aim = rulebook.section_about(shown), rulebook.aim(shown)
                begins, rivals = rulebook.begins(shown), not table.cooperative
        panel = rulebook.first_page(
            row.game, answer.speech, section, aim, begins=begins, rivals=rivals
        )
        if row.status is not Status.LOBBY:
            panel = await self._renderer.with_link(panel, row, answer.speech)
        drawn = await self._renderer.with_picture(panel)
        await self._panels.post_aside(answer, drawn, row.id, kind=Verb.RULES)

    async def rules_in_place(self, answer: Answer, game: str) -> None:
        """Show the table of contents of the rules in the clicked message."""
        panel = rulebook.contents(game, answer.speech)
        await answer.edit(await self._renderer.with_picture(panel))

    @on(Verb.RULES, On.HELP, On.RULEBOOK, who=Who.ANYBODY)
    async def turn_page(self, click: Click) -> None:
        """Show another page of the rules in the clicked message, whose link to a board stays."""
        answer = click.answer
        panel = rulebook.at(click.argument, answer.value, answer.speech)
        for link in answer.links:
            if link.url.startswith(ADDRESS):
                panel = with_button(panel, link)
        await answer.edit(await self._renderer.with_picture(panel))

    async def cards(self, answer: Answer, found: Sequence[tuple[str, Card]]) -> None:
        """Show these cards and terms, each with the title of its game."""
        speech, room = answer.speech, ROOM // len(found)
        text = [
            line
            for game, card in found
            for line in (
                f"### {speech(card.name)}",
                shorten(speech.with_icon_markup(card.text), room),
                f"-# {speech(title(game))}",
            )
        ]
        await answer.post(Panel(tuple(text)), private=True)
