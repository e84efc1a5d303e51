"""A hint says in one sentence what to do, and in further ones what matters about it."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.language.speech import Speech
from bot.presentation.choices.sentences import Sentences
from bot.presentation.learning.hint import in_lines, panel
from bot.presentation.panel import buttons_of
from bot.presentation.shown import Shown
from engine.agents.advice import Advice, Way, way_to
from engine.agents.roster import agent
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.choices import LABEL_JOINT, Leaf, walk
from engine.core.game import Perspective
from engine.core.match import Match
from engine.games.black_abyss.actions import Pass, Research
from engine.games.dark_miss_down import actions as officer
from engine.games.dark_wall_destiny.actions import Buy, Choose, Cover, Discard, EndTurn, PlayAll
from engine.games.dark_wall_destiny.content.tables import CARD
from tests.bot.journeys.black_abyss import late
from tests.bot.presentation.learning.test_hint_reasons import AGENTS
from tests.bot.unstored import table_of
from tests.engine.games.black_abyss.table import Table as Sky
from tests.engine.games.dark_wall_destiny.table import table
from tests.engine.games.dark_wall_destiny.test_spin import struck


@cache
def advised(name: str = "black_abyss") -> Mapping[str, tuple[str, str]]:
    """By kind, the first choice in a game that its agent takes: its sentence and labels."""
    game = registry.game(name)
    player, luck = agent(game, AGENTS[name]), Chance(seed_from("luck 0"))
    match = Match.start(game, options.read(game, {}), 3, seed_from("deal 0"))
    found: dict[str, tuple[str, str]] = {}
    while game.outcome(match.state) is None:
        seat = min(game.missing(match.state))
        action = player.choose(Perspective(game, match.state, seat), luck, lambda: True)
        if action.kind not in found:
            found[action.kind] = in_two_ways(match, seat, action)
        match = match.play(seat, action).match
    return found


def in_two_ways(match: Match[Any, Any, Any], seat: int, action: Any) -> tuple[str, str]:
    """An action as a hint's sentence, "" if it has none, and as the labels to press."""
    way = way_to(match.choices(seat), action)
    assert way is not None
    said = Sentences(match, seat, Speech(names=("Ada", "Bo", "Cleo")))
    told = said.text.advice(said.view, *way)
    return said.speech(told[0]) if told else "", said.in_words(*way)


def test_advice_in_black_abyss_is_a_sentence() -> None:
    said = {kind: sentence for kind, (sentence, _) in advised().items() if sentence}
    assert len(said) >= 14
    assert not [one for one in said.values() if LABEL_JOINT in one or "\N{MIDDLE DOT}" in one]
    assert re.fullmatch(r"Build an? [\w ]+ at [A-Z]\d+-\d", said["build"])
    assert re.fullmatch(r"Scan [A-Z]\d+-\d", said["scan"])


def test_advice_in_dark_wall_destiny_is_a_sentence() -> None:
    said = {kind: one for kind, (one, _) in advised("dark_wall_destiny").items() if one}
    assert {"play", "play-all", "seed", "buy", "discard", "end-turn"} <= {*said}
    assert not [one for one in said.values() if LABEL_JOINT in one or ": " in one]
    assert re.fullmatch(r"Acquire [\w' -]+ for \d+ (energy|combat)", said["buy"])
    assert re.fullmatch(r"Seed [\w' -]+ on [\w' -]+( \(place \d+\))?", said["seed"])


@pytest.mark.parametrize(
    ("locale", "sentences"),
    [
        (
            "en",
            [
                "Acquire Talon for 2 energy",
                "Play all (2 cards)",
                "Protect Bo's deck",
                "End your turn",
                "None of the cards you can pay for, such as Screen Drone, would improve your deck"
                " much.",
                "Discard Requisition and Patrol for 2 damage",
                "Discard 2 \N{MULTIPLICATION SIGN} Requisition for 2 damage",
            ],
        ),
        (
            "de",
            [
                "Kauf „Fangklaue“ für 2 Energie",
                "Spiel alles aus (2 Karten)",
                "Schütz das Deck von Bo",
                "Beende deinen Zug",
                "Keine Karte, die du bezahlen kannst, macht dein Deck viel besser, auch"
                " „Schirmdrohne“ nicht.",
                "Wirf „Anforderung“ und „Patrouille“ für 2 Schaden ab",
                "Wirf 2 \N{MULTIPLICATION SIGN} „Anforderung“ für 2 Schaden ab",
            ],
        ),
    ],
)
def test_what_a_hint_in_dark_wall_destiny_advises(locale: str, sentences: Sequence[str]) -> None:
    turn = table(energy=9, hand="patrol patrol", system="talon").match
    hit = struck().end_round().match
    speech, said = Speech(locale, names=("Ada", "Bo")), []
    for match, action in (
        (turn, Buy("talon", 1)),
        (turn, PlayAll()),
        (turn, Cover(1)),
        (turn, EndTurn()),
        (hit, Discard(("requisition", "patrol"))),
        (hit, Discard(("requisition", "requisition"))),
    ):
        way = way_to(match.choices(0), action)
        assert way is not None
        said += speech.each(match.game.text.advice(match.view(0), *way))
    assert said == sentences


