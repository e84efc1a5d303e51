# Züge aussetzen
button-until = Aussetzen bis …
button-pass-no-longer = Nicht weiter aussetzen
until-choose = Bis wann?
until-about = Wähle, bis wann du aussetzt. Abstimmungen und andere Fragen bekommst du trotzdem.
until-turn = bis { $turn }
passing-waits = Du setzt { $until } aus.
refused-until = Hier gibt es nichts abzuwarten, du spielst deine Züge also selbst.
refused-until-typed = Auf „{ $typed }“ kann ich nicht warten. Wähle einen der Vorschläge.
word-passing-over = Worauf du in { $game } gewartet hast, ist eingetreten. Du spielst deine Züge wieder selbst.
