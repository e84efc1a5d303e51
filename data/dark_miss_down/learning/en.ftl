# What somebody is told who does not know the game yet.
dark-miss-down-learn-goal = Complete tasks with cards of your hand: each scores how far its danger is from that of your task before. 15 points begin the last round, and the higher score wins.
dark-miss-down-learn-length = 20 to 40 minutes, or a few days by turns
dark-miss-down-learn-kind = a duel with hidden hands
