"""Imagined states: everything hidden is redrawn, consistent with public counts.

Hidden are unexplored hexes, draws to come (a new seed suffices), resolutions the leader drew,
others' ballots, offers in private talks, and preparations for battle.
"""

from collections.abc import Sequence

from engine.core.chance import Chance
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.diplomacy import private_pairs
from engine.games.black_abyss.rules.modes import fleets
from engine.games.black_abyss.rules.setup import deal
from engine.games.black_abyss.rules.surface import places_of
from engine.games.black_abyss.rules.war import deeds
from engine.games.black_abyss.rules.war.battle import secret_battles
from engine.games.black_abyss.rules.war.board import ZONES
from engine.games.black_abyss.state import NOBODY, PASSAGE, PEACE, UNMARKED, Ballot, Battle, State


def redraw(state: State, viewers: Sequence[int], chance: Chance) -> None:
    """Redraw in place what `viewers` together cannot know."""
    free = places_of(state.known, 0)
    if free:
        deal(state, free, face_down(state, free, chance), chance)
    if state.drawn and state.leader not in viewers:
        deck = sorted(state.laws_left + state.drawn)
        chance.shuffle(deck)
        state.drawn = deck[: len(state.drawn)]
        state.laws_left = sorted(deck[len(state.drawn) :])
    for one, other in private_pairs(state):
        if one not in viewers and other not in viewers:
            _whisper_anew(state, one, other, chance)
    for battle in secret_battles(state):
        _prepare_anew(state, battle, viewers, chance)
    if state.phase == "fitting":
        for seat in range(len(state.empires)):
            if seat not in viewers:
                fleets.assemble_anew(state, seat, chance)
    if state.ballot is not None:
        _vote_anew(state, state.ballot, viewers, chance)


def face_down(state: State, free: list[int], chance: Chance) -> list[int]:
    """The kinds of hexes that may lie on the unexplored hexes `free`, one for each of them.

    On the frontier each home world replaced a hex other than a twin or wormhole. So the kinds are
    drawn at random from the kinds that have not been seen.
    """
    hidden = [state.tile[at] for at in free]
    if not state.frontier:
        return hidden
    pile = [t.HEX[kind] for kind, n in t.CONTENT.map.frontier.items() for _ in range(n)]
    for at, kind in enumerate(state.tile):
        if state.known[at] and kind != t.HOME:
            pile.remove(kind)
    chance.shuffle(pile)
    for _ in range(len(pile) - len(hidden)):
        gone = next(n for n, k in enumerate(pile) if k not in t.TWINS and k not in t.WORMHOLES)
        pile.pop(gone)
    return pile


def _whisper_anew(state: State, one: int, other: int, chance: Chance) -> None:
    """Redraw the offers in the private talks of two seats: each possible one may stand or not."""
    what = PEACE if state.war[one] >> other & 1 else PASSAGE
    state.whispers = [offer for offer in state.whispers if set(offer[:2]) != {one, other}]
    friends = what == PASSAGE and state.passage[one] >> other & 1
    for giver, taker in ((one, other), (other, one)):
        state.whispered[giver * 8 + taker] = chance.below(t.GAME.offers_per_cycle + 1)
        if not friends and (giver, taker, what) not in state.offers and chance.below(2):
            state.whispers.append((giver, taker, what))


def _prepare_anew(state: State, battle: Battle, viewers: Sequence[int], chance: Chance) -> None:
    """Redraw orders and deployment of the sides that no viewer has.

    A side that still deploys is known to lead. In tactical games, a side that is ready may lead or
    follow an order.
    """
    for side, seat in enumerate(battle.sides):
        if seat < 0 or seat in viewers:
            continue
        if battle.ready[side]:
            battle.led[side] = state.tactical and chance.below(2) == 0
            battle.orders[side] = 0 if battle.led[side] else chance.below(len(t.ORDERS))
            battle.ask[side] = battle.led[side] or chance.below(2) == 0
        squares = [at for at in ZONES[side] for _ in range(t.GAME.board.stack)]
        chance.shuffle(squares)
        for ship in deeds.ships_of(state, battle, side):
            battle.place[ship.id] = squares.pop()
            battle.fired.pop(ship.id, None)


def _vote_anew(state: State, ballot: Ballot, viewers: Sequence[int], chance: Chance) -> None:
    """Redraw the ballots of other seats; how many are cast is known and stays.

    With the option of open ballots, cast ones are known. After the vote closes, all are.
    """
    if ballot.counted >= 0:
        return
    shown = ballot.cast if state.open_ballots else [False] * len(ballot.cast)
    others = [
        seat
        for seat, empire in enumerate(state.empires)
        if empire.alive and seat not in viewers and not shown[seat]
    ]
    count = sum(ballot.cast[seat] for seat in others)
    chance.shuffle(others)
    for seat, empire in enumerate(state.empires):
        if empire.alive and seat not in viewers and not ballot.seat:
            both = chance.pick([UNMARKED, NOBODY, *ballot.candidates])
            either = chance.pick([UNMARKED, NOBODY, *ballot.candidates]) if ballot.fresh else both
            ballot.prepared[seat] = [both, either]
    for place, seat in enumerate(others):
        cast = ballot.cast[seat] = place < count
        marks = (-1, 0, 1) if cast else (UNMARKED, -1, 0, 1)
        names = [NOBODY, *ballot.candidates]
        ballot.marks[seat] = [chance.pick(marks) for _ in ballot.items]
        ballot.favours[seat] = chance.pick(names if cast else [UNMARKED, *names])
        if not ballot.seat:
            ballot.favours[seat] = NOBODY if cast else UNMARKED
        ballot.changes[seat] = chance.below(t.GAME.marks_per_ballot)
