"""Panels of a crew: the votes beside its moves, and the page of its members and settings.

The board of a larger table shows the members of a crew, but no votes.
"""

from collections.abc import Collection, Iterable, Iterator
from typing import Final
from zlib import crc32

from bot.features.crew.deed import may_open
from bot.features.crew.state import (
    AGREE,
    CREW,
    HALF,
    NUMBERS,
    SECONDS,
    Ballot,
    Crew,
    captain,
    crew_at,
    crew_of,
    due,
    members,
    moves,
    needed_to_leave,
    seats_led,
    votes_needed,
)
from bot.features.crew.way import LED_BY_CREW
from bot.language.speech import Speech, safe, title
from bot.play.opening.ways import LED, usual
from bot.presentation.choices import whole
from bot.presentation.choices.sentences import Sentences
from bot.presentation.choices.tallies import Tally
from bot.presentation.custom_ids import NO_SEAT, CustomId, Verb, custom_id
from bot.presentation.features import Shows
from bot.presentation.panel import LABEL, Button, Entry, Link, Menu, Panel, Row, Style
from bot.store.records import NO_SEAT_LEFT
from bot.table.table import Table
from engine.core.choices import SEPARATOR
from engine.core.words import Words, seat_name, words

VERB = "crew"
ICON = "icon-vote"
TERMS, TIME, LIKE = "agree", "time", "like."
LEAVE, LEAVE_YES, OPEN, OPEN_YES, JOIN = "leave", "leaveyes", "open", "openyes", "join"
CALL = "call"
"""Arguments of the buttons and menus; `LIKE` is followed by the `ballot_key` of a ballot."""
NAMED: Final = 8
"""Maximum names on a line; the others are counted."""
SERVER: Final = 100
"""Maximum length of a server's name."""
ROOM: Final = 64
"""Maximum characters of an argument in a custom id."""
FULL, EMPTY = "▰", "▱"


def lines(table: Table, speech: Speech) -> Iterator[str]:
    """Lines of the board on each crew.

    In a solo game: the members, the author of the last move, and how the next one is decided. At a
    larger table: the members. After the end: the members and their ideas.
    """
    for seat in seats_led(table):
        crew = crew_of(table, seat)
        if table.over:
            yield from _credits(table, seat, crew, speech)
        elif table.solo:
            there = members(table)
            *idea, how = _decision(table, seat, crew, speech)
            if there:
                named = speech(words("crew-aboard", who=_names(table, there)))
                yield " · ".join((named, *idea))
            yield how
        else:
            yield _at_seat(table, seat, speech)


def contributions(table: Table, speech: Speech) -> Iterator[str]:
    """Lines below the result of a larger table: the members of its crews, with their ideas."""
    for seat in () if table.solo else seats_led(table):
        for line in _credits(table, seat, crew_of(table, seat), speech):
            yield f"- {line}"


def _at_seat(table: Table, seat: int, speech: Speech) -> str:
    """The line with the members who lead a seat of a larger table."""
    aboard = members(table, seat)
    if len(aboard) == 1:
        return speech(words("crew-at-seat-alone", seat=seat_name(seat)))
    return speech(words("crew-at-seat", seat=seat_name(seat), who=_names(table, aboard)))


def way_to_decide(table: Table, seat: int, speech: Speech) -> Iterator[str]:
    """Lines in the panel of a crew's members at a larger table: how the next move is decided."""
    crew = None if table.solo else crew_at(table, seat)
    if crew is not None and seat in table.missing:
        yield from _decision(table, seat, crew, speech)


def _decision(table: Table, seat: int, crew: Crew, speech: Speech) -> Iterator[str]:
    """Lines on the author of the last move, and on how the next one is decided.

    Before the first vote they tell how to vote; after it, when the move with most votes is played.
    """
    if crew.last:
        first, *others = (_name(table, number) for number in crew.last)
        key = "crew-idea-with" if others else "crew-idea"
        yield speech(words(key, who=first, others=_first_names(others)))
    at, agree = due(table, seat), _agree(crew.agree, speech)
    if at is None:
        span = speech.say(f"crew-time-{crew.seconds}")
        key = "crew-vote-again" if crew.last else "crew-vote"
        alone = crew.agree == HALF and votes_needed(table, seat, _latest(crew)) == 1
        said = (speech.say(key, agree=agree, time=span), speech.say("crew-alone") if alone else "")
        yield " ".join(filter(None, said))
    else:
        if crew.agree == HALF:
            count = votes_needed(table, seat, _latest(crew))
            agree = speech.say("crew-agree-now", agree=agree, count=count)
        yield speech.say("crew-due", agree=agree, when=f"<t:{at:.0f}:R>")


