# Das Ende eines Spiels: was entschieden hat, und eine Zeile zum Teilen
moments-heading-all = **Wendepunkte** (Siegchance):
moments-heading-seat = **Wendepunkte** (Siegchance von { $who }):
moments-none = **Keine Wendepunkte:** Kein Zug hat die Siegchance stark verändert.
moments-line = { $when } { $rose ->
    [1] stieg
   *[other] fiel
} die Chance von { $before } auf { $after }.
moments-likely = { $percent ->
    [0] unter 1
    [100] über 99
   *[other] { $percent }
} %
moments-certain = { $percent } %
moments-better = Besser in diesem Zug (um etwa { $gain } Prozentpunkte): { $what }.
moments-rest = Der Rest war Pech.
moments-ended = { $who } hat den Zug beendet.
moments-bad-luck = Das war Pech. { $what }
moments-good-luck = Das war Glück. { $what }
moments-luck = Das war Zufall. { $what }
moments-best = Die KI fand in diesem Zug nichts Besseres.
moments-log = Wendepunkt: { $chance } { $rose ->
    [1] stieg
   *[other] fiel
} von { $before } auf { $after }.
moments-chance-all = Die Siegchance
moments-chance-seat = Die Siegchance von { $who }
moments-title-all = Wendepunkt { $place } von { $count }
moments-title-seat = Wendepunkt { $place } von { $count } · Chance von { $who }
button-moments = Wendepunkte
button-share = Teilen
button-share-post = Hier posten
button-share-parent = In #{ $channel } posten
share-ask = Soll ich das hier posten?
share-searching = Soll ich das hier posten? Die Siegchancen rechne ich noch aus und füge sie oben hinzu.
share-done = Gepostet.
refused-share-later = Du kannst ein Spiel teilen, sobald es zu Ende gespielt ist.
refused-share-again = Du hast dieses Spiel schon geteilt.
share-table = { $seats ->
    [one] solo
   *[other] { $seats } Personen
}
share-line = { $who } · **{ $game }** · { $about } · { $how }
share-course = Siegchance { $signs }
share-sign = { $sign } { $least }–{ $most } %
share-legend = -# Siegchance vom ersten bis zum letzten Zug: { $signs }; dann { $won } gewonnen, { $lost } verloren, { $level } unentschieden. Bei langen Spielen fehlen einzelne Züge.
share-scored = { $how }, { $seats ->
    [2] Endstand { $score }
   *[other] Platz { $place } von { $seats } mit { $own } (Endstand { $score })
}
share-won = gewonnen { $when }
share-lost = verloren { $when }
share-level = unentschieden { $when }
share-title-won = Sieg
share-title-lost = Niederlage
share-title-level = Unentschieden
