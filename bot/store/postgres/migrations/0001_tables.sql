-- The tables of the first release, as SQLite's are. Texts are compared by their bytes, so that lists
-- stand in one order on every server.

CREATE TABLE airlock_schema (number integer NOT NULL);
INSERT INTO airlock_schema VALUES (1);

CREATE TABLE matches (
    id text COLLATE "C" PRIMARY KEY,
    game text COLLATE "C" NOT NULL,
    ruleset text NOT NULL,
    options text NOT NULL,
    size integer NOT NULL CHECK (size > 0),
    guild_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    status text NOT NULL CHECK (status IN ('lobby', 'running', 'paused', 'over')),
    host_id bigint,
    settings text NOT NULL,
    seed_hash text NOT NULL,
    created double precision NOT NULL,
    updated double precision NOT NULL,
    outcome text,
    interaction bigint UNIQUE,
    revision bigint NOT NULL,
    edition bigint NOT NULL,
    -- The seed is made of a secret whose hash was shown, and of the interaction that started the game.
    secret text,
    started bigint,
    packed integer NOT NULL DEFAULT 0 CHECK (packed IN (0, 1))
);
CREATE UNIQUE INDEX one_match_a_channel ON matches (channel_id) WHERE status <> 'over';
-- Finished games outnumber the others: what is asked of the others never passes by them.
CREATE INDEX matches_under_way ON matches (guild_id, updated DESC, id) WHERE status <> 'over';
CREATE INDEX matches_over ON matches (guild_id, updated DESC, id) WHERE status = 'over';
CREATE INDEX matches_by_host ON matches (host_id) WHERE host_id IS NOT NULL;
CREATE INDEX matches_to_pack ON matches (updated) WHERE status = 'over' AND packed = 0;

