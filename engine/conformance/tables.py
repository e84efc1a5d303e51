"""The games that laws play: game `number` of a game is always the same.

Seats, options, seed and every move are derived from the number, so that a failure can be replayed.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from engine.core import options
from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.core.events import Telling, faces, silence
from engine.core.game import AnyGame, Options, Perspective
from engine.core.match import Match, copier_of

AnyMatch = Match[Any, Any, Any]


class LawBroken(AssertionError):
    """A game breaks a law; the sentence says which, where, and what differs."""


@dataclass(frozen=True, slots=True)
class Table:
    """How a game begins: seats, options (name and value as typed) and seed.

    All of it is derived from `number`, the number of the game.
    """

    game: AnyGame
    number: int
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: str

    @property
    def parsed_options(self) -> Options:
        """The options, parsed by the game."""
        return options.read(self.game, dict(self.options))

    def start(self) -> AnyMatch:
        """The match before its first action."""
        return Match.start(self.game, self.parsed_options, self.seats, self.seed)

    def __str__(self) -> str:
        chosen = "".join(f", {name}={value}" for name, value in self.options)
        return f"{self.game.name}, seed {self.number} ({self.seats} seats{chosen})"


def table(game: AnyGame, number: int) -> Table:
    """The table of game `number`. Number 0 has the default options, others random ones.

    The number of seats is random, too, within what the options allow.
    """
    chance = Chance(seed_from(f"table {number}"))
    seats = chance.pick(game.seats)
    chosen = tuple(
        (option.name, chance.pick(option.values) if number else option.default)
        for option in options.describe(game)
    )
    allowed = options.read(game, dict(chosen)).seating(game.seats)
    seats = min(max(seats, allowed[0]), allowed[-1])
    return Table(game, number, seats, chosen, seed_from(f"{game.name} {number}"))


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game: the match after `step` actions, before `seat` plays `action`."""

    table: Table
    step: int
    match: AnyMatch
    seat: int
    action: Any

    def __str__(self) -> str:
        return f"{self.table}, after {self.step} actions"


@dataclass(frozen=True, slots=True)
class Course:
    """A whole game: the table, and each action with its seat."""

    table: Table
    moves: tuple[tuple[int, Any], ...]

    def moments(self) -> Iterator[Moment]:
        """The moment before every action; the game is played by `Match.play`."""
        match = self.table.start()
        for step, (seat, action) in enumerate(self.moves):
            moment = Moment(self.table, step, match, seat, action)
            yield moment
            match = match.play(seat, action).match

    def moments_at(self, steps: Collection[int]) -> Iterator[Moment]:
        """The moments after these numbers of actions. Quicker than `moments`, as it copies less."""
        match, last = self.table.start(), max(steps, default=-1)
        game, state, decisions = self.table.game, match.state, list(match.decisions)
        for step, (seat, action) in enumerate(self.moves[: last + 1]):
            if step in steps:
                here = replace(
                    match, state=copier_of(game)(state), decisions=tuple(decisions), revision=step
                )
                yield Moment(self.table, step, here, seat, action)
            game.apply(state, seat, action, silence)
            decisions[seat] += 1

    def sample(self, count: int) -> Iterator[Moment]:
        """At most `count` moments: the first, the last, and random ones between."""
        yield from _sample(self, count)

    def facts(self) -> Sequence[Any]:
        """Every face of every fact of the game, in order."""
        return _facts(self)


@lru_cache(maxsize=32)
def _facts(course: Course) -> Sequence[Any]:
    """`Course.facts`, cached because several laws need them."""
    state, facts = course.table.start().state, list[Any]()
    for seat, action in course.moves:
        telling: Telling[Any] = Telling()
        course.table.game.apply(state, seat, action, telling)
        for event in telling.events:
            facts += faces(event)
    return tuple(facts)


@lru_cache(maxsize=64)
def _sample(course: Course, count: int) -> list[Moment]:
    """`Course.sample`, cached for all laws; so laws must not change a moment."""
    length = len(course.moves)
    places = list(range(1, length - 1))
    Chance(seed_from(f"sample {course.table.number}")).shuffle(places)
    chosen = {0, length - 1, *places[: max(0, count - 2)]}
    return [*course.moments_at(chosen)]


@lru_cache(maxsize=512)
def course(game: AnyGame, number: int, longest: int) -> Course:
    """Game `number`, played to its end. Even numbers play at random, odd ones mostly by a policy.

    Policies get further into a game than random play. Raises LawBroken if the game has not ended
    after `longest` actions, or if a chosen action is refused.
    """
    at = table(game, number)
    moves: list[tuple[int, Any]] = []
    state, chance = at.start().state, Chance(seed_from(f"moves {number}"))
    players = [game.policies[name] for name in sorted(game.policies)]
    player = players[number // 2 % len(players)] if players and number % 2 else None
    while game.outcome(state) is None:
        if len(moves) >= longest:
            raise LawBroken(f"{at}: play has not ended after {longest} actions.")
        if player is None or chance.below(8) == 0:
            seat, action = random_move(at, state, chance, len(moves))
        else:
            seat = chance.pick(game.missing(state))
            action = player(Perspective(game, state, seat), chance)
        refusal = game.why_not(state, seat, action)
        if refusal is not None:
            chosen = "offered to" if player is None else "chosen for"
            raise LawBroken(
                f"{at}, after {len(moves)} actions: {action} is {chosen} seat {seat} "
                f"but refused: {refusal}."
            )
        game.apply(state, seat, action, silence)
        moves.append((seat, action))
    return Course(at, tuple(moves))


def random_move(at: Table, state: Any, chance: Chance, step: int) -> tuple[int, Any]:
    """A random move, as (seat, action).

    Usually a missing seat plays; one time in eight, any seat that may act. Raises LawBroken if the
    game is not over but no seat is missing.
    """
    game = at.game
    seats = game.missing(state)
    if not seats:
        raise LawBroken(f"{at}, after {step} actions: the game runs on but awaits nobody.")
    if at.seats > 1 and chance.below(8) == 0:
        seats = [seat for seat in range(at.seats) if game.choices(state, seat).open()] or seats
    seat = chance.pick(seats)
    root = game.choices(state, seat)
    try:
        return seat, wander(root, chance)
    except Exception as error:
        error.add_note(f"{at}, after {step} actions, choosing for seat {seat}")
        raise
