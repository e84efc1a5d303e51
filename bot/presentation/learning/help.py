"""The pages of `/help`: the first page, a page for each topic, and a page for each game.

The argument of a button names its page (`Page`). `play+dyla` is the page about a game.
"""

from collections.abc import Sequence
from enum import StrEnum

import bot
from bot.language.speech import Speech, shorten, title
from bot.play import tutorials
from bot.presentation.custom_ids import NotOurs, Verb, custom_id
from bot.presentation.features import contributions
from bot.presentation.learning.introduction import box, emblem, facts, learning_text, tagline
from bot.presentation.learning.rulebook import to_tutorial
from bot.presentation.panel import ENTRY, Button, Entry, Link, Menu, Panel, Style
from bot.runtime.shards import Shards
from bot.table.refusals import another_game
from engine.core import registry
from engine.core.words import Words


class Page(StrEnum):
    """The pages of help, by the argument of a button."""

    FIRST = ""
    PLAY = "play"
    TURNS = "turns"
    GAMES = "games"
    SETTINGS = "settings"
    ABOUT = "about"


def first(speech: Speech, invite: str) -> Panel:
    """The first page. `invite` is the URL that adds the bot to a server."""
    row = (
        Button(custom_id(Verb.HELP, Page.PLAY), speech.say("help-play"), Style.MAIN),
        Button(custom_id(Verb.HELP, Page.TURNS), speech.say("help-turns")),
        Button(custom_id(Verb.HELP, Page.GAMES), speech.say("help-games")),
        Button(custom_id(Verb.HELP, Page.SETTINGS), speech.say("help-settings")),
        Link(invite, speech.say("help-invite")),
    )
    text = (f"### {speech.say('help-heading')}", speech.say("help-ask"))
    about = Button(custom_id(Verb.HELP, Page.ABOUT), speech.say("help-about"))
    return Panel(
        (*text, f"-# {speech.say('help-more')}"), (row, (about, *contributions().help(speech)))
    )


def games(page: Page, speech: Speech) -> Panel:
    """The page with a menu of all games, to play one or to read about it."""
    text = (f"### {speech.say(f'help-{page}')}", speech.say(f"help-{page}-ask"))
    entries = tuple(
        Entry(name, speech(title(name)), shorten(facts(name, speech), ENTRY))
        for name in registry.names()
    )
    menu = Menu(custom_id(Verb.HELP, page), speech.say("menu-choose"), entries)
    return Panel(text, (menu, (_back(Page.FIRST, speech),)))


def game(name: str, speech: Speech, *, alone: bool) -> Panel:
    """A game's page: its box, facts, and buttons that start it.

    In a place where members play `alone`, the page of a game for several has a sentence instead of
    the buttons.
    """
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
    """The answer to an unclear name of a game: `why`, and buttons to games with such `names`."""
    row = tuple(
        Button(custom_id(Verb.BEGIN, name), speech(title(name)), Style.MAIN) for name in names
    )
    every = Button(custom_id(Verb.HELP, Page.PLAY), speech.say("help-games-tutorials"))
    return Panel((speech(why),), ((*row, every, *contributions().help(speech)),))


def settings(speech: Speech) -> Panel:
    """The page on the settings of a member and of the server."""
    lines = (speech.say("help-settings-text"), speech.say("help-settings-server"))
    text = (f"### {speech.say('help-settings')}", "\n".join(lines))
    mine = Button(custom_id(Verb.ME), speech.say("help-settings-mine"))
    return Panel(text, ((mine, _back(Page.FIRST, speech)),))


def about(key: str, shard: int, heard: Shards, speech: Speech) -> Panel:
    """The page on what the bot is, what it stores, and who made it.

    `key` is the public key of its signatures. If the bot has several shards, the page names the
    `shard` that answers, and the first and last one of this process (`heard`).
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
    """The page and the game ("" for none) that a button or menu names.

    Raises NotOurs if they are forged.
    """
    page, _, name = argument.partition("+")
    name = value or name
    if page not in set(Page) or (name and name not in registry.names()):
        raise NotOurs(argument)
    return Page(page), name


def _back(page: Page, speech: Speech) -> Button:
    return Button(custom_id(Verb.HELP, page), speech.say("menu-back"))
