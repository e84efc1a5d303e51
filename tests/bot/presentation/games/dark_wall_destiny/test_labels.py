"""The label and description of a card for sale fit its menu in full."""

import pytest

from bot.language.speech import Speech
from bot.presentation.panel import ENTRY, LABEL
from engine.core.choices import LABEL_JOINT
from engine.core.words import Arg, Words, words
from engine.games.dark_wall_destiny.content.names import name
from engine.games.dark_wall_destiny.content.tables import (
    ALIENS,
    ATTACKING,
    CARDS,
    COLONIES,
    COST,
    IDS,
)
from engine.games.dark_wall_destiny.rules.own import IDLING
from engine.games.dark_wall_destiny.rules.ships import WITHOUT_SHIP
from engine.games.dark_wall_destiny.text.cards import say, short
from engine.games.dark_wall_destiny.text.labels import in_energy

LAST = 18
"""The highest position of the largest system."""
WORDED_PATH = 100
"""The most characters of a choice as it is typed: its menu and its label."""
MOST_TOKENS = 5
"""The most tokens that a seat may have."""
DEARER = 2
"""The largest addition to prices in one round that was seen."""


@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_card_for_sale_is_named_with_all_it_gives(locale: str) -> None:
    speech = Speech(locale).without_escapes
    menu = speech(words("dark-wall-destiny-menu-system"))
    offered = [place for place, card in enumerate(CARDS) if card.region is not None]
    assert len(offered) > 100
    for place in offered:
        card, price = CARDS[place].id, COST[place] + DEARER
        for tokens in (0, min(price, MOST_TOKENS)):
            known: dict[str, Arg] = {"price": price, "values": short(card, 1, for_sale=True)}
            known |= {} if place in ALIENS else in_energy(card, price, tokens)
            paid = f"buy-{'combat' if place in ALIENS else 'energy'}"
            label = speech(say(paid, at=LAST, card=name(card), **known))
            assert len(label) <= LABEL, label
            assert len(f"{menu}{LABEL_JOINT}{label}") <= WORDED_PATH, label
        for way in ("onto", "past"):
            for tokens in (0, MOST_TOKENS) if place in ATTACKING else (0,):
                note = speech(say(f"buying-{way}", card=name(card), at=LAST, what=outcome(tokens)))
                assert len(note) <= ENTRY, note


def outcome(tokens: int) -> Words:
    """More damage for a team that loses this many tokens in all."""
    known = {"same": 0, "own": 0, "each": 0, "mention": tokens, "quiet": 0}
    return say("buying-outcome", n=10, before=9, tokens=tokens, **known)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_kind_of_card_says_what_it_is_good_for(locale: str) -> None:
    speech = Speech(locale).without_escapes
    kinds = {card.kind for card in CARDS} - {"command", "home"}
    known: dict[str, Arg] = {
        "n": 10,
        "before": 9,
        "same": 0,
        "tokens": MOST_TOKENS,
        "mention": 1,
        "spins": 12,
        "own": 0,
        "each": 0,
        "quiet": 0,
    }
    notes = [
        say("buying-sooner-and", card=name(IDS[one]), later=later, **known)
        for one in COLONIES
        for later in (0, 1)
    ]
    notes += [say(f"buying-{kind}", room=1) for kind in kinds]
    notes += [say("buying-omega", last=last, contest=0) for last in (0, 1)]
    for note in notes:
        assert 0 < len(speech(note)) <= ENTRY, speech(note)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_why_an_ability_does_nothing_is_said_in_full(locale: str) -> None:
    speech = Speech(locale).without_escapes
    for reason in {WITHOUT_SHIP.get(deed, deed) for deed in IDLING}:
        note = speech(say("idle", why=say(f"idle-{reason}")))
        assert 0 < len(note) <= ENTRY, note
