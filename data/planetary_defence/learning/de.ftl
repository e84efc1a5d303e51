# Was gesagt bekommt, wer das Spiel noch nicht kennt.
planetary-defence-learn-goal = Zerstöre alle Meteore, bevor der Schrottstapel Spalte 5 erreicht.
planetary-defence-learn-length = 15 bis 25 Minuten
planetary-defence-learn-kind = Deckbau, allein

# Das Tutorial
planetary-defence-learn-step-play = Rote Karten sind Schaden, weiße sind Credits. Spiel deine ganze Hand aus: Dann siehst du, was du ausgeben kannst.
planetary-defence-learn-step-attack = Dein Schaden reicht genau für den Meteor in Spalte 4. Jeder, der fort ist, trifft die Erde nicht mehr.
planetary-defence-learn-step-buy = Credits, die am Ende übrig sind, verfallen. Kauf also: Die rote 4 macht deine nächsten Hände stärker.
planetary-defence-learn-step-end = Mehr ist nicht zu holen. Beende den Zug: Fünf neue Karten fallen, und du ziehst fünf.
planetary-defence-learn-step-again = Noch einmal dasselbe: erst die Hand ausspielen, dann sehen, wofür es reicht.
planetary-defence-learn-step-stronger = Diesmal ein Meteor mit 3. Nimm, was du erreichst, solange der Weltraum noch Karten hat.
planetary-defence-learn-step-credits = Weiße Karten lohnen sich früh: Sie bezahlen alles, was noch kommt.
planetary-defence-learn-step-unused = Zwei Credits sind übrig, und dafür ist nichts zu haben. Beende den Zug.
planetary-defence-learn-step-done = Mehr ist ein Zug nicht. Spiel weiter, wie du magst: Ist der Weltraum leer, beginnt der Schrottstapel zu kriechen.
