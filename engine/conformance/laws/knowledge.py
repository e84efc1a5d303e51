"""Laws of hidden information.

The law of imagined states: in every state imagined for a viewer, everything shown to that viewer
equals what the true state shows. So nothing shown can depend on a secret.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from engine.conformance.compare import common_object, difference, differences
from engine.conformance.laws.basis import Basis, at, hold, seed_of
from engine.conformance.probes import actions_in, variants
from engine.conformance.tables import Moment, random_move
from engine.core.choices import Branch, Form, Leaf, Node, Pick, Question, legal_answers, walk
from engine.core.events import Telling, seen, silence
from engine.core.match import Step, copier_of, states_of
from engine.core.text import Text

_OF_A_FORM = 20
"""A form's legal answers are listed up to `listed` divided by this."""


class KnowledgeLaws(Basis):
    """Laws of imagined states, of what actions reveal, and of undo."""

    def test_imagined_states_look_the_same(self) -> None:
        """A state imagined for an audience shows each of its seats the same as the true state."""
        for moment in self.samples():
            pool = self.probes_at(moment)
            with at(moment):
                truth = self._shown_to_all(moment, moment.match.state, pool)
                for viewers in _audiences(moment):
                    imagined = self._imagine(moment, viewers)
                    for viewer in (None, *viewers):
                        for number, state in enumerate(imagined):
                            shown = self._visible(state, viewer, pool)
                            leak = difference(shown, truth[viewer])
                            hold(
                                moment,
                                leak is None,
                                f"for {_name_of(viewer)}, imagined for {list(viewers)} "
                                f"(number {number}), {leak} as in truth: hide it from them, or"
                                " let `redraw` keep it.",
                            )

    def test_seat_view_equals_view(self) -> None:
        """`seat_view` equals `view`, and leaves the public view unchanged."""
        game = self.rules
        for moment in self.samples():
            state = moment.match.state
            with at(moment):
                public = game.view(state, None)
                for seat in range(moment.table.seats):
                    over = game.seat_view(state, seat, lambda: public)  # noqa: B023  (used at once)
                    odd = difference(over, game.view(state, seat))
                    hold(moment, odd is None, f"seat {seat}, over the public view: {odd}.")
                change = difference(public, game.view(state, None))
                hold(moment, change is None, f"a seat's view changed the public one: {change}.")

    def test_proposals_depend_on_public_facts_only(self) -> None:
        """`plannable` and its labels do not depend on anything hidden."""
        for moment in self.samples():
            with at(moment):
                for state in self._imagine(moment, ()):
                    for seat in range(moment.table.seats):
                        true = self._proposals(moment.match.state, seat)
                        leak = difference(self._proposals(state, seat), true)
                        hold(moment, leak is None, f"what may be proposed to {seat}: {leak}.")

    def _proposals(self, state: Any, seat: int) -> list[Any]:
        """What may be proposed to a seat, with its public labels. Raises TypeError."""
        game, found = self.rules, list[Any]()
        view = game.view(state, None)
        for path, leaf in walk(game.teamwork.plannable(state, seat)):
            if not isinstance(leaf, Leaf):
                raise TypeError(f"{path} is no leaf, and cannot be proposed")
            found.append((path, leaf.action, game.text.label(view, path, leaf)))
        return found

    def test_motives_tell_what_everybody_could_see(self) -> None:
        """`motive` does not depend on anything hidden."""
        for moment in self.samples():
            with at(moment):
                root = self.rules.choices(moment.match.state, moment.seat)
                offered = [*islice(actions_in(root), self.probes)]
                true = self._motives(moment.match.state, moment.seat, offered)
                for state in self._imagine(moment, ()):
                    leak = difference(self._motives(state, moment.seat, offered), true)
                    hold(moment, leak is None, f"a motive of seat {moment.seat}: {leak}.")

    def _motives(self, state: Any, seat: int, actions: Sequence[Any]) -> list[Any]:
        """The motives of a seat for these actions."""
        view = self.rules.view(state, seat)
        return [self.rules.text.motive(view, action) for action in actions]

    def test_only_secret_games_have_private_choices(self) -> None:
        """Unless a game is `secret`, what a seat sees and may do follows from public knowledge."""
        if self.rules.secret:
            return
        for moment in self.samples():
            with at(moment):
                for number, state in enumerate(self._imagine(moment, ())):
                    for seat in range(moment.table.seats):
                        secret = difference(
                            self._visible(state, seat, ()),
                            self._visible(moment.match.state, seat, ()),
                        )
                        hold(
                            moment,
                            secret is None,
                            f"the game is not called secret, but what seat {seat} sees cannot be "
                            f"known to all: imagined for the public (number {number}), {secret}.",
                        )

    def test_imagined_states_are_states(self) -> None:
        """Imagined states save, load and end, are repeatable, and share nothing with the true one.

        At each moment the state imagined for one audience, in turn, is played to the end; with
        `every_pair`, for every audience.
        """
        for moment in self.samples():
            truth = copier_of(self.rules)(moment.match.state)
            with at(moment):
                audiences = _audiences(moment)
                for place, viewers in enumerate(audiences):
                    state, *_ = self._imagine(moment, viewers)
                    again, *_ = self._imagine(moment, viewers)
                    same = difference(again, state)
                    hold(moment, same is None, f"imagining twice from one chance: {same}.")
                    common = common_object(moment.match.state, state)
                    hold(moment, not common, f"imagined for {list(viewers)} shares {common}.")
                    loaded = states_of(self.rules).load(states_of(self.rules).dump(state))
                    changed = difference(loaded, state)
                    hold(
                        moment, changed is None, f"an imagined state, saved and loaded: {changed}."
                    )
                    if self.every_pair or place == moment.step % len(audiences):
                        self._plays_on(moment, state)
                change = difference(moment.match.state, truth)
                hold(moment, change is None, f"imagining changed the state: {change}.")

    def test_hidden_facts_vary(self) -> None:
        """Imagined states vary in every field of `hidden`, and never have the true seed."""
        varied: set[str] = set()
        for moment in self.samples():
            with at(moment):
                for viewers in _audiences(moment):
                    for state in self._imagine(moment, viewers):
                        true = moment.match.state
                        hold(
                            moment,
                            state.chance.seed != true.chance.seed,
                            f"imagined for {list(viewers)}, the seed is the true one.",
                        )
                        varied.update(_field(path) for path, *_ in differences(state, true))
        varied = {path for path in varied if not path.startswith("chance")}
        hold(
            self.game,
            varied or self.nothing_hidden,
            "imagined states never differ from the true one but in chance.",
        )
        for path in self.hidden:
            is_varied = any(f"{one}.".startswith(f"{path}.") for one in varied)
            hold(
                self.game,
                is_varied,
                f"{path} never varies over imaginings; these do: {', '.join(sorted(varied))}."
                " `redraw` must draw anew what no viewer knows.",
            )

    def test_actions_that_reveal_something_are_marked(self) -> None:
        """If an action reveals nothing, its result is the same in every imagined state."""
        for moment in self.samples():
            step = moment.match.play(moment.seat, moment.action)
            if step.reveals:
                continue
            with at(moment):
                truth = self._shown_to_all(moment, step.match.state, ())
                for viewers in _audiences(moment):
                    for state in self._imagine(moment, viewers):
                        if not self._legal_alike(moment, viewers, state):
                            continue
                        telling: Telling[Any] = Telling()
                        self.rules.apply(state, moment.seat, moment.action, telling)
                        for viewer in (None, *viewers):
                            true = seen(step.events, viewer)
                            facts = seen(telling.events, viewer)
                            after = difference(
                                (facts, self._visible(state, viewer, ())),
                                (true, truth[viewer]),
                            )
                            hold(
                                moment,
                                after is None,
                                f"{moment.action} is not marked as revealing, but tells "
                                f"{_name_of(viewer)} what was hidden: {after} as in truth. Tell a"
                                " fact with `reveals=True` if it may, else hide it.",
                            )

    def test_secret_choices_are_told_alike(self) -> None:
        """Viewers who cannot tell two actions apart get the same facts from both.

        Compares actions whose results differ only in fields of `hidden`, unless they are marked as
        revealing. `test_actions_that_reveal_something_are_marked` cannot find such a leak, as it
        plays the same action, with its secret, in every imagined state.
        """
        for moment in self.samples():
            step = moment.match.play(moment.seat, moment.action)
            if step.reveals:
                continue
            with at(moment):
                for action in self._alternatives(moment):
                    other = moment.match.play(moment.seat, action)
                    if other.reveals or not self._differ_in_secret(step, other):
                        continue
                    for viewer in (None, *range(moment.table.seats)):
                        if difference(step.match.view(viewer), other.match.view(viewer)) is None:
                            facts = seen(other.events, viewer), seen(step.events, viewer)
                            leak = difference(*facts)
                            hold(
                                moment,
                                leak is None,
                                f"{_name_of(viewer)} does not see whether it was {moment.action} "
                                f"or {action}, but is told so: in the facts {leak}. Hide the field "
                                "by None in the public face of the fact, or mark it as revealing.",
                            )

    def _alternatives(self, moment: Moment) -> Iterator[Any]:
        """Up to `examples` other legal actions of the moment's kind and seat, variants first."""
        game, state, action = self.rules, moment.match.state, moment.action
        listed = islice(actions_in(game.choices(state, moment.seat)), self.probes)
        alike = [one for one in (*variants(game, action), *listed) if type(one) is type(action)]
        others = (one for one in dict.fromkeys(alike) if one != action)
        legal = (one for one in others if game.why_not(state, moment.seat, one) is None)
        return islice(legal, self.examples)

    def _differ_in_secret(self, one: Step[Any, Any, Any], other: Step[Any, Any, Any]) -> bool:
        """Whether the states after two steps differ, and in fields of `hidden` only."""
        states = one.match.state, other.match.state
        fields = [f"{_field(path)}." for path, *_ in differences(*states)]
        secret = tuple(f"{path}." for path in self.hidden)
        return bool(fields) and all(field.startswith(secret) for field in fields)

    def test_undo_gives_nothing_away(self) -> None:
        """After an undo across a draw, views are as before, draws differ, and play can end."""
        for moment in self.samples():
            with at(moment):
                seats, match = moment.table.seats, moment.match
                after = match.play(moment.seat, moment.action).match
                seen_before = self._shown_to_all(moment, match.state, ())
                for revealed in (False, True):
                    back = after.undo(match.state, revealed=revealed)
                    hold(moment, back.revision == after.revision + 1, "undo adds no revision.")
                    grown = tuple(number + 1 for number in after.decisions)
                    hold(moment, back.decisions == grown, "undo leaves old buttons standing.")
                    for viewer in (None, *range(seats)):
                        change = difference(
                            self._visible(back.state, viewer, ()), seen_before[viewer]
                        )
                        hold(
                            moment,
                            change is None,
                            f"after an undo, for {_name_of(viewer)}, {change}.",
                        )
                    hold(
                        moment,
                        not common_object(match.state, back.state),
                        "the state after an undo shares parts with the one undone to.",
                    )
                    if revealed:
                        chance, drawn = back.state.chance, after.state.chance
                        hold(
                            moment,
                            chance.seed == drawn.seed and chance.counter >= drawn.counter,
                            "chance did not move on over an undo of something revealed.",
                        )
                        self._plays_on(moment, back.state)

    def _imagine(self, moment: Moment, viewers: tuple[int, ...]) -> list[Any]:
        chance = seed_of("imagine", moment, viewers)
        return [
            self.rules.imagine(moment.match.state, viewers, chance.spawn())
            for _ in range(self.imaginings)
        ]

    def _shown_to_all(
        self, moment: Moment, state: Any, pool: Any
    ) -> dict[int | None, dict[str, Any]]:
        """What each viewer (a spectator, or a seat) can see or try, by viewer; see `_visible`."""
        viewers = (None, *range(moment.table.seats))
        return {viewer: self._visible(state, viewer, pool) for viewer in viewers}

    def _visible(self, state: Any, viewer: int | None, pool: Any) -> dict[str, Any]:
        """All that a viewer can see, by name; for a seat also its choices and `pool`'s refusals."""
        game = self.rules
        view = game.view(state, viewer)
        shown: dict[str, Any] = {
            "the view": view,
            "awaited": tuple(game.awaited(state)),
            "the outcome": game.outcome(state),
            "the score": game.text.score(view),
            "measures": dict(game.measures(state)),
            "the alarms": tuple(game.alarms(state)),
        }
        if viewer is None or shown["the outcome"] is not None:
            return shown
        root = game.choices(state, viewer)
        shown["its action is missing"] = viewer in game.missing(state)
        shown["the choices"] = list(islice(self._nodes(view, root, ()), self.listed))
        shown["the refusals"] = [(a, game.why_not(state, viewer, a)) for a in pool]
        return shown

    def _nodes(self, view: Any, branch: Branch[Any], path: tuple[str, ...]) -> Any:
        """Every node below a branch as plain values: path, label, content."""
        text = self.rules.text
        yield text.beside(view, path, branch)
        for node in branch.open():
            here = (*path, node.key)
            yield here, text.label(view, here, node), _content(node, self.listed)
            if isinstance(node, Pick):
                yield [text.item(view, here, key) for key in dict.fromkeys(node.items)]
            elif isinstance(node, Form):
                yield [_question(text, view, here, question) for question in node.ask()]
            if isinstance(node, Branch):
                yield from self._nodes(view, node, here)

    def _legal_alike(self, moment: Moment, viewers: tuple[int, ...], state: Any) -> bool:
        """Whether the moment's action means the same in an imagined state as in the true one.

        It does if it is legal, and its seat is missing in both or in neither: a seat that has voted
        in only one of them, for example, would change its vote there. Raises LawBroken if the
        action is illegal although its seat is one of the `viewers`, who know it to be legal.
        """
        refusal = self.rules.why_not(state, moment.seat, moment.action)
        hold(
            moment,
            refusal is None or moment.seat not in viewers,
            f"{moment.action} is legal, but not in a state imagined by seat {moment.seat} "
            f"itself: {refusal}.",
        )
        misses = [moment.seat in self.rules.missing(one) for one in (state, moment.match.state)]
        return refusal is None and misses[0] == misses[1]

    def _plays_on(self, moment: Moment, state: Any) -> None:
        """Play on at random, in place; raises LawBroken if the game does not end."""
        chance, steps = seed_of("on", moment), 0
        while self.rules.outcome(state) is None:
            hold(moment, steps < self.longest, f"no end after {steps} more actions.")
            seat, action = random_move(moment.table, state, chance, moment.step + steps)
            self.rules.apply(state, seat, action, silence)
            steps += 1


def _audiences(moment: Moment) -> list[tuple[int, ...]]:
    """The groups of viewers to imagine for: nobody (the public), each seat, all seats together."""
    seats = range(moment.table.seats)
    alone = [(), *((seat,) for seat in seats)]
    return alone if len(seats) == 1 else [*alone, tuple(seats)]


def _content(node: Node[Any], most: int) -> Any:
    if isinstance(node, Leaf):
        return node.action
    if isinstance(node, Pick):
        sets = None if node.sets is None else list(islice(node.sets(), most))
        return node.least, node.most, tuple(node.items), sets
    if isinstance(node, Form):
        return list(node.ask()), list(islice(legal_answers(node), most // _OF_A_FORM))
    return None


def _question(
    text: Text[Any, Any, Any], view: Any, path: tuple[str, ...], question: Question
) -> Any:
    """A question in words, with its notes and options."""
    key = question.key
    there = (*path, key)
    options = [
        (text.item(view, there, one), text.about(view, there, one)) for one in question.options
    ]
    return text.question(view, path, key), text.about(view, path, key), options


def _field(path: str) -> str:
    return re.sub(r"\[[^\]]*\]", "", path)


def _name_of(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
