# Was der Bot selbst sagt. Die Spiele haben ihre eigenen Dateien.

seat = Platz { $seat }
somebody = jemand

board-heading = { $game } · { $turn } · { $who }
panel-do-this = **Jetzt:** { $what }
panel-guided-hints = Ab jetzt entscheidest du; *Tipp* hilft dir weiter.
panel-guided = Ab jetzt entscheidest du. Die Regeln stehen auf dem Brett unter *So geht's*.
board-further = Mehr siehst du mit „Text“.
board-resigned = { LIST($who, "und") } { $quitters ->
    [one] hat
   *[other] haben
} aufgehört.
board-ended-manager = Die Serververwaltung hat dieses Spiel beendet.
board-ended-vote = Dieses Spiel wurde durch eine Abstimmung beendet.
board-ended-away = Das Spiel wurde beendet, weil { $who } weg war: Sieg für { LIST($winners, "und") }.
board-resigned-together = Alle haben gemeinsam aufgegeben.
board-resigned-won = { LIST($who, "und") } { $quitters ->
    [one] hat
   *[other] haben
} aufgehört, darum { $count ->
    [one] gewinnt
   *[other] gewinnen
} { LIST($winners, "und") }.
board-resigned-points = { LIST($who, "und") } { $quitters ->
    [one] hat
   *[other] haben
} aufgehört. Von den anderen { $count ->
    [one] gewinnt
   *[other] gewinnen
} { LIST($winners, "und") } mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
board-late = Für { $who } ist die Zeit abgelaufen, darum gewinnt { $winner }.
board-late-both = Bei beiden lief die Zeit zugleich ab, darum gewinnt niemand.

button-all-words = Alles in Worten
button-text = Text
button-games = Meine Spiele
button-look = Umsehen
score-rivals = Wer liegt vorn?
score-together = Wie stehen wir da?
score-over = Endstand
score-alone = Wie stehe ich da?
score-heading = { $game } · { $question }
button-undo = Rückgängig
button-undo-yes = Rückgängig machen
button-again = Noch einmal
button-again-harder = Noch einmal, eine Stufe schwerer
button-again-tutorial = Tutorial noch einmal
button-again-usual = Jetzt richtig spielen
button-thread = Thread öffnen
button-leave-end = Aufhören: Das Spiel endet
button-keep-playing = Weiterspielen
button-keep-move = So lassen
kept = Es bleibt alles, wie es war.
button-close-yes = Spiel beenden

page-of = Seite { $page } von { $pages }
menu-back = Zurück
menu-first = Wähle einen Zug …
menu-more = Weiteres …
menu-choose = Wähle …
menu-pick = { $what } · wähle { $count }
menu-pick-range = { $what } · wähle { $least } bis { $most }
item-copies = { $count ->
    [one] { $what }
   *[other] { $count } × { $what }
}
menu-count = Wähle { $count } davon
menu-count-range = Wähle { $least } bis { $most } davon
form-part = { $what } ({ $part } von { $parts })
menu-previous = ← Vorige
menu-next = Nächste →
menu-look = Ansehen …
menu-page = { $what } (Seite { $page } von { $pages })

note-outdated = Zu spät: Das Spiel ist weitergegangen, und so steht es jetzt.
answers-left = Ältere Angebote beantwortest du über *Meine Züge* unter *{ $menu }*.

undo-ask = **Das machst du rückgängig:**
undo-ask-last = **Deinen letzten Zug rückgängig machen?**
undo-reshuffles = Was davor noch verdeckt war, wird neu ausgelost und kann anders ausfallen.
undo-done = Rückgängig gemacht. Das Brett zeigt, wo du jetzt bist.
undo-nothing = Es gibt nichts rückgängig zu machen.
undo-changed = Das Spiel ist weitergegangen. Drück noch einmal auf „Rückgängig“, um zu sehen, was jetzt zurückgenommen würde.

leave-ask = Wie möchtest du aufhören? Das lässt sich nicht rückgängig machen.
    - **Das Spiel endet** jetzt, und { $ending }.
    - **Eine KI spielt weiter**: Sie übernimmt deinen Platz, und das Spiel geht ohne dich weiter.
leave-ask-end = Aufhören? Das Spiel endet jetzt, und { $ending }. Fortsetzen kannst du es dann nicht.
leave-unwon = es zählt als verloren
leave-tutorial = es zählt nicht, denn es ist ein Tutorial
leave-won-by = { $who } gewinnt
close-ask = Dieses Spiel für alle beenden? Es zählt dann nicht und lässt sich nicht fortsetzen.
close-done = Das Spiel ist beendet.
release-ask = Dieses Spiel lässt sich nicht mehr laden. Für alle beenden? Es zählt dann nicht.

ways-called = { $one }, { $other }
thread-offer = { $own ->
    [1] Hier läuft schon deine Partie { $game }.
    [0] In diesem Kanal läuft schon eine Partie { $game }.
   *[other] In diesem Kanal läuft schon eine Partie.
    } { $tutorial ->
    [1] Soll ich für das Tutorial einen Thread öffnen?
   *[0] Soll ich für eine neue einen Thread öffnen?
    }
thread-offer-own = { $tutorial ->
    [1] Das Tutorial kann hier noch nicht beginnen: Dein eigener Tisch für { $game } wartet.
   *[0] Dein eigener Tisch für { $game } wartet hier.
    } { $ready ->
    [1] Drück dort auf „Beginnen“, oder auf „Aussteigen“, um ihn zu schließen.
   *[0] Es fehlen noch Mitspieler; mit „Aussteigen“ schließt du ihn.
    } { $tutorial ->
    [1] Oder soll ich für das Tutorial einen Thread öffnen?
   *[0] Oder soll ich für dieses Spiel einen Thread öffnen?
    }
thread-offer-lobby = { $tutorial ->
    [1] Das Tutorial kann hier noch nicht beginnen: Ein Tisch für { $game } sucht Mitspieler. Drück dort auf „Mitspielen“. Oder soll ich für das Tutorial einen Thread öffnen?
   *[0] Hier sucht ein Tisch für { $game } Mitspieler: Drück dort auf „Mitspielen“. Oder soll ich für dein eigenes Spiel einen Thread öffnen?
    }
thread-forming = Dafür sucht schon ein Tisch Mitspieler: Drück in { $where } auf „Mitspielen“. Oder soll ich für deinen eigenen Tisch einen Thread öffnen?
thread-tutorial = Tutorial
thread-opened = Dein Spiel wartet in { $where } auf dich.
thread-crew = Die Crew spielt in { $where }. Drück dort auf einen Zug, dann stimmst du mit ab.

