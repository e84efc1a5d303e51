# Für Neulinge.
dyla-learn-goal = Besiege Gegner und sammle Siegpunkte. Der Stern zeigt, wie viele du brauchst, solange Rumpf und Züge reichen.
dyla-learn-length = 15 bis 30 Minuten
dyla-learn-kind = Deckbau und Gefechte, allein

# Das Tutorial
dyla-learn-step-guns = Spiel zuerst alle Angriffskarten. Wenn du feuerst, machen sie zusammen Schaden.
dyla-learn-step-shield = Der Gegner übersteht diesen Zug und greift an. Spiel alle Ausweichkarten: Jede fängt 1 Schaden ab. Erst eine Karte oder die nächste Stufe repariert deinen Rumpf.
dyla-learn-step-fire = Jetzt feuere. Der Schaden bleibt am Gegner; im nächsten Zug kannst du ihn besiegen.
dyla-learn-step-again = Spiel wieder alle Angriffskarten: Jetzt kannst du den Gegner besiegen.
dyla-learn-step-defeat = Feuere. Ein besiegter Gegner greift nicht an und bringt dir Siegpunkte und Technikpunkte.
dyla-learn-step-buy = Gib deine Technikpunkte aus. „Nebelwerfer“ fängt mit einer Karte 2 Schaden ab. Was du kaufst, kommt oben auf dein Deck.

# Wozu gut ist, was ein Tipp rät
dyla-learn-good-play-attack = Diese Karte macht Schaden, wenn du feuerst. Reicht der Schaden nicht, behält ihn der Gegner bis zum nächsten Zug.
dyla-learn-good-play-attacks = Angriffskarten machen zusammen Schaden, wenn du feuerst. Reicht der Schaden nicht, behält ihn der Gegner bis zum nächsten Zug.
dyla-learn-good-play-shield = Diese Karte schwächt den Angriff des Gegners, also spiel sie vor dem Feuern. Ein besiegter Gegner greift nicht an: Dann behalt die Karte.
dyla-learn-good-play-shields = Diese Karten schwächen den Angriff des Gegners, also spiel sie vor dem Feuern. Ein besiegter Gegner greift nicht an: Dann behalt sie.
dyla-learn-good-play-tactic = Diese Karte wirkt sofort und kommt wieder: Gespielte Karten werden ins nächste Deck gemischt.
dyla-learn-good-trash = Ohne diese Karte ziehst du die stärkeren öfter.
dyla-learn-good-fire = Ein besiegter Gegner bringt Siegpunkte und Technikpunkte und greift nicht an. Übersteht er den Zug, greift er an, behält aber den Schaden.
dyla-learn-good-skip = Deine Hand ist schwach: Du steckst einen Angriff ein und bekommst eine neue.
dyla-learn-good-buy-attack = Die Karte kommt oben auf dein Deck, du ziehst sie also am Ende dieses Zuges und machst ab dann mehr Schaden.
dyla-learn-good-buy-tactic = Die Karte kommt oben auf dein Deck, du ziehst sie also am Ende dieses Zuges.
dyla-learn-good-end-turn = Gesparte Technikpunkte reichen bald für eine stärkere Karte. Schwache Karten füllen nur dein Deck, und du ziehst die starken seltener.

