# Was der Bot selbst sagt. Die Spiele haben ihre eigenen Dateien.

seat = Platz { $seat }
somebody = jemand

board-heading = { $game } · Zug { $turn } · { $who }
board-further = Es gibt noch mehr zu sehen: Drücke auf „Text“.
board-resigned = { $who } hat mit diesem Spiel aufgehört.
board-resigned-won = { $who } hat mit diesem Spiel aufgehört, darum { $count ->
    [one] gewinnt
   *[other] gewinnen
} { $winners }.

button-text = Text
button-look = Umsehen
score-rivals = Wer liegt vorn?
score-together = Wie steht es um uns?
score-over = Endstand
score-alone = Wie stehe ich?
score-heading = { $game } · { $question }
button-undo = Zurücknehmen
button-undo-yes = Ja, zurücknehmen
button-again = Noch einmal
button-again-harder = Noch einmal, eine Stufe schwerer
button-thread = Thread öffnen
button-resign-yes = Aufhören: Das Spiel endet
button-close-yes = Spiel beenden

page-of = Seite { $page } von { $pages }
menu-back = Zurück
menu-root = Alles, was geht
menu-first = Was möchtest du tun?
menu-choose = Wähle …
menu-pick = { $what } · wähle { $count }
menu-pick-range = { $what } · wähle { $least } bis { $most }
menu-count = Wähle { $count }
menu-count-range = Wähle { $least } bis { $most }
form-part = { $what } ({ $part } von { $parts })
menu-earlier = ← Früher
menu-further = Weiter →
menu-look = Ansehen …
menu-page = { $what } (Seite { $page } von { $pages })

note-outdated = Dieser Knopf gehörte zu einem früheren Augenblick. So steht es jetzt.

undo-ask = **Das nimmst du zurück:**
undo-reshuffles = Seitdem kam etwas Verborgenes ans Licht. Was gesehen wurde, bleibt bekannt; darum wird neu gemischt, was noch niemand gesehen hatte.
undo-done = Zurückgenommen. Das Brett zeigt, wo du bist.
undo-nothing = Von dir gibt es nichts zurückzunehmen.
undo-changed = Das Spiel ist weitergegangen, seit du gefragt hast. Drücke noch einmal auf „Zurücknehmen“, um zu sehen, was es jetzt wäre.

quit-ask = Wie möchtest du aufhören? Zurücknehmen lässt sich beides nicht.
    - **Das Spiel endet** jetzt, und { $ending }.
    - **Eine KI spielt weiter**: Sie übernimmt deinen Platz, und das Spiel geht ohne dich weiter.
resign-ask = Möchtest du aufhören? Das Spiel endet jetzt, { $ending }, und weiterspielen kannst du es nicht mehr.
quit-unwon = du hast nicht gewonnen
quit-won-by = { $who } gewinnt
close-ask = Dieses Spiel für alle beenden, die es spielen? Es zählt für niemanden und lässt sich nicht wieder aufnehmen.
close-done = Das Spiel ist beendet.
release-ask = Dieses Spiel lässt sich so, wie es gespeichert ist, nicht fortsetzen. Für alle beenden, die es spielen? Es zählt für niemanden.

thread-offer = In diesem Kanal wird schon gespielt. Soll ich für dein Spiel einen Thread öffnen?
thread-offer-own = Dein eigener Tisch von { $game } wartet hier auf den Anfang: Drück dort auf „Beginnen“, oder auf „Aufstehen“, um ihn zu schließen. Oder soll ich hierfür einen Thread öffnen?
thread-offer-lobby = Hier sucht ein Tisch von { $game } Mitspieler: Drück dort auf „Dazusetzen“. Oder soll ich für dein Spiel einen Thread öffnen?
thread-opened = Dein Spiel wartet in { $where } auf dich.

