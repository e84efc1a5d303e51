# What is written in pictures: short, for letters are large there. Games' own words come from games.

# Planetary Defence System
picture-planetary-turn = Turn { $turn }
picture-planetary-mode-normal = normal
picture-planetary-mode-hard = hard
picture-planetary-left = { $left } of { $meteors } left
picture-planetary-space = Space
picture-planetary-scrap = Scrap
picture-planetary-draw = Draw
picture-planetary-discard = Discard
picture-planetary-credits = credits
picture-planetary-damage = damage
picture-planetary-played = Played
picture-planetary-nothing-played = Nothing played yet
picture-planetary-no-card = No card in hand
picture-planetary-empty = empty
picture-planetary-shield-up = Shield on
picture-planetary-shield-down = Shield off
picture-planetary-shield-useless = No shield

# The same in alt texts, where the words of the table would be too long
picture-planetary-column = Column { $column }: { $card }; { $count } covered
picture-planetary-piles = Piles: draw { $draw }, discard { $discard }, scrap { $scrap }
picture-planetary-scrap-at = The scrap pile stands over column { $column } of { $columns }

# Dyla
picture-dyla-turn = { $turn }/{ $turns }
picture-dyla-level = Level { $level }
picture-dyla-deck = Deck
picture-dyla-discards = Discards
picture-dyla-strikes = strikes
picture-dyla-worth = worth
picture-dyla-played = Played: { $cards }
picture-dyla-nothing-played = Nothing played yet
picture-dyla-no-card = No card in hand
picture-dyla-deals = you deal
picture-dyla-destroys = destroys
picture-dyla-takes = you take
picture-dyla-to-spend = to spend
picture-dyla-piles = Deck { $deck }, discards { $discards }

# Names of cards where there is room for a dozen letters
picture-dyla-card-basic-igelstellung = Basic Igel
picture-dyla-card-igelstellung = Igelstellung
picture-dyla-card-helldart = Helldart
picture-dyla-card-valiant-mk-8 = Valiant
picture-dyla-card-gottfried-mk-71 = Gottfried
picture-dyla-card-heavy-missile-tubes = Missile Tubes
picture-dyla-card-lohengrin = Lohengrin
picture-dyla-card-basic-evade = Basic Evade
picture-dyla-card-smoke-dispensers = Smoke
picture-dyla-card-anti-beam-depth-charge = Anti-beam
picture-dyla-card-emergency-repairs = Repairs
picture-dyla-card-scavenge-supplies = Scavenge
picture-dyla-card-targeting-computers = Targeting
picture-dyla-card-maximum-thrust = Max. thrust
picture-dyla-card-combat-veterancy = Veterancy
picture-dyla-card-combat-information-center = Combat Info

# Dark Miss Down
picture-dark-round = Round { $turn }
picture-dark-doing-turn = To move: { $seat }
picture-dark-doing-bonus = Bonus card: { $seat }
picture-dark-doing-discard = To discard: { $seat }
picture-dark-doing-airlock = A tie: the airlock!
picture-dark-doing-over = Game over
picture-dark-last = Last round
picture-dark-seat = Seat { $number }
picture-dark-bonus = Bonus
picture-dark-bonus-majority = most
picture-dark-bonus-areas = areas
picture-dark-bonus-crews = crews
picture-dark-bonus-together = both
picture-dark-bonus-take = take
picture-dark-pool = Pool
picture-dark-played = Played
picture-dark-deck = Draw
picture-dark-discards = Discard
picture-dark-no-task = No task completed
picture-dark-no-card = No cards
picture-dark-seen = seen

# Crews and areas in as few letters as tell them apart
picture-dark-letters-flight = F
picture-dark-letters-deck = D
picture-dark-letters-tech = T
picture-dark-letters-navigation = Nav
picture-dark-letters-docking = Dock
picture-dark-letters-core = Core
picture-dark-letters-medical = Med
picture-dark-letters-mess = Mess
picture-dark-letters-quarters = Quar

