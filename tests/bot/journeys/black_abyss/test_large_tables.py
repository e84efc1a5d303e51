"""A large game stays within Discord's limits, and answers quickly."""

from collections.abc import Sequence
from dataclasses import replace
from time import process_time
from typing import Any

import pytest

from bot.delivery.announcements import answerable
from bot.discord_io import limits
from bot.interactions.typed import grammar
from bot.interactions.typed.completion import WORD
from bot.play.selection import chosen_action
from bot.presentation.choices.menus import Menus
from bot.presentation.choices.sentences import Sentences
from bot.presentation.custom_ids import NotOurs, Verb, parse
from bot.presentation.games.any_game import Presenter
from bot.presentation.panel import ENTRIES, ROW, Button, Menu, Panel, buttons_of
from bot.presentation.panels.board import board, in_words, page_in
from bot.presentation.panels.own_panel import private
from bot.presentation.panels.table_panel import ROOM
from bot.presentation.shown import Shown
from bot.table.refusals import Refused
from engine.core.choices import Branch, Leaf, Pick, resolve, walk
from engine.core.errors import StaleChoice
from engine.games.black_abyss.actions import Move, Pass
from engine.games.black_abyss.content.tables import HULLS
from engine.games.black_abyss.facts import Bargained
from engine.games.black_abyss.rules.ships import add_ship
from engine.games.black_abyss.rules.surface import chart, spot
from engine.games.black_abyss.state import PEACE
from tests.bot.journeys.black_abyss.late import game, table
from tests.patience import PATIENCE


def buttons(panel: Panel) -> list[Button]:
    """All buttons of a panel."""
    rows = [row for row in panel.rows if not isinstance(row, Menu)]
    return [one for row in rows for one in row if isinstance(one, Button)]


@pytest.mark.parametrize("phase", ["move", "purchase", "tribunal"])
def test_every_menu_of_a_late_game_of_six_fits_into_a_message(phase: str) -> None:
    late = table(6, 9, phase)
    speech = late.speech("en")
    limits.check(board(Shown.public(late, speech)))
    opened = 0
    for seat in late.awaited:
        paths: list[tuple[str, ...]] = [()]
        while paths:
            path = paths.pop()
            limits.check(private(Shown(late, seat, speech), "/".join(path)))
            node = game().choices(late.match.state, seat)
            for key in path:
                node = next(child for child in node.open() if child.key == key)
            below = node.open() if isinstance(node, Branch) else ()
            paths += [(*path, child.key) for child in below if not isinstance(child, Leaf)]
            opened += 1
    assert opened > 5


def test_a_text_too_long_for_a_message_has_pages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    late = table(6, 9, "purchase")
    speech = late.speech("en")
    described = game().text.describe(game().view(late.match.state, 2))
    whole = [speech(line) for line in described]
    assert len("\n".join(whole)) > 2 * ROOM
    read: list[str] = []
    page: int | None = 0
    while page is not None:
        panel = in_words(Shown(late, 2, speech), page)
        limits.check(panel)
        read += panel.text[1].split("\n")
        further = [one for one in buttons(panel) if "Next" in one.label]
        page = page_in(parse(further[0].id).argument) if further else None
    assert read == whole

    monkeypatch.setattr("bot.presentation.shown.presenter", lambda _: Presenter())
    shown = private(Shown(late, 2, speech))
    assert speech.say("board-further") in "\n".join(shown.text)
    assert Verb.TEXT in [parse(one.id).verb for one in buttons(shown)]


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_first_page_of_the_text_view_is_an_overview(locale: str) -> None:
    late = table(6, 9, "purchase")
    shown = Shown(late, 2, late.speech(locale))
    panel = in_words(shown)
    said = [shown.speech(line) for line in game().text.overview(shown.view)]
    assert panel.text[1] == "\n".join(said), "all of it, on one page"
    (rest,) = buttons(panel)
    assert rest.label == shown.speech.say("button-all-words")
    assert in_words(shown, page_in(parse(rest.id).argument)).text != panel.text


@pytest.mark.parametrize("argument", ["x", "-1", "1" * 10, "²", "1/2"])
def test_a_forged_page_is_refused(argument: str) -> None:
    with pytest.raises(NotOurs):
        page_in(argument)


def muster(state: Any, count: int) -> None:
    """Give the seat to move `count` copies of its first ship."""
    first = next(ship for ship in state.ships.values() if ship.owner == state.active)
    for number in range(900, 900 + count):
        state.ships[number] = replace(first, id=number, number=number)


