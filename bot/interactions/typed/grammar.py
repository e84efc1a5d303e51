"""Finds what is typed in a command: a game, a card, a section of the rules, a sight, a move.

Each kind also has suggestions to type. If no game or move matches, the refusal names similar ones.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import fields
from functools import cache
from itertools import pairwise
from operator import itemgetter
from time import perf_counter
from typing import Any

from discord import app_commands

from bot.discord_io.limits import SUGGESTION, SUGGESTIONS
from bot.interactions.typed import likeness
from bot.interactions.typed.completion import WORD, Choice, Reading, complete, with_item_names
from bot.interactions.typed.suggestions import (
    BETWEEN,
    Named,
    as_choices,
    containing,
    suggestions,
)
from bot.language.speech import Speech, catalogue, safe, shorten, title
from bot.presentation.choices.menus import Menus
from bot.presentation.choices.sentences import Sentences
from bot.presentation.learning import glossary
from bot.presentation.learning.introduction import players
from bot.presentation.learning.rulebook import rulebook
from bot.presentation.shown import Shown
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core import registry
from engine.core.choices import LABEL_JOINT, SEPARATOR, Leaf
from engine.core.errors import BadContent
from engine.core.game import AnyGame, Card
from engine.core.kinds import KIND, kinds_of
from engine.core.match import Match
from engine.core.options import describe, read
from engine.core.words import Words, words

PATIENCE = 0.06
"""Time budget of suggestions, in seconds."""
MENTIONED = 3
CUT = "\N{HORIZONTAL ELLIPSIS}"


class Unclear(Refused):
    """The refusal of a typed text that matches nothing, or several choices.

    `near` has the similar choices: words, then path and picks. For a game, the name is the path.
    """

    def __init__(self, why: Words, near: Sequence[tuple[str, Choice]]) -> None:
        super().__init__(why)
        self.near = near


def game(typed: str) -> str:
    """The name of the game that is typed: its name, its title in any language, or a similar title.

    A mode or description behind it is ignored. Raises Unclear if no game matches.
    """
    wanted = typed.partition(BETWEEN)[0].strip().lower()
    if mode_of(wanted):
        wanted = wanted.partition(" ")[0]
    titled: dict[str, str] = {}
    for name in registry.names():
        titles = {Speech(locale)(title(name)).lower() for locale in catalogue().locales}
        if wanted in {name, *titles}:
            return name
        titled |= dict.fromkeys(titles, name)
    if (alike := likeness.best_match(wanted, [*titled])) is not None:
        return titled[alike]
    near = [(titled[one], (titled[one], ())) for one in likeness.closest(wanted, [*titled])]
    known = tuple(map(title, registry.names()))
    raise Unclear(words("refused-game", typed=safe(typed), games=known), near)


def mode_of(typed: str) -> str:
    """The option in a typed suggestion of `games_to_play`, such as `mode=hard`; "" without one."""
    mode = typed.partition(" ")[2]
    return mode if "=" in mode else ""


def games(
    typed: str, speech: Speech, among: Iterable[str] | None = None
) -> list[app_commands.Choice[str]]:
    """Suggestions: the games (or those in `among`) whose title contains the typed text."""
    names = registry.names() if among is None else among
    return suggestions([(speech(title(name)), name) for name in names], typed)


def games_to_play(
    typed: str, speech: Speech, *, alone: bool = False
) -> list[app_commands.Choice[str]]:
    """Suggestions: games whose title contains the typed text, with their number of players.

    If `alone`, only games that one person can play; a typed text also finds the others, with the
    note that they need a server. Otherwise also modes of games that have a ranking (ladder) of
    their own. All are short, as a phone shows about 40 characters.
    """
    solo = registry.names_for_one()
    modes = [] if alone else as_choices(containing(_modes(speech), typed))

    def note(game: str) -> str:
        needs_server = alone and game not in solo
        return speech.say("servers-only") if needs_server else players(game, speech)

    found = [
        app_commands.Choice(
            name=shorten(f"{one.name}{BETWEEN}{note(one.value)}", SUGGESTION), value=one.value
        )
        for one in games(typed, speech, solo if alone and not typed.strip() else None)
        if not (modes and typed and typed.lower() not in one.name.lower())
    ]
    return [*found, *modes][:SUGGESTIONS]


def _modes(speech: Speech) -> list[Named]:
    """Suggestions of the modes that have a ladder of their own, each with its game."""
    return [
        (f"{speech(title(name))}{BETWEEN}{speech(label)}", f"{name} {given}")
        for name in registry.names()
        for label, given in _modes_of(registry.game(name))
    ]


@cache
def _modes_of(game: AnyGame) -> tuple[tuple[Words, str], ...]:
    """The modes of a game that have a ladder of their own: label, and option as `name=value`."""
    return tuple(
        (option.label(value), f"{option.name}={value}")
        for option in describe(game)
        for value in option.values
        if read(game, {option.name: value}).ladder()
    )


def cards(among: Iterable[str], typed: str, speech: Speech) -> list[tuple[str, Card]]:
    """The cards and terms of these games with this name, each behind the name of its game.

    Raises Refused if there are none.
    """
    among = tuple(among)
    if found := glossary.find(among, typed, speech):
        return found
    games = tuple(map(title, among))
    raise Refused(words("refused-card", typed=safe(typed), game=games))


def card_suggestions(
    among: Iterable[str], typed: str, speech: Speech
) -> list[app_commands.Choice[str]]:
    """Suggestions: cards and terms of these games whose name contains the text or is similar."""
    return suggestions(named_cards(among, speech), typed)


def named_cards(among: Iterable[str], speech: Speech) -> list[Named]:
    """The names of the cards and terms of these games, as suggestions."""
    everything = ((name, card) for name in among for card in glossary.cards_and_terms(name))
    found = {
        card_name: card_name
        for one in everything
        for card_name in glossary.card_names(*one, speech)
    }
    return [*found.items()]


def section(game: str, typed: str, speech: Speech) -> int | None:
    """The index of the section of a game's rules whose heading or number (from 1) is typed.

    None if nothing is typed. Raises Refused if there is no such section.
    """
    wanted = typed.strip().lower()
    for place, part in enumerate(rulebook(game, speech.locale).sections):
        if wanted in (part.title.lower(), str(place + 1)):
            return place
    if not wanted:
        return None
    raise Refused(words("refused-section", typed=safe(typed)))


def section_suggestions(game: str, typed: str, speech: Speech) -> list[app_commands.Choice[str]]:
    """Suggestions: sections of a game's rules whose heading contains the typed text."""
    titles = [part.title for part in rulebook(game, speech.locale).sections]
    return suggestions([(one, one) for one in titles], typed)


