"""What hints advise while an alarm stands, though agents would end their turn."""

import pytest

from bot.language.speech import Speech
from bot.play.agents import advice
from engine.agents.agent import Nodes
from engine.core.chance import seed_from
from engine.games.dark_wall_destiny.actions import Buy, Choose, EndTurn, Play, PlayAll
from engine.games.dark_wall_destiny.content.tables import CARD
from engine.games.dark_wall_destiny.state import WallState
from tests.engine.games.dark_wall_destiny.table import GAME, Table, table

HULL = 5
"""What is left of the hull of Ada's Cryoship: two sieges of 3 points break it, one does not."""


LATER = 4
"""A round after those in which hints advise what the page of the first turn says."""


def hint(at: Table) -> tuple[object, str]:
    """The action that a hint without search advises to Ada, and its reason from the counsel."""
    found = advice(GAME, at.state, 0, seed_from("a hint"), Nodes(0))
    assert found.way is not None
    why = "" if found.because is None else Speech("en", ("Ada", "Bo"))(found.because)
    return found.action, why


def besieged(system: str, **more: int | str) -> Table:
    """Ada's Cryoship is at her planet, in Homefront; her deck is too good for cheap aliens."""
    strong = " ".join(["beacon-platform"] * 6)
    sector, at = ("glasswater colony-lyra",), {"deck": strong, "homefront": "yes", **more}

    def seeded(state: WallState) -> None:
        state.turn = LATER
        state.cryoships.remove(CARD["colony-lyra"])
        state.saved.append(CARD["colony-lyra"])
        state.hulls[CARD["colony-lyra"]] = HULL

    return table(sector=sector, system=system, **at).but(seeded)  # type: ignore[arg-type]


def keys(at: Table) -> list[str]:
    return [one.key for one in GAME.alarms(at.state)]


def test_a_hint_defeats_an_alien_of_two_that_may_besiege_a_cryoship() -> None:
    start = besieged("hull-drill siege-larva talon talon", combat=3)
    assert keys(start) == ["siege"]
    action, why = hint(start)
    assert isinstance(action, Buy)
    assert action.card in ("hull-drill", "siege-larva")
    assert "could besiege Ada and destroy Colony Lyra" in why
    assert keys(start.play(action)) == []


def test_a_hint_plays_the_hand_before_it_answers_an_alarm() -> None:
    start = besieged("hull-drill siege-larva talon talon", combat=3, hand="hull-drill hull-drill")
    assert hint(start) == (PlayAll(), "")


def test_a_hint_answers_no_alarm_that_the_seat_cannot_end() -> None:
    assert hint(besieged("hull-drill siege-larva talon talon", combat=2)) == (EndTurn(), "")
    three = besieged("hull-drill siege-larva hull-drill talon", combat=3)
    assert hint(three) == (EndTurn(), ""), "the other two can besiege it, too"
    both = besieged("hull-drill siege-larva hull-drill talon", combat=6)
    assert isinstance(hint(both)[0], Buy), "with two defeated, the third is too weak"


def test_a_hint_among_rivals_acquires_what_a_team_would_leave() -> None:
    """Ann can pay for an Ironside Cutter, which leaves a gap and is little better than her deck."""
    system = "ironside-cutter" + " talon" * 5
    deck = "requisition " * 8

    def advised(**more: str) -> tuple[object, str]:
        start = table(system=system, energy=2, deck=deck, **more)  # type: ignore[arg-type]
        return hint(start.but(lambda state: setattr(state, "turn", LATER)))

    assert advised()[0] == EndTurn()
    action, why = advised(aggression="yes")
    assert isinstance(action, Buy)
    assert (action.card, why) == ("ironside-cutter", ""), "the purchase has its own reason"


@pytest.mark.parametrize(
    ("locale", "advised"),
    [
        ("en", "Choose “Burn Patrol from your hand”"),
        ("de", "Wähle „Patrouille aus der Hand verbrennen“"),
    ],
)
def test_a_hint_on_a_cards_question_quotes_the_answer(locale: str, advised: str) -> None:
    asking = table(hand="white-hand patrol").play(Play("white-hand"))
    (told,) = GAME.text.advice(asking.view(0), ("hand.patrol",), ())
    assert Speech(locale)(told) == advised


def test_a_hint_burns_no_planet_though_it_gives_nothing() -> None:
    """Ann must burn a card or none: Glasswater, which gives no energy, is her only planet."""
    asking = table(hand="white-hand", discards="glasswater patrol").play(Play("white-hand"))
    assert hint(asking)[0] == Choose("pile.patrol")
