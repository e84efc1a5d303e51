"""The scene of the table, and its alt text.

Runs in the main process, so it must not import the drawing library. A scene shows what its view
has: the owner's hand, for others only cards taken from the pool, and backs.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from bot.language.wording import Say, alt_text
from engine.core.words import Arg, Words, seat_name, words
from engine.games.dark_miss_down.content import CARD, CREWS, Area, Crew
from engine.games.dark_miss_down.text import table
from engine.games.dark_miss_down.view import CARD_VIEWS, BonusView, CardView, DarkMissView

CARD_DRAWING: Final = "bot.presentation.games.dark_miss_down.draw_cards:draw"
"""The import path of the function that draws a card."""
DRAWING: Final = "bot.presentation.games.dark_miss_down.draw:draw"
"""The import path of the drawing function, for a worker process."""

Kind = Literal[Crew, Area, "crews", "areas"]
"""A crew, an area, or a number of different ones of either."""

_GAME: Final = "dark-miss-down"


@dataclass(frozen=True, slots=True)
class Icon:
    """A crew or area: letters for small spaces, name for larger ones."""

    kind: Kind
    letters: str
    name: str


@dataclass(frozen=True, slots=True)
class Bonus:
    """A completed task's bonus: required icons, a note, points.

    Without points it gives a card of the asset pool.
    """

    icons: tuple[Icon, ...]
    note: str
    points: int


@dataclass(frozen=True, slots=True)
class Task:
    """The task half of a card; `completing` while it is being paid for."""

    danger: int
    name: str
    needs: tuple[Icon, ...]
    bonus: Bonus
    completing: bool = False


@dataclass(frozen=True, slots=True)
class Asset:
    """The asset half of a card; `seen` if it is in one's own hand and the other player knows it."""

    crew: Icon
    area: Icon
    seen: bool = False


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: the visible cards of the hand, and the number of others.

    `number` is the seat, from 0; `own` marks the viewer's seat; `stood` and `won` concern the
    airlock.
    """

    number: int
    name: str
    score: int
    task: Task | None
    faces: tuple[Asset, ...]
    backs: int
    active: bool
    own: bool
    stood: bool
    won: bool


@dataclass(frozen=True, slots=True)
class Labels:
    """Texts on the table, in the reader's language; `last` is empty before the last round."""

    round: str
    doing: str
    last: str
    bonus: str
    pool: str
    played: str
    deck: str
    discards: str
    no_task: str
    no_card: str
    seen: str


@dataclass(frozen=True, slots=True)
class Scene:
    """The table; the viewer's seat comes last.

    `played` are the cards that paid for a task, while its player chooses a bonus card.
    """

    labels: Labels
    tasks: tuple[Task, ...]
    pool: tuple[Asset, ...]
    deck: int
    discards: int
    played: tuple[Asset, ...]
    goal: int
    seats: tuple[Seat, ...]
    airlock: bool


def scene_of(view: DarkMissView, say: Say) -> Scene:
    """The scene of a view."""
    seats = range(len(view.seats))
    order = seats if view.viewer is None else sorted(seats, key=lambda seat: seat == view.viewer)
    completing = view.completing
    return Scene(
        labels=_labels(view, say),
        tasks=tuple(_task(card, say, completing=card == completing) for card in view.tasks),
        pool=tuple(_asset(card, say) for card in view.pool),
        deck=view.deck,
        discards=len(view.discards),
        played=tuple(_asset(card, say) for card in view.played),
        goal=view.goal,
        seats=tuple(_seat(view, seat, say) for seat in order),
        airlock=view.phase == "airlock",
    )


def card_of(card: str, say: Say) -> tuple[Task, Asset, str]:
    """Both halves of a card by id, and the word for bonus."""
    view = CARD_VIEWS[CARD[card]]
    return _task(view, say), _asset(view, say), say(_picture_words("bonus"))


def alt_of(view: DarkMissView, say: Say) -> str:
    """What the picture of this view says, as the alt text.

    Seats go by number where their names would make it too long.
    """
    told, numbered = table(view, briefly=True), table(view, _seat_number, briefly=True)
    return alt_text(map(say, told), map(say, numbered))


def _seat_number(seat: int) -> Words:
    return _picture_words("seat", number=seat + 1)


def _picture_words(part: str, **args: Arg) -> Words:
    return words(f"picture-dark-{part}", **args)


def _labels(view: DarkMissView, say: Say) -> Labels:
    def label(part: str, **args: Arg) -> str:
        return say(_picture_words(part, **args))

    running = view.phase in ("turn", "bonus", "discard")
    return Labels(
        round=label("round", turn=view.turn),
        doing=label(f"doing-{view.phase}", seat=seat_name(view.active)),
        last=label("last") if view.last and running else "",
        bonus=label("bonus"),
        pool=label("pool"),
        played=label("played"),
        deck=label("deck"),
        discards=label("discards"),
        no_task=label("no-task"),
        no_card=label("no-card"),
        seen=label("seen"),
    )


def _seat(view: DarkMissView, number: int, say: Say) -> Seat:
    seat, own = view.seats[number], number == view.viewer
    known = frozenset(seat.known)
    return Seat(
        number=number,
        name=say(seat_name(number)),
        score=seat.score,
        task=None if seat.tableau is None else _task(seat.tableau, say),
        faces=tuple(_asset(card, say, seen=card in known) for card in view.hand)
        if own
        else tuple(_asset(card, say) for card in seat.known),
        backs=0 if own else seat.cards - len(seat.known),
        active=number == view.active and view.phase not in ("airlock", "over"),
        own=own,
        stood=number in view.stood,
        won=number == view.winner,
    )


def _task(card: CardView, say: Say, *, completing: bool = False) -> Task:
    name = say(words(f"{_GAME}-task-{card.id}"))
    return Task(card.danger, name, _icons(card.needs, say), _bonus(card.bonus, say), completing)


def _asset(card: CardView, say: Say, *, seen: bool = False) -> Asset:
    return Asset(_icon(card.crew, say), _icon(card.area, say), seen)


def _icons(kinds: Iterable[Crew | Area], say: Say) -> tuple[Icon, ...]:
    return tuple(_icon(kind, say) for kind in kinds)


def _icon(kind: Crew | Area, say: Say) -> Icon:
    letters = say(_picture_words(f"letters-{kind}"))
    return Icon(kind, letters, say(words(f"{_GAME}-icon-{kind}")))


def _bonus(bonus: BonusView, say: Say) -> Bonus:
    """A bonus with its icons; "all crews" as each crew, other varieties as a number."""
    if bonus.kind != "variety":
        noted = bonus.kind in ("majority", "take")
        note = say(_picture_words(f"bonus-{bonus.kind}")) if noted else ""
        return Bonus(_icons(bonus.icons, say), note, bonus.points)
    if bonus.crews == len(CREWS) and not bonus.areas:
        return Bonus(_icons(CREWS, say), "", bonus.points)
    wanted: tuple[tuple[Literal["crews", "areas"], int], ...]
    wanted = (("crews", bonus.crews), ("areas", bonus.areas))
    icons = tuple(Icon(kind, str(count), str(count)) for kind, count in wanted if count)
    note = say(_picture_words(f"bonus-{icons[0].kind}")) if len(icons) == 1 else ""
    return Bonus(icons, note, bonus.points)
