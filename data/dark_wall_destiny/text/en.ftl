# Dark Wall Destiny. "Deck" alone is a player's draw deck; those of space are space decks.

dark-wall-destiny-name = Dark Wall Destiny
dark-wall-destiny-tagline = Gather ships and crew, and save the colonies before they burn.
dark-wall-destiny-turn-unit = round
dark-wall-destiny-turn-number = round { $turn }
dark-wall-destiny-turn-when = in round { $turn }
dark-wall-destiny-turn-count = { $turns ->
    [one] 1 round
   *[other] { $turns } rounds
}
dark-wall-destiny-icon-emblem = { "" }
dark-wall-destiny-icon-energy = energy
dark-wall-destiny-icon-combat = combat
dark-wall-destiny-icon-alien = alien
dark-wall-destiny-icon-defense = defence

# Types, peoples, factions, regions

dark-wall-destiny-kind-ship = Ship
dark-wall-destiny-kind-crew = Crew
dark-wall-destiny-kind-planet = Planet
dark-wall-destiny-kind-alien = Alien
dark-wall-destiny-kind-anomaly = Anomaly
dark-wall-destiny-kind-drone = Drone ship
dark-wall-destiny-kind-cryoship = Cryoship
dark-wall-destiny-kind-command = Command
dark-wall-destiny-kind-home = Faction tactics
dark-wall-destiny-kind-tactic = Tactic
dark-wall-destiny-set-awakening = Awakening
dark-wall-destiny-kind-strategy = Strategy
dark-wall-destiny-set-hostile-stars = Hostile Stars
dark-wall-destiny-kind-station = Orbital station
dark-wall-destiny-set-homefront = Homefront
dark-wall-destiny-a-station = station
dark-wall-destiny-set-aggression = Aggression
dark-wall-destiny-kind-of = { $kind }, { $of }
dark-wall-destiny-next-ship = the next ship
dark-wall-destiny-next-planet = the next planet
dark-wall-destiny-next-station = the next station
dark-wall-destiny-next-tactic = the next tactic
dark-wall-destiny-other-card = every other card
dark-wall-destiny-other-planet = every other planet
dark-wall-destiny-a-ship = ship
dark-wall-destiny-a-crew = crew
dark-wall-destiny-a-planet = planet
dark-wall-destiny-a-tactic = tactic
dark-wall-destiny-people-landbred = landbred
dark-wall-destiny-people-spacebred = spacebred
dark-wall-destiny-people-darkbred = darkbred
dark-wall-destiny-people-boran = boran
dark-wall-destiny-people-telvani = telvani
dark-wall-destiny-people-rturrl = rTurrl
dark-wall-destiny-faction-none = faction not chosen yet
dark-wall-destiny-faction-norlandar = Norlandar
dark-wall-destiny-faction-khath = Khath
dark-wall-destiny-faction-volam = Bara-Volam
dark-wall-destiny-faction-makal = Bara-Makal
dark-wall-destiny-faction-kaaje = Ma'l Kaaje
dark-wall-destiny-faction-komaguie = Komaguie
dark-wall-destiny-region-alpha = Alpha
dark-wall-destiny-region-beta = Beta
dark-wall-destiny-region-gamma = Gamma
dark-wall-destiny-difficulty-easy = easy
dark-wall-destiny-difficulty-normal = normal
dark-wall-destiny-difficulty-hard = hard

# What cards say: made from the data the rules go by

dark-wall-destiny-and = { $first }; { $rest }
dark-wall-destiny-about = { $rules }. “{ $flavour }”
dark-wall-destiny-value-energy = { $n } { ICON("energy") }
dark-wall-destiny-value-combat = { $n } { ICON("combat") }
dark-wall-destiny-value-defense = { $n } { ICON("defense") }
dark-wall-destiny-value-capacity = room for { $n } crew
dark-wall-destiny-value-room = room for { $n ->
        [one] 1 card
       *[other] { $n } cards
    }, not counting Cryoships; these cards keep their values and abilities
dark-wall-destiny-value-vp = { $n ->
        [one] 1 victory point
       *[other] { $n } victory points
    }
dark-wall-destiny-price-energy = { $n } { ICON("energy") }
dark-wall-destiny-price-combat = { $n } { ICON("combat") }
dark-wall-destiny-price-cryoship = costs { $least } to { $most } energy, depending on the number of players; { $contest } in Aggression
dark-wall-destiny-price-cryoship-fixed = costs { $n } energy; { $contest } in Aggression
dark-wall-destiny-costs = costs { $price }
dark-wall-destiny-short = { $values }
dark-wall-destiny-short-more = { $values } …
dark-wall-destiny-short-kind = { $kind }, { $points }
dark-wall-destiny-brief-plus = +{ $value } per { $per }
dark-wall-destiny-brief-hand = hand +{ $n }
dark-wall-destiny-brief-draw = draw { $n }
dark-wall-destiny-brief-bounty = draw { $n } more
dark-wall-destiny-brief-token = { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }
dark-wall-destiny-brief-burn = burn { $n }
dark-wall-destiny-brief-gain = { $what } at once
dark-wall-destiny-brief-peek = look at { $n }
dark-wall-destiny-brief-scan = turn up { $n }
dark-wall-destiny-brief-recall-hand = recall a card
dark-wall-destiny-brief-recall-top = recall a card
dark-wall-destiny-brief-discount = { $of } for { $n } less
dark-wall-destiny-brief-shift = swap cards
dark-wall-destiny-brief-swap = swap cards
dark-wall-destiny-brief-plant = seed a discard
dark-wall-destiny-brief-guard = guard { $n }
dark-wall-destiny-brief-give-draw = another draws { $n }
dark-wall-destiny-brief-give-token = give a token
dark-wall-destiny-brief-refit = move crew
dark-wall-destiny-brief-trophy = alien on top
dark-wall-destiny-brief-shield = block { $n }
dark-wall-destiny-brief-double-combat = double combat
dark-wall-destiny-brief-double-energy = double energy
dark-wall-destiny-brief-rampart = ship blocks
dark-wall-destiny-brief-muster = draw per crew
dark-wall-destiny-brief-again = abilities again
dark-wall-destiny-brief-harbor = Cryoship on a ship
dark-wall-destiny-brief-halt = prevent a spin
dark-wall-destiny-brief-ward = discard for { $n } defence
dark-wall-destiny-brief-escort = escort { $n }
dark-wall-destiny-brief-repair = repair { $n }
dark-wall-destiny-brief-raid = raid { $n }
dark-wall-destiny-brief-steal = steal a token
dark-wall-destiny-brief-tax = tax { $n }
dark-wall-destiny-brief-bump = swap cards
dark-wall-destiny-brief-shadow = shadow a ship
dark-wall-destiny-brief-per-ship = { $every ->
        [one] ship
       *[other] { $every } ships
    }
dark-wall-destiny-brief-per-crew = { $every ->
        [one] crew
       *[other] { $every } crew
    }
dark-wall-destiny-brief-per-planet = { $every ->
        [one] planet
       *[other] { $every } planets
    }
dark-wall-destiny-brief-per-colony = { $every ->
        [one] colony
       *[other] { $every } colonies
    }
dark-wall-destiny-brief-per-here = { $every ->
        [one] card on it
       *[other] { $every } cards on it
    }
dark-wall-destiny-brief-per-alien = { $every ->
        [one] alien
       *[other] { $every } aliens
    }
dark-wall-destiny-brief-per-darkbred = { $every ->
        [one] darkbred
       *[other] { $every } darkbred
    }
dark-wall-destiny-brief-per-boran = { $every ->
        [one] boran
       *[other] { $every } boran
    }
dark-wall-destiny-brief-per-telvani = { $every ->
        [one] telvani
       *[other] { $every } telvani
    }
dark-wall-destiny-plus = +{ $value } for { $per }
dark-wall-destiny-times = { $what } for { $per }
dark-wall-destiny-aura-enhance = while it lies in the system, aliens behind it cost { $n } more and attack for { $n } more
dark-wall-destiny-aura-replaces = an alien that would burn in a spin returns to position 1, and this burns instead
dark-wall-destiny-aura-hand = you draw { $n ->
        [one] one more card
       *[other] { $n } more cards
    } at Reset
dark-wall-destiny-surcharges = while it lies in the system, { $of } costs { $n } more
dark-wall-destiny-when-play = when played: { $what }
dark-wall-destiny-when-standing = once a turn in your sector: { $what }
dark-wall-destiny-when-gain = when acquired: { $what }
dark-wall-destiny-when-react = when discarded for damage: { $what }
dark-wall-destiny-when-attack = Attack: { $what }
dark-wall-destiny-when-expire = when burned: { $what }
dark-wall-destiny-per-crew = { $every ->
        [one] each crew in play
       *[other] every { $every } crew in play
    }
dark-wall-destiny-per-ship = { $every ->
        [one] each ship in your sector
       *[other] every { $every } ships in your sector
    }
dark-wall-destiny-per-planet = each planet in your sector
dark-wall-destiny-per-here = { $every ->
        [one] each card seeded here
       *[other] every { $every } cards seeded here
    }
dark-wall-destiny-per-alien = { $every ->
        [one] each alien in play or in your discard pile
       *[other] every { $every } aliens in play or in your discard pile
    }
dark-wall-destiny-per-colony = each Cryoship seeded in your sector
dark-wall-destiny-per-planted = each card you seeded on planets this turn
dark-wall-destiny-per-darkbred = each darkbred crew in play
dark-wall-destiny-per-boran = each boran crew in play
dark-wall-destiny-per-telvani = each telvani crew in play
dark-wall-destiny-does-draw = { $n ->
        [one] draw a card
       *[other] draw { $n } cards
    }
dark-wall-destiny-does-bounty = { $n ->
        [one] draw one more card at this Reset
       *[other] draw { $n } more cards at this Reset
    }
dark-wall-destiny-does-token = { $n ->
        [one] gain an energy token
       *[other] gain { $n } energy tokens
    }
dark-wall-destiny-does-burn = { $n ->
        [one] you may burn a card from your hand or discard pile
       *[other] you may burn up to { $n } cards from your hand or discard pile
    }
dark-wall-destiny-does-peek = look at the top { $n } cards of your deck and put one of them on top
dark-wall-destiny-does-scan = turn up the top { $n } cards of the space deck, and you may put one of them under it
dark-wall-destiny-does-recall-hand = you may take a card from your discard pile into your hand
dark-wall-destiny-does-recall-hand-of = you may take a { $of } card from your discard pile into your hand
dark-wall-destiny-does-recall-top = you may put a card from your discard pile on top of your deck
dark-wall-destiny-does-discount = { $of } you acquire this turn costs { $n } less
dark-wall-destiny-does-shift = { $n ->
        [one] you may swap a card of the system with what is one position away, but never move the Cryoship forward
       *[other] you may swap a card of the system with what is up to { $n } positions away, but never move the Cryoship forward
    }
dark-wall-destiny-does-swap = you may swap two neighbouring cards of the system, but not the Cryoship
dark-wall-destiny-does-plant = you may seed a card from your discard pile, but no Cryoship
dark-wall-destiny-does-guard = guard any sector against { $n } damage in the next spin
dark-wall-destiny-does-give-draw = { $n ->
        [one] another player draws a card
       *[other] another player draws { $n } cards
    } (you, if alone or in Aggression)
dark-wall-destiny-does-give-token = { $n ->
        [one] another player gains an energy token
       *[other] another player gains { $n } energy tokens
    } (you, if alone or in Aggression)
dark-wall-destiny-asks-give-draw = choose who else draws
dark-wall-destiny-asks-give-token = choose who else gains a token
dark-wall-destiny-does-refit = you may move crew from one of your ships to another
dark-wall-destiny-does-trophy = the next alien you defeat this turn goes on top of your deck
dark-wall-destiny-does-shield = block { $n } damage to your sector in this spin
dark-wall-destiny-does-double-combat = one of your ships gives its combat once more this turn
dark-wall-destiny-does-double-energy = one of your ships gives its energy once more this turn
dark-wall-destiny-does-rampart = in the next spin, one of your ships blocks damage to your sector equal to its energy plus combat
dark-wall-destiny-does-muster = draw a card for each crew aboard one of your ships
dark-wall-destiny-does-again = one of your ships and its crew may use their abilities again this turn
dark-wall-destiny-does-harbor = this turn you may seed a Cryoship on one of your ships
dark-wall-destiny-does-halt = you may burn this card and one from your hand to prevent the spin of this round
dark-wall-destiny-does-ward = you may discard a card from your hand for { $n } defence in the next spin
dark-wall-destiny-does-escort = in the next spin, up to { $n } defence of this ship and its crew also counts in another sector
dark-wall-destiny-does-repair = { $n ->
        [one] repair a point of the hull of a Cryoship in any sector
       *[other] repair { $n } points of the hull of a Cryoship in any sector
    }
dark-wall-destiny-does-siege = siege for { $n } on the sector with the most Cryoships
dark-wall-destiny-does-raid = you may raid a rival for { $n }
dark-wall-destiny-does-steal = take an energy token from a rival
dark-wall-destiny-does-tax = a rival's next card costs { $n } more
dark-wall-destiny-does-bump = you may swap a card of the system, but not the Cryoship, with what lies { $n } positions nearer the star
dark-wall-destiny-does-shadow = this turn you also get what a rival's most expensive ship gives
dark-wall-destiny-does-damage = { $n } damage to { $who }
dark-wall-destiny-does-lose-crew = { $who } discards the { $n ->
        [one] cheapest crew card
       *[other] { $n } cheapest crew cards
    } in hand
dark-wall-destiny-does-lose-token = { $who } loses { $n ->
        [one] an energy token
       *[other] { $n } energy tokens
    }
dark-wall-destiny-does-burn-top = { $who } burns the top { $n ->
        [one] card
       *[other] { $n } cards
    } of their deck
