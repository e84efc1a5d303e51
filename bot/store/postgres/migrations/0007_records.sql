-- Long after a match is over all of its record is one row, compressed, and no snapshot.
CREATE TABLE records (
    match_id text COLLATE "C" PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    actions bigint NOT NULL,
    record bytea NOT NULL
);
ALTER TABLE records ALTER COLUMN record SET STORAGE EXTERNAL;

ALTER TABLE matches ADD COLUMN packed integer NOT NULL DEFAULT 0 CHECK (packed IN (0, 1));
CREATE INDEX matches_to_pack ON matches (updated) WHERE status = 'over' AND packed = 0;
