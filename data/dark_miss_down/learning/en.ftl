# What somebody is told who does not know the game yet.
dark-miss-down-learn-goal = Complete tasks with cards of your hand: each scores how far its danger is from that of your task before. 15 points begin the last round, and the higher score wins.
dark-miss-down-learn-length = 20 to 40 minutes, or a few days by turns
dark-miss-down-learn-kind = a duel with hidden hands

# The tutorial
dark-miss-down-learn-step-take = A turn is one thing: gain a card, complete a task or discard one. Realign light-drive lacks only a Deck: take it from the pool.
dark-miss-down-learn-step-complete = Now you hold all that it needs. Your first task scores its whole danger: complete it for 3 points.
dark-miss-down-learn-step-difference = From now on a task scores how far its danger is from 3, the danger of your last one. Few cards are left in your hand: a card from the pool is certain, but the other officer sees you take it.
dark-miss-down-learn-step-draw = The other officer has 5 points. Calibrate containment has danger 1, two away from your 3, and lacks only a Deck. Draw unseen this time: what you hold stays your secret.
dark-miss-down-learn-step-again = That was the Deck. Complete the task: the difference from 3 to 1 scores 2 points.
dark-miss-down-learn-step-done = You are level at 5. After a task of danger 1 the dangerous ones score most: collect for them, and keep an eye on 15 points, which begin the last round. Play on as you like.

# What a hint says an action is good for
dark-miss-down-learn-good-draw = It may be what a task lacks, and the other officer does not see it: who knows your hand knows what you are after.
dark-miss-down-learn-good-take = A card of the pool is certain: you know what it brings you nearer to. But the other officer sees that you have it.
dark-miss-down-learn-good-complete = It scores how far its danger is from that of your task before, and its bonus waits for your next one.
dark-miss-down-learn-good-replace = Another task comes in its place: worth a turn where none of the list suits your hand, or this one suits the other officer.
dark-miss-down-learn-good-discard = Six cards are the most you keep, so the one goes that your tasks can spare.
dark-miss-down-learn-good-press = Whoever pushes it first wins the tie.
dark-miss-down-learn-good-stand = Then nobody wins by the tie, unless the other officer pushes the button.

# Words of the game: what each is called, also called, and means
dark-miss-down-learn-term-task = Task
dark-miss-down-learn-also-task = tasks, task list, three tasks
dark-miss-down-learn-means-task = What a crew is sent to do. Three tasks lie open; completing one costs cards of your hand and scores the difference between its danger and that of the task you completed before.
dark-miss-down-learn-term-danger = Danger
dark-miss-down-learn-also-danger = dangerous
dark-miss-down-learn-means-danger = A number from 1 to 6 on each task. From danger 6 to danger 1 scores as much as from 1 to 6: what counts is the difference.
dark-miss-down-learn-term-needs = Needs
dark-miss-down-learn-also-needs = need, what a task needs
dark-miss-down-learn-means-needs = The crews, and sometimes an area, that a task takes: one card of your hand for each. Two cards of one crew may stand in for one of another crew.
dark-miss-down-learn-term-pair = Pair
dark-miss-down-learn-also-pair = pairs, stand in, stands in
dark-miss-down-learn-means-pair = Two cards of one crew that stand in for one card of another crew. They never stand in for an area.
dark-miss-down-learn-term-crew = Crew
dark-miss-down-learn-also-crew = crews, Flight, Deck, Tech
dark-miss-down-learn-means-crew = Every card in a hand or in the pool is somebody of the Flight, Deck or Tech crew. There are six of each: three in the area where they mostly work, one in each of the three common areas.
dark-miss-down-learn-term-area = Area
dark-miss-down-learn-also-area = areas, Navigation, Docking, Core, Medical, Mess Hall, Quarters
dark-miss-down-learn-means-area = Where on the ship somebody is. Flight mostly works in Navigation, Deck in Docking, Tech in Core; Medical, Mess Hall and Quarters have one of each crew.
dark-miss-down-learn-term-pool = Asset pool
dark-miss-down-learn-also-pool = pool, asset, assets
dark-miss-down-learn-means-pool = Three open cards. Your turn can be to take one of them; the other officer then knows that you hold it.
dark-miss-down-learn-term-draw-pile = Draw pile
dark-miss-down-learn-also-draw-pile = draw, draw a card unseen, discard pile, discards
dark-miss-down-learn-means-draw-pile = Drawing from it takes your turn and the other officer does not see what you got. When it is empty the discards are shuffled into a new one.
dark-miss-down-learn-term-hand = Hand
dark-miss-down-learn-also-hand = your hand, hand limit
dark-miss-down-learn-means-hand = The cards only you see. Six are the most you keep: with a seventh you discard one, openly.
dark-miss-down-learn-term-bonus = Bonus
dark-miss-down-learn-also-bonus = bonuses
dark-miss-down-learn-means-bonus = What your last completed task promises for the next one. It is judged by the cards you pay the next task with, and gives points or a card from the pool.
dark-miss-down-learn-term-score = Points
dark-miss-down-learn-also-score = point, score, goal
dark-miss-down-learn-means-score = 15 points at the end of a round begin the last round. After that round the higher score wins.
dark-miss-down-learn-term-first-mate = First mate
dark-miss-down-learn-also-first-mate = promotion, officer, officers
dark-miss-down-learn-means-first-mate = What both officers want to be: whoever has more points at the end is promoted. The other one stays where he is.
dark-miss-down-learn-term-last-round = Last round
dark-miss-down-learn-also-last-round = round, rounds
dark-miss-down-learn-means-last-round = It begins once somebody has 15 points or more at the end of a round. A round ends with the turn of the officer who did not begin, so both have had as many turns.
dark-miss-down-learn-term-airlock = Airlock
dark-miss-down-learn-also-airlock = airlock button, tie, stand
dark-miss-down-learn-means-airlock = Only on a tie at the end: both get the button at the same moment, and whoever pushes it first wins. Either may let the tie stand; then only the other can still push it.