def board_buttons(table: Table, speech: Speech) -> Iterator[Button]:
    """The board's buttons to the pages of its crews, until the game is over."""
    for seat in () if table.over else seats_led(table):
        label = speech.say("button-crew")
        if not table.solo:
            label = speech.without_escapes.say("button-crew-of", seat=seat_name(seat))[:LABEL]
        yield Button(_id(table, seat), label, icon=ICON)


def way(table: Table, seat: int, speech: Speech) -> Iterator[Button]:
    """The button in the table's menu that opens the member's seat to a crew, while allowed."""
    if may_open(table, seat):
        yield Button(_id(table, seat, OPEN), speech.say("button-crew-open"), icon=ICON)


def tallies(table: Table, seat: int, speech: Speech) -> Iterator[Tally]:
    """The votes for each move of a seat: a button to vote for it, and a line with the voters."""
    crew = crew_at(table, seat)
    if crew is None or not crew.ballots or table.over:
        return
    enough = votes_needed(table, seat, _latest(crew))
    root, decision = table.match.choices(seat), table.match.decisions[seat]
    for ballots, move in _moves_in_words(table, seat, crew, speech):
        path, picked = ballots[0].path.split(SEPARATOR), ballots[0].picked
        argument = whole.argument_of(root, path, picked)
        where = CustomId(table.id, seat, decision, Verb.PLAY, argument)
        if len(argument) > ROOM:  # too long, such as a form's answers: copy the vote
            where = CustomId(table.id, seat, decision, VERB, f"{LIKE}{ballot_key(ballots[0])}")
        bar = FULL * len(ballots) + EMPTY * (enough - len(ballots))
        who = _names(table, [one.by for one in ballots])
        line = speech(words("crew-votes", bar=bar, move=move, who=who))
        yield Tally(str(where), move, len(ballots), line)


def ballot_key(ballot: Ballot) -> str:
    """The key of a ballot in a custom id: its member's number, `.` and a checksum of its action.

    The checksum makes a click outdated if the member has voted for another action since.
    """
    return f"{ballot.by}.{crc32(ballot.action.encode()):x}"


SHOWS = Shows(
    lines=lines,
    board_buttons=board_buttons,
    seat_lines=way_to_decide,
    dealings=way,
    tallies=tallies,
    past=contributions,
)


def begins(games: Iterable[str], speech: Speech) -> tuple[Button, ...]:
    """A button for each game that begins it for a crew, in a thread of its own."""
    plain, how = speech.without_escapes, usual(LED_BY_CREW)
    return tuple(
        Button(
            custom_id(Verb.THREAD, f"{game}+{how}"),
            plain.say("button-crew-begin", game=title(game))[:LABEL],
        )
        for game in games
    )


def before_opening(table: Table, seat: int, speech: Speech) -> Panel:
    """The question before a member opens their seat to a crew, with the consequences."""
    yes = Button(_id(table, seat, OPEN_YES), speech.say("button-crew-open"), Style.DANGER)
    return Panel((speech.say("crew-open-about"),), ((yes,),))


def before_giving_up(table: Table, seat: int, speech: Speech) -> Panel:
    """The question, with the consequences, before a member's vote that is enough to give up."""
    yes = Button(_id(table, seat, LEAVE_YES), speech.say("button-crew-leave-yes"), Style.DANGER)
    return Panel((speech.say("crew-leave-about", days=NUMBERS.silent_days),), ((yes,),))


def page(table: Table, seat: int, user: int, now: float, speech: Speech) -> Panel:
    """The page of a seat's crew for `user`: its rules, members and buttons.

    The captain can change the rules, every member can vote to give up. At a larger table, others
    see only who is in the crew, and a button to join it.
    """
    crew = crew_of(table, seat)
    span = speech.say(f"crew-time-{crew.seconds}")
    half = "crew-rule-half" if table.solo else "crew-rule-half-joined"
    rules = [
        speech.say("crew-rule-vote"),
        speech.say("crew-rule-agree", agree=_agree(crew.agree, speech)),
        *([speech.say(half)] if crew.agree == HALF else []),
        speech.say("crew-rule-time", time=span),
        speech.say("crew-rule-result" if table.solo else "crew-rule-unrated"),
    ]
    items = [f"- {rule}" for rule in rules]
    mine = {one.number for one in members(table, seat).values() if one.user == user}
    if mine or table.solo or table.over:
        items += _credits(table, seat, crew, speech)
        if crew.leaving:
            who, count = _names(table, crew.leaving), needed_to_leave(table, seat, now)
            items.append(speech(words("crew-leaving", who=who, count=count)))
        if mine.intersection(crew.wakes):
            items.append(speech.say("crew-call-about"))
    else:  # played ideas would reveal that the seat has moved
        items.append(_at_seat(table, seat, speech))
    heading = "crew-heading" if table.solo else "crew-heading-of"
    texts = (f"### {speech.say(heading, seat=seat_name(seat))}", "\n".join(items))
    if not (mine or table.solo):
        join = Button(_id(table, seat, JOIN), speech.say("button-crew-join"), Style.MAIN)
        about = speech.say("crew-join-about", seat=seat_name(seat))
        return Panel((*texts, about), ((join,),))
    rows: list[Row] = []
    if not table.solo:
        hand = custom_id(Verb.HAND, match=table.id)
        rows.append((Button(hand, speech.say("button-crew-hand"), Style.MAIN),))
    if captain(table, seat) == user:
        counts = [(str(one), _agree(one, speech, "crew-menu-half")) for one in AGREE]
        times = [(str(one), speech.say(f"crew-time-{one}")) for one in SECONDS]
        rows.append(_menu(table, seat, TERMS, "crew-menu-agree", counts, speech))
        rows.append(_menu(table, seat, TIME, "crew-menu-time", times, speech))
    if mine and not table.over:
        say = "button-crew-no-call" if mine.intersection(crew.wakes) else "button-crew-call"
        rows.append((Button(_id(table, seat, CALL), speech.say(say)),))
    say = "button-crew-stay" if mine.intersection(crew.leaving) else "button-crew-leave"
    rows.append((Button(_id(table, seat, LEAVE), speech.say(say), Style.DANGER),))
    return Panel(texts, tuple(rows))


