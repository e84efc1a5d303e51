# Für Neulinge.
dark-miss-down-learn-goal = Erfülle Einsätze. Jeder bringt den Unterschied zwischen seiner Gefahr und der deines letzten. Mit 15 Punkten beginnt die letzte Runde.
dark-miss-down-learn-length = 20 bis 40 Minuten oder ein paar Tage nebenbei
dark-miss-down-learn-deadline = Züge haben keine Frist. Bei Gleichstand gewinnt, wer binnen eines Tages zuerst den Knopf der Luftschleuse drückt.
dark-miss-down-learn-kind = ein Duell mit verdeckten Karten

# Die Züge bis zum ersten eigenen Einsatz
dark-miss-down-learn-first-complete = Erfülle einen Einsatz: Dein erster bringt seine Gefahr, jeder weitere den Unterschied.
dark-miss-down-learn-first-take = Nimm eine Karte aus der Auslage, die ein gefährlicher Einsatz noch braucht.
dark-miss-down-learn-first-take-any = Nimm eine Karte aus der Auslage: Zu ziehen ist keine mehr da.
dark-miss-down-learn-first-draw = Zieh eine Karte: In der Auslage hilft dir keine bei einem gefährlichen Einsatz.

# Das Tutorial
dark-miss-down-learn-step-take = In jedem Zug nimmst du eine Karte, erfüllst einen Einsatz oder wirfst einen Einsatz ab. Dem Einsatz mit Gefahr 3 fehlt nur noch eine Deck-Karte: Nimm eine aus der Auslage.
dark-miss-down-learn-step-complete = Jetzt hast du alles, was er braucht. Dein erster Einsatz bringt seine ganze Gefahr: Erfülle ihn für 3 Punkte.
dark-miss-down-learn-step-difference = Von nun an bringt ein Einsatz den Unterschied zwischen seiner Gefahr und 3, der Gefahr deines letzten. Alle drei Einsätze brauchen Technik: Nimm die einzige Technik-Karte aus der Auslage.
dark-miss-down-learn-step-certain = Der Einsatz mit Gefahr 1 liegt zwei unter deiner 3, und ihm fehlt nur noch eine Deck-Karte. Nimm eine: Sie ist dir sicher, aber der andere Offizier sieht sie.
dark-miss-down-learn-step-again = Jetzt hast du alles, was er braucht. Erfülle ihn: Von 3 zu 1 sind es 2 Punkte.
dark-miss-down-learn-step-done = Es steht 5 zu 5. Nach Gefahr 1 bringen die gefährlichen Einsätze am meisten, also sammle dafür. Hilft dir nichts in der Auslage, zieh eine Karte: Die sieht niemand. Mit 15 Punkten beginnt die letzte Runde.

# Wozu gut ist, was ein Tipp rät
dark-miss-down-learn-good-draw = Was du ziehst, sieht der andere Offizier nicht. Wer deine Hand kennt, kennt deinen Plan.
dark-miss-down-learn-good-take = Keine andere dort hilft dir mehr bei den nächsten Einsätzen. Der andere sieht, dass du sie hast.
dark-miss-down-learn-good-discard = Du behältst höchstens sechs Karten, also wirf die ab, die du für die Einsätze am wenigsten brauchst.
dark-miss-down-learn-good-press = Wer zuerst drückt, gewinnt das Spiel.
dark-miss-down-learn-good-stand = Dann gewinnt niemand, es sei denn, der andere drückt noch.

