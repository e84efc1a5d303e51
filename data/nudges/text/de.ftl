button-nudge = Anstupsen
nudge-done = Angestupst. An jedem Tisch geht das einmal am Tag.
nudge-nobody = Das Spiel wartet nur auf dich.
nudge-again = An diesem Tisch hast du heute schon angestupst. Du kannst { $when } wieder anstupsen.
word-nudge = { $who } wartet in { $game } auf dich.
