black-abyss-name = Black Abyss
black-abyss-tagline = Lead an empire: explore, build, research, fight, and win votes.
black-abyss-turn-unit = cycle
black-abyss-turn-number = cycle { $turn }
black-abyss-turn-when = in cycle { $turn }
black-abyss-turn-count = { $turns ->
    [one] 1 cycle
   *[other] { $turns } cycles
}
black-abyss-option-mode-fleet-battle-turn-unit = round
black-abyss-option-mode-fleet-battle-turn-number = round { $turn }
black-abyss-option-mode-fleet-battle-turn-when = in round { $turn }
black-abyss-option-mode-fleet-battle-turn-count = { $turns ->
    [one] 1 round
   *[other] { $turns } rounds
}
black-abyss-icon-emblem = { "" }
black-abyss-icon-velar = { "" }
black-abyss-icon-korr = { "" }
black-abyss-icon-thessid = { "" }
black-abyss-icon-oumori = { "" }
black-abyss-icon-zhinn = { "" }
black-abyss-icon-dravex = { "" }

## Small words
black-abyss-race-velar = { ICON("velar") }Velar
black-abyss-race-korr = { ICON("korr") }Korr
black-abyss-race-thessid = { ICON("thessid") }Thessid
black-abyss-race-oumori = { ICON("oumori") }Oumori
black-abyss-race-zhinn = { ICON("zhinn") }Zhinn
black-abyss-race-dravex = { ICON("dravex") }Dravex
black-abyss-none = { "" }
black-abyss-none-of-them = nothing
black-abyss-monsters = The monsters
black-abyss-the-monsters = the monsters
black-abyss-wild-keeper-of-dawn = The Keeper of Dawn
black-abyss-the-wild-keeper-of-dawn = the Keeper of Dawn
black-abyss-wild-keeper-of-dusk = The Keeper of Dusk
black-abyss-the-wild-keeper-of-dusk = the Keeper of Dusk
black-abyss-wild-star-leech = A star leech
black-abyss-the-wild-star-leech = a star leech
black-abyss-wild-void-whale = A void whale
black-abyss-the-wild-void-whale = a void whale
black-abyss-wild-drifting-swarm = A drifting swarm
black-abyss-the-wild-drifting-swarm = a drifting swarm
black-abyss-free = free
black-abyss-price = { $parts }
black-abyss-short-free = free
black-abyss-short-f = { $f } { ICON("food") }
black-abyss-short-e = { $e } { ICON("energy") }
black-abyss-short-m = { $m } { ICON("minerals", $m) }
black-abyss-short-fe = { $f } { ICON("food") }, { $e } { ICON("energy") }
black-abyss-short-fm = { $f } { ICON("food") }, { $m } { ICON("minerals", $m) }
black-abyss-short-em = { $e } { ICON("energy") }, { $m } { ICON("minerals", $m) }
black-abyss-ship = { $hull } #{ $number }
black-abyss-ship-of = { $ship } of { $seat }
black-abyss-ship-yours = { $hull ->
   *[other] Your
} { $ship }
black-abyss-ships = { $count } { $hull ->
    [fighter] { $count ->
        [one] fighter
       *[other] fighters
    }
    [transport] { $count ->
        [one] transport
       *[other] transports
    }
    [frigate] { $count ->
        [one] frigate
       *[other] frigates
    }
    [cruiser] { $count ->
        [one] cruiser
       *[other] cruisers
    }
   *[dreadnought] { $count ->
        [one] dreadnought
       *[other] dreadnoughts
    }
}
black-abyss-marines = { $count ->
    [one] 1 marine
   *[other] { $count } marines
}
black-abyss-load = { $count ->
    [one] 1 good ({ $good })
   *[other] { $count } goods ({ $good })
}
black-abyss-pay-food = { $amount } { ICON("food") }
black-abyss-pay-energy = { $amount } { ICON("energy") }
black-abyss-pay-minerals = { $amount } { ICON("minerals", $amount) }
black-abyss-bonus = bonus: { $what ->
    [marine] a marine, who stays there
    [colony] a free habitat there, and so a colony
   *[other] { $bonus }
}
black-abyss-plus = +{ $amount }
black-abyss-minus = −{ $amount }
black-abyss-number = { $number }
black-abyss-word-peace = peace
black-abyss-word-passage = passage
black-abyss-word-flight = Flee
black-abyss-wins = the way to victory
black-abyss-unlocks = unlocks { LIST($what, "and") }
black-abyss-whom-all = everyone
black-abyss-whom-largest = whoever has the most votes
black-abyss-whom-smallest = whoever has the fewest votes
black-abyss-whom-leader = the tribunal leader
black-abyss-whom-smaller = everyone with no more than the average number of votes
black-abyss-whom-court = the tribunal leader and whoever is at peace with it
black-abyss-phase-setup = founding of home worlds
black-abyss-phase-move = movement and exploration
black-abyss-phase-battle = battles
black-abyss-phase-ground = ground combat
black-abyss-phase-purchase = trade and purchase
black-abyss-phase-tribunal = tribunal
black-abyss-phase-over = end
black-abyss-decide-ordering = Choose a standing order for the battle{ $place ->
    [here] { "" }
   *[other] { " " }at { $place }
}.
black-abyss-decide-deploying = Place your ships for the battle{ $place ->
    [here] { "" }
   *[other] { " " }at { $place }
}.
black-abyss-decide-leading = It's your move in the battle.
black-abyss-decide-covering = Your ships were hit. Choose which sections stop working.
black-abyss-decide-losing = Bombs hit your planet. Choose which buildings you lose.
black-abyss-decide-idling = Choose which buildings stop working.
black-abyss-decide-gift = Choose the technology that the find gives you.
black-abyss-decide-proposing = Choose the resolution to vote on.
black-abyss-decide-breaking = Break the tie in the tribunal.
black-abyss-decides-ordering = { LIST($seats, "and") } { $count ->
    [one] is
   *[other] are
} choosing a standing order for the battle{ $place ->
    [here] { "" }
   *[other] { " " }at { $place }
}.
black-abyss-decides-deploying = { LIST($seats, "and") } { $count ->
    [one] is
   *[other] are
} placing ships for the battle{ $place ->
    [here] { "" }
   *[other] { " " }at { $place }
}.
black-abyss-decides-leading = { LIST($seats, "and") } { $count ->
    [one] has
   *[other] have
} the move in the battle.
black-abyss-decides-covering = { LIST($seats, "and") } { $count ->
    [one] is
   *[other] are
} choosing which sections stop working.
black-abyss-decides-losing = { LIST($seats, "and") } { $count ->
    [one] is
   *[other] are
} choosing which buildings are lost to bombs.
black-abyss-decides-idling = { LIST($seats, "and") } { $count ->
    [one] is
   *[other] are
} choosing which buildings stop working.
black-abyss-decides-gift = { LIST($seats, "and") } { $count ->
    [one] is
   *[other] are
} choosing the technology that a find gives.
black-abyss-decides-proposing = { LIST($seats, "and") } { $count ->
    [one] is
   *[other] are
} choosing the resolution to vote on.
black-abyss-decides-breaking = { LIST($seats, "and") } { $count ->
    [one] is
   *[other] are
} breaking the tie in the tribunal.
black-abyss-measure-votes = Votes
black-abyss-measure-income = Income
black-abyss-measure-sections = Sections left
black-abyss-measure-planets = Planets

## Verbs at the root of the choices
black-abyss-do-found = Found the home world
black-abyss-do-diplomacy = Diplomacy
black-abyss-do-war = Declare war
black-abyss-do-offer = Offer
black-abyss-do-withdraw = Withdraw
black-abyss-do-talk = Talk in private
black-abyss-do-end-talk = End private talks
black-abyss-do-accept = Accept
black-abyss-do-decline = Decline
black-abyss-do-move = Move
black-abyss-do-jump = Jump through a wormhole
black-abyss-do-scan = Scan
black-abyss-do-embark = Take marines aboard
black-abyss-do-disembark = Land marines
black-abyss-do-load = Load goods
black-abyss-do-march = March
black-abyss-do-take = Take a building
black-abyss-do-settle = Found a colony
black-abyss-do-pass = Done
black-abyss-do-command = Give a standing order{ $place ->
    [here] { "" }
   *[other] { " " }at { $place }
}
black-abyss-do-hand-over = Hand the battle over to an order
black-abyss-do-end-passage = End passage
black-abyss-do-lead = Lead the battle yourself
black-abyss-do-place = Place a ship
black-abyss-do-by-order = Move all ships by an order (ends your move)
black-abyss-do-ships = Lead a ship
black-abyss-do-end-move = Done
black-abyss-do-end-early = Done
black-abyss-do-flee = Flee from the battle now
black-abyss-do-flee-later = Flee from the battle after this round
black-abyss-do-entrust = Choose for me
black-abyss-do-cover = Give up a section
black-abyss-do-lose = Give up a building
black-abyss-do-idle = Choose what stops working
black-abyss-do-learn = Choose the technology found
black-abyss-do-propose = Choose a resolution to vote on
black-abyss-do-research = Research
black-abyss-do-commission = Build a ship
black-abyss-do-fit = Fit a ship
black-abyss-do-strip = Remove a ship tile
black-abyss-do-repair = Repair
black-abyss-do-build = Build
black-abyss-do-bulldoze = Bulldoze
black-abyss-do-recruit = Recruit a marine
black-abyss-do-sell = Sell goods
black-abyss-do-take-back = Undo the last purchase
black-abyss-do-vote = Vote on
black-abyss-do-favour = Tribunal seat
black-abyss-do-prepare = Prepare the vote on the seat
black-abyss-do-break-tie = Break the tie
black-abyss-do-cast = Cast the ballot as it is
black-abyss-do-cast-empty = Cast an empty ballot
black-abyss-label-cast = Abstain on everything
black-abyss-beside-cast-empty = You haven't chosen anything yet. An empty ballot abstains on every resolution and names nobody for the tribunal seat.
black-abyss-beside-monsters = At { $place } your ships will fight this cycle. Enemy: { LIST($foes, "and") }.{ $leave ->
    [0] { "" }
   *[other] {" "}Before *Done*, they can still move away.
}
black-abyss-beside-frames = Red frame: the ship's unfired weapons reach that far. Green square: it can move there.
black-abyss-beside-banned = { $law } is in force. { $effect }
black-abyss-beside-lead = If you lead the battle yourself, you move and fire your ships round by round. With a standing order, they fight all rounds by themselves.
black-abyss-label-declare = start the war
black-abyss-label-end-move = End the move anyway
black-abyss-beside-end-early = { LIST($ships, "and") } { $count ->
    [one] hasn't
   *[other] haven't
} done all { $count ->
    [one] it
   *[other] they
} can in this round.
black-abyss-beside-entrust = *Choose for me* holds for the rest of this battle: you aren't asked again.
black-abyss-beside-hand-over = The order fights this battle from now on. { $left ->
    [0] You can't take the battle back.
    [one] You can take the battle back once.
    [2] You can take the battle back twice.
   *[other] You can take the battle back { $left } times.
} For a single move, choose *Move all ships by an order (ends your move)*.
black-abyss-beside-hits = When one of your ships is hit, one of its sections stops working. Who chooses the section?
black-abyss-beside-at-war = { $count ->
    [0] You are at peace with everybody
   *[other] You are at war with { LIST($others, "and") }
}{ $open ->
    [0] { "" }
   *[other] {" "}and have passage with { LIST($friends, "and") }
}.
black-abyss-beside-when-war = You can declare war only in your movement turn, before you move anything.
black-abyss-beside-war = The war begins at once{ $passage ->
    [0] { "" }
   *[other] {" "}and ends your passage
}. It ends only if { $seat } agrees to peace.
black-abyss-do-ballot-first = Fill in your ballot
black-abyss-do-ballot-again = Change your ballot

## The beginning of a sentence that buttons complete
black-abyss-lead-in-move = Move to { $what } …
black-abyss-lead-in-embark = Take marines aboard { $what } from …
black-abyss-lead-in-disembark = Land marines from { $what } on …
black-abyss-lead-in-load = Load { $what } with …
black-abyss-lead-in-march = Send marines from { $what } to …
black-abyss-lead-in-take = Take the building at { $what } …
black-abyss-lead-in-settle = Found a colony with { $what } before you buy anything …
black-abyss-lead-in-commission = Build { $what } …
black-abyss-lead-in-fit = { $what } · Fit with …
black-abyss-lead-in-strip = Remove from { $what } …
black-abyss-lead-in-repair = Repair { $what } …
black-abyss-lead-in-build = Build { $what } at …
black-abyss-lead-in-sell = Sell goods of { $what } …
black-abyss-lead-in-vote = Vote on { $what } …
black-abyss-lead-in-prepare = Prepare the vote on the seat, { $what } …
black-abyss-lead-in-command = Order { $what } …
black-abyss-lead-in-hand-over = Hand the battle over to { $what } …
black-abyss-lead-in-ships = Lead { $what } …
black-abyss-lead-in-place = { $ship } is on { $square }. Move it …
black-abyss-lead-in-mount = { $what } · Fit with …
black-abyss-lead-in-unmount = Remove from { $what } …
black-abyss-lead-in-doing = { $what } · { $doing } …

## Several purchases as a form
black-abyss-do-basket = Buy several things
black-abyss-ask-techs = Research
black-abyss-ask-ships = Ships
black-abyss-ask-buildings = Buildings
black-abyss-ask-tiles = Ship tiles
black-abyss-ask-repairs = Repairs
black-abyss-about-left = You have { $food } food, { $energy } energy, { $minerals } { $minerals ->
    [one] mineral
   *[other] minerals
}.
black-abyss-about-colonies-first = You can found a colony only before you buy.
black-abyss-about-unlisted = Find { $count } more under “{ $menu }”.
black-abyss-about-techs = { $left }
black-abyss-about-ships = New ships are empty. { $left }
black-abyss-about-buildings = Each goes on a free tile that suits it. { $left }
black-abyss-about-tiles = Each goes on the next free section. { $left }
black-abyss-about-tiles-gone = On the next free section. Sold out: { $more ->
    [0] { LIST($tiles, "and") }
   *[other] { $tiles } and { $more } more
}.
black-abyss-about-repairs = { $left }
black-abyss-label-built-at = { $place } ({ $free } free): { $what }
black-abyss-label-sold-at = { $place }: { $what }
black-abyss-label-sold-ship = { $ship }: { $number ->
    [1] {""}
    [2] {"second "}
    [3] {"third "}
   *[other] { $number }th{" "}
}{ $what }