refused-over = Dieses Spiel ist vorbei. Mit /spielen beginnst du ein neues.
refused-no-seat = Dieses Spiel hat keinen solchen Platz.
watch-doors = In dieser Partie { $game } spielst du nicht mit, aber du kannst zusehen. Mit /spielen beginnst du deine eigene.
refused-not-seated = In dieser Partie { $game } spielst du nicht mit. Mit /spielen beginnst du deine eigene.
refused-busy = Gerade ändern mehrere zugleich dieses Spiel. Versuche es gleich noch einmal.
refused-pick = { $exact ->
    [1] Wähle genau { $most } davon.
   *[0] Wähle { $least } bis { $most } davon.
}
refused-not-over = Dieses Spiel läuft noch.
refused-forum = Nimm dafür ein Forum, keinen Textkanal.
refused-no-forum = Nimm dafür einen Textkanal, kein Forum.
refused-no-role = Gib mit der Option „rolle“ auch die Rolle an, die ich erwähnen soll.
refused-here = Hier kann ich das nicht schreiben. Gib mit der Option „kanal“ einen Kanal an.
refused-role = Ich darf { $role } dort nicht erwähnen. Erlaube allen, die Rolle zu erwähnen, oder nimm eine andere. Alle Mitglieder auf einmal erwähne ich nie.
refused-players = { $game } ist mit diesen Optionen für { $exact ->
    [1] { $most ->
        [one] nur eine Person
       *[other] genau { $most } Personen
    }
   *[0] { $least } bis { $most } Personen
}.
refused-permission = Mir fehlt in diesem Kanal das Recht „{ $what }“. Bitte jemanden, der den Server verwaltet, es mir zu geben, und versuche es noch einmal.
refused-elsewhere = Das geht nur auf Servern, auf denen ich Mitglied bin. Anderswo kannst du nur allein spielen.
servers-only = nur auf Servern
refused-elsewhere-game = { $game } braucht Mitspieler und geht nur auf Servern, auf denen ich Mitglied bin. Allein spielst du: { $games }.
refused-games-elsewhere = Du hast in deinen Nachrichten schon { $count } Spiele offen, mehr geht nicht. Spiel erst eines zu Ende, oder hör damit auf.
refused-channel = Auf diesem Server darf nur in { $where } gespielt werden.
refused-games = Auf diesem Server { $count ->
    [one] darf nur ein Spiel laufen
   *[other] dürfen nur { $count } Spiele zugleich laufen
}. Spiel erst eines zu Ende, oder hör damit auf.
refused-games-each = Du bist auf diesem Server schon Host von { $count ->
    [one] einem Spiel
   *[other] { $count } Spielen
}. Mehr sind nicht erlaubt: Spiel erst eines zu Ende, oder hör damit auf.
refused-no-threads = In diesem Kanal läuft schon ein Spiel, und Threads darf ich auf diesem Server nicht öffnen. Versuche es in einem anderen Kanal.
refused-thread = Discord konnte keinen Thread öffnen. Versuche es gleich noch einmal, oder spiele in einem anderen Kanal.
refused-no-game = Hier läuft kein Spiel. Beginne eines mit /spielen.
refused-no-game-of-yours = Du spielst gerade nirgends mit. Beginne ein Spiel mit /spielen.
refused-game-of-yours = Du spielst kein Spiel namens „{ $typed }“. Wähle einen der Vorschläge.
refused-channels = Die Liste ist mit { $most } Kanälen voll. Nimm erst mit /verwaltung sperren einen weg.
refused-not-allowed = { $where } steht nicht auf der Liste der Spielkanäle.
refused-no-list = Nichts geändert: In jedem Kanal darf gespielt werden. Wähle mit /verwaltung erlauben die Spielkanäle, dann wird nur dort gespielt.
refused-last-channel = Nichts geändert: Ohne { $where } dürfte in jedem Kanal gespielt werden. Wenn du das willst, nimm /verwaltung erlauben ohne Kanal.
refused-not-admin = Das dürfen nur Mitglieder, die den Server verwalten.
refused-others-button = Dieser Knopf ist für jemand anderen.
refused-no-laws = In { $game } gibt es keine Gesetze.
refused-no-chart = Für { $game } gibt es keine Kurve.
refused-ambiguous = „{ $typed }“ kann mehreres sein: { $found }. Wähle einen der Vorschläge.
# Wörter, die zwischen denen eines Zuges stehen dürfen und nichts bedeuten; die Spiele sprechen Englisch.
typed-joining = to from at in on the a an of with by zu von an auf der die das dem den ein eine einen aus mit bei
typed-toward = to nach zu auf
refused-sightless = In diesem Spiel gibt es nichts zu betrachten. *Text* am Brett sagt, wie es steht.
refused-no-sights = Hier gibt es gerade nichts zu sehen.
refused-sight = Unter „{ $typed }“ gibt es hier nichts zu sehen. Wähle einen der Vorschläge.
refused-sentence = „{ $typed }“ ist gerade kein möglicher Zug. Leere das Feld und wähle einen Vorschlag, oder drück auf einen Knopf.
refused-out-of-turn = Das Spiel wartet auf { LIST($who, "und") }, du kannst deinen Zug nur vorbereiten. { $why }
refused-waits = Gerade gibt es für dich nichts zu tun: Das Spiel wartet auf { LIST($who, "und") }.
refused-card = Eine Karte „{ $typed }“ gibt es in { LIST($game, "oder") } nicht. Wähle einen der Vorschläge.
refused-section = Einen Abschnitt „{ $typed }“ haben diese Regeln nicht. Wähle einen der Vorschläge.
refused-options = „{ $typed }“ verstehe ich nicht. Schreib Optionen als „Name: Wert“, mit Kommas dazwischen, zum Beispiel „{ $example }“.
refused-option = { $game } hat keine Option „{ $typed }“. Es hat: { $known }.
refused-no-options = { $game } hat keine Optionen. Lass sie leer.
refused-option-twice = { $option } ist zweimal angegeben: { $values }. Einmal genügt.
refused-value = { $option } kann nicht „{ $typed }“ sein. Möglich sind: { $values }.
refused-game = Ein Spiel „{ $typed }“ gibt es nicht. Es gibt: { $games }.
refused-which-game = Hier läuft kein Spiel. Wähle eines mit der Option „spiel“.
refused-city = Die Stadt „{ $typed }“ kenne ich nicht. Wähle einen Vorschlag: Jede größere Stadt in deiner Zeitzone genügt.
refused-no-finished = In diesem Kanal wurde noch kein Spiel beendet. Beginne eines mit /spielen.
refused-old-command = { $command } hat sich geändert, und dein Discord zeigt noch die alte Form. Starte Discord neu (am Rechner mit Strg+R) und versuche es noch einmal.
refused-not-here = { $who } ist nicht auf diesem Server. Wähle eines seiner Mitglieder.
refused-typed = „{ $typed }“ kenne ich nicht. Wähle einen der Vorschläge.
refused-no-rules = Die Regeln von { $game } habe ich nicht. Frag den, der den Bot betreibt.

