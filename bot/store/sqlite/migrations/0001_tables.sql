-- Members stand in columns called user_id and host_id only, and in the roles of messages.

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
    edition INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX one_match_a_channel ON matches (channel_id) WHERE status <> 'over';
CREATE INDEX matches_by_guild ON matches (guild_id, status);
CREATE INDEX matches_by_host ON matches (host_id) WHERE host_id IS NOT NULL;

CREATE TABLE seats (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user_id INTEGER,
    agent TEXT,
    name TEXT NOT NULL,
    autopilot INTEGER NOT NULL CHECK (autopilot IN (0, 1)),
    decision INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_user ON seats (user_id) WHERE user_id IS NOT NULL;

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

CREATE TABLE snapshots (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (match_id, revision)
) STRICT;

CREATE TABLE messages (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    role TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (match_id, role)
) STRICT, WITHOUT ROWID;

CREATE TABLE parcels (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    nonce TEXT NOT NULL,
    created REAL NOT NULL,
    not_before REAL NOT NULL,
    match_id TEXT REFERENCES matches ON DELETE CASCADE,
    key TEXT UNIQUE,
    attempts INTEGER NOT NULL
) STRICT;
CREATE INDEX parcels_by_time ON parcels (not_before);
CREATE INDEX parcels_by_match ON parcels (match_id) WHERE match_id IS NOT NULL;

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

CREATE TABLE dailies (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    match_id TEXT NOT NULL,
    score REAL NOT NULL,
    ended REAL NOT NULL,
    PRIMARY KEY (day, game, guild_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX dailies_by_user ON dailies (user_id);