# Black Abyss
picture-abyss-ballot-in = Your ballot is in. The board shows the result once all have voted.
picture-abyss-ballot-majority-own = You have { $votes } of { $total } votes: you decide, unless you abstain.
picture-abyss-ballot-majority = { $seat } has { $votes } of { $total } votes and decides, unless { $seat } abstains.
picture-abyss-ballot-standing = { $count ->
    [one] The resolution { $law } is already in force: each tribunal votes again on whether it stays.
   *[other] { $count } of these are already in force: each tribunal votes again on which of them stay.
}
picture-abyss-ballot-duel = Resolutions hold for both of you. The seat brings { $count } of each resource a cycle; it doesn't win a duel.
picture-abyss-ballot-passes = A resolution passes with more votes for than against. At a tie the tribunal leader decides; without one it fails.
picture-abyss-ballot-seat = The candidate with the most votes gets the seat; { $need } of { $total } are always enough.
picture-abyss-ballot-secret = Everyone sees how many have voted, but not who.
picture-abyss-ballot-missing = Still to vote: { $seats }.
picture-abyss-tribunal-ahead = The tribunal votes next at the end of cycle { $cycle }.
picture-abyss-cycle = Cycle { $cycle }
picture-abyss-key-colony = colony
picture-abyss-key-ships = 2 ships
picture-abyss-monsters = X
picture-abyss-letters = { $planets ->
    [0] { "" }
   *[other] Planets on the map: { $letters }.{ " " }
}{ $monsters ->
    [none] { "" }
   *[other] { $monsters } = monsters.{ " " }
}A letter on a coloured tag is an empire; C4 is the space in column C, row 4.
picture-abyss-letter = { $letter } = { $what }
picture-abyss-where-legend = For a legend choose *The whole map with its legend* under *Look at …*.
picture-abyss-range = The turquoise line on the map shows how far your fuel reaches.
picture-abyss-standing = { $letter } is { $name }: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}, { $of ->
    [0] {""}
   *[other] { $terms } of { $of } terms,{" "}
}{ $planets ->
    [one] 1 planet
   *[other] { $planets } planets
}. Food { $food }, energy { $energy }, minerals { $minerals }
picture-abyss-standing-war = { $letter } is { $name }: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}, { $of ->
    [0] {""}
   *[other] { $terms } of { $of } terms,{" "}
}{ $planets ->
    [one] 1 planet
   *[other] { $planets } planets
}. Food { $food }, energy { $energy }, minerals { $minerals }. At war with { $others }
picture-abyss-out = { $letter } is { $name }, out of the game
picture-abyss-space = { $place }: colony of { $owners }, ships { $fleets }
picture-abyss-colony = { $place }: colony of { $owners }
picture-abyss-ships = { $place }: ships { $fleets }
picture-abyss-flag = flag of { $letter }
picture-abyss-class-green = G
picture-abyss-class-blue = B
picture-abyss-class-yellow = Y
picture-abyss-class-red = R
picture-abyss-class-moon = M
picture-abyss-class-name-green = green
picture-abyss-class-name-blue = blue
picture-abyss-class-name-yellow = yellow
picture-abyss-class-name-red = red
picture-abyss-class-name-moon = moon
picture-abyss-edge-recent = new since the last turn
picture-abyss-edge-battles = a battle will be fought
picture-abyss-edge-range = your fuel ends here
picture-abyss-new-fight = (new: a fight)
picture-abyss-new-border = (new: new owner)
picture-abyss-new-landing = (new: marines landed)
picture-abyss-new-planet = (new: planet found)
picture-abyss-new-arrival = (new: ships arrived)

# A space of Black Abyss near by
picture-surface-space = { $place }: { $kind }
picture-surface-unexplored = unexplored
picture-surface-goods = { $letter }: { $count }× { $good }
picture-surface-marines = { $count ->
        [one] 1 marine
       *[other] { $count } marines
    }
picture-surface-terrain-plains = plains
picture-surface-terrain-mineral = mineral
picture-surface-terrain-energy = energy
picture-surface-terrain-rough = rough land
picture-surface-terrain-water = water
picture-surface-terrain-unknown = not scanned
picture-surface-more = { $count ->
        [one] and 1 more ship
       *[other] and { $count } more ships
    }

