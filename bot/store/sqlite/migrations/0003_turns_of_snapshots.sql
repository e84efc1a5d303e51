-- Which turn a snapshot belongs to decides how long it is kept; of a game that is over the last one is.

ALTER TABLE snapshots ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
UPDATE snapshots SET turn = coalesce(json_extract(CAST(state AS TEXT), '$.turn'), 0);

DELETE FROM snapshots
WHERE match_id IN (SELECT id FROM matches WHERE status = 'over')
    AND revision < (SELECT max(n.revision) FROM snapshots n WHERE n.match_id = snapshots.match_id);
