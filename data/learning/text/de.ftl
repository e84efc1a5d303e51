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
help-more = Wer vorn liegt und warum: /stand. Zu jedem Befehl, jeder Karte, jedem Begriff: Gib /hilfe und den Namen ein.
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

# Tipps

button-hint = Tipp
hint-heading = { $game } · ein Tipp
hint-do = Die KI würde wählen: **{ $what }**
hint-better = Ich habe es { $games }-mal im Kopf durchgespielt: Von 100 Spielen gewinnt es etwa { $gain } mehr als „{ $other }“, das Nächstbeste, das ich fand; { $error } mehr oder weniger können es sein.
hint-alike = Ich habe es { $games }-mal im Kopf durchgespielt, und „{ $other }“ ist etwa gleich gut, einen Unterschied sehe ich nicht: Gefällt dir das besser, nimm es.
hint-rule = So hält sie es immer, wenn ein Spiel so steht; einen anderen Grund kann sie nicht nennen.
hint-untold = Die KI findet hier nichts, was sie in Worte fassen könnte. Sieh aufs Brett und wähle selbst.
hint-play = So machen
log-hint = { $who } hat um einen Tipp gebeten.
lobby-hints = Tipps
lobby-hints-about = Wo gibt es Tipps der KI? Gewertet wird unter zwei oder mehr Mitgliedern.
lobby-hints-in-no = nur ungewertet
lobby-hints-in-yes = auch gewertet
lobby-unrated = Allein gegen KIs wird nicht gewertet, und Tipps sind erlaubt.
lobby-rated = Unter Mitgliedern wird das Spiel gewertet, darum gibt es keine Tipps.
lobby-rated-hints = Unter Mitgliedern wird das Spiel gewertet; Tipps sind erlaubt.
refused-hint-rated = Dieses Spiel wird gewertet, und am Tisch sind keine Tipps vereinbart. Wer leitet, kann sie vor Beginn unter Optionen erlauben.
refused-hint-challenge = In der Tagesaufgabe, wo alle verglichen werden, gibt es keine Tipps. Spiele dasselbe Spiel ohne sie.
refused-hint-nothing = Du kannst gerade nichts tun, wozu es einen Tipp gäbe.
refused-hint-late = Das Spiel ging weiter, während die KI nachdachte. Frag noch einmal.

# Was ist ...?

button-term = Was ist …?
term-fair-deal = Fair gemischt
means-fair-deal = Dahinter steht der Hash eines Geheimnisses, das vor dem Spiel festlag: Niemand kann die Karten aussuchen oder ändern, ohne dass auch er sich ändert. Nach dem Ende liefert /tisch export das Protokoll, und jeder kann es mit diesem Hash vergleichen.
terms-heading = { $game } · Was ist …?
terms-ask = Das alles siehst du gerade. Wähle, worüber du mehr wissen möchtest.
terms-cards = Karten …
terms-words = Begriffe …
terms-where = Gerade auf dem Brett: „{ $line }“
refused-no-terms = In { $game } gibt es gerade nichts nachzuschlagen; So geht es und /regeln erklären das Übrige.

# Tutorials

standing-tutorial = Tutorial: Es zählt für niemanden, und alles darf ausprobiert werden.
tutorial-says = 🎓 { $what }
tutorial-astray = 🎓 Das war dein eigener Weg, und das ist in Ordnung. Spiel weiter, wie du magst; Zurücknehmen führt auf meinen zurück, und Tipp sagt, was die KI täte.
tutorial-door = 🎓 Deine Karten und mein Rat sind nur für dich, { $who }: Drücke Meine Hand und Züge.
button-tutorial = Tutorial
refused-no-tutorial = { $game } hat noch kein Tutorial. So geht es zeigt den ersten Zug; eines gibt es für: { $games }.
refused-tutorial-challenge = Das Tutorial hat eine eigene Kartenfolge und kann nicht zugleich die Tagesaufgabe sein. Wähle eines von beiden.
