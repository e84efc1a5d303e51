"""Laws of content: all cards and texts come up in play, and nothing is missing."""

import inspect
import pickle
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from engine.conformance.compare import difference
from engine.conformance.laws.basis import Basis, at, hold
from engine.conformance.laws.wording import NAMES
from engine.conformance.tables import Moment, table
from engine.core.catalogue import ENGLISH
from engine.core.choices import LABEL_LIMIT, Branch, Form, Leaf, Pick
from engine.core.errors import UnknownRuleset
from engine.core.kinds import kinds_of
from engine.core.options import describe
from engine.core.parts.timing import Allowance
from engine.core.words import Words
from engine.learning.terms import shown_cards

_CARD_TEXT = 1500
_TRUTH = re.compile(r"^[ \t]*\*?\[\s*(true|false)\s*\]", re.MULTILINE | re.IGNORECASE)
"""A variant named `true` or `false`; a variant begins a line (Fluent's grammar)."""
_CONJUNCTION = re.compile(r'LIST\(\$[\w-]+, "([^"]+)"\)')
TURNS = ("-turn-unit", "-turn-number", "-turn-when", "-turn-count")
"""The ends of message ids that the bot looks up, after the prefix of a game or ladder."""
ASKED = ("name", "tagline", "icon-emblem", "haste")
"""Further message ids that the bot looks up, without the game's prefix."""
TOPIC = "topic-"
"""The start of the message id of a `Headline.topic`, after the game's prefix."""


