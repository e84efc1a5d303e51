# What somebody is told who does not know the game yet.
dyla-learn-goal = Win victory points by destroying enemy ships on three levels, and reach the goal before your hull is gone.
dyla-learn-length = 15 to 30 minutes
dyla-learn-kind = deck building and battles, alone
