"""Every card does what its text says: in hand, in the sector, seeded, attacking, burning.

The text players read is split into clauses, and each is checked against the facts told. An unknown
clause fails.
"""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from engine.core.catalogue import catalogue
from engine.core.words import words
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.actions import Buy, Play, Seed, Use
from engine.games.dark_wall_destiny.agents.policies import GREEDY
from engine.games.dark_wall_destiny.content.tables import (
    CARD,
    CARDS,
    CREW,
    CRYOSHIPS,
    IDS,
    KIND,
    NUMBERS,
)
from engine.games.dark_wall_destiny.rules.own import NONE, answers
from engine.games.dark_wall_destiny.state import Berth
from engine.games.dark_wall_destiny.text.cards import abilities, rules, short, values
from engine.games.dark_wall_destiny.view import SeatView
from tests.engine.games.dark_wall_destiny.table import GAME, Table, table

TRIGGERS = {
    "when played": "play",
    "once a turn in your sector": "standing",
    "when acquired": "gain",
    "when discarded for damage": "react",
    "Attack": "attack",
    "when burned": "expire",
}
DECK = "needle unit-oss requisition requisition patrol requisition requisition patrol requisition"
SECTOR = (
    "lattice-carrier bulkhead-rigger",
    "foundry-ark vrakka",
    "glasswater patrol brace colony-halcyon",
)
SPACE = "ironside-cutter talon ironside-cutter talon ironside-cutter talon talon talon talon talon"

WORDS = catalogue((GAME,))


@cache
def clauses(card: str) -> tuple[tuple[str, str], ...]:
    """The clauses of a card's text with their trigger ("" for lasting effects)."""
    text = WORDS.render(rules(card))
    found, trigger = [], ""
    for part in text.split("; "):
        head, colon, rest = part.partition(": ")
        if colon:
            trigger, clause = TRIGGERS[head], rest
        else:
            clause = part
        if clause.startswith("while it lies"):
            trigger = ""
        found.append((trigger, clause))
    return tuple(found)


def number(clause: str) -> int:
    """The number in a clause; "a" is one."""
    found = re.search(r"\d+", clause)
    return int(found[0]) if found else 1


def those(trigger: str) -> list[str]:
    """The cards with text for this trigger."""
    return [card.id for card in CARDS if any(when == trigger for when, _ in clauses(card.id))]


def answered(after: Table) -> Table:
    """The table after all questions are answered, if possible not by "none"."""
    while after.state.ask is not None:
        keys = answers(after.state)
        step = after.choose(next((key for key in keys if key != NONE), NONE))
        after = Table(step.match, [*after.events, *step.events])
    return after


def total(table: Table, kind: type[Any], seat: int | None, field: str | None = None) -> int:
    """The number of facts of this kind about a seat, or the sum of a field."""
    told: list[Any] = [fact for fact in table.facts(kind) if seat is None or fact.seat == seat]
    return len(told) if field is None else sum(getattr(fact, field) for fact in told)


def suffered(after: Table, clause: str) -> bool:
    """Whether exactly the seats in the clause took damage, and its points."""
    hits = [(fact.seat, fact.damage) for fact in after.facts(facts.WasHit)]
    seats = [0, 1] if "each player" in clause else [0]
    if "least defence" in clause or "most points" in clause:
        seats = [1]
    wanted = [(seat, number(clause)) for seat in seats]
    return all(hits.count(one) >= wanted.count(one) for one in wanted)


def crew_lost(after: Table) -> bool:
    lost = [card for fact in after.facts(facts.Discarded) for card in fact.cards]
    return sum(CARD[card] in CREW for card in lost) >= 2