refused-over = Dieses Spiel ist vorbei. Mit /spielen beginnst du ein neues.
refused-no-seat = Diesen Platz gibt es in diesem Spiel nicht.
refused-not-seated = Du sitzt nicht an diesem Tisch von { $game }. Mit /spielen beginnst du dein eigenes Spiel.
refused-busy = Mehrere ändern dieses Spiel gerade gleichzeitig. Versuche es gleich noch einmal.
refused-pick = Wähle { $least } bis { $most } davon.
refused-not-over = Dieses Spiel läuft noch.
refused-permission = Mir fehlt in diesem Kanal das Recht „{ $what }“. Bitte jemanden, der den Server verwaltet, es mir zu geben, und versuche es dann noch einmal.
refused-dm = Gespielt wird auf einem Server: Nutze diesen Befehl dort in einem Kanal.
refused-channel = Auf diesem Server darf nur in { $where } gespielt werden.
refused-games = Auf diesem Server { $count ->
    [one] darf nur ein Spiel laufen, und eines läuft schon
   *[other] dürfen höchstens { $count } Spiele zugleich laufen, und so viele laufen schon
}. Spiele erst eines davon zu Ende oder höre damit auf.
refused-games-each = Du leitest auf diesem Server schon { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}, mehr darf ein Mitglied nicht. Spiele erst eines davon zu Ende oder höre damit auf.
refused-no-threads = Hier wird schon gespielt, und dieser Server erlaubt mir keine Threads. Versuche es in einem anderen Kanal.
refused-thread = Discord öffnet hier gerade keinen Thread. Versuche es gleich noch einmal, oder spiele in einem anderen Kanal.
refused-no-game = Hier wird nicht gespielt. Beginne mit /spielen.
refused-no-game-of-yours = Du spielst gerade nicht. Beginne mit /spielen in einem Kanal auf einem Server.
refused-game-of-yours = Du spielst kein Spiel „{ $typed }“. Wähle einen der Vorschläge.
refused-channels = Mehr als { $most } Kanäle lassen sich nicht nennen. Nimm erst mit /einstellungen sperren einen von der Liste.
refused-not-allowed = { $where } steht nicht auf der Liste der Kanäle, in denen gespielt werden darf; es gibt nichts wegzunehmen.
refused-not-admin = Das können nur Mitglieder, die den Server verwalten dürfen.
refused-others-button = Dieser Knopf ist für jemand anderen an diesem Tisch.
refused-no-laws = In { $game } gibt es keine Gesetze nachzuschlagen.
refused-no-chart = In { $game } gibt es keine Zahlen, die eine Kurve zeigen könnte.
refused-ambiguous = „{ $typed }“ kann mehreres heißen: { $found }. Wähle einen der Vorschläge.
# Wörter, die zwischen denen eines Zuges stehen dürfen und nichts bedeuten; die Spiele sprechen Englisch.
typed-joining = to from at in on the a an of with by zu von an auf der die das dem den ein eine einen aus mit bei
typed-toward = to nach zu auf
refused-no-sights = In { $game } steht alles, was es zu sehen gibt, auf dem Brett.
refused-sight = Nichts, was sich ansehen lässt, heißt „{ $typed }“. Wähle einen der Vorschläge.
refused-sentence = „{ $typed }“ finde ich nicht unter dem, was du jetzt tun darfst. Leere das Feld und wähle aus dem, was erscheint, oder drück auf einen Knopf.
refused-out-of-turn = { $who } ist am Zug; deinen kannst du nur vorbereiten. { $why }
refused-waits = Gerade gibt es für dich nichts zu tun: Das Spiel wartet auf { $who }.
refused-card = Eine Karte „{ $typed }“ gibt es in { $game } nicht. Wähle einen der Vorschläge.
refused-section = Einen Abschnitt „{ $typed }“ haben diese Regeln nicht. Wähle einen der Vorschläge.
refused-options = „{ $typed }“ verstehe ich nicht. Schreibe Optionen als „Name: Wert“, durch Kommas getrennt, zum Beispiel „{ $example }“.
refused-option = { $game } hat keine Option „{ $typed }“. Es hat: { $known }.
refused-no-options = { $game } hat keine Optionen. Lass sie leer.
refused-option-twice = Die Option { $option } kann nicht zweierlei zugleich sein: { $values }. Schreib sie einmal.
refused-value = Die Option { $option } kann nicht „{ $typed }“ sein. Wähle eines von: { $values }.
refused-game = Ein Spiel „{ $typed }“ gibt es nicht. Es gibt: { $games }.
refused-which-game = Hier wird nicht gespielt; sage mit der Option „spiel“, welches Spiel du meinst.
refused-no-challenge = { $game } hat keine Aufgabe des Tages, denn es wird zu mehreren gespielt. Spiele es ohne, oder nimm eines von: { $games }.
refused-challenge-options = Die Aufgabe des Tages ist für alle gleich, also mit { $usual }. Lass die Optionen leer, oder spiele ohne die Aufgabe.
refused-city = Wie spät es in „{ $typed }“ ist, weiß ich nicht. Wähle einen der Vorschläge: Eine größere Stadt mit gleicher Zeit genügt.
refused-renamed = `{ $command }` heißt jetzt { $now }. Zeigt dein Discord das noch nicht, dann starte es neu (am Rechner mit Strg+R).
refused-no-finished = In diesem Kanal ist noch kein Spiel zu Ende gespielt. Beginne eines mit /spielen.
refused-old-command = In dieser Form kenne ich `{ $command }` nicht: Ich wurde geändert, und dein Discord zeigt noch, wie es war. Starte Discord neu (am Rechner mit Strg+R) und tippe den Befehl noch einmal.
refused-not-here = { $who } ist nicht auf diesem Server. Nenne eines seiner Mitglieder.
refused-typed = Mit „{ $typed }“ kann ich dort nichts anfangen. Wähle einen der Vorschläge.
refused-no-rules = Die Regeln von { $game } stehen hier nicht. Frage, wer den Bot betreibt.

fault-not-saved = Das ließ sich nicht speichern, und nichts hat sich geändert. Versuche es gleich noch einmal.
fault-outdated = Das Spiel ist inzwischen weitergegangen, darum ist nichts geschehen. Sieh auf das Brett und wähle neu.
fault-store = Die Spiele lassen sich gerade nicht lesen; nichts wurde geändert. Wer den Bot betreibt, findet den Grund im Protokoll.
fault-unknown-match = Dieses Spiel wird nicht mehr aufbewahrt. Beginne mit /spielen ein neues.
fault-channel-taken = Hier wird schon gespielt. Spiele zu Ende, höre mit /aufhören auf oder nimm einen anderen Kanal.
fault-engine = Dieses Spiel lässt sich so, wie es gespeichert ist, nicht fortsetzen; nichts wurde geändert. Wer den Bot betreibt, findet den Grund im Protokoll; /aufhören beendet das Spiel.
fault-game = Das Spiel { $game } lässt sich gerade nicht spielen: Sein Paket hat einen Fehler. Was gespielt wurde, bleibt erhalten. Wer den Bot betreibt, findet den Grund im Protokoll.
fault-table = Dieses Spiel { $game } lässt sich gerade nicht zeigen: Das Paket, mit dem es kam, hat einen Fehler. Was gespielt wurde, bleibt erhalten. Wer den Bot betreibt, findet den Grund im Protokoll und kann ihn beheben; dann zeigt /brett das Spiel wieder. Wer nicht warten will, beendet es mit /aufhören.
fault-no-rules = Dieses Spiel { $game } begann nach Regeln, die meine jetzige Version nicht hat, darum lässt sich darin nichts tun. Was gespielt wurde, bleibt erhalten: /verlauf und /tisch export zeigen es, und das letzte Brett bleibt, wo es ist. /aufhören beendet das Spiel.
no-rules = Dieses Spiel { $game } wartet: Es begann nach Regeln, die meine jetzige Version nicht hat. Was gespielt wurde, bleibt erhalten: Das Brett hier darüber bleibt, wie es ist, den Rest zeigen /verlauf und /tisch export. Sobald eine Version mit seinen Regeln läuft, geht es mit jedem Knopf oder /brett weiter. Wer nicht darauf warten will, beendet es hier; dann zählt es für niemanden.
no-rules-log = Meine jetzige Version hat die Regeln dieses Spiels nicht. Das steht in seiner Aufzeichnung, das Neueste zuletzt; die Datei enthält alles.
button-no-rules-end = Dieses Spiel beenden
fault-unforeseen = Bei mir ist etwas schiefgegangen, und nichts wurde geändert. Versuche es noch einmal; bleibt es so, sage es dem, der den Bot betreibt.
fault-old-button = Dieser Knopf stammt von einer älteren Fassung von mir. Mit /brett siehst du das Spiel, wie es steht.

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
option-usual = { $option } (üblich)

