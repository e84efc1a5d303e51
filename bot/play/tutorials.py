"""Tutorials: a fixed deal and a script of advised steps, from `<game>/learning`.

The script knows every position on its path, so leaving it, and returning by undo, is noticed. A
script that `bends` also works off the path: the table stores which steps were done, and the first
possible one of the rest is advised. A `guide` is an agent that advises off the path and after its
end, `until` a value of the state exceeds a limit. Other seats are agents with fixed seeds; they
act, in the order of seats, only when the learner need not. Results are not stored.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import Any

from bot.language.speech import title
from bot.play.undo import is_own
from bot.store import records
from bot.table.presence import with_state
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.agents.advice import way_to
from engine.agents.roster import agent
from engine.core import options, registry
from engine.core.catalogue import LEARNING
from engine.core.chance import Chance, seed_from
from engine.core.choices import (
    SEPARATOR,
    Branch,
    Form,
    Leaf,
    Role,
    legal_answers,
    resolve,
    walk,
)
from engine.core.errors import StaleChoice
from engine.core.game import Perspective
from engine.core.match import Match, actions_of, states_of
from engine.core.words import words

LEARNER = 0
"""The learner's seat."""


MARK_BYTES = 8


@dataclass(frozen=True, slots=True)
class Step:
    """What the coach says (the end of a message id), and the path of the advised choice.

    It belongs to a `turn` of the game, and is done by its `action`, or by any action below the path
    `alike`. If it `ends` a part of the turn, earlier steps of that turn are over, unless they are
    `late`, i.e. open until done. A step `after` another is advised only once that one is done.
    """

    say: str
    do: str
    turn: int = 0
    action: Any = None
    alike: str = ""
    ends: bool = False
    late: bool = False
    after: str = ""

    def open_in(self, turn: int) -> bool:
        """Whether it can be done in a turn, if it is not done yet."""
        return self.turn == turn or (self.late and self.turn < turn)


DONE = Step("done", "")
"""The message at the end of the path."""
LED = "led"
"""The name of all steps advised by the guide; the message says what the action is good for."""


@dataclass(frozen=True, slots=True)
class Script:
    """The step at each position of the path, by saved state.

    `agents` play the other seats, in order. `beside` are steps for a learner who is off the path
    and has no other. The agent `guide` takes over at the end of the path, `until` an attribute of
    the state exceeds a limit.
    """

    steps: Mapping[bytes, Step]
    agents: tuple[str, ...]
    bends: bool
    beside: tuple[Step, ...]
    guide: str = ""
    until: tuple[str, int] = ("", 0)

    @property
    def way(self) -> tuple[Step, ...]:
        """The steps in order, without the final message."""
        return tuple(one for one in self.steps.values() if one is not DONE)


def games() -> tuple[str, ...]:
    """The games that have a tutorial."""
    return tuple(name for name in registry.names() if _path(name).is_file())


def check(game: str) -> None:
    """Raises Refused, naming the games that have one, if a game has no tutorial."""
    if game not in games():
        known = tuple(map(title, games()))
        raise Refused(words("refused-no-tutorial", game=title(game), games=known))


def seed(game: str) -> str:
    """The seed (64 hex digits) of a game's tutorial, derived from its script's `deal`, if any."""
    return seed_from(_written(game).get("deal", f"tutorial {game}"))


def chosen(game: str) -> Mapping[str, str]:
    """The options of a game's tutorial, from its script."""
    return dict(_written(game).get("options", {}))


def luck(game: str) -> str:
    """The seed (64 hex digits) for all choices of agents in a game's tutorial."""
    return seed_from(f"tutorial answers {game}")


def answering(missing: Sequence[int]) -> Sequence[int]:
    """The missing seats whose agents act now: none before the learner has acted."""
    return () if LEARNER in missing else sorted(missing)[:1]


def step(table: Table) -> Step | None:
    """The current step of a tutorial; None off the path, unless its script `bends`."""
    found = script(table.row.game)
    exact = found.steps.get(_position(table))
    if found.guide and exact in (None, DONE):
        return _advice(table, found)
    if exact is not None or not found.bends:
        return exact
    done, turn = learnt(table), table.match.state.turn
    if turn > found.way[-1].turn:
        return DONE if all(at < turn for _, at, _ in _trail(table)) else None
    told = {"", *(found.way[at].say for at in done)}
    left = [one for at, one in enumerate(found.way) if at not in done and one.open_in(turn)]
    left = [one for one in left if one.after in told]
    ahead = (*left, *found.beside) if left else ()
    return next((one for one in ahead if _offered(table, one.do)), None)


def _advice(table: Table, found: Script) -> Step | None:
    """The guide's advice; at the end of its part, the final message for one action."""
    match, trail = table.match, _trail(table)
    if trail and len(found.way) in trail[-1][2]:
        return DONE
    if _led_enough(table, found) or LEARNER not in table.missing:
        return None
    seen = Perspective(match.game, match.state, LEARNER)
    chance = Chance(luck(match.game.name))
    action = agent(match.game, found.guide).choose(seen, chance, lambda: True)
    way = way_to(match.choices(LEARNER), action)
    return None if way is None else Step(LED, SEPARATOR.join(way.path), action=action)


def _led_enough(table: Table, found: Script) -> bool:
    what, most = found.until
    return int(getattr(table.match.state, what)) > most


def astray(table: Table) -> bool:
    """Whether the learner left the path before its end, and no step leads back."""
    if script(table.row.game).guide:
        return False
    way = script(table.row.game).way
    before = len(way) - 1 not in learnt(table) and table.match.state.turn <= way[-1].turn
    return before and step(table) is None