@pytest.mark.parametrize(
    ("locale", "acquires", "carries"),
    [
        (
            "en",
            "If Bo acquires Colony Lyra, it may burn in the next spin.",
            "Colony Lyra could burn from Bo's deck.",
        ),
        (
            "de",
            "Kauft Bo Kolonie Lyra, könnte das Schiff bei der nächsten Drehung aus dem Deck ",
            "Im Deck von Bo könnte ein Kryoschiff verbrennen: Kolonie Lyra.",
        ),
    ],
)
def test_advice_to_protect_a_deck_names_the_cryoship_that_may_burn_with_it(
    locale: str, acquires: str, carries: str
) -> None:
    for_sale = table(system="talon colony-lyra")
    bought = table().but(lambda state: state.players[1].discards.append(CARD["colony-lyra"]))
    for match, begins in ((for_sale.match, acquires), (bought.match, carries)):
        way = way_to(match.choices(0), Cover(1))
        assert way is not None
        speech = Speech(locale, names=("Ada", "Bo"))
        _, why = speech.each(match.game.text.advice(match.view(0), *way))
        assert why.startswith(begins)


def test_advice_to_end_a_turn_with_too_little_left_says_so() -> None:
    match = table(system="talon", energy=1).match
    speech = Speech("en", names=("Ada", "Bo"))
    _, why = speech.each(match.game.text.advice(match.view(0), ("end-turn",), ()))
    assert why == "You can't pay for anything more with 1 energy and 0 combat."


def test_a_hint_beside_an_open_menu_that_does_not_lead_to_it_names_the_buttons_that_do() -> None:
    game = registry.game("dark_miss_down")
    match = Match.start(game, game.options(), 2, seed_from("deal 0"))
    (seat,) = game.missing(match.state)
    shown = Shown(table_of(match), seat, Speech("en", ("Ada", "Bo")))
    advice = Advice(officer.Draw(), Way(("draw",)))
    beside = panel(shown, advice, "replace")
    said = "** The menu you have open doesn't offer this: press “Back” there, or “Do that” here."
    assert said in beside.text[1]
    assert "Do that" in [one.label for row in beside.rows for one in buttons_of(row)]
    assert "Back" in [
        one.label for row in shown.menus(seat).open("replace").rows for one in buttons_of(row)
    ]
    for menu in ("", "draw"):
        assert "press “Back”" not in panel(shown, advice, menu).text[1]


def test_a_hint_whose_button_stands_below_the_open_menu_does_not_say_to_go_back() -> None:
    """Once Bo has bought something in Black Abyss, each menu of purchases has *Done* at hand."""
    buys = Sky.open_sky()
    buys.to_purchase()
    buys.state.empires[1].food = buys.state.empires[1].minerals = 40
    leaves = [one for _, one in walk(buys.match.choices(1)) if isinstance(one, Leaf)]
    buys.play(1, next(one.action for one in leaves if isinstance(one.action, Research)))
    shown = Shown(table_of(buys.match), 1, Speech("en", ("Ada", "Bo", "Cleo")))
    done = Advice(Pass(), Way(("pass",)))
    assert "press “Back”" not in panel(shown, done, "build").text[1]


@pytest.mark.parametrize(
    ("locale", "sooner", "behind"),
    [
        (
            "en",
            "The gap brings Colony Lyra nearer the star: it burns in 3 spins.",
            "The card lies behind Colony Lyra, so its gap doesn't bring the Cryoship nearer the "
            "star.",
        ),
        (
            "de",
            "Durch die Lücke rückt Kolonie Lyra vor und verbrennt in 3 Drehungen.",
            "Die Karte liegt hinter Kolonie Lyra. Durch ihre Lücke rückt das Kryoschiff nicht vor.",
        ),
    ],
)
def test_advice_to_acquire_mentions_the_cryoship_of_which_the_alarm_warns(
    locale: str, sooner: str, behind: str
) -> None:
    """The alarm warns of gaps nearer the star; without it, advice says only what the card does."""
    soon = table(system="talon colony-lyra talon talon talon", energy=9).match
    assert [one.key for one in soon.game.alarms(soon.state)] == ["wall-colony-lyra"]
    said = {at: sentences_to_acquire(soon, at, locale) for at in (8, 12)}
    assert (said[12][-1], said[8][-1]) == (sooner, behind)
    assert [len(told) for told in said.values()] == [3, 3]
    later = table(system="colony-lyra" + " talon" * 9, energy=9).match
    assert len(sentences_to_acquire(later, 2, locale)) == 1


