button-nudge = Anstupsen
nudge-done = Angestupst.
nudge-nobody = Das Spiel wartet nur auf dich.
nudge-again = An diesem Tisch hast du heute schon angestupst. Du kannst { $when } wieder anstupsen.
word-nudge = { $who } wartet in { $game } auf dich.
