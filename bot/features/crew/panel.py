"""What is shown of a crew: the votes on its board, and a page of members and settings."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from bot.features.crew.deed import (
    AGREE,
    CREW,
    HALF,
    SECONDS,
    Ballot,
    Crew,
    due,
    members,
    moves,
    needed,
    needed_to_leave,
)
from bot.language.speech import Speech
from bot.play.opening.ways import LED
from bot.presentation.choices import whole
from bot.presentation.choices.sentences import Sentences
from bot.presentation.choices.tallies import Tally
from bot.presentation.custom_ids import NO_SEAT, CustomId, Verb
from bot.presentation.features import Shows
from bot.presentation.panel import Button, Entry, Menu, Panel, Row, Style
from bot.table.table import Table
from engine.core.choices import SEPARATOR
from engine.core.words import Words, seat_name, words

VERB = "crew"
ICON = "icon-vote"
TERMS, TIME, LEAVE, LIKE = "agree", "time", "leave", "like."
"""Arguments of its buttons and menus; LIKE is followed by a member's number."""
NAMED: Final = 8
"""Maximum names on a line; the others are counted."""
ROOM: Final = 64
"""Characters that fit into a custom id."""
FULL, EMPTY = "▰", "▱"


def lines(table: Table, speech: Speech) -> Iterator[str]:
    """The members, whose idea the last move was, and how the next one is decided."""
    crew = CREW.of(table.state)
    if crew is None:
        return
    if table.over:
        yield from _credits(table, crew, speech)
        return
    if aboard := members(table):
        yield speech(words("crew-aboard", who=_names(table, aboard)))
    if crew.last:
        first, *others = (_name(table, number) for number in crew.last)
        said = "crew-idea-with" if others else "crew-idea"
        yield speech(words(said, who=first, others=_listed(others)))
    yield _how(table, crew, speech)


def _how(table: Table, crew: Crew, speech: Speech) -> str:
    """When the leading move is played, or how to vote."""
    at, count = due(table), needed(crew, _latest(crew))
    if at is None:
        span = speech.say(f"crew-time-{crew.seconds}")
        return speech.say("crew-vote", agree=_agree(crew.agree, speech), time=span)
    return speech.say("crew-due", count=count, when=f"<t:{at:.0f}:R>")


def door(table: Table, speech: Speech) -> Iterator[Button]:
    """The board's button for its crew's page."""
    if CREW.of(table.state) is not None and not table.over:
        yield Button(_id(table), speech.say("button-crew"), icon=ICON)


def tallies(table: Table, speech: Speech) -> Iterator[Tally]:
    """The votes for each move, and the voters."""
    crew = CREW.of(table.state)
    if crew is None or not crew.ballots or table.over:
        return
    enough = needed(crew, _latest(crew))
    root, decision = table.match.choices(LED), table.match.decisions[LED]
    for ballots, said in _worded(table, crew, speech):
        path, picked = ballots[0].path.split(SEPARATOR), ballots[0].picked
        argument = whole.written(root, path, picked)
        where = CustomId(table.id, LED, decision, Verb.PLAY, argument)
        if len(argument) > ROOM:  # such as a form's answers: as somebody else has chosen
            where = CustomId(table.id, LED, decision, VERB, f"{LIKE}{ballots[0].by}")
        bar = FULL * len(ballots) + EMPTY * (enough - len(ballots))
        who = _names(table, [one.by for one in ballots])
        line = speech(words("crew-votes", bar=bar, move=said, who=who))
        yield Tally(str(where), said, len(ballots), line)


SHOWS = Shows(lines=lines, doors=door, tallies=tallies)


