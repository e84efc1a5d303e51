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
help-more = Who is winning, and why: /score. Any command, card or term: /help and its name.
help-play = Play
help-play-ask = Which game shall it be? Choose one to read what it is about; nothing starts yet.
help-turns = My turns
help-games = How a game goes
help-games-ask = Which game do you want to know more about?
help-settings = Settings
help-settings-text = **/settings me** is yours: how you are told of your turn, quiet hours, holidays, rankings.
help-settings-server = **/settings show** and the commands beside it are for those who manage the server: where games may be opened, and how many.
help-invite = Put me on your server
help-begin = Play it here
help-renamed = { $old } is called **{ $new }** now.
refused-help = Nothing here is called “{ $typed }”. Pick one of the suggestions, or type /help alone.

# Hints

button-hint = Hint
hint-heading = { $game } · a hint
hint-do = The AI would choose: **{ $what }**
hint-better = I played it out { $games } times in my head: of 100 games it wins about { $gain } more than “{ $other }”, the next best I found, give or take { $error }.
hint-alike = I played it out { $games } times in my head, and cannot tell it from “{ $other }”, which is about as good: if you like that better, take it.
hint-rule = That is what it does whenever a game stands like this; it has no other reason to give.
hint-untold = The AI finds nothing here that it could put in words. Look at the board and choose.
hint-play = Do that
log-hint = { $who } asked for a hint.
lobby-hints = Hints
lobby-hints-about = Where may players ask the AI for hints? Among two members or more it is rated.
lobby-hints-in-no = unless rated
lobby-hints-in-yes = even if rated
lobby-unrated = Alone against AIs nothing is rated, and hints are allowed.
lobby-rated = Between members this game is rated, so there are no hints.
lobby-rated-hints = Between members this game is rated; hints are allowed.
refused-hint-rated = This game is rated, and its table has not agreed on hints. The host can allow them under Options before a game begins.
refused-hint-challenge = There are no hints in the challenge of the day, where everybody is ranked. Play the same game without it.
refused-hint-nothing = There is nothing for you to do just now that a hint could be about.
refused-hint-late = The game has moved on while the AI was thinking. Ask again.

# What is ...?

button-term = What is …?
term-fair-deal = Fair deal
means-fair-deal = What stands behind it is the hash of a secret that was made before the game: nobody can choose or change the cards without its changing, too. After the end /table export gives the record, and anybody can hold it against this hash.
terms-heading = { $game } · What is …?
terms-ask = Here is what you can see just now. Choose what you want to know more about.
terms-cards = Cards …
terms-words = Words …
terms-where = On the board now: “{ $line }”
refused-no-terms = In { $game } there is nothing to look up just now; How to play and /rules explain the rest.

# Tutorials

standing-tutorial = Tutorial: it counts for nobody, and everything may be tried.
tutorial-says = 🎓 { $what }
tutorial-astray = 🎓 That was a way of your own, which is fine. Play on as you like; Undo leads back to mine, and Hint says what the AI would do.
tutorial-door = 🎓 Your cards and my advice are private, { $who }: press My hand and moves.
button-tutorial = Tutorial
refused-no-tutorial = { $game } has no tutorial yet. How to play shows its first turn; there is one for: { $games }.
refused-tutorial-challenge = The tutorial has a deal of its own, so it cannot be the challenge of the day. Choose one of the two.
