"""Laws of words: everything a game says renders, is distinct, and fits."""

import re
from collections.abc import Sequence
from typing import Any

from engine.conformance.compare import difference
from engine.conformance.laws.basis import Basis, at, fail_law, hold
from engine.conformance.tables import Moment, Table
from engine.core.catalogue import missing_translations
from engine.core.choices import (
    ABOUT_LIMIT,
    FORM_OPTIONS_LIMIT,
    FORM_PATH_LIMIT,
    LABEL_JOINT,
    LABEL_LIMIT,
    OPTIONS_LIMIT,
    PATH_LIMIT,
    QUESTION_LIMIT,
    SEPARATOR,
    WORDED_PATH_LIMIT,
    Branch,
    Form,
    Leaf,
    Pick,
    Question,
    Role,
    resolve,
)
from engine.core.events import faces, seen
from engine.core.options import describe, read
from engine.core.words import Words

_KEY = re.compile(r"[a-z0-9_.+-]+")
_ICON = re.compile(r"[a-z0-9-]{2,24}")
_OPTION_VALUES = 25
_OPTION_WORDS = 40
_LINE = 300
_DESCRIBED = 1000

NAMES = tuple(f"Anastasia-Wilhelmina von Vega {n:02}" for n in range(1, 13))
"""Seat names of Discord's greatest length: 32 characters."""