laws-heading = { $game } · Gesetze
laws-none = An diesem Tisch ist nichts in Kraft. Was die Mitspielenden beschließen, steht dann hier.
log-heading = { $game } · was geschah
log-new = Neu seit deinem letzten Blick: { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}.
log-since = Seit deinem letzten Zug: { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}.
log-nothing-since = Seit deinem letzten Zug ist nichts geschehen. Das hier war davor.
log-nothing-new = Seit deinem letzten Blick ist nichts geschehen. Das hier hast du da gesehen.
log-meanwhile = Seit deinem letzten Zug:
log-meanwhile-late = Deine Zeit ist abgelaufen; der Autopilot hat für dich gespielt.
log-meanwhile-late-by-rule = Deine Zeit ist abgelaufen; die Regeln haben für dich entschieden.
log-meanwhile-late-by-order = Deine Zeit ist abgelaufen; deine Anweisung oder die Regeln haben für dich entschieden.
log-times = { $what } ({ $count }-mal).
button-all-of-it = Was geschehen ist
log-empty = Noch ist nichts geschehen. Was du und die anderen tun, wird hier erzählt.
log-cut = { $count ->
    [one] Die { $count } Zeile davor steht
   *[other] Die { $count } Zeilen davor stehen
} unter „Früher“.
log-undo = { $who } hat den letzten Zug zurückgenommen.
log-left = { $who } ist in Zug { $turn } gegangen; { $after } spielt weiter.

rules-heading = { $game } · Regeln
rules-choose = Wähle einen Abschnitt …
rules-contents = Inhalt
rules-page = Seite { $page } von { $pages }

games-mine = Deine Spiele
games-here = Andere Spiele auf diesem Server
games-none = Du sitzt an keinem Tisch. Beginne ein Spiel mit /spielen, oder lass dir die Spiele mit /hilfe zeigen.
games-none-here = Keine anderen, die du sehen kannst. Eröffne einen Tisch mit /spielen, dann können andere mitspielen.
games-line = [{ $game }]({ $link }) in { $where } · Zug { $turn } · { $whose }
games-yours = **du bist dran**
games-awaits = wartet auf { $who }
games-lobby = [{ $game }]({ $link }) in { $where } · sucht Mitspieler
games-broken = [Ein Spiel]({ $link }) in { $where }, das sich so, wie es gespeichert ist, nicht fortsetzen lässt
game-in = { $game } in { $where }
which-ask = Du spielst mehrere Spiele. Welches meinst du?
list-more = … und { $count } weitere

challenge-heading = Die Aufgabe des Tages ({ $day })
challenge-nobody = Noch hat sie niemand zu Ende gespielt. Versuche es mit /spielen und der Option „tagesaufgabe“.
challenge-line = **{ $who }** — { $how }
challenge-ends = Dieselben Karten für alle; es zählt dein erster Beginn, auf welchem Server auch immer. Die nächste beginnt { $when }.

settings-heading = Einstellungen dieses Servers
settings-anywhere = Gespielt werden darf in jedem Kanal.
settings-channels = Gespielt werden darf in { $where } und in Threads dort, sonst nirgends.
settings-threads = Wo schon gespielt wird, darf ich für weitere Spiele Threads öffnen.
settings-no-threads = Ich öffne keine Threads: ein Spiel je Kanal.
settings-games = { $most ->
    [one] Ein Spiel darf zur gleichen Zeit laufen
   *[other] Bis zu { $most } Spiele dürfen gleichzeitig laufen
}; jetzt: { $count }. Ein Mitglied leitet davon höchstens { $each }.

about-heading = Airlock { $version }
about-what = Ich bringe Weltraumspiele auf Server: Ihre Mitglieder spielen sie gemeinsam oder allein, jedes in seiner eigenen Zeit. Beginne in einem Kanal mit /spielen, lies mit /regeln, wie es geht, und schlage Karten mit /karte nach.
about-privacy = **Datenschutz.** Ich bewahre auf, wer an einem Tisch sitzt oder saß (Discords Nummer des Kontos und den Namen, der beim Hinsetzen zu sehen war), die Züge und Ergebnisse der Spiele, die Einstellungen der Server und von denen, die an größeren Tischen spielen, die Sprache, ob Direktnachrichten ankommen, was sie für sich gewählt und was sie sich für spätere Spiele gemerkt haben. Was Mitglieder schreiben, sehe ich mir nicht an, und ich gebe nichts an andere weiter. Alles liegt in einer Datenbank dessen, der mich betreibt. /statistik export gibt dir, was von dir darin steht, /statistik löschen löscht es, nicht aber Nachrichten, die in Kanälen stehen: Die verschwinden, wenn sie dort jemand löscht. Nach Sicherungen frage dort, wo ich betrieben werde.
about-fairness = **Ehrlichkeit.** Welche Karten kommen, entscheiden ein Geheimnis, dessen Hash unter dem Brett steht, bei mehreren Personen schon vor dem Beginn, und die Nummer, die Discord dem startenden Klick gibt. Nach dem Ende gibt /tisch export die Aufzeichnung heraus, mit meinem Schlüssel unterschrieben: Jeder kann sie mit airlock verify an beiden prüfen. Mein Schlüssel: `{ $key }`
about-credits = **Die Spiele.** Planetary Defence System hat Mike Berg entworfen. Die übrigen Spiele haben ihre Autoren entworfen, die Entwürfe davon veröffentlicht haben.
about-licence = Der Code ist freie Software unter der MIT-Lizenz.
about-shard = Geantwortet hat Shard { $shard } von { $count }, im Prozess der Shards { $first } bis { $last }.

