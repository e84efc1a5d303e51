"""Panels of a finished game: its moments with their boards, and the message that shares it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.features.endings.deed import STORY, Moment, Story, has_story, sentences
from bot.language.speech import Speech, capital, title, turn_when, whole
from bot.play.opening.ways import USUAL, way_of
from bot.presentation.choices.paging import turning_buttons
from bot.presentation.custom_ids import custom_id
from bot.presentation.features import Shows
from bot.presentation.history import ending
from bot.presentation.history.told import with_count
from bot.presentation.panel import LABEL, Button, Panel, Picture, Style
from bot.presentation.panels.table_panel import result
from bot.presentation.shown import Shown
from bot.store.records import Status
from bot.table.leavers import speech_at
from bot.table.presence import with_columns
from bot.table.table import Table
from engine.agents.chances import shares
from engine.core.game import Outcome
from engine.core.match import Match
from engine.core.words import Words, seat_name, words

SHARE, POST, TURNED = "share", "post", "moments"
"""The verbs of the buttons."""
PARENT: Final = "parent"
"""The argument of `POST` for the channel of the game's thread."""
SIGNS: Final = (
    "\N{BLACK LARGE SQUARE}",
    "\N{LARGE RED SQUARE}",
    "\N{LARGE ORANGE SQUARE}",
    "\N{LARGE YELLOW SQUARE}",
    "\N{LARGE GREEN SQUARE}",
)
"""Signs for the chance of winning, from the lowest to the highest."""
FROM: Final = (5, 25, 50, 80)
"""The least chance, in percent, for each of `SIGNS` but the first."""
WON, LOST, LEVEL = "\N{TROPHY}", "\N{COLLISION SYMBOL}", "\N{HANDSHAKE}"
POINTS: Final = 11
"""Maximum signs of a course before the one that shows the result."""
SHARE_OF_FALL: Final = 0.5
"""If a better action wins less of what a solo turn lost, the rest is told as bad luck."""
WHAT: Final = 200
"""Maximum characters of the facts of a moment; details of longer ones are left out."""


def past(table: Table, speech: Speech) -> Iterator[str]:
    """Lines below the result: a heading and the moments, or that there are none.

    Nothing until the story is stored.
    """
    story = STORY.of(table.state)
    if table.over and story is not None and not story.moments:
        yield speech.say("moments-none")
    elif table.over and story is not None:
        yield speech.say(f"moments-heading-{_whom(table)}", who=seat_name(story.seat))
        for moment in story.moments:
            yield f"- {_line(table, moment, speech)}"


def remarks(table: Table, speech: Speech) -> Iterator[tuple[int, str]]:
    """Remarks in the log on the moments, each with the revision after its action."""
    story = STORY.of(table.state)
    if table.over and story is not None:
        for one in story.moments:
            chance = words(f"moments-chance-{_whom(table)}", who=seat_name(story.seat))
            remark = words("moments-log", chance=chance, **_change(table, one))
            yield one.revision, speech(remark)


def after(table: Table, speech: Speech) -> Iterator[Button]:
    """The buttons below a finished game: to show its moments and to share it."""
    if not has_story(table):
        return
    yield from recalls(table, speech)
    yield _button(table, SHARE, speech.say("button-share"))


def recalls(table: Table, speech: Speech) -> Iterator[Button]:
    """The button that shows the moments with their boards, if there are any."""
    story = STORY.of(table.state)
    if has_story(table) and story is not None and story.moments:
        yield _button(table, TURNED, speech.say("button-moments"), "0")


def signs(table: Table, seat: int) -> Iterator[str]:
    """The course of a finished game for a seat, in signs; nothing until its story is stored."""
    story = STORY.of(table.state)
    if has_story(table) and story is not None:
        yield course(table, seat, story)


def moment(
    table: Table, story: Story, place: int, then: Match[Any, Any, Any], speech: Speech
) -> Panel:
    """The moment with the index `place`, with buttons to the ones before and after it.

    Its picture is the board of the match `then`.
    """
    shown = story.moments[place]
    who, count = seat_name(story.seat), len(story.moments)
    title = speech.say(f"moments-title-{_whom(table)}", place=place + 1, count=count, who=who)
    text = [f"### {title}", _line(table, shown, speech)]
    row = turning_buttons(
        place, count, speech, lambda to: custom_id(TURNED, str(to), match=table.id)
    )
    standing = replace(with_columns(table, status=Status.RUNNING), match=then)
    public = Shown.public(standing, speech_at(table.leavers, shown.revision, speech))
    return Panel(tuple(text), (row,) if row else (), public.picture)


