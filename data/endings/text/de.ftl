# Das Ende eines Spiels: was entschieden hat, und eine Zeile zum Teilen
moments-heading-all = **Was entschieden hat** (Siegchance):
moments-heading-seat = **Was entschieden hat** (Siegchance von { $who }):
moments-line = { $turn }: { $before } → { $after }.
moments-likely = { $percent ->
    [0] unter 1
    [100] über 99
   *[other] { $percent }
} %
moments-certain = { $percent } %
moments-better = Stärker ({ $chance }): { $what }.
moments-best = Stärkeres fand die KI dort nicht.
moments-log = Wendepunkt: { $chance } ging von { $before } auf { $after }.
moments-chance-all = Die Siegchance
moments-chance-seat = Die Chance von { $who }
moments-title = Wendepunkt { $place } von { $count }
button-moments = Wendepunkte
button-share = Teilen
refused-share-later = Teilen kannst du ein Spiel, wenn es zu Ende gespielt ist.
refused-share-again = Du hast dieses Spiel schon geteilt.
share-searching = Ich suche die Wendepunkte … Deine Zeile erscheint hier, sobald ich sie habe.
share-table = { $seats ->
    [one] solo
   *[other] Tisch zu { $seats }
}
share-line = { $who } · **{ $game }** · { $about } · { $how } · { $course }
share-course = Siegchance { $signs }
share-won = gewonnen { $when }
share-lost = verloren { $when }
share-level = unentschieden { $when }
share-title-won = Sieg
share-title-lost = Niederlage
share-title-level = Gleichstand
