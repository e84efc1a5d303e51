"""The glossary of a game: terms that are not cards, each explained in at most two sentences.

In `<game>/learning`, the message `term-<key>` is the term, `also-<key>` its synonyms and inflected
forms, separated by commas, `means-<key>` its meaning, and `only-<key>` the name of the table option
without which it is not in play.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from bot.language.speech import Speech, with_icons
from bot.presentation.learning.introduction import learning_text
from engine.core import registry
from engine.core.catalogue import ENGLISH, learning_of
from engine.core.text import Card
from engine.core.words import prefix_of, words

TERM = "term-"
FAIR_DEAL = Card(f"{TERM}fair-deal", words("term-fair-deal"), words("means-fair-deal"))
"""The term that is in the glossary of every game."""


@cache
def glossary(game: str) -> tuple[Card, ...]:
    """A game's terms, and the one that every game has. Their ids begin with `term-`."""
    own = f"{prefix_of(game)}learn-"
    ids = sorted(learning_of(registry.game(game)).ids(ENGLISH))
    keys = [one.removeprefix(own + TERM) for one in ids if one.startswith(own + TERM)]
    terms = (
        Card(f"{TERM}{key}", words(f"{own}{TERM}{key}"), words(f"{own}means-{key}")) for key in keys
    )
    return (*terms, FAIR_DEAL)


def card_names(game: str, card: Card, speech: Speech) -> tuple[str, ...]:
    """All names of a card or term, the usual one first."""
    key = card.id.removeprefix(TERM)
    also = learning_text(game, f"also-{key}", speech) if key != card.id else ""
    return (speech(card.name), *filter(None, (one.strip() for one in also.split(","))))


def is_in_play(game: str, term: Card, options: Mapping[str, str]) -> bool:
    """Whether the option that a term comes with, if any, is chosen (a value as typed)."""
    option = learning_text(game, f"only-{term.id.removeprefix(TERM)}", Speech())
    return not option or options.get(option) == "yes"


def cards_and_terms(game: str) -> tuple[Card, ...]:
    """All that can be looked up in a game: cards, then terms."""
    return (*registry.game(game).text.cards(), *glossary(game))


def find(among: Iterable[str], typed: str, speech: Speech) -> list[tuple[str, Card]]:
    """The cards and terms of these games that have the typed name, as (game, card).

    Names count in the reader's language and in English. If no name matches, the result is the
    longest terms that occur in the typed text, as in "your attack vectors".
    """
    among, wanted = tuple(among), typed.strip().casefold()
    everything = [(game, card) for game in among for card in cards_and_terms(game)]
    exact = [one for one in everything if wanted in (one[1].id, *_names(*one, speech))]
    if exact or not wanted:
        return exact
    terms = [(game, term) for game in among for term in glossary(game)]

    def length(game: str, term: Card) -> int:
        there = [len(one) for one in _names(game, term, speech) if _whole((one,)).search(wanted)]
        return max(there, default=0)

    lengths = [length(*one) for one in terms]
    longest = max(lengths, default=0)
    return [one for one, length in zip(terms, lengths, strict=True) if 0 < length == longest]


def standing(game: str, lines: Iterable[str], speech: Speech) -> Iterator[tuple[Card, str]]:
    """The terms that occur in the lines, each with the first line that contains it."""
    pairs = [(with_icons(line, lambda _: ""), line) for line in lines]
    everything = "\n".join(plain for plain, _ in pairs)
    for term in glossary(game):
        name = _whole(card_names(game, term, speech))
        if name.search(everything):
            yield term, next(line for plain, line in pairs if name.search(plain))


def _names(game: str, card: Card, speech: Speech) -> set[str]:
    return {name.casefold() for each in (speech, Speech()) for name in card_names(game, card, each)}


@cache
def _whole(names: tuple[str, ...]) -> re.Pattern[str]:
    """A pattern that finds any of the names as whole words, in any case."""
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, names))})(?!\w)", re.IGNORECASE)
