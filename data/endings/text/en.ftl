# The end of a game: the moments that decided it, and a line to share
moments-heading-all = **Turning points** (chance of winning):
moments-heading-seat = **Turning points** (chance of winning for { $who }):
moments-none = **No turning points:** no turn changed the chance of winning much.
moments-line = { $when } the chance { $rose ->
    [1] rose
   *[other] fell
} from { $before } to { $after }.
moments-likely = { $percent ->
    [0] under 1
    [100] over 99
   *[other] { $percent }
}%
moments-certain = { $percent }%
moments-better = Better on this turn (by about { $gain } percentage points): { $what }.
moments-rest = The rest was bad luck.
moments-ended = { $who } ended the turn.
moments-bad-luck = That was bad luck. { $what }
moments-good-luck = That was good luck. { $what }
moments-luck = That was luck. { $what }
moments-best = The AI found no better move on this turn.
moments-log = Turning point: { $chance } { $rose ->
    [1] rose
   *[other] fell
} from { $before } to { $after }.
moments-chance-all = the chance of winning
moments-chance-seat = { $who }'s chance of winning
moments-title-all = Turning point { $place } of { $count }
moments-title-seat = Turning point { $place } of { $count } · { $who }'s chance
button-moments = Turning points
button-share = Share
button-share-post = Post it here
button-share-parent = Post in #{ $channel }
share-ask = Shall I post this here?
share-searching = Shall I post this here? I'm still working out the chances of winning, and will add them above.
share-done = Posted.
refused-share-later = You can share a game once it has been played to the end.
refused-share-again = You've already shared this game.
share-table = { $seats ->
    [one] solo
   *[other] { $seats } players
}
share-line = { $who } · **{ $game }** · { $about } · { $how }
share-course = chance of winning { $signs }
share-sign = { $sign } { $least }–{ $most }%
share-legend = -# Chance of winning, from the first turn to the last: { $signs }; then { $won } won, { $lost } lost, { $level } tied. In long games, some turns are left out.
share-scored = { $how }, { $seats ->
    [2] score { $score }
   *[other] place { $place } of { $seats } with { $own } (final scores { $score })
}
share-won = won { $when }
share-lost = lost { $when }
share-level = tied { $when }
share-title-won = Victory
share-title-lost = Defeat
share-title-level = A tie
