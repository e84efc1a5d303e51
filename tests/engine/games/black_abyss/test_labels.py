"""Labels, notes and odds: what a button says is what the rules do."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.language.speech import Speech
from engine.core.choices import Branch, Leaf, Role, resolve
from engine.core.words import Words, words
from engine.games.black_abyss import actions as a
from engine.games.black_abyss import facts as f
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.vocabulary import GOODS
from engine.games.black_abyss.rules.ships import add_ship
from engine.games.black_abyss.rules.surface import spot
from engine.games.black_abyss.rules.war import board, combat
from engine.games.black_abyss.state import NOBODY
from engine.games.black_abyss.text.headlines import DEED, NEWS, weight
from engine.games.black_abyss.text.notes import WARNED
from engine.games.black_abyss.text.shopping import basket, beside
from tests.engine.games.black_abyss.politics.hall import hall
from tests.engine.games.black_abyss.table import GAME, Table, market, met, war_table

ARCHERS = 2
"""The squadron of four frigates."""


def test_a_phases_main_choice_is_bright_and_what_stands_below_it_is_not() -> None:
    view = GAME.view(Table.open_sky().state, 0)
    assert GAME.text.role(view, ("move",), Branch("move", tuple)) is Role.PRIMARY
    assert GAME.text.role(view, ("move", "d4-all-2"), Branch("d4", tuple)) is Role.NORMAL
    assert GAME.text.role(view, ("pass",), Leaf("pass", a.Pass())) is Role.END_OF_TURN


def test_a_menu_below_a_land_tile_begins_with_its_name() -> None:
    table = Table.open_sky()
    table.planet("D4", "green", "plains")
    view = GAME.view(table.state, 0)
    lead_in = GAME.text.lead_in(view, ("take", "d4-1"))
    assert lead_in is not None
    assert dict(lead_in.args) == {"what": "D4-1"}
    assert GAME.text.lead_in(view, ("pass",)) is None


@pytest.mark.parametrize("covered", [False, True])
def test_the_odds_on_a_target_count_its_best_intact_shield(covered: bool) -> None:
    table, ours, theirs = met()
    laser, shield = t.TILE["laser"], t.TILE["shield-1"]
    theirs.tiles = (laser, shield, -1)
    theirs.hits = 0b10 if covered else 0
    table.play(0, a.Lead())
    said = GAME.text.label(
        GAME.view(table.state, 0),
        ("ships", f"s{ours.id}", "f1", f"s{theirs.id}"),
        Leaf(f"s{theirs.id}", a.Fire(ours.id, 0, theirs.id)),
    )
    guard = 0 if covered else t.RATING[shield]
    assert dict(said.args)["odds"] == round(100 * combat.odds(t.DIE[laser], t.HIT[laser], guard))
    assert ("lowered by its shield" in Speech("en")(said)) == (guard > 0)


def test_asteroids_shield_a_target_by_as_much_as_the_rules_say() -> None:
    table = Table(2, mode="fleet_battle")
    for seat in (0, 1):
        table.play(seat, a.Muster(ARCHERS))
        table.play(seat, a.Pass())
    for action in (a.Lead(), a.EndMove()):
        for seat in (0, 1):
            table.play(seat, action)
    state, fight = table.state, table.state.battle
    assert fight is not None
    ours, *_ = (ship for ship in state.ships.values() if ship.owner == 0)
    theirs, *_ = (ship for ship in state.ships.values() if ship.owner == 1)
    path = ("ships", f"s{ours.id}", "f1", f"s{theirs.id}")

    def odds(square: int) -> object:
        fight.place[theirs.id] = square
        fire = Leaf(path[-1], a.Fire(ours.id, 0, theirs.id))
        return dict(GAME.text.label(GAME.view(state, 0), path, fire).args)["odds"]

    state.cover = [len(board.NAMES) // 2]
    gun, extra = ours.tiles[0], t.MODES.fleet_battle.cover_shield
    assert odds(0) == round(100 * combat.odds(t.DIE[gun], t.HIT[gun], 0))
    assert odds(state.cover[0]) == round(100 * combat.odds(t.DIE[gun], t.HIT[gun], extra))


def test_the_odds_of_a_bomb_are_percent_behind_the_seats_planetary_shield() -> None:
    table, ours, _ = met()
    bomb = t.TILE["bomb-2"]
    ours.tiles = (bomb, *ours.tiles[1:])
    table.play(0, a.Lead())
    said = GAME.text.label(
        GAME.view(table.state, 0), ("ships", f"s{ours.id}", "b1", "seat-1"), Leaf("", a.Pass())
    )
    assert dict(said.args)["odds"] == round(100 * combat.odds(t.DIE[bomb], t.HIT[bomb], 0)) > 1


def test_a_battle_handed_over_says_how_often_command_can_be_taken_back() -> None:
    table, _, _ = met()
    table.play(0, a.Lead())
    view = GAME.view(table.state, 0)
    (said,) = GAME.text.beside(view, ("hand-over",), Branch("hand-over", tuple))
    assert view.battle is not None
    assert dict(said.args)["left"] == view.battle.takeovers[0] > 0


def test_a_site_yields_for_its_own_building_and_another_covers_the_yield() -> None:
    table = market()
    at = table.planet("D4", "green", "plains")
    assert GAME.view(table.state, 0).hexes[at].land[0].terrain == "plains"
    for building, says in (("farm", "yields"), ("mine", "covers")):
        view = GAME.view(table.state, 0)
        said = GAME.text.note(view, ("build", building, "d4-1"), Leaf("", a.Pass()))
        assert said is not None
        assert says in said.id


@pytest.mark.parametrize(
    ("owner", "hull", "told"),
    [
        (0, "frigate", {"black-abyss-brief-fleets", "black-abyss-ships"}),
        (NOBODY, "star-leech", {"black-abyss-brief-monsters", "black-abyss-thing-star-leech"}),
    ],
)
def test_monsters_are_named_by_kind_and_ships_of_a_race_by_class(
    owner: int, hull: str, told: set[str]
) -> None:
    table = Table.empty_sky()
    table.ship(owner, hull, "D4")
    (line,) = (one for one in GAME.text.overview(GAME.view(table.state, None)) if one.id in told)
    assert {one.id for one in _within(line)} >= told


def _within(what: object) -> Iterator[Words]:
    """A message and those among its arguments."""
    if isinstance(what, Words):
        yield what
        for _, value in what.args:
            yield from _within(value)
    elif isinstance(what, tuple):
        for value in what:
            yield from _within(value)


def test_purchases_gather_in_one_menu_and_a_turn_does_not() -> None:
    table = market()
    assert GAME.text.gathering(GAME.view(table.state, 0)).groups
    table.to_move()
    assert not GAME.text.gathering(GAME.view(table.state, 0)).groups


@pytest.mark.parametrize("sells", [False, True])
def test_the_menu_of_purchases_speaks_of_sales_only_if_something_can_be_sold(sells: bool) -> None:
    view = GAME.view(market().state, 0)
    assert view.ledger is not None
    sales = ((1, "food", 2, 4),) if sells else ()
    view = replace(view, ledger=replace(view.ledger, sales=sales))
    named = GAME.text.gathering(view).named
    assert named is not None
    assert Speech("en")(named) == ("Buy, build or sell …" if sells else "Buy or build …")


def test_goods_aboard_are_for_sale_only_where_somebody_buys_them() -> None:
    table = market()
    ship = table.ship(0, "transport", spot(table.state, table.state.empires[0].home), "cargo-hold")
    ship.goods = (GOODS.index("barley") * 128 + table.hex("D2"),)
    view = GAME.view(table.state, 0)
    assert view.ledger is not None
    assert view.ledger.sales == ()


def test_a_technology_that_is_too_expensive_is_named_with_the_level_it_would_have() -> None:
    table = market()
    table.state.empires[0].energy = 0
    view = GAME.view(table.state, 0)
    told = read(beside(view, ("research",), ()))
    assert re.search(r"Too expensive now: [A-Z][\w -]* level 1", told), told
    assert "Secret of Life level" not in told


def test_offers_to_answer_are_listed_above_offers_to_make() -> None:
    assert {"accept", "decline"} == GAME.text.answers


def test_a_vote_for_the_first_candidate_is_news_and_one_on_a_law_is_a_deed() -> None:
    elected, legislated = f.Voted(1, 3, (), (), 0), f.Voted(1, 3, ("asylum",), (), -1)
    assert (weight(elected, 2), weight(legislated, 2), weight(legislated, 1)) == (NEWS, DEED, NEWS)


def test_advice_to_vote_for_nobody_is_left_to_its_label() -> None:
    view = GAME.view(hall().state, 0)
    assert GAME.text.advice(view, ("favour", "nobody"), ()) == ()
    assert [one.id for one in GAME.text.advice(view, ("cast",), ())] == ["black-abyss-advice-cast"]


@pytest.mark.parametrize(
    ("locale", "whys"),
    [
        (
            "en",
            [
                "On balance it's better for you than for the others.",
                "It doesn't put you ahead of the others.",
                "The tribunal seat brings more resources, decides ties",
            ],
        ),
        (
            "de",
            [
                "Unterm Strich nützt dir der Beschluss mehr als den anderen.",
                "Der Beschluss bringt dich gegenüber den anderen nicht voran.",
                "Der Vorsitz bringt mehr Rohstoffe, entscheidet bei Gleichstand",
            ],
        ),
    ],
)
def test_advice_for_the_tribunal_has_a_reason(locale: str, whys: list[str]) -> None:
    view, speech = GAME.view(hall().state, 0), Speech(locale, names=("Ada", "Bo", "Cleo"))
    ways = [("vote", "tariffs", "for"), ("vote", "tariffs", "against"), ("favour", "seat-0")]
    for way, why in zip(ways, whys, strict=True):
        _, reason = speech.each(GAME.text.advice(view, way, ()))
        assert reason.startswith(why)
    mine, others = (GAME.text.advice(view, ("favour", f"seat-{seat}"), ()) for seat in (0, 1))
    assert speech(mine[0]) == {"en": "Vote for yourself", "de": "Stimm für dich"}[locale]
    assert others[1].id == "black-abyss-because-other-seat"


def test_advice_to_cast_a_filled_ballot_does_not_speak_of_open_votes() -> None:
    view = GAME.view(hall().state, 0)
    assert view.ballot is not None
    marked = tuple((law, 1) for law, _ in view.ballot.marks)
    full = replace(view, ballot=replace(view.ballot, marks=marked, favour=0))
    _, why = GAME.text.advice(full, ("cast",), ())
    assert why.id == "black-abyss-because-filled"


@pytest.mark.parametrize(
    ("locale", "opponent", "others"),
    [("en", "your opponent", "the others"), ("de", "deinem Gegner", "den anderen")],
)
def test_with_one_opponent_left_a_vote_is_about_that_opponent(
    locale: str, opponent: str, others: str
) -> None:
    state, speech = hall().state, Speech(locale, names=("Ada", "Bo", "Cleo"))

    def reason(how: str) -> str:
        return speech(GAME.text.advice(GAME.view(state, 0), ("vote", "tariffs", how), ())[1])

    assert others in reason("for")
    assert others in reason("against")
    state.empires[2].alive = False
    assert opponent in reason("for")
    assert opponent in reason("against")


def test_a_declaration_of_war_asks_first_and_says_what_it_costs() -> None:
    table = Table.open_sky()
    table.to_move(0)
    table.state.passage = [0b010, 0b001, 0]
    view, path = GAME.view(table.state, 0), ("diplomacy", "war", "seat-1")
    node = resolve(GAME.choices(table.state, 0), "/".join(path))
    assert isinstance(node, Branch)
    assert [one.action for one in node.open() if isinstance(one, Leaf)] == [a.DeclareWar(1)]
    (said,) = GAME.text.beside(view, path, node)
    assert dict(said.args)["passage"] == 1
    assert GAME.text.role(view, (*path, "declare"), node.open()[0]) is Role.DESTRUCTIVE
    assert GAME.action_at(table.state, 0, path) is None


def test_a_discovered_twin_and_a_beaten_keeper_are_news_for_everyone() -> None:
    twin, moon = (f.TurnedUp(0, "D4", tile) for tile in ("twin-one", "moon"))
    assert GAME.headline(twin) is not None
    assert GAME.headline(moon) is None
    assert weight(twin, 1) > weight(moon, 1)
    assert GAME.headline(f.Felled(0, "keeper-of-dawn")) is not None


def read(lines: Iterable[Words]) -> str:
    return "\n".join(Speech("en", ("Ada", "Bo")).each(lines))


@pytest.mark.parametrize(("mode", "wins"), [("duel", False), ("empires", True)])
def test_terms_of_the_seat_are_told_as_a_step_to_victory_only_where_they_are(
    mode: str, wins: bool
) -> None:
    table = Table.open_sky(3 if wins else 2, mode=mode)
    view = GAME.view(table.state, 0)
    assert (" term" in read(GAME.text.describe(view))) == wins
    assert ("step to victory" in read(GAME.text.advice(view, ("favour", "seat-0"), ()))) == wins


@pytest.mark.parametrize(("mode", "wins"), [("sudden_death", False), ("duel", True)])
def test_a_technology_wins_the_game_only_where_the_secret_can_be_begun(
    mode: str, wins: bool
) -> None:
    view = GAME.view(war_table(mode).state, 0)
    note = GAME.text.note(view, ("research",), Branch("research", tuple))
    assert note is not None
    assert ("wins the game" in Speech("en")(note)) == wins


def test_with_all_land_scanned_and_built_on_the_note_is_to_look_for_other_planets() -> None:
    table = market()
    at = table.state.empires[0].home
    view = GAME.view(table.state, 0)
    notes = {True: "Look for other planets", False: "Scan more land"}
    for done, told in notes.items():
        land = [replace(one, terrain="plains" if done else "") for one in view.hexes[at].land]
        hexes = [*view.hexes]
        hexes[at] = replace(hexes[at], land=tuple(land))
        now = replace(view, hexes=tuple(hexes))
        assert told in read(GAME.text.beside(now, (), Branch("", tuple)))


def test_a_short_basket_says_how_many_purchases_came_before() -> None:
    table = market()
    for _ in range(3):
        table.play(0, table.offers(0, a.Research)[0])
    view = GAME.view(table.state, 0)
    assert "Latest this turn: 3. " in read(basket(view, 1))
    assert "\nThis turn: 1. " in "\n" + read(basket(view))


def test_a_battle_with_a_monster_names_it() -> None:
    table = Table.empty_sky()
    table.ship(0, "frigate", "D4", "laser")
    table.ship(-1, "keeper-of-dawn", "D4")
    table.begin_battles()
    told = read(GAME.text.describe(GAME.view(table.state, 0)))
    assert "Keeper of Dawn" in next(line for line in told.splitlines() if "Battle at" in line)


@pytest.mark.parametrize(("wild", "foe"), [("keeper-of-dawn", "Keeper of Dawn"), ("", "")])
def test_before_done_one_is_told_which_monster_ones_ships_will_fight(wild: str, foe: str) -> None:
    table = Table.open_sky()
    fighter = table.ship(0, "fighter", "D4")
    if wild:
        table.ship(NOBODY, wild, "D4")

    def told() -> str:
        root = Branch("", lambda: table.match.choices(0).open())
        return read(GAME.text.beside(GAME.view(table.state, 0), (), root))

    fight = f"At D4 your ships will fight this cycle. Enemy: {foe}."
    assert told() == (f"{fight} Before *Done*, they can still move away." if wild else "")
    fighter.left = 0
    assert told() == (fight if wild else "")


def test_an_unexplored_space_tells_its_danger_until_all_asteroids_are_known() -> None:
    table = Table()
    table.to_move()
    view = GAME.view(table.state, 0)
    home = view.hexes[view.empires[0].home]
    dark, other, *_ = [h for h in view.hexes if not h.tile and home.spaces_to(h) == 1]
    node: Branch[Any] = Branch(dark.name.lower(), tuple)

    def note(view: Any, *path: str) -> str:
        told = GAME.text.note(view, ("move", *path), node)
        return "" if told is None else Speech("en")(told)

    spaces, asteroids = sum(not one.tile for one in view.hexes), t.CONTENT.map.rings["asteroids"]
    share = max(1, round(25 * asteroids / spaces))
    assert f" about {share}% of ships" in note(view, node.key)
    assert not note(view, other.name.lower()), "it is told once"
    assert not note(view, node.key, "all"), "its ships have no note of their own"
    assert not note(view, view.hexes[view.empires[0].home].name.lower())
    known = [replace(one, tile=one.tile or "asteroids") for one in view.hexes]
    known[dark.at] = dark
    assert not note(replace(view, hexes=tuple(known)), node.key)
    assert not note(replace(view, cycle=WARNED + 1), node.key)


@pytest.mark.parametrize(
    ("locale", "one", "two"),
    [
        ("en", "Take the marine at D4-1 aboard", "Take the marines at D4-1 aboard"),
        ("de", "den Soldaten auf D4-1 an Bord", "die Soldaten auf D4-1 an Bord"),
    ],
)
def test_a_hint_to_take_marines_aboard_counts_them(locale: str, one: str, two: str) -> None:
    table = Table.empty_sky()
    at = table.planet("D4", "green", "plains")
    ship = add_ship(table.state, 0, t.TRANSPORT, at)
    for count, wanted in ((1, one), (2, two)):
        table.state.marines[at * 7], table.state.garrison[at * 7] = count, 0
        view = GAME.view(table.state, 0)
        told = GAME.text.advice(view, ("embark", f"s{ship.id}", "d4-1"), ())
        assert wanted in Speech(locale)(told[0])


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Only the planet's batteries fight for you."),
        ("de", "Für dich kämpfen nur die Batterien des Planeten."),
    ],
)
def test_a_forecast_for_a_defender_without_ships_speaks_of_no_ship(locale: str, told: str) -> None:
    none: dict[str, int] = {"of": 0, "count": 0, "some": 0, "odds": 0, "falls": 0}
    fate = words("black-abyss-odds-fate", habitat="none", bare="none", **none)
    assert Speech(locale)(fate) == told