def sight(table: Table, viewer: int | None, typed: str, speech: Speech) -> str:
    """The key of the sight whose name is the typed text, or begins with it; "" for no text.

    A sight is a part of the table that can be looked at in detail. Raises Refused if none matches.
    """
    wanted = typed.strip().lower()
    named = [(name.lower(), key) for name, key in sights_named(table, viewer, speech)]
    if not wanted:
        return ""
    for name, key in named:
        if name == wanted:
            return key
    for name, key in named:
        if WORD.findall(name)[: len(WORD.findall(wanted))] == WORD.findall(wanted):
            return key
    raise Refused(words("refused-sight", typed=safe(typed)))


def sights_named(table: Table, viewer: int | None, speech: Speech) -> list[tuple[str, str]]:
    """The sights that the viewer may look at: name, cut to fit a suggestion, and key."""
    shown = Shown(table, viewer, table.speech(speech.locale))
    say = shown.speech.without_escapes
    return [(shorten(say(one.name), SUGGESTION), one.key) for one in shown.sights]


def sentences(
    table: Table,
    seat: int,
    typed: str,
    speech: Speech,
    patience: float = PATIENCE,
    view: Any = None,
) -> list[str]:
    """Suggestions: legal actions whose words contain every typed word, prefixes first.

    At most as many as Discord shows, of those found within `patience` seconds, as Discord drops
    late suggestions. `view` decides the wording, by default the seat's own view.
    """
    end = perf_counter() + patience
    menus = Menus(table.match, table.id, seat, table.speech(speech.locale), view)
    wanted = with_item_names(menus, typed.strip().lower())
    needed = _required_words(wanted, speech)
    found: list[tuple[bool, str]] = []
    actions: list[Any] = []
    for text, _, action, brief in complete(menus, wanted, needed):
        words_typed = text.lower()
        begins = words_typed.startswith(wanted)
        if begins or (all(word in words_typed for word in needed) and action not in actions):
            found.append((not begins, brief))
            actions.append(action)
        if len(found) == SUGGESTIONS or perf_counter() > end:
            break
    return [brief for _, brief in sorted(found, key=itemgetter(0))]


