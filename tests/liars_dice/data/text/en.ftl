liars-dice-name = Liar's Dice
liars-dice-tagline = Bid on dice that nobody sees together, until somebody doubts you.
liars-dice-menu-count = Bid { $count }
liars-dice-bid = Bid { $count } x { $face }
liars-dice-doubt = Doubt it
liars-dice-rolled = You rolled { $dice }.
liars-dice-rolled-hidden = { $seat } rolled { $count ->
    [one] a die
   *[other] { $count } dice
}.
liars-dice-raised = { $seat } bid { $count } x { $face }.
liars-dice-doubted = { $seat } doubted the { $count } x { $face } of { $bidder }.
liars-dice-shown = { $seat } had { $dice }.
liars-dice-lost = { $found } x { $face } in all: { $seat } lost a die and has { $left } left.
liars-dice-round = Round { $round }; { $total } dice on the table.
liars-dice-bid-now = { $bidder } bid { $count } x { $face }.
liars-dice-bid-none = Nobody has bid yet.
liars-dice-place = { $seat } has { $count ->
    [0] no dice left
    [one] one die
   *[other] { $count } dice
}.
liars-dice-own = Your dice: { $dice }.
liars-dice-won = { $winners } won with { $score } dice left.
liars-dice-not-your-turn = It is not your turn.
liars-dice-no-such-bid = A bid is 1 to { $total } dice, of a face from 1 to { $faces }.
liars-dice-bid-higher = Bid more dice, or as many of a higher face; or doubt.
liars-dice-nothing-to-doubt = There is no bid to doubt yet: make one.
liars-dice-option-dice = Dice
liars-dice-option-dice-about = How many dice each seat begins with.
