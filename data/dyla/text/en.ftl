dyla-name = Dyla
dyla-tagline = One battleship, three battles: build your deck and outgun three fleets.
dyla-icon-emblem = { "" }

# Tech cards
dyla-card-basic-igelstellung = Basic Igelstellung
dyla-card-igelstellung = Igelstellung
dyla-card-helldart = Helldart
dyla-card-valiant-mk-8 = Valiant Mk.8
dyla-card-gottfried-mk-71 = Gottfried Mk.71
dyla-card-heavy-missile-tubes = Heavy Missile Tubes
dyla-card-lohengrin = Lohengrin
dyla-card-basic-evade = Basic Evade
dyla-card-smoke-dispensers = Smoke dispensers
dyla-card-anti-beam-depth-charge = Anti-beam depth charge
dyla-card-emergency-repairs = Emergency repairs
dyla-card-scavenge-supplies = Scavenge supplies
dyla-card-targeting-computers = Targeting computers
dyla-card-maximum-thrust = Maximum thrust
dyla-card-combat-veterancy = Combat veterancy
dyla-card-combat-information-center = Combat Information Center

# Enemies
dyla-encounter-moebius-ma-squadron = Moebius MA squadron
dyla-encounter-drake-class = Drake class
dyla-encounter-nelson-class = Nelson class
dyla-encounter-agamemnon-class = Agamemnon class
dyla-encounter-ginn-squadron = GINN squadron
dyla-encounter-ginn-elite-squadron = GINN elite squadron
dyla-encounter-laurasia-class = Laurasia class
dyla-encounter-nazca-class = Nazca class
dyla-encounter-strike-dagger-squadron = Strike Dagger squadron
dyla-encounter-guaiz-squadron = GUAIZ squadron
dyla-encounter-nazca-fleet = Nazca Fleet
dyla-encounter-vesalius = Vesalius
dyla-encounter-dominion = Dominion
dyla-encounter-peacemaker-fleet = Peacemaker Fleet

# What cards do
dyla-effect-damage = { $n } damage
dyla-effect-per-attack = +{ $n } damage per attack card
dyla-effect-dealt = deal { $n } less
dyla-effect-taken = take { $n } less
dyla-effect-hull = +{ $n } hull
dyla-effect-tech = +{ $n ->
    [one] 1 tech point
   *[other] { $n } tech points
}
dyla-effect-evades = face another enemy
dyla-effect-trashes = trash a card

dyla-about-basic = A basic card, not for sale; you start with { $start }. When played: { $effects }.
dyla-about-card = Costs { $cost } tech points in the shop, plus 1 for each copy you have bought. When played: { $effects }.
dyla-about-shield = { $about } Play it before you fire, but only if the enemy will survive this turn; otherwise keep it for later.
dyla-about-encounter = Level { $level }: { $hp } hit points, strikes for { $damage }. Gives { $tech ->
        [one] { $tech } tech point
       *[other] { $tech } tech points
    } and { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }. The deck has { $copies } of these.

# Choices
dyla-menu-hand = Play a card
dyla-menu-shop = Buy
dyla-play = { $card }: { $effects }
dyla-play-attacks = Play all attack cards
dyla-play-enough = Play enough to defeat it, keep { $kinds ->
    [1] { $card }
   *[other] { $kept } strong ones
}
dyla-play-spare = Not needed: play { $count ->
    [one] the spare gun
   *[other] { $count } spare guns
}
dyla-play-none = { $held ->
    [0] No attack card in your hand
   *[other] No more attack cards needed
}
dyla-play-shields = Play { LIST($cards, "and") }: take { $less } less
dyla-asks-trash = Trash a card
dyla-trash = Trash { $card }
dyla-buy = Buy { $card } for { $price } ({ $effects })
dyla-fire = Fire: { $lost ->
    [1] lose the ship!
   *[0] deal { $deals } damage, take { $strikes }
}
dyla-fire-defeats = Fire: defeat the { $enemy }
dyla-hold-fire = Don't fire: { $lost ->
    [1] lose the ship!
   *[0] take { $strikes } damage
}
dyla-skip = { $lost ->
    [1] Skip: lose the ship!
   *[0] Skip, new hand: take { $strikes } damage
}
dyla-skip-late = Skip: only as your first move
dyla-end-turn = Done buying
dyla-advice-play = Play { $card } ({ $effects })
dyla-advice-shields = Play { LIST($cards, "and") } (take { $less } less)
dyla-advice-save = Buy nothing now and save { $tech ->
        [one] 1 tech point
       *[other] { $tech } tech points
    }

# Refusals
dyla-refused-during-combat = Finish the combat first: play cards, then fire.
dyla-refused-during-trash = Choose the card to trash first.
dyla-refused-during-research = The combat is over. Buy cards, or finish buying.
dyla-refused-during-over = The game is over.
dyla-refused-skip = You can only skip before you play a card. Fire instead.
dyla-refused-attacks = You hold no attack card. Play another card, or fire.
dyla-refused-attacks-enough = What you've played defeats the enemy. Keep your other attack cards, or play them singly.
dyla-refused-shields-enough = The enemy deals no damage this turn. Keep these cards for a later one.
dyla-refused-shields = You hold no card that only reduces damage, such as Evade. Play another card, or fire.
dyla-refused-unknown = There's no such card. Choose one that is offered.
dyla-refused-not-held = { $card } isn't in your hand. Choose a card that is.
dyla-refused-basic = { $card } is a basic card and not for sale. Buy another.
dyla-refused-price = { $card } costs { $price } tech points and you have { $tech }. Buy something cheaper, or save.

