"""`/help` and its buttons, and **How to play** below a board."""

from typing import Final

from bot.discord_io.answer import Answer
from bot.discord_io.layout import ReadyMessage
from bot.discord_io.whereabouts import server_of
from bot.interactions.base import Base
from bot.interactions.click import Click
from bot.interactions.learning import topics
from bot.interactions.opening.start import Openings
from bot.interactions.opening.wanted import GameRequest, How
from bot.interactions.private.game_lists import GameLists
from bot.interactions.private.reading import Reading
from bot.interactions.typed import grammar
from bot.interactions.verbs import On, Who, on
from bot.language.speech import safe
from bot.play.data_requests.signing import public_key
from bot.presentation.custom_ids import NotOurs, Verb
from bot.presentation.learning import help as pages
from bot.presentation.learning.help import Page
from bot.presentation.panel import Panel
from bot.store.errors import UnknownMatch
from bot.table.refusals import Refused
from engine.core import registry
from engine.core.words import words

PERMISSIONS: Final = 309237746688
"""The permissions that the invitation asks for, as in the README.

View channels, send messages (also in threads), create public threads, attach files, read message
history.
"""
INVITE = "https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands&permissions={}"


class Help:
    """Shows the pages of `/help` privately, in the member's language."""

    def __init__(
        self, base: Base, reading: Reading, game_lists: GameLists, openings: Openings
    ) -> None:
        self._service, self._renderer, self._heard = base.service, base.renderer, base.heard
        self._reading, self._game_lists, self._openings = reading, game_lists, openings

    async def first(self, answer: Answer) -> None:
        """Show the first page of help."""
        await answer.post(_first(answer), private=True)

    async def about(self, answer: Answer, known: topics.Commands, typed: str) -> None:
        """Explain a command (by its name in any language), a card, a term or a game.

        Raises Refused if nothing has the typed name.
        """
        if found := list(topics.commands_called(known, typed)):
            await answer.post(topics.panel(found, answer.speech), private=True)
            return
        try:
            explained = grammar.cards(registry.names(), typed, answer.speech)
        except Refused:
            if found := topics.commands_ending(known, typed):
                await answer.post(topics.panel(found, answer.speech), private=True)
            else:
                await answer.post(await self._game_called(answer, typed), private=True)
            return
        await self._reading.cards(answer, explained)

    async def _game_called(self, answer: Answer, typed: str) -> ReadyMessage:
        """The page of the game with this name. Raises Refused if there is none."""
        try:
            name = grammar.game(typed)
        except Refused:
            raise Refused(words("refused-help", typed=safe(typed))) from None
        return await self._game(answer, name)

    async def _game(self, answer: Answer, name: str) -> ReadyMessage:
        alone = server_of(answer.interaction) is None
        return await self._renderer.with_picture(pages.game(name, answer.speech, alone=alone))

    @on(Verb.HELP, On.HELP, who=Who.ANYBODY)
    async def show_page(self, click: Click) -> None:
        """Show the page that the button or the chosen entry names, in the clicked message.

        The member's list of games is a message of its own.
        """
        answer = click.answer
        page, game = pages.page_of(click.argument, answer.value)
        speech = answer.speech
        if page is Page.TURNS:
            await self._game_lists.games(answer)
        elif page is Page.GAMES and game:
            await self._reading.rules_in_place(answer, game)
        elif page is Page.PLAY and game:
            await answer.edit(await self._game(answer, game))
        elif page in (Page.PLAY, Page.GAMES):
            await answer.edit(pages.games(page, speech))
        elif page is Page.SETTINGS:
            await answer.edit(pages.settings(speech))
        elif page is Page.ABOUT:
            key = await public_key(self._service.store)
            shard = self._heard.of(answer.interaction.guild_id or 0)
            await answer.edit(pages.about(key, shard, self._heard, speech))
        else:
            await answer.edit(_first(answer))

    @on(Verb.GUIDE, On.BOARD, On.LOBBY, who=Who.ANYBODY)
    async def guide(self, click: Click) -> None:
        """Show how to win the game of the clicked message, and the rules of its current phase.

        Raises UnknownMatch if the match is no longer stored.
        """
        row = await self._service.store.match(click.match_id)
        if row is None:
            raise UnknownMatch(click.match_id)
        await self._reading.rules_now(click.answer, row)

    @on(Verb.GAMES, On.BOARD, who=Who.ANYBODY)
    async def games(self, click: Click) -> None:
        """List the member's games with links, by a button at the end of a tutorial."""
        await self._game_lists.games(click.answer)

    @on(Verb.BEGIN, On.HELP, On.RULEBOOK, who=Who.ANYBODY)
    async def begin(self, click: Click) -> None:
        """Start the game, or its tutorial, that the clicked page is about.

        Raises Refused if it may not begin here, NotOurs for an id that no button of the bot has.
        """
        game, _, how = click.argument.partition("+")
        if game not in registry.names() or how not in ("", How.TUTORIAL):
            raise NotOurs(str(click.id))
        await self._openings.play(click.answer, GameRequest(game, {}, How(how or How.USUAL)))


def _first(answer: Answer) -> Panel:
    return pages.first(answer.speech, INVITE.format(answer.interaction.application_id, PERMISSIONS))
