"""The scene of a game's end or of its course so far, and the alt text."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from bot.language.speech import Speech, title, turn_count, turn_unit
from bot.language.wording import Say, alt_text
from bot.presentation.games.any_game import Finale
from bot.presentation.panel import Picture
from bot.table.leavers import holders
from bot.table.settings import ended_by
from bot.table.table import Table
from engine.core.game import Outcome
from engine.core.words import seat_name, words

DRAWING: Final = "bot.presentation.history.draw_ending:draw"

Result = Literal["won", "lost", "undecided"]

Course = Mapping[str, Sequence[Sequence[float]]]
"""By measure (the id of the message that names it): for each turn, the value of each seat."""

SERIES_MOST: Final = 6
"""Maximum number of series in a chart, each with its own mark: a seat of the largest table each."""


EARLY = {"": "given-up", "manager": "ended-manager", "vote": "ended-vote"}
"""The title of a game that was not played to its end, by who ended it (`ended_by`)."""


class Fact(NamedTuple):
    """A number about the finished game, such as that of its turns."""

    name: str
    value: str


class Player(NamedTuple):
    """A player at the end of a competitive game, by seat (from 0).

    `name` has the names of all who played the seat, in order.
    """

    seat: int
    name: str
    score: str
    won: bool
    gave_up: bool


class Series(NamedTuple):
    """The values of a measure after each turn, from the first on; a line of a chart."""

    name: str
    values: tuple[float, ...]


class Chart(NamedTuple):
    """A chart of series over the same turns.

    With a `name`, all series are of the measure with this name, one for each seat in order.
    """

    series: tuple[Series, ...]
    name: str = ""


class OwnPicture(NamedTuple):
    """The game's own picture of its end (`Finale`). `shows` says what it shows."""

    drawing: str
    scene: Any
    shows: str


class Scene(NamedTuple):
    """A game's end: the game's own picture (`own_picture`), the result, facts, players, and charts.

    Solo and co-operative games have facts, and one chart of all measures. Competitive games have
    players, the best first, and a chart for each measure. `unit` is the game's word for a turn.
    """

    game: str
    result: Result
    title: str
    unit: str
    facts: tuple[Fact, ...] = ()
    players: tuple[Player, ...] = ()
    charts: tuple[Chart, ...] = ()
    own_picture: OwnPicture | None = None


def scene_of(table: Table, outcome: Outcome | None, course: Course, say: Say) -> Scene:
    """The scene of a finished game.

    `outcome` is None if the game was not played to its end. Then seats gave up, or it was ended for
    them (`ended_by`).
    """
    ended, measured = ended_by(table.row), course_so_far(table, course, say)
    early = EARLY[ended]
    if _is_race(table):
        ranked = outcome or table.after_quitting
        winners = _winners(table, ranked)
        quitters = () if ended and not winners else table.resigned  # then nobody gave up
        return measured._replace(
            result="won" if winners else "undecided",
            title=_title(outcome, winners, early, say),
            players=_players(table, ranked, winners, quitters, say),
        )
    length = turn_count(table.row.game, table.match.state.turn, table.ladder)
    facts = [Fact(_say(say, "length"), say(length))]
    if outcome is not None:
        facts.append(_score(sum(outcome.scores), course, say))
    return measured._replace(
        game=say(title(table.row.game)),
        result="undecided" if outcome is None else "won" if outcome.winners else "lost",
        title=_say(say, early if outcome is None else "won" if outcome.winners else "lost"),
        facts=tuple(facts),
    )


def _score(score: int, course: Course, say: Say) -> Fact:
    """The score as a fact, named after the game's first measure if that ended with this number."""
    key, values = next(iter(course.items()), ("", ()))
    if values and sum(values[-1]) == score:
        return Fact(say(words(key)), str(score))
    return Fact(_say(say, "score"), str(score))


def with_own_picture(scene: Scene, finale: Finale, say: Say) -> Scene:
    """The scene with the game's own picture of its end, and with its title and scores, if any."""
    own_picture = OwnPicture(finale.drawing, finale.scene, say(finale.shows))
    below = scene.title if finale.title is None else say(finale.title)
    players = tuple(
        one._replace(score=say(finale.scores[one.seat])) if finale.scores else one
        for one in scene.players
    )
    return scene._replace(title=below, own_picture=own_picture, players=players)


