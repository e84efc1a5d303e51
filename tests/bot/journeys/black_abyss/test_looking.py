"""Members look at the map, planets, empires and ships, privately, by one click or by typing."""

from typing import Any

import pytest
from simcord.backend.models import Message

from bot.discord_io import limits
from bot.interactions.typed import grammar
from bot.language.speech import Speech
from bot.presentation.choices.sight_menu import SIZE
from bot.presentation.custom_ids import CustomId, Verb
from bot.presentation.games.presenters import presenter
from bot.presentation.panel import ENTRIES, Menu, Panel, buttons_of
from bot.presentation.panels.board import board as board_of
from bot.presentation.panels.board import sight_panel
from bot.presentation.panels.own_panel import private
from bot.presentation.shown import SCORE, TEXT, Shown
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core import options
from engine.core.errors import StaleChoice
from engine.games.black_abyss.rules.geometry import spaces_between
from tests.bot.journeys.black_abyss import late
from tests.bot.journeys.black_abyss.play import begin, board, document, door, jump, press, table
from tests.bot.journeys.commands.saying import enter, refusal, suggested
from tests.simulation import Simulation, custom_ids, labels_of, nodes, text_of

MENU = "Look at …"


def menu_in(panel: Panel) -> Menu:
    """The menu of sights."""
    return next(row for row in panel.rows if isinstance(row, Menu) and row.placeholder == MENU)


def alt(message: Message) -> str:
    """The alt text of a message's picture."""
    galleries = [node["items"] for node in nodes(message.components) if "items" in node]
    return str(galleries[0][0]["description"])


def own_places(view: Any) -> list[str]:
    """The names of a viewer's planets, then of other spaces with ships, each nearest home first."""
    fleets = {ship.at for ship in view.ships if ship.owner == view.viewer}
    home = view.hexes[view.empires[view.viewer].home]
    near = sorted(view.hexes, key=lambda at: spaces_between((home.q, home.r), (at.q, at.r)))
    planets = [at.name for at in near if view.viewer in at.colonies]
    return planets + [at.name for at in near if at.at in fleets and at.name not in planets]


def test_sights_begin_with_ones_own_empire_and_reach_everything_explored() -> None:
    there = late.table(6, 9, "move")
    seat = there.match.state.active
    view = there.match.game.view(there.match.state, seat)
    say = there.speech("en").without_escapes
    names = [say(one.name) for one in presenter(there.match.game.name).sights(view)]
    assert names[:4] == [
        "The whole map with its legend",
        "My empire",
        "My ships",
        "All empires side by side",
    ]
    mine = own_places(view)
    assert [name.split(":")[0] for name in names[4 : 4 + len(mine)]] == mine
    for at in view.hexes:
        near = [name for name in names if name.startswith(f"{at.name}: ")]
        assert len(near) == bool(at.tile)
    for other in set(range(6)) - {seat}:
        assert f"The ships of {say.names[other]}" in names
    assert len(set(names)) == len(names)


def test_a_large_map_can_be_seen_in_parts() -> None:
    there = late.table(3, 4, "move")
    match = there.match
    chosen = options.read(match.game, {"map": "frontier"})
    frontier = match.game.new(chosen, 3, match.state.chance)
    view = match.game.view(frontier, 0)
    names = [there.speech("en")(one.name) for one in presenter(match.game.name).sights(view)]
    assert "The map around M8" in names
    assert not any(name.startswith("M8:") for name in names), "it lies face down"


