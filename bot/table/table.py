"""A table: a stored match with its seats, and the engine's match at its newest snapshot.

A value: `tables.py` loads and caches it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import Any

from bot.language.speech import Speech, safe_name
from bot.runtime.durations import HOUR
from bot.store import records
from bot.table.clocks.pace import Clock
from bot.table.settings import TableSettings, options_of, resigned_in, settings_of
from bot.table.state import TableState
from engine.core import options
from engine.core.game import Alarm, AnyGame, Headline, Options, Outcome
from engine.core.match import Match
from engine.core.parts.standing import Standing
from engine.core.parts.timing import Allowance, Exchange
from engine.core.parts.together import Together
from engine.core.words import Words, merge

WARNING = 1 / 6
"""The share of a time limit set by the rules that is left when the seat is reminded."""


@dataclass(frozen=True)
class Table:
    """A match and its seats at one revision.

    `settings`, `options` (name and value as typed) and `resigned` (see `resigned_in`) are parsed
    from the row. `leavers` are former holders of seats, and members of groups. `last` is the last
    entry of the record, if this process has just made it, as reading it takes time. To change a
    table, change its row (`presence.with_state`, `finish.with_end`). Properties are cached, as row
    and state never change.
    """

    row: records.MatchRow
    match: Match[Any, Any, Any]
    settings: TableSettings
    options: Mapping[str, str]
    resigned: tuple[int, ...] = ()
    leavers: tuple[records.Leaver, ...] = ()
    last: records.Action | None = field(default=None, compare=False)

    @classmethod
    def of(
        cls,
        row: records.MatchRow,
        match: Match[Any, Any, Any],
        leavers: tuple[records.Leaver, ...] = (),
    ) -> Table:
        """The table of a stored row, its match and its leavers."""
        return cls(row, match, settings_of(row), options_of(row), resigned_in(row), leavers)

    @cached_property
    def id(self) -> str:
        """The id of the match."""
        return self.row.id

    @cached_property
    def state(self) -> TableState:
        """The state of proposals, clocks and orders."""
        return self.settings.affairs

    @cached_property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.row.status is records.Status.OVER

    @cached_property
    def paused(self) -> bool:
        """Whether the game is paused."""
        return self.row.status is records.Status.PAUSED

    @cached_property
    def lost(self) -> bool:
        """Whether the game is paused only because its board has no channel."""
        return self.paused and self.state.lost

    @cached_property
    def together(self) -> Together | None:
        """How all win or lose together; None if they do not. It may depend on options."""
        return self._parsed_options.together()

    @property
    def cooperative(self) -> bool:
        """Whether all win or lose together."""
        return self.together is not None

    @cached_property
    def rated(self) -> bool:
        """Whether its result is rated: at least two members play against each other.

        Members who left count. A seat that a group leads, or led, rates nobody.
        """
        if self.state.aboard or any(one.seat == records.NO_SEAT_LEFT for one in self.leavers):
            return False
        seats = {seat.number for seat in self.row.seats if seat.agent is None}
        left = {one.seat for one in self.leavers if one.user is not None}
        return len(seats | left) > 1 and not (self.cooperative or self.settings.tutorial)

    @cached_property
    def ladder(self) -> str:
        """The ladder (ranking) on which the table's result counts; see `Options.ladder`."""
        return self._parsed_options.ladder()

    @cached_property
    def _parsed_options(self) -> Options:
        return _read(self.match.game, tuple(self.options.items()))

    @cached_property
    def duel(self) -> bool:
        """Whether two play against each other, so that one wins if the other gives up."""
        return len(self.row.seats) == 2 and not self.cooperative

    @cached_property
    def after_quitting(self) -> Outcome | None:
        """How those who stayed stand in a game that others quit, who rank below them.

        None if nobody quit or stayed, or if points do not decide; then all who stayed win.
        """
        stayed = [seat.number for seat in self.row.seats if seat.number not in self.resigned]
        now = self.match.game.so_far(self.match.state)
        if not self.resigned or not stayed or now is None:
            return None
        ranking = tuple([(int(seat in stayed), *rank) for seat, rank in enumerate(now.ranking)])
        winners = tuple([seat for seat in stayed if ranking[seat] == max(ranking)])
        return replace(now, winners=winners, ranking=ranking)

    @cached_property
    def solo(self) -> bool:
        """Whether one person plays alone. The board then shows their choices."""
        return self.row.size == 1

    @property
    def elsewhere(self) -> bool:
        """Whether the game is off the bot's servers, so that the bot can post nothing for it."""
        return self.row.guild == records.NO_SERVER

    @cached_property
    def awaited(self) -> tuple[int, ...]:
        """The seats the game waits for; none when it is over."""
        return () if self.over else tuple(self.match.game.awaited(self.match.state))

    @cached_property
    def missing(self) -> tuple[int, ...]:
        """The awaited seats that have not acted yet; it may be secret which seats these are."""
        return () if self.over else tuple(self.match.game.missing(self.match.state))

    @cached_property
    def occasion(self) -> str:
        """What the missing seats are called for (`Game.occasion`); "" if the game names nothing.

        "" also in solo and finished games.
        """
        return "" if self.solo or self.over else self.match.game.occasion(self.match.state)

    @property
    def standing(self) -> Standing[Any] | None:
        """The game's standing orders; None without them, and in solo and finished games."""
        return None if self.solo or self.over else self.match.game.standing

    def answers(self, seat: int) -> bool:
        """Whether a seat is asked out of turn: its member is not told that it is their turn."""
        return self.match.game.answers(self.match.state, seat)

    @cached_property
    def alarms(self) -> Sequence[Alarm]:
        """Public threats that may decide the game; none once it is over."""
        return () if self.over else self.match.game.alarms(self.match.state)

    def headlines(self, facts: Iterable[Any]) -> list[tuple[Any, Headline]]:
        """The public facts among these that are posted in the channel, each as (fact, headline).

        Headlines that concern only seats played by AIs are left out.
        """
        found = [(fact, self.match.game.headline(fact)) for fact in facts]
        return [
            (fact, one)
            for fact, one in found
            if one is not None and not (one.seats and all(map(self.automatic, one.seats)))
        ]

    @cached_property
    def hides_missing(self) -> bool:
        """Whether it is secret which of the awaited seats are missing."""
        return self.match.game.has_ballots and len(self.awaited) > 1

    @cached_property
    def ruled_time(self) -> Allowance | Exchange | None:
        """The time that the rules give the missing seats; None for the table's clock."""
        return self.match.game.time(self.match.state)

    @property
    def time_given(self) -> bool:
        """Whether the rules set a time limit for the missing seats."""
        return isinstance(self.ruled_time, Allowance)

    @property
    def in_exchange(self) -> bool:
        """Whether seats answer each other in a battle. Each answer gets a part of the clock."""
        return not self.over and isinstance(self.ruled_time, Exchange)

    def decided_by_rule(self, seat: int) -> bool:
        """Whether the rules, or an order of the seat's member, choose its action if time runs out.

        Otherwise an AI does.
        """
        return self.match.game.on_deadline(self.match.state, seat) is not None

    @property
    def loses_on_time(self) -> bool:
        """Whether a seat that runs out of time now loses the game, instead of being played for.

        False if the rules set a time limit, and in an exchange.
        """
        timed = self.time_given or self.in_exchange
        return self.duel and self.settings.loses_on_time and not timed

    @cached_property
    def clock(self) -> Clock:
        """The clock of the missing seats: the table's, a part of it, or the rules' time limit."""
        (span, warning, bank), time = self.settings.clock, self.ruled_time
        if isinstance(time, Allowance):
            seconds = time.hours * HOUR
            shorter = time.at_most and span is not None and span < seconds
            return self.settings.clock if shorter else Clock(seconds, seconds * WARNING)
        if isinstance(time, Exchange) and not (self.over or span is None):
            return Clock(span / time.part, warning / time.part, bank)
        return self.settings.clock

    def foreseeable(self, seat: int) -> bool:
        """Whether the possible results of a seat's decision can be shown now (`Foresight`)."""
        foresight = self.match.game.foresight
        if foresight is None or self.over or self.paused:
            return False
        return foresight.open(self.match.state, seat)

    def foresight_decides(self, seat: int) -> bool:
        """Whether a hint advises the action with the best of the possible results (`Foresight`)."""
        foresight = self.match.game.foresight
        return foresight is not None and foresight.decides(self.match.state, seat)

    def automatic(self, seat: int) -> bool:
        """Whether an AI plays for this seat: its own, or for an absent member."""
        sitting = self.row.seats[seat]
        return sitting.user is None or sitting.autopilot

    @cached_property
    def _agents(self) -> Mapping[int, str]:
        """The name of the AI in each automatic seat; "" for an absent member's."""
        seats = self.row.seats
        return {one.number: one.agent or "" for one in seats if self.automatic(one.number)}

    @cached_property
    def _people_act(self) -> bool:
        """Whether people must act, so that AIs wait for them."""
        return not (self.settings.tutorial or all(map(self.automatic, self.missing)))

    @cached_property
    def giving_way(self) -> Mapping[int, Words]:
        """The seats whose AIs let people act first, each with a sentence that says so."""
        if not self._people_act:
            return {}
        game, state = self.match.game, self.match.state
        known = self._agents
        agents = [seat for seat in self.missing if seat in known]
        sentences = [(seat, game.teamwork.courtesy(state, seat, known)) for seat in agents]
        return {seat: words for seat, words in sentences if words is not None}

    @cached_property
    def agent_sentences(self) -> tuple[Words, ...]:
        """Sentences about AIs while people act: for whom they wait, what they plan."""
        if not self._people_act:
            return ()
        game, state = self.match.game, self.match.state
        known = self._agents
        waiting = [seat for seat in known if seat not in self.missing]
        plans = [game.teamwork.courtesy(state, seat, known) for seat in waiting]
        sentences = (*self.giving_way.values(), *[plan for plan in plans if plan is not None])
        return tuple(merge(sentences))

    def left_to_people(self, seat: int) -> bool:
        """Whether the seat has no choice that an AI may make (`Game.choices_of_agent`)."""
        game, state = self.match.game, self.match.state
        return not game.choices_of_agent(state, seat).open()

    @cached_property
    def _seats(self) -> Mapping[int | None, int]:
        return {seat.user: seat.number for seat in reversed(self.row.seats)}

    def seat_of(self, user: int) -> int | None:
        """The seat of a member, or None."""
        return self._seats.get(user)

    @cached_property
    def _aboard(self) -> Mapping[int | None, int]:
        """By member, the seat that their group leads."""
        led = (one for one in self.leavers if one.seat == records.NO_SEAT_LEFT)
        known = {one.number: one.user for one in led}
        return {known.get(one): seat for seat, them in self.state.aboard.items() for one in them}

    def eyes_of(self, user: int) -> int | None:
        """The seat whose view a member has: their own, or their group's; None for spectators.

        At a solo table everybody has the player's view.
        """
        seat = eyes_of(self.row, user)
        return self._aboard.get(user) if seat is None else seat

    def speech(self, locale: str) -> Speech:
        """Speech for this table in a locale, with the names of members and leavers."""
        return speech_at_table(self.row, self.leavers, locale)