def reading(
    table: Table, seat: int, typed: str, speech: Speech, view: Any = None
) -> tuple[str, Choice]:
    """The typed choice: its full words, then its path and picked items.

    It is the choice whose words are the typed text, or else contain all typed words. Of several
    such choices, the first to count are choices with the words in the typed order, or with the
    target directly behind the verb, as menus write it. Choices with the same action count once. If
    no choice contains the words, the only similar one counts.

    `view` decides the wording, by default the seat's own view. Raises Unclear if no choice matches,
    or several with different actions; but Refused with the rules' reason if the text names an
    action that they refuse now.
    """
    menus = Menus(table.match, table.id, seat, table.speech(speech.locale), view)
    wanted = with_item_names(menus, typed.strip().lower())
    needed = _required_words(wanted, speech)
    near: list[Reading] = []
    for one in complete(menus, wanted, needed):
        text, chosen = one.text, one.choice
        words_typed = text.lower()
        if wanted in (words_typed, shorten(text, SUGGESTION).lower(), _plain(chosen)):
            return text, chosen
        cut = wanted.endswith(CUT) and words_typed.startswith(wanted[: -len(CUT)])
        if cut or (needed and set(needed) <= set(WORD.findall(words_typed))):
            near.append(one)
    orders = (needed, _target_first(wanted, needed, speech))
    near = _apart(
        [one for one in near if any(_in_order(order, one.text) for order in orders)] or near
    )
    if len(near) == 1:
        return near[0][:2]
    if near:
        both = " · ".join(one.text for one in near)
        why = words("refused-ambiguous", typed=safe(typed), found=both)
        raise Unclear(why, [one[:2] for one in near if not isinstance(one.action, str)])
    for action in _named(table.match, seat, menus, wanted):
        if (refused := table.match.why_not(seat, action)) is not None:
            raise Refused(refused, table.speech(speech.locale).names)
    return _alike(menus, typed, wanted)


def _named(match: Match[Any, Any, Any], seat: int, menus: Menus, wanted: str) -> Iterator[Any]:
    """The actions that a text names although they are not offered.

    They are those whose buttons keep their place (`Gathering.idle`), by label; those without
    fields, by kind or message; and the one at a path of keys that the game knows (`action_at`).
    """
    said = menus.said
    for key, action in said.gathering.idle.items():
        if wanted == said.label((key,), Leaf(key, action)).lower():
            yield action
    for kind in kinds_of(match.game.action):
        if [field.name for field in fields(kind)] != [KIND]:
            continue
        action = kind()
        if wanted in (action.kind.replace("-", " "), _message(said, action)):
            yield action
    keys = tuple(part.strip().replace(" ", "-") for part in wanted.split(LABEL_JOINT.strip()))
    if (meant := match.game.action_at(match.state, seat, keys)) is not None:
        yield meant


def _message(said: Sentences, action: Any) -> str:
    """The message of an action without fields; "" if it needs arguments, such as a count."""
    with suppress(BadContent):
        return said.speech(said.text.say(action.kind, action)).lower()
    return ""


def _plain(chosen: Choice) -> str:
    """The last key of a choice's path as words, such as "play all"; "" for a choice with picks.

    It can be typed although the label of the choice differs.
    """
    path, picked = chosen
    return "" if picked else path.rpartition(SEPARATOR)[2].replace("-", " ")


def _alike(menus: Menus, typed: str, wanted: str) -> tuple[str, Choice]:
    """The only choice whose words are similar to the typed text. Raises Unclear."""
    found: dict[str, Choice] = {}
    end = perf_counter() + PATIENCE
    for text, chosen, action, _ in complete(menus, wanted, ()):
        if not isinstance(action, str):  # a str: picks are still missing
            found[text] = chosen
        if perf_counter() > end:
            break
    if (alike := likeness.best_match(wanted, [*found])) is not None:
        return alike, found[alike]
    near = [(one, found[one]) for one in likeness.closest(wanted, [*found])]
    raise Unclear(words("refused-sentence", typed=safe(typed)), near)


def _required_words(wanted: str, speech: Speech) -> list[str]:
    """The typed words without joining words (such as "and"), which need not match."""
    joining = speech.say("typed-joining").split()
    return [word for word in WORD.findall(wanted) if word not in joining]


def _target_first(wanted: str, needed: Sequence[str], speech: Speech) -> list[str]:
    """The typed words with the target moved directly behind the verb.

    The target is the word behind the last "to": "move fighter from D1 to E1" becomes "move E1
    fighter D1".
    """
    typed, toward = WORD.findall(wanted), speech.say("typed-toward").split()
    targets = [word for to, word in pairwise(typed) if to in toward and word in needed]
    left = [word for word in needed if word not in targets[-1:]]
    return [*left[:1], *targets[-1:], *left[1:]]


def _in_order(needed: Sequence[str], text: str) -> bool:
    """Whether a text contains these words in this order."""
    left = iter(WORD.findall(text.lower()))
    return all(word in left for word in needed)


def _apart(near: Sequence[Reading]) -> list[Reading]:
    """The first `MENTIONED` readings whose actions differ."""
    apart: list[Reading] = []
    for one in near:
        if len(apart) < MENTIONED and all(one.action != other.action for other in apart):
            apart.append(one)
    return apart