fault-not-saved = Das ließ sich nicht speichern, also hat sich nichts geändert. Versuche es gleich noch einmal.
fault-outdated = Das Spiel ist weitergegangen, darum wurde nichts geändert. Sieh aufs Brett und wähle neu.
fault-store = Die Spiele lassen sich gerade nicht laden; nichts wurde geändert. Wer den Bot betreibt, findet den Grund im Protokoll.
fault-unknown-match = Dieses Spiel gibt es nicht mehr. Mit /spielen beginnst du ein neues.
fault-channel-taken = In diesem Kanal läuft schon ein Spiel. Spiel es zu Ende, beende es mit /tisch aufhören oder nimm einen anderen Kanal.
fault-engine = Dieses Spiel lässt sich nicht laden; nichts wurde geändert. /tisch aufhören beendet es. Wer den Bot betreibt, findet den Grund im Protokoll.
fault-game = { $game } lässt sich gerade nicht spielen: Es hat einen Fehler. Deine Spiele bleiben erhalten. Wer den Bot betreibt, findet den Grund im Protokoll.
fault-lesson = Das Tutorial von { $game } lässt sich gerade nicht spielen: Es hat einen Fehler. Das Spiel selbst kannst du mit /spielen beginnen. Wer den Bot betreibt, findet den Grund im Protokoll.
fault-table = Diese Partie { $game } lässt sich gerade nicht zeigen: Sie hat einen Fehler. Dein Spiel bleibt erhalten. Wer den Bot betreibt, findet den Grund im Protokoll; ist der Fehler behoben, zeigt /brett das Spiel wieder. Willst du nicht warten, beende es mit /tisch aufhören.
fault-no-rules = Diese Partie { $game } braucht Regeln, die meine jetzige Version nicht hat. Darum kann niemand weiterspielen. Alles bleibt erhalten: in /tisch verlauf, /tisch export und auf dem letzten Brett. /tisch aufhören beendet das Spiel.
no-rules = Diese Partie { $game } wartet: Sie braucht Regeln, die meine jetzige Version nicht hat. Alles bleibt erhalten: auf dem Brett darüber, in /tisch verlauf und /tisch export. Habe ich die Regeln wieder, geht es mit jedem Knopf oder /brett weiter. Willst du nicht warten, beende es hier; dann zählt es nicht.
no-rules-log = Die Regeln dieses Spiels habe ich nicht. Das ist seine Aufzeichnung, das Neueste zuletzt; die Datei enthält alles.
button-no-rules-end = Dieses Spiel beenden
fault-unforeseen = Bei mir ist etwas schiefgegangen; nichts wurde geändert. Versuche es noch einmal. Passiert es wieder, sag es dem, der den Bot betreibt.
fault-old-button = Dieser Knopf ist veraltet. /brett zeigt das Spiel, wie es jetzt steht.

# Rechte, wie Discord sie nennt.
right-view-channel = Kanal anzeigen
right-send-messages = Nachrichten senden
right-send-messages-in-threads = Nachrichten in Threads senden
right-attach-files = Dateien anhängen
right-read-message-history = Nachrichtenverlauf anzeigen
right-create-public-threads = Öffentliche Threads erstellen

option-pair = { $option }: { $value }
option-yes = Ja
option-no = Nein
option-number = { $number }
option-usual = { $option } (Standard)

laws-heading = { $game } · Gesetze
laws-none = Noch ist kein Gesetz in Kraft. Was ihr beschließt, steht dann hier.
log-heading = { $game } · was passiert ist
log-new = Neu seit deinem letzten Blick: { $count ->
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
}.
log-since = Seit deinem letzten Zug: { $count ->
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
}.
log-nothing-since = Seit deinem letzten Zug ist nichts passiert. Das sind die neuesten Ereignisse.
log-nothing-new = Seit deinem letzten Blick ist nichts passiert. Das sind die neuesten Ereignisse.
log-meanwhile = Inzwischen:
log-meanwhile-late = Deine Zeit ist abgelaufen; der Autopilot hat für dich gespielt.
log-meanwhile-late-by-rule = Deine Zeit ist abgelaufen; der Bot hat für dich entschieden, wie es in den Regeln steht.
log-meanwhile-late-by-order = Deine Zeit ist abgelaufen; deine Anweisung oder der Autopilot hat für dich entschieden.
log-meanwhile-prepared = Dein vorbereiteter Zug wurde gespielt.
log-times = { $what } ({ $count }×).
button-all-of-it = Verlauf
log-earlier = ← Früher
log-later = Später →
log-empty = Noch ist nichts passiert. Hier steht dann jeder Zug.
log-cut = { $count ->
    [one] Ein weiteres Ereignis steht
   *[other] Weitere { $count } Ereignisse stehen
} unter „Früher“.
log-undo = { $who } hat den letzten Zug zurückgenommen.
log-left = { $who } ist { $when } gegangen; { $after } spielt weiter.

rules-heading = { $game } · Regeln
rules-choose = Wähle einen Abschnitt …
rules-contents = Inhalt
rules-page = Seite { $page } von { $pages }
rules-goal = **Ziel:** { $goal }

games-go = Du bist dran: { $game }
games-go-answer = Deine Antwort: { $game }
games-go-tutorial = Tutorial fortsetzen: { $game }
games-mine = Deine Spiele
games-here = Andere Spiele auf diesem Server
games-none = Du spielst gerade nirgends mit. Beginne ein Spiel mit /spielen, oder sieh dir mit /hilfe alle Spiele an.
games-none-here = Es gibt keine anderen Spiele, die du sehen kannst. Beginne eines mit /spielen, dann können andere mitspielen.
games-line = [{ $game }{ $tutorial ->
    [1] { " " }· Tutorial
   *[0] { "" }
}]({ $link }) in { $where } · { $turn } · { $whose }
games-line-elsewhere = { $game } in deinen Nachrichten · { $turn } · **du bist dran**, /spielen holt es zurück
games-broken-elsewhere = Eine Partie { $game } in deinen Nachrichten, die sich nicht laden lässt
games-yours = **du bist dran**
games-answer = **deine Antwort**
games-paused = pausiert
games-awaits = wartet auf { LIST($who, "und") }
games-awaits-votes = wartet auf Stimmen
games-lobby = [{ $game }]({ $link }) in { $where } · sucht Mitspieler, eröffnet { $when } · { $pace }
games-lobby-full = [{ $game }]({ $link }) in { $where } · alle Plätze besetzt, eröffnet { $when } · { $pace }
games-broken = [Ein Spiel]({ $link }) in { $where }, das sich nicht laden lässt
game-in = { $game } in { $where }
which-ask = Du spielst mehrere Spiele. Welches meinst du?
list-more = … und { $count } weitere


