"""The scene of the table, and its alt text.

A scene shows only what its view has: the viewer's hand, and the cards of the other hand that were
taken from the pool. All else is face down.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from bot.language.wording import Say, alt_text, labels
from engine.core.words import Words, seat_name, wording, words
from engine.games.dark_miss_down.content import AREAS, CREWS, Area, Crew
from engine.games.dark_miss_down.text.description import table
from engine.games.dark_miss_down.view import CARD_VIEWS, BonusView, CardView, DarkMissView

CARD_DRAWING: Final = "bot.presentation.games.dark_miss_down.draw_cards:draw"
"""The import path of the function that draws a card, in a worker process."""
DRAWING: Final = "bot.presentation.games.dark_miss_down.draw:draw"

Kind = Literal[Crew, Area, "crews", "areas"]
"""A crew or an area; "crews" and "areas" stand for a number of different ones."""

_GAME: Final = "dark-miss-down"


class Icon(NamedTuple):
    """A crew or area: letters where there is little room, else its name."""

    kind: Kind
    letters: str
    name: str


class Bonus(NamedTuple):
    """The bonus of a completed task: which icons it needs, a note or "", and its points.

    A bonus with 0 points gives a card of the pool.
    """

    icons: tuple[Icon, ...]
    note: str
    points: int


class Task(NamedTuple):
    """The task half of a card. `needs` is its cost.

    `completing` tells that the task is being paid for.
    """

    danger: int
    name: str
    needs: tuple[Icon, ...]
    bonus: Bonus
    completing: bool = False


class Asset(NamedTuple):
    """The asset half of a card.

    `seen` tells that it is in the viewer's hand and known to the other player. `danger` is the
    danger of the card's task if another card of the row has the same asset, else 0.
    """

    crew: Icon
    area: Icon
    seen: bool = False
    danger: int = 0


class Seat(NamedTuple):
    """A player. `number` is the seat, from 0; `own` marks the viewer's seat.

    `task` is the latest completed task. `faces` are the visible cards of the hand, `backs` is the
    number of others. `stood` tells that the player accepted a tie, `won` that they won at the
    airlock button.
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


PICTURE: Final = "picture-dark-"
"""The prefix of the ids of the picture's words."""
_picture_words = wording(PICTURE)
SHOWN: Final = ("bonus", "pool", "played", "deck", "discards", "no-task", "no-card", "seen")
"""The ids, without prefix, of the words that the picture always shows."""


class Labels(NamedTuple):
    """The texts on the table, in the reader's language. `last` is "" before the last round."""

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


