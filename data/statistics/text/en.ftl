stats-heading = Results of { $who }
stats-none = No finished games yet. Start one with /play.
stats-none-shared = No finished games yet on a server you share. Start one there with /play.
stats-line = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won
stats-pace = { $minutes ->
    [0] less than a minute per move
    [one] { $minutes } minute per move
   *[other] { $minutes } minutes per move
}
stats-against = against { $who }: { $won } won, { $lost } lost
stats-rating = rating { $rating } (everyone starts at 0)
ladder-heading = { $game }: the best on this server
ladder-line = { $place }. { $who } · { $rating }
leaderboard-won = { $place }. { $who } · won in { $turns }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
leaderboard-lost = { $place }. { $who } · lost { $turns }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}
refused-no-ladder = { $game } has no ranking, because its players don't play against each other. There are rankings for: { $games }.
ladder-none = Nobody is ranked yet. Finish a game against another member.
