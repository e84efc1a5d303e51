"""Searches a record for changes of the chances; runs in worker processes."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from bot.language.speech import OWN_NAMES, Speech
from bot.presentation.choices.sentences import Sentences
from bot.table.game_faults import game_of
from engine.agents.advice import advise
from engine.agents.agent import Nodes
from engine.agents.chances import WORLDS, chances, estimate
from engine.core import options
from engine.core.chance import Chance
from engine.core.events import seen, silence
from engine.core.game import AnyGame, Perspective
from engine.core.match import Match, Step, actions_of, facts_of, states_of
from engine.matches.record import By, Entry, Record, steps

FACTS: Final = 3
"""Maximum facts shown about an action."""
ACTIONS: Final = 24
"""Maximum actions of a turn that are examined by rollouts."""


class Position(NamedTuple):
    """A state of a match after `revision` entries of its record.

    `chances` are the game's own estimate, if it has one; then the state may be left out.
    """

    turn: int
    revision: int
    state: bytes
    chances: tuple[float, ...] | None


class Acted(NamedTuple):
    """An action: the positions before and after it, its seat, and its public facts."""

    seat: int
    before: Position
    after: Position
    facts: tuple[dict[str, Any], ...]


class Better(NamedTuple):
    """The best action found, in words by language, and its advantage over the played one.

    Without words the played action was the best.
    """

    named: dict[str, str]
    gain: float


PLAYED_BEST: Final = Better({}, 0)


def turns(record: str) -> list[Position]:
    """The positions at which a record's turns begin, without undone ones."""
    found: dict[int, Position] = {}
    for step in steps(Record.model_validate_json(record)):
        match = step.match
        turn = match.state.turn
        found = {one: at for one, at in found.items() if one <= turn}
        if turn not in found and match.game.outcome(match.state) is None:
            found[turn] = _position(match, whole=True)
    return [found[turn] for turn in sorted(found)]


def actions(record: str, of: Sequence[tuple[Position, int]]) -> dict[int, list[Acted]]:
    """The actions of these turns that were not undone, in order.

    A turn is given by its first position and the revision at which it ends. Solo games keep states.
    """
    parsed = Record.model_validate_json(record)
    standing, whole = _revisions_kept(parsed), parsed.seats == 1
    done: dict[int, list[Acted]] = {}
    for begun, end in of:
        acted = done[begun.turn] = []
        for before, after, entry in _pairs(parsed, begun):
            if before.match.revision >= end:
                break
            if before.match.state.turn == begun.turn and after.match.revision in standing:
                there, here = _position(before.match, whole=whole), _position(after.match)
                acted.append(Acted(entry.seat, there, here, _facts(after, entry.seat)))
    return {turn: _fewer(acted) for turn, acted in done.items()}


def _fewer(done: list[Acted]) -> list[Acted]:
    """A sample of a turn's actions; all of them if the game estimates chances itself."""
    if len(done) <= ACTIONS or done[0].before.chances is not None:
        return done
    return [done[place * len(done) // ACTIONS] for place in range(ACTIONS)]


def position(record: str, revision: int) -> Position:
    """The position after that many entries."""
    for step in steps(Record.model_validate_json(record)):
        if step.match.revision == revision:
            break
    return _position(step.match, whole=True)


def chances_at(
    name: str, ruleset: int, chosen: dict[str, str], seats: int, state: bytes, nodes: int,
    worlds: int, seed: str,
) -> tuple[float, ...] | None:  # fmt: skip
    """Each seat's chance of winning from a state."""
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


def better(
    name: str, ruleset: int, state: bytes, played: dict[str, Any], nodes: int, seed: str
) -> Better | None:
    """The agent's action in a solo game, if it was better; None if that is unknown."""
    game, luck = game_of(name, ruleset), Chance(seed)
    before, seen_by = states_of(game).load(state), 0
    perspective = Perspective(game, before, seen_by)
    advice = advise(game, game.companions.usual, perspective, luck, Nodes(nodes))
    done = actions_of(game).load(json.dumps(played))
    if advice.action == done:
        return PLAYED_BEST
    mine, theirs = (_after(game, before, action, seed) for action in (done, advice.action))
    if theirs is None or mine is None or advice.way is None:
        return None
    if theirs <= mine:
        return PLAYED_BEST
    match: Match[Any, Any, Any] = Match(game, before, (0,))
    named = {
        locale: Sentences(match, seen_by, Speech(locale), None).advised(*advice.way)
        for locale in OWN_NAMES
    }
    return Better(named, theirs - mine)


def _after(game: AnyGame, state: Any, action: Any, seed: str) -> float | None:
    """The chance of winning after an action, over the same random worlds for every action."""
    luck, won, worlds = Chance(seed), 0.0, 2 * WORLDS
    for _ in range(worlds):
        world = game.imagine(state, (0,), luck.spawn())
        game.apply(world, 0, action, silence)
        found = chances(game, world, 1, luck.spawn(), _endless, together=False, worlds=1)
        won += found[0] if found else 0.0
    return won / worlds


def _endless() -> bool:
    return True


def _position(match: Match[Any, Any, Any], *, whole: bool = False) -> Position:
    game, state = match.game, match.state
    prospects = None if game.outcome(state) is not None else estimate(game, state)
    data = b"" if prospects is not None and not whole else states_of(game).dump(state)
    known = None if prospects is None else tuple(prospects)
    return Position(state.turn, match.revision, data, known)


def _facts(step: Step[Any, Any, Any], seat: int) -> tuple[dict[str, Any], ...]:
    """The public facts that matter most to a seat, in order, without those that weigh nothing."""
    game, facts = step.match.game, seen(step.events, None)
    heavy = [place for place, fact in enumerate(facts) if game.weight(fact, seat)]
    heaviest = sorted(heavy, key=lambda n: -game.weight(facts[n], seat))[:FACTS]
    written = facts_of(game)
    return tuple(json.loads(written.dump(facts[n])) for n in sorted(heaviest))


def _pairs(
    record: Record, begun: Position
) -> Iterator[tuple[Step[Any, Any, Any], Step[Any, Any, Any], Entry]]:
    """Every entry from a position on, with the steps before and after it."""
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
