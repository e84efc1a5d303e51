foreign-aid-name = Foreign Aid
foreign-aid-tagline = Ask for coins that anybody may block, and challenge whoever does.
foreign-aid-aid = Ask for foreign aid
foreign-aid-block = Block the aid
foreign-aid-challenge = Challenge the block
foreign-aid-let-pass = Let it pass
foreign-aid-asked = { $seat } asked for foreign aid.
foreign-aid-blocked = { $seat } blocked it.
foreign-aid-challenged = { $seat } challenged the block of { $blocker }, { $bluff ->
    [1] which was a bluff
   *[other] which was none
}.
foreign-aid-received = { $seat } received { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
foreign-aid-denied = { $seat } went without.
foreign-aid-turn = Aid { $turn } of { $last }, worth { $aid ->
    [one] a coin
   *[other] { $aid } coins
}.
foreign-aid-purse = { $seat } has { $count } coins.
foreign-aid-honest = You hold the card that blocks.
foreign-aid-bluff = You do not hold the card that blocks.
foreign-aid-won = { $winners } won with { $score } coins.
foreign-aid-not-now = That is not asked now.
foreign-aid-option-aids = Aids
foreign-aid-option-aids-about = How often foreign aid is asked for.
