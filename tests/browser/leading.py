"""Members who lead battles of Black Abyss in a browser, using only their panels."""

import re
import time

from tests.browser.driver import Member
from tests.patience import PATIENCE

DOOR = "My moves"
BACK = "Back"
LOOK = "Look at …"
BY_ORDER = "Move all ships by an order (ends your move)"
ORDER_COVERS = "Choose for me"
HAND_OVER = "Hand the battle over to an order …"
ANYWAY = "End the move anyway"
MOST_MOVES = 60


def do(leader: Member, *labels: str) -> None:
    """Choose, one after the other, the entries with these first words, whichever menu has them."""
    for label in labels:
        found = sought(leader, label)
        if found is None:
            found = _sought_further_up(leader, label)
        assert found is not None, f"no {label!r} for {leader.name}: {leader.board.inner_text()}"
        take(leader, *found)


def _sought_further_up(leader: Member, label: str) -> tuple[str, str] | None:
    """Go back menu by menu until an entry begins with the label; returns it as `sought` does."""
    while (back := sought(leader, BACK)) is not None:
        take(leader, *back)
        found = sought(leader, label)
        if found is not None:
            return found
    return None


def take(leader: Member, menu: str, label: str) -> None:
    """Press a button, or choose an entry of a menu."""
    if menu:
        leader.choose(label, menu=menu)
    else:
        leader.press(label)


def sought(leader: Member, label: str) -> tuple[str, str] | None:
    """The entry of the panel that begins with `label`, as (placeholder of its menu, full label).

    The placeholder is "" for a button. None if there is no such entry.
    """
    buttons = [one for one in leader.labels() if one.startswith(label)]
    if buttons:
        return "", buttons[0]
    for menu in leader.menus():
        if menu != LOOK:
            entries = [one for one in leader.entries(menu) if one.startswith(label)]
            if entries:
                return menu, entries[0]
    return None


def hand_over(leader: Member, order: str) -> None:
    """Hand the battle over to a standing order, which also chooses hits."""
    do(leader, HAND_OVER)
    leader.choose(f"{order}, which also chooses the sections", menu=order)


def end_move(leader: Member) -> None:
    """End a move, even if ships could still move or fire."""
    do(leader, "Done")
    if ANYWAY in leader.labels():
        leader.press(ANYWAY)


def fight_on(leader: Member) -> str:
    """Move by a standing order until the battle is over; returns all text read on the way."""
    read = ""
    for _ in range(MOST_MOVES):
        known = leader.everything()
        read += known
        if "Battle at" not in known:
            return read
        if ORDER_COVERS in leader.labels():
            leader.press(ORDER_COVERS)
        elif BY_ORDER in leader.menus():
            leader.choose("Assault", menu=BY_ORDER)
        else:
            leader.reads_on(known)
    raise AssertionError(f"the battle goes on: {leader.everything()}")


def first_of(*leaders: Member) -> Member:
    """Wait until one of these members is to move in the battle; returns that member."""
    deadline = time.perf_counter() + PATIENCE
    while time.perf_counter() < deadline:
        for leader in leaders:
            if BY_ORDER in leader.menus():
                return leader
            leader.page.wait_for_timeout(100)
    raise AssertionError(f"nobody is to move: {[one.everything() for one in leaders]}")


def wait_for_turn(leader: Member) -> None:
    """Wait until the battle asks the leader for something."""
    leader.reads("· your ")
    leader.board.locator("button", has_text=re.compile("Done|Leave it to")).first.wait_for()
