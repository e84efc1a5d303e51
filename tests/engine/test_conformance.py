"""Each law finds the game that breaks it, and says which seed, which step and what differs."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.conformance import LawBroken, Laws
from engine.core.chance import Chance
from engine.core.choices import Answers, Branch, Form, Leaf, Node, Pick, Question, Role
from engine.core.errors import BadContent, StaleChoice
from engine.core.events import Tell
from engine.core.game import Options, Outcome
from engine.core.match import copier_of
from engine.core.words import Words, words
from tests.example_game.install import installed
from tests.example_game.rules import Beacons, BeaconsText, TableOptions
from tests.example_game.table import KINDS, Action, Claim, Fact, Lay, Table, TakeBack, View
from tests.example_game.test_beacons import CLOCK, TIMES

WHERE = r"^beacons, seed \d+ \([23] seats, rounds=\d, bids=\w+\)"
MOMENT = rf"{WHERE}, after \d+ actions"


def complaint(game: Beacons, law: str, **numbers: Any) -> str:
    """What a law says against a game."""
    bounds = {"game": game.name, "rules": game, "games": 40, "longest": 400, **numbers}
    laws = type("LawsOfWorse", (Laws,), bounds)()
    with pytest.raises(LawBroken) as failure:
        getattr(laws, law)()
    return str(failure.value)


class Endless(Beacons):
    """Its rounds never run out."""

    def apply(self, state: Table, seat: int, action: Action, tell: Tell[Fact]) -> None:
        state.rounds = state.turn + 1
        state.deck[:] = [0] * 12
        super().apply(state, seat, action, tell)


def test_a_game_that_does_not_end_is_found() -> None:
    said = complaint(Endless(), "test_random_play_ends")
    assert re.search(rf"{WHERE}: play has not ended after 400 actions.$", said)


class Deserted(Beacons):
    """It waits for nobody while a card is to be claimed."""

    def awaited(self, state: Table) -> Sequence[int]:
        return () if state.claimant is not None else super().awaited(state)


def test_a_game_that_awaits_nobody_is_found() -> None:
    said = complaint(Deserted(), "test_random_play_ends")
    assert re.search(rf"{MOMENT}: the game runs on but awaits nobody.$", said)


class Lonely(Beacons):
    """Two winners, where there is one."""

    def outcome(self, state: Table) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, winners=(0, 0))


def test_an_outcome_of_the_wrong_shape_is_found() -> None:
    assert "the winners are [0, 0]" in complaint(Lonely(), "test_random_play_ends")


class FormText(BeaconsText):
    """The words of a form for laying cards."""

    def label(self, view: View, path: tuple[str, ...], node: Node[Action]) -> Words:
        return (
            words("beacons-option-bids") if path == ("form",) else super().label(view, path, node)
        )

    def question(self, view: View, path: tuple[str, ...], key: str) -> Words:  # noqa: ARG002
        return words(f"beacons-option-bids-{key}")


class ByForm(Beacons):
    """Cards are laid by a form: which ones, and of which a second."""

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
    """What a form comes to."""
    kinds = [kind.id for kind in KINDS]
    return Lay(tuple(sorted(kinds.index(key) for answer in answers for key in answer)))


def test_a_form_of_cards_keeps_the_laws_as_the_pick_did() -> None:
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
    """Its form gives another reason than the rules."""

    def form(self, state: Table, seat: int) -> Form[Action]:
        def refused(action: Action) -> Words | None:
            return self.why_not(state, seat, action) and words("beacons-bid-twice")

        return replace(super().form(state, seat), why_not=refused)


def test_a_form_that_does_not_judge_as_the_rules_do_is_found() -> None:
    said = complaint(Misleading(), "test_answers_to_a_form_are_judged_by_the_rules")
    assert re.search(rf"{MOMENT}, the form form of seat \d: Lay\(.*\) is refused with ", said)
    assert said.endswith("but by the form with Words(id='beacons-bid-twice', args=()).")


class Hopeless(ByForm):
    """Beside taking a bid back it offers a form of which the rules take nothing."""

    def choices(self, state: Table, seat: int) -> Branch[Action]:
        root = super().choices(state, seat)
        if not any(isinstance(node, Leaf) for node in root.open()):
            return root
        return Branch("", lambda: [*root.open(), self.form(state, seat)])

    def asked(self, state: Table, seat: int) -> list[Question]:
        return super().asked(state, seat) or [Question("single", ("spark",))]


def test_a_form_with_no_legal_answer_is_found() -> None:
    said = complaint(Hopeless(), "test_answers_to_a_form_are_judged_by_the_rules", seeds=1)
    assert re.search(r"the form form of seat \d: nothing that may be answered is legal.$", said)
    with pytest.raises(StaleChoice, match=r"^Nothing that may be answered at 'form' is legal\."):
        complaint(Hopeless(), "test_random_play_ends")


class Presuming(ByForm):
    """Its form shows a card as chosen that is not in the hand."""

    def asked(self, state: Table, seat: int) -> list[Question]:
        cards, *rest = super().asked(state, seat)
        return [replace(cards, chosen=("quasar",)), *rest]


def test_a_form_with_something_chosen_that_is_not_offered_is_found() -> None:
    said = complaint(Presuming(), "test_labels_tell_choices_apart")
    assert "form/single has ['quasar'] chosen before, of which it takes " in said


class Overgenerous(Beacons):
    """Offers a card that may not be in the hand."""

    def choices(self, state: Table, seat: int) -> Branch[Action]:
        root = super().choices(state, seat)
        nova: Leaf[Action] = Leaf("nova", Lay((4,)))
        return Branch("", lambda: [*root.open(), nova] if root.open() else ())


def test_an_offer_that_is_refused_is_found() -> None:
    said = complaint(Overgenerous(), "test_what_is_offered_is_legal_and_applies")
    assert re.search(rf"{MOMENT}: Lay\(cards=\(4,\).* is offered to seat \d but refused: ", said)


class Lenient(Beacons):
    """Forgets to ask whether a card to claim was shown."""

    def why_not(self, state: Table, seat: int, action: Action) -> Words | None:
        if isinstance(action, Claim) and state.claimant == seat:
            return None
        return super().why_not(state, seat, action)


def test_a_legal_action_that_is_not_offered_is_found() -> None:
    said = complaint(Lenient(), "test_what_is_not_offered_is_refused")
    assert re.search(rf"{MOMENT}: Claim\(.*\) by seat \d is legal but not offered.$", said)


class Hasty(Beacons):
    """Forgets to ask whether bids are still being laid."""

    def why_not(self, state: Table, seat: int, action: Action) -> Words | None:
        if isinstance(action, TakeBack) and state.players[seat].bid:
            return None
        return super().why_not(state, seat, action)


def out_of_time(game: Beacons, *rows: tuple[str, ...], **numbers: Any) -> str:
    return complaint(
        game, "test_what_is_out_of_time_is_refused", clock=CLOCK, times=rows, **numbers
    )


def test_an_action_that_is_legal_out_of_its_time_is_found() -> None:
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
def test_a_table_of_times_that_is_not_that_of_the_game_is_found(
    rows: list[tuple[str, ...]], said: str
) -> None:
    assert re.search(rf"^beacons: {said}$", out_of_time(Beacons(), *rows))


def test_a_kind_of_action_that_no_game_comes_to_is_found() -> None:
    said = out_of_time(Beacons(), *TIMES, games=0)
    assert said == "beacons: no game comes to a legal Claim: add one to `arranged`."


def test_a_game_that_does_not_tell_its_times_is_found() -> None:
    said = complaint(Beacons(), "test_what_is_out_of_time_is_refused")
    assert said == "beacons: say in `clock` what tells the time in its states."


def test_an_arranged_action_that_is_refused_is_found() -> None:
    table = Beacons().new(TableOptions(), 2, Chance("0" * 64))
    said = out_of_time(Beacons(), *TIMES, arranged=lambda _: [(table, 0, TakeBack())])
    assert "as arranged for TakeBack: TakeBack(" in said


class Peeking(Beacons):
    """Tells everybody how many of the strongest cards are left in the deck."""

    def view(self, state: Table, viewer: int | None) -> View:
        return replace(super().view(state, viewer), deck=state.deck.count(4))


def test_a_view_that_depends_on_a_secret_is_found() -> None:
    said = complaint(Peeking(), "test_imagined_states_look_the_same")
    assert re.search(rf"{MOMENT}: for .*, imagined for .*\['the view'\].deck is \d, not \d", said)


class Telltale(Beacons):
    """Its refusals tell what the others hold."""

    def why_not(self, state: Table, seat: int, action: Action) -> Words | None:
        refusal = super().why_not(state, seat, action)
        return refusal and words(refusal.id, strongest=state.players[seat - 1].hand[-1:] == [4])


def test_a_refusal_that_depends_on_a_secret_is_found() -> None:
    said = complaint(Telltale(), "test_imagined_states_look_the_same")
    assert "['the refusals']" in said


class Indiscreet(Beacons):
    """Would have hands and choices shown on the public board."""

    secret = False


def test_a_game_that_should_be_called_secret_is_found() -> None:
    said = complaint(Indiscreet(), "test_what_is_not_called_secret_is_public")
    assert re.search(rf"{MOMENT}: the game is not called secret, but what seat \d sees", said)


class Unimaginative(Beacons):
    """Imagines only another seed."""

    def imagine(self, state: Table, viewers: Sequence[int], chance: Chance) -> Table:  # noqa: ARG002
        imagined: Table = copier_of(self)(state)
        imagined.chance = chance.spawn()
        return imagined


class HalfBlind(Beacons):
    """Leaves the deck as it is."""

    def imagine(self, state: Table, viewers: Sequence[int], chance: Chance) -> Table:
        imagined = super().imagine(state, viewers, chance)
        return replace(imagined, players=copier_of(self)(state).players)


class Foreseeing(Beacons):
    """Keeps the true seed, so that search would foresee every draw."""

    def imagine(self, state: Table, viewers: Sequence[int], chance: Chance) -> Table:
        imagined = super().imagine(state, viewers, chance)
        return replace(imagined, chance=Chance(state.chance.seed, state.chance.counter))


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (Unimaginative(), "^beacons: imagined states never differ from the true one but in chance"),
        (HalfBlind(), r"^beacons: players.hand never varies over imaginings; these do: deck\.$"),
        (Foreseeing(), rf"{MOMENT}: imagined for \[\], the seed is the true one"),
    ],
)
def test_an_imagination_that_knows_too_much_is_found(game: Beacons, said: str) -> None:
    assert re.search(said, complaint(game, "test_hidden_facts_vary", hidden=("players.hand",)))


class Forgetful(Beacons):
    """Gives those it imagines for another hand."""

    def imagine(self, state: Table, viewers: Sequence[int], chance: Chance) -> Table:  # noqa: ARG002
        return super().imagine(state, (), chance)


def test_an_imagination_that_knows_too_little_is_found() -> None:
    assert "['the view'].hand" in complaint(Forgetful(), "test_imagined_states_look_the_same")


def test_an_undo_that_takes_what_a_seat_knew_is_found() -> None:
    said = complaint(Forgetful(), "test_undo_gives_nothing_away")
    assert re.search(rf"{MOMENT}: after an undo, for seat \d, \['the view'\].hand", said)


class Secretive(Beacons):
    """Reveals, but does not say so."""

    def apply(self, state: Table, seat: int, action: Action, tell: Tell[Fact]) -> None:
        def quietly(
            fact: Fact | None, faces: Mapping[int, Fact] | None = None, *, reveals: bool = False
        ) -> None:
            assert reveals in (True, False)
            tell(fact, faces)

        super().apply(state, seat, action, quietly)


def test_a_reveal_that_is_not_marked_is_found() -> None:
    said = complaint(Secretive(), "test_steps_that_reveal_say_so", moments=60)
    assert "is not marked as revealing, but tells" in said


class Unsteady(Beacons):
    """Offers single cards in an order that hangs on the hashes of their names."""

    def choices(self, state: Table, seat: int) -> Branch[Action]:
        first, *_ = (*super().choices(state, seat).open(), None)
        if not isinstance(first, Pick):
            return super().choices(state, seat)
        kinds = [kind.id for kind in KINDS]
        singles: list[Node[Action]] = [
            Leaf(key, Lay((kinds.index(key),))) for key in set(first.items)
        ]
        return Branch("", lambda: [first, *singles])


def unsteady() -> Beacons:
    """An entry point."""
    return Unsteady()


def test_a_game_that_hangs_on_hashes_is_found(tmp_path: Path) -> None:
    with installed(tmp_path, "beacons = tests.engine.test_conformance:unsteady"):
        said = complaint(Unsteady(), "test_replay_gives_the_same_game")
    assert re.search(r": under PYTHONHASHSEED=\d+ the replay differs after \d+ actions.$", said)


class Careless(Beacons):
    """Keeps a truth value where the state says there is a number."""

    def apply(self, state: Table, seat: int, action: Action, tell: Tell[Fact]) -> None:
        super().apply(state, seat, action, tell)
        state.players[0].score = bool(state.players[0].score)


def test_a_state_that_does_not_survive_saving_is_found() -> None:
    said = complaint(Careless(), "test_saved_games_are_the_same_games")
    assert re.search(rf"{MOMENT}: saved and loaded, players\[0\].score is 0, not False", said)


class Sharing(Beacons):
    """Hands its own lists to views."""

    def view(self, state: Table, viewer: int | None) -> View:
        hand: Any = state.players[viewer].hand if viewer is not None else ()
        return replace(super().view(state, viewer), hand=hand)


def test_a_view_that_shares_a_list_with_the_state_is_found() -> None:
    said = complaint(Sharing(), "test_copies_are_independent")
    assert re.search(rf"{MOMENT}: the view of 0 shares hand.$", said)


class Restless(Beacons):
    """Does something illegal at a deadline."""

    def on_deadline(self, state: Table, seat: int) -> Action | None:  # noqa: ARG002
        return Lay((4, 4))


def test_a_deadline_that_breaks_the_rules_is_found() -> None:
    said = complaint(Restless(), "test_a_seat_handed_over_still_ends_the_game")
    assert re.search(rf"{MOMENT}, and \d+ more with seat \d handed to the clock: Lay\(cards", said)


class Changing(Beacons):
    """Measures only who has scored."""

    def measures(self, state: Table) -> Mapping[str, tuple[int, ...]]:
        return super().measures(state) if any(p.score for p in state.players) else {}


def test_measures_that_come_and_go_are_found() -> None:
    said = complaint(Changing(), "test_measures_keep_their_keys")
    assert "measures become ['beacons-score']" in said


class Unread(Options):
    """An option nobody says in words."""

    hard: bool = False


class Unexplained(Beacons):
    """Has an option without words."""

    options = Unread  # type: ignore[assignment]


def test_an_option_without_words_is_found() -> None:
    with pytest.raises(BadContent) as missing:
        complaint(Unexplained(), "test_the_game_introduces_itself")
    assert str(missing.value) == "There is no message 'beacons-option-hard-about' in the catalogue."
    assert missing.value.__notes__ == ["at beacons, option hard"]


class Wordless(BeaconsText):
    """Words of its own for the worse."""

    def __init__(self, **worse: Callable[..., Any]) -> None:
        vars(self).update(worse)


def spoken(**worse: Callable[..., Any]) -> Beacons:
    """Beacons with some of its words replaced."""
    game: Beacons = type("Spoken", (Beacons,), {"text": Wordless(**worse)})()
    return game


def same_label(view: View, path: tuple[str, ...], node: Node[Action]) -> Words:  # noqa: ARG001
    return words("beacons-menu-lay")


@pytest.mark.parametrize(
    ("game", "law", "said"),
    [
        (
            spoken(item=lambda *_: words("beacons-menu-lay")),
            "test_labels_tell_choices_apart",
            r": item \w+ of lay and item \w+ of lay are both 'Lay cards'.$",
        ),
        (
            spoken(label=same_label),
            "test_labels_tell_choices_apart",
            r": claim/\S+ and claim/\S+ are both 'Lay cards'.$",
        ),
        (
            spoken(role=lambda *_: Role.PRIMARY),
            "test_roles_and_icons_are_known",
            r": claim/\S+ and claim/\S+ are primary.$",
        ),
        (
            spoken(role=lambda *_: "main"),
            "test_roles_and_icons_are_known",
            r": lay has the role 'main'.$",
        ),
        (
            spoken(role=lambda *_: Role.END_OF_TURN),
            "test_roles_and_icons_are_known",
            r": lay is end of turn, and a group.$",
        ),
        (
            spoken(icon=lambda *_: "lamp"),
            "test_roles_and_icons_are_known",
            r": the icon 'lamp' of lay has no message icon-lamp.$",
        ),
        (
            spoken(item_icon=lambda *_: "Lamp"),
            "test_roles_and_icons_are_known",
            r": the icon 'Lamp' of item \w+ of lay has no message icon-Lamp.$",
        ),
        (
            spoken(describe=lambda _: [words("beacons-rules", text="so " * 400)]),
            "test_views_are_described",
            "There is no message 'beacons-rules'",
        ),
        (
            spoken(describe=lambda _: ()),
            "test_views_are_described",
            "the view of None is described by nothing",
        ),
        (
            spoken(cards=lambda: BeaconsText().cards()[:-1]),
            "test_all_content_comes_up",
            r"mentions \{'nova'\}, which cannot be looked up",
        ),
        (
            spoken(cards=lambda: [*BeaconsText().cards()] * 2),
            "test_cards_can_be_looked_up",
            "two cards share an id",
        ),
    ],
)
def test_words_that_fail_their_reader_are_found(game: Beacons, law: str, said: str) -> None:
    try:
        heard = complaint(game, law)
    except Exception as error:
        heard = f"{error} {''.join(error.__notes__)}"
    assert re.search(said, heard)


class Unused(Beacons):
    """Says of no card that it was played."""

    def mentions(self, fact: Fact) -> Sequence[str]:  # noqa: ARG002
        return ()


def test_content_that_never_comes_up_is_found() -> None:
    said = complaint(Unused(), "test_all_content_comes_up")
    assert (
        said
        == "beacons: in 40 games nothing mentions "
        + str(["beam", "flare", "lamp", "nova", "spark"])
        + "."
    )


def test_a_game_without_a_golden_playthrough_is_found(tmp_path: Path) -> None:
    said = complaint(Beacons(), "test_golden_playthrough", golden=tmp_path)
    assert said.startswith("beacons: it has no golden playthrough; write one: python -m ")


def golden_with(folder: Path, old: str, new: str) -> None:
    source = Path(__file__).resolve().parents[1] / "example_game" / "golden" / "beacons.txt"
    written = source.read_text("utf-8")
    assert old in written
    (folder / "beacons.txt").write_text(written.replace(old, new, 1), "utf-8")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("A bid was laid.", "A bid was made.", "differs; if that is meant: python -m "),
        ('"cards":[2,2]', '"cards":[4,4]', "cannot be played any more: The rules refuse this"),
        ("seed ", "speed ", "cannot be played any more: The playthrough names no seats"),
    ],
)
def test_a_golden_playthrough_that_is_played_otherwise_now_is_found(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    golden_with(tmp_path, old, new)
    assert said in complaint(Beacons(), "test_golden_playthrough", golden=tmp_path)
