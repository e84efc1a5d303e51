"""The rules of a crew: its votes, and when a move is played.

A crew's members are rows beside its table, like former holders of seats; the table's state has only
their numbers, so deleting a person's data does not concern it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from math import ceil
from typing import Final

from pydantic import BaseModel, ConfigDict

from bot.language.speech import title
from bot.play.effects.all_effects import AddedEffect
from bot.play.effects.transition import Transition
from bot.play.opening.start import Seating
from bot.play.opening.ways import LED, Asked, Leads, Way, Wish
from bot.store import changes
from bot.store.protocol import Store
from bot.store.records import NO_SEAT_LEFT, Leaver, Timer
from bot.table.features import Follows
from bot.table.presence import with_state
from bot.table.refusals import Refused
from bot.table.settings import TableSettings
from bot.table.state import Kept
from bot.table.table import Table
from engine.core import registry
from engine.core.words import words

HALF: Final = 0
"""Quorum: half of those who voted within a day."""
AGREE: Final = (HALF, 2, 3, 4, 5)
SECONDS: Final = (30, 120, 600, 3_600, 14_400, 43_200)
DAY: Final = 86_400.0
NAME: Final = "Crew"
"""The name of the seat, in every language."""
TIMER: Final = "crew"


class Ballot(BaseModel):
    """The vote of member `by`: a choice by path and picks, and its action as recorded."""

    model_config = ConfigDict(frozen=True)

    by: int
    path: str
    picked: tuple[str, ...] = ()
    action: str


class Crew(BaseModel):
    """A crew's state: `agree` votes play a move, or the most votes after `seconds`.

    `ballots` concern this `decision`, in order of casting; the first was cast at `since`. `voted`
    has the time of each member's last vote, `ideas` how many of their moves were played; `last` has
    the voters of the last move, its author first. `leaving` are members who vote to resign.
    """

    model_config = ConfigDict(frozen=True)

    agree: int = HALF
    seconds: int = 600
    decision: int = 0
    since: float = 0.0
    ballots: tuple[Ballot, ...] = ()
    voted: dict[int, float] = {}
    ideas: dict[int, int] = {}
    last: tuple[int, ...] = ()
    leaving: tuple[int, ...] = ()


CREW: Kept[Crew | None] = Kept("crew", Crew, None, seen=True)


def crew_of(table: Table) -> Crew:
    """The table's crew. Raises Refused if it has none."""
    crew = CREW.of(table.state)
    if crew is None:
        raise Refused(words("refused-no-crew"))
    return crew


def members(table: Table) -> dict[int, Leaver]:
    """The members of a crew by number, in the order of joining."""
    return {one.number: one for one in table.leavers if one.seat == NO_SEAT_LEFT}


def moves(crew: Crew) -> list[list[Ballot]]:
    """The ballots by move: most votes first, then earliest."""
    found: dict[str, list[Ballot]] = {}
    for one in crew.ballots:
        found.setdefault(one.action, []).append(one)
    return sorted(found.values(), key=len, reverse=True)


def needed(crew: Crew, now: float) -> int:
    """How many votes play a move at once.

    Half of those who voted within a day, but at least two if there are two.
    """
    if crew.agree != HALF:
        return crew.agree
    there = len(_recent(crew, now))
    return max(min(there, 2), ceil(there / 2), 1)


def needed_to_leave(crew: Crew, now: float) -> int:
    """How many votes resign: more than half of those who voted within a day."""
    return len({*_recent(crew, now), *crew.leaving}) // 2 + 1


def due(table: Table) -> float | None:
    """When the move with the most votes is played; None without votes."""
    crew = CREW.of(table.state)
    if crew is None or not crew.ballots or table.over or table.paused:
        return None
    return crew.since + crew.seconds


def wished(table: Table, wish: Wish, now: float) -> Table:
    """The table with a member's vote in place of their last one; the first vote joins the crew."""
    there, number = aboard(table, wish.user, wish.name)
    crew = crew_of(there)
    if any((one.by, one.action) == (number, wish.action) for one in crew.ballots):
        return there
    ballot = Ballot(by=number, path=wish.path, picked=wish.picked, action=wish.action)
    return _with(
        there,
        decision=there.match.decisions[LED],
        since=crew.since if crew.ballots else now,
        ballots=(*_of_others(crew.ballots, number), ballot),
        voted={**_recent(crew, now), number: now},
        leaving=tuple(one for one in crew.leaving if one != number),
    )


def aboard(table: Table, user: int, name: str) -> tuple[Table, int]:
    """The table with a member in its crew, and their number."""
    known, crew = members(table), crew_of(table)
    number = next((one.number for one in known.values() if one.user == user), None)
    if number is not None:
        return table, number
    number = max((*known, *crew.voted, *crew.ideas, *crew.last, *crew.leaving), default=-1) + 1
    row = table.match
    joined = Leaver(table.id, number, NO_SEAT_LEFT, user, name, row.revision, row.state.turn)
    return replace(table, leavers=(*table.leavers, joined)), number


