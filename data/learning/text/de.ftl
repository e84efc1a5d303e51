# Für Neulinge

button-guide = So geht es
learn-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
learn-players-range = { $least } bis { $most } Personen
learn-box = Die Schachtel von { $game }
learn-first-board = Das Brett von { $game } im ersten Zug, mit Nummern an den Teilen, die der Text erklärt
help-heading = Hilfe
help-ask = Was möchtest du wissen?
help-more = Zu jedem Befehl, jeder Karte, jedem Begriff: Gib /hilfe und den Namen ein.
help-play = Spielen
help-play-ask = Welches Spiel soll es sein? Wähle eines und lies, worum es geht; noch beginnt nichts.
help-turns = Meine Züge
help-games = Wie ein Spiel geht
help-games-ask = Über welches Spiel möchtest du mehr wissen?
help-settings = Einstellungen
help-settings-text = **/einstellungen meine** gehört dir: wie du erfährst, dass du dran bist, Ruhezeiten, Urlaub, Ranglisten.
help-settings-server = **/einstellungen zeigen** und was dazu gehört ist für alle, die den Server verwalten: wo Spiele eröffnet werden dürfen, und wie viele.
help-invite = Hol mich auf deinen Server
help-begin = Hier spielen
help-renamed = { $old } heißt jetzt **{ $new }**.
refused-help = Hier heißt nichts „{ $typed }“. Nimm einen der Vorschläge, oder gib nur /hilfe ein.
