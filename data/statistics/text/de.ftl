stats-heading = Ergebnisse von { $who }
stats-none = Noch kein Spiel beendet. Beginne eines mit /spielen.
stats-none-shared = Auf einem gemeinsamen Server ist noch kein Spiel beendet. Beginne dort eines mit /spielen.
stats-line = { $game }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $won } gewonnen
stats-pace = { $minutes ->
    [0] weniger als eine Minute pro Zug
    [one] { $minutes } Minute pro Zug
   *[other] { $minutes } Minuten pro Zug
}
stats-against = gegen { $who }: { $won } gewonnen, { $lost } verloren
stats-rating = Wertung { $rating } (alle beginnen bei 0)
ladder-heading = { $game }: die Besten auf diesem Server
ladder-line = { $place }. { $who } · { $rating }
leaderboard-won = { $place }. { $who } · gewonnen, { $turns }, { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
leaderboard-lost = { $place }. { $who } · verloren { $turns }, { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
refused-no-ladder = { $game } hat keine Rangliste, weil man dort nicht gegeneinander spielt. Ranglisten gibt es für: { $games }.
ladder-none = Noch steht niemand in der Rangliste. Beende ein Spiel gegen ein anderes Mitglied.
