"""Every choice, fact and table of whole games renders."""

from engine.core.catalogue import Catalogue
from engine.core.chance import Chance, seed_from
from engine.core.choices import Leaf, Role, walk, wander
from engine.core.game import Perspective
from engine.core.words import Words, words
from engine.games.dyla.actions import Action, Buy, Fire, PlayAttacks
from engine.games.dyla.choices import SKIP
from engine.games.dyla.text.description import caption
from tests.engine.games.dyla.ship import EVADE, GAME, GUN, Ship, launched, ship

CATALOGUE = Catalogue([GAME.folder / "text"])


def said(what: Words) -> str:
    return CATALOGUE.render(what, names=("Mu",))


def labels(seen: Ship) -> list[str]:
    tree = walk(GAME.choices(seen.state, 0))
    return [said(GAME.text.label(seen.view, path, node)) for path, node in tree]


def test_labels_say_what_happens() -> None:
    assert labels(ship(f"{GUN} {GUN} smoke-dispensers")) == [
        "Basic Igelstellung: 1 damage",
        "Smoke dispensers: take 2 less",
        "Play all attack cards",
        "Play Smoke dispensers: take 2 less",
        "Don't fire: take 3 damage",
        "Skip, new hand: take 3 damage",
    ]
    held = labels(ship(f"{EVADE} {EVADE} {EVADE} smoke-dispensers"))
    assert "Play 3 \N{MULTIPLICATION SIGN} Basic Evade: take 3 less" in held
    assert labels(ship(GUN).play(GUN)) == ["Fire: deal 1 damage, take 3"]
    assert labels(ship("lohengrin").play("lohengrin")) == ["Fire: defeat the Nelson class"]
    assert labels(ship(f"combat-veterancy {EVADE}").play("combat-veterancy")) == [
        "Trash Basic Evade"
    ]


def test_once_targeting_computers_are_played_every_gun_is_labelled_with_its_higher_damage() -> None:
    held = ship(f"{GUN} valiant-mk-8 targeting-computers {EVADE}")
    assert "Valiant Mk.8: 4 damage" in labels(held)
    aimed = held.play("targeting-computers")
    assert labels(aimed)[:3] == [
        "Basic Igelstellung: 2 damage",
        "Valiant Mk.8: 5 damage",
        "Basic Evade: take 1 less",
    ]
    (advised,) = GAME.text.advice(aimed.view, ("hand", "valiant-mk-8"), ())
    assert said(advised) == "Play Valiant Mk.8 (5 damage)"
    dealt = aimed.play("valiant-mk-8").view.deals
    assert dealt == 5


def test_labels_warn_of_what_destroys_the_ship() -> None:
    assert labels(ship(GUN, hull=3).play(GUN)) == ["Fire: lose the ship!"]
    assert labels(ship(EVADE, hull=3))[-2:] == [
        "Don't fire: lose the ship!",
        "Skip: lose the ship!",
    ]
    assert labels(ship(EVADE, hull=3).play(EVADE)) == ["Don't fire: take 2 damage"]


def test_labels_say_that_attacks_are_not_needed_and_why_skipping_is_too_late() -> None:
    beaten = ship(f"{GUN} {GUN} {GUN} valiant-mk-8", enemy="drake-class", suffered=4).play(GUN)
    assert labels(beaten)[-2:] == [
        "Not needed: play 2 spare guns",
        "Fire: defeat the Drake class",
    ]
    late = said(GAME.text.label(beaten.view, ("skip",), SKIP))
    assert late == "Skip: only as your first move"


def test_one_sentence_of_the_log_tells_a_salvo_and_the_return_fire() -> None:
    fired = ship(f"{GUN} {GUN}", hull=9).play(GUN).play(GUN).fire()
    told = [said(one.words) for one in GAME.text.log_sentences(fired.facts)]
    assert told[0] == "Mu dealt 2 damage (2 in all) and took 3 (hull: 6)."


def test_the_log_tells_a_defeat_its_reward_and_the_next_enemy_in_the_sentence_of_the_salvo() -> (
    None
):
    won = ship("lohengrin", enemy="nelson-class").play("lohengrin").fire()
    told = [said(one.words) for one in GAME.text.log_sentences(won.facts)]
    assert told[0] == (
        "Mu defeated the Nelson class (1 victory point, 2 tech points)"
        " and now faces the Moebius MA squadron."
    )
    assert sum("Nelson" in sentence and "damage" in sentence for sentence in told) == 0


def test_the_log_tells_the_last_defeat_of_a_level_in_one_sentence_with_the_level() -> None:
    done = ship("lohengrin", enemy="nelson-class", level_points=4).play("lohengrin").fire()
    told = [said(one.words) for one in GAME.text.log_sentences(done.facts)]
    assert told[0] == (
        "Mu defeated the Nelson class and completed level 1: 1 victory point and 2 tech points."
    )


def test_the_log_tells_what_a_bought_card_costs_next() -> None:
    shopping = ship("", tech=9).fire().buy("helldart")
    assert said(GAME.text.fact(shopping.facts[0])) == (
        "Mu bought Helldart for 4 (the next one costs 5)."
    )


