"""Custom ids of buttons and menus.

A custom id is `a1:<match>:<seat>:<decision>:<verb>:<argument>`, at most 100 characters long. The
decision number is the seat's own: once the seat has decided, its older buttons are stale, while
other seats' actions leave them valid. Buttons with `ANY_DECISION` are valid as long as their choice
is offered. Custom ids are untrusted: permissions are checked on each
click (`interactions.button_permissions`).
"""

import re
from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

NO_MATCH = "0"
NO_SEAT = 99
ANY_DECISION = 999_999
"""The decision number of buttons that outlast their seat's decisions, such as answers to offers."""
WRITTEN = "a1:{}:{}:{}:"
"""The beginning of a custom id: match, seat and decision."""
_BEGINNING = re.compile(
    r"a1:(?P<match>[0-9a-z]{1,12}):(?P<seat>[0-9]{1,2}):(?P<decision>[0-9]{1,6})"
    r":(?P<verb>[a-z]{1,8}):"
)
_NUMBER = re.compile(r"[0-9]{1,9}")
_FORM = re.compile(rf"{_BEGINNING.pattern}(?P<argument>[^\n]{{0,64}})")


class Verb(StrEnum):
    """What a click on a button or menu asks for. Features have further verbs."""

    PLAY = "play"
    OPEN = "open"
    CHOOSE = "choose"
    PICK = "pick"
    FORM = "form"
    MENU = "menu"
    HAND = "hand"
    JOIN = "join"
    SEAT = "seat"
    LEAVE = "leave"
    AGENT = "agent"
    OPTIONS = "options"
    SET = "set"
    START = "start"
    TEXT = "text"
    LOOK = "look"
    SCORE = "score"
    AGAIN = "again"
    THREAD = "thread"
    UNDO = "undo"
    UNDO_YES = "undoyes"
    ASK_LEAVE = "askleave"
    LEAVE_END = "leaveend"
    LEAVE_AI = "leaveai"
    KEEP = "keep"
    CLOSE = "close"
    LOG = "log"
    ODDS = "odds"
    BACK = "back"
    UNAGENT = "unagent"
    TABLE = "table"
    ASK = "ask"
    VOTE = "vote"
    AYE = "aye"
    NAY = "nay"
    TAKE = "take"
    FORGET = "forget"
    RULES = "rules"
    WHICH = "which"
    CANCEL = "cancel"
    RACE = "race"
    GUIDE = "guide"
    GAMES = "games"
    HELP = "help"
    BEGIN = "begin"
    HINT = "hint"
    TERM = "term"
    ME = "me"
    GIVE = "give"


_VERBS = {verb.value: verb for verb in Verb}


class NotOurs(ValueError):
    """A custom id is not of this version, or names what no control of the bot names."""


class CustomId(NamedTuple):
    """A parsed custom id."""

    match_id: str
    seat: int
    decision: int
    verb: str
    argument: str = ""

    @property
    def beginning(self) -> str:
        """The part before the verb; all custom ids for this decision of the seat have it."""
        return WRITTEN.format(*self[:3])

    def __str__(self) -> str:
        return f"{self.beginning}{self.verb}:{self.argument}"


def custom_id(
    verb: str,
    argument: str = "",
    *,
    match: str = NO_MATCH,
    seat: int = NO_SEAT,
    decision: int = 0,
) -> str:
    """A custom id as text; by default without a match, a seat and a decision."""
    return f"{WRITTEN.format(match, seat, decision)}{verb}:{argument}"


@lru_cache(maxsize=4096)
def parse(text: str) -> CustomId:
    """The custom id in a text. Raises NotOurs if the text is no custom id of this version."""
    found = _FORM.fullmatch(text)
    if found is None:
        raise NotOurs(text[:20])
    verb = _VERBS.get(found["verb"], found["verb"])
    return CustomId(
        found["match"], int(found["seat"]), int(found["decision"]), verb, found["argument"]
    )


def number_in(argument: str) -> int:
    """The number that an argument consists of. Raises NotOurs for any other text."""
    if _NUMBER.fullmatch(argument) is None:
        raise NotOurs(argument)
    return int(argument)


def verbs_in(texts: Iterable[str]) -> set[tuple[str, str]]:
    """(match, verb) of each text that is a custom id of this version."""
    found = [_BEGINNING.match(text) for text in texts]
    return {(one["match"], one["verb"]) for one in found if one is not None}
