"""The icons of Black Abyss that only it has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.paint import pictograms
from bot.paint.icons import Icon, inked
from bot.paint.palette import VIOLET

ICONS: Final[Mapping[str, Icon]] = {"emblem": inked(pictograms.vortex, VIOLET)}