def primary(seen: Ship) -> list[str]:
    tree = walk(GAME.choices(seen.state, 0))
    return [
        node.key for path, node in tree if GAME.text.role(seen.view, path, node) is Role.PRIMARY
    ]


def test_firing_is_primary_only_when_no_attacks_are_left_to_play() -> None:
    assert primary(ship(f"{GUN} {GUN}")) == ["all-attacks"]
    assert primary(ship(f"{GUN} {GUN} {GUN}").play(GUN)) == ["all-attacks"]
    assert primary(ship(f"{GUN} {GUN}").play(GUN)) == ["all-attacks"]
    assert primary(ship(f"{GUN} {GUN}").play_all_attacks()) == ["fire"]


def test_once_the_enemy_falls_firing_alone_is_primary() -> None:
    held = ship(f"lohengrin {GUN} {GUN}")
    assert primary(held) == ["all-attacks"]
    assert held.play("lohengrin").view.defeats
    assert primary(held.play("lohengrin")) == ["fire"]


def test_what_loses_the_ship_is_marked_as_dangerous_and_never_as_the_main_choice() -> None:
    def dangerous(seen: Ship) -> list[str]:
        tree = walk(GAME.choices(seen.state, 0))
        found = [(node.key, GAME.text.role(seen.view, path, node)) for path, node in tree]
        return [key for key, role in found if role is Role.DESTRUCTIVE]

    sinking = ship(GUN, hull=3)
    assert dangerous(sinking) == ["fire", "skip"]
    assert dangerous(sinking.play_all_attacks()) == ["fire"]
    assert primary(sinking.play_all_attacks()) == []
    assert dangerous(ship(f"{GUN} {EVADE}", hull=3).play(EVADE)) == []
    assert primary(ship("lohengrin", hull=3).play_all_attacks()) == ["fire"]


def test_a_purchase_names_its_current_price() -> None:
    shopping = ship("", tech=5).fire().buy("smoke-dispensers")
    assert labels(shopping)[:2] == [
        "Buy Igelstellung for 2 (2 damage)",
        "Buy Smoke dispensers for 3 (take 2 less)",
    ]
    assert labels(shopping)[-1] == "Done buying"


def test_research_says_that_each_purchase_raises_a_price() -> None:
    shopping = ship("", tech=9).fire()
    assert "Buy Helldart for 4 (3 damage)" in labels(shopping)
    assert "Buy Helldart for 5 (3 damage)" in labels(shopping.buy("helldart"))
    told = {
        "en": "Each purchase raises the price of that card by 1.",
        "de": "Eine gekaufte Karte kostet beim nächsten Mal 1 mehr.",
    }
    for locale, sentence in told.items():
        *_, last = caption(shopping.view)
        assert CATALOGUE.render(last, locale, ("Mu",)) == sentence
    assert len(caption(shopping.end_turn().view)) == 2


def test_a_refusal_says_what_to_do() -> None:
    refusal = GAME.why_not(ship("", tech=3).fire().state, 0, Buy("lohengrin"))
    assert refusal is not None
    assert said(refusal) == (
        "Lohengrin costs 15 tech points and you have 3. Buy something cheaper, or save."
    )


def test_the_table_in_words_says_all_a_captain_must_see() -> None:
    seen = ship(f"{GUN} {EVADE} helldart", enemy="agamemnon-class", suffered=3, tech=2, hull=7)
    told = " ".join(said(line) for line in GAME.text.describe(seen.play("helldart").view))
    for part in (
        "Hull 7/10, victory points 0/15.",
        "Level 1: 0/5, tech points 2.",
        "Enemy: Agamemnon class, damage 3 of 11, strikes for 3",
        "Hand: Basic Igelstellung, Basic Evade.",
        "Played: Helldart.",
        "If you fire now: 3 damage dealt, 3 taken.",
        "Cards left in the deck: 8.",
        "Shop, prices in tech points: Igelstellung 2, Helldart 4,",
    ):
        assert part in told


def test_whole_games_can_be_told() -> None:
    greedy = GAME.policies["greedy"]
    for number in range(12):
        played, luck = launched(seed=str(number)), Chance(seed_from(str(number)))
        while GAME.outcome(played.state) is None:
            told = labels(played)
            assert len(set(told)) == len(told)
            assert max(map(len, told)) <= 80
            assert all(said(line) for line in GAME.text.describe(played.view))
            seen = Perspective(GAME, played.state, 0)
            wild = luck.below(6) == 0
            action = wander(seen.choices(), luck) if wild else greedy(seen, luck)
            played = played.act(action)
            assert all(said(GAME.text.fact(fact)) for fact in played.facts)
        outcome = GAME.outcome(played.state)
        assert outcome is not None
        assert said(GAME.text.outcome(played.view, outcome))


