"""**What is ...?** offers only terms that the member sees now, and explains each privately."""

import json
import re
from dataclasses import replace

import pytest
from simcord.backend.models import Message

from bot.language.speech import Speech, with_icons
from bot.presentation.custom_ids import Verb
from bot.presentation.games.presenters import presenter
from bot.presentation.learning import glossary
from bot.presentation.learning.terms import panel
from bot.presentation.panel import Menu
from bot.presentation.pictures import draw
from bot.presentation.shown import Shown
from bot.table.table import Table
from engine.core import options, registry
from engine.core.chance import seed_from
from engine.core.match import Match
from engine.games.black_abyss.content import tables
from engine.games.dark_wall_destiny.content import tables as tables_of_wall
from engine.learning.terms import shown_cards
from tests.bot.journeys.black_abyss import late
from tests.bot.journeys.commands.saying import board, enter
from tests.bot.journeys.player import begin_alone
from tests.bot.journeys.tables.table import begin, press, table
from tests.engine.games.dark_wall_destiny import table as wall
from tests.simulation import Simulation, custom_ids, nodes, text_of

PNG = b"\x89PNG"
DRAWN = 15
"""Pictures drawn per language of a game with more than twice as many."""


def offered(message: Message) -> list[str]:
    return [one["value"] for node in nodes(message.components) for one in node.get("options", ())]


async def terms(simulation: Simulation, shown: Message, of: str = "ada") -> Message:
    return await press(simulation, getattr(simulation, of), shown, Verb.TERM)


async def test_only_the_terms_on_the_board_are_offered_and_explained(
    simulation: Simulation,
) -> None:
    ada = await begin_alone(simulation, "dyla")
    shown = await terms(simulation, ada.board)
    assert not shown.visible_to(simulation.bo.id)
    cards = registry.game("dyla").text.cards()
    enemy = offered(shown)[0]
    assert set(offered(shown)) < {card.id for card in glossary.cards_and_terms("dyla")}
    shown = await press(simulation, simulation.ada, shown, Verb.TERM, enemy)
    card = next(one for one in cards if one.id == enemy)
    assert Speech()(card.name) in text_of(ada.board)
    assert Speech()(card.text) in text_of(shown)
    assert enemy in offered(shown)
    assert len(shown.attachments) == 1
    assert text_of(shown).count(Speech()(card.name)) == 2, "told, and in the alt text"


async def test_a_term_on_the_board_is_explained_with_a_quote_of_its_line(
    simulation: Simulation,
) -> None:
    ada = await begin_alone(simulation, "planetary_defence")
    shown = await terms(simulation, ada.board)
    assert "term-shield" in offered(shown)
    assert "term-hard-mode" in offered(shown), "the board names the mode it is played in"
    assert "term-advance" not in offered(shown), "nothing has landed yet"
    shown = await press(simulation, simulation.ada, shown, Verb.TERM, "term-shield")
    assert "halves what lands at the end of this turn" in text_of(shown)
    assert "Right now: “Shield: off" in text_of(shown)


@pytest.mark.parametrize("cycle", [2, 10])
def test_the_glossary_explains_how_the_secret_of_life_wins(cycle: int) -> None:
    now = late.table(3, cycle, "purchase")
    shown = Shown(now, 0, now.speech("en"))
    words = next(row for row in panel(shown).rows if isinstance(row, Menu) and row.id[-2] == "t")
    assert "term-secret" in [entry.value for entry in words.entries]
    _, said, *quoted = panel(shown, 0, "term-secret").text
    assert all("the Secret of Life wins the game" in one for one in quoted), "the note of Research"
    assert f"{tables.GAME.secret_levels} levels" in said
    assert tables.GAME.secret_wait == 1
    assert "you win at the end of the next cycle" in said


def test_terms_in_the_goal_and_in_descriptions_of_choices_are_explained() -> None:
    assert {"term-seed", "term-planet", "term-cryoship"} <= wall_terms()


def test_a_term_of_an_expansion_is_explained_only_where_that_is_played() -> None:
    """Hull Leeches lie in the system: their name is no hull of a Cryoship, as in Homefront."""
    assert "term-hull" not in wall_terms()
    assert "term-hull" in wall_terms(homefront="yes")


