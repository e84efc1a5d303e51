-- The first start of a member in a challenge of the day counts, on whichever server: a row stands from
-- the start on, without an end while the game is under way and without a score if it was given up.

CREATE TABLE finished_dailies AS SELECT * FROM dailies;
DROP TABLE dailies;
CREATE TABLE dailies (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    match_id TEXT NOT NULL,
    score REAL,
    ended REAL,
    PRIMARY KEY (day, game, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX dailies_by_guild ON dailies (day, game, guild_id);
CREATE INDEX dailies_by_user ON dailies (user_id);

INSERT OR IGNORE INTO dailies
    SELECT json_extract(m.settings, '$.daily'), m.game, m.guild_id, s.user_id, m.id, f.score,
        CASE WHEN m.status = 'over' THEN coalesce(f.ended, m.updated) END
    FROM matches m
    JOIN seats s ON s.match_id = m.id
    LEFT JOIN finished_dailies f ON f.match_id = m.id
    WHERE json_extract(m.settings, '$.daily') IS NOT NULL AND s.user_id IS NOT NULL
    ORDER BY m.created;
INSERT OR IGNORE INTO dailies SELECT * FROM finished_dailies ORDER BY ended;
DROP TABLE finished_dailies;
