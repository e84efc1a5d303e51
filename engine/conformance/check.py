"""The laws that `airlock check` tries on a package's game: words, options, rules for players.

It tries only laws that need no declarations of the package's own tests, such as `rare`, each up to
its first fault and in a few games. The package's tests try all laws, in many more games.
"""

from collections.abc import Iterator

from engine.conformance.laws.contents import ContentLaws
from engine.conformance.laws.wording import TextLaws
from engine.conformance.tables import LawBroken
from engine.core.errors import EngineError

_LAWS = (
    ContentLaws.test_the_game_is_whole,
    ContentLaws.test_rules_can_be_read,
    ContentLaws.test_cards_can_be_looked_up,
    ContentLaws.test_variants_can_be_chosen,
    ContentLaws.test_lists_are_joined_in_their_language,
    TextLaws.test_the_game_introduces_itself,
    TextLaws.test_facts_are_narrated,
    TextLaws.test_labels_tell_choices_apart,
    TextLaws.test_roles_and_icons_are_known,
    TextLaws.test_refusals_give_a_reason,
    TextLaws.test_views_are_described,
    TextLaws.test_the_score_is_told,
    TextLaws.test_measures_keep_their_keys,
)


class _FewGames(TextLaws, ContentLaws):
    seeds, moments, probes = 6, 6, 20


def faults(name: str) -> Iterator[str]:
    """The faults of the game `name`: the first fault against each of `_LAWS`, a sentence each."""
    laws = type("Checked", (_FewGames,), {"game": name})()
    for law in _LAWS:
        try:
            law(laws)
        except Exception as fault:
            yield _sentence(fault)


def _sentence(fault: Exception) -> str:
    """The fault, and the place that `at` noted."""
    kind = "" if isinstance(fault, (EngineError, LawBroken)) else f"{type(fault).__name__}: "
    return "; ".join((f"{kind}{fault}", *getattr(fault, "__notes__", ())))
