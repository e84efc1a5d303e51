dyla-name = Dyla
dyla-tagline = Ein Schlachtschiff, drei Schlachten: Bau dein Deck und besiege drei Flotten.
dyla-icon-emblem = { "" }

# Technikkarten
dyla-card-basic-igelstellung = Einfache Igelstellung
dyla-card-igelstellung = Igelstellung
dyla-card-helldart = Helldart
dyla-card-valiant-mk-8 = Valiant Mk.8
dyla-card-gottfried-mk-71 = Gottfried Mk.71
dyla-card-heavy-missile-tubes = Schwere Raketenwerfer
dyla-card-lohengrin = Lohengrin
dyla-card-basic-evade = Ausweichen
dyla-card-smoke-dispensers = Nebelwerfer
dyla-card-anti-beam-depth-charge = Strahlenschutzladung
dyla-card-emergency-repairs = Notreparatur
dyla-card-scavenge-supplies = Vorräte plündern
dyla-card-targeting-computers = Zielcomputer
dyla-card-maximum-thrust = Voller Schub
dyla-card-combat-veterancy = Kampferfahrung
dyla-card-combat-information-center = Gefechtszentrale

# Gegner
dyla-encounter-moebius-ma-squadron = Moebius-MA-Staffel
dyla-encounter-drake-class = Drake-Klasse
dyla-encounter-nelson-class = Nelson-Klasse
dyla-encounter-agamemnon-class = Agamemnon-Klasse
dyla-encounter-ginn-squadron = GINN-Staffel
dyla-encounter-ginn-elite-squadron = GINN-Elitestaffel
dyla-encounter-laurasia-class = Laurasia-Klasse
dyla-encounter-nazca-class = Nazca-Klasse
dyla-encounter-strike-dagger-squadron = Strike-Dagger-Staffel
dyla-encounter-guaiz-squadron = GUAIZ-Staffel
dyla-encounter-nazca-fleet = Nazca-Flotte
dyla-encounter-vesalius = Vesalius
dyla-encounter-dominion = Dominion
dyla-encounter-peacemaker-fleet = Peacemaker-Flotte

# Was Karten tun
dyla-effect-damage = { $n } Schaden
dyla-effect-per-attack = +{ $n } Schaden je Angriffskarte
dyla-effect-dealt = { $n } weniger austeilen
dyla-effect-taken = { $n } Schaden abfangen
dyla-effect-hull = +{ $n } Rumpf
dyla-effect-tech = +{ $n ->
    [one] 1 Technikpunkt
   *[other] { $n } Technikpunkte
}
dyla-effect-evades = anderer Gegner
dyla-effect-trashes = Handkarte entsorgen

dyla-about-basic = Eine Grundkarte, nicht zu kaufen; du beginnst mit { $start } davon. Ausgespielt: { $effects }.
dyla-about-card = Kostet im Laden { $cost } Technikpunkte und 1 mehr für jede, die du schon gekauft hast. Ausgespielt: { $effects }.
dyla-about-shield = { $about } Spiel sie vor dem Feuern, aber nur, wenn der Gegner diesen Zug übersteht; sonst behalt sie für später.
dyla-about-encounter = Stufe { $level }: { $hp } Trefferpunkte, teilt { $damage } aus. Bringt { $tech ->
        [one] { $tech } Technikpunkt
       *[other] { $tech } Technikpunkte
    } und { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }. Davon gibt es { $copies } im Stapel.

# Was man tun kann
dyla-menu-hand = Karte spielen
dyla-menu-shop = Kaufen
dyla-play = { $card }: { $effects }
dyla-play-attacks = Alle Angriffskarten spielen
dyla-play-enough = Genug Angriffskarten spielen, { $kinds ->
    [1] { $card }
   *[other] { $kept } starke
} behalten
dyla-play-spare = Nicht nötig: noch { $count ->
    [one] ein Geschütz
   *[other] { $count } Geschütze
}
dyla-play-none = { $held ->
    [0] Keine Angriffskarte mehr
   *[other] Keine Angriffskarte mehr nötig
}
dyla-play-shields = { LIST($cards, "und") }: { $less } abfangen
dyla-asks-trash = Eine Karte entsorgen
dyla-trash = { $card } entsorgen
dyla-buy = { $card } ({ $effects }) für { $price } kaufen
dyla-fire = Feuern: { $lost ->
    [1] Schiff verloren!
   *[0] { $deals } Schaden, { $strikes ->
        [0] kein Verlust
       *[other] −{ $strikes } Rumpf
    }
}
dyla-fire-defeats = Feuern: { $enemy } besiegen
dyla-hold-fire = Nicht feuern: { $lost ->
    [1] Schiff verloren!
   *[0] { $strikes ->
        [0] kein Verlust
       *[other] −{ $strikes } Rumpf
    }
}
dyla-skip = Passen: { $lost ->
    [1] Schiff verloren!
   *[0] neue Hand, −{ $strikes } Rumpf
}
dyla-skip-late = Passen: nur zu Zugbeginn
dyla-end-turn = Kauf beenden
dyla-advice-play = { $card } spielen ({ $effects })
dyla-advice-shields = { LIST($cards, "und") } spielen ({ $less } Schaden abfangen)
dyla-advice-save = Jetzt nichts kaufen und { $tech ->
        [one] 1 Technikpunkt
       *[other] { $tech } Technikpunkte
    } sparen

