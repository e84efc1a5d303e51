"""Built-in games and those of other packages are found by name."""

from pathlib import Path

import pytest

from engine.core import registry
from engine.core.errors import BrokenGame, UnknownGame
from tests.engine.core import wrecks
from tests.example_game.install import installed


def test_every_registered_game_loads_under_its_name() -> None:
    for name in registry.names():
        assert registry.game(name).name == name


def test_a_game_is_created_once() -> None:
    assert registry.game("beacons") is registry.game("beacons")


def wreck(name: str, made_by: str) -> str:
    """The entry point of a game with a fault."""
    return f"{name} = tests.engine.core.wrecks:{made_by}"


@pytest.mark.parametrize(
    ("name", "made_by", "reason"),
    [
        ("raises", "raises", "loading it raised ZeroDivisionError: no stars left."),
        ("leaves", "leaves", "loading it raised SystemExit: and thanks for all the fish."),
        ("absent", "absent", "loading it raised AttributeError: "),
        ("no_game", "no_game", "tests.engine.core.wrecks:no_game gives a str, no Game."),
        ("another_name", "another_name", "it calls itself 'beacons'; entry point and game must "),
        ("nobody", "nobody", "it cannot seat range(0, 0); give a range from 1 up."),
        ("lawless", "lawless", "it has no rules; give it `rules`, or `why_not` and `apply`."),
        ("homeless", "homeless", "its folder /nowhere does not exist."),
        ("unlimited", "unlimited", "loading it raised TypeError: A table option is a literal, "),
        ("opaque_state", "opaque_state", "loading it raised PydanticSchemaGenerationError: "),
        ("opaque_action", "opaque_action", "loading it raised PydanticSchemaGenerationError: "),
        ("dark", "dark", "words of the house begin with 'dark-' too; choose another name."),
        ("unfinished", "unfinished", "loading it raised TypeError: Can't instantiate abstract "),
        ("Shouting", "raises", "a name is a small letter and up to 31 more, digits or '_'."),
    ],
)
def test_a_fault_of_one_package_is_named_and_all_other_games_are_offered(
    tmp_path: Path, name: str, made_by: str, reason: str
) -> None:
    before = registry.names()
    with installed(tmp_path, wreck(name, made_by), by="wrecks"):
        assert registry.names() == before
        (fault,) = registry.faults()
        assert (fault.game, fault.distribution) == (name, "wrecks")
        assert fault.reason.startswith(reason)
        with pytest.raises(BrokenGame) as refused:
            registry.game(name)
        assert refused.value.game == name
    assert str(refused.value).startswith(
        f"The game {name} of the package wrecks is not offered: {reason}"
    )
    assert registry.faults() == ()


def test_of_two_packages_with_the_same_fault_the_installed_one_is_named(
    tmp_path: Path,
) -> None:
    for package in ("rocks", "reefs"):
        site = tmp_path / package
        site.mkdir()
        with installed(site, wreck("shared", "raises"), by=package):
            (fault,) = registry.faults()
            assert fault.distribution == package


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("mute-name = Mute", "text/en.ftl lacks mute-tagline."),
        ("dyla-name = Mine", "mute, en.ftl: message 'dyla-name' must begin with 'mute-'"),
        ("mute-name = { $", "mute, en.ftl: this is no message: 'mute-name = { $'"),
        ("mute-name = \udce4", "mute, en.ftl: the file is not UTF-8."),
    ],
)
def test_a_game_with_faulty_messages_is_not_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: str, reason: str
) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text(written, "utf-8", errors="surrogateescape")
    monkeypatch.setattr(wrecks, "WORDS", tmp_path)
    entry = wreck("mute", f"mute  [{len(reason)}]")  # an entry of its own: what is read is kept
    with installed(tmp_path, entry, by="wrecks"):
        assert registry.game("dyla").name == "dyla"
        (fault,) = registry.faults()
    assert fault.reason.startswith(reason)


def test_a_package_cannot_take_a_built_in_name(tmp_path: Path) -> None:
    dyla, names = registry.game("dyla"), registry.names()
    with installed(tmp_path, wreck("dyla", "raises"), by="pirates"):
        assert registry.game("dyla") is dyla
        assert registry.names() == names
        (fault,) = registry.faults()
    assert str(fault) == (
        "The game dyla of the package pirates is not offered: the house has a game of that name "
        "already; one of the two must be renamed."
    )


def test_two_packages_with_the_same_game_name_the_first_on_the_path_wins(
    tmp_path: Path,
) -> None:
    with installed(tmp_path, wreck("beacons", "raises"), by="pirates"):
        assert registry.game("beacons").name == "beacons"
        (fault,) = registry.faults()
    assert (fault.distribution, fault.reason.partition(" ")[0]) == ("pirates", "beacons")


def test_an_unknown_name_is_answered_with_the_nearest_one() -> None:
    with pytest.raises(UnknownGame) as refused:
        registry.game("beacon")
    assert str(refused.value) == ("There is no game called 'beacon'; did you mean beacons?")


def test_an_unknown_name_without_a_near_one_lists_all_games() -> None:
    with pytest.raises(UnknownGame) as refused:
        registry.game("chess")
    everything = ", ".join(registry.names())
    assert str(refused.value) == f"There is no game called 'chess'; there are: {everything}."


def test_code_of_a_game_is_found_by_its_package() -> None:
    found = registry.packages()
    assert found["engine.games.dyla"] == "dyla"
    assert sorted(found.values()) == sorted(registry.names())
