"""Content from `data/`: TOML files of a game and ruleset, validated as a whole.

Every bad entry is reported at once, with file and place.
"""

import tomllib
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError, create_model

from engine.core.errors import BadContent

M = TypeVar("M", bound=BaseModel)

DATA = Path(__file__).resolve().parents[2] / "data"


class Entry(BaseModel, frozen=True, extra="forbid"):
    """A part of a game's content: frozen, unknown fields are errors."""


def load(model: type[M], folder: Path) -> M:
    """Every `*.toml` of `folder` as one `model`, whose fields are the files' names.

    Raises BadContent with a line per fault in any file; a validator may report several faults.
    """
    faults: list[str] = []
    unread: set[str] = set()
    tables: dict[str, Any] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            tables[path.stem] = tomllib.loads(path.read_text("utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            faults.append(f"{path.name}: {error}")
            unread.add(path.stem)
    try:
        read = model.model_validate(tables)
        if not faults:
            return read
    except ValidationError as error:
        faults += [
            _fault(fault["loc"], line)
            for fault in error.errors(include_url=False)
            if not unread.intersection(map(str, fault["loc"][:1]))
            for line in fault["msg"].removeprefix("Value error, ").splitlines()
        ]
    lines = "\n".join(f"- {fault}" for fault in faults)
    where = f"{folder.parent.name}/{folder.name}"
    raise BadContent(f"The content in {where} needs mending:\n{lines}")


def load_file(model: type[M], path: Path) -> M:
    """The TOML file `path`, the only one in its folder, as a `model`.

    Raises BadContent as `load` does.
    """
    whole = create_model("Whole", __base__=Entry, **{path.stem: (model, ...)})  # type: ignore[call-overload]
    read: M = getattr(load(whole, path.parent), path.stem)
    return read


def _fault(place: tuple[int | str, ...], what: str) -> str:
    """A fault with its place, such as `cards.toml, at 3.cost: ...`, which begins with the file."""
    if not place:
        return what
    file, *inner = map(str, place)
    where = f"{file}.toml, at {'.'.join(inner)}" if inner else f"{file}.toml"
    return f"{where}: {what}"
