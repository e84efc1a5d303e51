# What the bot itself says. Games have their own files.

seat = Seat { $seat }
somebody = somebody

board-heading = { $game } · turn { $turn } · { $who }
board-further = There is more to see: press Text.
board-resigned = { $who } quit this game.
board-resigned-won = { $who } quit this game, so { $winners } { $count ->
    [one] wins
   *[other] win
}.

button-text = Text
button-look = Look around
score-rivals = Who is winning?
score-together = How are we doing?
score-over = Final score
score-alone = How am I doing?
score-heading = { $game } · { $question }
button-undo = Undo
button-undo-yes = Take it back
button-again = Play again
button-again-harder = Again, one step harder
button-thread = Open a thread
button-resign-yes = Quit: the game ends
button-close-yes = End the game

page-of = Page { $page } of { $pages }
menu-back = Back
menu-root = All choices
menu-first = What would you like to do?
menu-choose = Choose …
menu-pick = { $what } · choose { $count }
menu-pick-range = { $what } · choose { $least } to { $most }
menu-count = Choose { $count }
menu-count-range = Choose { $least } to { $most }
form-part = { $what } ({ $part } of { $parts })
menu-earlier = ← Earlier
menu-further = More →
menu-page = { $what } (page { $page } of { $pages })
menu-look = Look at …

note-outdated = That button belonged to an earlier moment. This is how things stand now.

undo-ask = **You would take this back:**
undo-reshuffles = Something hidden has come to light since. What was seen stays known, so what nobody had seen is shuffled anew.
undo-done = Taken back. The board shows where you are.
undo-nothing = There is nothing of yours to take back.
undo-changed = The game has moved on since you asked. Press Undo again to see what would be taken back now.

quit-ask = How do you want to quit? Neither can be taken back.
    - **The game ends** now, and { $ending }.
    - **An AI plays on**: it takes your seat, and the game goes on without you.
resign-ask = Quit? The game ends now, { $ending }, and it cannot be taken up again.
quit-unwon = you have not won
quit-won-by = { $who } wins
close-ask = End this game for its players? It counts for nobody and cannot be taken up again.
close-done = The game has ended.
release-ask = This game cannot be continued as it is stored. End it for everybody who plays it? It counts for nobody.

thread-offer = A game is already being played in this channel. Shall I open a thread for yours?
thread-offer-own = Your own table of { $game } waits here for its start: press Start on it to begin, or Leave to close it. Or shall I open a thread for this game?
thread-offer-lobby = A table of { $game } is looking for players here: press Join on it to sit down. Or shall I open a thread for yours?
thread-opened = Your game is waiting for you in { $where }.

