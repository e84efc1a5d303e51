# The challenge of the day
refused-no-challenge = { $game } has no daily challenge, because it takes several players. Play it without the challenge, or choose one of: { $games }.
refused-challenge-options = The daily challenge is the same for everyone: { $usual }. Leave the options empty, or play without the challenge.
challenge-heading-here = Challenge of { $day } on this server
challenge-heading-friends = Challenge of { $day } among friends
challenge-heading-all = Challenge of { $day } on all servers
challenge-friends-about = You and the friends who have added you too, on any server.
challenge-menu-name = Add a friend …
challenge-menu-drop = Remove a friend …
challenge-friends-both = Friends: { $who }.
challenge-friends-waiting = Haven't added you yet: { $who }.
challenge-named = You added { $friend }. You are ranked together once { $friend } adds you, too.
challenge-named-both = You and { $friend } have added each other: from now on you are ranked together.
challenge-dropped = { $friend } is no longer on your list of friends.
challenge-somebody = Somebody
challenge-unfinished = Not played to the end.
challenge-yours = { $how } · **that's you**
refused-friend = Only other members can be your friends. Nothing was changed.
refused-friends = You already have { $most } friends on your list, and that's the limit. Remove one first.
button-ranking-here = This server
button-ranking-friends = Friends
button-ranking-all = All servers
button-ranking-sunday = Last Sunday
button-ranking-yesterday = Yesterday
button-ranking-today = Today
challenge-nobody = Nobody has finished it yet.
challenge-nobody-finished = Nobody finished it.
challenge-running = Your game is still running.
challenge-running-away = Your game is still running, but not on this server. Use /play where you began it.
challenge-line = **{ $who }** — { $how }
challenge-courses-later = Once you have begun, you also see how each game went, in symbols.
challenge-ends = Everyone gets the same cards. Only your first try counts, on any server. The next challenge begins { $when }.
export-challenge = What you know of this game of { $game }. The full record, seed included, is available when the challenge's day is over. Until then others play with the same cards.
undo-challenge = In the daily challenge you can't undo once cards are drawn or revealed, because everyone plays the same cards.
standing-challenge = Challenge of { $day }: everyone gets the same cards. This is your first try, so it counts. Ranking: /stats challenge.
standing-practice = Challenge of { $day }, practice: only your first try counts, and this isn't it.
standing-challenge-crew = Challenge of { $day }, played by a crew: everyone gets the same cards. It's this server's first crew, so it counts. Voting here uses up your own first try. Ranking: /stats challenge.
standing-practice-crew = Challenge of { $day }, practice: only a server's first crew counts, and this isn't it.
refused-crew-begun = You know today's cards from another game, so you can't vote here.
challenge-crews = Crews
challenge-more = { $count } more
standing-challenge-short = Challenge no. { $number }: it counts.
standing-challenge-short-crew = Challenge no. { $number }: it counts. Voting here uses up your own first try.
standing-practice-short = Challenge no. { $number }, practice.
standing-challenge-table = Challenge of { $day }: everyone gets the same cards. It's everyone's first try, so it counts for that day, whenever it ends. Ranking: /stats challenge.
standing-practice-table = Challenge of { $day }, practice: someone here had started it before, so it doesn't count.
refused-challenge-sunday = { $game } is the Sunday challenge. Play it without the challenge today, or see today's with /stats challenge.
refused-challenge-day = There is no challenge on that day. See today's with /stats challenge.
refused-challenge-past = The day of this challenge is over. Leave this table and open a new one with /play.
refused-challenge-seats = The challenge takes { $least } to { $most } members and no AI. Remove an AI, or wait for somebody.
lobby-challenge = **Daily challenge** for two to four, without AIs and with the standard options. Only the first try of each player counts.
refused-hint-challenge = The daily challenge has no hints, because everyone is ranked. Play the same game without it.
challenge-place = place { $place } on all servers
challenge-streak = { $days } days in a row
challenge-own-streak = { $days ->
    [0] You have no streak yet. It counts the days on which you begin the challenge. Two missed days a month don't break it.
    [one] Your streak: { $days } day. Two missed days a month don't break it.
   *[other] Your streak: { $days } days. Two missed days a month don't break it.
}
challenge-everywhere = { $count ->
    [one] One person has begun it so far, on any server.
   *[other] { $count } people have begun it so far, on all servers.
}
button-show-streak = Show my streak in rankings
button-hide-streak = Hide my streak in rankings
button-challenge = Play
button-challenge-of = Play { $game }
button-challenge-continue = Continue { $game }
button-challenge-crew = Play as a crew
button-ranking = Ranking
bulletin-heading = Challenge no. { $number }: { $game }
bulletin-about = Everyone gets the same cards, and only your first try counts.
bulletin-about-table = For two to four: *Play* opens a lobby in a thread. Every table gets the same cards, and only your first try counts.
bulletin-ends = The challenge ends on { $when }.
bulletin-tried = { $tried ->
    [0] Nobody has begun it here yet.
    [one] So far one member has begun it here; games finished: { $finished }.
   *[other] So far { $tried } members have begun it here; games finished: { $finished }.
}
bulletin-best = Best so far: { $how }
bulletin-later = Once you have begun, *Ranking* also shows how each game went, in symbols. Tomorrow's message shows it to everyone.
bulletin-crew = Played together: { $how }
bulletin-other = { $game }: { $how }
bulletin-over = This challenge is over.
bulletin-yesterday = **Yesterday, no. { $number }: { $game }** (started by { $count ->
    [one] one person
   *[other] { $count } people
} on all servers)
bulletin-still-playing = Tables still playing count for Sunday, too. *Ranking* below Sunday's message shows them once they end.
bulletin-last = Nobody has played it here for a week, so this is the last one for now. I'll post it again once somebody plays it here with /play.
switch-challenge = Daily challenge
posts-challenge = I post the daily challenge in { $where }, unless nobody played it here for a week.
posts-no-challenge = I don't post the daily challenge.
challenge-called = challenge no. { $number }
