# Was in Bildern steht: kurz, denn Buchstaben sind dort groß. Worte der Spiele kommen von den Spielen.

# Planetary Defence System
picture-planetary-turn = Zug { $turn }
picture-planetary-mode-normal = normal
picture-planetary-mode-hard = schwer
picture-planetary-left = noch { $left } von { $meteors }
picture-planetary-space = Weltraum
picture-planetary-scrap = Schrott
picture-planetary-draw = Ziehen
picture-planetary-discard = Ablage
picture-planetary-credits = Credits
picture-planetary-damage = Schaden
picture-planetary-played = Gespielt
picture-planetary-nothing-played = Noch nichts gespielt
picture-planetary-no-card = Keine Karte auf der Hand
picture-planetary-empty = leer
picture-planetary-shield-up = Schild an
picture-planetary-shield-down = Schild aus
picture-planetary-shield-useless = Kein Schild

# Dasselbe in Alternativtexten, wo die Worte des Tischs zu lang wären
picture-planetary-column = Spalte { $column }: { $card }; { $count } dahinter
picture-planetary-piles = Stapel: Ziehen { $draw }, Ablage { $discard }, Schrott { $scrap }
picture-planetary-scrap-at = Der Schrottstapel steht über Spalte { $column } von { $columns }

# Dyla
picture-dyla-turn = { $turn }/{ $turns }
picture-dyla-level = Stufe { $level }
picture-dyla-deck = Deck
picture-dyla-discards = Ablage
picture-dyla-strikes = Angriff
picture-dyla-worth = bringt
picture-dyla-played = Gespielt: { $cards }
picture-dyla-nothing-played = Noch nichts gespielt
picture-dyla-no-card = Keine Karte auf der Hand
picture-dyla-deals = für ihn
picture-dyla-destroys = zerstört
picture-dyla-takes = für dich
picture-dyla-to-spend = Technik
picture-dyla-piles = Deck { $deck }, Ablage { $discards }

# Namen von Karten, wo für ein Dutzend Buchstaben Platz ist
picture-dyla-card-basic-igelstellung = Einf. Igelst.
picture-dyla-card-igelstellung = Igelstellung
picture-dyla-card-helldart = Helldart
picture-dyla-card-valiant-mk-8 = Valiant
picture-dyla-card-gottfried-mk-71 = Gottfried
picture-dyla-card-heavy-missile-tubes = Raketen
picture-dyla-card-lohengrin = Lohengrin
picture-dyla-card-basic-evade = Ausweichen
picture-dyla-card-smoke-dispensers = Nebelwerfer
picture-dyla-card-anti-beam-depth-charge = Schutzladung
picture-dyla-card-emergency-repairs = Notreparatur
picture-dyla-card-scavenge-supplies = Plündern
picture-dyla-card-targeting-computers = Zielcomputer
picture-dyla-card-maximum-thrust = Voller Schub
picture-dyla-card-combat-veterancy = Erfahrung
picture-dyla-card-combat-information-center = Zentrale

# Dark Miss Down
picture-dark-round = Runde { $turn }
picture-dark-doing-turn = Dran: { $seat }
picture-dark-doing-bonus = Bonuskarte: { $seat }
picture-dark-doing-discard = Wirft ab: { $seat }
picture-dark-doing-airlock = Gleichstand!
picture-dark-doing-over = Spiel vorbei
picture-dark-last = Letzte Runde
picture-dark-seat = Platz { $number }
picture-dark-bonus = Bonus
picture-dark-bonus-majority = Mehrheit
picture-dark-bonus-areas = Bereiche
picture-dark-bonus-crews = Crews
picture-dark-bonus-together = beide
picture-dark-bonus-take = Karte
picture-dark-pool = Auslage
picture-dark-played = Gespielt
picture-dark-deck = Ziehen
picture-dark-discards = Ablage
picture-dark-no-task = Kein Einsatz erfüllt
picture-dark-no-card = Keine Karten
picture-dark-seen = offen

