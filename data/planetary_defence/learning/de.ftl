# Für Neulinge.
planetary-defence-learn-goal = Zerstöre alle Meteore, bevor der Schrottstapel Spalte 5 erreicht. Er rückt vor, sobald der Weltraum leer ist.
planetary-defence-learn-length = 15 bis 25 Minuten
planetary-defence-learn-kind = Deckbau, allein

# Das Tutorial
planetary-defence-learn-step-play = Rote Karten sind Schaden, weiße sind Credits. Spiel deine ganze Hand: Dann siehst du, was du ausgeben kannst.
planetary-defence-learn-step-attack = Dein Schaden reicht genau für den Meteor in Spalte 4. Zerstörst du alle 15, hast du gewonnen.
planetary-defence-learn-step-buy = Credits, die übrig bleiben, verfallen. Kauf also: Rot 5 macht dein Deck stärker.
planetary-defence-learn-step-end = Mehr kannst du nicht bezahlen. Beende den Zug: Fünf neue Karten fallen, und du ziehst fünf.
planetary-defence-learn-step-again = Noch einmal dasselbe: Spiel erst die ganze Hand, dann sieh, wofür es reicht.
planetary-defence-learn-step-stronger = Jetzt kannst du einen Meteor 4 zerstören. Warte nicht: Am Ende des Zuges verdeckt ihn eine andere Karte.
planetary-defence-learn-step-credits = Kauf diesmal Weiß 3: Dein Deck braucht beide Farben, denn mit Credits bezahlst du die nächsten Waffen.
planetary-defence-learn-step-spent = Du hast alles ausgegeben. Beende den Zug.

# What a hint says an action is good for
planetary-defence-learn-good-play = Eine Karte, die am Ende des Zuges auf der Hand bleibt, wird ohnehin abgelegt. Gespielt bringt sie jetzt Schaden oder Credits.
planetary-defence-learn-good-play-all = Karten, die am Ende des Zuges auf der Hand bleiben, werden ohnehin abgelegt. Gespielt bringen sie jetzt Schaden und Credits.
planetary-defence-learn-good-buy = Die Karte kommt in dein Deck und bringt ihren Wert, sooft du sie ziehst. Credits, die am Ende des Zuges übrig sind, verfallen.
planetary-defence-learn-good-attack = Alle Meteore müssen weg, und jetzt reicht dein Schaden für diesen. Auch die Karte dahinter wird frei. Schaden, der am Ende des Zuges übrig ist, verfällt.
planetary-defence-learn-good-several = Credits und Schaden, die am Ende des Zuges übrig sind, verfallen, und die Karten dahinter werden frei.
planetary-defence-learn-good-shield = Am Ende dieses Zuges fallen nur halb so viele Karten: Das bringt Zeit und verdeckt weniger von dem, was du willst.
planetary-defence-learn-good-move = Dann kommst du an die Karte dahinter heran. Das kostet nur Credits, die am Ende des Zuges ohnehin verfallen.
planetary-defence-learn-good-scrap = Ohne diese Karte ziehst du die stärkeren öfter. Credits, die am Ende des Zuges übrig sind, verfallen ohnehin.
planetary-defence-learn-good-draw = Eine Karte mehr in diesem Zug, bezahlt mit Credits, die am Zugende ohnehin verfallen.
planetary-defence-learn-good-end-turn = Nichts von dem, was du in diesem Zug noch bezahlen kannst, hilft dir.

