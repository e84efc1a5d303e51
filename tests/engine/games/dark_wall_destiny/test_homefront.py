"""Homefront: sieges on seeded Cryoships, hulls, escorts, and stations where cards still count."""

import pytest

from bot.language.speech import Speech
from engine.core.catalogue import catalogue
from engine.core.events import seen
from engine.core.parts.timing import Allowance
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.actions import Buy, Choose, EndTurn, Play, Seed, Use
from engine.games.dark_wall_destiny.agents.policies import GREEDY, PRUDENT
from engine.games.dark_wall_destiny.content.tables import CARD, CARDS, IDS, NUMBERS
from engine.games.dark_wall_destiny.rules.forecast import forecast
from engine.games.dark_wall_destiny.state import Berth, WallState
from engine.games.dark_wall_destiny.text.log_sentences import of_spin
from engine.games.dark_wall_destiny.text.table import caption
from tests.engine.games.dark_wall_destiny.table import GAME, Table, table

LYRA = CARD["colony-lyra"]
WORM = CARDS[CARD["breach-worm"]].design.attack[0].n
"""The points of a breach worm's siege."""


def front(alien: str = "breach-worm", *, ships: str = "toll-barge", **more: object) -> Table:
    """Lyra is saved in seat 0's sector, which has a ship; an alien will stop on a vector."""
    start = table(sector=("glasswater colony-lyra", ships), homefront="yes", **more)  # type: ignore[arg-type]
    state = start.state
    state.saved, state.cryoships = [LYRA], state.cryoships[1:]
    state.hulls = {LYRA: NUMBERS.hull}
    state.system[state.vectors[1] - 2] = CARD[alien]
    return start


def test_a_seeded_cryoship_has_its_whole_hull_and_only_with_homefront() -> None:
    for chosen, hulls in (("yes", (("colony-lyra", NUMBERS.hull),)), ("no", ())):
        start = table(hand="colony-lyra", sector=("glasswater",), homefront=chosen)
        assert start.play(Seed("colony-lyra", 1)).view().hulls == hulls


def test_a_siege_strikes_the_sector_with_most_cryoships() -> None:
    asked = front().end_round()
    assert asked.facts(facts.Besieged) == [facts.Besieged(0, WORM, 0)]
    assert asked.awaited() == [0]
    assert asked.offered()[:2] == [Choose("ship.2"), Choose("colony.colony-lyra")]
    assert GAME.time(asked.state) == Allowance(12, at_most=True)


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Attack by Breach Worm from position {at}: a siege for {n} on Ann."),
        (
            "de",
            "Angriff von Position {at} (Breschenwurm): eine Belagerung mit Stärke {n} gegen Ann.",
        ),
    ],
)
def test_the_story_of_a_spin_tells_a_siege_once(locale: str, told: str) -> None:
    asked = front().end_round()
    seen_by_all = seen(asked.events, None)
    (at,) = [fact.at for fact in seen_by_all if isinstance(fact, facts.Attacked)]
    (*_, line) = of_spin(seen_by_all)
    assert Speech(locale, ("Ann", "Bob"))(line) == told.format(at=at, n=WORM)


def test_nobody_is_besieged_before_a_cryoship_is_seeded() -> None:
    start = front()
    start.player().sector[0].under = []
    start.state.hulls = {}
    assert start.end_round().facts(facts.Besieged) == []


def test_omega_which_has_no_hull_draws_no_siege() -> None:
    start = front()
    start.player().sector[0].under = [CARD["colony-omega"]]
    start.state.hulls = {}
    assert start.end_round().facts(facts.Besieged) == []


def test_a_siege_strikes_the_least_defense_among_equals_then_the_first_seat() -> None:
    start = front(ships="ironside-cutter")
    start.player(1).sector = [Berth(CARD["glasswater"], [CARD["colony-halcyon"]], [])]
    start.state.hulls[CARD["colony-halcyon"]] = WORM + 1
    assert start.end_round().facts(facts.Besieged)[0].seat == 1
    start.player().sector.pop()
    assert start.end_round().facts(facts.Besieged)[0].seat == 0


