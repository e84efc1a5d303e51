"""The options of Dark Wall Destiny, and its implementation of the contract of games."""

from collections.abc import Collection, Mapping, Sequence
from typing import Literal, get_args

from engine.core.chance import Chance
from engine.core.choices import Branch
from engine.core.events import Tell, silence
from engine.core.game import Game, Options, Seat
from engine.core.parts.companions import Companions
from engine.core.parts.teamwork import NO_AGENTS, Teamwork
from engine.core.parts.timing import Allowance, Deadlines
from engine.core.parts.together import Together
from engine.core.words import Words
from engine.games.dark_wall_destiny import actions as a
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.agents.counsel import counsel, hinted
from engine.games.dark_wall_destiny.agents.courtesy import left_to
from engine.games.dark_wall_destiny.agents.evaluation import estimate
from engine.games.dark_wall_destiny.agents.plans import gives_way, intends
from engine.games.dark_wall_destiny.agents.policies import POLICIES, guide
from engine.games.dark_wall_destiny.choices.menu import awaited, menu, menu_of_agent
from engine.games.dark_wall_destiny.choices.plannable import action_at, plannable
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.content.vocabulary import EXPANSIONS
from engine.games.dark_wall_destiny.facts import Fact
from engine.games.dark_wall_destiny.imagine import redraw
from engine.games.dark_wall_destiny.rules import scoring
from engine.games.dark_wall_destiny.rules.alarms import alarms
from engine.games.dark_wall_destiny.rules.flow import resume
from engine.games.dark_wall_destiny.rules.forecast import colony_outlook
from engine.games.dark_wall_destiny.rules.start import deal, lay_out
from engine.games.dark_wall_destiny.rules.table import RULES
from engine.games.dark_wall_destiny.state import Difficulty, Turns, WallState
from engine.games.dark_wall_destiny.text.log_sentences import is_rescue
from engine.games.dark_wall_destiny.text.speaker import WallText
from engine.games.dark_wall_destiny.view import WallView, seat_view, view_of

MEASURE = "dark-wall-destiny-measure"
COMPARED = ("difficulty", "awakening", "hostile_stars", "homefront")


_USES = (
    facts.Used, facts.Enhanced, facts.Refitted, facts.Taxed, facts.Shadowed, facts.Recalled,
)  # fmt: skip
"""Facts of abilities that a seat chose to use."""


class WallOptions(Options):
    """The options: difficulty, turn order, factions, expansions, size of the system."""

    difficulty: Difficulty = "normal"
    order: Turns = "free"
    factions: Literal["choose", "lot"] = "choose"
    tactics: Literal[1, 2] = 2
    awakening: bool = False
    hostile_stars: bool = False
    homefront: bool = False
    aggression: bool = False
    system_size: Literal["scaled", "classic"] = "scaled"

    def together(self) -> Together | None:
        """All seats win or lose together, except with Aggression."""
        return None if self.aggression else Together(COMPARED)

    def harder(self) -> Mapping[str, str]:
        """The next difficulty; {} if there is none."""
        known = get_args(Difficulty)
        at = known.index(self.difficulty) + 1
        return {"difficulty": known[at]} if at < len(known) else {}

    def seating(self, seats: range) -> range:
        """All numbers of seats; with Aggression at least two."""
        return range(2, seats.stop) if self.aggression else seats

    def unused(self) -> Collection[str]:
        """With Aggression, the option `order`: seats then always take turns in order."""
        return ("order",) if self.aggression else ()


class WallTeamwork(Teamwork[WallState, a.Action]):
    """What members may propose to each other, and what agents tell them."""

    plannable = staticmethod(plannable)

    def courtesy(
        self, state: WallState, seat: int, agents: Mapping[int, str] = NO_AGENTS
    ) -> Words | None:
        """What an agent says: that it lets people act first, or its plan; None if neither.

        Agents let people choose factions first and, in free order, take turns first.
        """
        return (gives_way if seat in awaited(state) else intends)(state, seat, agents)


