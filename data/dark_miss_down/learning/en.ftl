# For newcomers.
dark-miss-down-learn-goal = Complete tasks. Each one scores the difference between its danger and that of your last task. At 15 points the last round begins.
dark-miss-down-learn-length = 20 to 40 minutes, or days at your own pace
dark-miss-down-learn-deadline = Turns have no time limit. After a tie, whoever first pushes the airlock button within a day wins.
dark-miss-down-learn-kind = a duel with hidden cards

# The turns up to one's first task
dark-miss-down-learn-first-complete = Complete a task: your first one scores its danger, each later one the difference.
dark-miss-down-learn-first-take = Take a card from the pool that a dangerous task still needs.
dark-miss-down-learn-first-take-any = Take a card from the pool: there is none left to draw.
dark-miss-down-learn-first-draw = Draw a card: none in the pool helps you with a dangerous task.

# The tutorial
dark-miss-down-learn-step-take = Each turn you take a card, complete a task or discard a task. “Realign light-drive” lacks only a Deck card: take one from the pool.
dark-miss-down-learn-step-complete = Now you hold everything it needs. Your first task scores its full danger: complete it for 3 points.
dark-miss-down-learn-step-difference = From now on a task scores the difference between its danger and 3, the danger of your last one. All three tasks need Tech: take the only Tech card in the pool.
dark-miss-down-learn-step-certain = “Calibrate containment” has danger 1, two away from your 3, and lacks only a Deck card. Take one: it's certain, but the other officer sees it.
dark-miss-down-learn-step-again = Now you hold what it needs. Complete it: from 3 to 1 scores 2 points.
dark-miss-down-learn-step-done = You're tied at 5. After danger 1 the dangerous tasks score most, so collect for them. If the pool has nothing you need, draw: nobody sees that card. At 15 points the last round begins.

# What a hint says an action is good for
dark-miss-down-learn-good-draw = The other officer doesn't see what you draw. Whoever knows your hand knows your plan.
dark-miss-down-learn-good-take = It's the most useful card there for your next tasks. The other officer sees that you have it.
dark-miss-down-learn-good-discard = You keep six cards at most, so discard the one that the tasks need least.
dark-miss-down-learn-good-press = The first to push it wins the game.
dark-miss-down-learn-good-stand = Then nobody wins, unless the other officer pushes the button.

# Words of the game: what each is called, also called, and means
dark-miss-down-learn-term-task = Task
dark-miss-down-learn-also-task = tasks, task list, three tasks
dark-miss-down-learn-means-task = A job for a crew, one of three that lie open. Completing it costs cards from your hand and scores the difference between its danger and that of your previous task.
dark-miss-down-learn-term-danger = Danger
dark-miss-down-learn-also-danger = dangerous
dark-miss-down-learn-means-danger = A number from 1 to 6 on each task. Only the difference counts: from 6 to 1 scores as much as from 1 to 6.
dark-miss-down-learn-term-needs = Needs
dark-miss-down-learn-also-needs = need, what a task needs
dark-miss-down-learn-means-needs = The crews, and sometimes an area, that a task takes: one card from your hand for each. Two cards of one crew may stand in for one of another crew.
dark-miss-down-learn-term-pair = Pair
dark-miss-down-learn-also-pair = pairs, stand in, stands in
dark-miss-down-learn-means-pair = Two cards of one crew that stand in for one card of another crew. They never stand in for an area.
dark-miss-down-learn-term-crew = Crew
dark-miss-down-learn-also-crew = crews, Flight, Deck, Tech
dark-miss-down-learn-means-crew = Every card in a hand or in the pool is one of the Flight, Deck or Tech crew. There are six of each: three in their main area, and one in each of the three common areas.
dark-miss-down-learn-term-area = Area
dark-miss-down-learn-also-area = areas, Navigation, Docking, Core, Medical, Mess Hall, Quarters
dark-miss-down-learn-means-area = A place on the ship: Flight mostly works in Navigation, Deck in Docking, Tech in Core. Medical, Mess Hall and Quarters have one of each crew.
dark-miss-down-learn-term-pool = Asset pool
dark-miss-down-learn-also-pool = pool, asset, assets
dark-miss-down-learn-means-pool = Three open cards; if two look alike, each also shows the danger of the task on its other half. On your turn you may take one; the other officer then knows you have it.
dark-miss-down-learn-term-draw-pile = Draw pile
dark-miss-down-learn-also-draw-pile = draw, draw from the pile, discard pile, discards
dark-miss-down-learn-means-draw-pile = Drawing from it takes your turn, and the other officer doesn't see the card. When it's empty, the discards are shuffled into a new one.
dark-miss-down-learn-term-hand = Hand
dark-miss-down-learn-also-hand = your hand, hand limit
dark-miss-down-learn-means-hand = The cards only you see. You keep six at most: with a seventh you discard one, openly.
dark-miss-down-learn-term-bonus = Bonus
dark-miss-down-learn-also-bonus = bonuses
dark-miss-down-learn-means-bonus = What your last task adds to your next one: points or a card from the pool. It depends on the cards you pay the next task with.
dark-miss-down-learn-term-score = Points
dark-miss-down-learn-also-score = point, score, goal
dark-miss-down-learn-means-score = If someone has 15 points at the end of a round, the last round begins. After it, the higher score wins.
dark-miss-down-learn-term-first-mate = First mate
dark-miss-down-learn-also-first-mate = promotion, officer, officers
dark-miss-down-learn-means-first-mate = The job both officers want. The officer with more points at the end is promoted; the other isn't.
dark-miss-down-learn-term-last-round = Last round
dark-miss-down-learn-also-last-round = round, rounds
dark-miss-down-learn-means-last-round = It begins once someone has 15 points or more at the end of a round. A round is over when both officers have had a turn, so both get the same number of turns.
dark-miss-down-learn-term-airlock = Airlock
dark-miss-down-learn-also-airlock = airlock button, tie, stand
dark-miss-down-learn-means-airlock = Only on a tie at the end: both get the button at the same moment, and the first to push it wins. Either may let the tie stand; then only the other can still push it.
