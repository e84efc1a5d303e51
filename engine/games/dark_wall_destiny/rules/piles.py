"""Moving cards between piles, and who knows them."""

from collections.abc import Callable, Mapping
from typing import Literal

from engine.core import deck
from engine.core.events import Tell, silence
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.content import tables as t
from engine.games.dark_wall_destiny.facts import Fact
from engine.games.dark_wall_destiny.rules.tasks import expiry
from engine.games.dark_wall_destiny.state import Ask, Berth, Ending, Player, WallState

Telling = Tell[Fact]
_Offers = Callable[[WallState, Ask], list[str]]
_Answer = Callable[[WallState, Ask, str, Telling], None]
Questions = Mapping[str, tuple[_Offers, _Answer]]
"""For each effect that asks: the keys of the answers it offers, and what an answer does."""
_LOST: dict[str, Ending] = {"system": "burned", "sector": "siege"}
"""How the game ends if a Cryoship burns in the system or a sector; elsewhere `deck`."""


def draw(state: WallState, seat: int, count: int, tell: Telling) -> None:
    """Draw cards; an empty draw deck is reshuffled. Cards that everybody knows stay known."""
    player = state.players[seat]
    before, held = len(player.deck), len(player.hand)
    drawn = deck.draw(count, player.deck, player.discards, player.hand, state.chance)
    cards = player.hand[held:]
    if player.known or player.showing:
        for place, card in enumerate(cards):
            known = player.known.pop() if place < before and player.known else False
            if known or player.showing:
                player.shown.append(card)
        player.shown.sort()
    player.hand.sort()
    if drawn > before:
        player.known.clear()
        tell(facts.Reshuffled(seat), reveals=True)
    if tell is not silence:
        names = tuple([t.IDS[card] for card in cards])
        public = facts.Drew(seat, drawn, names if player.showing else None)
        tell(public, {seat: facts.Drew(seat, drawn, names)}, reveals=True)


def leave_hand(player: Player, card: int) -> bool:
    """Remove a card from a hand in public; returns whether others learn something by it."""
    player.hand.remove(card)
    if card in player.shown:
        player.shown.remove(card)
        return False
    return True


def leave_sector(state: WallState, seat: int, place: int) -> Berth:
    """Remove and return what lies at a place (from 0); a ship in harbor stays the same ship."""
    now = state.now
    if seat == state.active and place < now.harbor:
        now.harbor = 0 if place + 1 == now.harbor else now.harbor - 1
    return state.players[seat].sector.pop(place)


def bank(state: WallState, seat: int, count: int, tell: Telling) -> None:
    """Add tokens to a seat, as far as the pool has some and the seat may have more."""
    player = state.players[seat]
    banked = min(count, state.pool, t.NUMBERS.token_most - player.tokens)
    if banked > 0:
        state.pool -= banked
        player.tokens += banked
        tell(facts.Banked(seat, banked))


def burn(
    state: WallState,
    card: int,
    where: Literal["system", "hand", "discards", "deck", "sector"],
    seat: int | None,
    tell: Telling,
    *,
    news: bool = False,
) -> None:
    """Burn a card that was removed from its place; a Cryoship ends the game.

    The card's Expire effects come next, then it goes to the burned pile. Only a card from the
    system can return there.
    """
    tell(facts.Burned(t.IDS[card], where, seat), reveals=news or where == "deck")
    if seat is not None and where in ("hand", "discards"):
        state.players[seat].thinned += 1
    expires = expiry(card, state.first if seat is None else seat, returns=where == "system")
    if expires:
        state.todo[:0] = expires
    else:
        state.burned.append(card)
    if card in t.COLONIES:
        if seat is not None and where != "sector":
            state.culprit = seat
        end(state, _LOST.get(where, "deck"), tell)


def dismiss(state: WallState, seat: int, cards: frozenset[int], tell: Telling) -> None:
    """Burn the strategy of the sector if it is one of these cards."""
    sector = state.players[seat].sector
    place = next((at for at, one in enumerate(sector) if one.card in cards), None)
    if place is not None:
        burn(state, leave_sector(state, seat, place).card, "sector", seat, tell)


def burn_top(state: WallState, seat: int, tell: Telling) -> None:
    """Burn the top of a draw deck, reshuffled if it is empty; without cards nothing happens.

    If another seat covers this one, the other's deck burns instead.
    """
    by = coverer(state, seat)
    if by is not None:
        tell(facts.Covered(by, seat))
        seat = by
    player = state.players[seat]
    if not player.deck and deck.replenish(player.deck, player.discards, state.chance):
        player.known.clear()
        tell(facts.Reshuffled(seat), reveals=True)
    if player.deck:
        if player.known:
            player.known.pop()
        burn(state, player.deck.pop(), "deck", seat, tell)


def coverer(state: WallState, seat: int) -> int | None:
    """The first seat that covers this one and has cards to burn; None if there is none."""
    for other, player in enumerate(state.players):
        if player.covers == seat and (player.deck or player.discards):
            return other
    return None


def end(state: WallState, how: Ending, tell: Telling) -> None:
    """End the game at once; if the same action brings a win and a loss, the loss counts."""
    if state.ending is None or state.ending == "saved":
        state.ending = how
        state.stage = "over"
        tell(facts.Ended(how))
