"""The pages of `/help`: the first page, its topics, and one page per game.

A button's argument names its page: "" is the first; others are `play`, `games`, `settings`,
`about`. With a game, as in `play+dyla`, the first two are about that game.
"""

from collections.abc import Sequence
from enum import StrEnum

import bot
from bot.language.speech import Speech, shortened, title
from bot.play import tutorials
from bot.presentation.custom_ids import NotOurs, Verb, custom_id
from bot.presentation.features import in_help
from bot.presentation.learning.introduction import box, emblem, facts, learning_text, tagline
from bot.presentation.learning.rulebook import to_tutorial
from bot.presentation.panel import ENTRY, Button, Entry, Link, Menu, Panel, Style
from bot.runtime.shards import Shards
from bot.table.refusals import another_game
from engine.core import registry
from engine.core.words import Words


class Page(StrEnum):
    """Pages of help."""

    FIRST = ""
    PLAY = "play"
    TURNS = "turns"
    GAMES = "games"
    SETTINGS = "settings"
    ABOUT = "about"


def first(speech: Speech, invite: str) -> Panel:
    """The first page; `invite` is the address that adds the bot to a server."""
    row = (
        Button(custom_id(Verb.HELP, Page.PLAY), speech.say("help-play"), Style.MAIN),
        Button(custom_id(Verb.HELP, Page.TURNS), speech.say("help-turns")),
        Button(custom_id(Verb.HELP, Page.GAMES), speech.say("help-games")),
        Button(custom_id(Verb.HELP, Page.SETTINGS), speech.say("help-settings")),
        Link(invite, speech.say("help-invite")),
    )
    text = (f"### {speech.say('help-heading')}", speech.say("help-ask"))
    about = Button(custom_id(Verb.HELP, Page.ABOUT), speech.say("help-about"))
    return Panel((*text, f"-# {speech.say('help-more')}"), (row, (about, *in_help(speech))))


def games(page: Page, speech: Speech) -> Panel:
    """The page to choose a game from, to play it or to read about it."""
    text = (f"### {speech.say(f'help-{page}')}", speech.say(f"help-{page}-ask"))
    entries = tuple(
        Entry(name, speech(title(name)), shortened(facts(name, speech), ENTRY))
        for name in registry.names()
    )
    menu = Menu(custom_id(Verb.HELP, page), speech.say("menu-choose"), entries)
    return Panel(text, (menu, (_back(Page.FIRST, speech),)))


def game(name: str, speech: Speech, *, alone: bool) -> Panel:
    """A game's page: its box, facts, and ways to start, if any where one plays `alone`."""
    row: tuple[Button, ...] = (
        Button(custom_id(Verb.RULES, name), speech.say("button-guide")),
        _back(Page.PLAY, speech),
    )
    sentences = [tagline(name, speech), learning_text(name, "goal", speech)]
    if alone and name not in (possible := registry.names_for_one()):
        sentences.append(speech(another_game(name, possible, "refused-elsewhere-game")))
    else:
        begin = Button(custom_id(Verb.BEGIN, name), speech.say("help-begin"), Style.GOOD)
        lesson = (to_tutorial(name, speech),) if name in tutorials.games() else ()
        row = (begin, *lesson, *row)
    text = (f"### {emblem(name)} {speech(title(name))}", "\n".join(filter(None, sentences)))
    return Panel((*text, f"-# {facts(name, speech)}"), (row,), box(name, speech))


def unclear_game(why: Words, names: Sequence[str], speech: Speech) -> Panel:
    """Why no game has this name, with buttons to similar games, to all, and of features."""
    row = tuple(
        Button(custom_id(Verb.BEGIN, name), speech(title(name)), Style.MAIN) for name in names
    )
    every = Button(custom_id(Verb.HELP, Page.PLAY), speech.say("help-games-tutorials"))
    return Panel((speech(why),), ((*row, every, *in_help(speech)),))


def settings(speech: Speech) -> Panel:
    """The page on settings of the server and of the member."""
    lines = (speech.say("help-settings-text"), speech.say("help-settings-server"))
    text = (f"### {speech.say('help-settings')}", "\n".join(lines))
    mine = Button(custom_id(Verb.ME), speech.say("help-settings-mine"))
    return Panel(text, ((mine, _back(Page.FIRST, speech)),))


def about(key: str, shard: int, heard: Shards, speech: Speech) -> Panel:
    """The page on what the bot is, what it stores, and who made it.

    `key` is the public key of its signatures. With several shards, the page names the `shard` that
    answers and those that this process has (`heard`).
    """
    first, last, count = heard
    counted = {"shard": shard, "count": count, "first": first, "last": last}
    text = (
        f"### {speech.say('about-heading', version=bot.__version__)}",
        speech.say("about-what"),
        speech.say("about-privacy"),
        speech.say("about-fairness", key=key),
        speech.say("about-credits"),
        f"-# {speech.say('about-licence')}",
        *([f"-# {speech.say('about-shard', **counted)}"] if count > 1 else []),
    )
    return Panel(text, ((_back(Page.FIRST, speech),),))


def page_of(argument: str, value: str) -> tuple[Page, str]:
    """The page and game that a control names. Raises NotOurs for a forged one."""
    page, _, name = argument.partition("+")
    name = value or name
    if page not in set(Page) or (name and name not in registry.names()):
        raise NotOurs(argument)
    return Page(page), name


def _back(page: Page, speech: Speech) -> Button:
    return Button(custom_id(Verb.HELP, page), speech.say("menu-back"))
