"""The rules of Dyla: one captain, three battles.

A turn: skip it, or play cards, fire, buy cards and draw. `combat` sums the cards, `menus` lists the
choices; nothing here knows words or numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from pydantic import Field

from engine.core import deck
from engine.core.chance import Chance
from engine.core.companions import Companions
from engine.core.copying import copier
from engine.core.events import Tell, silence
from engine.core.game import Alarm, Game, Options, Outcome, Policy
from engine.core.words import Words
from engine.games.dyla import facts
from engine.games.dyla.actions import Action, Buy, EndTurn, Fire, Play, PlayAttacks, Skip, Trash
from engine.games.dyla.agents.evaluation import promise
from engine.games.dyla.agents.policies import Captain, dearest, liked
from engine.games.dyla.choices import Menu, Menus
from engine.games.dyla.content import FOLDER, Tactic, content
from engine.games.dyla.facts import Fact
from engine.games.dyla.rules.alarms import alarms
from engine.games.dyla.rules.combat import strikes, totals
from engine.games.dyla.rules.refusals import refusal
from engine.games.dyla.state import DylaState, Ending, ending
from engine.games.dyla.text import DylaText
from engine.games.dyla.view import DylaView, look


class DylaOptions(Options):
    """Table options."""

    goal: int = Field(15, ge=12, le=20)
    draw: Literal["refill", "two"] = "refill"


class Dyla(Game[DylaState, Action, Fact, DylaView]):
    """One battleship against three decks of enemies."""

    name = "dyla"
    folder = FOLDER
    ruleset = 1
    companions = Companions(doubt=content(FOLDER / f"v{ruleset}").greedy.doubt)
    seats = range(1, 2)
    options = DylaOptions
    state = DylaState
    action = Action
    fact = Fact

    def __init__(self) -> None:
        self.content = content(FOLDER / f"v{self.ruleset}")
        self.text = DylaText(self.content)
        self._copy = copier(DylaState)
        self._menus = Menus(self.content)
        self._greedy = Captain(self.content, liked(self.content))
        self._policies = {
            "greedy": self._greedy,
            "dearest": Captain(self.content, dearest(self.content)),
        }
        self._played = tuple(facts.Played(card.id) for card in self.content.cards)
        self._turned_up = tuple(facts.TurnedUp(enemy.id) for enemy in self.content.encounters)

    def new(self, options: DylaOptions, seats: int, chance: Chance) -> DylaState:  # noqa: ARG002
        """Seven Igelstellung and three Evade, a hand of five, an enemy of level 1."""
        numbers = self.content.numbers
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
            encounters=list(self.content.encounter_decks[0]),
            spent=[],
            pile=list(self.content.starting_deck),
            hand=[],
            played=[],
            discards=[],
            bought=[0] * len(self.content.cards),
        )
        chance.shuffle(state.pile)
        chance.shuffle(state.encounters)
        deck.draw(numbers.hand, state.pile, state.discards, state.hand, chance)
        state.encounter = state.encounters.pop()
        return state

    def may_act(self, state: DylaState, seat: int) -> bool:
        """The captain, until the game ends."""
        return seat == 0 and state.phase != "over"

    def awaited(self, state: DylaState) -> Sequence[int]:
        """The captain, until the game ends."""
        return () if state.phase == "over" else (0,)

    def choices(self, state: DylaState, seat: int) -> Menu:  # noqa: ARG002
        """The choices of the current phase."""
        return self._menus.menu(state)

    def why_not(self, state: DylaState, seat: int, action: Action) -> Words | None:  # noqa: ARG002
        """The rule against an action, if any."""
        return refusal(self.content, state, action)

    def apply(self, state: DylaState, seat: int, action: Action, tell: Tell[Fact]) -> None:  # noqa: ARG002
        """Carry out an action."""
        if type(action) is Play:
            self._play(state, self.content.card_of[action.card], tell)
        elif type(action) is Fire:
            self._fire(state, tell)
        elif type(action) is EndTurn:
            self._end_turn(state, tell)
        elif type(action) is Buy:
            self._buy(state, self.content.card_of[action.card], tell)
        elif type(action) is PlayAttacks:
            for card in sorted(state.hand):
                if card in self.content.attacks:
                    self._play(state, card, tell)
        elif type(action) is Skip:
            self._skip(state, tell)
        elif type(action) is Trash:
            self._trash(state, self.content.card_of[action.card], tell)

    def _play(self, state: DylaState, card: int, tell: Tell[Fact]) -> None:
        """Play a card: immediate effects happen now, damage counts when firing."""
        state.hand.remove(card)
        state.played.append(card)
        tell(self._played[card])
        if card in self.content.attacks:
            return
        tactic = self.content.cards[card]
        assert isinstance(tactic, Tactic)
        if tactic.hull:
            self._repair(state, state.hull + tactic.hull, tell)
        if tactic.tech:
            state.tech += tactic.tech
            tell(facts.Gained(tactic.tech))
        if tactic.evades:
            tell(facts.Evaded(self.content.encounters[state.encounter].id))
            self._next_encounter(state, tell)
        if tactic.trashes and state.hand:
            state.phase = "trash"

    def _trash(self, state: DylaState, card: int, tell: Tell[Fact]) -> None:
        """Trash a card."""
        state.hand.remove(card)
        state.phase = "combat"
        tell(facts.Trashed(self.content.cards[card].id))

    def _skip(self, state: DylaState, tell: Tell[Fact]) -> None:
        """Take the enemy's full damage, redraw as many cards as held, skip research."""
        held = len(state.hand)
        tell(facts.Skipped(held))
        self._struck(state, self.content.encounters[state.encounter].damage, tell)
        if state.phase == "over":
            return
        state.discards += state.hand
        state.hand.clear()
        self._draw(state, held, tell)
        self._end_turn(state, tell)

    def _fire(self, state: DylaState, tell: Tell[Fact]) -> None:
        """Deal all damage of the turn; a surviving enemy strikes back."""
        enemy, sums = self.content.encounters[state.encounter], totals(self.content, state.played)
        state.discards += state.played
        state.played.clear()
        if sums.attacks:
            state.suffered += sums.deals
            tell(facts.Hit(enemy.id, sums.deals, state.suffered))
        if state.suffered >= enemy.hp:
            self._defeated(state, tell)
        else:
            self._struck(state, strikes(enemy.damage, sums.taken), tell)
        if state.phase == "over":
            return
        if self._menus.affordable(state):
            state.phase = "research"
        else:
            self._end_turn(state, tell)

    def _struck(self, state: DylaState, damage: int, tell: Tell[Fact]) -> None:
        state.hull = max(0, state.hull - damage)
        tell(facts.Struck(self.content.encounters[state.encounter].id, damage, state.hull))
        if state.hull == 0:
            self._over(state, "destroyed", tell)

    def _defeated(self, state: DylaState, tell: Tell[Fact]) -> None:
        """Take the rewards; enough points of a level complete it, enough in total win."""
        enemy, levels = self.content.encounters[state.encounter], len(self.content.encounter_decks)
        state.points += enemy.points
        state.level_points += enemy.points
        state.tech += enemy.tech
        tell(facts.Defeated(enemy.id, enemy.points, enemy.tech))
        if state.level == levels:
            if state.points >= state.goal:
                self._over(state, "won", tell)
                return
        elif state.level_points >= self.content.numbers.level_points:
            self._next_level(state, tell)
        self._next_encounter(state, tell)

    def _next_level(self, state: DylaState, tell: Tell[Fact]) -> None:
        """Repair fully and shuffle the next level's deck.

        Shuffling each deck when its battle begins is equivalent to shuffling all at the start.
        """
        tell(facts.LevelDone(state.level))
        state.level += 1
        state.level_points = 0
        self._repair(state, self.content.numbers.hull, tell)
        state.spent.clear()
        state.encounters[:] = self.content.encounter_decks[state.level - 1]
        state.chance.shuffle(state.encounters)

    def _next_encounter(self, state: DylaState, tell: Tell[Fact]) -> None:
        """Discard the enemy with its damage cleared, and turn up the next."""
        if self.content.encounters[state.encounter].level == state.level:
            state.spent.append(state.encounter)
        facing: list[int] = []
        deck.draw(1, state.encounters, state.spent, facing, state.chance)
        state.encounter, state.suffered = facing[0], 0
        tell(self._turned_up[state.encounter], reveals=True)

    def _repair(self, state: DylaState, hull: int, tell: Tell[Fact]) -> None:
        repaired = min(hull, self.content.numbers.hull)
        if repaired > state.hull:
            tell(facts.Repaired(repaired - state.hull))
            state.hull = repaired

    def _buy(self, state: DylaState, card: int, tell: Tell[Fact]) -> None:
        """Put the card on top of the deck and raise its price."""
        price = self.content.price(card, state.bought[card])
        state.tech -= price
        state.bought[card] += 1
        state.pile.append(card)
        state.known += 1
        tell(facts.Bought(self.content.cards[card].id, price))
        if not self._menus.affordable(state):
            self._end_turn(state, tell)

    def _end_turn(self, state: DylaState, tell: Tell[Fact]) -> None:
        """Draw two cards at a time while the hand is small, and begin the next turn."""
        numbers = self.content.numbers
        if state.turn == self.content.last_turn(state.goal):
            self._over(state, "out-of-time", tell)
            return
        held = cards = len(state.hand)
        while cards <= numbers.draw_up_to:
            cards = min(cards + numbers.draw, numbers.hand_limit)
            if state.draw == "two":
                break
        if cards > held:
            self._draw(state, cards - held, tell)
        state.turn += 1
        state.phase = "combat"

    def _draw(self, state: DylaState, count: int, tell: Tell[Fact]) -> None:
        held = len(state.hand)
        drawn = deck.draw(count, state.pile, state.discards, state.hand, state.chance)
        if tell is not silence:
            cards = tuple([self.content.cards[card].id for card in state.hand[held:]])
            tell(facts.Drew(cards), reveals=drawn > state.known)
        state.known = max(0, state.known - drawn)

    def _over(self, state: DylaState, how: Ending, tell: Tell[Fact]) -> None:
        state.phase = "over"
        tell(facts.Ended(how))

    def outcome(self, state: DylaState) -> Outcome | None:
        """Wins rank by fewer turns, then hull; losses by victory points."""
        if state.phase != "over":
            return None
        how = ending(state)
        if how == "won":
            return Outcome((0,), ((1, -state.turn, state.hull),), (state.points,), "dyla-won")
        return Outcome((), ((0, state.points, 0),), (state.points,), f"dyla-{how}")

    def view(self, state: DylaState, viewer: int | None) -> DylaView:  # noqa: ARG002
        """The whole table: a solo game has no secrets."""
        return look(self.content, state)

    def imagine(self, state: DylaState, viewers: Sequence[int], chance: Chance) -> DylaState:  # noqa: ARG002
        """Reshuffle the piles, except bought cards known to be on top; new luck."""
        copy = self._copy(state)
        copy.chance = chance.spawn()
        unknown = len(copy.pile) - copy.known
        hidden = sorted(copy.pile[:unknown])
        chance.shuffle(hidden)
        copy.pile[:unknown] = hidden
        copy.encounters.sort()
        chance.shuffle(copy.encounters)
        return copy

    def alarms(self, state: DylaState) -> Sequence[Alarm]:
        """A strike the hull does not survive, and the last turns."""
        return alarms(self.content, state)

    def value(self, state: DylaState, seat: int) -> float:  # noqa: ARG002
        """The estimate of `promise`."""
        return promise(self.content, state)

    def policies(self) -> Mapping[str, Policy]:
        """The captains."""
        return self._policies

    def guide(self, state: DylaState, seat: int, chance: Chance) -> Action:  # noqa: ARG002
        """The action of `greedy`."""
        return self._greedy.advise(state)

    def measures(self, state: DylaState) -> Mapping[str, tuple[int, ...]]:
        """Victory points, hull and TechPoints."""
        return {
            "dyla-measure-points": (state.points,),
            "dyla-measure-hull": (state.hull,),
            "dyla-measure-tech": (state.tech,),
        }

    def mentions(self, fact: Fact) -> Sequence[str]:
        """Cards played and enemies met."""
        if isinstance(fact, facts.Played):
            return (fact.card,)
        return (fact.encounter,) if isinstance(fact, facts.TurnedUp) else ()
