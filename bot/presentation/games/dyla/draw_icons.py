"""Icons of Dyla."""

from collections.abc import Mapping
from typing import Final

from bot.paint.icons import vessel
from bot.paint.palette import SKY
from bot.paint.symbols import Icon

ICONS: Final[Mapping[str, Icon]] = {"emblem": vessel("flagship", SKY)}