def test_defense_blocks_a_siege_first_and_is_used_up_for_the_spin() -> None:
    after = front(ships="bulwark-frigate").end_round()
    assert after.facts(facts.Besieged) == [facts.Besieged(0, WORM, 2)]
    assert after.player().spent == 2


def test_burning_a_ship_with_its_crew_stops_the_rest_of_a_siege() -> None:
    after = front(ships="toll-barge vrakka").end_round().choose("ship.2")
    assert [fact.card for fact in after.facts(facts.Burned)] == ["toll-barge", "vrakka"]
    assert after.view().hulls == (("colony-lyra", NUMBERS.hull),)
    assert [IDS[one.card] for one in after.player().sector] == ["glasswater"]


def test_a_ship_that_carries_a_cryoship_is_not_burned_for_another() -> None:
    start = front()
    start.player().sector[1].under = [CARD["colony-halcyon"]]
    start.state.hulls[CARD["colony-halcyon"]] = 3
    offered = start.end_round().offered()[:2]
    assert [one.what for one in offered] == ["colony.colony-lyra", "colony.colony-halcyon"]
    assert start.refusal(Choose("ship.2")) == "nothing-asked"


def test_a_cryoship_without_hull_burns_and_the_game_is_lost() -> None:
    start = front()
    start.state.hulls[LYRA] = WORM
    after = start.end_round().choose("colony.colony-lyra")
    assert after.facts(facts.Damaged)[0].left == 0
    assert after.outcome().how == "dark-wall-destiny-end-siege"
    assert after.view().hulls == ()


def test_difficulty_changes_the_points_of_a_siege() -> None:
    points = [
        front(difficulty=difficulty).end_round().facts(facts.Besieged)[0].points
        for difficulty in ("easy", "normal", "hard")
    ]
    assert points == [WORM - 1, WORM, WORM + 1]


def test_one_point_of_hull_is_repaired_at_reset_unless_the_sector_was_besieged() -> None:
    start = front("talon")
    start.state.hulls[LYRA] = 1
    once = start.play(EndTurn())
    assert once.facts(facts.Repaired) == [facts.Repaired(0, "colony-lyra", 2)]
    start.player().besieged = True
    besieged = start.play(EndTurn())
    assert besieged.facts(facts.Repaired) == []
    assert not besieged.player().besieged


def test_an_escort_lends_its_defense_to_another_sector_and_keeps_it() -> None:
    start = front(ships="picket-line bulkhead-rigger")
    start.player().sector[1].ready = [CARD["picket-line"]]
    after = start.play(Use("picket-line", 2))
    assert after.facts(facts.Guarded) == [facts.Guarded(0, 1, 2)]
    assert [seat.shelter for seat in after.view().seats] == [3, 2]


def test_a_station_holds_three_cards_that_keep_values_and_abilities() -> None:
    start = table(
        hand="requisition patrol vrakka needle colony-lyra",
        sector=("beacon-platform",),
        homefront="yes",
    )
    after = start.play(*(Seed(card, 1) for card in ("requisition", "needle", "patrol")))
    seat = after.view().seats[0]
    assert (seat.energy, seat.combat) == (3, 1)
    assert after.refusal(Seed("vrakka", 1)) == "no-host"
    assert after.play(Seed("colony-lyra", 1)).facts(facts.Saved)
    assert CARD["needle"] in after.end_round().player().sector[0].ready


def test_an_alien_counts_on_a_station_and_not_on_a_planet() -> None:
    for host, combat in (("beacon-platform", 3), ("glasswater", 2)):
        sector = ("claw-corvette", f"{host} hull-leeches")
        start = table(sector=sector, discards="hull-leeches", homefront="yes")
        assert start.view().seats[0].combat == combat


def test_a_station_counts_for_every_bonus_of_planets() -> None:
    start = table(1, sector=("beacon-platform patrol",), homefront="yes")
    for player in start.state.players:
        player.deck, player.hand = [], []
    assert start.view().seats[0].points == 1 + NUMBERS.bonus.planet


def test_a_strategy_under_a_station_has_no_ability() -> None:
    start = table(sector=("beacon-platform still-the-spin",), homefront="yes", hostile_stars="yes")
    assert start.end_round().player().sector[0].ready == []


