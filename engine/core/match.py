"""A match as a value: playing returns a new one, or raises and changes nothing.

Only this module and self-play call `Game.apply`; everybody else plays through a `Match`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter, ValidationError

from engine.core.chance import Chance
from engine.core.choices import Branch, with_memory
from engine.core.copying import copier
from engine.core.errors import BadSeats, IllegalAction, Malformed
from engine.core.events import Event, Telling
from engine.core.game import AnyGame, Game, Options, State
from engine.core.words import Words, words

S = TypeVar("S", bound=State)
T = TypeVar("T")
A = TypeVar("A")
F = TypeVar("F")


class Codec(Generic[T]):
    """Writes and reads JSON of one type: a dataclass, or the base of all actions or facts."""

    def __init__(self, form: Any, name: str) -> None:
        self._adapter: TypeAdapter[T] = TypeAdapter(form)
        self._write = self._adapter.serializer.to_json
        self._name = name

    def dump(self, value: T) -> bytes:
        """The value as compact JSON; keys in the order of the fields."""
        return self._write(value)

    def load(self, data: bytes | str) -> T:
        """The value of a JSON text. Raises Malformed, naming the first fault and its place."""
        try:
            return self._adapter.validate_json(data)
        except ValidationError as error:
            first = error.errors()[0]
            place = ".".join(str(part) for part in first["loc"]) or "the whole"
            raise Malformed(f"This is no {self._name}: {first['msg']} at {place}.") from None


@cache
def copier_of(game: AnyGame) -> Callable[[Any], Any]:
    """The copier of a game's states."""
    return copier(game.state)


@cache
def states_of(game: AnyGame) -> Codec[Any]:
    """The codec of a game's states."""
    return Codec(game.state, f"saved game of {game.name}")


@cache
def actions_of(game: AnyGame) -> Codec[Any]:
    """The codec of a game's actions."""
    return Codec(game.action, f"action of {game.name}")


@cache
def facts_of(game: AnyGame) -> Codec[Any]:
    """The codec of a game's facts."""
    return Codec(game.fact, f"fact of {game.name}")


@cache
def events_of(game: AnyGame) -> Codec[list[Event[Any]]]:
    """The codec of a list of events, with the faces of all seats."""
    return Codec(list[Event[game.fact]], f"events of {game.name}")  # type: ignore[name-defined]


@dataclass(frozen=True)
class Match(Generic[S, A, F]):
    """A game in progress.

    `revision` counts recorded entries (actions and undos); it serves only to order them.
    `decisions` has a number per seat that grows with the seat's own actions and with undos. Buttons
    carry it, so that a second click is stale, but a click after another seat's action is not. As
    the state is immutable, the public view and each seat's choices are cached.
    """

    game: Game[S, A, F, Any]
    state: S
    decisions: tuple[int, ...]
    revision: int = 0

    @classmethod
    def start(
        cls, game: Game[S, A, F, Any], options: Options, seats: int, seed: str
    ) -> Match[S, A, F]:
        """A new match; `seed` is 64 hex digits. Raises BadSeats if the options forbid `seats`."""
        allowed = options.seating(game.seats)
        if seats not in allowed:
            least, most = allowed[0], allowed[-1]
            span = f"{least}" if least == most else f"{least} to {most}"
            noun = "seat" if most == 1 else "seats"
            chosen = "" if allowed == game.seats else " with these options"
            raise BadSeats(f"{game.name}{chosen} is for {span} {noun}, not {seats}.")
        return cls(game, game.new(options, seats, Chance(seed)), (0,) * seats)

    @cached_property
    def public(self) -> Any:
        """The public view; cached."""
        return self.game.view(self.state, None)

    def view(self, viewer: int | None) -> Any:
        """The view of a seat or spectator; a seat's is not cached."""
        if viewer is None:
            return self.public
        return self.game.seat_view(self.state, viewer, lambda: self.public)

    def choices(self, seat: int) -> Branch[A]:
        """A seat's choices; cached."""
        if seat not in self._trees:
            self._trees[seat] = with_memory(self.game.choices(self.state, seat))
        return self._trees[seat]

    @cached_property
    def _trees(self) -> dict[int, Branch[A]]:
        return {}

    def play(self, seat: int, action: A) -> Step[S, A, F]:
        """The match after `action`, with events. Raises IllegalAction with the rules' reason."""
        game, refusal = self.game, self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        state: S = copier_of(game)(self.state)
        telling: Telling[F] = Telling()
        game.apply(state, seat, action, telling)
        decisions = tuple([n + (at == seat) for at, n in enumerate(self.decisions)])
        after = Match(game, state, decisions, self.revision + 1)
        drawn = state.chance != self.state.chance
        return Step(after, telling.events, reveals=telling.reveals or drawn)

    def why_not(self, seat: int, action: A) -> Words | None:
        """Why `action` by `seat` is refused; None if it is legal.

        After the end, and for a seat that does not exist, every action is refused.
        """
        if self.game.outcome(self.state) is not None:
            return words("refused-over")
        if not 0 <= seat < len(self.decisions):
            return words("refused-no-seat")
        return self.game.why_not(self.state, seat, action)

    def undo(self, to: S, *, revealed: bool) -> Match[S, A, F]:
        """The match with the earlier state `to`, as a new revision.

        `revealed` says whether any step since `to` revealed something. If so, what no seat knew in
        `to` is redrawn, and chance goes on from its present counter, so that no draw is repeated.
        """
        game, chance = self.game, Chance(self.state.chance.seed, self.state.chance.counter)
        if revealed:
            state = game.imagine(to, range(len(self.decisions)), chance)
            state.chance = chance
        else:
            state = copier_of(game)(to)
        decisions = tuple([number + 1 for number in self.decisions])
        return replace(self, state=state, decisions=decisions, revision=self.revision + 1)


@dataclass(frozen=True, slots=True)
class Step(Generic[S, A, F]):
    """The match after an action, and its events.

    `reveals` says whether the action drew from chance, or told a seat a secret.
    """

    match: Match[S, A, F]
    events: list[Event[F]]
    reveals: bool