def line(table: Table, seat: int, speech: Speech) -> str:
    """A finished game in one line: who shares it, title, way it began, result, course if known."""
    way, seats = way_of(table.settings), len(table.row.seats)
    about = words("share-table", seats=seats) if way is USUAL else way.called(table.settings)
    told = speech.say(
        "share-line",
        who=seat_name(seat),
        game=title(table.row.game),
        about=about,
        how=_how(table, seat, speech),
    )
    courses = (words("share-course", signs=one) for one in signs(table, seat))
    return " · ".join((told, *speech.without_escapes.each(courses)))


def _how(table: Table, seat: int, speech: Speech) -> str | Words:
    """The end of a solo game in words; for a larger table, the seat's result without names.

    Scores are in the order of the ranking, the winner's first; with more than two seats, the seat's
    place is told.
    """
    if table.solo:
        return result(table, speech).removesuffix(".")
    when = turn_when(table.row.game, table.match.state.turn, table.ladder)
    how, outcome = words(f"share-{_result(table, seat)}", when=when), _outcome(table)
    if not outcome.scores or table.cooperative:
        return how
    ranking = outcome.ranking
    ranked = sorted(range(len(ranking)), key=ranking.__getitem__, reverse=True)
    return words(
        "share-scored",
        how=how,
        score=" : ".join(str(outcome.scores[one]) for one in ranked),
        own=outcome.scores[seat],
        place=1 + sum(one > ranking[seat] for one in ranking),
        seats=len(ranking),
    )


def course(table: Table, seat: int, story: Story) -> str:
    """The course of a game for a seat, as 12 signs at most.

    They show the chance of winning at the beginning of turns, evenly chosen, then the result.
    """
    values = [chances[seat] for chances in story.course[:-1]]
    if len(values) > POINTS:
        step = (len(values) - 1) / (POINTS - 1)
        values = [values[round(place * step)] for place in range(POINTS)]
    ends = {"won": WON, "lost": LOST, "level": LEVEL}
    return "".join(SIGNS[_sign(value)] for value in values) + ends[_result(table, seat)]


def legend(text: str, speech: Speech) -> Iterator[str]:
    """What the signs of courses in a text mean, in small letters; nothing if it has none."""
    if any(sign in text for sign in SIGNS):
        ranges = zip(SIGNS, (0, *FROM), (*(one - 1 for one in FROM), 100), strict=True)
        told = (speech.say("share-sign", sign=one, least=a, most=b) for one, a, b in ranges)
        yield speech.say("share-legend", signs=" ".join(told), won=WON, lost=LOST, level=LEVEL)


SHOWS = Shows(past=past, after=after, remarks=remarks, recalls=recalls, course=signs, legend=legend)


def picture(table: Table, seat: int, speech: Speech) -> Picture | None:
    """The picture of the message that shares a game: its end and the seat's result, without names.

    None if the game draws no end.
    """
    finale = Shown.public(table, speech).finale
    if finale is None:
        return None
    outcome = _result(table, seat)
    plain = ending.Scene(
        game=speech.for_pictures(title(table.row.game)),
        result="undecided" if outcome == "level" else "won" if outcome == "won" else "lost",
        title=speech.for_pictures(words(f"share-title-{outcome}")),
        unit="",
    )
    scene = ending.with_own_picture(plain, finale, speech.for_pictures)
    return Picture(ending.DRAWING, scene, f"{scene.game}: {scene.title}.")


def message_to_share(table: Table, seat: int, speech: Speech) -> Panel:
    """The message that shares a game."""
    told = line(table, seat, speech)
    return Panel((told, *legend(told, speech)), picture=picture(table, seat, speech))


