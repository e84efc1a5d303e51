"""Golden playthroughs: a whole game as text, to read and to replay.

A file starts with the table; then each action is followed by what the game shows and says. The law
replays the actions of the file and compares the text. So a better policy does not change the text;
a new rule or wording does. A seat's view and choices appear only where a kind of action or fact
occurs for the first time.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import unified_diff
from itertools import islice
from pathlib import Path
from typing import Any

from engine.conformance.laws.basis import Basis, fail_law, hold
from engine.conformance.tables import Table
from engine.core.catalogue import catalogue
from engine.core.chance import Chance, seed_from
from engine.core.choices import LABEL_JOINT, Form, Pick, walk, wander
from engine.core.errors import BadContent, EngineError, IllegalAction, Malformed, UnknownAgent
from engine.core.events import faces
from engine.core.game import AnyGame, Perspective
from engine.core.match import Step, actions_of
from engine.core.words import Words

Moves = list[tuple[int, Any]]

_LISTED = 8
_SHOWN = 90
"""Most characters of a line that a failure quotes."""
_MOVE = re.compile(r"> seat (\d+): (\{.*\})")
_BEFORE = re.compile(r"\d+\. |  [|?] ")
"""The start of lines shown before an action."""
_REMEDY = " If a rule or a number was changed on purpose, write another game and read it: {} --new"
_HEAD = re.compile(r"(\d+) seats?, seed ([0-9a-f]{64}), options:(.*)")


class GoldenLaw(Basis):
    """A game has a golden playthrough, and its replay gives the same text."""

    def test_golden_playthrough(self) -> None:
        """Each golden file, `<game>.txt` or `<game>-<name>.txt`, equals its replay."""
        folder = self.playthroughs
        path = folder / f"{self.game}.txt"
        command = f"python -m engine.conformance golden {self.game} --folder {folder}"
        hold(self.game, path.is_file(), f"it has no golden playthrough; write one: {command}")
        self._plays_as_written(path, command)
        for other in sorted(folder.glob(f"{self.game}-*.txt")):
            called = other.stem.removeprefix(f"{self.game}-")
            self._plays_as_written(other, f"{command} --name {called}")

    def _plays_as_written(self, path: Path, command: str) -> None:
        written = path.read_text("utf-8")
        played, fault = replay_until_fault(self.rules, written)
        changed = _first_change(written, played)
        if fault is not None:
            before = f" Before that, {changed}" if changed else ""
            fail_law(
                self.game,
                f"its golden playthrough {path} cannot be played any more: {fault}{before}"
                + ("" if isinstance(fault, BadContent) else _REMEDY.format(command)),
            )
        changes = unified_diff(written.splitlines(), played.splitlines(), "golden", "now", n=1)
        shown = "\n".join(islice(changes, 20))
        hold(
            self.game,
            played == written,
            f"its golden playthrough {path} differs: {changed} If that is meant, write it anew and"
            f" read what changed: {command}\n{shown}",
        )


def new_playthrough(at: Table, policy: str | None) -> str:
    """A new playthrough, all seats played by a policy or at random.

    Raises UnknownAgent if the game has no such policy.
    """
    policies = at.game.policies
    if policy is not None and policy not in policies:
        known = ", ".join(policies) or "none"
        raise UnknownAgent(f"{at.game.name} has no policy {policy!r}; it has: {known}.")
    agent = policies[policy] if policy else None
    chance = Chance(seed_from(f"golden {at.seed}"))
    match, moves = at.start(), Moves()
    while at.game.outcome(match.state) is None:
        seat = at.game.missing(match.state)[0]
        perspective: Perspective[Any, Any, Any] = Perspective(at.game, match.state, seat)
        action = agent(perspective, chance) if agent else wander(perspective.choices(), chance)
        moves.append((seat, action))
        match = match.play(seat, action).match
    return "\n".join(_Transcript(at, moves).lines()) + "\n"


def replay_of(game: AnyGame, written: str) -> str:
    """The text of a playthrough of `written`'s table and actions, by today's rules and words.

    Raises Malformed if `written` has no table or stops before the end, MoveRefused if the rules
    refuse a move.
    """
    return "\n".join(_transcript(game, written).lines()) + "\n"


def replay_until_fault(game: AnyGame, written: str) -> tuple[str, EngineError | None]:
    """Like `replay_of`, but up to the first error; the text, and the error or None."""
    lines = list[str]()
    try:
        lines.extend(_transcript(game, written).lines())
    except EngineError as fault:
        return "".join(f"{line}\n" for line in lines), fault
    return "".join(f"{line}\n" for line in lines), None


def _transcript(game: AnyGame, written: str) -> _Transcript:
    """The transcript of a file's table and actions. Raises Malformed if it has no table."""
    head = _HEAD.search(written)
    if head is None:
        raise Malformed("The playthrough names no seats, seed and options.")
    pairs = (pair.partition("=") for pair in head[3].split())
    chosen = {name: value for name, _, value in pairs}
    codec = actions_of(game)
    moves = [(int(seat) - 1, codec.load(text)) for seat, text in _MOVE.findall(written)]
    return _Transcript(Table(game, 0, int(head[1]), tuple(chosen.items()), head[2]), moves)


