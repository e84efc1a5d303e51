"""Tutorials: a fixed deal and a script of advised steps, from `<game>/learning`.

The path of a script is the sequence of positions that its steps lead through. It has a step for
each, so a learner who leaves the path, or returns to it by undo, is noticed. A script that `bends`
also works off the path: the table stores which steps were done, and the first possible one of the
others is advised. With a `guide`, an AI advises off the path, and after its end until the game is
over. It explains the script's `lessons`, each once, and stops after the last one, or as the script
says (`until`).

AIs with fixed seeds have the other seats. They act in the order of seats, and only while the
learner need not. Results are not stored.
"""

from collections.abc import Collection, Iterator, Sequence
from hashlib import blake2b
from typing import Any

from bot.play.undo import is_own
from bot.store import records
from bot.table.game_faults import game_of
from bot.table.presence import with_state
from bot.table.refusals import require_game
from bot.table.table import Table
from engine.agents.advice import Advice, way_to
from engine.agents.roster import agent
from engine.core import registry
from engine.core.chance import Chance
from engine.core.choices import SEPARATOR, Branch, Form, Leaf, legal_answers, resolve, walk
from engine.core.errors import StaleChoice
from engine.core.game import Perspective
from engine.core.match import Match, actions_of
from engine.learning import script as scripts
from engine.learning.script import DONE, LEARNER, Script, Step, has_tutorial, saved_state

AnyMatch = Match[Any, Any, Any]

MARK_BYTES = 8

LED = "led"
"""`Step.say` of steps that the guide advises without a lesson of the script."""
PRESSES = 3
"""Maximum steps of `ahead`."""


def games() -> tuple[str, ...]:
    """The games that have a tutorial."""
    return tuple(name for name in registry.names() if has_tutorial(registry.game(name)))


def check(game: str) -> None:
    """Check that a game has a tutorial. Raises Refused, naming the games that have one, if not.

    Raises BrokenLesson if the tutorial does not fit the game.
    """
    require_game(game, games(), "refused-no-tutorial")
    script(game)


def script(game: str) -> Script:
    """The script of a game's tutorial. Raises BrokenLesson if it does not fit the game."""
    return scripts.script(game_of(game))


def step(table: Table) -> Step | None:
    """The step to advise at a tutorial's table now; None if there is none.

    In a position of the script it is the script's step. In other positions it is the advice of the
    guide, if there is one; in a script that `bends`, it is the first open step that is possible
    now.
    """
    found = script(table.row.game)
    exact = found.steps.get(_position(table))
    if found.guide and exact is None:
        return _guided(table, found)
    if exact is not None or not found.bends:
        return exact
    done, turn = steps_done(table), table.match.state.turn
    if turn > found.way[-1].turn:
        return DONE if all(at < turn for _, at, _ in _trail(table)) else None
    keys = {"", *(found.way[at].say for at in done)}
    left = [one for at, one in enumerate(found.way) if at not in done and one.open_in(turn)]
    left = [one for one in left if one.after in keys]
    ahead = (*left, *found.beside) if left else ()
    return next((one for one in ahead if _offers(table, one.do)), None)


def advice(table: Table, seat: int) -> Advice | None:
    """The action that the tutorial advises a seat now; None if there is none."""
    found = step(table) if table.settings.tutorial and seat == LEARNER else None
    if found is None or found.action is None:
        return None
    return Advice(found.action, way_to(table.match.choices(LEARNER), found.action))


def ahead(table: Table) -> Sequence[tuple[AnyMatch, Step]]:
    """What the guide advises without a lesson, now and next, each with the match before it.

    At most `PRESSES` steps, until something is revealed or explained, or the turn ends.
    """
    found, match, steps = script(table.row.game), table.match, list[tuple[AnyMatch, Step]]()
    while len(steps) < PRESSES and match.state.turn == table.match.state.turn:
        one = _advice(match, found, steps_done(table))
        if one is None or one.say != LED:
            break
        steps.append((match, one))
        played = match.play(LEARNER, one.action)
        if played.reveals:
            break
        match = played.match
    return steps


def progress(table: Table) -> tuple[int, int]:
    """How many steps and lessons of a script with lessons are done, and how many it has."""
    found = script(table.row.game)
    most = len(found.way) + len(found.lessons)
    return len([one for one in steps_done(table) if one < most]), most


def _guided(table: Table, found: Script) -> Step | None:
    """The guide's advice; after its end `DONE`, until the learner has acted."""
    if LEARNER not in table.missing:
        return None
    done = steps_done(table)
    if _is_finished(found, table.match.state, done):
        return None if len(found.way) + len(found.lessons) in done else DONE
    return _advice(table.match, found, done)


