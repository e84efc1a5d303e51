# What the bot itself says. Games have their own files.

seat = Seat { $seat }
somebody = somebody

board-heading = { $game } · { $turn } · { $who }
panel-do-this = **Do this:** { $what }
panel-guided-hints = From now on you decide; *Hint* still advises you.
panel-guided = From now on you decide. *How to play* on the board has the rules.
board-further = Press Text to see more.
board-resigned = { LIST($who, "and") } { $quitters ->
    [one] has
   *[other] have
} quit this game.
board-ended-manager = A manager ended this game.
board-ended-vote = The players voted to end this game.
board-ended-away = This game was ended because { $who } was away, so { LIST($winners, "and") } won.
board-resigned-together = Everyone gave up together.
board-resigned-won = { LIST($who, "and") } { $quitters ->
    [one] has
   *[other] have
} quit this game, so { LIST($winners, "and") } { $count ->
    [one] wins
   *[other] win
}.
board-resigned-points = { LIST($who, "and") } { $quitters ->
    [one] has
   *[other] have
} quit this game. Of the others, { LIST($winners, "and") } { $count ->
    [one] wins
   *[other] win
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
board-late = { $who } ran out of time, so { $winner } wins.
board-late-both = Both ran out of time at once, so nobody wins.

button-all-words = Everything in words
button-text = Text
button-games = My games
button-look = Look around
score-rivals = Who is winning?
score-together = How are we doing?
score-over = Final score
score-alone = How am I doing?
score-heading = { $game } · { $question }
button-undo = Undo
button-undo-yes = Undo it
button-again = Play again
button-again-harder = Again, one step harder
button-again-tutorial = Tutorial again
button-again-usual = Play a real game
button-thread = Open a thread
button-leave-end = Quit: the game ends
button-keep-playing = Keep playing
button-keep-move = Keep it
kept = Nothing has changed.
button-close-yes = End the game

page-of = Page { $page } of { $pages }
menu-back = Back
menu-first = Choose a move …
menu-more = More …
menu-choose = Choose …
menu-pick = { $what } · choose { $count }
menu-pick-range = { $what } · choose { $least } to { $most }
item-copies = { $count ->
    [one] { $what }
   *[other] { $count } × { $what }
}
menu-count = Choose { $count } of these
menu-count-range = Choose { $least } to { $most } of these
form-part = { $what } ({ $part } of { $parts })
menu-previous = ← Previous
menu-next = Next →
menu-page = { $what } (page { $page } of { $pages })
menu-look = Look at …

note-outdated = Too late: the game has moved on, and this is how things stand now.
answers-left = To answer older offers, open *My moves*, then *{ $menu }*.

undo-ask = **You would undo this:**
undo-ask-last = **Undo your last move?**
undo-reshuffles = What was still hidden before that is drawn again and may turn out differently.
undo-done = Undone. The board shows where you are now.
undo-nothing = You have nothing to undo.
undo-changed = The game has moved on. Press Undo again to see what would be taken back now.

leave-ask = How do you want to quit? You can't undo this.
    - **The game ends** now, and { $ending }.
    - **An AI plays on**: it takes your seat, and the game goes on without you.
leave-ask-end = Quit? The game ends now, and { $ending }. You can't resume it.
leave-unwon = it counts as lost
leave-tutorial = it doesn't count: this is a tutorial
leave-won-by = { $who } wins
close-ask = End this game for everyone? It won't count, and it can't be resumed.
close-done = The game is over.
release-ask = This game can't be loaded any more. End it for everyone? It won't count.

ways-called = { $one }, { $other }
thread-offer = { $own ->
    [1] Your game of { $game } is running here.
    [0] A game of { $game } is running in this channel.
   *[other] This channel already has a game.
    } { $tutorial ->
    [1] Open a thread for the tutorial?
   *[0] Open a thread for a new one?
    }
thread-offer-own = { $tutorial ->
    [1] The tutorial can't start here yet: your own table of { $game } is waiting.
   *[0] Your own table of { $game } is waiting here.
    } { $ready ->
    [1] Press Start to begin it, or Leave to close it.
   *[0] It needs more players; press Leave to close it.
    } { $tutorial ->
    [1] Or open a thread for the tutorial?
   *[0] Or open a thread for this game?
    }
thread-offer-lobby = { $tutorial ->
    [1] The tutorial can't start here yet: a table of { $game } is looking for players. Press Join to play with them. Or open a thread for the tutorial?
   *[0] A table of { $game } is looking for players here: press Join. Or open a thread for your own game?
    }
thread-forming = A table for this is already looking for players: press Join in { $where }. Or open a thread for a table of your own?
thread-tutorial = tutorial
thread-opened = Your game is waiting for you in { $where }.
thread-crew = The crew is playing in { $where }. Press a move there to vote.

refused-over = This game is over. Start another with /play.
refused-no-seat = This game has no such seat.
watch-doors = You have no seat in this game of { $game }, but you can watch. Start your own with /play.
refused-not-seated = You're not in this game of { $game }. Start your own with /play.
refused-busy = Several people are changing this game at once. Try again in a moment.
refused-pick = { $exact ->
    [1] Choose exactly { $most } of them.
   *[0] Choose { $least } to { $most } of them.
}
refused-not-over = This game is still going on.
refused-forum = Choose a forum for this, not a text channel.
refused-no-forum = Choose a text channel for this, not a forum.
refused-no-role = Also choose the role to mention, with the option “role”.
refused-here = I can't post it here. Choose a channel with the option “channel”.
refused-role = I may not mention { $role } there. Allow everyone to mention that role, or choose another. I never mention everyone at once.
refused-players = { $game } with these options is for { $exact ->
    [1] { $most ->
        [one] one player only
       *[other] exactly { $most } players
    }
   *[0] { $least } to { $most } players
}.
refused-permission = I need the permission “{ $what }” in this channel. Ask a server manager to grant it, then try again.
refused-elsewhere = That only works on servers I'm a member of. Elsewhere you can only play alone.
servers-only = on servers only
refused-elsewhere-game = { $game } needs other players, so it only works on servers I'm a member of. Solo games: { $games }.
refused-games-elsewhere = You already have { $count } games in your direct messages. Nobody can have more: finish or quit one first.
refused-channel = On this server, games start in { $where } only.
refused-games = This server allows { $count ->
    [one] one game
   *[other] { $count } games
} at a time. Finish or quit one first.
refused-games-each = You already host { $count ->
    [one] one game
   *[other] { $count } games
} on this server. Nobody can host more: finish or quit one first.
refused-no-threads = This channel already has a game, and I may not open threads on this server. Try another channel.
refused-thread = Discord couldn't open a thread. Try again in a moment, or play in another channel.
refused-no-game = No game is being played here. Start one with /play.
refused-no-game-of-yours = You're not in any game. Start one with /play.
refused-game-of-yours = You're not in a game called “{ $typed }”. Pick one of the suggestions.
refused-channels = The list is full with { $most } channels. Remove one with /settings disallow first.
refused-not-allowed = { $where } isn't on the list of game channels.
refused-no-list = Nothing has changed: games may start in every channel. Choose the game channels with /settings allow; then games start only there.
refused-last-channel = Nothing has changed: without { $where }, games could start in every channel. If you want that, use /settings allow without a channel.
refused-not-admin = Only members who may manage the server can do that.
refused-others-button = That button is for another player.
refused-sightless = This game has nothing to look at. *Text* on the board says how things stand.
refused-no-sights = There is nothing to look at right now.
refused-sight = There is nothing called “{ $typed }” to look at. Pick one of the suggestions.
refused-no-laws = { $game } has no laws to look up.
refused-no-chart = { $game } has no chart.
refused-ambiguous = “{ $typed }” could be several things: { $found }. Pick one of the suggestions.
# Words that may be typed between those of a move, and mean nothing.
typed-joining = to from at in on the a an of with by
typed-toward = to
refused-sentence = “{ $typed }” isn't a move you can make now. Clear the field and pick a suggestion, or press a button.
refused-out-of-turn = The game is waiting for { LIST($who, "and") }, so you can only prepare your turn. { $why }
refused-waits = Nothing to do right now: the game is waiting for { LIST($who, "and") }.
refused-card = There is no card called “{ $typed }” in { LIST($game, "or") }. Pick one of the suggestions.
refused-section = There is no section called “{ $typed }” in these rules. Pick one of the suggestions.
refused-options = I don't understand “{ $typed }”. Write options as “name: value”, separated by commas, for example “{ $example }”.
refused-option = { $game } has no option “{ $typed }”. It has: { $known }.
refused-no-options = { $game } has no options. Leave them empty.
refused-option-twice = { $option } is set twice: { $values }. Set it once.
refused-value = { $option } can't be “{ $typed }”. Choose one of: { $values }.
refused-game = There is no game called “{ $typed }”. There are: { $games }.
refused-which-game = No game is being played here. Choose one with the option “game”.
refused-city = I don't know the city “{ $typed }”. Pick a suggestion: any large city in your time zone will do.
refused-no-finished = No game has been finished in this channel yet. Start one with /play.
refused-old-command = { $command } has changed, and your Discord still shows the old form. Restart Discord (Ctrl+R on a computer), then try again.
refused-not-here = { $who } is not on this server. Choose one of its members.
refused-typed = I don't know “{ $typed }”. Pick one of the suggestions.
refused-no-rules = I don't have the rules of { $game }. Ask whoever runs the bot.

fault-not-saved = That couldn't be saved, so nothing changed. Try again in a moment.
fault-outdated = The game has moved on, so nothing was done. Check the board and choose again.
fault-store = Games can't be loaded right now; nothing was changed. Whoever runs the bot finds the reason in its log.
fault-unknown-match = This game no longer exists. Start a new one with /play.
fault-channel-taken = This channel already has a game. Finish it, end it with /table quit, or use another channel.
fault-engine = This game can't be loaded; nothing was changed. /table quit ends it. Whoever runs the bot finds the reason in its log.
fault-game = { $game } can't be played right now: it has an error. Your games are kept. Whoever runs the bot finds the reason in its log.
fault-lesson = The tutorial of { $game } can't be played right now: it has an error. The game itself can be played with /play. Whoever runs the bot finds the reason in its log.
fault-table = This game of { $game } can't be shown right now: it has an error. Your game is kept. Whoever runs the bot finds the reason in its log; once it is fixed, /board shows the game again. To stop waiting, end it with /table quit.
fault-no-rules = This game of { $game } needs rules that this version of me doesn't have, so nobody can play on. Everything is kept: see /table log, /table export and the last board. /table quit ends the game.
no-rules = This game of { $game } is on hold: it needs rules that this version of me doesn't have. Everything is kept: see the board above, /table log and /table export. Once I have its rules again, any button or /board resumes it. If you'd rather not wait, end it here; it won't count.
no-rules-log = I don't have the rules of this game. This is its record, newest last; the file has all of it.
button-no-rules-end = End this game
fault-unforeseen = Something went wrong on my side; nothing was changed. Try again. If it keeps happening, tell whoever runs the bot.
fault-old-button = This button is out of date. /board shows the game as it is now.

# Permissions, as Discord names them.
right-view-channel = View Channel
right-send-messages = Send Messages
right-send-messages-in-threads = Send Messages in Threads
right-attach-files = Attach Files
right-read-message-history = Read Message History
right-create-public-threads = Create Public Threads

option-pair = { $option }: { $value }
option-yes = Yes
option-no = No
option-number = { $number }
option-usual = { $option } (default)

laws-heading = { $game } · laws
laws-none = No laws are in force yet. Laws you pass appear here.
log-heading = { $game } · what happened
log-new = New since you last looked: { $count ->
    [one] { $count } event
   *[other] { $count } events
}.
log-since = Since your last turn: { $count ->
    [one] { $count } event
   *[other] { $count } events
}.
log-nothing-since = Nothing has happened since your last move. These are the latest events.
log-nothing-new = Nothing has happened since you last looked. These are the latest events.
log-meanwhile = Meanwhile:
log-meanwhile-late = Your time ran out; the autopilot played for you.
log-meanwhile-late-by-rule = Your time ran out; the bot chose for you, as the rules say.
log-meanwhile-late-by-order = Your time ran out; your standing order or the autopilot chose for you.
log-meanwhile-prepared = Your prepared turn was played.
log-times = { $what } ({ $count }×).
button-all-of-it = Log
log-earlier = ← Earlier
log-later = Later →
log-empty = Nothing has happened yet. Every move will be listed.
log-cut = { $count ->
    [one] One more event is
   *[other] { $count } more events are
} under “Earlier”.
log-undo = { $who } took back the last move.
log-left = { $who } left { $when }; { $after } plays on.

rules-heading = { $game } · rules
rules-choose = Choose a section …
rules-contents = Contents
rules-page = Page { $page } of { $pages }
rules-goal = **Goal:** { $goal }

games-go = Your turn: { $game }
games-go-answer = Your answer: { $game }
games-go-tutorial = Continue the tutorial: { $game }
games-mine = Your games
games-here = Other games on this server
games-none = You're not in any game. Start one with /play, or see all games with /help.
games-none-here = There are no other games that you can see. Start one with /play so others can join.
games-line = [{ $game }{ $tutorial ->
    [1] { " " }· tutorial
   *[0] { "" }
}]({ $link }) in { $where } · { $turn } · { $whose }
games-line-elsewhere = { $game } in your messages · { $turn } · **your turn**, /play brings it back
games-broken-elsewhere = A game of { $game } in your messages that can't be loaded
games-yours = **your turn**
games-answer = **your answer**
games-paused = paused
games-awaits = waiting for { LIST($who, "and") }
games-awaits-votes = waiting for votes
games-lobby = [{ $game }]({ $link }) in { $where } · looking for players, opened { $when } · { $pace }
games-lobby-full = [{ $game }]({ $link }) in { $where } · all seats taken, opened { $when } · { $pace }
games-broken = [A game]({ $link }) in { $where } that can't be loaded
game-in = { $game } in { $where }
which-ask = You're in several games. Which one?
list-more = … and { $count } more


settings-heading = Settings of this server
settings-unchanged = Nothing has changed.
settings-how = To choose what I post on my own, use /settings post.
settings-no-channel = I can't right now: that channel no longer exists.
settings-no-right = I can't right now: I need the permission “{ $what }” there.
settings-no-call = I can't right now: that role no longer exists, or I may not mention it there.
settings-anywhere = Games may start in every channel. To limit them to some channels, use /settings allow.
settings-channels = Games may start only in these channels and in threads there: { $where }.
settings-threads = If a channel already has a game, I may open a thread for the next one.
settings-no-threads = I open no threads: one game per channel.
settings-games = { $most ->
    [one] Only one game may run at once
   *[other] Up to { $most } games may run at once
}; now: { $count }.{ $each ->
    [0] { "" }
    [one] { " " }Each member may host one of them.
   *[other] { " " }Each member may host up to { $each } of them.
}

about-heading = Airlock { $version }
about-what = I bring space games to your server. Play together or alone, each at your own pace. Alone you can also play in direct messages with me. Start a game with /play, learn it with /table rules, and look up cards with /table card.
about-privacy = **Privacy.** I keep who sits or sat at a table: the Discord account number, and the name shown when the seat was taken. I keep the moves and results of games, and the settings of servers. For those who play with others I also keep their language, settings, friends and saved designs. I keep whether direct messages reach them. I don't read what members write, and I share nothing. Everything is in one database, held by whoever runs me. /your data export gives you your data; /your data delete removes it. Messages in channels stay until somebody deletes them there. Ask whoever runs me about backups.
about-fairness = **Fairness.** Two things decide the cards: a secret, and the number Discord gives to the click that starts the game. The hash of the secret is shown below the board, and in a lobby before the game begins. After the game, /table export gives you the record, signed with my key. Anyone can check it against the hash and my key with airlock verify. My key: `{ $key }`
about-credits = **Credits.** Planetary Defence System was designed by Mike Berg. The other games belong to their designers.
about-licence = The code is free software under the MIT licence.
about-shard = Shard { $shard } of { $count } answered, in the process of shards { $first } to { $last }.

board-elsewhere = This game goes on in a newer message. /play brings it back.
board-moved = The board is further down now.
do-done = Done.

# At larger tables

board-heading-awaited = { $game } · { $turn } · waiting for { LIST($who, "and") }
board-heading-secret = { $game } · { $turn } · waiting for votes
board-heading-paused = { $game } · { $turn } · paused
board-heading-yours = { $game } · your turn
board-heading-answer = { $game } · your answer
board-heading-over = { $game } · { $turns }
button-hand = My moves
button-board = Board
turn-mention = { $who }, it's your turn in { $game }.
answer-mention = { $who }, { $game } needs your answer.
turn-closed = I can't send you direct messages. Press “My moves” on the board instead: only you see what opens.

# Lobbies

lobby-usual = { $changed ->
    [0] Standard rules.
   *[other] Otherwise standard rules.
} Under Options you can change: { LIST($options, "and") }.
lobby-heading = { $game } · looking for players
lobby-heading-full = { $game } · all seats taken
lobby-seat-host = { $name } (host)
lobby-seat-agent = { $name } (AI)
lobby-seat-agent-level = { $name } (AI, { $level })
lobby-seat-invited = { $name } (invited: press Join)
lobby-hours = usually plays from { $begins } to { $ends }
me-plays = Lobbies show that you usually play from { $from } to { $to } ({ $zone }).
me-any-time = Others can't see when you usually play.
me-set-plays = My usual hours …
me-set-any-time = Don't show when I play
lobby-habits = { $name } · { $habits }
habits-finished = finished { $finished } of { $games }
habits-both = answers in { $time }, finished { $finished } of { $games }
habits-time-minutes = { $count ->
    [one] about a minute
   *[other] about { $count } min
}
habits-time-hours = about { $count } h
habits-time-days = about { $count } days
lobby-waits = { $missing ->
    [0] The game begins when { $host } presses Start.
    [one] 1 more player needed: press Join or Add an AI. Then { $host } presses Start.
   *[other] { $missing } more players needed: press Join or Add an AI. Then { $host } presses Start.
}
lobby-waits-invited = All seats are taken or reserved. Invited players press Join.
lobby-with-fewer = If only { $count } of you play, choose under Options: { LIST($values, "or") }.
lobby-unused = { $option }: no effect with the other options.
lobby-agreed-pace = Pace: **{ $pace }**
lobby-agreed-rest = Clocks stand still { $rest ->
    [nights] at night (23:00 to 7:00)
    [weekends] on weekends
   *[both] at night (23:00 to 7:00) and on weekends
} in each player's own time zone. A turn may take up to { $more } longer, and the game up to { $percent }% longer.
lobby-rest-no-city = No city set? Then your night is { $begins } to { $ends } in your local time. Set one with /your settings.
rest-more-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
rest-more-days = { $count ->
    [one] a day
   *[other] { $count } days
}
lobby-rules-give-time = A few answers still have a deadline: the board shows it.
lobby-lasts-minutes = Lasts about { $count } minutes if everyone uses half their time.
lobby-lasts-hours = { $count ->
    [one] Lasts about an hour if everyone uses half their time.
   *[other] Lasts about { $count } hours if everyone uses half their time.
}
lobby-lasts-alone = AIs move at once: how long it takes is up to you.
lobby-lasts-looking = { $count ->
    [one] Lasts about a day if everyone plays three times a day.
   *[other] Lasts about { $count } days if everyone plays three times a day.
}
lobby-lasts-days = Lasts about { $count } days if everyone uses half their time.
lobby-agreed-invite-only = By invitation only.
lobby-asked = Last change: { $when }.
lobby-closes = Closes { $when } if nothing happens.
lobby-closes-surely = Closes { $when }.
lobby-wanted = Start
lobby-wanted-about = When does the game begin?
lobby-host-begins = by the host
lobby-begins = with { $count } players
lobby-begins-itself = Starts by itself once { $count } seats are taken.
lobby-begins-sooner = The host may start it sooner.
lobby-seated-begun = You have a seat in { $where }, and the game has begun.
lobby-options = Table options. Changes show in the lobby at once.
lobby-level = AI level
lobby-level-of = { $name }: { $level }
lobby-levels-mixed = AI levels: mixed
level-easy = easy
level-easy-about = Misses many good moves. Good for a first game.
level-normal = normal
level-normal-about = Plays a solid game, clearly stronger than “easy”.
level-hard = hard
level-hard-about = The strongest AI of this game, clearly stronger than “normal”.
lobby-agreed-level = AI level: **{ $level }** (change it under Options). { $like }
lobby-agreed-level-of = AI level of { $who }: **{ $level }** (change it under Options). { $like }
lobby-pace = Pace
lobby-pace-about = How long may a turn take?
lobby-rest = Clock runs
lobby-rest-about = When do clocks run? In the time zone of each player's city, or in UTC without one.
rest-none = always
rest-nights = by day
rest-weekends = on weekdays
rest-both = weekdays, by day
lobby-forfeit = Out of time
lobby-forfeit-about = What happens in a duel when a player's time runs out?
lobby-forfeit-no = the autopilot plays that turn
lobby-forfeit-yes = the game is lost
lobby-agreed-forfeit = In a duel, whoever runs out of time loses.
lobby-invited = Who may join
lobby-invited-about = Who may take a seat?
lobby-for-all = everyone
lobby-for-invited = invited only
lobby-begun = { $game } has begun. The board is below.
lobby-closed = Everyone has left, so this table is closed. Open a new one with /play.
lobby-expired = Nobody started { $game } in time, so this table is closed. Open a new one with /play.
lobby-joined = You've joined a table of { $game }. On your turn I write to you here, where only you can see it.
lobby-gone = This table is no longer looking for players.
lobby-waiting = This game hasn't begun yet: press Join, or wait for the host to press Start.
lobby-seated = You've moved to the new table. The game begins when its host presses Start.
lobby-seated-there = You have a seat in { $where }. The game begins when its host presses Start.
lobby-seated-already = You already have a seat here.
lobby-not-seated = You have no seat here. Press Join first.
lobby-invite-only = This table is by invitation only. Ask a player here to invite you with /table invite.
lobby-invited-already = This member already has a seat here.
lobby-full = All { $size } seats are taken.
lobby-too-many = These options allow { $most } players at most, and { $seated } are seated. Change the options, or have a player leave.
lobby-too-few = These options need at least { $least } players, and { $seated } { $seated ->
    [one] is
   *[other] are
} seated. Wait for more, or add an AI.
lobby-host-only = Only the host can do that.
lobby-none-added = There is no AI or reserved seat at this table.
pace-none = no clock
pace-relaxed = 3 days a turn
pace-two-days = 2 days a turn
pace-daily = 1 day a turn
pace-half-day = 12 hours a turn
pace-half-day-short = 12 hours a turn
pace-daily-bank = 1 day a turn, plus 5 days of extra time
pace-daily-bank-short = 1 day + 5 days extra
pace-hourly-bank = 1 hour a turn, plus 6 hours of extra time
pace-hourly-bank-short = 1 h + 6 h extra
pace-live = 5 minutes a turn
pace-blitz = 15 seconds a turn, plus 5 minutes of extra time
pace-blitz-short = 15 s + 5 min extra
button-join = Join
button-leave = Leave
button-agent = Add an AI
button-options = Options
button-start = Start
button-start-of = Start ({ $host })
button-unagent = Remove an AI
button-uninvite = Free { $name }'s seat
invite-done = A seat is reserved for { $who }. To take it, they press Join.
invite-word = { $who }, { $host } has reserved you a seat in { $game }. Press Join above.
invite-bot = Bots can't be invited. Press “Add an AI” for a computer player.
invite-no-lobby = No table in this channel is looking for players. Open one with /play.

# How a table stands

standing-deadline = Time runs out { $when }.
standing-deadline-extra = Time runs out { $when }, extra time included.
standing-deadline-lost = Time runs out { $when }. Whoever is late loses the game.
standing-deadline-extra-lost = Time runs out { $when }, extra time included. Whoever is late loses the game.
standing-deadline-by-rule = Time runs out { $when }; then the bot chooses, as the rules say.
standing-deadline-by-order = Time runs out { $when }. Then the autopilot chooses, unless you have left an order for it.
standing-rest = { $rest ->
    [nights] Nights don't count
    [weekends] Weekends don't count
   *[both] Nights and weekends don't count
}: about { $left } left (as of { $when }).
left-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
left-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
left-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
left-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
standing-night = You haven't set a city, so your night is { $begins } to { $ends } in your local time. Set one with /your settings.
standing-bank = Extra time left: { $each }
standing-bank-from = Extra time left: { $each }. It starts to run on { $start }.
bank-days = { $who } { $count ->
    [one] { $count } day
   *[other] { $count } days
}
bank-hours = { $who } { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
bank-minutes = { $who } { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
bank-clock = { $who } { $time } min
standing-late = Time ran out for { LIST($who, "and") }; the autopilot played.
standing-late-by-rule = Time ran out for { LIST($who, "and") }; the bot chose, as the rules say.
standing-late-by-order = Time ran out for { LIST($who, "and") }; a standing order or the autopilot chose.
standing-autopilot = The autopilot plays for { LIST($who, "and") }.
seat-since = { $before }, then { $after } from { $turn }
button-back = I'm back
note-back = You're playing for yourself again.
word-remind = { $game } is waiting for you. Your time runs out { $when }. After that, the autopilot plays for you.
word-remind-by-rule = { $game } is waiting for you. Your time runs out { $when }. After that, the bot chooses for you, as the rules say.
word-remind-by-order = { $game } is waiting for you. Your time runs out { $when }. After that, your standing order or the autopilot chooses for you.
word-autopilot = Your time in { $game } ran out twice, so the autopilot now plays for you. Make a move or press “I'm back” to take over again.
mentions-enough = You've pinged others { $most } times in a day with invitations, nudges, votes and seat offers. That's the limit; you can ping again { $when }.
word-whisper = Private, in { $game }: nobody else is told.
word-remind-or-lose = { $game } is waiting for you. Your time runs out { $when }. After that, you lose the game.
word-last = Everyone else is ready in { $game }: only your move is missing.

me-set-notify = On your turn …
me-set-notify-dm = A direct message with my hand
me-set-notify-channel = A mention in the channel
me-set-notify-none = Nothing
me-set-remind = Reminders …
me-set-hours = { $hours ->
    [0] Only before my time runs out
   *[other] Also every { $hours } hours
}
me-set-quiet = Quiet hours …
me-set-never = None
me-set-holiday = Holiday …
me-set-days = { $days ->
    [0] None
    [one] 1 day
   *[other] { $days } days
}
me-set-language = My language …
me-set-discord = Same as my Discord
me-set-ranked = Rankings …
me-set-ranked-yes = Rank me
me-set-ranked-no = Don't rank me
me-set-habits = My habits …
me-set-habits-yes = Show in lobbies how soon I answer
me-set-habits-no = Don't show how soon I answer
me-set-more = For other hours or a city, type /your settings and fill in the options.
button-give = Give my seat
button-invite-instead = Invite, or give my seat
table-give-whom = Offer your seat to …
table-giving = Who do you want to offer your seat to? Nothing changes until they take it.
table-inviting = Invite a member to play in an AI's place, or offer your own seat. Nothing changes until they take it.
table-give-agent = Invite in place of { $who } …
button-holiday = Holiday and notices
me-heading = Your settings
me-notify-dm = On your turn I send you a direct message with your hand.
me-notify-channel = On your turn I mention you in the channel.
me-notify-none = On your turn I don't notify you.
me-closed = I can't send you direct messages, so I mention you in the channel. To get them again, allow them in Discord, then choose them here.
me-remind = { $hours ->
    [0] I remind you before your time runs out. The game's clock decides how early.
   *[other] I remind you every { $hours } hours, and before your time runs out.
}
me-habits = Lobbies show how soon you answer and how many games you finish, from five games on.
me-no-habits = Others can't see how soon you answer or how many games you finish.
me-no-quiet = You have no quiet hours.
me-quiet = Quiet hours: { $from } to { $to } ({ $zone }).
me-city = Nights ({ $begins } to { $ends } in your local time) and weekends follow the time in { $city }.
me-utc = UTC; { $begins } to { $ends } in your local time
me-no-city = Until you set a city, your nights ({ $begins } to { $ends } in your local time) and weekends follow UTC.
me-holiday = You're on holiday until { $when }. Until then your clocks stand still, for at most { $days } days in each game.
me-language = I write to you in { $language }, whatever your Discord is set to.
me-language-discord = I write to you in the language your Discord is set to.
me-ranked = You are ranked on the servers you play on.
me-not-ranked = You are not ranked.

# What members settle among themselves

standing-paused = The game is paused.
standing-paused-nobody = The game is paused. It resumes when a player presses “I'm back” under “Table …”.
standing-paused-agreed = The game is paused. It resumes { $when }, or earlier if everyone agrees.
standing-paused-break = { $who } has paused the game. It resumes { $when }, or as soon as { $who } resumes it or everyone agrees.
standing-paused-open = The game is paused. It resumes { $when }, or as soon as anyone at the table resumes it.
standing-lost = The game is paused: I couldn't write in its channel. Once I can again, any button or /board resumes it.
refused-lost = The game is paused, because I can't write in its channel. Let me view it, send messages and attach files there, then press the button again. Or the host uses /table move in another channel.
refused-paused = The game is paused. Resume it with “Table …” on the board or /table resume.
button-table = Table …
button-answer = Answer { $who }
button-agree = Agree
button-decline = Decline
button-pause = Pause
button-break = Pause a week
button-resume = Resume
button-replace = Replace { $who } with an AI
button-end = End the game without { $who }
button-quit = Quit
button-leave-ai = Quit: an AI plays on
button-undo-ask = Ask the others
button-take = Take the seat
table-ask = What do you want to do at this table?
table-break = “{ $button }” needs nobody's consent, but you may do it only once in this game.
break-ask = Pause this game for a week? Nobody has to agree, and no clock runs. Nobody can play until the week is over, you resume the game, or everyone agrees to resume it. You can do this only once in this game.
table-pace = Everyone must agree to a new pace. Then everyone's time starts over.
ask-break = { $who } takes a break of up to a week. Agreed: { $agreed }.
ask-pause = { $who } asks for a pause of up to 2 weeks. Agreed: { $agreed }.
ask-resume = { $who } asks to resume. Agreed: { $agreed }.
ask-pace = { $who } asks for another pace: { $pace }. Then everyone's time starts over. Agreed: { $agreed }.
ask-undo = { $who } asks to take back moves. Agreed: { $agreed }.
ask-replace = { $who } asks to let an AI play for { $about }, who is away. Agreed: { $agreed }.
ask-end = { $who } asks to end the game, because { $about } is away. Agreed: { $agreed }.
asked-break = { $who } took a break of up to a week. Agreed: { $agreed }.
asked-pause = { $who } asked for a pause. Agreed: { $agreed }.
asked-resume = { $who } asked to resume. Agreed: { $agreed }.
asked-pace = { $who } asked for another pace: { $pace }. Agreed: { $agreed }.
asked-undo = { $who } asked to take back moves. Agreed: { $agreed }.
asked-replace = { $who } asked to let an AI play for { $about }, who was away. Agreed: { $agreed }.
asked-end = { $who } asked to end the game, because { $about } was away. Agreed: { $agreed }.
ask-another = Another vote is still open. Wait until it's over, or vote with “Answer …” on the board.
vote-none = There's nothing to vote on right now. { $ahead }
vote-when-asked = When a player asks for something, such as a pause, you vote on it with this command.
ask-settled = That vote is over. The board shows how things stand.
ask-not-you = You can't vote on this: it's about your own seat, or the autopilot plays for you.
ask-alone = You play this game alone, so it waits for you as long as you like.
ask-no-break = Each player may pause a game for a week once, if a turn may take 12 hours or more. Otherwise ask the others for a pause.
ask-not-paused = The game isn't paused.
ask-same-pace = This game already has that pace.
ask-not-absent = { $who } isn't away. Only players who miss two deadlines in a row count as away.
ask-back-first = The autopilot plays for you. Press “I'm back” first, under “Table …” on the board.
ask-absent = Too few players are here to decide that. Players who are away can't agree.
ask-asked = The others have a day to vote. The board shows who has agreed.
ballot-carried = { $asked } Done.
ballot-declined = { $asked } Declined; nothing changes.
ballot-lapsed = { $asked } Not enough agreed within a day; nothing changes.
ballot-void = { $asked } The game has moved on, so the vote is off.
ask-done-pause-open = The game is paused. To go on, anyone at the table can press “Resume” under “Table …”.
ask-done-resume = The game goes on. Everyone has the time they had left.
ask-done-replace = An AI now plays in place of { $about }.
ask-done-end = You have ended the game, because { $about } was away.
ask-done-pause = The game is paused. To go on, press “Resume” under “Table …”; everyone must agree.
ask-done-break = You have paused the game for up to a week. You can't do so again in this game.
ask-done-pace = The pace is now: { $pace }. Everyone's time starts over.
undo-needs-all-others = Someone else has played since, so all players must agree.
undo-needs-all-revealed = Something hidden has been revealed, so all players must agree.
undo-needs-all-both = Someone else has played since, and something hidden was revealed. All players must agree.
undo-needs-all-secret = Others may have acted since, in secret. To give nothing away, all players must always agree.
undo-absent = Everyone would have to agree to take that back, and not everyone is here. Players who are away or have left a rated game can't agree.
undo-revealed = Something hidden has been revealed since, such as a card, a ballot or a die. What the AIs have seen can't be taken back.
undo-too-far = That's too far back to undo.
leave-ask-ai = Quit? An AI takes your seat and plays on until somebody takes it over. You can take it back yourself, as long as it is free.
leave-done = You have quit. An AI plays in your place.
word-ask = { $game }: { $asked } Press “Answer { $who }”.
word-gone = { $who } has left the server, so the autopilot plays for them in { $game }.
word-taken = { $who } takes over the seat of { $before } in { $game }.
word-deleted = The channel of your game of { $game } is gone, so the game is paused. Nothing is lost: use /table move in another channel to go on.
word-lost = I can't write in the channel of your game of { $game } any more, so the game is paused. Nothing is lost. Let me write there again, then press any button of the game or use /board there. Or use /table move in another channel.
hand-passed = You no longer have a seat in { $game }. The board shows who plays on.
hand-late = Your time in { $game } ran out, so the autopilot played this turn for you. I'll tell you when it's your turn again.
hand-late-by-rule = Your time in { $game } ran out, so the bot chose for you, as the rules say. I'll tell you when it's your turn again.
hand-late-by-order = Your time in { $game } ran out, so your standing order or the autopilot chose for you. I'll tell you when it's your turn again.
hand-piloted = The autopilot plays for you in { $game }, and played this turn, too. Make any move to take over again.
host-not-seated = { $who } has no seat at this table. Choose one of its players.
host-agent = An AI can't be host.
host-done = { $who } is the host now.
move-other-server = A game can't move to another server.
move-already = This game is already in this channel. Use the command in the channel where it should go on.
move-done = The game is now in this channel. Its board follows.
move-none = You aren't the host of any game on this server that could move.
seat-not-offered = This seat wasn't offered to you.
seat-taken = { $who } takes the seat and plays on.
seat-offer = { $who }, { $from } offers you their seat in { $game }. You take over the game as it stands. The offer ends { $until }.
seat-offered = Seat offered. Nothing changes until someone takes it.
seat-not-free = This seat isn't free any more.
seat-left-another = You left another seat of this game and know its secrets, so you can't take this one.
seat-offer-past = This offer no longer stands: it has expired, or the seat or the host has changed. Ask for a new one.
seat-whose = You can't give that seat: choose your own, or an AI's if you're the host.
refused-seat = There is no seat called “{ $typed }”. Pick one of the suggestions.

# What is kept

export-whole = The full record of this game of { $game }, including its seed. Anyone can replay and verify it with the bot's command line.
export-known = What you know of this game of { $game }. The full record is available when it's over.
export-member = Everything I keep about you.
button-forget = Delete my data
button-keep-data = Keep my data
forget-ask = Delete everything I keep about you? An AI takes your seats in running games. Games you play alone end. Your results stay, without your name. Until midnight I keep a note, without your name, that you began today's challenge, so nobody begins it twice. I also delete my messages about seats you offered or were offered. Other messages, such as boards of past games, keep your name until somebody deletes them. This can't be undone.
forget-done = Done. Nothing I keep names you any more.

standing-proof = Fairness code: `{ $hash }`
standing-proof-whole = The whole code: `{ $hash }`
standing-level = AI level of { LIST($who, "and") }: { $level }.

# Whoever is first

race-over = It's already decided. { $how }

# Prepared moves

prepared-kept = The game is waiting for { LIST($who, "and") }. Prepared for your turn: “{ $move }”. I play it on your turn if it's still possible. To change it, type another move. To cancel it, press the button.
prepared-waits = Prepared: “{ $move }”
button-put-aside = Cancel prepared moves
note-put-aside = Your prepared moves are cancelled.
prepared-enough = You've prepared as far ahead as you can.
prepared-now = It's your turn, so type the move without `then`. That option adds to the moves you have prepared, and works only while others play.
prepared-nothing = Nothing is prepared any more.
prepared-none = There's nothing to prepare for your next turn.
prepared-late = The game has moved on. Look at it again.
word-prepared-dropped = Your prepared move in { $game } is no longer possible, so choose a move yourself.
word-prepared-asks = Something changed in { $game } that your prepared turn depends on. Look at it before I play it.
word-prepared-left-out = I left out of your prepared turn in { $game } what is no longer possible: { $moves }

# What is near and decides a game
alarm = ⚠️ **{ $what }**
chance = 🎯 **{ $what }**

# The end of a game

button-odds = How would it go?
refused-nothing-ahead = There's nothing to try out right now.
