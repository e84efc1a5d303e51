"""What a turn's menus say, and which mistakes they prevent."""

from engine.core.catalogue import catalogue
from engine.core.chance import Chance, seed_from
from engine.core.choices import Branch, Leaf, resolve, walk
from engine.core.words import Words, seat_name, words
from engine.games.dark_wall_destiny.actions import (
    Buy,
    Choose,
    EndTurn,
    Play,
    PlayAll,
    Seed,
    Show,
    TakeAndPlayAll,
    TakeTurn,
)
from engine.games.dark_wall_destiny.choices.menu import STILL
from engine.games.dark_wall_destiny.content.names import name
from engine.games.dark_wall_destiny.content.tables import CARD, CARDS
from engine.games.dark_wall_destiny.text.cards import request, rules, say
from engine.games.dark_wall_destiny.text.table import caption
from tests.engine.games.dark_wall_destiny.table import GAME, Table, table


def ending(at: Table) -> list[str]:
    """The choices in the group for ending the turn; empty if it is a single choice."""
    node = GAME.choices(at.state, 0).open()
    group = next((one for one in node if one.key == STILL), None)
    if group is None:
        assert any(isinstance(one, Leaf) and isinstance(one.action, EndTurn) for one in node)
        return []
    assert isinstance(group, Branch)
    assert group.folded
    return [one.key for one in group.open()]


def for_sale(at: Table) -> list[str]:
    """What can be acquired from the system, in the order offered."""
    node = resolve(GAME.choices(at.state, 0), "system")
    assert isinstance(node, Branch)
    return [one.key for one in node.open()]


def test_offers_list_cryoships_first_then_by_price() -> None:
    at = table(system="colony-lyra needle kelly-frost talon", energy=20)
    names = [key.partition(".")[2] for key in for_sale(at)]
    assert names[0] == "colony-lyra"
    prices = {one.card: one.cost for one in at.view(0).system}
    assert [prices[name] for name in names[1:]] == sorted(
        [prices[name] for name in names[1:]], reverse=True
    )


def test_ending_a_turn_asks_while_a_cryoship_could_be_paid_for() -> None:
    rich = table(system="colony-lyra", energy=20)
    assert ending(rich) == ["12.colony-lyra", "end-turn"]
    assert ending(rich.play(Buy("colony-lyra", 12))) == []
    assert ending(table(system="colony-lyra", energy=1)) == []


def test_ending_a_turn_asks_while_the_hand_would_pay_for_a_cryoship() -> None:
    price = table(system="colony-lyra").view().prices[0]
    held = table(hand="requisition requisition", system="colony-lyra", energy=price - 2)
    assert ending(held) == ["play-all", "play", "end-turn"]
    played = held.play(Play("requisition"))
    assert ending(played) == ["play-all", "play", "end-turn"], "also a single card"
    assert ending(played.play(Play("requisition"))) == ["12.colony-lyra", "end-turn"]


def test_ending_a_turn_names_every_way_to_get_a_cryoship() -> None:
    price = table(system="colony-lyra").view().prices[0]
    at = table(hand="requisition requisition", system="colony-lyra", energy=price - 2)
    group = resolve(GAME.choices(at.state, 0), STILL)
    assert isinstance(group, Branch)
    ways = group.open()
    assert [one.key for one in ways] == ["play-all", "play", "end-turn"]
    for node in ways:
        within = GAME.text.label(at.view(0), (STILL, node.key), node)
        assert within == GAME.text.label(at.view(0), (node.key,), node)


def test_ending_a_turn_asks_while_a_cryoship_could_be_seeded() -> None:
    held = table(hand="colony-lyra", sector=("glasswater",))
    assert ending(held) == ["colony-lyra", "end-turn"]
    assert ending(held.play(Seed("colony-lyra", 1))) == []
    assert ending(table(hand="colony-lyra")) == []


def test_agents_are_offered_each_action_once() -> None:
    rich = table(system="colony-lyra", energy=20)
    assert STILL not in {one.key for one in GAME.choices_of_agent(rich.state, 0).open()}


def test_ending_a_turn_says_what_is_left_unspent() -> None:
    def said(at: Table) -> str:
        leaf = next(one for one in GAME.choices(at.state, 0).open() if one.key == "end-turn")
        return str(GAME.text.label(at.view(0), ("end-turn",), leaf))

    assert "unspent" in said(table(energy=1, combat=2))
    assert "unspent" not in said(table())


