"""Content from `data/`: TOML files of one game and ruleset, validated as a whole.

Every bad entry is reported at once, each with its file and place.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from engine.core.errors import BadContent

M = TypeVar("M", bound=BaseModel)

DATA = Path(__file__).resolve().parents[2] / "data"


def load(model: type[M], folder: Path) -> M:
    """Read every `*.toml` of `folder` into one `model`: a file's name is the field it fills.

    Raises BadContent with a line for each fault in any of the files.
    """
    faults: list[str] = []
    tables: dict[str, Any] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            tables[path.stem] = tomllib.loads(path.read_text("utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            faults.append(f"{path.name}: {error}")
    if not faults:
        try:
            return model.model_validate(tables)
        except ValidationError as error:
            faults = [_fault(dict(fault)) for fault in error.errors(include_url=False)]
    lines = "\n".join(f"- {fault}" for fault in faults)
    raise BadContent(f"The content in {folder.name} needs mending:\n{lines}")


def _fault(fault: dict[str, Any]) -> str:
    file, *place = (str(part) for part in fault["loc"]) if fault["loc"] else ("content",)
    where = f"{file}.toml" + (f", at {'.'.join(place)}" if place else "")
    return f"{where}: {fault['msg']}"
