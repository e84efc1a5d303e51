"""What notes on purchases tell: damage, tokens, Cryoships, and the gap that a card leaves."""

import pytest

from engine.core.catalogue import catalogue
from engine.core.choices import Branch, Leaf, resolve
from engine.core.words import Arg, Words
from engine.games.dark_wall_destiny.content.tables import CARD
from engine.games.dark_wall_destiny.rules.forecast import forecast
from engine.games.dark_wall_destiny.state import EMPTY, WallState
from engine.games.dark_wall_destiny.text.cards import say, short
from tests.engine.games.dark_wall_destiny.table import GAME, Table, table


def note(at: Table, path: str) -> Words | None:
    """The note on a choice."""
    leaf = resolve(GAME.choices(at.state, 0), path)
    assert isinstance(leaf, Leaf)
    return GAME.text.note(at.view(0), tuple(path.split("/")), leaf)


def outcome(n: int, before: int, own: int = 0) -> dict[str, Arg]:
    """What a note says of damage, in a spin that takes no tokens."""
    known: dict[str, Arg] = {"n": n, "before": before, "same": int(n == before), "own": own}
    return {"what": say("buying-outcome", **known, tokens=0, each=0, mention=0, quiet=0)}


def with_scythe(behind: int) -> tuple[Table, int]:
    """Cards to buy, and an alien this many positions behind the last attack vector."""
    at = table(system="colony-lyra talon talon talon", energy=9, combat=9)
    vector = at.state.vectors[-1]
    at.state.system[vector - 1 - behind] = CARD["scythe-kin"]
    return at, vector


def test_a_note_names_the_card_that_the_gap_moves_onto_a_vector() -> None:
    at, vector = with_scythe(behind=2)
    scythe = say("card-scythe-kin")
    told = say("buying-onto", card=scythe, at=vector, **outcome(4, before=0))
    assert note(at, "system/12.talon") == told


def test_a_note_counts_the_cards_if_the_gap_moves_several_onto_vectors() -> None:
    at, _ = with_scythe(behind=2)
    at.state.system[at.state.vectors[-2] - 3] = CARD["scythe-kin"]
    said = note(at, "system/12.talon")
    assert said is not None
    assert catalogue((GAME,)).render(said, "en") == (
        "Makes 2 more cards attack: your team takes 8 damage instead of 0."
    )


def test_a_note_names_the_card_that_the_gap_moves_past_a_vector() -> None:
    at, vector = with_scythe(behind=1)
    at.state.system[8] = CARD["talon"]
    scythe = say("card-scythe-kin")
    told = say("buying-past", card=scythe, at=vector, **outcome(0, before=4))
    assert note(at, "system/12.talon") == told
    beaten = say("buying-spares", **outcome(0, before=4))
    assert note(at, f"system/{vector - 1}.scythe-kin") == beaten


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        (
            "en",
            ": each of you loses 1 token.",
        ),
        ("de", "Ihr verliert je 1 Marker."),
    ],
)
def test_a_note_tells_the_tokens_that_the_gap_costs(locale: str, told: str) -> None:
    """The tokens that pay for the card itself can't be lost afterwards."""
    at = table(system="talon talon talon", energy=9).but(lambda state: _tokens(state, 3))
    at.state.system[8] = CARD["spore-drifters"]
    assert at.state.vectors[-1] == 11
    said = note(at, "system/12.talon")
    assert said is not None
    assert catalogue((GAME,)).render(said, locale).endswith(told)
    bo = at.but(lambda state: setattr(state.players[0], "tokens", 0))
    theirs = note(bo, "system/12.talon")
    assert theirs is not None
    if locale == "en":
        said_of_team = catalogue((GAME,)).render(theirs, locale)
        assert said_of_team.endswith("your team loses 1 token."), "Ann has none to lose"
    poor = at.but(lambda state: _tokens(state, 2))
    poor.state.now.energy = 0
    last = poor.view(0).system[-1]
    assert last.cost == 2
    assert last.then is not None
    assert last.then.tokens == (0, 1)


def test_a_note_in_a_contest_tells_of_ones_own_damage_and_tokens_in_one_sentence() -> None:
    """Bounty Stag no longer passes by: Spore Drifters comes to a vector and takes a token."""
    at = table(system="talon talon talon", energy=9).but(lambda state: _tokens(state, 3))
    at.state.system[8] = CARD["spore-drifters"]
    rival = at.but(lambda state: setattr(state, "expansions", ("aggression",)))
    said = note(rival, "system/12.talon")
    assert said is not None
    told = catalogue((GAME,)).render(said, "en")
    assert told.endswith(": you lose 1 token.")
    poor = rival.but(lambda state: _tokens(state, 0))
    words = say("buying-costs", what=_lost(tokens=0))
    assert catalogue((GAME,)).render(words, "en") == (
        "In the next spin you take 1 damage, not 2, and lose no tokens."
    )
    assert note(poor, "system/12.talon") == say("buying-ship", room=1)


def _lost(tokens: int) -> Words:
    return say(
        "buying-outcome", n=1, before=2, same=0, own=1, tokens=tokens, each=0, mention=1, quiet=0
    )