def test_the_cards_of_an_open_menu_are_explained_beside_it() -> None:
    at = table(system="colony-lyra talon talon needle", energy=20)
    branch = resolve(GAME.choices(at.state, 0), "system")
    assert isinstance(branch, Branch)
    told = GAME.text.beside(at.view(0), ("system",), branch)
    assert told == tuple(
        say("beside", card=name(card), rules=rules(card))
        for card in ("colony-lyra", "needle", "talon")
    )


def test_notes_on_purchases_are_shown_to_the_seat_at_turn_only() -> None:
    at = table(system="colony-lyra talon talon needle", energy=20)
    for viewer in (1, None):
        assert all(one.then is None for one in at.view(viewer).system)


def test_taking_a_turn_too_late_is_refused_with_the_seat_that_took_it() -> None:
    start = table(3, order="free").but(lambda state: _begin(state))
    after = start.play(TakeTurn(), by=2)
    assert GAME.why_not(after.state, 0, TakeTurn()) == words(
        "dark-wall-destiny-refused-quicker", seat=seat_name(2)
    )


def _begin(state: object) -> None:
    state.stage, state.active = "begin", -1  # type: ignore[attr-defined]


def test_nothing_is_proposed_to_a_rival() -> None:
    against = table(order="free", aggression="yes")
    assert not list(walk(GAME.teamwork.plannable(against.state, 0)))


def test_a_proposal_is_worded_with_its_verb() -> None:
    at = table(hand="requisition patrol", system="needle", order="free").play(Show(True), by=0)
    view = at.view()
    said = {
        path[0]: GAME.text.label(view, path, leaf).id.removeprefix("dark-wall-destiny-")
        for path, leaf in walk(GAME.teamwork.plannable(at.state, 0))
    }
    assert said == {
        "play-all": "all",
        "play": "plan-play",
        "system": "plan-buy",
        "drones": "plan-buy",
        "cover": "plan-cover",
    }


def test_a_path_leads_to_a_proposal_and_to_nothing_else() -> None:
    at = table(hand="requisition patrol", system="needle", order="free").play(Show(True), by=0)
    for path, leaf in walk(GAME.teamwork.plannable(at.state, 0)):
        assert isinstance(leaf, Leaf)
        assert GAME.action_at(at.state, 0, path) == leaf.action
    unknown = (("play-all", "patrol"), ("system", "12.unknown"), ("system", "talon"), ("cover",))
    assert [GAME.action_at(at.state, 0, path) for path in unknown] == [None] * len(unknown)


def test_a_card_to_be_seeded_leads_into_its_places() -> None:
    at = table(hand="patrol", sector=("talon",))
    lead_in = GAME.text.lead_in(at.view(0), ("seed", "patrol"))
    assert lead_in == say("lead-in-seed", card=name("patrol"))
    assert GAME.text.lead_in(at.view(0), ("seed",)) is None


def test_aliens_say_that_they_are_paid_with_combat_and_ships_with_energy() -> None:
    for card, paid in (("hull-leeches", "combat"), ("talon", "energy")):
        price = say(f"price-{paid}", n=CARDS[CARD[card]].design.cost)
        assert say("costs", price=price) in _parts(rules(card))


def _parts(text: Words) -> list[Words]:
    """The sentences of a card's text, which are joined pair by pair."""
    found = dict(text.args)
    return [
        text,
        *(part for one in found.values() if isinstance(one, Words) for part in _parts(one)),
    ]


def test_an_imagined_deck_of_space_is_shuffled() -> None:
    start = table(4).state
    decks = [GAME.imagine(start, (0,), Chance(seed_from(f"{n}"))).decks[1] for n in range(3)]
    assert [deck for deck in decks if deck == sorted(deck)] == []


def test_playing_all_names_the_cards_that_stay_in_hand_because_they_ask() -> None:
    for stays in ((), ("white-hand",)):
        at = table(hand=" ".join(("requisition", "patrol", *stays)))
        node = resolve(GAME.choices(at.state, 0), "play-all")
        said = GAME.text.label(at.view(0), ("play-all",), node)
        left = tuple(say(f"card-{card}") for card in stays)
        assert said == say("play-all", n=2, left=len(stays), cards=left)
        assert isinstance(node, Leaf)
        assert len(at.play(node.action).view(0).hand) == len(stays)


