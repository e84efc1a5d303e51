"""`python -m benchmarks.black_abyss [GAMES] [--only TABLE ...]`: the tables of `BALANCE.md`."""

from __future__ import annotations

from argparse import ArgumentParser

from benchmarks.black_abyss import tables
from benchmarks.black_abyss.courses import Course, played
from engine.games.black_abyss.content import tables as t

MAPS = {f"{name}-{seats}": (name, seats) for name in ("rings", "frontier") for seats in (3, 4, 6)}


def empires(names: list[str], games: int) -> None:
    """The main game: endings, what was worth doing, resolutions, what is seldom used."""
    rows: dict[str, list[Course]] = {}
    for name in names:
        chart, seats = MAPS[name]
        rows[name] = [played(n, seats, {"map": chart}) for n in range(games)]
        told = rows[name]
        print(f"| {chart} | {seats} | {tables.endings(told)} |", flush=True)
        print(f"| {chart} | {seats} | {tables.worth(told)} |", flush=True)
        print(f"  seldom: {tables.seldom(told)}", flush=True)
    every = [course for courses in rows.values() for course in courses]
    for law, passed, votes in tables.resolutions(every):
        print(f"| {law} | {votes} | {tables.percent(passed, votes)} |")
    for name in (*t.HULLS, *t.TILES, *t.BUILDINGS, *t.TECHS):
        parts = [dict(tables.shares(courses, [name]))[name] for courses in rows.values()]
        print(f"| {name} | " + " | ".join(f"{100 * part:.0f}" for part in parts) + " |")


def main() -> None:
    """Print the tables that are asked for, or all."""
    parser = ArgumentParser(prog="python -m benchmarks.black_abyss")
    parser.add_argument("games", type=int, nargs="?", default=200)
    parser.add_argument("--only", nargs="+", choices=[*MAPS], default=[*MAPS])
    args = parser.parse_args()
    empires(args.only, args.games)


main()
