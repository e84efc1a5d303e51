"""`action_at` returns the action that a path of choices offered."""

from engine.core.catalogue import catalogue
from engine.core.choices import Leaf, walk
from engine.games.black_abyss import actions as a
from tests.engine.games.black_abyss import timetable
from tests.engine.games.black_abyss.table import GAME

UNREAD = {
    a.FoundHome, a.BreakTie, a.Scan, a.Load, a.March, a.Take, a.Cover, a.Lose, a.Learn, a.Propose,
}  # fmt: skip
"""Kinds of actions whose paths do not determine them."""


def test_a_path_means_the_action_it_offered_or_none() -> None:
    read: set[type] = set()
    silent: set[type] = set()
    for state, seat, _ in timetable.rare_examples():
        for path, node in walk(GAME.choices(state, seat)):
            if isinstance(node, Leaf):
                meant = GAME.action_at(state, seat, path)
                assert meant in (None, node.action), path
                (silent if meant is None else read).add(type(node.action))
    assert {a.Offer, a.Withdraw, a.Accept, a.Decline, a.Talk, a.EndTalk, a.DeclareWar} <= read
    assert {a.Move, a.Jump, a.Embark, a.Disembark, a.Settle, a.Sell, a.Repair, a.Strip} <= read
    assert silent <= UNREAD


def test_every_offer_has_a_label_and_a_sale_says_its_proceeds() -> None:
    texts, said = catalogue([GAME]), dict[type, str]()
    for state, seat, _ in timetable.rare_examples():
        view = GAME.view(state, seat)
        for path, node in walk(GAME.choices(state, seat)):
            if isinstance(node, Leaf):
                said[type(node.action)] = texts.render(GAME.text.label(view, path, node))
    assert len(said) >= len(UNREAD)
    assert said[a.Sell] == "1 good · +2 food"
