# Dark Miss Down. "Deck" is a crew; the pile that cards are drawn from is the draw pile.

dark-miss-down-name = Dark Miss Down
dark-miss-down-tagline = Send your crews on dangerous tasks and become first mate.
dark-miss-down-turn-unit = round
dark-miss-down-turn-number = round { $turn }
dark-miss-down-turn-when = in round { $turn }
dark-miss-down-turn-count = { $turns ->
    [one] 1 round
   *[other] { $turns } rounds
}
dark-miss-down-icon-emblem = { "" }

# Crews and areas

dark-miss-down-icon-flight = Flight
dark-miss-down-icon-deck = Deck
dark-miss-down-icon-tech = Tech
dark-miss-down-icon-navigation = Navigation
dark-miss-down-icon-docking = Docking
dark-miss-down-icon-core = Core
dark-miss-down-icon-medical = Medical
dark-miss-down-icon-mess = Mess Hall
dark-miss-down-icon-quarters = Quarters

# Cards

dark-miss-down-task-assist-injured-officer = Assist injured officer
dark-miss-down-task-fix-crate-lift-malfunction = Fix crate lift malfunction
dark-miss-down-task-calibrate-containment = Calibrate containment
dark-miss-down-task-repair-conduit-leak = Repair conduit leak
dark-miss-down-task-repair-burnt-consoles = Repair burnt consoles
dark-miss-down-task-test-repaired-fighter-craft = Test repaired fighter craft
dark-miss-down-task-flush-nav-system-virus = Flush nav system virus
dark-miss-down-task-patch-exposed-electrical-sys = Patch exposed electrics
dark-miss-down-task-realign-light-drive = Realign light-drive
dark-miss-down-task-repair-evac-tube-damage = Repair evac tube damage
dark-miss-down-task-fix-air-support-malfunction = Fix air support malfunction
dark-miss-down-task-repair-jammed-docking-hatch = Repair jammed docking hatch
dark-miss-down-task-restore-comlink-system = Restore comlink system
dark-miss-down-task-prevent-shuttle-fire = Prevent shuttle fire
dark-miss-down-task-patch-dark-matter-leak = Patch dark matter leak
dark-miss-down-task-patch-hull-breach-a = Patch hull breach A
dark-miss-down-task-patch-hull-breach-b = Patch hull breach B
dark-miss-down-task-suppress-fuel-spill-fire = Suppress fuel spill fire

dark-miss-down-short = { $crew } · { $area }
dark-miss-down-asset = { $asset } (other half: task, danger { $danger })
dark-miss-down-about = As a task it has danger { $danger } and needs { LIST($needs, "and") }; its bonus for your next task: { $bonus }. As a card in your hand it is { $crew } crew from { $area }.

dark-miss-down-bonus-majority = most cards from { $icon }, +{ $points }
dark-miss-down-bonus-several = { $count } × { $icon }, +{ $points }
dark-miss-down-bonus-crews = all { $crews } crews, +{ $points }
dark-miss-down-bonus-areas = { $areas } areas, +{ $points }
dark-miss-down-bonus-variety = { $areas } areas and { $crews } crews, +{ $points }
dark-miss-down-bonus-together = { $one } and { $two }, +{ $points }
dark-miss-down-bonus-take = take one card from the pool: { $icon }

# What may be done

dark-miss-down-draw = Draw from the pile ({ $deck ->
        [0] shuffles the discard pile
       *[other] { $deck } left
    })
dark-miss-down-draw-none = Draw from the pile (none left)
dark-miss-down-menu-take = Take
dark-miss-down-take = Take { $card }
dark-miss-down-complete = Complete: { $task }, { $several ->
        [0] { "" }
       *[other] { $least } or{" "}
    }{ $most ->
        [one] 1 point
       *[other] { $most } points
    }
dark-miss-down-complete-pairs = Complete: { $task }, { $several ->
        [0] { "" }
       *[other] { $least } or{" "}
    }{ $most ->
        [one] 1 point
       *[other] { $most } points
    } ({ $pairs })
# How a task can be paid for: above the cards to choose from.
dark-miss-down-pays = It needs { LIST($needs, "and") }. { $most ->
        [0] Choose one card for each.
       *[other] { $least ->
            [0] Choose one card for each. Two cards of one crew can stand in for one card of another crew.
            [one] You lack one of these cards: two cards of one crew must stand in for it.
           *[other] You lack { $least } of these cards: two cards of one crew must stand in for each.
        }
    }{ $bonus }