class ContentLaws(Basis):
    """Laws of a game's package: reference, messages, rules for players, and plain values."""

    def test_the_game_is_whole(self) -> None:
        """The game has its registered name, a ruleset, seats and folders."""
        game = self.rules
        hold(self.game, game.name == self.game, f"it calls itself {game.name}.")
        hold(
            self.game,
            game.ruleset >= 1 and game.at(game.ruleset) is game,
            f"it does not carry its own ruleset {game.ruleset}.",
        )
        hold(self.game, game.seats and game.seats[0] >= 1, f"it cannot seat {game.seats}.")
        try:
            game.at(game.ruleset + 1)
        except UnknownRuleset:
            pass
        else:
            hold(self.game, False, "it claims to carry a ruleset that is not written yet.")

    def test_rules_can_be_read(self) -> None:
        """`rules/en.md` and each translation have an introduction and sections.

        Titles differ, and no section is empty.
        """
        page = self.rules.folder / "rules" / f"{ENGLISH}.md"
        hold(self.game, page.is_file(), f"there are no rules for players; write {page}.")
        for one in sorted(page.parent.glob("*.md")):
            self._can_be_read(one)

    def _can_be_read(self, page: Path) -> None:
        before, *sections = re.split(r"^## ", page.read_text("utf-8"), flags=re.MULTILINE)
        hold(
            self.game,
            re.sub(r"^# .*$", "", before, flags=re.MULTILINE).strip(),
            f"{page} has nothing before its first section; write there in a sentence or two what"
            " the game is about: it stands above the list of sections.",
        )
        titles = [section.partition("\n")[0].strip() for section in sections]
        hold(self.game, sections, f"{page} has no section; begin each with a line `## Title`.")
        twice = sorted({title for title in titles if titles.count(title) > 1})
        hold(self.game, not twice, f"{page} has several sections called {twice}; rename one.")
        for title, section in zip(titles, sections, strict=True):
            hold(
                self.game,
                section.partition("\n")[2].strip(),
                f"section {title!r} of {page} is empty; write it or take its title out.",
            )

    def test_cards_can_be_looked_up(self) -> None:
        """Cards have distinct ids and names, and every text renders."""
        cards = self.rules.text.cards()
        ids = [card.id for card in cards]
        hold(self.game, len(set(ids)) == len(ids), "two cards share an id.")
        for locale in self.words().locales:
            names: dict[str, str] = {}
            for card in cards:
                name = self.words().render(card.name, locale, NAMES)
                text = self.words().render(card.text, locale, NAMES)
                hold(self.game, name not in names, f"{card.id} and {names.get(name)} are {name!r}.")
                hold(self.game, 0 < len(name) <= LABEL_LIMIT, f"{card.id} is named {name!r}.")
                hold(self.game, 0 < len(text) <= _CARD_TEXT, f"{card.id} reads {text!r}.")
                names[name] = card.id

    def test_cards_in_view_are_offered_to_look_up(self) -> None:
        """If the game has cards that can be looked up, some view shows one of them."""
        cards = [card for card in self.rules.text.cards() if card.id not in self.rare]
        views = (
            self.rules.view(moment.match.state, viewer)
            for moment in self.samples()
            for viewer in (None, *range(moment.table.seats))
        )
        hold(
            self.game,
            not cards or any(shown_cards(cards, view) for view in views),
            "no view shows any entry of `cards`; give it their ids, or word a number as"
            " `Annotated[int, name_of]` with the names of the cards.",
        )

    def test_all_content_comes_up(self) -> None:
        """Every card is mentioned and every kind of fact told within `games` games."""
        ids = {card.id for card in self.rules.text.cards()} - self.rare
        kinds = {kind.__name__ for kind in kinds_of(self.rules.fact)} - self.rare

        def mentions_in(number: int) -> Iterator[str]:
            where = table(self.rules, number)
            for fact in self.course(number).facts():
                yield type(fact).__name__
                mentioned = set(self.rules.mentions(fact))
                hold(
                    where,
                    mentioned <= ids | self.rare,
                    f"{fact} mentions {mentioned - ids}, which cannot be looked up.",
                )
                yield from mentioned

        left = self._left_out(ids | kinds, mentions_in)
        hold(
            self.game,
            not left & ids,
            f"in {self.games} games nothing mentions {sorted(left & ids)}: return the ids of the"
            " cards a fact shows from `mentions`, or list them in `rare`.",
        )
        hold(
            self.game,
            not left,
            f"in {self.games} games these facts are never told: {sorted(left)}.",
        )

    def test_all_kinds_of_actions_come_up(self) -> None:
        """Every kind of action is offered within `games` games."""
        kinds = {kind.__name__ for kind in kinds_of(self.rules.action)} - self.rare
        kinds -= {type(action).__name__ for action in self.pool()}
        left = self._left_out(kinds, self._acted_in)
        hold(
            self.game,
            not left,
            f"in {self.games} games these are never offered: {sorted(left)}.",
        )

    def test_all_messages_are_used(self) -> None:
        """Each message appears in play or in code; no locale has ids that English lacks."""
        english = self.words().messages(ENGLISH)
        for locale in self.words().locales:
            more = self.words().messages(locale) - english
            hold(self.game, not more, f"{locale}.ftl has messages English lacks: {sorted(more)}.")
        unsaid = self._not_named() - {word.id for word in self._said_of_the_game()}
        unsaid = self._left_out(unsaid, lambda number: (word.id for word in self._said_in(number)))
        hold(
            self.game,
            not unsaid,
            f"messages of {self.rules.folder / 'text'} that nothing says: {sorted(unsaid)}. Take"
            f" them out, say them, or name those in `rare` that {self.games} games need not reach.",
        )

    def _left_out(self, wanted: set[str], shown: Callable[[int], Iterable[str]]) -> set[str]:
        """The members of `wanted` that no game shows; `shown(number)` returns what a game shows.

        Raises LawBroken if a member appears in a random game but in none of the `revealing` games.
        """
        left, late = set(wanted), set[str]()
        for number in self.numbers():
            found = left.intersection(shown(number)) if left else set()
            left -= found
            late |= set() if number in self.revealing else found
        law = f"{type(self).__module__}:{type(self).__qualname__}"
        hold(
            self.game,
            not (self.revealing and late),
            f"the games in `revealing` no longer show {sorted(late)}. Replace them by what"
            f" `python -m engine.conformance revealing {law}` prints.",
        )
        return left

    def _acted_in(self, number: int) -> Iterator[str]:
        return (type(action).__name__ for _, action in self.course(number).moves)

    def test_variants_can_be_chosen(self) -> None:
        """No text has a variant for `true` or `false`: messages get booleans as numbers."""
        folder = self.rules.folder
        files = sorted((*folder.glob("text/*.ftl"), *folder.glob("learning/*.ftl")))
        dead = [fault for path in files for fault in never_chosen(path)]
        hold(self.game, not dead, "; ".join(dead))

    def test_lists_are_joined_in_their_language(self) -> None:
        """No translation joins a list by the English word of `LIST($things, "and")`."""
        for folder in ("text", "learning"):
            files = {path.stem: path for path in self.rules.folder.glob(f"{folder}/*.ftl")}
            joined = {
                locale: set(_CONJUNCTION.findall(path.read_text("utf-8")))
                for locale, path in files.items()
            }
            for locale in joined.keys() - {ENGLISH}:
                both = sorted(joined[locale] & joined.get(ENGLISH, set()))
                hold(
                    self.game,
                    not both,
                    f"{folder}/{locale}.ftl joins lists by {both} as English does; write in LIST"
                    " the word of its language.",
                )

    def _not_named(self) -> set[str]:
        """The game's messages that its code does not name, so that they must come up in play.

        Excludes those in `rare`, and those that the bot looks up.
        """
        english = self.words().messages(ENGLISH)
        prefix = f"{self.game.replace('_', '-')}-"
        own = {message for message in english if message.startswith(prefix)}
        code = self._code()
        unsaid = {message for message in own - self.rare if not _occurs_in(message, code)}
        unsaid = {message for message in unsaid if not message.endswith(TURNS)}
        unsaid -= {f"{prefix}{one}" for one in ASKED}
        standing = self.rules.standing
        if standing is not None:
            unsaid -= {f"{prefix}until-{what}" for what in ("about", *standing.watches)}
            watched = (*standing.watches, *standing.alerts)
            unsaid -= {f"{prefix}skip-stopped-{watch}" for watch in watched}
        unsaid = {one for one in unsaid if not one.startswith(f"{prefix}plan-because-")}
        topics = {message: message.removeprefix(f"{prefix}{TOPIC}") for message in unsaid}
        unsaid -= {m for m, topic in topics.items() if topic != m and f'"{topic}"' in code}
        return unsaid

    def test_views_are_plain(self) -> None:
        """A view equals its copy after pickling, as views go to worker processes."""
        for moment in self.samples():
            for viewer in (None, *range(moment.table.seats)):
                with at(f"{moment}, the view of {viewer}"):
                    view = self.rules.view(moment.match.state, viewer)
                    again = pickle.loads(pickle.dumps(view))  # noqa: S301  (our own bytes)
                    hold(moment, difference(again, view) is None, "a pickled view differs.")

    def test_times_of_the_rules_are_said_beforehand(self) -> None:
        """A game whose rules set a time limit says so in `deadlines`, for the lobby."""
        for moment in self.samples():
            is_limited = isinstance(self.rules.time(moment.match.state), Allowance)
            hold(
                moment,
                self.rules.deadlines.given or not is_limited,
                "a time `deadlines` knows not.",
            )

    def test_values_are_chances_to_win(self) -> None:
        """`value` is between 0 and 1."""
        for moment in self.samples():
            for seat in range(moment.table.seats):
                value = self.rules.value(moment.match.state, seat)
                hold(moment, 0 <= value <= 1, f"seat {seat} is valued {value}.")

    def _code(self) -> str:
        file, module = Path(inspect.getfile(type(self.rules))), inspect.getmodule(type(self.rules))
        if module is not None and not module.__package__:  # a single file without a package
            return file.read_text("utf-8")
        folder = file.parent
        return "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))

    def must_be_shown(self) -> set[str]:
        """The content, kinds and messages that must come up within `games` games."""
        return {
            *(card.id for card in self.rules.text.cards()),
            *(kind.__name__ for kind in (*kinds_of(self.rules.fact), *kinds_of(self.rules.action))),
            *self._not_named(),
        } - self.rare

    def shown_by(self, number: int) -> set[str]:
        """What a game shows: content, kinds of facts and actions, messages; see `must_be_shown`."""
        facts = self.course(number).facts()
        return {
            *(type(fact).__name__ for fact in facts),
            *(one for fact in facts for one in self.rules.mentions(fact)),
            *self._acted_in(number),
            *(word.id for word in self._said_in(number)),
        }

    def _said_of_the_game(self) -> Iterator[Words]:
        """The words of reference and options."""
        for card in self.rules.text.cards():
            yield from (*_within(card.name), *_within(card.text))
        for option in describe(self.rules):
            yield from (option.title, option.about, *option.labels)

    def _said_in(self, number: int) -> Iterator[Words]:
        """The words of a game's log, its ending and some of its moments."""
        text = self.rules.text
        facts = self.course(number).facts()
        for fact in facts:
            yield from _within(text.fact(fact))
        for sentence in text.log_sentences(facts):
            yield from (*_within(sentence.words), *_within(sentence.chapter or Words("none")))
            about = [facts[place] for place in sentence.facts]
            for seat in range(self.course(number).table.seats):
                yield from _within(text.told_to(sentence.words, about, seat) or Words("none"))
        for seat in range(self.course(number).table.seats):
            for sentence in text.harms(facts, seat):
                yield from _within(sentence.words)
        for moment in self.course(number).sample(4):
            yield from self._described_to(None, moment.match.state)
            for seat in range(moment.table.seats):
                yield from self._shown_to(moment, seat)
        final = self.final(number).state
        for viewer in (None, *range(self.course(number).table.seats)):
            yield from self._described_to(viewer, final)
            yield from self._told_at_the_end(viewer, final)

    def _told_at_the_end(self, viewer: int | None, final: Any) -> Iterator[Words]:
        """The words of an outcome, for a viewer."""
        text, view = self.rules.text, self.rules.view(final, viewer)
        outcome = self.rules.outcome(final)
        if outcome is not None:
            yield from _within(text.outcome(view, outcome))

    def _described_to(self, viewer: int | None, state: Any) -> Iterator[Words]:
        """The words of a state's description and score, for a viewer."""
        view = self.rules.view(state, viewer)
        for line in (*self.rules.text.describe(view), *self.rules.text.score(view).lines):
            yield from _within(line)

    def _shown_to(self, moment: Moment, seat: int) -> Iterator[Words]:
        """The words of a seat's description, measures, alarms, choices and refusals."""
        text, state = self.rules.text, moment.match.state
        view = self.rules.view(state, seat)
        yield from self._described_to(seat, state)
        gathering = text.gathering(view)
        yield from _within(gathering.asks or Words("none"))
        yield from _within(gathering.named or Words("none"))
        yield from (Words(key) for key in self.rules.measures(state))
        for alarm in self.rules.alarms(state):
            for told in filter(None, (alarm.told, alarm.told_threatened, alarm.told_near)):
                yield from _within(told)
        for label in islice(self._labels(view, self.rules.choices(state, seat), ()), self.listed):
            yield from _within(label)
        for action in self.probes_at(moment):
            yield from _within(self.rules.why_not(state, seat, action) or Words("none"))

    def _labels(self, view: Any, branch: Branch[Any], path: tuple[str, ...]) -> Iterator[Words]:
        text = self.rules.text
        yield from text.beside(view, path, branch)
        for node in branch.open():
            here = (*path, node.key)
            yield text.label(view, here, node)
            if isinstance(node, Pick):
                yield from (text.item(view, here, key) for key in node.items)
            elif isinstance(node, Form):
                for question in node.ask():
                    there = (*here, question.key)
                    yield text.question(view, here, question.key)
                    yield text.about(view, here, question.key) or Words("none")
                    for key in question.options:
                        yield text.item(view, there, key)
                        yield text.about(view, there, key) or Words("none")
            elif isinstance(node, Leaf):
                yield text.note(view, here, node) or Words("none")
            elif isinstance(node, Branch):
                yield from self._labels(view, node, here)


def never_chosen(path: Path) -> Iterator[str]:
    """A sentence per variant named `true` or `false`: file, line, and what to write instead."""
    text = path.read_text("utf-8")
    for found in _TRUTH.finditer(text):
        line, number = text.count("\n", 0, found.end()) + 1, int(found[1].lower() == "true")
        yield f"{path}:{line}: [{found[1]}] is never chosen; write [{number}]"


def _occurs_in(message: str, code: str) -> bool:
    """Whether code contains a message id as a literal, or its start and its end as two literals."""
    cuts = (cut for cut, letter in enumerate(message, 1) if letter == "-")
    split = ((message[:cut], message[cut:]) for cut in cuts)
    return f'"{message}"' in code or any(
        (f'"{start}{{' in code or f'"{start}"' in code) and f'"{end}"' in code
        for start, end in split
    )


def _within(what: Words) -> Iterator[Words]:
    """Some words, and all words among their arguments, at any depth."""
    yield what
    for _, value in what.args:
        if isinstance(value, Words):
            yield from _within(value)
        elif isinstance(value, tuple):
            for part in value:
                yield from _within(part)