def _tokens(state: WallState, number: int) -> None:
    for player in state.players:
        player.tokens = number


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", ("(4 energy): 1 energy, 2 tokens at once", "(1 energy + 3 tokens)")),
        ("de", ("(4 Energie): 1 Energie, sofort: 2 Marker", "(1 Energie + 3 Marker)")),
    ],
)
def test_an_offer_tells_the_tokens_it_takes_and_what_it_gives_once(
    locale: str, told: tuple[str, str]
) -> None:
    for energy, part in zip((4, 1), told, strict=True):
        at = table(system="toll-barge", energy=energy).but(lambda state: _tokens(state, 5))
        leaf = resolve(GAME.choices(at.state, 0), "system/12.toll-barge")
        label = GAME.text.label(at.view(0), ("system", "12.toll-barge"), leaf)
        assert part in catalogue((GAME,)).render(label, locale)
    held = catalogue((GAME,)).render(short("toll-barge"), locale)
    assert "2" not in held, "in hand, it gives no tokens any more"


def test_a_note_warns_if_the_gap_speeds_up_a_cryoship() -> None:
    at = table(system="colony-lyra talon talon needle", energy=20)
    assert note(at, "system/12.needle") == say(
        "buying-sooner", card=say("card-colony-lyra"), spins=3, later=0
    )
    assert note(at, "system/9.colony-lyra") == say("buying-cryoship", room=0)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        (
            "en",
            "Colony Lyra burns sooner, in 4 spins. Your team takes 4 damage instead of 0.",
        ),
        (
            "de",
            "Kolonie Lyra verbrennt schon in 4 Drehungen. Ihr erleidet 4 statt 0 Schaden.",
        ),
    ],
)
def test_a_note_tells_of_the_cryoship_and_of_attacks(locale: str, said: str) -> None:
    """The gap at 12 brings Scythe Kin to a vector, and Colony Lyra nearer the star."""
    at, _ = with_scythe(behind=2)
    at.state.system[7] = CARD["colony-lyra"]
    told = note(at, "system/12.talon")
    assert told is not None
    assert catalogue((GAME,)).render(told, locale, ("Ann", "Bob")) == said


def test_a_note_in_a_contest_counts_ones_own_cards() -> None:
    at, vector = with_scythe(behind=2)
    rivals = at.but(lambda state: setattr(state, "expansions", ("aggression",)))
    what = outcome(2, before=0, own=1)
    told = say("buying-onto", card=say("card-scythe-kin"), at=vector, **what)
    assert note(rivals, "system/12.talon") == told


def test_a_note_without_effect_on_the_spin_says_what_the_kind_does() -> None:
    at = table(system="colony-lyra talon talon needle", energy=20)
    drones = resolve(GAME.choices(at.state, 0), "drones")
    assert isinstance(drones, Branch)
    for leaf in drones.open():
        assert note(at, f"drones/{leaf.key}") == say("buying-drone", room=1)


def test_a_note_says_first_that_a_cryoship_burns_sooner_however_far_it_is() -> None:
    """The gap lets Scythe Kin pass a vector, and brings Colony Lyra nearer the star."""
    at, _ = with_scythe(behind=1)
    at.state.system[8] = CARD["talon"]
    at.state.system[3] = CARD["colony-lyra"]
    now = forecast(at.state)
    assert now.spins == 9
    told = note(at, "system/12.talon")
    assert told is not None
    assert catalogue((GAME,)).render(told, "de") == (
        "Kolonie Lyra verbrennt schon in 8 Drehungen. Ihr erleidet 0 statt 4 Schaden."
    )


def test_a_note_says_that_a_cryoship_burns_later_once_what_hurries_it_is_acquired() -> None:
    """Dead Reckoning stops on a vector in the next spin, and would pull Colony Lyra ahead."""
    at = table(system="colony-lyra talon talon", energy=20)
    behind = at.state.vectors[0] - 1
    at.state.system[behind - 1] = CARD["dead-reckoning"]
    sooner, told = forecast(at.state).spins, note(at, f"system/{behind}.dead-reckoning")
    assert sooner is not None
    assert told is not None
    assert catalogue((GAME,)).render(told, "de") == (
        f"Dann verbrennt Kolonie Lyra erst in {sooner + 1} Drehungen."
    )


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        (
            "en",
            "Whatever you acquire here, its gap brings Colony Lyra nearer the star: "
            "it burns in 3 spins.",
        ),
        (
            "de",
            "Was du hier auch kaufst: Durch die Lücke rückt Kolonie Lyra vor und verbrennt "
            "in 3 Drehungen.",
        ),
    ],
)
def test_what_every_purchase_does_to_the_cryoship_is_said_once_above_the_menu(
    locale: str, line: str
) -> None:
    at = table(system="colony-lyra talon talon needle", energy=4)
    at.state.system[:8] = [EMPTY] * 8
    root = GAME.choices(at.state, 0)
    for path in ((), ("system",)):
        branch = resolve(root, "/".join(path))
        assert isinstance(branch, Branch)
        beside = GAME.text.beside(at.view(0), path, branch)
        assert line in [catalogue((GAME,)).render(one, locale) for one in beside], path
    system = resolve(root, "system")
    assert isinstance(system, Branch)
    notes = [note(at, f"system/{leaf.key}") for leaf in system.open()]
    assert len(notes) == 3
    assert not any("Lyra" in catalogue((GAME,)).render(one, locale) for one in notes if one)


def test_each_purchase_says_what_it_does_to_the_cryoship_if_they_differ() -> None:
    """A card behind Colony Lyra leaves it where it is."""
    at = table(system="needle colony-lyra talon talon", energy=4)
    at.state.system[:8] = [EMPTY] * 8
    beside = GAME.text.beside(at.view(0), (), GAME.choices(at.state, 0))
    assert not any("Lyra" in catalogue((GAME,)).render(one, "en") for one in beside)
    said = note(at, "system/12.talon")
    assert said is not None
    assert "Lyra" in catalogue((GAME,)).render(said, "en")