PROMISES: tuple[tuple[str, Callable[[Table, str], bool]], ...] = (
    (
        r"draw (one more card|\d+ more cards) at this Reset",
        lambda t, c: len(t.end_turn().player().hand) == NUMBERS.hand + number(c),
    ),
    (r"draw (a card|\d+ cards)", lambda t, c: total(t, facts.Drew, 0, "count") == number(c)),
    (r"gain (an|\d+) energy", lambda t, c: total(t, facts.Banked, 0, "count") == number(c)),
    (r"you may burn .* to prevent the spin", lambda t, _: t.state.halted),
    (
        r"you may discard .* for \d defence",
        lambda t, c: t.facts(facts.Guarded)[0].n == number(c) and total(t, facts.Discarded, 0) == 1,
    ),
    (r"you may burn", lambda t, c: total(t, facts.Burned, 0) == number(c)),
    (r"look at the top \d", lambda t, c: total(t, facts.Looked, 0, "count") == number(c)),
    (r"turn up the top", lambda t, c: len(t.facts(facts.Scanned)[0].cards) == number(c)),
    (r"you may take .* into your hand", lambda t, _: t.facts(facts.Recalled)[0].to == "hand"),
    (r"you may put .* on top of your deck", lambda t, _: t.facts(facts.Recalled)[0].to == "top"),
    (r"the next \w+ you acquire", lambda t, c: t.facts(facts.Discounted)[0].n == number(c)),
    (r"you may swap", lambda t, _: total(t, facts.Shifted, 0) == 1),
    (r"you may seed a card from", lambda t, _: total(t, facts.Seeded, 0) == 1),
    (r"(block \d damage|guard any sector)", lambda t, c: t.facts(facts.Guarded)[0].n == number(c)),
    (
        r"in the next spin, up to \d defence of this ship",
        lambda t, _: [(fact.seat, fact.whom) for fact in t.facts(facts.Guarded)] == [(0, 1)],
    ),
    (r"repair (a point|\d points)", lambda t, c: t.facts(facts.Repaired)[0].left == 1 + number(c)),
    (
        r"siege for \d",
        lambda t, c: (0, number(c)) in [(f.seat, f.points) for f in t.facts(facts.Besieged)],
    ),
    (r"you may raid a rival", lambda t, c: t.facts(facts.Raided)[0].points == number(c)),
    (r"take an energy token", lambda t, _: t.facts(facts.Stole)[0].whom == 1),
    (r"a rival's next card costs", lambda t, c: t.player(1).taxed == number(c)),
    (r"this turn you also get what", lambda t, _: t.facts(facts.Shadowed)[0].card == "talon"),
    (r"another player draws", lambda t, c: total(t, facts.Drew, 1, "count") == number(c)),
    (r"another player gains", lambda t, c: total(t, facts.Banked, 1, "count") == number(c)),
    (r"you may move crew", lambda t, _: total(t, facts.Refitted, 0) == 1),
    (r"the next alien you defeat", lambda t, _: t.state.now.trophy),
    (
        r"(this turn you may seed a Cryoship on |in the next spin, )?one of your ships",
        lambda t, _: total(t, facts.Enhanced, 0) >= 1,
    ),
    (r"draw a card for each crew aboard", lambda t, _: total(t, facts.Drew, 0, "count") >= 1),
    (r"\d damage to", suffered),
    (r".* discards the cheapest crew card", lambda t, _: crew_lost(t)),
    (
        r".* loses (an energy token|\d energy tokens)",
        lambda t, _: total(t, facts.LostToken, None) == 2,
    ),
    (
        r".* burns the top card",
        lambda t, c: (
            sum(fact.where == "deck" for fact in t.facts(facts.Burned)) >= 1 + ("each" in c)
        ),
    ),
    (r"no sector's defence", lambda t, _: bool(t.facts(facts.Exposed))),
    (r"the Cryoship is pulled", lambda t, _: bool(t.facts(facts.Advanced))),
    (
        r"one more card burns",
        lambda t, _: sum(fact.where == "system" for fact in t.facts(facts.Burned)) == 2,
    ),
    (r"it returns", lambda t, _: bool(t.facts(facts.Returned))),
)


def check_clauses(after: Table, card: str, trigger: str) -> None:
    """Check that all clauses of a trigger happened."""
    for when, clause in clauses(card):
        if when == trigger:
            promise = next((p for pattern, p in PROMISES if re.match(pattern, clause)), None)
            assert promise is not None, f"{card}: no test knows {clause!r}"
            assert promise(after, clause), f"{card}: {clause!r} did not happen: {after.events}"


def laid(hand: str = "", **more: object) -> Table:
    """A table with a possible answer to every question that a card may ask."""
    start = table(
        hand=f"{hand} junior-navigator requisition",
        others="requisition patrol unit-oss requisition patrol",
        deck=str(more.pop("deck", DECK)),
        discards="hull-leeches kelly-frost patrol requisition",
        sector=SECTOR,
        space=SPACE,
        **more,  # type: ignore[arg-type]
    )
    for player in start.state.players:
        player.tokens = 1
    start.player(1).sector = [Berth(CARD["talon"], [], [])]
    start.player(1).discards = [CARD["quiet-king"]] * 9
    start.state.saved, start.state.hulls = [CARD["colony-halcyon"]], {CARD["colony-halcyon"]: 1}
    return start


