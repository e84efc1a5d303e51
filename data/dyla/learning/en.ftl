# What somebody is told who does not know the game yet.
dyla-learn-goal = Destroy enemy ships for victory points before your hull is gone.
dyla-learn-length = 15 to 30 minutes
dyla-learn-kind = deck building and battles, alone

# The tutorial
dyla-learn-step-guns = Load all your guns first: the damage of all attack cards is dealt at once when you fire.
dyla-learn-step-shield = The enemy survives this turn and will strike. Each Evade takes 1 off that.
dyla-learn-step-more = One more Evade. Cards you do not play stay in your hand, but your hull does not mend by itself.
dyla-learn-step-fire = Now fire. The damage stays on the enemy, so that the next turn can finish it.
dyla-learn-step-again = Your guns again: what the enemy has left is within reach.
dyla-learn-step-defeat = Fire: an enemy that falls does not strike, and pays victory points and TechPoints.
dyla-learn-step-buy = Spend your TechPoints. Smoke takes 2 damage off for one card, and what you buy comes on top of your deck.
dyla-learn-step-done = That is a whole battle. Play on: each level asks for 5 victory points, and your hull must last.