board-moved = Das Brett steht jetzt weiter unten.
do-done = Erledigt.

# An größeren Tischen

board-heading-awaited = { $game } · Zug { $turn } · wartet auf { $who }
board-heading-yours = { $game } · du bist dran
board-heading-over = { $game } · { $turn ->
    [one] 1 Zug
   *[other] { $turn } Züge
}
button-hand = Meine Hand und Züge
button-board = Zum Brett
turn-mention = { $who }, du bist in { $game } dran.
turn-closed = Deine Direktnachrichten sind für mich geschlossen; drücke darum am Brett auf „Meine Hand und Züge“: Nur du siehst, was sich öffnet.

# Vor dem Beginn

lobby-usual = { $count ->
    [one] 1 Option ist
   *[other] { $count } Optionen sind
} wie üblich: „Optionen“ zeigt sie.
lobby-heading = { $game } · sucht Mitspieler
lobby-heading-full = { $game } · alle Plätze besetzt
lobby-seat-host = { $name } (Leitung)
lobby-seat-agent = { $name } (KI)
lobby-seat-agent-level = { $name } (KI, { $level })
lobby-seat-invited = { $name } (eingeladen: „Dazusetzen“ drücken)
lobby-waits = { $missing ->
    [0] Es kann losgehen, sobald die Leitung auf „Beginnen“ drückt.
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { $missing }.
}
lobby-unused = { $option }: Das ändert nichts bei den übrigen gewählten Optionen.
lobby-agreed-pace = Bedenkzeit: **{ $pace }**
lobby-rules-give-time = Einige Entscheidungen haben trotzdem eine Frist: Die Regeln geben sie vor.
lobby-lasts-hours = { $count ->
    [one] So dauert das Spiel etwa eine Stunde, wenn sich alle die Hälfte ihrer Zeit nehmen.
   *[other] So dauert das Spiel etwa { $count } Stunden, wenn sich alle die Hälfte ihrer Zeit nehmen.
}
lobby-lasts-days = So dauert das Spiel etwa { $count } Tage, wenn sich alle die Hälfte ihrer Zeit nehmen.
lobby-agreed-invite-only = Nur wer eingeladen ist, darf sich setzen.
lobby-options = Was soll gelten? Hier ist es gleich zu sehen.
lobby-level = Stufe der KIs
lobby-level-about = Wie gut sollen die KIs spielen?
level-easy = leicht
level-normal = mittel
level-hard = schwer
lobby-pace = Bedenkzeit
lobby-pace-about = Wie lange darf ein Zug dauern?
lobby-invited = Dabei
lobby-invited-about = Wer darf sich setzen?
lobby-for-all = alle
lobby-for-invited = nur Eingeladene
lobby-begun = { $game } hat begonnen; das Brett steht weiter unten.
lobby-closed = Alle sind gegangen; dieser Tisch ist geschlossen. Mit /spielen öffnest du einen anderen.
lobby-expired = Einen Tag lang hat niemand { $game } begonnen; darum ist dieser Tisch geschlossen. Mit /spielen öffnest du einen anderen.
lobby-joined = Du hast einen Platz an einem Tisch von { $game }. Bist du dran, kommt deine Hand hierher, und nur du siehst sie.
lobby-gone = Dieser Tisch sucht keine Mitspieler mehr.
lobby-waiting = Das Spiel hier hat noch nicht begonnen: Setz dich dazu, oder lass die Leitung auf „Beginnen“ drücken.
lobby-seated = Du sitzt am neuen Tisch. Das Spiel beginnt, wenn die Leitung auf „Beginnen“ drückt.
lobby-seated-already = Du hast hier schon einen Platz.
lobby-not-seated = Du hast hier keinen Platz; drücke erst auf „Dazusetzen“.
lobby-invite-only = An diesen Tisch darf nur, wer eingeladen ist. Bitte jemanden, der hier sitzt, dich mit /tisch einladen dazuzuholen.
lobby-invited-already = Dieses Mitglied hat hier schon einen Platz.
lobby-full = Alle { $size } Plätze sind besetzt.
lobby-too-many = Mit diesen Optionen spielen höchstens { $most }, und { $seated } sitzen hier. Wählt andere Optionen, oder jemand steht auf.
lobby-too-few = Mindestens { $least } müssen hier mit diesen Optionen sitzen, jetzt { $seated ->
    [one] ist es { $seated }
   *[other] sind es { $seated }
}. Warte auf weitere, oder füge eine KI hinzu.
lobby-host-only = Das kann nur, wer diesen Tisch leitet.
lobby-no-agent = Hier sitzt keine KI.
pace-none = ohne Uhr
pace-relaxed = 3 Tage je Zug
pace-daily = ein Tag je Zug
pace-live = 5 Minuten je Zug
button-join = Dazusetzen
button-leave = Aufstehen
button-agent = KI hinzufügen
button-options = Optionen
button-start = Beginnen
button-unagent = KI wegnehmen
invite-done = Für { $who } ist hier ein Platz frei gehalten, zu nehmen mit „Dazusetzen“.
invite-word = { $who }, { $host } hält dir einen Platz in { $game } frei: Drücke oben auf „Dazusetzen“.
invite-bot = Bots lassen sich nicht einladen. Drücke auf „KI hinzufügen“, wenn jemand mitspielen soll, der immer da ist.
invite-no-lobby = In diesem Kanal sucht kein Tisch Mitspieler. Öffne einen mit /spielen.

