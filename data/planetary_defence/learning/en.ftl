# What somebody is told who does not know the game yet.
planetary-defence-learn-goal = Destroy every meteor before the scrap pile reaches column 5.
planetary-defence-learn-length = 15 to 25 minutes
planetary-defence-learn-kind = deck building, alone

# The tutorial
planetary-defence-learn-step-play = Red cards are damage, white ones are credits. Play your whole hand: you see at once what you can spend.
planetary-defence-learn-step-attack = Your damage is just enough for the meteor in column 4. Every meteor gone is one less that can hit Earth.
planetary-defence-learn-step-buy = Credits that are left at the end are lost, so buy: the red 4 makes your next hands stronger.
planetary-defence-learn-step-end = Nothing more to gain. End the turn: five new cards fall, and you draw five.
planetary-defence-learn-step-again = The same again: play your hand first, and then see what it reaches for.
planetary-defence-learn-step-stronger = A meteor of 3 this time. Take what you can reach as long as space still holds cards.
planetary-defence-learn-step-credits = White cards are worth buying early: they pay for everything that comes.
planetary-defence-learn-step-unused = Two credits are left, and nothing can be had for them. End the turn.
planetary-defence-learn-step-done = That is all there is to a turn. Play on as you like: when space is empty, the scrap pile begins to creep.
