"""`python -m benchmarks.self_play.dark_wall_destiny TABLE [OPTIONS]`: print a table.

`wins`: what players win, on each difficulty named. `cards`: cards that nobody acquires, and those
that decide games. `contest`: the expansion Aggression. `levels`: which level wins there. `plans`:
whether agents do what they told.
The same command plays the same games on any machine.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from benchmarks.self_play.dark_wall_destiny import cards, contest, plans
from benchmarks.self_play.dark_wall_destiny.games import EXPANSIONS, GAME, UNSEEN
from benchmarks.self_play.dark_wall_destiny.players import players
from benchmarks.self_play.dark_wall_destiny.tally import COLUMNS, Tally


def wins(given: Namespace, games: range) -> Iterator[str]:
    """A row per difficulty, number of seats and player."""
    known = players(given.tried, given.nodes)
    chosen = dict.fromkeys(given.expansions, True)
    yield " | ".join(("difficulty", "seats", "player", *COLUMNS[: None if given.alarms else -3]))
    acts = {name: known[name]() for name in given.players}
    for difficulty in given.difficulty:
        for seats in given.seats:
            first = list[bool]()
            for name, act in acts.items():
                tally = Tally(given.alarms)
                for number in games:
                    tally.play(
                        number, seats, act, pulls=given.pulls, difficulty=difficulty, **chosen
                    )
                first = first or tally.won
                yield " | ".join((difficulty, str(seats), name, *tally.row(first)))


def others(given: Namespace, games: range) -> Iterator[str]:
    """The rows of the other tables."""
    chosen = dict.fromkeys(given.expansions, True)
    if given.table == "plans":
        yield from plans.rows(games)
        return
    for seats in given.seats:
        if given.table == "cards":
            yield f"{seats} | neglected | {cards.neglected(games, seats, **chosen)}"
            yield f"{seats} | won more with | {cards.moved(games, seats, **chosen)}"
        elif seats > 1 and given.table == "levels":
            yield from (f"{seats} | {row}" for row in contest.levels(games, seats))
        elif seats > 1:
            for name, odd in contest.ODD.items():
                yield f"{seats} | {name} | {contest.contest(games, seats, odd)}"


def main() -> None:
    """Print each row as soon as it is known."""
    parser = ArgumentParser(prog="python -m benchmarks.self_play.dark_wall_destiny")
    parser.add_argument("table", choices=("wins", "cards", "contest", "levels", "plans"))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=UNSEEN, help="number of the first game")
    parser.add_argument("--seats", type=int, nargs="+", choices=GAME.seats, default=GAME.seats)
    parser.add_argument("--players", nargs="+", choices=players(0, 0), default=["prudent"])
    levels = ("easy", "normal", "hard")
    parser.add_argument("--difficulty", nargs="+", choices=levels, default=["normal"])
    parser.add_argument("--expansions", nargs="+", choices=EXPANSIONS, default=[])
    parser.add_argument("--no-pulls", dest="pulls", action="store_false")
    parser.add_argument("--alarms", action="store_true", help="count alarms, which takes long")
    parser.add_argument("--tried", type=int, default=200, help="recipes or orders a search tries")
    parser.add_argument("--nodes", type=int, default=400, help="imagined actions of search")
    given = parser.parse_args()
    games = range(given.first, given.first + given.games)
    for row in wins(given, games) if given.table == "wins" else others(given, games):
        print(f"| {row} |", flush=True)


if __name__ == "__main__":
    main()
