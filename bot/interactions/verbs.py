"""Registers handlers of clicks and commands, by the decorators `on`, `on_table` and `does`.

A verb is what a custom id asks for; each verb has one handler.
"""

from collections.abc import Awaitable, Callable, Iterable, Iterator
from enum import Enum, auto
from typing import Any, Final, NamedTuple, TypeVar

from bot.interactions.click import Click, TableClick
from bot.presentation.custom_ids import Verb

Handler = Callable[[Any], Awaitable[None]]
"""Handles a click; a `TableClick` if its rule says so."""
Deed = Callable[[TableClick], Awaitable[None]]
"""Handles a command about one game."""
H = TypeVar("H", bound=Callable[[Any, Click], Awaitable[None]])
D = TypeVar("D", bound=Callable[[Any, TableClick], Awaitable[None]])


class On(Enum):
    """A kind of message that carries the bot's buttons or menus.

    `BOARD`, `LOBBY`, `POSTING` and `ALOUD` are public, the others private. A message whose verbs
    fit several kinds counts as the first in `button_permissions.KINDS`.
    """

    BOARD = auto()
    LOBBY = auto()
    TABLE = auto()  # a table's menu: proposals, seats, leaving
    PANEL = auto()  # a private view of a table: a seat's choices, a sight, a page of text
    BALLOT = auto()  # an open proposal, with the buttons to agree and disagree
    LEAVING = auto()  # the question how to leave a game
    HELP = auto()
    RULEBOOK = auto()
    POSTING = auto()  # an unsolicited message in a channel, about no table or several
    ALOUD = auto()  # a public message to one member, with buttons of a single verb
    ASIDE = auto()  # any other private message, with buttons of a single verb


class Who(Enum):
    """Who may press a button, of the members who see its message."""

    ANYBODY = auto()
    WATCHER = auto()  # members of the table's server, or of the table
    MEMBER = auto()  # members of the table, in turn or not
    CHOSEN = auto()  # members of the table that they have chosen in the menu
    DECIDER = auto()  # the button's seat while its decision is open: `play.actions`
    VOTER = auto()  # voters on the open proposal: `play.social.votes`
    OFFERED = auto()  # the member to whom the seat is offered: `play.seats`
    JOINED = auto()  # members of the lobby: `lobby.lobbies`
    HOST = auto()  # the host of the lobby: `lobby.lobbies`
    MANAGER = auto()  # members who may manage the table's server


class Rule(NamedTuple):
    """Where a verb may appear, its audience, and whether its handler gets the table."""

    on: tuple[On, ...]
    who: Who
    table: bool = False


RULES: Final[dict[str, Rule]] = {}
"""Every verb's rule, filled by `on`."""
PAST: Final[set[str]] = set()
"""The commands that also work with finished games; filled by `does`."""


def on(verb: str, *kinds: On, who: Who) -> Callable[[H], H]:
    """Register the handler of a verb's clicks: on these kinds of messages, for this audience.

    Raises ValueError if the verb already has a handler.
    """
    return _marker("verb", _add_rule(verb, Rule(kinds, who)))


def on_table(verb: str, *kinds: On, who: Who) -> Callable[[D], D]:
    """Like `on`, for a handler that takes a `TableClick`: the router loads the table first."""
    return _marker("verb", _add_rule(verb, Rule(kinds, who, table=True)))


def does(command: str, *, past: bool = False) -> Callable[[D], D]:
    """Register the handler of a command about one game, a `TableClick` with the typed `argument`.

    With `past` the command also works with finished games.
    """
    if past:
        PAST.add(command)
    return _marker("command", command)


def _add_rule(verb: str, rule: Rule) -> str:
    if verb in RULES:
        raise ValueError(f"Two parts do {verb}.")
    RULES[verb] = rule
    return verb


def _marker(mark: str, name: str) -> Callable[[Any], Any]:
    def mark_handler(handler: Any) -> Any:
        vars(handler).setdefault(mark, []).append(name)
        return handler

    return mark_handler


def handlers(parts: Iterable[object]) -> dict[str, Handler]:
    """The click handlers of these parts, by verb. Raises ValueError if a `Verb` has none."""
    found = dict(_marks(parts, "verb"))
    if missing := set(Verb) - found.keys():
        raise ValueError(f"Nobody does {', '.join(sorted(missing))}.")
    return {verb: getattr(part, name) for verb, (part, name) in found.items()}


def deeds(parts: Iterable[object]) -> dict[str, Deed]:
    """The command handlers of these parts, by command. Raises ValueError if two have the same."""
    found: dict[str, Deed] = {}
    for command, (part, name) in _marks(parts, "command"):
        if command in found:
            raise ValueError(f"Two parts do {command}.")
        found[command] = getattr(part, name)
    return found


def _marks(parts: Iterable[object], mark: str) -> Iterator[tuple[str, tuple[object, str]]]:
    """The methods that `_marker` marked: the verb or command, then the part and method's name."""
    for part in parts:
        names = (one for one in dir(type(part)) if not one.startswith("__"))
        for name in names:
            for mark_value in getattr(getattr(type(part), name), mark, ()):
                yield mark_value, (part, name)
