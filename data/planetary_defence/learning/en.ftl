# For newcomers.
planetary-defence-learn-goal = Destroy all meteors before the scrap pile reaches column 5. The pile starts to move when space is empty.
planetary-defence-learn-length = 15 to 25 minutes
planetary-defence-learn-kind = deck building, alone

# The tutorial
planetary-defence-learn-step-play = Red cards are damage, white cards are credits. Play your whole hand to see what you can spend.
planetary-defence-learn-step-attack = You have just enough damage for the meteor in column 4. Destroy all 15, and you win.
planetary-defence-learn-step-buy = Unspent credits are lost, so buy: the red 5 makes your next hands stronger.
planetary-defence-learn-step-end = You can't pay for anything else. End the turn: five new cards fall, and you draw five.
planetary-defence-learn-step-again = The same again: play your hand first, then see what you can pay for.
planetary-defence-learn-step-stronger = Now you can destroy a meteor 4. Don't wait: at the end of the turn another card covers it.
planetary-defence-learn-step-credits = Buy the white 3 this time: your deck needs both colours, and its credits pay for the next weapons.
planetary-defence-learn-step-spent = You've spent everything. End the turn.

# What a hint says an action is good for
planetary-defence-learn-good-play = Unplayed cards are discarded at the end of the turn anyway. Played, this one gives damage or credits now.
planetary-defence-learn-good-play-all = Unplayed cards are discarded at the end of the turn anyway. Played, they give damage and credits now.
planetary-defence-learn-good-buy = It joins your deck and gives its value whenever you draw it. Unspent credits are lost at the end of the turn.
planetary-defence-learn-good-attack = All meteors must go, and now you have enough damage for this one. This also frees the card behind it. Unused damage is lost at the end of the turn.
planetary-defence-learn-good-several = Unused credits and damage are lost at the end of the turn, and this frees the cards behind.
planetary-defence-learn-good-shield = Half as many cards land at the end of this turn. That buys time and covers less of what you want.
planetary-defence-learn-good-move = You can then use the card behind it. It costs only credits, which are lost at the end of the turn anyway.
planetary-defence-learn-good-scrap = Without this card you draw your stronger ones more often. Unspent credits are lost at the end of the turn anyway.
planetary-defence-learn-good-draw = One more card to play this turn, for credits that are lost at the end of the turn anyway.
planetary-defence-learn-good-end-turn = Nothing else that you can pay for this turn would help you.

# Words of the game: what each is called, also called, and means
planetary-defence-learn-term-meteor = Meteor
planetary-defence-learn-also-meteor = meteors, black card
planetary-defence-learn-means-meteor = A black card that falls toward Earth; destroy all of them to win. When it's the front card of a column, you destroy it with as much damage as its value.
planetary-defence-learn-term-weapon = Weapon
planetary-defence-learn-also-weapon = weapons, red card, red cards
planetary-defence-learn-means-weapon = A red card that gives its value in damage when played from your hand. In a column, it costs its value in credits.
planetary-defence-learn-term-credits = Credits
planetary-defence-learn-also-credits = credit, white card, white cards, what you have to spend, to spend
planetary-defence-learn-means-credits = You buy cards with them, and pay for moving, scrapping and drawing. White cards give them; unspent credits are lost at the end of your turn.
planetary-defence-learn-term-damage = Damage
planetary-defence-learn-also-damage = attack, attacking
planetary-defence-learn-means-damage = It destroys meteors and pays for the shield; red cards give it. Unused damage is lost at the end of your turn.
planetary-defence-learn-term-value = Value
planetary-defence-learn-also-value = price
planetary-defence-learn-means-value = The number on a card: what it gives when played, and what it costs to buy. On a meteor it's the damage that destroys it.
planetary-defence-learn-term-column = Column
planetary-defence-learn-also-column = columns, row, front card, in front, on top
planetary-defence-learn-means-column = One of the five stacks of cards above Earth. You can only buy, attack or move the front card of each: the large one, nearest Earth.
planetary-defence-learn-term-shield = Shield
planetary-defence-learn-also-shield = engage the shield
planetary-defence-learn-means-shield = It costs 5 damage, once a turn, and halves what lands at the end of this turn. That buys time, because fewer cards cover what you want.
planetary-defence-learn-term-space = Space pile
planetary-defence-learn-also-space = space
planetary-defence-learn-means-space = The cards still to fall: five land at the end of every turn. Once it's empty, the scrap pile begins to move.
planetary-defence-learn-term-scrap-pile = Scrap pile
planetary-defence-learn-also-scrap-pile = the danger
planetary-defence-learn-means-scrap-pile = Destroyed meteors and scrapped cards lie here; once space is empty, it moves one column a turn. If it reaches the fifth column while a meteor is left, you lose.
planetary-defence-learn-term-scrap = Scrap
planetary-defence-learn-also-scrap = scrapping, scrapped
planetary-defence-learn-means-scrap = For 3 credits a card from your hand leaves your deck for good. Without weak cards you draw strong ones more often.
planetary-defence-learn-term-move = Move
planetary-defence-learn-also-move = moving
planetary-defence-learn-means-move = For 3 credits the front card of a column goes in front of the column beside it. That uncovers the card behind.
planetary-defence-learn-term-draw = Draw
planetary-defence-learn-also-draw = draw pile, discard pile, your deck
planetary-defence-learn-means-draw = At the end of your turn you discard everything you hold and played, and draw five. For 3 credits you draw one more card now; when the draw pile is empty, the discards become a new one.
planetary-defence-learn-term-advance = Advance
planetary-defence-learn-also-advance = advancement, landing, landed
planetary-defence-learn-means-advance = At the end of your turn five cards from space land, one on each column from left to right. With the shield on it's half as many, each on the shortest column.
planetary-defence-learn-term-hard-mode = Hard mode
planetary-defence-learn-also-hard-mode = normal mode, damage phase
planetary-defence-learn-means-hard-mode = In hard mode space loses a card after each turn with a meteor in front, unless that card is a meteor. In normal mode it does not.
planetary-defence-learn-term-hand = Hand
planetary-defence-learn-also-hand = your hand
planetary-defence-learn-means-hand = The cards you can play this turn, one by one or all at once. You draw five every turn and keep none.
