"""A hint gives one reason, and its gain over another action only if trial games show one."""

import re
from dataclasses import replace
from itertools import chain

import pytest

from bot.language.speech import Speech
from bot.presentation.choices.sentences import Sentences
from bot.presentation.games.presenters import presenter
from bot.presentation.learning.hint import panel, reason
from bot.presentation.learning.introduction import learning_text
from bot.presentation.shown import Shown
from engine.agents.advice import Advice, Way, way_to
from engine.agents.roster import agent
from engine.agents.search import Comparison
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.choices import Leaf, every_action, walk
from engine.core.game import Perspective
from engine.core.match import Match
from engine.games.black_abyss.actions import Build
from engine.games.black_abyss.content.tables import BUILDINGS
from engine.games.dark_miss_down import actions as officer
from engine.games.dark_wall_destiny.actions import Buy, Discard, EndTurn
from engine.games.dark_wall_destiny.content.tables import CARDS
from engine.games.dyla import actions as dyla
from engine.games.dyla.content import CONTENT
from engine.games.planetary_defence import actions as planetary
from tests.bot.journeys.black_abyss import late
from tests.bot.presentation.played import matches
from tests.bot.unstored import table_of
from tests.engine.games.dark_miss_down.table import BREACH_A, SPILL
from tests.engine.games.dark_miss_down.table import table as officers
from tests.engine.games.dark_wall_destiny.test_spin import struck
from tests.engine.games.dyla.ship import GUN, Ship, ship
from tests.engine.games.planetary_defence.table import table as planets

BY_VIEW = {"offer", "accept", "decline", "cover", "move"}
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
    """But for answers to a card's question (`choose`), whose labels say what they do."""
    found = kinds(name)
    assert len(found) >= least
    for speech in (Speech("en"), Speech("de")):
        told = {kind for kind in found if learning_text(name, f"why-{kind}", speech)}
        assert found - told <= BY_VIEW | {"choose"}


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_hint_to_acquire_a_card_says_what_its_kind_is_good_for(locale: str) -> None:
    shown = presenter("dark_wall_destiny")
    said = {
        card.kind: learning_text(
            "dark_wall_destiny", shown.good_for(None, Buy(card.id, 1)), Speech(locale)
        )
        for card in CARDS
        if card.kind not in ("command", "home")
    }
    assert all(said.values())
    assert len(set(said.values())) == len(said)
    assert shown.good_for(None, EndTurn()) == ""


@pytest.mark.parametrize(("locale", "dock"), [("en", "dock"), ("de", "Dock")])
def test_a_hint_to_build_mentions_docks_only_for_docks(locale: str, dock: str) -> None:
    shown, speech = presenter("black_abyss"), Speech(locale)
    rule = learning_text("black_abyss", "why-build", speech)
    said = {
        name: learning_text("black_abyss", shown.good_for(None, Build(number, 0)), speech) + rule
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
    shown, view = presenter("planetary_defence"), planets("black-2", "red-1").view
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
        learning_text("planetary_defence", shown.good_for(view, deed), Speech(locale))
        for deed in deeds
    ]
    assert {type(deed) for deed in deeds} == {*planetary.Action.kinds}
    assert all(said)


@pytest.mark.parametrize(
    ("locale", "ends", "buys"),
    [
        ("en", "End your turn, with 1 credit and 2 damage left over", "Buy red 1 from column 1"),
        (
            "de",
            "Beende deinen Zug und lass 1 Credit und 2 Schaden verfallen",
            "Kauf Rot 1 aus Spalte 1",
        ),
    ],
)
def test_hints_in_planetary_defence_are_sentences(locale: str, ends: str, buys: str) -> None:
    view, speech = replace(planets("red-1").view, credits=1, damage=2, hand=()), Speech(locale)
    advice = registry.game("planetary_defence").text.advice
    assert speech.each(advice(view, ("end",), ())) == [ends]
    assert speech.each(advice(view, ("buy", "buy.red-1.1"), ())) == [buys]


@pytest.mark.parametrize("locale", ["en", "de"])
def test_each_choice_in_planetary_defence_has_a_sentence(locale: str) -> None:
    speech = Speech(locale)
    for match in matches("planetary_defence", "sentences"):
        for path, picked, _ in every_action(match.choices(0)):
            (said,) = match.game.text.advice(match.view(0), path, picked)
            assert speech(said)