def _first_change(written: str, played: str) -> str:
    """A sentence with the first line that differs and its move; "" if no line differs.

    Ignores further lines at the end of the longer text.
    """
    played_moves = 0
    for was, now in zip(written.splitlines(), played.splitlines(), strict=False):
        if was != now:
            at = played_moves + bool(_BEFORE.match(was) or _BEFORE.match(now))
            move = f"at move {at}" if at else "before the first move"
            return "{} the file has {!r}, and the game now {!r}.".format(
                move, *_apart(was.strip(), now.strip())
            )
        played_moves += now.startswith("> seat ")
    return ""


def _apart(was: str, now: str) -> tuple[str, str]:
    """Two differing lines; long lines are cut to the part around their first difference."""
    if max(len(was), len(now)) <= _SHOWN:
        return was, now
    pairs = enumerate(zip(was, now, strict=False))
    differs = next((at for at, (one, other) in pairs if one != other), min(len(was), len(now)))
    begin = max(differs - _SHOWN // 3, 0)
    cut = (line[begin : begin + _SHOWN] for line in (was, now))
    first, second = (f"…{part}…" for part in cut)
    return first, second


class MoveRefused(EngineError):
    """A move of the playthrough is refused; the sentence says which and why."""


class _Transcript:
    """Writes a game as the text of a golden file.

    When a kind of action or fact first occurs, the text describes the acting seat's view, without
    the lines that the seat's last description had already.
    """

    def __init__(self, at: Table, moves: Moves) -> None:
        self.match, self.moves, self.game = at.start(), moves, at.game
        chosen = "".join(f" {name}={value}" for name, value in at.options)
        self.head = f"{at.seats} seat{'s' * (at.seats > 1)}, seed {at.seed}, options:{chosen}"
        self.catalogue = catalogue((self.game,))
        self.read: dict[int, frozenset[str]] = {}
        self.known: set[type] = set()

    def lines(self) -> Iterator[str]:
        """The playthrough, line by line."""
        yield f"A game of {self.game.name}, ruleset {self.game.ruleset}"
        yield self.head
        for step, (seat, action) in enumerate(self.moves, 1):
            after = self._play(step, seat, action)
            kinds = {type(action), *(type(one) for event in after.events for one in faces(event))}
            if kinds - self.known:
                self.known |= kinds
                yield ""
                yield f"{step}. Turn {self.match.state.turn}, seat {seat + 1}"
                yield from self._description(seat)
                yield self._first_choices(seat)
            yield f"> seat {seat + 1}: {actions_of(self.game).dump(action).decode()}"
            for event in after.events:
                if event.fact is not None:
                    yield f"  {self._say(self.game.text.fact(event.fact))}"
                for knower, face in sorted(event.faces.items()):
                    yield f"  (to seat {knower + 1}: {self._say(self.game.text.fact(face))})"
            self.match = after.match
        yield from self._ending()

    def _play(self, step: int, seat: int, action: Any) -> Step[Any, Any, Any]:
        try:
            return self.match.play(seat, action)
        except IllegalAction as refused:
            what = actions_of(self.game).dump(action).decode()
            raise MoveRefused(
                f"{refused} That is move {step} (turn {self.match.state.turn}, seat {seat + 1}),"
                f' {what}: "{self._say(refused.refusal)}"'
            ) from refused

    def _ending(self) -> Iterator[str]:
        outcome = self.game.outcome(self.match.state)
        if outcome is None:
            raise Malformed("The playthrough stops before the game ends.")
        yield ""
        yield "The end"
        view = self.game.view(self.match.state, None)
        yield from (f"  {self._say(line)}" for line in self.game.text.describe(view))
        yield self._say(self.game.text.outcome(view, outcome))
        winners = ", ".join(f"seat {seat + 1}" for seat in outcome.winners) or "nobody"
        yield f"Won by {winners}; scores {list(outcome.scores)}, ranking {list(outcome.ranking)}"

    def _description(self, seat: int) -> Iterator[str]:
        view = self.game.view(self.match.state, seat)
        lines = [self._say(line) for line in self.game.text.describe(view)]
        known = self.read.get(seat, frozenset())
        self.read[seat] = frozenset(lines)
        yield from (f"  | {line}" for line in lines if line not in known)

    def _first_choices(self, seat: int) -> str:
        """The labels of the first choices, and how many there are."""
        root, text = self.game.choices(self.match.state, seat), self.game.text
        view = self.game.view(self.match.state, seat)
        shown, count = list[str](), 0
        for path, node in walk(root):
            count += 1
            if count <= _LISTED:
                label = self._way(view, root, path)
                if isinstance(node, Pick):
                    items = (text.item(view, path, key) for key in node.items)
                    label += f" ({', '.join(map(self._say, items))})"
                elif isinstance(node, Form):
                    questions = (text.question(view, path, one.key) for one in node.ask())
                    label += f" ({', '.join(map(self._say, questions))})"
                shown.append(label)
        more = f"; and {count - _LISTED} more" if count > _LISTED else ""
        return f"  ? {'; '.join(shown)}{more}"

    def _way(self, view: Any, root: Any, path: tuple[str, ...]) -> str:
        node, labels = root, []
        for depth, key in enumerate(path, 1):
            node = next(child for child in node.open() if child.key == key)
            labels.append(self._say(self.game.text.label(view, path[:depth], node)))
        return LABEL_JOINT.join(labels)

    def _say(self, what: Words) -> str:
        return self.catalogue.render(what)