# The battle board of Black Abyss
picture-battle-round = { $place ->
    [here] Battle: round { $round }
   *[other] Battle at { $place }: round { $round }
}
picture-battle-deploying = { $place ->
    [here] Battle: ships deploy
   *[other] Battle at { $place }: ships deploy
}
picture-battle-sides = Battle at { $place }: { $one } (attacking), { $other }.
picture-battle-side = { $side }: { $ships }.
picture-battle-moving = { $seat } moves
picture-battle-damage = { $hit } of { $of } sections hit
picture-battle-short-fighter = Fi
picture-battle-short-transport = Tr
picture-battle-short-frigate = Fr
picture-battle-short-cruiser = Cr
picture-battle-short-dreadnought = Dr
picture-battle-cover = asteroids on { $squares }
picture-battle-reach = can move to { $squares }
picture-battle-range = fires as far as { $squares }

# What there is to look at in Black Abyss
picture-sight-battle = The battle board
picture-sight-battle-ship = Reach and range of { $ship }
picture-sight-map = The whole map with its legend
picture-sight-near = The map around { $hex }
picture-sight-own-empire = My empire
picture-sight-empire = The empire of { $seat }
picture-sight-empires = All empires side by side
picture-sight-own-ships = My ships
picture-sight-own-ships-further = My ships, page { $page }
picture-sight-ships = The ships of { $seat }
picture-sight-ships-further = The ships of { $seat }, page { $page }
picture-sight-at = { $hex }: { $tile }{ $ships ->
    [0] { "" }
    [one] , 1 ship
   *[other] , { $ships } ships
}
picture-sight-at-of = { $hex }: { $tile } of { $owners }{ $ships ->
    [0] { "" }
    [one] , 1 ship
   *[other] , { $ships } ships
}