# Words of the game: what each is called, also called, and means
planetary-defence-learn-term-meteor = Meteor
planetary-defence-learn-also-meteor = Meteore, Meteoren, schwarze Karte
planetary-defence-learn-means-meteor = Eine schwarze Karte, die auf die Erde fällt; sind alle zerstört, hast du gewonnen. Liegt sie vorn in einer Spalte, zerstörst du sie mit so viel Schaden, wie ihr Wert sagt.
planetary-defence-learn-term-weapon = Waffe
planetary-defence-learn-also-weapon = Waffen, rote Karte, rote Karten
planetary-defence-learn-means-weapon = Eine rote Karte: Von der Hand gespielt, bringt sie ihren Wert als Schaden. In einer Spalte kostet sie ihren Wert in Credits.
planetary-defence-learn-term-credits = Credits
planetary-defence-learn-also-credits = Credit, weiße Karte, weiße Karten, was du ausgeben kannst
planetary-defence-learn-means-credits = Damit kaufst du und bezahlst Verschieben, Verschrotten und Ziehen; weiße Karten bringen sie. Was am Ende des Zuges übrig ist, verfällt.
planetary-defence-learn-term-damage = Schaden
planetary-defence-learn-also-damage = angreifen, Angriff
planetary-defence-learn-means-damage = Damit zerstörst du Meteore und bezahlst den Schild; rote Karten bringen ihn. Was am Ende des Zuges übrig ist, verfällt.
planetary-defence-learn-term-value = Wert
planetary-defence-learn-also-value = Preis
planetary-defence-learn-means-value = Die Zahl auf einer Karte: was sie bringt, wenn du sie spielst, und was sie kostet, wenn du sie kaufst. Auf einem Meteor ist es der Schaden, der ihn zerstört.
planetary-defence-learn-term-column = Spalte
planetary-defence-learn-also-column = Spalten, Reihe, vorderste Karte, vorn, oben
planetary-defence-learn-means-column = Einer der fünf Stapel über der Erde. Nur die vorderste Karte, die der Erde am nächsten ist, kannst du kaufen, angreifen oder verschieben.
planetary-defence-learn-term-shield = Schild
planetary-defence-learn-also-shield = Schild einschalten
planetary-defence-learn-means-shield = Er kostet einmal je Zug 5 Schaden und halbiert, was am Ende dieses Zuges fällt. Das bringt Zeit, denn weniger Karten verdecken, was du willst.
planetary-defence-learn-term-space = Weltraum
planetary-defence-learn-also-space = Weltraumstapel
planetary-defence-learn-means-space = Die Karten, die noch fallen: Am Ende jedes Zuges fallen fünf. Ist er leer, rückt der Schrottstapel vor.
planetary-defence-learn-term-scrap-pile = Schrottstapel
planetary-defence-learn-also-scrap-pile = die Gefahr
planetary-defence-learn-means-scrap-pile = Hier liegen zerstörte Meteore und verschrottete Karten; ist der Weltraum leer, rückt er jeden Zug eine Spalte weiter. Erreicht er die fünfte Spalte, solange noch ein Meteor da ist, verlierst du.
planetary-defence-learn-term-scrap = Verschrotten
planetary-defence-learn-also-scrap = verschrottet
planetary-defence-learn-means-scrap = Für 3 Credits verlässt eine Handkarte dein Deck für immer. Ohne schwache Karten ziehst du die starken öfter.
planetary-defence-learn-term-move = Verschieben
planetary-defence-learn-also-move = schieben, verschoben
planetary-defence-learn-means-move = Für 3 Credits kommt die vorderste Karte einer Spalte nach vorn in die Spalte daneben. So wird frei, was hinter ihr lag.
planetary-defence-learn-term-draw = Ziehen
planetary-defence-learn-also-draw = Ziehstapel, Nachziehstapel, Ablage, Ablagestapel, dein Deck
planetary-defence-learn-means-draw = Am Ende des Zuges legst du alles ab, was du hältst und gespielt hast, und ziehst fünf. Für 3 Credits ziehst du jetzt eine Karte mehr; ist der Ziehstapel leer, wird der Ablagestapel zum neuen gemischt.
planetary-defence-learn-term-advance = Vorrücken
planetary-defence-learn-also-advance = gefallen
planetary-defence-learn-means-advance = Am Ende des Zuges fallen fünf Karten aus dem Weltraum, von links nach rechts in jede Spalte eine. Unter dem Schild sind es halb so viele, jede fällt in die kürzeste Spalte.
planetary-defence-learn-term-hard-mode = Schwerer Modus
planetary-defence-learn-also-hard-mode = normaler Modus, Schadensphase
planetary-defence-learn-means-hard-mode = Liegt im schweren Modus am Ende des Zuges ein Meteor vorn, verliert der Weltraum eine Karte, außer sie ist ein Meteor. Im normalen Modus verliert er keine.
planetary-defence-learn-term-hand = Hand
planetary-defence-learn-also-hand = deine Hand
planetary-defence-learn-means-hand = Die Karten, die du in diesem Zug spielen kannst, einzeln oder alle auf einmal. Jeden Zug ziehst du fünf und behältst keine.
