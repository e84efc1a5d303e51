# Crews: ein Spiel für eine Person, das ein Kanal gemeinsam spielt
button-crew = Crew …
button-crew-leave = Fürs Aufgeben stimmen
button-crew-stay = Doch weiterspielen
crew-heading = Die Crew
crew-names = { $who }
crew-more = { $count } weitere
crew-aboard = In der Crew: { $who }
crew-member = { $who } ({ $count })
crew-members = Die Crew, und wie viele ihrer Ideen gespielt wurden: { $who }
crew-nobody = Noch hat niemand abgestimmt. Wer einen Zug wählt, gehört zur Crew.
crew-agree-half = der Hälfte aller heute Abstimmenden
crew-menu-half = die Hälfte aller heute Abstimmenden
crew-agree = { $count } Stimmen
crew-time-30 = 30 Sekunden
crew-time-120 = 2 Minuten
crew-time-600 = 10 Minuten
crew-time-3600 = 1 Stunde
crew-time-14400 = 4 Stunden
crew-time-43200 = 12 Stunden
crew-vote = Wähle einen Zug, um für ihn zu stimmen. Mit { $agree } wird er sofort gespielt. Sonst wird { $time } nach der ersten Stimme der beliebteste gespielt.
crew-due = Mit { $count ->
    [one] einer Stimme
   *[other] { $count } Stimmen
 } wird ein Zug sofort gespielt, sonst der beliebteste { $when }. Wähle einen anderen Zug, um deine Stimme zu ändern.
crew-votes = { $bar } { $move } — { $who }
crew-idea = Letzter Zug: Idee von { $who }.
crew-idea-with = Letzter Zug: Idee von { $who }, unterstützt von { LIST($others, "und") }.
crew-rule-vote = Jede Wahl ist eine Stimme, die du ändern kannst.
crew-rule-agree = Mit { $agree } wird ein Zug sofort gespielt.
crew-rule-half = „Heute“ heißt: in den letzten 24 Stunden. Mindestens zwei müssen sich einig sein, außer jemand stimmt allein ab.
crew-rule-half-joined = „Heute“ heißt: in den letzten 24 Stunden. Mindestens zwei müssen sich einig sein, außer es ist nur jemand allein in der Crew.
crew-rule-time = { $time } nach der ersten Stimme wird der beliebteste Zug gespielt, bei Gleichstand der zuerst gewählte.
crew-rule-result = Züge lassen sich nicht zurücknehmen. Das Ergebnis zählt für die Crew, nicht für Einzelne: /statistik crews.
crew-leaving = Aufgeben wollen: { $who } ({ $count } nötig)
crew-menu-agree = Wie viele müssen sich einig sein?
crew-menu-time = Wie lange darf eine Abstimmung dauern?
crew-over = Die Crew hat aufgegeben. Das Spiel ist vorbei.
crews-heading = Die besten Crews
crews-line = **{ $who }**: { $how }
crews-none = Hier hat noch keine Crew ein Spiel beendet. Beginne eins mit /spielen und der Option „crew“.
undo-crew = Eine Crew kann Züge nicht zurücknehmen.
refused-hint-crew = Eine Crew bekommt keine Tipps. Fragt euch gegenseitig, und stimmt ab.
refused-crew-quit = Du kannst nicht für die ganze Crew aufgeben. Wollt ihr gemeinsam aufgeben, drück am Brett auf „Crew …“ und stimm dafür.
refused-no-crew = Dieses Spiel spielt keine Crew, also gibt es nichts abzustimmen.
refused-crew-game = { $game } spielt man zu mehreren, also nicht als Crew. Spiel es ohne Crew, oder nimm eines von: { $games }.
refused-crew-terms = Nur wer diese Crew gegründet hat, kann ändern, wie sie abstimmt.
crew-called = eine Crew
button-crew-of = Crew von { $seat } …
button-crew-open = Andere mit abstimmen lassen
button-crew-join = Der Crew beitreten
button-crew-hand = Unsere Hand und Züge
button-crew-leave-yes = Für die Crew aufgeben
crew-heading-of = Die Crew von { $seat }
crew-at-seat-alone = { $seat } spielt mit einer Crew, in der sonst niemand ist.
crew-at-seat = { $seat } spielt mit einer Crew: { $who }
crew-members-of = Die Crew von { $seat }, und wie viele ihrer Ideen gespielt wurden: { $who }
crew-rule-unrated = Züge lassen sich nicht zurücknehmen. Mit einer Crew wird das Spiel für niemanden gewertet.
crew-join-about = Du siehst dann alles, was { $seat } sieht, auch die Hand. Danach kannst du hier keinen Platz mehr nehmen und keiner anderen Crew dieses Spiels beitreten.
crew-open-about = Dann stimmt eine Crew über deine Züge ab. Alle auf diesem Server können beitreten und sehen dann alles, was dein Platz sieht, auch die Hand. Jede Wahl ist dann eine Stimme, auch deine. Nur dir sage ich, wenn ihr dran seid, und nur du stimmst über Pausen ab. Das Spiel wird für niemanden gewertet. Aufgeben könnt ihr nur gemeinsam. Gibst du den Platz ab, ist die Crew zu Ende.
crew-opened = Deinen Platz spielt jetzt eine Crew. Der Knopf zum Beitreten steht am Brett.
crew-leave-about = In den letzten { $days ->
    [one] 24 Stunden
   *[other] { $days } Tagen
 } hat sonst niemand abgestimmt, und niemand ist beigetreten. Deine Stimme allein gibt also für die Crew auf.
crew-gone = Die Crew hat aufgegeben. Eine KI spielt auf ihrem Platz weiter.
refused-crew-alone = Deinen Platz spielt eine Crew, also geht das nicht allein. Wähle einen Zug: Das ist deine Stimme.
refused-crew-late = Dein Platz bekommt keine Crew mehr: Er hat schon gezogen, oder es ist ein Spiel für eine Person oder ein Tutorial.
refused-crew-seated = Du hast hier einen Platz und kannst deshalb keiner Crew beitreten.
refused-crew-other = Du kennst eine andere Seite dieses Spiels und kannst hier deshalb keiner Crew beitreten.
button-crew-call = Bescheid bei Abstimmungen
button-crew-no-call = Kein Bescheid mehr
crew-call = Deine Crew stimmt über einen Zug ab: { $game } in { $where }.
crew-call-why = Du wolltest Bescheid bekommen. „Crew …“ am Brett ändert das.
crew-call-about = Beginnt eine Abstimmung, schicke ich dir eine Direktnachricht, außer du hast in der letzten Stunde abgestimmt. Die nächste kommt erst, wenn du wieder abgestimmt hast.
refused-crew-call = Du bist nicht in dieser Crew, also bekommst du keinen Bescheid. Stimm zuerst ab, oder tritt bei.
lobby-crews-again = Plätze, die eine Crew gespielt hat, spielt sie wieder; hinsetzen kann sich jeder aus der Crew. Das Spiel wird für niemanden gewertet. Wer einen anderen Platz nimmt, verlässt seine Crew.
