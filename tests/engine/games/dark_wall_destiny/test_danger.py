"""What hints say of a Cryoship in danger, and that they keep tokens for the first one."""

from collections.abc import Sequence

import pytest

from bot.language.speech import Speech
from bot.play.agents import advice
from engine.agents.advice import way_to
from engine.agents.agent import Nodes
from engine.core.chance import seed_from
from engine.games.dark_wall_destiny.actions import Action, Buy, EndTurn, PlayAll
from engine.games.dark_wall_destiny.agents.policies import PRUDENT
from engine.games.dark_wall_destiny.content.tables import CARD
from engine.games.dark_wall_destiny.state import Berth, WallState
from tests.engine.games.dark_wall_destiny.table import GAME, Table, table


def reasons(at: Table, action: Action, locale: str = "en") -> Sequence[str]:
    """What advice to take an action says after its first sentence."""
    way = way_to(at.match.choices(0), action)
    assert way is not None
    speech = Speech(locale, names=("Ada", "Bo"))
    return speech.each(GAME.text.advice(at.view(0), *way)[1:])


def last_before_the_star(energy: int, hand: str = "") -> Table:
    """Colony Lyra, for 9 energy, burns in the next spin."""
    return table(system="colony-lyra", energy=energy, hand=hand)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        (
            "en",
            "Colony Lyra burns in the next spin. You can pay its 9 energy: acquire it this turn.",
        ),
        (
            "de",
            "Das Kryoschiff Kolonie Lyra verbrennt in der nächsten Drehung. "
            "Du kannst die 9 Energie zahlen: Kauf es in diesem Zug.",
        ),
    ],
)
def test_a_hint_says_that_the_cryoship_burns_now_and_can_be_paid_for(
    locale: str, said: str
) -> None:
    there = last_before_the_star(7, "requisition requisition")
    assert reasons(there, PlayAll(), locale) == [said]


def test_a_hint_to_acquire_the_cryoship_says_when_it_burns_otherwise() -> None:
    first, *further = reasons(last_before_the_star(energy=9), Buy("colony-lyra", 12))
    assert first.startswith("Cryoship: ")
    assert further == [
        "If nobody acquires it, it burns in the next spin.",
        "You have no planet yet to seed it on.",
    ]


def test_a_hint_says_what_energy_is_missing_and_who_can_still_acquire_the_cryoship() -> None:
    there = last_before_the_star(energy=8)
    rich = there.but(lambda state: setattr(state.players[1], "tokens", 9))
    lacked = "You lack 1 energy for Colony Lyra, which burns in the next spin."
    *said, unspent = reasons(rich, EndTurn())
    assert said == [lacked, "Only Bo might still be able to pay for it in time."]
    assert unspent.startswith("None of the cards you can pay for")
    probably = (
        "The others probably can't pay for it either. Then the game is lost, and only points count."
    )
    assert reasons(there, EndTurn()) == [lacked, probably, unspent]


@pytest.mark.parametrize(
    ("locale", "lost"),
    [
        (
            "en",
            "It can't be saved any more: the game is lost this round, and only points count. "
            "Seed a card on your empty planet for 3 more points.",
        ),
        (
            "de",
            "Es ist nicht mehr zu retten: Das Spiel geht in dieser Runde verloren, und nur die "
            "Punkte zählen. Leg an deinem leeren Planeten eine Karte an, das bringt noch 3 Punkte.",
        ),
    ],
)
def test_a_hint_in_a_round_that_is_lost_says_so_and_what_still_scores(
    locale: str, lost: str
) -> None:
    alone = table(1, system="colony-lyra", hand="patrol", sector=("glasswater",))
    assert reasons(alone, EndTurn(), locale)[1] == lost
    used = table(1, system="colony-lyra", hand="patrol", sector=("glasswater patrol",))
    assert reasons(used, EndTurn(), locale)[1] == lost.partition(". ")[0] + "."


def test_a_hint_expects_nothing_of_others_while_more_than_one_spin_is_left() -> None:
    """What Bo will probably acquire is told elsewhere; a hint does not guess otherwise."""
    start = table(system="colony-lyra talon", energy=8)
    rich = start.but(lambda state: setattr(state.players[1], "tokens", 9))
    wait = "Until you can pay for it, acquire nothing nearer the star."
    assert reasons(rich, EndTurn())[1] == wait


def test_a_hint_names_the_card_that_might_bring_the_missing_energy() -> None:
    draws = last_before_the_star(5, "requisition deep-study")
    assert reasons(draws, PlayAll())[-1] == "Deep Study might bring that energy."
    poor = last_before_the_star(2, "requisition deep-study")
    assert "Deep Study" not in reasons(poor, PlayAll())[-1]


def test_a_hint_tells_a_solo_player_to_leave_the_cards_nearer_the_star() -> None:
    alone = table(1, system="colony-lyra talon talon", energy=1)
    assert reasons(alone, EndTurn())[-2:] == [
        "Until you can pay for it, acquire nothing nearer the star.",
        "You can't pay for anything more with 1 energy and 0 combat.",
    ]