## Damage as a form
black-abyss-do-cover-all = Choose for all ships
black-abyss-ask-cover = { $ship }
black-abyss-about-cover = Choose the sections that stop working: as many as were hit.

## The ballot as a form
black-abyss-ask-law-new = { $law } (new)
black-abyss-ask-law-standing = { $law } (in force)
black-abyss-ask-seat-now = Tribunal seat
black-abyss-ask-seat-later = Tribunal seat (voted on next)
black-abyss-about-candidate = You are a candidate and have { $votes } { $votes ->
    [one] vote
   *[other] votes
}.
black-abyss-about-no-candidate-few = You're not a candidate: you have { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} and need { $least }.
black-abyss-about-no-candidate-planets = You're not a candidate: someone else has { $votes } { $votes ->
    [one] vote
   *[other] votes
}, too, and more planets.
black-abyss-answer-for-new = For
black-abyss-answer-against-new = Against
black-abyss-answer-abstain-new = Abstain
black-abyss-answer-for-standing = Keep it
black-abyss-answer-against-standing = End it
black-abyss-answer-abstain-standing = Abstain
black-abyss-answer-candidate = { $seat } (has { $votes } { $votes ->
    [one] vote
   *[other] votes
})
black-abyss-answer-nobody = Nobody (abstain)
black-abyss-answer-later = Wait for the result
black-abyss-answer-prepared = As I have prepared it

## Labels below them
black-abyss-label-column = Column { $column }
black-abyss-label-dark = { $hex }: unexplored
black-abyss-label-hex = { $hex }: { $tile }
black-abyss-label-hex-habitable = { $hex }: { $tile }, your people can live there
black-abyss-label-hex-hostile = { $hex }: { $tile }, your people can't live there
black-abyss-label-hex-foes = { $hex }: { $tile } (enemy: { $foes })
black-abyss-label-foes = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
black-abyss-label-fleet = { $count ->
    [2] both
   *[other] all { $count }
} { $hull ->
    [fighter] fighters
    [transport] transports
    [frigate] frigates
    [cruiser] cruisers
    [dreadnought] dreadnoughts
   *[all] ships
} from { $hex }
black-abyss-label-jump = to { $hex }: { $ships }
black-abyss-label-asteroids = { $ships }, through asteroids ({ $odds }% chance of a hit)
black-abyss-label-from = { $ship } from { $hex }{ $hits ->
    [0] { "" }
    [one] , 1 hit
   *[other] , { $hits } hits
}
black-abyss-label-fleet-part = { $count } { $hull ->
    [fighter] { $count ->
        [one] fighter
       *[other] fighters
    }
    [transport] { $count ->
        [one] transport
       *[other] transports
    }
    [frigate] { $count ->
        [one] frigate
       *[other] frigates
    }
    [cruiser] { $count ->
        [one] cruiser
       *[other] cruisers
    }
    [dreadnought] { $count ->
        [one] dreadnought
       *[other] dreadnoughts
    }
   *[all] { $count ->
        [one] ship
       *[other] ships
    }
} that can go, from { $hex }
black-abyss-label-some = some ships from { $hex }
black-abyss-label-seat = { $seat }
black-abyss-label-war = Declare war on { $seat }
black-abyss-label-offer = { $kind ->
    [passage] Offer { $what } to { $seat }
   *[peace] Offer { $what } to { $seat }
}
black-abyss-label-talk-wish = Talk in private with { $seat }
black-abyss-label-talk-agree = Agree to talk in private with { $seat }
black-abyss-label-talk-end = End talks with { $seat }
black-abyss-label-talk-unwish = Take back the request to { $seat }
black-abyss-label-talk-refuse = Refuse to talk with { $seat }
black-abyss-label-withdraw = Withdraw the offer of { $what } to { $seat }
black-abyss-label-accept = Accept { $what } from { $seat }
black-abyss-label-decline = Decline { $what } from { $seat }
black-abyss-label-scan = Scan { $land }
black-abyss-label-land = { $land }: { $what }
black-abyss-label-ship = { $ship }{ $hex ->
    [here] { "" }
   *[other] { " " }at { $hex }
}{ $hits ->
    [0] { "" }
    [one] , 1 hit
   *[other] , { $hits } hits
}
black-abyss-label-priced = { $what } · { $price }
black-abyss-label-yard = at { $hex }
black-abyss-label-fitting = { $ship } at { $hex } ({ $fitted } of { $sections } fitted)
black-abyss-label-part = section { $section }: { $what } · { $price }
black-abyss-label-site = { $place } ({ $ground })
black-abyss-label-doze = { $what } at { $place } · { $price }
black-abyss-label-post = Marine at { $place } ({ $building }{ $count ->
    [0] { "" }
   *[other] , { $count } there
}) · { $price }
black-abyss-label-sale = { $goods ->
    [one] 1 good
   *[other] { $goods } goods
} · { $price }
black-abyss-label-take-back = Undo: { $entry }
black-abyss-gathered = { $sells ->
    [0] Buy or build …
   *[other] Buy, build or sell …
}
black-abyss-note-research = Makes ships, farms and scanners better{ $wins ->
    [0] {""}
   *[other] ; the Secret of Life wins the game
}
black-abyss-note-commission = A new ship at one of your docks
black-abyss-note-fit = Guns, engines, holds or a colony pod on an empty section of a ship
black-abyss-note-dark = In unexplored spaces asteroids hit about { $odds }% of ships; a fighter is lost at once
black-abyss-note-pod = Founds one colony; habitable and in fuel range: { $places }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
black-abyss-note-pod-nowhere = Founds one colony; no planet in fuel range is habitable for you yet
black-abyss-note-strip = Frees a section of a ship for something else
black-abyss-note-repair = Repairs a damaged section of a ship at a space port
black-abyss-note-build = Habitats, farms, mines, energy plants, docks and more on your planets
black-abyss-note-bulldoze = Removes one of your buildings and frees its land
black-abyss-note-recruit = Guards one of your buildings; a transport can carry it to attack elsewhere
black-abyss-note-sell = Goods that a transport has brought to a trade house
black-abyss-note-unscanned = All of these are still unknown, so it doesn't matter which you scan
black-abyss-note-talk = Only you two learn what you offer each other. An AI agrees to talk and answers with its next move
black-abyss-beside-talk-over = You and { $seat } have peace and passage: there is nothing left to offer in private.
black-abyss-note-level = { $powers }
black-abyss-note-bare = No yield is lost: no farm, mine or energy plant can stand here
black-abyss-note-yields-farm = Gives food each cycle; other farmland may give goods to sell as well
black-abyss-note-yields-mine = Gives minerals each cycle; other mineral land may give goods to sell as well
black-abyss-note-yields-energy-plant = Gives energy each cycle; other energy land may give goods to sell as well
black-abyss-note-yields-good-farm = Gives food each cycle, and { $good } to sell at a trade house
black-abyss-note-yields-good-mine = Gives minerals each cycle, and { $good } to sell at a trade house
black-abyss-note-yields-good-energy-plant = Gives energy each cycle, and { $good } to sell at a trade house
black-abyss-note-covers-farm = Covers plains where a farm could stand
black-abyss-note-covers-mine = Covers mineral land where a mine could stand
black-abyss-note-covers-energy-plant = Covers energy land where an energy plant could stand
black-abyss-note-covers-good-farm = Covers plains where a farm could give food and { $good }
black-abyss-note-covers-good-mine = Covers mineral land where a mine could give minerals and { $good }
black-abyss-note-covers-good-energy-plant = Covers energy land where an energy plant could give energy and { $good }
black-abyss-label-done-empty = Done: buy nothing
black-abyss-label-done = Done: { $count ->
    [one] 1 purchase
   *[other] { $count } purchases
}
black-abyss-label-count = { $count } of them
black-abyss-label-capture = capture it
black-abyss-label-raze = raze it
black-abyss-label-for = for
black-abyss-label-against = against
black-abyss-label-abstain = abstain
black-abyss-label-either = in any case
black-abyss-label-passed = if the new resolution passes
black-abyss-label-rejected = if the new resolution is rejected
black-abyss-label-berthed = { $ship }, on { $square }
black-abyss-label-square = to { $square }
black-abyss-label-fighting = { $ship } on { $square }{ $left ->
    [0] {""}
    [one] {" "}(can still move 1 square)
   *[other] {" "}(can still move { $left } squares)
}
black-abyss-label-steer = Move
black-abyss-label-landing = Land marines
black-abyss-label-by-order = By order
black-abyss-label-ashore = at { $land }
black-abyss-label-bombed = Bomb { $seat } ({ $odds }%)
black-abyss-label-target = Fire no. { $section } at { $ship }, on { $square } ({ $odds }%{ $lowered ->
    [asteroids] , lowered by asteroids
    [shield] , lowered by its shield
    [both] , lowered by shield and asteroids
   *[none] { "" }
})
black-abyss-label-trust = the order chooses the sections
black-abyss-label-ask = I choose the sections
black-abyss-label-handed-trust = { $order }, which also chooses the sections
black-abyss-label-handed-ask = { $order }, I choose the sections
black-abyss-label-handed-fight = Hand over to { $order }
black-abyss-label-armed = Fire no. { $section }: { $tile }
black-abyss-label-section = section { $section }: { $tile }

## Refusals
black-abyss-refused-not-now = You can't do that now. The board says whose turn it is.
black-abyss-refused-eliminated = Your race is out of the game.
black-abyss-refused-no-such-seat = No player sits there. Choose someone else.
black-abyss-refused-at-war = You're already at war with them.
black-abyss-refused-war-after-moving = You can only declare war before you move anything. Wait for the next cycle.
black-abyss-refused-war-banned = A resolution of the tribunal forbids new wars.
black-abyss-refused-offers-spent = You have made all your offers for this cycle.
black-abyss-refused-no-such-offer = You can't make or answer that offer now.
black-abyss-refused-nothing-to-offer = You have peace and passage with them: there is nothing to offer in private.
black-abyss-refused-talking = You've already asked them to talk in private.
black-abyss-refused-no-talk = You have no private talks with them, and nobody has asked for any.
black-abyss-refused-no-private-talks = At this table everyone hears every offer.
black-abyss-refused-no-such-fleet = Choose ships of your own that are in one space.
black-abyss-refused-no-such-hex = The map has no such space.
black-abyss-refused-out-of-reach = These ships can't go there: the space is too far away, beyond your fuel range (the turquoise line) or closed.
black-abyss-refused-no-wormhole = No wormhole here leads to a known space.
black-abyss-refused-wormholes-shut = A resolution or event has shut the wormholes.
black-abyss-refused-jumped = A ship can jump once a turn, and not after an enemy has stopped it.
black-abyss-refused-no-such-land = Choose a land tile of the planet below the ship.
black-abyss-refused-explored = This land tile has been scanned already.
black-abyss-refused-no-scans = You have no scans left on this planet this turn, or no ship above it.
black-abyss-refused-no-such-ship = That isn't your ship.
black-abyss-refused-no-marines = None of your marines can do that now.
black-abyss-refused-no-room = The ship has no room for that.
black-abyss-refused-cannot-land = Marines land only on a habitable planet, on a scanned tile without water that is empty or yours.
black-abyss-refused-enemy-here = An enemy is here. Drive them away first.
black-abyss-refused-no-goods = There are no such goods from another planet here.
black-abyss-refused-cannot-march = Marines march to a neighbouring tile without water that is free or yours; to an enemy's only in ground combat.
black-abyss-refused-nothing-to-take = None of your marines stand on an enemy building there.
black-abyss-refused-wonders-stand = A wonder cannot be destroyed.
black-abyss-refused-cannot-settle = A colony needs a colony pod over a habitable planet, and a scanned, empty tile without water.
black-abyss-refused-inhospitable = Your people can't live there yet. The technology Habitability opens more planets to them.
black-abyss-refused-no-free-land = No scanned, empty land tile without water is left there. Scan more of the planet.
black-abyss-refused-no-such-passage = You have no passage with them to end.
black-abyss-refused-no-passage = You're at peace with whoever lives there. Agree on passage first.
black-abyss-refused-no-such-square = That ship can't stand there now.
black-abyss-refused-no-weapon = No weapon works there, or it has already fired this round.
black-abyss-refused-out-of-range = That's out of range, or no longer there.
black-abyss-refused-no-refuge = There's no space your ships could flee to.
black-abyss-refused-no-planet-to-bomb = There is no planet in this battle. Choose another order.
black-abyss-refused-no-such-order = Choose one of the standing orders on offer.
black-abyss-refused-no-section = That section can't be used for this.
black-abyss-refused-no-free-section = No section of that ship is free.
black-abyss-refused-no-such-building = You have no such building there.
black-abyss-refused-other-number = Choose exactly as many buildings as have to stop working.
black-abyss-refused-no-such-technology = You can't get another level of this technology now.
black-abyss-refused-no-such-resolution = You can't choose this resolution.
black-abyss-refused-too-dear = You can't pay for this: you lack { $missing }.
black-abyss-refused-no-dock = You need a working dock there; cruisers and dreadnoughts need a large one.
black-abyss-refused-no-supply = There are none of these left.
black-abyss-refused-heavy-banned = A resolution forbids building cruisers and dreadnoughts.
black-abyss-refused-fleet-limit = A resolution allows no more ships in a fleet.
black-abyss-refused-needs-technology = You lack the technology for this.
black-abyss-refused-loaded = The hold is loaded. Unload it first.
black-abyss-refused-undamaged = This section isn't damaged.
black-abyss-refused-no-port = You need a working space port there.
black-abyss-refused-nothing-chosen = Choose at least one thing to buy.
black-abyss-refused-not-together = Buy this on its own, from its own menu.
black-abyss-refused-not-empty = Choose a scanned, empty land tile.
black-abyss-refused-wrong-terrain = This building can't stand on this terrain.
black-abyss-refused-no-habitat = No habitat of yours there can support it. Build a habitat first.
black-abyss-refused-fitting = { $tile } on { $ship }: { $why } Nothing was bought.
black-abyss-refused-building = { $building } at { $place }: { $why } Nothing was bought.
black-abyss-refused-no-land-left = No suitable land is left there{ $count ->
    [0] { "" }
   *[other] {" "}after { LIST($earlier, "and") }
}.
black-abyss-refused-no-way-home = To return to your lost home world, you need a ship there. No enemy ship may be there.
black-abyss-refused-wonder-stands = This wonder is already built.
black-abyss-refused-habitat-needed = Other buildings depend on this habitat.
black-abyss-refused-no-market = Goods sell at a trade house, on a planet with a trade icon of the same resource.
black-abyss-refused-nothing-to-take-back = Only your latest purchase can be undone.
black-abyss-refused-depended-on = Someone has already used what you'd undo.
black-abyss-refused-returns-spent = You can't undo any more purchases this cycle.
black-abyss-refused-no-home-here = Choose an unexplored space, not in a corner, four spaces from other homes, with room left for the next.
black-abyss-refused-ballot-closed = You have no open ballot.
black-abyss-refused-seat-later = The seat is voted on after the resolutions. You can prepare your vote.
black-abyss-refused-not-tied = Choose one of those that are tied.
black-abyss-refused-ballot-in = You've already voted. You can still change your ballot.
black-abyss-refused-marks-spent = You've changed your ballot as often as you may. It stays as it is.
black-abyss-refused-marked-so = Your ballot already says that.
black-abyss-refused-no-candidate = Vote for a candidate, or for nobody.