def direct_message(table: Table, link: str, server: str, speech: Speech) -> Panel:
    """The direct message that calls a member to vote, with a link to the board."""
    where = f"**{safe(server, SERVER)}**"
    text = speech.say("crew-call", game=title(table.row.game), where=where)
    there = Link(link, speech.say("button-board"))
    return Panel((text, f"-# {speech.say('crew-call-why')}"), ((there,),) if link else ())


def member_names(table: Table, unranked: Collection[int], speech: Speech) -> str:
    """The names of a solo game's crew, those with most ideas first.

    Members with an id in `unranked` are called "somebody".
    """
    crew, known = CREW.of(table.state) or Crew(), members(table)
    shown = [
        _name(table, one) if one in known and known[one].user not in unranked else words("somebody")
        for one in _by_ideas(table, LED, crew)
    ]
    return speech(words("crew-names", who=_first_names(shown)))


def _credits(table: Table, seat: int, crew: Crew, speech: Speech) -> Iterator[str]:
    """The line with the members, each with the number of their ideas that were played."""
    ideas = crew.ideas
    who = [
        words("crew-member", who=_name(table, one), count=ideas.get(one, 0))
        for one in _by_ideas(table, seat, crew)
    ]
    if who and not table.solo:
        yield speech(words("crew-members-of", seat=seat_name(seat), who=_first_names(who)))
    else:
        yield speech(words("crew-members", who=_first_names(who)) if who else words("crew-nobody"))


def _by_ideas(table: Table, seat: int, crew: Crew) -> list[int]:
    everybody = dict.fromkeys((*members(table, seat), *crew.ideas))
    return sorted(everybody, key=lambda number: -crew.ideas.get(number, 0))


def _menu(
    table: Table,
    seat: int,
    what: str,
    question: str,
    entries: Iterable[tuple[str, str]],
    speech: Speech,
) -> Menu:
    return Menu(_id(table, seat, what), speech.say(question), tuple(Entry(*one) for one in entries))


def _id(table: Table, seat: int, argument: str = "") -> str:
    return str(CustomId(table.id, NO_SEAT if table.solo else seat, 0, VERB, argument))


def _agree(count: int, speech: Speech, half: str = "crew-agree-half") -> str:
    return speech.say(half if count == HALF else "crew-agree", count=count)


def _latest(crew: Crew) -> float:
    """The time of the last vote, in unix seconds; the board shows the quorum of that time."""
    return max(crew.voted.values(), default=0.0)


def _moves_in_words(
    table: Table, seat: int, crew: Crew, speech: Speech
) -> list[tuple[list[Ballot], str]]:
    """The ballots by move, those of the leading move first, each with the move in words."""
    if not crew.ballots:
        return []
    sentences = Sentences(table.match, seat, speech)
    return [
        (ballots, sentences.in_words(ballots[0].path.split(SEPARATOR), ballots[0].picked))
        for ballots in moves(crew)
    ]


def _names(table: Table, numbers: Iterable[int]) -> tuple[Words, ...]:
    return _first_names([_name(table, number) for number in numbers])


def _first_names(who: list[Words]) -> tuple[Words, ...]:
    """These names; if there are more than `NAMED`, the first ones and the number of the others."""
    if len(who) <= NAMED:
        return tuple(who)
    return (*who[: NAMED - 1], words("crew-more", count=len(who) - NAMED + 1))


def _name(table: Table, number: int) -> Words:
    """The name of the member with this number; "somebody" if their data was deleted."""
    for place, one in enumerate(table.leavers):
        if (one.number, one.seat) == (number, NO_SEAT_LEFT):
            return seat_name(len(table.row.seats) + place)
    return words("somebody")