def decided(table: Table, now: float) -> str | None:
    """The recorded action that enough members voted for, or None."""
    crew = crew_of(table)
    wanted = moves(crew)
    return wanted[0][0].action if wanted and len(wanted[0]) >= needed(crew, now) else None


def with_leaving(table: Table, user: int, name: str) -> Table:
    """The table after a member voted to resign, or took that back."""
    there, number = aboard(table, user, name)
    leaving = crew_of(there).leaving
    others = tuple(one for one in leaving if one != number)
    return _with(there, leaving=others if number in leaving else (*others, number))


def with_terms(table: Table, user: int, **terms: int) -> Table:
    """The table with other settings of its crew; only its host may. Raises Refused."""
    crew_of(table)
    if table.row.host != user:
        raise Refused(words("refused-crew-terms"))
    return _with(table, **terms)


def without_past(table: Table) -> Table:
    """The table without votes on the last decision; notes whose idea was played."""
    crew = CREW.of(table.state)
    if crew is None or not crew.ballots:
        return table
    if not table.over and crew.decision == table.match.decisions[LED]:
        return table
    last = tuple(one.by for one in moves(crew)[0])
    ideas = {**crew.ideas, last[0]: crew.ideas.get(last[0], 0) + 1}
    return _with(table, ballots=(), ideas=ideas, last=last)


def without_member(table: Table, number: int) -> Table:
    """The table without the votes of a member whose data is deleted."""
    crew = CREW.of(table.state)
    if crew is None:
        return table
    voted = {one: at for one, at in crew.voted.items() if one != number}
    leaving = tuple(one for one in crew.leaving if one != number)
    return _with(table, ballots=_of_others(crew.ballots, number), voted=voted, leaving=leaving)


def clock(t: Transition) -> Iterable[changes.Change]:
    """The timer of a decision: starts with its first vote."""
    was, now = due(t.before), due(t.after)
    if now is not None and now != was:
        at = t.now + crew_of(t.after).seconds if t.resumes else now
        yield changes.SetTimer(Timer(t.row.id, LED, TIMER, at))
    elif was is not None and now is None:
        yield changes.DropTimer(t.row.id, LED, TIMER)


def games() -> tuple[str, ...]:
    """The games a crew can lead: those that one person can play alone."""
    return tuple(name for name in registry.names() if 1 in registry.game(name).seats)


def _options(game: str, given: Mapping[str, str]) -> Mapping[str, str]:
    """The given options. Raises Refused for a game that no crew can lead."""
    if game not in games():
        known = tuple(map(title, games()))
        raise Refused(words("refused-crew-game", game=title(game), games=known))
    return given


async def _seated(store: Store, seating: Seating, now: float) -> Seating:  # noqa: ARG001
    """The seating of a crew, with its settings."""
    agree, seconds = map(int, seating.how)
    crew = Crew(agree=AGREE[agree], seconds=SECONDS[seconds])
    affairs = seating.settings.affairs.model_copy(update={CREW.name: crew})
    settings = seating.settings.model_copy(update={"affairs": affairs})
    return replace(seating, settings=settings, leaders=NAME)


async def _opening(store: Store, table: Table) -> list[changes.Change]:  # noqa: ARG001
    return []


def _renewed(settings: TableSettings) -> str:
    """How a rematch begins: with the same settings."""
    crew = CREW.of(settings.affairs) or Crew()
    return f"{LED_BY_CREW.mark}{AGREE.index(crew.agree)}{SECONDS.index(crew.seconds)}"


def _has(settings: TableSettings) -> bool:
    return CREW.of(settings.affairs) is not None


def _recent(crew: Crew, now: float) -> dict[int, float]:
    """The members who voted within a day, and when."""
    return {one: at for one, at in crew.voted.items() if at > now - DAY}


def _of_others(ballots: Iterable[Ballot], number: int) -> tuple[Ballot, ...]:
    return tuple(one for one in ballots if one.by != number)


def _with(table: Table, **fields: object) -> Table:
    return with_state(table, crew=crew_of(table).model_copy(update=fields))


FOLLOWS = Follows(lambda table, _: table, without_past, without_member)
CLOCK = AddedEffect(clock)
LED_BY_CREW = Way(
    mark="c",
    option="crew",
    about="Whoever clicks here leads the game together: each choice is a vote",
    no_undo="undo-crew",
    no_hint="refused-hint-crew",
    no_record="",
    called=lambda _settings: words("crew-called"),
    has=_has,
    counts=_has,
    is_secret=lambda _settings, _now: False,
    options=_options,
    seated=_seated,
    opening=_opening,
    again=lambda seating: seating,
    ending=lambda _table, _outcome: (),
    asks=(
        Asked(
            "crew_agree",
            "How many of the crew must agree for a move to be played at once",
            ("half of those who voted today", *(f"{count} agree" for count in AGREE[1:])),
            0,
        ),
        Asked(
            "crew_time",
            "After how long the crew plays what most want",
            ("30 seconds", "2 minutes", "10 minutes", "1 hour", "4 hours", "12 hours"),
            2,
        ),
    ),
    undoes=False,
    renewed=_renewed,
    leads=Leads(wished, decided, "refused-crew-quit"),
)
