-- Who sat at a table and left it: in which order, after which action, in which turn of the game.
CREATE TABLE leavers (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user_id INTEGER,
    name TEXT NOT NULL,
    revision INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX leavers_by_user ON leavers (user_id) WHERE user_id IS NOT NULL;