## The basket
black-abyss-entry-researched = { $what }
black-abyss-entry-ship = { $ship } at { $place }
black-abyss-entry-tile = { $what } on { $ship }
black-abyss-entry-stripped = { $what } off { $ship }
black-abyss-entry-repair = repair of { $ship }, section { $number }
black-abyss-entry-building = { $what } at { $place }
black-abyss-entry-bulldozed = bulldozing { $what } at { $place }
black-abyss-entry-marine = Marine at { $place }
black-abyss-entry-sold = goods of { $ship } sold
black-abyss-say-entries = { $more ->
    [0] This turn
   *[other] Latest this turn
}: { $entries }.
black-abyss-say-entry = { $number }. { $entry } ({ $price })
black-abyss-say-left = Left to spend: { $food } { ICON("food") }, { $energy } { ICON("energy") }, { $minerals } { ICON("minerals", $minerals) }.
black-abyss-say-spent = Already paid: { $count ->
    [one] 1 purchase
   *[other] { $count } purchases
}, { $balance } in all.
black-abyss-say-coming = Next cycle: +{ $food } { ICON("food") }, +{ $energy } { ICON("energy") }, +{ $minerals } { ICON("minerals", $minerals) }.
black-abyss-say-back = { $count ->
    [one] You can undo one more purchase this cycle.
   *[other] You can undo { $count } more purchases this cycle.
}
black-abyss-say-kept = { $entry } stays: someone has already used it.
black-abyss-say-returns-spent = { $entry } stays: you can't undo any more purchases this cycle.
black-abyss-say-gone = { $only ->
    [0] { $what } is sold out: { LIST($seats, "and") } bought the last { $count ->
        [one] one
       *[other] ones
    }
   *[other] { LIST($seats, "and") } has built { $what }: the game has only one of each wonder
}.
black-abyss-beside-ship = Sections of { $ship } at { $hex }: { $sections }
black-abyss-beside-section = no. { $section } { $tile }
black-abyss-beside-empty = no. { $section } empty
black-abyss-beside-hit = no. { $section } { $tile } (hit)
black-abyss-beside-dear = Too expensive now: { $things }.
black-abyss-beside-lacks = { $what } ({ $missing } short)
black-abyss-beside-any-research = research
black-abyss-beside-any-build = buildings
black-abyss-beside-any-commission = ships
black-abyss-beside-any-fit = ship tiles
black-abyss-beside-no-land = You have no free land to build on. { $dark ->
    [0] Look for other planets.
   *[other] Scan more land or found a colony.
}
black-abyss-beside-none-left = None left for anybody: { LIST($tiles, "and") }.
black-abyss-beside-no-colony = { $ship } can't found a colony at { $place }. { $why }
black-abyss-beside-no-research = You can't pay for any research now. { $what }: { $missing } short.
black-abyss-beside-no-build = You can't pay for any building now. { $what }: { $missing } short.
black-abyss-beside-no-commission = You can't pay for any ship yet. { $what }: { $missing } short.
black-abyss-beside-no-fit = You can't pay for any ship tile yet. { $what }: { $missing } short.

## Facts
black-abyss-fact-founded = { $seat } of the { $race } founded a home world at { $place }.
black-abyss-fact-cycle-began = Cycle { $cycle } began; { $seat } goes first.
black-abyss-fact-produced = { $seat } collected { LIST($parts, "and") }.
black-abyss-fact-ran-out = The supply of { $resource } ran out before everyone was paid: all { $chips } chips are in play.
black-abyss-fact-war-declared = { $seat } declared war on { $other }.
black-abyss-fact-offered = { $seat } offered { $other } { $what }.
black-abyss-fact-withdrawn = { $seat } withdrew the offer of { $what } to { $other }.
black-abyss-fact-accepted = { $seat } accepted { $what } from { $other }.{ $passage ->
    [0] {" Their war is over."}
   *[other] { "" }
}
black-abyss-fact-declined = { $seat } declined { $what } from { $other }.
black-abyss-fact-agreed = { $seat } and { $other } agreed on { $what }.{ $passage ->
    [0] {" Their war is over."}
   *[other] { "" }
}
black-abyss-fact-whisper-offered = In private { $seat } offered { $other } { $what }.
black-abyss-fact-whisper-withdrawn = In private { $seat } withdrew the offer of { $what } to { $other }.
black-abyss-fact-whisper-accepted = In private { $seat } accepted { $what } from { $other }.{ $passage ->
    [0] {" Their war is over."}
   *[other] { "" }
}
black-abyss-fact-whisper-declined = In private { $seat } declined { $what } from { $other }.
black-abyss-fact-notice = { $seat } gave { $other } notice to end { $what }, which lasts until the end of the next cycle.
black-abyss-fact-lapsed = { $seat } and { $other } no longer have { $what }.
black-abyss-topic-diplomacy = Diplomacy
black-abyss-fact-talk-wished = { $seat } asked { $other } to talk in private.
black-abyss-fact-talk-opened = { $seat } and { $other } now talk in private. Only they hear what they offer each other.
black-abyss-fact-talk-ended = { $seat } ended the private talks with { $other }.
black-abyss-fact-talk-refused = { $seat } refused to talk with { $other } in private.
black-abyss-fact-moved = { $seat } moved { LIST($ships, "and") } from { $start } to { $place }.
black-abyss-fact-jumped = { $seat } jumped with { LIST($ships, "and") } from { $start } to { $place }.
black-abyss-fact-turned-up = { $seat } discovered { $place }: { $tile }.
black-abyss-fact-turned-up-twin = { $seat } discovered { $place }: { $tile }. Its keeper fights every ship there.
black-abyss-fact-turned-back = { $seat } discovered { $place }: { $tile }. The ships turned back.
black-abyss-fact-charted = The charts showed { $place }: { $tile }.
black-abyss-fact-surveyed = { $seat } scanned { $place }: { $found }.
black-abyss-fact-aboard = { $seat } took { $what } aboard at { $place }.
black-abyss-fact-landed = { $seat } landed { $what } at { $place }.
black-abyss-fact-recalled = { $count ->
    [one] A marine
   *[other] { $count } marines
} of { $seat } left { $place }, where { $other } lives, for { $home }: they are at peace.
black-abyss-fact-disbanded = { $count ->
    [one] A marine
   *[other] { $count } marines
} of { $seat } at { $place }, where { $other } lives, { $count ->
    [one] was
   *[other] were
} dismissed. They are at peace, and no colony had room.
black-abyss-fact-marched = { $seat } marched { $count ->
    [one] a marine
   *[other] { $count } marines
} to { $place }.
black-abyss-fact-fought = { $seat } attacked { $other } at { $place } with { $count ->
    [one] a marine
   *[other] { $count } marines
}, lost { $lost } and killed { $slain }.
black-abyss-fact-captured = { $seat } captured { $building } from { $other } at { $place }.
black-abyss-fact-occupied = { $seat } took { $building } at { $place }, which nobody owned.
black-abyss-fact-razed = { $seat } razed { $building } of { $other } at { $place }.
black-abyss-fact-settled = { $seat } founded a colony at { $place }.
black-abyss-fact-battle-began = { $place ->
    [here] The battle of { $seat } and { $other } began.
   *[other] { $wild ->
        [0] { $seat } attacked { $other } at { $place }
       *[other] { $seat } met { $other } in battle at { $place }
    }.
}
black-abyss-fact-commanded = { $seat }'s order{ $place ->
    [here] { "" }
   *[other] {" "}at { $place }
}: { $order }.
black-abyss-fact-led = { $seat } chose to lead the battle{ $place ->
    [here] { "" }
   *[other] {" "}at { $place }
}.
black-abyss-fact-missed = { $ship } was missed by { $by }.
black-abyss-fact-steered-closer = { $ship } moved closer.
black-abyss-fact-steered-away = { $ship } moved away.
black-abyss-fact-steered-aside = { $ship } moved.
black-abyss-fact-bombed = { $seat } was hit by { $by } at { $place }.
black-abyss-fact-bomb-missed = { $seat } was missed by { $by } at { $place }.
black-abyss-fact-hit = { $ship } was hit by { $by }.
black-abyss-fact-round-began = Round { $round } began.
black-abyss-fact-glanced = { $ship } deflected a hit by { $by }.
black-abyss-fact-destroyed = { $ship } was destroyed by { $by }.
black-abyss-fact-lost = { $seat } lost { $building } at { $place } to { $by }.
black-abyss-fact-plundered = { $seat } plundered { LIST($parts, "and") } from { $other }.
black-abyss-fact-raided = { $seat } destroyed { $building } of { $other } at { $place } and plundered { $count } { $count ->
    [one] resource
   *[other] resources
}.
black-abyss-fact-fled = { $seat } fled { $start ->
    [here] { "" }
   *[other] from { $start }{" "}
}to { $place }.
black-abyss-fact-withdrew = { $seat } withdrew { $start ->
    [here] { "" }
   *[other] from { $start }{" "}
}to { $place }.
black-abyss-fact-battle-ended = The battle{ $place ->
    [here] { "" }
   *[other] { " " }at { $place }
} ended after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}{ $sides ->
    [0] {" "}with no ships left
   *[other] { "" }
}.
black-abyss-fact-battle-won = { $winner } won the battle{ $place ->
    [here] { "" }
   *[other] { " " }at { $place }
}{ $against ->
    [0] { "" }
   *[other] { " " }against { $other }
} after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}{ $gone ->
    [0] { $ships ->
        [0] { "" }
        [one] {" "}with 1 ship left
       *[other] {" "}with { $ships } ships left
    }
   *[other] : the enemy retreated
}.
black-abyss-fact-felled = { $seat } defeated the { $wild }.
black-abyss-fact-idled = { $seat } had to shut down { $building } at { $place }.
black-abyss-fact-researched = { $seat } researched { $tech }.
black-abyss-fact-found = { $seat } found a technology: { $tech }.
black-abyss-fact-secret-begun = { $seat } began the { $tech } and wins at the end of the next cycle, unless driven from the home world.
black-abyss-fact-secret-lost = { $seat } must begin the { $tech } again: there was no habitat on the home world.
black-abyss-fact-bought-ship = { $seat } built { $what } at { $place }.
black-abyss-fact-bought-tile = { $seat } fitted { $what } at { $place }.
black-abyss-fact-bought-stripped = { $seat } removed { $what } at { $place }.
black-abyss-fact-bought-tile-on = { $seat } fitted { $what } to { $ship } at { $place }.
black-abyss-fact-bought-stripped-on = { $seat } removed { $what } from { $ship } at { $place }.
black-abyss-fact-bought-repair = { $seat } repaired { $what } at { $place }.
black-abyss-fact-bought-building = { $seat } built { $what } at { $place }.
black-abyss-fact-bought-bulldozed = { $seat } bulldozed { $what } at { $place }.
black-abyss-fact-bought-marine = { $seat } recruited { $what } at { $place }.
black-abyss-fact-shared = { $seat } got { $price } from { $other }'s sale at { $place }.
black-abyss-fact-sold = { $seat } sold { $goods ->
    [one] a good
   *[other] { $goods } goods
} at { $place } for { $price }.
black-abyss-back-researched = { $what }, one level
black-abyss-back-ship = { $what } at { $place }
black-abyss-back-tile = { $what } at { $place }
black-abyss-back-stripped = { $what }, removed at { $place }
black-abyss-back-repair = { $what }, repaired at { $place }
black-abyss-back-building = { $what } at { $place }
black-abyss-back-bulldozed = { $what }, bulldozed at { $place }
black-abyss-back-marine = { $what } at { $place }
black-abyss-back-sold = sale of goods at { $place }
black-abyss-fact-took-back = { $seat } undid this: { $what }.
black-abyss-fact-ended-part = { $seat } finished { $phase }.
black-abyss-fact-event = Event “{ $event }”. { $effect }
black-abyss-fact-appeared = { $wild } { $keeper ->
    [0] appeared at
   *[other] came back to
} { $place }.
black-abyss-fact-roamed = { $wild } moved to { $place }.
black-abyss-change-food = { $amount } food
black-abyss-change-energy = { $amount } energy
black-abyss-change-minerals = { $amount } { $count ->
    [one] mineral
   *[other] minerals
}
black-abyss-fact-changed = { $seat }: { $parts }.
black-abyss-fact-picked = { $seat } has picked the resolution that will be voted on.
black-abyss-fact-picked-own = You put { $law } to the vote.
black-abyss-fact-put = { $law } is put to the vote.
black-abyss-fact-nominated = Candidates for the tribunal seat: { $seats }.
black-abyss-fact-ballots-in = { $count ->
    [one] 1 of { $of } has
   *[other] { $count } of { $of } have
} voted.
black-abyss-fact-ballot-mine = You have cast your ballot; { $count ->
    [one] 1 of { $of } has
   *[other] { $count } of { $of } have
} voted.
black-abyss-fact-voted = With { $weight ->
    [one] 1 vote
   *[other] { $weight } votes
}, { $seat } voted { LIST($parts, "and") }.
black-abyss-fact-abstained = With { $weight ->
    [one] 1 vote
   *[other] { $weight } votes
}, { $seat } abstained.
black-abyss-law = { $law }
black-abyss-voted-for = for { LIST($laws, "and") }
black-abyss-voted-against = against { LIST($laws, "and") }
black-abyss-voted-seat = for { $candidate }
black-abyss-fact-passed = { $law } { $in_force ->
    [0] passed
   *[other] stays in force
}, { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} to { $against }.
black-abyss-fact-rejected = { $law } { $in_force ->
    [0] failed
   *[other] ends
}{ $votes ->
    [0] { $against ->
        [0] : everyone abstained
        [one] : the only vote was against it
       *[other] : all { $against } votes were against it
    }
    [one] , 1 vote to { $against }
   *[other] , { $votes } votes to { $against }
}.
black-abyss-fact-seated = { $seat } took the tribunal seat{ $terms ->
    [one] { "" }
   *[other] : term { $terms } in a row
}.
black-abyss-fact-elected = { $seat } took the tribunal seat with { $votes } of { $cast } { $cast ->
    [one] vote
   *[other] votes
}{ $terms ->
    [one] { "" }
   *[other] : term { $terms } in a row
}.
black-abyss-fact-unseated = Nobody took the tribunal seat.
black-abyss-fact-unseated-tie = Nobody took the tribunal seat, as the candidates were tied and no leader could decide.
black-abyss-fact-eliminated = { $seat } is out of the game.