# Crews und Bereiche in so wenigen Buchstaben, wie sie unterscheiden
picture-dark-letters-flight = F
picture-dark-letters-deck = D
picture-dark-letters-tech = T
picture-dark-letters-navigation = Nav
picture-dark-letters-docking = Dock
picture-dark-letters-core = Kern
picture-dark-letters-medical = Med
picture-dark-letters-mess = Mess
picture-dark-letters-quarters = Quart

# Black Abyss
picture-abyss-ballot-in = Dein Stimmzettel ist abgegeben. Das Brett zeigt das Ergebnis, sobald alle abgestimmt haben.
picture-abyss-ballot-majority-own = Du hast { $votes } von { $total } Stimmen und entscheidest, außer du enthältst dich.
picture-abyss-ballot-majority = { $seat } hat { $votes } von { $total } Stimmen und entscheidet, außer bei einer Enthaltung.
picture-abyss-ballot-standing = { $count ->
    [one] Der Beschluss { $law } gilt schon: Jedes Tribunal stimmt neu darüber ab, ob er bleibt.
   *[other] { $count } davon gelten schon: Jedes Tribunal stimmt neu darüber ab, welche bleiben.
}
picture-abyss-ballot-duel = Beschlüsse gelten für euch beide. Der Vorsitz bringt je Zyklus { $count } von jedem Rohstoff; ein Duell gewinnt er nicht.
picture-abyss-ballot-passes = Ein Beschluss gilt mit mehr Stimmen dafür als dagegen. Bei Gleichstand entscheidet der Vorsitz; ohne Vorsitz scheitert er.
picture-abyss-ballot-seat = Den Vorsitz bekommt, wer die meisten Stimmen hat; { $need } von { $total } reichen immer.
picture-abyss-ballot-secret = Alle sehen, wie viele abgestimmt haben, aber nicht, wer.
picture-abyss-ballot-missing = Es fehlen: { $seats }.
picture-abyss-tribunal-ahead = Das Tribunal stimmt das nächste Mal am Ende von Zyklus { $cycle } ab.
picture-abyss-cycle = Zyklus { $cycle }
picture-abyss-key-colony = Kolonie
picture-abyss-key-ships = 2 Schiffe
picture-abyss-monsters = X
picture-abyss-letters = { $planets ->
    [0] { "" }
   *[other] Planeten auf der Karte: { $letters }.{ " " }
}{ $monsters ->
    [none] { "" }
   *[other] { $monsters } = Monster.{ " " }
}Ein Buchstabe auf farbigem Schild ist ein Volk; C4 ist das Feld in Spalte C, Reihe 4.
picture-abyss-letter = { $letter } = { $what }
picture-abyss-where-legend = Die Legende steht unter *Ansehen …* bei *Die ganze Karte mit Legende*.
picture-abyss-range = Die türkise Linie auf der Karte zeigt, wie weit dein Treibstoff reicht.
picture-abyss-standing = { $letter } ist { $name }: { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}, { $of ->
    [0] {""}
   *[other] { $terms } von { $of } Amtszeiten,{" "}
}{ $planets ->
    [one] 1 Planet
   *[other] { $planets } Planeten
}. Nahrung { $food }, Energie { $energy }, Mineralien { $minerals }
picture-abyss-standing-war = { $letter } ist { $name }: { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}, { $of ->
    [0] {""}
   *[other] { $terms } von { $of } Amtszeiten,{" "}
}{ $planets ->
    [one] 1 Planet
   *[other] { $planets } Planeten
}. Nahrung { $food }, Energie { $energy }, Mineralien { $minerals }. Im Krieg mit { $others }
picture-abyss-out = { $letter } ist { $name }, ausgeschieden
picture-abyss-space = { $place }: Kolonie von { $owners }, Schiffe { $fleets }
picture-abyss-colony = { $place }: Kolonie von { $owners }
picture-abyss-ships = { $place }: Schiffe { $fleets }
picture-abyss-flag = Flagge von { $letter }
picture-abyss-class-green = G
picture-abyss-class-blue = B
picture-abyss-class-yellow = L
picture-abyss-class-red = R
picture-abyss-class-moon = M
picture-abyss-class-name-green = grün
picture-abyss-class-name-blue = blau
picture-abyss-class-name-yellow = gelb
picture-abyss-class-name-red = rot
picture-abyss-class-name-moon = Mond
picture-abyss-edge-recent = neu seit dem letzten Zug
picture-abyss-edge-battles = hier wird gekämpft
picture-abyss-edge-range = Treibstoffgrenze
picture-abyss-new-fight = (neu: Kampf)
picture-abyss-new-border = (neu: anderer Besitzer)
picture-abyss-new-landing = (neu: Landung)
picture-abyss-new-planet = (neu: Planet entdeckt)
picture-abyss-new-arrival = (neu: Schiffe angekommen)