def test_cards_and_enemies_can_be_looked_up() -> None:
    told = {card.id: (said(card.name), said(card.text)) for card in GAME.text.cards()}
    assert told[EVADE] == (
        "Basic Evade",
        "A basic card, not for sale; you start with 3. When played: take 1 less. "
        "Play it before you fire, but only if the enemy will survive this turn; "
        "otherwise keep it for later.",
    )
    assert told["combat-information-center"] == (
        "Combat Information Center",
        "Costs 10 tech points in the shop, plus 1 for each copy you have bought. "
        "When played: +2 damage per attack card, take 1 less.",
    )
    assert told["drake-class"][1].startswith("Level 1: 5 hit points, strikes for 2.")
    assert len(told) == 30


def test_the_chart_shows_points_hull_and_techpoints() -> None:
    measures = GAME.measures(ship("", hull=7, tech=3, points=2).state)
    assert [(said(words(name)), value) for name, value in measures.items()] == [
        ("Victory points", (2,)),
        ("Hull", (7,)),
        ("Tech points", (3,)),
    ]


def test_cards_played_and_enemies_met_are_counted_as_used() -> None:
    after = ship(f"{GUN} lohengrin", next_enemies="drake-class").play("lohengrin").fire()
    start = ship(f"{GUN} lohengrin", next_enemies="drake-class").play("lohengrin")
    assert [used for fact in start.facts for used in GAME.mentions(fact)] == ["lohengrin"]
    assert [used for fact in after.facts for used in GAME.mentions(fact)] == ["drake-class"]
    assert after.view.encounter.encounter == "drake-class"
    assert GAME.why_not(after.state, 0, Fire()) is not None


def test_every_ending_is_told() -> None:
    late = ship("", turn=28).fire()
    assert said(GAME.text.fact(late.facts[-1])) == "Mu ran out of time."
    outcome = GAME.outcome(late.state)
    assert outcome is not None
    told = said(GAME.text.outcome(late.view, outcome))
    assert told == "Out of time after 28 turns, with 0 victory points."
    first = GAME.text.describe(late.view)[0]
    assert said(first) == "Turn 28 of at most 28: the game is over."
    refusal = GAME.why_not(late.state, 0, Fire())
    assert refusal is not None
    assert said(refusal) == "The game is over."


def test_a_lost_game_is_worded_alike_for_player_and_others() -> None:
    lost = words("dyla-destroyed", turns=5, points=1, hull=0)
    assert said(lost) == "The ship was destroyed on turn 5 with 1 victory point."
    german = CATALOGUE.render(lost, "de")
    assert german == "Das Schiff wurde in Zug 5 zerstört, mit 1 Siegpunkt."


def test_playing_the_two_most_expensive_attacks_is_told_by_name() -> None:
    played = ship("heavy-missile-tubes lohengrin").play("heavy-missile-tubes lohengrin")
    assert [said(GAME.text.fact(fact)) for fact in played.facts] == [
        "Mu played Heavy Missile Tubes.",
        "Mu played Lohengrin.",
    ]


def test_cards_played_one_after_another_are_one_sentence_of_the_log() -> None:
    played = ship(f"{GUN} {GUN} valiant-mk-8 {EVADE}").play(f"{GUN} {GUN} valiant-mk-8 {EVADE}")
    *_, told = GAME.text.log_sentences(played.facts)
    assert said(told.words) == (
        "Mu played 2 \N{MULTIPLICATION SIGN} Basic Igelstellung, Valiant Mk.8 and Basic Evade."
    )
    german = CATALOGUE.render(told.words, "de", ("Mu",))
    assert german == (
        "Mu hat 2 \N{MULTIPLICATION SIGN} Einfache Igelstellung, Valiant Mk.8"
        " und Ausweichen gespielt."
    )


def test_play_all_says_which_attacks_it_keeps_if_fewer_than_all_are_enough() -> None:
    held = ship(f"{GUN} {GUN} helldart lohengrin", suffered=4)
    assert "Play enough to defeat it, keep Lohengrin" in labels(held)
    strong = ship(f"{GUN} {GUN} helldart heavy-missile-tubes lohengrin", suffered=5)
    assert "Play enough to defeat it, keep 3 strong ones" in labels(strong)
    assert "Play all attack cards" in labels(ship(f"{GUN} {GUN}"))
    assert primary(held.play_all_attacks()) == ["fire"]


def test_once_no_attack_is_to_be_played_the_button_for_all_says_why() -> None:
    def button(seen: Ship) -> str:
        leaf = Leaf[Action]("all-attacks", PlayAttacks())
        return said(GAME.text.label(seen.view, ("all-attacks",), leaf))

    fired = ship(f"{GUN} {GUN}").play_all_attacks()
    assert button(fired) == "No attack card in your hand"
    kept = ship(f"{GUN} {GUN} lohengrin", suffered=5).play_all_attacks()
    assert button(kept) == "No more attack cards needed"


def test_a_captain_who_lacks_more_points_than_the_turns_left_can_bring_is_told_so() -> None:
    """Two turns are left, and an enemy brings two points at most."""
    assert GAME.text.is_lost(ship(GUN, turn=27, points=10).view)
    assert not GAME.text.is_lost(ship(GUN, turn=27, points=11, enemy="peacemaker-fleet").view)
    assert GAME.text.is_lost(ship(GUN, turn=28, points=13, enemy="ginn-squadron").view)
