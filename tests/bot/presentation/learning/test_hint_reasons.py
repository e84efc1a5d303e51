"""A hint gives one reason, and its gain over another action only if trial games show one."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.language.speech import Speech
from bot.presentation.choices.sentences import Sentences
from bot.presentation.games.presenters import presenter
from bot.presentation.learning.hint import panel, reason
from bot.presentation.learning.introduction import learning_text
from bot.presentation.shown import Shown
from engine.agents.advice import Advice, Way, way_to
from engine.agents.roster import agent
from engine.agents.search import Compared
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.choices import LABEL_JOINT, Leaf, walk
from engine.core.game import Perspective
from engine.core.match import Match
from engine.games.black_abyss.actions import Build, Pass, Research
from engine.games.black_abyss.content.tables import BUILDINGS
from engine.games.dark_miss_down import actions as officer
from engine.games.dark_wall_destiny.actions import Buy, Cover, Discard, EndTurn, PlayAll
from engine.games.dark_wall_destiny.content.tables import CARD, CARDS
from engine.games.dyla import actions as dyla
from engine.games.dyla.content import CONTENT
from engine.games.planetary_defence import actions as planetary
from tests.bot.journeys.black_abyss import late
from tests.bot.unstored import table_of
from tests.engine.games.black_abyss.table import Table as Sky
from tests.engine.games.dark_wall_destiny.table import table
from tests.engine.games.dark_wall_destiny.test_spin import struck

BY_VIEW = {"offer", "accept", "decline", "cover"}
"""Kinds whose reasons depend on the view."""
AGENTS = {"black_abyss": "greedy", "dark_wall_destiny": "prudent"}
"""The agent behind a game's hints; for a search agent, its guide."""


def kinds(name: str) -> frozenset[str]:
    """The kinds of actions that a game's agent takes in two whole games, if no foresight does."""
    game = registry.game(name)
    player = agent(game, AGENTS[name])
    found: set[str] = set()
    for number in range(2):
        luck = Chance(seed_from(f"luck {number}"))
        match = Match.start(game, options.read(game, {}), 3 + number, seed_from(f"deal {number}"))
        while game.outcome(match.state) is None:
            seat = min(game.missing(match.state))
            action = player.choose(Perspective(game, match.state, seat), luck, lambda: True)
            if game.foresight is None or not game.foresight.decides(match.state, seat):
                found.add(action.kind)
            match = match.play(seat, action).match
    return frozenset(found)


@pytest.mark.parametrize(("name", "least"), [("black_abyss", 15), ("dark_wall_destiny", 7)])
def test_every_kind_of_action_of_the_agent_has_a_reason(name: str, least: int) -> None:
    found = kinds(name)
    assert len(found) >= least
    for speech in (Speech("en"), Speech("de")):
        told = {kind for kind in found if learning_text(name, f"why-{kind}", speech)}
        assert found - told <= BY_VIEW


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_hint_to_acquire_a_card_says_what_its_kind_is_good_for(locale: str) -> None:
    shown = presenter("dark_wall_destiny")
    said = {
        card.kind: learning_text(
            "dark_wall_destiny", shown.good_for(Buy(card.id, 1)), Speech(locale)
        )
        for card in CARDS
        if card.kind not in ("command", "home")
    }
    assert all(said.values())
    assert len(set(said.values())) == len(said)
    assert shown.good_for(EndTurn()) == ""


@pytest.mark.parametrize(("locale", "dock"), [("en", "dock"), ("de", "Dock")])
def test_a_hint_to_build_mentions_docks_only_for_docks(locale: str, dock: str) -> None:
    shown, speech = presenter("black_abyss"), Speech(locale)
    rule = learning_text("black_abyss", "why-build", speech)
    said = {
        name: learning_text("black_abyss", shown.good_for(Build(number, 0)), speech) + rule
        for number, name in enumerate(BUILDINGS)
    }
    assert {name for name, words in said.items() if dock in words} == {"small-dock", "large-dock"}
    assert len({said["habitat"], said["farm"], said["small-dock"], rule}) == 4