# Ein Feld von Black Abyss aus der Nähe
picture-surface-space = { $place }: { $kind }
picture-surface-unexplored = unerforscht
picture-surface-goods = { $letter }: { $count }× { $good }
picture-surface-marines = { $count ->
        [one] 1 Soldat
       *[other] { $count } Soldaten
    }
picture-surface-terrain-plains = Ebene
picture-surface-terrain-mineral = Erz
picture-surface-terrain-energy = Energie
picture-surface-terrain-rough = Ödland
picture-surface-terrain-water = Wasser
picture-surface-terrain-unknown = nicht gescannt
picture-surface-more = { $count ->
        [one] und 1 weiteres Schiff
       *[other] und { $count } weitere Schiffe
    }

# Das Schlachtfeld von Black Abyss
picture-battle-round = { $place ->
    [here] Schlacht: Runde { $round }
   *[other] Schlacht bei { $place }: Runde { $round }
}
picture-battle-deploying = { $place ->
    [here] Schlacht: Aufstellung
   *[other] Schlacht bei { $place }: Aufstellung
}
picture-battle-sides = Schlacht bei { $place }: { $one } greift an, { $other } verteidigt.
picture-battle-side = { $side }: { $ships }.
picture-battle-moving = { $seat } zieht
picture-battle-damage = { $hit } von { $of } Sektionen getroffen
picture-battle-short-fighter = Jä
picture-battle-short-transport = Tr
picture-battle-short-frigate = Fr
picture-battle-short-cruiser = Kr
picture-battle-short-dreadnought = Sc
picture-battle-cover = Asteroiden auf { $squares }
picture-battle-reach = kann ziehen nach { $squares }
picture-battle-range = schießt bis { $squares }

# Was es in Black Abyss zu sehen gibt
picture-sight-battle = Das Schlachtfeld
picture-sight-battle-ship = Zug und Reichweite von { $ship }
picture-sight-map = Die ganze Karte mit Legende
picture-sight-near = Die Karte um { $hex }
picture-sight-own-empire = Mein Volk
picture-sight-empire = Das Volk von { $seat }
picture-sight-empires = Alle Völker nebeneinander
picture-sight-own-ships = Meine Schiffe
picture-sight-own-ships-further = Meine Schiffe, Seite { $page }
picture-sight-ships = Die Schiffe von { $seat }
picture-sight-ships-further = Die Schiffe von { $seat }, Seite { $page }
picture-sight-at = { $hex }: { $tile }{ $ships ->
    [0] { "" }
    [one] , 1 Schiff
   *[other] , { $ships } Schiffe
}
picture-sight-at-of = { $hex }: { $tile } von { $owners }{ $ships ->
    [0] { "" }
    [one] , 1 Schiff
   *[other] , { $ships } Schiffe
}

# Die Schiffskarten von Black Abyss
picture-ships-title = { $name }: { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    }
picture-ships-none = Keine Schiffe
picture-ships-name-at = { $name } bei { $place }
picture-ships-marines = { $count ->
        [one] 1 Soldat
       *[other] { $count } Soldaten
    }
picture-ships-load = { $count } × { $good }

# Alle Völker von Black Abyss
picture-empires-votes = Stimmen
picture-empires-planets = Planeten
picture-empires-ships = Schiffe
picture-empires-levels = Technik
picture-empires-terms = Amtszeiten
picture-empires-war = im Krieg mit dir
picture-empires-passage = Durchflug mit dir
picture-empires-out = { $letter } { $name }: ausgeschieden

