"""What a member asks for when opening a table, and how it is packed into a custom id."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from bot.play.opening import ways_together
from bot.presentation.custom_ids import NotOurs
from bot.table.clocks.pace import Pace
from bot.table.settings import TableSettings
from engine.core import options, registry

PACKED: Final = re.compile(
    r"(?P<game>[a-z0-9_]+)\+(?P<how>-|([a-z][0-9]*)+)(?P<marks>(\+[0-9]{1,3}\.[0-9]{1,3})*)"
    r"(?P<terms>(~[0-9.]{1,5})?)",
    re.ASCII,
)
PACKED_TERMS: Final = re.compile(r"~([0-9]{1,2})\.([0-9]{1,2})", re.ASCII)
PACES: Final = tuple(Pace)


class Terms(NamedTuple):
    """The pace of a table, and the number of seats with which it begins by itself, if any."""

    pace: Pace = Pace.NONE
    wanted: int = 0

    @property
    def settings(self) -> TableSettings:
        """The settings of a table on these terms."""
        return TableSettings(pace=self.pace, wanted=self.wanted)

    @property
    def packed(self) -> str:
        """These terms, short enough for a custom id; "" for the usual ones."""
        return "" if self == Terms() else f"~{PACES.index(self.pace)}.{self.wanted}"


class How(StrEnum):
    """How a game begins; features add other ways."""

    USUAL = "-"
    TUTORIAL = "t"


class Wanted(NamedTuple):
    """A requested game: its options, how it begins, and the terms of its lobby, if any.

    `rematch_of` is the finished match that is played again, if any; it is not packed.
    """

    game: str
    options: Mapping[str, str]
    how: str = How.USUAL
    terms: Terms = Terms()
    rematch_of: str = ""

    @property
    def forms_up(self) -> bool:
        """Whether members gather in a lobby before a game that begins this way."""
        way = ways_together.way_named(self.how)
        return way is not None and way.forms is not None and way.forms.wanted(self.game)

    @property
    def packed(self) -> str:
        """Its form in a custom id: options by index, values by index."""
        table = options.describe(registry.game(self.game))
        marks = [
            f"{place}.{option.values.index(self.options[option.name])}"
            for place, option in enumerate(table)
            if option.name in self.options
        ]
        return "+".join([self.game, self.how, *marks]) + self.terms.packed


def unpacked(argument: str) -> Wanted:
    """The inverse of `packed`. Raises NotOurs for anything else: custom ids are untrusted."""
    form = PACKED.fullmatch(argument)
    if form is None or form["game"] not in registry.names():
        raise NotOurs(argument)
    table = options.describe(registry.game(form["game"]))
    given = {}
    for mark in form["marks"].split("+")[1:]:
        place, value = map(int, mark.split("."))
        if place >= len(table) or value >= len(table[place].values):
            raise NotOurs(argument)
        given[table[place].name] = table[place].values[value]
    if form["how"] not in set(How) and not ways_together.is_known(form["how"]):
        raise NotOurs(argument)
    return Wanted(form["game"], given, form["how"], _terms(form["terms"]))


def _terms(packed: str) -> Terms:
    """The terms of a custom id. Raises NotOurs."""
    if not packed:
        return Terms()
    form = PACKED_TERMS.fullmatch(packed)
    if form is None or int(form[1]) >= len(PACES):
        raise NotOurs(packed)
    return Terms(PACES[int(form[1])], int(form[2]))