dark-miss-down-pays-bonus = {" "}Bonus of your last task: { $bonus }.
# A pair of one crew that pays for another: part of the label above.
dark-miss-down-pair = 2 { $pair } = { $crew }
dark-miss-down-menu-replace = Discard a task
dark-miss-down-replace = Discard a task: { $task }
dark-miss-down-asks-discard = Discard a card
dark-miss-down-asks-bonus = Take your bonus card
dark-miss-down-discard = Discard { $card }
dark-miss-down-press = Push the airlock button!
dark-miss-down-stand = Let the tie stand
# What a hint advises, without its full stop
dark-miss-down-advice-draw = Draw a card from the pile
dark-miss-down-advice-take = Take { $card } from the pool
dark-miss-down-advice-complete = Complete “{ $task }” with { LIST($cards, "and") }
dark-miss-down-advice-replace = Discard a task: { $task }
dark-miss-down-advice-discard = Discard { $card }
# Why a hint advises what scores nothing in the last round.
dark-miss-down-because-last-turn-idle = This is your last turn: only a completed task still scores. This choice changes nothing any more.
dark-miss-down-because-last-turn-hinders = This is your last turn: only a completed task still scores. This choice can only change what the other officer scores.
# Why a hint advises to complete a task, to take a card from the pool, or to discard a task.
dark-miss-down-because-draw = “{ $task }” would cost you { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} for { $points ->
    [one] 1 point
   *[other] { $points } points
}. It pays to wait: the cards may bring you more later.
dark-miss-down-because-complete-low = It scores { $points ->
    [one] 1 point
   *[other] { $points } points
}. After danger { $danger }, the next task should have a low danger.
dark-miss-down-because-complete-high = It scores { $points ->
    [one] 1 point
   *[other] { $points } points
}. After danger { $danger }, the next task should have a high danger.
dark-miss-down-because-complete-last = It scores { $points ->
    [one] 1 point
   *[other] { $points } points
}, and only a completed task still scores in the last round.
dark-miss-down-because-complete-nothing = It scores nothing now, but you draw a card, and it has a bonus for your next task: { $bonus }.
dark-miss-down-because-take-card = { $left ->
    [0] With it you can complete “{ $task }” for
    [one] With it you need only 1 more card for “{ $task }”, which scores
   *[other] With it you need { $left } more cards for “{ $task }”, which scores
} { $points ->
    [one] 1 point
   *[other] { $points } points
}. The other officer sees that you have it.
dark-miss-down-because-take-pair = Two cards of the { $crew } crew can stand in for another crew. { $left ->
    [0] With it you can complete “{ $task }” for
    [one] With it you need only 1 more card for “{ $task }”, which scores
   *[other] With it you need { $left } more cards for “{ $task }”, which scores
} { $points ->
    [one] 1 point
   *[other] { $points } points
}.
dark-miss-down-because-replace-nearer = The other officer needs fewer cards for it than you, and would score { $theirs ->
    [one] 1 point
   *[other] { $theirs } points
}.
dark-miss-down-because-replace-theirs = The other officer would score { $theirs ->
    [one] 1 point
   *[other] { $theirs } points
} with it, you only { $points }.
dark-miss-down-because-replace-poor = None of the tasks scores much for you now, this one { $points ->
    [one] only 1 point
   *[other] { $points } points
}. The new one may be better.
dark-miss-down-because-replace-full = Your hand is full, so another card would help you less than a new task.
dark-miss-down-because-replace-short = You lack { $short ->
    [0] no card
    [one] 1 card
   *[other] { $short } cards
} for it. The new task may suit your hand better.

# Refusals

dark-miss-down-refused-not-your-turn = It's not your turn. Wait for the other officer.
dark-miss-down-refused-airlock-shut = The airlock only opens on a tie at the end of the game.
dark-miss-down-refused-only-airlock = It's a tie. Push the airlock button, or let the tie stand.
dark-miss-down-refused-stood = You've let the tie stand. Now only the other officer can push the button.
dark-miss-down-refused-hand-full = You hold more than { $limit } cards. Discard one first.
dark-miss-down-refused-hand-fits = You only discard when you hold more than { $limit } cards.
dark-miss-down-refused-bonus-first = Take your bonus card from the pool first.
dark-miss-down-refused-no-bonus-card = Your bonus doesn't give that card. Choose a card that it gives.
dark-miss-down-refused-not-in-pool = That card isn't in the pool. Choose a card from the pool.
dark-miss-down-refused-not-on-list = That task isn't on the list. Choose a task from the list.
dark-miss-down-refused-not-in-hand = Name cards in your hand, each once and in hand order.
dark-miss-down-refused-not-paid = Those cards don't complete “{ $task }”. Cover each need with one card or one pair.
dark-miss-down-refused-to-spare = “{ $task }” takes fewer cards. Leave out those it doesn't need.
dark-miss-down-refused-no-cards = Draw pile and discard pile are empty. Take from the pool, or complete a task.

# What happened