def test_a_pick_of_more_ships_than_a_menu_holds_is_paged() -> None:
    late = table(3, 6, "move", lambda state: muster(state, 60))
    seat = late.awaited[0]
    path, pick = next(
        (path, node)
        for path, node in walk(game().choices(late.match.state, seat))
        if isinstance(node, Pick) and len(node.items) > ENTRIES
    )
    offered: list[str] = []
    for page in range(-(-len(pick.items) // ENTRIES)):
        panel = private(Shown(late, seat, late.speech("en")), f"{'/'.join(path)}~{page}")
        limits.check(panel)
        menu = panel.rows[0]
        assert isinstance(menu, Menu)
        assert menu.most == min(pick.most, len(menu.entries))
        offered += [entry.value for entry in menu.entries]
    assert offered == list(pick.items)
    with pytest.raises(StaleChoice):
        private(Shown(late, seat, late.speech("en")), f"{'/'.join(path)}~9")


def test_panels_of_a_late_game_of_six_take_at_most_25_ms() -> None:
    late = table(6, 9, "purchase")
    speech = late.speech("en")
    private(Shown(late, 0, speech))
    board(Shown.public(late, speech))
    began = process_time()
    for _ in range(10):
        private(Shown(late, 0, speech))
        board(Shown.public(late, speech))
    assert (process_time() - began) / 20 < 0.025


def test_typed_suggestions_come_within_the_time_limit() -> None:
    late = table(6, 9, "purchase")
    speech = late.speech("en")
    assert len(grammar.sentences(late, 0, "", speech, PATIENCE)) == limits.SUGGESTIONS
    *_, (last, _, _) = Sentences(late.match, 0, speech).sentences()
    began = process_time()
    found = grammar.sentences(late, 0, " ".join(reversed(WORD.findall(last))), speech)
    assert process_time() - began < 0.1
    assert last in found


def test_an_empty_input_suggests_every_kind_of_action() -> None:
    late = table(6, 9, "purchase")
    every = grammar.sentences(late, 0, "", late.speech("en"), PATIENCE)
    kinds = {one.split(" › ")[0] for one in every}  # noqa: RUF001
    roots = game().choices(late.match.state, 0).open()
    assert len(kinds) == len(roots)


def gather(state: Any) -> None:
    """Give the seat to move two fighters, two frigates and a cruiser at its home, and no more."""
    seat = state.active
    home = state.empires[seat].home
    for number in [ship.id for ship in state.ships.values() if ship.owner == seat]:
        del state.ships[number]
    for hull in ("fighter", "fighter", "frigate", "frigate", "cruiser"):
        add_ship(state, seat, HULLS.index(hull), home).left = 1


@pytest.mark.parametrize(
    ("said", "names"),
    [
        ("move all ships {home} to {target}", [1, 2, 3, 4, 5]),
        ("move both frigates {home} {target}", [3, 4]),
        ("move frigate 2 {home} {target}", [4]),
        ("move cruiser from {home} to {target}", [5]),
        ("move some ships {home} {target} fighter 1", [1]),
    ],
)
def test_a_fleet_move_can_be_typed_as_a_natural_sentence(said: str, names: list[int]) -> None:
    late = table(3, 6, "move", gather)
    state = late.match.state
    seat, ships = state.active, [*state.ships][-5:]
    home = state.empires[seat].home
    moves = resolve(game().choices(state, seat), "move")
    assert isinstance(moves, Branch)
    target = moves.open()[-1].key.upper()
    speech = late.speech("en")
    words = said.format(home=spot(state, home), target=target)
    assert any(target in one for one in grammar.sentences(late, seat, words, speech, PATIENCE))
    _, (path, picked) = grammar.reading(late, seat, words, speech)
    action = chosen_action(late, seat, path, picked)
    assert action == Move(tuple(ships[n - 1] for n in names), spots(state).index(target))


def spots(state: Any) -> list[str]:
    """The names of all spaces."""
    return [spot(state, at) for at in range(len(state.tile))]


def test_typed_order_or_from_and_to_distinguish_two_opposite_moves() -> None:
    def apart(state: Any) -> None:
        gather(state)
        ship = next(ship for ship in state.ships.values() if ship.owner == state.active)
        ship.hex = chart(state).neighbours[ship.hex][0]
        ship.number = 9

    late = table(3, 6, "move", apart)
    state = late.match.state
    seat, here = state.active, spot(state, state.empires[state.active].home)
    there = spot(state, next(s.hex for s in state.ships.values() if s.number == 9))
    for origin, goal in ((here, there), (there, here)):
        for typed in (f"move fighter from {origin} to {goal}", f"move {goal} fighter {origin}"):
            _, (path, _) = grammar.reading(late, seat, typed, late.speech("en"))
            assert path.startswith(f"move/{goal.lower()}/{origin.lower()}-")
    with pytest.raises(Refused):
        grammar.reading(late, seat, f"move fighter {here} {there}", late.speech("en"))


def test_an_ambiguous_sentence_is_refused_with_some_candidates() -> None:
    late = table(3, 6, "move")
    seat = late.awaited[0]
    with pytest.raises(Refused) as refusal:
        grammar.reading(late, seat, "move", late.speech("en"))
    assert "several things: Move › " in late.speech("en")(refusal.value.why)  # noqa: RUF001


def test_a_meaningless_sentence_is_refused() -> None:
    late = table(3, 6, "move")
    for nonsense in ("", "to", "sing a song"):
        with pytest.raises(Refused):
            grammar.reading(late, late.awaited[0], nonsense, late.speech("en"))


def test_after_a_choice_its_menu_is_shown_again_if_still_offered() -> None:
    late = table(6, 9, "purchase")
    menus = Menus(late.match, late.id, 0, late.speech("en"))
    paths = (path for path, _ in walk(game().choices(late.match.state, 0)))
    path = next(path for path in paths if path[0] == "research")
    assert menus.nearest("/".join(path)) == "/".join(path[:-1])
    assert menus.nearest("sing/a/song") == ""
    over = late.match.play(0, Pass()).match
    assert Menus(over, late.id, 0, late.speech("en")).nearest("/".join(path)) in ("", path[0])


def test_ending_the_phase_is_always_a_button() -> None:
    late = table(6, 9, "purchase")
    shown = private(Shown(late, 0, late.speech("en")))
    assert len(game().choices(late.match.state, 0).open()) > ROW
    assert "Done: buy nothing" in [one.label for one in buttons(shown)]


def seat_on_ballot(state: Any) -> None:
    """Let the seat be voted on together with the resolutions."""
    state.ballot.seat = True


def test_a_choice_shown_outside_its_group_has_a_full_label() -> None:
    late = table(3, 6, "tribunal", seat_on_ballot)
    labels = [one.label for one in buttons(private(Shown(late, 0, late.speech("en")), "favour"))]
    assert "Nobody (abstain)" in labels
    late = table(3, 6, "move")
    seen = Shown(late, late.awaited[0], late.speech("en"))
    assert "Declare war …" in [one.label for one in buttons(private(seen, "diplomacy"))]
    said = str(private(seen, "diplomacy/war").rows)
    assert "Declare war on " in said
    assert "›" not in said  # noqa: RUF001


def test_an_open_menu_shows_its_path() -> None:
    late = table(6, 10, "purchase")
    assert not private(Shown(late, 0, late.speech("en"))).text[-1].startswith("**")
    assert private(Shown(late, 0, late.speech("en")), "build").text[-1].startswith("**Build**")


def test_more_open_offers_than_a_message_holds_leave_the_oldest_to_the_panel() -> None:
    offers = [(one, two) for one in range(6) for two in range(6) if one != two]
    late = table(6, 6, "purchase", lambda state: _with_offers(state, offers))
    made = [game().headline(Bargained(*one, PEACE, "offered")) for one in offers]
    few, many = (answerable(late, "Offers", news, late.speech("en"), "Older ones: there.")
                 for news in (made[:12], made))  # fmt: skip
    for panel, says in ((few, ""), (many, "\nOlder ones: there.")):
        limits.check(panel)
        assert (panel.text, [len(row) for row in panel.rows]) == ((f"Offers{says}",), [2] * 12)
    *_, newest = many.rows
    assert [parse(one.id).argument for one in buttons_of(newest)] == [
        "diplomacy/accept/peace-5",
        "diplomacy/decline/peace-5",
    ]


def _with_offers(state: Any, offers: Sequence[tuple[int, int]]) -> None:
    """Let all be at war, and these seats have offered peace to these others."""
    state.war[:] = [0b111111 & ~(1 << seat) for seat in range(6)]
    state.offers[:] = [(*one, PEACE) for one in offers]