## The chronicle
black-abyss-phase-production = production
black-abyss-phase-events = events
black-abyss-chapter = Cycle { $cycle } · { $phase }
black-abyss-chapter-fitting = The fleets
black-abyss-chapter-fleet-battle = The battle
black-abyss-chapter-setup = The founding of home worlds
black-abyss-story-incomes = Income (food/energy/minerals): { LIST($incomes, "and") }.
black-abyss-story-income = { $seat } { $food }/{ $energy }/{ $minerals }
black-abyss-story-hits = { $hits }
black-abyss-story-round = Round { $round }: { $hits }
black-abyss-story-clause = { $what }.
black-abyss-story-hit = { $ship } was hit by { $by }
black-abyss-story-glanced = { $ship } deflected a hit by { $by }
black-abyss-story-destroyed = { $ship } was destroyed by { $by }
black-abyss-story-steered-closer = { $seat } moved { $count ->
    [one] a ship
   *[other] { $count } ships
} closer
black-abyss-story-steered-away = { $seat } moved { $count ->
    [one] a ship
   *[other] { $count } ships
} away
black-abyss-story-steered-aside = { $seat } moved { $count ->
    [one] a ship
   *[other] { $count } ships
} without getting closer
black-abyss-story-misses = { $seat } missed { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
} with { LIST($by, "and") }
black-abyss-story-times = { $what } ({ $count ->
    [2] twice
    [3] three times
    [4] four times
   *[other] { $count } times
})
black-abyss-story-deeds = { $seat } { LIST($deeds, "and") }.
black-abyss-story-losses = { $seat } lost { LIST($ships, "and") }.
black-abyss-story-charted = The charts showed { LIST($what, "and") }.
black-abyss-story-losses-in-battle = { $seat } lost { LIST($ships, "and") } in the battle against { $other }{ $place ->
    [here] { "" }
   *[other] {" "}at { $place }
}.
black-abyss-yours-lost = You lost { LIST($ships, "and") }.
black-abyss-yours-lost-in-battle = You lost { LIST($ships, "and") } in the battle against { $other }{ $place ->
    [here] { "" }
   *[other] {" "}at { $place }
}.
black-abyss-yours-war-declared = { $seat } declared war on you.
black-abyss-yours-battle-began = { $place ->
    [here] Your battle against { $seat } began.
   *[other] { $seat } attacked you at { $place }.
}
black-abyss-yours-plundered = { $seat } plundered { LIST($parts, "and") } from you.
black-abyss-yours-raided = { $seat } destroyed { $building } of yours at { $place } and plundered { $count } { $count ->
    [one] resource
   *[other] resources
}.
black-abyss-yours-offered = { $seat } offered you { $what }.
black-abyss-yours-accepted = { $seat } accepted { $what } from you.{ $passage ->
    [0] {" Your war is over."}
   *[other] { "" }
}
black-abyss-yours-declined = { $seat } declined { $what } from you.
black-abyss-yours-notice = { $seat } gave you notice to end { $what }, which lasts until the end of the next cycle.
black-abyss-yours-talk-wished = { $seat } asked you to talk in private.
black-abyss-yours-talk-ended = { $seat } ended the private talks with you.
black-abyss-yours-talk-refused = { $seat } refused to talk with you in private.
black-abyss-yours-battle-won = { $winner } won the battle{ $place ->
    [here] { "" }
   *[other] { " " }at { $place }
} against you after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}{ $gone ->
    [0] { $ships ->
        [0] { "" }
        [one] {" "}with 1 ship left; you have none
       *[other] {" "}with { $ships } ships left; you have none
    }
   *[other] : your ships retreated
}.
black-abyss-own-deeds = You { LIST($deeds, "and") }.
black-abyss-own-fled = You fled { $start ->
    [here] { "" }
   *[other] from { $start }{" "}
}to { $place }.
black-abyss-own-withdrew = You withdrew { $start ->
    [here] { "" }
   *[other] from { $start }{" "}
}to { $place }.
black-abyss-own-plundered = You plundered { LIST($parts, "and") } from { $other }.
black-abyss-own-raided = You destroyed { $building } of { $other } at { $place } and plundered { $count } { $count ->
    [one] resource
   *[other] resources
}.
black-abyss-own-battle-won = You won the battle{ $place ->
    [here] { "" }
   *[other] { " " }at { $place }
}{ $against ->
    [0] { "" }
   *[other] { " " }against { $other }
} after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}{ $gone ->
    [0] { $ships ->
        [0] { "" }
        [one] {" "}with 1 ship left
       *[other] {" "}with { $ships } ships left
    }
   *[other] : the enemy retreated
}.
black-abyss-own-seated = You took the tribunal seat{ $terms ->
    [one] { "" }
   *[other] : term { $terms } in a row
}.
black-abyss-own-elected = You took the tribunal seat with { $votes } of { $cast } { $cast ->
    [one] vote
   *[other] votes
}{ $terms ->
    [one] { "" }
   *[other] : term { $terms } in a row
}.
black-abyss-own-voted = With { $weight ->
    [one] 1 vote
   *[other] { $weight } votes
}, you voted { LIST($parts, "and") }.
black-abyss-own-abstained = With { $weight ->
    [one] 1 vote
   *[other] { $weight } votes
}, you abstained.
black-abyss-own-battle-began = { $place ->
    [here] Your battle against { $other } began.
   *[other] { $wild ->
        [0] You attacked { $other } at { $place }
       *[other] You met { $other } in battle at { $place }
    }.
}
black-abyss-own-war-declared = You declared war on { $other }.
black-abyss-own-offered = You offered { $other } { $what }.
black-abyss-own-accepted = You accepted { $what } from { $other }.{ $passage ->
    [0] {" Your war is over."}
   *[other] { "" }
}
black-abyss-own-declined = You declined { $what } from { $other }.
black-abyss-own-notice = You gave { $other } notice to end { $what }, which lasts until the end of the next cycle.
black-abyss-own-talk-wished = You asked { $other } to talk in private.
black-abyss-own-talk-opened = You and { $other } now talk in private. Only you two hear what you offer each other.
black-abyss-own-talk-ended = You ended the private talks with { $other }.
black-abyss-own-talk-refused = You refused to talk with { $other } in private.
black-abyss-own-withdrawn = You withdrew the offer of { $what } to { $other }.
black-abyss-own-whisper-offered = In private you offered { $other } { $what }.
black-abyss-own-whisper-withdrawn = In private you withdrew the offer of { $what } to { $other }.
black-abyss-own-whisper-accepted = In private you accepted { $what } from { $other }.{ $passage ->
    [0] {" Your war is over."}
   *[other] { "" }
}
black-abyss-own-whisper-declined = In private you declined { $what } from { $other }.
black-abyss-yours-withdrawn = { $seat } withdrew the offer of { $what } to you.
black-abyss-yours-whisper-offered = In private { $seat } offered you { $what }.
black-abyss-yours-whisper-withdrawn = In private { $seat } withdrew the offer of { $what } to you.
black-abyss-yours-whisper-accepted = In private { $seat } accepted { $what } from you.{ $passage ->
    [0] {" Your war is over."}
   *[other] { "" }
}
black-abyss-yours-whisper-declined = In private { $seat } declined { $what } from you.
black-abyss-own-commanded = Your order{ $place ->
    [here] { "" }
   *[other] {" "}at { $place }
}: { $order }.
black-abyss-own-led = You chose to lead the battle{ $place ->
    [here] { "" }
   *[other] {" "}at { $place }
}.
black-abyss-own-lost = You lost { $building } at { $place } to { $by }.
black-abyss-own-idled = You had to shut down { $building } at { $place }.
black-abyss-own-recalled = { $count ->
    [one] A marine
   *[other] { $count } marines
} of yours left { $place }, where { $other } lives, for { $home }: you are at peace.
black-abyss-yours-recalled = { $count ->
    [one] A marine
   *[other] { $count } marines
} of { $seat } left { $place }, where you live, for { $home }: you are at peace.
black-abyss-own-disbanded = { $count ->
    [one] A marine of yours at { $place }, where { $other } lives, was
   *[other] { $count } marines of yours at { $place }, where { $other } lives, were
} dismissed: you are at peace, and no colony had room.
black-abyss-yours-disbanded = { $count ->
    [one] A marine of { $seat } at { $place }, where you live, was
   *[other] { $count } marines of { $seat } at { $place }, where you live, were
} dismissed: you are at peace, and no colony had room.
black-abyss-own-steered-closer = You moved { $count ->
    [one] a ship
   *[other] { $count } ships
} closer
black-abyss-own-steered-away = You moved { $count ->
    [one] a ship
   *[other] { $count } ships
} away
black-abyss-own-steered-aside = You moved { $count ->
    [one] a ship
   *[other] { $count } ships
} without getting closer
black-abyss-own-misses = You missed { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
} with { LIST($by, "and") }
black-abyss-did-moved = moved { LIST($what, "and") }
black-abyss-did-jumped = jumped with { LIST($what, "and") }
black-abyss-did-turned-up = discovered { LIST($what, "and") }
black-abyss-did-surveyed = scanned { LIST($what, "and") }
black-abyss-did-aboard = took aboard { LIST($what, "and") }
black-abyss-did-landed = landed { LIST($what, "and") }
black-abyss-did-marched = marched { LIST($what, "and") }
black-abyss-did-fought = attacked { LIST($what, "and") }
black-abyss-did-captured = captured { LIST($what, "and") }
black-abyss-did-razed = razed { LIST($what, "and") }
black-abyss-did-settled = founded a colony at { LIST($what, "and") }
black-abyss-did-researched = researched { LIST($what, "and") }
black-abyss-did-found = found a technology ({ $what })
black-abyss-did-bought-ship = built { LIST($what, "and") }
black-abyss-did-bought-tile = fitted { LIST($what, "and") }
black-abyss-did-bought-stripped = removed { LIST($what, "and") }
black-abyss-did-bought-repair = repaired { LIST($what, "and") }
black-abyss-did-bought-building = built { LIST($what, "and") }
black-abyss-did-bought-bulldozed = bulldozed { LIST($what, "and") }
black-abyss-did-bought-marine = recruited { LIST($what, "and") }
black-abyss-did-gained = gained { LIST($what, "and") }
black-abyss-did-lost = lost { LIST($what, "and") }
black-abyss-did-sold = sold { LIST($what, "and") }
black-abyss-item-way = { LIST($ships, "and") } from { $start } to { $place }
black-abyss-item-found = { $place } ({ $found })
black-abyss-item-stayed = the ships turned back
black-abyss-item-load = { $what } at { $place }
black-abyss-item-count = { $count ->
    [one] a marine
   *[other] { $count } marines
} to { $place }
black-abyss-item-fight = { $other } at { $place } with { $count ->
    [one] a marine
   *[other] { $count } marines
} ({ $lost } lost, { $slain } killed)
black-abyss-item-at = { $what } at { $place }
black-abyss-item-on-land = { $what } at { $place }
black-abyss-item-tile = { LIST($what, "and") } to { $ship } at { $place }
black-abyss-item-stripped = { LIST($what, "and") } from { $ship } at { $place }
black-abyss-item-of = { $what } of { $other } at { $place }
black-abyss-item-times = { $what } (x{ $count })
black-abyss-item-place = { $place }
black-abyss-item-lost = { LIST($ships, "and") } to { $by }
black-abyss-item-sale = { $goods ->
    [one] a good
   *[other] { $goods } goods
} at { $place } for { $price }

## The end
black-abyss-ended-military = { LIST($winners, "and") } won as the last race standing: no other has a habitat on its home world.
black-abyss-ended-tribunal = { LIST($winners, "and") } won by three terms of the tribunal seat.
black-abyss-ended-twins = { LIST($winners, "and") } won by holding the twin planets of the ancients.
black-abyss-ended-knowledge = { LIST($winners, "and") } won by the Secret of Life.
black-abyss-ended-limit = The last cycle ended; { $winners } won with the most votes.
black-abyss-ended-level = The last cycle ended in a tie for the most votes: { $winners }.

