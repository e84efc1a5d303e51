# Planetary Defence System. A card is named by colour and value: red 3, white 2, meteor 6.

planetary-defence-name = Planetary Defence System
planetary-defence-tagline = Buy weapons and destroy every meteor before space runs out and the scrap pile hits Earth.
planetary-defence-icon-emblem = { "" }

planetary-defence-card-red = red { $value }
planetary-defence-card-white = white { $value }
planetary-defence-card-black = meteor { $value }

# What may be done

planetary-defence-play = Play { $card }
planetary-defence-play-all = Play the whole hand
planetary-defence-buy = Buy { $card } from column { $column }
planetary-defence-attack = Attack { $card } in column { $column }
planetary-defence-shield = Engage the shield ({ $price } damage)
planetary-defence-menu-hand = Play
planetary-defence-menu-buy = Buy
planetary-defence-menu-attack = Attack
planetary-defence-menu-several = Buy and destroy several at once
planetary-defence-top = { $card } in column { $column }
planetary-defence-gathered = More ways to spend …
planetary-defence-menu-move = Move a card one column ({ $price } credits)
planetary-defence-move = Move { $card } from column { $column } to { $to }
planetary-defence-menu-scrap = Scrap a card from your hand ({ $price } credits)
planetary-defence-scrap = Scrap { $card }
planetary-defence-draw = Draw a card ({ $price } credits)
planetary-defence-end-turn = End the turn
planetary-defence-costs = costs { $price } credits
planetary-defence-end-turn-unspent = End the turn (unspent: { LIST($unspent, "and") })
planetary-defence-unspent-credits = { $count } { $count ->
        [one] credit
       *[other] credits
    }
planetary-defence-unspent-damage = { $count } damage
planetary-defence-end-turn-unused = End the turn ({ $count } { $count ->
        [one] card
       *[other] cards
    } unused)

# What a hint advises, without its full stop

planetary-defence-advice-play = Play { $card }
planetary-defence-advice-play-all = Play the whole hand
planetary-defence-advice-buy = Buy { $card } from column { $column }
planetary-defence-advice-attack = Attack { $card } in column { $column }
planetary-defence-advice-several = Buy and destroy at once: { LIST($cards, "and") }
planetary-defence-advice-shield = Engage the shield
planetary-defence-advice-move = Move { $card } from column { $column } to { $to }
planetary-defence-advice-scrap = Scrap { $card }
planetary-defence-advice-draw = Draw a card
planetary-defence-advice-end = End your turn
planetary-defence-advice-end-unspent = End your turn, with { LIST($unspent, "and") } left over
planetary-defence-advice-end-unused = End your turn with { $count } { $count ->
        [one] card
       *[other] cards
    } unplayed

# Refusals

planetary-defence-refused-not-in-hand = That card isn't in your hand. Choose one that is.
planetary-defence-refused-empty-hand = Your hand is empty. Buy or attack, or end the turn.
planetary-defence-refused-several = Choose two or more front cards, each from a different column.
planetary-defence-refused-no-column = There's no such column. Columns are numbered from 1 to { $columns }.
planetary-defence-refused-not-on-top = That card isn't in front in column { $column }. You can only use the front card, the one nearest Earth.
planetary-defence-refused-not-adjacent = You can only move a card to the column next to it.
planetary-defence-refused-buy-meteor = You can't buy a meteor. Attack it with damage.
planetary-defence-refused-attack-card = You can only attack meteors. Buy this card with credits.
planetary-defence-refused-credits = That takes { $price } credits and you have { $left }. Play white cards first.
planetary-defence-refused-damage = That takes { $price } damage and you have { $left }. Play red cards first.
planetary-defence-refused-shield-engaged = The shield is already on. Once a turn is enough.
planetary-defence-refused-shield-idle = The space pile is empty, so the shield would do nothing.
planetary-defence-refused-nothing-to-draw = Your draw and discard piles are both empty, so you can't draw.

# What happened

planetary-defence-played = { $seat } played { LIST($cards, "and") }.
planetary-defence-bought = { $seat } bought { $card } from column { $column }.
planetary-defence-destroyed = { $seat } destroyed { $card } in column { $column }.
planetary-defence-shielded = { $seat } engaged the shield.
planetary-defence-moved = { $seat } moved { $card } from column { $column } to { $to }.
planetary-defence-scrapped = { $seat } scrapped { $card } from their hand.
planetary-defence-drew = { $seat } drew { $card }.
planetary-defence-ended = { $seat } ended turn { $turn }.
planetary-defence-revealed-lost = The damage phase scrapped { $card } from the space pile.
planetary-defence-revealed-meteor = The damage phase turned up { $card } and put it back.
planetary-defence-landing = { $card } (column { $column })
planetary-defence-landed = { $count ->
    [one] 1 card
   *[other] { $count } cards
} landed: { LIST($cards, "and") }.
planetary-defence-landed-row = Landed: { LIST($cards, "and") }.
planetary-defence-scrap-moved = Space was empty: the scrap pile reached column { $column } of { $columns }.
planetary-defence-new-hand = { $seat } drew { LIST($cards, "and") }.
planetary-defence-won = Earth is safe: { $seat } destroyed the last of { $meteors } meteors on turn { $turn }.
planetary-defence-lost = Earth was hit on turn { $turn }: { $seat } had destroyed { $destroyed } of { $meteors } meteors.

