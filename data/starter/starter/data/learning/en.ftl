starter-learn-goal = Be the first to have the points of the goal.
starter-learn-length = 5 minutes
starter-learn-kind = Push your luck
starter-learn-step-roll = Roll: its points are yours once you hold.
starter-learn-step-hold = A low face would lose what you have rolled. Hold to keep it.
starter-learn-step-done = That was a turn. Play on, or leave.
