# Was gesagt bekommt, wer das Spiel noch nicht kennt.
dark-miss-down-learn-goal = Erfülle Aufgaben mit Karten deiner Hand: Jede bringt so viele Punkte, wie ihre Gefahr von der deiner vorigen Aufgabe abweicht. 15 Punkte leiten die letzte Runde ein, und wer mehr hat, gewinnt.
dark-miss-down-learn-length = 20 bis 40 Minuten, oder einige Tage Zug um Zug
dark-miss-down-learn-kind = ein Duell mit verdeckten Händen