# The table in words

planetary-defence-mode-normal = normal mode
planetary-defence-mode-hard = hard mode
planetary-defence-status = Turn { $turn }, { $mode }: { $left } of { $meteors } meteors left
planetary-defence-column-empty = Column { $column }: empty
planetary-defence-column-one = Column { $column }: { $card }
planetary-defence-column = Column { $column }: { $card }; behind it: { $covered }
planetary-defence-to-spend = To spend: { $credits } { ICON("credits", $credits) }, { $damage } { ICON("damage") }
planetary-defence-to-spend-hard = Hard mode. To spend: { $credits } { ICON("credits", $credits) }, { $damage } { ICON("damage") }
planetary-defence-hand = Hand: { $cards }
planetary-defence-hand-empty = Hand: empty
planetary-defence-in-play = Played: { $cards }
planetary-defence-in-play-empty = Played: nothing yet
planetary-defence-shield-on = Shield: on; half as many cards land at the end of this turn
planetary-defence-shield-off = Shield: off (engaging it costs { $price } damage)
planetary-defence-space = Space pile: { $cards ->
        [0] empty
        [one] 1 card
       *[other] { $cards } cards
    }
planetary-defence-scrap-beside = still beside the columns
planetary-defence-scrap-at = above column { $column } of { $columns }
planetary-defence-scrap-pile = Scrap pile { $where }, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: { $cards }
planetary-defence-scrap-pile-empty = Scrap pile { $where }: empty
planetary-defence-draw-pile = Draw pile ({ $count }, in unknown order): { $cards }
planetary-defence-draw-pile-empty = Draw pile: empty
planetary-defence-discard-pile = Discard pile ({ $count }): { $cards }
planetary-defence-discard-pile-empty = Discard pile: empty

# Cards to look up

planetary-defence-about-red = Weapon: gives { $value } damage when played, costs { $value } { $value ->
        [one] credit
       *[other] credits
    }. There are { $copies } of these: { $start ->
        [0] none is
        [one] one is
       *[other] { $start } are
    } in your starting deck.
planetary-defence-about-white = Credits: gives { $value } { $value ->
        [one] credit
       *[other] credits
    } when played, costs as many. There are { $copies } of these: { $start ->
        [0] none is
        [one] one is
       *[other] { $start } are
    } in your starting deck.
planetary-defence-about-black = A meteor: { $value } damage destroys it while it's the front card of its column. There are { $copies } of these. You win once every meteor is gone.

# The course of a game

planetary-defence-measure-destroyed = Meteors destroyed
planetary-defence-measure-damage = Damage in your deck
planetary-defence-measure-credits = Credits in your deck

# Table options.
planetary-defence-option-deck = Deck
planetary-defence-option-deck-about = How long is the game? 18 meteors and values up to 6, or 15 and up to 5
planetary-defence-option-deck-standard = Standard
planetary-defence-option-deck-short = Short
planetary-defence-option-mode = Mode
planetary-defence-option-mode-about = In hard mode, a meteor in front may cost you a good card from space each turn
planetary-defence-option-mode-normal = Normal
planetary-defence-option-mode-hard = Hard

# What is near

planetary-defence-alarm-space = Space is nearly empty: { $cards } { $cards ->
        [one] card is
       *[other] cards are
    } left, then the scrap pile begins to move.
planetary-defence-alarm-scrap = Space is empty: { $turns ->
        [one] this is the last turn
       *[other] { $turns } turns are left
    } to destroy { $meteors } { $meteors ->
        [one] meteor
       *[other] meteors
    }.

# How far you are, and why

planetary-defence-score-goal = You win once every meteor is destroyed. You lose when space is empty and the scrap pile reaches the last column.
planetary-defence-score-meteors = Meteors destroyed: { $destroyed } of { $meteors }
planetary-defence-score-row = No more meteors come from space. { $row ->
    [one] The last one lies
   *[other] The last { $row } lie
} in the columns.
planetary-defence-score-row-and-space = Meteors left: { $row } in the columns and { $space } in space.
planetary-defence-score-space = Time: space has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, and up to { $columns } land each turn. After the last one you have { $columns } more turns.
planetary-defence-score-time = Time: space is empty, and you have { $turns ->
    [one] this one turn
   *[other] { $turns } turns
} left.
planetary-defence-score-deck = Your deck: { $cards } cards with { $damage } damage and { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} in all.