settings-heading = Einstellungen dieses Servers
settings-unchanged = Es hat sich nichts geändert.
settings-how = Mit /verwaltung schreiben wählst du, was ich von selbst schreibe.
settings-no-channel = Das geht gerade nicht: Den Kanal gibt es nicht mehr.
settings-no-right = Das geht gerade nicht: Mir fehlt dort das Recht „{ $what }“.
settings-no-call = Das geht gerade nicht: Die Rolle gibt es nicht mehr, oder ich darf sie dort nicht erwähnen.
settings-anywhere = In jedem Kanal darf gespielt werden. Mit /verwaltung erlauben beschränkst du das auf bestimmte Kanäle.
settings-channels = Gespielt wird nur in diesen Kanälen und in Threads dort: { $where }.
settings-threads = Läuft in einem Kanal schon ein Spiel, darf ich für das nächste einen Thread öffnen.
settings-no-threads = Ich öffne keine Threads: ein Spiel pro Kanal.
settings-games = { $most ->
    [one] Es darf nur ein Spiel zur gleichen Zeit laufen
   *[other] Es dürfen bis zu { $most } Spiele gleichzeitig laufen
}; jetzt: { $count }.{ $each ->
    [0] { "" }
    [one] { " " }Jedes Mitglied darf eines davon hosten.
   *[other] { " " }Jedes Mitglied darf bis zu { $each } davon hosten.
}

about-heading = Airlock { $version }
about-what = Ich bringe Weltraumspiele auf deinen Server. Spielt zusammen oder allein, jeder in seinem Tempo; allein auch in Direktnachrichten mit mir. Beginne mit /spielen, lies die Regeln mit /tisch regeln und schlage Karten mit /tisch karte nach.
about-privacy = **Datenschutz.** Ich speichere, wer an einem Tisch sitzt oder saß: die Nummer des Discord-Kontos und den damals angezeigten Namen. Ich speichere die Züge und Ergebnisse der Spiele und die Einstellungen der Server. Von allen, die mit anderen spielen, speichere ich auch Sprache, Einstellungen, Freunde und eigene Entwürfe. Ich speichere, ob Direktnachrichten sie erreichen. Was Mitglieder schreiben, lese ich nicht, und ich gebe nichts weiter. Alles liegt in einer einzigen Datenbank bei dem, der mich betreibt. /spielerprofil daten export gibt dir deine Daten, /spielerprofil daten löschen löscht sie. Nachrichten in Kanälen bleiben, bis sie dort jemand löscht. Zu Sicherungskopien frag den, der mich betreibt.
about-fairness = **Fairness.** Über die Karten entscheiden zwei Dinge: ein Geheimnis und die Nummer, die Discord dem Klick zum Start gibt. Der Hash des Geheimnisses steht unter dem Brett und schon vor dem Beginn in der Lobby. Nach dem Spiel gibt dir /tisch export die Aufzeichnung, signiert mit meinem Schlüssel. Jeder kann sie mit airlock verify am Hash und am Schlüssel prüfen. Mein Schlüssel: `{ $key }`
about-credits = **Die Spiele.** Planetary Defence System ist von Mike Berg. Die anderen Spiele gehören ihren Autoren.
about-licence = Der Code ist freie Software unter der MIT-Lizenz.
about-shard = Geantwortet hat Shard { $shard } von { $count }, im Prozess der Shards { $first } bis { $last }.

board-elsewhere = Dieses Spiel geht in einer neueren Nachricht weiter. /spielen holt es zurück.
board-moved = Das Brett ist jetzt weiter unten.
do-done = Erledigt.

# An größeren Tischen

board-heading-awaited = { $game } · { $turn } · wartet auf { LIST($who, "und") }
board-heading-secret = { $game } · { $turn } · wartet auf Stimmen
board-heading-paused = { $game } · { $turn } · pausiert
board-heading-yours = { $game } · du bist dran
board-heading-answer = { $game } · deine Antwort
board-heading-over = { $game } · { $turns }
button-hand = Meine Züge
button-board = Brett
turn-mention = { $who }, du bist in { $game } dran.
answer-mention = { $who }, { $game } braucht deine Antwort.
turn-closed = Ich kann dir keine Direktnachrichten schicken. Drück am Brett auf „Meine Züge“: Nur du siehst, was sich öffnet.

# Vor dem Beginn