FREES = re.compile(r"\b(frees|frei)\b")
EMPTIES = re.compile(r"\b(column is then empty|Spalte leer)\b")
WINS = re.compile(r"\b(you win|gewonnen)\b")


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_hint_in_planetary_defence_says_only_what_is_true_of_the_board(locale: str) -> None:
    """Over every choice of whole games: that it frees a card, empties a column, or wins."""
    shown, speech, kept = presenter("planetary_defence"), Speech(locale), dict[str, int]()
    for match in chain(*(matches("planetary_defence", f"true {seed}") for seed in range(4))):
        view, game = match.view(0), match.game
        for action in dict.fromkeys(action for *_, action in every_action(match.choices(0))):
            said = learning_text(game.name, shown.good_for(view, action), speech)
            after = match.play(0, action).match
            taken = isinstance(action, planetary.Attack | planetary.Several | planetary.Move)
            left = [
                len(before) - 1
                for before, now in zip(view.columns, after.view(0).columns, strict=True)
                if taken and len(now) < len(before)
            ]
            won = after.view(0).won
            true = {
                FREES: any(left) and not won,
                EMPTIES: isinstance(action, planetary.Move) and left == [0] and view.space > 0,
                WINS: won,
            }
            for words, holds in true.items():
                assert bool(words.search(said)) is holds, (said, action, view.columns)
                kept[words.pattern] = kept.get(words.pattern, 0) + holds
    assert kept[FREES.pattern] > 100
    assert kept[EMPTIES.pattern] > 30


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_hint_to_destroy_the_last_meteors_says_that_it_wins(locale: str) -> None:
    shown, speech = presenter("planetary_defence"), Speech(locale)
    two = planets("red-1 black-2", "black-3", space="")
    last = planets("red-1 black-2", space="")
    for view, action in (
        (last.view, planetary.Attack("black-2", 1)),
        (two.view, planetary.Several(("black-2", "black-3"), (1, 2))),
    ):
        said = learning_text("planetary_defence", shown.good_for(view, action), speech)
        assert WINS.search(said)
    said = learning_text(
        "planetary_defence", shown.good_for(two.view, planetary.Attack("black-2", 1)), speech
    )
    assert not WINS.search(said)


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
    view = ship(f"{GUN}").view
    said = {
        deed: learning_text("dyla", shown.good_for(view, deed), Speech(locale)) for deed in deeds
    }
    assert {type(deed) for deed in deeds} == {*dyla.Action.kinds}
    assert all(said.values())
    evades = said[dyla.Play("basic-evade")], said[dyla.Play("smoke-dispensers")]
    assert evades[0] == evades[1]
    assert said[dyla.Play("scavenge-supplies")] not in evades


def test_a_hint_in_dyla_says_whether_the_enemy_falls() -> None:
    shown = presenter("dyla")

    def said(here: Ship, deed: dyla.Action) -> str:
        return learning_text("dyla", shown.good_for(here.view, deed), Speech())

    few, enough = ship(f"{GUN} {GUN}"), ship(f"lohengrin {GUN}")
    assert "It isn't enough yet" in said(few, dyla.PlayAttacks())
    assert said(enough, dyla.PlayAttacks()).startswith("That is enough to defeat the enemy.")
    assert said(few.play_all_attacks(), dyla.Fire()).startswith(
        "The enemy survives, but the damage"
    )
    assert said(enough.play("lohengrin"), dyla.Fire()).startswith("A defeated enemy doesn't")
    assert said(few, dyla.Fire()).startswith("The enemy strikes. You keep the cards")


def test_a_hint_to_lose_the_ship_ends_with_one_mark() -> None:
    doomed = table_of(ship("", hull=1).match)
    shown = Shown(doomed, 0, doomed.speech("en"))
    advice = Advice(dyla.Fire(), Way(("fire",)))
    assert (
        panel(shown, advice).text[1].startswith("The AI's advice: **Don't fire: lose the ship!**\n")
    )


@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_hint_in_dark_miss_down_has_a_reason(locale: str) -> None:
    """But for tasks completed or discarded: the view says what they are good for."""
    shown = presenter("dark_miss_down")
    deeds: tuple[officer.Action, ...] = (
        officer.Draw(),
        officer.Take("a"),
        officer.Discard("a"),
        officer.Press(),
        officer.Stand(),
    )
    said = {
        learning_text("dark_miss_down", shown.good_for(None, deed), Speech(locale))
        for deed in deeds
    }
    told = {type(deed) for deed in deeds} | {officer.Complete, officer.Replace}
    assert told == {*officer.Action.kinds}
    assert len(said) == len(deeds)
    assert all(said)


@pytest.mark.parametrize(
    ("first", "why"),
    [
        (0, "This choice can only change what the other officer scores."),
        (1, "This choice changes nothing any more."),
    ],
)
def test_a_hint_in_the_last_round_says_that_a_card_scores_no_more(first: int, why: str) -> None:
    """Ada is four points behind, and no task of the list scores with her one card."""
    late_table = officers(
        tasks=f"{BREACH_A} {SPILL}",
        pool="deck.docking tech.mess flight.quarters",
        hand="tech.core",
        scores=(13, 17),
        first=first,
        last=True,
    )
    seen = Shown(table_of(late_table.match), 0, Speech("en", ("Ada", "Bo")))
    for _, node in walk(late_table.match.choices(0)):
        assert isinstance(node, Leaf)
        advice = Advice(node.action, way_to(late_table.match.choices(0), node.action))
        said = reason(seen, advice)
        assert said == f"This is your last turn: only a completed task still scores. {why}"


@pytest.mark.parametrize(
    ("games", "gain", "spread", "shown"),
    [
        (4, 0.01, 0.0, False),
        (4, 0.53, 0.36, False),
        (64, 0.05, 0.06, False),
        (64, 0.037, 0.034, False),  # both are 4 of 100 games
        (64, 0.4, 0.1, True),
    ],
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
    compared = Comparison(second, gain, games, max(spread, 1 / games))
    told = reason(seen, Advice(first, Way(path), compared, Way(other))).splitlines()
    better = "In the AI's trials, this wins about 40 more games in 100 than “"
    assert [line.startswith(better) for line in told[1:]] == shown * [True]
    assert not [line for line in told if "±" in line or "rollout" in line]
