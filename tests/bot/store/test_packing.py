"""What a packed record contains, and how small it is."""

from random import Random

import pytest

from bot.play.undo import facts_json
from bot.store.packing import pack, unpack
from bot.store.records import Action, By, Snapshot
from engine.core import options, registry
from engine.core.chance import Chance, seed_from
from engine.core.game import Perspective
from engine.core.match import Match, actions_of, states_of
from tests.bot.store.tables import move

ROOM = 48 * 1024
"""Maximum bytes of a packed game of Black Abyss."""


def long_game() -> tuple[list[Action], Snapshot]:
    """Six agents on the largest map of Black Abyss, to the end."""
    game = registry.game("black_abyss")
    policy, luck, pauses = game.policies["greedy"], Chance(seed_from("pack")), Random(4)
    chosen = options.read(game, {"map": "frontier"})
    match = Match.start(game, chosen, 6, seed_from("packed"))
    record, at = list[Action](), 1_790_000_000.0
    while seats := game.missing(match.state):
        seat = seats[0] if len(seats) == 1 else luck.pick(seats)
        action = policy(Perspective(game, match.state, seat), luck)
        step = match.play(seat, action)
        match, at = step.match, at + pauses.expovariate(1 / 600)
        written = actions_of(game).dump(action).decode()
        record.append(
            Action("abyss", match.revision, seat, By.PLAYER, written, facts_json(step), at)
        )
    return record, Snapshot("abyss", match.revision, states_of(game).dump(match.state), 9)


def test_the_longest_games_are_packed_small_and_without_loss() -> None:
    record, last = long_game()
    packed = pack(record, last, len(record))
    assert len(record) > 1500
    assert len(packed) <= ROOM
    kept = unpack("abyss", packed)
    assert kept.snapshot == last
    assert [(one.action, one.events, one.seat) for one in kept.actions] == [
        (one.action, one.events, one.seat) for one in record
    ]
    assert all(abs(one.at - was.at) < 0.001 for one, was in zip(kept.actions, record, strict=True))


def test_an_incomplete_record_is_not_packed() -> None:
    for holed in ([move(1), move(3)], [move(1), move(2)], []):
        with pytest.raises(ValueError, match=f"{len(holed)} of 3 actions cannot be packed"):
            pack(holed, None, 3)


def test_the_error_for_a_damaged_record_names_its_game() -> None:
    whole = pack([move(1)], None, 1)
    for broken in (whole[:-9], b"x", bytes([*whole[:40], whole[40] ^ 255, *whole[41:]])):
        with pytest.raises(ValueError, match=r"game duel is damaged .* restore a backup\."):
            unpack("duel", broken)
