"""The content of `data/black_abyss`; all its faults are reported at once, in sentences."""

import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from engine.core import content as reading
from engine.core.errors import BadContent
from engine.games.black_abyss.content import tables as t
from engine.games.black_abyss.content.soundness import SoundContent

ROOT = Path(__file__).parents[4]
Change = tuple[str, str, str]

FAULTS: dict[Change, Sequence[str]] = {
    ("technologies", r"needs = \{ power = 1 \}", "needs = { power = 9 }"): [
        "technologies.toml: shields can never be reached: it needs power 9",
        "tiles.toml: shield-1 can never be built: it needs shields 1",
    ],
    ("technologies", r"needs = \{ computers = 1 \}", "needs = { jammers = 1 }"): [
        "technologies.toml: jammers can never be reached: it needs jammers 1",
        "tiles.toml: jammer-1 can never be built: it needs jammers 1",
    ],
    ("technologies", r"needs = \{ light-drives = 1 \}", "needs = { lite-drives = 1 }"): [
        "technologies.toml: heavy-drives can never be reached: it needs lite-drives 1",
    ],
    ("technologies", r'(id = "trade"\nlevels = \[\{.*?\}), \{.*?\}', r"\1, {}"): [
        "technologies.toml: level 2 of trade does nothing and nothing needs it",
    ],
    ("technologies", "secret = true", "secret = false"): [
        "technologies.toml: one technology, and only one, must be the secret",
        "technologies.toml: level 1 of secret-of-life does nothing and nothing needs it",
    ],
    ("technologies", r'(id = "habitability"\nlevels = \[)', r"\1{}, {}, {}, {}, {}, "): [
        "technologies.toml: habitability has levels beyond the 4 prices of game.toml",
    ],
    ("buildings", 'role = "large-dock"', 'role = "small-dock"'): [
        "ships.toml: cruiser can never be built: there is no large dock for it",
        "ships.toml: dreadnought can never be built: there is no large dock for it",
        "buildings.toml: there is nothing of the role 'large-dock'",
        "buildings.toml: large-dock is not the only one of the role 'small-dock'",
    ],
    ("buildings", r'(id = "hall-of-voices"\n.*\n.*\npowers = )\{.*\}', r"\1{}"): [
        "buildings.toml: the wonder hall-of-voices does nothing: give it powers",
    ],
    ("buildings", r'on = \["mineral"\]', 'on = ["water"]'): [
        "buildings.toml: mine stands on water, where nothing is built",
        "game.toml: mine cannot stand on land 2 of a home",
    ],
    ("buildings", r"needs = \{ planetary-defence", "needs = { planetary-defense"): [
        "buildings.toml: planetary-shield can never be built: it needs planetary-defense 1",
    ],
    ("events", 'wild = "star-leech"', 'wild = "star-lynx"'): [
        "events.toml: star-leech-wakes wakes 'star-lynx', which is no roaming monster",
    ],
    ("events", 'hull = "fighter"', 'hull = "figther"'): [
        "events.toml: volunteers brings 'figther', which is no ship",
    ],
    ("events", r"hits = \[\d+\]", "hits = [99]"): [
        "events.toml: meteor-shower hits on more than its d8 shows",
    ],
    ("events", 'id = "windfall"', 'id = "corruption"'): [
        "the id 'corruption' stands for 2 entries: give each its own",
    ],
    ("ships", r'(id = "void-whale"\norder = "bombard"\ntiles = \[)"[\w-]+"', r'\1"mine-field"'): [
        "ships.toml: void-whale carries 'mine-field', which is no tile",
    ],
    ("ships", "keeper = true", "keeper = false"): [
        "ships.toml: there must be two keepers, one for each twin planet",
    ],
    ("tiles", "hit = 6", "hit = 7"): ["tiles.toml: laser can never hit: it needs 7 on a d6"],
    ("tiles", r'(id = "shield-2"\nrole = "shield"\nrating = )\d', r"\g<1>0"): [
        "tiles.toml: shield-2 does nothing: give it a rating",
    ],
    ("tiles", r'(id = "cargo-hold"\nrole = "hold"\n)goods = \d\nmarines = \d\n', r"\1"): [
        "tiles.toml: cargo-hold holds nothing: give it goods or marines",
    ],
    ("tiles", 'role = "crew"', 'role = "scanner"'): [
        "tiles.toml: there is nothing of the role 'crew'",
    ],
    ("land", r"count = \d+", "count = 99"): [
        "land.toml: there are 397 land tiles, not 330",
        "land.toml: green planets need 84 land tiles, not 151",
    ],
    ("land", r"goods = \{ barley", "goods = { ore"): ["land.toml: green plains yields no ore"],
    ("land", r'(class = "home"\nterrain = "rough"\ncount = )6', r"\g<1>5"): [
        "land.toml: six homes need 6 bare rough tiles, not 5",
        "land.toml: home planets need 42 land tiles, not 41",
    ],
    ("land", r'("water"\ncount = \d+\nbonuses = \{ )food', r"\1colony"): [
        "land.toml: green water gives a colony, which cannot stand there",
    ],
    ("land", r'(class = "blue"\nterrain = "water"\n.*\nbonuses = \{ )food', r"\1marine"): [
        "land.toml: blue water gives a marine, which cannot stand there",
    ],
    ("map", r"3 = \[0, 6, 12\]", "3 = [0, 6, 18]"): [
        "map.toml: 3 seats need 3 places from 0 to 17 of the ring",
    ],
    ("map", "wormhole-rose = 2", "wormhole-rose = 1"): [
        "map.toml: wormhole-rose on the frontier has 1 ends, not 2",
        "map.toml: there are 103 hexes, not 104",
        "map.toml: 13 columns of 8 do not hold the frontier",
    ],
    ("races", r'classes = \["(\w+)", "\w+"', r'classes = ["\1", "moon"'): [
        "races.toml: velar must name each of green, blue, yellow, red once",
    ],
    ("orders", '"bomb", ', ""): ["orders.toml: assault does not say when to give up a bomb"],
    ("game", '0 = "farm"', '0 = "form"'): [
        "game.toml: start_buildings names 'form', which is no building",
    ],
    ("game", r'fighter_weapons = \["laser"', 'fighter_weapons = ["lazer"'): [
        "game.toml: fighters cannot carry 'lazer', which is no weapon",
    ],
    ("game", r"asteroid_hits = \[6, 7\]", "asteroid_hits = [6, 9]"): [
        "game.toml: asteroids hit on 9, which a d8 never shows",
    ],
}
"""Changes (file, pattern, replacement), and the sentences about each.

Sentences are compared without their numbers, as these are tuned.
"""