lobby-usual = { $changed ->
    [0] Standardregeln.
   *[other] Sonst Standardregeln.
} Unter „Optionen“ kannst du ändern: { LIST($options, "und") }.
lobby-heading = { $game } · sucht Mitspieler
lobby-heading-full = { $game } · voll besetzt
lobby-seat-host = { $name } (Host)
lobby-seat-agent = { $name } (KI)
lobby-seat-agent-level = { $name } (KI, { $level })
lobby-seat-invited = { $name } (eingeladen: „Mitspielen“ drücken)
lobby-hours = spielt meist von { $begins } bis { $ends }
me-plays = In Lobbys steht, dass du meist von { $from } bis { $to } spielst ({ $zone }).
me-any-time = Andere sehen nicht, wann du meist spielst.
me-set-plays = Meine Spielzeiten …
me-set-any-time = Nicht zeigen, wann ich spiele
lobby-habits = { $name } · { $habits }
habits-finished = { $finished } von { $games } beendet
habits-both = antwortet nach { $time }, { $finished } von { $games } beendet
habits-time-minutes = { $count ->
    [one] etwa einer Minute
   *[other] etwa { $count } min
}
habits-time-hours = etwa { $count } h
habits-time-days = etwa { $count } Tagen
lobby-waits = { $missing ->
    [0] Es geht los, wenn { $host } auf „Beginnen“ drückt.
    [one] Es fehlt noch jemand: Drück auf „Mitspielen“ oder „KI hinzufügen“. Danach drückt { $host } auf „Beginnen“.
   *[other] Es fehlen noch { $missing } Mitspieler: Drück auf „Mitspielen“ oder „KI hinzufügen“. Danach drückt { $host } auf „Beginnen“.
}
lobby-waits-invited = Alle Plätze sind besetzt oder reserviert. Eingeladene drücken auf „Mitspielen“.
lobby-with-fewer = Für { $count ->
    [2] zwei
   *[other] { $count }
} wählt ihr unter „Optionen“: { LIST($values, "oder") }.
lobby-unused = { $option }: hat mit den anderen Optionen keine Wirkung.
lobby-agreed-pace = Bedenkzeit: **{ $pace }**
lobby-rules-give-time = Einige Antworten haben trotzdem eine Frist: Das Brett zeigt sie.
lobby-agreed-rest = Die Uhren pausieren { $rest ->
    [nights] nachts (23 bis 7 Uhr)
    [weekends] am Wochenende
   *[both] nachts (23 bis 7 Uhr) und am Wochenende
}, je nach Zeitzone der Person. Ein Zug kann bis zu { $more } länger dauern, das Spiel bis zu { $percent } % länger.
lobby-rest-no-city = Keine Stadt eingestellt? Dann geht deine Nacht nach deiner Ortszeit von { $begins } bis { $ends }. Eine Stadt stellst du mit /spielerprofil einstellungen ein.
rest-more-hours = { $count ->
    [one] einer Stunde
   *[other] { $count } Stunden
}
rest-more-days = { $count ->
    [one] einem Tag
   *[other] { $count } Tage
}
lobby-lasts-minutes = Dauert etwa { $count } Minuten, wenn alle die Hälfte ihrer Zeit nutzen.
lobby-lasts-hours = { $count ->
    [one] Dauert etwa eine Stunde, wenn alle die Hälfte ihrer Zeit nutzen.
   *[other] Dauert etwa { $count } Stunden, wenn alle die Hälfte ihrer Zeit nutzen.
}
lobby-lasts-alone = KIs ziehen sofort. Wie schnell es geht, bestimmst du.
lobby-lasts-looking = { $count ->
    [one] Dauert etwa einen Tag, wenn alle dreimal am Tag vorbeischauen.
   *[other] Dauert etwa { $count } Tage, wenn alle dreimal am Tag vorbeischauen.
}
lobby-lasts-days = Dauert etwa { $count } Tage, wenn alle die Hälfte ihrer Zeit nutzen.
lobby-agreed-invite-only = Nur auf Einladung.
lobby-asked = Letzte Änderung: { $when }.
lobby-closes = Schließt { $when }, wenn nichts passiert.
lobby-closes-surely = Schließt { $when }.
lobby-wanted = Beginn
lobby-wanted-about = Wann beginnt das Spiel?
lobby-host-begins = durch den Host
lobby-begins = mit { $count } Personen
lobby-begins-itself = Beginnt von selbst, sobald { $count } Plätze besetzt sind.
lobby-begins-sooner = Der Host kann früher beginnen.
lobby-seated-begun = Du hast einen Platz in { $where }, und das Spiel hat begonnen.
lobby-options = Tischoptionen. Die Lobby zeigt Änderungen sofort.
lobby-level = Stufe der KIs
lobby-level-of = { $name }: { $level }
lobby-levels-mixed = Stufen der KIs: gemischt
level-easy = leicht
level-easy-about = Übersieht viele gute Züge. Gut fürs erste Spiel.
level-normal = mittel
level-normal-about = Spielt solide, deutlich stärker als „leicht“.
level-hard = schwer
level-hard-about = Die stärkste KI dieses Spiels, deutlich stärker als „mittel“.
lobby-agreed-level = Stufe der KIs: **{ $level }** (ändern unter Optionen). { $like }
lobby-agreed-level-of = Stufe von { $who }: **{ $level }** (ändern unter Optionen). { $like }
lobby-pace = Bedenkzeit
lobby-pace-about = Wie lange darf ein Zug dauern?
lobby-rest = Uhr läuft
lobby-rest-about = Wann laufen die Uhren? Es gilt die Zeitzone der eingestellten Stadt, sonst UTC.
rest-none = immer
rest-nights = tagsüber
rest-weekends = Mo–Fr
rest-both = Mo–Fr, tagsüber
lobby-forfeit = Zeit abgelaufen
lobby-forfeit-about = Was passiert im Duell, wenn jemandes Zeit abläuft?
lobby-forfeit-no = der Autopilot macht den Zug
lobby-forfeit-yes = Spiel verloren
lobby-agreed-forfeit = Im Duell verliert, wessen Zeit abläuft.
lobby-invited = Plätze für
lobby-invited-about = Wer darf mitspielen?
lobby-for-all = alle
lobby-for-invited = nur Eingeladene
lobby-begun = { $game } hat begonnen. Das Brett ist weiter unten.
lobby-closed = Alle sind gegangen, darum ist dieser Tisch geschlossen. Mit /spielen eröffnest du einen neuen.
lobby-expired = Niemand hat { $game } rechtzeitig begonnen, darum ist dieser Tisch geschlossen. Mit /spielen eröffnest du einen neuen.
lobby-joined = Du spielst jetzt bei { $game } mit. Bist du dran, schreibe ich dir hier, wo nur du es siehst.
lobby-gone = Dieser Tisch sucht keine Mitspieler mehr.
lobby-waiting = Dieses Spiel hat noch nicht begonnen: Drück auf „Mitspielen“, oder warte, bis der Host auf „Beginnen“ drückt.
lobby-seated = Du sitzt jetzt am neuen Tisch. Das Spiel beginnt, wenn der Host auf „Beginnen“ drückt.
lobby-seated-there = Du hast einen Platz in { $where }. Das Spiel beginnt, wenn der Host auf „Beginnen“ drückt.
lobby-seated-already = Du hast hier schon einen Platz.
lobby-not-seated = Du hast hier keinen Platz. Drück erst auf „Mitspielen“.
lobby-invite-only = An diesem Tisch spielen nur Eingeladene. Bitte jemanden hier, dich mit /tisch einladen einzuladen.
lobby-invited-already = Dieses Mitglied hat hier schon einen Platz.
lobby-full = Alle { $size } Plätze sind besetzt.
lobby-too-many = Mit diesen Optionen können höchstens { $most } spielen, hier sitzen { $seated }. Ändert die Optionen, oder jemand steigt aus.
lobby-too-few = Mit diesen Optionen braucht es mindestens { $least } Personen, jetzt { $seated ->
    [one] ist es { $seated }
   *[other] sind es { $seated }
}. Warte auf weitere, oder füge eine KI hinzu.
lobby-host-only = Das kann nur der Host.
lobby-none-added = An diesem Tisch gibt es weder eine KI noch einen freigehaltenen Platz.
pace-none = ohne Uhr
pace-relaxed = 3 Tage je Zug
pace-two-days = 2 Tage je Zug
pace-daily = 1 Tag je Zug
pace-half-day = 12 Stunden je Zug
pace-half-day-short = 12 Std. je Zug
pace-daily-bank = 1 Tag je Zug, dazu 5 Tage zusätzliche Zeit
pace-daily-bank-short = 1 Tag + 5 Tage
pace-hourly-bank = 1 Stunde je Zug, dazu 6 Stunden zusätzliche Zeit
pace-hourly-bank-short = 1 Std. + 6 Std.
pace-live = 5 Minuten je Zug
pace-blitz = 15 Sekunden je Zug, dazu 5 Minuten zusätzliche Zeit
pace-blitz-short = 15 Sek. + 5 Min.
button-join = Mitspielen
button-leave = Aussteigen
button-agent = KI hinzufügen
button-options = Optionen
button-start = Beginnen
button-start-of = Beginnen ({ $host })
button-unagent = KI entfernen
button-uninvite = Platz von { $name } freigeben
invite-done = Für { $who } ist ein Platz reserviert. Ein Druck auf „Mitspielen“ genügt.
invite-word = { $who }, { $host } hat dir einen Platz in { $game } reserviert. Drück oben auf „Mitspielen“.
invite-bot = Bots lassen sich nicht einladen. Mit „KI hinzufügen“ bekommst du einen Computergegner.
invite-no-lobby = In diesem Kanal sucht kein Tisch Mitspieler. Eröffne einen mit /spielen.

# Wie ein Tisch steht

