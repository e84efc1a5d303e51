"""Which figures moved since they were recorded, and by how much they must move."""

from pathlib import Path

from benchmarks import figures
from benchmarks.figures import Line
from benchmarks.measure import Figure


def measured(name: str, *runs: float) -> Line:
    (line,) = figures.lines_of("engine", [Figure.of(runs).kept(name, "  ", "times")])
    return line


def test_only_a_figure_that_moved_by_more_than_its_spread_is_named(tmp_path: Path) -> None:
    file = tmp_path / "figures.tsv"
    figures.record([measured("still", 1.9, 2.0, 2.1), measured("fallen", 1.9, 2.0, 2.1)], file)

    now = [measured("still", 2.1, 2.15, 2.2), measured("fallen", 0.9, 1.0, 1.1)]

    (said,) = figures.moved(now, figures.recorded(file))
    assert said.startswith("  engine: fallen was 2 and is 1, -50.0% (spread 0.2; ")


def test_a_count_that_changes_by_one_is_named(tmp_path: Path) -> None:
    file = tmp_path / "figures.tsv"
    figures.record([measured("calls", 500)], file)

    assert not [*figures.moved([measured("calls", 500)], figures.recorded(file))]
    assert len([*figures.moved([measured("calls", 501)], figures.recorded(file))]) == 1


def test_the_last_line_recorded_on_this_machine_is_compared() -> None:
    now = measured("ratio", 2.0)
    elsewhere = now._replace(machine="another", median=9.0)

    assert not [*figures.moved([now], [now._replace(median=3.0), now, elsewhere])]
    (said,) = figures.moved([now], [elsewhere])
    assert "was 9 and is 2" in said
    assert said.endswith(" on another)")


def test_a_new_or_missing_figure_is_named() -> None:
    new, old = measured("new", 2.0), measured("old", 1.0)
    other = old._replace(room="wire", name="of a room that was not measured")

    assert [*figures.moved([new], [old, other])] == [
        "  engine: new is new: 2",
        "  engine: old is measured no more",
    ]


def test_recorded_figures_can_be_read() -> None:
    assert figures.recorded()
