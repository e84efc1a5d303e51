# What somebody is told who does not know the game yet.
dark-wall-destiny-learn-goal = Acquire each of the five Cryoships before it drifts into the star, and seed the first four on planets of yours. You win or lose together.
dark-wall-destiny-learn-length = 30 to 60 minutes
dark-wall-destiny-learn-kind = deck building, together
