"""What a player is told of what rivals did to them."""

import pytest

from engine.core.catalogue import catalogue
from engine.core.words import Words
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.actions import Choose, Discard, EndTurn, Play
from engine.games.dark_wall_destiny.content.tables import CARD
from tests.engine.games.dark_wall_destiny.table import GAME, Table, table


def said(line: Words, locale: str = "en") -> str:
    return catalogue((GAME,)).render(line, locale, ("Ann", "Bob", "Cleo"))


def raided() -> Table:
    """Ann has raided Bob, who has most points and begins his turn."""
    start = table(3, hand="raid", others="ram-tug patrol patrol", aggression="yes")
    start.player(1).discards = [CARD["quiet-king"]]
    return start.play(Play("raid"), Choose("seat.2"), EndTurn())


@pytest.mark.parametrize(
    ("locale", "asked", "log"),
    [
        (
            "en",
            "Raided by Ann. Choose what to discard.",
            "Bob takes 1 damage from raids by Ann. Bob discards Ram Tug.",
        ),
        (
            "de",
            "Überfallen von Ann. Wähle, was du abwirfst.",
            "Bob erleidet 1 Schaden durch Überfälle von Ann. Bob wirft Rammschlepper ab.",
        ),
    ],
)
def test_a_victim_of_a_raid_is_told_who_raided(locale: str, asked: str, log: str) -> None:
    bob = raided()
    assert asked in [said(line, locale) for line in GAME.text.describe(bob.view(1))]
    after = bob.play(Discard(("ram-tug",)), by=1)
    both = [*bob.facts(facts.Plundered), *after.facts(facts.Discarded)]
    assert [said(one.words, locale) for one in GAME.text.log_sentences(both)] == [log]


@pytest.mark.parametrize(
    "harm",
    [
        facts.Raided(0, 1, 1, 0),
        facts.Stole(0, 1),
        facts.Taxed(0, 1, 1),
        facts.Plundered(1, 1, (0,)),
    ],
)
def test_what_a_rival_did_to_a_player_is_news_before_all_else(harm: facts.Fact) -> None:
    assert GAME.weight(harm, 1) > GAME.weight(facts.Saved(0, "colony-lyra", 4), 1)
    assert GAME.weight(harm, 2) < GAME.weight(harm, 1)


def test_a_shadowed_ship_is_no_loss_and_does_not_displace_a_theft_from_the_news() -> None:
    """Ann takes a token from Bob; then Cleo shadows Bob's ship, which costs him nothing."""
    theft, shadow = facts.Stole(0, 1), facts.Shadowed(2, 1, "customs-cutter")
    assert GAME.weight(theft, 1) > GAME.weight(shadow, 1)
    assert GAME.weight(shadow, 1) == GAME.weight(shadow, 0)
