"""Effects that do nothing: their choice says so beforehand, and the log afterwards."""

import pytest

from bot.language.speech import Speech
from bot.play.agents import advice
from bot.presentation.choices.sentences import Path
from engine.agents.advice import way_to
from engine.agents.agent import Nodes
from engine.core.chance import seed_from
from engine.core.choices import Leaf
from engine.games.dark_wall_destiny import facts
from engine.games.dark_wall_destiny.actions import Action, Choose, EndTurn, Play, Use
from engine.games.dark_wall_destiny.content.tables import CARD, CARDS, IDS
from engine.games.dark_wall_destiny.state import Berth, WallState
from tests.engine.games.dark_wall_destiny.table import GAME, Table, table


def note(at: Table, action: Action, locale: str = "en") -> str:
    """The note on Ada's choice; "" if there is none."""
    way = way_to(at.match.choices(0), action)
    assert way is not None
    path: Path = tuple(way[0])
    said = GAME.text.note(at.view(0), path, Leaf(path[-1], action))
    return "" if said is None else Speech(locale, ("Ada", "Bo"))(said)


def told(at: Table, locale: str = "en") -> list[str]:
    """What the log says of effects that did nothing."""
    speech = Speech(locale, ("Ada", "Bo"))
    return [speech(GAME.text.fact(one)) for one in at.facts(facts.Idled)]


def aggression(hand: str = "raid patrol") -> Table:
    """Ada's turn in Aggression and Hostile Stars."""
    return table(hand=hand, aggression="yes", hostile_stars="yes")


@pytest.mark.parametrize(
    ("locale", "before", "after"),
    [
        (
            "en",
            "The ability has no effect now: the leader can't raid",
            "An ability of Raid has no effect: the",
        ),
        (
            "de",
            "Die Fähigkeit wirkt jetzt nicht: Wer führt",
            "Eine Fähigkeit von „Überfall“ hat keine Wirkung: Wer",
        ),
    ],
)
def test_a_raid_that_can_hit_nobody_says_why(locale: str, before: str, after: str) -> None:
    """Ada leads, and Bo is last."""
    leads = aggression().but(
        lambda state: state.players[0].discards.extend([CARD["quiet-king"]] * 4)
    )
    assert note(leads, Play("raid"), locale).startswith(before)
    (line,) = told(leads.play(Play("raid")), locale)
    assert line.startswith(after)
    level = aggression().but(lambda state: state.players[1].discards.append(CARD["quiet-king"]))
    assert not note(level, Play("raid"), locale)
    assert not told(level.play(Play("raid")), locale)


def with_ready(card: str, tokens: int = 0, **chosen: str) -> Table:
    """Ada has a card in her sector whose ability is ready; Bo has `tokens` tokens."""

    def set_up(state: WallState) -> None:
        state.players[0].sector[0].ready = [CARD[card]]
        state.players[1].tokens = tokens

    chosen = chosen or {"aggression": "yes", "hostile_stars": "yes"}
    return table(hand="", sector=(card,), **chosen).but(set_up)  # type: ignore[arg-type]


def test_a_thief_without_a_token_to_take_says_so() -> None:
    poor = with_ready("wire-thief")
    assert note(poor, Use("wire-thief", 1)) == (
        "The ability has no effect now: no rival has a token."
    )
    assert told(poor.play(Use("wire-thief", 1))) == [
        "An ability of Wire Thief has no effect: no rival has a token."
    ]
    rich = with_ready("wire-thief", tokens=1)
    assert not note(rich, Use("wire-thief", 1))
    assert not told(rich.play(Use("wire-thief", 1)))


def test_a_spin_is_not_prevented_with_an_empty_hand_which_is_said_before() -> None:
    empty = with_ready("still-the-spin")
    why = "there is no card in hand that may burn."
    assert note(empty, Use("still-the-spin", 1)).endswith(why)
    assert told(empty.play(Use("still-the-spin", 1)))[0].endswith(why)
    held = empty.but(lambda state: state.players[0].hand.append(CARD["patrol"]))
    assert not note(held, Use("still-the-spin", 1))


def test_looking_at_an_empty_deck_shows_that_it_is_empty() -> None:
    start = table(hand="deep-study", deck="")
    assert (
        note(start, Play("deep-study"))
        == "One of its abilities has no effect now: the deck is empty."
    )
    after = start.play(Play("deep-study"))
    assert told(after) == ["An ability of Deep Study has no effect: the deck is empty."]
    assert not after.facts(facts.Looked)


def test_a_repair_without_a_damaged_hull_says_so_and_no_hint_advises_it() -> None:
    whole = with_ready("patchwork-tender", homefront="yes")
    why = "no Cryoship's hull is damaged."
    assert note(whole, Use("patchwork-tender", 1)) == f"The ability has no effect now: {why}"
    assert hint(whole) == EndTurn()
    assert told(whole.play(Use("patchwork-tender", 1)))[0].endswith(why)

    def struck(state: WallState) -> None:
        state.players[1].sector = [Berth(CARD["glasswater"], [CARD["colony-lyra"]], [])]
        state.hulls = {CARD["colony-lyra"]: 1}

    damaged = whole.but(struck)
    assert not note(damaged, Use("patchwork-tender", 1))
    assert hint(damaged) == Use("patchwork-tender", 1)


def hint(at: Table) -> object:
    """The action that a hint without search advises to Ada."""
    return advice(GAME, at.state, 0, seed_from("a hint"), Nodes(0)).action


@pytest.mark.parametrize(
    ("locale", "before"),
    [
        ("en", "The ability has no effect now: there is no ship in the sector"),
        ("de", "Die Fähigkeit wirkt jetzt nicht: Im Sektor ist kein Schiff"),
    ],
)
def test_a_tactic_for_a_ship_says_that_there_is_none(locale: str, before: str) -> None:
    """Ada holds a tactic of Awakening; with a ship it has an effect."""
    tactic = next(
        IDS[at]
        for at, card in enumerate(CARDS)
        for effect in card.design.play
        if effect.do == "double-combat"
    )
    bare = table(hand=f"{tactic} patrol", awakening="yes")
    assert note(bare, Play(tactic), locale).startswith(before)
    manned = table(hand=f"{tactic} patrol", sector=("eternal-sun",), awakening="yes")
    assert note(manned, Play(tactic), locale) == ""


def test_a_hint_first_plays_what_shuffles_a_new_deck_for_deep_study_to_look_at() -> None:
    """Ada's deck is empty, and White Hand draws a card of the new one."""
    empty = table(hand="deep-study white-hand", deck="", discards="patrol requisition brace")
    found = advice(GAME, empty.state, 0, seed_from("a hint"), Nodes(0))
    assert found.action == Play("white-hand")
    after = empty.play(Play("white-hand"), Choose("none"), Play("deep-study"))
    assert not after.facts(facts.Idled)
    full = table(hand="deep-study white-hand", deck="patrol requisition brace")
    assert advice(GAME, full.state, 0, seed_from("a hint"), Nodes(0)).action == Play("deep-study")


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "One of its abilities has no effect now: the deck is empty."),
        ("de", "Eine der Fähigkeiten wirkt jetzt nicht: Das Deck ist leer."),
    ],
)
def test_a_card_that_still_does_something_is_not_called_idle(locale: str, said: str) -> None:
    """Deep Study draws a card of the new deck, though it has nothing to look at before."""
    empty = table(hand="deep-study patrol", deck="", discards="patrol requisition")
    assert note(empty, Play("deep-study"), locale) == said
