"""Dark Miss Down as an implementation of the contract of games."""

from collections.abc import Mapping, Sequence

from engine.core.chance import Chance
from engine.core.game import Game, Options, Outcome
from engine.core.parts.companions import Companions
from engine.core.parts.timing import Allowance, Deadlines
from engine.games.dark_miss_down import actions as a
from engine.games.dark_miss_down import facts
from engine.games.dark_miss_down.agents.evaluation import estimate
from engine.games.dark_miss_down.agents.policies import POLICIES, guide
from engine.games.dark_miss_down.choices import awaited, menu, menu_of_agent
from engine.games.dark_miss_down.content import CARDS, FOLDER, NUMBERS, RULESET
from engine.games.dark_miss_down.imagine import redraw
from engine.games.dark_miss_down.rules.alarms import alarms
from engine.games.dark_miss_down.rules.table import RULES
from engine.games.dark_miss_down.state import DarkMissState, Player
from engine.games.dark_miss_down.text.speaker import DarkMissText
from engine.games.dark_miss_down.view import DarkMissView, view_of


class DarkMissDown(Game[DarkMissState, a.Action, facts.Fact, DarkMissView]):
    """Dark Miss Down, for two seats: officers in a race to be first mate."""

    name = "dark_miss_down"
    folder = FOLDER
    ruleset = RULESET
    seats = range(2, 3)
    secret = True
    companions = Companions(levels=NUMBERS.levels)
    deadlines = Deadlines(given=True)
    rules = RULES
    text = DarkMissText()
    awaited = staticmethod(awaited)
    choices = staticmethod(menu)
    choices_of_agent = staticmethod(menu_of_agent)
    view = staticmethod(view_of)
    redraw = staticmethod(redraw)
    alarms = staticmethod(alarms)
    value = staticmethod(estimate)
    policies = POLICIES
    guide = staticmethod(guide)

    def new(self, options: Options, seats: int, chance: Chance) -> DarkMissState:  # noqa: ARG002
        """Shuffle, deal tasks, pool and hands, and draw lots for the first turn."""
        deck = list(range(len(CARDS)))
        chance.shuffle(deck)
        tasks = [deck.pop() for _ in range(NUMBERS.tasks)]
        hands = [sorted(deck.pop() for _ in range(NUMBERS.hand)) for _ in range(seats)]
        pool = [deck.pop() for _ in range(NUMBERS.pool)]
        first = chance.below(seats)
        return DarkMissState(
            chance=chance,
            turn=1,
            first=first,
            active=first,
            phase="turn",
            last=False,
            players=[Player(hand, dict.fromkeys(hand, 0)) for hand in hands],
            tasks=tasks,
            pool=pool,
            deck=deck,
            discards=[],
        )

    def action_at(self, state: DarkMissState, seat: int, path: tuple[str, ...]) -> a.Action | None:  # noqa: ARG002
        """`Press` for the airlock button, so that a seat that comes too late is told why."""
        return a.Press() if path == ("airlock",) else None

    def outcome(self, state: DarkMissState) -> Outcome | None:
        """The higher score wins. A tie is decided at the airlock button, unless both accept it."""
        if state.phase != "over":
            return None
        scores = tuple(player.score for player in state.players)
        pressed = tuple(int(seat == state.winner) for seat in range(len(scores)))
        ranking = tuple(zip(scores, pressed, strict=True))
        best = [seat for seat, rank in enumerate(ranking) if rank == max(ranking)]
        if len(best) > 1:
            return Outcome((), ranking, scores, "dark-miss-down-tie-stands", raced=True)
        raced = state.winner is not None
        how = "pressed-first" if raced else "won"
        return Outcome(tuple(best), ranking, scores, f"dark-miss-down-{how}", raced)

    def on_deadline(self, state: DarkMissState, seat: int) -> a.Action | None:  # noqa: ARG002
        """Accepts the tie for a seat that did not press the airlock button in time."""
        return a.Stand() if state.phase == "airlock" else None

    def time(self, state: DarkMissState) -> Allowance | None:
        """The hours to press the airlock button, whatever the table's clock; None before a tie."""
        return Allowance(NUMBERS.airlock_hours) if state.phase == "airlock" else None

    def measures(self, state: DarkMissState) -> Mapping[str, tuple[int, ...]]:
        """The score of each seat."""
        return {"dark-miss-down-measure-score": tuple(player.score for player in state.players)}

    def roles(self, state: DarkMissState) -> Sequence[str]:
        """`began` for the seat that had the first turn, by lot, and `followed` for the other."""
        return ["began" if seat == state.first else "followed" for seat in (0, 1)]

    def weight(self, fact: facts.Fact, seat: int) -> int:  # noqa: ARG002
        """3 for tasks and points, 2 for other deeds, 1 for a card turned up, 0 for a reshuffle.

        1 for the last round too, as its alarm says the same: what a player did comes first.
        """
        if isinstance(fact, facts.Completed | facts.Rewarded | facts.Tied):
            return 3
        if isinstance(fact, facts.TurnedUp | facts.LastRound):
            return 1
        return 0 if isinstance(fact, facts.Reshuffled) else 2

    def deeds(self, about: Sequence[facts.Fact]) -> Sequence[int]:
        """3 for a task completed and the airlock, 2 for a task replaced, 1 for a pool card.

        0 for a card from the deck, which is luck.
        """
        return [_deed(fact) for fact in about]

    def mentions(self, fact: facts.Fact) -> Sequence[str]:
        """The id of the completed task."""
        return (fact.task,) if isinstance(fact, facts.Completed) else ()


def _deed(fact: facts.Fact) -> int:
    if isinstance(fact, facts.Completed | facts.Pressed | facts.Stood):
        return 3
    return 2 if isinstance(fact, facts.Replaced) else int(isinstance(fact, facts.Took))
