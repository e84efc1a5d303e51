"""Games of built-in players to their ends, and counts of what was done in each."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.game import Perspective, Policy
from engine.games.black_abyss import facts
from engine.games.black_abyss.agents.policies import POLICIES, character
from engine.games.black_abyss.content import tables as t

GAME = registry.game("black_abyss")
WONDERS = frozenset(t.BUILDINGS[n] for n in t.WONDERS)


@dataclass(slots=True)
class Course:
    """One game: its players, its ending, and how often each thing was done.

    `first` is the seat that began. `income` and `sold` are resources of all seats. `built` counts
    ships, tiles and buildings bought, `learnt` levels, `drawn` events, `passed` and `rejected`
    resolutions, `battles` battles between seats, `plunder` chips taken, `dealt` offers by kind
    (peace, passage) and result, `secrets` Secrets of Life begun. `minerals` is what each seat had
    left.
    """

    seats: int
    first: int = 0
    races: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    how: str = ""
    winners: tuple[int, ...] = ()
    cycles: int = 0
    income: int = 0
    sold: int = 0
    shares: int = 0
    wars: int = 0
    battles: int = 0
    plunder: int = 0
    built: Counter[str] = field(default_factory=Counter)
    learnt: Counter[str] = field(default_factory=Counter)
    drawn: Counter[str] = field(default_factory=Counter)
    passed: Counter[str] = field(default_factory=Counter)
    rejected: Counter[str] = field(default_factory=Counter)
    dealt: Counter[tuple[int, str]] = field(default_factory=Counter)
    secrets: int = 0
    minerals: tuple[int, ...] = ()

    def __call__(
        self,
        fact: Any,
        faces: Mapping[int, Any] | None = None,
        *,
        reveals: bool = False,  # noqa: ARG002
    ) -> None:
        """Count a fact once, whatever faces it has."""
        told = next((one for one in (fact, *(faces or {}).values()) if one is not None), None)
        self._earned(told)
        self._done(told)

    def _earned(self, told: Any) -> None:
        match told:
            case facts.Produced():
                self.income += told.food + told.energy + told.minerals
            case facts.Sold():
                self.sold += told.amount
            case facts.BattleBegan():
                self.battles += min(told.seat, told.other) >= 0
            case facts.Plundered():
                self.plunder += told.food + told.energy + told.minerals
            case facts.Shared():
                self.shares += told.amount
            case facts.SecretBegun():
                self.secrets += 1
                self.learnt[told.tech] += 1
            case facts.Bargained():
                how = "accepted" if told.how == "agreed" else told.how
                self.dealt[told.what, how] += 1
            case _:
                self.wars += isinstance(told, facts.WarDeclared)

    def _done(self, told: Any) -> None:
        match told:
            case facts.Bought() if told.how in ("ship", "tile", "building"):
                self.built[told.what] += 1
            case facts.Researched():
                self.learnt[told.tech] += 1
            case facts.EventDrawn():
                self.drawn[told.event] += 1
            case facts.Decided():
                (self.passed if told.passed else self.rejected)[told.law] += 1
            case _:
                pass

    def count(self, names: frozenset[str]) -> int:
        """How many of these things were built."""
        return sum(self.built[name] for name in names)

    def used(self) -> set[str]:
        """Everything that was built, learnt, drawn or in force."""
        return {*self.built, *self.learnt, *self.drawn, *self.passed}


def played(number: int, seats: int, chosen: Mapping[str, str]) -> Course:
    """Game `number` with these options, one character per seat."""
    return play(number, [POLICIES["greedy"]] * seats, chosen)


def duel(number: int) -> Course:
    """Game `number` of a duel; each deal is played twice, with characters exchanged."""
    chosen = {"mode": "duel"}
    deal = number // 2
    state = GAME.new(options.read(GAME, chosen), 2, Chance(seed_from(f"1/{deal}")))
    minds = tuple(character(state, seat) for seat in range(2))
    minds = minds[::-1] if number % 2 else minds
    return play(deal, [POLICIES[mind] for mind in minds], chosen, minds)


def play(
    number: int, policies: Sequence[Policy], chosen: Mapping[str, str], names: tuple[str, ...] = ()
) -> Course:
    """Game `number` with one policy per seat."""
    seats = len(policies)
    state = GAME.new(options.read(GAME, dict(chosen)), seats, Chance(seed_from(f"1/{number}")))
    luck = Chance(seed_from(f"1/{number}/players"))
    course = Course(seats, state.first)
    while waiting := GAME.missing(state):
        seat = waiting[0] if len(waiting) == 1 else luck.pick(waiting)
        GAME.apply(state, seat, policies[seat](Perspective(GAME, state, seat), luck), course)
    course.races = tuple(GAME.roles(state))
    course.characters = names or tuple(character(state, seat) for seat in range(seats))
    course.minerals = tuple(empire.minerals for empire in state.empires)
    course.how, course.winners, course.cycles = state.ending, tuple(state.winners), state.turn
    return course