def test_a_prudent_captain_leaves_no_gap_that_brings_a_siege_once_a_colony_is_saved() -> None:
    for hulls, bought in (({LYRA: 1}, Buy("lanternfish", 5)), ({}, Buy("lanternfish", 12))):
        same = "lanternfish talon talon talon breach-worm talon talon lanternfish"
        start = table(sector=("glasswater colony-lyra",), system=same, energy=3, homefront="yes")
        start.state.saved, start.state.cryoships = [LYRA], start.state.cryoships[1:]
        start.state.hulls, start.state.drones = hulls, []
        assert 11 in start.state.vectors
        assert PRUDENT.advise(start.state, 0) == bought


@pytest.mark.parametrize("seats", [2, 4])
def test_what_homefront_adds_to_the_price_of_cryoships_depends_on_the_seats(seats: int) -> None:
    dearer = NUMBERS.shifts["homefront"].cryoship[seats - 1]
    plain, besieged = table(seats).state.prices, table(seats, homefront="yes").state.prices
    assert besieged == tuple(price + dearer for price in plain)


def test_cryoships_cost_more_with_each_further_expansion() -> None:
    one, two = NUMBERS.shifts["homefront"], NUMBERS.shifts["awakening"]
    more = one.cryoship[1] + two.cryoship[1] + NUMBERS.further.cryoship[1]
    both = table(homefront="yes", awakening="yes").state.prices
    assert both == tuple(price + more for price in table().state.prices)


def test_by_default_a_hull_takes_a_siege_if_it_holds_else_a_ship_burns() -> None:
    asked = front(ships="toll-barge vrakka").end_round()
    asked.state.hulls[LYRA] = WORM + 1
    assert GREEDY.advise(asked.state, 0) == Choose("colony.colony-lyra")
    asked.state.hulls[LYRA] = WORM
    assert GREEDY.advise(asked.state, 0) == Choose("ship.2")
    assert GAME.on_deadline(asked.state, 0) is None, "no order is about sieges"


def test_the_forecast_names_a_siege_and_its_unblocked_points() -> None:
    landing = forecast(front(ships="ironside-cutter").state).landings[0]
    assert (landing.card, landing.sieges) == ("breach-worm", ((0, WORM - 1),))


def test_an_alien_may_lay_siege_twice_and_the_forecast_names_both() -> None:
    start = front("world-breaker")
    first, second = (one.n for one in CARDS[CARD["world-breaker"]].design.attack)
    assert forecast(start.state).landings[0].sieges == ((0, first), (0, second))
    ended = start.end_round().play(Choose("ship.2"))
    assert [one.points for one in ended.facts(facts.Besieged)] == [second]
    assert ended.state.ending == "siege"


def test_a_card_is_not_played_under_a_siege() -> None:
    assert front(hand="patrol").end_round().refusal(Play("patrol")) == "spin"


def test_what_a_siege_may_burn_is_named_as_a_loss() -> None:
    asked = front().end_round()
    view = asked.view(0)
    said = {
        node.key: GAME.text.label(view, (node.key,), node)
        for node in GAME.choices(asked.state, 0).open()
    }
    assert said["ship.2"].id == "dark-wall-destiny-choose-siege-ship"


@pytest.mark.parametrize(
    ("locale", "asks", "ship", "lost"),
    [
        (
            "en",
            "Siege by World Breaker for 7, then again for 5. Choose what takes the damage.",
            "Burn Toll Barge and stop this siege (7 damage)",
            "Colony Lyra burns (7 damage, hull 3): the game is lost",
        ),
        (
            "de",
            "Weltenbrecher: Belagerung mit Stärke 7 und danach noch einmal mit Stärke 5. "
            "Wähle, was den Schaden trägt.",
            "Zollbarke verbrennen und diese Belagerung (Stärke 7) aufhalten",
            "Kolonie Lyra verbrennt (7 Schaden, Hülle 3): Das Spiel ist verloren",
        ),
    ],
)
def test_the_first_of_two_sieges_names_the_second_and_what_loses_the_game_stands_last(
    locale: str, asks: str, ship: str, lost: str
) -> None:
    asked = front("world-breaker").end_round()
    words, view = catalogue((GAME,)), asked.view(0)
    assert asks in [words.render(line, locale, ("Ann", "Bob")) for line in caption(view)]
    first, second, *_ = GAME.choices(asked.state, 0).open()
    labels = [GAME.text.label(view, (one.key,), one) for one in (first, second)]
    assert [words.render(label, locale) for label in labels] == [ship, lost]


