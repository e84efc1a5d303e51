"""The form for damage: one for all attacks of a spin that are known when the first one hits."""

import pytest

from engine.core.catalogue import catalogue
from engine.core.choices import Form, resolve
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.actions import Discard, Entrust, Order
from engine.games.dark_wall_destiny.content.tables import CARD
from engine.games.dark_wall_destiny.state import EMPTY, OrderMode
from tests.engine.games.dark_wall_destiny.table import GAME, Table, form_of, table


def twice(order: OrderMode = "ask") -> Table:
    """Seat 0, with five cards in hand, is hit by two cards in one spin."""
    start = table(2, deck="patrol brace requisition requisition patrol")
    one, two = start.state.vectors[0], start.state.vectors[2]
    start.state.system[one - 2] = CARD["scythe-kin"]
    start.state.system[two - 2] = CARD["hull-leeches"]
    start.state.players[0].order, start.state.players[1].order = order, "defense"
    return start.end_round()


def test_one_form_asks_about_all_known_blows_of_a_spin() -> None:
    asked = twice()
    first, second = form_of(asked).ask()
    assert (first.key, second.key) == ("0.hull-leeches", "1.scythe-kin")
    answers = (("brace",), ("patrol", "patrol.2"))
    paid = form_of(asked).build(answers)
    assert paid == Discard(("brace",), (("scythe-kin", ("patrol", "patrol")),))
    after = asked.play(paid, by=0)
    assert after.state.hit is None
    mine = [fact.cards for fact in after.facts(facts.Discarded) if fact.seat == 0]
    assert mine == [("brace",), ("patrol", "patrol")]


def test_a_blow_left_open_in_the_form_is_asked_about_when_it_strikes() -> None:
    later = twice().discard("brace", by=0)
    assert later.awaited() == [0]
    assert [question.key for question in form_of(later).ask()] == ["0.scythe-kin"]


def test_sent_as_it_opens_the_form_pays_for_the_whole_spin_as_a_standing_order_would() -> None:
    asked = twice()
    usual = form_of(asked).build(tuple(tuple(one.chosen) for one in form_of(asked).ask()))
    after = asked.play(usual, by=0)
    assert after.state.hit is None, "Scythe Kin, which strikes later, asks nothing more"
    assert discarded(after) == discarded(twice("defense"))


def discarded(after: Table) -> list[tuple[str, ...]]:
    return [fact.cards for fact in after.facts(facts.Discarded) if fact.seat == 0]


def test_a_hint_pays_for_the_whole_spin_at_once() -> None:
    advised = GAME.companions.counsel(twice().state, 0)
    assert advised is not None
    assert discarded(twice().play(advised[0], by=0)) == discarded(twice("defense"))


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Choose 1 card. It has only just entered the system."),
        ("de", "Wähl 1 Karte. Die Karte ist eben erst ins System gekommen."),
    ],
)
def test_a_second_form_says_that_its_attacker_came_in_during_the_spin(
    locale: str, told: str
) -> None:
    """Hull Leeches come from space onto the first vector, as two cards were acquired."""
    start = table(2, deck="patrol " * 2 + "requisition " * 3, space="hull-leeches talon talon")
    start.state.system[-2:] = [EMPTY, EMPTY]
    start.state.players[1].order = "defense"
    asked = start.end_round()
    hit = asked.view(0).hit
    assert hit is not None
    assert (hit.card, hit.new) == ("hull-leeches", True)
    about = GAME.text.about(asked.view(0), ("discard",), form_of(asked).ask()[0].key)
    assert about is not None
    assert catalogue((GAME,)).render(about, locale, ("Ann", "Bob")) == told


@pytest.mark.parametrize(
    ("locale", "one", "two", "some"),
    [
        (
            "en",
            "Choose 1 card. The ticks are only a suggestion.",
            "Choose 2 cards. The ticks are only a suggestion.",
            "Choose 1 to 2 cards; defence counts for more. The ticks are only a suggestion.",
        ),
        (
            "de",
            "Wähl 1 Karte. Die Häkchen sind nur ein Vorschlag.",
            "Wähl 2 Karten. Die Häkchen sind nur ein Vorschlag.",
            "Wähl 1 bis 2 Karten; Abwehr zählt mehr. Die Häkchen sind nur ein Vorschlag.",
        ),
    ],
)
def test_the_form_says_how_many_cards_it_wants(locale: str, one: str, two: str, some: str) -> None:
    def told(at: Table) -> str:
        (first, *_), view = form_of(at).ask(), at.view(0)
        about = GAME.text.about(view, ("discard",), first.key)
        assert about is not None
        return catalogue((GAME,)).render(about, locale, ("Ann", "Bob"))

    assert told(twice()) == one
    assert told(twice().discard("brace", by=0)) == two
    tough = twice().discard("brace", by=0)
    assert (
        told(tough.but(lambda state: state.players[0].hand.append(CARD["bulwark-frigate"]))) == some
    )


def test_a_seat_that_leaves_damage_to_its_order_is_not_asked_again_in_the_spin() -> None:
    left = twice().play(Order("defense"), Entrust(), by=0)
    assert left.facts(facts.Settled, None)[0].ordered
    assert left.state.hit is None
    paid = [fact.cards for fact in left.facts(facts.Discarded) if fact.seat == 0]
    assert paid == [("brace",), ("requisition", "requisition")]


def test_damage_cannot_be_left_to_a_standing_order_that_does_not_exist() -> None:
    assert twice().refusal(Entrust()) == "no-order"
    assert twice("defense").refusal(Entrust()) == "no-damage"


def test_a_form_uses_each_card_once_and_only_for_known_attackers() -> None:
    asked = twice()
    both = Discard(("brace",), (("scythe-kin", ("brace", "patrol")),))
    assert asked.refusal(both) == "paid-twice"
    assert asked.refusal(Discard(("brace",), (("scythe-kin", ("patrol",)),))) == "wrong-discards"
    assert asked.refusal(Discard(("brace",), (("talon", ("patrol",)),))) == "not-coming"


def test_an_agent_is_asked_for_one_blow_at_a_time() -> None:
    node = resolve(GAME.choices_of_agent(twice().state, 0), "discard")
    assert isinstance(node, Form)
    assert [question.key for question in node.ask()] == ["0.hull-leeches"]