refused-over = This game is over. Start another with /play.
refused-no-seat = There is no such seat in this game.
refused-not-seated = You do not sit at this table of { $game }. Start your own with /play.
refused-busy = Several people are changing this game at once. Try again in a moment.
refused-pick = Choose { $least ->
    [one] { $least }
   *[other] { $least }
} to { $most } of them.
refused-not-over = This game is still going on.
refused-permission = I lack the permission “{ $what }” in this channel. Ask whoever manages the server to grant it to me, then try again.
refused-dm = Games are played on a server: use this command in one of its channels.
refused-channel = Games may be opened only in { $where } on this server.
refused-games = On this server at most { $count ->
    [one] one game
   *[other] { $count } games
} may run at a time, and there is no room for another. Finish or quit one of them first.
refused-games-each = You lead { $count ->
    [one] one game
   *[other] { $count } games
} on this server, and that is the most for one member. Finish or quit one of them first.
refused-no-threads = A game is already being played here, and this server does not allow me threads. Try another channel.
refused-thread = Discord would not open a thread here just now. Try again in a moment, or play in another channel.
refused-no-game = No game is being played here. Start one with /play.
refused-no-game-of-yours = You are not playing anything just now. Start one with /play in a channel of a server.
refused-game-of-yours = You play no game called “{ $typed }”. Pick one of the suggestions.
refused-channels = At most { $most } channels can be named. Take one off the list with /settings disallow first.
refused-not-allowed = { $where } is not on the list of channels where games may be opened, so there is nothing to take off.
refused-not-admin = Only members who may manage the server can do that.
refused-others-button = That button is for somebody else at this table.
refused-no-sights = In { $game } everything there is to see stands on the board.
refused-sight = There is nothing called “{ $typed }” to look at. Pick one of the suggestions.
refused-no-laws = { $game } has no laws to look up.
refused-no-chart = { $game } has no figures that a chart could show.
refused-ambiguous = “{ $typed }” could be several things: { $found }. Pick one of the suggestions.
# Words that may be typed between those of a move, and mean nothing.
typed-joining = to from at in on the a an of with by
typed-toward = to
refused-sentence = I could not find “{ $typed }” among what you may do now. Empty the field and pick from what appears, or press a button.
refused-out-of-turn = It is the turn of { $who }, and yours can only be prepared. { $why }
refused-waits = There is nothing for you to do just now: the game waits for { $who }.
refused-card = There is no card called “{ $typed }” in { $game }. Pick one of the suggestions.
refused-section = There is no section called “{ $typed }” in these rules. Pick one of the suggestions.
refused-options = I do not understand “{ $typed }”. Write options as “name: value”, with commas between, such as “{ $example }”.
refused-option = { $game } has no option “{ $typed }”. It has: { $known }.
refused-no-options = { $game } has no options. Leave them empty.
refused-option-twice = The option { $option } cannot be two things at once: { $values }. Write it once.
refused-value = The option { $option } cannot be “{ $typed }”. Choose one of: { $values }.
refused-game = There is no game called “{ $typed }”. There are: { $games }.
refused-which-game = No game is being played here, so say which one you mean with the option “game”.
refused-no-challenge = { $game } has no challenge of the day, as it is played by several. Play it without, or take one of: { $games }.
refused-challenge-options = Today’s challenge is the same for everybody, so it is played with { $usual }. Leave the options empty, or play without the challenge.
refused-city = I know no clock in “{ $typed }”. Choose one of the suggestions: a larger city with the same time will do.
refused-renamed = `{ $command }` is called { $now } now. Should your Discord not show it yet, restart it (Ctrl+R at a computer).
refused-no-finished = No game has been finished in this channel yet. Start one with /play.
refused-old-command = I do not know `{ $command }` in this form: I was changed, and your Discord still shows how it was. Restart Discord (Ctrl+R at a computer), then type the command anew.
refused-not-here = { $who } is not on this server. Name one of its members.
refused-typed = “{ $typed }” means nothing to me there. Pick one of the suggestions.
refused-no-rules = The rules of { $game } are not written down here. Ask whoever runs the bot for them.

fault-not-saved = That could not be saved, and nothing has changed. Try again in a moment.
fault-outdated = The game has moved on in the meantime, so nothing was done. Look at the board and choose again.
fault-store = The games cannot be read just now; nothing was changed. Whoever runs the bot finds the reason in its log.
fault-unknown-match = This game is no longer kept. Start a new one with /play.
fault-channel-taken = A game is already being played here. Finish it, end it with /quit, or use another channel.
fault-engine = This game cannot be continued as it is stored; nothing was changed. Whoever runs the bot finds the reason in its log; /quit ends the game.
fault-game = The game { $game } cannot be played just now: its package has a fault. What was played is kept. Whoever runs the bot finds the reason in its log.
fault-table = This game of { $game } cannot be shown just now: the package it comes with has a fault. What was played is kept. Whoever runs the bot finds the reason in its log and can mend it; then /board shows the game again. If you do not want to wait, end it with /quit.
fault-no-rules = This game of { $game } was begun under rules that this version of me does not have, so nothing can be done in it. What was played is kept: /log and /table export show it, and the last board stays where it is. /quit ends the game.
no-rules = This game of { $game } waits: it was begun under rules that this version of me does not have. What was played is kept: the board above stays as it is, /log and /table export show the rest. Once a version with its rules runs, any button or /board lets it go on. If you do not want to wait for that, end it here; then it counts for nobody.
no-rules-log = This version of me does not have the rules of this game. Its record tells this, the newest last; the file has all of it.
button-no-rules-end = End this game
fault-unforeseen = Something went wrong on my side, and nothing was changed. Try again; if it stays so, tell whoever runs the bot.
fault-old-button = This button is from an older version of me. Use /board to see the game as it stands.

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
option-usual = { $option } (usual)