dark-wall-destiny-does-expose = no sector's defence counts for the rest of the spin
dark-wall-destiny-does-advance = the Cryoship is pulled one position forward
dark-wall-destiny-does-burn-more = one more card burns: the one nearest the star, but never the Cryoship
dark-wall-destiny-does-return = it returns to position 1
dark-wall-destiny-who-each = each player
dark-wall-destiny-who-first = the player in the first seat
dark-wall-destiny-who-first-named = { $seat } (first seat)
dark-wall-destiny-who-leader = the player with the most points
dark-wall-destiny-who-most-ships = the player with the most ships (in a tie, the first in order)
dark-wall-destiny-who-least-defense = the player with the least defence (in a tie, the first in order)

# What may be done

dark-wall-destiny-take-turn = Take my turn
dark-wall-destiny-take-and-play-all = { $left ->
        [0] Take my turn and play all ({ $n ->
            [one] 1 card
           *[other] { $n } cards
        })
        [one] Take my turn and play all but { LIST($cards, "and") }
       *[other] Take my turn and play all but { $left } that need a choice
    }
dark-wall-destiny-play-all = { $left ->
        [0] Play all ({ $n ->
            [one] 1 card
           *[other] { $n } cards
        })
        [one] Play all but { LIST($cards, "and") }
       *[other] Play all but { $left } that need a choice
    }
dark-wall-destiny-all = Play all
dark-wall-destiny-seed-at = seed at place { $at }
dark-wall-destiny-plan-play = Play { $card }
dark-wall-destiny-plan-buy = Acquire { $card }{ $at ->
    [0] { "" }
   *[other] {" "}#{ $at }
} ({ $price }; { $values })
dark-wall-destiny-plan-pull = Pull { $what }
dark-wall-destiny-plan-cover = Protect { $seat }'s deck
dark-wall-destiny-menu-cover = Protect a deck
dark-wall-destiny-cover = Protect { $seat }'s deck
dark-wall-destiny-covering = In the next spin your cards burn instead of theirs.
dark-wall-destiny-menu-play = Play a card
dark-wall-destiny-menu-seed = Seed a card
dark-wall-destiny-lead-in-seed = Seed { $card }:
dark-wall-destiny-menu-use = Use an ability
dark-wall-destiny-menu-system = Acquire a card
dark-wall-destiny-menu-drones = Acquire a drone
dark-wall-destiny-menu-aside = Standing orders
dark-wall-destiny-menu-aside-alone = When I am hit
dark-wall-destiny-play = { $card }: { $values }
dark-wall-destiny-play-raid = { $card }: one damage to a rival
dark-wall-destiny-seed = on { $host }{ $at ->
    [0] { "" }
   *[other] {" "}(place { $at })
}
dark-wall-destiny-use = { $card }{ $at ->
    [0] { "" }
   *[other] {" "}(place { $at })
}
dark-wall-destiny-menu-pull = Pull a card for free
dark-wall-destiny-pull-values = { $what }: { $values }
dark-wall-destiny-pull = { $card }{ $at ->
    [0] { "" }
   *[other] {" "}#{ $at }
}
dark-wall-destiny-choose-halt = Burn { $card } and prevent the spin
dark-wall-destiny-choose-none-halt = Let it spin
dark-wall-destiny-choose-ward = Discard { $card } for defence
dark-wall-destiny-choose-none-ward = Discard nothing
dark-wall-destiny-choose-ship = { $card }{ $at ->
    [0] { "" }
   *[other] {" "}(place { $at })
}
dark-wall-destiny-buy-energy = { $card }{ $at ->
    [0] { "" }
   *[other] {" "}#{ $at }
} ({ $price }): { $values }
dark-wall-destiny-buy-combat = { $card }{ $at ->
    [0] { "" }
   *[other] {" "}#{ $at }
} ({ $price } combat): { $values }
dark-wall-destiny-buy-drone = { $card } ({ $price }): { $values }
dark-wall-destiny-buy-price = { $energy ->
    [0] { "" }
   *[other] { $energy } energy
}{ $mixed ->
    [0] { "" }
   *[other] {" + "}
}{ $tokens ->
    [0] { "" }
    [one] 1 token
   *[other] { $tokens } tokens
}
dark-wall-destiny-end-turn = End turn
dark-wall-destiny-end-turn-unspent = End turn ({ $left } unspent)
dark-wall-destiny-menu-end-turn-still = End turn
dark-wall-destiny-beside-still = You can still acquire or seed a Cryoship this turn.
dark-wall-destiny-buying-ship = Ship with room for { $room } crew: once drawn and played, it stays and gives its values every turn.
dark-wall-destiny-buying-drone = Ship with room for { $room } crew: once drawn and played, it gives its values every turn. Leaves no gap.
dark-wall-destiny-buying-crew = Crew: seeded on one of your ships, it gives its values every turn.
dark-wall-destiny-buying-planet = Planet: once drawn and played, it stays, and you can seed Cryoships on it.
dark-wall-destiny-buying-station = Station: once drawn and played, it stays, and you can seed Cryoships on it.
dark-wall-destiny-buying-alien = Alien: once defeated, it no longer attacks and joins your deck.
dark-wall-destiny-buying-anomaly = Anomaly: once yours, it no longer attacks and joins your deck.
dark-wall-destiny-buying-tactic = Tactic: played on one of your ships, it makes that ship stronger for a turn.
dark-wall-destiny-buying-strategy = Strategy: once drawn and played, it stays and helps until it burns.
dark-wall-destiny-buying-cryoship = Cryoship: it joins your deck. When you draw it, seed it on one of your planets.
dark-wall-destiny-buying-omega = Acquired, it is saved at once. { $last ->
        [0] But it joins your deck: if it burns there, the game is { $contest ->
            [0] lost
           *[other] over
        }.
       *[other] Then all colonies are saved.
    }
dark-wall-destiny-buying-onto = Puts { $card } on ⚔ { $at }: { $what }.
dark-wall-destiny-buying-onto-several = Makes { $count } more cards attack: { $what }.
dark-wall-destiny-buying-past = Lets { $card } pass ⚔ { $at }: { $what }.
dark-wall-destiny-buying-spares = It no longer attacks: { $what }.
dark-wall-destiny-buying-costs = In the next spin { $what }.
dark-wall-destiny-buying-outcome = { $quiet ->
    [0] { $own ->
        [0] your team takes
       *[other] you take
    } { $n } damage{ $mention ->
        [0] { $same ->
            [0] {" "}instead of { $before }
           *[other] { "" }
        }
       *[other] { $same ->
            [0] , not { $before },
           *[other] { "" }
        } and { $each ->
            [0] { $own ->
                [0] loses
               *[other] lose
            }
           *[other] each of you loses
        } { $tokens ->
            [0] no tokens
            [one] 1 token
           *[other] { $tokens } tokens
        }
    }
   *[other] { $each ->
        [0] { $own ->
            [0] your team loses
           *[other] you lose
        }
       *[other] each of you loses
    } { $tokens ->
        [0] no tokens
        [one] 1 token
       *[other] { $tokens } tokens
    }
}
dark-wall-destiny-buying-each = Whatever you acquire here, its gap brings { $card } nearer the star: it burns in { $spins ->
    [one] the next spin!
   *[other] { $spins } spins.
}
dark-wall-destiny-buying-sooner = { $later ->
    [0] The gap brings { $card } nearer the star: it burns in { $spins ->
        [one] the next spin!
       *[other] { $spins } spins.
    }
   *[other] Then { $card } burns later, in { $spins ->
        [one] the next spin
       *[other] { $spins } spins
    }.
}
dark-wall-destiny-buying-sooner-and = { $card } burns { $later ->
    [0] sooner, in
   *[other] later, in
} { $spins ->
    [one] the next spin
   *[other] { $spins } spins
}. { $own ->
    [0] Your team
   *[other] You
} { $quiet ->
    [0] { $own ->
        [0] takes
       *[other] take
    } { $n } damage{ $mention ->
        [0] {" "}instead of { $before }
       *[other] { $same ->
            [0] , not { $before },
           *[other] { "" }
        } and { $own ->
            [0] loses
           *[other] lose
        }{" "}
    }
   *[other] { $own ->
        [0] loses
       *[other] lose
    }{" "}
}{ $mention ->
    [0] { "" }
   *[other] { $tokens ->
        [0] no tokens
        [one] 1 token
       *[other] { $tokens } tokens
    }
}.
dark-wall-destiny-exchange-spins = { $card } burns { $later ->
    [0] sooner, in
   *[other] later, in
} { $spins ->
    [one] the next spin
   *[other] { $spins } spins
}.
dark-wall-destiny-exchange-burns = Then { $card } will burn next, not { $other }.
dark-wall-destiny-exchange-burns-costs = Then { $card } will burn next: { $what }.
dark-wall-destiny-exchange-nothing = Changes nothing in the next spin.
dark-wall-destiny-gap-costs = But in the next spin { $what }.
dark-wall-destiny-motive-cryoship = Left alone, it would have burned in { $spins ->
        [one] the next spin
       *[other] { $spins } spins
    }.
dark-wall-destiny-motive-planet = It had no planet yet for its { $count ->
        [one] Cryoship
       *[other] Cryoships
    }.
dark-wall-destiny-motive-later = Thanks to its gap, { $card } burns in { $spins ->
        [one] one spin
       *[other] { $spins } spins
    } instead of { $before }.
dark-wall-destiny-motive-damage = Its gap lowered the damage foreseen for the next spin from { $before } to { $n }.
dark-wall-destiny-motive-attack = Left there, it would have dealt { $n } damage.
dark-wall-destiny-motive-dearest = It couldn't pay for anything more expensive.
dark-wall-destiny-gap-behind = The card lies behind { $card }, so its gap doesn't bring the Cryoship nearer the star.
dark-wall-destiny-ask = When hit, ask me
dark-wall-destiny-entrust = Follow my standing order
dark-wall-destiny-defense = When hit, discard defence, then the cheapest (price + energy + combat)
dark-wall-destiny-order-cards = When hit, discard these first
dark-wall-destiny-show = Show my hand to the table
dark-wall-destiny-hide = Stop showing what I draw
dark-wall-destiny-pay = Discard for { $n } damage{ $burned ->
    [0] {" "}by { $card }
   *[other] : { $card } (burned)
}
dark-wall-destiny-pay-raid = Discard for { $n } damage from raids
dark-wall-destiny-pay-now = Discard for { $n } damage, later for { $later } more
dark-wall-destiny-ask-raid = Raids ({ $n } damage)
dark-wall-destiny-ask-blow = { $card } ({ $n } damage)
dark-wall-destiny-ask-blow-of = { $place }. { $card } ({ $n } damage)
dark-wall-destiny-about-blow = { $fewer ->
    [0] Choose { $most ->
        [one] 1 card.
       *[other] { $most } cards.
    }
   *[other] Choose { $least } to { $most } cards; defence counts for more.
} The ticks are only a suggestion.
dark-wall-destiny-about-blow-later = This hits you later in the spin. Without a tick you are asked about it then.
dark-wall-destiny-about-blow-new = { $fewer ->
    [0] Choose { $most ->
        [one] 1 card.
       *[other] { $most } cards.
    }
   *[other] Choose { $least } to { $most } cards; defence counts for more.
} It has only just entered the system.
dark-wall-destiny-item = { $card } ({ $values })
dark-wall-destiny-item-twin = { $n ->
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} { $card }
dark-wall-destiny-item-counters = { $card } (blocks { $n })
dark-wall-destiny-choose-home = { $card } ({ $faction }): { $values }
dark-wall-destiny-choose-burn-hand = Burn { $card } from your hand
dark-wall-destiny-choose-burn-pile = Burn { $card } from your discard pile
dark-wall-destiny-choose-none-burn = Burn nothing
dark-wall-destiny-choose-peek = Put { $card } on top
dark-wall-destiny-choose-scan = Put { $card } under the space deck
dark-wall-destiny-choose-none-scan = Leave them as they are
dark-wall-destiny-choose-recall-hand = Take { $card } into your hand
dark-wall-destiny-choose-none-recall-hand = Take nothing
dark-wall-destiny-choose-recall-top = Put { $card } on top
dark-wall-destiny-choose-none-recall-top = Put nothing on top
dark-wall-destiny-choose-shift = Move { $card } from { $at } to { $to }
dark-wall-destiny-choose-swap = Swap { $card } ({ $at }) with { $other } ({ $to })
dark-wall-destiny-choose-swap-back = Move { $card } back to { $to } (swap with { $other })
dark-wall-destiny-choose-none-shift = Move nothing
dark-wall-destiny-choose-none-swap = Swap nothing
dark-wall-destiny-choose-plant = { $card } on { $host }{ $at ->
    [0] { "" }
   *[other] {" "}(place { $at })
}
dark-wall-destiny-choose-none-plant = Seed nothing
dark-wall-destiny-choose-guard = Guard { $seat }'s sector
dark-wall-destiny-choose-siege = { $left ->
    [0] { $card } burns ({ $n } damage, hull { $hull }): the game { $contest ->
        [0] is lost
       *[other] ends
    }
   *[other] { $card }: its hull falls from { $hull } to { $left }
}
dark-wall-destiny-choose-siege-ship = Burn { $card }{ $at ->
    [0] { "" }
   *[other] {" "}(place { $at })
} and stop this siege ({ $n } damage)
dark-wall-destiny-choose-repair = Repair { $card } (hull { $hull })
dark-wall-destiny-choose-escort = Escort { $seat }
dark-wall-destiny-choose-raid = Raid { $seat } for { $n }
dark-wall-destiny-choose-none-raid = Raid nobody
dark-wall-destiny-choose-steal = Take a token from { $seat }
dark-wall-destiny-choose-tax = Tax { $seat }: next card costs { $n } more
dark-wall-destiny-choose-shadow = Shadow { $seat }
dark-wall-destiny-choose-none-bump = Swap nothing
dark-wall-destiny-choose-give-draw = Let { $seat } draw
dark-wall-destiny-choose-give-token = Give { $seat } a token
dark-wall-destiny-choose-refit = Move { $card } from place { $at } to { $host } ({ $to })
dark-wall-destiny-choose-none-refit = Move no crew
dark-wall-destiny-beside-left-out = “Play all but …” leaves in your hand: { $cards }
dark-wall-destiny-beside-acquired = You have acquired a card, so you can play and seed no more cards this turn.
dark-wall-destiny-beside-play-first = Play first: once you acquire a card, you can play and seed no more cards this turn.
dark-wall-destiny-dearer = { $card }: { $rules }.
dark-wall-destiny-beside = { $card }: { $rules }

