"""The stored function that commits a batch in one round trip.

It is generated from the shared statements, one branch each. Its name is a digest of its text, so
that two versions on one database each have their own. Each commit is a block with its own
savepoint: one that violates a constraint, or misses a needed row, is rolled back alone and reported
with the index of its statement.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.store.postgres.dialect import held, spoken
from bot.store.sql.statements import WRITES, Ask, Value, Write

if TYPE_CHECKING:
    from bot.store.postgres.connections import Connection

LOCK: Final = Write("SELECT pg_advisory_xact_lock(hashtextextended(?, 0))")
"""Lock taken before settings are compared, or two commits would both find them unchanged."""
KNOWN: Final = [*WRITES, LOCK]
_PLACES: Final = {one: place for place, one in enumerate(KNOWN)}
MISSED: Final = "AIR01"
"""The code of an error that says that a needed row was not there."""

_BODY = """
DECLARE
    _at integer := 1; _end integer; _first integer; _told text[] := '{{}}';
BEGIN
    FOR _commit IN 1 .. array_length(_sizes, 1) LOOP
        _end := _at + _sizes[_commit];
        BEGIN
            WHILE _at < _end LOOP
                _first := _firsts[_at];
                CASE _kinds[_at]
{branches}
                END CASE;
                _at := _at + 1;
            END LOOP;
            _told := _told || ''::text;
        EXCEPTION WHEN integrity_constraint_violation OR SQLSTATE '{missed}' THEN
            _told := _told || (_at - _end + _sizes[_commit] || ' ' || SQLSTATE || ' ' || SQLERRM);
            _at := _end;
        END;
    END LOOP;
    RETURN _told;
END
"""
_HEAD = """
CREATE FUNCTION {name}(
    _sizes integer[], _kinds integer[], _firsts integer[], _values text[], _bytes bytea[]
) RETURNS text[] LANGUAGE plpgsql AS $function$
#variable_conflict use_column
{body}$function$
"""

NAME: Final = f"airlock_commits_{sha256(f'{KNOWN}{_BODY}{_HEAD}'.encode()).hexdigest()[:12]}"
CALL: Final = f"SELECT {NAME}($1, $2, $3, $4, $5)"


async def install(connection: Connection) -> None:
    """Create the function of this version, if it does not exist."""
    if await connection.fetchval("SELECT to_regproc($1)", NAME) is None:
        branches = [
            await _branch(connection, place, statement) for place, statement in enumerate(KNOWN)
        ]
        body = _BODY.format(branches="\n".join(branches), missed=MISSED)
        await connection.execute(_HEAD.format(name=NAME, body=body))


async def _branch(connection: Connection, place: int, statement: Write) -> str:
    """A statement with its values taken out of those of all commits, as the types it needs."""
    sql = spoken(statement.sql)
    types = [one.name for one in (await connection.prepare(sql)).get_parameters()]

    def value(mark: re.Match[str]) -> str:
        number = int(mark[1]) - 1
        text = f"_values[_first + {number}]"
        return f"_bytes[{text}::int4]" if types[number] == "bytea" else f"{text}::{types[number]}"

    sql = re.sub(r"^SELECT", "PERFORM", re.sub(r"\$(\d+)", value, sql))
    missed = f" IF NOT FOUND THEN RAISE SQLSTATE '{MISSED}'; END IF;" if statement.needed else ""
    return f"                WHEN {place} THEN {sql};{missed}"


class Commits(NamedTuple):
    """What the function is given: how many statements each commit has, and those of all.

    `firsts` says where in `values` each statement's begin; bytes stand apart, by their place.
    """

    sizes: list[int]
    kinds: list[int]
    firsts: list[int]
    values: list[str | None]
    parts: list[bytes]

    @classmethod
    def of(cls, commits: Iterable[Sequence[Ask]]) -> Commits:
        """What asks for these."""
        all_ = cls([], [], [], [], [])
        for asked in commits:
            all_.sizes.append(len(asked))
            for write, values in asked:
                all_.kinds.append(_PLACES[write])
                all_.firsts.append(len(all_.values) + 1)
                all_.values.extend(map(all_._text, values))
        return all_

    def _text(self, value: Value) -> str | None:
        if value is None:
            return None
        if isinstance(value, bytes):
            self.parts.append(value)
            return str(len(self.parts))
        return held(value) if isinstance(value, str) else repr(value)