# Das Blatt eines Volks von Black Abyss
picture-empire-title = { $name }, { $race }
picture-empire-stock = { $name }: { $amount }, je Zyklus { $income }
picture-empire-strength = Stärke: { $powers }
picture-empire-weakness = Schwäche: { $powers }
picture-empire-votes = Stimmen
picture-empire-planets = Planeten
picture-empire-terms = Amtszeiten
picture-empire-kind-war = Krieg
picture-empire-kind-passage = Durchflug
picture-empire-kind-peace = Frieden
picture-empire-war = Im Krieg mit { $others }
picture-empire-passage = Durchflug mit { $others }
picture-empire-no-technology = Noch keine Technik

# Der Tisch von Dark Wall Destiny
picture-wall-round = Runde { $turn }
picture-wall-spins = { $count ->
        [one] nächste Drehung
       *[other] in { $count } Drehungen
    }
picture-wall-burned = Verbrannt
picture-wall-hand = Hand
picture-wall-card-lies = { $at } { $card }, { $price }
picture-wall-card-lands = { $at } { $card }, { $price }, greift als Nächstes an
picture-wall-card-burns = { $at } { $card }, { $price }, verbrennt als Nächstes
picture-wall-piles = Raumdeck { $deck }, { $fresh ->
        [one] 1 Region folgt
       *[other] { $fresh } Regionen folgen
    }, verbrannt { $burned }
picture-wall-sector = { $seat }: { $energy } Energie, { $combat } Kampf, { $defense } Abwehr, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } im Sektor{ $colonies ->
        [0] { "" }
        [one] {" "}mit 1 Kryoschiff
       *[other] {" "}mit { $colonies } Kryoschiffen
    }. Hand { $hand }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
picture-wall-stations = Orbitalstationen von { $seat }: { LIST($cards, "und") }
picture-wall-none = Nichts
picture-wall-hull = { $card } (Hülle { $n })
picture-wall-system = Sternsystem
picture-wall-all-piles = Stapel
picture-wall-space = Raumdeck
picture-wall-sold-out = { $card }: ausverkauft
picture-wall-to-come = Kryoschiffe, die noch kommen
picture-wall-saved = Gerettete Kolonien
picture-wall-played = gespielt
picture-wall-discards = Ablage
picture-wall-deck = Deck
picture-wall-sight-own-sector = Mein Sektor
picture-wall-sight-sector = Der Sektor von { $seat }
picture-wall-sight-table = Der ganze Tisch
picture-wall-sight-system = Das System mit Namen
picture-wall-sight-piles = Alle Stapel
picture-wall-sight-card = Karte: { $card }

# Das Ende eines Spiels
picture-end-won = Sieg
picture-end-lost = Niederlage
picture-end-given-up = Vorzeitig beendet
picture-end-ended-manager = Von der Serververwaltung beendet
picture-end-ended-vote = Durch Abstimmung beendet
picture-end-tie = Gleichstand
picture-end-wins = { $count ->
        [one] { $names } gewinnt
       *[other] { LIST($names, "und") } gewinnen
    }
picture-end-after = { $game } · { $turns }
picture-end-gave-up = { $name } hat nicht zu Ende gespielt
picture-end-so-far = Bisher
picture-end-length = Länge
picture-end-score = Punkte
picture-end-course = { $name }: von { $first } bis { $last }, Tiefstwert { $least }, Höchstwert { $most }

