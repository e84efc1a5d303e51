"""The cards that a view shows are found by id, and by the wording of numbers."""

from engine.core import options
from engine.core.chance import seed_from
from engine.core.match import Match
from engine.learning.terms import shown_cards
from tests.example_game.game import Beacons
from tests.example_game.table import KINDS


def test_cards_are_found_by_numbers_whose_type_names_cards() -> None:
    game = Beacons()
    match = Match.start(game, options.read(game, {}), 2, seed_from("a hand"))
    view = match.view(0)
    assert view.hand
    shown = [card.id for card in shown_cards(game.text.cards(), view)]
    assert shown == list(dict.fromkeys(KINDS[card].id for card in view.hand))
    assert shown_cards(game.text.cards(), match.view(None)) == [], "nobody else sees the hand"