dark-miss-down-drew-hidden = { $seat } drew a card from the pile.
dark-miss-down-drew = { $seat } drew { $card }.
dark-miss-down-drew-after-hidden = { $seat } drew a card for the completed task.
dark-miss-down-drew-after = { $seat } drew { $card } for the completed task.
dark-miss-down-took = { $seat } took { $card } from the pool.
dark-miss-down-took-replaced = { $seat } took { $card } from the pool; { $new } replaces it.
dark-miss-down-took-bonus = { $seat } took { $card } from the pool as the bonus of “{ $task }”.
dark-miss-down-took-bonus-replaced = { $seat } took { $card } from the pool as the bonus of “{ $task }”; { $new } replaces it.
dark-miss-down-completed = { $seat } completed “{ $task }” { $before ->
    [0] (danger { $danger })
   *[other] (danger { $danger } after { $before })
} for { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $bonus ->
    [0] { "" }
    [one] , including 1 bonus point
   *[other] , including { $bonus } bonus points
}.{ $score ->
    [one] { " " }Total: 1 point.
   *[other] { " " }Total: { $score } points.
} Cards: { $cards }.
dark-miss-down-completed-pairs = { $seat } completed “{ $task }” { $before ->
    [0] (danger { $danger })
   *[other] (danger { $danger } after { $before })
} for { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $bonus ->
    [0] { "" }
    [one] , including 1 bonus point
   *[other] , including { $bonus } bonus points
}.{ $score ->
    [one] { " " }Total: 1 point.
   *[other] { " " }Total: { $score } points.
} Cards: { $cards }. { $pairs }
dark-miss-down-stand-in = Two { $pair } cards stood in for a missing { $crew } card.
dark-miss-down-rewarded = { $seat } got { $points ->
    [one] 1 bonus point
   *[other] { $points } bonus points
} from “{ $task }”.
dark-miss-down-replaced = { $seat } discarded the task “{ $task }”.
dark-miss-down-turned-up-pool = New in the pool: { $card }.
dark-miss-down-turned-up-tasks = New task: { $card }.
dark-miss-down-reshuffled = The discard pile was shuffled into a new draw pile of { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
dark-miss-down-discarded = { $seat } discarded { $card }.
dark-miss-down-passed = { $seat } could do nothing and passed.
dark-miss-down-last-round = The goal was reached: one more round.
dark-miss-down-tied = A tie at { $score }: both officers stand at the airlock.
dark-miss-down-pressed = { $seat } pushed the airlock button first.
dark-miss-down-stood = { $seat } let the tie stand.
dark-miss-down-won = { $seat } becomes first mate with { $most ->
    [one] 1 point
   *[other] { $most } points
} to { $least } after { $turn } rounds.
dark-miss-down-pressed-first = A tie at { $most } after { $turn } rounds, and { $seat } pushed the airlock button first: { $seat } is first mate.
dark-miss-down-tie-stands = A tie at { $most } after { $turn } rounds, and it stands: nobody is first mate.

# What the reader did

dark-miss-down-own-drew = You drew { $card }.
dark-miss-down-own-drew-after = You drew { $card } for the completed task.
dark-miss-down-own-took = You took { $card } from the pool.
dark-miss-down-own-took-replaced = You took { $card } from the pool; { $new } replaces it.
dark-miss-down-own-took-bonus = You took { $card } from the pool as the bonus of “{ $task }”.
dark-miss-down-own-took-bonus-replaced = You took { $card } from the pool as the bonus of “{ $task }”; { $new } replaces it.
dark-miss-down-own-completed = You completed “{ $task }” { $before ->
    [0] (danger { $danger })
   *[other] (danger { $danger } after { $before })
} for { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $bonus ->
    [0] { "" }
    [one] , including 1 bonus point
   *[other] , including { $bonus } bonus points
}.{ $score ->
    [one] { " " }Total: 1 point.
   *[other] { " " }Total: { $score } points.
} Cards: { $cards }.
dark-miss-down-own-completed-pairs = You completed “{ $task }” { $before ->
    [0] (danger { $danger })
   *[other] (danger { $danger } after { $before })
} for { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $bonus ->
    [0] { "" }
    [one] , including 1 bonus point
   *[other] , including { $bonus } bonus points
}.{ $score ->
    [one] { " " }Total: 1 point.
   *[other] { " " }Total: { $score } points.
} Cards: { $cards }. { $pairs }
dark-miss-down-own-replaced = You discarded the task “{ $task }”.
dark-miss-down-own-discarded = You discarded { $card }.
dark-miss-down-own-passed = You could do nothing and passed.
dark-miss-down-own-pressed = You pushed the airlock button first.
dark-miss-down-own-stood = You let the tie stand.

# The table in words

dark-miss-down-status-round = Round { $turn } of at most { $turns }: { $doing }.
dark-miss-down-status-last = Round { $turn }, the last: { $doing }. The higher score wins.
dark-miss-down-status-airlock = After round { $turn }: the airlock decides
dark-miss-down-status-over = The game ended after round { $turn }
dark-miss-down-doing-turn = it's { $seat }'s turn
dark-miss-down-doing-bonus = { $seat } chooses a bonus card
dark-miss-down-doing-discard = { $seat } has to discard a card
dark-miss-down-task = Task “{ $task }”, danger { $danger }: needs { LIST($needs, "and") }; bonus: { $bonus }
dark-miss-down-no-tasks = Task list: empty
dark-miss-down-pool = Asset pool: { $cards }
dark-miss-down-pool-empty = Asset pool: empty
dark-miss-down-deck = Draw pile: { $cards ->
        [0] empty
        [one] 1 card
       *[other] { $cards } cards
    }
dark-miss-down-discards = Discard pile ({ $count }): { $cards }
dark-miss-down-discards-empty = Discard pile: empty
dark-miss-down-piled = Discard pile: { $count }
dark-miss-down-seat-new = { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, no task completed yet
dark-miss-down-seat = { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, completed “{ $task }”, danger { $danger }; bonus: { $bonus }
dark-miss-down-holds = { $seat } holds { $count } { $count ->
        [one] card
       *[other] cards
    }
dark-miss-down-holds-known = { $seat } holds { $count } { $count ->
        [one] card
       *[other] cards
    }, among them { LIST($cards, "and") }
dark-miss-down-completing = Completing “{ $task }” with { $cards }
dark-miss-down-hand = Your hand ({ $count }): { $cards }
dark-miss-down-hand-empty = Your hand: empty

# The course of a game

dark-miss-down-measure-score = Score

# What is near

dark-miss-down-alarm-near = { $seat } has { $score } of { $goal } points: one task can start the last round.
dark-miss-down-alarm-near-yours = You have { $score } of { $goal } points: one task can start the last round.
dark-miss-down-alarm-both = { $seat } has { $score } of { $goal } points, { $other } has { $less }: one task can start the last round.
dark-miss-down-alarm-both-yours = You have { $score } of { $goal } points, { $other } has { $less }: one task can start the last round.
dark-miss-down-alarm-both-theirs = { $seat } has { $score } of { $goal } points, you have { $less }: one task can start the last round.
dark-miss-down-alarm-reached-yours = You have { $score } of { $goal } points: the last round comes after this one.
dark-miss-down-alarm-reached = { $seat } has { $score } of { $goal } points: the last round comes after this one.
dark-miss-down-alarm-last-ahead = The last round has begun: { $seat } leads { $most } to { $least }.
dark-miss-down-alarm-last-tie = The last round has begun. It's a tie: { $most } to { $least }.
dark-miss-down-alarm-airlock = A tie at { $score ->
    [one] { $score } point
   *[other] { $score } points
}: the first to push the airlock button wins.

# What each task would bring: the difference in danger, with the bonus of the last task

dark-miss-down-hand-full = Your hand is full: if you get another card, you must discard one.
dark-miss-down-last-danger = Your last task: danger { $danger }. The next one scores the difference.
dark-miss-down-icons = { $count ->
        [one] { $icon }
       *[other] { $count } × { $icon }
    }
dark-miss-down-prospect-points = { $task }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $bonus ->
        [0] { "" }
       *[other] {" "}with the bonus
    }
dark-miss-down-prospect-ready = ✓ { $prospect }
dark-miss-down-prospect = { $prospect }. Missing: { $icons }.
dark-miss-down-prospect-pairs = { $prospect }. Missing: { $icons }, or only { $short ->
        [one] 1 card
       *[other] { $short } cards
    } if pairs stand in.

# Who is winning, and why

dark-miss-down-score-leads = { $seat } leads with { $most ->
    [one] 1 point
   *[other] { $most } points
} to { $least }.
dark-miss-down-score-level = Nobody leads: both have { $most ->
    [one] 1 point
   *[other] { $most } points
}.
dark-miss-down-score-goal = The last round begins once someone has { $goal } points. After it, the higher score wins.
dark-miss-down-score-last = This is the last round. After it, the higher score wins.
dark-miss-down-score-over = The game is over. This is how the scores came about.
dark-miss-down-score-total = { $seat }: { $score ->
    [one] 1 point
   *[other] { $score } points
}
dark-miss-down-score-of = { $seat }: { $score ->
    [one] 1 point
   *[other] { $score } points
} for { LIST($parts, "and") }
dark-miss-down-score-task = “{ $task }” ({ $points })
dark-miss-down-score-task-bonus = “{ $task }” ({ $points }, and { $bonus } as a bonus)
