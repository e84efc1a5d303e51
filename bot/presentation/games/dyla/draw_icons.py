"""Icons of Dyla."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.paint.icons import Icon, vessel
from bot.paint.palette import SKY

ICONS: Final[Mapping[str, Icon]] = {"emblem": vessel("flagship", SKY)}
