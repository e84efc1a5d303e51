# Für Neulinge

button-guide = So geht's
learn-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
learn-players-range = { $least } bis { $most } Personen
learn-box = Die Schachtel von { $game }
learn-first-board = Das Brett von { $game } im ersten Zug, mit Nummern an den Teilen, die der Text erklärt
help-heading = Hilfe
help-ask = Was möchtest du wissen?
help-more = Rückgängig, Aufhören und die Regeln findest du am Brett. /hilfe mit einem Namen erklärt jedes Spiel, jeden Befehl, jede Karte und jeden Begriff.
help-play = Spielen
help-play-ask = Welches Spiel? Wähle eines und lies, worum es geht; noch beginnt nichts.
help-turns = Meine Züge
help-games = So läuft ein Spiel ab
help-games-tutorials = Spiele und Tutorials
help-games-ask =
    So läuft jedes Spiel:
    - Du startest es mit /spielen. In der Lobby kommen die anderen dazu, und der Host wählt die Bedenkzeit; ein Spiel für dich allein beginnt sofort.
    - Das Brett zeigt, wie es steht und wer dran ist. Was sich unter *Meine Züge* öffnet, siehst nur du.
    - Ist das Brett weit nach oben gerutscht, holt /brett es nach unten.
    - Bist du dran, schreibe ich dir eine Direktnachricht. Du kannst auch dort ziehen.
    - Läuft deine Zeit ab, spielt der Autopilot diesen Zug für dich. Ohne Uhr wartet das Spiel.
    - /spiele zeigt deine Spiele und führt dich zu denen, in denen du dran bist.

    Über welches Spiel möchtest du mehr wissen?
help-settings = Einstellungen
help-settings-text = **/spielerprofil einstellungen** ist für dich: Benachrichtigungen, Ruhezeiten, Urlaub, Ranglisten.
help-settings-mine = Meine Einstellungen
help-settings-server = **/verwaltung zeigen** ist für die Verwaltung des Servers: wo und wie viel gespielt werden darf, und was ich schreibe.
help-about = Über diesen Bot
help-invite = Füg mich deinem Server hinzu
help-begin = Hier spielen
refused-help = Zu „{ $typed }“ habe ich hier nichts. Nimm einen der Vorschläge, oder gib nur /hilfe ein.

# Tipps

button-hint = Tipp
hint-lost = Was du auch tust: Dieses Spiel kannst du nicht mehr gewinnen.
hint-heading = { $game } · ein Tipp
hint-advice = Rat der KI: **{ $what }**
hint-better = In den Probespielen der KI gewinnst du damit von 100 Spielen etwa { $gain } mehr als mit „{ $other }“.
hint-effect = { $what }.
hint-untold = Die KI kann ihre Gründe hier nicht in Worte fassen. Sieh aufs Brett und wähle selbst.
hint-back = Dein offenes Menü bietet das nicht an: Drück dort auf „{ $back }“{ $plays ->
    [0] { "" }
   *[other] {" "}oder hier auf „{ $play }“
}.
hint-play = Mach das
lobby-hints = Tipps
lobby-hints-about = Wann dürfen alle die KI um Tipps bitten? Spiele unter Mitgliedern werden gewertet.
lobby-hints-in-no = nur ohne Wertung
lobby-hints-in-yes = immer
lobby-unrated = Dieses Spiel wird nicht gewertet, weil alle Gegner KIs sind. Tipps sind erlaubt.
lobby-rated = Spiele unter Mitgliedern werden gewertet; Tipps gibt es dort nicht. Der Host kann sie unter „Optionen“ erlauben.
lobby-rated-hints = Dieses Spiel wird gewertet; Tipps sind erlaubt.
refused-hint-rated = Dieses Spiel wird gewertet, und Tipps sind aus. Der Host kann sie vor Beginn unter Optionen erlauben.
refused-hint-nothing = Du hast gerade nichts zu tun, also gibt es keinen Tipp.
refused-hint-late = Das Spiel ging weiter, während die KI nachdachte. Frag noch einmal.

# Was ist ...?

button-term = Was ist …?
term-fair-deal = Fairness-Code
means-fair-deal = Der Hash eines Geheimnisses, das vor dem Spiel feststand: Wer Karten aussucht oder ändert, ändert auch diesen Code. Nach dem Spiel gibt dir /tisch export die Aufzeichnung, und jeder kann sie an diesem Code prüfen.
terms-heading = { $game } · Was ist …?
terms-ask = Was soll ich dir erklären?
terms-cards = Im Spiel …
terms-words = Begriffe …
terms-where = Gerade: „{ $line }“
refused-no-terms = In { $game } gibt es gerade nichts zu erklären. Den Rest findest du unter „So geht's“ und in /tisch regeln.

# Tutorials

standing-tutorial = Hier zählt nichts: Probier alles aus.
tutorial-says = 🎓 { $what }
tutorial-again = 🎓 Drück als Nächstes auf „{ $deed }“.
tutorial-led = 🎓 Drück als Nächstes auf „{ $deed }“. { $what }
tutorial-lesson = 🎓 Lektion { $number } von { $most }: { $what }
tutorial-lesson-led = 🎓 Lektion { $number } von { $most }: Drück auf „{ $deed }“. { $what }
tutorial-routine = 🎓 { $done } von { $most } Lektionen geschafft. Drück { $deeds }.
tutorial-then = { $first ->
    [1] auf „{ $deed }“
   *[0] { $before }, dann auf „{ $deed }“
}
tutorial-astray = 🎓 Du bist vom Weg abgekommen, das macht nichts. „Rückgängig“ bringt dich zurück, und „Tipp“ sagt, was die KI tun würde.
tutorial-begun = Das Tutorial von { $game } hat begonnen: Drück auf „Brett“.
game-replaced = { $tutorial ->
    [1] Damit endet dein Tutorial von { $game } hier. Mit /spielen kannst du es neu beginnen.
   *[0] Es ersetzt deine Partie { $game }, in der du noch keinen Zug gemacht hattest.
}
tutorial-door = 🎓 Deine Karten und mein Rat sind nur für dich, { $who }. Drück auf „Meine Züge“.
tutorial-lost = 🎓 Ein erstes Spiel darf man verlieren, und hier zählt nichts. „Tutorial noch einmal“ beginnt von vorn.
button-tutorial = Tutorial
refused-no-tutorial = { $game } hat noch kein Tutorial. „So geht's“ zeigt den ersten Zug. Tutorials gibt es für: { $games }.
refused-tutorial-too = Das Tutorial hat feste Karten und kann darum nicht die Tagesaufgabe sein. Wähle eines von beiden.
