"""The private panel in the first turn: what to do next."""

from dataclasses import replace
from itertools import islice, takewhile

import pytest

from bot.language.speech import Speech
from bot.play.hints import quick_advice
from bot.presentation.choices.paging import PAGE_MARK
from bot.presentation.learning.introduction import learning_text
from bot.presentation.panels.own_panel import private
from bot.presentation.shown import Shown
from bot.table.settings import TableSettings
from bot.table.table import Table
from engine.core.match import Match
from engine.games.dark_miss_down.prospects import prospects
from tests.bot.presentation.played import matches
from tests.bot.unstored import table_of
from tests.engine.games.dark_wall_destiny.table import table as arranged


def first(table: Table, locale: str) -> str:
    """The text of the panel of a missing seat."""
    return "\n".join(private(Shown(table, table.missing[0], table.speech(locale))).text)


OFFERED = {
    "play-all": "play-all",
    "play-every": "play-all",
    "play": "play",
    "rivals": "system",
    "more": "system",
    "end-turn": "end-turn",
}
"""The choice that each step of a first turn needs."""


def rivals(match: Match) -> Table:  # type: ignore[type-arg]
    """A rated table of members, who get no hints."""
    table = table_of(match)
    return Table.of(replace(table.row, options='{"aggression":"yes"}'), match)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_each_step_of_three_rounds_among_rivals_without_hints_is_told_on_a_phone(
    locale: str,
) -> None:
    """Four play, so the picture is tall; the result of Ada's click is told, too."""
    speech, told = Speech(locale), set[str]()
    texts = {part: learning_text("dark_wall_destiny", f"first-{part}", speech) for part in OFFERED}
    for seed in range(30):
        last = 3 if seed < 4 else 1
        for match in matches("dark_wall_destiny", f"turn {seed}", 4, aggression="yes"):
            if match.state.turn > last:
                break
            if match.state.hit is not None:
                continue
            (ada, *_) = match.game.missing(match.state)
            offered = {one.key for one in match.choices(ada).open()}
            shown = Shown(rivals(match), ada, speech)
            text = "\n".join(private(shown, note="Ada draws a card. " * 4).text)
            said = [part for part in texts if speech.say("panel-do-this", what=texts[part]) in text]
            assert all(OFFERED[part] in offered for part in said)
            assert said or not offered & {*OFFERED.values()}, "one is told what to do in one's turn"
            told.update(said)
    assert told == {*OFFERED}


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_card_left_in_hand_is_played_before_one_acquires(locale: str) -> None:
    said = learning_text("dark_wall_destiny", "first-play", Speech(locale))
    told = 0
    for seed in range(6):
        game = matches("dark_wall_destiny", f"left over {seed}", 2, aggression="yes")
        for match in takewhile(lambda one: one.state.turn == 1 and one.state.stage != "spin", game):
            keys = {one.key for one in match.choices(match.game.missing(match.state)[0]).open()}
            single = "play" in keys and "play-all" not in keys
            assert (said in first(rivals(match), locale)) == single
            told += single
    assert told


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_round_after_the_guided_ones_says_once_that_hints_go_on(locale: str) -> None:
    said = Speech(locale).say("panel-guided-hints")
    told = set[int]()
    for match in matches("dark_wall_destiny", "guided", 2):
        if match.state.turn > 3:
            break
        if said in first(table_of(match), locale):
            told.add(match.state.turn)
    assert told == {2}


@pytest.mark.parametrize("locale", ["en", "de"])
def test_among_rivals_members_are_told_what_to_do_for_three_rounds_and_then_a_plan(
    locale: str,
) -> None:
    """Two play, so the picture is tall: the plan stays, whatever else is left out."""
    plan, told = Speech(locale).say("dark-wall-destiny-aim"), set[int]()
    for match in matches("dark_wall_destiny", "guided", 2, aggression="yes"):
        if match.state.turn > 5:
            break
        if match.state.hit is None and match.state.ask is None:
            assert (plan in first(rivals(match), locale)) == (match.state.turn == 4)
            told.add(match.state.turn)
    assert told == {1, 2, 3, 4, 5}


@pytest.mark.parametrize(
    ("locale", "plan", "every"),
    [
        ("en", "The plan: save Cryoships", "then those that it leaves."),
        ("de", "Der Plan: Rette Kryoschiffe", "dann die übrigen."),
    ],
)
def test_among_rivals_a_raid_is_played_too_and_after_three_rounds_a_plan_is_left(
    locale: str, plan: str, every: str
) -> None:
    """Ada holds a raid, which *Play all* leaves in her hand as it asks whom."""
    start = arranged(2, hand="raid levy privateer", others="levy", aggression="yes")
    for round_ in (1, 2, 3, 4):
        start.state.turn = round_
        text = first(rivals(start.match), locale)
        assert (every in text) == (round_ < 4)
        assert (plan in text) == (round_ == 4)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_dark_miss_down_says_what_to_do_up_to_the_first_task_of_ones_own(locale: str) -> None:
    speech, parts = Speech(locale), ("complete", "take", "take-any", "draw")
    texts = {part: learning_text("dark_miss_down", f"first-{part}", speech) for part in parts}
    seen, latest = set[str](), 0
    for seed in range(40):
        for match in islice(matches("dark_miss_down", f"first {seed}", 2), 40):
            table = table_of(match)
            seat = table.missing[0]
            offered = {one.key for one in match.choices(seat).open()}
            text = first(table, locale)
            said = [part for part in parts if texts[part] in text]
            begun = match.view(seat).seats[seat].tableau is None
            at_turn = bool(offered & {"take", "draw"})
            assert len(said) == int(begun and at_turn)
            assert "complete" not in said or offered - {"take", "draw", "replace"}
            assert not {"take", "take-any"} & {*said} or "take" in offered
            if "take" in said:
                wanted = {
                    one for prospect in prospects(match.view(seat)) for one in prospect.lacking
                }
                assert any(wanted & {card.crew, card.area} for card in match.view(seat).pool)
            seen.update(said)
            latest = max(latest, match.state.turn if said else 0)
    assert seen == {*parts}
    assert latest > 2, "not only in the first turn"


def test_turning_the_page_of_what_to_look_at_keeps_the_line_on_what_to_do() -> None:
    match = next(iter(matches("black_abyss", "pages", 3)))
    table = table_of(match)
    shown = Shown(table, table.missing[0], Speech("en"))
    (said, *_) = [line for line in private(shown).text if "**Do this:**" in line]
    assert said in private(shown, look=f"{PAGE_MARK}1").text


def test_an_officer_is_told_in_the_first_rounds_what_a_hint_advises() -> None:
    allowed = TableSettings(hints=True).model_dump_json()
    for match in islice(matches("dark_miss_down", "officers", 2), 2):
        table = table_of(match, settings=allowed)
        (seat,) = table.missing
        advice = quick_advice(table, seat)
        assert advice is not None
        assert advice.way is not None
        shown = Shown(table, seat, Speech("en"))
        deed = shown.own_menus.said.advice_for(*advice.way)
        assert any(f"**Do this:** {deed}." in line for line in private(shown).text)
