# Was gesagt bekommt, wer das Spiel noch nicht kennt.
dyla-learn-goal = Zerstöre Feinde für Siegpunkte, bevor dein Rumpf zerstört ist.
dyla-learn-length = 15 bis 30 Minuten
dyla-learn-kind = Deckbau und Gefechte, allein

# Das Tutorial
dyla-learn-step-guns = Lade zuerst alle Geschütze: Der Schaden aller Angriffskarten fällt auf einmal, wenn du feuerst.
dyla-learn-step-shield = Der Gegner übersteht diesen Zug und schlägt zurück. Jedes Evade fängt 1 davon ab.
dyla-learn-step-more = Noch ein Evade. Was du nicht ausspielst, bleibt auf der Hand, dein Rumpf aber heilt nicht von selbst.
dyla-learn-step-fire = Jetzt feuern. Der Schaden bleibt am Gegner, der nächste Zug kann ihn also erledigen.
dyla-learn-step-again = Noch einmal die Geschütze: Was der Gegner noch hat, ist in Reichweite.
dyla-learn-step-defeat = Feuern: Ein Gegner, der fällt, schlägt nicht zurück und bringt Siegpunkte und Technikpunkte.
dyla-learn-step-buy = Gib deine Technikpunkte aus. Smoke fängt mit einer Karte 2 Schaden ab, und was du kaufst, kommt oben auf dein Deck.
dyla-learn-step-done = Das war ein ganzes Gefecht. Spiel weiter: Jede Stufe verlangt 5 Siegpunkte, und dein Rumpf muss so lange halten.
