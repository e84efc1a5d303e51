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
