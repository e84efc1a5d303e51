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
crew-agree-half = the votes of half of today's voters
crew-menu-half = half of today's voters
crew-agree = { $count } votes
crew-time-30 = 30 seconds
crew-time-120 = 2 minutes
crew-time-600 = 10 minutes
crew-time-3600 = 1 hour
crew-time-14400 = 4 hours
crew-time-43200 = 12 hours
crew-vote = Choose a move to vote for it. With { $agree } it is played at once. Otherwise the favourite is played { $time } after the first vote.
crew-due = With { $count ->
    [one] one vote
   *[other] { $count } votes
 } a move is played at once; otherwise the favourite { $when }. Choose another move to change your vote.
crew-votes = { $bar } { $move } — { $who }
crew-idea = Last move: { $who }'s idea.
crew-idea-with = Last move: { $who }'s idea, with { LIST($others, "and") }.
crew-rule-vote = Each choice is a vote, which you can change.
crew-rule-agree = A move is played at once with { $agree }.
crew-rule-half = “Today” means the last 24 hours. At least two must agree, unless only one person votes.
crew-rule-half-joined = “Today” means the last 24 hours. At least two must agree, unless only one has joined.
crew-rule-time = { $time } after the first vote the favourite is played, or in a tie the move that was chosen first.
crew-rule-result = Moves can't be undone. The result counts for the crew, not for its members: /stats crews.
crew-leaving = Want to give up: { $who } ({ $count } needed)
crew-menu-agree = How many must agree?
crew-menu-time = How long may a vote take?
crew-over = The crew has given up. The game is over.
crews-heading = Best crews
crews-line = **{ $who }**: { $how }
crews-none = No crew has finished a game here yet. Start one with /play and the option “crew”.
undo-crew = A crew's moves can't be undone.
refused-hint-crew = A crew gets no hints. Ask each other, and vote.
refused-crew-quit = You can't quit for the whole crew. To give up together, press “Crew …” on the board and vote for it.
refused-no-crew = No crew plays this game, so there is nothing to vote on.
refused-crew-game = { $game } takes several players, so one crew can't play it. Play it without a crew, or choose one of: { $games }.
refused-crew-terms = Only the member who formed this crew can change how it votes.
crew-called = a crew
button-crew-of = Crew of { $seat } …
button-crew-open = Let others vote on my moves
button-crew-join = Join the crew
button-crew-hand = Our hand and moves
button-crew-leave-yes = End it for the crew
crew-heading-of = The crew of { $seat }
crew-at-seat-alone = { $seat } plays with a crew that has no other member.
crew-at-seat = { $seat } plays with a crew: { $who }
crew-members-of = The crew of { $seat }, and how many of their ideas were played: { $who }
crew-rule-unrated = Moves can't be undone. With a crew, the game isn't rated for anyone.
crew-join-about = You'll see all that { $seat } sees, including the hand. After that you can't take a seat here or join another crew of this game.
crew-open-about = Then a crew votes on your moves. Anyone on this server can join, and then sees all that your seat sees, including your hand. From then on every choice is a vote, yours too. Only you are called on your turn, and only you vote on pauses. The game isn't rated for anyone. You can only give up together. If you hand over your seat, the crew ends.
crew-opened = A crew plays your seat now. The button to join it is on the board.
crew-leave-about = Nobody else voted or joined in the last { $days ->
    [one] 24 hours
   *[other] { $days } days
 }, so your vote alone gives up for the crew.
crew-gone = The crew has given up. An AI plays on in its seat.
refused-crew-alone = A crew plays your seat, so you can't do this alone. Choose a move: that's your vote.
refused-crew-late = Your seat can't get a crew: it has already moved, or this is a solo game or a tutorial.
refused-crew-seated = You have a seat here, so you can't join a crew.
refused-crew-other = You know another side of this game, so you can't join this crew.
button-crew-call = Call me to vote
button-crew-no-call = Don't call me any more
crew-call = Your crew votes on a move of { $game } in { $where }.
crew-call-why = You asked me to call you. “Crew …” on the board changes that.
crew-call-about = I send you a direct message when a vote begins, unless you voted within the last hour. The next one comes only after you have voted.
refused-crew-call = You are not in this crew, so I can't call you. Vote or join first.
lobby-crews-again = The crews of the last game play their seats again, so the game isn't rated. Any member can take their crew's seat. Whoever takes a different seat leaves their crew.
