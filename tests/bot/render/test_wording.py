"""The words of pictures are all used, and alt texts keep to their limit."""

import re
from pathlib import Path

from bot.render import wording
from bot.render.wording import ALT_LIMIT, FOLDER, alt_text
from tests.bot.render.played import texts


def test_every_word_of_pictures_is_used_and_begins_alike() -> None:
    code = "".join(file.read_text() for file in Path(wording.__file__).parent.glob("*.py"))
    parts = set(re.findall(r'"([a-z-]+)"', code))
    for message in re.findall(r"^(\S+) = ", (FOLDER / "en.ftl").read_text(), re.MULTILINE):
        assert message in texts().messages()
        room, _, part = message.removeprefix("picture-").partition("-")
        assert room in ("planetary", "dyla", "end"), message
        known = part in parts or message in parts
        assert known or part.startswith(("card-", "shield-")), message


def test_the_first_version_that_fits_is_the_alt_text() -> None:
    assert alt_text(["One", "Two."], ["short"]) == "One. Two."
    assert alt_text(["x" * 2000], ["short"]) == "short."
    cut = alt_text(["x" * 2000])
    assert len(cut) == ALT_LIMIT
    assert cut.endswith("x…")