# Words of the game: what each is called, also called, and means
dyla-learn-term-hull = Rumpf
dyla-learn-also-hull = dein Rumpf, dein Schiff
dyla-learn-means-hull = Wie viel dein Schlachtschiff noch aushält: 10 zu Beginn, und nach den Stufen 1 und 2 wieder auf 10 repariert. Bei 0 ist das Spiel verloren.
dyla-learn-term-hit-points = Trefferpunkte
dyla-learn-also-hit-points = Trefferpunkt, TP des Gegners
dyla-learn-means-hit-points = Der Schaden, den ein Gegner aushält, bis er fällt. Der Schaden bleibt von Zug zu Zug; was zu viel ist, verfällt.
dyla-learn-term-victory-points = Siegpunkte
dyla-learn-also-victory-points = Siegpunkt, SP, Ziel
dyla-learn-means-victory-points = Jeder besiegte Gegner bringt welche. Hast du auf Stufe 3 das Ziel erreicht (15, wenn du nichts anderes gewählt hast), hast du gewonnen.
dyla-learn-term-techpoints = Technikpunkte
dyla-learn-also-techpoints = Technikpunkt, TP
dyla-learn-means-techpoints = Damit kaufst du Karten; besiegte Gegner und manche Taktiken bringen sie. Was du nicht ausgibst, behältst du.
dyla-learn-term-worth = Wert
dyla-learn-also-worth = wert
dyla-learn-means-worth = Was ein Gegner bringt, wenn er fällt: Siegpunkte und Technikpunkte. Vorher bringt er nichts.
dyla-learn-term-strikes = Angriff
dyla-learn-also-strikes = Angriffe, greift an, was dieser Zug bewirkt
dyla-learn-means-strikes = Der Schaden, den dein Rumpf erleidet, wenn du das Gefecht beendest und der Gegner noch steht. Taktiken wie Ausweichen fangen etwas davon ab; ein besiegter Gegner greift nicht an.
dyla-learn-term-level = Stufe
dyla-learn-also-level = Stufen, Schlacht, Schlachten
dyla-learn-means-level = Eine von drei Schlachten, jede gegen einen eigenen Gegnerstapel. Eine Stufe ist geschafft, sobald du 5 Siegpunkte aus ihrem Stapel hast; auf Stufe 3 kämpfst du, bis du das Ziel hast.
dyla-learn-term-enemy = Gegner
dyla-learn-also-enemy = Begegnung, Gegnerstapel
dyla-learn-means-enemy = Das Schiff oder die Staffel, gegen die du gerade kämpfst. Fällt der Gegner, kommt der nächste vom Gegnerstapel der Stufe; er greift in diesem Zug nicht an.
dyla-learn-term-attack-card = Angriffskarte
dyla-learn-also-attack-card = Angriffskarten, Waffe, Waffen
dyla-learn-means-attack-card = Eine rote Karte, die dem Gegner Schaden macht; auch die Igelstellung ist ein Geschütz. Spiel so viele, wie du willst: Alle machen ihren Schaden, wenn du feuerst.
dyla-learn-term-tactic = Taktik
dyla-learn-also-tactic = Taktiken
dyla-learn-means-tactic = Eine blaugrüne Karte, die sofort wirkt: Sie fängt Schaden ab, repariert den Rumpf oder hilft deinen Geschützen. Vor dem Feuern darfst du beliebig viele spielen.
dyla-learn-term-fire = Feuern
dyla-learn-also-fire = nicht feuern, Gefecht
dyla-learn-means-fire = Damit endet das Gefecht dieses Zuges: Alle deine Angriffskarten machen zugleich ihren Schaden. Ohne Angriffskarte machst du keinen, und der Gegner greift trotzdem an.
dyla-learn-term-skip = Zug auslassen
dyla-learn-also-skip = auslassen, ausgelassen
dyla-learn-means-skip = Statt zu kämpfen, steckst du den vollen Schaden des Gegners ein und tauschst die ganze Hand. Das geht nur, bevor du eine Karte gespielt hast, und danach kannst du nichts kaufen.
dyla-learn-term-research = Forschung
dyla-learn-also-research = Laden, Kaufen
dyla-learn-means-research = Nach dem Gefecht darfst du beliebige Karten kaufen, die du mit Technikpunkten bezahlen kannst. Sie kommen oben auf dein Deck, und jede macht die nächste ihrer Art um 1 teurer.
dyla-learn-term-trash = Entsorgen
dyla-learn-also-trash = entsorgt, für immer entfernen
dyla-learn-means-trash = Eine entsorgte Karte verlässt dein Deck für immer. So ziehst du die besseren öfter.
dyla-learn-term-deck = Deck
dyla-learn-also-deck = ziehen, Ablage, Ablagestapel, dein Deck
dyla-learn-means-deck = Davon ziehst du am Ende des Zuges nach: jeweils zwei Karten, bis du mindestens 6 hast. Gespielte Karten kommen auf den Ablagestapel; ist das Deck leer, wird er zum neuen Deck gemischt.
dyla-learn-term-hand = Hand
dyla-learn-also-hand = deine Hand
dyla-learn-means-hand = Die Karten, die du jetzt spielen kannst. Was du nicht spielst, behältst du; mehr als 8 hast du nie.
dyla-learn-term-turn-limit = Zeit
dyla-learn-also-turn-limit = Züge übrig, Zeit abgelaufen
dyla-learn-means-turn-limit = Das Spiel dauert 13 Züge und einen für jeden Punkt des Ziels: 28 bei einem Ziel von 15. Hast du bis dahin nicht gewonnen, hast du verloren.
