# For newcomers

button-guide = How to play
learn-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
learn-players-range = { $least } to { $most } players
learn-box = The box of { $game }
learn-first-board = The board of { $game } at its first turn, with numbers at the parts that the text explains
help-heading = Help
help-ask = What would you like to know?
help-more = Undo, Quit and the rules are on the board. /help with a name explains any game, command, card or term.
help-play = Play
help-play-ask = Which game? Choose one to read about it; nothing starts yet.
help-turns = My turns
help-games = How a game works
help-games-tutorials = Games and tutorials
help-games-ask =
    Each game goes like this:
    - You start it with /play. Others join in a lobby, whose host chooses the pace; a solo game begins at once.
    - The board shows how things stand and whose turn it is. Only you see what *My moves* opens.
    - If the board has moved far up, /board brings it to the bottom.
    - When it's your turn, I write you a direct message. You can also move there.
    - If your time runs out, the autopilot plays that turn for you. Without a clock, the game waits.
    - /games lists your games and takes you to those where it's your turn.

    Which game do you want to know more about?
help-settings = Settings
help-settings-text = **/your settings** is for you: turn notices, quiet hours, holidays, rankings.
help-settings-mine = My settings
help-settings-server = **/settings show** is for those who manage the server: where games may start, how many, and what I post.
help-about = About this bot
help-invite = Add me to your server
help-begin = Play it here
refused-help = Nothing here is called “{ $typed }”. Pick one of the suggestions, or type /help alone.

# Hints

button-hint = Hint
hint-lost = Whatever you do now, you can't win this game any more.
hint-heading = { $game } · a hint
hint-advice = The AI's advice: **{ $what }**
hint-better = In the AI's trials, this wins about { $gain } more games in 100 than “{ $other }”.
hint-effect = { $what }.
hint-untold = The AI can't put its reasons into words here. Look at the board and choose.
hint-back = The menu you have open doesn't offer this: press “{ $back }” there{ $plays ->
    [0] { "" }
   *[other] , or “{ $play }” here
}.
hint-play = Do that
lobby-hints = Hints
lobby-hints-about = When may players ask the AI for hints? Games between members are rated.
lobby-hints-in-no = only in unrated games
lobby-hints-in-yes = always
lobby-unrated = This game isn't rated, as all opponents are AIs. Hints are allowed.
lobby-rated = Games between members are rated and have no hints. The host can allow hints under “Options”.
lobby-rated-hints = This game is rated; hints are allowed.
refused-hint-rated = This game is rated, and hints are off. The host can allow them under Options before a game begins.
refused-hint-nothing = You have nothing to do right now, so there's no hint.
refused-hint-late = The game moved on while the AI was thinking. Ask again.

# What is ...?

button-term = What is …?
term-fair-deal = Fairness code
means-fair-deal = The hash of a secret made before the game: nobody can choose or change the cards without changing this code, too. After the game, /table export gives you the record, and anyone can check it against this code.
terms-heading = { $game } · What is …?
terms-ask = What would you like explained?
terms-cards = In play …
terms-words = Words …
terms-where = Right now: “{ $line }”
refused-no-terms = { $game } has nothing to explain right now. For the rest, see How to play and /table rules.

# Tutorials

standing-tutorial = Nothing counts here, so try anything.
tutorial-says = 🎓 { $what }
tutorial-again = 🎓 Next, press “{ $deed }”.
tutorial-led = 🎓 Next, press “{ $deed }”. { $what }
tutorial-lesson = 🎓 Lesson { $number } of { $most }: { $what }
tutorial-lesson-led = 🎓 Lesson { $number } of { $most }: Press “{ $deed }”. { $what }
tutorial-routine = 🎓 { $done } of { $most } lessons done. Press { $deeds }.
tutorial-then = { $first ->
    [1] “{ $deed }”
   *[0] { $before }, then “{ $deed }”
}
tutorial-astray = 🎓 You've left the path; that's fine. “Undo” takes you back, and “Hint” says what the AI would do.
tutorial-begun = The tutorial of { $game } has begun: press “Board”.
game-replaced = { $tutorial ->
    [1] This replaces your tutorial of { $game }, which you can start again with /play.
   *[0] It replaces your game of { $game }, in which you hadn't made a move.
}
tutorial-door = 🎓 Your cards and my advice are private, { $who }. Press “My moves”.
tutorial-lost = 🎓 A first game may well be lost, and nothing counts here. “Tutorial again” starts it over.
button-tutorial = Tutorial
refused-no-tutorial = { $game } has no tutorial yet. How to play shows its first turn. Tutorials exist for: { $games }.
refused-tutorial-too = The tutorial has its own fixed deal, so it can't be the daily challenge. Choose one of the two.
