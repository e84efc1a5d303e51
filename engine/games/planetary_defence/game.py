"""The options of Planetary Defence System, and its implementation of the contract of games."""

from collections.abc import Mapping, Sequence
from typing import Literal

from engine.core.chance import Chance
from engine.core.events import silence
from engine.core.game import Game, Options, Outcome
from engine.core.parts.companions import Companions
from engine.games.planetary_defence import actions as a
from engine.games.planetary_defence import facts
from engine.games.planetary_defence.agents.evaluation import estimate
from engine.games.planetary_defence.agents.policies import POLICIES, guide
from engine.games.planetary_defence.choices import menu, menu_of_agent
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
from engine.games.planetary_defence.imagine import redraw
from engine.games.planetary_defence.rules.alarms import alarms
from engine.games.planetary_defence.rules.table import RULES
from engine.games.planetary_defence.rules.turns import draw_phase, is_over
from engine.games.planetary_defence.state import PlanetaryState
from engine.games.planetary_defence.text import PlanetaryText, mentions
from engine.games.planetary_defence.view import PlanetaryView, view_of


class PlanetaryOptions(Options):
    """The deck, and whether turns have a damage phase (mode `hard`)."""

    deck: Literal["standard", "short"] = "standard"
    mode: Literal["normal", "hard"] = "normal"

    def harder(self) -> Mapping[str, str]:
        """The option that makes a game harder: first the standard deck, then hard mode."""
        if self.deck == "short":
            return {"deck": "standard"}
        return {"mode": "hard"} if self.mode == "normal" else {}


class PlanetaryDefence(Game[PlanetaryState, a.Action, facts.Fact, PlanetaryView]):
    """Planetary Defence System, for one seat."""

    name = "planetary_defence"
    folder = FOLDER
    ruleset = RULESET
    seats = range(1, 2)
    companions = Companions(doubt=GREED.doubt, ahead=GREED.outlook.ahead)
    options = PlanetaryOptions
    rules = RULES
    text = PlanetaryText()
    choices = staticmethod(menu)
    choices_of_agent = staticmethod(menu_of_agent)
    view = staticmethod(view_of)
    redraw = staticmethod(redraw)
    alarms = staticmethod(alarms)
    value = staticmethod(estimate)
    policies = POLICIES
    guide = staticmethod(guide)
    mentions = staticmethod(mentions)

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

    def awaited(self, state: PlanetaryState) -> Sequence[int]:
        """The player, until the game is over."""
        return () if is_over(state) else (0,)

    def outcome(self, state: PlanetaryState) -> Outcome | None:
        """Won when every meteor is destroyed, lost when the scrap pile reaches the last column."""
        if not is_over(state):
            return None
        destroyed = state.destroyed
        if destroyed >= state.meteors:
            ranking = (1, -state.turn, destroyed)
            return Outcome((0,), (ranking,), (destroyed,), "planetary-defence-won")
        # Among losses, fewer meteors rank first: turns would only say who gave up first.
        return Outcome((), ((0, destroyed, -state.turn),), (destroyed,), "planetary-defence-lost")

    def weight(self, fact: facts.Fact, seat: int) -> int:  # noqa: ARG002
        """2 for what lands, 1 for the rest, 0 for the end of a turn, which the new hand implies."""
        return {facts.Ended: 0, facts.Landed: 2}.get(type(fact), 1)

    def deeds(self, about: Sequence[facts.Fact]) -> Sequence[int]:
        """1 for each purchase, meteor destroyed, move, shield and scrapped card, else 0."""
        return [_deed(fact) for fact in about]

    def measures(self, state: PlanetaryState) -> Mapping[str, tuple[int, ...]]:
        """Meteors destroyed, and the sum of credits and of damage on the player's own cards."""
        own = [*state.draw, *state.hand, *state.played, *state.discard]
        return {
            "planetary-defence-measure-destroyed": (state.destroyed,),
            "planetary-defence-measure-credits": (sum(CREDITS[card] for card in own),),
            "planetary-defence-measure-damage": (sum(DAMAGE[card] for card in own),),
        }


def _deed(fact: facts.Fact) -> int:
    return int(
        isinstance(
            fact, facts.Bought | facts.Destroyed | facts.Moved | facts.Shielded | facts.Scrapped
        )
    )
