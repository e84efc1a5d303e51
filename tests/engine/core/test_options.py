"""Table options are described for menus and parsed from words; an error lists what is allowed."""

from types import SimpleNamespace
from typing import Any, Literal, cast

import pytest
from pydantic import Field

from engine.core.errors import BadOption
from engine.core.game import AnyGame, Options
from engine.core.options import describe, read


class Some(Options):
    """One option of each kind."""

    deck: Literal["standard", "short"] = Field("standard", description="Which deck")
    sides: Literal[2, 4] = Field(4, description="How many sides")
    hard: bool = Field(False, description="Hard mode")
    rounds: int = Field(3, ge=1, le=5, description="How many rounds")


GAME = cast("AnyGame", SimpleNamespace(name="skirmish", options=Some))


def test_options_are_described_as_they_are_typed() -> None:
    assert [(o.name, o.values, o.default) for o in describe(GAME)] == [
        ("deck", ("standard", "short"), "standard"),
        ("sides", ("2", "4"), "4"),
        ("hard", ("no", "yes"), "no"),
        ("rounds", ("1", "2", "3", "4", "5"), "3"),
    ]


def test_an_option_of_numbers_may_take_only_multiples_of_one() -> None:
    class Steps(Options):
        goal: int = Field(30, ge=10, le=45, multiple_of=10)

    (goal,) = describe(cast("AnyGame", SimpleNamespace(name="skirmish", options=Steps)))
    assert goal.values == ("10", "20", "30", "40")


def test_every_described_value_can_be_read_and_defaults_fill_the_rest() -> None:
    for option in describe(GAME):
        for value in option.values:
            chosen = read(GAME, {option.name: value})
            assert isinstance(chosen, Some)
    assert read(GAME, {"hard": "yes", "sides": "2"}) == Some(hard=True, sides=2)
    assert read(GAME, {}) == Some()


def test_option_values_are_worded_as_yes_or_no_a_number_or_a_message() -> None:
    labels = {option.name: [label.id for label in option.labels] for option in describe(GAME)}
    assert labels["hard"] == ["option-no", "option-yes"]
    assert set(labels["rounds"]) == {"option-number"}
    assert labels["deck"] == ["skirmish-option-deck-standard", "skirmish-option-deck-short"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"dekc": "short"}, "skirmish has no option 'dekc'; it has: deck, sides, hard, rounds."),
        ({"deck": "long"}, "Option deck cannot be 'long'; choose one of: standard, short."),
        ({"rounds": "6"}, "Option rounds cannot be '6'; choose one of: 1, 2, 3, 4, 5."),
        ({"hard": "True"}, "Option hard cannot be 'True'; choose one of: no, yes."),
    ],
)
def test_an_invalid_option_is_refused_with_the_valid_ones(given: dict[str, str], said: str) -> None:
    with pytest.raises(BadOption) as refused:
        read(GAME, given)
    assert str(refused.value) == said


def test_a_game_without_options_says_so() -> None:
    plain: Any = SimpleNamespace(name="skirmish", options=Options)
    with pytest.raises(BadOption, match=r"^skirmish has no option 'deck'; it has: none\.$"):
        read(plain, {"deck": "short"})


class Unbounded(Options):
    """A number that no menu could list."""

    rounds: int = 3


class Shapeless(Options):
    """A text that no menu could list."""

    title: str = "any"


class HalfBounded(Options):
    """A number without an upper bound."""

    rounds: int = Field(default=3, ge=1)


class Fraction(Options):
    """A number that need not be whole."""

    share: float = Field(default=0.5, ge=0, le=1)


@pytest.mark.parametrize("options", [Unbounded, HalfBounded, Fraction, Shapeless])
def test_an_option_that_cannot_be_listed_is_a_fault_of_the_game(options: type[Options]) -> None:
    game: Any = SimpleNamespace(name="skirmish", options=options)
    with pytest.raises(TypeError, match="A table option is a literal, a bool or an int with"):
        describe(game)
