"""Whatever Discord would refuse is refused before sending, even if the library allows it."""

import re

import discord
import pytest

from bot.discord_io import limits
from bot.discord_io.layout import ReadyMessage, modal
from bot.discord_io.limits import OverLimit
from bot.presentation.choices.forms import Field, Window
from bot.presentation.panel import Button, Entry, Link, Menu, Panel, Picture
from bot.presentation.pictures import PictureFile

FINE = Panel(("Heading", "Text"), ((Button("a", "Go"),),))


def entries(count: int) -> tuple[Entry, ...]:
    """A menu's entries."""
    return tuple(Entry(str(number), f"Entry {number}") for number in range(count))


async def test_a_panel_within_all_limits_is_built() -> None:
    panel = Panel(FINE.text, (*FINE.rows, Menu("m", "", entries(25), 0, 25)))
    shown = ReadyMessage(panel, PictureFile.of(b"png"))
    assert shown.view.is_finished()


@pytest.mark.parametrize(
    ("panel", "said"),
    [
        (Panel(("",)), "a text of nothing"),
        (Panel((" \n",)), "a text of nothing"),
        (Panel(("x" * 4_001,)), "4001 characters of text"),
        (Panel(("x",), ((Button("a", ""),),)), "the label ''"),
        (Panel(("x",), ((Button("a", "  "),),)), "the label '  '"),
        (Panel(("x",), ((Button("a", "x" * 81),),)), "the label 'x"),
        (Panel(("x",), ((Button("", "x"),),)), "a custom id of 0 characters"),
        (Panel(("x",), ((Button("a" * 101, "x"),),)), "a custom id of 101 characters"),
        (Panel(("x",), ((Button("a", "x"), Button("a", "y")),)), "'a' twice"),
        (Panel(("x",), ((Link("https://" + "x" * 505, "x"),),)), "an address of 513 characters"),
        (Panel(("x",), ((),)), "a row of 0 buttons"),
        (Panel(("x",), (tuple(Button(str(n), "x") for n in range(6)),)), "a row of 6 buttons"),
        (Panel(("x",), (Menu("m", "", ()),)), "a menu of 0 entries"),
        (Panel(("x",), (Menu("m", "", entries(26)),)), "a menu of 26 entries"),
        (Panel(("x",), (Menu("m", "", entries(2), 1, 3),)), "a menu of 1 to 3 out of 2"),
        (Panel(("x",), (Menu("m", "", entries(2), 2, 1),)), "a menu of 2 to 1 out of 2"),
        (Panel(("x",), (Menu("m", "", entries(2), 0, 0),)), "a menu of 0 to 0 out of 2"),
        (Panel(("x",), (Menu("m", "", (Entry("v", " "),)),)), "the entry ' '"),
        (Panel(("x",), (Menu("m", "", (Entry("", "x"),)),)), "the entry 'x'"),
        (Panel(("x",), (Menu("m", "", (Entry("v", "x"), Entry("v", "y"))),)), "'v' twice"),
        (Panel(("x",), (Menu("m", "x" * 151, entries(1)),)), "a placeholder of 151"),
        (Panel(("x",) * 40), "41 components"),
        (Panel(("x",), picture=Picture("of:nothing", "s", "x" * 1_025)), "an alt text of 1025"),
    ],
)
def test_a_panel_over_a_limit_is_refused_and_the_limit_named(panel: Panel, said: str) -> None:
    with pytest.raises(OverLimit, match=re.escape(said)):
        limits.check(panel)


def test_a_picture_of_more_than_ten_megabytes_is_refused() -> None:
    limits.check(FINE, bytes(limits.FILE_BYTES))
    with pytest.raises(OverLimit, match="a picture of 10485761 bytes"):
        limits.check(FINE, bytes(limits.FILE_BYTES + 1))


def field(count: int = 2, least: int = 1, most: int = 1, **given: str) -> Field:
    """A question with this many options."""
    named = {"id": "f", "label": "Question", "about": "", **given}
    return Field(**named, entries=entries(count), chosen=(), least=least, most=most)


def window(*fields: Field, title: str = "Title", id: str = "w") -> Window:  # noqa: A002
    """A modal with these questions."""
    return Window(id, title, fields)


async def test_a_modal_within_all_limits_is_built_and_not_registered_for_clicks() -> None:
    shown = modal(window(field(10), field(10, 0, 10, id="g"), field(25, 0, 25, id="h")))
    assert shown.is_finished()
    kinds = [label["component"]["type"] for label in shown.to_dict()["components"]]
    assert kinds == [
        discord.ComponentType.radio_group.value,
        discord.ComponentType.checkbox_group.value,
        discord.ComponentType.select.value,
    ]


async def test_a_field_with_one_option_is_a_checkbox() -> None:
    (label,) = modal(window(field(1))).to_dict()["components"]
    assert label["component"]["type"] == discord.ComponentType.checkbox_group.value


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        (window(), "a window of 0 fields"),
        (window(*(field(id=str(n)) for n in range(6))), "a window of 6 fields"),
        (window(field(), title=""), "the title ''"),
        (window(field(), title="x" * 46), "the title 'x"),
        (window(field(), id=""), "a custom id of 0 characters"),
        (window(field(), id="x" * 101), "a custom id of 101 characters"),
        (window(field(id="x" * 101)), "a custom id of 101 characters"),
        (window(field(), field()), "'f' twice"),
        (window(field(label="x" * 46)), "the label 'x"),
        (window(field(label=" ")), "the label ' '"),
        (window(field(about="x" * 101)), "what is said about 'Question' in 101 characters"),
        (window(field(0)), "a field of 0 entries"),
        (window(field(26)), "a field of 26 entries"),
        (window(field(2, 1, 3)), "a field of 1 to 3 out of 2"),
        (window(field(2, 0, 0)), "a field of 0 to 0 out of 2"),
    ],
)
async def test_a_window_over_a_limit_is_refused_and_the_limit_named(
    shown: Window, said: str
) -> None:
    with pytest.raises(OverLimit, match=re.escape(said)):
        modal(shown)
