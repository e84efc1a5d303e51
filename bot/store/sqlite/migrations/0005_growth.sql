-- What is asked of games that are not over never passes by those that are, however many there are.

DROP INDEX matches_by_guild;
CREATE INDEX matches_under_way ON matches (guild_id, updated DESC, id) WHERE status <> 'over';
CREATE INDEX matches_over ON matches (guild_id, updated DESC, id) WHERE status = 'over';

-- When the match of a seat was last touched, once it is over: a member's games are listed by it.
ALTER TABLE seats ADD COLUMN ended REAL;
UPDATE seats SET ended = (SELECT updated FROM matches WHERE id = match_id AND status = 'over');
DROP INDEX seats_by_user;
CREATE INDEX seats_under_way ON seats (user_id, match_id) WHERE ended IS NULL;
CREATE INDEX seats_over ON seats (user_id, ended DESC, match_id) WHERE ended IS NOT NULL;

CREATE INDEX messages_to_members ON messages (role) WHERE role GLOB 'hand:*';

DROP INDEX parcels_by_time;
CREATE INDEX parcels_by_time ON parcels (not_before, created);
CREATE INDEX parcels_leased ON parcels (id) WHERE leased;

-- How many results there are, and how many are nobody's any more: ladders see by it what changed.
CREATE TABLE result_counts (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    results INTEGER NOT NULL,
    forgotten INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game)
) STRICT, WITHOUT ROWID;
INSERT INTO result_counts
    SELECT guild_id, game, count(*), sum(user_id IS NULL AND agent IS NULL)
    FROM results GROUP BY guild_id, game;