# Was nicht geht
dyla-refused-during-combat = Beende erst das Gefecht: Spiel Karten, dann feuere.
dyla-refused-during-trash = Wähle erst die Karte, die du entsorgen willst.
dyla-refused-during-research = Das Gefecht ist vorbei. Kauf Karten, oder beende den Kauf.
dyla-refused-during-over = Das Spiel ist vorbei.
dyla-refused-skip = Du kannst nur passen, solange du noch nichts gespielt hast. Feuere stattdessen.
dyla-refused-attacks = Du hast keine Angriffskarte auf der Hand. Spiel eine andere, oder feuere.
dyla-refused-attacks-enough = Was du gespielt hast, besiegt den Gegner schon. Behalt die übrigen Angriffskarten, oder spiel sie einzeln.
dyla-refused-shields-enough = In diesem Zug richtet der Gegner keinen Schaden an. Behalt diese Karten für später.
dyla-refused-shields = Du hast keine Karte, die nur Schaden abfängt, wie Ausweichen. Spiel eine andere, oder feuere.
dyla-refused-unknown = Diese Karte gibt es nicht. Wähle eine, die angeboten wird.
dyla-refused-not-held = „{ $card }“ hast du nicht auf der Hand. Wähle eine Karte, die du hast.
dyla-refused-basic = „{ $card }“ ist eine Grundkarte und steht nicht zum Verkauf. Kauf eine andere.
dyla-refused-price = „{ $card }“ kostet { $price } Technikpunkte, und du hast { $tech }. Kauf etwas Günstigeres, oder spar.

# Was geschah
dyla-turned-up = Nächster Gegner: { $encounter }.
dyla-skipped = { $seat } hat gepasst und { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } getauscht.
dyla-played = { $seat } hat { LIST($cards, "und") } gespielt.
dyla-repaired = Der Rumpf wurde um { $hull } repariert.
dyla-gained = { $seat } hat { $tech ->
        [one] { $tech } Technikpunkt
       *[other] { $tech } Technikpunkte
    } bekommen.
dyla-evaded = { $seat } hat die { $encounter } hinter sich gelassen.
dyla-trashed = { $seat } hat „{ $card }“ entsorgt.
dyla-hit = { $seat } hat der { $encounter } { $damage } Schaden zugefügt (insgesamt { $suffered }).
dyla-defeated = { $seat } hat die { $encounter } besiegt: { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    } und { $tech ->
        [one] { $tech } Technikpunkt
       *[other] { $tech } Technikpunkte
    }.
dyla-defeated-last = { $seat } hat die { $encounter } besiegt und Stufe { $level } geschafft: { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    } und { $tech ->
        [one] { $tech } Technikpunkt
       *[other] { $tech } Technikpunkte
    }.
dyla-defeated-next = { $seat } hat die { $encounter } besiegt ({ $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }, { $tech ->
        [one] 1 Technikpunkt
       *[other] { $tech } Technikpunkte
    }) und trifft { $again ->
        [1] wieder auf die { $next }
       *[0] jetzt auf die { $next }
    }.
dyla-struck = Die { $encounter } hat { $damage ->
    [0] keinen Schaden
   *[other] { $damage } Schaden
} ausgeteilt (Rumpf: { $hull }).
dyla-held-fire = { $seat } hat nicht gefeuert: Die { $encounter } hat { $damage ->
    [0] keinen Schaden
   *[other] { $damage } Schaden
} ausgeteilt (Rumpf: { $hull }).
dyla-held-back = Noch auf der Hand: { LIST($cards, "und") }.
dyla-fired = { $seat } hat { $damage ->
    [0] keinen Schaden
   *[other] { $damage } Schaden
} ausgeteilt (insgesamt { $suffered }) und { $taken ->
    [0] keinen
   *[other] { $taken }
} eingesteckt (Rumpf: { $hull }).
dyla-level-done = { $seat } hat Stufe { $level } geschafft.
dyla-bought = { $seat } hat „{ $card }“ für { $price } gekauft (die nächste kostet { $next }).
dyla-drew = { $seat } hat gezogen: { LIST($cards, "und") }.
dyla-ended-won = { $seat } hat den Krieg gewonnen.
dyla-ended-destroyed = Das Schiff von { $seat } wurde zerstört.
dyla-ended-out-of-time = { $seat } ist die Zeit ausgegangen.