def test_playing_all_also_plays_a_single_card() -> None:
    at = table(hand="requisition white-hand")
    assert PlayAll() in at.offered()
    after = at.play(PlayAll())
    assert after.hand() == "white-hand"
    assert after.refusal(PlayAll()) == "nothing-plain"
    begun = table(hand="requisition", order="free").but(lambda state: _begin(state))
    assert TakeAndPlayAll() in begun.offered()


def test_a_card_that_asks_tells_its_player_what_it_asks() -> None:
    asked = table(hand="white-hand patrol").play(Play("white-hand"))
    said = catalogue((GAME,)).render(caption(asked.view(0))[0], "en", ("Ann", "Bob"))
    assert said == "White Hand: you may burn a card from your hand or discard pile."


def test_the_menu_says_that_cards_are_played_before_the_first_purchase() -> None:
    at = table(hand="patrol", system="needle", energy=20)
    buying = resolve(GAME.choices(at.state, 0), "system")
    assert isinstance(buying, Branch)
    assert say("beside-play-first") in GAME.text.beside(at.view(0), ("system",), buying)
    bought = at.play(Buy("needle", 12))
    root = GAME.choices(bought.state, 0)
    assert GAME.text.beside(bought.view(0), (), root) == (say("beside-acquired"),)
    played = at.play(PlayAll(), Buy("needle", 12))
    assert GAME.text.beside(played.view(0), (), GAME.choices(played.state, 0)) == ()


def test_the_menu_names_the_card_that_raises_prices() -> None:
    at = table(system="shear-front needle", energy=20)
    buying = resolve(GAME.choices(at.state, 0), "system")
    assert isinstance(buying, Branch)
    told = GAME.text.beside(at.view(0), ("system",), buying)[0]
    assert catalogue((GAME,)).render(told, "en") == (
        "Shear Front: while it lies in the system, every other card costs 1 more."
    )
    assert told in GAME.text.describe(at.view(0))


def test_damage_by_a_card_that_burned_is_not_said_to_be_an_attack() -> None:
    """Spore Drifters deal 1 damage when they burn, be it in the system or in a seat's deck."""
    held = "patrol requisition"
    start = table(1, hand=held, deck="patrol requisition " * 9, system="talon spore-drifters")
    burned = start.end_turn()
    assert burned.state.hit is not None
    view = burned.view(0)
    path = ("discard",)
    said = GAME.text.label(view, path, resolve(GAME.choices(burned.state, 0), "discard"))
    assert catalogue((GAME,)).render(said, "en").endswith("Spore Drifters (burned)")
    line = say("table-hit-own", card=name("spore-drifters"), burned=1, n=1)
    assert line in caption(view)
    assert catalogue((GAME,)).render(line, "de") == (
        "Wähle, was du abwirfst: 1 Schaden von „Sporentreiber“ (verbrannt)."
    )


def test_gravity_eddy_offers_each_exchange_once_and_names_the_one_that_helps_a_cryoship() -> None:
    at = table(hand="gravity-eddy", system="talon colony-lyra needle").play(Play("gravity-eddy"))
    keys = [one.key for one in GAME.choices(at.state, 0).open()]
    pairs = [frozenset(key.split(".")) for key in keys]
    assert len(pairs) == len(set(pairs))
    back = resolve(GAME.choices(at.state, 0), "10.11")
    label = GAME.text.label(at.view(0), ("10.11",), back)
    said = catalogue((GAME,)).render(label, "en")
    assert said == "Move Colony Lyra back to 10 (swap with Talon)"
    assert (
        catalogue((GAME,)).render(label, "de")
        == "Kolonie Lyra zurück auf 10 (Tausch mit Fangklaue)"
    )
    assert at.play(Choose("10.11")).system().endswith("colony-lyra talon needle")


def test_a_gift_asks_who_else_gets_it() -> None:
    for what, english, german in (
        ("give-draw", "choose who else draws", "zieh"),
        ("give-token", "choose who else gains a token", "Marke"),
    ):
        asked = request("talon", what, 1)
        assert catalogue((GAME,)).render(asked, "en") == english
        assert german in catalogue((GAME,)).render(asked, "de")
