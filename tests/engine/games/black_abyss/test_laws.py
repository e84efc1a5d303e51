"""The laws, over many games at all tables."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.conformance import Laws
from engine.conformance.laws.alarms import Moves
from engine.core.events import silence
from engine.core.match import copier_of
from engine.games.black_abyss.actions import Bulldoze
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.victory import stands
from tests.engine.games.black_abyss import timetable

GOLDEN = Path(__file__).parents[3] / "golden"


class TestBlackAbyss(Laws):
    """All laws; unexplored spaces and ballots are hidden.

    Emblems of races need no words, as the name stands beside them.

    Random games rarely show bombs on a planet of two races, repairs at a port, marines that storm a
    planet or land in peace, captured flags, the end of a long study, or chips that run out.
    `test_combat`, `test_planets`, `test_modes` and `test_movement` test these.
    """

    game = "black_abyss"
    games = 60
    revealing = (40, 46, 56, 22, 13, 36, 59, 42, 32, 53, 49, 16, 31, 47)
    seeds = 2
    fresh = (8,)
    moments = 10
    probes = 30
    listed = 300
    imaginings = 2
    hidden = ("tile", "ballot.marks", "ballot.cast")
    golden = GOLDEN
    clock = timetable.CLOCK
    times = timetable.TIMES
    rare = frozenset(
        {
            *(f"black-abyss-icon-{race}" for race in t.RACES),
            "black-abyss-because-no-peace",
            "black-abyss-by-bomb-2",
            "black-abyss-by-particle-beam",
            "black-abyss-alarm-hold-twins-mine",
            "computer-3",
            "black-abyss-a-computer-3",
            "black-abyss-a-shield-2",
            "computer-4",
            "black-abyss-a-computer-4",
            "engine-3",
            "black-abyss-a-engine-3",
            "black-abyss-a-jammer-3",
            "jammer-3",
            "open-borders",
            "Eliminated",
            "Idle",
            "Take",
            "Taken",
            "Recalled",
            "Shared",
            "RanOut",
            "SecretLost",
            "black-abyss-fact-ran-out",
            "black-abyss-fact-secret-lost",
            "black-abyss-fact-shared",
            "black-abyss-fact-recalled",
            "black-abyss-fact-disbanded",
            "black-abyss-fact-bought-tile",  # only in records that do not name the ship
            "black-abyss-fact-bought-stripped",
            "Settled",
            "Idled",
            "black-abyss-fact-captured",
            "black-abyss-fact-razed",
            "black-abyss-fact-occupied",
            "black-abyss-fact-turned-back",
            "black-abyss-say-left-behind",
            "black-abyss-fact-idled",
            "engine-2",
            "jammer-2",
            "black-abyss-a-jammer-2",
            "black-abyss-a-planetary-shield",
            "marine-bay",
            "repair-crew",
            "black-abyss-a-repair-crew",
            "BreakTie",
            "Bomb",
            "Bombed",
            "Fire",
            "Missed",
            "Steer",
            "planetary-shield",
            "particle-beam",
            "shield-3",
            "Cover",
            "CoverAll",
            "black-abyss-do-cover-all",
            "black-abyss-ask-cover",
            "black-abyss-about-cover",
            "Disembark",
            "Lose",
            "Repair",
            "Load",
            "Sell",
            "Sold",
            "black-abyss-fact-bought-repair",
            "black-abyss-fact-sold",
            "black-abyss-a-particle-beam",
            "black-abyss-a-plasma-gun",
            "black-abyss-a-shield-3",
            "black-abyss-did-bought-repair",
            "black-abyss-fact-flag-dropped",
            "black-abyss-fact-flag-returned",
        }
    )

    def unforeseen(self, before: Any, end: Any, moves: Moves) -> str:
        """A seat removed its own last habitat, as only random players do.

        Or dice decided: a fleet fell within one round, or both keepers in one cycle. Or a race
        without home world lost all its ships at once.
        """
        if end.ending == "fleet":
            return "a fleet fell in one round"
        if end.ending == "twins" and not any(empire.keepers for empire in before.empires):
            return "both keepers fell in one cycle"
        if not any(stands(before, seat) for seat in range(len(before.empires))):
            return "no home world stood, and the last ships of one were lost in one cycle"
        state = copier_of(self.rules)(before)
        for seat, action in moves:
            stood = stands(state, seat)
            self.rules.apply(state, seat, action, silence)
            if isinstance(action, Bulldoze) and stood and not stands(state, seat):
                return f"seat {seat} gave its home world up"
        return ""

    def rare_examples(self) -> Iterator[tuple[Any, int, Any]]:
        """The kinds of actions that random games rarely reach."""
        return timetable.rare_examples()
