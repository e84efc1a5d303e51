"""The policies: the four characters, and `greedy`, which plays one of them by seat and races.

`caretaker` is `greedy` for an absent player: it defends itself, but declares no war. `adviser` is
for hints: it has the best character for its race, as a `calm` one, and never goes against a
forecast (`counsel`). Neither gives notice of passage, which its player may just have agreed on.
`hard` has the best character for its race and simulates its battles. `easy` often stops buying
early. All get an imagined state, so they know no more than their seat.
"""

from dataclasses import replace
from functools import partial
from typing import Any

from engine.core.chance import Chance
from engine.core.choices import wander
from engine.core.game import Perspective, Policy
from engine.games.black_abyss import actions as a
from engine.games.black_abyss.agents import (
    admiral,
    captain,
    counsel,
    envoy,
    steward,
    warlord,
)
from engine.games.black_abyss.agents.characters import (
    CHARACTERS,
    FAR_MASTERS,
    MANY,
    MASTERS,
    NAMES,
    RAIDERS,
    WARLIKE_MASTERS,
    Character,
)
from engine.games.black_abyss.agents.interests import opinion
from engine.games.black_abyss.agents.outlook import Outlook
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.rules.exploration import gifts
from engine.games.black_abyss.rules.modes import fleets
from engine.games.black_abyss.rules.surface import working_lands
from engine.games.black_abyss.rules.tribunal.ballots import candidate_either_way
from engine.games.black_abyss.rules.tribunal.counting import options_of_tie
from engine.games.black_abyss.rules.tribunal.resolutions import may_propose
from engine.games.black_abyss.rules.victory import terms
from engine.games.black_abyss.state import (
    NOBODY,
    UNMARKED,
    WITHOUT_PEACE,
    Pending,
    State,
    battle_of,
    decision_of,
)

_GREEDY, _CARETAKER, _EASY, _HARD = "greedy", "caretaker", "easy", "hard"
ADVISER = "adviser"
_PEACEFUL = {name: replace(mind, war_from=t.GAME.cycle_limit) for name, mind in CHARACTERS.items()}


_LOYAL = 3
"""A character at least this loyal votes for a leader until its last term, never for an enemy."""
_DISLIKED = -4.0
"""A candidate liked no more than this gets no vote."""
_LARGE, _FEW = 0.025, 4
"""How much each vote of a candidate counts against it, times the seats of the table.

The number of seats counts as at least `_FEW`. With many seats each has few votes, and without this
factor nearly all would vote against a leader.
"""
_MEALS = 2
"""Without `meals`, food was short in a third of the first eight cycles of hints (`BALANCE.md`)."""
_FOUGHT = ("ordering", "deploying", "leading", "covering")


def _mind(state: State, seat: int, name: str) -> Character:
    if name in CHARACTERS:
        return CHARACTERS[name]
    if state.mode in WITHOUT_PEACE:
        return RAIDERS[(_deal(state) + seat) % len(RAIDERS)]
    if name in (_HARD, ADVISER):
        crowded = FAR_MASTERS if state.frontier else WARLIKE_MASTERS
        masters = crowded if len(state.empires) >= MANY else MASTERS
        master = masters[t.RACES[state.empires[seat].race]]
        if name == ADVISER:  # without likes, so that the reasons of its votes are true
            return replace(master, calm=True, meals=_MEALS, pods=1, likes=())
        return master
    return (_PEACEFUL if name == _CARETAKER else CHARACTERS)[character(state, seat)]


def _deal(state: State) -> int:
    """A number for the first two seats' races, a different one for each pair in order."""
    one, other = state.empires[0].race, state.empires[1].race
    return one * (len(t.RACES) - 1) + other - (other > one)


def character(state: State, seat: int) -> str:
    """The name of the character that `greedy` has in a seat of the main game.

    If there are more seats than characters, the third seat's race shifts their order, so that the
    first seat is not always between two alike. In a duel the races drawn decide, so that all pairs
    occur.
    """
    seats = len(state.empires)
    if state.mode == "duel":
        low, high = sorted(empire.race for empire in state.empires)
        pair = low * len(t.RACES) + high
        apart = (1 + pair % (len(NAMES) - 1)) * (state.empires[seat].race == high)
        return NAMES[(pair + apart) % len(NAMES)]
    place = (seat + state.empires[2].race) % seats if seats > len(NAMES) else seat
    return NAMES[(_deal(state) + place) % len(NAMES)]


def policy_of(mind: Character) -> Policy:
    """The policy of a character in the main game."""
    return partial(_act, mind, "")


def _act(
    fixed_character: Character | None,
    name: str,
    perspective: Perspective[Any, Any, Any],
    chance: Chance,
) -> Any:
    """The action of a character: `fixed_character`, or else the one that the policy plays here.

    Chance decides where the character has no preference.
    """
    state: State = perspective.imagine(chance)
    seat = perspective.seat
    mind = fixed_character or _mind(state, seat, name)
    decision = decision_of(state, seat)
    if decision is not None:
        if name == _HARD and decision.kind in _FOUGHT and battle_of(state, seat) is not None:
            return admiral.decide(state, seat, chance)
        return _decide(state, seat, decision, mind)
    if fleets.is_assembling(state, seat):
        return a.Pass() if state.fleets[seat] else a.Muster(chance.below(len(t.SQUADRONS)))
    bargain = _bargain(state, seat, mind, name)
    if bargain is not None:
        return bargain
    if state.phase == "move" and state.active == seat:
        return _move(state, seat, mind, name, chance) or a.Pass()
    if state.phase == "ground" and state.active == seat:
        return warlord.ground_action(state, seat)
    if state.phase == "purchase" and not state.empires[seat].done:
        due = may_propose(state, seat)
        first = captain.settle_action(state, seat, mind) or (due and _proposal(state, seat, mind))
        if first:
            return first
        idle = name == _EASY and not chance.below(t.GAME.easy_idles)
        return a.Pass() if idle else _buy(state, perspective, mind, name)
    if state.phase == "tribunal" and state.ballot is not None and not state.ballot.cast[seat]:
        return _vote(state, seat, mind)
    return wander(perspective.choices(), chance)