@pytest.mark.parametrize("card", those("play"))
def test_a_card_played_does_what_it_says(card: str) -> None:
    after = answered(laid(card).play(Seed("requisition", 3)).play(Play(card)))
    check_clauses(after, card, "play")


@pytest.mark.parametrize("card", those("standing"))
def test_a_card_in_the_sector_does_what_it_says_once_a_turn(card: str) -> None:
    under = KIND[CARD[card]] == "crew"
    start = laid()
    berth = start.player().sector[1] if under else start.player().sector[0]
    if under:
        berth.under.append(CARD[card])
    else:
        berth.card = CARD[card]
    berth.ready = [CARD[card]]
    at = 2 if under else 1
    after = answered(start.play(Use(card, at)))
    check_clauses(after, card, "standing")
    assert after.refusal(Use(card, at)) == "not-ready"


@pytest.mark.parametrize("card", those("gain"))
def test_a_card_acquired_does_what_it_says(card: str) -> None:
    start = laid(system=card, energy=30, combat=30)
    check_clauses(answered(start.play(Buy(card, len(start.state.system)))), card, "gain")


@pytest.mark.parametrize("card", those("attack"))
def test_a_card_that_lands_on_a_vector_does_what_it_says(card: str) -> None:
    start = laid(order="seats")
    vector = start.state.vectors[1]
    start.state.system[vector - 2] = CARD[card]
    start.state.system[0] = CARD["colony-lyra"]
    after = start.end_round()
    assert after.facts(facts.Attacked)[0].card == card
    check_clauses(settled(after), card, "attack")


def settled(after: Table) -> Table:
    """The table after all damage is paid."""
    while after.state.hit is not None or after.state.ask is not None:
        seat = after.awaited()[0]
        step = after.play(GREEDY.advise(after.state, seat), by=seat)
        after = Table(step.match, [*after.events, *step.events])
    return after


@pytest.mark.parametrize("card", those("expire"))
def test_a_card_that_burns_does_what_it_says(card: str) -> None:
    start = laid(system=card)
    start.state.system[0] = CARD["colony-lyra"]
    after = settled(start.end_round())
    assert after.facts(facts.Burned)[0].card == card
    check_clauses(after, card, "expire")


@pytest.mark.parametrize("card", those("react"))
def test_a_card_discarded_for_damage_does_what_it_says(card: str) -> None:
    start = laid(deck=f"{card} requisition requisition patrol patrol " + DECK)
    start.state.players[1].order = "defense"
    start.state.system[start.state.vectors[1] - 2] = CARD["star-eater"]
    start.state.system[0] = CARD["colony-lyra"]
    for player in start.state.players:
        player.sector = []
    asked = start.end_round()
    mine = next(way for way in asked.offered(0) if card in getattr(way, "cards", ()))
    check_clauses(settled(asked.play(mine, by=0)), card, "react")


VALUES = ("energy", "combat", "defense")


def in_play(seat: SeatView) -> list[tuple[str, int]]:
    """A seat's cards that count, each with the number seeded on it."""
    cards = [(card, 0) for card in seat.played]
    for berth in seat.sector:
        cards.append((berth.card, len(berth.under)))
        if KIND[CARD[berth.card]] != "planet":
            cards += [(card, 0) for card in berth.under]
    return cards


def there(seat: SeatView, counted: str, here: int) -> int:
    """How many things a text counts."""
    cards = [card for card, _ in in_play(seat)]
    kinds = [KIND[CARD[card]] for card in cards]
    if "seeded here" in counted:
        return here
    if "Cryoship" in counted:
        return sum(KIND[CARD[card]] == "cryoship" for one in seat.sector for card in one.under)
    if "alien" in counted:
        return sum(KIND[CARD[card]] == "alien" for card in (*cards, *seat.discards))
    if "ship" in counted:
        return kinds.count("ship") + kinds.count("drone")
    if "planet" in counted:
        return kinds.count("planet") + kinds.count("station")
    people = re.match(r"each (\w+) crew", counted)
    crew = [CARDS[CARD[card]].design.people for card in cards if KIND[CARD[card]] == "crew"]
    return crew.count(people[1]) if people else len(crew)  # type: ignore[arg-type]


