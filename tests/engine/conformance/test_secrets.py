"""Games that show or imagine more than a seat can know are found."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import pytest

from engine.core.chance import Chance
from engine.core.events import Tell
from engine.core.match import copier_of
from engine.core.words import Words, words
from tests.engine.conformance.complaints import MOMENT, complaint
from tests.example_game.game import Beacons
from tests.example_game.table import Action, Fact, Table, View
from tests.example_game.test_beacons import TestBeacons as Laws


class Peeking(Beacons):
    """Tells everybody how many of the strongest cards are left in the deck."""

    def view(self, state: Table, viewer: int | None) -> View:
        return replace(super().view(state, viewer), deck=state.deck.count(4))


def test_a_view_that_depends_on_a_secret_is_detected() -> None:
    said = complaint(Peeking(), "test_imagined_states_look_the_same")
    assert re.search(
        rf"{MOMENT}: for .*, imagined for .*\['the view'\].deck is \d, not \d as in truth: hide",
        said,
    )


class Overlaid(Beacons):
    """Shows a seat the public view, without its own part."""

    def seat_view(self, state: Table, seat: int, public: Callable[[], View]) -> View:  # noqa: ARG002
        return public()


def test_a_seat_view_that_differs_from_the_view_is_detected() -> None:
    said = complaint(Overlaid(), "test_seat_view_equals_view")
    assert re.search(rf"{MOMENT}: seat 0, over the public view: ", said)


class Telltale(Beacons):
    """Its refusals depend on others' hands."""

    def why_not(self, state: Table, seat: int, action: Action) -> Words | None:
        refusal = super().why_not(state, seat, action)
        return refusal and words(refusal.id, strongest=state.players[seat - 1].hand[-1:] == [4])


def test_a_refusal_that_depends_on_a_secret_is_detected() -> None:
    said = complaint(Telltale(), "test_imagined_states_look_the_same")
    assert "['the refusals']" in said


class Indiscreet(Beacons):
    """Does not declare that hands are secret."""

    secret = False


def test_a_game_with_private_choices_must_be_declared_secret() -> None:
    said = complaint(Indiscreet(), "test_only_secret_games_have_private_choices")
    assert re.search(rf"{MOMENT}: the game is not called secret, but what seat \d sees", said)


class Unimaginative(Beacons):
    """Redraws only the seed."""

    def imagine(self, state: Table, viewers: Sequence[int], chance: Chance) -> Table:  # noqa: ARG002
        imagined: Table = copier_of(self)(state)
        imagined.chance = chance.spawn()
        return imagined


class HalfBlind(Beacons):
    """Does not redraw the deck."""

    def imagine(self, state: Table, viewers: Sequence[int], chance: Chance) -> Table:
        imagined = super().imagine(state, viewers, chance)
        return replace(imagined, players=copier_of(self)(state).players)


class Foreseeing(Beacons):
    """Keeps the true seed, so that search could foresee draws."""

    def imagine(self, state: Table, viewers: Sequence[int], chance: Chance) -> Table:
        imagined = super().imagine(state, viewers, chance)
        return replace(imagined, chance=Chance(state.chance.seed, state.chance.counter))


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (Unimaginative(), "^beacons: imagined states never differ from the true one but in chance"),
        (
            HalfBlind(),
            r"^beacons: players.hand never varies over imaginings; these do: deck\. `redraw`",
        ),
        (Foreseeing(), rf"{MOMENT}: imagined for \[\], the seed is the true one"),
    ],
)
def test_an_imagined_state_with_secrets_is_detected(game: Beacons, said: str) -> None:
    assert re.search(said, complaint(game, "test_hidden_facts_vary", hidden=("players.hand",)))


class Forgetful(Beacons):
    """Redraws the viewers' own hands."""

    def imagine(self, state: Table, viewers: Sequence[int], chance: Chance) -> Table:  # noqa: ARG002
        return super().imagine(state, (), chance)


def test_an_imagined_state_without_known_facts_is_detected() -> None:
    assert "['the view'].hand" in complaint(Forgetful(), "test_imagined_states_look_the_same")


def test_an_undo_that_removes_a_seats_knowledge_is_detected() -> None:
    said = complaint(Forgetful(), "test_undo_gives_nothing_away")
    assert re.search(rf"{MOMENT}: after an undo, for seat \d, \['the view'\].hand", said)


class Secretive(Beacons):
    """Reveals a secret without marking it."""

    def apply(self, state: Table, seat: int, action: Action, tell: Tell[Fact]) -> None:
        def quietly(
            fact: Fact | None, faces: Mapping[int, Fact] | None = None, *, reveals: bool = False
        ) -> None:
            assert reveals in (True, False)
            tell(fact, faces)

        super().apply(state, seat, action, quietly)


def test_an_unmarked_reveal_is_detected() -> None:
    said = complaint(Secretive(), "test_actions_that_reveal_something_are_marked", moments=60)
    assert "is not marked as revealing, but tells" in said
    assert "Tell a fact with `reveals=True`" in said


class Talkative(Beacons):
    """Tells everybody what only the acting seat may know."""

    def apply(self, state: Table, seat: int, action: Action, tell: Tell[Fact]) -> None:
        def aloud(
            fact: Fact | None, faces: Mapping[int, Fact] | None = None, *, reveals: bool = False
        ) -> None:
            tell((faces or {}).get(seat, fact), reveals=reveals)

        super().apply(state, seat, action, aloud)


def test_a_secret_choice_that_is_told_to_all_is_detected() -> None:
    said = complaint(Talkative(), "test_secret_choices_are_told_alike", hidden=Laws.hidden)
    assert re.search(rf"{MOMENT}: a spectator does not see whether it was Lay\(", said)
    assert "Hide the field by None in the public face of the fact" in said