# What happened

dark-wall-destiny-chosen-hidden = { $seat } has chosen a tactics card.
dark-wall-destiny-chosen = { $seat } has chosen { $faction } with “{ $card }”.
dark-wall-destiny-took-turn = { $seat } begins their turn.
dark-wall-destiny-played = { $seat } plays { LIST($card, "and") }.
dark-wall-destiny-seeded = { $seat } seeds { $card } on { $host }.
dark-wall-destiny-used = { $seat } uses { $card }.
dark-wall-destiny-acquired = { $seat } acquires { $card } for { $price } { $combat ->
        [0] energy
       *[other] combat
    }.
dark-wall-destiny-acquired-tokens = { $seat } acquires { $card } for { $price } energy, { $tokens ->
        [one] paying 1 with a token.
       *[other] paying { $tokens } with tokens.
    }
dark-wall-destiny-saved = { $seat } saves { $card }. { $left ->
        [0] It was the last.
        [one] One colony is left to save.
       *[other] { $left } colonies are left to save.
    }
dark-wall-destiny-drew-hidden = { $seat } draws { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
dark-wall-destiny-drew = { $seat } draws { LIST($cards, "and") }.
dark-wall-destiny-reshuffled = { $seat } shuffles a new deck.
dark-wall-destiny-ended-turn = { $seat } ends the turn.
dark-wall-destiny-ended-turn-cards = { $seat } ends the turn and discards { LIST($cards, "and") }.
dark-wall-destiny-banked = { $seat } gains { $count ->
        [one] an energy token.
       *[other] { $count } energy tokens.
    }
dark-wall-destiny-looked-hidden = { $seat } looks at { $count ->
        [0] an empty deck.
        [one] the top card of their deck.
       *[other] the top { $count } cards of their deck.
    }
dark-wall-destiny-looked = { $seat } looks at their deck: { $cards }.
dark-wall-destiny-scanned = { $seat } turns up the top of the space deck: { $cards }.
dark-wall-destiny-buried = { $seat } puts { $card } under the space deck.
dark-wall-destiny-recalled-hand = { $seat } takes { $card } from their discard pile.
dark-wall-destiny-recalled-top = { $seat } puts { $card } on top of their deck.
dark-wall-destiny-discounted = This turn { $of } costs { $n } less.
dark-wall-destiny-shifted = { $seat } moves { $card } to position { $at }.
dark-wall-destiny-covers = { $seat } protects { $whom }'s deck in the next spin.
dark-wall-destiny-covers-now = { $seat } protects { $whom }'s deck in this spin.
dark-wall-destiny-covered = { $seat } protects { $whom }: a card from { $seat }'s deck burns instead.
dark-wall-destiny-covered-burning = { $seat } protects { $whom }'s deck and burns { LIST($cards, "and") } instead.
dark-wall-destiny-guarded = { $seat } guards { $whom }'s sector against { $n } damage.
dark-wall-destiny-guarded-own = { $seat } guards their own sector against { $n } damage in the next spin.
dark-wall-destiny-refitted = { $seat } moves { $card } to { $host }.
dark-wall-destiny-enhanced = { $seat } plays { $card } on { $host }.
dark-wall-destiny-pulled = { $seat } pulls { $card } from the system for free.
dark-wall-destiny-gained-pulls = All players may pull a ship or crew from the system for free in their turn. It may cost at most { $most } energy.
dark-wall-destiny-halted = { $seat } prevents the spin of this round.
dark-wall-destiny-replaced = Not burned, thanks to { $by }: { $card }.
dark-wall-destiny-burned-sector = Burned in { $seat }'s sector: { $card }.
dark-wall-destiny-spun = Round { $round } is over; the system spins.
dark-wall-destiny-spun-not = Round { $round } is over; its spin was prevented.
dark-wall-destiny-burned-system = Burned: { $card }.
dark-wall-destiny-burned-hand = { $seat } burns { $card } from their hand.
dark-wall-destiny-burned-discards = { $seat } burns { $card } from their discard pile.
dark-wall-destiny-burned-deck = Burned from { $seat }'s deck: { LIST($card, "and") }.
dark-wall-destiny-turned-up = From space: { $cards }.
dark-wall-destiny-entered = { $card } enters the system!
dark-wall-destiny-returned = Back at position 1: { $card }.
dark-wall-destiny-deck-opened = The next space deck opens. { $left ->
        [0] It is the last.
        [one] One more comes after it.
       *[other] { $left } more come after it.
    }
dark-wall-destiny-attacked = Attack by { $card } from position { $at }: { $what }.
dark-wall-destiny-attacked-in-vain = Attack by { $card } from position { $at }: { $result }
dark-wall-destiny-was-hit = { $seat } takes { $damage } damage.
dark-wall-destiny-was-hit-blocked = { $seat } is hit for { $damage } damage; the sector's defence blocks { $blocked }.
dark-wall-destiny-besieged = { $seat }'s Cryoships are besieged for { $points }.
dark-wall-destiny-besieged-blocked = { $seat }'s Cryoships are besieged for { $points }; the sector's defence blocks { $blocked }.
dark-wall-destiny-damaged = The hull of { $card } is at { $left }.
dark-wall-destiny-repaired = { $seat } repairs { $card }; its hull is at { $left }.
dark-wall-destiny-raided = { $seat } raids { $whom } for { $points }.
dark-wall-destiny-raided-blocked = { $seat } raids { $whom } for { $points }; { $whom }'s defence blocks { $blocked }.
dark-wall-destiny-plundered = { $seat } takes { $n } damage from raids by { LIST($seats, "and") }.
dark-wall-destiny-stole = { $seat } takes a token from { $whom }.
dark-wall-destiny-taxed = { $seat } taxes { $whom }: their next card costs { $n } more.
dark-wall-destiny-harm-raids = { LIST($seats, "and") } { $count ->
        [one] raids
       *[other] raid
    } you for { $points }{ $blocked ->
        [0] { "" }
       *[other] {" "}({ $blocked } blocked)
    }.
dark-wall-destiny-harm-thefts = { LIST($seats, "and") } { $count ->
        [one] takes
       *[other] take
    } { $tokens ->
        [one] a token
       *[other] { $tokens } tokens
    } from you
dark-wall-destiny-harm-taxes = { LIST($seats, "and") } { $count ->
        [one] taxes
       *[other] tax
    } you: next card costs { $n } more
dark-wall-destiny-harm = { $what }.
dark-wall-destiny-idled = An ability of { $card } has no effect: { $why }.
dark-wall-destiny-idle = The ability has no effect now: { $why }.
dark-wall-destiny-idle-part = One of its abilities has no effect now: { $why }.
dark-wall-destiny-idle-raid = the leader can't raid the player in last place
dark-wall-destiny-idle-raid-full = every rival has been raided for 3 points already
dark-wall-destiny-idle-steal = no rival has a token
dark-wall-destiny-idle-steal-full = nobody may have more than five tokens
dark-wall-destiny-idle-shadow = no rival has a ship
dark-wall-destiny-idle-halt = there is no card in hand that may burn
dark-wall-destiny-idle-ward = there is no card in hand to discard
dark-wall-destiny-idle-burn = there is no card to burn
dark-wall-destiny-idle-peek = the deck is empty
dark-wall-destiny-idle-recall-hand = there is no such card in the discard pile
dark-wall-destiny-idle-recall-top = the discard pile is empty
dark-wall-destiny-idle-repair = no Cryoship's hull is damaged
dark-wall-destiny-idle-refit = no crew can move to another ship
dark-wall-destiny-idle-plant = no card in the discard pile can be seeded
dark-wall-destiny-idle-ship = there is no ship in the sector
dark-wall-destiny-idle-crewed-ship = no ship in the sector has crew aboard
dark-wall-destiny-idle-other = there is nothing to choose
dark-wall-destiny-shadowed = { $seat } shadows { $whom }'s { $card }.
dark-wall-destiny-award-passed = { $change ->
    [lost] { LIST($lost, "and") } { $losers ->
        [one] loses { $n } points
       *[other] lose { $n } points each
    } for { $what }
   *[other] { LIST($gained, "and") } { $winners ->
        [one] gains { $n } points
       *[other] gain { $n } points each
    } for { $what }{ $change ->
        [gained] { "" }
       *[other] ; { LIST($lost, "and") } { $losers ->
            [one] loses
           *[other] lose
        } them
    }
}.
dark-wall-destiny-for-energy = the most energy in the sector
dark-wall-destiny-for-cards = the most cards on one planet
dark-wall-destiny-for-crew = the most crew on ships
dark-wall-destiny-chapter = Round { $round }
dark-wall-destiny-sentences = { $first } { $rest }
dark-wall-destiny-dealt = { $n ->
    [0] { $further ->
        [0] no damage
       *[other] none
    }
   *[other] { $n }{ $further ->
        [0] {" "}damage
       *[other] { "" }
    }{ $count ->
        [one] { "" }
       *[other] {" "}each
    }
} to { LIST($seats, "and") }{ $blocked ->
    [0] { "" }
   *[other] {" "}({ $blocked } blocked{ $count ->
        [one] { "" }
       *[other] {" "}each
    })
}
dark-wall-destiny-story-costs = It deals { $costs }.
dark-wall-destiny-burning-costs = The card { $card } burns: { $costs }.
dark-wall-destiny-story-losses = Tokens lost: { $losses }.
dark-wall-destiny-story-losses-none = Nobody has a token to lose.
dark-wall-destiny-story-besieged-none = No Cryoship is seeded, so nobody is besieged.
dark-wall-destiny-story-siege = a siege for { $n } on { $seat }{ $blocked ->
    [0] { "" }
   *[other] {" "}({ $blocked } blocked)
}
dark-wall-destiny-story-loss = { $seat } { $n }
dark-wall-destiny-settled-ordered = { $seat }'s standing order chooses what to discard.
dark-wall-destiny-settled = { LIST($seats, "and") } { $count ->
        [one] has
       *[other] have
    } chosen what to discard.
dark-wall-destiny-discarded = { $seat } discards { LIST($cards, "and") }.
dark-wall-destiny-discarded-ordered = { $seat } discards { LIST($cards, "and") } by standing order.
dark-wall-destiny-discarded-none = { LIST($seats, "and") } { $count ->
        [one] has
       *[other] have
    } no crew to discard.
dark-wall-destiny-lost-token = { $seat } loses { $count ->
        [one] an energy token.
       *[other] { $count } energy tokens.
    }
dark-wall-destiny-exposed = Defence no longer counts in this spin.
dark-wall-destiny-advanced = Pulled to position { $at }: { $card }.
dark-wall-destiny-ordered = { $seat } leaves a standing order for damage.
dark-wall-destiny-showed = { $seat } shows their hand: { $cards }.
dark-wall-destiny-hid = { $seat } no longer shows the cards they draw.
dark-wall-destiny-ended-saved = All colonies are saved.
dark-wall-destiny-ended-burned = A Cryoship has burned in the system.
dark-wall-destiny-ended-deck = A Cryoship has burned from a deck.
dark-wall-destiny-ended-siege = A Cryoship has burned under siege.
dark-wall-destiny-ended-empty = The system has run out of cards.

# What happened, told to the seat that did or suffered it

dark-wall-destiny-you = you
dark-wall-destiny-by-you = you
dark-wall-destiny-own-chosen = You have chosen { $faction } with “{ $card }”.
dark-wall-destiny-own-took-turn = You begin your turn.
dark-wall-destiny-own-played = You play { LIST($card, "and") }.
dark-wall-destiny-own-seeded = You seed { $card } on { $host }.
dark-wall-destiny-own-used = You use { $card }.
dark-wall-destiny-own-acquired = You acquire { $card } for { $price } { $combat ->
        [0] energy
       *[other] combat
    }.
dark-wall-destiny-own-acquired-tokens = You acquire { $card } for { $price } energy, { $tokens ->
        [one] paying 1 with a token.
       *[other] paying { $tokens } with tokens.
    }
dark-wall-destiny-own-saved = You save { $card }. { $left ->
        [0] It was the last.
        [one] One colony is left to save.
       *[other] { $left } colonies are left to save.
    }
dark-wall-destiny-own-drew = You draw { LIST($cards, "and") }.
dark-wall-destiny-own-reshuffled = You shuffle a new deck.
dark-wall-destiny-own-ended-turn = You end your turn.
dark-wall-destiny-own-ended-turn-cards = You end your turn and discard { LIST($cards, "and") }.
dark-wall-destiny-own-banked = You gain { $count ->
        [one] an energy token.
       *[other] { $count } energy tokens.
    }
dark-wall-destiny-own-looked = You look at your deck: { $cards }.
dark-wall-destiny-own-scanned = You turn up the top of the space deck: { $cards }.
dark-wall-destiny-own-buried = You put { $card } under the space deck.
dark-wall-destiny-own-recalled-hand = You take { $card } from your discard pile.
dark-wall-destiny-own-recalled-top = You put { $card } on top of your deck.
dark-wall-destiny-own-shifted = You move { $card } to position { $at }.
dark-wall-destiny-own-covers = You protect { $whom }'s deck in the next spin.
dark-wall-destiny-yours-covers = { $seat } protects your deck in the next spin.
dark-wall-destiny-own-covered = You protect { $whom }: a card from your deck burns instead.
dark-wall-destiny-yours-covered = { $seat } protects you: a card from { $seat }'s deck burns instead.
dark-wall-destiny-own-covered-burning = You protect { $whom }'s deck and burn { LIST($cards, "and") } instead.
dark-wall-destiny-yours-covered-burning = { $seat } protects your deck and burns { LIST($cards, "and") } instead.
dark-wall-destiny-own-guarded = You guard { $whom }'s sector against { $n } damage.
dark-wall-destiny-yours-guarded = { $seat } guards your sector against { $n } damage.
dark-wall-destiny-own-guarded-own = You guard your sector against { $n } damage in the next spin.
dark-wall-destiny-own-refitted = You move { $card } to { $host }.
dark-wall-destiny-own-enhanced = You play { $card } on { $host }.
dark-wall-destiny-own-pulled = You pull { $card } from the system for free.
dark-wall-destiny-own-halted = You prevent the spin of this round.
dark-wall-destiny-own-burned-sector = Burned in your sector: { $card }.
dark-wall-destiny-own-burned-hand = You burn { $card } from your hand.
dark-wall-destiny-own-burned-discards = You burn { $card } from your discard pile.
dark-wall-destiny-own-burned-deck = Burned from your deck: { LIST($card, "and") }.
dark-wall-destiny-own-was-hit = You take { $damage } damage.
dark-wall-destiny-own-was-hit-blocked = You are hit for { $damage } damage; your sector's defence blocks { $blocked }.
dark-wall-destiny-own-besieged = Your Cryoships are besieged for { $points }.
dark-wall-destiny-own-besieged-blocked = Your Cryoships are besieged for { $points }; your sector's defence blocks { $blocked }.
dark-wall-destiny-own-repaired = You repair { $card }; its hull is at { $left }.
dark-wall-destiny-own-raided = You raid { $whom } for { $points }.
dark-wall-destiny-own-raided-blocked = You raid { $whom } for { $points }; { $whom }'s defence blocks { $blocked }.
dark-wall-destiny-own-plundered = You take { $n } damage from raids by { LIST($seats, "and") }.
dark-wall-destiny-own-stole = You take a token from { $whom }.
dark-wall-destiny-own-taxed = You tax { $whom }: their next card costs { $n } more.
dark-wall-destiny-own-shadowed = You shadow { $whom }'s { $card }.
dark-wall-destiny-yours-shadowed = { $seat } shadows your { $card }.
dark-wall-destiny-own-award-gained = You{ $count ->
        [0] {" "}gain { $n } points
        [one] {" "}and { LIST($others, "and") } gain { $n } points each
       *[other] , { LIST($others, "and") } gain { $n } points each
    } for { $what }{ $losers ->
        [0] { "" }
        [one] ; { LIST($rivals, "and") } loses them
       *[other] ; { LIST($rivals, "and") } lose them
    }.
dark-wall-destiny-own-award-lost = You{ $count ->
        [0] {" "}lose { $n } points
        [one] {" "}and { LIST($others, "and") } lose { $n } points each
       *[other] , { LIST($others, "and") } lose { $n } points each
    } for { $what }{ $losers ->
        [0] { "" }
        [one] ; { LIST($rivals, "and") } gains them
       *[other] ; { LIST($rivals, "and") } gain them
    }.
dark-wall-destiny-own-forecast-tokens = you{ $count ->
    [0] {" "}
    [one] {" "}and { LIST($others, "and") }{" each "}
   *[other] , { LIST($others, "and") }{" each "}
}lose { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
dark-wall-destiny-own-story-loss = you { $n }
dark-wall-destiny-own-settled-ordered = Your standing order chooses what to discard.
dark-wall-destiny-own-settled = You{ $count ->
        [0] {" "}
        [one] {" "}and { LIST($others, "and") }{" "}
       *[other] , { LIST($others, "and") }{" "}
    }have chosen what to discard.
dark-wall-destiny-own-discarded = You discard { LIST($cards, "and") }.
dark-wall-destiny-own-discarded-ordered = You discard { LIST($cards, "and") } by standing order.
dark-wall-destiny-own-discarded-none = You{ $count ->
        [0] {" "}
        [one] {" "}and { LIST($others, "and") }{" "}
       *[other] , { LIST($others, "and") }{" "}
    }have no crew to discard.
dark-wall-destiny-own-lost-token = You lose { $count ->
        [one] an energy token.
       *[other] { $count } energy tokens.
    }
dark-wall-destiny-own-ordered = You leave a standing order for damage.
dark-wall-destiny-own-showed = You show your hand: { $cards }.
dark-wall-destiny-own-hid = You no longer show the cards you draw.

# The table

dark-wall-destiny-no-cards = nothing
dark-wall-destiny-no-colonies = none
dark-wall-destiny-several = { $n } × { $card }
dark-wall-destiny-table-status = Round { $round } (difficulty: { $difficulty }): { $doing }.{ $contest ->
    [0] { "" }
   *[other] {" "}First seat: { $first }, in the next round { $next }.
}
dark-wall-destiny-table-rising = { $n ->
    [0] From round { $round } on, every attack deals 1 more damage.
   *[other] Every attack now deals { $n } more damage. From round { $round } on, 1 more again.
}
dark-wall-destiny-table-risen = Every attack now deals { $n } more damage.
dark-wall-destiny-doing-tactics = everyone chooses a faction and a tactics card
dark-wall-destiny-doing-begin = anyone who hasn't had a turn may take one
dark-wall-destiny-doing-spin = the system spins
dark-wall-destiny-doing-over = the game is over
dark-wall-destiny-turn-action = { $seat } plays cards, then acquires
dark-wall-destiny-turn-acquire = { $seat } acquires cards
dark-wall-destiny-table-system = System, from the start to the star (⚔ attack vector): { $cards }
dark-wall-destiny-position = { $at }. { $card } ({ $price })
dark-wall-destiny-position-vector = { $at } ⚔. { $card } ({ $price })
dark-wall-destiny-position-colony = { $at }. ❄ { $card } ({ $price })
dark-wall-destiny-position-colony-vector = { $at } ⚔. ❄ { $card } ({ $price })
dark-wall-destiny-position-empty = { $at }. –
dark-wall-destiny-position-empty-vector = { $at } ⚔. –
dark-wall-destiny-table-colonies = Colonies saved: { $saved }. Still to enter: { $left }.
dark-wall-destiny-omega-not-seeded = { $card } counts as saved once acquired, but not as a seeded Cryoship.
dark-wall-destiny-table-colony = { $card } ({ $price } energy)
dark-wall-destiny-table-decks = { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    } in the space deck, { $fresh ->
        [0] no regions
        [one] one region
       *[other] { $fresh } regions
    } still to come; { $burned } burned; { $pool ->
        [one] 1 token
       *[other] { $pool } tokens
    } in the pool.
dark-wall-destiny-table-scanned = Next from space: { $cards }
dark-wall-destiny-forecast = Next spin, if nobody acquires more: { $burns } { $attacks }
dark-wall-destiny-forecast-detail = The spin in detail: { $burns } { $attacks }
dark-wall-destiny-forecast-halted = The spin of this round is prevented: nothing burns, moves or attacks.
dark-wall-destiny-coming-none = Next spin, if nobody acquires more: no damage to you{ $worst ->
    [0] { "" }
   *[other] , unless a new card hits (up to { $worst })
}.
dark-wall-destiny-coming-damage = Next spin, if nobody acquires more: { $n } damage to you{ $worst ->
    [0] { "" }
   *[other] , up to { $worst } more if a new card hits
}.
dark-wall-destiny-forecast-open = Next spin, if nobody acquires more (turns still to come: { LIST($seats, "and") }): { $burns } { $attacks }
dark-wall-destiny-forecast-burns = { $card } will burn.
dark-wall-destiny-forecast-burns-and = { $card } will burn ({ $what }).
dark-wall-destiny-forecast-no-fire = Nothing will burn.
dark-wall-destiny-forecast-attack = Attack by { $card } from ⚔ { $at }: { $what }.
dark-wall-destiny-forecast-free = Attack by { $card } from ⚔ { $at }: it harms nobody.
dark-wall-destiny-forecast-tokens = { LIST($seats, "and") } { $count ->
    [one] loses
   *[other] each lose
} { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
dark-wall-destiny-forecast-calm = { $new ->
    [0] Nothing attacks.
   *[other] Nothing in the system attacks, but a new card may.
}
dark-wall-destiny-forecast-worst = A new card that stops on an attack vector can deal up to { $n } damage.
dark-wall-destiny-forecast-colony = The Cryoship { $card } burns in { $spins ->
        [one] the next spin!
       *[other] { $spins } spins. It burns one spin sooner for each card acquired between it and the star.
    }
dark-wall-destiny-outlook-colony = Acquire { $card } ({ $price } energy): it burns in { $spins ->
        [one] the next spin
       *[other] { $spins } spins
    }.{ $ready ->
        [0] {" "}You need a planet to seed it on.
        [1] {" "}Play a planet to seed it on.
       *[other] { "" }
    }
dark-wall-destiny-outlook-payable = You can acquire { $card } now for { $price } energy.{ $ready ->
        [0] {" "}You need a planet to seed it on.
        [1] {" "}Play a planet to seed it on.
       *[other] { "" }
    }
dark-wall-destiny-outlook-urgent = **{ $card } burns in { $spins ->
        [one] the next spin
       *[other] { $spins } spins
    }. Acquire it for { $price } energy, or the game is lost.**{ $ready ->
        [0] {" "}You need a planet to seed it on.
        [1] {" "}Play a planet to seed it on.
       *[other] { "" }
    }
dark-wall-destiny-outlook-next = A Cryoship for { $least }{ $range ->
        [0] { "" }
       *[other] {" to "}{ $most }
    } energy comes next.{ $ready ->
        [0] {" "}Have a planet ready for it.
        [1] {" "}Play a planet for it.
       *[other] { "" }
    }
dark-wall-destiny-outlook-colony-contest = { $card } costs { $price } energy and burns in { $spins ->
        [one] the next spin
       *[other] { $spins } spins
    }.{ $ready ->
        [0] {" "}You need a planet to seed it on.
        [1] {" "}Play a planet to seed it on.
       *[other] { "" }
    }
dark-wall-destiny-outlook-urgent-contest = **{ $card } ({ $price } energy) burns in { $spins ->
        [one] the next spin
       *[other] { $spins } spins
    }, and then the game ends.**{ $ready ->
        [0] {" "}You need a planet to seed it on.
        [1] {" "}Play a planet to seed it on.
       *[other] { "" }
    }
dark-wall-destiny-outlook-next-contest = A Cryoship for { $least }{ $range ->
        [0] { "" }
       *[other] {" to "}{ $most }
    } energy comes next.{ $ready ->
        [0] {" "}Have a planet ready for it.
        [1] {" "}Play a planet for it.
       *[other] { "" }
    }
dark-wall-destiny-forecast-siege = { $n ->
    [0] a siege on { $seat }, all blocked
   *[other] a siege for { $n } on { $seat }
}
dark-wall-destiny-table-hulls = Hulls: { $cards }
dark-wall-destiny-table-hull = { $card } { $n }
dark-wall-destiny-table-drone = { $n ->
    [0] { $card } (sold out)
   *[other] { $n } × { $card } ({ $price } energy)
}
dark-wall-destiny-table-drones = Drones: { $cards }
dark-wall-destiny-own-turn-begin = **Take your turn now or later.**
dark-wall-destiny-own-turn-play = **Play, acquire, end your turn.**
dark-wall-destiny-own-turn-acquire = **Acquire cards, or end your turn.**
dark-wall-destiny-own-turn-more = **Acquire more, or end your turn.**
dark-wall-destiny-table-hit = { $burned ->
    [0] Attack by { $card }
   *[other] Burned: { $card }
}. Still to discard: { LIST($dues, "and") }.
dark-wall-destiny-table-raid = Still to discard after raids: { LIST($dues, "and") }.
dark-wall-destiny-table-due = { $seat } (for { $n } damage)
dark-wall-destiny-table-hit-own = Choose what to discard: { $n } damage from { $card }{ $burned ->
    [0] { "" }
   *[other] {" "}(burned)
}.
dark-wall-destiny-table-raid-own = Raided by { LIST($seats, "and") }. Choose what to discard.
dark-wall-destiny-table-ask-own = { $card }: { $what }.
dark-wall-destiny-table-ask-own-siege = Siege by { $card } for { $n }{ $more ->
    [0] { "" }
   *[other] , then again for { $more }
}. Choose what takes the damage.
dark-wall-destiny-table-ask = { $card }: { $seat } is choosing.
dark-wall-destiny-table-seat = { $seat } ({ $faction }, { $home }): { $energy } { ICON("energy") }, { $combat } { ICON("combat") }, { $defense } { ICON("defense") }, { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
dark-wall-destiny-home-secret = tactics not known yet
dark-wall-destiny-table-pulls = { $seat } may still pull { $n ->
        [one] a ship or crew from the system for free. It
       *[other] { $n } ships or crew from the system for free. Each
    } may cost at most { $most } energy.
dark-wall-destiny-table-pulls-own = Awakening: in your turn you may pull { $n ->
        [one] a ship or crew for free. It
       *[other] { $n } ships or crew for free. Each
    } may cost at most { $most } energy.
dark-wall-destiny-table-owed = { $seat } takes { $n } damage from raids when their next turn begins.
dark-wall-destiny-table-taxed = { $seat }'s next card costs { $n } more.
dark-wall-destiny-table-sector = Sector of { $seat }: { $cards }
dark-wall-destiny-berth = { $card } (with { LIST($under, "and") })
dark-wall-destiny-table-holds = { $seat } holds { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }, with { $deck } in the deck.
dark-wall-destiny-table-holds-shown = { $seat } holds { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    }, with { $deck } in the deck; shown: { $cards }
dark-wall-destiny-table-hand = Your hand: { $cards }
dark-wall-destiny-table-piles = Your deck: { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    }; discarded: { $discards }
dark-wall-destiny-table-top = On top of your deck: { $cards }
dark-wall-destiny-table-to-spend = To spend: { $energy } energy, { $combat } combat (only for aliens){ $tokens ->
        [0] { "" }
        [one] , 1 energy token
       *[other] , { $tokens } energy tokens
    }{ $pulls ->
        [0] { "" }
        [one] . You may also pull a ship or crew for free. It may cost at most { $most } energy.
       *[other] . You may also pull { $pulls } ships or crew for free. Each may cost at most { $most } energy.
    }
dark-wall-destiny-table-order-ask = When you're hit, you are asked.
dark-wall-destiny-table-order-defense = When you're hit, you discard defence first, then the cheapest by price plus energy plus combat; abilities don't count.
dark-wall-destiny-table-order-list = When you're hit, you discard these first: { $cards }

dark-wall-destiny-end-saved = Won in round { $round }: all colonies are saved, with { $points ->
        [one] 1 point
       *[other] { $points } points
    } in all.
dark-wall-destiny-end-burned = Lost in round { $round }: a Cryoship burned in the system; { $points ->
        [one] 1 point
       *[other] { $points } points
    } in all.
dark-wall-destiny-end-deck = Lost in round { $round }: a Cryoship burned from a deck; { $points ->
        [one] 1 point
       *[other] { $points } points
    } in all.
dark-wall-destiny-end-siege = Lost in round { $round }: a Cryoship burned under siege; { $points ->
        [one] 1 point
       *[other] { $points } points
    } in all.
dark-wall-destiny-end-empty = Lost in round { $round }: no card is left in the system; { $points ->
        [one] 1 point
       *[other] { $points } points
    } in all.
dark-wall-destiny-end-contest-saved = Over in round { $round }: all colonies are saved. { LIST($winners, "and") } { $count ->
        [one] wins
       *[other] win
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
dark-wall-destiny-end-contest-burned = Over in round { $round }: a Cryoship burned in the system. { LIST($winners, "and") } { $count ->
        [one] wins
       *[other] win
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
dark-wall-destiny-end-contest-deck = Over in round { $round }: a Cryoship burned from a deck. { LIST($winners, "and") } { $count ->
        [one] wins
       *[other] win
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
dark-wall-destiny-end-contest-siege = Over in round { $round }: a Cryoship burned under siege. { LIST($winners, "and") } { $count ->
        [one] wins
       *[other] win
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
dark-wall-destiny-end-contest-empty = Over in round { $round }: no card is left in the system. { LIST($winners, "and") } { $count ->
        [one] wins
       *[other] win
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
dark-wall-destiny-measure-points = Victory points
dark-wall-destiny-measure-income = Energy a turn
dark-wall-destiny-measure-damage = Damage taken so far
dark-wall-destiny-measure-spins = Spins until the Cryoship burns
dark-wall-destiny-award-energy = Points for the most energy in the sector: { $seats } (+{ $n }{ $count ->
    [one] { "" }
   *[other] {" "}each
})
dark-wall-destiny-award-cards = Points for the most cards on one planet: { $seats } (+{ $n }{ $count ->
    [one] { "" }
   *[other] {" "}each
})
dark-wall-destiny-award-crew = Points for the most crew on ships: { $seats } (+{ $n }{ $count ->
    [one] { "" }
   *[other] {" "}each
})
dark-wall-destiny-deeds = { $seat }: { $deeds }
dark-wall-destiny-deed-rescued = { $n ->
    [one] 1 colony saved
   *[other] { $n } colonies saved
}
dark-wall-destiny-deed-seeded = { $n ->
    [one] 1 Cryoship seeded
   *[other] { $n } Cryoships seeded
}
dark-wall-destiny-deed-defeated = { $n ->
    [one] 1 alien defeated
   *[other] { $n } aliens defeated
}
dark-wall-destiny-deed-suffered = { $n } damage taken
dark-wall-destiny-deed-shielded = { $n } damage blocked for others
dark-wall-destiny-deed-thinned = { $n ->
    [one] 1 card burned by choice
   *[other] { $n } cards burned by choice
}

# Refusals

dark-wall-destiny-refused-tactics-first = Everyone chooses a faction and a tactics card first.
dark-wall-destiny-refused-raids-first = Pay for the raids on you first.
dark-wall-destiny-refused-covers = You already protect a deck in the next spin.
dark-wall-destiny-refused-nobody-to-cover = You can only protect another player's deck. In Aggression you can't protect any.
dark-wall-destiny-refused-spin = The system is spinning. Take your turn next round.
dark-wall-destiny-refused-answer-first = Answer your card's question first.
dark-wall-destiny-refused-not-your-turn = It's not your turn.
dark-wall-destiny-refused-had-turn = You've already had your turn this round.
dark-wall-destiny-refused-take-turn-first = Take your turn first.
dark-wall-destiny-refused-seat-order = At this table you play in seat order.
dark-wall-destiny-refused-have-turn = It's already your turn.
dark-wall-destiny-refused-quicker = { $seat } was quicker. Take your turn when theirs is over.
dark-wall-destiny-refused-not-in-hand = That card isn't in your hand. Choose one that is.
dark-wall-destiny-refused-acquiring = You've begun to acquire, so you can't play or seed cards any more this turn.
dark-wall-destiny-refused-colony-played = You can't play a Cryoship. Seed it on a planet.
dark-wall-destiny-refused-colony-host = Seed a Cryoship on a planet in your sector.
dark-wall-destiny-refused-no-host = You can't seed that there. Crew goes on ships with room; planets take any card.
dark-wall-destiny-refused-nothing-plain = “Play all” plays only cards that ask you nothing. Play yours one by one.
dark-wall-destiny-refused-not-ready = You can't use an ability there this turn.
dark-wall-destiny-refused-sold-out = { $card } is sold out. Choose another card.
dark-wall-destiny-refused-gone = That card is gone. Look at the system and choose another.
dark-wall-destiny-refused-too-dear = You can't pay for that card.
dark-wall-destiny-refused-no-pull = You can't pull any more. Each saved colony lets you do it once.
dark-wall-destiny-refused-not-pulled = A pull takes a ship or crew that costs at most 5 energy, plus 1 for each colony saved.
dark-wall-destiny-refused-chosen = You've already chosen your tactics card.
dark-wall-destiny-refused-faction-taken = Someone else has taken that faction. Choose another.
dark-wall-destiny-refused-no-answer = That isn't one of the answers. Choose one that is offered.
dark-wall-destiny-refused-nothing-asked = No card is waiting for your choice.
dark-wall-destiny-refused-no-damage = You have no damage to pay for.
dark-wall-destiny-refused-paid-twice = Each card can pay only once. Tick other cards for the later attack.
dark-wall-destiny-refused-settled = You've already chosen what to discard.
dark-wall-destiny-refused-not-coming = That doesn't hit you in this spin.
dark-wall-destiny-refused-wrong-discards = For { $card }, discard exactly as many cards as its { $n } damage needs.
dark-wall-destiny-refused-asides = You can't change your standing orders again this round.
dark-wall-destiny-refused-no-order = You have no standing order for damage. Choose what to discard, or leave an order first.
dark-wall-destiny-refused-same-order = That's already your standing order.
dark-wall-destiny-refused-wrong-order = A standing order can only name cards in your hand.
dark-wall-destiny-refused-alone = You play alone, so there's nobody to show your hand to.
dark-wall-destiny-refused-same-showing = Your hand is shown like that already.

# Cards

dark-wall-destiny-card-hauler = Hauler Drone
dark-wall-destiny-flavour-hauler = It has carried everything but an opinion.
dark-wall-destiny-card-hunter = Hunter Drone
dark-wall-destiny-flavour-hunter = Point it at the dark and it comes back with less dark.
dark-wall-destiny-card-screen = Screen Drone
dark-wall-destiny-flavour-screen = Nine layers of foil and the courage of a machine.
dark-wall-destiny-card-colony-lyra = Colony Lyra
dark-wall-destiny-flavour-colony-lyra = Four hundred thousand sleepers dream of rain.
dark-wall-destiny-card-colony-halcyon = Colony Halcyon
dark-wall-destiny-flavour-colony-halcyon = Its cradle songs are still playing to nobody.
dark-wall-destiny-card-colony-meridian = Colony Meridian
dark-wall-destiny-flavour-colony-meridian = Sealed by grandparents for children they would never meet.
dark-wall-destiny-card-colony-tidewater = Colony Tidewater
dark-wall-destiny-flavour-colony-tidewater = The manifest says: boats, nets, and hope.
dark-wall-destiny-card-colony-omega = Colony Omega
dark-wall-destiny-flavour-colony-omega = The last name on the list was never meant to be read.
dark-wall-destiny-card-requisition = Requisition
dark-wall-destiny-flavour-requisition = Signed in three copies, stamped in fire.
dark-wall-destiny-card-patrol = Patrol
dark-wall-destiny-flavour-patrol = Two fighters, one long circle, no sleep.
dark-wall-destiny-card-brace = Brace
dark-wall-destiny-flavour-brace = All hands, hold on to something that is bolted down.
dark-wall-destiny-card-security-force = Security Force
dark-wall-destiny-flavour-security-force = The war fleets of Norlandar fly boxes, and nobody laughs.
dark-wall-destiny-card-mutual-aid = Mutual Aid
dark-wall-destiny-flavour-mutual-aid = Norlandar counts its wealth in debts it has forgiven.
dark-wall-destiny-card-warcaste = Warcaste
dark-wall-destiny-flavour-warcaste = Every Khath child knows its rank by the scars it may wear.
dark-wall-destiny-card-trophy = Trophy
dark-wall-destiny-flavour-trophy = What you have killed serves you; that is the law.
dark-wall-destiny-card-shipwrights = Shipwrights
dark-wall-destiny-flavour-shipwrights = A Volam keel is a question that every yard answers differently.
dark-wall-destiny-card-refit = Refit
dark-wall-destiny-flavour-refit = Nothing Volam-built is ever quite finished.
dark-wall-destiny-card-trade-fleet = Trade Fleet
dark-wall-destiny-flavour-trade-fleet = The Makal pay on time, which is why they are always early.
dark-wall-destiny-card-exchange = Exchange
dark-wall-destiny-flavour-exchange = Everything is for sale but the scales.
dark-wall-destiny-card-deep-study = Deep Study
dark-wall-destiny-flavour-deep-study = The Kaaje knew of the fall for a century and wrote it down.
dark-wall-destiny-card-long-scan = Long Scan
dark-wall-destiny-flavour-long-scan = Look far enough and you see tomorrow, slightly red.
dark-wall-destiny-card-exodus-plan = Exodus Plan
dark-wall-destiny-flavour-exodus-plan = Thousands can be moved in an hour, if nobody asks where to.
dark-wall-destiny-card-white-hand = White Hand
dark-wall-destiny-flavour-white-hand = What the White Hand lets go was never needed.
dark-wall-destiny-card-ironside-cutter = Ironside Cutter
dark-wall-destiny-flavour-ironside-cutter = It was designed as a door and promoted to a ship.
dark-wall-destiny-card-talon = Talon
dark-wall-destiny-flavour-talon = Small, straight, and showing its claws.
dark-wall-destiny-card-lanternfish = Lanternfish
dark-wall-destiny-flavour-lanternfish = A survey boat so thin that the stars shine through it.
dark-wall-destiny-card-toll-barge = Toll Barge
dark-wall-destiny-flavour-toll-barge = It arrives with the bill and leaves with the change.
dark-wall-destiny-card-needle = Needle
dark-wall-destiny-flavour-needle = The Kaaje sew the dark together with such ships.
dark-wall-destiny-card-brandemoth = Brandemoth
dark-wall-destiny-flavour-brandemoth = The ATEL ship that reads the wall like a bedtime story.
dark-wall-destiny-card-bloodscent = Bloodscent
dark-wall-destiny-flavour-bloodscent = Its pack hears each other think over half a light minute.
dark-wall-destiny-card-switchframe = Switchframe
dark-wall-destiny-flavour-switchframe = Yesterday a tug, today a fort, tomorrow ask the yard.
dark-wall-destiny-card-pilgrims-favour = Pilgrim's Favour
dark-wall-destiny-flavour-pilgrims-favour = Built by Makal hands for Komaguie who never say thanks.
dark-wall-destiny-card-bulkhead-rigger = Bulkhead Rigger
dark-wall-destiny-flavour-bulkhead-rigger = Implanted at nine, promoted at ten, still growing.
dark-wall-destiny-card-junior-navigator = Junior Navigator
dark-wall-destiny-flavour-junior-navigator = She plots the course before the captain knows the question.
dark-wall-destiny-card-kelly-frost = Kelly Frost
dark-wall-destiny-flavour-kelly-frost = He signed on to find one woman and is still looking.
dark-wall-destiny-card-tom-hallima = Lt. Tom Hallima
dark-wall-destiny-flavour-tom-hallima = He forgets no war, and mentions none.
dark-wall-destiny-card-vrakka = Vrakka
dark-wall-destiny-flavour-vrakka = Where one of the pack bites, all of the pack have bitten.
dark-wall-destiny-card-unit-oss = Unit Oss
dark-wall-destiny-flavour-unit-oss = It removed its covers so that you may see it has nothing to hide.
dark-wall-destiny-card-selene-marrow = Selene Marrow
dark-wall-destiny-flavour-selene-marrow = A spacebred broker who weighs promises to the gram.
dark-wall-destiny-card-cinder-moon = Cinder Moon
dark-wall-destiny-flavour-cinder-moon = Warm ground, black sand, and room for a roof.
dark-wall-destiny-card-glasswater = Glasswater
dark-wall-destiny-flavour-glasswater = The lakes are so clear that the first settlers walked in.
dark-wall-destiny-card-harrow-steppe = Harrow Steppe
dark-wall-destiny-flavour-harrow-steppe = Every homestead there is built like a bunker, and soon is one.
dark-wall-destiny-card-hull-leeches = Hull Leeches
dark-wall-destiny-flavour-hull-leeches = They drink the air a plate at a time.
dark-wall-destiny-card-void-jackals = Void Jackals
dark-wall-destiny-flavour-void-jackals = They always go for whoever leads.
dark-wall-destiny-card-spore-drifters = Spore Drifters
dark-wall-destiny-flavour-spore-drifters = They eat stored light and leave glowing dust.
dark-wall-destiny-card-mimic-buoy = Mimic Buoy
dark-wall-destiny-flavour-mimic-buoy = The distress call is excellent; only the grammar is wrong.
dark-wall-destiny-card-wreck-spider = Wreck Spider
dark-wall-destiny-flavour-wreck-spider = It weaves whole fleets together.
dark-wall-destiny-card-debris-storm = Debris Storm
dark-wall-destiny-flavour-debris-storm = It used to be a school, a market and eleven streets.
dark-wall-destiny-card-ion-fog = Ion Fog
dark-wall-destiny-flavour-ion-fog = Inside it every shield is only a word.
dark-wall-destiny-card-gravity-eddy = Gravity Eddy
dark-wall-destiny-flavour-gravity-eddy = Things go round in it, and come out nearer the star.
dark-wall-destiny-card-bulwark-frigate = Bulwark Frigate
dark-wall-destiny-flavour-bulwark-frigate = Its guns are not obvious until they are.
dark-wall-destiny-card-claw-corvette = Claw Corvette
dark-wall-destiny-flavour-claw-corvette = The racks along its spine are not for cargo.
dark-wall-destiny-card-lattice-carrier = Lattice Carrier
dark-wall-destiny-flavour-lattice-carrier = More bays than hull, more crew than bunks.
dark-wall-destiny-card-envoy-galleon = Envoy Galleon
dark-wall-destiny-flavour-envoy-galleon = A drifting castle with a ballroom and a very good lock.
dark-wall-destiny-card-long-eye = Long Eye
dark-wall-destiny-flavour-long-eye = Tall, frail, and never surprised.
dark-wall-destiny-card-eternal-sun = Eternal Sun
dark-wall-destiny-flavour-eternal-sun = An NSF ship that stands where others would have left.
dark-wall-destiny-card-red-mantis = Red Mantis
dark-wall-destiny-flavour-red-mantis = It prays first.
dark-wall-destiny-card-graft-hulk = Graft Hulk
dark-wall-destiny-flavour-graft-hulk = Whatever docks with it is soon part of it.
dark-wall-destiny-card-gilded-cathedral = Gilded Cathedral
dark-wall-destiny-flavour-gilded-cathedral = Diplomats come for the light and stay for the contracts.
dark-wall-destiny-card-pack-leader = Pack Leader
dark-wall-destiny-flavour-pack-leader = It speaks three words a day, and the pack needs two.
dark-wall-destiny-card-tank-surgeon = Tank Surgeon
dark-wall-destiny-flavour-tank-surgeon = The dead are only patients it has not got round to.
dark-wall-destiny-card-mally-mae = Mally Mae
dark-wall-destiny-flavour-mally-mae = She once blew up an empty friend to catch a full enemy.
dark-wall-destiny-card-sola-norba = Cmdr. Sola Norba
dark-wall-destiny-flavour-sola-norba = She brought back the star charts and half of her people.
dark-wall-destiny-card-guy-danvers = Guy Danvers
dark-wall-destiny-flavour-guy-danvers = The plan is insane; that is how you know it is his.
dark-wall-destiny-card-horrun-twice-bound = Horrun Twicebound
dark-wall-destiny-flavour-horrun-twice-bound = One oath to the caste, one to the crew, and no sleep between.
dark-wall-destiny-card-ixil = Ixil
dark-wall-destiny-flavour-ixil = It answers before you ask, and files the question.
dark-wall-destiny-card-amber-delta = Amber Delta
dark-wall-destiny-flavour-amber-delta = Nine rivers, one harvest after the other.
dark-wall-destiny-card-stormglass = Stormglass
dark-wall-destiny-flavour-stormglass = The sky there throws back whatever is thrown at it.
dark-wall-destiny-card-verdant-shelf = Verdant Shelf
dark-wall-destiny-flavour-verdant-shelf = Things grow in it that nobody planted.
dark-wall-destiny-card-scythe-kin = Scythe Kin
dark-wall-destiny-flavour-scythe-kin = They come in rows.
dark-wall-destiny-card-drone-choir = Drone Choir
dark-wall-destiny-flavour-drone-choir = Crews that hear it sing along until nobody is at the helm.
dark-wall-destiny-card-glass-maw = Glass Maw
dark-wall-destiny-flavour-glass-maw = You see your ship in it, and then your ship is in it.
dark-wall-destiny-card-tide-mother = Tide Mother
dark-wall-destiny-flavour-tide-mother = She leaves with the ebb and is back with the flood.
dark-wall-destiny-card-pale-hunter = Pale Hunter
dark-wall-destiny-flavour-pale-hunter = It follows the limping.
dark-wall-destiny-card-shear-front = Shear Front
dark-wall-destiny-flavour-shear-front = Space goes two ways there, and freight goes up.
dark-wall-destiny-card-dead-reckoning = Dead Reckoning
dark-wall-destiny-flavour-dead-reckoning = A place where every chart agrees, and is wrong.
dark-wall-destiny-card-cryo-bloom = Cryo Bloom
dark-wall-destiny-flavour-cryo-bloom = Frost flowers on the hull, rooted in the batteries.
dark-wall-destiny-card-citadel-dreadnought = Citadel Warship
dark-wall-destiny-flavour-citadel-dreadnought = A wall that left the wall.
dark-wall-destiny-card-razorwing = Razorwing
dark-wall-destiny-flavour-razorwing = Sleek, straight-winged, and signed with its guns.
dark-wall-destiny-card-foundry-ark = Foundry Ark
dark-wall-destiny-flavour-foundry-ark = It builds the yard that builds its sister.
dark-wall-destiny-card-drifting-palace = Drifting Palace
dark-wall-destiny-flavour-drifting-palace = Its treasury has an anchor of its own.
dark-wall-destiny-card-spire-of-questions = Spire of Questions
dark-wall-destiny-flavour-spire-of-questions = A library with an engine and no doors.
dark-wall-destiny-card-phantoms-rule = Phantoms Rule
dark-wall-destiny-flavour-phantoms-rule = Rishad's ship: where the NSF needs it, or a little before.
dark-wall-destiny-card-oathbreaker = Oathbreaker
dark-wall-destiny-flavour-oathbreaker = The only Khath ship without a caste takes everyone's.
dark-wall-destiny-card-godwright = Godwright
dark-wall-destiny-flavour-godwright = The Volam do not build warships; they build what builds.
dark-wall-destiny-card-last-procession = Last Procession
dark-wall-destiny-flavour-last-procession = The Komaguie ordered it white, vast, and one way.
dark-wall-destiny-card-archive-keeper = Archive Keeper
dark-wall-destiny-flavour-archive-keeper = It remembers your mother's maiden name and the wall's.
dark-wall-destiny-card-breach-trooper = Breach Trooper
dark-wall-destiny-flavour-breach-trooper = The Unit Command Force knocks once.
dark-wall-destiny-card-captain-rishad = Captain Rishad
dark-wall-destiny-flavour-captain-rishad = Disgraced for disobedience, forgiven for being right.
dark-wall-destiny-card-ell-ando-monn = Ell Ando Monn
dark-wall-destiny-flavour-ell-ando-monn = Two hundred years High Diviser, and nobody asks who pressed launch.
dark-wall-destiny-card-tamsin-quay = Tamsin Quay
dark-wall-destiny-flavour-tamsin-quay = She draws the ship first and finds out afterwards what it is for.
dark-wall-destiny-card-orrgal = Orrgal the Factor
dark-wall-destiny-flavour-orrgal = A boran who learned to haggle without showing teeth.
dark-wall-destiny-card-vessa-loam = Vessa Loam
dark-wall-destiny-flavour-vessa-loam = She left paradise with a bag of seed and no regrets.
dark-wall-destiny-card-first-landfall = First Landfall
dark-wall-destiny-flavour-first-landfall = The flag is a bedsheet; nobody minds.
dark-wall-destiny-card-cradle = Cradle
dark-wall-destiny-flavour-cradle = Its moons take the blows meant for the children.
dark-wall-destiny-card-twin-eden = Twin Eden
dark-wall-destiny-flavour-twin-eden = Two worlds so mild that people forget what they came with.
dark-wall-destiny-card-star-eater = Star Eater
dark-wall-destiny-flavour-star-eater = It was here before the star, and means to stay longer.
dark-wall-destiny-card-swarm-crown = Swarm Crown
dark-wall-destiny-flavour-swarm-crown = Where many ships are, it finds its king.
dark-wall-destiny-card-null-herald = Null Herald
dark-wall-destiny-flavour-null-herald = Behind it nothing is switched on.
dark-wall-destiny-card-quiet-king = The Quiet King
dark-wall-destiny-flavour-quiet-king = All channels fall silent so that he may be heard.
dark-wall-destiny-card-hollow-fleet = Hollow Fleet
dark-wall-destiny-flavour-hollow-fleet = Our own lost ships, flying in good order.
dark-wall-destiny-card-flare-crown = Flare Crown
dark-wall-destiny-flavour-flare-crown = The star reaches out to see who is there.
dark-wall-destiny-card-slow-door = The Slow Door
dark-wall-destiny-flavour-slow-door = It has been opening since the wall was built.
dark-wall-destiny-card-memory-tide = Memory Tide
dark-wall-destiny-flavour-memory-tide = Crews come out of it sure that they have never left home.

# Table options.
dark-wall-destiny-option-difficulty = Difficulty
dark-wall-destiny-option-difficulty-about = Damage of each attack: easy −1, normal as on the card, hard +1
dark-wall-destiny-option-difficulty-easy = Easy
dark-wall-destiny-option-difficulty-normal = Normal
dark-wall-destiny-option-difficulty-hard = Hard
dark-wall-destiny-option-awakening = Awakening
dark-wall-destiny-option-awakening-about = Expansion: free ships or crew at first and for each saved colony; tactics
dark-wall-destiny-option-hostile-stars = Hostile Stars
dark-wall-destiny-option-hostile-stars-about = Expansion: stronger aliens, some of which return, and strategies to help you
dark-wall-destiny-option-homefront = Homefront
dark-wall-destiny-option-homefront-about = Expansion: aliens also attack saved colonies; escorts and stations protect them
dark-wall-destiny-option-aggression = Aggression
dark-wall-destiny-option-aggression-about = Expansion: you play against each other (2 to 6); most points win
dark-wall-destiny-option-order = Turn order
dark-wall-destiny-option-order-about = Free: whoever likes goes next. Seat order: one after the other
dark-wall-destiny-option-order-seats = Seat order
dark-wall-destiny-option-order-free = Free
dark-wall-destiny-option-factions = Factions
dark-wall-destiny-option-factions-about = Do you choose your factions, or draw them at random?
dark-wall-destiny-option-factions-choose = Each chooses
dark-wall-destiny-option-factions-lot = Random
dark-wall-destiny-option-tactics = Tactics cards each
dark-wall-destiny-option-tactics-about = 1: your faction has one tactics card. 2: it has two, and you choose one
dark-wall-destiny-option-system-size = System size
dark-wall-destiny-option-system-size-about = How many positions? Always 12, or more with five or six players
dark-wall-destiny-option-system-size-scaled = By players
dark-wall-destiny-option-system-size-classic = Always 12

# Cards of Awakening

dark-wall-destiny-card-quickdraw = Quick Draw
dark-wall-destiny-flavour-quickdraw = The first shot is a question, the second an answer.
dark-wall-destiny-card-clean-burn = Clean Burn
dark-wall-destiny-flavour-clean-burn = Everything goes into the engine, even the furniture.
dark-wall-destiny-card-roll-call = Roll Call
dark-wall-destiny-flavour-roll-call = Name, rank, and why aren't you at your post?
dark-wall-destiny-card-flare-decoy = Flare Decoy
dark-wall-destiny-flavour-flare-decoy = It looks like us, only braver.
dark-wall-destiny-card-ward-buoy = Ward Buoy
dark-wall-destiny-flavour-ward-buoy = Tie it to the bow and duck.
dark-wall-destiny-card-harbinger = Harbinger
dark-wall-destiny-flavour-harbinger = A prow lit so that sleepers may see where they go.
dark-wall-destiny-card-tinder = Tinder
dark-wall-destiny-flavour-tinder = The boran pup flies what nobody insures.
dark-wall-destiny-card-wakeful-sister = Wakeful Sister
dark-wall-destiny-flavour-wakeful-sister = She was born in the cryobay, among the sleeping.
dark-wall-destiny-card-full-broadside = Full Broadside
dark-wall-destiny-flavour-full-broadside = Twice is a habit.
dark-wall-destiny-card-second-watch = Second Watch
dark-wall-destiny-flavour-second-watch = The same people, wide awake and much angrier.
dark-wall-destiny-card-overcharge = Overcharge
dark-wall-destiny-flavour-overcharge = The needle is past the end; add a dial.
dark-wall-destiny-card-shared-shield = Shared Shield
dark-wall-destiny-flavour-shared-shield = Two ships, one bubble, no room for doubts.
dark-wall-destiny-card-salvage-net = Salvage Net
dark-wall-destiny-flavour-salvage-net = What hits us is ours.
dark-wall-destiny-card-dawn-caller = Dawn Caller
dark-wall-destiny-flavour-dawn-caller = It wakes colonies with the sound of rain.
dark-wall-destiny-card-anvil-of-hours = Anvil of Hours
dark-wall-destiny-flavour-anvil-of-hours = A Norlandar tender that hammers minutes flat.
dark-wall-destiny-card-first-sleeper = First Sleeper
dark-wall-destiny-flavour-first-sleeper = He woke too early and never went back.
dark-wall-destiny-card-safe-harbor = Safe Harbour
dark-wall-destiny-flavour-safe-harbor = Any hull is a shore if you mean it.
dark-wall-destiny-card-storm-of-lances = Storm of Lances
dark-wall-destiny-flavour-storm-of-lances = Every claw, all at once, one ship.
dark-wall-destiny-card-all-hands = All Hands
dark-wall-destiny-flavour-all-hands = Even the cook; above all the cook.
dark-wall-destiny-card-iron-vigil = Iron Vigil
dark-wall-destiny-flavour-iron-vigil = Nobody sleeps until the sleepers do not have to.
dark-wall-destiny-card-last-ember = Last Ember
dark-wall-destiny-flavour-last-ember = A light left burning in the window of a dead ship.
dark-wall-destiny-card-morningstar = Morningstar
dark-wall-destiny-flavour-morningstar = The Kaaje built it to be the first to see.
dark-wall-destiny-card-cradle-guard = Cradle Guard
dark-wall-destiny-flavour-cradle-guard = Its holds are quiet and its guns are not.
dark-wall-destiny-card-sleepwalker = The Sleepwalker
dark-wall-destiny-flavour-sleepwalker = She dreams the course, and the helm follows.

# Cards of Hostile Stars

dark-wall-destiny-card-echo-swarm = Echo Swarm
dark-wall-destiny-flavour-echo-swarm = It says what you said, a little closer.
dark-wall-destiny-card-ember-moths = Ember Moths
dark-wall-destiny-flavour-ember-moths = They come for the light, and the light is you.
dark-wall-destiny-card-grave-tender = Grave Tender
dark-wall-destiny-flavour-grave-tender = It keeps the dead in rows and the living waiting.
dark-wall-destiny-card-beacon-of-teeth = Beacon of Teeth
dark-wall-destiny-flavour-beacon-of-teeth = Whoever it calls comes hungry.
dark-wall-destiny-card-moult = The Moult
dark-wall-destiny-flavour-moult = What sheds its skin leaves the fire an old coat.
dark-wall-destiny-card-rust-choir = Rust Choir
dark-wall-destiny-flavour-rust-choir = Old hulls hum, and something hums along.
dark-wall-destiny-card-long-watch = Long Watch
dark-wall-destiny-flavour-long-watch = Double shifts, double coffee, double sight.
dark-wall-destiny-card-hedgehog = Hedgehog
dark-wall-destiny-flavour-hedgehog = Everything that can be spared points outwards.
dark-wall-destiny-card-lantern-jaw = Lantern Jaw
dark-wall-destiny-flavour-lantern-jaw = The light at the end of the tunnel has a throat.
dark-wall-destiny-card-reef-walkers = Reef Walkers
dark-wall-destiny-flavour-reef-walkers = They build where they sleep, out of whoever was there.
dark-wall-destiny-card-mourners = The Mourners
dark-wall-destiny-flavour-mourners = They weep so well that crews open the airlock.
dark-wall-destiny-card-hunger-field = Hunger Field
dark-wall-destiny-flavour-hunger-field = Even full things starve in it.
dark-wall-destiny-card-second-skin = Second Skin
dark-wall-destiny-flavour-second-skin = It is worn by whatever was just killed.
dark-wall-destiny-card-grave-light = Grave Light
dark-wall-destiny-flavour-grave-light = By it every alien casts two shadows.
dark-wall-destiny-card-still-the-spin = Still the Spin
dark-wall-destiny-flavour-still-the-spin = Every engine on the wall, for one breath, backwards.
dark-wall-destiny-card-open-hand = Open Hand
dark-wall-destiny-flavour-open-hand = Take what you need; the list is on the door.
dark-wall-destiny-card-sun-drinker = Sun Drinker
dark-wall-destiny-flavour-sun-drinker = It leaves the star a little colder each time.
dark-wall-destiny-card-blind-judge = Blind Judge
dark-wall-destiny-flavour-blind-judge = It weighs the fleets and always finds the lightest.
dark-wall-destiny-card-the-returning = The Returning
dark-wall-destiny-flavour-the-returning = It burned over Lyra, over Halcyon, and here.
dark-wall-destiny-card-crown-of-static = Crown of Static
dark-wall-destiny-flavour-crown-of-static = All orders arrive as applause.
dark-wall-destiny-card-metamorph = Metamorph
dark-wall-destiny-flavour-metamorph = Three things it was, and none of them was the last.
dark-wall-destiny-card-war-drum = War Drum
dark-wall-destiny-flavour-war-drum = You do not hear it; your hull does.
dark-wall-destiny-card-last-stand = Last Stand
dark-wall-destiny-flavour-last-stand = There is nothing behind us, so nothing can get there.
dark-wall-destiny-card-hold-the-star = Hold the Star
dark-wall-destiny-flavour-hold-the-star = They asked how long, and she said: until it's over.

# What is near

dark-wall-destiny-asks-faction = Choose a faction …
dark-wall-destiny-asks-answer = Choose …
dark-wall-destiny-chooses-after-you = { LIST($who, "and") } { $count ->
    [one] chooses
   *[other] choose
} a faction after { $people ->
    [one] you
   *[other] all of you
}.
dark-wall-destiny-gives-way = { LIST($who, "and") } { $count ->
    [one] plays
   *[other] play
} after { $people ->
    [one] you
   *[other] all of you
}.
dark-wall-destiny-gives-way-acquiring = { LIST($who, "and") } { $count ->
    [one] plays
   *[other] play
} after { $people ->
    [one] you
   *[other] all of you
}{ $count ->
    [one] {" "}and will probably acquire
   *[other] , and each will probably acquire
} { LIST($cards, "and") }.
dark-wall-destiny-intends = { LIST($who, "and") } { $count ->
    [one] will probably acquire
   *[other] will each probably acquire
} nothing this round: what they can pay for would hardly improve their deck.
dark-wall-destiny-intends-acquiring = { LIST($who, "and") } { $count ->
    [one] will probably acquire
   *[other] will each probably acquire
} { LIST($cards, "and") } this round.
dark-wall-destiny-aim = The plan: save Cryoships, acquire ships for energy, seed planets, raid the leader.
dark-wall-destiny-one-card = One card a turn is enough: each leaves a gap, and the cards behind it reach the star sooner.
dark-wall-destiny-seed-thins = A weak card on a planet is out of your deck, so you draw your better cards more often.
dark-wall-destiny-seed-points = A planet that holds something scores 3 points, the most cards on one planet 4. Weak cards are best there.
dark-wall-destiny-alarm-wall = The Cryoship { $card } burns in { $spins ->
    [one] the next spin
   *[other] { $spins } spins
}. { $contest ->
    [0] Acquire it for { $price } energy, or the game is lost
   *[other] Then the game is over, and whoever has the most points wins
}.
dark-wall-destiny-alarm-siege = { LIST($cards, "and") } could besiege { $seat } and destroy { $card } (hull { $hull } left). { $contest ->
    [0] Acquire { $count ->
        [one] that card
       *[other] them
    } or add defence there, or you lose
   *[other] Then the game ends, and whoever has the most points wins
}.
dark-wall-destiny-alarm-last = All Cryoships have entered. Once the last is saved, whoever has the most points wins.
dark-wall-destiny-alarm-deck = { LIST($cards, "and") } could burn cards from { $seat }'s deck in the next spin{ $contest ->
    [0] . Acquire { $count ->
        [one] that card
       *[other] both
    }{ $protect ->
        [0] { "" }
       *[other] , or protect that deck
    }. If { $ships ->
        [one] { $ship }
       *[other] a Cryoship
    } burns, the game is lost
   *[other] . If { $ships ->
        [one] { $ship }
       *[other] a Cryoship
    } burns, the game ends, and its owner comes last
}.
dark-wall-destiny-alarm-deck-new = A new card could burn cards from { $seat }'s deck in the next spin{ $protect ->
    [0] { "" }
   *[other] . Protect that deck
}. If { $ships ->
    [one] { $ship }
   *[other] a Cryoship
} burns, { $contest ->
    [0] the game is lost
   *[other] the game ends, and its owner comes last
}.
dark-wall-destiny-alarm-deck-next = { $contest ->
    [0] If { $number ->
        [0] anyone acquires
        [one] { $seat } acquires
       *[other] one of you acquires
    } { $ship } now, { LIST($cards, "and") } could burn it from the deck. First acquire { $count ->
        [one] { LIST($cards, "and") }
       *[other] both
    }{ $protect ->
        [0] .
       *[other] , or protect that deck.
    }
   *[other] If { $number ->
        [0] you now acquire
        [one] { $seat } acquires
       *[other] one of you acquires
    } a Cryoship, { LIST($cards, "and") } could burn it from { $number ->
        [0] your
       *[other] their
    } deck in the next spin. { $number ->
        [0] Then the game ends, and you come last
        [one] Then { LIST($leaders, "and") } { $leading ->
            [one] wins
           *[other] win
        }
       *[other] Then the game ends, and whoever acquired it comes last
    }.
}
dark-wall-destiny-alarm-deck-next-new = If { $number ->
    [0] you now acquire
    [one] { $seat } acquires
   *[other] one of you acquires
} a Cryoship, a new card could burn it from { $number ->
    [0] your
   *[other] their
} deck in the next spin{ $contest ->
    [0] . Then you lose
   *[other] { $number ->
        [0] . Then the game ends, and you come last
        [one] . Then { LIST($leaders, "and") } { $leading ->
            [one] wins
           *[other] win
        }
       *[other] . Then the game ends, and whoever acquired it comes last
    }
}.{ $protect ->
    [0] { "" }
   *[other] {" "}Protect that deck.
}
dark-wall-destiny-alarm-system = The space decks are empty, and { $count } { $count ->
    [one] card is
   *[other] cards are
} left in the system. With none left, { $contest ->
    [0] the game is lost
   *[other] the game is over, and whoever has the most points wins
}.

# Cards of Homefront

dark-wall-destiny-card-picket-line = Picket Line
dark-wall-destiny-flavour-picket-line = Bulky, boxy, and exactly where you meant to go.
dark-wall-destiny-card-watchfire = Watchfire
dark-wall-destiny-flavour-watchfire = Khath burn a light wherever something sleeps that is theirs.
dark-wall-destiny-card-patchwork-tender = Patchwork Tender
dark-wall-destiny-flavour-patchwork-tender = No two of its plates come from the same ship.
dark-wall-destiny-card-dock-warden = Dock Warden
dark-wall-destiny-flavour-dock-warden = He knows every sleeper's number and most of the names.
dark-wall-destiny-card-hull-drill = Hull Drill
dark-wall-destiny-flavour-hull-drill = It has one tooth and all the time there is.
dark-wall-destiny-card-siege-larva = Siege Larva
dark-wall-destiny-flavour-siege-larva = It settles on a cryohull and starts to spin.
dark-wall-destiny-card-nest-burners = Nest Burners
dark-wall-destiny-flavour-nest-burners = They have never lost a fight against anybody asleep.
dark-wall-destiny-card-beacon-platform = Beacon Platform
dark-wall-destiny-flavour-beacon-platform = A ring, a lamp, and room for three who stay awake.
dark-wall-destiny-card-shieldwall = Shieldwall
dark-wall-destiny-flavour-shieldwall = Norlandar ships stand closer than regulations allow.
dark-wall-destiny-card-pack-sentinel = Pack Sentinel
dark-wall-destiny-flavour-pack-sentinel = It bares its claws for anyone's young.
dark-wall-destiny-card-caravan-keeper = Caravan Keeper
dark-wall-destiny-flavour-caravan-keeper = The Makal insure colonies and mean to collect.
dark-wall-destiny-card-hull-welder = Hull Welder
dark-wall-destiny-flavour-hull-welder = An rTurrl that lends you a plate of its own until morning.
dark-wall-destiny-card-breach-worm = Breach Worm
dark-wall-destiny-flavour-breach-worm = It goes through the door, the wall, and the room behind.
dark-wall-destiny-card-cradle-robber = Cradle Robber
dark-wall-destiny-flavour-cradle-robber = What it takes it replaces with something quieter.
dark-wall-destiny-card-colony-ticks = Colony Ticks
dark-wall-destiny-flavour-colony-ticks = They drink the cold, and the sleepers stir.
dark-wall-destiny-card-ring-harbor = Ring Harbour
dark-wall-destiny-flavour-ring-harbor = Ships come in by the spoke and leave by the song.
dark-wall-destiny-card-mercy-dock = Mercy Dock
dark-wall-destiny-flavour-mercy-dock = Komaguie money, Makal beams, and no questions at the lock.
dark-wall-destiny-card-aegis-of-the-many = Aegis of the Many
dark-wall-destiny-flavour-aegis-of-the-many = It is late to every battle but the last.
dark-wall-destiny-card-ghost-regiment = Ghost Regiment
dark-wall-destiny-flavour-ghost-regiment = Its crew were counted among the dead and kept the rank.
dark-wall-destiny-card-keel-of-keels = Keel of Keels
dark-wall-destiny-flavour-keel-of-keels = Lay it down anywhere and a yard grows round it.
dark-wall-destiny-card-wall-marshal = Wall Marshal
dark-wall-destiny-flavour-wall-marshal = She holds the line by standing on it.
dark-wall-destiny-card-world-breaker = World Breaker
dark-wall-destiny-flavour-world-breaker = It was made for planets; hulls are a snack.
dark-wall-destiny-card-iron-famine = Iron Famine
dark-wall-destiny-flavour-iron-famine = Whole convoys arrive as a taste in the air.
dark-wall-destiny-card-last-besieger = Last Besieger
dark-wall-destiny-flavour-last-besieger = It does not want the colony; it wants you to watch.
dark-wall-destiny-card-high-sanctuary = High Sanctuary
dark-wall-destiny-flavour-high-sanctuary = Its doors open to whoever still has a door to close.
dark-wall-destiny-card-orrery-yard = Orrery Yard
dark-wall-destiny-flavour-orrery-yard = The Kaaje hung a yard on clockwork and it keeps time.

# Cards of Aggression

dark-wall-destiny-card-raid = Raid
dark-wall-destiny-flavour-raid = In, out, and gone before the paperwork.
dark-wall-destiny-card-levy = Levy
dark-wall-destiny-flavour-levy = Everyone gives; nobody remembers having been asked.
dark-wall-destiny-card-dues = Dues
dark-wall-destiny-flavour-dues = The lane is free, and standing in it is not.
dark-wall-destiny-card-privateer = Privateer
dark-wall-destiny-flavour-privateer = A pirate with a licence, which is the more dangerous part.
dark-wall-destiny-card-stockade = Stockade
dark-wall-destiny-flavour-stockade = What was wreckage yesterday keeps the neighbours out today.
dark-wall-destiny-card-boarding-skiff = Boarding Skiff
dark-wall-destiny-flavour-boarding-skiff = It has a hook at each end and no reverse.
dark-wall-destiny-card-customs-cutter = Customs Cutter
dark-wall-destiny-flavour-customs-cutter = It stops you politely, and then your accounts.
dark-wall-destiny-card-ram-tug = Ram Tug
dark-wall-destiny-flavour-ram-tug = A Norlandar tug that takes arguments literally.
dark-wall-destiny-card-grapple-barge = Grapple Barge
dark-wall-destiny-flavour-grapple-barge = Bara-Volam built it to park other people's things.
dark-wall-destiny-card-wire-thief = Wire Thief
dark-wall-destiny-flavour-wire-thief = So thin that it fits between a ship and its power.
dark-wall-destiny-card-mirror-sloop = Mirror Sloop
dark-wall-destiny-flavour-mirror-sloop = The Kaaje only ever study what others build.
dark-wall-destiny-card-press-ganger = Press-Ganger
dark-wall-destiny-flavour-press-ganger = A boran who has never had to ask twice.
dark-wall-destiny-card-tariff-clerk = Tariff Clerk
dark-wall-destiny-flavour-tariff-clerk = She can price a sneeze.
dark-wall-destiny-card-fence-runner = Fence Runner
dark-wall-destiny-flavour-fence-runner = What fell off your ship landed in her hold.
dark-wall-destiny-card-bosun-harrik = Bosun Harrik
dark-wall-destiny-flavour-bosun-harrik = His left arm is older than he is and hits harder.
dark-wall-destiny-card-sister-veil = Sister Veil
dark-wall-destiny-flavour-sister-veil = A telvani who lets go of everything but the lead.
dark-wall-destiny-card-quarry-moon = Quarry Moon
dark-wall-destiny-flavour-quarry-moon = Half of it has been sold and the other half is in court.
dark-wall-destiny-card-contested-reef = Contested Reef
dark-wall-destiny-flavour-contested-reef = Four flags stand on it, and one is still burning.
dark-wall-destiny-card-tithe-worms = Tithe Worms
dark-wall-destiny-flavour-tithe-worms = They eat exactly a tenth, every time.
dark-wall-destiny-card-crown-gulls = Crown Gulls
dark-wall-destiny-flavour-crown-gulls = They circle whoever shines.
dark-wall-destiny-card-jealous-hulk = Jealous Hulk
dark-wall-destiny-flavour-jealous-hulk = It was a flagship once and cannot bear fleets.
dark-wall-destiny-card-bounty-stag = Bounty Stag
dark-wall-destiny-flavour-bounty-stag = Its antlers are worth a war, and started two.
dark-wall-destiny-card-toll-vortex = Toll Vortex
dark-wall-destiny-flavour-toll-vortex = Everyone passes; somebody pays.
dark-wall-destiny-card-lance-frigate = Lance Frigate
dark-wall-destiny-flavour-lance-frigate = It introduces itself bow first.
dark-wall-destiny-card-assay-galleon = Assay Galleon
dark-wall-destiny-flavour-assay-galleon = It weighs your cargo until it is lighter.
dark-wall-destiny-card-bastion-tender = Bastion Tender
dark-wall-destiny-flavour-bastion-tender = Boxy, patient, and paid for.
dark-wall-destiny-card-salvage-crane = Salvage Crane
dark-wall-destiny-flavour-salvage-crane = It asks no one whose wreck it was.
dark-wall-destiny-card-doppelganger = Doppelganger
dark-wall-destiny-flavour-doppelganger = Your own ship, waving back.
dark-wall-destiny-card-velvet-hand = Velvet Hand
dark-wall-destiny-flavour-velvet-hand = You find the receipt in your pocket a week later.
dark-wall-destiny-card-pack-corsair = Pack Corsair
dark-wall-destiny-flavour-pack-corsair = Nine captains, one thought: yours.
dark-wall-destiny-card-exciseman = Exciseman
dark-wall-destiny-flavour-exciseman = He has a form for regret, too.
dark-wall-destiny-card-signal-twister = Signal Twister
dark-wall-destiny-flavour-signal-twister = It says turn left in your mother's voice.
dark-wall-destiny-card-captain-dray = Captain Dray
dark-wall-destiny-flavour-captain-dray = She left the NSF with honours and most of the silver.
dark-wall-destiny-card-ossa-the-lender = Ossa the Lender
dark-wall-destiny-flavour-ossa-the-lender = Everyone owes her, and nobody recalls signing.
dark-wall-destiny-card-smelter-world = Smelter World
dark-wall-destiny-flavour-smelter-world = Its nights are as bright as its lawyers.
dark-wall-destiny-card-duelling-moons = Duelling Moons
dark-wall-destiny-flavour-duelling-moons = Each claims to be the planet.
dark-wall-destiny-card-kingmaker-brood = Kingmaker Brood
dark-wall-destiny-flavour-kingmaker-brood = It crowns by removing the others.
dark-wall-destiny-card-vault-eaters = Vault Eaters
dark-wall-destiny-flavour-vault-eaters = They leave the door and take the lock.
dark-wall-destiny-card-grudge-leviathan = Grudge Leviathan
dark-wall-destiny-flavour-grudge-leviathan = It remembers every hull by its taste.
dark-wall-destiny-card-poachers-prize = Poachers' Prize
dark-wall-destiny-flavour-poachers-prize = Everyone saw it first.
dark-wall-destiny-card-envy-field = Envy Field
dark-wall-destiny-flavour-envy-field = In it the other ship is always nearer.
dark-wall-destiny-card-reaver-prince = Reaver Prince
dark-wall-destiny-flavour-reaver-prince = A Khath hull with a throne where the brig was.
dark-wall-destiny-card-exchequer = Exchequer
dark-wall-destiny-flavour-exchequer = It docks with you, and then you are in it.
dark-wall-destiny-card-great-redoubt = Great Redoubt
dark-wall-destiny-flavour-great-redoubt = It was moved once, by vote.
dark-wall-destiny-card-yard-of-rivals = Yard of Rivals
dark-wall-destiny-flavour-yard-of-rivals = The Volam sell to both sides at the same party.
dark-wall-destiny-card-hall-of-mirrors = Hall of Mirrors
dark-wall-destiny-flavour-hall-of-mirrors = A Kaaje ship in which every fleet admires itself.
dark-wall-destiny-card-last-word = Last Word
dark-wall-destiny-flavour-last-word = The Makal let it be spoken for them, once.
dark-wall-destiny-card-blood-oath-raider = Blood-Oath Raider
dark-wall-destiny-flavour-blood-oath-raider = The implant keeps the oath when he does not.
dark-wall-destiny-card-high-auditor = High Auditor
dark-wall-destiny-flavour-high-auditor = It found the missing sum and kept looking.
dark-wall-destiny-card-shipbreaker = Shipbreaker
dark-wall-destiny-flavour-shipbreaker = An rTurrl that unscrews its doubts one by one.
dark-wall-destiny-card-admiral-corvane = Admiral Corvane
dark-wall-destiny-flavour-admiral-corvane = He has never lost a battle that he wrote down.
dark-wall-destiny-card-abbess-ilun = Abbess Ilun
dark-wall-destiny-flavour-abbess-ilun = Her garden is full of other people's seeds.
dark-wall-destiny-card-treasure-world = Treasure World
dark-wall-destiny-flavour-treasure-world = Dig anywhere; somebody has.
dark-wall-destiny-card-throneworld = Throneworld
dark-wall-destiny-flavour-throneworld = It has had eleven kings and one chair.
dark-wall-destiny-card-crown-render = Crown Render
dark-wall-destiny-flavour-crown-render = It starts at the top.
dark-wall-destiny-card-hoard-mother = Hoard Mother
dark-wall-destiny-flavour-hoard-mother = She counts her treasure in the dark and is never wrong.
dark-wall-destiny-card-red-parliament = Red Parliament
dark-wall-destiny-flavour-red-parliament = It decides unanimously, one member at a time.
dark-wall-destiny-card-the-unclaimed = The Unclaimed
dark-wall-destiny-flavour-the-unclaimed = All who called it theirs are part of it now.
dark-wall-destiny-card-golden-eddy = Golden Eddy
dark-wall-destiny-flavour-golden-eddy = It sorts ships by what they can afford to lose.

# Who is winning, and why

dark-wall-destiny-score-goal = You win together once { $count } colonies are saved. You lose if a Cryoship burns anywhere, or if the system runs out of cards.
dark-wall-destiny-score-goal-contest = The game ends once { $count } colonies are saved or a Cryoship burns. Then whoever has the most points wins. If one burns, each seeded Cryoship counts { $burned } points instead of { $seeded }.
dark-wall-destiny-score-over = The game is over. Here is how everyone scored.
dark-wall-destiny-score-standing = Standing by points: { $ranking }.
dark-wall-destiny-score-place = { $place }. { $seat } ({ $points })
dark-wall-destiny-score-saved-none = Colonies saved: none yet, { $left } to go.
dark-wall-destiny-score-saved = Colonies saved: { $count } ({ $cards }), { $left } to go.
dark-wall-destiny-unsaved = Still to be saved: { $cards }.
dark-wall-destiny-unsaved-system = { $card } (in the system, { $price } energy)
dark-wall-destiny-unsaved-hand = { $card } (in { $seat }'s hand)
dark-wall-destiny-unsaved-discards = { $card } (in { $seat }'s discard pile)
dark-wall-destiny-unsaved-piles = { $card } (in { $seat }'s hand or deck)
dark-wall-destiny-unsaved-to-come = { $card } (to come)
dark-wall-destiny-score-damage = Next spin, if nobody acquires more: { $costs }{ $worst ->
    [0] { "" }
   *[other] , up to { $worst } more if a new card hits
}.
dark-wall-destiny-score-no-damage = Next spin, if nobody acquires more: no damage{ $worst ->
    [0] { "" }
   *[other] , unless a new card hits (up to { $worst })
}.
dark-wall-destiny-score-points = { $contest ->
    [0] {"You win or lose together; points only serve to compare your games. "}
   *[other] { "" }
}If it ended now, the points would be:
dark-wall-destiny-score-amount = { $seat } { $n }
dark-wall-destiny-score-lead-energy = { $points } points for the most energy (of cards that stay in the sector): { $amounts }.
dark-wall-destiny-score-lead-cards = { $points } points for the most cards on one planet: { $amounts }.
dark-wall-destiny-score-lead-crew = { $points } points for the most crew on ships: { $amounts }.
dark-wall-destiny-score-seat = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { LIST($parts, "and") }
dark-wall-destiny-score-seat-one = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $what }
dark-wall-destiny-score-part = { $what } ({ $points })
dark-wall-destiny-score-seat-none = { $seat }: 0 points
dark-wall-destiny-score-cards = cards
dark-wall-destiny-score-planets = planets that hold something
dark-wall-destiny-score-colonies = seeded Cryoships
dark-wall-destiny-score-most-energy = the most energy
dark-wall-destiny-score-most-cards = the most cards on one planet
dark-wall-destiny-score-most-crew = the most crew on ships

# Why somebody proposes moves to another
dark-wall-destiny-plan-because-colony = it saves a Cryoship
dark-wall-destiny-plan-because-defense = it prevents damage
dark-wall-destiny-plan-because-burns = otherwise it burns

# What a hint says of a Cryoship in danger

dark-wall-destiny-danger-payable = { $card } burns in { $spins ->
    [one] the next spin
   *[other] { $spins } spins
}. You can pay its { $price } energy: acquire it this turn.
dark-wall-destiny-danger-deck = { $cards ->
    [0] A new card
   *[other] { LIST($names, "and") }
} could burn it from your deck in the next spin{ $both ->
    [0] , and you can't pay for both
   *[other] { "" }
}.{ $contest ->
    [0] { $count ->
        [0] {" "}But in the system it burns, too, if nobody has enough energy later.
       *[other] {" "}Ask { LIST($seats, "and") } to protect your deck.
    }
   *[other] {" "}Then the game ends with you in last place.
}
dark-wall-destiny-no-planet = You have no planet yet to seed it on.
dark-wall-destiny-planet-to-draw = First draw and play a planet to seed it on.
dark-wall-destiny-danger-acquired = If nobody acquires it, it burns in { $spins ->
    [one] the next spin
   *[other] { $spins } spins
}.
dark-wall-destiny-danger-missing = You lack { $n } energy for { $card }, which burns in { $spins ->
    [one] the next spin
   *[other] { $spins } spins
}.
dark-wall-destiny-danger-bring = { LIST($cards, "and") } might bring that energy.
dark-wall-destiny-danger-hold = { LIST($cards, "and") } might keep it from burning now.
dark-wall-destiny-danger-others = Only { LIST($seats, "or") } might still be able to pay for it in time.
dark-wall-destiny-danger-lost = { $sure ->
    [0] The others probably can't pay for it either. Then the game is lost, and only points count.
   *[other] It can't be saved any more: the game is lost this round, and only points count.
}{ $planets ->
    [0] { "" }
    [one] {" "}Seed a card on your empty planet for 3 more points.
   *[other] {" "}Seed a card on each of your empty planets for 3 more points.
}
dark-wall-destiny-danger-wait = Until you can pay for it, acquire nothing nearer the star.
dark-wall-destiny-danger-tokens = Keep your { $n ->
    [one] token
   *[other] tokens
} for your team's first Cryoship.

# What a hint advises, without a full stop

dark-wall-destiny-advice-take-turn = Take your turn
dark-wall-destiny-advice-choose = Choose { $faction } with “{ $card }”
dark-wall-destiny-advice-answer = Choose “{ $answer }”
dark-wall-destiny-advice-play = Play { $card }
dark-wall-destiny-advice-play-all = Play all ({ $n ->
    [one] 1 card
   *[other] { $n } cards
})
dark-wall-destiny-advice-seed = Seed { $card } { $where }
dark-wall-destiny-advice-use = Use the ability of { $card }
dark-wall-destiny-advice-acquire-energy = Acquire { $card } for { $price } energy
dark-wall-destiny-advice-acquire-combat = Acquire { $card } for { $price } combat
dark-wall-destiny-advice-pull = Pull { $card } for free
dark-wall-destiny-advice-cover = Protect { $seat }'s deck
dark-wall-destiny-advice-discard = Discard { LIST($cards, "and") } for { $n } damage
dark-wall-destiny-advice-discard-card = { $card }
dark-wall-destiny-advice-end-turn = End your turn
dark-wall-destiny-unspent-no-better = None of the cards you can pay for, such as { $card }, would improve your deck much.
dark-wall-destiny-unspent-too-little = You can't pay for anything more with { $energy } energy and { $combat } combat.
dark-wall-destiny-cover-carries = { LIST($cards, "and") } could burn from { $seat }'s deck. You have no Cryoship, so let your cards burn instead.
dark-wall-destiny-cover-acquires = If { $seat } acquires { $card }, it may burn in the next spin. You have no Cryoship, so let your cards burn instead.
