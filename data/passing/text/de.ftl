# Züge aussetzen
button-until = Aussetzen bis …
button-pass-no-longer = Nicht weiter aussetzen
note-pass-no-longer = Du setzt nicht mehr aus.
until-choose = Bis wann?
until-turn = bis { $turn }
passing-waits = Du setzt { $until } aus.
passing-ends = Es ist so weit: Ab deinem nächsten Zug spielst du wieder selbst.
passing-asks = Du setzt { $until } aus. Diese Entscheidung triffst du aber selbst.
refused-until = Hier gibt es nichts abzuwarten, du setzt also nicht aus.
refused-no-skipping = In diesem Spiel kannst du nicht aussetzen: Du entscheidest in jedem Zug selbst.
refused-until-typed = Auf „{ $typed }“ kann ich nicht warten. Wähle einen der Vorschläge.
skip-stopped-turn = Du setzt{ $game ->
    [here] { "" }
   *[other] {" "}in { $game }
} nicht mehr aus: Der gewählte Zeitpunkt ist da. Du spielst deine Züge wieder selbst.
