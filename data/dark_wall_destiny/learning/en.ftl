# What somebody is told who does not know the game yet.
dark-wall-destiny-learn-goal = Acquire each of the five Cryoships before it drifts into the star, and seed the first four on planets of yours. You win or lose together.
dark-wall-destiny-learn-length = 30 to 60 minutes
dark-wall-destiny-learn-kind = deck building, together
dark-wall-destiny-learn-part-1 = Star
dark-wall-destiny-learn-part-2 = The system: twelve places
dark-wall-destiny-learn-part-3 = Attack vectors
dark-wall-destiny-learn-part-4 = Your sector
dark-wall-destiny-learn-part-5 = Your hand
dark-wall-destiny-learn-part-6 = Deck

# The tutorial
dark-wall-destiny-learn-step-play = Play all cards of your hand: together they give the energy you can spend this turn.
dark-wall-destiny-learn-step-buy = Four energy buys this ship. It goes to your discards now, and comes to your hand when your deck is shuffled.
dark-wall-destiny-learn-step-end = End your turn. The system spins: the card nearest the star burns, the others move on, and aliens on attack vectors strike.
dark-wall-destiny-learn-step-done = That was a round. What hits you costs cards, so buy ships with defense; and buy every Cryoship before it comes near the star.