## The view in words
black-abyss-say-cycle = Cycle { $cycle }, { $phase }. { $you ->
    [seat] You go first.
   *[none] { $seat } goes first.
}
black-abyss-say-phase = Cycle { $cycle }, { $phase }.
black-abyss-say-active = It's { $seat }'s turn.
black-abyss-say-dark = { $count ->
    [0] The whole map is explored.
    [one] 1 space is unexplored.
   *[other] { $count } spaces are unexplored.
}
black-abyss-say-event = Event of this cycle: { $event }.
black-abyss-say-event-next = Event of the next cycle: { $event }.
black-abyss-say-battle = { $place ->
    [here] Battle{ $round ->
        [0] {""}
       *[other] , round { $round }
    }: { $you ->
        [seat] you against { $other }
        [other] { $seat } against you
       *[none] { $seat } against { $other }
    }.
   *[other] Battle at { $place }{ $round ->
        [0] {""}
       *[other] , round { $round }
    }: { $you ->
        [seat] you (attacking) against { $other }
        [other] { $seat } (attacking) against you
       *[none] { $seat } (attacking) against { $other }
    }.
}
black-abyss-say-notice = { $you ->
    [seat] You have given { $other } notice to end passage: it ends when cycle { $cycle } begins.
    [other] { $seat } has given you notice to end passage: it ends when cycle { $cycle } begins.
   *[none] { $seat } has given { $other } notice to end passage: it ends when cycle { $cycle } begins.
}
black-abyss-say-moving = { $seat } moves in the battle.
black-abyss-say-square = { $ship } stands on { $square }{ $owed ->
    [0] {""}
    [one] , hit once
   *[other] , hit { $owed } times
}.
black-abyss-say-offer = { $you ->
    [seat] { $other } has yet to answer your offer of { $what }.
    [other] You have yet to answer { $seat }'s offer of { $what }.
   *[none] { $other } has yet to answer { $seat }'s offer of { $what }.
}
black-abyss-say-talk = { $you ->
    [seat] You and { $other } talk in private.
    [other] You and { $seat } talk in private.
   *[none] { $seat } and { $other } talk in private.
}
black-abyss-say-wish = { $you ->
    [seat] { $other } has yet to answer your request to talk in private.
    [other] You have yet to answer { $seat }'s request to talk in private.
   *[none] { $other } has yet to answer { $seat }'s request to talk in private.
}
black-abyss-say-whisper = { $you ->
    [seat] You offer { $other } { $what }; only the two of you know.
    [other] { $seat } offers you { $what }; only the two of you know.
   *[none] { $seat } offers { $other } { $what }; only the two of you know.
}
black-abyss-say-fallen = { $seat } has no habitat left on the home world. { $seat } may build one again with a ship there, if no enemy ship is there.
black-abyss-say-out = { $seat } ({ $race }) is out of the game.
black-abyss-say-empire = { $seat } ({ $race }): { $food } { ICON("food") }, { $energy } { ICON("energy") }, { $minerals } { ICON("minerals", $minerals) }; { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}, { $planets ->
    [one] 1 planet
   *[other] { $planets } planets
}{ $wins ->
    [0] {""}
   *[other] , { $terms ->
        [one] 1 term
       *[other] { $terms } terms
    }
}.
black-abyss-say-people = Your people, the { $race }: { $strength }; { $weakness }.
black-abyss-say-income = { $seat } collects { LIST($parts, "and") } a cycle.
black-abyss-say-techs = { $seat } knows { LIST($techs, "and") }.
black-abyss-say-level = { $tech } level { $level }
black-abyss-say-wars = { $seat } is at war with { LIST($others, "and") }.
black-abyss-say-passages = { $seat } has passage with { LIST($others, "and") }.
black-abyss-say-keeper = { $seat } defeated the { $keeper }.
black-abyss-say-secret = { $seat } began the Secret of Life in cycle { $cycle }.
black-abyss-say-done = { $seat } is done buying.
black-abyss-brief-place = { $place } ({ $count })
black-abyss-brief-colonies = Buildings in the colonies of { $seat }: { $places }.
black-abyss-brief-outposts = Buildings of { $seat } on planets where they have no habitat: { $places }.
black-abyss-brief-fleet = { $place }: { $ships }
black-abyss-brief-fleets = Ships of { $seat }: { $fleets }.
black-abyss-brief-monsters = Monsters: { $fleets }.
black-abyss-say-hex = { $place }: { $tile }.
black-abyss-say-land = { $place }: { $parts }.
black-abyss-say-building = { $building } of { $seat }
black-abyss-say-left-behind = { $building } without an owner
black-abyss-say-idle = { $building } of { $seat } (not working)
black-abyss-say-marines = { $count ->
    [one] { $count } marine
   *[other] { $count } marines
} of { $seat }
black-abyss-say-goods = Stored here for { $seat }: { $what }.
black-abyss-say-ship = { $ship }: { $parts }; { $left ->
    [0] can't move now
    [one] can move 1 space
   *[other] can move { $left } spaces
}; aboard: { $load }.
black-abyss-say-vessel = { $ship }: { $parts }.
black-abyss-say-part = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
}
black-abyss-say-part-hit = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
} (hit)
black-abyss-say-leader = { $seat } leads the tribunal{ $terms ->
    [one] { "" }
   *[other] , { $terms } terms in a row
}.
black-abyss-say-laws = Resolutions in force: { LIST($laws, "and") }.
black-abyss-say-asked = You have yet to answer: { LIST($asked, "and") }.
black-abyss-say-asked-offer = { $what } with { $seat }
black-abyss-say-asked-whisper = { $what } with { $seat } (only the two of you know)
black-abyss-say-asked-talk = private talks with { $seat }
black-abyss-say-law = In force: { $law }.
black-abyss-say-drawn = Drawn for you to choose from: { $law }.
black-abyss-say-ballot = The tribunal votes on { LIST($laws, "and") }, and on the seat ({ $candidates }). { $count ->
    [one] 1 of { $of } has
   *[other] { $count } of { $of } have
} voted.
black-abyss-say-ballot-laws = The tribunal votes on { LIST($laws, "and") }, then on the seat ({ $candidates }). { $count ->
    [one] 1 of { $of } has
   *[other] { $count } of { $of } have
} voted.
black-abyss-say-ballot-seat = The tribunal votes on the seat ({ $candidates }). { $count ->
    [one] 1 of { $of } has
   *[other] { $count } of { $of } have
} voted.
black-abyss-say-prepared = Your prepared vote on the tribunal seat{ $when ->
    [either] { "" }
   *[other] , { $result }
}: { $seat }.
black-abyss-say-ahead = The tribunal meets soon: you are { $level ->
    [0] { "" }
   *[other] joint{ " " }
}{ $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} with { $votes } { $votes ->
    [one] vote
   *[other] votes
}. Candidates now: { LIST($stand, "and") }.
black-abyss-say-weights = Votes: { $parts }.
black-abyss-say-weight = { $seat } { $weight }
black-abyss-say-mark-for = You vote for { $law }.
black-abyss-say-mark-against = You vote against { $law }.
black-abyss-say-mark-abstain = You abstain on { $law }.
black-abyss-say-unmarked = You have yet to vote on: { $parts }.
black-abyss-say-favour = Your vote for the seat: { $seat }.

## The reference
black-abyss-card-needs = Needs { LIST($techs, "and") }.
black-abyss-card-priced = { $what } Price: { $price }. { $needs }
black-abyss-card-stocked = { $what } Price: { $price }; { $supply } in the game. { $needs }
black-abyss-card-hull = { $role } { $sections ->
    [one] 1 section
   *[other] { $sections } sections
}. Price: { $price }. Built at: { $dock }. Each race may have { $supply }.
black-abyss-role-fighter = A small warship whose weapon depends on your technology. The first hit destroys it.
black-abyss-role-transport = It carries colony pods, marines and goods, and has no guns of its own.
black-abyss-role-frigate = It explores and fights. You fit its sections yourself.
black-abyss-role-cruiser = It has room for guns, and for shields or armour too.
black-abyss-role-dreadnought = The largest warship, slow until its drives get better.
black-abyss-card-keeper = Guards a twin planet. Nobody can hold the planet before the keeper is beaten. On board: { $tiles }.
black-abyss-card-monster = Roams the map and attacks whoever it meets. On board: { $tiles }.
black-abyss-card-weapon = Weapon: d{ $die }, range { $range }, hits on { $hit }{ $top ->
    [0] {" "}or more
   *[other] {""}
}.
black-abyss-card-bomb = Bomb: d{ $die }, hits on { $hit } or more, from a square beside the planet.
black-abyss-card-shield = Lowers rolls against the ship by { $rating }; the best shield counts.
black-abyss-card-computer = The side with the higher computer total acts first in battle. This one counts { $rating }.
black-abyss-card-jammer = Lowers the enemy's computer total by { $rating }.
black-abyss-card-engine = Moves the ship { $rating ->
    [one] { $rating } square
   *[other] { $rating } squares
} in battle.
black-abyss-card-armour = A hit glances off if a d{ $die } shows { $hit } or more.
black-abyss-card-hold = Carries { $marines ->
    [one] { $marines } marine
   *[other] { $marines } marines
}{ $goods ->
    [0] { "" }
    [one] {" "}or { $goods } good
   *[other] {" "}or { $goods } goods (goods on transports only)
}.
black-abyss-card-pod = Founds one colony and is used up.
black-abyss-card-crew = Repairs one section of the ship after a battle.
black-abyss-card-scanner = { $rating } more { $rating ->
    [one] scan
   *[other] scans
} a turn.
black-abyss-card-level = Level { $level } costs { $price }: { $powers }.
black-abyss-card-levels = { $one } { $more }
black-abyss-card-tech = { $levels } { $needs }
black-abyss-card-secret = Wins the game. Needs { $levels } levels of other technologies. Price on the map with three rings: { $rings }; on the unexplored map: { $frontier }.
black-abyss-card-wonder = A wonder, one in the game: { $powers }.
black-abyss-card-habitat-building = Supports three other buildings. The first one on a planet founds a colony.
black-abyss-card-farm-building = Yields food on plains.
black-abyss-card-mine-building = Yields minerals on mineral land.
black-abyss-card-plant-building = Yields energy on energy land.
black-abyss-card-trade-building = Buys goods for 1 per space from where they were made. Its planet needs an icon of their resource.
black-abyss-card-small-dock-building = Builds and fits fighters, transports and frigates.
black-abyss-card-large-dock-building = Builds and fits all ships.
black-abyss-card-port-building = Repairs ships at half the price of the part.
black-abyss-card-battery-building = Fires at attackers before anybody else acts.
black-abyss-card-shield-building = Lowers the rolls of bombs.
black-abyss-card-race = Planets become habitable in this order: { $classes }. Strength: { $strength }. Weakness: { $weakness }.
black-abyss-card-event = { $effects }.
black-abyss-card-resolution = For { $whom }: { $powers }.
black-abyss-card-order = An order for your ships in a battle. { $how }
black-abyss-order = { $stance }; { $aim }; { $flee ->
    [0] never flees
    [101] flees as soon as it may
   *[other] flees below { $flee }% of its sections
}.
black-abyss-order-to-the-end = { $stance }; { $aim }.
black-abyss-stance-close = Closes in
black-abyss-stance-range = Closes in to its longest range and keeps that distance
black-abyss-stance-away = Stays away
black-abyss-aim-weakest = fires at the weakest
black-abyss-aim-strongest = fires at the strongest
black-abyss-aim-planet = makes for the planet
black-abyss-effect-lasting = In the next cycle: { $powers }
black-abyss-effect-spawn = { $wild } appears, roams the map and attacks whoever it meets
black-abyss-effect-storm = Every ship rolls d{ $die } and is hit on a roll of { $hits }
black-abyss-effect-quake = An earthquake takes { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
} from { $whom }, but no habitat or wonder
black-abyss-effect-fever = A fever takes a marine from { $whom } on each land tile with two or more marines
black-abyss-effect-charts = { $hexes ->
    [one] 1 space is
   *[other] { $hexes } spaces are
} discovered
black-abyss-effect-lore = One of the cheapest technology levels goes to { $whom }
black-abyss-effect-recruits = { $ships } come to the home world of { $whom }
black-abyss-effect-gain = { LIST($parts, "and") } for { $whom }
black-abyss-effect-lose = It costs { $whom } { LIST($parts, "and") }

## Powers
black-abyss-power-farm = { $amount } food per farm
black-abyss-power-mine = { $amount } { $count ->
    [one] mineral
   *[other] minerals
} per mine
black-abyss-power-plant = { $amount } energy per energy plant
black-abyss-power-income-food = { $amount } food a cycle
black-abyss-power-income-energy = { $amount } energy a cycle
black-abyss-power-income-minerals = { $amount } { $count ->
    [one] mineral
   *[other] minerals
} a cycle
black-abyss-power-speed-all = { $amount } { $count ->
    [one] space
   *[other] spaces
} a turn for all ships
black-abyss-power-speed-fighter = { $amount } { $count ->
    [one] space
   *[other] spaces
} a turn for fighters
black-abyss-power-speed-light = { $amount } { $count ->
    [one] space
   *[other] spaces
} a turn for transports and frigates
black-abyss-power-speed-heavy = { $amount } { $count ->
    [one] space
   *[other] spaces
} a turn for cruisers and dreadnoughts
black-abyss-power-fuel = { $count ->
    [99] fuel reaches everywhere
   *[other] { $amount } { $count ->
        [one] space
       *[other] spaces
    } of fuel range
}
black-abyss-class = { $name ->
    [green] green planets
    [blue] blue planets
    [yellow] yellow planets
    [red] red planets
   *[moon] moons
}
black-abyss-power-classes = colonies on { LIST($classes, "and") }
black-abyss-power-hospitality = { $amount } { $count ->
    [one] kind
   *[other] kinds
} of planet for colonies
black-abyss-power-scans = { $amount } { $count ->
    [one] scan
   *[other] scans
} a turn
black-abyss-power-fighter-weapon = fighter weapons { $amount }
black-abyss-power-fighter-computer = fighter computers { $amount }
black-abyss-power-fighter-jammer = fighter jammers { $amount }
black-abyss-power-marine-aim = rolls of marines { $amount }
black-abyss-power-battery-aim = rolls of batteries { $amount }
black-abyss-power-planet-shield = planetary shields { $amount }
black-abyss-power-first-strike = ships act before enemy batteries
black-abyss-power-bomb-reach = { $amount } { $count ->
    [one] square
   *[other] squares
} of range for bombs
black-abyss-power-trade = income per good sold { $amount }
black-abyss-power-tech-cost = price of technologies { $amount }%
black-abyss-power-ship-cost = price of ships { $amount }%
black-abyss-power-tile-cost = price of ship tiles { $amount }%
black-abyss-power-building-cost = price of buildings { $amount }%
black-abyss-power-votes = { $amount } { $count ->
    [one] vote
   *[other] votes
}
black-abyss-power-wormholes-shut = wormholes are shut
black-abyss-power-bombs-banned = no bombs
black-abyss-power-war-banned = no declarations of war
black-abyss-power-landings-banned = no landing of marines
black-abyss-power-heavy-banned = no new cruisers or dreadnoughts
black-abyss-power-open-borders = peace includes passage
black-abyss-power-fleet-limit = at most { $amount ->
    [one] { $amount } ship
   *[other] { $amount } ships
}

