"""The axis of a chart has steps that suit its values."""

import pytest

from bot.paint import chart
from bot.paint.canvas import Canvas


@pytest.mark.parametrize(
    ("figures", "ticks"),
    [
        ((0, 1, 1), {"0", "1"}),
        ((0, 0, 0), {"0", "1"}),
        ((0, 1, 2), {"0", "1", "2"}),
        ((0.0, 0.25, 1.0), {"0", "0.5", "1"}),
    ],
)
def test_a_chart_of_whole_numbers_has_whole_numbers_on_its_axis(
    figures: tuple[float, ...], ticks: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas = Canvas(1544, 700, fine=1)
    written: list[str] = []
    text = Canvas.text

    def noting(self: Canvas, x: float, y: float, said: str, **how: object) -> float:
        if how.get("align") == "right":
            written.append(said)
        return text(self, x, y, said, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", noting)
    chart.lines(canvas, (24, 36, 1500, 680), [("Ada", figures)], unit="Turn")
    assert ticks <= set(written)
    if all(float(one).is_integer() for one in figures):
        assert all("." not in one for one in written)