def _bargain(state: State, seat: int, mind: Character, name: str) -> Any | None:
    if name == ADVISER:
        return counsel.bargain(state, seat, mind)
    return envoy.bargain(state, seat, mind, loyal=name == _CARETAKER)


def _move(state: State, seat: int, mind: Character, name: str, chance: Chance) -> Any | None:
    out = Outlook.of(state, seat, mind)
    if name == ADVISER:
        return counsel.movement_action(out, chance)
    return envoy.declaration(out) or captain.movement_action(out)


def _buy(state: State, perspective: Perspective[Any, Any, Any], mind: Character, name: str) -> Any:
    seat = perspective.seat

    def legal(action: Any) -> bool:
        return perspective.game.why_not(state, seat, action) is None

    if name != ADVISER:
        return steward.purchase_action(state, seat, mind, legal)
    wise = counsel.careful(state, seat, mind)
    return counsel.on_the_usual_tile(state, seat, steward.purchase_action(state, seat, wise, legal))


def _decide(state: State, seat: int, decision: Pending, mind: Character) -> Any:
    if decision.kind == "ordering":
        return warlord.standing_order(state, seat, mind.caution)
    if decision.kind == "idling":
        working = working_lands(state, decision.thing, seat)
        worth = {n: sum(t.BUILDING_COST[state.building[n]]) for n in working}
        chosen = sorted(working, key=lambda n: (worth[n], n))[: decision.count]
        return a.Idle(tuple(sorted(chosen)))
    if decision.kind == "gift":
        choices = set(gifts(state, seat))
        liked = [tech for tech, _ in mind.studies if tech in choices]
        return a.Learn(liked[0] if liked else min(choices))
    if decision.kind == "proposing":
        return _proposal(state, seat, mind)
    if decision.kind == "breaking":
        return a.BreakTie(_word_on_tie(state, seat, decision.thing, mind))
    if decision.kind == "deploying":
        return a.EndMove()
    if decision.kind == "leading":
        return warlord.battle_move(state, seat, mind.caution)
    return a.Entrust()


def _proposal(state: State, seat: int, mind: Character) -> Any:
    return a.Propose(max(state.drawn, key=lambda law: opinion(state, seat, law, mind)))


def _vote(state: State, seat: int, mind: Character) -> Any:
    ballot = state.present_ballot
    if ballot.changes[seat] >= t.GAME.marks_per_ballot:
        return a.Cast()
    for place, law in enumerate(ballot.items):
        if ballot.marks[seat][place] == UNMARKED:
            worth = opinion(state, seat, law, mind)
            return a.Mark(law, (worth > 0) - (worth < 0))
    if not ballot.seat and candidate_either_way(ballot, seat) == UNMARKED:
        return a.Prepare("either", _favourite(state, seat, mind))
    if ballot.seat and ballot.favours[seat] == UNMARKED:
        return a.Favour(_favourite(state, seat, mind))
    return a.Cast()


def _favourite(state: State, seat: int, mind: Character) -> int:
    """The candidate to vote for: the seat itself, else the friendliest that does not win by it.

    NOBODY if each candidate would win, or if the best one is an enemy. A disloyal character votes
    even for an enemy to stop a winner.
    """
    ballot = state.present_ballot
    if seat in ballot.candidates:
        return seat

    large = _LARGE * max(_FEW, len(state.empires))

    def liking(other: int) -> float:
        foe = state.war[seat] >> other & 1
        friend = state.passage[seat] >> other & 1
        return 2.0 * friend - 4.0 * foe - large * ballot.weights[other]

    after = {other: terms(state, other) + 1 for other in ballot.candidates}
    loyal = mind.loyal >= _LOYAL
    threats = [n for n in after if after[n] >= t.GAME.terms_to_win - (not loyal)]
    winners = [n for n in after if after[n] >= t.GAME.terms_to_win]
    safe = [n for n in after if n not in threats] or [n for n in after if n not in winners]
    if not safe:
        return NOBODY
    best = max(safe, key=liking)
    return best if (winners and not loyal) or liking(best) > _DISLIKED else NOBODY


def _word_on_tie(state: State, seat: int, law: int, mind: Character) -> int:
    """The leader's decision on a tie: a resolution by its value, the tribunal seat for itself.

    If the leader is not among the tied candidates, the first of them gets the tribunal seat.
    """
    if law != NOBODY:
        return int(opinion(state, seat, law, mind) > 0)
    tied = options_of_tie(state)
    return seat if seat in tied else tied[0]


POLICIES: dict[str, Policy] = {
    name: partial(_act, None, name) for name in (_GREEDY, *NAMES, _CARETAKER, ADVISER, _EASY, _HARD)
}