laws-heading = { $game } · laws
laws-none = Nothing is in force at this table. What the players pass will stand here.
log-heading = { $game } · what happened
log-new = New since you looked last: { $count ->
    [one] { $count } line
   *[other] { $count } lines
}.
log-since = Since your last turn: { $count ->
    [one] { $count } line
   *[other] { $count } lines
}.
log-nothing-since = Nothing has happened since your last turn. This is what came before it.
log-nothing-new = Nothing has happened since you looked last. This is what you saw then.
log-meanwhile = Since your last move:
log-meanwhile-late = Your time ran out; the autopilot played for you.
log-meanwhile-late-by-rule = Your time ran out; the rules chose for you.
log-meanwhile-late-by-order = Your time ran out; your order or the rules chose for you.
log-times = { $what } ({ $count } times).
button-all-of-it = All that happened
log-empty = Nothing has happened yet. What you and the others do will be told here.
log-cut = { $count ->
    [one] The { $count } line before these is
   *[other] The { $count } lines before these are
} under “Earlier”.
log-undo = { $who } took the last move back.
log-left = { $who } left in turn { $turn }; { $after } plays on.

rules-heading = { $game } · rules
rules-choose = Choose a section …
rules-contents = Contents
rules-page = Page { $page } of { $pages }

games-mine = Your games
games-here = Other games on this server
games-none = You are not sitting at any table. Start a game with /play, or let /help show you the games.
games-none-here = No others that you can see. Open a table with /play, and others can join it.
games-line = [{ $game }]({ $link }) in { $where } · turn { $turn } · { $whose }
games-yours = **your turn**
games-awaits = waits for { $who }
games-lobby = [{ $game }]({ $link }) in { $where } · looking for players
games-broken = [A game]({ $link }) in { $where } that cannot be continued as it is stored
game-in = { $game } in { $where }
which-ask = You play several games. Which one do you mean?
list-more = … and { $count } more

challenge-heading = Today’s challenge ({ $day })
challenge-nobody = Nobody has finished it yet. Try with /play and the option “challenge”.
challenge-line = **{ $who }** — { $how }
challenge-ends = The same cards for everybody; a member’s first start counts, on whichever server. The next one begins { $when }.

settings-heading = Settings of this server
settings-anywhere = Games may be opened in every channel.
settings-channels = Games may be opened in { $where } and in threads there, and nowhere else.
settings-threads = Where a game is under way already, I may open threads for others.
settings-no-threads = I open no threads: one game in each channel.
settings-games = { $most ->
    [one] One game
   *[other] Up to { $most } games
} may be under way at once; now: { $count }. One member leads { $each } of them at most.