## Things
black-abyss-thing-fighter = Fighter
black-abyss-thing-transport = Transport
black-abyss-thing-frigate = Frigate
black-abyss-thing-cruiser = Cruiser
black-abyss-thing-dreadnought = Dreadnought
black-abyss-thing-keeper-of-dawn = Keeper of Dawn
black-abyss-thing-keeper-of-dusk = Keeper of Dusk
black-abyss-thing-star-leech = Star leech
black-abyss-thing-void-whale = Void whale
black-abyss-thing-drifting-swarm = Drifting swarm
black-abyss-thing-laser = Laser
black-abyss-thing-pulse-laser = Pulse laser
black-abyss-thing-ion-cannon = Ion cannon
black-abyss-thing-plasma-gun = Plasma gun
black-abyss-thing-particle-beam = Particle beam
black-abyss-thing-missile = Missile
black-abyss-thing-torpedo = Torpedo
black-abyss-thing-bomb-1 = Bomb I
black-abyss-thing-bomb-2 = Bomb II
black-abyss-thing-shield-1 = Shield I
black-abyss-thing-shield-2 = Shield II
black-abyss-thing-shield-3 = Shield III
black-abyss-thing-computer-1 = Computer I
black-abyss-thing-computer-2 = Computer II
black-abyss-thing-computer-3 = Computer III
black-abyss-thing-computer-4 = Computer IV
black-abyss-thing-jammer-1 = Jammer I
black-abyss-thing-jammer-2 = Jammer II
black-abyss-thing-jammer-3 = Jammer III
black-abyss-thing-engine-1 = Engine I
black-abyss-thing-engine-2 = Engine II
black-abyss-thing-engine-3 = Engine III
black-abyss-thing-armour = Armour
black-abyss-thing-cargo-hold = Cargo hold
black-abyss-thing-marine-bay = Marine bay
black-abyss-thing-colony-pod = Colony pod
black-abyss-thing-repair-crew = Repair crew
black-abyss-thing-scanner = Scanner
black-abyss-thing-fighter-drives = Fighter drives
black-abyss-thing-light-drives = Light drives
black-abyss-thing-heavy-drives = Heavy drives
black-abyss-thing-fuel-efficiency = Fuel efficiency
black-abyss-thing-habitability = Habitability
black-abyss-thing-farming = Farming
black-abyss-thing-mining = Mining
black-abyss-thing-power = Power
black-abyss-thing-scanners = Scanners
black-abyss-thing-fighter-avionics = Fighter avionics
black-abyss-thing-fighter-weapons = Fighter weapons
black-abyss-thing-beam-weapons = Beam weapons
black-abyss-thing-ordnance = Ordnance
black-abyss-thing-shields = Shields
black-abyss-thing-computers = Computers
black-abyss-thing-jammers = Jammers
black-abyss-thing-short-range-engines = Short-range engines
black-abyss-thing-construction = Construction
black-abyss-thing-marines = Marines
black-abyss-thing-planetary-defence = Planetary defence
black-abyss-thing-trade = Trade
black-abyss-thing-secret-of-life = Secret of Life
black-abyss-thing-habitat = Habitat
black-abyss-thing-farm = Farm
black-abyss-thing-mine = Mine
black-abyss-thing-energy-plant = Energy plant
black-abyss-thing-trade-house = Trade house
black-abyss-thing-small-dock = Small dock
black-abyss-thing-large-dock = Large dock
black-abyss-thing-space-port = Space port
black-abyss-thing-planetary-battery = Planetary battery
black-abyss-thing-planetary-shield = Planetary shield
black-abyss-thing-great-observatory = Great observatory
black-abyss-thing-hall-of-voices = Hall of voices
black-abyss-thing-star-foundry = Star foundry
black-abyss-thing-world-garden = World garden
black-abyss-thing-academy-of-stars = Academy of stars
black-abyss-thing-velar = Velar
black-abyss-thing-korr = Korr
black-abyss-thing-thessid = Thessid
black-abyss-thing-oumori = Oumori
black-abyss-thing-zhinn = Zhinn
black-abyss-thing-dravex = Dravex
black-abyss-thing-rich-harvest = Rich harvest
black-abyss-thing-rich-veins = Rich veins
black-abyss-thing-bright-suns = Bright suns
black-abyss-thing-blight = Blight
black-abyss-thing-cave-ins = Cave-ins
black-abyss-thing-solar-flare = Solar flare
black-abyss-thing-fair-winds = Fair winds
black-abyss-thing-ion-storm = Ion storm
black-abyss-thing-meeting-of-minds = Meeting of minds
black-abyss-thing-dock-strike = Dock strike
black-abyss-thing-golden-route = Golden route
black-abyss-thing-clear-skies = Clear skies
black-abyss-thing-star-leech-wakes = Star leech wakes
black-abyss-thing-void-whale-rises = Void whale rises
black-abyss-thing-swarm-drifts-in = Swarm drifts in
black-abyss-thing-meteor-shower = Meteor shower
black-abyss-thing-earthquake = Earthquake
black-abyss-thing-fever = Fever
black-abyss-thing-old-star-charts = Old star charts
black-abyss-thing-lost-library = Lost library
black-abyss-thing-volunteers = Volunteers
black-abyss-thing-relief-convoy = Relief convoy
black-abyss-thing-corruption = Corruption
black-abyss-thing-windfall = Windfall
black-abyss-thing-wormhole-ban = Wormhole ban
black-abyss-thing-heavy-arms-ban = Heavy arms ban
black-abyss-thing-fleet-limit = Fleet limit
black-abyss-thing-open-borders = Open borders
black-abyss-thing-bombing-ban = Bombing ban
black-abyss-thing-tariffs = Tariffs
black-abyss-thing-free-trade = Free trade
black-abyss-thing-research-treaty = Research treaty
black-abyss-thing-research-levy = Research levy
black-abyss-thing-tribunal-peace = Tribunal peace
black-abyss-thing-landing-ban = Landing ban
black-abyss-thing-farm-aid = Farm aid
black-abyss-thing-shipyard-subsidy = Shipyard subsidy
black-abyss-thing-arms-duty = Arms duty
black-abyss-thing-settlers-charter = Settlers' charter
black-abyss-thing-building-code = Building code
black-abyss-thing-fuel-depots = Fuel depots
black-abyss-thing-fuel-rationing = Fuel rationing
black-abyss-thing-leaders-stipend = Leader's stipend
black-abyss-thing-voice-of-the-small = Voice of the small
black-abyss-thing-assault = Assault
black-abyss-thing-stand-off = Stand off
black-abyss-thing-bombard = Bombard
black-abyss-thing-slip-away = Evade
black-abyss-thing-plains = plains
black-abyss-thing-mineral = mineral land
black-abyss-thing-energy = energy
black-abyss-thing-energy-land = energy land
black-abyss-ground-with = { $ground } with { $what ->
   *[other] { $good }
}
black-abyss-thing-rough = rough land
black-abyss-thing-water = water
black-abyss-thing-barley = barley
black-abyss-thing-grapes = grapes
black-abyss-thing-spice = spice
black-abyss-thing-ore = ore
black-abyss-thing-gems = gems
black-abyss-thing-gold = gold
black-abyss-thing-plasma = plasma
black-abyss-thing-crystal = crystal
black-abyss-thing-helium = helium
black-abyss-thing-green = green planet
black-abyss-thing-blue = blue planet
black-abyss-thing-yellow = yellow planet
black-abyss-thing-red = red planet
black-abyss-thing-moon = moon
black-abyss-thing-twin-one = twin planet Dawn
black-abyss-thing-twin-two = twin planet Dusk
black-abyss-thing-wormhole-amber = amber wormhole
black-abyss-thing-wormhole-violet = violet wormhole
black-abyss-thing-wormhole-teal = teal wormhole
black-abyss-thing-wormhole-rose = rose wormhole
black-abyss-thing-black-hole = black hole
black-abyss-thing-asteroids = asteroids
black-abyss-thing-empty = empty space
black-abyss-thing-home = home world
black-abyss-thing-guess = only a guess
black-abyss-thing-unscanned = not scanned
black-abyss-thing-blank = empty
black-abyss-thing-marine = marine
black-abyss-thing-food = food
black-abyss-thing-minerals = minerals
black-abyss-thing-technology = technology
black-abyss-thing-colony = colony

## One of them, in a sentence
black-abyss-a-fighter = a fighter
black-abyss-a-transport = a transport
black-abyss-a-frigate = a frigate
black-abyss-a-cruiser = a cruiser
black-abyss-a-dreadnought = a dreadnought
black-abyss-a-laser = a laser
black-abyss-a-pulse-laser = a pulse laser
black-abyss-a-ion-cannon = an ion cannon
black-abyss-a-plasma-gun = a plasma gun
black-abyss-a-particle-beam = a particle beam
black-abyss-a-missile = a missile
black-abyss-a-torpedo = a torpedo
black-abyss-a-bomb-1 = a bomb I
black-abyss-a-bomb-2 = a bomb II
black-abyss-a-shield-1 = a shield I
black-abyss-a-shield-2 = a shield II
black-abyss-a-shield-3 = a shield III
black-abyss-a-computer-1 = a computer I
black-abyss-a-computer-2 = a computer II
black-abyss-a-computer-3 = a computer III
black-abyss-a-computer-4 = a computer IV
black-abyss-a-jammer-1 = a jammer I
black-abyss-a-jammer-2 = a jammer II
black-abyss-a-jammer-3 = a jammer III
black-abyss-a-engine-1 = an engine I
black-abyss-a-engine-2 = an engine II
black-abyss-a-engine-3 = an engine III
black-abyss-a-armour = armour
black-abyss-a-cargo-hold = a cargo hold
black-abyss-a-marine-bay = a marine bay
black-abyss-a-colony-pod = a colony pod
black-abyss-a-repair-crew = a repair crew
black-abyss-a-scanner = a scanner
black-abyss-a-habitat = a habitat
black-abyss-a-farm = a farm
black-abyss-a-mine = a mine
black-abyss-a-energy-plant = an energy plant
black-abyss-a-trade-house = a trade house
black-abyss-a-small-dock = a small dock
black-abyss-a-large-dock = a large dock
black-abyss-a-space-port = a space port
black-abyss-a-planetary-battery = a planetary battery
black-abyss-a-planetary-shield = a planetary shield
black-abyss-a-great-observatory = the Great observatory
black-abyss-a-hall-of-voices = the Hall of voices
black-abyss-a-star-foundry = the Star foundry
black-abyss-a-world-garden = the World garden
black-abyss-a-academy-of-stars = the Academy of stars
black-abyss-a-marine = a marine
black-abyss-a-blank = an empty section
black-abyss-a-asteroids = asteroids
black-abyss-a-meteors = meteors
black-abyss-a-quake = an earthquake
black-abyss-a-bombs = bombs
black-abyss-a-fever = a fever

## What hits, after “by”
black-abyss-by-laser = a laser
black-abyss-by-pulse-laser = a pulse laser
black-abyss-by-ion-cannon = an ion cannon
black-abyss-by-plasma-gun = a plasma gun
black-abyss-by-particle-beam = a particle beam
black-abyss-by-missile = a missile
black-abyss-by-torpedo = a torpedo
black-abyss-by-bomb-1 = a bomb I
black-abyss-by-bomb-2 = a bomb II
black-abyss-by-planetary-battery = a planetary battery
black-abyss-by-asteroids = asteroids
black-abyss-by-meteors = meteors

# Table options.
black-abyss-option-map = Map
black-abyss-option-map-about = { $value ->
    [rings] Three rings of spaces around a centre; the homes are in the outer ring
    [frontier] 104 spaces that nobody knows; you choose your homes in turn
   *[all] Which map? Three rings around a centre, or all 104 spaces unexplored
}
black-abyss-option-map-rings = Three rings
black-abyss-option-map-frontier = All unexplored
black-abyss-option-terms = Terms to win
black-abyss-option-terms-about = { $value ->
    [consecutive] Three terms of the tribunal seat win only if no other term is between them
    [any] Any three terms of the tribunal seat win, also with other terms between them
   *[all] Which three terms of the tribunal seat win?
}
black-abyss-option-terms-consecutive = Three in a row
black-abyss-option-terms-any = Any three
black-abyss-option-battles = Battles
black-abyss-option-battles-about = { $value ->
    [quick] You give each battle an order, and it is fought at once
    [tactical] You may move and fire your ships yourselves, round by round
   *[all] Who leads battles: standing orders, or the players?
}
black-abyss-option-battles-quick = By standing orders
black-abyss-option-battles-tactical = Led by the players
black-abyss-option-battle-clock = Battle clock
black-abyss-option-battle-clock-about = Share of a turn's time for each move of a battle you lead; only with a clock
black-abyss-option-battle-clock-whole = A whole turn
black-abyss-option-battle-clock-half = 1/2 of a turn
black-abyss-option-battle-clock-third = 1/3 of a turn
black-abyss-option-battle-clock-sixth = 1/6 of a turn
black-abyss-haste = Battle clock: the standing order takes over { $when }
black-abyss-option-elections = Seat vote
black-abyss-option-elections-about = { $value ->
    [in_turn] You vote on the seat once you know which resolutions passed
    [together] You vote on resolutions and the seat at the same time, which is faster
   *[all] When is the seat voted on: after the resolutions, or with them?
}
black-abyss-option-elections-in-turn = After resolutions
black-abyss-option-elections-together = With resolutions
black-abyss-option-open-ballots = Open ballots
black-abyss-option-open-ballots-about = Each ballot is shown as soon as it is cast
black-abyss-option-private-talks = Private talks
black-abyss-option-private-talks-about = Two players may talk in private

