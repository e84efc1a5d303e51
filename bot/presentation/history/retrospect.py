"""The lines below the result of a finished game: those of features, awards, and who left."""

from bot.language.speech import Speech
from bot.presentation.features import contributions
from bot.presentation.status import leavers
from bot.table.table import Table


def lines(table: Table, speech: Speech) -> list[str]:
    """The lines of features, then awards, then members who left a seat."""
    remarks = contributions().past(table, speech)
    awards = [speech(one) for one in table.match.game.text.score(table.match.public).awards]
    return [*remarks, *(f"- {one}" for one in (*awards, *leavers(table, speech)))]