# Wie ein Tisch steht

standing-deadline = Die Zeit endet { $when }
standing-deadline-by-rule = Die Zeit endet { $when }, nach den Regeln des Spiels
standing-late = Für { $who } lief die Zeit ab; der Autopilot hat gespielt.
standing-late-by-rule = Für { $who } lief die Zeit ab; die Regeln haben entschieden.
standing-late-by-order = Für { $who } lief die Zeit ab; eine Anweisung oder die Regeln haben entschieden.
standing-autopilot = Der Autopilot spielt für { $who }.
seat-since = { $before }, in Zug { $turn } abgelöst von { $after }
button-back = Ich bin wieder da
note-back = Du spielst wieder selbst.
word-remind = { $game } wartet auf dich, und deine Zeit endet { $when }. Danach spielt der Autopilot für dich.
word-remind-by-rule = { $game } wartet auf dich, und deine Zeit endet { $when }. Danach entscheiden die Regeln für dich.
word-remind-by-order = { $game } wartet auf dich, und deine Zeit endet { $when }. Danach entscheiden deine Anweisung oder die Regeln für dich.
word-autopilot = In { $game } ist deine Zeit zweimal abgelaufen, darum hat der Autopilot deinen Platz. Mach einen Zug oder drücke auf „Ich bin wieder da“, um wieder selbst zu spielen.
button-nudge = Anstupsen
nudge-done = Angestupst: Wer gerade dran ist, bekommt eine Erinnerung.
nudge-nobody = Das Spiel wartet auf niemanden als dich.
nudge-again = An diesem Tisch hast du heute schon angestupst. Das nächste Mal geht es { $when }.
mentions-enough = Du hast andere innerhalb eines Tages { $most } Mal eingeladen, angestupst, gefragt oder ihnen Plätze angeboten, und mehr geht nicht. Wieder möglich ist es { $when }.
word-whisper = Vertraulich, in { $game }: Niemand sonst erfährt davon.
word-last = In { $game } sind alle anderen so weit: Nur du fehlst noch.
word-nudge = { $who } wartet in { $game } auf dich.

me-heading = Deine Einstellungen
me-notify-dm = Bist du dran, bekommst du eine Direktnachricht mit deiner Hand.
me-notify-channel = Bist du dran, wirst du im Kanal erwähnt.
me-notify-none = Bist du dran, sage ich dir nichts.
me-closed = Deine Direktnachrichten sind für mich geschlossen, darum wirst du im Kanal erwähnt. Öffne sie und stelle das hier neu ein, dann versuche ich es wieder.
me-no-quiet = Du hast keine Ruhezeit.
me-quiet = Von { $from } bis { $to } ({ $zone }) lasse ich dich in Ruhe.
me-holiday = Du hast Urlaub bis { $when }; so lange stehen deine Uhren still, in jedem Spiel aber an höchstens { $days } Urlaubstagen.
me-language = Ich spreche { $language } mit dir, egal, welche Sprache dein Discord hat.
me-language-discord = Ich spreche die Sprache deines Discord mit dir.
me-ranked = Du stehst in den Ranglisten der Server, auf denen du spielst.
me-not-ranked = Du stehst in keiner Rangliste.

# Was Mitglieder unter sich regeln

