-- What must still reach Discord is a notice, in the tables as everywhere else.
ALTER TABLE parcels RENAME TO notices;
DROP INDEX parcels_by_time;
DROP INDEX parcels_by_match;
DROP INDEX parcels_leased;
CREATE INDEX notices_by_time ON notices (not_before, created);
CREATE INDEX notices_by_match ON notices (match_id) WHERE match_id IS NOT NULL;
CREATE INDEX notices_leased ON notices (id) WHERE leased;