def preview(table: Table, told: Panel, parent: str | None, speech: Speech) -> Panel:
    """The message that shares a game (`told`), for its member only, with the question to post it.

    `parent` is the name of the channel above this thread, if the member may post there.
    """
    here = Button(custom_id(POST, match=table.id), speech.say("button-share-post"), Style.GOOD)
    buttons: tuple[Button, ...] = (here,)
    if parent is not None:
        label = speech.without_escapes.say("button-share-parent", channel=parent)[:LABEL]
        there = Button(custom_id(POST, PARENT, match=table.id), label, Style.GOOD)
        buttons = (there, here._replace(style=Style.PLAIN))
    ask = "share-searching" if STORY.of(table.state) is None else "share-ask"
    return told._replace(text=(*told.text, speech.say(ask)), rows=(buttons,))


def _outcome(table: Table) -> Outcome:
    outcome = table.match.game.outcome(table.match.state)
    assert isinstance(outcome, Outcome)
    return outcome


def _result(table: Table, seat: int) -> str:
    outcome = _outcome(table)
    share = shares(outcome, len(table.row.seats), together=table.cooperative)[seat]
    if seat in outcome.winners:
        return "won"
    return "level" if share else "lost"


def _sign(chance: int) -> int:
    return sum(chance >= one for one in FROM)


def _whom(table: Table) -> str:
    """The part of message ids that says whose chance is shown: of "all" players, or of a "seat"."""
    return "all" if table.solo or table.cooperative else "seat"


def _line(table: Table, shown: Moment, speech: Speech) -> str:
    """A moment on one line: turn, chances before and after, what happened, better action."""
    when = turn_when(table.row.game, shown.turn, table.ladder)
    speech = speech_at(table.leavers, shown.revision, speech)
    parts = [capital(speech.say("moments-line", when=when, **_change(table, shown)))]
    if shown.ended:
        parts.append(speech.say("moments-ended", who=seat_name(0)))
    parts += filter(None, [_told(table, shown, speech), _in(shown.held, speech)])
    if shown.better:
        named, gain = _in(shown.better, speech), _gain(shown)
        parts.append(speech.say("moments-better", what=named, gain=gain))
        if table.solo and gain < SHARE_OF_FALL * (shown.before - shown.after):
            parts.append(speech.say("moments-rest"))
    elif shown.best:
        parts.append(speech.say("moments-best"))
    return " ".join(parts)


def _gain(shown: Moment) -> int:
    """The percentage points that a better action wins, at most what the turn lost.

    It is estimated on its own, in more imagined games than the chances around the turn.
    """
    fell = shown.before - shown.after
    return min(shown.gain, fell if fell > 0 else 100 - shown.after)


def _in(named: Mapping[str, str], speech: Speech) -> str:
    """A text stored in several languages: in the language of the speech, else in any; or ""."""
    return named.get(speech.locale) or next(iter(named.values()), "")


def _told(table: Table, shown: Moment, speech: Speech) -> str:
    """The sentence on what was decided and what came of it, or on the luck that decided."""
    told = _facts(table, shown.facts, speech)
    if not (shown.luck and told):
        return told
    rises = shown.after > shown.before
    how = "luck" if _whom(table) == "seat" else "good-luck" if rises else "bad-luck"
    return speech.say(f"moments-{how}", what=told)


def _change(table: Table, shown: Moment) -> dict[str, Words | int]:
    """The arguments of a sentence on the chances `before` and `after` a moment: `rose` is 1 or 0.

    The chance after the last turn is called certain, as it is the result.
    """
    after = "certain" if shown.turn == table.match.state.turn else "likely"
    return {
        "rose": int(shown.after > shown.before),
        "before": words("moments-likely", percent=shown.before),
        "after": words(f"moments-{after}", percent=shown.after),
    }


def _facts(table: Table, facts: Sequence[dict[str, Any]], speech: Speech) -> str:
    """At most three recorded facts in words; without details if longer than `WHAT`."""
    counts = Counter(speech.each(sentences(table.match.game, facts)))
    lines = [with_count(one, times, speech) for one, times in counts.items()][:3]
    if len(" ".join(lines)) > WHAT:
        lines = [whole(one, 1) for one in lines]
    return " ".join(lines)


def _button(table: Table, verb: str, label: str, argument: str = "") -> Button:
    return Button(custom_id(verb, argument, match=table.id), label)