standing-paused = Das Spiel ruht.
standing-paused-agreed = Das Spiel ruht. Es geht weiter, wenn alle einverstanden sind, und nach { $days } Tagen von selbst.
standing-paused-open = Das Spiel ruht. Jeder am Tisch kann es fortsetzen; nach { $days } Tagen geht es von selbst weiter.
standing-lost = Das Spiel ruht: In seinem Kanal konnte ich nicht mehr schreiben. Sobald ich es wieder darf, geht es mit jedem Knopf oder /brett weiter.
refused-lost = Das Spiel ruht, weil ich in seinem Kanal nicht schreiben kann. Lass mich ihn wieder sehen, dort Nachrichten senden und Dateien anhängen und drücke noch einmal, oder wer den Tisch leitet, zieht mit /tisch umziehen in einen anderen Kanal um.
refused-paused = Das Spiel ruht. Setzt es erst fort, mit „Tisch …“ am Brett oder mit /tisch fortsetzen.
button-table = Tisch …
button-answer = { $who } antworten
button-agree = Einverstanden
button-decline = Ablehnen
button-pause = Pause
button-resume = Fortsetzen
button-replace = { $who } durch eine KI ersetzen
button-end = Spiel ohne { $who } beenden
button-quit = Aufhören
button-quit-yes = Aufhören: Eine KI spielt weiter
button-undo-ask = Die anderen fragen
button-take = Platz nehmen
table-ask = Was möchtest du an diesem Tisch regeln?
ask-pause = { $who } bittet um eine Pause. Einverstanden: { $agreed }.
ask-resume = { $who } möchte weiterspielen. Einverstanden: { $agreed }.
ask-undo = { $who } möchte Züge zurücknehmen. Einverstanden: { $agreed }.
ask-replace = { $who } möchte den Platz von { $about } einer KI geben; { $about } ist nicht da. Einverstanden: { $agreed }.
ask-end = { $who } möchte das Spiel beenden, weil { $about } nicht da ist. Einverstanden: { $agreed }.
asked-pause = { $who } bat um eine Pause. Einverstanden: { $agreed }.
asked-resume = { $who } wollte weiterspielen. Einverstanden: { $agreed }.
asked-undo = { $who } wollte Züge zurücknehmen. Einverstanden: { $agreed }.
asked-replace = { $who } wollte den Platz von { $about } einer KI geben; { $about } war nicht da. Einverstanden: { $agreed }.
asked-end = { $who } wollte das Spiel beenden, weil { $about } nicht da war. Einverstanden: { $agreed }.
ask-another = An diesem Tisch steht schon eine andere Frage offen. Beantworte erst sie, mit dem Knopf „… antworten“ am Brett.
vote-none = Gerade gibt es nichts abzustimmen. { $ahead }
vote-when-asked = Bittet jemand am Tisch um etwas, etwa um eine Pause, stimmst du mit diesem Befehl darüber ab.
ask-settled = An diesem Tisch steht keine Frage mehr offen: Sie ist beantwortet, oder ihre Zeit ist um. Das Brett zeigt, wie es steht.
ask-not-you = Das entscheidest nicht du: Es geht um deinen eigenen Platz, oder der Autopilot hat deinen Platz.
ask-alone = Dieses Spiel spielst du allein: Es wartet auf dich, solange du willst.
ask-not-paused = Das Spiel ruht nicht.
ask-not-absent = { $who } fehlt nicht: Es fehlt, wer seine Zeit zweimal nacheinander ablaufen ließ.
ask-back-first = Der Autopilot hat deinen Platz. Drücke erst auf „Ich bin wieder da“, zu finden unter „Tisch …“ am Brett.
ask-absent = Um das zu entscheiden, sind zu wenige da: Wer fehlt, ist mit nichts einverstanden.
ask-asked = Die anderen sind gefragt, einen Tag lang; das Brett zeigt, wer einverstanden ist.
ballot-carried = { $asked } Das ist geschehen.
ballot-declined = { $asked } Das wurde abgelehnt; es bleibt, wie es ist.
ballot-lapsed = { $asked } Das waren in einem Tag nicht genug, darum bleibt es, wie es ist.
ballot-void = { $asked } Das Spiel ist weitergegangen, darum steht das nicht mehr zur Frage.
ask-done = Getan: Sonst musste niemand einverstanden sein. Das Brett zeigt, wie es steht.
undo-needs-all-others = Seitdem hat jemand anderes gehandelt, darum müssen alle am Tisch einverstanden sein.
undo-needs-all-revealed = Dabei oder seitdem kam etwas Verborgenes ans Licht, darum müssen alle am Tisch einverstanden sein.
undo-needs-all-both = Seitdem hat jemand anderes gehandelt, und etwas Verborgenes kam ans Licht: Alle am Tisch müssen einverstanden sein.
undo-needs-all-secret = Ob und wer seitdem gehandelt hat, ist hier geheim, darum müssen alle am Tisch einverstanden sein.
undo-absent = Um das zurückzunehmen, müssten alle einverstanden sein, und nicht alle sind da: Wer fehlt oder ein gewertetes Spiel verlassen hat, ist mit nichts einverstanden.
undo-too-far = Das liegt zu weit zurück, um es zurückzunehmen.
leave-ask = Möchtest du aufhören? Eine KI übernimmt deinen Platz und spielt mit den anderen weiter; zurück kannst du nicht.
leave-done = Du hast aufgehört; an deiner Stelle spielt eine KI.
word-ask = { $game }: { $asked } Drücke auf „{ $who } antworten“.
word-gone = { $who } hat den Server verlassen, darum spielt der Autopilot diesen Platz in { $game }.
word-deleted = Den Kanal eures Spiels { $game } gibt es nicht mehr; darum ruht es, und nichts geht verloren. Mit /tisch umziehen geht es in einem anderen Kanal weiter.
word-lost = Im Kanal eures Spiels { $game } kann ich nicht mehr schreiben; darum ruht es, und nichts geht verloren. Lass mich dort wieder schreiben und drücke einen seiner Knöpfe oder nimm /brett; oder es geht mit /tisch umziehen in einem anderen Kanal weiter.
hand-passed = Dein Platz in { $game } ist nicht mehr deiner; das Brett zeigt, wer weiterspielt.
hand-late = In { $game } ist deine Zeit abgelaufen, darum hat der Autopilot diesen Zug für dich gemacht. Ich melde mich, sobald du wieder dran bist.
hand-late-by-rule = In { $game } ist deine Zeit abgelaufen, darum haben die Regeln für dich entschieden. Ich melde mich, sobald du wieder dran bist.
hand-late-by-order = In { $game } ist deine Zeit abgelaufen, darum haben deine Anweisung oder die Regeln für dich entschieden. Ich melde mich, sobald du wieder dran bist.
hand-piloted = Der Autopilot hat deinen Platz in { $game } und hat diesen Zug für dich gemacht. Mit jedem eigenen Zug nimmst du ihn wieder ein.
host-agent = Eine KI kann keinen Tisch leiten.
host-done = { $who } leitet jetzt den Tisch.
move-other-server = Ein Spiel bleibt auf seinem Server.
move-done = Das Spiel geht hier weiter; sein Brett folgt.
move-none = Du leitest auf diesem Server kein Spiel, das umziehen könnte.
seat-not-offered = Dieser Platz wurde dir nicht angeboten.
seat-taken = { $who } setzt sich und spielt weiter.
seat-offer = { $who }, { $from } bietet dir einen Platz in { $game } an: Was gespielt ist, bleibt, wie es ist. Das Angebot endet { $until }.
seat-offered = Der Platz ist angeboten; bis ihn jemand nimmt, ändert sich nichts.
seat-offer-past = Dieses Angebot gilt nicht mehr: Seine Zeit ist um, oder jemand anders sitzt dort oder leitet den Tisch. Bitte um ein neues.
seat-whose = Diesen Platz kannst du nicht vergeben: Nenne deinen eigenen oder, wenn du den Tisch leitest, den einer KI.
refused-seat = Einen Platz „{ $typed }“ gibt es nicht. Wähle einen der Vorschläge.

# Was aufbewahrt wird

