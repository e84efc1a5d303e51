# Was gesagt bekommt, wer das Spiel noch nicht kennt.
dark-wall-destiny-learn-goal = Erwerbt jedes der fünf Kryoschiffe, bevor es in den Stern treibt, und sät die ersten vier auf euren Planeten. Ihr gewinnt oder verliert gemeinsam.
dark-wall-destiny-learn-length = 30 bis 60 Minuten
dark-wall-destiny-learn-kind = Deckbau, gemeinsam
dark-wall-destiny-learn-part-1 = Stern
dark-wall-destiny-learn-part-2 = Das System: zwölf Plätze
dark-wall-destiny-learn-part-3 = Angriffsvektoren
dark-wall-destiny-learn-part-4 = Dein Sektor
dark-wall-destiny-learn-part-5 = Deine Hand
dark-wall-destiny-learn-part-6 = Deck

# Das Tutorial
dark-wall-destiny-learn-step-play = Spiel alle Karten deiner Hand aus: Zusammen geben sie die Energie, die du diesen Zug ausgeben kannst.
dark-wall-destiny-learn-step-buy = Vier Energie kosten dieses Schiff. Es kommt auf die Ablage und auf deine Hand, wenn dein Deck neu gemischt wird.
dark-wall-destiny-learn-step-end = Beende deinen Zug. Das System dreht sich: Was dem Stern am nächsten ist, verbrennt, das Übrige rückt vor, und Aliens auf Angriffsvektoren schlagen zu.
dark-wall-destiny-learn-step-done = Das war eine Runde. Treffer kosten dich Karten, kauf also Schiffe mit Abwehr; und erwirb jedes Kryoschiff, ehe es dem Stern nahe kommt.