# Words of the game: what each is called, also called, and means
dark-miss-down-learn-term-task = Einsatz
dark-miss-down-learn-also-task = Einsätze, Einsatzliste, drei Einsätze
dark-miss-down-learn-means-task = Eine Arbeit, für die du Crews einsetzt; drei Einsätze liegen offen. Ein Einsatz kostet Handkarten und bringt den Unterschied zwischen seiner Gefahr und der deines vorigen.
dark-miss-down-learn-term-danger = Gefahr
dark-miss-down-learn-also-danger = gefährlich
dark-miss-down-learn-means-danger = Eine Zahl von 1 bis 6 auf jedem Einsatz. Nur der Unterschied zählt: Von 6 zu 1 bringt so viel wie von 1 zu 6.
dark-miss-down-learn-term-needs = Bedarf
dark-miss-down-learn-also-needs = braucht, was ein Einsatz braucht
dark-miss-down-learn-means-needs = Die Crews, die ein Einsatz verlangt, manchmal auch ein Bereich: Für jedes davon gibst du eine Handkarte. Zwei Karten einer Crew dürfen für eine Karte einer anderen Crew einspringen.
dark-miss-down-learn-term-pair = Paar
dark-miss-down-learn-also-pair = Paare, einspringen, einspringt, springt ein
dark-miss-down-learn-means-pair = Zwei Karten einer Crew, die für eine Karte einer anderen Crew einspringen. Für einen Bereich springen sie nie ein.
dark-miss-down-learn-term-crew = Crew
dark-miss-down-learn-also-crew = Crews, Flug, Deck, Technik
dark-miss-down-learn-means-crew = Jede Karte in einer Hand oder in der Auslage ist jemand von der Crew Flug, Deck oder Technik. Es gibt je sechs: drei im Bereich ihrer Arbeit und je eine in den drei gemeinsamen Bereichen.
dark-miss-down-learn-term-area = Bereich
dark-miss-down-learn-also-area = Bereiche, Navigation, Dock, Kern, Medizin, Messe, Quartiere
dark-miss-down-learn-means-area = Ein Ort auf dem Schiff: Flug arbeitet meist in der Navigation, Deck im Dock, Technik im Kern. Medizin, Messe und Quartiere haben von jeder Crew eine Karte.
dark-miss-down-learn-term-pool = Auslage
dark-miss-down-learn-also-pool = Helfer in der Auslage
dark-miss-down-learn-means-pool = Drei offene Karten; sehen zwei gleich aus, zeigt jede auch die Gefahr des Einsatzes auf ihrer anderen Hälfte. In deinem Zug darfst du eine nehmen; dann weiß der andere, dass du sie hast.
dark-miss-down-learn-term-draw-pile = Ziehstapel
dark-miss-down-learn-also-draw-pile = ziehen, verdeckt ziehen, Ablage, Ablagestapel
dark-miss-down-learn-means-draw-pile = Davon zu ziehen kostet deinen Zug; der andere Offizier sieht nicht, was du bekommst. Ist er leer, wird der Ablagestapel zum neuen gemischt.
dark-miss-down-learn-term-hand = Hand
dark-miss-down-learn-also-hand = deine Hand, Handlimit
dark-miss-down-learn-means-hand = Die Karten, die nur du siehst. Du behältst höchstens sechs: Bekommst du eine siebte, wirfst du eine offen ab.
dark-miss-down-learn-term-bonus = Bonus
dark-miss-down-learn-also-bonus = Boni, Bonuskarte
dark-miss-down-learn-means-bonus = Was dein letzter Einsatz dir beim nächsten bringt: Punkte oder eine Bonuskarte aus der Auslage. Punkte gibt es nur, wenn die Karten, mit denen du den nächsten bezahlst, die Bedingung erfüllen.
dark-miss-down-learn-term-score = Punkte
dark-miss-down-learn-also-score = Punkt, Punktestand, Ziel
dark-miss-down-learn-means-score = Hat jemand am Ende einer Runde 15 Punkte, beginnt die letzte Runde. Danach gewinnt, wer mehr Punkte hat.
dark-miss-down-learn-term-first-mate = Erster Offizier
dark-miss-down-learn-also-first-mate = Beförderung, Offizier, Offiziere
dark-miss-down-learn-means-first-mate = Das wollen beide werden: Befördert wird, wer am Ende mehr Punkte hat. Der andere bleibt, was er ist.
dark-miss-down-learn-term-last-round = Letzte Runde
dark-miss-down-learn-also-last-round = Runde, Runden
dark-miss-down-learn-means-last-round = Sie beginnt, sobald jemand am Ende einer Runde 15 Punkte oder mehr hat. Eine Runde ist vorbei, wenn beide einen Zug hatten; so bekommen beide gleich viele Züge.
dark-miss-down-learn-term-airlock = Luftschleuse
dark-miss-down-learn-also-airlock = Schleuse, Schleusenknopf, Gleichstand
dark-miss-down-learn-means-airlock = Nur bei Gleichstand am Ende: Beide bekommen zugleich den Knopf, und wer ihn zuerst drückt, gewinnt. Jeder darf es beim Gleichstand lassen; dann kann nur noch der andere drücken.
