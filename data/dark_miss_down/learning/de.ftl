# Was gesagt bekommt, wer das Spiel noch nicht kennt.
dark-miss-down-learn-goal = Erfülle Einsätze mit Karten deiner Hand: Jeder bringt so viele Punkte, wie seine Gefahr von der deines vorigen Einsatzes abweicht. 15 Punkte leiten die letzte Runde ein, und wer mehr hat, gewinnt.
dark-miss-down-learn-length = 20 bis 40 Minuten, oder einige Tage Zug um Zug
dark-miss-down-learn-kind = ein Duell mit verdeckten Händen

# Das Tutorial
dark-miss-down-learn-step-take = Ein Zug ist eine Sache: eine Karte nehmen, einen Einsatz erfüllen oder einen abwerfen. Dem Einsatz mit Gefahr 3 fehlt nur noch eine Karte: Nimm sie aus der Auslage.
dark-miss-down-learn-step-complete = Jetzt hast du alles, was er braucht. Dein erster Einsatz zählt seine ganze Gefahr: Erfülle ihn für 3 Punkte.
dark-miss-down-learn-step-difference = Von nun an zählt bei einem Einsatz, wie weit seine Gefahr von 3 entfernt ist, der Gefahr deines letzten. Du hast nur noch wenige Karten: Eine aus der Auslage ist sicher, aber der andere Offizier sieht, was du nimmst.
dark-miss-down-learn-step-draw = Der andere Offizier hat 5 Punkte. Der Einsatz mit Gefahr 1 liegt zwei unter deiner 3, und dir fehlt nur noch eine Karte dafür. Zieh diesmal verdeckt: Was du auf der Hand hast, bleibt dein Geheimnis.
dark-miss-down-learn-step-again = Das war die Karte, die fehlte. Erfülle den Einsatz: Von 3 zu 1 sind es 2 Punkte.
dark-miss-down-learn-step-done = Ihr steht 5 zu 5. Nach einem Einsatz mit Gefahr 1 bringen die gefährlichen am meisten: Sammle dafür, und behalte die 15 Punkte im Auge, mit denen die letzte Runde beginnt. Spiel weiter, wie du magst.
