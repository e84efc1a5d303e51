"""Finds turns, actions and chances in the record of a finished game; runs in worker processes.

Arguments and results are plain values, as they are passed between processes. `nodes` is a budget in
searched actions, `worlds` a number of imagined games played to their end. Chances are from 0 to 1.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

from bot.language.speech import OWN_NAMES, Speech
from bot.play.agents import advice, hint
from bot.presentation.choices.sentences import Sentences
from bot.table.game_faults import game_of
from engine.agents.agent import Nodes
from engine.agents.chances import WORLDS, Forecast, chances, estimate
from engine.core import options
from engine.core.chance import Chance
from engine.core.choices import Leaf, Role, walk
from engine.core.events import seen, silence
from engine.core.game import DECISIVE, AnyGame
from engine.core.match import Match, Step, actions_of, copier_of, facts_of, states_of
from engine.matches.record import By, Entry, Record, steps


class Position(NamedTuple):
    """A match after `revision` entries of its record, in turn `turn`.

    `chances` is the game's own estimate for each seat, None if it has none or the game is over.
    With an estimate, `state` may be empty.
    """

    turn: int
    revision: int
    state: bytes
    chances: tuple[float, ...] | None


class Sentence(NamedTuple):
    """The public facts that one sentence of the log tells, as recorded.

    `seat` is the seat that they name, None if they name none. `deed` says how well they tell a
    decision (`Game.deeds`): 0 if not at all, or if the seat had no alternative and it is not
    decisive. `weights` says how much they matter to each seat (`Game.weight`).

    `turn` is that of the first fact: one action can end a turn and begin the next.
    """

    facts: tuple[dict[str, Any], ...]
    seat: int | None
    deed: int
    weights: tuple[int, ...]
    turn: int


class PlayedAction(NamedTuple):
    """An action: its seat, the positions before and after it, and its public facts (`sentences`).

    `ends` says that it ended the turn, `answers` that its seat was asked out of turn, `drawn` that
    chance or a secret was revealed. `held` has the words for what a solo player held back, by
    language.
    """

    seat: int
    before: Position
    after: Position
    sentences: tuple[Sentence, ...]
    ends: bool
    answers: bool
    drawn: bool
    held: Mapping[str, str]

    @property
    def deed(self) -> int:
        """The highest `deed` of the action's sentences; 0 if none tells a decision."""
        return max((one.deed for one in self.sentences), default=0)


class Better(NamedTuple):
    """The best action found: its words by language, and its advantage in chance of winning.

    If the played action was the best, there are no words. `ends` says that it ends the turn.
    """

    named: dict[str, str]
    gain: float
    ends: bool = False


PLAYED_BEST: Final = Better({}, 0)
SAMPLE: Final = 4
"""How many imagined games tell how long such games are."""
COMPARED: Final = 20_000
"""The budget of comparing two actions, in searched actions."""


def turns(record: str) -> list[Position]:
    """The position at which each turn of a record (JSON) begins, without undone turns."""
    found: dict[int, Position] = {}
    for step in steps(Record.model_validate_json(record)):
        match = step.match
        turn = match.state.turn
        found = {one: at for one, at in found.items() if one <= turn}
        if turn not in found and match.game.outcome(match.state) is None:
            found[turn] = _position(match, whole=True)
    return [found[turn] for turn in sorted(found)]


def actions(record: str, of: Sequence[tuple[Position, int]]) -> dict[int, list[PlayedAction]]:
    """By number of the turn, the actions of these turns that were not undone, in order.

    `of` has the first position of each turn, and the revision at which the turn ends. The positions
    before actions of solo games always have their state.
    """
    parsed = Record.model_validate_json(record)
    standing, solo = _revisions_kept(parsed), parsed.seats == 1
    done: dict[int, list[PlayedAction]] = {}
    for begun, end in of:
        acted = done[begun.turn] = []
        for before, after, entry in _pairs(parsed, begun):
            if before.match.revision >= end:
                break
            if before.match.state.turn == begun.turn and after.match.revision in standing:
                acted.append(_acted(before.match, after, entry, solo=solo))
    return done


def _acted(
    match: Match[Any, Any, Any], after: Step[Any, Any, Any], by: Entry, solo: bool
) -> PlayedAction:
    """The action of an entry (`by`) that led from a match to the step `after`."""
    game = match.game
    free, turns_ = _has_alternative(match, by.seat), _turns_of_facts(match, after, by)
    facts = _facts(game, after, turns_, free=free)
    kind = str(by.action.get("kind"))
    ends = game.text.roles.get(kind) is Role.END_OF_TURN
    there = _position(match, whole=solo or after.reveals)
    held = _held_back(match, after) if solo else {}
    answers, here = game.answers(match.state, by.seat), _position(after.match)
    return PlayedAction(by.seat, there, here, facts, ends, answers, after.reveals, held)