def _without_numbers(sentences: Iterable[str]) -> set[str]:
    return {re.sub(r"\d+", "#", sentence) for sentence in sentences}


def _broken(folder: Path, changes: Sequence[Change]) -> list[str]:
    """The sentences about a copy of the content with these changes."""
    copytree(t.FOLDER / "v2", folder)
    for file, old, new in changes:
        path = folder / f"{file}.toml"
        text = path.read_text("utf-8")
        text, count = re.subn(old, new, text, count=1)
        assert count, (file, old)
        path.write_text(text, "utf-8")
    with pytest.raises(BadContent) as error:
        reading.load(SoundContent, folder)
    return [line.removeprefix("- ") for line in str(error.value).splitlines()[1:]]


def test_counts_of_all_content_are_those_of_the_rules() -> None:
    assert sum(t.CONTENT.map.frontier.values()) == 104
    assert sum(t.LAND_COUNT) == 330
    assert sum(t.TILE_SUPPLY) == 200
    assert (len(t.RACES), len(t.EVENTS), len(t.LAWS), len(t.WONDERS)) == (6, 24, 20, 5)


@pytest.mark.parametrize(
    ("there", "wanted"),
    [
        (t.HULLS, "fighter transport frigate cruiser dreadnought"),
        (t.TILES, "laser pulse-laser ion-cannon plasma-gun missile torpedo particle-beam bomb-1 "
                  "bomb-2 shield-1 shield-2 shield-3 computer-1 computer-2 computer-3 computer-4 "
                  "jammer-1 jammer-2 jammer-3 engine-1 engine-2 engine-3 armour cargo-hold "
                  "marine-bay colony-pod repair-crew scanner"),
        (t.TECHS, "fighter-drives light-drives heavy-drives fuel-efficiency habitability farming "
                  "mining power scanners fighter-avionics fighter-weapons beam-weapons ordnance "
                  "shields computers jammers short-range-engines construction marines "
                  "planetary-defence trade secret-of-life"),
        (t.BUILDINGS, "habitat farm mine energy-plant trade-house small-dock large-dock "
                      "space-port planetary-battery planetary-shield"),
    ],
    ids=["ships", "tiles", "technologies", "buildings"],
)  # fmt: skip
def test_every_list_in_the_content_is_complete(there: tuple[str, ...], wanted: str) -> None:
    assert set(there) >= set(wanted.split())


