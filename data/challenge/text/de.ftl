# Die Tagesaufgabe
refused-no-challenge = { $game } hat keine Tagesaufgabe, denn man spielt es zu mehreren. Spiel es ohne Tagesaufgabe, oder nimm eines von: { $games }.
refused-challenge-options = Die Tagesaufgabe ist für alle gleich: { $usual }. Lass die Optionen leer, oder spiel ohne Tagesaufgabe.
challenge-heading-here = Tagesaufgabe vom { $day } auf diesem Server
challenge-heading-friends = Tagesaufgabe vom { $day } unter Freunden
challenge-heading-all = Tagesaufgabe vom { $day } auf allen Servern
challenge-friends-about = Du und alle, die auch dich als Freund eingetragen haben, egal auf welchem Server.
challenge-menu-name = Freund hinzufügen …
challenge-menu-drop = Freund entfernen …
challenge-friends-both = Freunde: { $who }.
challenge-friends-waiting = Haben dich noch nicht eingetragen: { $who }.
challenge-named = Du hast { $friend } eingetragen. Ihr steht zusammen in der Rangliste, sobald { $friend } auch dich einträgt.
challenge-named-both = Du und { $friend } habt euch gegenseitig eingetragen: Ab jetzt steht ihr zusammen in der Rangliste.
challenge-dropped = { $friend } ist nicht mehr als Freund eingetragen.
challenge-somebody = Jemand
challenge-unfinished = Nicht zu Ende gespielt.
challenge-yours = { $how } · **das bist du**
refused-friend = Als Freunde kannst du nur andere Mitglieder eintragen. Es bleibt alles, wie es war.
refused-friends = Du hast schon { $most } Freunde eingetragen, mehr geht nicht. Entferne zuerst jemanden.
button-ranking-here = Dieser Server
button-ranking-friends = Freunde
button-ranking-all = Alle Server
button-ranking-sunday = Letzter Sonntag
button-ranking-yesterday = Gestern
button-ranking-today = Heute
challenge-nobody = Noch hat sie niemand beendet.
challenge-nobody-finished = Niemand hat sie beendet.
challenge-running = Dein Spiel läuft noch.
challenge-running-away = Dein Spiel läuft noch, aber nicht auf diesem Server. Nimm /spielen dort, wo du es begonnen hast.
challenge-line = **{ $who }** — { $how }
challenge-courses-later = Wie die Spiele verliefen, siehst du, sobald du selbst begonnen hast.
challenge-ends = Alle bekommen die gleichen Karten. Nur dein erster Versuch zählt, egal auf welchem Server. Die nächste Tagesaufgabe beginnt { $when }.
export-challenge = Was du von dieser Partie { $game } weißt. Die ganze Aufzeichnung mit dem Startwert gibt es, wenn der Tag dieser Aufgabe vorbei ist. Bis dahin spielen andere mit den gleichen Karten.
undo-challenge = In der Tagesaufgabe lässt sich nichts zurücknehmen, sobald Karten gezogen oder aufgedeckt sind. Alle bekommen die gleichen.
standing-challenge = Tagesaufgabe vom { $day }: Alle bekommen die gleichen Karten. Das ist dein erster Versuch, also zählt er. Rangliste: /statistik tagesaufgabe.
standing-practice = Tagesaufgabe vom { $day }, zur Übung: Nur dein erster Versuch zählt, dieser nicht.
standing-challenge-crew = Tagesaufgabe vom { $day }, von einer Crew gespielt: Alle bekommen die gleichen Karten. Es ist die erste Crew dieses Servers, also zählt sie. Stimmst du hier ab, ist das auch dein eigener erster Versuch. Rangliste: /statistik tagesaufgabe.
standing-practice-crew = Tagesaufgabe vom { $day }, zur Übung: Nur die erste Crew eines Servers zählt, diese nicht.
refused-crew-begun = Du kennst die heutigen Karten aus einem anderen Spiel, deshalb darfst du hier nicht mit abstimmen.
challenge-crews = Die Crews
challenge-more = { $count } weitere
standing-challenge-short = Tagesaufgabe Nr. { $number }: Sie zählt.
standing-challenge-short-crew = Tagesaufgabe Nr. { $number }: Sie zählt. Stimmst du ab, ist das auch dein eigener Versuch.
standing-practice-short = Tagesaufgabe Nr. { $number }, zur Übung.
standing-challenge-table = Tagesaufgabe vom { $day }: Alle bekommen die gleichen Karten. Für alle hier ist es der erste Versuch, also zählt er für diesen Tag, egal wann das Spiel endet. Rangliste: /statistik tagesaufgabe.
standing-practice-table = Tagesaufgabe vom { $day }, zur Übung: Jemand hier hatte sie schon begonnen, also zählt es nicht.
refused-challenge-sunday = { $game } ist die Tagesaufgabe am Sonntag. Spiel es heute ohne Tagesaufgabe, oder sieh dir mit /statistik tagesaufgabe die heutige an.
refused-challenge-day = Für diesen Tag gibt es keine Tagesaufgabe. Die heutige zeigt /statistik tagesaufgabe.
refused-challenge-past = Der Tag dieser Aufgabe ist vorbei. Verlass diesen Tisch und eröffne mit /spielen einen neuen.
refused-challenge-seats = Die Tagesaufgabe ist für { $least } bis { $most } Mitglieder ohne KI. Entferne eine KI, oder warte auf jemanden.
lobby-challenge = **Tagesaufgabe** für zwei bis vier, ohne KIs und mit den Standardoptionen. Von allen zählt nur der erste Versuch.
refused-hint-challenge = Die Tagesaufgabe hat keine Tipps, weil sie für die Rangliste zählt. Spiel dasselbe Spiel ohne sie.
challenge-place = Platz { $place } auf allen Servern
challenge-streak = { $days } Tage in Folge
challenge-own-streak = { $days ->
    [0] Du hast noch keine Serie. Es zählen Tage, an denen du die Tagesaufgabe beginnst; zwei ausgelassene Tage im Monat unterbrechen sie nicht.
    [one] Deine Serie: { $days } Tag. Zwei ausgelassene Tage im Monat unterbrechen sie nicht.
   *[other] Deine Serie: { $days } Tage. Zwei ausgelassene Tage im Monat unterbrechen sie nicht.
}
challenge-everywhere = { $count ->
    [one] Begonnen hat sie bisher eine Person, alle Server zusammengenommen.
   *[other] Begonnen haben sie bisher { $count } Personen, alle Server zusammengenommen.
}
button-show-streak = Meine Serie in Ranglisten zeigen
button-hide-streak = Meine Serie in Ranglisten verbergen
button-challenge = Spielen
button-challenge-of = { $game } spielen
button-challenge-continue = { $game } weiterspielen
button-challenge-crew = Als Crew spielen
button-ranking = Rangliste
bulletin-heading = Tagesaufgabe Nr. { $number }: { $game }
bulletin-about = Alle bekommen die gleichen Karten, und nur dein erster Versuch zählt.
bulletin-about-table = Für zwei bis vier: *Spielen* öffnet eine Lobby in einem Thread. Alle Tische bekommen die gleichen Karten, und nur dein erster Versuch zählt.
bulletin-ends = Die Tagesaufgabe endet am { $when }.
bulletin-tried = { $tried ->
    [0] Hier hat sie noch niemand begonnen.
    [one] Bisher hat sie hier eine Person begonnen; beendete Spiele: { $finished }.
   *[other] Bisher haben sie hier { $tried } Personen begonnen; beendete Spiele: { $finished }.
}
bulletin-best = Bisher am besten: { $how }
bulletin-later = Unter *Rangliste* siehst du, wie die anderen Spiele verliefen, sobald du deins begonnen hast. Morgen sehen es alle.
bulletin-crew = Gemeinsam gespielt: { $how }
bulletin-other = { $game }: { $how }
bulletin-over = Diese Tagesaufgabe ist vorbei.
bulletin-yesterday = **Gestern, Nr. { $number }: { $game }** (auf allen Servern { $count ->
    [one] einmal
   *[other] { $count }-mal
 } begonnen)
bulletin-still-playing = Auch Tische, die noch spielen, zählen für Sonntag. *Rangliste* unter der Nachricht vom Sonntag zeigt sie, sobald sie fertig sind.
bulletin-last = Hier hat sie eine Woche lang niemand gespielt, darum ist das vorerst die letzte. Sobald sie hier wieder jemand mit /spielen beginnt, poste ich sie wieder.
switch-challenge = Tagesaufgabe
posts-challenge = Jeden Tag steht die Tagesaufgabe in { $where }, außer wenn sie hier eine Woche lang niemand gespielt hat.
posts-no-challenge = Ich poste die Tagesaufgabe nicht.
challenge-called = Tagesaufgabe Nr. { $number }
