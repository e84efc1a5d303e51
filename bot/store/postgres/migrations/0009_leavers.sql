-- Who sat at a table and left it: in which order, after which action, in which turn of the game.
CREATE TABLE leavers (
    match_id text COLLATE "C" NOT NULL REFERENCES matches ON DELETE CASCADE,
    number integer NOT NULL,
    seat integer NOT NULL CHECK (seat >= 0),
    user_id bigint,
    name text NOT NULL,
    revision bigint NOT NULL,
    turn bigint NOT NULL,
    PRIMARY KEY (match_id, number)
);
CREATE INDEX leavers_by_user ON leavers (user_id) WHERE user_id IS NOT NULL;
