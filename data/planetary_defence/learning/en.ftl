# What somebody is told who does not know the game yet.
planetary-defence-learn-goal = Destroy all meteors before the scrap pile reaches Earth.
planetary-defence-learn-length = 15 to 25 minutes
planetary-defence-learn-kind = deck building, alone

# The tutorial
planetary-defence-learn-step-play = Red cards are damage, white ones are credits. Play your whole hand: you see at once what you can spend.
planetary-defence-learn-step-attack = Your damage is just enough for the meteor in column 4. Every meteor gone is one less that can hit Earth.
planetary-defence-learn-step-buy = Credits that are left at the end are lost, so buy: the red 4 makes your next hands stronger.
planetary-defence-learn-step-end = Nothing more to gain. End the turn: five new cards fall, and you draw five.
planetary-defence-learn-step-again = The same again: play your hand first, and then see what it pays for.
planetary-defence-learn-step-stronger = A meteor of 3 this time. Take what you can reach as long as space still holds cards.
planetary-defence-learn-step-credits = White cards are worth buying early: they pay for everything that comes.
planetary-defence-learn-step-unused = Two credits are left, and nothing can be had for them. End the turn.
planetary-defence-learn-step-done = That is all there is to a turn. Play on as you like: when space is empty, the scrap pile begins to creep.

# What a hint says an action is good for
planetary-defence-learn-good-play = What stays in your hand at the end of the turn is discarded all the same; played, it gives damage or credits now.
planetary-defence-learn-good-play-all = What stays in your hand at the end of the turn is discarded all the same; played, it gives damage and credits now.
planetary-defence-learn-good-buy = It joins your deck and gives its value whenever you draw it. Credits left at the end of the turn are lost.
planetary-defence-learn-good-attack = You win once no meteor is left, and what lies below this one comes within reach. Damage left at the end of the turn is lost.
planetary-defence-learn-good-several = What is left of credits and damage at the end of the turn is lost, and what lies below these cards comes within reach.
planetary-defence-learn-good-shield = Half as many cards land at the end of this turn: that wins time, and covers less of what you want.
planetary-defence-learn-good-move = What lies below comes on top, so that you can get at it. It costs only credits, which are lost at the end of the turn anyway, and no damage: you can still attack.
planetary-defence-learn-good-scrap = Without this card the stronger ones of your deck come more often. Credits left at the end of the turn are lost anyway.
planetary-defence-learn-good-draw = One card more to play this turn, for credits that are lost at the end of the turn anyway.
planetary-defence-learn-good-end-turn = Nothing that is left to do gains more. New cards fall, and you draw five.

# Words of the game: what each is called, also called, and means
planetary-defence-learn-term-meteor = Meteor
planetary-defence-learn-also-meteor = meteors, black card
planetary-defence-learn-means-meteor = A black card that falls toward Earth. Pay damage of at least its value while it is on top of a column and it is destroyed; destroy all of them and you have won.
planetary-defence-learn-term-weapon = Weapon
planetary-defence-learn-also-weapon = weapons, red card, red cards
planetary-defence-learn-means-weapon = A red card: played from your hand it gives its value in damage. In a column it is for sale for its value in credits.
planetary-defence-learn-term-credits = Credits
planetary-defence-learn-also-credits = credit, white card, white cards, what you have to spend, to spend
planetary-defence-learn-means-credits = What you buy with and pay for moving, scrapping and drawing; white cards give them. What is left at the end of your turn is lost.
planetary-defence-learn-term-damage = Damage
planetary-defence-learn-also-damage = attack, attacking
planetary-defence-learn-means-damage = What you destroy meteors with, and what the shield costs; red cards give it. What is left at the end of your turn is lost.
planetary-defence-learn-term-value = Value
planetary-defence-learn-also-value = price
planetary-defence-learn-means-value = The number on a card: what it gives when played, and what it costs when bought. On a meteor it is the damage that destroys it.
planetary-defence-learn-term-column = Column
planetary-defence-learn-also-column = columns, row, on top
planetary-defence-learn-means-column = One of the five stacks of cards above Earth; all five together are the row. Only the topmost card of each can be bought, attacked or moved.
planetary-defence-learn-term-shield = Shield
planetary-defence-learn-also-shield = engage the shield
planetary-defence-learn-means-shield = It costs 5 damage, once a turn, and halves what lands at the end of this turn. That wins time, as fewer cards cover what you want.
planetary-defence-learn-term-space = Space pile
planetary-defence-learn-also-space = space
planetary-defence-learn-means-space = The cards that are still to fall: five land at the end of every turn. Once it is empty the scrap pile begins to move.
planetary-defence-learn-term-scrap-pile = Scrap pile
planetary-defence-learn-also-scrap-pile = the danger
planetary-defence-learn-means-scrap-pile = Destroyed meteors and scrapped cards lie here. Once space is empty it moves one column a turn, and above the fifth column you have lost if a meteor is left.
planetary-defence-learn-term-scrap = Scrap
planetary-defence-learn-also-scrap = scrapping, scrapped
planetary-defence-learn-means-scrap = For 3 credits a card of your hand leaves your deck for good. Getting rid of weak cards makes strong ones come more often.
planetary-defence-learn-term-move = Move
planetary-defence-learn-also-move = moving
planetary-defence-learn-means-move = For 3 credits the topmost card of a column goes onto a column beside it. That uncovers what lies below it.
planetary-defence-learn-term-draw = Draw
planetary-defence-learn-also-draw = draw pile, discard pile, your deck
planetary-defence-learn-means-draw = At the end of your turn everything you hold and played is discarded and you draw five. For 3 credits you may draw one more card now; an empty draw pile is made anew of the discards.
planetary-defence-learn-term-advance = Advance
planetary-defence-learn-also-advance = advancement, landing, landed
planetary-defence-learn-means-advance = At the end of your turn five cards from space land, one on each column from left to right. Under the shield it is half as many, each on the shortest column.
planetary-defence-learn-term-hard-mode = Hard mode
planetary-defence-learn-also-hard-mode = normal mode, damage phase
planetary-defence-learn-means-hard-mode = In hard mode space loses a card after each turn that leaves a meteor on top of a column: a weapon or credits are scrapped, a meteor goes back. In normal mode that does not happen.
planetary-defence-learn-term-hand = Hand
planetary-defence-learn-also-hand = your hand
planetary-defence-learn-means-hand = The cards you can play this turn, one by one or all at once. Five are drawn every turn; none are kept.
