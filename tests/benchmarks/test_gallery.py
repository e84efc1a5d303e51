"""The sheets of boards are drawn by their command, at both widths."""

from pathlib import Path

import pytest
from PIL import Image

from benchmarks.gallery import GAP, WIDTHS, main


def test_the_command_draws_an_early_a_late_and_the_last_board_at_both_widths(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main([str(tmp_path), "--games", "planetary_defence"])
    told = capsys.readouterr().out
    for name, width in WIDTHS.items():
        assert f"{name}.png" in told
        with Image.open(tmp_path / f"{name}.png") as drawn:
            assert drawn.width == 3 * (width + GAP) + GAP
            columns = [
                drawn.crop((left, 0, left + width, drawn.height)).tobytes()
                for left in range(GAP, drawn.width - width, width + GAP)
            ]
        assert len(set(columns)) == 3