standing-deadline = Die Zeit läuft { $when } ab.
standing-deadline-extra = Die Zeit läuft { $when } ab, zusätzliche Zeit mitgezählt.
standing-deadline-lost = Die Zeit läuft { $when } ab. Wer zu spät kommt, verliert das Spiel.
standing-deadline-extra-lost = Die Zeit läuft { $when } ab, zusätzliche Zeit mitgezählt. Wer zu spät kommt, verliert das Spiel.
standing-deadline-by-rule = Die Zeit läuft { $when } ab; dann entscheidet der Bot, wie es in den Regeln steht.
standing-deadline-by-order = Die Zeit läuft { $when } ab. Dann entscheidet der Autopilot, wenn du dafür keine Anweisung hinterlassen hast.
standing-rest = { $rest ->
    [nights] Nächte zählen nicht
    [weekends] Wochenenden zählen nicht
   *[both] Nächte und Wochenenden zählen nicht
}: noch etwa { $left } (Stand: { $when }).
left-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
left-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
left-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
left-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
standing-night = Du hast keine Stadt eingestellt, darum geht deine Nacht nach deiner Ortszeit von { $begins } bis { $ends }. Ändern: /spielerprofil einstellungen.
standing-bank = Zusätzliche Zeit: { $each }
standing-bank-from = Zusätzliche Zeit: { $each }. Sie beginnt am { $start }.
bank-days = { $who } { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
bank-hours = { $who } { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
bank-minutes = { $who } { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
bank-clock = { $who } { $time } Min.
standing-late = Für { LIST($who, "und") } lief die Zeit ab; der Autopilot hat gespielt.
standing-late-by-rule = Für { LIST($who, "und") } lief die Zeit ab; der Bot hat entschieden, wie es in den Regeln steht.
standing-late-by-order = Für { LIST($who, "und") } lief die Zeit ab; eine Anweisung oder der Autopilot hat entschieden.
standing-autopilot = Der Autopilot spielt für { LIST($who, "und") }.
seat-since = { $before }, ab { $turn } { $after }
button-back = Ich bin wieder da
note-back = Du spielst wieder selbst.
word-remind = { $game } wartet auf dich. Deine Zeit läuft { $when } ab. Danach spielt der Autopilot für dich.
word-remind-by-rule = { $game } wartet auf dich. Deine Zeit läuft { $when } ab. Danach entscheidet der Bot für dich, wie es in den Regeln steht.
word-remind-by-order = { $game } wartet auf dich. Deine Zeit läuft { $when } ab. Danach entscheidet deine Anweisung oder der Autopilot für dich.
word-autopilot = In { $game } ist deine Zeit zweimal abgelaufen, darum spielt jetzt der Autopilot für dich. Mach einen Zug oder drück auf „Ich bin wieder da“, um wieder selbst zu spielen.
mentions-enough = Du hast andere an einem Tag { $most } Mal eingeladen, angestupst, gefragt oder ihnen Plätze angeboten. Mehr geht nicht; { $when } geht es wieder.
word-whisper = Vertraulich, in { $game }: Sonst erfährt es niemand.
word-remind-or-lose = { $game } wartet auf dich. Deine Zeit läuft { $when } ab. Danach verlierst du das Spiel.
word-last = In { $game } sind alle anderen fertig: Nur dein Zug fehlt noch.

me-set-notify = Wenn ich dran bin …
me-set-notify-dm = Direktnachricht mit meiner Hand
me-set-notify-channel = Erwähnung im Kanal
me-set-notify-none = Nichts
me-set-remind = Erinnerungen …
me-set-hours = { $hours ->
    [0] Nur bevor meine Zeit abläuft
   *[other] Auch alle { $hours } Stunden
}
me-set-quiet = Ruhezeit …
me-set-never = Keine
me-set-holiday = Urlaub …
me-set-days = { $days ->
    [0] Keiner
    [one] 1 Tag
   *[other] { $days } Tage
}
me-set-language = Meine Sprache …
me-set-discord = Wie mein Discord
me-set-ranked = Ranglisten …
me-set-ranked-yes = Mich aufführen
me-set-ranked-no = Mich nicht aufführen
me-set-habits = Meine Gewohnheiten …
me-set-habits-yes = In Lobbys zeigen, wie schnell ich antworte
me-set-habits-no = Nicht zeigen, wie schnell ich antworte
me-set-more = Für andere Zeiten oder eine Stadt gib /spielerprofil einstellungen ein und füll die Optionen aus.
button-give = Platz abgeben
button-invite-instead = Einladen oder Platz abgeben
table-give-whom = Deinen Platz anbieten …
table-giving = Wem willst du deinen Platz anbieten? Bis jemand ihn nimmt, ändert sich nichts.
table-inviting = Lade jemanden ein, statt einer KI mitzuspielen, oder biete deinen eigenen Platz an. Bis jemand ihn nimmt, ändert sich nichts.
table-give-agent = Einladen statt { $who } …
button-holiday = Urlaub und Benachrichtigungen
me-heading = Deine Einstellungen
me-notify-dm = Bist du dran, schicke ich dir eine Direktnachricht mit deiner Hand.
me-notify-channel = Bist du dran, erwähne ich dich im Kanal.
me-notify-none = Bist du dran, benachrichtige ich dich nicht.
me-closed = Ich kann dir keine Direktnachrichten schicken, darum erwähne ich dich im Kanal. Lass sie zu und wähle sie hier neu, dann versuche ich es wieder.
me-remind = { $hours ->
    [0] Ich erinnere dich, bevor deine Zeit abläuft. Wie früh, bestimmt die Uhr des Spiels.
   *[other] Ich erinnere dich alle { $hours } Stunden, und bevor deine Zeit abläuft.
}
me-habits = In Lobbys steht ab fünf Spielen, wie schnell du antwortest und wie viele Spiele du beendest.
me-no-habits = Andere sehen nicht, wie schnell du antwortest und wie viele Spiele du beendest.
me-no-quiet = Du hast keine Ruhezeit.
me-quiet = Ruhezeit: { $from } bis { $to } ({ $zone }).
me-city = Nächte ({ $begins } bis { $ends } nach deiner Ortszeit) und Wochenenden richten sich nach der Zeit in { $city }.
me-utc = UTC; nach deiner Ortszeit { $begins } bis { $ends }
me-no-city = Ohne eingestellte Stadt richten sich deine Nächte und Wochenenden nach UTC. Nach deiner Ortszeit geht die Nacht von { $begins } bis { $ends }.
me-holiday = Du hast Urlaub bis { $when }. So lange stehen deine Uhren still, in jedem Spiel höchstens { $days } Tage.
me-language = Ich schreibe dir auf { $language }, egal, was in deinem Discord eingestellt ist.
me-language-discord = Ich schreibe dir in der Sprache, die in deinem Discord eingestellt ist.
me-ranked = Du stehst in den Ranglisten der Server, auf denen du spielst.
me-not-ranked = Du stehst in keiner Rangliste.

# Was Mitglieder unter sich regeln

standing-paused = Das Spiel ist pausiert.
standing-paused-nobody = Das Spiel ist pausiert. Es geht weiter, sobald jemand unter „Tisch …“ auf „Ich bin wieder da“ drückt.
standing-paused-agreed = Das Spiel ist pausiert. Es geht { $when } weiter, oder früher, wenn alle zustimmen.
standing-paused-break = { $who } hat das Spiel pausiert. Es geht { $when } weiter, oder früher, wenn { $who } das will oder alle zustimmen.
standing-paused-open = Das Spiel ist pausiert. Es geht { $when } weiter, oder sobald jemand am Tisch es fortsetzt.
standing-lost = Das Spiel ist pausiert: In seinem Kanal konnte ich nicht schreiben. Sobald ich es wieder kann, geht es mit jedem Knopf oder /brett weiter.
refused-lost = Das Spiel ist pausiert, weil ich in seinem Kanal nicht schreiben kann. Lass mich den Kanal sehen, dort Nachrichten senden und Dateien anhängen, und drück noch einmal. Oder der Host nimmt /tisch umziehen in einem anderen Kanal.
refused-paused = Das Spiel ist pausiert. Setz es mit „Tisch …“ am Brett oder mit /tisch fortsetzen fort.
button-table = Tisch …
button-answer = { $who } antworten
button-agree = Einverstanden
button-decline = Ablehnen
button-pause = Pause
button-break = Eine Woche Pause
button-resume = Fortsetzen
button-replace = { $who } durch eine KI ersetzen
button-end = Spiel ohne { $who } beenden
button-quit = Aufhören
button-leave-ai = Aufhören: Eine KI spielt weiter
button-undo-ask = Die anderen fragen
button-take = Platz übernehmen
table-break = „{ $button }“ braucht keine Zustimmung, geht in diesem Spiel aber nur einmal.
break-ask = Das Spiel für eine Woche pausieren? Niemand muss zustimmen, und keine Uhr läuft. Niemand kann spielen, bis die Woche um ist, du das Spiel fortsetzt oder alle zustimmen, es fortzusetzen. Das geht in diesem Spiel nur einmal.
table-pace = Einer neuen Bedenkzeit müssen alle zustimmen. Dann beginnen alle Fristen von vorn.
table-ask = Was möchtest du an diesem Tisch tun?
ask-break = { $who } macht bis zu einer Woche Pause. Einverstanden: { $agreed }.
ask-pause = { $who } bittet um eine Pause von höchstens 2 Wochen. Einverstanden: { $agreed }.
ask-resume = { $who } möchte weiterspielen. Einverstanden: { $agreed }.
ask-pace = { $who } bittet um eine andere Bedenkzeit: { $pace }. Alle Fristen beginnen dann von vorn. Einverstanden: { $agreed }.
ask-undo = { $who } möchte Züge zurücknehmen. Einverstanden: { $agreed }.
ask-replace = { $who } möchte den Platz von { $about } einer KI geben; { $about } ist nicht da. Einverstanden: { $agreed }.
ask-end = { $who } möchte das Spiel beenden, weil { $about } nicht da ist. Einverstanden: { $agreed }.
asked-break = { $who } machte bis zu einer Woche Pause. Einverstanden: { $agreed }.
asked-pause = { $who } bat um eine Pause. Einverstanden: { $agreed }.
asked-resume = { $who } wollte weiterspielen. Einverstanden: { $agreed }.
asked-pace = { $who } bat um eine andere Bedenkzeit: { $pace }. Einverstanden: { $agreed }.
asked-undo = { $who } wollte Züge zurücknehmen. Einverstanden: { $agreed }.
asked-replace = { $who } wollte den Platz von { $about } einer KI geben; { $about } war nicht da. Einverstanden: { $agreed }.
asked-end = { $who } wollte das Spiel beenden, weil { $about } nicht da war. Einverstanden: { $agreed }.
ask-another = Eine andere Abstimmung läuft noch. Warte, bis sie vorbei ist, oder stimm am Brett mit „… antworten“ ab.
vote-none = Gerade gibt es nichts abzustimmen. { $ahead }
vote-when-asked = Bittet jemand am Tisch um etwas, etwa um eine Pause, stimmst du mit diesem Befehl darüber ab.
ask-settled = Diese Abstimmung ist vorbei. Das Brett zeigt, wie es steht.
ask-not-you = Darüber stimmst du nicht ab: Es geht um deinen eigenen Platz, oder der Autopilot spielt für dich.
ask-alone = Dieses Spiel spielst du allein, darum wartet es auf dich, solange du willst.
ask-no-break = Jeder darf ein Spiel einmal für eine Woche pausieren, wenn ein Zug 12 Stunden oder länger dauern darf. Sonst bitte die anderen um eine Pause.
ask-not-paused = Das Spiel ist nicht pausiert.
ask-same-pace = Das Spiel hat diese Bedenkzeit schon.
ask-not-absent = { $who } gilt nicht als abwesend. Dafür muss die Zeit zweimal nacheinander ablaufen.
ask-back-first = Der Autopilot spielt für dich. Drück erst auf „Ich bin wieder da“, unter „Tisch …“ am Brett.
ask-absent = Dafür sind zu wenige da. Wer fehlt, kann nicht zustimmen.
ask-asked = Die anderen haben einen Tag Zeit. Das Brett zeigt, wer zugestimmt hat.
ballot-carried = { $asked } Erledigt.
ballot-declined = { $asked } Abgelehnt; es bleibt, wie es ist.
ballot-lapsed = { $asked } Innerhalb eines Tages haben zu wenige zugestimmt; es bleibt, wie es ist.
ballot-void = { $asked } Das Spiel ist weitergegangen, darum entfällt die Abstimmung.
ask-done-pause-open = Das Spiel ist pausiert. Es geht weiter, sobald jemand am Tisch unter „Tisch …“ auf „Fortsetzen“ drückt.
ask-done-resume = Das Spiel geht weiter. Alle haben noch die Zeit, die ihnen geblieben war.
ask-done-replace = Statt { $about } spielt jetzt eine KI.
ask-done-end = Du hast das Spiel beendet, weil { $about } nicht da war.
ask-done-pause = Das Spiel ist pausiert. Mit „Fortsetzen“ unter „Tisch …“ geht es weiter, wenn alle zustimmen.
ask-done-break = Du hast das Spiel für höchstens eine Woche pausiert. In diesem Spiel kannst du das nicht noch einmal.
ask-done-pace = Die Bedenkzeit ist jetzt: { $pace }. Alle Fristen beginnen von vorn.
undo-needs-all-others = Seitdem hat jemand anderes gespielt, darum müssen alle zustimmen.
undo-needs-all-revealed = Etwas Verdecktes wurde aufgedeckt, darum müssen alle zustimmen.
undo-needs-all-both = Seitdem hat jemand anderes gespielt, und etwas wurde aufgedeckt. Alle müssen zustimmen.
undo-needs-all-secret = Vielleicht haben andere seitdem verdeckt gespielt. Damit das geheim bleibt, müssen immer alle zustimmen.
undo-absent = Um das zurückzunehmen, müssten alle zustimmen, und nicht alle sind da. Wer fehlt oder ein gewertetes Spiel verlassen hat, kann nicht zustimmen.
undo-revealed = Seitdem wurde etwas aufgedeckt, etwa eine Karte, eine Stimme oder ein Würfel. Was die KIs gesehen haben, lässt sich nicht zurücknehmen.
undo-too-far = Das ist zu lange her, um es rückgängig zu machen.
leave-ask-ai = Aufhören? Eine KI übernimmt deinen Platz und spielt weiter, bis jemand ihn übernimmt. Auch du kannst ihn zurücknehmen, solange er frei ist.
leave-done = Du hast aufgehört. Für dich spielt jetzt eine KI.
word-ask = { $game }: { $asked } Drück auf „{ $who } antworten“.
word-gone = { $who } hat den Server verlassen, darum spielt in { $game } jetzt der Autopilot für diesen Platz.
word-taken = { $who } übernimmt den Platz von { $before } in { $game }.
word-deleted = Den Kanal eurer Partie { $game } gibt es nicht mehr, darum ist sie pausiert. Nichts geht verloren: Mit /tisch umziehen geht es in einem anderen Kanal weiter.
word-lost = Im Kanal eurer Partie { $game } kann ich nicht mehr schreiben, darum ist sie pausiert. Nichts geht verloren. Lass mich dort wieder schreiben und drück einen Knopf des Spiels oder nimm dort /brett. Oder nimm /tisch umziehen in einem anderen Kanal.
hand-passed = Du hast keinen Platz mehr in { $game }. Das Brett zeigt, wer weiterspielt.
hand-late = In { $game } ist deine Zeit abgelaufen, darum hat der Autopilot diesen Zug für dich gemacht. Ich melde mich, sobald du wieder dran bist.
hand-late-by-rule = In { $game } ist deine Zeit abgelaufen, darum hat der Bot für dich entschieden, wie es in den Regeln steht. Ich melde mich, sobald du wieder dran bist.
hand-late-by-order = In { $game } ist deine Zeit abgelaufen, darum hat deine Anweisung oder der Autopilot für dich entschieden. Ich melde mich, sobald du wieder dran bist.
hand-piloted = In { $game } spielt der Autopilot für dich und hat auch diesen Zug gemacht. Mach einen eigenen Zug, um wieder selbst zu spielen.
host-not-seated = { $who } hat an diesem Tisch keinen Platz. Wähle jemanden, der mitspielt.
host-agent = Eine KI kann nicht Host sein.
host-done = { $who } ist jetzt Host des Tisches.
move-other-server = Ein Spiel kann nicht auf einen anderen Server umziehen.
move-already = Dieses Spiel ist schon in diesem Kanal. Gib den Befehl in dem Kanal ein, in dem es weitergehen soll.
move-done = Das Spiel ist jetzt in diesem Kanal. Das Brett folgt.
move-none = Du bist auf diesem Server nicht Host eines Spiels, das umziehen könnte.
seat-not-offered = Dieser Platz wurde dir nicht angeboten.
seat-taken = { $who } übernimmt den Platz und spielt weiter.
seat-offer = { $who }, { $from } bietet dir den eigenen Platz in { $game } an. Du übernimmst das Spiel, wie es steht. Das Angebot endet { $until }.
seat-offered = Platz angeboten. Bis ihn jemand nimmt, ändert sich nichts.
seat-not-free = Dieser Platz ist nicht mehr frei.
seat-left-another = Du hattest einen anderen Platz in diesem Spiel und kennst seine Geheimnisse; deshalb kannst du diesen nicht übernehmen.
seat-offer-past = Dieses Angebot gilt nicht mehr: Es ist abgelaufen, oder Platz oder Host haben gewechselt. Bitte um ein neues.
seat-whose = Diesen Platz kannst du nicht abgeben: Wähle deinen eigenen oder, als Host, den einer KI.
refused-seat = Einen Platz „{ $typed }“ gibt es nicht. Wähle einen der Vorschläge.

# Was aufbewahrt wird

export-whole = Die ganze Aufzeichnung dieser Partie { $game }, mit dem Startwert. Jeder kann sie mit der Befehlszeile des Bots nachspielen und prüfen.
export-known = Was du von dieser Partie { $game } weißt. Die ganze Aufzeichnung gibt es, wenn sie vorbei ist.
export-member = Alles, was ich über dich speichere.
button-forget = Meine Daten löschen
button-keep-data = Meine Daten behalten
forget-ask = Alles löschen, was ich über dich speichere? In laufenden Spielen übernimmt eine KI deine Plätze. Spiele, die du allein spielst, enden. Deine Ergebnisse bleiben, aber ohne deinen Namen. Hast du heute die Tagesaufgabe begonnen, merke ich mir das bis Mitternacht, ohne deinen Namen. So beginnt sie niemand zweimal. Ich lösche auch meine Nachrichten über Plätze, die du anderen oder andere dir angeboten haben. Andere Nachrichten, etwa Bretter früherer Spiele, behalten deinen Namen, bis jemand sie löscht. Das lässt sich nicht rückgängig machen.
forget-done = Erledigt. Nichts, was ich speichere, trägt noch deinen Namen.

standing-proof = Fairness-Code: `{ $hash }`
standing-proof-whole = Der ganze Code: `{ $hash }`
standing-level = KI-Stufe von { LIST($who, "und") }: { $level }.

# Wer zuerst kommt

race-over = Es ist schon entschieden. { $how }

# Vorbereitete Züge

prepared-kept = Das Spiel wartet auf { LIST($who, "und") }. Vorbereitet für deinen Zug: „{ $move }“. Bist du dran, spiele ich das, wenn es noch geht. Zum Ändern tipp einen anderen Zug. Zum Streichen drück den Knopf.
prepared-waits = Vorbereitet: „{ $move }“
button-put-aside = Vorbereitete Züge streichen
note-put-aside = Deine vorbereiteten Züge sind gestrichen.
prepared-enough = Weiter voraus kannst du nichts vorbereiten.
prepared-now = Du bist dran, also gib den Zug ohne `danach` ein. Diese Option ergänzt deine vorbereiteten Züge und geht nur, während andere spielen.
prepared-nothing = Es ist nichts mehr vorbereitet.
prepared-none = Für deinen nächsten Zug lässt sich nichts vorbereiten.
prepared-late = Das Spiel ist weitergegangen. Sieh es dir noch einmal an.
word-prepared-dropped = Dein vorbereiteter Zug in { $game } geht nicht mehr, also wähle selbst.
word-prepared-asks = In { $game } hat sich etwas geändert, wovon dein vorbereiteter Zug abhängt. Sieh nach, bevor ich ihn spiele.
word-prepared-left-out = Aus deinem vorbereiteten Zug in { $game } lasse ich weg, was nicht mehr geht: { $moves }

# Was nahe ist und ein Spiel entscheidet
alarm = ⚠️ **{ $what }**
chance = 🎯 **{ $what }**

# Das Ende eines Spiels

button-odds = Wie ginge es aus?
refused-nothing-ahead = Gerade gibt es nichts auszuprobieren.
