# Was gesagt bekommt, wer das Spiel noch nicht kennt.
planetary-defence-learn-goal = Zerstöre alle Meteore in den fünf Spalten, bevor der Weltraum leer ist und der Schrottstapel die letzte Spalte erreicht.
planetary-defence-learn-length = 15 bis 25 Minuten
planetary-defence-learn-kind = Deckbau, allein