def wall_terms(**chosen: str) -> set[str]:
    """What can be looked up in Dark Wall Destiny beside Hull Leeches."""
    rules = registry.game("dark_wall_destiny")
    match = Match.start(rules, options.read(rules, chosen), 2, seed_from("aim"))
    match.state.system[0] = tables_of_wall.CARD["hull-leeches"]
    row = replace(late.table(3, 2, "move").row, game=rules.name, options=json.dumps(chosen))
    words = panel(Shown(Table.of(row, match), 0, Speech())).rows
    return {entry.value for menu in words if isinstance(menu, Menu) for entry in menu.entries}


def test_no_label_of_a_button_is_quoted() -> None:
    """*Play all* names the Action phase, but says nothing of it."""
    match = wall.table(hand="patrol patrol").match
    row = replace(late.table(3, 2, "move").row, game="dark_wall_destiny", options="{}")
    shown = Shown(Table.of(row, match), 0, Speech())
    assert "term-action-phase" in str(panel(shown).rows)
    assert "Right now" not in panel(shown, 0, "term-action-phase").text[-1]


def test_a_quoted_line_keeps_its_icons_or_their_words() -> None:
    now = late.table(3, 10, "purchase")
    told = panel(Shown(now, 0, now.speech("en")), 0, "term-food").text[-1]
    assert re.search(r"Ada \(\w+\): \d+ food, \d+ energy, \d+ minerals;", with_icons(told, no_icon))
    assert with_icons(told, lambda id_: f"<{id_}>").count("<icon-food>") == 1


def test_a_quoted_small_line_has_no_markup() -> None:
    now = late.table(3, 3, "move")
    told = panel(Shown(now, now.match.state.active, now.speech("en")), 0, "term-fuel").text[-1]
    assert told.startswith("-# Right now: “The turquoise line on the map shows")


def no_icon(_: str) -> str:
    """An application without emoji."""
    return ""


async def test_a_hand_is_explained_only_to_its_owner(simulation: Simulation) -> None:
    await begin(simulation, simulation.ada, simulation.bo, game="dark_miss_down")
    now = await table(simulation)
    game, seat = now.match.game, now.seat_of(simulation.ada.id)
    assert seat is not None
    hand = {card.id for card in game.view(now.match.state, seat).hand}
    own = await terms(simulation, await enter(simulation, simulation.ada, "hand"))
    other = await terms(simulation, await enter(simulation, simulation.bo, "hand"), "bo")
    assert hand <= set(offered(own))
    assert not hand & set(offered(other))


async def test_a_forged_menu_is_refused(simulation: Simulation) -> None:
    await simulation.ada.slash(simulation.games, "play", game="dyla")
    shown = await terms(simulation, board(simulation))
    menu, _ = custom_ids(shown.components)
    for forged, value in ((menu, "chess"), (f"{menu}999", "helldart"), (f"{menu[:-1]}x", "mine")):
        click = simulation.press(simulation.ada, shown, forged, values=[value])
        await simulation.deliver(click)
        said = text_of(simulation.sees(simulation.ada, simulation.games)[-1])
        assert "out of date" in said


@pytest.mark.parametrize("game", registry.HOUSE)
@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_term_of_every_first_board_is_explained(game: str, locale: str) -> None:
    rules = registry.game(game)
    usual = options.read(rules, {})
    match = Match.start(rules, usual, usual.seating(rules.seats)[0], seed_from(game))
    row = replace(late.table(3, 2, "move").row, game=game, options="{}")
    shown = Shown(Table.of(row, match), 0, Speech(locale))
    cards = shown_cards(rules.text.cards(), shown.view)
    assert cards
    for card in cards:
        assert Speech(locale).with_icon_markup(card.text) in panel(shown, 0, card.id).text[1]
    menus = [row for row in panel(shown, 99).rows if isinstance(row, Menu)]
    assert 1 <= len(menus[0].entries) <= 25


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("game", registry.HOUSE)
def test_every_card_of_the_reference_has_a_picture_or_a_text(
    game: str, locale: str, *, soaking: bool
) -> None:
    """With `--soak` each in both languages, else each in one; of more than 30 only some."""
    rules, speech = registry.game(game), Speech(locale)
    chosen = options.read(rules, {})
    match = Match.start(rules, chosen, chosen.seating(rules.seats)[0], seed_from("cards"))
    view = rules.view(match.state, 0)
    shown = [presenter(game).card(view, card, speech) for card in rules.text.cards()]
    pictures = [one for one in shown if one is not None]
    assert pictures
    step = 1 if soaking else max(2, len(pictures) // DRAWN)
    for picture in pictures[step // 2 * (locale == "de") :: step]:
        assert draw(picture.drawing, picture.scene).startswith(PNG)
