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
help-more = Any command, card or term: type /help and its name.
help-play = Play
help-play-ask = Which game shall it be? Choose one to read what it is about; nothing starts yet.
help-turns = My turns
help-games = How a game goes
help-games-ask = Which game do you want to know more about?
help-settings = Settings
help-settings-text = **/settings me** is yours: how you are told of your turn, quiet hours, holidays, rankings.
help-settings-server = **/settings show** and its siblings are for those who manage the server: where games may be opened, and how many.
help-invite = Put me on your server
help-begin = Play it here
help-renamed = { $old } is called **{ $new }** now.
refused-help = Nothing here is called “{ $typed }”. Pick one of the suggestions, or type /help alone.
