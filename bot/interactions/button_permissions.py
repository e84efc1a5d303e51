"""Who may press which button: for each verb the messages it may stand on, and for whom it is.

The router asks here before anything is done, and nowhere else. A click is judged by the message it
came from: its kind carries the verb, in this match, and a private message is the member's own. What
is for members of a table, for those who may watch it, or for managers of the server is judged here
too; what could change until it is done (whose decision is open, who is host, who is asked) where it
is done, in the commit itself, and stands here only to be read.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

import discord

from bot.discord_io.layout import components_of
from bot.language.speech import title
from bot.presentation.custom_ids import CustomId, NotOurs, Verb, carried
from bot.store.records import MatchRow
from bot.table.refusals import Refused
from engine.core.words import words


class On(Enum):
    """A kind of message that carries buttons or menus of ours.

    Everybody reads a `BOARD`, a `LOBBY` and what is said `ALOUD` to a member; the rest one member
    alone. What is said `ALOUD` or `ASIDE` carries a single verb. A message is of the first kind
    that may carry all it has.
    """

    BOARD = auto()
    LOBBY = auto()
    TABLE = auto()
    PANEL = auto()  # what a member sees of a table: a seat's choices, a sight, a page in words
    BALLOT = auto()
    QUITTING = auto()
    HELP = auto()
    RULEBOOK = auto()
    ALOUD = auto()
    ASIDE = auto()


class Who(Enum):
    """Who may press it, of those who see the message."""

    ANYBODY = auto()
    WATCHER = auto()  # on the server of the table, or sitting there
    MEMBER = auto()  # sitting at the table, whoever's turn it is
    CHOSEN = auto()  # sitting at the table that is chosen in the menu
    DECIDER = auto()  # in the button's seat, while that decision is open: `play.actions`
    VOTER = auto()  # asked by the proposal, while it stands: `play.social.votes`
    OFFERED = auto()  # whom the seat is offered to, while it is: `play.seats`
    JOINED = auto()  # sitting in the lobby: `lobby.lobbies`
    HOST = auto()  # of the lobby: `lobby.lobbies`
    MANAGER = auto()  # may manage the server of the table


class Rule(NamedTuple):
    """Where a verb may stand, and for whom it is there."""

    on: tuple[On, ...]
    who: Who


PUBLIC: Final = frozenset({On.BOARD, On.LOBBY, On.ALOUD})
ALONE: Final = frozenset({On.ALOUD, On.ASIDE})
MARKS: Final = {
    On.BOARD: Verb.TEXT,
    On.LOBBY: Verb.JOIN,
    On.TABLE: Verb.GIVE_UP,
    On.BALLOT: Verb.AYE,
    On.QUITTING: Verb.RESIGN,
    On.HELP: Verb.HELP,
    On.RULEBOOK: Verb.RULES,
}
"""The verb that every message of a kind carries."""
RULES: Final = {
    Verb.PLAY: Rule((On.BOARD, On.PANEL, On.ALOUD), Who.DECIDER),
    Verb.OPEN: Rule((On.BOARD, On.PANEL), Who.DECIDER),
    Verb.CHOOSE: Rule((On.BOARD, On.PANEL), Who.DECIDER),
    Verb.PICK: Rule((On.BOARD, On.PANEL), Who.DECIDER),
    Verb.FORM: Rule((On.BOARD, On.PANEL), Who.DECIDER),
    Verb.MENU: Rule((On.BOARD, On.PANEL), Who.ANYBODY),  # what is chosen there is judged itself
    Verb.HAND: Rule((On.BOARD, On.PANEL), Who.MEMBER),
    Verb.TABLE: Rule((On.BOARD,), Who.MEMBER),
    Verb.RACE: Rule((On.BOARD,), Who.MEMBER),
    Verb.AGAIN: Rule((On.BOARD,), Who.ANYBODY),
    Verb.TEXT: Rule((On.BOARD, On.PANEL), Who.WATCHER),
    Verb.LOOK: Rule((On.BOARD, On.PANEL), Who.WATCHER),
    Verb.SCORE: Rule((On.BOARD, On.PANEL), Who.WATCHER),
    Verb.LOG: Rule((On.PANEL, On.ASIDE), Who.WATCHER),
    Verb.RULES: Rule((On.HELP, On.RULEBOOK), Who.ANYBODY),
    Verb.GUIDE: Rule((On.BOARD, On.LOBBY), Who.ANYBODY),
    Verb.HINT: Rule((On.BOARD, On.PANEL), Who.MEMBER),
    Verb.TERM: Rule((On.BOARD, On.PANEL, On.ASIDE), Who.WATCHER),
    Verb.HELP: Rule((On.HELP,), Who.ANYBODY),
    Verb.BEGIN: Rule((On.HELP, On.RULEBOOK), Who.ANYBODY),
    Verb.ODDS: Rule((On.PANEL,), Who.MEMBER),
    Verb.PLAN: Rule((On.PANEL, On.ASIDE), Who.MEMBER),
    Verb.FOLLOW: Rule((On.PANEL,), Who.MEMBER),
    Verb.WITHDRAW: Rule((On.PANEL,), Who.MEMBER),
    Verb.POLL: Rule((On.TABLE,), Who.MEMBER),
    Verb.OPINION: Rule((On.BOARD, On.ASIDE), Who.MEMBER),
    Verb.DESIGN: Rule((On.PANEL,), Who.MEMBER),
    Verb.UNTIL: Rule((On.PANEL,), Who.MEMBER),
    Verb.CANCEL: Rule((On.PANEL,), Who.MEMBER),
    Verb.BACK: Rule((On.PANEL, On.TABLE), Who.MEMBER),
    Verb.NUDGE: Rule((On.PANEL, On.TABLE), Who.MEMBER),
    Verb.UNDO: Rule((On.BOARD, On.PANEL, On.TABLE), Who.MEMBER),
    Verb.UNDO_YES: Rule((On.PANEL, On.ASIDE), Who.MEMBER),
    Verb.GIVE_UP: Rule((On.BOARD, On.TABLE, On.ALOUD), Who.MEMBER),
    Verb.RESIGN: Rule((On.QUITTING,), Who.MEMBER),
    Verb.QUIT: Rule((On.QUITTING, On.ASIDE), Who.MEMBER),
    Verb.ASK: Rule((On.TABLE, On.PANEL, On.ASIDE), Who.MEMBER),
    Verb.VOTE: Rule((On.BOARD, On.ALOUD), Who.VOTER),
    Verb.AYE: Rule((On.BALLOT,), Who.VOTER),
    Verb.NAY: Rule((On.BALLOT,), Who.VOTER),
    Verb.TAKE: Rule((On.ALOUD,), Who.OFFERED),
    Verb.JOIN: Rule((On.LOBBY,), Who.ANYBODY),
    Verb.LEAVE: Rule((On.LOBBY,), Who.JOINED),
    Verb.AGENT: Rule((On.LOBBY,), Who.JOINED),
    Verb.UNAGENT: Rule((On.LOBBY,), Who.HOST),
    Verb.OPTIONS: Rule((On.LOBBY,), Who.HOST),
    Verb.SET: Rule((On.ASIDE,), Who.HOST),
    Verb.START: Rule((On.LOBBY,), Who.HOST),
    Verb.THREAD: Rule((On.ASIDE,), Who.ANYBODY),
    Verb.WHICH: Rule((On.ASIDE,), Who.CHOSEN),
    Verb.CLOSE: Rule((On.ASIDE,), Who.MANAGER),
    Verb.FORGET: Rule((On.ASIDE,), Who.ANYBODY),
}
JUDGED_HERE: Final = frozenset({Who.WATCHER, Who.MEMBER, Who.CHOSEN, Who.MANAGER})


@dataclass(frozen=True, slots=True)
class Presser:
    """Whoever pressed a button: who they are, where they did, and whether they manage that."""

    user: int
    guild: int | None
    manages: bool


@cache
def verbs_on(kind: On) -> frozenset[Verb]:
    """The verbs that messages of a kind may carry."""
    return frozenset(verb for verb, rule in RULES.items() if kind in rule.on)


def require_its_message(interaction: discord.Interaction[Any], where: CustomId) -> None:
    """The message that was clicked carries such buttons, and is the clicker's if it is private.

    Raises NotOurs, also where no message comes with what was clicked: all of ours have one.
    """
    clicked = interaction.message
    if clicked is None:
        raise NotOurs(str(where))
    asked_by = clicked.interaction_metadata
    foreign = asked_by is not None and asked_by.user.id != interaction.user.id
    alone = for_one_alone(interaction)
    on_it = carried([getattr(one, "custom_id", None) or "" for one in components_of(clicked)])
    if (alone and foreign) or not belongs(where, on_it, private=alone):
        raise NotOurs(str(where))


def for_one_alone(interaction: discord.Interaction[Any]) -> bool:
    """Whether only the member sees the clicked message."""
    return interaction.guild_id is None or ephemeral(interaction)


def ephemeral(interaction: discord.Interaction[Any]) -> bool:
    """Whether the clicked message is ephemeral."""
    clicked = interaction.message
    return clicked is not None and clicked.flags.ephemeral


def belongs(clicked: CustomId, on_it: Collection[tuple[str, Verb]], *, private: bool) -> bool:
    """Whether this may be clicked on a message that carries those: its kind has it, in its match.

    They are matches and verbs: what was shown a moment ago may be gone by now, so the very same id
    need not be there.
    """
    own_match = {match for match, _ in on_it} == {clicked.match_id}
    verbs = frozenset({verb for _, verb in on_it})
    return own_match and clicked.verb in _may_carry(verbs, private=private)


@lru_cache(maxsize=512)
def _may_carry(verbs: frozenset[Verb], *, private: bool) -> Collection[Verb]:
    """What a message with these verbs may carry; nothing, if there is no such message of ours."""
    for kind in sorted(On, key=lambda one: one not in ALONE):
        fits = (kind not in PUBLIC) is private and MARKS.get(kind) in {None, *verbs}
        if fits and verbs_on(kind).issuperset(verbs) and (kind not in ALONE or len(verbs) == 1):
            return verbs if kind in ALONE else verbs_on(kind)
    return ()


def require_permitted(verb: Verb, presser: Presser, row: MatchRow | None) -> None:
    """Raises Refused if a verb is not for whoever pressed it, as far as that is judged here.

    Without a `row` there is no such match: whoever does what the verb asks for says so.
    """
    who = RULES[verb].who
    if who is Who.MANAGER:
        if row is None or row.guild != presser.guild or not presser.manages:
            raise Refused(words("refused-not-admin"))
    elif row is not None and who in JUDGED_HERE:
        seated = any(seat.user == presser.user for seat in row.seats)
        if who is Who.CHOSEN and not seated:
            raise Refused(words("refused-others-button"))
        if not (seated or (who is Who.WATCHER and row.guild == presser.guild)):
            raise Refused(words("refused-not-seated", game=title(row.game)))
