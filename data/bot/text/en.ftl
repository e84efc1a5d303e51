# What the bot itself says. Games have their own files.

seat = Seat { $seat }

board-heading = { $game } · turn { $turn } · { $who }
board-resigned = { $who } gave this game up.

button-text = Text
button-undo = Undo
button-undo-yes = Take it back
button-again = Play again
button-thread = Open a thread
button-resign-yes = Give up
button-close-yes = End the game

menu-back = Back
menu-choose = Choose …
menu-earlier = ← Earlier
menu-further = More →
menu-page = Choose … (page { $page } of { $pages })

note-outdated = That button belonged to an earlier moment. This is how things stand now.

undo-ask = **You would take this back:**
undo-reshuffles = Something was drawn or turned up since then. It stays known to you, so what nobody had seen is shuffled anew.
undo-done = Taken back. The board shows where you are.
undo-nothing = There is nothing to take back yet: this is the first move of the game.
undo-others = Somebody else has acted since your last move, so it can no longer be taken back alone.
undo-changed = The game has moved on since you asked. Press Undo again to see what would be taken back now.

resign-ask = Give this game up? It counts as not won and cannot be taken up again.
resign-done = You have given the game up.
close-ask = End this game for its players? It counts for nobody and cannot be taken up again.
close-done = The game is ended.

thread-offer = A game is already being played in this channel. Shall I open a thread for yours?
thread-opened = Your game is waiting for you in { $where }.

refused-over = This game is over. Start another with /play.
refused-no-seat = There is no such seat in this game.
refused-not-seated = You do not sit at this table of { $game }. Start your own with /play.
refused-busy = This game is being changed by several hands at once. Try again in a moment.
refused-pick = Choose { $least ->
    [one] { $least }
   *[other] { $least }
} to { $most } of them.
refused-not-over = This game is still going on.
refused-permission = I lack the permission “{ $what }” in this channel. Ask whoever manages the server to grant it to me, then try again.
refused-dm = Games are played on a server: use this command in one of its channels.
refused-channel = Games may be opened only in { $where } on this server.
refused-games = This server allows { $count } games at a time and has that many. Finish or give up one of them first.
refused-no-threads = A game is already being played here, and this server does not allow me threads. Try another channel.
refused-no-game = No game is being played here. Start one with /play.
refused-not-admin = Only members who may manage the server can do that.
refused-sentence = I could not find “{ $typed }” among what you may do now. Pick one of the suggestions.
refused-card = There is no card called “{ $typed }” in { $game }. Pick one of the suggestions.
refused-section = There is no section called “{ $typed }” in these rules. Pick one of the suggestions.
refused-options = I do not understand “{ $typed }”. Write options as name=value, such as { $example }.

fault-not-saved = That was not saved and nothing has changed; the disk does not take it just now. Try again in a moment.
fault-unknown-match = This game is no longer kept. Start a new one with /play.
fault-channel-taken = A game is already being played here. Finish it, give it up with /resign, or use another channel.
fault-engine = This game cannot be continued as it is stored; nothing was changed. Whoever runs the bot finds the reason in its log.
fault-unforeseen = Something went wrong on my side, and nothing was changed. Try again; if it stays so, tell whoever runs the bot.
fault-old-button = This button is from an older version of me. Use /board to see the game as it stands.

board-moved = The board has moved further down.
do-done = Done.
