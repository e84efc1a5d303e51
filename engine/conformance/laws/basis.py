"""The basis of all laws: the game under test, bounds on the work, and located failures.

The bounds are class attributes: a quick game is tried from thousands of seeds, a large one stays
within the time of a build.
"""

import inspect
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, ClassVar, NoReturn

from engine.conformance import probes, tables
from engine.conformance.tables import AnyMatch, Course, LawBroken, Moment
from engine.core import registry
from engine.core.catalogue import Catalogue, catalogue
from engine.core.chance import Chance, seed_from
from engine.core.game import AnyGame


class Basis:
    """The game under test, and bounds on the work of its laws.

    `games`: how many games are played at random to their end; they are numbered from 0.
    `seeds`: how many of them, the first ones, are examined step by step.
    `fresh`: the numbers of further games that are examined step by step.
    `moments`: how many moments of a game examined step by step are sampled.
    `probes`: how many actions from other moments are tried at a moment.
    `listed`: how many actions of a tree of choices are tried, from its first.
    `imaginings`: how many states are imagined for each audience.
    `examples`: how many actions of a kind the laws of times and of secret choices try.
    `longest`: the maximum number of actions of a game.
    `nodes`: how many actions an agent may imagine per decision.
    `every_pair`: whether every moment is played on with every agent, and as imagined for every
    audience; else each moment with one of them, in turn.
    `revealing`: numbers of games that together show everything, played first by laws that look for
    all content; `python -m engine.conformance revealing MODULE:CLASS` finds them.
    """

    game: ClassVar[str]
    games: ClassVar[int] = 1000
    seeds: ClassVar[int] = 6
    fresh: ClassVar[tuple[int, ...]] = ()
    moments: ClassVar[int] = 16
    probes: ClassVar[int] = 60
    listed: ClassVar[int] = 1500
    imaginings: ClassVar[int] = 4
    examples: ClassVar[int] = 8
    longest: ClassVar[int] = 20_000
    nodes: ClassVar[int] = 12
    every_pair: ClassVar[bool] = False
    revealing: ClassVar[tuple[int, ...]] = ()

    hidden: ClassVar[tuple[str, ...]] = ()
    """Fields of the state ("deck", "players.hand") that must vary among imagined states."""
    nothing_hidden: ClassVar[bool] = False
    """True for games in which only chance is unknown."""
    rare: ClassVar[frozenset[str]] = frozenset()
    """Content ids, message ids and kinds of facts that random play may miss."""
    golden: ClassVar[Path | None] = None
    """The folder of playthroughs and digests of rulesets; default: `golden` beside the test."""

    @property
    def rules(self) -> AnyGame:
        """The game under test."""
        return registry.game(self.game)

    @property
    def playthroughs(self) -> Path:
        """The folder of golden playthroughs."""
        return self.golden or Path(inspect.getfile(type(self))).parent / "golden"

    def course(self, number: int) -> Course:
        """Game `number`, played at random or by a policy."""
        return tables.course(self.rules, number, self.longest)

    def numbers(self) -> Iterable[int]:
        """The numbers of all games, the `revealing` ones first."""
        return dict.fromkeys((*self.revealing, *range(self.games)))

    def final(self, number: int) -> AnyMatch:
        """The final match of game `number`."""
        course = self.course(number)
        (last,) = course.moments_at({len(course.moves) - 1})
        return last.match.play(last.seat, last.action).match

    def samples(self) -> Iterator[Moment]:
        """Sampled moments of all watched games."""
        for number in (*range(self.seeds), *self.fresh):
            yield from self.course(number).sample(self.moments)

    def pool(self) -> tuple[Any, ...]:
        """Actions offered at the sampled moments, and variants of them, to try at other moments."""
        return _pool(self.rules, self.seeds, self.moments, self.listed, self.longest)

    def probes_at(self, moment: Moment) -> list[Any]:
        """`probes` random actions of the pool, the same ones each time for the same moment."""
        pool = self.pool()
        chance = seed_of("probes", moment)
        return [chance.pick(pool) for _ in range(self.probes)]

    def words(self) -> Catalogue:
        """The catalogue of the game's messages."""
        return _catalogue(self.rules)


@lru_cache(maxsize=32)
def _catalogue(game: AnyGame) -> Catalogue:
    return catalogue((game,))


@lru_cache(maxsize=32)
def _pool(game: AnyGame, seeds: int, moments: int, listed: int, longest: int) -> tuple[Any, ...]:
    pool: dict[Any, None] = {}
    for number in range(seeds):
        for moment in tables.course(game, number, longest).sample(moments):
            for seat in range(moment.table.seats):
                root = game.choices(moment.match.state, seat)
                pool.update(dict.fromkeys(islice(probes.actions_in(root), listed)))
    for action in list(pool):
        pool.update(dict.fromkeys(probes.variants(game, action)))
    return tuple(pool)


def fail_law(where: object, sentence: str) -> NoReturn:
    """Raise LawBroken with the place and what differs."""
    __tracebackhide__ = True
    raise LawBroken(f"{where}: {sentence}")


def hold(where: object, condition: object, sentence: str) -> None:
    """Raise LawBroken unless the condition holds."""
    __tracebackhide__ = True
    if not condition:
        fail_law(where, sentence)


@contextmanager
def at(where: object) -> Iterator[None]:
    """Add the place to any exception raised within, except LawBroken."""
    try:
        yield
    except LawBroken:
        raise
    except Exception as error:
        error.add_note(f"at {where}")
        raise


def seed_of(*parts: object) -> Chance:
    """A generator for a test's own draws, seeded by `parts`."""
    return Chance(seed_from(" ".join(map(str, parts))))