def eyes_of(row: records.MatchRow, user: int) -> int | None:
    """Like `Table.eyes_of`, for a stored match; groups are not known, so their members get None."""
    if len(row.seats) == 1:
        return 0
    there = [seat.number for seat in row.seats if seat.user == user]
    return there[0] if there else None


def speech_at_table(
    row: records.MatchRow, leavers: Sequence[records.Leaver], locale: str
) -> Speech:
    """Speech for a match in a locale, with the names of its members and leavers."""
    seats, left = tuple([one.name for one in row.seats]), tuple([one.name for one in leavers])
    return _speech(locale, seats, left)


@lru_cache(maxsize=256)
def _read(game: AnyGame, pairs: tuple[tuple[str, str], ...]) -> Options:
    """The options, parsed by the game. Cached, as they never change."""
    return options.read(game, dict(pairs))


@lru_cache(maxsize=1024)
def _speech(locale: str, seats: tuple[str, ...], left: tuple[str, ...]) -> Speech:
    """Speech for a table. `seats` and `left` are the unescaped names of members and leavers."""
    nobody = Speech(locale).say("somebody")
    names, gone = ([safe_name(name) or nobody for name in who] for who in (seats, left))
    return Speech(locale, (*_distinct_names(names), *gone))


def _distinct_names(names: Sequence[str]) -> Iterator[str]:
    """The names; equal ones are followed by their seats' numbers, from 1."""
    for number, name in enumerate(names, start=1):
        yield f"{name} {number}" if names.count(name) > 1 else name


def after_step(
    table: Table, match: Match[Any, Any, Any], now: float, last: records.Action | None = None
) -> Table:
    """The table after an action, with `match` as its result and `now` as the time of the change.

    Only the match, its revision, decision numbers and time differ. `last` is the action's row.
    """
    decided = zip(table.row.seats, match.decisions, strict=True)
    seats = tuple(
        [seat if seat.decision == n else replace(seat, decision=n) for seat, n in decided]
    )
    row = replace(table.row, revision=match.revision, seats=seats, updated=now)
    return replace(table, row=row, match=match, last=last)