def said(seat: SeatView, value: str) -> int:
    """The sum of one value over the texts of all cards in play."""
    value = value.replace("defense", "defence")
    worth = 0
    for card, here in in_play(seat):
        for when, clause in clauses(card):
            if when == "" and re.fullmatch(rf"\d+ {value}", clause):
                worth += number(clause)
            grows = re.fullmatch(rf"\+(\d+) {value} for (.*)", clause)
            if grows:
                every = re.match(r"every (\d)", grows[2])
                found = there(seat, grows[2], here)
                worth += int(grows[1]) * (found // (int(every[1]) if every else 1))
    return worth


@pytest.mark.parametrize("card", [card.id for card in CARDS if card.kind != "cryoship"])
def test_a_card_in_play_is_worth_what_it_says(card: str) -> None:
    after = laid(card).play(Play(card))
    seat = after.view().seats[0]
    for value in VALUES:
        assert getattr(seat, value) == said(seat, value), value


@pytest.mark.parametrize("card", [card.id for card in CARDS if card.kind == "crew"])
def test_seeded_crew_counts_on_a_ship_and_no_card_counts_on_a_planet(card: str) -> None:
    aboard = laid(card).play(Seed(card, 2)).view().seats[0]
    ashore = laid(card).play(Seed(card, 3)).view().seats[0]
    before = laid(card).view().seats[0]
    for value in VALUES:
        assert getattr(aboard, value) == said(aboard, value), value
        assert getattr(ashore, value) == getattr(before, value), value


@pytest.mark.parametrize("berth", ["ironside-cutter patrol", "needle vrakka"])
def test_a_single_growing_card_is_computed_correctly(berth: str) -> None:
    seat = table(sector=(berth,)).view().seats[0]
    alone = table(sector=("needle patrol",)).view().seats[0]
    assert seat.combat == said(seat, "combat") > alone.combat


def test_every_card_on_offer_says_what_it_is_good_for() -> None:
    say = catalogue((GAME,)).render
    assert all(card.design.vp for card in CARDS if not values(card.id) and not abilities(card.id))
    assert say(short("long-watch")) == "hand +1"
    assert say(short("glasswater")) == "Planet, 2 victory points"
    offered = say(short("vrakka", for_sale=True))
    assert offered == "2 combat, +1 combat per boran, 2 tokens at once"
    assert say(short("ram-tug")) == "1 defence, room for 2 crew"
    assert say(short("ram-tug", for_sale=True)) == "1 defence", "the note beside it has its room"
    assert say(short("colony-lyra")) == "Cryoship, 3 victory points"


def test_no_card_draws_cards_when_acquired() -> None:
    drawing = [card.id for card in CARDS for effect in card.design.gain if effect.do == "draw"]
    assert drawing == []


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_cryoships_text_has_its_price_in_aggression(locale: str) -> None:
    say = catalogue((GAME,)).render
    for place, cryoship in enumerate(CRYOSHIPS):
        told = say(rules(IDS[cryoship]), locale)
        prices = [setup.cryoships[place] for setup in NUMBERS.seats]
        contest = NUMBERS.contest.cryoships[place]
        said = {str(price) for price in (min(prices), max(prices), contest)}
        assert said <= set(re.findall(r"\d+", told)), told
        assert "Aggression" in told


@pytest.mark.parametrize(("locale", "wrong"), [("en", "1 cards"), ("de", "1 Karten")])
def test_one_card_is_worded_in_the_singular(locale: str, wrong: str) -> None:
    """In the space deck, in a hand, as room on a station, as points at the end."""
    start = table(hand="requisition", others="requisition", space="talon")
    say = catalogue((GAME,)).render
    told = [say(line, locale) for line in GAME.text.describe(start.view(0))]
    told.append(say(words("dark-wall-destiny-value-room", n=1), locale))
    assert not any(wrong in line for line in told)
    assert sum("1 card" in line or "1 Karte" in line for line in told) >= 3
    for how in ("saved", "contest-deck"):
        end = words(f"dark-wall-destiny-end-{how}", round=3, points=1, count=1, winners=())
        assert re.search(r"1 (point|Punkt)\b", say(end, locale, ("Ada",)))


def test_no_two_cards_differ_only_in_numbers() -> None:
    def without_numbers(card: str) -> str:
        text = WORDS.render(rules(card))
        return re.sub(r"\d+|\b(a|an|each|every|Alpha|Beta|Gamma)\b|s\b", "", text)

    kinds = [card.id for card in CARDS if card.region is not None]
    alike: dict[str, list[str]] = {}
    for card in kinds:
        alike.setdefault(without_numbers(card), []).append(card)
    assert [cards for cards in alike.values() if len(cards) > 1] == []
    assert len(kinds) >= 72
