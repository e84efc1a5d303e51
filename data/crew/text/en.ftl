# Crews: a game for one that a channel leads
button-crew = Crew …
button-crew-leave = Vote to give up
button-crew-stay = Play on after all
crew-heading = The crew
crew-names = { $who }
crew-more = { $count } more
crew-aboard = In the crew: { $who }
crew-member = { $who } ({ $count })
crew-members = The crew, and how many of their ideas were played: { $who }
crew-nobody = Nobody has voted yet. Whoever chooses a move is in the crew.
crew-agree-half = half of today's voters
crew-agree = { $count } votes
crew-time-30 = 30 seconds
crew-time-120 = 2 minutes
crew-time-600 = 10 minutes
crew-time-3600 = 1 hour
crew-time-14400 = 4 hours
crew-time-43200 = 12 hours
crew-vote = Whoever chooses a move votes for it. With { $agree } it is played at once, else what most want { $time } after the first vote.
crew-due = With { $count ->
    [one] one vote
   *[other] { $count } votes
 } a move is played at once, the most wanted { $when }. Choose another move to change your vote.
crew-votes = { $bar } { $move } — { $who }
crew-idea = Last move: { $who }'s idea.
crew-idea-with = Last move: { $who }'s idea, with { $others }.
crew-rule-vote = Each choice is a vote, which you can change.
crew-rule-agree = A move is played at once with { $agree }.
crew-rule-half = Today means the last 24 hours. Two must agree at least, unless only one votes.
crew-rule-time = { $time } after the first vote what most want is played; in a tie, what was wanted first.
crew-rule-result = What was played stands. The result counts for the crew, for nobody alone: /stats crews.
crew-leaving = To give up: { $who } (of { $count } needed)
crew-menu-agree = How many must agree?
crew-menu-time = Play after how long?
crew-over = The crew has given up. The game is over.
crews-heading = Best crews
crews-line = **{ $who }**: { $how }
crews-none = No crew has finished a game here yet. Start one with /play and the option “crew”.
undo-crew = A crew takes nothing back: what it played, it played together.
refused-hint-crew = A crew gets no hints. Ask each other, and vote.
refused-crew-quit = Nobody quits for the whole crew. To give up together, press “Crew …” on the board and vote for it.
refused-no-crew = No crew leads this game, so there is nothing to vote on.
refused-crew-game = { $game } is played by several, so no crew leads it. Play it without, or choose one of: { $games }.
refused-crew-terms = Only who started this game changes how its crew votes. Nothing was changed.
crew-called = a crew