## What is near
black-abyss-alarm-secret = { $who } has begun the Secret of Life and wins at the end of cycle { $cycle }, unless driven from the home world.
black-abyss-alarm-wisdom = { $who } knows enough to begin the Secret of Life.
black-abyss-alarm-election = { $who } wins if elected in cycle { $cycle }.
black-abyss-alarm-both-twins = { $who } holds both twins and wins at the end of cycle { $cycle }.
black-abyss-alarm-twins = { $who } holds { $held ->
    [0] no twin planet
    [1] one twin planet
   *[2] both twins
} and must still defeat the { $keeper }{ $cycle ->
    [0] {""}
   *[other] , who comes back at the end of cycle { $cycle }
}.
black-abyss-alarm-hold-twins = { $who } has defeated both keepers and must still hold { $held ->
    [1] the other twin planet
   *[0] both twin planets
}.
black-abyss-alarm-worlds = Only { LIST($who, "and") } still hold their home worlds: if one of them falls, the other wins.
black-abyss-alarm-siege = { LIST($who, "and") } can take { $whom }'s home world with the next move.
black-abyss-alarm-siege-yours = { LIST($who, "and") } can take your home world with the next move.
black-abyss-alarm-secret-mine = You have begun the Secret of Life and win at the end of cycle { $cycle }, unless driven from the home world.
black-abyss-alarm-wisdom-mine = You know enough to begin the Secret of Life.
black-abyss-alarm-election-mine = You win if elected in cycle { $cycle }.
black-abyss-alarm-both-twins-mine = You hold both twins and win at the end of cycle { $cycle }.
black-abyss-alarm-twins-mine = You hold { $held ->
    [0] no twin planet
    [1] one twin planet
   *[2] both twins
} and must still defeat the { $keeper }{ $cycle ->
    [0] {""}
   *[other] , who comes back at the end of cycle { $cycle }
}.
black-abyss-alarm-hold-twins-mine = You have defeated both keepers and must still hold { $held ->
    [1] the other twin planet
   *[0] both twin planets
}.
black-abyss-alarm-siege-mine = You can take { $whom }'s home world with your next move.
black-abyss-alarm-flag-mine = You carry the enemy flag and are { $count ->
    [one] 1 space
   *[other] { $count } spaces
} from home.
black-abyss-alarm-limit = This is the last cycle: at its end the most votes win. { $leading } { $count ->
    [one] leads
   *[other] lead
} with { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}.
black-abyss-alarm-out = { $who } has one planet or ship left and may soon be out of the game.
black-abyss-alarm-out-yours = You have one planet or ship left and may soon be out of the game.

## How a battle would go
black-abyss-odds-each = For each order, { $count ->
    [0] a few
   *[other] about { $count }
} battles were simulated, equally often against each order of the other side:
black-abyss-odds-on = For each order, { $count ->
    [0] a few
   *[other] about { $count }
} ends of this battle were simulated, in which your ships follow it from now on:
black-abyss-odds-outlook = { $escape ->
    [0] You probably lose, whatever you do.
   *[other] You probably can't win, but your ships can get away.
}
black-abyss-odds-hopeless = { $outlook } The order that costs least is listed first.
black-abyss-odds-bare = No ship is there: you win by destroying a building or landing marines.
black-abyss-odds-flag = You take the flag if, after all battles, your ship is still there and no enemy ship is.
black-abyss-odds-last = If both sides still have ships after round { $rounds }, { $attacker ->
    [0] the enemy must withdraw, and you win
   *[other] your ships must withdraw, and you lose
} the battle.
black-abyss-odds-won = { $share ->
    [100] win every battle
   *[other] win in { $share }%
}
black-abyss-odds-lost = { $share ->
    [100] lose every battle
   *[other] lose in { $share }%
}
black-abyss-odds-fled = { $share ->
    [100] get away in every battle
   *[other] get away in { $share }%
}
black-abyss-odds-open = { $share ->
    [100] leave every battle undecided
   *[other] leave it undecided in { $share }%
}
black-abyss-odds-best = In simulated battles this order does best: you { LIST($ways, "and") }. { $fate }{ $buildings ->
    [0] {""}
    [one] {" "}The planet loses { $buildings } building on average.
   *[other] {" "}The planet loses { $buildings } buildings on average.
}
black-abyss-odds-least = { $outlook } In simulated battles this order costs you least: you { LIST($ways, "and") }. On average, you lose { $own }. { $fate }{ $buildings ->
    [0] {""}
    [one] {" "}The planet loses { $buildings } building on average.
   *[other] {" "}The planet loses { $buildings } buildings on average.
}
black-abyss-odds-flee = { $outlook } Fleeing costs you least: { $own } on average. { $fate }
black-abyss-odds-order = { $order }: you { LIST($ways, "and") }.{ $losses ->
    [0] {""}
   *[other] {" "}On average, you lose { $own }, and they lose { $others }{ $buildings ->
        [0] {""}
        [one] ; the planet loses { $buildings } building
       *[other] ; the planet loses { $buildings } buildings
    }.
} { $fate }
black-abyss-odds-attack = For each space and order, { $count ->
    [0] a few
   *[other] about { $count }
} battles were simulated, as if you sent every ship in reach there:
black-abyss-odds-war = For each space and order, { $count ->
    [0] a few
   *[other] about { $count }
} battles were simulated, as if you declared war now and sent every ship in reach:
black-abyss-odds-space = { $place } against { $whom }{ $declared ->
    [0] {""}
   *[other] {" "}(after declaring war)
}, with { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
} and the order { $order }: you { LIST($ways, "and") }.{ $losses ->
    [0] {""}
   *[other] {" "}On average, you lose { $own }, and they lose { $others }{ $buildings ->
        [0] {""}
        [one] ; the planet loses { $buildings } building
       *[other] ; the planet loses { $buildings } buildings
    }.
} { $fate }{ $asteroids ->
    [0] {""}
   *[other] {" "}Asteroids on the way aren't counted.
}
black-abyss-odds-fate = { $of ->
    [0] Only the planet's batteries fight for you.
    [one] { $odds ->
        [0] Your ship survives.
        [100] Your ship is lost in every battle.
       *[other] Your ship is lost in { $odds }% of battles.
    }
   *[other] { $count ->
        [0] { $some ->
            [0] You lose no ship.
           *[other] You lose less than one of { $of } ships on average.
        }
       *[other] You lose { $count } of { $of } ships on average.
    }
}{ $habitat ->
    [other] { $falls ->
        [0] {" "}No habitat falls.
        [100] {" "}A habitat falls in every battle, and you win the game.
       *[other] {" "}In { $falls }% of battles a habitat falls, and you win the game.
    }
    [own] { $falls ->
        [0] {" "}Your habitat never falls.
        [100] {" "}Your habitat falls in every battle, and you lose the game.
       *[other] {" "}In { $falls }% of battles your habitat falls, and you lose the game.
    }
   *[none] {""}
}{ $bare ->
    [none] {""}
    [flag] {" "}You take the flag if, after all battles, your ship is still there and no enemy ship is.
   *[bare] {" "}No ship is there: you win by destroying a building or landing marines.
}
black-abyss-odds-sections = { $count ->
    [0] { $some ->
        [0] no section
       *[other] less than one section
    }
    [one] { $count } section
   *[other] { $count } sections
}

# What to aim for after the guided cycles
black-abyss-aim-guarded = { $aim } Guard your colonies: enemies bomb and plunder what no ship or battery defends.
black-abyss-aim = { $aim } Votes: you { $votes }, { $seat } { $others }.
black-abyss-aim-twins = Aim for both twin planets: you hold { $count } of 2{ $beaten ->
    [0] {""}
    [one] , and one keeper is beaten
   *[other] , and both keepers are beaten
}.
black-abyss-aim-terms = Aim for the tribunal seat. Terms so far: { $count } of { $of }.
black-abyss-aim-conquest = Aim for the home world of { $seat }: not counting fighters, you have { $count ->
    [one] 1 armed ship
   *[other] { $count } armed ships
}, { $seat } has { $other ->
    [0] none
   *[other] { $other }
}.
black-abyss-aim-secret = Aim for the Secret of Life: you know { $count } of { $of } technology levels.
black-abyss-aim-votes = Aim for planets and buildings: each gives a vote, and the most votes win after cycle { $cycle }.

# Games for two.
black-abyss-option-mode = Mode
black-abyss-option-mode-about = Which mode? Empires for 3 to 6 players, or one of four games for two
black-abyss-option-mode-empires = Empires (3 to 6)
black-abyss-option-mode-duel = Duel (2)
black-abyss-option-mode-sudden-death = Sudden death (2)
black-abyss-option-mode-capture-the-flag = Capture the flag (2)
black-abyss-option-mode-fleet-battle = Fleet battle (2)
black-abyss-option-field = Battlefield
black-abyss-option-field-about = { $value ->
    [open] The fleets meet in empty space
    [asteroids] Shots at ships on six squares with asteroids miss more often
   *[all] Where is a fleet battle fought? In empty space, or among asteroids?
}
black-abyss-option-field-open = Empty space
black-abyss-option-field-asteroids = Asteroids
black-abyss-phase-fitting = fleet assembly
black-abyss-mode-duel = Duel
black-abyss-mode-sudden-death = Sudden death
black-abyss-mode-capture-the-flag = Capture the flag
black-abyss-mode-fleet-battle = Fleet battle
black-abyss-say-mode = { $mode }, a game for two.
black-abyss-say-flags = { $you ->
    [seat] Your flag lies at { $place }, that of { $other } at { $there }.
    [other] Your flag lies at { $there }, that of { $seat } at { $place }.
   *[none] The flag of { $seat } lies at { $place }, that of { $other } at { $there }.
}
black-abyss-say-flag = { $you ->
    [seat] Your flag lies at { $place }.
   *[none] The flag of { $seat } lies at { $place }.
}
black-abyss-say-flag-carried = { $you ->
    [seat] Your flag is on { $other }'s { $ship } at { $place }.
    [other] The flag of { $seat } is on your { $ship } at { $place }.
   *[none] The flag of { $seat } is on { $other }'s { $ship } at { $place }.
}
black-abyss-say-points = { $left } of { $points } points left{ $level ->
    [0] { "" }
   *[other] ; fighters of level { $level }
}.
black-abyss-say-fleet-ready = { $seat }'s fleet is ready.
black-abyss-say-cover = Asteroids make ships on { $squares } harder to hit.
black-abyss-do-muster = { $ships ->
    [0] Take a squadron
   *[other] Choose another squadron
}
black-abyss-do-enlist = Add a ship
black-abyss-do-mount = Fit a ship tile
black-abyss-do-unmount = Remove a ship tile
black-abyss-do-dismiss = Give a ship back
black-abyss-do-train = Train fighters
black-abyss-do-ready = Ready, { $left ->
    [0] all points spent
    [one] 1 point left
   *[other] { $left } points left
}
black-abyss-label-squadron = { $name }: { $ships }
black-abyss-label-points = { $what }: { $price ->
    [one] 1 point
   *[other] { $price } points
} ({ $left } available)
black-abyss-label-drafted = { $ship }: { $tiles }
black-abyss-label-fighters = Level { $level }: { $weapon }, { $computer ->
    [0] { "" }
   *[other] computer { $computer },{ " " }
}{ $jammer ->
    [0] { "" }
   *[other] jammer { $jammer },{ " " }
}{ $price ->
    [one] 1 point
   *[other] { $price } points
}
black-abyss-thing-wasps = Wasps
black-abyss-thing-lances = Lances
black-abyss-thing-archers = Archers
black-abyss-thing-hammers = Hammers
black-abyss-thing-bulwark = Bulwark
black-abyss-refused-too-few-points = That costs { $price ->
    [one] 1 point
   *[other] { $price } points
} and you have { $left }. Remove something else first.
black-abyss-refused-no-such-tile = That tile is no use in a fleet battle. Choose one on offer.
black-abyss-until-about = Choose until when your turns are skipped. You are still asked to vote and to answer other questions. Skipping stops early if somebody will win unless stopped, or if an enemy or monster comes to a space of yours.
black-abyss-skip-stopped-near = Skipping stopped{ $game ->
    [here] { "" }
   *[other] {" "}in { $game }
}: someone has come near. You play your own turns again.
black-abyss-skip-stopped-tribunal = Skipping stopped{ $game ->
    [here] { "" }
   *[other] {" "}in { $game }
}: the tribunal meets. You play your own turns again.
black-abyss-skip-stopped-victory = Skipping stopped{ $game ->
    [here] { "" }
   *[other] {" "}in { $game }
}: somebody will win unless stopped. You play your own turns again.
black-abyss-skip-stopped-visit = Skipping stopped{ $game ->
    [here] { "" }
   *[other] {" "}in { $game }
}: an enemy or a monster has come to a space of yours. You play your own turns again.
black-abyss-until-near = until someone comes near
black-abyss-until-tribunal = until the tribunal meets
black-abyss-refused-settle-first = Found your colonies before you buy anything. Undo your purchases first.
black-abyss-refused-settle-later = A race earlier in turn order may found a colony there first. Wait until it has done so or bought something.
black-abyss-refused-colonies-first = Another race may still found a colony on that tile, which comes before purchases. Wait, or build elsewhere.
black-abyss-refused-design-unread = This saved fleet has parts that no longer exist. Put it together and save it again.
black-abyss-refused-design-no-ship = None of your ships at a dock can be fitted like that. Build a ship of that class, or remove tiles.
black-abyss-design = { $level ->
    [0] { $ships }
   *[other] { $ships }; fighters of level { $level }
}
black-abyss-design-ship = { $ship } ({ $tiles })
black-abyss-design-gone = something that no longer exists
black-abyss-refused-no-such-level = Your fighters have this level already, or it doesn't exist. Choose another one.
black-abyss-refused-no-fleet = A fleet needs at least one ship. Add one, or take a squadron.
black-abyss-fact-fielded = { $seat } fields { LIST($ships, "and") } { $parts ->
    [0] without ship tiles
   *[other] with { $tiles }
}{ $level ->
    [0] { "" }
   *[other] ; fighters of level { $level }
}.
black-abyss-fact-flag-taken = { $seat } took the flag of { $other } at { $place }.
black-abyss-fact-flag-dropped = { $seat } lost the ship with the flag of { $other }: it lies at { $place }.
black-abyss-fact-flag-returned = { $seat } brought their flag home to { $place }.
black-abyss-ended-home-world = { LIST($winners, "and") } won: a habitat on the other home world has fallen.
black-abyss-ended-flag = { LIST($winners, "and") } won by bringing the enemy flag home.
black-abyss-ended-flags = After the last cycle { $winners } won: they carried the enemy flag further.
black-abyss-ended-fleet = { LIST($winners, "and") } won: the other fleet has no ship left.
black-abyss-ended-rounds = { $winners } won after the last round: a larger share of their fleet is left.
black-abyss-ended-no-guns = { $winners } won: a larger share of their fleet is left, and no ship can fire any more.
black-abyss-ended-tie = { LIST($winners, "and") } tied: the same share of both fleets is left.
black-abyss-alarm-flag = { $who } carries the enemy flag and is { $count ->
    [one] 1 space
   *[other] { $count } spaces
} from home.
black-abyss-alarm-raiders = { $who } has bombs or marines { $count ->
    [0] at { $whom }'s home world
    [one] 1 space from { $whom }'s home world
   *[other] { $count } spaces from { $whom }'s home world
}.
black-abyss-alarm-raiders-yours = { $who } has bombs or marines { $count ->
    [0] at your home world
    [one] 1 space from your home world
   *[other] { $count } spaces from your home world
}.
black-abyss-alarm-raiders-mine = You have bombs or marines { $count ->
    [0] at { $whom }'s home world
    [one] 1 space from { $whom }'s home world
   *[other] { $count } spaces from { $whom }'s home world
}.
black-abyss-alarm-breach = { $who } can win with the next move: { $how ->
    [bombs] bombs can destroy
   *[marines] marines can take
} a habitat on { $whom }'s home world.
black-abyss-alarm-breach-yours = { $who } can win with the next move: { $how ->
    [bombs] bombs can destroy
   *[marines] marines can take
} a habitat on your home world.
black-abyss-alarm-breach-mine = You can win { $now ->
    [0] with your next move
   *[other] this turn
}: your { $how ->
    [bombs] bombs can destroy
   *[marines] marines can take
} a habitat at { $place }.
black-abyss-alarm-monster = A monster with bombs is near the home world of { $whom }.
black-abyss-alarm-monster-yours = A monster with bombs is near your home world.
black-abyss-alarm-last = This is the last cycle: at its end the game is decided.
black-abyss-alarm-fleet = { $count ->
    [one] { LIST($who, "and") } has lost half of the fleet.
   *[other] { LIST($who, "and") } have each lost half of their fleet.
}
black-abyss-alarm-rounds = The last rounds have begun. After them, whoever has the larger share of their fleet left wins.

