"""Draws every icon; runs in a worker process."""

from importlib import import_module
from pkgutil import iter_modules

from bot.paint import icons
from bot.presentation import games


def icon_files() -> dict[str, bytes]:
    """The PNG bytes of every icon by id: `icon-<name>` for all games, `<game>-icon-<name>`."""
    found = {f"icon-{name}": icons.png(icon) for name, icon in icons.ICONS.items()}
    for room in iter_modules(games.__path__):
        if not room.ispkg:
            continue
        own = import_module(f"{games.__name__}.{room.name}.draw_icons").ICONS
        prefix = room.name.replace("_", "-")
        found |= {f"{prefix}-icon-{name}": icons.png(icon) for name, icon in own.items()}
    return found
