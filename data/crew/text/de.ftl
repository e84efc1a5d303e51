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
crew-agree-half = der Hälfte der heutigen Stimmen
crew-agree = { $count } Stimmen
crew-time-30 = 30 Sekunden
crew-time-120 = 2 Minuten
crew-time-600 = 10 Minuten
crew-time-3600 = 1 Stunde
crew-time-14400 = 4 Stunden
crew-time-43200 = 12 Stunden
crew-vote = Wer einen Zug wählt, stimmt für ihn. Mit { $agree } wird er sofort gespielt, sonst { $time } nach der ersten Stimme, was die meisten wollen.
crew-due = Mit { $count ->
    [one] einer Stimme
   *[other] { $count } Stimmen
 } wird ein Zug sofort gespielt, sonst der beliebteste { $when }. Wähle einen anderen Zug, um deine Stimme zu ändern.
crew-votes = { $bar } { $move } — { $who }
crew-idea = Letzter Zug: Idee von { $who }.
crew-idea-with = Letzter Zug: Idee von { $who }, mit { $others }.
crew-rule-vote = Jede Wahl ist eine Stimme, die du ändern kannst.
crew-rule-agree = Mit { $agree } wird ein Zug sofort gespielt.
crew-rule-half = Heute heißt: in den letzten 24 Stunden. Mindestens zwei müssen sich einig sein, außer jemand stimmt allein ab.
crew-rule-time = { $time } nach der ersten Stimme wird gespielt, was die meisten wollen; bei Gleichstand, was zuerst gewollt war.
crew-rule-result = Was gespielt ist, bleibt. Das Ergebnis zählt für die Crew, für niemanden allein: /statistik crews.
crew-leaving = Aufgeben wollen: { $who } ({ $count } nötig)
crew-menu-agree = Wie viele müssen sich einig sein?
crew-menu-time = Nach welcher Zeit spielen?
crew-over = Die Crew hat aufgegeben. Das Spiel ist vorbei.
crews-heading = Die besten Crews
crews-line = **{ $who }**: { $how }
crews-none = Hier hat noch keine Crew ein Spiel beendet. Beginne eins mit /spielen und der Option „crew“.
undo-crew = Eine Crew nimmt nichts zurück: Was sie gespielt hat, hat sie gemeinsam gespielt.
refused-hint-crew = Eine Crew bekommt keine Tipps. Fragt euch gegenseitig, und stimmt ab.
refused-crew-quit = Niemand gibt für die ganze Crew auf. Wollt ihr gemeinsam aufgeben, drück „Crew …“ auf dem Brett und stimm dafür.
refused-no-crew = Dieses Spiel spielt keine Crew, also gibt es nichts abzustimmen.
refused-crew-game = { $game } spielt man zu mehreren, also nicht als Crew. Spiel es ohne, oder nimm eines von: { $games }.
refused-crew-terms = Nur wer dieses Spiel begonnen hat, ändert, wie die Crew abstimmt. Nichts wurde geändert.
crew-called = eine Crew
