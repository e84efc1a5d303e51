"""What follows the action phase: damage (hard mode), advancement, draw."""

from engine.core import deck
from engine.core.events import Tell, silence
from engine.games.planetary_defence.content import CARDS, COLUMNS, METEOR, NUMBERS
from engine.games.planetary_defence.facts import Fact, Landed, NewHand, Revealed, ScrapMoved
from engine.games.planetary_defence.state import PlanetaryState

_FROM_THE_LEFT = tuple(range(1, COLUMNS + 1))


def is_over(state: PlanetaryState) -> bool:
    """Whether every meteor is destroyed, or the scrap pile has reached the last column."""
    return state.destroyed >= state.meteors or state.scrap_column >= COLUMNS


def damage_phase(state: PlanetaryState, tell: Tell[Fact]) -> None:
    """If a meteor is on top of a column, scrap the top card of space unless that is a meteor."""
    threatened = any(column and METEOR[column[-1]] for column in state.columns)
    if not threatened or not state.space:
        return
    card = state.space[-1]
    scrapped = not METEOR[card]
    if scrapped:
        state.scrap.append(state.space.pop())
    tell(Revealed(CARDS[card], scrapped), reveals=True)


def advance(state: PlanetaryState, tell: Tell[Fact]) -> None:
    """Deal five cards from space onto the columns, or as many as there are; then end the shield.

    The shield halves that number, rounded up. With no card in space, the scrap pile moves one
    column on instead.
    """
    space, columns = state.space, state.columns
    if not space:
        state.scrap_column += 1
        tell(ScrapMoved(state.scrap_column))
    else:
        due = min(COLUMNS, len(space))
        if state.shield:
            due = (due + 1) // 2
        landed = space[: -due - 1 : -1]
        del space[-due:]
        if state.shield:
            targets = tuple([_land_shielded(card, columns) for card in landed])
        else:
            targets = _FROM_THE_LEFT[:due]
            for card, column in zip(landed, columns, strict=False):
                column.append(card)
        if tell is not silence:
            tell(Landed(named_all(landed), targets), reveals=True)
    state.shield = False


def _land_shielded(card: int, columns: list[list[int]]) -> int:
    """Put a card on the column with fewest cards, the leftmost of equals; returns its number."""
    sizes = [len(column) for column in columns]
    target = sizes.index(min(sizes))
    columns[target].append(card)
    return target + 1


def draw_phase(state: PlanetaryState, tell: Tell[Fact]) -> None:
    """Discard played and unplayed cards, and draw a new hand, which is kept sorted."""
    hand = state.hand
    state.discard += state.played
    state.discard += hand
    state.played.clear()
    hand.clear()
    deck.draw(NUMBERS.hand, state.draw, state.discard, hand, state.chance)
    hand.sort()
    if tell is not silence:
        tell(NewHand(state.turn, named_all(hand)), reveals=True)


def named_all(cards: list[int]) -> tuple[str, ...]:
    """The ids of cards given by index."""
    return tuple([CARDS[card] for card in cards])