def test_every_page_of_sights_fits_into_a_message() -> None:
    there = late.table(6, 9, "move")
    seat, speech = there.match.state.active, there.speech("en")
    for viewer in (None, seat):
        offered = Shown(there, viewer, speech).sights
        assert speech(offered[0].name) == "Who is winning?"
        pages = 1 if len(offered) <= ENTRIES else -(-len(offered) // SIZE)
        seen: list[str] = []
        for page in range(pages):
            shown = sight_panel(Shown(there, viewer, speech), f"~{page}")
            limits.check(shown)
            seen += [one.value for one in menu_in(shown).entries if one.value[0] != "~"]
        assert seen == [one.key for one in offered]
        for one in offered:
            shown = sight_panel(Shown(there, viewer, speech), one.key)
            limits.check(shown)
            assert one.key in (SCORE, TEXT) or (shown.picture is not None and shown.picture.alt)
    for one in offered:
        limits.check(private(Shown(there, seat, speech), "move", look=one.key))


def test_a_map_shows_fuel_range_to_its_owner_only() -> None:
    there = late.table(3, 8, "move")
    seat, speech = there.match.state.active, there.speech("en")

    def ends(viewer: int | None) -> int:
        picture = sight_panel(Shown(there, viewer, speech), "map").picture
        assert picture is not None
        return sum(space.look.range_ends.bit_count() for space in picture.scene.spaces)

    assert ends(seat) > 0
    assert ends(None) == 0
    explained = "how far your fuel reaches"
    assert explained in "".join(Shown(there, seat, speech).lines)
    assert explained not in "".join(board_of(Shown.public(there, speech)).text)


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("c4", "C4: "),
        ("my ships", "My ships"),
        ("the whole map", "The whole map with its legend"),
        ("all", "All"),
    ],
)
def test_a_typed_sight_is_found_by_its_name_or_first_words(said: str, name: str) -> None:
    there = late.table(6, 9, "move")
    seat, speech = there.match.state.active, there.speech("en")
    key = grammar.sight(there, seat, said, speech)
    shown = sight_panel(Shown(there, seat, speech), key)
    assert shown.text[1].startswith(f"**{name}")


def test_an_unknown_sight_is_refused() -> None:
    there = late.table(6, 9, "move")
    speech = there.speech("en")
    for nonsense in ("Z99", "the sky", "empire of nobody"):
        with pytest.raises(Refused):
            grammar.sight(there, 0, nonsense, speech)
    for key in ("at-999", "ships-0-9", "empire-9", "near", "map-1", "x"):
        with pytest.raises(StaleChoice):
            sight_panel(Shown(there, 0, speech), key)


async def test_a_sight_takes_one_request_and_changes_neither_menu_nor_game(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, agents=0)
    before = await jump(simulation, 9, "move")
    seat = before.match.state.active
    member = (simulation.ada, simulation.bo, simulation.cleo)[seat]
    panel = await door(simulation, member)
    panel = await press(simulation, member, panel, "open")
    opened = custom_ids(panel.components)[0]
    look = next(one for one in custom_ids(panel.components) if ":look:" in one)
    with simulation.requests() as sent:
        await simulation.deliver(simulation.press(member, panel, look, values=[f"empire-{seat}"]))
    assert len(sent) == 1
    shown = simulation.env.backend.messages[panel.channel_id][panel.id]
    assert "My empire" in document(shown)
    assert "Votes" in alt(shown)
    assert custom_ids(shown.components)[0] == opened, "the menu that was open stays"
    now = await table(simulation)
    assert (now.match.revision, now.row.edition) == (before.match.revision, before.row.edition)
    assert (
        len(presenter(now.match.game.name).sights(now.match.game.view(now.match.state, seat)))
        > ENTRIES
    )
    await simulation.deliver(simulation.press(member, shown, look, values=["~1"]))
    turned = simulation.env.backend.messages[panel.channel_id][panel.id]
    assert "← Previous" in document(turned) or "~0" in str(turned.components)


async def test_a_spectator_sees_the_public_view(
    simulation: Simulation,
) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, agents=0)
    await jump(simulation, 4, "move")
    seen = await press(simulation, simulation.dan, board(simulation), "look")
    assert seen.flags & 64, "for the watcher alone"
    assert "The whole map" in document(seen)
    assert not any(":play:" in one or ":open:" in one for one in custom_ids(seen.components))
    again = await press(simulation, simulation.dan, seen, "look", "ships-1-0")
    assert again.id == seen.id
    assert "The ships of Bo" in document(again)
    assert "Bo: " in alt(again)
    gone = await press(simulation, simulation.dan, again, "look", "ships-1-7")
    assert "The whole map" in document(gone), "what is gone gives way to the first"