# What happened
dyla-turned-up = Next enemy: { $encounter }.
dyla-skipped = { $seat } skipped the turn and exchanged { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
dyla-played = { $seat } played { LIST($cards, "and") }.
dyla-repaired = The hull was repaired by { $hull }.
dyla-gained = { $seat } gained { $tech ->
        [one] { $tech } tech point
       *[other] { $tech } tech points
    }.
dyla-evaded = { $seat } left the { $encounter } behind.
dyla-trashed = { $seat } trashed { $card }.
dyla-hit = { $seat } dealt { $damage } damage to the { $encounter } ({ $suffered } in all).
dyla-defeated = { $seat } defeated the { $encounter }: { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } and { $tech ->
        [one] { $tech } tech point
       *[other] { $tech } tech points
    }.
dyla-defeated-last = { $seat } defeated the { $encounter } and completed level { $level }: { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } and { $tech ->
        [one] { $tech } tech point
       *[other] { $tech } tech points
    }.
dyla-defeated-next = { $seat } defeated the { $encounter } ({ $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }, { $tech ->
        [one] 1 tech point
       *[other] { $tech } tech points
    }) and now faces { $again ->
        [1] another { $next }
       *[0] the { $next }
    }.
dyla-struck = The { $encounter } dealt { $damage ->
    [0] no damage
   *[other] { $damage } damage
} (hull: { $hull }).
dyla-held-fire = { $seat } held fire, and the { $encounter } dealt { $damage ->
    [0] no damage
   *[other] { $damage } damage
} (hull: { $hull }).
dyla-held-back = Still in hand: { LIST($cards, "and") }.
dyla-fired = { $seat } dealt { $damage ->
    [0] no damage
   *[other] { $damage } damage
} ({ $suffered } in all) and took { $taken ->
    [0] none
   *[other] { $taken }
} (hull: { $hull }).
dyla-level-done = { $seat } completed level { $level }.
dyla-bought = { $seat } bought { $card } for { $price } (the next one costs { $next }).
dyla-drew = { $seat } drew { LIST($cards, "and") }.
dyla-ended-won = { $seat } won the war.
dyla-ended-destroyed = { $seat }'s ship was destroyed.
dyla-ended-out-of-time = { $seat } ran out of time.

# The table
dyla-phase-combat = combat
dyla-phase-trash = choose a card to trash
dyla-phase-research = research
dyla-phase-over = the game is over
dyla-cards = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
dyla-no-cards = none
dyla-offer = { $card } { $price }
dyla-table-turn = Turn { $turn } of at most { $turns }: { $phase }.
dyla-table-ship = Hull { $hull }/{ $most }, victory points { $points }/{ $goal }.
dyla-table-level = Level { $level }{ $needed ->
        [0] { "" }
       *[other] : { $won }/{ $needed }
    }, tech points { $tech }.
dyla-table-enemy = Enemy: { $enemy }, damage { $suffered } of { $hp }, strikes for { $damage }. Worth { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } and { $tech ->
        [one] { $tech } tech point
       *[other] { $tech } tech points
    }.
dyla-table-decks = Encounter deck: { $left } left, { $spent } discarded.
dyla-table-hand = Hand: { $cards }.
dyla-table-played = Played: { $cards }.
dyla-table-sums = If you fire now: { $deals } damage dealt, { $strikes } taken.
dyla-table-defeats = If you fire now: { $deals } damage dealt, the enemy is defeated.
dyla-table-pile = Cards left in the deck: { $pile }.
dyla-table-on-top = On top of the deck: { $cards }.
dyla-table-discards = Discard pile: { $cards }.
dyla-table-deck = All your cards: { $cards }.
dyla-table-prices = Each purchase raises the price of that card by { $step }.
dyla-table-shop = Shop, prices in tech points: { $offers }.
dyla-table-draw-two = At this table you draw two cards once a turn, so the game can't be won.

# The end
dyla-won = Victory on turn { $turns } with { $points } victory points and { $hull } hull left.
dyla-destroyed = The ship was destroyed on turn { $turns } with { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}.
dyla-out-of-time = Out of time after { $turns } turns, with { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}.
dyla-measure-points = Victory points
dyla-measure-hull = Hull
dyla-measure-tech = Tech points

# Table options.
dyla-option-goal = Goal
dyla-option-goal-about = How many victory points win on level 3?
dyla-option-draw = Draw rule
dyla-option-draw-about = How do you draw: to at least six cards, or only two (which can't be won)?
dyla-option-draw-refill = To at least six
dyla-option-draw-two = Only two

# What is near
dyla-alarm-hull = Your ship is in danger: the { $enemy } strikes for { $damage }, and your hull is { $hull }.
dyla-alarm-time = { $turns ->
    [1] Last turn
   *[other] Only { $turns } turns left
}: you need { $points ->
    [one] 1 more victory point
   *[other] { $points } more victory points
}.

# How far you are, and why

dyla-score-goal = You win with { $goal } victory points on level { $levels }. Defeat enemies to get them. You lose at hull 0 or when you run out of turns.
dyla-score-points = Victory points: { $points }, { $missing ->
    [0] which is enough
   *[other] { $missing } more to go
}.
dyla-score-level = Level { $level } of { $levels }: with { $points ->
    [one] 1 more victory point
   *[other] { $points } more victory points
} the next one begins and the hull is repaired.
dyla-score-time = Time: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} left for { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}.
dyla-score-hull = Hull: { $hull } of { $most }.
dyla-score-deck = Your deck: { $count } cards with { $damage } damage in all.
dyla-score-over = The game ended on turn { $turns } with hull { $hull }.
