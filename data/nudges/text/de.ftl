button-nudge = Anstupsen
nudge-done = Angestupst.
nudge-nobody = Das Spiel wartet nur auf dich.
nudge-again = An diesem Tisch hast du heute schon angestupst. Wieder möglich ist es { $when }.
word-nudge = { $who } wartet in { $game } auf dich.