def page(table: Table, crew: Crew, user: int, now: float, speech: Speech) -> Panel:
    """Members and settings; the host can change these, everybody can vote to resign."""
    span = speech.say(f"crew-time-{crew.seconds}")
    rules = [
        speech.say("crew-rule-vote"),
        speech.say("crew-rule-agree", agree=_agree(crew.agree, speech)),
        *([speech.say("crew-rule-half")] if crew.agree == HALF else []),
        speech.say("crew-rule-time", time=span),
        speech.say("crew-rule-result"),
    ]
    told = [f"- {rule}" for rule in rules]
    told += _credits(table, crew, speech)
    if crew.leaving:
        who, count = _names(table, crew.leaving), needed_to_leave(crew, now)
        told.append(speech(words("crew-leaving", who=who, count=count)))
    mine = {one.number for one in members(table).values() if one.user == user}
    say = "button-crew-stay" if mine.intersection(crew.leaving) else "button-crew-leave"
    rows: list[Row] = []
    if table.row.host == user:
        counts = [(str(one), _agree(one, speech)) for one in AGREE]
        times = [(str(one), speech.say(f"crew-time-{one}")) for one in SECONDS]
        rows.append(_menu(table, TERMS, "crew-menu-agree", counts, speech))
        rows.append(_menu(table, TIME, "crew-menu-time", times, speech))
    rows.append((Button(_id(table, LEAVE), speech.say(say), Style.DANGER),))
    return Panel((f"### {speech.say('crew-heading')}", "\n".join(told)), tuple(rows))


def named(table: Table, unranked: Collection[int], speech: Speech) -> str:
    """The members' names, those with most ideas first; `unranked` members are not named."""
    crew, known = CREW.of(table.state) or Crew(), members(table)
    shown = [
        _name(table, one) if one in known and known[one].user not in unranked else words("somebody")
        for one in _by_ideas(table, crew)
    ]
    return speech(words("crew-names", who=_listed(shown)))


def _credits(table: Table, crew: Crew, speech: Speech) -> Iterator[str]:
    """The members, each with the number of their ideas played."""
    ideas = crew.ideas
    who = [
        words("crew-member", who=_name(table, one), count=ideas.get(one, 0))
        for one in _by_ideas(table, crew)
    ]
    yield speech(words("crew-members", who=_listed(who)) if who else words("crew-nobody"))


def _by_ideas(table: Table, crew: Crew) -> list[int]:
    everybody = dict.fromkeys((*members(table), *crew.ideas))
    return sorted(everybody, key=lambda number: -crew.ideas.get(number, 0))


def _menu(
    table: Table, what: str, asked: str, entries: Iterable[tuple[str, str]], speech: Speech
) -> Menu:
    return Menu(_id(table, what), speech.say(asked), tuple(Entry(*one) for one in entries))


def _id(table: Table, argument: str = "") -> str:
    return str(CustomId(table.id, NO_SEAT, 0, VERB, argument))


def _agree(count: int, speech: Speech) -> str:
    return speech.say("crew-agree-half" if count == HALF else "crew-agree", count=count)


def _latest(crew: Crew) -> float:
    """The time of the last vote, at which the quorum shown on the board is computed."""
    return max(crew.voted.values(), default=0.0)


def _worded(table: Table, crew: Crew, speech: Speech) -> list[tuple[list[Ballot], str]]:
    """The moves with their ballots and words."""
    if not crew.ballots:
        return []
    said = Sentences(table.match, LED, speech)
    return [
        (ballots, said.worded(ballots[0].path.split(SEPARATOR), ballots[0].picked))
        for ballots in moves(crew)
    ]


def _names(table: Table, numbers: Iterable[int]) -> tuple[Words, ...]:
    return _listed([_name(table, number) for number in numbers])


def _listed(who: list[Words]) -> tuple[Words, ...]:
    """The first of them, and the number of the others."""
    if len(who) <= NAMED:
        return tuple(who)
    return (*who[: NAMED - 1], words("crew-more", count=len(who) - NAMED + 1))


def _name(table: Table, number: int) -> Words:
    """A member's name; "somebody" if their data was deleted."""
    for place, one in enumerate(table.leavers):
        if one.number == number:
            return seat_name(len(table.row.seats) + place)
    return words("somebody")
