"""What agents tell people: that people may go first, and what the agents will probably acquire.

Agents will probably acquire what they do acquire in most of several ways to play the round on. This
uses public knowledge only.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from engine.core.chance import Chance, seed_from
from engine.core.copying import copier
from engine.core.events import silence
from engine.core.words import Arg, Words, seat_name, words
from engine.games.dark_wall_destiny import actions as a
from engine.games.dark_wall_destiny.agents.courtesy import left_to
from engine.games.dark_wall_destiny.agents.policies import POLICIES, PRUDENT
from engine.games.dark_wall_destiny.choices.menu import awaited
from engine.games.dark_wall_destiny.content.names import names
from engine.games.dark_wall_destiny.imagine import redeal, redraw
from engine.games.dark_wall_destiny.rules.flow import resume
from engine.games.dark_wall_destiny.rules.table import RULES
from engine.games.dark_wall_destiny.state import EMPTY, WallState

Agents = Mapping[int, str]
"""The names of the agents at a table, by seat; people have the other seats."""

_NAMED = 3
"""The most cards that a plan names."""
_WAYS, _SURE = 5, 4
"""How often the round is played on, and in how many of these ways a plan must come true."""
_copy = copier(WallState)


def gives_way(state: WallState, seat: int, agents: Agents) -> Words | None:
    """What an agent says while it lets people choose a faction or take a turn first; else None.

    Before a turn it says what it will probably acquire.
    """
    people = len(state.players) - len({seat, *agents})
    if state.stage == "tactics":
        return _of(seat, "chooses-after-you", people=people)
    if state.stage != "begin":
        return None
    cards = () if state.contest else _plan(state, seat, agents)
    if not cards:
        return _of(seat, "gives-way", people=people)
    return _of(seat, "gives-way-acquiring", cards=names(cards), people=people)


def intends(state: WallState, seat: int, agents: Agents) -> Words | None:
    """What an agent says that it will probably acquire this round.

    None if that is open, in a contest, and once its turn has begun.
    """
    if state.stage not in ("action", "acquire") or seat in (state.active, *state.done):
        return None
    cards = None if state.contest else _plan(state, seat, agents)
    if cards is None:
        return None
    return _of(seat, "intends-acquiring", cards=names(cards)) if cards else _of(seat, "intends")


def _of(seat: int, key: str, **more: Arg) -> Words:
    """A sentence about one agent; `merge` combines sentences that differ only in the agent."""
    return words(f"dark-wall-destiny-{key}", **more, who=(seat_name(seat),), count=1)


@dataclass(frozen=True, slots=True)
class Position:
    """The public knowledge on which plans depend; equal knowledge makes equal positions.

    All else in `state` is imagined, and orders for damage are left out.
    """

    knowledge: str
    agents: tuple[tuple[int, str], ...]
    state: WallState = field(compare=False)


def _plan(state: WallState, seat: int, agents: Agents) -> tuple[str, ...] | None:
    """The cards that a seat will probably acquire, () if none; None if that is open."""
    known, luck = _copy(state), Chance(seed_from(f"plan {state.turn}"))
    known.chance = luck.spawn()
    redraw(known, (), luck)
    for player in known.players:
        player.order, player.ordered, player.asides = "ask", [], 0
    foreseen = tuple(sorted({seat: "", **agents}.items()))
    return foresee(Position(repr(known), foreseen, known))[seat]


@lru_cache(maxsize=64)
def foresee(position: Position) -> Mapping[int, tuple[str, ...] | None]:
    """The plan of each agent yet to have its turn; the same in the same position."""
    ways = [_acquired(position.state, dict(position.agents), way) for way in range(_WAYS)]
    return {seat: _likely([way[seat] for way in ways]) for seat in ways[0]}


def _likely(ways: Sequence[Sequence[str]]) -> tuple[str, ...] | None:
    """The cards that are acquired in most ways, () if most ways acquire none; else None."""
    found = Counter(card for way in ways for card in dict.fromkeys(way))
    likely = tuple([card for card, times in found.most_common(_NAMED) if times >= _SURE])
    return likely if likely or ways.count([]) >= _SURE else None


def _acquired(state: WallState, agents: Agents, way: int) -> Mapping[int, list[str]]:
    """What the agents acquire if the round is played on in one way, with hands they may have.

    A seat's imagined hand depends on its own cards only, so that other seats' moves do not change
    it.
    """
    ahead, people = _copy(state), [seat for seat in range(len(state.players)) if seat not in agents]
    for seat in range(len(state.players)):
        redeal(ahead, seat, Chance(seed_from(f"plan {state.turn} {way} {seat}")))
    found = {seat: list[str]() for seat in agents if seat not in (state.active, *state.done)}
    to_go = set(found)
    while to_go and ahead.ending is None:
        waiting = awaited(ahead)
        mover = next((seat for seat in waiting if seat in people), waiting[0])
        captain = PRUDENT if mover in people else POLICIES.get(agents[mover], PRUDENT)
        left = EMPTY if mover in people else left_to(people, ahead)
        action = captain.act(ahead, mover, left)
        if mover in to_go and isinstance(action, a.Buy | a.Pull):
            found[mover].append(action.card)
        if isinstance(action, a.EndTurn):
            to_go.discard(mover)
        if to_go:
            RULES[type(action)][1](ahead, mover, action, silence)
            resume(ahead, silence)
    return found