class DarkWallDestiny(Game[WallState, a.Action, Fact, WallView]):
    """Dark Wall Destiny: one to six factions against the star, or each other."""

    name = "dark_wall_destiny"
    folder = t.FOLDER
    ruleset = t.RULESET
    seats = range(1, 7)
    secret = True
    deadlines = Deadlines(given=True, orders=True)
    teamwork = WallTeamwork()
    companions = Companions(levels=t.NUMBERS.levels, hinted=hinted, counsel=counsel)
    options = WallOptions
    rules = RULES
    text = WallText()
    awaited = staticmethod(awaited)
    choices = staticmethod(menu)
    outcome = staticmethod(scoring.outcome)
    so_far = staticmethod(scoring.so_far)
    view = staticmethod(view_of)
    seat_view = staticmethod(seat_view)
    redraw = staticmethod(redraw)
    alarms = staticmethod(alarms)
    value = staticmethod(estimate)
    policies = POLICIES
    guide = staticmethod(guide)

    def new(self, options: WallOptions, seats: int, chance: Chance) -> WallState:
        """Deal space decks and system, and draw the first player by lot.

        Factions are drawn by lot, too, or chosen by the seats before the first round (`factions`).
        """
        expansions = tuple([name for name in EXPANSIONS if getattr(options, name)])
        hard, classic = options.difficulty == "hard", options.system_size == "classic"
        sizes = t.setup(seats, expansions, hard=hard, classic=classic)
        state = lay_out(
            chance,
            seats,
            sizes,
            options.difficulty,
            "seats" if options.aggression else options.order,
            expansions,
            options.tactics,
            by_lot=options.factions == "lot",
        )
        if options.factions == "lot" and options.tactics == 1:
            deal(state, silence)
        return state

    def choices_of_agent(
        self, state: WallState, seat: int, people: Collection[int] = ()
    ) -> Branch[a.Action]:
        """All choices but standing orders, showing cards, and a Cryoship left to people."""
        return menu_of_agent(state, seat, left_to(people, state))

    def action_at(self, state: WallState, seat: int, path: tuple[str, ...]) -> a.Action | None:  # noqa: ARG002
        """The action that a path means, offered or not; None if the path is unknown."""
        return action_at(path)

    def apply(self, state: WallState, seat: int, action: a.Action, tell: Tell[Fact]) -> None:
        """Carry out an action, then everything that is pending up to the next decision.

        In a contest, also tell which awards thereby passed on, unless nobody listens.
        """
        told = state.contest and tell is not silence
        before = scoring.awards(state) if told else []
        RULES[type(action)][1](state, seat, action, tell)
        resume(state, tell)
        for fact in scoring.passed(before, scoring.awards(state) if told else []):
            tell(fact)

    def on_deadline(self, state: WallState, seat: int) -> a.Action | None:
        """`Entrust` if a seat with a standing order owes discards; None lets an agent choose."""
        ordered = state.hit is not None and state.players[seat].order != "ask"
        return a.Entrust() if ordered else None

    def time(self, state: WallState) -> Allowance | None:
        """In a spin, at most `grace` hours, even if the table's clock gives more; else None."""
        return Allowance(t.NUMBERS.grace, at_most=True) if state.stage == "spin" else None

    def occasion(self, state: WallState) -> str:
        """The name of an occasion: the choice of tactics, or the turns or the spin of a round."""
        part = state.stage if state.stage in ("tactics", "spin") else "turn"
        return f"{part}-{state.turn}"

    def answers(self, state: WallState, seat: int) -> bool:
        """Whether the seat pays for damage, or answers a question off its turn."""
        return state.hit is not None or (state.ask is not None and seat != state.active)

    def measures(self, state: WallState) -> Mapping[str, tuple[int, ...]]:
        """Income and damage per seat, and spins until the Cryoship burns; in a contest, points.

        While no Cryoship is in the system, the number of spins is the most that the next one can
        have; once all are acquired, there is none.
        """
        income = tuple([scoring.income(player) for player in state.players])
        if state.contest:
            points = scoring.scores(state)
            return {f"{MEASURE}-points": points, f"{MEASURE}-income": income}
        found = {
            f"{MEASURE}-income": income,
            f"{MEASURE}-damage": tuple([player.suffered for player in state.players]),
        }
        if state.cryoships or state.ending == "burned" or not t.COLONIES.isdisjoint(state.system):
            found[f"{MEASURE}-spins"] = (_spins_left(state),)
        return found

    def roles(self, state: WallState) -> Sequence[str]:
        """The id of each seat's tactics card; none while they are secret."""
        return () if state.stage == "tactics" else [t.IDS[one.home] for one in state.players]

    def weight(self, fact: Fact, seat: Seat) -> int:
        """5 for what rivals took from the seat or made dearer for it, 4 for others' Cryoships.

        4 also for awards that it gained or lost.

        3 for own saved colonies, hits on the seat and the cards it loses to them.

        2 for cards acquired and for sieges. 1 for the rest, among it attacks that hit others only.

        0 for what happens by itself.
        """
        harm = facts.Raided | facts.Stole | facts.Taxed
        if isinstance(fact, harm) and fact.whom == seat:
            return 5
        if isinstance(fact, facts.Plundered) and fact.seat == seat:
            return 5
        if is_rescue(fact) and fact.seat != seat:
            return 4
        if isinstance(fact, facts.AwardPassed):
            return 4 if seat in (*fact.gained, *fact.lost) else 2
        if isinstance(fact, facts.Saved) or (
            isinstance(
                fact,
                facts.WasHit | facts.LostToken | facts.Discarded | facts.Burned,
            )
            and fact.seat == seat
            and fact != facts.Discarded(seat, ())
        ):
            return 3
        if isinstance(fact, facts.Acquired | facts.Pulled | facts.Besieged | facts.Damaged):
            return 2
        aside = facts.TookTurn | facts.EndedTurn | facts.Reshuffled | facts.Drew | facts.Spun
        aside |= facts.Settled | facts.Chosen
        ordered = isinstance(fact, facts.Settled) and fact.ordered
        return int(ordered or not isinstance(fact, aside))

    def deeds(self, about: Sequence[Fact]) -> Sequence[int]:
        """3 for saved colonies and what was done to rivals, 2 for cards gained, 1 for abilities."""
        return [_deed(fact) for fact in about]

    def mentions(self, fact: Fact) -> Sequence[str]:
        """The ids of cards played, acquired or seen in the system."""
        if isinstance(
            fact, (facts.Played, facts.Acquired, facts.Pulled, facts.Entered, facts.Attacked)
        ):
            return (fact.card,)
        return fact.cards if isinstance(fact, facts.TurnedUp) else ()


def _deed(fact: Fact) -> int:
    if isinstance(fact, facts.Saved | facts.Raided | facts.Stole):
        return 3
    gained = facts.Acquired | facts.Pulled | facts.Seeded | facts.Shifted | facts.Guarded
    gained |= facts.Covers | facts.Halted
    return 2 if isinstance(fact, gained) else int(isinstance(fact, _USES))


def _spins_left(state: WallState) -> int:
    """The spins until a Cryoship of the system burns; 0 once one has burned."""
    if state.ending == "burned":
        return 0
    _, spins, _ = colony_outlook(state)
    return len(state.system) if spins is None else spins
