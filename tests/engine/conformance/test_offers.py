"""Games whose offers, forms or times differ from their rules are found."""

import re
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from engine.conformance import Laws
from engine.core.chance import Chance
from engine.core.choices import Answers, Branch, Form, Leaf, Node, Pick, Question
from engine.core.errors import StaleChoice
from engine.core.words import Words, words
from tests.engine.conformance.complaints import MOMENT, complaint
from tests.example_game.game import Beacons, BeaconsText, TableOptions
from tests.example_game.table import KINDS, Action, Claim, Lay, Table, TakeBack, View
from tests.example_game.test_beacons import CLOCK, TIMES


class FormText(BeaconsText):
    """The words of a form for laying cards."""

    def label(self, view: View, path: tuple[str, ...], node: Node[Action]) -> Words:
        return (
            words("beacons-option-bids") if path == ("form",) else super().label(view, path, node)
        )

    def question(self, view: View, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG002
        return words(f"beacons-option-bids-{key}")


class ByForm(Beacons):
    """Beacons in which cards are laid by a form: which cards, and which of them are laid twice."""

    text = FormText()

    def choices(self, state: Table, seat: int) -> Branch[Action]:
        root = super().choices(state, seat)
        if not any(isinstance(node, Pick) for node in root.open()):
            return root
        return Branch("", lambda: [self.form(state, seat)])

    def form(self, state: Table, seat: int) -> Form[Action]:
        return Form(
            "form", partial(self.asked, state, seat), laid, partial(self.why_not, state, seat)
        )

    def asked(self, state: Table, seat: int) -> list[Question]:
        hand = [KINDS[card].id for card in state.players[seat].hand]
        twice = [key for key in dict.fromkeys(hand) if hand.count(key) > 1]
        cards = Question("single", kinds := tuple(dict.fromkeys(hand)), (), 0, min(2, len(kinds)))
        return [cards, *([Question("double", twice, (), 0, 1)] if twice else [])]


def laid(answers: Answers) -> Action:
    """The action of a form's answers."""
    kinds = [kind.id for kind in KINDS]
    return Lay(tuple(sorted(kinds.index(key) for answer in answers for key in answer)))


def test_a_game_with_a_form_instead_of_a_pick_obeys_the_laws() -> None:
    bounds = {"game": "beacons", "rules": ByForm(), "games": 40, "longest": 400}
    laws: Any = type("LawsOfForms", (Laws,), bounds)()
    laws.test_random_play_ends()
    laws.test_what_is_offered_is_legal_and_applies()
    laws.test_what_is_not_offered_is_refused()
    laws.test_answers_to_a_form_are_judged_by_the_rules()
    laws.test_labels_tell_choices_apart()
    laws.test_imagined_states_look_the_same()
    laws.test_a_seat_handed_over_still_ends_the_game()


class Misleading(ByForm):
    """Its form gives a reason that differs from the rules'."""

    def form(self, state: Table, seat: int) -> Form[Action]:
        def refused(action: Action) -> Words | None:
            return self.why_not(state, seat, action) and words("beacons-bid-twice")

        return replace(super().form(state, seat), why_not=refused)


def test_a_form_whose_refusals_differ_from_the_rules_is_detected() -> None:
    said = complaint(Misleading(), "test_answers_to_a_form_are_judged_by_the_rules")
    assert re.search(rf"{MOMENT}, the form form of seat \d: Lay\(.*\) is refused with ", said)
    assert said.endswith("but by the form with Words(id='beacons-bid-twice', args=()).")


class Hopeless(ByForm):
    """It offers a form without a legal answer, beside taking back a bid."""

    def choices(self, state: Table, seat: int) -> Branch[Action]:
        root = super().choices(state, seat)
        if not any(isinstance(node, Leaf) for node in root.open()):
            return root
        return Branch("", lambda: [*root.open(), self.form(state, seat)])

    def asked(self, state: Table, seat: int) -> list[Question]:
        return super().asked(state, seat) or [Question("single", ("spark",))]


def test_a_form_without_a_legal_answer_is_detected() -> None:
    said = complaint(Hopeless(), "test_answers_to_a_form_are_judged_by_the_rules", seeds=1)
    assert re.search(r"the form form of seat \d: nothing that may be answered is legal.$", said)
    with pytest.raises(StaleChoice, match=r"^Nothing that may be answered at 'form' is legal\."):
        complaint(Hopeless(), "test_random_play_ends")


class Presuming(ByForm):
    """Its form preselects a card that may not be in the hand."""

    def asked(self, state: Table, seat: int) -> list[Question]:
        cards, *rest = super().asked(state, seat)
        return [replace(cards, chosen=("quasar",)), *rest]


def test_a_form_with_an_unavailable_answer_preselected_is_detected() -> None:
    said = complaint(Presuming(), "test_labels_tell_choices_apart")
    assert "form/single has ['quasar'] chosen before, of which it takes " in said


class Overgenerous(Beacons):
    """It offers a card that may not be in the hand."""

    def choices(self, state: Table, seat: int) -> Branch[Action]:
        root = super().choices(state, seat)
        nova: Leaf[Action] = Leaf("nova", Lay((4,)))
        return Branch("", lambda: [*root.open(), nova] if root.open() else ())


def test_an_offer_that_is_refused_is_detected() -> None:
    said = complaint(Overgenerous(), "test_what_is_offered_is_legal_and_applies")
    assert re.search(rf"{MOMENT}: Lay\(cards=\(4,\).* is offered to seat \d but refused: ", said)


class Lenient(Beacons):
    """Does not check whether a claimed card was shown."""

    def why_not(self, state: Table, seat: int, action: Action) -> Words | None:
        if isinstance(action, Claim) and state.claimant == seat:
            return None
        return super().why_not(state, seat, action)


def test_a_legal_action_that_is_not_offered_is_detected() -> None:
    said = complaint(Lenient(), "test_what_is_not_offered_is_refused")
    assert re.search(rf"{MOMENT}: Claim\(.*\) by seat \d is legal but not offered.$", said)


class Hasty(Beacons):
    """Does not check whether bids are still being laid."""

    def why_not(self, state: Table, seat: int, action: Action) -> Words | None:
        if isinstance(action, TakeBack) and state.players[seat].bid:
            return None
        return super().why_not(state, seat, action)


def out_of_time(game: Beacons, *rows: tuple[str, ...], **numbers: Any) -> str:
    return complaint(
        game, "test_what_is_out_of_time_is_refused", clock=CLOCK, times=rows, **numbers
    )


def test_an_action_legal_at_a_wrong_time_is_detected() -> None:
    said = out_of_time(Hasty(), *TIMES)
    assert re.search(
        rf"{MOMENT}: TakeBack\(.*\) by seat \d is legal at round (own|another's)-claim\.$", said
    )


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ([("Lay TakeBack", "bidding")], r"`times` has no row for \['Claim'\]\."),
        ([*TIMES, ("Sing", "*")], r"no actions are called \['Sing'\]\."),
        (
            [("Lay TakeBack Claim", "bidding own-claim")],
            r"no Claim is legal at round \['bidding'\]\.",
        ),
        ([("Lay TakeBack Claim", "biding")], r"the row of .*: no round is \['biding'\]\."),
        ([("Lay TakeBack Claim", "*", "*")], r"the row of .* is not as `clock` is\."),
    ],
)
def test_a_table_of_times_that_does_not_fit_the_game_is_detected(
    rows: list[tuple[str, ...]], said: str
) -> None:
    assert re.search(rf"^beacons: {said}$", out_of_time(Beacons(), *rows))


def test_a_kind_of_action_never_offered_is_detected() -> None:
    said = out_of_time(Beacons(), *TIMES, games=0)
    assert said == "beacons: no game comes to a legal Claim: add one to `rare_examples`."


def test_a_game_that_does_not_announce_its_times_is_detected() -> None:
    said = complaint(Beacons(), "test_what_is_out_of_time_is_refused")
    assert said == "beacons: say in `clock` what tells the time in its states."


def test_an_arranged_action_that_is_refused_is_detected() -> None:
    table = Beacons().new(TableOptions(), 2, Chance("0" * 64))
    said = out_of_time(Beacons(), *TIMES, rare_examples=lambda _: [(table, 0, TakeBack())])
    assert "as arranged for TakeBack: TakeBack(" in said


class Once(Beacons):
    """Calls every seat on the same occasion in all rounds."""

    def occasion(self, state: Table) -> str:  # noqa: ARG002
        return "bids"


def test_a_seat_that_is_not_called_again_is_detected() -> None:
    said = complaint(Once(), "test_seats_are_called_in_every_turn")
    called = r"seat \d is not called in turn 2, as its `occasion` is 'bids', as in turn 1: put the"
    assert re.search(rf"{MOMENT}: {called} turn into it.$", said)
