"""The page on the first turn teaches good play, and the guide advises what the page says."""

import re

import pytest

from benchmarks.self_play.dark_wall_destiny.games import begun, won
from benchmarks.self_play.dark_wall_destiny.players import as_taught
from bot.play.agents import advice
from bot.presentation.learning.rulebook import rulebook
from engine.agents.agent import Nodes
from engine.core.chance import seed_from
from engine.core.copying import copier
from engine.core.events import silence
from engine.games.dark_wall_destiny.actions import Buy, EndTurn
from engine.games.dark_wall_destiny.agents import taught
from engine.games.dark_wall_destiny.agents.buyers import planets
from engine.games.dark_wall_destiny.agents.captain import Captain
from engine.games.dark_wall_destiny.agents.policies import PRUDENT
from engine.games.dark_wall_destiny.content.tables import CARD
from engine.games.dark_wall_destiny.rules.values import means, payable
from engine.games.dark_wall_destiny.state import WallState
from tests.engine.games.dark_wall_destiny.table import GAME

COPY = copier(WallState)
FIRST, GAMES = 20_000, 40
"""The number of the first game played, and games per number of seats."""
SEATS = (2, 4)
CLOSE = 0.1
"""The advice may win less often by this share of the games."""
TEAM, RIVALS = 1, 2
"""The places of the two pages among the sections of the rules."""
ENTRIES = {
    "cryoship": ("Cryoships", "Kryoschiffe"),
    "planet": ("A planet", "Einen Planeten"),
    "dearest": ("The most expensive card", "Die teuerste Karte"),
    "drone": ("A drone", "Eine Drohne"),
    "ship": ("A ship", "Ein Schiff"),
    "alien": ("An alien", "Ein Alien"),
    "crew": ("Crew", "Crew"),
    "planets": ("More planets", "Weitere Planeten"),
}
"""How an entry of a list begins on the pages, in English and in German."""
WANTED = {"en": "What to acquire", "de": "Das kaufst du"}


def test_the_advice_for_the_first_turn_wins_about_as_often_as_hard_ais() -> None:
    assert _wins(as_taught()) >= _wins(PRUDENT) - CLOSE * GAMES * len(SEATS)


def _wins(captain: Captain) -> int:
    games = [(FIRST + number, seats) for seats in SEATS for number in range(GAMES)]
    return sum(won(number, seats, captain.advise) for number, seats in games)


@pytest.mark.parametrize(("locale", "place"), [("en", 0), ("de", 1)])
@pytest.mark.parametrize(("section", "order"), [(TEAM, taught.TEAM), (RIVALS, taught.RIVALS)])
def test_the_list_of_a_page_has_the_order_that_the_guide_follows(
    section: int, order: tuple[str, ...], locale: str, place: int
) -> None:
    (page,) = rulebook("dark_wall_destiny", locale).sections[section].pages
    listed = page.split(f"**{WANTED[locale]}")[1].split("\n\n")[0]
    said = [one.rstrip(":") for one in re.findall(r"(?m)^- \*\*(.+?)\*\*", listed)]
    assert said == [ENTRIES[entry][place] for entry in order]


def test_each_page_says_from_which_rounds_rivals_leave_cheap_cards() -> None:
    for locale in WANTED:
        page = rulebook("dark_wall_destiny", locale).sections[RIVALS].pages[0]
        for round_, price in taught.LATER:
            assert re.search(rf"(round|Runde) {round_}\b.*?(than|als) {price}\b", page)


def _purchases(number: int, *, aggression: bool) -> list[tuple[WallState, int, Buy | EndTurn]]:
    """What hints advise to acquire in the guided rounds of a game that follows them."""
    state, found = begun(number, 3, aggression=aggression), []
    while state.ending is None and state.turn <= taught.rounds(contest=aggression):
        seat = GAME.missing(state)[0]
        action = advice(GAME, state, seat, seed_from("guide"), Nodes(0)).action
        if isinstance(action, Buy | EndTurn):
            found.append((COPY(state), seat, action))
        GAME.apply(state, seat, action, silence)
    return found


def test_the_guide_of_rivals_never_leaves_a_card_that_stands_higher_in_the_list() -> None:
    bought = 0
    for number in range(6):
        for state, seat, action in _purchases(FIRST + number, aggression=True):
            player = state.players[seat]
            owned = planets(player)
            offers = [
                taught.entry(card, owned) for (card, _), _ in payable(state, means(state, player))
            ]
            best = min(filter(None, offers), key=taught.RIVALS.index, default=None)
            if isinstance(action, EndTurn):
                assert best is None, "whoever acquires more wins more"
                continue
            assert taught.entry(CARD[action.card], owned) == best
            bought += 1
    assert bought > 30


def test_the_guide_of_a_team_acquires_as_its_page_says() -> None:
    """A Cryoship is in the system only from the second round on."""
    bought = 0
    for number in range(8):
        had: dict[int, set[bool]] = {}
        for state, seat, action in _purchases(FIRST + number, aggression=False):
            offers = [offer for offer, _ in payable(state, means(state, state.players[seat]))]
            best = taught.team(state, seat, offers, had.setdefault(seat, set()))
            if best is None:
                assert isinstance(action, EndTurn)
                continue
            assert isinstance(action, Buy)
            assert (CARD[action.card], action.at) == best
            had[seat].add(action.at > 0)
            bought += 1
    assert bought > 10