def test_a_hull_that_holds_is_named_with_what_is_left_of_it_and_stands_first() -> None:
    asked = front().end_round()
    asked.state.hulls[LYRA] = WORM + 1
    first, second, *_ = GAME.choices(asked.state, 0).open()
    said = catalogue((GAME,)).render(GAME.text.label(asked.view(0), (first.key,), first), "en")
    assert said == f"Colony Lyra: its hull falls from {WORM + 1} to 1"
    assert second.key == "ship.2"


def test_the_spins_of_a_cryoship_are_counted_without_sieges_that_end_the_game_before() -> None:
    """Gravity Eddy, which pulls the Cryoship forward, has the spins counted by the rules."""
    start = front("talon").but(
        lambda state: setattr(
            state, "system", [CARD["colony-halcyon"], *[CARD["talon"]] * 10, CARD["gravity-eddy"]]
        )
    )
    spins = forecast(start.state).spins
    start.state.system[start.state.vectors[1] - 2] = CARD["breach-worm"]
    assert forecast(start.state).landings[0].sieges == ((0, WORM),)
    start.player().sector = start.player().sector[:1]
    assert forecast(start.state).spins == spins


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        (
            "en",
            "World Breaker and Breach Worm could besiege Bob and destroy Colony Lyra "
            "(hull {n} left). Acquire them or add defence there, or you lose.",
        ),
        (
            "de",
            "Weltenbrecher und Breschenwurm könnten Bob belagern und Kolonie Lyra (Hülle noch {n}) "
            "zerstören. Besiegt sie oder sorgt dort für Abwehr, sonst verliert ihr.",
        ),
    ],
)
def test_the_alarm_of_a_siege_names_the_seat_and_the_colony_that_the_siege_strikes(
    locale: str, told: str
) -> None:
    """Ann has saved Halcyon, whose hull is weaker; Bob has Lyra and Meridian, so he is besieged."""
    halcyon, meridian = CARD["colony-halcyon"], CARD["colony-meridian"]

    def set_up(state: WallState) -> None:
        ann, bob = state.players
        bob.sector = [Berth(CARD["glasswater"], [LYRA, meridian])]
        ann.sector[0].under = [halcyon]
        state.saved = [LYRA, halcyon, meridian]
        state.hulls = {halcyon: 1, LYRA: NUMBERS.hull, meridian: NUMBERS.hull}
        state.system[0] = CARD["breach-worm"]

    start = front("world-breaker").but(set_up)
    assert forecast(start.state).landings[0].sieges[0][0] == 1
    alarm = next(one for one in GAME.alarms(start.state) if one.key == "siege")
    assert catalogue((GAME,)).render(alarm.told, locale, ("Ann", "Bob")) == told.format(
        n=NUMBERS.hull
    )
    assert start.end_round().facts(facts.Besieged)[0].seat == 1


def test_no_alarm_warns_of_sieges_that_two_hulls_of_the_besieged_sector_survive() -> None:
    """A siege damages the stronger hull, so each of two hulls takes one siege."""
    start = front("siege-larva", system="siege-larva", difficulty="easy")
    assert "siege" in [one.key for one in GAME.alarms(start.state)], "one hull takes both"

    def with_meridian(state: WallState) -> None:
        state.players[0].sector[0].under.append(CARD["colony-meridian"])
        state.hulls[CARD["colony-meridian"]] = NUMBERS.hull

    assert "siege" not in [one.key for one in GAME.alarms(start.but(with_meridian).state)]


def test_defense_ends_the_alarm_of_a_siege_unless_other_attacks_may_use_it_up() -> None:
    def alarmed(start: Table) -> bool:
        return "siege" in [one.key for one in GAME.alarms(start.state)]

    start = front()
    guarded = start.but(lambda state: setattr(state.players[0], "guarded", WORM - 2))
    assert alarmed(start)
    assert not alarmed(guarded)
    assert alarmed(guarded.but(lambda state: state.system.__setitem__(0, CARD["scythe-kin"])))
