# Was die Regeln selbst sagen, welches Spiel auch immer.
seat = Platz { $seat }
refused-over = Dieses Spiel ist vorbei.
refused-no-seat = Dieses Spiel hat keinen solchen Platz.
option-yes = Ja
option-no = Nein
option-number = { $number }

# Ein Zug, wenn ein Spiel ihn nicht anders nennt.
turn-unit = Zug
turn-number = Zug { $turn }
turn-when = in Zug { $turn }
turn-count = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}

# Zeichen, von denen jedes Spiel sprechen darf: was dasteht, wo keines gezeigt werden kann.
icon-end-turn = Ende des Zuges
icon-hand = Hand
icon-deck = Stapel
icon-discard = Ablage
icon-scrap = Schrott
icon-damage = Schaden
icon-shield = Schild
icon-hull = Hülle
icon-tech = Technik
icon-credits = { $count ->
    [one] Credit
   *[other] Credits
}
icon-points = Punkte
icon-meteor = Meteor
icon-food = Nahrung
icon-energy = Energie
icon-minerals = { $count ->
    [one] Mineral
   *[other] Mineralien
}
icon-goods = Waren
icon-crew = Crew
icon-marine = Soldaten
icon-planet = Planet
icon-colony = Kolonie
icon-wormhole = Wurmloch
icon-fighter = Jäger
icon-transport = Transporter
icon-frigate = Fregatte
icon-cruiser = Kreuzer
icon-dreadnought = Schlachtschiff
icon-fire = Feuer
icon-combat = Kampf
icon-move = Bewegung
icon-scan = Scan
icon-research = Forschung
icon-build = Bau
icon-war = Krieg
icon-peace = Frieden
icon-talk = Gespräche
icon-vote = Stimme
icon-law = Gesetz
icon-warning = Warnung
icon-check = ja
icon-cross = nein
icon-back = zurück
icon-undo = zurücknehmen
icon-text = Text
icon-look = Umsehen
icon-table = Tisch
icon-die-1 = 1
icon-die-2 = 2
icon-die-3 = 3
icon-die-4 = 4
icon-die-5 = 5
icon-die-6 = 6
