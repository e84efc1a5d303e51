-- Long after a match is over all of its record is one row, compressed, and no snapshot.
CREATE TABLE records (
    match_id TEXT NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    actions INTEGER NOT NULL,
    record BLOB NOT NULL
) STRICT;

ALTER TABLE matches ADD COLUMN packed INTEGER NOT NULL DEFAULT 0 CHECK (packed IN (0, 1));
CREATE INDEX matches_to_pack ON matches (updated) WHERE status = 'over' AND packed = 0;