def test_a_hint_to_discard_names_the_cards() -> None:
    match = struck().end_round().match
    way = way_to(match.choices(0), Discard(("requisition", "patrol")))
    assert way is not None
    said = Sentences(match, 0, Speech(names=("Ada", "Bo"))).in_words(*way)
    assert said == "Discard for 2 damage by Scythe Kin: Requisition (1 energy), Patrol (1 combat)"


def test_a_hint_to_discard_counts_copies_of_a_card() -> None:
    match = struck().end_round().match
    way = way_to(match.choices(0), Discard(("requisition", "requisition")))
    assert way is not None
    said = Sentences(match, 0, Speech(names=("Ada", "Bo"))).in_words(*way)
    assert said.endswith(": 2 \N{MULTIPLICATION SIGN} Requisition (1 energy)")


@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_hint_in_planetary_defence_has_a_reason(locale: str) -> None:
    shown = presenter("planetary_defence")
    deeds: tuple[planetary.Action, ...] = (
        planetary.Play("red-1"),
        planetary.PlayAll(),
        planetary.Buy("red-1", 1),
        planetary.Attack("black-1", 1),
        planetary.Several((), ()),
        planetary.Shield(),
        planetary.Move("red-1", 1, 2),
        planetary.Scrap("red-1"),
        planetary.Draw(),
        planetary.EndTurn(),
    )
    said = [
        learning_text("planetary_defence", shown.good_for(deed), Speech(locale)) for deed in deeds
    ]
    assert {type(deed) for deed in deeds} == {*planetary.Action.kinds}
    assert all(said)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_hint_in_a_battle_of_dyla_has_a_reason(locale: str) -> None:
    shown, cards = presenter("dyla"), CONTENT.cards
    deeds: list[dyla.Action] = [
        *(dyla.Play(card.id) for card in cards),
        *(dyla.Buy(card.id) for card in cards),
        *(
            dyla.Skip(),
            dyla.PlayAttacks(),
            dyla.PlayShields(),
            dyla.Trash("basic-evade"),
            dyla.Fire(),
            dyla.EndTurn(),
        ),
    ]
    said = {deed: learning_text("dyla", shown.good_for(deed), Speech(locale)) for deed in deeds}
    assert {type(deed) for deed in deeds} == {*dyla.Action.kinds}
    assert all(said.values())
    evades = said[dyla.Play("basic-evade")], said[dyla.Play("smoke-dispensers")]
    assert evades[0] == evades[1]
    assert said[dyla.Play("scavenge-supplies")] not in evades


@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_hint_in_dark_miss_down_has_a_reason(locale: str) -> None:
    shown = presenter("dark_miss_down")
    deeds: tuple[officer.Action, ...] = (
        officer.Draw(),
        officer.Take("a"),
        officer.Complete("a", ()),
        officer.Replace("a"),
        officer.Discard("a"),
        officer.Press(),
        officer.Stand(),
    )
    said = {learning_text("dark_miss_down", shown.good_for(deed), Speech(locale)) for deed in deeds}
    assert {type(deed) for deed in deeds} == {*officer.Action.kinds}
    assert len(said) == len(deeds)
    assert all(said)


