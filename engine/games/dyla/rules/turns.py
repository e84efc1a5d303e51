"""The effects of actions. A turn: skip it, or play cards, then fire; buy cards; draw.

`combat` adds up the cards played.
"""

from functools import lru_cache

from engine.core import deck
from engine.core.events import Tell, silence
from engine.games.dyla import actions as a
from engine.games.dyla import facts
from engine.games.dyla.content import CONTENT, Tactic
from engine.games.dyla.facts import Fact
from engine.games.dyla.rules.combat import cover, strikes, totals, volley
from engine.games.dyla.state import DylaState, Ending

_PLAYED = tuple(facts.Played(card.id) for card in CONTENT.cards)
_TURNED_UP = tuple(facts.TurnedUp(enemy.id) for enemy in CONTENT.encounters)
_LEAST = min(CONTENT.costs[card] for card in CONTENT.for_sale)


def affordable(state: DylaState) -> tuple[int, ...]:
    """The indexes of the cards that the captain can pay for."""
    tech = state.tech
    return _affordable(tech, tuple(state.bought)) if tech >= _LEAST else ()


@lru_cache(maxsize=16_384)
def _affordable(tech: int, bought: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(card for card, price in CONTENT.prices(bought) if price <= tech)


def play(state: DylaState, _seat: int, action: a.Play, tell: Tell[Fact]) -> None:
    """Play a card from the hand."""
    _play(state, CONTENT.card_of[action.card], tell)


def play_attacks(state: DylaState, _seat: int, _: a.PlayAttacks, tell: Tell[Fact]) -> None:
    """Play the attacks of the hand, as many as are needed."""
    for card in attacks_to_play(state):
        _play(state, card, tell)


def attacks_to_play(state: DylaState) -> tuple[int, ...]:
    """The attacks that *Play all* plays now."""
    left = CONTENT.encounters[state.encounter].hp - state.suffered
    return volley(tuple(state.hand), tuple(state.played), left)


def shields_to_play(state: DylaState) -> tuple[int, ...]:
    """The cards that *Play shields* plays now (`cover`)."""
    enemy = CONTENT.encounters[state.encounter]
    left = enemy.hp - state.suffered
    return cover(tuple(state.hand), tuple(state.played), left, enemy.damage)


def play_shields(state: DylaState, _seat: int, _: a.PlayShields, tell: Tell[Fact]) -> None:
    """Play all cards of `shields_to_play`."""
    for card in shields_to_play(state):
        _play(state, card, tell)


def _play(state: DylaState, card: int, tell: Tell[Fact]) -> None:
    """Move a card from the hand to those played, and apply its immediate effects.

    Its damage counts when the captain fires.
    """
    state.hand.remove(card)
    state.played.append(card)
    tell(_PLAYED[card])
    if card in CONTENT.attacks:
        return
    tactic = CONTENT.cards[card]
    assert isinstance(tactic, Tactic)
    if tactic.hull:
        _repair(state, state.hull + tactic.hull, tell)
    if tactic.tech:
        state.tech += tactic.tech
        tell(facts.Gained(tactic.tech))
    if tactic.evades:
        tell(facts.Evaded(CONTENT.encounters[state.encounter].id))
        _next_encounter(state, tell)
    if tactic.trashes and state.hand:
        state.phase = "trash"


def trash(state: DylaState, _seat: int, action: a.Trash, tell: Tell[Fact]) -> None:
    """Remove a card of the hand from the game, as the tactic just played asks."""
    card = CONTENT.card_of[action.card]
    state.hand.remove(card)
    state.phase = "combat"
    tell(facts.Trashed(CONTENT.cards[card].id))


def skip(state: DylaState, _seat: int, _: a.Skip, tell: Tell[Fact]) -> None:
    """Take the enemy's full damage, buy nothing, and redraw as many cards as were in hand.

    The normal draw at the end of the turn follows.
    """
    held = len(state.hand)
    tell(facts.Skipped(held))
    _strike(state, CONTENT.encounters[state.encounter].damage, tell)
    if state.phase == "over":
        return
    state.discards += state.hand
    state.hand.clear()
    _draw(state, held, tell)
    _end_turn(state, tell)


def fire(state: DylaState, _seat: int, _: a.Fire, tell: Tell[Fact]) -> None:
    """Deal all damage of the turn at once; an enemy that survives strikes back.

    Research follows if any card can be paid for, else the turn ends.
    """
    enemy, sums = CONTENT.encounters[state.encounter], totals(state.played)
    state.discards += state.played
    state.played.clear()
    if sums.attacks:
        state.suffered += sums.deals
        tell(facts.Hit(enemy.id, sums.deals, state.suffered))
    if state.suffered >= enemy.hp:
        _after_defeat(state, tell)
    else:
        _strike(state, strikes(enemy.damage, sums.taken), tell)
    if state.phase == "over":
        return
    if affordable(state):
        state.phase = "research"
    else:
        _end_turn(state, tell)


def _strike(state: DylaState, damage: int, tell: Tell[Fact]) -> None:
    state.hull = max(0, state.hull - damage)
    tell(facts.Struck(CONTENT.encounters[state.encounter].id, damage, state.hull))
    if state.hull == 0:
        _over(state, "destroyed", tell)


def _after_defeat(state: DylaState, tell: Tell[Fact]) -> None:
    """Take the rewards; then win, or meet the next enemy.

    A level is done at `level_points` points; on the last level, the game's goal counts instead.
    """
    enemy, levels = CONTENT.encounters[state.encounter], len(CONTENT.encounter_decks)
    state.points += enemy.points
    state.level_points += enemy.points
    state.tech += enemy.tech
    tell(facts.Defeated(enemy.id, enemy.points, enemy.tech))
    if state.level == levels:
        if state.points >= state.goal:
            _over(state, "won", tell)
            return
    elif state.level_points >= CONTENT.numbers.level_points:
        _next_level(state, tell)
    _next_encounter(state, tell)


def _next_level(state: DylaState, tell: Tell[Fact]) -> None:
    """Repair the hull fully and shuffle the next level's deck of enemies.

    Players cannot tell this from shuffling all decks at the start.
    """
    tell(facts.LevelDone(state.level))
    state.level += 1
    state.level_points = 0
    _repair(state, CONTENT.numbers.hull, tell)
    state.spent.clear()
    state.encounters[:] = CONTENT.encounter_decks[state.level - 1]
    state.chance.shuffle(state.encounters)


def _next_encounter(state: DylaState, tell: Tell[Fact]) -> None:
    """Discard the enemy, clear its damage, and turn up the next one."""
    if CONTENT.encounters[state.encounter].level == state.level:
        state.spent.append(state.encounter)
    facing: list[int] = []
    deck.draw(1, state.encounters, state.spent, facing, state.chance)
    state.encounter, state.suffered = facing[0], 0
    tell(_TURNED_UP[state.encounter], reveals=True)


def _repair(state: DylaState, hull: int, tell: Tell[Fact]) -> None:
    repaired = min(hull, CONTENT.numbers.hull)
    if repaired > state.hull:
        tell(facts.Repaired(repaired - state.hull))
        state.hull = repaired


def buy(state: DylaState, _seat: int, action: a.Buy, tell: Tell[Fact]) -> None:
    """Put a card on top of the deck; its next copy costs more.

    The turn ends once nothing else can be paid for.
    """
    card = CONTENT.card_of[action.card]
    price = CONTENT.price(card, state.bought[card])
    state.tech -= price
    state.bought[card] += 1
    state.pile.append(card)
    state.known += 1
    tell(facts.Bought(CONTENT.cards[card].id, price))
    if not affordable(state):
        _end_turn(state, tell)


def end_turn(state: DylaState, _seat: int, _: a.EndTurn, tell: Tell[Fact]) -> None:
    """End the research phase, and so the turn."""
    _end_turn(state, tell)


def _end_turn(state: DylaState, tell: Tell[Fact]) -> None:
    """Draw `draw` cards at a time while the hand has at most `draw_up_to`; begin the next turn.

    With the option `draw: two`, cards are drawn at most once. After the last turn the game ends
    instead.
    """
    numbers = CONTENT.numbers
    if state.turn == CONTENT.last_turn(state.goal):
        _over(state, "out-of-time", tell)
        return
    held = cards = len(state.hand)
    while cards <= numbers.draw_up_to:
        cards = min(cards + numbers.draw, numbers.hand_limit)
        if state.draw == "two":
            break
    if cards > held:
        _draw(state, cards - held, tell)
    state.turn += 1
    state.phase = "combat"


def _draw(state: DylaState, count: int, tell: Tell[Fact]) -> None:
    held = len(state.hand)
    drawn = deck.draw(count, state.pile, state.discards, state.hand, state.chance)
    if tell is not silence:
        cards = tuple([CONTENT.cards[card].id for card in state.hand[held:]])
        tell(facts.Drew(cards), reveals=drawn > state.known)
    state.known = max(0, state.known - drawn)


def _over(state: DylaState, how: Ending, tell: Tell[Fact]) -> None:
    state.phase = "over"
    tell(facts.Ended(how))