# Who is winning, and why
black-abyss-score-goal-empires = You win with { $terms } terms of the tribunal seat{ $row ->
    [1] {" "}in a row
   *[other] {""}
}, the Secret of Life, both twin planets, or as the last race. After cycle { $cycle } the most votes win.
black-abyss-score-goal-duel = To win, take the other home world, complete the Secret of Life, or hold both twin planets. After cycle { $cycle } the most votes win.
black-abyss-score-goal-sudden-death = To win, be the first to destroy or take a habitat on the other home world, with bombs or marines. After cycle { $cycle } the most votes win.
black-abyss-score-goal-capture-the-flag = To win, be the first to bring the enemy flag home. After cycle { $cycle }, whoever carried it further wins; at a tie, the most votes win.
black-abyss-score-goal-fleet-battle = Whoever has the last ship wins. After { $rounds } rounds, whoever has the larger share of their fleet left wins.
black-abyss-score-counting = Each planet and each building gives one vote.
black-abyss-score-over = The game is over. This is how far everyone got.
black-abyss-score-lead-secret = { $seat } leads and wins by the Secret of Life at the end of cycle { $count }.
black-abyss-score-lead-terms = { $seat } leads with { $count } of { $of } terms of the tribunal seat.
black-abyss-score-lead-flag = { $seat } leads: the captured flag is { $count ->
    [one] 1 space
   *[other] { $count } spaces
} from its captor's home.
black-abyss-score-lead-votes = { $seat } leads with { $count ->
    [one] 1 vote
   *[other] { $count } votes
}.
black-abyss-score-lead-fleet = { $seat } leads with { $count }% of the fleet left.
black-abyss-score-lead-fitting = Nobody leads yet: the fleets are still being assembled.
black-abyss-score-lead-none = { LIST($seats, "and") } share the lead with { $count ->
    [one] 1 vote
   *[other] { $count } votes
} each.
black-abyss-score-lead-none-fleet = Nobody leads: { $count }% of each fleet is left.
black-abyss-score-votes = { $seat } ({ $race }): { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
} from { LIST($parts, "and") }
black-abyss-score-planets = { $count ->
    [one] 1 planet
   *[other] { $count } planets
}
black-abyss-score-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
black-abyss-score-from = { $what } ({ $count })
black-abyss-score-from-race = the { $what } bonus ({ $count })
black-abyss-score-exile = exile
black-abyss-score-ways = { $votes }; { $ways }
black-abyss-score-fallen = home world lost
black-abyss-score-terms = { $count } of { $of } terms
black-abyss-score-levels = { $count } of { $of } technology levels for the Secret of Life
black-abyss-score-secret = Secret of Life at the end of cycle { $cycle }
black-abyss-score-twins = { $count } of { $of } twin planets
black-abyss-score-keeper = { $keeper } beaten
black-abyss-score-flag = the enemy flag is at { $place }, { $count ->
    [0] at home
    [one] 1 space from home
   *[other] { $count } spaces from home
}
black-abyss-score-fitting = { $seat } is assembling a fleet.
black-abyss-score-ready = { $seat } has a fleet ready.
black-abyss-score-fleet = { $seat }: { $count ->
    [one] 1 section
   *[other] { $count } sections
} left{ $ships ->
    [0] , no ship
    [one] {" "}on 1 ship
   *[other] {" "}on { $ships } ships
}

## Advice in a sentence, and what is where a move ends
black-abyss-advice-move = Move { LIST($ships, "and") } from { $start } to { $place }
black-abyss-motive-scarce = It needed { $what } most: it had { $have }, plus { $income } a cycle.
black-abyss-motive-threat = { $ship } was { $count ->
        [0] in the same space
        [one] one space away
       *[other] { $count } spaces away
    }.
black-abyss-motive-free = It knew of { $count ->
        [one] a free planet
       *[other] { $count } free planets
    } its people could live on.
black-abyss-motive-closed = It knew of { $count ->
        [one] a planet
       *[other] { $count } planets
    } its people couldn't live on yet.
black-abyss-motive-war = It was at war with { $others }.
black-abyss-motive-secret = Whoever has the Secret of Life wins.
black-abyss-motive-levels = It was working towards the Secret of Life.
black-abyss-motive-foe = It was at war with { $other }, who has a colony at { $place }.
black-abyss-motive-terms = { $other } needed only one more term to win.
black-abyss-motive-stronger = It had { $count } armed { $count ->
        [one] ship
       *[other] ships
    }, and { $other } { $theirs }.
black-abyss-because-unexplored = A planet may be there. Or a monster.
black-abyss-because-scan = { $place } still has land to scan.
black-abyss-because-away = Otherwise there is a battle at { $place } this cycle.
black-abyss-because-defeat = Your { $count ->
    [one] ship
   *[other] ships
} can't leave { $place } this cycle and will probably lose the battle, but can flee after its first round.
black-abyss-because-settle = It takes the colony pod to { $place }, where your people can live.
black-abyss-because-dock = At your dock there you can fit and repair { $count ->
    [one] it
   *[other] them
}.
black-abyss-because-colony = There { $count ->
    [one] it guards
   *[other] they guard
} your colony.
black-abyss-because-sell = You can sell { $count ->
    [one] its
   *[other] their
} goods at { $place }.
black-abyss-because-load = You can load goods at { $place }.
black-abyss-because-on-settle = This is on the way to { $goal }, where your people can live.
black-abyss-because-on-sell = This is on the way to { $goal }, where you can sell { $count ->
    [one] its
   *[other] their
} goods.
black-abyss-because-on-load = This is on the way to { $goal }, where you can load goods.
black-abyss-because-on-explore = This is on the way to { $goal }, where there is something to explore.
black-abyss-because-on-enemy = This is on the way to { $goal }, where an enemy has a colony.
black-abyss-because-home = { $count ->
    [one] It returns
   *[other] They return
} to your home world.
black-abyss-because-asteroids = There are asteroids on the way: { $count ->
    [one] they hit the ship
   *[other] they hit each ship
} in { $odds }% of cases.
black-abyss-because-guard = There { $count ->
    [one] it guards
   *[other] they guard
} your home world.
black-abyss-because-guard-or-lose = There { $count ->
    [one] it guards
   *[other] they guard
} your home world. You lose the game if it loses a habitat.
black-abyss-because-raid-wins = You win the game if you destroy or take a habitat there.
black-abyss-because-flag-wins = Your carrier brings the flag home. You win if it is still there after all battles.
black-abyss-because-flag-home = Your carrier brings the flag home.
black-abyss-because-flag-take = No enemy ship guards the flag there. You take it if that is still so after all battles.
black-abyss-because-flag-guard = While a ship of yours is there, nobody can take your flag.
black-abyss-because-flag-back = Your flag lies there. If no enemy ship is there after all battles, it returns home at once.
black-abyss-because-flag-hunt = The enemy ship with your flag is there. If you destroy it, it loses the flag.
black-abyss-because-stay = Your ships are already well placed. Unexplored spaces may hold asteroids or monsters.
black-abyss-because-others-move = You buy once everyone has moved.
black-abyss-because-for-helps = It helps you more than { $others ->
    [one] your opponent
   *[other] the others
}.
black-abyss-because-for-harms = It harms you less than { $others ->
    [one] your opponent
   *[other] the others
}.
black-abyss-because-for-mixed = On balance it's better for you than for { $others ->
    [one] your opponent
   *[other] the others
}.
black-abyss-because-against = It doesn't put you ahead of { $others ->
    [one] your opponent
   *[other] the others
}.
black-abyss-because-abstain = It makes little difference to your race.
black-abyss-because-own-seat = { $wins ->
    [0] The tribunal seat brings more resources and decides ties.
   *[other] The tribunal seat brings more resources, decides ties and is a step to victory.
}
black-abyss-because-other-seat = Of the candidates, this one is the least danger to you.
black-abyss-because-filled = Your ballot is filled in.
black-abyss-because-passage = Your ships and theirs then needn't stop where they meet. At present this race is no danger to you.
black-abyss-because-passage-kept = Open borders gives you both passage already; this one lasts when that resolution ends.
black-abyss-because-peace = This war no longer pays for you.
black-abyss-because-no-passage = You may soon have to fight this race, and passage would help it then.
black-abyss-because-no-peace = This war still pays for you: peace would help this race more than you.
black-abyss-advice-offer = Offer { $what } to { $seat }
black-abyss-advice-accept = Accept { $what } from { $seat }
black-abyss-advice-decline = Decline { $what } from { $seat }
black-abyss-advice-scan = Scan { $place }
black-abyss-advice-embark = Take the { $count ->
    [one] marine
   *[other] marines
} at { $place } aboard { $ship }
black-abyss-advice-disembark = Land the { $count ->
    [one] marine
   *[other] marines
} of { $ship } at { $place }
black-abyss-advice-load = Load { $what } onto { $ship }
black-abyss-advice-settle = Found a colony at { $place } with { $ship }
black-abyss-advice-research = Research { $what }
black-abyss-advice-commission = Build { $one } at { $place }
black-abyss-advice-build = Build { $one } at { $place }
black-abyss-advice-basket = Buy { LIST($things, "and") }
black-abyss-advice-fit = Fit { $ship } with { $one }
black-abyss-advice-repair = Repair section { $section } of { $ship }
black-abyss-advice-recruit = Recruit a marine at { $place }
black-abyss-advice-sell = Sell the goods of { $ship }
black-abyss-advice-vote = { $how ->
    [for] Vote for { $what }
    [against] Vote against { $what }
   *[abstain] Abstain on { $what }
}
black-abyss-advice-take = { $how ->
    [raze] Raze the building at { $place }
   *[capture] Capture the building at { $place }
}
black-abyss-advice-favour = Vote for { $you ->
    [0] { $seat }
   *[1] yourself
}
black-abyss-advice-prepare = Prepare your vote on the seat: choose { $you ->
    [0] { $seat }
   *[1] yourself
}{ $how ->
    [passed] {" "}if the new resolution passes
    [rejected] {" "}if it is rejected
   *[either] {""}
}
black-abyss-advice-cast = Cast the ballot as it is
black-abyss-advice-pass = Press “Done”
black-abyss-advice-end-move = Press “Done” and keep your ships where they are
black-abyss-advice-entrust = Press “Choose for me”
black-abyss-advice-flee = Flee from this battle
black-abyss-advice-flee-later = Flee from this battle after this round
black-abyss-advice-ready = Press “Ready”: your fleet can fight as it is
black-abyss-advice-by-order = Move all ships by the order { $what }
black-abyss-advice-command = Give the order { $what }
black-abyss-advice-propose = Put { $what } to the vote
black-abyss-advice-learn = Choose the technology { $what }
black-abyss-advice-war = Declare war on { $seat }
black-abyss-advice-muster = Take the squadron { $what }
