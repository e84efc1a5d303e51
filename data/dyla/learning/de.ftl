# Was gesagt bekommt, wer das Spiel noch nicht kennt.
dyla-learn-goal = Gewinne Siegpunkte, indem du auf drei Stufen feindliche Schiffe zerstörst, und erreiche das Ziel, bevor deine Hülle dahin ist.
dyla-learn-length = 15 bis 30 Minuten
dyla-learn-kind = Deckbau und Gefechte, allein