def learnt(table: Table) -> frozenset[int]:
    """The indices of the steps that the learner has done up to the current position."""
    return frozenset(at for _, _, steps in _trail(table) for at in steps)


def with_lesson(before: Table, after: Table, entry: records.Action) -> Table:
    """The table `after` an entry of the record, with the steps that the learner did by it."""
    if not (before.settings.tutorial and is_own(entry, LEARNER)):
        return after
    action = actions_of(before.match.game).load(entry.action)
    turn = before.match.state.turn
    done = (*_steps_done_by(before, action), *_end_of_guide(before, after))
    if (advised := step(before)) is not None and advised.say == LED:
        done = (*done, _reason(before, action))
    return with_state(after, lesson=(*_trail(before), (_mark(before), turn, done)))


def is_known(table: Table, action: Any) -> bool:
    """Whether the learner already did an action of this kind while the guide led."""
    return _reason(table, action) in learnt(table)


def _reason(table: Table, action: Any) -> int:
    """The number of a kind of action in a lesson: after the steps and the guide's end."""
    kinds = [one.kind for one in table.match.game.action.kinds]
    return len(script(table.row.game).way) + 1 + kinds.index(action.kind)


def _steps_done_by(table: Table, action: Any) -> tuple[int, ...]:
    """The first open step of this turn that an action does, and the steps that end with it."""
    way, done, turn = script(table.row.game).way, learnt(table), table.match.state.turn
    open_now = [at for at, one in enumerate(way) if at not in done and one.open_in(turn)]
    for at in open_now:
        if action == way[at].action or action in _below(table, way[at].alike):
            past = [one for one in open_now if one < at and not way[one].late]
            return (*past, at) if way[at].ends else (at,)
    return ()


def _end_of_guide(before: Table, after: Table) -> tuple[int, ...]:
    """The index after the last step, if the guide's part ends with this action."""
    found = script(before.row.game)
    if not found.guide or _led_enough(before, found) or not _led_enough(after, found):
        return ()
    return (len(found.way),)


def _below(table: Table, path: str) -> Iterator[Any]:
    """The actions at or below a path of the learner's choices."""
    if not (path and _offered(table, path)):
        return
    node = resolve(table.match.choices(LEARNER), path)
    choices = walk(node) if isinstance(node, Branch) else [((), node)]
    for _, one in choices:
        if isinstance(one, Leaf):
            yield one.action
        elif isinstance(one, Form):
            yield from map(one.build, legal_answers(one))


def _trail(table: Table) -> tuple[tuple[str, int, tuple[int, ...]], ...]:
    """The learner's actions up to the current position: the revision of each, and its steps.

    Actions that were undone do not count.
    """
    trail, here = table.state.lesson, _mark(table)
    marks = [mark for mark, _, _ in trail]
    return trail[: marks.index(here)] if here in marks else trail


def _offered(table: Table, path: str) -> bool:
    try:
        resolve(table.match.choices(LEARNER), path)
    except StaleChoice:
        return False
    return True


def _mark(table: Table) -> str:
    """A key of the current position."""
    return blake2b(_position(table), digest_size=MARK_BYTES).hexdigest()


def _position(table: Table) -> bytes:
    return _saved_state(table.match)


def _saved_state(match: Match[Any, Any, Any]) -> bytes:
    """The saved state of a match."""
    return states_of(match.game).dump(match.game.position(match.state))


@cache
def script(game: str) -> Script:
    """The script of a game's tutorial. Raises StaleChoice if it does not fit the game."""
    rules, written = registry.game(game), _written(game)
    agents = tuple(written.get("agents", ()))
    begun = Match.start(rules, options.read(rules, chosen(game)), 1 + len(agents), seed(game))
    match: Match[Any, Any, Any] = _after_agents(begun, agents)
    steps = {}
    for told in written["steps"]:
        advised, action = _read(match, told)
        steps[_saved_state(match)] = advised
        match = _after_agents(match.play(LEARNER, action).match, agents)
    steps[_saved_state(match)] = DONE
    beside = tuple(Step(told["say"], told["do"]) for told in written.get("beside", ()))
    bends, guide = bool(written.get("bends")), written.get("guide", {})
    until = (str(guide.get("until", "")), int(guide.get("most", 0)))
    return Script(steps, agents, bends, beside, str(guide.get("agent", "")), until)


def _read(match: Match[Any, Any, Any], told: Mapping[str, Any]) -> tuple[Step, Any]:
    """The step that a script describes at a match on its path, with its action."""
    say, do = told["say"], told["do"]
    leaf = resolve(match.choices(LEARNER), do)
    assert isinstance(leaf, Leaf)
    path = tuple(do.split(SEPARATOR))
    role = match.game.text.role(match.view(LEARNER), path, leaf)
    ends = role is Role.END_OF_TURN
    advised = Step(
        say,
        do,
        match.state.turn,
        leaf.action,
        alike=told.get("alike", ""),
        ends=ends,
        late=bool(told.get("late")),
        after=told.get("after", ""),
    )
    return advised, leaf.action


def _after_agents(match: Match[Any, Any, Any], agents: Sequence[str]) -> Match[Any, Any, Any]:
    """The match after agents have played until the learner must act."""
    game = match.game
    while answers := answering(game.missing(match.state)):
        (seat,) = answers
        player = agent(game, agents[seat - 1])
        seen = Perspective(game, match.state, seat)
        action = player.choose(seen, Chance(luck(game.name)), lambda: True)
        match = match.play(seat, action).match
    return match


def _written(game: str) -> dict[str, Any]:
    return tomllib.loads(_path(game).read_text("utf-8"))


def _path(game: str) -> Any:
    return registry.game(game).folder / LEARNING / "tutorial.toml"
