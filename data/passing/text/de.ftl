# Züge passen lassen
button-until = Passen bis …
button-pass-no-longer = Nicht weiter passen
until-choose = Bis wann?
until-about = Deine Züge werden gepasst, auch dieser, bis zu dem, was du hier wählst. Abstimmungen und andere Fragen bekommst du trotzdem.
until-turn = bis zur Runde { $turn }
passing-waits = Deine Züge werden gepasst { $until }
refused-until = Hier gibt es nichts abzuwarten, darum werden deine Züge nicht gepasst.
refused-until-typed = Züge passen { $typed } geht nicht. Wähle einen der Vorschläge.
word-passing-over = Worauf du in { $game } gewartet hast, ist eingetreten. Du spielst deine Züge wieder selbst.
