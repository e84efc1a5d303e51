# Was gesagt bekommt, wer das Spiel noch nicht kennt.
dark-wall-destiny-learn-goal = Erwerbt jedes der fünf Kryoschiffe, bevor es in den Stern treibt, und besiedelt mit den ersten vier eure Planeten. Ihr gewinnt oder verliert gemeinsam.
dark-wall-destiny-learn-length = 30 bis 60 Minuten
dark-wall-destiny-learn-kind = Deckbau, gemeinsam
dark-wall-destiny-learn-part-1 = Stern
dark-wall-destiny-learn-part-2 = Das System: zwölf Plätze
dark-wall-destiny-learn-part-3 = Angriffsvektoren
dark-wall-destiny-learn-part-4 = Dein Sektor
dark-wall-destiny-learn-part-5 = Deine Hand
dark-wall-destiny-learn-part-6 = Deck