class Scene(NamedTuple):
    """The table; the viewer's seat is the last one.

    `played` are the cards that paid for a task, while its player chooses a card as the bonus.
    `goal` is the number of points that begins the last round. `airlock` tells that the button
    waits.
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


Icons = Mapping[Crew | Area, Icon]


class _Faces(NamedTuple):
    """Both halves of every card in one language, by the id of the card."""

    tasks: Mapping[str, Task]
    assets: Mapping[str, Asset]


@lru_cache(maxsize=64)
def _faces(say: Say) -> _Faces:
    icons = {kind: _icon(kind, say) for kind in (*CREWS, *AREAS)}
    return _Faces(
        {card.id: _task(card, icons, say) for card in CARD_VIEWS},
        {card.id: Asset(icons[card.crew], icons[card.area], seen=False) for card in CARD_VIEWS},
    )


def scene_of(view: DarkMissView, say: Say) -> Scene:
    """The table of a view."""
    seats = range(len(view.seats))
    order = seats if view.viewer is None else sorted(seats, key=lambda seat: seat == view.viewer)
    faces, completing = _faces(say), view.completing
    return Scene(
        labels=_labels(view, say),
        tasks=tuple(
            [
                faces.tasks[card.id]._replace(completing=True)
                if completing is not None and card.id == completing.id
                else faces.tasks[card.id]
                for card in view.tasks
            ]
        ),
        pool=_assets(view.pool, faces),
        deck=view.deck,
        discards=len(view.discards),
        played=_assets(view.played, faces),
        goal=view.goal,
        seats=tuple([_seat(view, seat, faces, say) for seat in order]),
        airlock=view.phase == "airlock",
    )


def card_of(card: str, say: Say) -> tuple[Task, Asset, str]:
    """Both halves of the card with this id, and the word for a bonus."""
    faces = _faces(say)
    return faces.tasks[card], faces.assets[card], say(_picture_words("bonus"))


def alt_of(view: DarkMissView, say: Say) -> str:
    """The alt text of the table; if it would be too long, with numbers in place of names."""
    return alt_text(map(say, table(view, briefly=True)), _by_number(view, say))


def _by_number(view: DarkMissView, say: Say) -> Iterator[str]:
    """The table in words, with numbers in place of names. Lazy, as it is seldom needed."""
    yield from map(say, table(view, _seat_number, briefly=True))


def _seat_number(seat: int) -> Words:
    return _picture_words("seat", number=seat + 1)


def _labels(view: DarkMissView, say: Say) -> Labels:
    running = view.phase in ("turn", "bonus", "discard")
    return Labels(
        round=say(_picture_words("round", turn=view.turn)),
        doing=say(_picture_words(f"doing-{view.phase}", seat=seat_name(view.active))),
        last=say(_picture_words("last")) if view.last and running else "",
        **labels(say, PICTURE, SHOWN),
    )


def _seat(view: DarkMissView, number: int, faces: _Faces, say: Say) -> Seat:
    seat, own = view.seats[number], number == view.viewer
    return Seat(
        number=number,
        name=say(seat_name(number)),
        score=seat.score,
        task=None if seat.tableau is None else faces.tasks[seat.tableau.id],
        faces=_assets(view.hand, faces, seat.known) if own else _assets(seat.known, faces),
        backs=0 if own else seat.cards - len(seat.known),
        active=number == view.active and view.phase not in ("airlock", "over"),
        own=own,
        stood=number in view.stood,
        won=number == view.winner,
    )


def _assets(
    cards: Iterable[CardView], faces: _Faces, known: Iterable[CardView] = ()
) -> tuple[Asset, ...]:
    """The asset halves of a row of cards; those `known` to the other player are marked as seen."""
    ids, row = {card.id for card in known}, tuple(cards)
    alike = Counter([(card.crew, card.area) for card in row])
    return tuple(
        [
            faces.assets[card.id]._replace(
                seen=card.id in ids,
                danger=card.danger if alike[card.crew, card.area] > 1 else 0,
            )
            for card in row
        ]
    )


def _task(card: CardView, icons: Icons, say: Say) -> Task:
    name = say(words(f"{_GAME}-task-{card.id}"))
    needs = tuple([icons[kind] for kind in card.needs])
    return Task(card.danger, name, needs, _bonus(card.bonus, icons, say))


def _icon(kind: Crew | Area, say: Say) -> Icon:
    letters = say(_picture_words(f"letters-{kind}"))
    return Icon(kind, letters, say(words(f"{_GAME}-icon-{kind}")))


def _bonus(bonus: BonusView, icons: Icons, say: Say) -> Bonus:
    """A bonus with the icons it needs.

    For a number of different crews or areas, the icons are that number; for all crews, one icon per
    crew.
    """
    if bonus.kind != "variety":
        noted = bonus.kind in ("majority", "together", "take")
        note = say(_picture_words(f"bonus-{bonus.kind}")) if noted else ""
        return Bonus(tuple([icons[kind] for kind in bonus.icons]), note, bonus.points)
    if bonus.crews == len(CREWS) and not bonus.areas:
        return Bonus(tuple([icons[crew] for crew in CREWS]), "", bonus.points)
    wanted: tuple[tuple[Literal["crews", "areas"], int], ...]
    wanted = (("crews", bonus.crews), ("areas", bonus.areas))
    counted = tuple([Icon(kind, str(count), str(count)) for kind, count in wanted if count])
    note = say(_picture_words(f"bonus-{counted[0].kind}")) if len(counted) == 1 else ""
    return Bonus(counted, note, bonus.points)
