"""A member's data in crews, for the export of their data."""

from bot.features.crew.state import CREW, CREWS, Crew
from bot.store.protocol import Store
from bot.store.records import NO_SEAT_LEFT
from bot.table.settings import settings_of
from bot.table.state import TableState


async def of_member(store: Store, user: int) -> dict[str, object]:
    """The part of the export with the key "crews": one entry for each crew of the member.

    With their current vote, the number of their ideas that were played, and their times.
    """
    found = []
    for one in await store.leavers_of(user):
        row = await store.match(one.match_id)
        crew = None if row is None else _crew(settings_of(row).affairs, one.number)
        if one.seat != NO_SEAT_LEFT or row is None or crew is None:
            continue
        votes = [ballot.path for ballot in crew.ballots if ballot.by == one.number]
        ideas = crew.ideas.get(one.number, 0)
        called = one.number in crew.wakes
        entry = {"match_id": row.id, "game": row.game, "name": one.name, "called": called}
        times = {"joined": crew.joined.get(one.number), "voted": crew.voted.get(one.number)}
        found.append({**entry, **times, "votes": votes, "ideas": ideas})
    return {"crews": found}


def _crew(state: TableState, number: int) -> Crew | None:
    """The crew of a table to which the member with this number belongs; None without one."""
    seats = (seat for seat, there in state.aboard.items() if number in there)
    found = CREWS.of(state).get(next(seats, -1))
    return CREW.of(state) if found is None else found