# The cards of ships of Black Abyss
picture-ships-title = { $name }: { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
picture-ships-none = No ships
picture-ships-name-at = { $name } at { $place }
picture-ships-marines = { $count ->
        [one] 1 marine
       *[other] { $count } marines
    }
picture-ships-load = { $count } × { $good }

# All empires of Black Abyss
picture-empires-votes = votes
picture-empires-planets = planets
picture-empires-ships = ships
picture-empires-levels = techs
picture-empires-terms = terms
picture-empires-war = at war with you
picture-empires-passage = passage with you
picture-empires-out = { $letter } { $name }: out of the game

# The sheet of an empire of Black Abyss
picture-empire-title = { $name }, { $race }
picture-empire-stock = { $name }: { $amount }, a cycle { $income }
picture-empire-strength = Strength: { $powers }
picture-empire-weakness = Weakness: { $powers }
picture-empire-votes = votes
picture-empire-planets = planets
picture-empire-terms = terms
picture-empire-kind-war = war
picture-empire-kind-passage = passage
picture-empire-kind-peace = peace
picture-empire-war = At war with { $others }
picture-empire-passage = Passage with { $others }
picture-empire-no-technology = No technology yet

# The table of Dark Wall Destiny
picture-wall-round = Round { $turn }
picture-wall-spins = { $count ->
        [one] in the next spin
       *[other] in { $count } spins
    }
picture-wall-burned = Burned
picture-wall-hand = Hand
picture-wall-card-lies = { $at } { $card }, { $price }
picture-wall-card-lands = { $at } { $card }, { $price }, attacks next
picture-wall-card-burns = { $at } { $card }, { $price }, burns next
picture-wall-piles = Space deck { $deck }, { $fresh ->
        [one] 1 region
       *[other] { $fresh } regions
    } to come, burned { $burned }
picture-wall-sector = { $seat }: { $energy } energy, { $combat } combat, { $defense } defence, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in the sector{ $colonies ->
        [0] { "" }
        [one] {" "}with 1 Cryoship
       *[other] {" "}with { $colonies } Cryoships
    }. Hand { $hand }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
picture-wall-stations = Orbital stations of { $seat }: { LIST($cards, "and") }
picture-wall-none = Nothing
picture-wall-hull = { $card } (hull { $n })
picture-wall-system = System
picture-wall-all-piles = Piles
picture-wall-space = Space deck
picture-wall-sold-out = { $card }: sold out
picture-wall-to-come = Cryoships to come
picture-wall-saved = Colonies saved
picture-wall-played = played
picture-wall-discards = Discards
picture-wall-deck = Draw deck
picture-wall-sight-own-sector = My sector
picture-wall-sight-sector = The sector of { $seat }
picture-wall-sight-table = The whole table
picture-wall-sight-system = The system by name
picture-wall-sight-piles = All piles
picture-wall-sight-card = Card: { $card }

# The end of a game
picture-end-won = Victory
picture-end-lost = Defeat
picture-end-given-up = Ended early
picture-end-ended-manager = Ended by a manager
picture-end-ended-vote = Ended by a vote
picture-end-tie = A tie
picture-end-wins = { $count ->
        [one] { $names } wins
       *[other] { LIST($names, "and") } win
    }
picture-end-after = { $game } · { $turns }
picture-end-gave-up = { $name } did not play to the end
picture-end-so-far = So far
picture-end-length = Length
picture-end-score = Score
picture-end-course = { $name }: from { $first } to { $last }, lowest { $least }, highest { $most }

# The end of Planetary Defence
picture-planetary-end-won = Earth is safe
picture-planetary-end-lost = Earth is lost
picture-planetary-end-shows-won = The last meteor bursts high above Earth.
picture-planetary-end-shows-lost = A meteor hits Earth and cracks it open.
picture-planetary-why-won = { $space ->
    [0] Space was empty, and the scrap pile { $column ->
        [0] was about to move.
       *[other] had reached column { $column } of { $columns }.
    }
    [one] Space had one card left.
   *[other] You had time to spare: space still had { $space } cards.
}
picture-planetary-why-lost = { $left ->
    [one] One meteor was left
   *[other] { $left } meteors were left
}, { $covered ->
    [none] and the deck had { $damage } damage in all.
    [few] { $behind } of them behind other cards, and the deck had { $damage } damage in all.
    [some] { $behind } of them behind other cards: clear the way earlier next time.
   *[all] { $left ->
        [one] behind other cards
       *[other] all behind other cards
    }: clear the way earlier next time.
}

# The end of Dyla
picture-dyla-end-won = The battle is won
picture-dyla-end-destroyed = Your ship is lost
picture-dyla-end-out-of-time = You're out of time
picture-dyla-end-shows-won = The { $enemy } breaks apart under your fire.
picture-dyla-end-shows-destroyed = Your ship breaks in two under the fire of the { $enemy }.
picture-dyla-end-shows-out-of-time = The { $enemy } still bars your way, and the hourglass is empty.
picture-dyla-why-won = You defeated the { $enemy } with { $hull } hull and { $left ->
    [one] 1 turn
   *[other] { $left } turns
} to spare.
picture-dyla-why-held = The { $enemy } struck for { $damage } while you held { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}.
picture-dyla-why-destroyed = { $missing } more damage would have defeated the { $enemy } before it struck.
picture-dyla-why-out-of-time = You were { $missing ->
    [one] 1 victory point
   *[other] { $missing } victory points
} short.

# The end of Dark Miss Down
picture-dark-end-shows-won = { $seat } stands promoted in the light, and { $other } looks on.
picture-dark-end-shows-pressed = { $seat } pushes the button, and { $other } drifts off outside the airlock.
picture-dark-end-shows-tie = Both officers wait before the closed airlock.
picture-dark-why-bonus = Bonuses decided: { $mine ->
    [one] 1 point
   *[other] { $mine } points
} for { $seat }, { $theirs } for { $other }.
picture-dark-why-leaps = { $seat } scored { $mine } with { $tasks ->
    [one] 1 task
   *[other] { $tasks } tasks
}, { $other } { $theirs } with { $others }; { $seat }'s best task was “{ $leap }”: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
picture-dark-why-tie = Both had { $count ->
    [one] 1 point
   *[other] { $count } points
}, so only the button could decide.

# The end of Dark Wall Destiny
picture-wall-end-saved = All colonies are saved
picture-wall-end-burned = A Cryoship burned
picture-wall-end-deck = A Cryoship burned
picture-wall-end-siege = A Cryoship burned
picture-wall-end-empty = Nothing is left
picture-wall-end-shows-saved = { $saved ->
    [one] A Cryoship flies
   *[other] { $saved } Cryoships fly
} from the wall of fire to a green world.
picture-wall-end-shows-burned = A Cryoship breaks apart before the wall of fire.
picture-wall-end-shows-deck = A Cryoship breaks apart in the flames of its region.
picture-wall-end-shows-siege = Aliens fire at a Cryoship, which breaks apart above its planet.
picture-wall-end-shows-empty = A dark ship drifts through an empty system, and the wall of fire comes near.
picture-wall-why-saved = You took { $taken } damage in all{ $kept ->
    [0] {""}
   *[other] {" "}and blocked { $kept } for each other
}.
picture-wall-why-burned = The Cryoship reached the star with { $saved } of { $of } colonies saved.
picture-wall-why-deck = It was still in its deck when the fire came, with { $saved } of { $of } colonies saved.
picture-wall-why-siege = The siege broke its hull with { $saved } of { $of } colonies saved.
picture-wall-why-empty = The cards ran out with { $saved } of { $of } colonies saved.
picture-wall-why-contest-saved = { $who } scored most for { LIST($parts, "and") }.
picture-wall-why-contest-tie = { LIST($seats, "and") } have the same points{ $shared ->
    [0] , but { $who } seeded more Cryoships
   *[other] {" "}and seeded as many Cryoships
}.
picture-wall-why-contest-burned = A Cryoship reached the star, so each seeded one counts { $n } points.
picture-wall-why-contest-deck = The Cryoship was { $who }'s, so { $who } is last, and each seeded one counts { $n } points.
picture-wall-why-contest-siege = The siege broke a hull, so each seeded Cryoship counts { $n } points.
picture-wall-why-contest-empty = The cards ran out, so each seeded Cryoship counts { $n } points.

# The end of Black Abyss
picture-abyss-end-shows-military = The home worlds of all others burn behind the fleet of { LIST($winners, "and") }.
picture-abyss-end-shows-tribunal = The hall of the tribunal rises for { LIST($winners, "and") }.
picture-abyss-end-shows-twins = The banners of { LIST($winners, "and") } stand on both twin planets.
picture-abyss-end-shows-knowledge = A strand of light winds around the emblem of { LIST($winners, "and") }.
picture-abyss-end-shows-limit = The votes of all stand as pillars, with { LIST($winners, "and") } in the light.
picture-abyss-end-shows-home-world = A home world breaks apart before the fleet of { LIST($winners, "and") }.
picture-abyss-end-shows-flag = The enemy flag stands on the home world of { LIST($winners, "and") }.
picture-abyss-end-shows-flags = The enemy flag stands near the home world of { LIST($winners, "and") }.
picture-abyss-end-shows-fleet = The last enemy ship breaks apart before the fleet of { LIST($winners, "and") }.
picture-abyss-end-shows-no-guns = A ship of the enemy drifts, wrecked, before the fleet of { LIST($winners, "and") }.
picture-abyss-end-shows-rounds = A ship of the enemy breaks apart before the fleet of { LIST($winners, "and") }.
picture-abyss-end-shows-tie = The fleets of { LIST($winners, "and") } face each other.
picture-abyss-left = { $count }/{ $of }
picture-abyss-why-left = { $seat } { $count } of { $of }
picture-abyss-why-fleets = Sections left: { $left }{ $how ->
    [fleet] { "" }
    [tie] ; the shares are equal
   *[other] ; the larger share wins
}.
picture-abyss-why-empires = { LIST($winners, "and") } ended with { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} and { $planets ->
    [one] 1 planet
   *[other] { $planets } planets
}, { $rival } with { $theirs ->
    [one] 1 vote
   *[other] { $theirs } votes
}.
picture-abyss-why-behind = { $rival } had more votes, { $theirs } to { $votes }, but nobody stopped { LIST($winners, "and") } in time.
