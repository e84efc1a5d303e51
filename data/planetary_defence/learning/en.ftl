# What somebody is told who does not know the game yet.
planetary-defence-learn-goal = Destroy all meteors in the five columns before space is empty and the scrap pile has crept to the last column.
planetary-defence-learn-length = 15 to 25 minutes
planetary-defence-learn-kind = deck building, alone
