-- The tables of the first release. Ids of members stand in columns called user_id and host_id only,
-- and in the roles of messages; texts that the engine and the bot write are JSON. Times are in unix
-- seconds.

CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    ruleset TEXT NOT NULL,
    options TEXT NOT NULL,
    size INTEGER NOT NULL CHECK (size > 0),
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'paused', 'over')),
    host_id INTEGER,
    settings TEXT NOT NULL,
    seed_hash TEXT NOT NULL,
    created REAL NOT NULL,
    updated REAL NOT NULL,
    outcome TEXT,
    interaction INTEGER UNIQUE,
    revision INTEGER NOT NULL,
    edition INTEGER NOT NULL,
    -- The seed is made of a secret whose hash was shown, and of the interaction that started the game.
    secret TEXT,
    started INTEGER,
    packed INTEGER NOT NULL DEFAULT 0 CHECK (packed IN (0, 1))
) STRICT;
CREATE UNIQUE INDEX one_match_a_channel ON matches (channel_id) WHERE status <> 'over';
-- Finished games outnumber the others: what is asked of the others never passes by them.
CREATE INDEX matches_under_way ON matches (guild_id, updated DESC, id) WHERE status <> 'over';
CREATE INDEX matches_over ON matches (guild_id, updated DESC, id) WHERE status = 'over';
CREATE INDEX matches_by_host ON matches (host_id) WHERE host_id IS NOT NULL;
CREATE INDEX matches_to_pack ON matches (updated) WHERE status = 'over' AND packed = 0;

CREATE TABLE seats (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user_id INTEGER,
    agent TEXT,
    name TEXT NOT NULL,
    autopilot INTEGER NOT NULL CHECK (autopilot IN (0, 1)),
    decision INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    -- When the match of the seat was last written, once it is over: a member's games are listed by it.
    ended REAL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_under_way ON seats (user_id, match_id) WHERE ended IS NULL;
CREATE INDEX seats_over ON seats (user_id, ended DESC, match_id) WHERE ended IS NOT NULL;

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

CREATE TABLE actions (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    revision INTEGER NOT NULL CHECK (revision > 0),
    seat INTEGER NOT NULL,
    by TEXT NOT NULL CHECK (by IN ('player', 'agent', 'deadline', 'queue', 'undo')),
    action TEXT NOT NULL,
    events TEXT NOT NULL,
    at REAL NOT NULL,
    interaction INTEGER UNIQUE,
    PRIMARY KEY (match_id, revision)
) STRICT;

-- The turn of the game decides how long a snapshot is kept.
CREATE TABLE snapshots (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    state BLOB NOT NULL,
    turn INTEGER NOT NULL,
    PRIMARY KEY (match_id, revision)
) STRICT;

-- Long after a match is over its actions and its last snapshot are one compressed row.
CREATE TABLE records (
    match_id TEXT PRIMARY KEY NOT NULL REFERENCES matches ON DELETE CASCADE,
    actions INTEGER NOT NULL,
    record BLOB NOT NULL
) STRICT;

CREATE TABLE messages (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    role TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (match_id, role)
) STRICT, WITHOUT ROWID;
CREATE INDEX messages_to_members ON messages (role) WHERE role GLOB 'hand:*';

-- What must still reach Discord; a leased one is being delivered.
CREATE TABLE notices (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    nonce TEXT NOT NULL,
    created REAL NOT NULL,
    not_before REAL NOT NULL,
    match_id TEXT REFERENCES matches ON DELETE CASCADE,
    key TEXT UNIQUE,
    attempts INTEGER NOT NULL,
    leased INTEGER NOT NULL DEFAULT 0 CHECK (leased IN (0, 1))
) STRICT;
CREATE INDEX notices_by_time ON notices (not_before, created);
CREATE INDEX notices_by_match ON notices (match_id) WHERE match_id IS NOT NULL;
CREATE INDEX notices_leased ON notices (id) WHERE leased;

CREATE TABLE timers (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (match_id, seat, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX timers_by_time ON timers (due);

CREATE TABLE guild_settings (
    guild_id INTEGER PRIMARY KEY,
    settings TEXT NOT NULL
) STRICT;

CREATE TABLE member_settings (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    settings TEXT NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX member_settings_by_user ON member_settings (user_id);

-- Results and dailies outlive their matches: no reference.
CREATE TABLE results (
    match_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    user_id INTEGER,
    agent TEXT,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    score REAL NOT NULL,
    ended REAL NOT NULL,
    details TEXT NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_user ON results (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX results_by_guild ON results (guild_id, game, ended);

-- How many results there are, and how many are nobody's any more: ladders see by it what changed.
CREATE TABLE result_counts (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    results INTEGER NOT NULL,
    forgotten INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game)
) STRICT, WITHOUT ROWID;

-- A member's first start in the challenge of a day counts, on whichever server: without an end while
-- the game is under way, and without a score if it was given up.
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
CREATE INDEX dailies_of_guild ON dailies (guild_id, day);
CREATE INDEX dailies_by_user ON dailies (user_id);

-- The members whom a member named as friends.
CREATE TABLE friends (
    user_id INTEGER NOT NULL,
    friend_id INTEGER NOT NULL,
    PRIMARY KEY (user_id, friend_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX friends_by_friend ON friends (friend_id);

-- The messages that the bot keeps on a server without being asked; one that was not sent yet is 0.
CREATE TABLE postings (
    guild_id INTEGER NOT NULL,
    role TEXT NOT NULL,
    occasion TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    again REAL NOT NULL,
    PRIMARY KEY (guild_id, role)
) STRICT, WITHOUT ROWID;

-- How many messages of a day nobody on the server asked for. The limit is the table's own.
CREATE TABLE unasked (
    guild_id INTEGER NOT NULL,
    day TEXT NOT NULL,
    messages INTEGER NOT NULL CHECK (messages BETWEEN 1 AND 24),
    PRIMARY KEY (guild_id, day)
) STRICT, WITHOUT ROWID;
