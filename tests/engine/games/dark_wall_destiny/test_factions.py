"""Before the first round: choosing factions and tactics cards."""

import pytest

from engine.core import options
from engine.core.catalogue import catalogue
from engine.core.chance import Chance, seed_from
from engine.core.match import Match
from engine.games.dark_wall_destiny.actions import Choose
from engine.games.dark_wall_destiny.agents.plans import gives_way
from engine.games.dark_wall_destiny.agents.policies import PRUDENT
from engine.games.dark_wall_destiny.content.tables import CARDS, HOMES, IDS
from tests.engine.games.dark_wall_destiny.table import GAME, Table

PEOPLES = {
    "norlandar": {"landbred", "spacebred", "darkbred"},
    "khath": {"boran", "landbred", "spacebred", "darkbred"},
    "volam": {"rturrl", "spacebred"},
    "makal": {"boran", "spacebred"},
    "kaaje": {"telvani", "rturrl"},
    "komaguie": {"telvani", "landbred", "spacebred", "darkbred"},
}


def new_table(seats: int = 2, **chosen: str) -> Table:
    """A new table."""
    return Table(Match.start(GAME, options.read(GAME, chosen), seats, seed_from("factions")))


def pairs(cards: list[Choose]) -> set[str | None]:
    factions = {card.id: card.design.faction for card in CARDS}
    return {factions[one.what] for one in cards}


def test_each_seat_chooses_one_of_six_factions_and_one_of_its_two_tactics_cards() -> None:
    start = new_table(2)
    assert start.awaited() == [0, 1]
    assert [len(start.offered(seat)) for seat in (0, 1)] == [12, 12]
    first = start.play(Choose("trophy"), by=0)
    assert "khath" not in pairs(first.offered(1))
    assert len(first.offered(1)) == 10
    assert first.refusal(Choose("warcaste"), by=1) == "faction-taken"
    assert [one.faction for one in first.view(1).seats] == ["khath", "none"]
    assert first.view(1).seats[0].home is None, "which card it is stays secret"
    dealt = first.play(Choose("refit"), by=1)
    assert [one.home for one in dealt.view().seats] == ["trophy", "refit"]
    assert [len(one.hand) for one in dealt.state.players] == [5, 5]


def test_factions_are_drawn_by_lot_only_by_option() -> None:
    drawn = new_table(3, factions="lot", tactics="1")
    assert drawn.state.stage == "begin"
    assert len({player.home for player in drawn.state.players}) == 3
    half = new_table(3, factions="lot")
    assert [len(half.offered(seat)) for seat in range(3)] == [2, 2, 2]
    one_each = new_table(3, tactics="1")
    assert [one.what for one in one_each.offered(0)] == [IDS[first] for first, _ in HOMES]


def test_agents_choose_a_random_free_faction_after_the_people() -> None:
    start = new_table(6)
    assert gives_way(start.state, 3, {}) is not None
    luck = Chance(seed_from("choice"))
    for seat in range(6):
        action = GAME.guide(start.state, seat, luck)
        start = start.play(action, by=seat)
    assert len({one.faction for one in start.view().seats}) == 6
    assert PRUDENT.beginning(start.state, 0, luck) is None


def test_a_choice_names_faction_and_card_and_what_it_does() -> None:
    start, say = new_table(2), catalogue((GAME,)).render
    node = next(one for one in GAME.choices(start.state, 0).open() if one.key == "trophy")
    view = start.view(0)
    assert say(GAME.text.label(view, ("trophy",), node)).startswith("Trophy (Khath): 1 combat")
    note = GAME.text.note(view, ("trophy",), node)
    assert note is not None
    assert "goes on top of your deck" in say(note)


@pytest.mark.parametrize("card", [card.id for card in CARDS if card.design.people])
def test_a_faction_has_only_cards_of_its_own_peoples(card: str) -> None:
    design = next(one.design for one in CARDS if one.id == card)
    assert design.faction is not None
    assert design.people in PEOPLES[design.faction]