stats-heading = Ergebnisse von { $who }
stats-none = Noch ist kein Spiel beendet. Beginne eines mit /spielen; ist es vorbei, steht hier das Ergebnis.
stats-none-shared = Auf einem Server, auf dem ihr beide seid, ist noch kein Spiel beendet. Beginne dort eines mit /spielen.
stats-line = { $game }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $won } gewonnen
stats-pace = { $minutes } Minuten je Zug
stats-against = gegen { $who }: { $won } gewonnen, { $lost } verloren
stats-rating = Wertung { $rating }
ladder-heading = { $game }: die Besten auf diesem Server
ladder-line = { $place }. { $who } · { $rating }
leaderboard-won = { $place }. { $who } · gewonnen in { $turns } Runden, { $score } Punkte
leaderboard-lost = { $place }. { $who } · verloren in Runde { $turns }, { $score } Punkte
refused-no-ladder = { $game } wird nicht gegeneinander gespielt, darum gibt es keine Rangliste. Ranglisten gibt es für: { $games }.
ladder-none = Noch steht niemand in der Rangliste: Bring ein Spiel gegen jemanden zu Ende.
export-whole = Die ganze Aufzeichnung dieses Spiels { $game }, mit dem Startwert. Mit der Befehlszeile des Bots lässt sie sich nachspielen und prüfen.
export-known = Was du von diesem Spiel { $game } weißt. Die ganze Aufzeichnung gibt es, wenn es vorbei ist.
export-challenge = Was du von diesem Spiel { $game } weißt. Die ganze Aufzeichnung mit dem Startwert gibt es, wenn der Tag dieser Aufgabe vorbei ist: Bis dahin spielen andere mit den gleichen Karten.
export-member = Alles, was ich über dich aufbewahre.
button-forget = Vergiss mich
forget-ask = Alles entfernen, was ich über dich aufbewahre? In laufenden Spielen bekommt eine KI deine Plätze, Spiele, die du allein spielst, enden, und deine Ergebnisse gehören niemandem mehr. Hast du heute eine Aufgabe des Tages begonnen, bleibt bis zum Ende des Tages ein Zeichen ohne deinen Namen stehen, damit niemand sie zweimal beginnt. Meine Nachrichten über Plätze, die du angeboten oder angeboten bekommen hast, lösche ich auch. Andere Nachrichten, etwa Bretter früherer Spiele, bleiben mit deinem damaligen Namen, bis jemand sie löscht, der das darf. Das lässt sich nicht zurücknehmen.
forget-done = Erledigt: Nichts, was ich aufbewahre, nennt dich noch.
undo-challenge = In der Aufgabe des Tages wird nichts zurückgenommen, sobald Karten gezogen oder aufgedeckt wurden: Alle spielen mit den gleichen.

standing-challenge = Aufgabe vom { $day }: die gleichen Karten für alle, Rangliste mit /tagesaufgabe. Dein erster Beginn zählt: dieser.
standing-practice = Aufgabe vom { $day }, zur Übung: Dein erster Beginn zählt, dieser nicht.
standing-proof = Fair gemischt: `{ $hash }`
standing-level = Stufe von { $who }: { $level }

# Wer zuerst kommt

race-over = Es ist schon entschieden. { $how }

# Vorbereitete Züge

prepared-kept = { $who } ist am Zug. Vorbereitet für deinen Zug: „{ $move }“. Ich spiele es dann, wenn es noch geht; tippe etwas anderes, um es zu ändern, oder lege es mit dem Knopf beiseite.
prepared-waits = Vorbereitet für deinen Zug: „{ $move }“
button-put-aside = Doch nicht spielen
note-put-aside = Was du vorbereitet hattest, ist beiseitegelegt.
prepared-enough = { $most } Züge sind schon vorbereitet: Lass erst einige davon spielen.
prepared-now = Du bist am Zug, vorzubereiten ist nichts: Tippe den Zug ohne `danach`.
button-until = Passen bis …
button-pass-no-longer = Nicht weiter passen
until-choose = Bis wann?
until-about = Deine Züge werden gepasst, dieser und die folgenden, bis zu dem, was du hier wählst. Dann wirst du wieder gefragt; was kein Zug ist, etwa eine Abstimmung, fragt dich trotzdem.
until-turn = bis zur Runde { $turn }
passing-waits = Deine Züge werden gepasst { $until }
refused-until = Hier gibt es nichts abzuwarten: Deine Züge werden nicht gepasst.
refused-until-typed = Züge lassen sich nicht passen { $typed }: Wähle einen der Vorschläge.
word-passing-over = Worauf du in { $game } gewartet hast, ist da; deine Züge werden nicht mehr gepasst.
prepared-nothing = Es ist nichts mehr vorbereitet.
prepared-none = Für deinen nächsten Zug lässt sich nichts vorbereiten.
prepared-late = Das Spiel ist weitergegangen: Sieh es dir noch einmal an.
word-prepared-dropped = Was du in { $game } vorbereitet hattest, geht nicht mehr; jetzt wählst du selbst.

# Was nahe ist und ein Spiel entscheidet
alarm = ⚠️ **{ $what }**

# Das Ende eines Spiels
ending-turned-seat = Wendepunkt: In Zug { $turn } stieg die Schätzung für { $who } von { $before } auf { $after } %.
ending-turned-all = Wendepunkt: In Zug { $turn } ging die Schätzung von { $before } auf { $after } %.
ending-most = Am meisten bei „{ $what }“: { $who } ({ $value })
ending-best-turn = Bester Zug bei „{ $what }“: Zug { $turn } (+{ $value })
ending-share-score = { $who } { $score }
ending-share-scores = { $game }, { $turn ->
    [one] 1 Zug
   *[other] { $turn } Züge
}: { $scores } { $bars }
ending-share-won = { $game }: gewonnen in { $turn ->
    [one] 1 Zug
   *[other] { $turn } Zügen
}, Wertung { $score } { $bars }
ending-share-lost = { $game }: verloren nach { $turn ->
    [one] 1 Zug
   *[other] { $turn } Zügen
}, Wertung { $score } { $bars }
ending-share-given-up = { $game }: aufgehört in Zug { $turn }
ending-share-resigned = { $game }: Sieg für { $winners } in Zug { $turn }, denn { $who } hat aufgehört