@pytest.mark.parametrize(
    ("locale", "price"),
    [
        ("en", r"But in the next spin your team takes \d+ damage instead of 0\."),
        ("de", r"Der Nachteil in der nächsten Drehung: Ihr erleidet \d+ statt 0 Schaden\."),
    ],
)
def test_advice_to_acquire_says_what_attacks_its_gap_brings(locale: str, price: str) -> None:
    """Scythe Kin at 5 moves to 6; with the gap at 12 to 7, an attack vector."""
    start = table(system="scythe-kin talon talon talon talon talon talon talon", energy=9)
    aimed = start.but(lambda state: setattr(state, "vectors", (7,))).match
    assert any(re.fullmatch(price, told) for told in sentences_to_acquire(aimed, 12, locale))
    assert not any(re.fullmatch(price, told) for told in sentences_to_acquire(aimed, 1, locale))


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_reason_to_choose_a_tactics_card_begins_with_a_capital(locale: str) -> None:
    """What the card does is a note of the menu, which begins with a small letter."""
    game = registry.game("dark_wall_destiny")
    match = Match.start(game, options.read(game, {}), 2, seed_from("tactics"))
    shown = Shown(table_of(match), 0, Speech(locale, ("Ada", "Bo")))
    reasons = set()
    for _, leaf in walk(match.choices(0)):
        if isinstance(leaf, Leaf) and isinstance(leaf.action, Choose):
            advice = Advice(leaf.action, way_to(match.choices(0), leaf.action))
            line, *_, short = in_lines(shown, advice)
            reasons.add(line.removeprefix(short).strip()[:1])
    assert reasons
    assert not any(one.islower() for one in reasons), reasons


def sentences_to_acquire(match: Match[Any, Any, Any], at: int, locale: str) -> Sequence[str]:
    """What is said of advice to acquire Talon from a position."""
    way = way_to(match.choices(0), Buy("talon", at))
    assert way is not None
    speech = Speech(locale, names=("Ada", "Bo"))
    return speech.each(match.game.text.advice(match.view(0), *way))


def test_a_hint_to_explore_says_from_where_to_where_and_why() -> None:
    game = registry.game("black_abyss")
    match = Match.start(game, options.read(game, {}), 3, seed_from("deal 0"))
    seat = min(match.game.missing(match.state))
    branch: Any = next(one for one in match.choices(seat).open() if one.key == "move")
    space = branch.open()[0]
    ship = next(one.key for one in space.open() if re.search(r"-s\d", one.key))
    path = ("move", space.key, ship)
    for locale, start, why in (
        ("en", "Move Fighter #1 from ", "A planet may be there. Or a monster."),
        (
            "de",
            "Zieh Jäger #1 von ",
            "Dort kann ein Planet sein. Oder ein Monster.",
        ),
    ):
        said = Sentences(match, seat, Speech(locale, names=("Ada", "Bo", "Cleo")))
        sentence, reason = said.speech.each(said.text.advice(said.view, path, ()))
        assert sentence.startswith(start)
        assert sentence.endswith(space.key.upper())
        assert reason == why


def test_a_hint_to_build_a_battery_says_what_it_does() -> None:
    game = registry.game("black_abyss")
    view = Match.start(game, options.read(game, {}), 3, seed_from("deal 0")).view(0)
    text = game.text
    does, why = Speech("en").each(text.advice(view, ("build", "planetary-battery", "a7-5"), ()))
    assert does == "Build a planetary battery at A7-5"
    assert why == "Fires at attackers before anybody else acts."
    assert len(text.advice(view, ("build", "mine", "a7-5"), ())) == 1


@pytest.mark.parametrize(
    ("path", "laws", "advised_"),
    [
        ("accept/passage-1", (), "Accept passage from Bo. Your ships and theirs then needn't stop"),
        ("offer/passage-1", ("open-borders",), "Offer passage to Bo. Open borders gives you both"),
        ("accept/peace-1", (), "Accept peace from Bo. This war no longer pays for you."),
        ("decline/peace-1", (), "Decline peace from Bo. This war still pays for you:"),
        ("decline/passage-1", (), "Decline passage from Bo. You may soon have to fight this race,"),
    ],
)
def test_a_hint_to_bargain_has_a_reason_for_just_this_bargain(
    path: str, laws: Sequence[str], advised_: str
) -> None:
    match = late.table(3, 4, "move").match
    view = replace(match.view(0), laws=tuple(laws))
    told = match.game.text.advice(view, ("diplomacy", *path.split("/")), ())
    said = Speech(names=("Ada", "Bo", "Cleo"))
    assert ". ".join([said(one) for one in told]).startswith(advised_)
