# For newcomers.
dyla-learn-goal = Defeat enemies for victory points. The star on the board says how many you need to win before your hull or turns run out.
dyla-learn-length = 15 to 30 minutes
dyla-learn-kind = deck building and battles, alone

# The tutorial
dyla-learn-step-guns = Play all your attack cards first. When you fire, they deal their damage together.
dyla-learn-step-shield = The enemy will survive this turn and strike. Play all your Evades: each takes 1 off the damage. Your hull stays damaged until a card or the next level repairs it.
dyla-learn-step-fire = Now fire. The damage stays on the enemy, so you can finish it next turn.
dyla-learn-step-again = Play all attack cards again: you can finish the enemy now.
dyla-learn-step-defeat = Fire. A defeated enemy doesn't strike, and it gives you victory points and tech points.
dyla-learn-step-buy = Spend your tech points. “Smoke dispensers” takes 2 damage off with one card. What you buy goes on top of your deck.

# What a hint says an action is good for
dyla-learn-good-play-attack = This card deals its damage when you fire. If that isn't enough, the damage stays on the enemy for next turn.
dyla-learn-good-play-attacks = Attack cards deal their damage together when you fire. If that isn't enough, it stays on the enemy for next turn.
dyla-learn-good-play-shield = This card weakens the enemy's strike, so play it before you fire. A defeated enemy doesn't strike: then keep the card.
dyla-learn-good-play-shields = These cards weaken the enemy's strike, so play them before you fire. A defeated enemy doesn't strike: then keep them.
dyla-learn-good-play-tactic = This card works at once, and it comes back: played cards are shuffled into your next deck.
dyla-learn-good-trash = Without this card you draw your stronger ones more often.
dyla-learn-good-fire = A defeated enemy gives victory points and tech points and doesn't strike. One that survives strikes, but keeps the damage you dealt.
dyla-learn-good-skip = Your hand is weak: you take one strike and get a new hand.
dyla-learn-good-buy-attack = The card goes on top of your deck, so you draw it at the end of this turn and deal more from then on.
dyla-learn-good-buy-tactic = The card goes on top of your deck, so you draw it at the end of this turn.
dyla-learn-good-end-turn = Saved tech points add up to a stronger card. Weak cards would only fill your deck, and you would draw the strong ones less often.

# Words of the game: what each is called, also called, and means
dyla-learn-term-hull = Hull
dyla-learn-also-hull = your hull, your ship
dyla-learn-means-hull = How much damage your battleship can still take. It starts at 10 and is repaired to 10 after levels 1 and 2; at 0 the game is lost.
dyla-learn-term-hit-points = Hit points
dyla-learn-also-hit-points = hit point, HP
dyla-learn-means-hit-points = The damage an enemy takes before it falls. Damage stays on it from turn to turn; any excess is lost.
dyla-learn-term-victory-points = Victory points
dyla-learn-also-victory-points = victory point, VP, goal
dyla-learn-means-victory-points = Each defeated enemy is worth some. Reach the goal (15 unless you chose another) on level 3, and you win.
dyla-learn-term-techpoints = Tech points
dyla-learn-also-techpoints = tech point, TP
dyla-learn-means-techpoints = You buy cards with them. Defeated enemies and some tactics give them, and you keep what you don't spend.
dyla-learn-term-worth = Worth
dyla-learn-also-worth = worth of an enemy
dyla-learn-means-worth = What an enemy gives when it falls: victory points and tech points. Before that it gives nothing.
dyla-learn-term-strikes = Strike
dyla-learn-also-strikes = strikes, strike back, what this turn will do
dyla-learn-means-strikes = The damage your hull takes when you end the combat and the enemy still stands. Tactics such as Evade reduce it; a defeated enemy doesn't strike.
dyla-learn-term-level = Level
dyla-learn-also-level = levels, battle, battles
dyla-learn-means-level = One of three battles, each against its own deck of enemies. A level is done once you've won 5 victory points from its deck; on level 3 you fight until you reach the goal.
dyla-learn-term-enemy = Enemy
dyla-learn-also-enemy = enemies, encounter, encounter deck
dyla-learn-means-enemy = The ship or squadron you're fighting. When it falls, the next one comes from the level's encounter deck; it doesn't strike this turn.
dyla-learn-term-attack-card = Attack card
dyla-learn-also-attack-card = attack cards, attack, attacks, weapon, weapons
dyla-learn-means-attack-card = A red card that damages the enemy; Igelstellung, too, is a gun. Play as many as you like: they all deal their damage when you fire.
dyla-learn-term-tactic = Tactic
dyla-learn-also-tactic = tactics
dyla-learn-means-tactic = A blue-green card that works as soon as you play it: it reduces damage, repairs the hull, or helps your guns. Play any number before you fire.
dyla-learn-term-fire = Fire
dyla-learn-also-fire = firing, don't fire, combat
dyla-learn-means-fire = It ends this turn's combat: all your attack cards deal their damage at once. With none played nothing is dealt, and the enemy still strikes.
dyla-learn-term-skip = Skip the turn
dyla-learn-also-skip = skip, skipping, skip a turn
dyla-learn-means-skip = You don't fight: you take the enemy's full damage and swap your whole hand. You can only skip before you play a card, and you can't buy afterwards.
dyla-learn-term-research = Research
dyla-learn-also-research = shop, buying
dyla-learn-means-research = After the combat you may buy any cards you can pay for with tech points. They go on top of your deck; each copy makes the next one cost 1 more.
dyla-learn-term-trash = Trash
dyla-learn-also-trash = trashed, remove for good
dyla-learn-means-trash = A trashed card leaves your deck for good. That way you draw the better ones more often.
dyla-learn-term-deck = Deck
dyla-learn-also-deck = draw, discard pile, discards, your deck
dyla-learn-means-deck = The cards you draw from: at the end of a turn you draw two at a time until you have at least 6. Played cards go to the discard pile, which is shuffled into a new deck when the old one is empty.
dyla-learn-term-hand = Hand
dyla-learn-also-hand = your hand
dyla-learn-means-hand = The cards you can play now. You keep what you don't play, and never hold more than 8.
dyla-learn-term-turn-limit = Time
dyla-learn-also-turn-limit = turns left, out of time
dyla-learn-means-turn-limit = The game lasts 13 turns plus one for each point of the goal: 28 for a goal of 15. If you haven't won by then, you lose.