def _has_alternative(match: Match[Any, Any, Any], seat: int) -> bool:
    """Whether a seat has more than one choice."""
    offered = [node for _, node in islice(walk(match.choices(seat)), 2)]
    return len(offered) > 1 or any(not isinstance(node, Leaf) for node in offered)


def _held_back(match: Match[Any, Any, Any], after: Step[Any, Any, Any]) -> dict[str, str]:
    """The words for what a solo player held back in a step, by language; empty for nothing."""
    kept = match.game.text.held_back(match.public, seen(after.events, None))
    return {} if kept is None else {locale: Speech(locale)(kept) for locale in OWN_NAMES}


def position(record: str, revision: int) -> Position:
    """The position of a record (JSON) at this revision, with its state."""
    for step in steps(Record.model_validate_json(record)):
        if step.match.revision == revision:
            break
    return _position(step.match, whole=True)


def chances_at(
    name: str, ruleset: int, chosen: dict[str, str], seats: int, state: bytes, nodes: int,
    worlds: int, seed: str,
) -> Forecast | None:  # fmt: skip
    """Each seat's chance of winning at a state; None if the budget is too small."""
    game = game_of(name, ruleset)
    return chances(
        game,
        states_of(game).load(state),
        seats,
        Chance(seed),
        Nodes(nodes),
        together=options.read(game, chosen).together() is not None,
        worlds=worlds,
    )


def rollouts(
    name: str, ruleset: int, chosen: dict[str, str], seats: int, state: bytes, nodes: int, seed: str
) -> int:
    """About how many imagined games the budget plays to their end from a state."""
    game, more = game_of(name, ruleset), Nodes(nodes)
    together = options.read(game, chosen).together() is not None
    before, luck = states_of(game).load(state), Chance(seed)
    found = chances(game, before, seats, luck, more, together=together, worlds=SAMPLE)
    return 0 if found is None else SAMPLE * nodes // max(1, nodes - more.left)


def better(
    name: str, ruleset: int, state: bytes, played: dict[str, Any], nodes: int, hints: str, seed: str
) -> Better | None:
    """The action that *Hint* advises in a solo game in place of the `played` one, a JSON object.

    `hints` is the seed of the table's hints, which are the same for equal states. PLAYED_BEST if
    the action is no better, or if the player was told to do what they did, by *Hint* or *Do this*.
    None if that cannot be told.
    """
    game, seen_by = game_of(name, ruleset), 0
    before = states_of(game).load(state)
    found = hint(name, ruleset, state, seen_by, nodes, hints)
    quick = advice(game, before, seen_by, hints, Nodes(0))
    done = actions_of(game).load(json.dumps(played))
    if done in (found.action, quick.action):
        return PLAYED_BEST
    gain = _gain(game, before, done, found.action, seed)
    if gain is None or found.way is None:
        return None
    if gain <= 0:
        return PLAYED_BEST
    match: Match[Any, Any, Any] = Match(game, before, (0,))
    named = {
        locale: Sentences(match, seen_by, Speech(locale), None).advice_for(*found.way)
        for locale in OWN_NAMES
    }
    ends = game.text.roles.get(found.kind) is Role.END_OF_TURN
    return Better(named, gain, ends)


def expected(
    name: str, ruleset: int, chosen: dict[str, str], seats: int, state: bytes, seat: int,
    played: dict[str, Any], nodes: int, worlds: int, seed: str,
) -> tuple[float, ...] | None:  # fmt: skip
    """Each seat's chance after an action, on average over what its player could not know.

    None if the budget is too small.
    """
    game, luck, more = game_of(name, ruleset), Chance(seed), Nodes(nodes)
    before, action = states_of(game).load(state), actions_of(game).load(json.dumps(played))
    together, sums = options.read(game, chosen).together() is not None, [0.0] * seats
    for _ in range(worlds):
        world = game.imagine(before, range(seats), luck.spawn())
        game.apply(world, seat, action, silence)
        found = chances(game, world, seats, luck.spawn(), more, together=together, worlds=1)
        if found is None:
            return None
        sums = [one + now for one, now in zip(sums, found.by_seat, strict=True)]
    return tuple(one / worlds for one in sums)


