# Die Tagesaufgabe
refused-no-challenge = { $game } hat keine Tagesaufgabe, denn man spielt es zu mehreren. Spiel es ohne, oder nimm eines von: { $games }.
refused-challenge-options = Die Tagesaufgabe ist für alle gleich: { $usual }. Lass die Optionen leer, oder spiele ohne die Aufgabe.
challenge-heading = Tagesaufgabe ({ $day })
challenge-nobody = Noch hat sie niemand beendet. Beginne sie mit /spielen und der Option „tagesaufgabe“.
challenge-line = **{ $who }** — { $how }
challenge-ends = Alle haben die gleichen Karten. Dein erster Versuch zählt, egal auf welchem Server. Die nächste beginnt { $when }.
export-challenge = Was du von diesem Spiel { $game } weißt. Die ganze Aufzeichnung mit dem Startwert gibt es, wenn der Tag dieser Aufgabe vorbei ist. Bis dahin spielen andere mit den gleichen Karten.
undo-challenge = In der Tagesaufgabe nimmst du nichts zurück, sobald Karten gezogen oder aufgedeckt sind: Alle spielen mit den gleichen.
standing-challenge = Tagesaufgabe vom { $day }: die gleichen Karten für alle, Rangliste mit /tagesaufgabe. Das ist dein erster Versuch, er zählt.
standing-practice = Tagesaufgabe vom { $day }, zur Übung: Nur dein erster Versuch zählt, dieser nicht.
refused-hint-challenge = Die Tagesaufgabe hat keine Tipps, weil alle verglichen werden. Spiel dasselbe Spiel ohne sie.