class TextLaws(Basis):
    """Laws of keys, labels, narration, descriptions, options and measures."""

    def test_labels_tell_choices_apart(self) -> None:
        """Siblings differ in key and label; labels and paths fit; there are no dead ends."""
        for moment in self.samples():
            with at(moment):
                for seat in range(moment.table.seats):
                    root = self.rules.choices(moment.match.state, seat)
                    view = self.rules.view(moment.match.state, seat)
                    for locale in self.words().locales:
                        _Reading(self, moment, view, locale).branch(root, (), "")

    def test_roles_and_icons_are_known(self) -> None:
        """Siblings have at most one primary choice and one end of turn; icons have words."""
        for moment in self.samples():
            with at(moment):
                for seat in range(moment.table.seats):
                    view = self.rules.view(moment.match.state, seat)
                    walk = _Signs(self, moment, view)
                    walk.branch(self.rules.choices(moment.match.state, seat), ())

    def test_every_path_leads_where_it_says(self) -> None:
        """Resolving a path finds its node, and asking twice gives the same choices."""
        for moment in self.samples():
            with at(moment):
                for seat in range(moment.table.seats):
                    one, two = (
                        self._paths(self.rules.choices(moment.match.state, seat)) for _ in range(2)
                    )
                    again = difference(two, one)
                    hold(moment, again is None, f"asked twice, seat {seat}'s choices: {again}.")
                    root = self.rules.choices(moment.match.state, seat)
                    for path in one[:: max(1, len(one) // self.probes)]:
                        node = resolve(root, path)
                        hold(moment, path.endswith(node.key), f"{path} leads to {node.key}.")

    def test_facts_are_narrated(self) -> None:
        """Every face of every fact renders as a line of the log."""
        for number in range(self.seeds):
            for moment in self.course(number).moments():
                with at(moment):
                    for event in moment.match.play(moment.seat, moment.action).events:
                        for fact in faces(event):
                            with at(fact):
                                self._check_text(moment, self.rules.text.fact(fact), _LINE)

    def test_logs_tell_each_fact_once(self) -> None:
        """Logs render for each viewer and tell no fact twice."""
        for number in range(self.seeds):
            course = self.course(number)
            match, events = course.table.start(), list[Any]()
            for seat, action in course.moves:
                step = match.play(seat, action)
                match, events = step.match, [*events, *step.events]
            for viewer in (None, *range(course.table.seats)):
                sentences = self.rules.text.log_sentences(seen(events, viewer))
                places = [place for sentence in sentences for place in sentence.facts]
                hold(course.table, len(places) == len(set(places)), "a fact is told twice.")
                firsts = [sentence.facts[0] for sentence in sentences]
                hold(course.table, firsts == sorted(firsts), "sentences come out of order.")
                for sentence in sentences:
                    self._check_text(course.table, sentence.words, _DESCRIBED)
                    if sentence.chapter is not None:
                        self._check_text(course.table, sentence.chapter, LABEL_LIMIT)

    def test_refusals_give_a_reason(self) -> None:
        """Every refusal has a reason in words."""
        for moment in self.samples():
            with at(moment):
                for seat in range(moment.table.seats):
                    for action in self.probes_at(moment):
                        refusal = moment.match.why_not(seat, action)
                        if refusal is not None:
                            self._check_text(moment, refusal, _LINE)

    def test_views_are_described(self) -> None:
        """Every view renders, a line each; after the end, the outcome too."""
        text, game = self.rules.text, self.rules
        for number in range(self.seeds):
            course = self.course(number)
            for moment in course.sample(self.moments):
                with at(moment):
                    self._check_description(moment, moment.match.state, moment.table.seats)
            final = moment.match.play(moment.seat, moment.action).match.state
            outcome = game.outcome(final)
            if outcome is None:
                fail_law(course.table, "the game has no outcome when it is replayed.")
            self._check_description(course.table, final, course.table.seats)
            for viewer in (None, *range(course.table.seats)):
                sentences = text.outcome(game.view(final, viewer), outcome)
                self._check_text(f"{course.table}, at the end", sentences, _LINE)

    def test_the_score_is_told(self) -> None:
        """The score renders for seats and spectators, and lists all competing seats."""
        for number in range(self.seeds):
            course = self.course(number)
            for moment in course.sample(self.moments):
                with at(moment):
                    self._check_score(moment, moment.match.state, course.table)
            final = moment.match.play(moment.seat, moment.action).match.state
            self._check_score(f"{course.table}, at the end", final, course.table)

    def _check_score(self, where: object, state: Any, table: Table) -> None:
        rivals = table.seats > 1 and table.parsed_options.together() is None
        for viewer in (None, *range(table.seats)):
            lines = self.rules.text.score(self.rules.view(state, viewer)).lines
            hold(where, lines, f"nothing tells {viewer} who is winning.")
            for locale in self.words().locales:
                text = " ".join(self.text_of(where, line, _DESCRIBED, locale) for line in lines)
                for name in NAMES[: table.seats] if rivals else ():
                    hold(where, name in text, f"nothing tells {viewer} how far {name} is.")

    def test_translations_are_complete(self) -> None:
        """Every language of the game has every message, and rules."""
        gaps = "\n".join(missing_translations(self.rules))
        hold(self.game, not gaps, f"its translations have gaps:\n{gaps}")

    def test_the_game_introduces_itself(self) -> None:
        """Every option and value renders."""
        for option in describe(self.rules):
            where = f"{self.game}, option {option.name}"
            self._check_text(where, option.about, LABEL_LIMIT)
            for what in (option.title, *option.labels):
                self._check_text(where, what, _OPTION_WORDS)
            hold(where, option.default in option.values, f"its default {option.default} is none.")
            hold(
                where,
                2 <= len(option.values) <= _OPTION_VALUES,
                f"it has {len(option.values)} values, not 2 to {_OPTION_VALUES}, which a menu"
                " shows: bring `ge` and `le` closer, add `multiple_of`, or list the values in a"
                " `Literal`.",
            )
            for value in option.values:
                read(self.rules, {option.name: value})

    def test_measures_keep_their_keys(self) -> None:
        """A match has the same measures at every step, each one number or one per seat."""
        for number in range(self.seeds):
            course = self.course(number)
            first = tuple(self.rules.measures(course.table.start().state))
            for key in first:
                hold(course.table, key in self.words().messages(), f"measure {key} has no message.")
            for moment in course.moments():
                measured = self.rules.measures(moment.match.state)
                hold(moment, tuple(measured) == first, f"measures become {list(measured)}.")
                for key, numbers in measured.items():
                    hold(
                        moment,
                        len(numbers) in (1, course.table.seats),
                        f"measure {key} has {len(numbers)} numbers.",
                    )

    def text_of(self, where: object, what: Words, most: int, locale: str) -> str:
        """The rendered text. Raises LawBroken if it is empty, too long or has line breaks."""
        with at(where):
            text = self.words().render(what, locale, NAMES)
        hold(where, text.strip(), f"{what.id} says nothing.")
        hold(where, len(text) <= most, f"{text!r} has {len(text)} characters, not {most}.")
        hold(where, "\n" not in text, f"{text!r} has several lines.")
        return text

    def _check_text(self, where: object, what: Words, most: int) -> None:
        for locale in self.words().locales:
            self.text_of(where, what, most, locale)

    def _check_description(self, where: object, state: Any, seats: int) -> None:
        for viewer in (None, *range(seats)):
            lines = self.rules.text.describe(self.rules.view(state, viewer))
            hold(where, lines, f"the view of {viewer} is described by nothing.")
            for line in lines:
                self._check_text(where, line, _DESCRIBED)

    def _paths(self, root: Branch[Any]) -> list[str]:
        """The paths of the nodes of a tree, branch by branch, until there are `listed`."""
        found: list[str] = []
        stack: list[tuple[tuple[str, ...], Branch[Any]]] = [((), root)]
        while stack and len(found) < self.listed:
            path, branch = stack.pop(0)
            for node in branch.open():
                here = (*path, node.key)
                found.append(SEPARATOR.join(here))
                if isinstance(node, Branch):
                    stack.append((here, node))
        return found


class _Reading:
    """Checks the words of a tree of choices in one language, for about `listed` nodes."""

    def __init__(self, laws: TextLaws, moment: Moment, view: Any, locale: str) -> None:
        self.laws, self.moment, self.view, self.locale = laws, moment, view, locale
        self.left = laws.listed

    def branch(self, branch: Branch[Any], path: tuple[str, ...], worded: str) -> None:
        """Check the children of a branch and what is below them."""
        text = self.laws.rules.text
        nodes = branch.open()
        hold(self.moment, nodes or not path, f"{SEPARATOR.join(path)} is a dead end.")
        labels: dict[str, str] = {}
        for line in text.beside(self.view, path, branch):
            self.laws.text_of(self.moment, line, _DESCRIBED, self.locale)
        for node in nodes:
            here = (*path, node.key)
            way = SEPARATOR.join(here)
            hold(self.moment, _KEY.fullmatch(node.key), f"{node.key!r} is no key.")
            hold(self.moment, len(way) <= PATH_LIMIT, f"{way} is longer than {PATH_LIMIT}.")
            label = self._label(text.label(self.view, here, node), labels, way)
            trail = f"{worded}{LABEL_JOINT}{label}" if worded else label
            hold(
                self.moment,
                len(trail) <= WORDED_PATH_LIMIT,
                f"{trail!r} has {len(trail)} characters, not {WORDED_PATH_LIMIT}.",
            )
            if (note := text.note(self.view, here, node)) is not None:
                self.laws.text_of(self.moment, note, _DESCRIBED, self.locale)
            self.left -= 1
            if isinstance(node, Pick):
                self._pick(node, here)
            elif isinstance(node, Form):
                self._form(node, here)
            elif isinstance(node, Branch) and self.left > 0:
                self.branch(node, here, trail)
        keys = [node.key for node in nodes]
        hold(
            self.moment,
            len(set(keys)) == len(keys),
            f"the keys below {SEPARATOR.join(path) or 'the root'} repeat: {keys}.",
        )

    def _label(self, what: Words, labels: dict[str, str], way: str, most: int = LABEL_LIMIT) -> str:
        label = self.laws.text_of(self.moment, what, most, self.locale)
        hold(self.moment, label not in labels, f"{way} and {labels.get(label)} are both {label!r}.")
        labels[label] = way
        return label

    def _pick(self, pick: Pick[Any], path: tuple[str, ...]) -> None:
        way, items = SEPARATOR.join(path), tuple(pick.items)
        hold(
            self.moment,
            0 <= pick.least <= pick.most <= len(items),
            f"the pick {way} is for {pick.least} to {pick.most} of {len(items)} items.",
        )
        self._items(tuple(dict.fromkeys(items)), path)
        sets = pick.sets() if pick.sets is not None else None
        hold(self.moment, sets is None or sets, f"the pick {way} has no legal set.")
        for chosen in sets or ():
            places = iter(items)
            fits = pick.least <= len(chosen) <= pick.most and all(key in places for key in chosen)
            hold(self.moment, fits, f"{way} lists the set {chosen}, which is none of {items}.")

    def _items(self, keys: Sequence[str], path: tuple[str, ...]) -> None:
        way, labels = SEPARATOR.join(path), dict[str, str]()
        for key in keys:
            hold(self.moment, _KEY.fullmatch(key), f"item {key!r} of {way} is no key.")
            item = self.laws.rules.text.item(self.view, path, key)
            self._label(item, labels, f"item {key} of {way}")

    def _form(self, form: Form[Any], path: tuple[str, ...]) -> None:
        way, text, questions = SEPARATOR.join(path), self.laws.rules.text, form.ask()
        keys = [question.key for question in questions]
        hold(
            self.moment,
            keys and len(set(keys)) == len(keys),
            f"the form {way} asks {keys}, where there must be questions that differ.",
        )
        options = sum(len(question.options) for question in questions)
        hold(
            self.moment,
            len(way) <= FORM_PATH_LIMIT and options <= FORM_OPTIONS_LIMIT,
            f"the form {way} has {options} options in all, not {FORM_OPTIONS_LIMIT}, "
            f"or its path more than {FORM_PATH_LIMIT} characters.",
        )
        labels: dict[str, str] = {}
        for question in questions:
            self._question(question, f"{way}/{question.key}")
            words = text.question(self.view, path, question.key)
            self._label(words, labels, f"question {question.key} of {way}", QUESTION_LIMIT)
            about = text.about(self.view, path, question.key)
            if about is not None:
                self.laws.text_of(self.moment, about, ABOUT_LIMIT, self.locale)
            self._items(question.options, (*path, question.key))

    def _question(self, one: Question, way: str) -> None:
        options = tuple(one.options)
        hold(self.moment, _KEY.fullmatch(one.key), f"{one.key!r} is no key.")
        hold(
            self.moment,
            1 <= len(set(options)) == len(options) <= OPTIONS_LIMIT,
            f"{way} has the options {list(options)}, not 1 to {OPTIONS_LIMIT} that differ.",
        )
        hold(
            self.moment,
            0 <= one.least <= one.most <= len(options) and one.most > 0,
            f"{way} is answered by {one.least} to {one.most} of {len(options)} options.",
        )
        chosen = tuple(one.chosen)
        hold(
            self.moment,
            len(set(chosen)) == len(chosen) <= one.most and set(chosen) <= set(options),
            f"{way} has {list(chosen)} chosen before, of which it takes {one.most} of {options}.",
        )


class _Signs:
    """Checks the roles and icons of a tree of choices, for about `listed` nodes."""

    def __init__(self, laws: TextLaws, moment: Moment, view: Any) -> None:
        self.laws, self.moment, self.view = laws, moment, view
        self.left = laws.listed

    def branch(self, branch: Branch[Any], path: tuple[str, ...]) -> None:
        """Check the children of a branch and what is below them."""
        text, found = self.laws.rules.text, dict[Role, str]()
        for node in branch.open():
            here = (*path, node.key)
            way, role = SEPARATOR.join(here), text.role(self.view, here, node)
            hold(self.moment, isinstance(role, Role), f"{way} has the role {role!r}.")
            if role in (Role.PRIMARY, Role.END_OF_TURN):
                hold(self.moment, role not in found, f"{found.get(role)} and {way} are {role}.")
                found[role] = way
            ends = role is Role.END_OF_TURN
            hold(self.moment, isinstance(node, Leaf) or not ends, f"{way} is {role}, and a group.")
            self._icon(way, text.icon(self.view, here, node))
            self.left -= 1
            if isinstance(node, Pick):
                for key in dict.fromkeys(node.items):
                    self._icon(f"item {key} of {way}", text.item_icon(self.view, here, key))
            elif isinstance(node, Branch) and self.left > 0:
                self.branch(node, here)

    def _icon(self, way: str, icon: str) -> None:
        if icon:
            words = self.laws.words()
            id = words.icon(self.laws.rules.text.prefix, icon)  # noqa: A001
            known = _ICON.fullmatch(icon) and id in words.messages()
            hold(self.moment, known, f"the icon {icon!r} of {way} has no message {id}.")