# Das Ende von Planetary Defence
picture-planetary-end-won = Die Erde ist gerettet
picture-planetary-end-lost = Die Erde ist verloren
picture-planetary-end-shows-won = Der letzte Meteor zerplatzt hoch über der Erde.
picture-planetary-end-shows-lost = Ein Meteor trifft die Erde und reißt sie auf.
picture-planetary-why-won = { $space ->
    [0] Der Weltraum war leer, und der Schrottstapel { $column ->
        [0] hätte sich gleich in Bewegung gesetzt.
       *[other] lag schon bei Spalte { $column } von { $columns }.
    }
    [one] Im Weltraum lag noch eine Karte.
   *[other] Du hattest noch Zeit: Im Weltraum lagen { $space } Karten.
}
picture-planetary-why-lost = { $left ->
    [one] Ein Meteor war
   *[other] { $left } Meteore waren
} übrig{ $covered ->
    [none] , und das Deck hatte insgesamt { $damage } Schaden.
    [few] , { $behind } davon verdeckt, und das Deck hatte insgesamt { $damage } Schaden.
    [some] , { $behind } davon verdeckt: Räum nächstes Mal früher weg, was davor liegt.
   *[all] , { $left ->
        [one] und er lag verdeckt
       *[other] alle verdeckt
    }: Räum nächstes Mal früher weg, was davor liegt.
}

# Das Ende von Dyla
picture-dyla-end-won = Die Schlacht ist gewonnen
picture-dyla-end-destroyed = Dein Schiff ist verloren
picture-dyla-end-out-of-time = Die Zeit ist um
picture-dyla-end-shows-won = Die { $enemy } zerbricht unter deinem Feuer.
picture-dyla-end-shows-destroyed = Dein Schiff zerbricht unter dem Feuer der { $enemy }.
picture-dyla-end-shows-out-of-time = Die { $enemy } versperrt noch den Weg, und die Sanduhr ist leer.
picture-dyla-why-won = Du hast die { $enemy } besiegt und hattest noch Rumpf { $hull } und { $left ->
    [one] 1 Zug
   *[other] { $left } Züge
} übrig.
picture-dyla-why-held = Die { $enemy } richtete { $damage } Schaden an, und du hattest noch { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
} auf der Hand.
picture-dyla-why-destroyed = Mit { $missing } Schaden mehr hättest du die { $enemy } besiegt, bevor sie angriff.
picture-dyla-why-out-of-time = { $missing ->
    [one] Dir fehlte 1 Siegpunkt.
   *[other] Dir fehlten { $missing } Siegpunkte.
}

# Das Ende von Dark Miss Down
picture-dark-end-shows-won = { $seat } steht befördert im Licht, und { $other } sieht zu.
picture-dark-end-shows-pressed = { $seat } drückt den Knopf, und { $other } treibt draußen vor der Luftschleuse davon.
picture-dark-end-shows-tie = Beide Offiziere warten vor der geschlossenen Luftschleuse.
picture-dark-why-bonus = Die Boni haben entschieden: { $mine ->
    [one] 1 Punkt
   *[other] { $mine } Punkte
} für { $seat }, { $theirs } für { $other }.
picture-dark-why-leaps = { $seat } kam mit { $tasks ->
    [one] 1 Einsatz
   *[other] { $tasks } Einsätzen
} auf { $mine } (am besten: „{ $leap }“ mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}), { $other } mit { $others } auf { $theirs }.
picture-dark-why-tie = Beide hatten { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}, da konnte nur der Knopf entscheiden.

