"""`python -m benchmarks.self_play.black_abyss [GAMES] [--only TABLE ...]`: print its tables."""

from argparse import ArgumentParser

from benchmarks.self_play.black_abyss import contests, days, exiles, pool, tables, weapons
from benchmarks.self_play.black_abyss.courses import Course, duel, played
from engine.agents.roster import SEARCH
from engine.games.black_abyss.content import tables as t

MAPS = {f"{name}-{seats}": (name, seats) for name in ("rings", "frontier") for seats in (3, 4, 6)}
MODES = ("duel", "sudden_death", "capture_the_flag", "fleet_battle")
POOLS = {f"pool-{name}": place for name, place in MAPS.items()}
ALL_HARD = {f"hard-{name}": place for name, place in MAPS.items()}
SEARCHED = {f"search-{name}": place for name, place in MAPS.items()}
OTHERS = ("weapons", "initiative", "squadrons", "fights", "levels", "exiles")
DAYS = {f"days-{seats}": seats for seats in (3, 4, 5, 6)}
EVERY = (*MAPS, *POOLS, *ALL_HARD, *SEARCHED, *MODES, *OTHERS, *DAYS)


def empires(names: list[str], games: int) -> None:
    """The main game: endings, what paid off, resolutions, what is rarely used."""
    rows: dict[str, list[Course]] = {}
    for name in names:
        chart, seats = MAPS[name]
        rows[name] = [played(n, seats, {"map": chart}) for n in range(games)]
        print(f"| {chart} | {seats} | {tables.endings(rows[name])} |", flush=True)
        print(f"| {chart} | {seats} | {tables.worth(rows[name])} |", flush=True)
        print(f"  seldom: {tables.seldom(rows[name])}", flush=True)
    every = [course for courses in rows.values() for course in courses]
    for law, passed, votes in tables.resolutions(every):
        print(f"| {law} | {votes} | {tables.percent(passed, votes)} |")
    for name in (*t.HULLS, *t.TILES, *t.BUILDINGS, *t.TECHS):
        parts = [dict(tables.shares(courses, [name]))[name] for courses in rows.values()]
        print(f"| {name} | " + " | ".join(f"{100 * part:.0f}" for part in parts) + " |")


def others(wanted: list[str], games: int) -> None:
    """The length of games, and figures of battles and levels."""
    for seats in (DAYS[name] for name in wanted if name in DAYS):
        for plans in (False, True):
            print(days.line(games, seats, plans=plans), flush=True)
    battles = {
        "weapons": weapons.table,
        "initiative": weapons.initiative,
        "squadrons": weapons.squadrons,
    }
    for table in (battles[name] for name in battles if name in wanted):
        for line in table(games):
            print(line, flush=True)
    if "fights" in wanted:
        print(contests.fights(games), flush=True)
    if "exiles" in wanted:
        print(exiles.row(games), flush=True)
    if "levels" in wanted:
        for line in contests.levels(games):
            print(line, flush=True)


def pools(names: list[str], games: int) -> None:
    """Fixed courses and the hard player at one table, drawn by lot; with `search`; or hard only.

    For the last, also what they seldom use, and the minerals left to winners and to all.
    """
    for chart, seats in (POOLS[name] for name in names if name in POOLS):
        courses = [pool.drawn(number, seats, chart) for number in range(games)]
        print(f"| {chart} | {seats} | {pool.row(courses)} |", flush=True)
    for chart, seats in (SEARCHED[name] for name in names if name in SEARCHED):
        courses = [pool.searched(number, seats, chart) for number in range(games)]
        print(f"| {chart} | {seats} | {pool.row(courses, (*pool.NAMES, SEARCH))} |", flush=True)
    for chart, seats in (ALL_HARD[name] for name in names if name in ALL_HARD):
        courses = [pool.seated(["hard"] * seats, number, chart) for number in range(games)]
        print(f"| {chart} | {seats} | {pool.row(courses, ['hard'])} |", flush=True)
        print(f"  seldom: {tables.seldom(courses)}", flush=True)
        print(f"  minerals: {pool.minerals(courses)}", flush=True)


def main() -> None:
    """Print the tables asked for, or all."""
    parser = ArgumentParser(prog="python -m benchmarks.self_play.black_abyss")
    parser.add_argument("games", type=int, nargs="?", default=200)
    parser.add_argument("--only", nargs="+", choices=EVERY)
    args = parser.parse_args()
    wanted = args.only or [*EVERY]
    if maps := [name for name in wanted if name in MAPS]:
        empires(maps, args.games)
    pools(wanted, args.games)
    for mode in (name for name in wanted if name in MODES):
        games = range(args.games)
        courses = [duel(n) if mode == "duel" else played(n, 2, {"mode": mode}) for n in games]
        print(f"| {mode} | {tables.for_two(courses)} |", flush=True)
        if mode == "duel":
            print(f"| {tables.by_character(courses)} |", flush=True)
    others(wanted, args.games)


if __name__ == "__main__":
    main()
