"""A member's request to open a table, and its form in a custom id.

The form is, for example, `dyla+-+0.1~2.0`. It has the game, `+` and the way to begin; for each
chosen option `+`, its index, `.` and the index of its value; for the terms `~`, the index of the
pace, `.` and the number of players at which the game starts by itself.
"""

import re
from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from bot.play.opening.ways import USUAL_MARK, Way, is_known, way_named
from bot.presentation.custom_ids import NotOurs
from bot.table.clocks.pace import PACES, Pace
from bot.table.settings import TableSettings
from engine.core import options, registry

PACKED: Final = re.compile(
    r"(?P<game>[a-z0-9_]+)\+(?P<how>-|([a-z][0-9]*)+)(?P<marks>(\+[0-9]{1,3}\.[0-9]{1,3})*)"
    r"(?P<terms>(~[0-9.]{1,5})?)",
    re.ASCII,
)
PACKED_TERMS: Final = re.compile(r"~([0-9]{1,2})\.([0-9]{1,2})", re.ASCII)


class Terms(NamedTuple):
    """The pace of a table, and the number of players at which it starts by itself (0: never)."""

    pace: Pace = Pace.NONE
    wanted: int = 0

    @property
    def settings(self) -> TableSettings:
        """The settings of a table on these terms."""
        return TableSettings(pace=self.pace, wanted=self.wanted)

    @property
    def code(self) -> str:
        """These terms in a form short enough for a custom id; "" for the default."""
        return "" if self == Terms() else f"~{PACES.index(self.pace)}.{self.wanted}"


class How(StrEnum):
    """Ways to begin a game, by their name in custom ids. Features add others (`play.opening.ways`).

    Ways of features can be combined, by appending their names.
    """

    USUAL = USUAL_MARK
    TUTORIAL = "t"


class GameRequest(NamedTuple):
    """A requested game: its options, way to begin, and the terms of its lobby if it has one.

    `rematch_of` is the finished match that is played again, if any; `code` omits it.
    """

    game: str
    options: Mapping[str, str]
    how: str = How.USUAL
    terms: Terms = Terms()
    rematch_of: str = ""

    @property
    def way(self) -> Way:
        """The way to begin; the usual one for a tutorial."""
        return way_named(self.how)

    @property
    def gathers_group(self) -> bool:
        """Whether members gather in a lobby first, although a group will lead the game."""
        forms = self.way.forms
        return forms is not None and forms.wanted(self.game)

    @property
    def code(self) -> str:
        """The form for a custom id, with options and their values by index."""
        table = options.describe(registry.game(self.game))
        marks = [
            f"{place}.{option.values.index(self.options[option.name])}"
            for place, option in enumerate(table)
            if option.name in self.options
        ]
        return "+".join([self.game, self.how, *marks]) + self.terms.code


def request_of(argument: str) -> GameRequest:
    """The request whose `code` is in a custom id. Raises NotOurs if it is malformed or forged."""
    form = PACKED.fullmatch(argument)
    if form is None or form["game"] not in registry.names():
        raise NotOurs(argument)
    table = options.describe(registry.game(form["game"]))
    game_options = {}
    for mark in form["marks"].split("+")[1:]:
        place, value = map(int, mark.split("."))
        if place >= len(table) or value >= len(table[place].values):
            raise NotOurs(argument)
        game_options[table[place].name] = table[place].values[value]
    if form["how"] not in set(How) and not is_known(form["how"]):
        raise NotOurs(argument)
    return GameRequest(form["game"], game_options, form["how"], _terms(form["terms"]))


def _terms(packed: str) -> Terms:
    """The terms whose `code` this is. Raises NotOurs if it is malformed."""
    if not packed:
        return Terms()
    form = PACKED_TERMS.fullmatch(packed)
    if form is None or int(form[1]) >= len(PACES):
        raise NotOurs(packed)
    return Terms(PACES[int(form[1])], int(form[2]))
