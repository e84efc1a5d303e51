"""No message has a variant that can never be chosen."""

from pathlib import Path

from engine.conformance.laws.contents import never_chosen
from engine.core.content import DATA


def test_no_message_chooses_by_true_or_false() -> None:
    """Messages get booleans as the numbers 1 and 0."""
    dead = [fault for path in sorted(DATA.rglob("*.ftl")) for fault in never_chosen(path)]
    assert not dead, "\n".join(dead)


def test_a_variant_for_true_is_found_by_file_and_line(tmp_path: Path) -> None:
    page = tmp_path / "en.ftl"
    page.write_text(
        "door = A door\n\n"
        "alarm = { $rings ->\n    [1] It rings: { $loud ->\n        [False] low\n       *[1] high\n"
        "    }.\n   *[true] Silence.\n}\n",
        "utf-8",
    )
    assert list(never_chosen(page)) == [
        f"{page}:5: [False] is never chosen; write [0]",
        f"{page}:8: [true] is never chosen; write [1]",
    ]
