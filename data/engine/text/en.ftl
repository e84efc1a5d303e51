# What the engine itself says, whatever the game.
seat = Seat { $seat }
refused-over = This game is over.
refused-no-seat = This game has no such seat.
option-yes = Yes
option-no = No
option-number = { $number }

# A turn, unless a game calls it otherwise.
turn-unit = turn
turn-number = turn { $turn }
turn-when = on turn { $turn }
turn-count = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}

# Icons that any game may speak of: what is said where one cannot be shown.
icon-end-turn = end of the turn
icon-hand = hand
icon-deck = deck
icon-discard = discard pile
icon-scrap = scrap
icon-damage = damage
icon-shield = shield
icon-hull = hull
icon-tech = technology
icon-credits = { $count ->
    [one] credit
   *[other] credits
}
icon-points = points
icon-meteor = meteor
icon-food = food
icon-energy = energy
icon-minerals = { $count ->
    [one] mineral
   *[other] minerals
}
icon-goods = goods
icon-crew = crew
icon-marine = marine
icon-planet = planet
icon-colony = colony
icon-wormhole = wormhole
icon-fighter = fighter
icon-transport = transport
icon-frigate = frigate
icon-cruiser = cruiser
icon-dreadnought = dreadnought
icon-fire = fire
icon-combat = combat
icon-move = movement
icon-scan = scan
icon-research = research
icon-build = building
icon-war = war
icon-peace = peace
icon-talk = talks
icon-vote = vote
icon-law = law
icon-warning = warning
icon-check = yes
icon-cross = no
icon-back = back
icon-undo = undo
icon-text = text
icon-look = look
icon-table = table
icon-die-1 = 1
icon-die-2 = 2
icon-die-3 = 3
icon-die-4 = 4
icon-die-5 = 5
icon-die-6 = 6