# Das Ende von Dark Wall Destiny
picture-wall-end-saved = Alle Kolonien gerettet
picture-wall-end-burned = Ein Kryoschiff ist verbrannt
picture-wall-end-deck = Ein Kryoschiff ist verbrannt
picture-wall-end-siege = Ein Kryoschiff ist verbrannt
picture-wall-end-empty = Nichts ist übrig
picture-wall-end-shows-saved = { $saved ->
    [one] Ein Kryoschiff fliegt
   *[other] { $saved } Kryoschiffe fliegen
} von der Feuerwand zu einer grünen Welt.
picture-wall-end-shows-burned = Ein Kryoschiff zerbricht vor der Feuerwand.
picture-wall-end-shows-deck = Ein Kryoschiff zerbricht in den Flammen seiner Region.
picture-wall-end-shows-siege = Aliens beschießen ein Kryoschiff, das über seinem Planeten zerbricht.
picture-wall-end-shows-empty = Ein dunkles Schiff treibt durch ein leeres System, und die Feuerwand kommt näher.
picture-wall-why-saved = Ihr habt { $taken } Schaden eingesteckt{ $kept ->
    [0] {""}
   *[other] {" "}und füreinander { $kept } abgefangen
}.
picture-wall-why-burned = Das Kryoschiff hat den Stern erreicht; gerettete Kolonien: { $saved } von { $of }.
picture-wall-why-deck = Es lag noch im Deck, als das Feuer kam; gerettete Kolonien: { $saved } von { $of }.
picture-wall-why-siege = Die Belagerung hat seine Hülle zerstört; gerettete Kolonien: { $saved } von { $of }.
picture-wall-why-empty = Die Karten sind ausgegangen; gerettete Kolonien: { $saved } von { $of }.
picture-wall-why-contest-saved = Am meisten Punkte bekam { $who } für { LIST($parts, "und") }.
picture-wall-why-contest-tie = { LIST($seats, "und") } haben gleich viele Punkte{ $shared ->
    [0] , aber { $who } hat mehr Kryoschiffe angelegt
   *[other] {" "}und gleich viele Kryoschiffe angelegt
}.
picture-wall-why-contest-burned = Ein Kryoschiff hat den Stern erreicht, deshalb zählt jedes angelegte { $n } Punkte.
picture-wall-why-contest-deck = Es war das Kryoschiff von { $who }, deshalb kommt { $who } auf den letzten Platz; jedes angelegte zählt { $n } Punkte.
picture-wall-why-contest-siege = Die Belagerung hat eine Hülle zerstört, deshalb zählt jedes angelegte Kryoschiff { $n } Punkte.
picture-wall-why-contest-empty = Die Karten sind ausgegangen, deshalb zählt jedes angelegte Kryoschiff { $n } Punkte.

# Das Ende von Black Abyss
picture-abyss-end-shows-military = Hinter der Flotte von { LIST($winners, "und") } brennen die Heimatwelten aller anderen.
picture-abyss-end-shows-tribunal = Der Saal des Tribunals erhebt sich für { LIST($winners, "und") }.
picture-abyss-end-shows-twins = Auf beiden Zwillingsplaneten wehen die Banner von { LIST($winners, "und") }.
picture-abyss-end-shows-knowledge = Ein Strang aus Licht windet sich um das Zeichen von { LIST($winners, "und") }.
picture-abyss-end-shows-limit = Die Stimmen aller stehen als Säulen da, im Licht { LIST($winners, "und") }.
picture-abyss-end-shows-home-world = Vor der Flotte von { LIST($winners, "und") } zerbricht eine Heimatwelt.
picture-abyss-end-shows-flag = Die feindliche Flagge weht auf der Heimatwelt von { LIST($winners, "und") }.
picture-abyss-end-shows-flags = Die feindliche Flagge weht nahe der Heimatwelt von { LIST($winners, "und") }.
picture-abyss-end-shows-fleet = Das letzte feindliche Schiff zerbricht vor der Flotte von { LIST($winners, "und") }.
picture-abyss-end-shows-no-guns = Ein feindliches Schiff treibt als Wrack vor der Flotte von { LIST($winners, "und") }.
picture-abyss-end-shows-rounds = Ein feindliches Schiff zerbricht vor der Flotte von { LIST($winners, "und") }.
picture-abyss-end-shows-tie = Die Flotten von { LIST($winners, "und") } stehen sich gegenüber.
picture-abyss-left = { $count }/{ $of }
picture-abyss-why-left = { $seat } { $count } von { $of }
picture-abyss-why-fleets = Sektionen übrig: { $left }{ $how ->
    [fleet] { "" }
    [tie] ; beide Anteile sind gleich
   *[other] ; der größere Anteil gewinnt
}.
picture-abyss-why-empires = Am Ende: { $winners } mit { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
} und { $planets ->
    [one] 1 Planeten
   *[other] { $planets } Planeten
}, { $rival } mit { $theirs ->
    [one] 1 Stimme
   *[other] { $theirs } Stimmen
}.
picture-abyss-why-behind = { $rival } hatte mehr Stimmen, { $theirs } zu { $votes }, aber niemand hielt { LIST($winners, "und") } rechtzeitig auf.