@pytest.mark.parametrize(
    ("games", "gain", "spread", "shown"),
    [(4, 0.01, 0.0, False), (4, 0.53, 0.36, False), (64, 0.05, 0.06, False), (64, 0.4, 0.1, True)],
)
def test_a_hint_gives_one_reason_and_a_gain_only_if_its_trials_show_one(
    games: int, gain: float, spread: float, *, shown: bool
) -> None:
    table = late.table(3, 2, "purchase")
    seen = Shown(table, 0, Speech("en", ("Ada", "Bo", "Cleo")))
    (path, first), (other, second), *_ = [
        (way, node.action)
        for way, node in walk(table.match.choices(0))
        if isinstance(node, Leaf) and node.action.kind == "recruit"
    ]
    compared = Compared(second, gain, games, max(spread, 1 / games))
    told = reason(seen, 0, Advice(first, Way(path), compared, Way(other))).splitlines()
    assert [line for line in told if "trial games" in line] == told[1:]
    assert [line.partition("“")[0] for line in told[1:]] == shown * ["Compared with "]
    assert all(f"” in {games} trial games: " in line for line in told[1:])
    assert all(line.endswith("about 40 more wins in 100 (± 10).") for line in told[1:])


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
                "You could still pay for Screen Drone, for example, but nothing you can pay for is"
                " clearly better than your deck's average card.",
                "Discard Requisition and Patrol for 2 damage by Scythe Kin",
            ],
        ),
        (
            "de",
            [
                "Kauf „Fangklaue“ für 2 Energie",
                "Spiel alles aus (2 Karten)",
                "Schütz das Deck von Bo",
                "Beende deinen Zug",
                "Du könntest zum Beispiel noch „Schirmdrohne“ kaufen, aber nichts Bezahlbares ist"
                " deutlich besser als dein Deck im Schnitt.",
                "Wirf Anforderung und Patrouille für 2 Schaden durch Sensenvolk ab",
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
            "Colony Lyra would burn with Bo's cards.",
        ),
        (
            "de",
            "Kauft Bo das Kryoschiff Kolonie Lyra, kann es in der nächsten Drehung verbrennen.",
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
    assert why == "Your 1 energy and 0 combat don't pay for anything more."


def test_a_hint_beside_an_open_menu_that_does_not_lead_to_it_says_to_go_back() -> None:
    game = registry.game("dark_miss_down")
    match = Match.start(game, game.options(), 2, seed_from("deal 0"))
    (seat,) = game.missing(match.state)
    shown = Shown(table_of(match), seat, Speech("en", ("Ada", "Bo")))
    advice = Advice(officer.Draw(), Way(("draw",)))
    assert "Go back first" in panel(shown, seat, advice, "replace").text[1]
    for menu in ("", "draw"):
        assert "Go back" not in panel(shown, seat, advice, menu).text[1]


def test_a_hint_whose_button_stands_below_the_open_menu_does_not_say_to_go_back() -> None:
    """Once Bo has bought something in Black Abyss, each menu of purchases has *Done* at hand."""
    buys = Sky.open_sky()
    buys.to_purchase()
    buys.state.empires[1].food = buys.state.empires[1].minerals = 40
    leaves = [one for _, one in walk(buys.match.choices(1)) if isinstance(one, Leaf)]
    buys.play(1, next(one.action for one in leaves if isinstance(one.action, Research)))
    shown = Shown(table_of(buys.match), 1, Speech("en", ("Ada", "Bo", "Cleo")))
    done = Advice(Pass(), Way(("pass",)))
    assert "Go back" not in panel(shown, 1, done, "build").text[1]


@pytest.mark.parametrize(
    ("locale", "sooner", "behind"),
    [
        (
            "en",
            "The gap brings Colony Lyra nearer the star: it burns in 3 spins.",
            "It lies behind Colony Lyra, so its gap doesn't bring the Cryoship nearer the star.",
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
        ("en", r"But if nobody acquires more, your team takes \d+ damage instead of 0\."),
        ("de", r"Aber: Kauft danach niemand mehr, erleidet ihr \d+ statt 0 Schaden\."),
    ],
)
def test_advice_to_acquire_says_what_attacks_its_gap_brings(locale: str, price: str) -> None:
    """Scythe Kin at 5 moves to 6; with the gap at 12 to 7, an attack vector."""
    start = table(system="scythe-kin talon talon talon talon talon talon talon", energy=9)
    aimed = start.but(lambda state: setattr(state, "vectors", (7,))).match
    assert any(re.fullmatch(price, told) for told in sentences_to_acquire(aimed, 12, locale))
    assert not any(re.fullmatch(price, told) for told in sentences_to_acquire(aimed, 1, locale))


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
        ("en", "Move Fighter 1 from ", "Nobody knows yet what is there. You will see it first."),
        ("de", "Zieh Jäger 1 von ", "Noch weiß niemand, was dort ist. Du entdeckst es."),
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
        ("accept/passage-1", (), "Accept passage from Bo. Then your ships needn't stop at theirs"),
        ("offer/passage-1", ("open-borders",), "Offer passage to Bo. Open borders gives you both"),
        ("accept/peace-1", (), "Accept peace from Bo. This war no longer pays for you."),
        ("decline/peace-1", (), "Decline peace from Bo. The war still pays:"),
        ("decline/passage-1", (), "Decline passage from Bo. You may soon have to fight them:"),
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
