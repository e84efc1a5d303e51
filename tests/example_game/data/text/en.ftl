beacons-name = Beacons
beacons-tagline = Lay your lights in secret; the brightest claims another.
beacons-spark = Spark
beacons-lamp = Lamp
beacons-flare = Flare
beacons-beam = Beam
beacons-nova = Nova
beacons-card-text = Strength { $strength }; { $copies } in the deck.
beacons-menu-lay = Lay cards
beacons-take-back = Take your bid back
beacons-menu-claim = Claim a card
beacons-claim = Claim { $card } of { $seat }
beacons-laid-hidden = A bid was laid.
beacons-laid = You laid { $cards }.
beacons-took-back-hidden = A bid was taken back.
beacons-took-back = You took your bid back.
beacons-shown = { $seat } showed { $cards }.
beacons-tied = The strongest bids were equal: nobody claimed a card.
beacons-claimed = { $seat } claimed { $card } of { $source }.
beacons-drew-hidden = { $seat } drew { $count ->
    [one] a card
   *[other] { $count } cards
}.
beacons-drew = You drew { $cards }.
beacons-round = Round { $round } of { $rounds }; { $deck } cards in the deck.
beacons-hand = Your hand: { $hand }.
beacons-hand-empty = Your hand is empty.
beacons-your-bid = Your bid, face down: { $bid }.
beacons-bids = { $bids } of { $seats } bids are in.
beacons-seat = { $seat } has { $score } points.
beacons-seat-shows = { $seat } showed { $shown }, { $score } points.
beacons-won = { $winners } won with { $score } points.
beacons-score = Points claimed
beacons-no-bid-now = Bids are all in: a card must be claimed first.
beacons-bid-twice = Your bid is in; take it back first.
beacons-not-in-hand = Those cards are not in your hand; lay some that are.
beacons-bid-size = Lay { $most ->
    [one] one card
   *[other] one or two cards
}, listed from weak to strong.
beacons-nothing-laid = You have no bid to take back.
beacons-back-once = A bid can be taken back only once a round.
beacons-not-yours = Only the seat with the strongest bid may claim a card.
beacons-not-shown = Claim a card that this other seat has just shown.
beacons-option-rounds = Rounds
beacons-option-rounds-about = How many rounds are played.
beacons-option-bids = Largest bid
beacons-option-bids-about = Most cards in a bid.
beacons-option-bids-single = One card
beacons-option-bids-double = Two cards
