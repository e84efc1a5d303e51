"""The options of Dyla, and its implementation of the contract of games."""

from collections.abc import Mapping, Sequence
from typing import Literal

from pydantic import Field

from engine.core import deck
from engine.core.chance import Chance
from engine.core.game import Game, Options, Outcome
from engine.core.parts.companions import Companions
from engine.games.dyla import actions as a
from engine.games.dyla import facts
from engine.games.dyla.agents.evaluation import estimate
from engine.games.dyla.agents.policies import POLICIES, guide
from engine.games.dyla.choices import menu, menu_of_agent
from engine.games.dyla.content import CONTENT, FOLDER, RULESET
from engine.games.dyla.facts import Fact
from engine.games.dyla.imagine import redraw
from engine.games.dyla.rules.alarms import alarms
from engine.games.dyla.rules.table import RULES
from engine.games.dyla.state import DylaState, ending
from engine.games.dyla.text.speaker import DylaText
from engine.games.dyla.view import DylaView, view_of


class DylaOptions(Options):
    """The victory points that win, and how cards are drawn: up to the hand limit, or two a turn."""

    goal: int = Field(15, ge=12, le=20)
    draw: Literal["refill", "two"] = "refill"


class Dyla(Game[DylaState, a.Action, Fact, DylaView]):
    """Dyla, for one seat: one battleship against three decks of enemies."""

    name = "dyla"
    folder = FOLDER
    ruleset = RULESET
    companions = Companions(doubt=CONTENT.greedy.doubt)
    seats = range(1, 2)
    options = DylaOptions
    rules = RULES
    text = DylaText()
    choices = staticmethod(menu)
    choices_of_agent = staticmethod(menu_of_agent)
    view = staticmethod(view_of)
    redraw = staticmethod(redraw)
    alarms = staticmethod(alarms)
    value = staticmethod(estimate)
    policies = POLICIES
    guide = staticmethod(guide)

    def new(self, options: DylaOptions, seats: int, chance: Chance) -> DylaState:  # noqa: ARG002
        """Deal the starting deck's first hand and turn up an enemy of level 1."""
        numbers = CONTENT.numbers
        state = DylaState(
            chance=chance,
            turn=1,
            goal=options.goal,
            draw=options.draw,
            phase="combat",
            hull=numbers.hull,
            tech=0,
            points=0,
            level=1,
            level_points=0,
            encounter=0,
            suffered=0,
            known=0,
            encounters=list(CONTENT.encounter_decks[0]),
            spent=[],
            pile=list(CONTENT.starting_deck),
            hand=[],
            played=[],
            discards=[],
            bought=[0] * len(CONTENT.cards),
        )
        chance.shuffle(state.pile)
        chance.shuffle(state.encounters)
        deck.draw(numbers.hand, state.pile, state.discards, state.hand, chance)
        state.encounter = state.encounters.pop()
        return state

    def awaited(self, state: DylaState) -> Sequence[int]:
        """The captain, until the game ends."""
        return () if state.phase == "over" else (0,)

    def outcome(self, state: DylaState) -> Outcome | None:
        """Won games rank by fewer turns, then by hull left; lost ones by victory points."""
        if state.phase != "over":
            return None
        how = ending(state)
        if how == "won":
            return Outcome((0,), ((1, -state.turn, state.hull),), (state.points,), "dyla-won")
        return Outcome((), ((0, state.points, 0),), (state.points,), f"dyla-{how}")

    def measures(self, state: DylaState) -> Mapping[str, tuple[int, ...]]:
        """Victory points, hull and TechPoints."""
        return {
            "dyla-measure-points": (state.points,),
            "dyla-measure-hull": (state.hull,),
            "dyla-measure-tech": (state.tech,),
        }

    def deeds(self, about: Sequence[Fact]) -> Sequence[int]:
        """1 for a card played; 2 for purchases, shots, evasions, trashed cards, skips; else 0."""
        return [_deed(fact) for fact in about]

    def mentions(self, fact: Fact) -> Sequence[str]:
        """The ids of cards played and of enemies turned up."""
        if isinstance(fact, facts.Played):
            return (fact.card,)
        return (fact.encounter,) if isinstance(fact, facts.TurnedUp) else ()


def _deed(fact: Fact) -> int:
    if isinstance(fact, facts.Played):
        return 1
    done = facts.Skipped | facts.Evaded | facts.Trashed | facts.Hit | facts.Struck
    return 2 if isinstance(fact, done | facts.Defeated | facts.Bought) else 0
