"""What a button or menu carries: which match, seat and decision it belongs to, and what it does.

`a1:<match>:<seat>:<decision>:<verb>:<argument>`, at most 100 characters. The seat's own decision
number makes a second click outdated while what others do does not. Nothing here is trusted: a verb
is taken only from the kind of message that carries it (`belongs`), and the service checks who
clicked and what is legal.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

NO_MATCH = "0"
NO_SEAT = 99
_FORM = re.compile(
    r"a1:(?P<match>[0-9a-z]{1,12}):(?P<seat>[0-9]{1,2}):(?P<decision>[0-9]{1,6})"
    r":(?P<verb>[a-z]{1,8}):(?P<argument>[^\n]{0,64})"
)


class Verb(StrEnum):
    """What a click asks for.

    The first four walk the tree of choices, `argument` being the path. The value chosen in a `MENU`
    is a custom id of its own; in a `LOOK` it is a sight, `argument` being the path that stays open.
    """

    PLAY = "play"
    OPEN = "open"
    CHOOSE = "choose"
    PICK = "pick"
    MENU = "menu"
    HAND = "hand"
    JOIN = "join"
    LEAVE = "leave"
    AGENT = "agent"
    OPTIONS = "options"
    SET = "set"
    START = "start"
    TEXT = "text"
    LOOK = "look"
    AGAIN = "again"
    THREAD = "thread"
    UNDO = "undo"
    UNDO_YES = "undoyes"
    RESIGN = "resign"
    CLOSE = "close"
    LOG = "log"
    BACK = "back"
    NUDGE = "nudge"
    UNAGENT = "unagent"
    TABLE = "table"
    ASK = "ask"
    VOTE = "vote"
    AYE = "aye"
    NAY = "nay"
    QUIT = "quit"
    TAKE = "take"
    GIVE_UP = "giveup"
    FORGET = "forget"
    RULES = "rules"
    WHICH = "which"
    CANCEL = "cancel"
    RACE = "race"


class NotOurs(ValueError):
    """The custom id is none of this version's."""


@dataclass(frozen=True, slots=True)
class CustomId:
    """A custom id taken apart."""

    match_id: str
    seat: int
    decision: int
    verb: Verb
    argument: str = ""

    def __str__(self) -> str:
        return f"a1:{self.match_id}:{self.seat}:{self.decision}:{self.verb}:{self.argument}"


def parse(text: str) -> CustomId:
    """Take a custom id apart; raises NotOurs for anything else, however mangled."""
    found = _FORM.fullmatch(text)
    if found is None:
        raise NotOurs(text[:20])
    try:
        verb = Verb(found["verb"])
    except ValueError:
        raise NotOurs(text[:20]) from None
    return CustomId(
        found["match"], int(found["seat"]), int(found["decision"]), verb, found["argument"]
    )


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of message: the verbs it may carry, of which every one of it carries the `mark`.

    One that is `private` is seen by one member alone: in direct messages, or ephemeral.
    """

    private: bool
    mark: frozenset[Verb]
    verbs: frozenset[Verb]


def _kind(*others: Verb, mark: Verb, private: bool = True) -> Kind:
    return Kind(private, frozenset({mark}), frozenset({mark, *others}))


TREE = (Verb.PLAY, Verb.OPEN, Verb.CHOOSE, Verb.PICK, Verb.MENU)
DOORS = (Verb.HAND, Verb.LOOK, Verb.TABLE, Verb.VOTE, Verb.RACE)
SEATING = (Verb.LEAVE, Verb.AGENT, Verb.UNAGENT, Verb.OPTIONS, Verb.START)
DEALINGS = (Verb.BACK, Verb.UNDO, Verb.ASK, Verb.NUDGE)
BOARD = _kind(*TREE, *DOORS, Verb.UNDO, Verb.AGAIN, mark=Verb.TEXT, private=False)
LOBBY = _kind(*SEATING, mark=Verb.JOIN, private=False)
PANEL = (*TREE, Verb.LOOK, Verb.TEXT, Verb.NUDGE, Verb.BACK, Verb.CANCEL)
VIEW = Kind(True, frozenset(), frozenset(PANEL))
"""What a member sees of a table: a seat's panel, any part of it, a sight, a page in words."""
TABLE = _kind(*DEALINGS, mark=Verb.GIVE_UP)
QUITTING = _kind(Verb.QUIT, mark=Verb.RESIGN)
BALLOT = _kind(Verb.NAY, mark=Verb.AYE)
ALONE = (
    (False, (Verb.TAKE, Verb.VOTE, Verb.PLAY)),
    (True, (Verb.UNDO_YES, Verb.ASK, Verb.QUIT, Verb.CLOSE, Verb.FORGET)),
    (True, (Verb.LOG, Verb.RULES, Verb.SET, Verb.WHICH, Verb.THREAD)),
)
"""Verbs that stand alone: in words to a member aloud, on what asks back, and on lists."""
KINDS = (
    *(BOARD, LOBBY, VIEW, TABLE, BALLOT, QUITTING),
    *(_kind(mark=verb, private=private) for private, verbs in ALONE for verb in verbs),
)


def kind_of(carried: Collection[CustomId], *, private: bool) -> Kind | None:
    """The kind of a message that carries these; None if there is no such message of ours."""
    verbs = {one.verb for one in carried}
    fitting = (kind for kind in KINDS if kind.private is private and kind.mark <= verbs)
    return next((kind for kind in fitting if verbs and verbs <= kind.verbs), None)


def belongs(clicked: CustomId, carried: Collection[CustomId], *, private: bool) -> bool:
    """Whether this may be clicked on a message that carries those: its kind has it, in its match.

    What was shown a moment ago may be gone by now, so the very same id need not be there.
    """
    kind = kind_of(carried, private=private)
    own_match = {one.match_id for one in carried} == {clicked.match_id}
    return kind is not None and clicked.verb in kind.verbs and own_match