CREATE TABLE seats (
    match_id text COLLATE "C" NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat integer NOT NULL CHECK (seat >= 0),
    user_id bigint,
    agent text,
    name text NOT NULL,
    autopilot integer NOT NULL CHECK (autopilot IN (0, 1)),
    decision bigint NOT NULL,
    seen bigint NOT NULL,
    -- When the match of the seat was last written, once it is over: a member's games are listed by it.
    ended double precision,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX seats_under_way ON seats (user_id, match_id) WHERE ended IS NULL;
CREATE INDEX seats_over ON seats (user_id, ended DESC, match_id) WHERE ended IS NOT NULL;

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

CREATE TABLE actions (
    match_id text COLLATE "C" NOT NULL REFERENCES matches ON DELETE CASCADE,
    revision bigint NOT NULL CHECK (revision > 0),
    seat integer NOT NULL,
    by text NOT NULL CHECK (by IN ('player', 'agent', 'deadline', 'queue', 'undo')),
    action text NOT NULL,
    events text NOT NULL,
    at double precision NOT NULL,
    interaction bigint UNIQUE,
    PRIMARY KEY (match_id, revision)
);

-- The turn of the game decides how long a snapshot is kept.
CREATE TABLE snapshots (
    match_id text COLLATE "C" NOT NULL REFERENCES matches ON DELETE CASCADE,
    revision bigint NOT NULL,
    state bytea NOT NULL,
    turn bigint NOT NULL,
    PRIMARY KEY (match_id, revision)
);

-- Long after a match is over its actions and its last snapshot are one compressed row.
CREATE TABLE records (
    match_id text COLLATE "C" PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
    actions bigint NOT NULL,
    record bytea NOT NULL
);
ALTER TABLE records ALTER COLUMN record SET STORAGE EXTERNAL;

CREATE TABLE messages (
    match_id text COLLATE "C" NOT NULL REFERENCES matches ON DELETE CASCADE,
    role text COLLATE "C" NOT NULL,
    channel_id bigint NOT NULL,
    message_id bigint NOT NULL,
    revision bigint NOT NULL,
    PRIMARY KEY (match_id, role)
);
CREATE INDEX messages_to_members ON messages (role) WHERE role LIKE 'hand:%';

-- What must still reach Discord; a leased one is being delivered by the process that holds it.
CREATE TABLE notices (
    id text COLLATE "C" PRIMARY KEY,
    kind text NOT NULL,
    payload text NOT NULL,
    nonce text NOT NULL,
    created double precision NOT NULL,
    not_before double precision NOT NULL,
    match_id text COLLATE "C" REFERENCES matches ON DELETE CASCADE,
    key text UNIQUE,
    attempts integer NOT NULL,
    leased integer NOT NULL DEFAULT 0 CHECK (leased IN (0, 1)),
    holder text
);
CREATE INDEX notices_by_time ON notices (not_before, created);
CREATE INDEX notices_by_match ON notices (match_id) WHERE match_id IS NOT NULL;
CREATE INDEX notices_leased ON notices (holder) WHERE leased = 1;

CREATE TABLE timers (
    match_id text COLLATE "C" NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat integer NOT NULL,
    kind text COLLATE "C" NOT NULL,
    due double precision NOT NULL,
    PRIMARY KEY (match_id, seat, kind)
);
CREATE INDEX timers_by_time ON timers (due, match_id, seat, kind);

CREATE TABLE guild_settings (
    guild_id bigint PRIMARY KEY,
    settings text NOT NULL
);

CREATE TABLE member_settings (
    guild_id bigint NOT NULL,
    user_id bigint NOT NULL,
    settings text NOT NULL,
    PRIMARY KEY (guild_id, user_id)
);
CREATE INDEX member_settings_by_user ON member_settings (user_id);

-- Results and dailies outlive their matches: no reference.
CREATE TABLE results (
    match_id text COLLATE "C" NOT NULL,
    seat integer NOT NULL,
    game text COLLATE "C" NOT NULL,
    guild_id bigint NOT NULL,
    user_id bigint,
    agent text,
    won integer NOT NULL CHECK (won IN (0, 1)),
    score double precision NOT NULL,
    ended double precision NOT NULL,
    details text NOT NULL,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX results_by_user ON results (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX results_by_guild ON results (guild_id, game, ended, match_id, seat);

-- How many results there are, and how many are nobody's any more: ladders see by it what changed.
CREATE TABLE result_counts (
    guild_id bigint NOT NULL,
    game text COLLATE "C" NOT NULL,
    results bigint NOT NULL,
    forgotten bigint NOT NULL,
    PRIMARY KEY (guild_id, game)
);

-- A member's first start in the challenge of a day counts, on whichever server: without an end while
-- the game is under way, and without a score if it was given up.
CREATE TABLE dailies (
    day text COLLATE "C" NOT NULL,
    game text COLLATE "C" NOT NULL,
    guild_id bigint NOT NULL,
    user_id bigint NOT NULL,
    match_id text COLLATE "C" NOT NULL,
    score double precision,
    ended double precision,
    PRIMARY KEY (day, game, user_id)
);
CREATE INDEX dailies_by_guild ON dailies (day, game, guild_id);
CREATE INDEX dailies_of_guild ON dailies (guild_id, day);
CREATE INDEX dailies_by_user ON dailies (user_id);

-- The members whom a member named as friends.
CREATE TABLE friends (
    user_id bigint NOT NULL,
    friend_id bigint NOT NULL,
    PRIMARY KEY (user_id, friend_id)
);
CREATE INDEX friends_by_friend ON friends (friend_id);

-- The processes that play on this database, each with its last sign of life (what one has claimed is
-- free when that ends), what it hears of Discord ("0-3/16"; "" while it stands by), and the newest
-- schema it knows.
CREATE TABLE processes (
    id text PRIMARY KEY,
    alive timestamptz NOT NULL,
    hears text NOT NULL,
    knows integer NOT NULL
);

-- The messages that the bot keeps on a server without being asked; one that was not sent yet is 0.
CREATE TABLE postings (
    guild_id bigint NOT NULL,
    role text COLLATE "C" NOT NULL,
    occasion text COLLATE "C" NOT NULL,
    channel_id bigint NOT NULL,
    message_id bigint NOT NULL,
    again double precision NOT NULL,
    PRIMARY KEY (guild_id, role)
);

-- How many messages of a day nobody on the server asked for. The limit is the table's own.
CREATE TABLE unasked (
    guild_id bigint NOT NULL,
    day text COLLATE "C" NOT NULL,
    messages integer NOT NULL CHECK (messages BETWEEN 1 AND 24),
    PRIMARY KEY (guild_id, day)
);
