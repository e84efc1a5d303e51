# Calls to new tables
calls-heading = Tell me when somebody opens a table
calls-about = I send you a direct message about each new table of the games you choose, where all of this server see it. At most { $most } a day, none in your quiet hours.
calls-now = You are told of: { $games }.
calls-none = You are told of no game.
calls-closed = My last direct message didn't reach you, so I stopped. Allow direct messages from this server, then choose again.
calls-which = Of which games?
calls-role = For every new table this server also calls { $role } in { $where }.
calls-opened = { $host } opened a table of [{ $game }]({ $link }) in { $where }: { $taken } of { $most } seats taken. Pace: { $pace }.
calls-why = You asked me to tell you. /your notify changes it.
calls-stopped = I no longer tell you of tables of { $game } on that server. /your notify there changes it.
button-call-me = Tell me of new tables
button-to-table = Go to the table
button-no-calls = Don't tell me any more
switch-calls = Call of a role for new tables
posts-calls = When somebody opens a table that all see, I call { $role } in { $where }, once.
posts-no-calls = I call no role when somebody opens a table. Each member can ask for direct messages with /your notify.
