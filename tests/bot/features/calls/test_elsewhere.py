"""Where the bot is no member, nobody is called to tables."""

import pytest

from tests.simulation import Simulation, labels_of, text_of


@pytest.mark.parametrize("where", ["club", "friends"])
async def test_calls_need_a_server_of_the_bot(simulation: Simulation, where: str) -> None:
    place = getattr(simulation, where)
    ada, _ = place.members
    await ada.slash(place.channel, "your notify")
    answer = simulation.sees(ada, place.channel)[-1]
    assert answer.is_ephemeral
    assert text_of(answer).startswith("That only works on servers I'm a member of.")
    assert not labels_of(answer)
