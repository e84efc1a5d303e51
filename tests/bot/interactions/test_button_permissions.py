"""Who can press the buttons of a table: members, spectators, managers of its server."""

import pytest

from bot.interactions.button_permissions import Presser, require_permitted
from bot.interactions.verbs import Who
from bot.store.records import MatchRow, Seat, Status
from bot.table.refusals import Refused

ADA, DAN, SERVER, OTHER_SERVER = 1, 4, 7, 8
TABLE = MatchRow(
    id="m",
    game="dyla",
    ruleset="1",
    options="{}",
    size=1,
    guild=SERVER,
    channel=9,
    status=Status.RUNNING,
    host=ADA,
    settings="{}",
    seed_hash="",
    seats=(Seat(0, ADA, None, "Ada"),),
    created=0.0,
    updated=0.0,
    interaction=1,
)


def refusal_of(who: Who, presser: Presser, row: MatchRow | None = TABLE) -> str:
    """Why they cannot press a button; "" if they can."""
    try:
        require_permitted(who, presser, row)
    except Refused as refused:
        return refused.why.id
    return ""


@pytest.mark.parametrize("guild", [SERVER, OTHER_SERVER, None])
def test_a_member_can_press_buttons_for_members_anywhere(guild: int | None) -> None:
    assert refusal_of(Who.MEMBER, Presser(ADA, guild, manages=False)) == ""
    assert refusal_of(Who.MEMBER, Presser(DAN, guild, manages=True)) == "refused-not-seated"


def test_of_several_games_a_member_can_choose_only_their_own() -> None:
    assert refusal_of(Who.CHOSEN, Presser(ADA, None, manages=False)) == ""
    assert refusal_of(Who.CHOSEN, Presser(DAN, SERVER, manages=True)) == "refused-others-button"


def test_anybody_on_the_server_can_watch_but_elsewhere_only_members() -> None:
    assert refusal_of(Who.WATCHER, Presser(DAN, SERVER, manages=False)) == ""
    assert refusal_of(Who.WATCHER, Presser(ADA, None, manages=False)) == ""
    assert refusal_of(Who.WATCHER, Presser(DAN, OTHER_SERVER, manages=True)) == "refused-not-seated"
    assert refusal_of(Who.WATCHER, Presser(DAN, None, manages=False)) == "refused-not-seated"


def test_only_managers_of_its_server_can_end_a_game() -> None:
    assert refusal_of(Who.MANAGER, Presser(DAN, SERVER, manages=True)) == ""
    assert refusal_of(Who.MANAGER, Presser(ADA, SERVER, manages=False)) == "refused-not-admin"
    assert refusal_of(Who.MANAGER, Presser(DAN, OTHER_SERVER, manages=True)) == "refused-not-admin"
    assert refusal_of(Who.MANAGER, Presser(DAN, SERVER, manages=True), None) == "refused-not-admin"