def test_monsters_and_keepers_have_full_ship_cards() -> None:
    assert len(t.KEEPERS) == 2
    for tiles in t.WILD_TILES:
        assert tiles
        assert "weapon" in {t.TILE_ROLE[tile] for tile in tiles}


@pytest.mark.parametrize("change", FAULTS, ids=str)
def test_each_fault_between_entries_is_told_in_a_sentence(tmp_path: Path, change: Change) -> None:
    told = _broken(tmp_path / "v2", [change])
    assert _without_numbers(FAULTS[change]) <= _without_numbers(told)
    for line in told:
        assert not line.startswith("Value error")
        assert len(line) < 100


@pytest.mark.parametrize(("levels", "told"), [(3, False), (4, True)])
def test_a_technology_may_have_levels_up_to_the_last_price_and_no_further(
    tmp_path: Path, levels: int, told: bool
) -> None:
    """Farming starts at the second of four prices."""
    assert len(t.TIER_COSTS) == 4
    more = ", ".join(["{ farm = 1 }"] * levels)
    farming = ("technologies", r'(id = "farming"\nlevels = \[).*\]', rf"\g<1>{more}]")
    faults = _broken(tmp_path / "v1", [farming, ("tiles", "hit = 6", "hit = 7")])
    beyond = "technologies.toml: farming has levels beyond the 4 prices of game.toml"
    assert (beyond in faults) is told
    assert len(faults) == 1 + told


def test_all_faults_are_reported_at_once_a_line_each(tmp_path: Path) -> None:
    told = _broken(tmp_path / "v2", list(FAULTS))
    alone = [sentence for sentences in FAULTS.values() for sentence in sentences]
    assert _without_numbers(alone) <= _without_numbers(told)
    assert len(told) == len(set(told))


def test_an_unknown_power_is_a_fault_of_its_file(tmp_path: Path) -> None:
    told = _broken(tmp_path / "v2", [("races", "trade = ", "traed = ")])
    assert len(told) == 1
    assert told[0].startswith("races.toml, at ")
    assert "traed" in told[0]


def test_airlock_check_prints_the_faults_of_content_and_nothing_else(
    tmp_path: Path,
) -> None:
    """Copies the project, breaks its data and runs the real command."""
    for name in ("bot", "engine", "data"):
        copytree(ROOT / name, tmp_path / name, ignore=ignore_patterns("__pycache__"))
    path = tmp_path / "data/black_abyss/v2/ships.toml"
    text = path.read_text("utf-8").replace('"bomb-1"', '"bom-1"', 1)
    path.write_text(text.replace('dock = "large"', 'dock = "vast"', 1), "utf-8")
    env = {"AIRLOCK_DATABASE": str(tmp_path / "a.db"), "AIRLOCK_TOKEN": "x.y.z", "PATH": ""}
    done = subprocess.run(
        [sys.executable, "-m", "bot", "check"],
        cwd=tmp_path, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "The game black_abyss is not offered: " in done.stderr
    assert "ships.toml, at hulls.3.dock: " in done.stderr
    assert "Traceback" not in done.stderr