# Der Tisch
dyla-phase-combat = Gefecht
dyla-phase-trash = eine Karte zum Entsorgen wählen
dyla-phase-research = Forschung
dyla-phase-over = das Spiel ist vorbei
dyla-cards = { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
dyla-no-cards = keine
dyla-offer = { $card } { $price }
dyla-table-turn = Zug { $turn } von höchstens { $turns }: { $phase }.
dyla-table-ship = Rumpf { $hull }/{ $most }, Siegpunkte { $points }/{ $goal }.
dyla-table-level = Stufe { $level }{ $needed ->
        [0] { "" }
       *[other] : { $won }/{ $needed }
    }, Technikpunkte { $tech }.
dyla-table-enemy = Gegner: { $enemy }, Schaden { $suffered } von { $hp }, teilt { $damage } aus. Wert: { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    } und { $tech ->
        [one] { $tech } Technikpunkt
       *[other] { $tech } Technikpunkte
    }.
dyla-table-decks = Gegnerstapel: noch { $left }, abgelegt { $spent }.
dyla-table-hand = Hand: { $cards }.
dyla-table-played = Gespielt: { $cards }.
dyla-table-sums = Feuerst du jetzt: { $deals } Schaden ausgeteilt, { $strikes } eingesteckt.
dyla-table-defeats = Feuerst du jetzt: { $deals } Schaden ausgeteilt, der Gegner ist besiegt.
dyla-table-pile = Noch im Deck: { $pile }.
dyla-table-on-top = Oben auf dem Deck: { $cards }.
dyla-table-discards = Ablagestapel: { $cards }.
dyla-table-deck = Alle deine Karten: { $cards }.
dyla-table-prices = Eine gekaufte Karte kostet beim nächsten Mal { $step } mehr.
dyla-table-shop = Laden, Preise in Technikpunkten: { $offers }.
dyla-table-draw-two = An diesem Tisch ziehst du nur einmal pro Zug zwei Karten. So ist das Spiel nicht zu gewinnen.

# Das Ende
dyla-won = Sieg in Zug { $turns } mit { $points } Siegpunkten; dein Rumpf hat noch { $hull }.
dyla-destroyed = Das Schiff wurde in Zug { $turns } zerstört, mit { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkten
}.
dyla-out-of-time = Nach { $turns } Zügen war die Zeit um, mit { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkten
}.
dyla-measure-points = Siegpunkte
dyla-measure-hull = Rumpf
dyla-measure-tech = Technikpunkte

# Optionen
dyla-option-goal = Ziel
dyla-option-goal-about = Mit wie vielen Siegpunkten gewinnst du auf Stufe 3?
dyla-option-draw = Nachziehen
dyla-option-draw-about = Nachziehen auf mindestens sechs Karten, oder nur zwei (nicht zu gewinnen)?
dyla-option-draw-refill = Mindestens sechs
dyla-option-draw-two = Nur zwei

# Was bevorsteht
dyla-alarm-hull = Dein Schiff ist in Gefahr: Die { $enemy } teilt { $damage } Schaden aus, und dein Rumpf hat noch { $hull }.
dyla-alarm-time = { $turns ->
    [1] Letzter Zug
   *[other] Noch { $turns } Züge
}! Dir { $points ->
    [one] fehlt ein Siegpunkt
   *[other] fehlen { $points } Siegpunkte
}.

# Wie weit du bist, und warum

dyla-score-goal = Du gewinnst mit { $goal } Siegpunkten auf Stufe { $levels }. Du bekommst sie für besiegte Gegner. Ist dein Rumpf zerstört oder kein Zug mehr übrig, hast du verloren.
dyla-score-points = Siegpunkte: { $points }, { $missing ->
    [0] das reicht
    [one] noch 1 fehlt
   *[other] noch { $missing } fehlen
}.
dyla-score-level = Stufe { $level } von { $levels }: Noch { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}, dann beginnt die nächste, und der Rumpf wird repariert.
dyla-score-time = Zeit: noch { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} für { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}.
dyla-score-hull = Rumpf: { $hull } von { $most }.
dyla-score-deck = Dein Deck: { $count } Karten mit zusammen { $damage } Schaden.
dyla-score-over = Das Spiel endete in Zug { $turns }; dein Rumpf hatte noch { $hull }.