button-odds = Wie ginge es aus?
refused-nothing-ahead = Gerade liegt nichts vor dir, das sich durchspielen ließe.

# Pläne: Züge, die anderen vorgeschlagen werden
button-plan = Zug vorschlagen …
button-follow = Plan von { $by } spielen
button-withdraw = Meinen Plan für { $who } zurückziehen
standing-plan = Plan von { $by } für { $who }: { $moves } ({ $why })
plan-moves = Für wen ist der Plan? Wähle die Züge; spielen kann sie nur, wem der Platz gehört.
plan-for = { $who }: bis zu { $most } Züge
plan-why = Warum?
plan-proposed = Vorgeschlagen. Der Plan steht auf dem Brett, bis er gespielt oder zurückgezogen wird oder nicht mehr geht.
plan-because-colony = das rettet ein Kryoschiff
plan-because-defense = das wendet Schaden ab
plan-because-burns = sonst verbrennt es
plan-because-income = das macht uns stärker
plan-because-mine = ich kümmere mich um den Rest
plan-because-time = das gewinnt uns Zeit
refused-plan = Ein Plan ist für jemand anderen, mit einem bis fünf Zügen und einem Grund.
refused-plan-own = Du hast { $who } schon etwas vorgeschlagen; zieh das erst zurück, oder warte, bis es gespielt ist.
refused-plans-enough = Für { $who } stehen schon drei Pläne; warte, bis einer gespielt ist.
refused-plan-gone = Das geht nicht mehr, also wurde nichts vorgeschlagen oder gespielt; mach den Plan neu, so wie es jetzt steht.
refused-plan-nobody = Gerade ist niemand da, dem etwas vorgeschlagen werden könnte; warte auf die nächste Runde.
refused-plan-of-another = Einen Plan zieht nur zurück, wer ihn gemacht hat.
refused-plan-for-another = Einen Plan spielt nur, wem der Platz gehört.

button-designs = Gemerktes …
button-keep-design = Dies merken …
design-heading = Was du dir gemerkt hast
design-none = Noch nichts. Stell an einem Tisch etwas zusammen, dann merkt `/flotte merken` es für den nächsten.
design-line = **{ $name }**: { $holds }
design-take = Stell eines wieder zusammen
design-name = Sein Name
design-name-about = bis zu 30 Zeichen; ein Name, den es schon gibt, wird neu vergeben
design-kept = Gemerkt als **{ $name }**: { $holds }
design-replaced = Gemerkt als **{ $name }**, anstelle dessen, was so hieß: { $holds }
design-taken = Du hast **{ $name }**: { $holds }
design-dropped = **{ $name }** ist nicht mehr gemerkt.
refused-design-name = Ein Name hat 1 bis { $most } sichtbare Zeichen: Wähle einen anderen.
refused-design-nothing = Noch gibt es nichts zu merken: Stell erst etwas zusammen.
refused-design-unknown = Unter „{ $typed }“ hast du nichts gemerkt: `/flotte zeigen` zählt auf, was es gibt.
refused-design-game = **{ $name }** gehört zu einem anderen Spiel und lässt sich hier nicht zusammenstellen.
refused-design-there = **{ $name }** hast du schon, genau wie gemerkt.
refused-design-again = Discord hat das Fenster nicht rechtzeitig geöffnet: Drück noch einmal, oder tippe `/flotte merken`.
refused-designs-enough = Du hast schon { $most } gemerkt: `/flotte löschen` macht Platz.
refused-designs-none = In diesem Spiel gibt es nichts, was sich unter einem Namen merken ließe.

# Umfragen: was alle tun sollen
button-poll = Was tun wir wegen …?
button-opinion = Umfrage beantworten
button-close-poll = Umfrage schließen
poll-window-about = Worum geht es?
poll-window-moves = Züge zur Auswahl
poll-window-own = Oder in eigenen Worten
poll-window-own-about = Eine Antwort pro Zeile; zwei bis { $most } insgesamt, Züge eingerechnet.
poll-about-round = diese Runde
poll-asks = Was tun wir wegen { $about }?
poll-asks-round = Was tun wir in dieser Runde?
poll-option = { $what }
poll-option-for = { $what } ({ $who })
poll-binds-nobody = Offen, bis die Runde vorbei ist; bindet niemanden. Noch einmal drücken nimmt die Antwort zurück.
poll-asked = Gefragt. Die Umfrage steht auf dem Brett, bis die Runde vorbei ist; drück dort „Umfrage beantworten“.
poll-closed = Die Umfrage ist geschlossen.
standing-poll = { $by } fragt: { $asks } { $options }
refused-poll-options = Eine Umfrage hat zwei bis fünf verschiedene Antworten: Wähle Züge, schreib für jede eine Zeile, oder beides.
refused-poll-about = Das sehen nicht mehr alle; frag nach etwas, das da ist.
refused-poll-open = Eine Umfrage von { $who } läuft schon; beantworte sie, oder warte, bis sie vorbei ist.
refused-poll-later = Solange eine Runde noch zu Ende geht, kann nichts gefragt werden; frag, wenn die nächste begonnen hat.
refused-poll-again = Seit sich das Fenster geöffnet hat, ist etwas anders geworden, also wurde nichts gefragt; öffne es noch einmal.
refused-poll-closed = Diese Umfrage ist vorbei; nichts wurde geändert.
refused-poll-of-another = Eine Umfrage schließt nur, wer gefragt hat.