def _advice(match: AnyMatch, found: Script, done: Collection[int]) -> Step | None:
    """The guide's advice as a step, with the first lesson that fits and is not done."""
    if LEARNER not in match.game.missing(match.state) or _is_finished(found, match.state, done):
        return None
    perspective = Perspective(match.game, match.state, LEARNER, (LEARNER,))
    chance = Chance(scripts.agents_seed(match.game))
    action = agent(match.game, found.guide).choose(perspective, chance, lambda: True)
    way = way_to(match.choices(LEARNER), action)
    if way is None:
        return None
    path, first = SEPARATOR.join(way.path), len(found.way)
    left = (one for at, one in enumerate(found.lessons, first) if at not in done)
    say = next((one.say for one in left if one.fits(match.state, path)), LED)
    return Step(say, path, action=action)


def _is_finished(found: Script, state: Any, done: Collection[int]) -> bool:
    """Whether the guide has nothing more to teach: all lessons are done, or it stops here."""
    lessons = range(len(found.way), len(found.way) + len(found.lessons))
    return found.is_done(state) or (bool(lessons) and {*lessons} <= {*done})


def is_off_path(table: Table) -> bool:
    """Whether the learner left the path before its end, and no step can be advised."""
    if script(table.row.game).guide:
        return False
    way = script(table.row.game).way
    before = len(way) - 1 not in steps_done(table) and table.match.state.turn <= way[-1].turn
    return before and step(table) is None


def steps_done(table: Table) -> frozenset[int]:
    """The indices in `Script.way` of the steps done by the actions in effect.

    Higher numbers are of lessons, in their order, and of the script's end; in a script without
    lessons they are of the kinds of actions that the guide advised (`_kind_number`).
    """
    return frozenset(at for _, _, steps in _trail(table) for at in steps)


def with_lesson(before: Table, after: Table, entry: records.Action) -> Table:
    """The table `after` an entry of the record, which notes the steps that its action did.

    Unchanged unless it is a tutorial and the action is the learner's own.
    """
    if not (before.settings.tutorial and is_own(entry, LEARNER)):
        return after
    action = actions_of(before.match.game).load(entry.action)
    turn = before.match.state.turn
    done = _steps_done_by(before, action)
    done = (*done, *_lessons_done_by(before, action))
    return with_state(after, lesson=(*_trail(before), (_mark(before), turn, done)))


def _lessons_done_by(table: Table, action: Any) -> tuple[int, ...]:
    """The number to store for an action that followed the guide, or ended a script; () if none."""
    found, advised = script(table.row.game), step(table)
    if not found.guide or advised is None:
        return ()
    says = [*(one.say for one in found.way), *(one.say for one in found.lessons), DONE.say]
    if not found.lessons:
        return (_kind_number(table, action),) if advised.say == LED else ()
    if advised is DONE or (advised.action == action and advised.say in says):
        return (says.index(advised.say),)
    return ()


def is_known(table: Table, action: Any) -> bool:
    """Whether the learner has done an action of this kind while the guide advised."""
    return _kind_number(table, action) in steps_done(table)


def _kind_number(table: Table, action: Any) -> int:
    """The number that stands for an action's kind in `TableState.lesson`, above those of steps."""
    kinds = [one.kind for one in table.match.game.action.kinds]
    return len(script(table.row.game).way) + kinds.index(action.kind)


def _steps_done_by(table: Table, action: Any) -> tuple[int, ...]:
    """The indices of the steps that an action does; () if it does none.

    It does the first open step that it matches. If that step `ends` a part of the turn, it also
    does the open steps before it, except late ones.
    """
    way, done, turn = script(table.row.game).way, steps_done(table), table.match.state.turn
    open_now = [at for at, one in enumerate(way) if at not in done and one.open_in(turn)]
    for at in open_now:
        if action == way[at].action or action in _below(table, way[at].alike):
            past = [one for one in open_now if one < at and not way[one].late]
            return (*past, at) if way[at].ends else (at,)
    return ()


def _below(table: Table, path: str) -> Iterator[Any]:
    """The actions at or below a path of the learner's choices."""
    if not (path and _offers(table, path)):
        return
    node = resolve(table.match.choices(LEARNER), path)
    choices = walk(node) if isinstance(node, Branch) else [((), node)]
    for _, one in choices:
        if isinstance(one, Leaf):
            yield one.action
        elif isinstance(one, Form):
            yield from map(one.build, legal_answers(one))


def _trail(table: Table) -> tuple[tuple[str, int, tuple[int, ...]], ...]:
    """The learner's actions in effect, in order, each as (position before, turn, steps done).

    After an undo, actions from the current position on are no longer in effect.
    """
    trail, here = table.state.lesson, _mark(table)
    marks = [mark for mark, _, _ in trail]
    return trail[: marks.index(here)] if here in marks else trail


def _offers(table: Table, path: str) -> bool:
    """Whether the learner's choices have this path now."""
    try:
        resolve(table.match.choices(LEARNER), path)
    except StaleChoice:
        return False
    return True


def _mark(table: Table) -> str:
    """A short hash of the current position, as stored in `TableState.lesson`."""
    return blake2b(_position(table), digest_size=MARK_BYTES).hexdigest()


def _position(table: Table) -> bytes:
    return saved_state(table.match)