async def test_a_place_can_be_looked_at_by_typing(simulation: Simulation) -> None:
    assert "No game is being played here" in await refusal(simulation, simulation.ada, "table look")
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, agents=0)
    await jump(simulation, 6, "move")
    found = await suggested(simulation, "table look", "what", "home")
    assert len(found) == 3
    shown = await enter(simulation, simulation.ada, "table look", what=found[0])
    assert found[0] in document(shown).replace("\\", "")
    assert alt(shown).startswith(found[0].split(":")[0])
    missing = await refusal(simulation, simulation.ada, "table look", what="Atlantis")
    assert "nothing called “Atlantis” to look at" in missing


async def test_a_game_with_nothing_to_look_at_has_no_such_menu(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    shown = simulation.sees(simulation.dan, simulation.games)[-1]
    assert not any(":look:" in one for one in custom_ids(shown.components))
    said = await refusal(simulation, simulation.ada, "table look")
    assert said == "This game has nothing to look at. *Text* on the board says how things stand."


async def test_nobody_looks_through_anothers_panel(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, agents=0)
    now = await jump(simulation, 4, "move")
    panel = await door(simulation, simulation.ada)
    forged = CustomId(now.id, 1, 0, Verb.LOOK)
    click = simulation.press(simulation.dan, panel, str(forged), values=["map"])
    await simulation.deliver(click)
    assert "This button is out of date" in text_of(
        simulation.sees(simulation.dan, simulation.games)[-1]
    )


async def test_a_member_can_look_around_in_direct_messages(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, simulation.cleo, agents=0)
    turn = simulation.messages_of(simulation.ada)[-1]
    look = next(one for one in custom_ids(turn.components) if ":look:" in one)
    await simulation.deliver(simulation.press(simulation.ada, turn, look, values=["empires"]))
    seen = simulation.messages_of(simulation.ada)[-1]
    assert seen.id == turn.id
    assert "All empires side by side" in document(seen)
    await simulation.ada.user.slash("table look", what="my ships")
    assert "My ships" in document(simulation.messages_of(simulation.ada)[-1])


async def test_who_is_winning_is_a_button_on_the_board_after_the_first_cycle(
    simulation: Simulation,
) -> None:
    members = (simulation.ada, simulation.bo, simulation.cleo)
    await begin(simulation, *members, agents=0)
    assert "Who is winning?" not in labels_of(board(simulation)), "nothing has happened yet"
    await jump(simulation, 3, "move")
    assert labels_of(board(simulation))[:6] == [
        "My moves",
        "Text",
        "Look around",
        "Table …",
        "How to play",
        "Who is winning?",
    ]
    shown = await press(simulation, simulation.bo, board(simulation), Verb.SCORE)
    assert "### Black Abyss · Who is winning?" in text_of(shown)


def test_a_sight_has_a_way_back_to_the_panel_as_it_was() -> None:
    shown = Shown(
        late.table(3, 2, "move", first_seat_moves), 0, Speech("en", ("Ada", "Bo", "Cleo"))
    )
    looking = private(shown, look=shown.sights[-1].key)
    assert "Back" in [one.label for row in looking.rows for one in buttons_of(row)]
    assert "Back" not in [one.label for row in private(shown).rows for one in buttons_of(row)]


def test_who_goes_first_is_not_told_to_a_seat_that_has_moved() -> None:
    def then_second_moves(state: Any) -> None:
        first_seat_moves(state)
        state.active = 1

    assert "You go first." in text_shown(late.table(3, 2, "move", first_seat_moves))
    assert "go first" not in text_shown(late.table(3, 2, "move", then_second_moves))


def text_shown(table: Table) -> str:
    """The lines for the first seat's panel."""
    return "\n".join(Shown(table, 0, Speech("en", ("Ada", "Bo", "Cleo"))).lines)


def first_seat_moves(state: Any) -> None:
    """Let the first seat begin the cycle."""
    state.first = state.active = 0
    state.pending = []
