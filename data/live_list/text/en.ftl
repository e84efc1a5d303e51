# The list of games
list-heading = Games on this server
list-lobbies = Looking for players
list-no-lobby = Nobody looks for players at the moment. Open a table with /play.
list-running = Being played
list-ended = Ended in the last 24 hours
list-lobby = [{ $game }]({ $link }) in { $where } · opened by { $host } · { $taken } of { $most } seats taken
list-host = { $name }
list-paused = [{ $game }]({ $link }) in { $where } · paused
list-over = [{ $game }]({ $link }) · { $how }
button-join-listed = Join { $game }
button-own-games = My games
switch-list = List of games
posts-list = In { $where } I keep one list of the games that everybody sees here, and edit it as they go on.
posts-no-list = I keep no list of the games that are played here.
