"""Icons of Dyla."""

from collections.abc import Mapping
from typing import Final

from bot.paint.icons import Icon, vessel
from bot.paint.palette import SKY

ICONS: Final[Mapping[str, Icon]] = {"emblem": vessel("flagship", SKY)}