def course_so_far(table: Table, course: Course, say: Say) -> Scene:
    """The scene of a running game: its measures over the turns, without a result."""
    game = table.row.game
    length = turn_count(game, table.match.state.turn, table.ladder)
    return Scene(
        game=say(words("picture-end-after", game=title(game), turns=length)),
        result="undecided",
        title=_say(say, "so-far"),
        unit=say(turn_unit(game, table.ladder)),
        charts=_charts(table, course, say),
    )


def _is_race(table: Table) -> bool:
    """Whether several seats play against each other."""
    return len(table.row.seats) > 1 and not table.cooperative


def _charts(table: Table, course: Course, say: Say) -> tuple[Chart, ...]:
    """A chart for each measure in competitive games, else one chart of all measures."""
    measured = course.items()
    if _is_race(table):
        return tuple(_by_seat(key, values, say) for key, values in measured)
    lines = [Series(say(words(key)), tuple(sum(now) for now in values)) for key, values in measured]
    return (Chart(tuple(lines)),) if lines else ()


def _winners(table: Table, outcome: Outcome | None) -> tuple[int, ...]:
    """The winning seats; without an outcome, all that did not resign, if any did."""
    if outcome is not None:
        return tuple(outcome.winners)
    stayed = {*range(len(table.row.seats))}.difference(table.resigned)
    return tuple(sorted(stayed)) if table.resigned else ()


def _title(outcome: Outcome | None, winners: Sequence[int], early: str, say: Say) -> str:
    if not winners:
        return _say(say, early if outcome is None else "tie")
    names = tuple(seat_name(seat) for seat in winners)
    return say(words("picture-end-wins", names=names, count=len(names)))


def _players(
    table: Table,
    outcome: Outcome | None,
    winners: Sequence[int],
    resigned: Sequence[int],
    say: Say,
) -> tuple[Player, ...]:
    """The players, the best first."""
    seats = range(len(table.row.seats))
    ranks = [(int(seat not in resigned),) for seat in seats]
    best = outcome.ranking if outcome is not None else ranks
    return tuple(
        Player(
            seat=seat,
            name=", ".join(map(say, holders(table, seat))),
            score="" if outcome is None else str(outcome.scores[seat]),
            won=seat in winners,
            gave_up=seat in resigned,
        )
        for seat in sorted(seats, key=lambda seat: best[seat], reverse=True)
    )


def _by_seat(key: str, values: Sequence[Sequence[float]], say: Say) -> Chart:
    """A measure's chart: a series for each seat, or a single one if it has one value a turn."""
    lines = list(zip(*values, strict=True))
    if len(lines) == 1:
        return Chart((Series(say(words(key)), lines[0]),))
    names = (say(seat_name(seat)) for seat in range(len(lines)))
    return Chart(tuple(map(Series, names, lines)), say(words(key)))


def _say(say: Say, part: str) -> str:
    return say(words(f"picture-end-{part}"))


def picture_of(scene: Callable[[Speech], Scene], speech: Speech) -> Picture:
    """The picture of a scene.

    `scene` is called twice: with the texts to draw, and with the texts of the alt text.
    """
    alt = alt_of(scene(speech.without_escapes), speech)
    return Picture(DRAWING, scene(speech.for_pictures), alt)


def alt_of(scene: Scene, say: Say) -> str:
    """The alt text of a game's end; without the charts if it were too long with them."""
    head = [f"{scene.game}: {scene.title}"]
    head += [scene.own_picture.shows] if scene.own_picture is not None else []
    head += [f"{fact.name}: {fact.value}" for fact in scene.facts]
    head += [_standing(player, say) for player in scene.players]
    lines = [(chart, one) for chart in scene.charts for one in chart.series if one.values]
    return alt_text([*head, *(_course(chart.name, one, say) for chart, one in lines)], head)


def _standing(player: Player, say: Say) -> str:
    if player.gave_up:
        return say(words("picture-end-gave-up", name=player.name))
    return f"{player.name}: {player.score}" if player.score else player.name


def _course(measure: str, series: Series, say: Say) -> str:
    values = series.values
    return say(
        words(
            "picture-end-course",
            name=f"{series.name}, {measure}" if measure else series.name,
            first=f"{values[0]:g}",
            last=f"{values[-1]:g}",
            least=f"{min(values):g}",
            most=f"{max(values):g}",
        )
    )