about-heading = Airlock { $version }
about-what = I bring space games to servers: their members play them together or alone, each in their own time. Start one in a channel with /play, read how it goes with /rules, look a card up with /card.
about-privacy = **Privacy.** I keep who sits or sat at a table (Discord's number of the account and the name shown when the seat was taken), the moves and results of the games, the settings of servers, and of those who play at larger tables their language, whether direct messages reach them, what they chose for themselves, and what they keep by name for later games. I do not look at what members write, and I hand nothing on to anybody. Everything lies in one database of whoever runs me. /stats export hands over what is yours, /stats delete removes it, but no messages that stand in channels: those go where somebody deletes them there. About backups ask whoever runs me.
about-fairness = **Fairness.** What cards come is decided by a secret, whose hash stands below the board, in a lobby before the game begins, and by the number Discord gives to the click that starts it. After the end, /table export gives the record, signed with my key: anybody can hold it against both with airlock verify. My key: `{ $key }`
about-credits = **Credits.** Planetary Defence System was designed by Mike Berg. The other games were designed by their authors, who published drafts of them.
about-licence = The code is free software under the MIT licence.
about-shard = Shard { $shard } of { $count } answered, in the process of shards { $first } to { $last }.

board-moved = The board has moved further down.
do-done = Done.

# At larger tables

board-heading-awaited = { $game } · turn { $turn } · waiting for { $who }
board-heading-yours = { $game } · your turn
board-heading-over = { $game } · { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
}
button-hand = My hand and moves
button-board = Go to the board
turn-mention = { $who }, it is your turn in { $game }.
turn-closed = Your direct messages are closed to me, so press “My hand and moves” at the board: only you see what opens.

# Lobbies

lobby-usual = { $count ->
    [one] 1 option is
   *[other] { $count } options are
} as usual: Options shows them.
lobby-heading = { $game } · looking for players
lobby-heading-full = { $game } · all seats taken
lobby-seat-host = { $name } (host)
lobby-seat-agent = { $name } (AI)
lobby-seat-agent-level = { $name } (AI, { $level })
lobby-seat-invited = { $name } (invited: press Join)
lobby-waits = { $missing ->
    [0] Waiting for the host to start.
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
}
lobby-unused = { $option }: this changes nothing with the other options chosen.
lobby-agreed-pace = Pace: **{ $pace }**
lobby-rules-give-time = Some decisions have a time all the same: the rules give it.
lobby-lasts-hours = { $count ->
    [one] At this pace the game takes about an hour if everybody takes half of their time.
   *[other] At this pace the game takes about { $count } hours if everybody takes half of their time.
}
lobby-lasts-days = At this pace the game takes about { $count } days if everybody takes half of their time.
lobby-agreed-invite-only = Only invited members may join.
lobby-options = What shall be agreed on? The lobby shows it at once.
lobby-level = Level of AIs
lobby-level-about = How well shall AIs play?
level-easy = easy
level-normal = normal
level-hard = hard
lobby-pace = Pace
lobby-pace-about = How long may a turn take?
lobby-invited = Who joins
lobby-invited-about = Who may take a seat?
lobby-for-all = everybody
lobby-for-invited = only invited members
lobby-begun = { $game } has begun; its board is below.
lobby-closed = Everybody has left; this table is closed. Open another with /play.
lobby-expired = Nobody started { $game } for a day, so this table is closed. Open another with /play.
lobby-joined = You have a seat at a table of { $game }. When it is your turn, your hand comes here, and only you see it.
lobby-gone = This table is no longer looking for players.
lobby-waiting = The game here has not begun yet: join it, or let its host press Start.
lobby-seated = You sit at the new table now. The game begins when its host presses Start.
lobby-seated-already = You have a seat here already.
lobby-not-seated = You have no seat here; press Join first.
lobby-invite-only = Only invited members may join this table. Ask somebody who sits here to invite you with /table invite.
lobby-invited-already = This member has a seat here already.
lobby-full = All { $size } seats are taken.
lobby-too-many = With these options at most { $most } can play, and { $seated } sit here. Choose other options, or let somebody leave.
lobby-too-few = At least { $least } must sit here with these options, and { $seated } { $seated ->
    [one] does
   *[other] do
}. Wait for more, or add an AI.
lobby-host-only = Only the host of this table can do that.
lobby-no-agent = No AI sits here.
pace-none = no clock
pace-relaxed = 3 days a turn
pace-daily = a day a turn
pace-live = 5 minutes a turn
button-join = Join
button-leave = Leave
button-agent = Add an AI
button-options = Options
button-start = Start
button-unagent = Remove an AI
invite-done = A seat is kept for { $who }, who takes it by “Join”.
invite-word = { $who }, { $host } has kept a seat of { $game } for you: press Join above.
invite-bot = Bots cannot be invited. Press “Add an AI” for a player who is always there.
invite-no-lobby = No table is looking for players in this channel. Open one with /play.

# How a table stands

standing-deadline = Time ends { $when }
standing-deadline-by-rule = Time ends { $when }, by the rules of the game
standing-late = Time ran out for { $who }; the autopilot played.
standing-late-by-rule = Time ran out for { $who }; the rules chose.
standing-late-by-order = Time ran out for { $who }; an order or the rules chose.
standing-autopilot = The autopilot plays for { $who }.
seat-since = { $before }, followed in turn { $turn } by { $after }
button-back = I am back
note-back = You play for yourself again.
word-remind = { $game } waits for you, and your time ends { $when }. Then the autopilot plays for you.
word-remind-by-rule = { $game } waits for you, and your time ends { $when }. Then the rules choose for you.
word-remind-by-order = { $game } waits for you, and your time ends { $when }. Then your order or the rules choose for you.
word-autopilot = Your time in { $game } ran out twice, so the autopilot has your seat. Make a move or press “I am back” to play for yourself again.
button-nudge = Nudge
nudge-done = Nudged: whoever the game waits for is reminded.
nudge-nobody = The game waits for nobody but you.
nudge-again = You have nudged at this table today. You can do so again { $when }.
mentions-enough = You have invited, nudged, asked or offered seats to others { $most } times within a day, and that is the most. You can do so again { $when }.
word-whisper = In private, in { $game }: nobody else is told of this.
word-last = Everybody else is ready in { $game }: only you are still to act.
word-nudge = { $who } waits for you in { $game }.

me-heading = Your settings
me-notify-dm = You are told of your turn by direct message, with your hand.
me-notify-channel = You are told of your turn by a mention in the channel.
me-notify-none = You are not told of your turns.
me-closed = Your direct messages are closed to me, so you are mentioned in the channel instead. Open them and set this anew, and I will try again.
me-no-quiet = You have no quiet hours.
me-quiet = I leave you alone from { $from } to { $to } ({ $zone }).
me-holiday = You are on holiday until { $when }; your clocks stand still, in each game for { $days } days of holiday at most.
me-language = I speak { $language } to you, whatever your Discord speaks.
me-language-discord = I speak the language of your Discord to you.
me-ranked = You are ranked on the servers you play on.
me-not-ranked = You are not ranked.

# What members settle among themselves

standing-paused = The game is paused.
standing-paused-agreed = The game is paused. It goes on when all agree, and by itself after { $days } days.
standing-paused-open = The game is paused. Anybody at the table may let it go on; after { $days } days it does by itself.
standing-lost = The game is paused: I could not write in its channel. As soon as I may again, any button or /board lets it go on.
refused-lost = The game is paused, because I cannot write in its channel. Let me view it, send messages and attach files there again and press the button once more, or let its host use /table move in another channel.
refused-paused = The game is paused. Resume it first, by “Table …” at the board or with /table resume.
button-table = Table …
button-answer = Answer { $who }
button-agree = Agree
button-decline = Decline
button-pause = Pause
button-resume = Resume
button-replace = Replace { $who } with an AI
button-end = End the game without { $who }
button-quit = Quit
button-quit-yes = Quit: an AI plays on
button-undo-ask = Ask the others
button-take = Take the seat
table-ask = What would you like to settle at this table?
ask-pause = { $who } asks for a pause. Agreed: { $agreed }.
ask-resume = { $who } asks to go on. Agreed: { $agreed }.
ask-undo = { $who } asks to take moves back. Agreed: { $agreed }.
ask-replace = { $who } asks to give the seat of { $about }, who is absent, to an AI. Agreed: { $agreed }.
ask-end = { $who } asks to end the game, as { $about } is absent. Agreed: { $agreed }.
asked-pause = { $who } asked for a pause. Agreed: { $agreed }.
asked-resume = { $who } asked to go on. Agreed: { $agreed }.
asked-undo = { $who } asked to take moves back. Agreed: { $agreed }.
asked-replace = { $who } asked to give the seat of { $about }, who was absent, to an AI. Agreed: { $agreed }.
asked-end = { $who } asked to end the game, as { $about } was absent. Agreed: { $agreed }.
ask-another = Something else is being asked for at this table. Answer that first, with the button “Answer …” at the board.
vote-none = There is nothing to vote on just now. { $ahead }
vote-when-asked = When somebody at the table asks for something, such as a pause, you vote on it with this command.
ask-settled = Nothing is being asked for at this table any more: it was answered, or its time is over. The board shows how things stand.
ask-not-you = This is not for you to decide: it is about your own seat, or the autopilot has your seat.
ask-alone = You play this game alone: it waits for you as long as you like.
ask-not-paused = The game is not paused.
ask-not-absent = { $who } is not absent: only who lets two deadlines in a row pass counts as absent.
ask-back-first = The autopilot has your seat. Press “I am back” first, behind “Table …” at the board.
ask-absent = Too few are there to decide that: whoever is absent agrees to nothing.
ask-asked = The others are asked, for a day; the board shows who has agreed.
ballot-carried = { $asked } It is done.
ballot-declined = { $asked } It was declined, so nothing changes.
ballot-lapsed = { $asked } That was not enough within a day, so nothing changes.
ballot-void = { $asked } The game has moved on, so this is no longer asked.
ask-done = Done: nobody else had to agree. The board shows how things stand.
undo-needs-all-others = Somebody else has acted since, so everybody at the table must agree.
undo-needs-all-revealed = Something hidden came to light by it, or since, so everybody at the table must agree.
undo-needs-all-both = Somebody else has acted since, and something hidden came to light: everybody at the table must agree.
undo-needs-all-secret = Who has acted since, if anybody, is secret here, so everybody at the table must agree.
undo-absent = Everybody would have to agree to take that back, and not everybody is there: whoever is absent, or has left a rated game, agrees to nothing.
undo-too-far = That lies too far back to be taken back.
leave-ask = Quit? An AI takes your seat and plays on with the others; you cannot come back to it.
leave-done = You have quit; an AI plays in your place.
word-ask = { $game }: { $asked } Press “Answer { $who }”.
word-gone = { $who } has left the server, so the autopilot plays that seat in { $game }.
word-deleted = The channel of your { $game } is gone, so the game is paused; nothing is lost. Use /table move in another channel to go on there.
word-lost = I can no longer write in the channel of your { $game }, so it is paused; nothing is lost. Let me write there again and press any of its buttons or use /board, or use /table move in another channel to go on there.
hand-passed = Your seat in { $game } is no longer yours; the board shows who plays on.
hand-late = Your time in { $game } ran out, so the autopilot played this turn for you. I will write again when it is your turn.
hand-late-by-rule = Your time in { $game } ran out, so the rules chose for you. I will write again when it is your turn.
hand-late-by-order = Your time in { $game } ran out, so your order or the rules chose for you. I will write again when it is your turn.
hand-piloted = The autopilot has your seat in { $game } and played this turn for you. Any move of yours takes the seat back.
host-agent = An AI cannot be host.
host-done = { $who } is host now.
move-other-server = A game stays on its server.
move-done = The game goes on here; its board follows.
move-none = You are not the host of a game on this server that could be moved.
seat-not-offered = This seat was not offered to you.
seat-taken = { $who } sits down and plays on.
seat-offer = { $who }, { $from } offers you a seat in { $game }: what was played stays as it is. The offer ends { $until }.
seat-offered = The seat is offered; until it is taken nothing changes.
seat-offer-past = This offer does not stand any more: its time is over, or somebody else sits there or leads the table by now. Ask for another one.
seat-whose = There is no such seat to give: name your own, or as host that of an AI.
refused-seat = There is no seat called “{ $typed }”. Pick one of the suggestions.

# What is kept

stats-heading = Results of { $who }
stats-none = No game has been finished yet. Start one with /play; once it is over, this command shows its result.
stats-none-shared = No game has been finished on a server that both of you are on. Start one there with /play.
stats-line = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won
stats-pace = { $minutes } minutes a move
stats-against = against { $who }: { $won } won, { $lost } lost
stats-rating = rating { $rating }
ladder-heading = { $game }: the best of this server
ladder-line = { $place }. { $who } · { $rating }
leaderboard-won = { $place }. { $who } · won in { $turns } rounds, { $score } points
leaderboard-lost = { $place }. { $who } · lost in round { $turns }, { $score } points
refused-no-ladder = { $game } is not played against each other, so nobody is ranked in it. Ranked are: { $games }.
ladder-none = Nobody is ranked yet: finish a game against somebody.
export-whole = The whole record of this game of { $game }, seed included. Anybody can replay and verify it with the bot’s command line.
export-known = What you know of this game of { $game }. The whole record can be had when it is over.
export-challenge = What you know of this game of { $game }. The whole record, seed included, can be had when the day of this challenge is over: until then others play with the same cards.
export-member = Everything that I keep about you.
button-forget = Forget me
forget-ask = Remove everything that I keep about you? An AI takes your seats in running games, games you play alone end, and your results become nobody’s. If you began a challenge today, a mark without your name stays until its day is over, so that nobody begins it twice. I also delete my messages about seats that you offered or were offered. Other messages, such as boards of past games, keep the name you had then until somebody who may deletes them. This cannot be undone.
forget-done = Done: nothing that I keep names you any more.
undo-challenge = In the challenge of the day nothing is taken back once cards were drawn or turned up: everybody plays the same ones.

standing-challenge = Challenge of { $day }: the same cards for everybody, ranked by /challenge. Your first start counts: this one.
standing-practice = Challenge of { $day }, for practice: your first start of it counts, and this one does not.
standing-proof = Fair deal: `{ $hash }`
standing-level = Level of { $who }: { $level }

# Whoever is first

race-over = It is decided already. { $how }

# Prepared moves

prepared-kept = It is the turn of { $who }. Prepared for your turn: “{ $move }”. I play it then if it still can be played; type another to change it, or press the button to put it aside.
prepared-waits = Prepared for your turn: “{ $move }”
button-put-aside = Do not play it
note-put-aside = What you had prepared is put aside.
prepared-enough = { $most } moves are prepared already: make some of them first.
prepared-now = It is your turn, so there is nothing to prepare: type the move without `then`.
button-until = Pass until …
button-pass-no-longer = Do not pass on
until-choose = Until when?
until-about = Your turns pass, this one and those to come, until what you choose here. Then you are asked again; what is not a turn, such as a vote, you are asked for all the same.
until-turn = until turn { $turn }
passing-waits = Your turns pass { $until }
refused-until = There is nothing to wait for here: your turns are not passed.
refused-until-typed = Turns cannot be passed { $typed }: choose one of the suggestions.
word-passing-over = What you waited for in { $game } is there, so your turns pass no longer.
prepared-nothing = Nothing is prepared any more.
prepared-none = There is nothing to prepare for your next turn.
prepared-late = The game has moved on: look at it again.
word-prepared-dropped = What you had prepared in { $game } can no longer be played, so now you choose yourself.

# What is near and decides a game
alarm = ⚠️ **{ $what }**

# The end of a game
ending-turned-seat = Turning point: in turn { $turn } the estimate for { $who } rose from { $before } to { $after } %.
ending-turned-all = Turning point: in turn { $turn } the estimate went from { $before } to { $after } %.
ending-most = Most of “{ $what }”: { $who } ({ $value })
ending-best-turn = Best turn for “{ $what }”: turn { $turn } (+{ $value })
ending-share-score = { $who } { $score }
ending-share-scores = { $game }, { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
}: { $scores } { $bars }
ending-share-won = { $game }: won in { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
}, score { $score } { $bars }
ending-share-lost = { $game }: lost after { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
}, score { $score } { $bars }
ending-share-given-up = { $game }: quit in turn { $turn }
ending-share-resigned = { $game }: { $winners } won in turn { $turn }, as { $who } quit

button-odds = How would it go?
refused-nothing-ahead = There is nothing ahead of you now that could be tried out.

# Plans: moves proposed to others
button-plan = Propose moves …
button-follow = Play the plan of { $by }
button-withdraw = Withdraw my plan for { $who }
standing-plan = Plan of { $by } for { $who }: { $moves } ({ $why })
plan-moves = For whom is the plan? Choose its moves; only the owner can play them.
plan-for = { $who }: up to { $most } moves
plan-why = Why?
plan-proposed = Proposed. It stands on the board until it is played, withdrawn, or can no longer be done.
plan-because-colony = it saves a Cryoship
plan-because-defense = it wards off damage
plan-because-burns = it burns otherwise
plan-because-income = it makes us stronger
plan-because-mine = I take care of the rest
plan-because-time = it wins us time
refused-plan = A plan is for somebody else, with one to five moves and a reason.
refused-plan-own = You have proposed something to { $who } already; withdraw that first, or wait until it is played.
refused-plans-enough = Three plans stand for { $who } already; wait until one is played.
refused-plan-gone = That can no longer be done, so nothing was proposed or played; make the plan anew from how things stand.
refused-plan-nobody = There is nobody to propose anything to just now; wait for the next round.
refused-plan-of-another = Only whoever made a plan can withdraw it.
refused-plan-for-another = Only the owner of the seat can play a plan.

button-designs = Saved …
button-keep-design = Save this …
design-heading = What you keep by name
design-none = Nothing yet. Put something together at a table, then `/fleet save` keeps it for the next one.
design-line = **{ $name }**: { $holds }
design-take = Put one together again
design-name = Its name
design-name-about = up to 30 letters; a name you have used is taken over
design-kept = Kept as **{ $name }**: { $holds }
design-replaced = Kept as **{ $name }**, in place of what was called so: { $holds }
design-taken = You have **{ $name }**: { $holds }
design-dropped = **{ $name }** is kept no longer.
refused-design-name = A name has 1 to { $most } letters that can be seen: choose another.
refused-design-nothing = There is nothing to keep yet: put something together first.
refused-design-unknown = You keep nothing called “{ $typed }”: `/fleet show` lists what you keep.
refused-design-game = **{ $name }** is of another game, so it cannot be put together here.
refused-design-there = You have **{ $name }** already, just as it was kept.
refused-design-again = Discord did not open the window in time: press the button again, or type `/fleet save`.
refused-designs-enough = You keep { $most } already: `/fleet delete` makes room.
refused-designs-none = In this game there is nothing that could be kept by a name.

# Polls: what all shall do
button-poll = What shall we do about …?
button-opinion = Answer the poll
button-close-poll = Close this poll
poll-window-about = What is it about?
poll-window-moves = Moves to choose from
poll-window-own = Or in your own words
poll-window-own-about = An option a line; two to { $most } in all, moves included.
poll-about-round = this round
poll-asks = What shall we do about { $about }?
poll-asks-round = What shall we do this round?
poll-option = { $what }
poll-option-for = { $what } ({ $who })
poll-binds-nobody = Open till the round is over; it binds nobody. Press the same again to take it back.
poll-asked = Asked. It stands on the board till the round is over; press “Answer the poll” there.
poll-closed = The poll is closed.
standing-poll = { $by } asks: { $asks } { $options }
refused-poll-options = A poll has two to five different options: choose moves, write a line for each, or both.
refused-poll-about = That is no longer there for all to see; ask about something that is.
refused-poll-open = A poll of { $who } is open already; answer that one, or wait until it is over.
refused-poll-later = Nothing can be asked while a round is being resolved; ask when the next one has begun.
refused-poll-again = Things have changed since that window opened, so nothing was asked; open it again.
refused-poll-closed = That poll is over; nothing was changed.
refused-poll-of-another = Only whoever asked closes a poll.
