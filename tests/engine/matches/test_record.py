"""Anyone can replay a record, and a forged one is detected."""

import gc
import json

import pytest

from engine.conformance.compare import difference
from engine.conformance.digest import record_of
from engine.conformance.tables import course
from engine.core import registry
from engine.core.chance import commitment, seed_from, seed_of
from engine.core.errors import BadOption, IllegalAction, Malformed, UnknownGame, UnknownRuleset
from engine.core.game import State
from engine.matches.record import By, Entry, Record, begin, replay, steps, verify


def random_game() -> Record:
    """A whole random game."""
    return record_of(course(registry.game("beacons"), 4, 1000))


def test_a_record_replays_to_the_states_that_were_played() -> None:
    played = course(registry.game("beacons"), 4, 1000)
    replayed = list(replay(random_game()))
    for moment, match in zip(played.moments(), replayed, strict=False):
        assert difference(match, moment.match) is None
    assert len(replayed) == len(played.moves) + 1


def test_a_record_survives_saving() -> None:
    record = random_game()
    assert Record.model_validate_json(record.model_dump_json()) == record


def test_an_honest_finished_game_verifies_against_the_hash_shown() -> None:
    record = random_game()
    assert verify(record, commitment(record.seed)) is None
    assert verify(record, None) is None


def test_a_seed_that_differs_from_the_published_hash_is_detected() -> None:
    forged = random_game().model_copy(update={"seed": seed_from("a luckier one")})
    assert verify(forged, commitment(random_game().seed)) == (
        "The seed is not the one whose hash was shown at the start of the game."
    )


def test_a_seed_from_another_secret_or_interaction_is_detected() -> None:
    secret = seed_from("a secret")
    drawn = {"secret": secret, "started": 7, "seed": seed_of(secret, 7), "entries": ()}
    begun = random_game().model_copy(update=drawn)
    shown = commitment(secret)
    assert verify(begun, shown) == "The record ends before the game does.", "its seed is honest"
    for forged in ({"started": 8}, {"seed": seed_from("a luckier one")}):
        assert verify(begun.model_copy(update=forged), shown) == (
            "The seed does not come from the secret and the interaction that started the game."
        )
    assert verify(begun, commitment(begun.seed)) == (
        "The secret is not the one whose hash was shown at the start of the game."
    )


def test_a_changed_action_is_detected() -> None:
    record = random_game()
    first, *rest = record.entries
    dearer = first.model_copy(update={"action": {"kind": "lay", "cards": [4, 4]}})
    forged = record.model_copy(update={"entries": (dearer, *rest)})
    assert verify(forged, None) == (
        "The replay stops after 0 entries: The rules refuse this: beacons-not-in-hand."
    )


def test_a_malformed_action_is_detected() -> None:
    record = random_game()
    odd = record.entries[2].model_copy(update={"action": {"kind": "cheat"}})
    forged = record.model_copy(update={"entries": (*record.entries[:2], odd)})
    assert str(verify(forged, None)).startswith(
        "The replay stops after 2 entries: This is no action of beacons: "
    )


def test_a_truncated_or_extended_record_is_detected() -> None:
    record = random_game()
    short = record.model_copy(update={"entries": record.entries[:-1]})
    long = record.model_copy(update={"entries": (*record.entries, record.entries[-1])})
    assert verify(short, None) == "The record ends before the game does."
    assert verify(long, None) == (
        f"The replay stops after {len(record.entries)} entries: "
        "The rules refuse this: refused-over."
    )


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"game": "baecons"}, UnknownGame),
        ({"ruleset": 7}, UnknownRuleset),
        ({"options": {"rounds": "99"}}, BadOption),
    ],
)
def test_a_record_of_an_unknown_game_or_ruleset_is_refused(
    changed: dict[str, object], error: type[Exception]
) -> None:
    odd = random_game().model_copy(update=changed)
    with pytest.raises(error):
        begin(odd)
    with pytest.raises(error):
        verify(odd, None)


def entry(seat: int, by: By = By.PLAYER, **action: object) -> Entry:
    return Entry(seat=seat, by=by, action=json.loads(json.dumps(action)))


def with_entries(*entries: Entry) -> Record:
    """The finished game's record with other entries."""
    return random_game().model_copy(update={"entries": entries})


def test_an_undo_is_one_more_revision_and_is_replayed_too() -> None:
    start = begin(random_game())
    card = start.state.players[0].hand[0]
    laying = entry(0, kind="lay", cards=[card])
    first, laid, undone, again = steps(with_entries(laying, entry(0, By.UNDO, to=0), laying))
    assert first.match.state == undone.match.state == start.state
    assert (laid.reveals, undone.events, undone.match.revision) == (False, [], 2)
    assert again.match.state == laid.match.state


def test_a_state_can_be_returned_to_more_than_once() -> None:
    card = begin(random_game()).state.players[0].hand[0]
    laying, undo = entry(0, kind="lay", cards=[card]), entry(0, By.UNDO, to=0)
    start, *_, last = replay(with_entries(laying, undo, laying, undo))
    assert (last.state, last.revision) == (start.state, 4)


def test_an_undo_over_a_reveal_draws_anew_and_replays_identically() -> None:
    record = random_game()
    laid = [e for e in record.entries if e.action["kind"] == "lay"][: record.seats]
    seats = sorted(e.seat for e in laid)
    assert seats == list(range(record.seats)), "the first round of this seed has no taking back"
    undo = entry(0, By.UNDO, to=0)
    twice = record.model_copy(update={"entries": (*laid, undo)})
    one, other = list(replay(twice)), list(replay(twice))
    assert one[-1].state == other[-1].state
    assert one[-1].state.chance.counter > one[-2].state.chance.counter
    assert one[-1].state.deck != one[0].state.deck


@pytest.mark.parametrize("to", [1, 2, -1, "0", None, [0]])
def test_an_undo_must_name_a_revision_before_it(to: object) -> None:
    course = steps(with_entries(random_game().entries[0], entry(0, By.UNDO, to=to)))
    assert [next(course).match.revision, next(course).match.revision] == [0, 1]
    with pytest.raises(Malformed, match="An undo must name a revision before it"):
        next(course)


def test_a_record_stops_at_a_refused_action() -> None:
    course = steps(with_entries(entry(0, kind="take-back")))
    next(course)
    with pytest.raises(IllegalAction):
        next(course)


def test_a_long_record_is_verified_in_bounded_memory() -> None:
    """A replay keeps only states that a later undo returns to."""
    start = begin(random_game())
    laying = entry(0, kind="lay", cards=[start.state.players[0].hand[0]])
    there_and_back = [laying, entry(0, By.UNDO, to=0)]
    for number in range(1, 100):
        there_and_back += [laying, entry(0, By.UNDO, to=2 * number)]
    record = with_entries(*there_and_back, *random_game().entries)
    before, most = _states(), 0
    for match in replay(record):
        if match.revision % 100 == 0:
            most = max(most, _states() - before)
    assert match.revision == len(record.entries)
    assert most < 10


def _states() -> int:
    """The number of game states in memory."""
    return sum(isinstance(one, State) for one in gc.get_objects())