def _gain(game: AnyGame, state: Any, played: Any, other: Any, seed: str) -> float | None:
    """By how much the other action raises the chance of winning, over the same random worlds.

    None if the budget is too small for one world.
    """
    more, won, worlds = Nodes(COMPARED), 0.0, 0
    lucks = {-1: (Chance(seed), played), 1: (Chance(seed), other)}
    while worlds < 2 * WORLDS:
        moved = 0.0
        for sign, (luck, action) in lucks.items():
            world = game.imagine(state, (0,), luck.spawn())
            game.apply(world, 0, action, silence)
            found = chances(game, world, 1, luck.spawn(), more, together=False, worlds=1)
            if found is None:
                return won / worlds if worlds else None
            moved += sign * found.by_seat[0]
        won, worlds = won + moved, worlds + 1
    return won / worlds


def _position(match: Match[Any, Any, Any], *, whole: bool = False) -> Position:
    game, state = match.game, match.state
    prospects = None if game.outcome(state) is not None else estimate(game, state)
    data = b"" if prospects is not None and not whole else states_of(game).dump(state)
    known = None if prospects is None else tuple(prospects)
    return Position(state.turn, match.revision, data, known)


class _Turns:
    """A `Tell` that notes the turn of each public fact."""

    def __init__(self, state: Any) -> None:
        self._state = state
        self.turns: list[int] = []

    def __call__(self, fact: Any, faces: object = None, *, reveals: bool = False) -> None:  # noqa: ARG002
        """Note the turn of a fact."""
        if fact is not None:
            self.turns.append(self._state.turn)


def _turns_of_facts(
    match: Match[Any, Any, Any], after: Step[Any, Any, Any], by: Entry
) -> Sequence[int]:
    """The turn of each public fact of an action.

    An action that ends a turn is played again for this, as facts do not have their turn.
    """
    game, turn = match.game, match.state.turn
    if after.match.state.turn == turn:
        return [turn] * len(after.events)
    state = copier_of(game)(match.state)
    found = _Turns(state)
    game.apply(state, by.seat, actions_of(game).load(json.dumps(by.action)), found)
    return found.turns


def _facts(
    game: AnyGame, step: Step[Any, Any, Any], turns_: Sequence[int], *, free: bool
) -> tuple[Sentence, ...]:
    """The public facts of a step by sentence, without sentences that matter to no seat.

    If the seat was not `free` to act otherwise, only decisive ones tell a decision: those may be
    what others decided before, as in a battle.
    """
    facts, seats = seen(step.events, None), range(len(step.match.decisions))
    deeds = [deed if free or deed >= DECISIVE else 0 for deed in game.deeds(facts)]
    weights = [[game.weight(fact, seat) for fact in facts] for seat in seats]
    written = [json.loads(facts_of(game).dump(fact)) for fact in facts]
    return tuple(
        Sentence(
            tuple(written[place] for place in places),
            next((facts[place].seat for place in places if hasattr(facts[place], "seat")), None),
            max(deeds[place] for place in places),
            tuple(max(matter[place] for place in places) for matter in weights),
            turns_[places[0]],
        )
        for places in _by_sentence(game, facts, deeds)
        if any(deeds[place] or any(matter[place] for matter in weights) for place in places)
    )


def _by_sentence(game: AnyGame, facts: Sequence[Any], deeds: Sequence[int]) -> list[list[int]]:
    """The indexes of the facts that each sentence of the log tells.

    The facts of a sentence that tells more than two decisions are taken one by one.
    """
    found: list[list[int]] = []
    for sentence in game.text.log_sentences(facts):
        several = sum(deeds[place] > 0 for place in sentence.facts) > 2
        found += [[place] for place in sentence.facts] if several else [[*sentence.facts]]
    return found


def _pairs(
    record: Record, begun: Position
) -> Iterator[tuple[Step[Any, Any, Any], Step[Any, Any, Any], Entry]]:
    """Each entry of a record from a position on, as (step before, step after, entry)."""
    game = game_of(record.game, record.ruleset)
    state = states_of(game).load(begun.state)
    walked = steps(record, Match(game, state, (0,) * record.seats, begun.revision))
    before = next(walked)
    for entry, after in zip(record.entries[begun.revision :], walked, strict=True):
        yield before, after, entry
        before = after


def _revisions_kept(record: Record) -> set[int]:
    """The revisions of entries that were not undone."""
    standing: list[int] = []
    for revision, entry in enumerate(record.entries, 1):
        if entry.by is By.UNDO:
            standing = [one for one in standing if one <= entry.action["to"]]
        else:
            standing.append(revision)
    return set(standing)
