# Was gesagt bekommt, wer das Spiel noch nicht kennt.
dark-wall-destiny-learn-goal = Erwerbt jedes der fünf Kryoschiffe, bevor es in den Stern treibt, und besiedelt mit den ersten vier eure Planeten. Ihr gewinnt oder verliert gemeinsam.
dark-wall-destiny-learn-length = 30 bis 60 Minuten
dark-wall-destiny-learn-kind = Deckbau, gemeinsam