def test_a_hint_says_that_one_energy_is_missing_for_a_cryoship_in_no_danger() -> None:
    far = table(system="colony-lyra" + " talon" * 9, energy=8)
    assert reasons(far, EndTurn())[0].startswith("You lack 1 energy for Colony Lyra, ")
    poor = table(system="colony-lyra" + " talon" * 9, energy=1)
    assert not any("Lyra" in said for said in reasons(poor, EndTurn()))


def test_a_hint_to_acquire_an_attacker_says_what_it_spares() -> None:
    start = table(system="scythe-kin talon talon talon talon talon talon talon", combat=9)
    aimed = start.but(lambda state: setattr(state, "vectors", (6,)))
    told = reasons(aimed, Buy("scythe-kin", 5))
    assert told[-1].startswith("In the next spin your team takes 0 ")


def test_hints_keep_tokens_for_the_first_cryoship_even_before_it_is_in_the_system() -> None:
    """Agents may spend them in round 1; the page about the first turn tells people not to."""
    first = table(system="lanternfish")
    first.state.players[0].tokens = 3
    assert isinstance(PRUDENT.advise(first.state, 0), Buy)
    assert hinted(first) == EndTurn()
    kept = "Keep your tokens for your team's first Cryoship."
    assert kept in reasons(first, EndTurn())
    robbed = table(system="lanternfish spore-drifters")
    robbed.state.players[0].tokens = 3
    assert kept not in reasons(robbed, EndTurn()), "spore drifters take tokens when they attack"
    late = table(system="lanternfish colony-lyra")
    late.state.players[0].tokens = 3
    assert (ahead := late.view(0).forecast) is not None
    assert ahead.spins == 1
    assert kept not in reasons(late, EndTurn()), "it burns before the tokens can pay for it"


def test_hints_spend_tokens_that_pay_for_the_first_cryoship() -> None:
    there = table(system="colony-lyra talon", energy=7)
    there.state.cryoships.remove(CARD["colony-lyra"])
    there.state.players[0].tokens = 2
    assert hinted(there) == Buy("colony-lyra", 11)


def hinted(at: Table) -> Action:
    """The action that a hint without search advises to seat 0."""
    found: Action = advice(GAME, at.state, 0, seed_from("a hint"), Nodes(0)).action
    return found


@pytest.mark.parametrize(
    ("locale", "alone", "beside"),
    [
        (
            "en",
            "But in the system it burns, too, if nobody has enough energy later.",
            "Ask Bo to protect your deck.",
        ),
        (
            "de",
            "Aber auch im System verbrennt es, wenn später niemand genug Energie hat.",
            "Bitte Bo, dein Deck zu schützen.",
        ),
    ],
)
def test_a_hint_to_acquire_what_an_alarm_warns_of_says_what_to_do(
    locale: str, alone: str, beside: str
) -> None:
    attackers = "colony-lyra " + " ".join(["scythe-kin"] * 11)
    for seats, told in ((1, alone), (2, beside)):
        at = table(seats, deck="requisition " * 5, discards="patrol", system=attackers, energy=9)
        assert "deck" in [one.key for one in GAME.alarms(at.state)]
        said = reasons(at, Buy("colony-lyra", 1), locale)
        assert any(one.endswith(told) and "Scythe Kin" in one for one in said) or locale == "de"
        assert any(one.endswith(told) for one in said), said


@pytest.mark.parametrize(
    ("locale", "warning", "to_draw"),
    [
        (
            "en",
            "Grave Tender could burn it from your deck in the next spin, and you can't pay for "
            "both. Then the game ends with you in last place.",
            "First draw and play a planet to seed it on.",
        ),
        (
            "de",
            "Die Karte Grabpfleger könnte es bei der Drehung aus deinem Deck verbrennen, und für "
            "beides reicht es nicht. Dann ist das Spiel zu Ende, und du landest ganz hinten.",
            "Zum Anlegen musst du erst einen Planeten ziehen und ausspielen.",
        ),
    ],
)
def test_a_hint_against_an_alarm_says_so_in_aggression_too(
    locale: str, warning: str, to_draw: str
) -> None:
    """Ada, who begins the round, may acquire Colony Lyra, which Grave Tender could burn."""

    def set_up(state: WallState) -> None:
        state.system[0] = CARD["colony-lyra"]
        state.system[state.vectors[-1] - 2] = CARD["grave-tender"]
        state.players[0].discards = [CARD["cinder-moon"]]

    ada = table(deck="requisition", energy=20, aggression="yes", hostile_stars="yes").but(set_up)
    assert [alarm.key for alarm in GAME.alarms(ada.state)] == ["deck"]
    _, *said = reasons(ada, Buy("colony-lyra", 1), locale)
    assert said == [warning, to_draw]
    bo = ada.but(lambda state: setattr(state, "first", 1))
    assert reasons(bo, Buy("colony-lyra", 1), locale)[1:] == [to_draw], "only Bo is hit"
    with_planet = bo.but(lambda state: state.players[0].sector.append(Berth(CARD["glasswater"])))
    assert not reasons(with_planet, Buy("colony-lyra", 1), locale)
