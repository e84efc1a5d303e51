"""Explains a failed comparison of two moves by their game."""

HOUSE = "engine.games."


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    """Compare two moves, or a policy's move with the expected one."""
    game = _game_of(left)
    if op != "==" or not game or game != _game_of(right):
        return None
    return [
        f"{left} is done where {right} is expected.",
        f"If a number in data/{game} or its policy was changed on purpose, change the position or"
        " the expected move of this test; else the change breaks what its name says.",
    ]


def _game_of(move: object) -> str:
    """The name of the game that an action belongs to; "" for anything else."""
    module = type(move).__module__
    return module.removeprefix(HOUSE).partition(".")[0] if module.startswith(HOUSE) else ""
