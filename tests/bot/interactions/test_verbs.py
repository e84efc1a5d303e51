"""Every verb of a custom id has exactly one handler."""

import pytest

from bot.interactions.click import Click, TableClick
from bot.interactions.verbs import On, Who, deeds, does, handlers, on
from bot.presentation.custom_ids import Verb


@pytest.fixture(autouse=True)
def rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unregister all handlers."""
    monkeypatch.setattr("bot.interactions.verbs.RULES", {})


def part(*verbs: str) -> object:
    """A part with a handler for this verb."""

    def fresh(verb: str) -> object:
        async def handler(self: object, click: Click) -> None:
            """A handler."""

        return on(verb, On.BOARD, who=Who.MEMBER)(handler)

    return type("Part", (), {f"do_{verb}": fresh(verb) for verb in verbs})()


class Looks:
    """A part with handlers for commands."""

    @does("look")
    async def look(self, click: TableClick) -> None:
        """Something is seen."""

    @does("log")
    async def log(self, click: TableClick) -> None:
        """Something is read."""


def test_the_bot_has_a_handler_for_every_verb() -> None:
    half = len(Verb) // 2
    assert set(handlers([part(*list(Verb)[:half]), part(*list(Verb)[half:])])) == set(Verb)


def test_a_verb_with_two_handlers_is_refused() -> None:
    first = part(*Verb)
    assert first
    with pytest.raises(ValueError, match="Two parts do join"):
        part(Verb.JOIN)


def test_a_verb_without_a_handler_is_refused() -> None:
    with pytest.raises(ValueError, match="Nobody does vote"):
        handlers([part(*(verb for verb in Verb if verb is not Verb.VOTE))])


def test_a_command_with_two_handlers_is_refused() -> None:
    assert set(deeds([Looks()])) == {"look", "log"}
    with pytest.raises(ValueError, match="Two parts do log"):
        deeds([Looks(), Looks()])
