"""Implements the contract: set-up, end, knowledge.

`choices` says what may be done, `rules` why not and what follows, `view` what is known, `text` how
it is said.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Literal

from engine.core.chance import Chance
from engine.core.choices import Branch
from engine.core.events import silence
from engine.core.game import Game, Options, Outcome, Policy
from engine.core.parts.companions import Companions
from engine.games.planetary_defence.actions import Action
from engine.games.planetary_defence.agents.evaluation import promise
from engine.games.planetary_defence.agents.policies import POLICIES, guide
from engine.games.planetary_defence.choices import menu
from engine.games.planetary_defence.content import (
    COLUMNS,
    CREDITS,
    DAMAGE,
    FOLDER,
    GREED,
    NUMBERS,
    RULESET,
    deck,
)
from engine.games.planetary_defence.facts import Fact
from engine.games.planetary_defence.imagine import imagine
from engine.games.planetary_defence.rules.alarms import alarms
from engine.games.planetary_defence.rules.table import RULES
from engine.games.planetary_defence.rules.turns import draw_phase, is_over
from engine.games.planetary_defence.state import PlanetaryState
from engine.games.planetary_defence.text import PlanetaryText, mentioned
from engine.games.planetary_defence.view import PlanetaryView, view_of


class PlanetaryOptions(Options):
    """The deck, and whether there is a damage phase."""

    deck: Literal["standard", "short"] = "standard"
    mode: Literal["normal", "hard"] = "normal"


class PlanetaryDefence(Game[PlanetaryState, Action, Fact, PlanetaryView]):
    """One player against everything that falls out of space."""

    name = "planetary_defence"
    folder = FOLDER
    ruleset = RULESET
    seats = range(1, 2)
    companions = Companions(doubt=GREED.doubt)
    options = PlanetaryOptions
    rules = RULES
    text = PlanetaryText()
    alarms = staticmethod(alarms)
    mentions = staticmethod(mentioned)

    def new(self, options: PlanetaryOptions, seats: int, chance: Chance) -> PlanetaryState:  # noqa: ARG002
        """Shuffle starting deck and space pile, deal the row, draw the first hand."""
        starting, falling, meteors = deck(getattr(NUMBERS.decks, options.deck))
        start, space = [*starting], [*falling]
        chance.shuffle(start)
        chance.shuffle(space)
        state = PlanetaryState(
            chance=chance,
            turn=1,
            hard=options.mode == "hard",
            meteors=meteors,
            destroyed=0,
            columns=[[space.pop()] for _ in range(COLUMNS)],
            space=space,
            draw=start,
            hand=[],
            played=[],
            discard=[],
            scrap=[],
            credits=0,
            damage=0,
            shield=False,
            scrap_column=0,
        )
        draw_phase(state, silence)
        return state

    def may_act(self, state: PlanetaryState, seat: int) -> bool:  # noqa: ARG002
        """The player, until the game is over."""
        return not is_over(state)

    def awaited(self, state: PlanetaryState) -> Sequence[int]:
        """The player, until the game is over."""
        return () if is_over(state) else (0,)

    def choices(self, state: PlanetaryState, seat: int) -> Branch[Action]:  # noqa: ARG002
        """Everything the action phase allows; moves and scrapping stand in groups."""
        return menu(state)

    def choices_of_agent(
        self,
        state: PlanetaryState,
        seat: int,  # noqa: ARG002
        people: Collection[int] = (),  # noqa: ARG002
    ) -> Branch[Action]:
        """The same, one thing at a time."""
        return menu(state, singly=True)

    def outcome(self, state: PlanetaryState) -> Outcome | None:
        """Won when every meteor is destroyed, lost when the scrap pile reaches the last column."""
        if not is_over(state):
            return None
        destroyed = state.destroyed
        if destroyed >= state.meteors:
            ranking = (1, -state.turn, destroyed)
            return Outcome((0,), (ranking,), (destroyed,), "planetary-defence-won")
        # Among lost games turns say only who gave up first, so meteors come before them.
        return Outcome((), ((0, destroyed, -state.turn),), (destroyed,), "planetary-defence-lost")

    def view(self, state: PlanetaryState, viewer: int | None) -> PlanetaryView:  # noqa: ARG002
        """The table as everybody sees it; a solo game has no hidden hand."""
        return view_of(state)

    def imagine(
        self,
        state: PlanetaryState,
        viewers: Sequence[int],  # noqa: ARG002
        chance: Chance,
    ) -> PlanetaryState:
        """A copy with both face-down piles reshuffled.

        A meteor that the damage phase put back lands before anybody acts again, so between actions
        nobody knows the top of either pile.
        """
        return imagine(state, chance)

    def value(self, state: PlanetaryState, seat: int) -> float:  # noqa: ARG002
        """A rough chance of winning, from public information."""
        return promise(state)

    def policies(self) -> Mapping[str, Policy]:
        """`greedy` takes what appeals most, one thing at a time; search plays on by it."""
        return POLICIES

    def guide(self, state: PlanetaryState, seat: int, chance: Chance) -> Action:  # noqa: ARG002
        """The action of `greedy`."""
        return guide(state)

    def measures(self, state: PlanetaryState) -> Mapping[str, tuple[int, ...]]:
        """Meteors destroyed, and the value of the player's own cards."""
        own = [*state.draw, *state.hand, *state.played, *state.discard]
        return {
            "planetary-defence-measure-destroyed": (state.destroyed,),
            "planetary-defence-measure-credits": (sum(CREDITS[card] for card in own),),
            "planetary-defence-measure-damage": (sum(DAMAGE[card] for card in own),),
        }
