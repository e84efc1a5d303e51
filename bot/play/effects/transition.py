"""A change of a table as one value: all that an effect may read.

What several effects need is a property here, cached if expensive: who must act now, whose clock
starts, whether others can notice the change.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import Any

from bot.play.features import has_order_due, ordering
from bot.store import records
from bot.store.records import By, Status
from bot.table.clocks.timer_kinds import Timers
from bot.table.presence import with_columns
from bot.table.state import Proposal, Verdict, feature_data
from bot.table.table import Table
from engine.core.events import Event, seen
from engine.core.game import Headline
from engine.learning.script import LEARNER, agents_to_act


class Loss(StrEnum):
    """Why a board has no channel. The values are in ids of messages to the host (`word-lost`)."""

    DELETED = "deleted"
    CLOSED = "lost"


@dataclass(frozen=True)
class Transition:
    """A table before and after one change, committed at `now` (unix seconds).

    `entry`: the action, if the change is one, with its `events`.
    `timer`: the timer that caused the change.
    `verdict`: how a proposal ended.
    `carried`: the proposal that this change carries out, with all votes.
    `loss`: why the board lost its channel.
    `answered`: whether the answer to the member who caused the change shows the board.
    `unasked`: whether no answer shows the board, as no member caused the change, or as the answer
    shows something else.

    `play.clocks` reads these before the effects run; all but `posted` are by seat:
    `absences`: when the holidays of members whose clocks start will end, in unix seconds.
    `zones`: their time zones.
    `reminding`: the seconds between their reminders.
    `clocks_left`: the seconds left on running clocks.
    `posted`: messages in Discord by role, if a seat changes hands, is played for or out of time,
    and at an undo and the end.
    """

    before: Table
    after: Table
    now: float
    entry: records.Action | None = None
    events: Sequence[Event[Any]] = ()
    timer: records.Timer | None = None
    verdict: Verdict = Verdict.VOID
    carried: Proposal | None = None
    loss: Loss | None = None
    answered: bool = False
    unasked: bool = False
    absences: Mapping[int, float] = field(default_factory=dict)
    zones: Mapping[int, str] = field(default_factory=dict)
    reminding: Mapping[int, float] = field(default_factory=dict)
    clocks_left: Mapping[int, float] = field(default_factory=dict)
    posted: Mapping[str, records.PostedMessage] = field(default_factory=dict)

    @cached_property
    def row(self) -> records.MatchRow:
        """The stored match after the change."""
        return self.after.row

    @cached_property
    def actor(self) -> int | None:
        """The seat whose action the change is, even if an AI or a rule chose it; None if none."""
        return None if self.entry is None else self.entry.seat

    @cached_property
    def begins(self) -> bool:
        """Whether the change starts the game."""
        return self.before.row.status is Status.LOBBY

    @cached_property
    def ends(self) -> bool:
        """Whether the change ends the game."""
        return self.after.over and not self.before.over

    @cached_property
    def undoes(self) -> bool:
        """Whether the change is an undo."""
        return self.entry is not None and self.entry.by is By.UNDO

    @cached_property
    def stops(self) -> bool:
        """Whether a pause begins."""
        return self.after.paused and not self.before.paused

    @cached_property
    def resumes(self) -> bool:
        """Whether a pause ends."""
        return self.before.paused and not self.after.paused and not self.after.over

    @cached_property
    def finds_channel(self) -> bool:
        """Whether a game resumes that was paused because its board had no channel."""
        return self.before.lost and self.resumes

    @cached_property
    def new_holders(self) -> list[int]:
        """The seats that have another member than before, or an AI, or now a member."""
        pairs = zip(self.before.row.seats, self.after.row.seats, strict=True)
        return [now.number for was, now in pairs if was.user != now.user]

    @cached_property
    def seat_out_of_time(self) -> int | None:
        """The seat for which a rule or an AI played at its deadline, if any.

        None in solo games.
        """
        if self.entry is None or self.entry.by is not By.DEADLINE or self.after.solo:
            return None
        return self.entry.seat

    @cached_property
    def seat_played_for(self) -> int | None:
        """The seat of a member whose turn ended by the clock or an AI; None if there is none."""
        if self.entry is None or self.entry.by not in (By.DEADLINE, By.AGENT) or self.after.over:
            return None
        seat = self.entry.seat
        theirs = not self.after.solo and self.after.row.seats[seat].user is not None
        return seat if theirs and seat not in self.after.missing else None

    @cached_property
    def seats_left(self) -> list[int]:
        """The seats that the autopilot took as their members left, not for missed deadlines."""
        late = self.entry or self.before.state.missed != self.after.state.missed
        return [] if late else _new_autopilots(self.before, self.after)

    @cached_property
    def seats_back(self) -> list[int]:
        """The seats whose members are back from the autopilot, but have not acted yet."""
        return [] if self.entry else _new_autopilots(self.after, self.before)

    @cached_property
    def waits_for_learner(self) -> bool:
        """Whether the AIs of a tutorial wait for the learner."""
        return self.after.settings.tutorial and not self.after.automatic(LEARNER)

    @cached_property
    def awaited_before(self) -> tuple[int, ...]:
        """The seats that the game waited for before the change."""
        return () if self.begins else self.before.awaited

    @cached_property
    def another_turn(self) -> bool:
        """Whether the game's turn number changed."""
        return bool(self.before.match.state.turn != self.after.match.state.turn)

    @cached_property
    def another_pace(self) -> bool:
        """Whether the table's pace changed, so that clocks are set anew."""
        return self.before.settings.pace is not self.after.settings.pace

    @cached_property
    def another_call(self) -> bool:
        """Whether the turn or occasion is a new one, so that missing seats are called again."""
        return self.another_turn or self.before.occasion != self.after.occasion

    @cached_property
    def exchanging(self) -> bool:
        """Whether an exchange, such as a battle, is going on before and after the change."""
        return not self.begins and self.before.in_exchange and self.after.in_exchange

    @cached_property
    def newly_missing(self) -> list[int]:
        """The seats that must act now, and before had nothing or something else to do."""
        if self.before.match is self.after.match and not self.begins:
            return []
        was = () if self.begins or self.another_call else self.before.missing
        return [seat for seat in self.after.missing if seat not in was]

    @cached_property
    def seats_to_call(self) -> frozenset[int]:
        """The seats that must act now and are called by this change.

        Their members are notified, if they do not know it already, and their AIs scheduled. A seat
        whose member just acted, or whose AI goes on, is not among them.
        """
        if self.after.solo or self.after.paused:
            return frozenset()
        found = {seat for seat in self.newly_missing if seat != self.actor}
        if self.entry is not None:
            if self.entry.seat in self.after.missing and not (
                self.by_its_member or self._agent_goes_on
            ):
                found.add(self.entry.seat)
            return frozenset(found)
        if self.resumes:
            found.update(
                seat for seat in self.after.missing if not self.has_left(seat) or self.finds_channel
            )
        found.update(self.new_holders, self.seats_left)
        if self.timer is not None and self.timer.kind == Timers.PREMOVE:
            found.add(self.timer.seat)
        return frozenset(found.intersection(self.after.missing))

    @cached_property
    def seats_called_before(self) -> frozenset[int]:
        """The seats of `seats_to_call` that were called for the same occasion before."""
        occasion, known = self.after.occasion, self.before.state.occasions
        if self.entry is None or not occasion:
            return frozenset()
        return frozenset([seat for seat in self.seats_to_call if known.get(seat) == occasion])

    @cached_property
    def seats_to_notify(self) -> frozenset[int]:
        """The seats whose members are notified that they must act.

        These are the called seats, but not seats called for the same occasion before, seats whose
        prepared move or standing order is played, and seats of AIs.
        """
        waiting = self.seats_to_call - self.seats_called_before - self.seats_with_premove
        return frozenset([seat for seat in waiting if not self.after.automatic(seat)])

    @cached_property
    def seats_with_premove(self) -> frozenset[int]:
        """The called seats with a prepared move or a standing order.

        Also a seat whose member has just acted, if its order plays or ends now.
        """
        left = {*self.after.state.prepared, *ordering(self.after)} - self.failed_premoves
        called = self.seats_to_call & left
        if self.entry is not None and self.entry.by is By.PLAYER and not self.after.paused:
            called |= {self.entry.seat} if has_order_due(self.after, self.entry.seat) else set()
        return frozenset([seat for seat in called if not self.after.automatic(seat)])

    @cached_property
    def failed_premoves(self) -> frozenset[int]:
        """The seat whose prepared move was due and not played, if any; its member is called."""
        due = self.timer is not None and self.timer.kind == Timers.PREMOVE and self.entry is None
        return frozenset({self.timer.seat} if self.timer is not None and due else ())

    @cached_property
    def agents_to_move(self) -> frozenset[int]:
        """The seats whose AIs must move."""
        return frozenset([seat for seat in self._for_agents if not self.after.left_to_people(seat)])

    @cached_property
    def agents_to_delay(self) -> frozenset[int]:
        """The seats of AIs that wait for people to act first, and did not before this change."""
        return frozenset(self.after.giving_way.keys() - self.before.giving_way.keys())

    @cached_property
    def clocks_to_start(self) -> frozenset[int]:
        """The seats whose clock starts, resumes after a pause, or is set anew by rules or pace."""
        if self.after.solo or self.after.paused:
            return frozenset()
        found = (self.seats_to_call | self._for_agents) - self.agents_to_move
        found -= self.after.giving_way.keys()
        if self.entry is not None:
            found |= {self.entry.seat} if self._clock_renewed(self.entry) else set()
            if self.before.clock != self.after.clock:
                found |= {seat for seat in self.after.missing if not self.after.automatic(seat)}
        elif self.resumes:
            found |= {seat for seat in self.after.missing if self.has_left(seat)}
        elif self.another_pace:
            found |= {seat for seat in self.after.awaited if not self.after.automatic(seat)}
        else:
            found |= set(self.seats_back).intersection(self.after.missing)
        return frozenset(found)

    @cached_property
    def clocks_stopped(self) -> frozenset[int]:
        """The seats whose clock stops, including those whose clock restarts."""
        if self.stops:
            return frozenset(range(len(self.row.seats)))
        done = {*self.awaited_before} - {*self.after.awaited}
        return frozenset(done.union(self.new_holders, self.seats_left, self.clocks_to_start))

    def _clock_renewed(self, entry: records.Action) -> bool:
        """Whether the acting seat's clock restarts because the seat has more to do.

        It also restarts after it ran out: an AI plays on, but the member may act first.
        """
        seat = entry.seat
        if seat not in self.after.missing or self.after.automatic(seat):
            return False
        if not self.by_its_member:
            return entry.by is By.DEADLINE
        called = seat not in self.awaited_before or any(one != seat for one in self.newly_missing)
        return called or self.another_call or self.before.automatic(seat)

    def has_left(self, seat: int) -> bool:
        """Whether the game resumes and a seat's clock has time left from before the pause."""
        left = self.resumes and seat in self.before.state.left
        return left and not self.after.automatic(seat) and self.after.clock.span is not None

    @cached_property
    def public(self) -> list[Any]:
        """The facts of this change that everybody may know; none in a solo game."""
        return [] if self.after.solo else seen(self.events, None)

    @cached_property
    def headlines(self) -> list[tuple[Any, Headline]]:
        """The public facts that get a message in the channel, each as (fact, headline)."""
        return self.after.headlines(self.public)

    @cached_property
    def silent(self) -> bool:
        """Whether only the seats concerned can notice the change."""
        if self.begins or self.ends or self.public or (self.after.solo and self.entry):
            return False
        if (
            public_state(self.before) != public_state(self.after)
            or self.awaited_before != self.after.awaited
        ):
            return False
        was, now = self.before.match, self.after.match
        return was is now or bool(was.public == now.public)

    @cached_property
    def _for_agents(self) -> frozenset[int]:
        """The seats whose next action is an AI's, except those that let people act first."""
        if self.after.solo or self.after.paused:
            return frozenset()
        if self.waits_for_learner:
            return frozenset(agents_to_act(self.after.missing))
        found = {seat for seat in self.seats_to_call if self.after.automatic(seat)}
        if self.entry is not None and self.entry.seat in self.after.missing and self._agent_goes_on:
            found.add(self.entry.seat)
        waited = self.before.giving_way.keys() & set(self.after.missing)
        found |= {seat for seat in waited if self.after.automatic(seat)}
        return frozenset(found - self.after.giving_way.keys())

    @cached_property
    def by_its_member(self) -> bool:
        """Whether the acting seat's own member made the change."""
        return self.entry is not None and self.entry.by in (By.PLAYER, By.UNDO)

    @cached_property
    def _agent_goes_on(self) -> bool:
        """Whether the AI that acted for a seat also finishes its turn."""
        if self.entry is None:
            return False
        acted_for = self.entry.by in (By.DEADLINE, By.AGENT)
        return self.after.automatic(self.entry.seat) or (acted_for and not self.another_turn)


def as_lobby(table: Table) -> Table:
    """A new game's table as a lobby, to be `before` in its first transition."""
    return replace(with_columns(table, status=Status.LOBBY), leavers=())


def _new_autopilots(before: Table, after: Table) -> list[int]:
    """The seats of unchanged members that the autopilot plays after a change, but not before."""
    pairs = zip(before.row.seats, after.row.seats, strict=True)
    return [
        now.number
        for was, now in pairs
        if now.autopilot and not was.autopilot and was.user == now.user
    ]


def public_state(table: Table) -> tuple[object, ...]:
    """What everybody can see of a table besides the game, as a value for comparison."""
    row, state = table.row, table.state
    seats = [(seat.user, seat.agent, seat.name, seat.autopilot) for seat in row.seats]
    between = (state.late, state.lost, state.proposal, state.lapsed, state.for_all, state.aboard)
    extra = state.model_extra or {}
    added = {one.name: data for one in feature_data() if one.seen and (data := extra.get(one.name))}
    pace = table.settings.pace
    return row.status, row.host, row.guild, row.channel, seats, pace, between, added
