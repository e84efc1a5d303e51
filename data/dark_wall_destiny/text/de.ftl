# Dark Wall Destiny. „Deck“ allein ist das einer Person; die des Raums sind Raumdecks.

dark-wall-destiny-name = Dark Wall Destiny
dark-wall-destiny-tagline = Sammelt Schiffe und Crew und rettet die Kolonien, bevor sie verbrennen.
dark-wall-destiny-turn-unit = Runde
dark-wall-destiny-turn-number = Runde { $turn }
dark-wall-destiny-turn-when = in Runde { $turn }
dark-wall-destiny-turn-count = { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
}
dark-wall-destiny-icon-emblem = { "" }
dark-wall-destiny-icon-energy = Energie
dark-wall-destiny-icon-combat = Kampf
dark-wall-destiny-icon-alien = Alien
dark-wall-destiny-icon-defense = Abwehr
dark-wall-destiny-kind-ship = Schiff
dark-wall-destiny-kind-crew = Crew
dark-wall-destiny-kind-planet = Planet
dark-wall-destiny-kind-alien = Alien
dark-wall-destiny-kind-anomaly = Anomalie
dark-wall-destiny-kind-drone = Drohnenschiff
dark-wall-destiny-kind-cryoship = Kryoschiff
dark-wall-destiny-kind-command = Befehl
dark-wall-destiny-kind-home = Fraktionstaktik
dark-wall-destiny-kind-tactic = Taktik
dark-wall-destiny-kind-strategy = Strategie
dark-wall-destiny-set-awakening = Awakening
dark-wall-destiny-set-hostile-stars = Hostile Stars
dark-wall-destiny-kind-station = Orbitalstation
dark-wall-destiny-set-homefront = Homefront
dark-wall-destiny-a-station = Station
dark-wall-destiny-set-aggression = Aggression
dark-wall-destiny-kind-of = { $kind }, { $of }
dark-wall-destiny-next-ship = das nächste Schiff
dark-wall-destiny-next-planet = der nächste Planet
dark-wall-destiny-next-station = die nächste Station
dark-wall-destiny-next-tactic = die nächste Taktik
dark-wall-destiny-other-card = jede andere Karte
dark-wall-destiny-other-planet = jeder andere Planet
dark-wall-destiny-a-ship = Schiff
dark-wall-destiny-a-crew = Crew
dark-wall-destiny-a-planet = Planet
dark-wall-destiny-a-tactic = Taktik
dark-wall-destiny-people-landbred = landgeboren
dark-wall-destiny-people-spacebred = raumgeboren
dark-wall-destiny-people-darkbred = dunkelgeboren
dark-wall-destiny-people-boran = Boran
dark-wall-destiny-people-telvani = Telvani
dark-wall-destiny-people-rturrl = rTurrl
dark-wall-destiny-faction-none = Fraktion noch nicht gewählt
dark-wall-destiny-faction-norlandar = Norlandar
dark-wall-destiny-faction-khath = Khath
dark-wall-destiny-faction-volam = Bara-Volam
dark-wall-destiny-faction-makal = Bara-Makal
dark-wall-destiny-faction-kaaje = Ma'l Kaaje
dark-wall-destiny-faction-komaguie = Komaguie
dark-wall-destiny-region-alpha = Alpha
dark-wall-destiny-region-beta = Beta
dark-wall-destiny-region-gamma = Gamma
dark-wall-destiny-difficulty-easy = leicht
dark-wall-destiny-difficulty-normal = normal
dark-wall-destiny-difficulty-hard = schwer
dark-wall-destiny-and = { $first }; { $rest }
dark-wall-destiny-about = { $rules }. „{ $flavour }“
dark-wall-destiny-value-energy = { $n } { ICON("energy") }
dark-wall-destiny-value-combat = { $n } { ICON("combat") }
dark-wall-destiny-value-defense = { $n } { ICON("defense") }
dark-wall-destiny-value-capacity = Platz für { $n } Crew
dark-wall-destiny-value-room = Platz für { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }, Kryoschiffe nicht mitgezählt; diese Karten behalten Werte und Fähigkeiten
dark-wall-destiny-value-vp = { $n ->
        [one] 1 Siegpunkt
       *[other] { $n } Siegpunkte
    }
dark-wall-destiny-price-energy = { $n } { ICON("energy") }
dark-wall-destiny-price-combat = { $n } { ICON("combat") }
dark-wall-destiny-price-cryoship = kostet { $least } bis { $most } Energie, je nach Spielerzahl; in Aggression { $contest }
dark-wall-destiny-price-cryoship-fixed = kostet { $n } Energie; in Aggression { $contest }
dark-wall-destiny-costs = kostet { $price }
dark-wall-destiny-short = { $values }
dark-wall-destiny-short-more = { $values } …
dark-wall-destiny-short-kind = { $kind }, { $points }
dark-wall-destiny-brief-plus = +{ $value } je { $per }
dark-wall-destiny-brief-hand = Hand +{ $n }
dark-wall-destiny-brief-draw = zieh { $n }
dark-wall-destiny-brief-bounty = zieh { $n } mehr
dark-wall-destiny-brief-token = { $n } Marker
dark-wall-destiny-brief-burn = verbrenn { $n }
dark-wall-destiny-brief-gain = sofort: { $what }
dark-wall-destiny-brief-peek = sieh dir { $n } an
dark-wall-destiny-brief-scan = deck { $n } auf
dark-wall-destiny-brief-recall-hand = hol eine Karte
dark-wall-destiny-brief-recall-top = hol eine Karte
dark-wall-destiny-brief-discount = { $of } { $n } billiger
dark-wall-destiny-brief-shift = tausch Karten
dark-wall-destiny-brief-swap = tausch Karten
dark-wall-destiny-brief-plant = leg Abgelegtes an
dark-wall-destiny-brief-guard = fang { $n } ab
dark-wall-destiny-brief-give-draw = jemand zieht { $n }
dark-wall-destiny-brief-give-token = jemand bekommt 1 Marker
dark-wall-destiny-brief-refit = versetz Crew
dark-wall-destiny-brief-trophy = Alien aufs Deck
dark-wall-destiny-brief-shield = fang { $n } ab
dark-wall-destiny-brief-double-combat = Kampf doppelt
dark-wall-destiny-brief-double-energy = Energie doppelt
dark-wall-destiny-brief-rampart = Schiff fängt ab
dark-wall-destiny-brief-muster = zieh je Crew
dark-wall-destiny-brief-again = Fähigkeit noch mal
dark-wall-destiny-brief-harbor = Kryoschiff an Schiff
dark-wall-destiny-brief-halt = stopp eine Drehung
dark-wall-destiny-brief-ward = Abwurf für { $n } Abwehr
dark-wall-destiny-brief-escort = Geleit { $n }
dark-wall-destiny-brief-repair = Hülle +{ $n }
dark-wall-destiny-brief-raid = Überfall { $n }
dark-wall-destiny-brief-steal = klau 1 Marker
dark-wall-destiny-brief-tax = Steuer { $n }
dark-wall-destiny-brief-bump = tausch Karten
dark-wall-destiny-brief-shadow = beschatte ein Schiff
dark-wall-destiny-brief-per-ship = { $every ->
        [one] Schiff
       *[other] { $every } Schiffe
    }
dark-wall-destiny-brief-per-crew = { $every ->
        [one] Crew
       *[other] { $every } Crew
    }
dark-wall-destiny-brief-per-planet = { $every ->
        [one] Planet
       *[other] { $every } Planeten
    }
dark-wall-destiny-brief-per-colony = { $every ->
        [one] Kolonie
       *[other] { $every } Kolonien
    }
dark-wall-destiny-brief-per-here = { $every ->
        [one] Karte hier
       *[other] { $every } Karten hier
    }
dark-wall-destiny-brief-per-alien = { $every ->
        [one] Alien
       *[other] { $every } Aliens
    }
dark-wall-destiny-brief-per-darkbred = { $every ->
        [one] Dunkelgeborenen
       *[other] { $every } Dunkelgeborene
    }
dark-wall-destiny-brief-per-boran = { $every ->
        [one] Boran
       *[other] { $every } Boran
    }
dark-wall-destiny-brief-per-telvani = { $every ->
        [one] Telvani
       *[other] { $every } Telvani
    }
dark-wall-destiny-plus = +{ $value } für { $per }
dark-wall-destiny-times = { $what } für { $per }
dark-wall-destiny-aura-enhance = solange diese Karte im System liegt, kosten Aliens hinter ihr { $n } mehr und greifen um { $n } stärker an
dark-wall-destiny-aura-replaces = ein Alien, das in einer Drehung verbrennen würde, kommt auf Position 1 zurück, und stattdessen verbrennt diese Karte
dark-wall-destiny-aura-hand = du ziehst beim Reset { $n ->
        [one] eine Karte mehr
       *[other] { $n } Karten mehr
    }
dark-wall-destiny-surcharges = solange diese Karte im System liegt, kostet { $of } { $n } mehr
dark-wall-destiny-when-play = beim Ausspielen: { CAPITAL($what) }
dark-wall-destiny-when-standing = einmal pro Zug im Sektor: { CAPITAL($what) }
dark-wall-destiny-when-gain = beim Kauf: { CAPITAL($what) }
dark-wall-destiny-when-react = beim Abwerfen für Schaden: { CAPITAL($what) }
dark-wall-destiny-when-attack = Angriff: { CAPITAL($what) }
dark-wall-destiny-when-expire = beim Verbrennen: { CAPITAL($what) }
dark-wall-destiny-per-crew = { $every ->
        [one] jede Crew im Spiel
       *[other] je { $every } Crew im Spiel
    }
dark-wall-destiny-per-ship = { $every ->
        [one] jedes Schiff in deinem Sektor
       *[other] je { $every } Schiffe in deinem Sektor
    }
dark-wall-destiny-per-planet = jeden Planeten in deinem Sektor
dark-wall-destiny-per-here = { $every ->
        [one] jede hier angelegte Karte
       *[other] je { $every } hier angelegte Karten
    }
dark-wall-destiny-per-alien = { $every ->
        [one] jedes Alien im Spiel oder in deiner Ablage
       *[other] je { $every } Aliens im Spiel oder in deiner Ablage
    }
dark-wall-destiny-per-colony = jedes in deinem Sektor angelegte Kryoschiff
dark-wall-destiny-per-planted = jede Karte, die du in diesem Zug an Planeten angelegt hast
dark-wall-destiny-per-darkbred = jede dunkelgeborene Crew im Spiel
dark-wall-destiny-per-boran = jede Boran-Crew im Spiel
dark-wall-destiny-per-telvani = jede Telvani-Crew im Spiel
dark-wall-destiny-does-draw = { $n ->
        [one] zieh eine Karte
       *[other] zieh { $n } Karten
    }
dark-wall-destiny-does-bounty = { $n ->
        [one] zieh bei diesem Reset eine Karte mehr
       *[other] zieh bei diesem Reset { $n } Karten mehr
    }
dark-wall-destiny-does-token = { $n ->
        [one] nimm dir einen Energiemarker
       *[other] nimm dir { $n } Energiemarker
    }
dark-wall-destiny-does-burn = { $n ->
        [one] du darfst eine Karte aus Hand oder Ablage verbrennen
       *[other] du darfst bis zu { $n } Karten aus Hand oder Ablage verbrennen
    }
dark-wall-destiny-does-peek = sieh dir die obersten { $n } Karten deines Decks an und leg eine davon obenauf
dark-wall-destiny-does-scan = deck die obersten { $n } Karten des Raumdecks auf; du darfst eine davon darunterlegen
dark-wall-destiny-does-recall-hand = du darfst eine Karte aus deiner Ablage auf die Hand nehmen
dark-wall-destiny-does-recall-hand-of = du darfst eine { $of }-Karte aus deiner Ablage auf die Hand nehmen
dark-wall-destiny-does-recall-top = du darfst eine Karte aus deiner Ablage oben auf dein Deck legen
dark-wall-destiny-does-discount = in diesem Zug kostet { $of } { $n } weniger
dark-wall-destiny-does-shift = { $n ->
        [one] du darfst eine Karte des Systems um eine Position verschieben (Tausch), aber nie das Kryoschiff nach vorn
       *[other] du darfst eine Karte des Systems um bis zu { $n } Positionen verschieben (Tausch), aber nie das Kryoschiff nach vorn
    }
dark-wall-destiny-does-swap = du darfst zwei benachbarte Karten des Systems tauschen, aber nicht das Kryoschiff
dark-wall-destiny-does-plant = du darfst eine Karte aus deiner Ablage anlegen, aber kein Kryoschiff
dark-wall-destiny-does-guard = schütz in der nächsten Drehung einen beliebigen Sektor vor { $n } Schaden
dark-wall-destiny-does-give-draw = { $n ->
        [one] jemand anderes zieht eine Karte
       *[other] jemand anderes zieht { $n } Karten
    } (du, wenn du allein oder in Aggression spielst)
dark-wall-destiny-does-give-token = { $n ->
        [one] jemand anderes bekommt einen Energiemarker
       *[other] jemand anderes bekommt { $n } Energiemarker
    } (du, wenn du allein oder in Aggression spielst)
dark-wall-destiny-asks-give-draw = wähle, wer sonst zieht
dark-wall-destiny-asks-give-token = wähle, wer sonst einen Marker bekommt
dark-wall-destiny-does-refit = du darfst Crew von einem deiner Schiffe auf ein anderes versetzen
dark-wall-destiny-does-trophy = das nächste Alien, das du in diesem Zug besiegst, kommt oben auf dein Deck
dark-wall-destiny-does-shield = fang in dieser Drehung { $n } Schaden in deinem Sektor ab
dark-wall-destiny-does-double-combat = du bekommst den Kampf eines deiner Schiffe in diesem Zug noch einmal
dark-wall-destiny-does-double-energy = du bekommst die Energie eines deiner Schiffe in diesem Zug noch einmal
dark-wall-destiny-does-rampart = in der nächsten Drehung fängt eines deiner Schiffe Schaden in deinem Sektor ab: so viel, wie es Energie und Kampf hat
dark-wall-destiny-does-muster = zieh eine Karte für jede Crew auf einem deiner Schiffe
dark-wall-destiny-does-again = eines deiner Schiffe und seine Crew dürfen ihre Fähigkeiten in diesem Zug noch einmal nutzen
dark-wall-destiny-does-harbor = in diesem Zug darfst du ein Kryoschiff an einem deiner Schiffe anlegen
dark-wall-destiny-does-halt = du darfst diese Karte und eine aus deiner Hand verbrennen, um die Drehung dieser Runde zu verhindern
dark-wall-destiny-does-ward = du darfst eine Karte aus deiner Hand für { $n } Abwehr in der nächsten Drehung abwerfen
dark-wall-destiny-does-escort = in der nächsten Drehung zählen bis zu { $n } Abwehr dieses Schiffs und seiner Crew auch in einem anderen Sektor
dark-wall-destiny-does-repair = { $n ->
        [one] repariere einen Punkt der Hülle eines Kryoschiffs in einem beliebigen Sektor
       *[other] repariere { $n } Punkte der Hülle eines Kryoschiffs in einem beliebigen Sektor
    }
dark-wall-destiny-does-siege = Belagerung mit Stärke { $n } gegen den Sektor mit den meisten Kryoschiffen
dark-wall-destiny-does-raid = du darfst einen Rivalen mit Stärke { $n } überfallen
dark-wall-destiny-does-steal = nimm einem Rivalen einen Energiemarker weg
dark-wall-destiny-does-tax = die nächste Karte eines Rivalen kostet { $n } mehr
dark-wall-destiny-does-bump = du darfst eine Karte des Systems, nur nicht das Kryoschiff, mit dem tauschen, was { $n } Positionen näher am Stern liegt
dark-wall-destiny-does-shadow = du bekommst in diesem Zug auch, was das teuerste Schiff eines Rivalen gibt
dark-wall-destiny-does-damage = { $n } Schaden für { $who }
dark-wall-destiny-does-lose-crew = { $who } wirft die { $n ->
        [one] billigste Crewkarte
       *[other] { $n } billigsten Crewkarten
    } der Hand ab
dark-wall-destiny-does-lose-token = { $who } verliert { $n ->
        [one] einen Energiemarker
       *[other] { $n } Energiemarker
    }
dark-wall-destiny-does-burn-top = { $who } verbrennt die { $n ->
        [one] oberste Karte
       *[other] obersten { $n } Karten
    } des eigenen Decks
dark-wall-destiny-does-expose = in dieser Drehung zählt keine Abwehr mehr
dark-wall-destiny-does-advance = das Kryoschiff wird eine Position nach vorn gezogen
dark-wall-destiny-does-burn-more = außerdem verbrennt die Karte, die dem Stern am nächsten liegt, aber nie das Kryoschiff
dark-wall-destiny-does-return = diese Karte kommt auf Position 1 zurück
dark-wall-destiny-who-each = jede Person
dark-wall-destiny-who-first = die Person auf dem Startplatz
dark-wall-destiny-who-first-named = { $seat } (Startplatz)
dark-wall-destiny-who-leader = die Person mit den meisten Punkten
dark-wall-destiny-who-most-ships = die Person mit den meisten Schiffen (bei Gleichstand die erste)
dark-wall-destiny-who-least-defense = die Person mit der geringsten Abwehr (bei Gleichstand die erste)
dark-wall-destiny-take-turn = Meinen Zug beginnen
dark-wall-destiny-take-and-play-all = { $left ->
        [0] Zug beginnen und alles ausspielen ({ $n ->
            [one] 1 Karte
           *[other] { $n } Karten
        })
        [one] Zug beginnen und alles bis auf { LIST($cards, "und") } ausspielen
       *[other] Zug beginnen und alles bis auf { $left } Karten mit Auswahl ausspielen
    }
dark-wall-destiny-play-all = { $left ->
        [0] Alles ausspielen ({ $n ->
            [one] 1 Karte
           *[other] { $n } Karten
        })
        [one] Alles bis auf { LIST($cards, "und") } ausspielen
       *[other] Alles bis auf { $left } Karten mit Auswahl ausspielen
    }
dark-wall-destiny-all = Alles ausspielen
dark-wall-destiny-seed-at = anlegen an Nr. { $at } im Sektor
dark-wall-destiny-plan-play = { $card } ausspielen
dark-wall-destiny-plan-buy = { $card }{ $at ->
    [0] { "" }
   *[other] {" "}#{ $at }
} kaufen ({ $price }; { $values })
dark-wall-destiny-plan-pull = { $what } umsonst nehmen
dark-wall-destiny-plan-cover = Deck von { $seat } schützen
dark-wall-destiny-menu-cover = Ein Deck schützen
dark-wall-destiny-cover = Deck von { $seat } schützen
dark-wall-destiny-covering = In der nächsten Drehung verbrennen deine Karten statt der Karten dieses Decks.
dark-wall-destiny-menu-play = Karte ausspielen
dark-wall-destiny-menu-seed = Karte anlegen
dark-wall-destiny-lead-in-seed = Leg „{ $card }“ an:
dark-wall-destiny-menu-use = Fähigkeit nutzen
dark-wall-destiny-menu-system = Karte kaufen
dark-wall-destiny-menu-pull = Karte umsonst nehmen
dark-wall-destiny-menu-drones = Drohne kaufen
dark-wall-destiny-menu-aside = Meine Anweisungen
dark-wall-destiny-menu-aside-alone = Wenn ich getroffen werde
dark-wall-destiny-play = { $card }: { $values }
dark-wall-destiny-play-raid = { $card }: ein Schaden für jemanden
dark-wall-destiny-seed = an „{ $host }“{ $at ->
    [0] { "" }
   *[other] {" "}(Nr. { $at })
}
dark-wall-destiny-use = { $card }{ $at ->
    [0] { "" }
   *[other] {" "}(Nr. { $at })
}
dark-wall-destiny-buy-energy = { $card }{ $at ->
    [0] { "" }
   *[other] {" "}#{ $at }
} ({ $price }): { $values }
dark-wall-destiny-buy-combat = { $card }{ $at ->
    [0] { "" }
   *[other] {" "}#{ $at }
} ({ $price } Kampf): { $values }
dark-wall-destiny-buy-drone = { $card } ({ $price }): { $values }
dark-wall-destiny-buy-price = { $energy ->
    [0] { "" }
   *[other] { $energy } Energie
}{ $mixed ->
    [0] { "" }
   *[other] {" + "}
}{ $tokens ->
    [0] { "" }
   *[other] { $tokens } Marker
}
dark-wall-destiny-pull-values = { $what }: { $values }
dark-wall-destiny-pull = { $card }{ $at ->
    [0] { "" }
   *[other] {" "}#{ $at }
}
dark-wall-destiny-end-turn = Zug beenden
dark-wall-destiny-end-turn-unspent = Zug beenden ({ $left } ungenutzt)
dark-wall-destiny-menu-end-turn-still = Zug beenden
dark-wall-destiny-beside-still = In diesem Zug kannst du noch ein Kryoschiff kaufen oder anlegen.
dark-wall-destiny-buying-ship = Schiff mit Platz für { $room } Crew: Ausgespielt bleibt es und gibt in jedem Zug seine Werte.
dark-wall-destiny-buying-drone = Schiff mit Platz für { $room } Crew: Ausgespielt gibt es jeden Zug seine Werte. Lässt keine Lücke.
dark-wall-destiny-buying-crew = Crew: An einem deiner Schiffe angelegt, gibt sie ihre Werte in jedem Zug.
dark-wall-destiny-buying-planet = Planet: Einmal gezogen und ausgespielt, bleibt er. Du kannst Kryoschiffe an ihm anlegen.
dark-wall-destiny-buying-station = Station: Einmal gezogen und ausgespielt, bleibt sie. Du kannst Kryoschiffe an ihr anlegen.
dark-wall-destiny-buying-alien = Alien: Ist es besiegt, greift es nicht mehr an und kommt in dein Deck.
dark-wall-destiny-buying-anomaly = Anomalie: Gehört sie dir, greift sie nicht mehr an und kommt in dein Deck.
dark-wall-destiny-buying-tactic = Taktik: Du spielst sie auf eines deiner Schiffe, und es ist einen Zug lang stärker.
dark-wall-destiny-buying-strategy = Strategie: Einmal gezogen und ausgespielt, bleibt sie und hilft, bis sie verbrennt.
dark-wall-destiny-buying-cryoship = Kryoschiff: Es kommt in dein Deck. Ziehst du es, leg es an einem deiner Planeten an.
dark-wall-destiny-buying-omega = Mit dem Kauf gerettet. { $last ->
        [0] Es kommt aber in dein Deck: Verbrennt es dort, ist das Spiel { $contest ->
            [0] verloren
           *[other] vorbei
        }.
       *[other] Dann sind alle Kolonien gerettet.
    }
dark-wall-destiny-buying-onto = Bringt „{ $card }“ auf ⚔ { $at }. { $what }.
dark-wall-destiny-buying-onto-several = Dann greifen { $count } weitere Karten an. { $what }.
dark-wall-destiny-buying-past = Bringt „{ $card }“ an ⚔ { $at } vorbei. { $what }.
dark-wall-destiny-buying-spares = Greift nicht mehr an. { $what }.
dark-wall-destiny-buying-costs = Nächste Drehung: { $what }.
dark-wall-destiny-buying-outcome = { $own ->
    [0] Ihr
   *[other] Du
} { $quiet ->
    [0] { $own ->
        [0] erleidet
       *[other] erleidest
    } { $n }{ $same ->
        [0] {" "}statt { $before }
       *[other] { "" }
    } Schaden{ $mention ->
        [0] { "" }
       *[other] {" "}und{" "}
    }
   *[other] { "" }
}{ $mention ->
    [0] { "" }
   *[other] { $own ->
        [0] verliert
       *[other] verlierst
    } { $each ->
        [0] { "" }
       *[other] {"je "}
    }{ $tokens ->
        [0] keinen
       *[other] { $tokens }
    } Marker
}
dark-wall-destiny-buying-each = Was du hier auch kaufst: Durch die Lücke rückt { $card } vor und verbrennt { $spins ->
    [one] in der nächsten Drehung!
   *[other] in { $spins } Drehungen.
}
dark-wall-destiny-buying-sooner = { $later ->
    [0] Durch die Lücke rückt { $card } vor und verbrennt { $spins ->
        [one] in der nächsten Drehung!
       *[other] in { $spins } Drehungen.
    }
   *[other] Dann verbrennt { $card } erst in { $spins ->
        [one] der nächsten Drehung
       *[other] { $spins } Drehungen
    }.
}
dark-wall-destiny-buying-sooner-and = { $card } verbrennt { $later ->
    [0] schon
   *[other] erst
} in { $spins ->
    [one] der nächsten Drehung
   *[other] { $spins } Drehungen
}. { $own ->
    [0] Ihr
   *[other] Du
} { $quiet ->
    [0] { $own ->
        [0] erleidet
       *[other] erleidest
    } { $n }{ $same ->
        [0] {" "}statt { $before }
       *[other] { "" }
    } Schaden{ $mention ->
        [0] { "" }
       *[other] , { $tokens ->
            [0] kein
           *[other] { $tokens }
        } Marker weg
    }
   *[other] { $own ->
        [0] verliert zusammen
       *[other] verlierst
    } { $tokens ->
        [0] keinen
       *[other] { $tokens }
    } Marker
}.
dark-wall-destiny-exchange-spins = { $card } verbrennt { $later ->
    [0] schon
   *[other] erst
} in { $spins ->
    [one] der nächsten Drehung
   *[other] { $spins } Drehungen
}.
dark-wall-destiny-exchange-burns = Dann verbrennt als Nächstes die Karte { $card } statt { $other }.
dark-wall-destiny-exchange-burns-costs = Dann verbrennt die Karte { $card }. { $what }.
dark-wall-destiny-exchange-nothing = Ändert an der nächsten Drehung nichts.
dark-wall-destiny-gap-costs = Der Nachteil in der nächsten Drehung: { $what }.
dark-wall-destiny-motive-cryoship = Sonst wäre es in { $spins ->
        [one] der nächsten Drehung
       *[other] { $spins } Drehungen
    } verbrannt.
dark-wall-destiny-motive-planet = Für { $count ->
        [one] das Kryoschiff
       *[other] die Kryoschiffe
    } fehlte noch ein Planet.
dark-wall-destiny-motive-later = Durch die Lücke verbrennt { $card } erst in { $spins ->
        [one] einer Drehung
       *[other] { $spins } Drehungen
    } statt in { $before }.
dark-wall-destiny-motive-damage = Die Lücke senkte den erwarteten Schaden der nächsten Drehung von { $before } auf { $n }.
dark-wall-destiny-motive-attack = Dort hätte es { $n } Schaden gemacht.
dark-wall-destiny-motive-dearest = Etwas Teureres konnte sie nicht bezahlen.
dark-wall-destiny-gap-behind = Die Karte liegt hinter { $card }. Durch ihre Lücke rückt das Kryoschiff nicht vor.
dark-wall-destiny-ask = Mich bei Schaden fragen
dark-wall-destiny-entrust = Meiner Anweisung folgen
dark-wall-destiny-defense = Bei Schaden Abwehr abwerfen, dann das Billigste (Preis + Energie + Kampf)
dark-wall-destiny-order-cards = Bei Schaden zuerst diese abwerfen
dark-wall-destiny-show = Meine Hand allen zeigen
dark-wall-destiny-hide = Gezogene Karten nicht mehr zeigen
dark-wall-destiny-pay = Für { $n } Schaden abwerfen: { $card }{ $burned ->
    [0] { "" }
   *[other] {" "}(verbrannt)
}
dark-wall-destiny-pay-raid = Für { $n } Schaden durch Überfälle abwerfen
dark-wall-destiny-pay-now = Für { $n } Schaden abwerfen, später für { $later } mehr
dark-wall-destiny-ask-raid = Überfälle ({ $n } Schaden)
dark-wall-destiny-ask-blow = { $card } ({ $n } Schaden)
dark-wall-destiny-ask-blow-of = { $place }. { $card } ({ $n } Schaden)
dark-wall-destiny-about-blow = { $fewer ->
    [0] Wähl { $most ->
        [one] 1 Karte.
       *[other] { $most } Karten.
    }
   *[other] Wähl { $least } bis { $most } Karten; Abwehr zählt mehr.
} Die Häkchen sind nur ein Vorschlag.
dark-wall-destiny-about-blow-later = Das trifft dich später in der Drehung. Ohne Häkchen wirst du dann gefragt.
dark-wall-destiny-about-blow-new = { $fewer ->
    [0] Wähl { $most ->
        [one] 1 Karte.
       *[other] { $most } Karten.
    }
   *[other] Wähl { $least } bis { $most } Karten; Abwehr zählt mehr.
} Die Karte ist eben erst ins System gekommen.
dark-wall-destiny-item = { $card } ({ $values })
dark-wall-destiny-item-twin = { $card }, Exemplar { $n }
dark-wall-destiny-item-counters = { $card } (fängt { $n } ab)
dark-wall-destiny-choose-home = { $card } ({ $faction }): { $values }
dark-wall-destiny-choose-burn-hand = { $card } aus der Hand verbrennen
dark-wall-destiny-choose-burn-pile = { $card } aus der Ablage verbrennen
dark-wall-destiny-choose-none-burn = Nichts verbrennen
dark-wall-destiny-choose-peek = { $card } obenauf legen
dark-wall-destiny-choose-scan = { $card } unter das Raumdeck legen
dark-wall-destiny-choose-none-scan = Alles liegen lassen
dark-wall-destiny-choose-recall-hand = { $card } auf die Hand nehmen
dark-wall-destiny-choose-none-recall-hand = Nichts nehmen
dark-wall-destiny-choose-recall-top = { $card } obenauf legen
dark-wall-destiny-choose-none-recall-top = Nichts obenauf legen
dark-wall-destiny-choose-shift = { $card } von { $at } auf { $to } verschieben
dark-wall-destiny-choose-swap = { $card } ({ $at }) mit { $other } ({ $to }) tauschen
dark-wall-destiny-choose-swap-back = { $card } zurück auf { $to } (Tausch mit { $other })
dark-wall-destiny-choose-none-shift = Nichts verschieben
dark-wall-destiny-choose-none-swap = Nichts tauschen
dark-wall-destiny-choose-plant = { $card } an { $host }{ $at ->
    [0] { "" }
   *[other] {" "}(Nr. { $at })
}
dark-wall-destiny-choose-none-plant = Nichts anlegen
dark-wall-destiny-choose-guard = Sektor von { $seat } schützen
dark-wall-destiny-choose-siege = { $left ->
    [0] { $card } verbrennt ({ $n } Schaden, Hülle { $hull }): Das Spiel ist { $contest ->
        [0] verloren
       *[other] zu Ende
    }
   *[other] { $card }: Die Hülle sinkt von { $hull } auf { $left }
}
dark-wall-destiny-choose-siege-ship = { $card }{ $at ->
    [0] { "" }
   *[other] {" "}(Nr. { $at })
} verbrennen und diese Belagerung (Stärke { $n }) aufhalten
dark-wall-destiny-choose-repair = { $card } reparieren (Hülle { $hull })
dark-wall-destiny-choose-escort = { $seat } Geleit geben
dark-wall-destiny-choose-raid = { $seat } mit Stärke { $n } überfallen
dark-wall-destiny-choose-none-raid = Niemanden überfallen
dark-wall-destiny-choose-steal = { $seat } einen Marker wegnehmen
dark-wall-destiny-choose-tax = { $seat } besteuern: nächste Karte { $n } teurer
dark-wall-destiny-choose-shadow = { $seat } beschatten
dark-wall-destiny-choose-none-bump = Nichts tauschen
dark-wall-destiny-choose-give-draw = { $seat } ziehen lassen
dark-wall-destiny-choose-give-token = { $seat } einen Marker geben
dark-wall-destiny-choose-refit = { $card } von Nr. { $at } auf { $host } (Nr. { $to }) versetzen
dark-wall-destiny-choose-none-refit = Keine Crew versetzen
dark-wall-destiny-choose-halt = { $card } verbrennen und die Drehung verhindern
dark-wall-destiny-choose-none-halt = Drehen lassen
dark-wall-destiny-choose-ward = { $card } für Abwehr abwerfen
dark-wall-destiny-choose-none-ward = Nichts abwerfen
dark-wall-destiny-choose-ship = { $card }{ $at ->
    [0] { "" }
   *[other] {" "}(Nr. { $at })
}
dark-wall-destiny-beside-left-out = „Alles bis auf …“ lässt auf der Hand: { $cards }
dark-wall-destiny-beside-acquired = Du hast eine Karte gekauft. In diesem Zug kannst du keine mehr ausspielen oder anlegen.
dark-wall-destiny-beside-play-first = Spiel zuerst aus: Nach dem ersten Kauf kannst du in diesem Zug nichts mehr ausspielen oder anlegen.
dark-wall-destiny-dearer = { $card }: { $rules }.
dark-wall-destiny-beside = { $card }: { $rules }
dark-wall-destiny-chosen-hidden = { $seat } hat eine Taktikkarte gewählt.
dark-wall-destiny-chosen = { $seat } hat { $faction } mit „{ $card }“ gewählt.
dark-wall-destiny-took-turn = { $seat } beginnt den Zug.
dark-wall-destiny-played = { $seat } spielt { LIST($card, "und") } aus.
dark-wall-destiny-seeded = { $seat } legt „{ $card }“ an „{ $host }“ an.
dark-wall-destiny-used = { $seat } nutzt „{ $card }“.
dark-wall-destiny-acquired = { $seat } kauft { $card } für { $price } { $combat ->
        [0] Energie
       *[other] Kampf
    }.
dark-wall-destiny-acquired-tokens = { $seat } kauft { $card } für { $price } Energie und zahlt { $tokens ->
        [one] 1 davon mit einem Marker.
       *[other] { $tokens } davon mit Markern.
    }
dark-wall-destiny-saved = { $seat } rettet { $card }. { $left ->
        [0] Es war die letzte.
        [one] Eine Kolonie ist noch zu retten.
       *[other] { $left } Kolonien sind noch zu retten.
    }
dark-wall-destiny-drew-hidden = { $seat } zieht { $count ->
        [one] eine Karte.
       *[other] { $count } Karten.
    }
dark-wall-destiny-drew = { $seat } zieht { LIST($cards, "und") }.
dark-wall-destiny-reshuffled = { $seat } mischt ein neues Deck.
dark-wall-destiny-ended-turn = { $seat } beendet den Zug.
dark-wall-destiny-ended-turn-cards = { $seat } beendet den Zug und legt { LIST($cards, "und") } ab.
dark-wall-destiny-banked = { $seat } bekommt { $count ->
        [one] einen Energiemarker.
       *[other] { $count } Energiemarker.
    }
dark-wall-destiny-looked-hidden = { $seat } sieht sich { $count ->
        [0] ein leeres Deck an.
        [one] die oberste Karte des eigenen Decks an.
       *[other] die obersten { $count } Karten des eigenen Decks an.
    }
dark-wall-destiny-looked = { $seat } sieht sich das eigene Deck an: { $cards }.
dark-wall-destiny-scanned = { $seat } deckt Karten des Raumdecks auf: { $cards }.
dark-wall-destiny-buried = { $seat } legt { $card } unter das Raumdeck.
dark-wall-destiny-recalled-hand = { $seat } nimmt { $card } aus der Ablage.
dark-wall-destiny-recalled-top = { $seat } legt { $card } oben auf das eigene Deck.
dark-wall-destiny-discounted = In diesem Zug kostet { $of } { $n } weniger.
dark-wall-destiny-shifted = { $seat } verschiebt { $card } auf Position { $at }.
dark-wall-destiny-covers = { $seat } schützt in der nächsten Drehung das Deck von { $whom }.
dark-wall-destiny-covers-now = { $seat } schützt in dieser Drehung das Deck von { $whom }.
dark-wall-destiny-covered = { $seat } schützt { $whom }: Stattdessen verbrennt eine Karte aus dem Deck von { $seat }.
dark-wall-destiny-covered-burning = { $seat } schützt das Deck von { $whom } und verbrennt stattdessen { LIST($cards, "und") }.
dark-wall-destiny-guarded = { $seat } schützt den Sektor von { $whom } vor { $n } Schaden.
dark-wall-destiny-guarded-own = { $seat } schützt in der nächsten Drehung den eigenen Sektor vor { $n } Schaden.
dark-wall-destiny-refitted = { $seat } versetzt { $card } auf „{ $host }“.
dark-wall-destiny-enhanced = { $seat } spielt „{ $card }“ auf „{ $host }“.
dark-wall-destiny-pulled = { $seat } nimmt { $card } umsonst aus dem System.
dark-wall-destiny-gained-pulls = Alle dürfen in ihrem Zug ein Schiff oder eine Crew umsonst aus dem System nehmen. Die Karte darf höchstens { $most } Energie kosten.
dark-wall-destiny-halted = { $seat } verhindert die Drehung dieser Runde.
dark-wall-destiny-replaced = Dank „{ $by }“ nicht verbrannt: { $card }.
dark-wall-destiny-burned-sector = Verbrannt im Sektor von { $seat }: { $card }.
dark-wall-destiny-spun = Runde { $round } ist vorbei; das System dreht sich.
dark-wall-destiny-spun-not = Runde { $round } ist vorbei; die Drehung wurde verhindert.
dark-wall-destiny-burned-system = Verbrannt: { $card }.
dark-wall-destiny-burned-hand = { $seat } verbrennt { $card } aus der Hand.
dark-wall-destiny-burned-discards = { $seat } verbrennt { $card } aus der Ablage.
dark-wall-destiny-burned-deck = Verbrannt aus dem Deck von { $seat }: { LIST($card, "und") }.
dark-wall-destiny-turned-up = Aus dem Raum: { $cards }.
dark-wall-destiny-entered = { $card } kommt ins System!
dark-wall-destiny-returned = Wieder auf Position 1: { $card }.
dark-wall-destiny-deck-opened = Das nächste Raumdeck ist jetzt offen. { $left ->
        [0] Es ist das letzte.
        [one] Danach kommt noch eines.
       *[other] Danach kommen noch { $left }.
    }
dark-wall-destiny-attacked = Angriff von Position { $at } ({ $card }): { $what }.
dark-wall-destiny-attacked-in-vain = Angriff von Position { $at } ({ $card }): { $result }
dark-wall-destiny-was-hit = { $seat } erleidet { $damage } Schaden.
dark-wall-destiny-was-hit-blocked = { $seat } wird mit { $damage } Schaden getroffen; { $blocked } davon fängt die Abwehr des Sektors ab.
dark-wall-destiny-besieged = Die Kryoschiffe von { $seat } werden mit Stärke { $points } belagert.
dark-wall-destiny-besieged-blocked = Die Kryoschiffe von { $seat } werden mit Stärke { $points } belagert; { $blocked } davon fängt die Abwehr des Sektors ab.
dark-wall-destiny-damaged = Die Hülle von { $card } steht bei { $left }.
dark-wall-destiny-repaired = { $seat } repariert { $card }; die Hülle steht bei { $left }.
dark-wall-destiny-raided = { $seat } überfällt { $whom } mit Stärke { $points }.
dark-wall-destiny-raided-blocked = { $seat } überfällt { $whom } mit Stärke { $points }; { $blocked } davon fängt die Abwehr von { $whom } ab.
dark-wall-destiny-plundered = { $seat } erleidet { $n } Schaden durch Überfälle von { LIST($seats, "und") }.
dark-wall-destiny-stole = { $seat } nimmt { $whom } einen Marker weg.
dark-wall-destiny-taxed = { $seat } besteuert { $whom }: Die nächste Karte kostet { $whom } { $n } mehr.
dark-wall-destiny-harm-raids = { LIST($seats, "und") } { $count ->
        [one] überfällt
       *[other] überfallen
    } dich mit Stärke { $points }{ $blocked ->
        [0] { "" }
       *[other] {" "}({ $blocked } abgefangen)
    }.
dark-wall-destiny-harm-thefts = { LIST($seats, "und") } { $count ->
        [one] nimmt
       *[other] nehmen
    } dir { $tokens ->
        [one] einen Marker
       *[other] { $tokens } Marker
    } weg
dark-wall-destiny-harm-taxes = { LIST($seats, "und") } { $count ->
        [one] besteuert
       *[other] besteuern
    } dich: nächste Karte { $n } teurer
dark-wall-destiny-harm = { $what }.
dark-wall-destiny-idled = Eine Fähigkeit von „{ $card }“ hat keine Wirkung: { $why }.
dark-wall-destiny-idle = Die Fähigkeit wirkt jetzt nicht: { $why }.
dark-wall-destiny-idle-part = Eine der Fähigkeiten wirkt jetzt nicht: { $why }.
dark-wall-destiny-idle-raid = Wer führt, darf die Person auf dem letzten Platz nicht überfallen
dark-wall-destiny-idle-raid-full = Alle Rivalen sind schon mit 3 Punkten überfallen
dark-wall-destiny-idle-steal = Kein Rivale hat einen Marker
dark-wall-destiny-idle-steal-full = Mehr als fünf Marker darf niemand haben
dark-wall-destiny-idle-shadow = Kein Rivale hat ein Schiff
dark-wall-destiny-idle-halt = Auf der Hand ist keine Karte, die verbrennen darf
dark-wall-destiny-idle-ward = Es ist keine Karte zum Abwerfen auf der Hand
dark-wall-destiny-idle-burn = Es gibt keine Karte zum Verbrennen
dark-wall-destiny-idle-peek = Das Deck ist leer
dark-wall-destiny-idle-recall-hand = Auf der Ablage liegt keine solche Karte
dark-wall-destiny-idle-recall-top = Die Ablage ist leer
dark-wall-destiny-idle-repair = Bei keinem Kryoschiff ist die Hülle beschädigt
dark-wall-destiny-idle-refit = Keine Crew kann auf ein anderes Schiff
dark-wall-destiny-idle-plant = Auf der Ablage liegt keine Karte, die du anlegen kannst
dark-wall-destiny-idle-ship = Im Sektor ist kein Schiff
dark-wall-destiny-idle-crewed-ship = Im Sektor hat kein Schiff Crew an Bord
dark-wall-destiny-idle-other = Es gibt nichts zu wählen
dark-wall-destiny-shadowed = { $seat } beschattet „{ $card }“ von { $whom }.
dark-wall-destiny-award-passed = { $change ->
    [lost] { LIST($lost, "und") } { $losers ->
        [one] verliert
       *[other] verlieren je
    } { $n } Punkte für { $what }
   *[other] { LIST($gained, "und") } { $winners ->
        [one] bekommt
       *[other] bekommen je
    } { $n } Punkte für { $what }{ $change ->
        [gained] { "" }
       *[other] , { LIST($lost, "und") } { $losers ->
            [one] verliert
           *[other] verlieren
        } sie
    }
}.
dark-wall-destiny-for-energy = die meiste Energie im Sektor
dark-wall-destiny-for-cards = die meisten Karten an einem Planeten
dark-wall-destiny-for-crew = die meiste Crew auf Schiffen
dark-wall-destiny-chapter = Runde { $round }
dark-wall-destiny-sentences = { $first } { $rest }
dark-wall-destiny-dealt = { $n ->
    [0] { $further ->
        [0] kein Schaden
       *[other] keiner
    }
   *[other] { $count ->
        [one] { "" }
       *[other] {"je "}
    }{ $n }{ $further ->
        [0] {" "}Schaden
       *[other] { "" }
    }
} für { LIST($seats, "und") }{ $blocked ->
    [0] { "" }
   *[other] {" "}({ $count ->
        [one] { "" }
       *[other] {"je "}
    }{ $blocked } abgefangen)
}
dark-wall-destiny-story-costs = Folge: { $costs }.
dark-wall-destiny-burning-costs = Die Karte { $card } verbrennt: { $costs }.
dark-wall-destiny-story-losses = Verlorene Marker: { $losses }.
dark-wall-destiny-story-losses-none = Niemand hat einen Marker zu verlieren.
dark-wall-destiny-story-besieged-none = Kein Kryoschiff ist angelegt, also wird niemand belagert.
dark-wall-destiny-story-siege = eine Belagerung mit Stärke { $n } gegen { $seat }{ $blocked ->
    [0] { "" }
   *[other] {" "}({ $blocked } abgefangen)
}
dark-wall-destiny-story-loss = { $seat } { $n }
dark-wall-destiny-settled-ordered = Die Anweisung von { $seat } entscheidet, was abgeworfen wird.
dark-wall-destiny-settled = { LIST($seats, "und") } { $count ->
        [one] hat
       *[other] haben
    } gewählt, was abgeworfen wird.
dark-wall-destiny-discarded = { $seat } wirft { LIST($cards, "und") } ab.
dark-wall-destiny-discarded-ordered = { $seat } wirft laut Anweisung { LIST($cards, "und") } ab.
dark-wall-destiny-discarded-none = { LIST($seats, "und") } { $count ->
        [one] hat
       *[other] haben
    } keine Crew zum Abwerfen.
dark-wall-destiny-lost-token = { $seat } verliert { $count ->
        [one] einen Energiemarker.
       *[other] { $count } Energiemarker.
    }
dark-wall-destiny-exposed = In dieser Drehung zählt keine Abwehr mehr.
dark-wall-destiny-advanced = Die Karte { $card } wird auf Position { $at } gezogen.
dark-wall-destiny-ordered = { $seat } gibt eine Anweisung für Schaden.
dark-wall-destiny-showed = { $seat } zeigt die Hand: { $cards }.
dark-wall-destiny-hid = { $seat } zeigt neu gezogene Karten nicht mehr.
dark-wall-destiny-ended-saved = Alle Kolonien sind gerettet.
dark-wall-destiny-ended-burned = Ein Kryoschiff ist im System verbrannt.
dark-wall-destiny-ended-deck = Ein Kryoschiff ist in einem Deck verbrannt.
dark-wall-destiny-ended-siege = Ein Kryoschiff ist unter Belagerung verbrannt.
dark-wall-destiny-ended-empty = Im System liegen keine Karten mehr.

# Was geschah, gesagt zu der Person, die es tat oder die es traf

dark-wall-destiny-you = dich
dark-wall-destiny-by-you = dir
dark-wall-destiny-own-chosen = Du hast { $faction } mit „{ $card }“ gewählt.
dark-wall-destiny-own-took-turn = Du beginnst deinen Zug.
dark-wall-destiny-own-played = Du spielst { LIST($card, "und") } aus.
dark-wall-destiny-own-seeded = Du legst „{ $card }“ an „{ $host }“ an.
dark-wall-destiny-own-used = Du nutzt „{ $card }“.
dark-wall-destiny-own-acquired = Du kaufst { $card } für { $price } { $combat ->
        [0] Energie
       *[other] Kampf
    }.
dark-wall-destiny-own-acquired-tokens = Du kaufst { $card } für { $price } Energie und zahlst { $tokens ->
        [one] 1 davon mit einem Marker.
       *[other] { $tokens } davon mit Markern.
    }
dark-wall-destiny-own-saved = Du rettest { $card }. { $left ->
        [0] Es war die letzte.
        [one] Eine Kolonie ist noch zu retten.
       *[other] { $left } Kolonien sind noch zu retten.
    }
dark-wall-destiny-own-drew = Du ziehst { LIST($cards, "und") }.
dark-wall-destiny-own-reshuffled = Du mischst ein neues Deck.
dark-wall-destiny-own-ended-turn = Du beendest deinen Zug.
dark-wall-destiny-own-ended-turn-cards = Du beendest deinen Zug und legst { LIST($cards, "und") } ab.
dark-wall-destiny-own-banked = Du bekommst { $count ->
        [one] einen Energiemarker.
       *[other] { $count } Energiemarker.
    }
dark-wall-destiny-own-looked = Du siehst dir dein Deck an: { $cards }.
dark-wall-destiny-own-scanned = Du deckst Karten des Raumdecks auf: { $cards }.
dark-wall-destiny-own-buried = Du legst { $card } unter das Raumdeck.
dark-wall-destiny-own-recalled-hand = Du nimmst { $card } aus deiner Ablage.
dark-wall-destiny-own-recalled-top = Du legst { $card } oben auf dein Deck.
dark-wall-destiny-own-shifted = Du verschiebst { $card } auf Position { $at }.
dark-wall-destiny-own-covers = Du schützt in der nächsten Drehung das Deck von { $whom }.
dark-wall-destiny-yours-covers = { $seat } schützt in der nächsten Drehung dein Deck.
dark-wall-destiny-own-covered = Du schützt { $whom }: Stattdessen verbrennt eine Karte aus deinem Deck.
dark-wall-destiny-yours-covered = { $seat } schützt dich: Stattdessen verbrennt eine Karte aus dem Deck von { $seat }.
dark-wall-destiny-own-covered-burning = Du schützt das Deck von { $whom } und verbrennst stattdessen { LIST($cards, "und") }.
dark-wall-destiny-yours-covered-burning = { $seat } schützt dein Deck und verbrennt stattdessen { LIST($cards, "und") }.
dark-wall-destiny-own-guarded = Du schützt den Sektor von { $whom } vor { $n } Schaden.
dark-wall-destiny-yours-guarded = { $seat } schützt deinen Sektor vor { $n } Schaden.
dark-wall-destiny-own-guarded-own = Du schützt in der nächsten Drehung deinen Sektor vor { $n } Schaden.
dark-wall-destiny-own-refitted = Du versetzt { $card } auf „{ $host }“.
dark-wall-destiny-own-enhanced = Du spielst „{ $card }“ auf „{ $host }“.
dark-wall-destiny-own-pulled = Du nimmst { $card } umsonst aus dem System.
dark-wall-destiny-own-halted = Du verhinderst die Drehung dieser Runde.
dark-wall-destiny-own-burned-sector = Verbrannt in deinem Sektor: { $card }.
dark-wall-destiny-own-burned-hand = Du verbrennst { $card } aus der Hand.
dark-wall-destiny-own-burned-discards = Du verbrennst { $card } aus deiner Ablage.
dark-wall-destiny-own-burned-deck = Verbrannt aus deinem Deck: { LIST($card, "und") }.
dark-wall-destiny-own-was-hit = Du erleidest { $damage } Schaden.
dark-wall-destiny-own-was-hit-blocked = Du wirst mit { $damage } Schaden getroffen; { $blocked } davon fängt die Abwehr deines Sektors ab.
dark-wall-destiny-own-besieged = Deine Kryoschiffe werden mit Stärke { $points } belagert.
dark-wall-destiny-own-besieged-blocked = Deine Kryoschiffe werden mit Stärke { $points } belagert; { $blocked } davon fängt die Abwehr deines Sektors ab.
dark-wall-destiny-own-repaired = Du reparierst { $card }; die Hülle steht bei { $left }.
dark-wall-destiny-own-raided = Du überfällst { $whom } mit Stärke { $points }.
dark-wall-destiny-own-raided-blocked = Du überfällst { $whom } mit Stärke { $points }; { $blocked } davon fängt die Abwehr von { $whom } ab.
dark-wall-destiny-own-plundered = Du erleidest { $n } Schaden durch Überfälle von { LIST($seats, "und") }.
dark-wall-destiny-own-stole = Du nimmst { $whom } einen Marker weg.
dark-wall-destiny-own-taxed = Du besteuerst { $whom }: Die nächste Karte kostet { $whom } { $n } mehr.
dark-wall-destiny-own-shadowed = Du beschattest „{ $card }“ von { $whom }.
dark-wall-destiny-yours-shadowed = { $seat } beschattet dein Schiff „{ $card }“.
dark-wall-destiny-own-award-gained = Du{ $count ->
        [0] {" "}bekommst { $n } Punkte
        [one] {" "}und { LIST($others, "und") } bekommt je { $n } Punkte
       *[other] , { LIST($others, "und") } bekommt je { $n } Punkte
    } für { $what }{ $losers ->
        [0] { "" }
        [one] , { LIST($rivals, "und") } verliert sie
       *[other] , { LIST($rivals, "und") } verlieren sie
    }.
dark-wall-destiny-own-award-lost = Du{ $count ->
        [0] {" "}verlierst { $n } Punkte
        [one] {" "}und { LIST($others, "und") } verliert je { $n } Punkte
       *[other] , { LIST($others, "und") } verliert je { $n } Punkte
    } für { $what }{ $losers ->
        [0] { "" }
        [one] , { LIST($rivals, "und") } bekommt sie
       *[other] , { LIST($rivals, "und") } bekommen sie
    }.
dark-wall-destiny-own-forecast-tokens = du{ $count ->
    [0] {" "}verlierst
    [one] {" "}und { LIST($others, "und") } verliert je
   *[other] , { LIST($others, "und") } verliert je
} { $n } Marker
dark-wall-destiny-own-story-loss = du { $n }
dark-wall-destiny-own-settled-ordered = Deine Anweisung entscheidet, was du abwirfst.
dark-wall-destiny-own-settled = Du{ $count ->
        [0] {" "}hast
        [one] {" "}und { LIST($others, "und") } habt
       *[other] , { LIST($others, "und") } habt
    } gewählt, was { $count ->
        [0] du abwirfst
       *[other] ihr abwerft
    }.
dark-wall-destiny-own-discarded = Du wirfst { LIST($cards, "und") } ab.
dark-wall-destiny-own-discarded-ordered = Du wirfst laut Anweisung { LIST($cards, "und") } ab.
dark-wall-destiny-own-discarded-none = Du{ $count ->
        [0] {" "}hast
        [one] {" "}und { LIST($others, "und") } habt
       *[other] , { LIST($others, "und") } habt
    } keine Crew zum Abwerfen.
dark-wall-destiny-own-lost-token = Du verlierst { $count ->
        [one] einen Energiemarker.
       *[other] { $count } Energiemarker.
    }
dark-wall-destiny-own-ordered = Du gibst eine Anweisung für Schaden.
dark-wall-destiny-own-showed = Du zeigst deine Hand: { $cards }.
dark-wall-destiny-own-hid = Du zeigst neu gezogene Karten nicht mehr.
dark-wall-destiny-no-cards = nichts
dark-wall-destiny-no-colonies = keine
dark-wall-destiny-several = { $n } × { $card }
dark-wall-destiny-table-status = Runde { $round } (Schwierigkeit: { $difficulty }): { $doing }.{ $contest ->
    [0] { "" }
   *[other] {" "}Startplatz: { $first }, in der nächsten Runde { $next }.
}
dark-wall-destiny-table-rising = { $n ->
    [0] Ab Runde { $round } macht jeder Angriff 1 Schaden mehr.
   *[other] Jeder Angriff macht jetzt { $n } Schaden mehr. Ab Runde { $round } kommt noch 1 dazu.
}
dark-wall-destiny-table-risen = Jeder Angriff macht jetzt { $n } Schaden mehr.
dark-wall-destiny-doing-tactics = Alle wählen eine Fraktion und ihre Taktikkarte
dark-wall-destiny-doing-begin = Wer noch nicht dran war, darf beginnen
dark-wall-destiny-doing-spin = Das System dreht sich
dark-wall-destiny-doing-over = Das Spiel ist vorbei
dark-wall-destiny-turn-action = { $seat } spielt Karten aus und kauft danach
dark-wall-destiny-turn-acquire = { $seat } kauft Karten
dark-wall-destiny-table-system = System, vom Anfang zum Stern (⚔ Angriffsvektor): { $cards }
dark-wall-destiny-position = { $at }. { $card } ({ $price })
dark-wall-destiny-position-vector = { $at } ⚔. { $card } ({ $price })
dark-wall-destiny-position-colony = { $at }. ❄ { $card } ({ $price })
dark-wall-destiny-position-colony-vector = { $at } ⚔. ❄ { $card } ({ $price })
dark-wall-destiny-position-empty = { $at }. –
dark-wall-destiny-position-empty-vector = { $at } ⚔. –
dark-wall-destiny-table-colonies = Gerettete Kolonien: { $saved }. Es kommen noch: { $left }.
dark-wall-destiny-omega-not-seeded = { $card } gilt mit dem Kauf als gerettet, zählt aber nicht als angelegtes Kryoschiff.
dark-wall-destiny-table-colony = { $card } ({ $price } Energie)
dark-wall-destiny-table-decks = { $deck ->
        [one] 1 Karte
       *[other] { $deck } Karten
    } im Raumdeck, { $fresh ->
        [0] alle Regionen geöffnet
        [one] eine Region noch nicht geöffnet
       *[other] { $fresh } Regionen noch nicht geöffnet
    }; { $burned } verbrannt; { $pool } Marker im Vorrat.
dark-wall-destiny-table-scanned = Als Nächstes aus dem Raum: { $cards }
dark-wall-destiny-forecast = Nächste Drehung, wenn niemand mehr kauft: { $burns } { $attacks }
dark-wall-destiny-forecast-detail = Die Drehung im Einzelnen: { $burns } { $attacks }
dark-wall-destiny-forecast-halted = Die Drehung dieser Runde ist verhindert: Nichts verbrennt, rückt vor oder greift an.
dark-wall-destiny-coming-none = Nächste Drehung, wenn niemand mehr kauft: kein Schaden für dich{ $worst ->
    [0] { "" }
   *[other] , außer durch eine neue Karte (bis zu { $worst })
}.
dark-wall-destiny-coming-damage = Nächste Drehung, wenn niemand mehr kauft: { $n } Schaden für dich{ $worst ->
    [0] { "" }
   *[other] , durch eine neue Karte bis zu { $worst } mehr
}.
dark-wall-destiny-forecast-open = Nächste Drehung, wenn niemand mehr kauft (noch nicht dran: { LIST($seats, "und") }): { $burns } { $attacks }
dark-wall-destiny-forecast-burns = Die Karte { $card } verbrennt.
dark-wall-destiny-forecast-burns-and = Die Karte { $card } verbrennt ({ $what }).
dark-wall-destiny-forecast-no-fire = Nichts verbrennt.
dark-wall-destiny-forecast-attack = Angriff von ⚔ { $at } ({ $card }): { $what }.
dark-wall-destiny-forecast-free = Angriff von ⚔ { $at } ({ $card }): Er schadet niemandem.
dark-wall-destiny-forecast-tokens = { LIST($seats, "und") } { $count ->
    [one] verliert
   *[other] verlieren je
} { $n } Marker
dark-wall-destiny-forecast-calm = { $new ->
    [0] Nichts greift an.
   *[other] Im System greift nichts an, aber vielleicht eine neue Karte.
}
dark-wall-destiny-forecast-worst = Eine neue Karte, die auf einem Angriffsvektor anhält, kann bis zu { $n } Schaden machen.
dark-wall-destiny-forecast-colony = Das Kryoschiff { $card } verbrennt in { $spins ->
        [one] der nächsten Drehung!
       *[other] { $spins } Drehungen. Kauft jemand eine Karte zwischen ihm und dem Stern, verbrennt es eine Drehung früher.
    }
dark-wall-destiny-outlook-colony = Kauft { $card } ({ $price } Energie): Das Kryoschiff verbrennt in { $spins ->
        [one] der nächsten Drehung
       *[other] { $spins } Drehungen
    }.{ $ready ->
        [0] {" "}Zum Anlegen braucht ihr einen Planeten.
        [1] {" "}Spielt zum Anlegen einen Planeten aus.
       *[other] { "" }
    }
dark-wall-destiny-outlook-payable = Du kannst { $card } jetzt für { $price } Energie kaufen.{ $ready ->
        [0] {" "}Zum Anlegen brauchst du einen Planeten.
        [1] {" "}Spiel zum Anlegen einen Planeten aus.
       *[other] { "" }
    }
dark-wall-destiny-outlook-urgent = **{ $card } verbrennt in { $spins ->
        [one] der nächsten Drehung
       *[other] { $spins } Drehungen
    }. Kauft das Kryoschiff für { $price } Energie, sonst ist das Spiel verloren.**{ $ready ->
        [0] {" "}Zum Anlegen braucht ihr einen Planeten.
        [1] {" "}Spielt zum Anlegen einen Planeten aus.
       *[other] { "" }
    }
dark-wall-destiny-outlook-next = Als Nächstes kommt ein Kryoschiff für { $least }{ $range ->
        [0] { "" }
       *[other] {" bis "}{ $most }
    } Energie.{ $ready ->
        [0] {" "}Haltet einen Planeten dafür bereit.
        [1] {" "}Spielt dafür einen Planeten aus.
       *[other] { "" }
    }
dark-wall-destiny-outlook-colony-contest = Das Kryoschiff { $card } kostet { $price } Energie und verbrennt in { $spins ->
        [one] der nächsten Drehung
       *[other] { $spins } Drehungen
    }.{ $ready ->
        [0] {" "}Zum Anlegen brauchst du einen Planeten.
        [1] {" "}Spiel zum Anlegen einen Planeten aus.
       *[other] { "" }
    }
dark-wall-destiny-outlook-urgent-contest = **Das Kryoschiff { $card } ({ $price } Energie) verbrennt in { $spins ->
        [one] der nächsten Drehung
       *[other] { $spins } Drehungen
    }, und dann endet das Spiel.**{ $ready ->
        [0] {" "}Zum Anlegen brauchst du einen Planeten.
        [1] {" "}Spiel zum Anlegen einen Planeten aus.
       *[other] { "" }
    }
dark-wall-destiny-outlook-next-contest = Als Nächstes kommt ein Kryoschiff für { $least }{ $range ->
        [0] { "" }
       *[other] {" bis "}{ $most }
    } Energie.{ $ready ->
        [0] {" "}Halte dafür einen Planeten bereit.
        [1] {" "}Spiel dafür einen Planeten aus.
       *[other] { "" }
    }
dark-wall-destiny-forecast-siege = { $n ->
    [0] eine Belagerung gegen { $seat }, ganz abgefangen
   *[other] eine Belagerung mit Stärke { $n } gegen { $seat }
}
dark-wall-destiny-table-hulls = Hüllen: { $cards }
dark-wall-destiny-table-hull = { $card } { $n }
dark-wall-destiny-table-drone = { $n ->
    [0] { $card } (ausverkauft)
   *[other] { $n } × { $card } ({ $price } Energie)
}
dark-wall-destiny-table-drones = Drohnen: { $cards }
dark-wall-destiny-own-turn-begin = **Mach deinen Zug jetzt oder später.**
dark-wall-destiny-own-turn-play = **Ausspielen, kaufen, beenden.**
dark-wall-destiny-own-turn-acquire = **Kaufen oder Zug beenden.**
dark-wall-destiny-own-turn-more = **Weiter kaufen oder Zug beenden.**
dark-wall-destiny-table-hit = { $burned ->
    [0] Angriff: { $card }
   *[other] Verbrannt: { $card }
}. Noch abwerfen müssen: { LIST($dues, "und") }.
dark-wall-destiny-table-raid = Nach Überfällen müssen noch abwerfen: { LIST($dues, "und") }.
dark-wall-destiny-table-due = { $seat } (für { $n } Schaden)
dark-wall-destiny-table-hit-own = Wähle, was du abwirfst: { $n } Schaden von „{ $card }“{ $burned ->
    [0] { "" }
   *[other] {" "}(verbrannt)
}.
dark-wall-destiny-table-raid-own = Überfallen von { LIST($seats, "und") }. Wähle, was du abwirfst.
dark-wall-destiny-table-ask-own = { $card }: { CAPITAL($what) }.
dark-wall-destiny-table-ask-own-siege = { $card }: Belagerung mit Stärke { $n }{ $more ->
    [0] { "" }
   *[other] {" "}und danach noch einmal mit Stärke { $more }
}. Wähle, was den Schaden trägt.
dark-wall-destiny-table-ask = „{ $card }“: { $seat } wählt gerade.
dark-wall-destiny-table-seat = { $seat } ({ $faction }, { $home }): { $energy } { ICON("energy") }, { $combat } { ICON("combat") }, { $defense } { ICON("defense") }, { $tokens ->
        [one] 1 Marker
       *[other] { $tokens } Marker
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
dark-wall-destiny-home-secret = Taktik noch unbekannt
dark-wall-destiny-table-pulls = { $seat } darf noch { $n ->
        [one] ein Schiff oder eine Crew umsonst aus dem System nehmen. Die Karte
       *[other] { $n } Schiffe oder Crew umsonst aus dem System nehmen. Jede Karte
    } darf höchstens { $most } Energie kosten.
dark-wall-destiny-table-pulls-own = Awakening: In deinem Zug darfst du { $n ->
        [one] ein Schiff oder eine Crew umsonst nehmen. Die Karte
       *[other] { $n } Schiffe oder Crew umsonst nehmen. Jede Karte
    } darf höchstens { $most } Energie kosten.
dark-wall-destiny-table-owed = { $seat } erleidet zu Beginn des nächsten eigenen Zuges { $n } Schaden durch Überfälle.
dark-wall-destiny-table-taxed = Die nächste Karte von { $seat } kostet { $n } mehr.
dark-wall-destiny-table-sector = Sektor von { $seat }: { $cards }
dark-wall-destiny-berth = { $card } (mit { LIST($under, "und") })
dark-wall-destiny-table-holds = { $seat } hat { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand und { $deck } im Deck.
dark-wall-destiny-table-holds-shown = { $seat } hat { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } auf der Hand und { $deck } im Deck; gezeigt: { $cards }
dark-wall-destiny-table-hand = Deine Hand: { $cards }
dark-wall-destiny-table-piles = Dein Deck: { $deck ->
        [one] 1 Karte
       *[other] { $deck } Karten
    }; abgelegt: { $discards }
dark-wall-destiny-table-top = Oben auf deinem Deck: { $cards }
dark-wall-destiny-table-to-spend = Verfügbar: { $energy } Energie, { $combat } Kampf (nur für Aliens){ $tokens ->
        [0] { "" }
        [one] , 1 Energiemarker
       *[other] , { $tokens } Energiemarker
    }{ $pulls ->
        [0] { "" }
        [one] . Umsonst nehmen darfst du ein Schiff oder eine Crew. Die Karte darf höchstens { $most } Energie kosten.
       *[other] . Umsonst nehmen darfst du { $pulls } Schiffe oder Crew. Jede Karte darf höchstens { $most } Energie kosten.
    }
dark-wall-destiny-table-order-ask = Bei Schaden wirst du gefragt.
dark-wall-destiny-table-order-defense = Bei Schaden wirfst du Abwehr ab, dann das Billigste nach Preis plus Energie plus Kampf; Fähigkeiten zählen nicht.
dark-wall-destiny-table-order-list = Bei Schaden wirfst du zuerst diese ab: { $cards }
dark-wall-destiny-end-saved = Gewonnen in Runde { $round }: Alle Kolonien sind gerettet, mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    } insgesamt.
dark-wall-destiny-end-burned = Verloren in Runde { $round }: Ein Kryoschiff ist im System verbrannt; { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } insgesamt.
dark-wall-destiny-end-deck = Verloren in Runde { $round }: Ein Kryoschiff ist in einem Deck verbrannt; { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } insgesamt.
dark-wall-destiny-end-siege = Verloren in Runde { $round }: Ein Kryoschiff ist unter Belagerung verbrannt; { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } insgesamt.
dark-wall-destiny-end-empty = Verloren in Runde { $round }: Im System liegt keine Karte mehr; { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } insgesamt.
dark-wall-destiny-end-contest-saved = Zu Ende in Runde { $round }: Alle Kolonien sind gerettet. { LIST($winners, "und") } { $count ->
        [one] gewinnt
       *[other] gewinnen
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
dark-wall-destiny-end-contest-burned = Zu Ende in Runde { $round }: Ein Kryoschiff ist im System verbrannt. { LIST($winners, "und") } { $count ->
        [one] gewinnt
       *[other] gewinnen
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
dark-wall-destiny-end-contest-deck = Zu Ende in Runde { $round }: Ein Kryoschiff ist in einem Deck verbrannt. { LIST($winners, "und") } { $count ->
        [one] gewinnt
       *[other] gewinnen
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
dark-wall-destiny-end-contest-siege = Zu Ende in Runde { $round }: Ein Kryoschiff ist unter Belagerung verbrannt. { LIST($winners, "und") } { $count ->
        [one] gewinnt
       *[other] gewinnen
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
dark-wall-destiny-end-contest-empty = Zu Ende in Runde { $round }: Im System liegt keine Karte mehr. { LIST($winners, "und") } { $count ->
        [one] gewinnt
       *[other] gewinnen
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
dark-wall-destiny-measure-points = Siegpunkte
dark-wall-destiny-measure-income = Energie je Zug
dark-wall-destiny-measure-damage = Schaden bisher
dark-wall-destiny-measure-spins = Frist des Kryoschiffs
dark-wall-destiny-award-energy = Punkte für die meiste Energie im Sektor: { $seats } ({ $count ->
    [one] { "" }
   *[other] {"je "}
}+{ $n })
dark-wall-destiny-award-cards = Punkte für die meisten Karten an einem Planeten: { $seats } ({ $count ->
    [one] { "" }
   *[other] {"je "}
}+{ $n })
dark-wall-destiny-award-crew = Punkte für die meiste Crew auf Schiffen: { $seats } ({ $count ->
    [one] { "" }
   *[other] {"je "}
}+{ $n })
dark-wall-destiny-deeds = { $seat }: { $deeds }
dark-wall-destiny-deed-rescued = { $n ->
    [one] 1 Kolonie gerettet
   *[other] { $n } Kolonien gerettet
}
dark-wall-destiny-deed-seeded = { $n ->
    [one] 1 Kryoschiff angelegt
   *[other] { $n } Kryoschiffe angelegt
}
dark-wall-destiny-deed-defeated = { $n ->
    [one] 1 Alien besiegt
   *[other] { $n } Aliens besiegt
}
dark-wall-destiny-deed-suffered = { $n } Schaden erlitten
dark-wall-destiny-deed-shielded = { $n } Schaden für andere abgefangen
dark-wall-destiny-deed-thinned = { $n ->
    [one] 1 Karte freiwillig verbrannt
   *[other] { $n } Karten freiwillig verbrannt
}
dark-wall-destiny-refused-tactics-first = Erst wählen alle eine Fraktion und eine Taktikkarte.
dark-wall-destiny-refused-raids-first = Wirf erst Karten für die Überfälle auf dich ab.
dark-wall-destiny-refused-covers = Du schützt in der nächsten Drehung schon ein Deck.
dark-wall-destiny-refused-nobody-to-cover = Du kannst nur das Deck von jemand anderem schützen. In Aggression geht auch das nicht.
dark-wall-destiny-refused-spin = Das System dreht sich gerade. Deinen Zug machst du in der nächsten Runde.
dark-wall-destiny-refused-answer-first = Beantworte erst die Frage deiner Karte.
dark-wall-destiny-refused-not-your-turn = Du bist nicht dran.
dark-wall-destiny-refused-had-turn = Du warst in dieser Runde schon dran.
dark-wall-destiny-refused-take-turn-first = Beginn erst deinen Zug.
dark-wall-destiny-refused-seat-order = An diesem Tisch geht es reihum.
dark-wall-destiny-refused-have-turn = Du bist schon dran.
dark-wall-destiny-refused-quicker = { $seat } war schneller. Danach kannst du deinen Zug beginnen.
dark-wall-destiny-refused-not-in-hand = Diese Karte hast du nicht auf der Hand. Wähle eine andere.
dark-wall-destiny-refused-acquiring = Du kaufst schon, darum kannst du in diesem Zug nichts mehr ausspielen oder anlegen.
dark-wall-destiny-refused-colony-played = Ein Kryoschiff kannst du nicht ausspielen. Leg es an einem Planeten an.
dark-wall-destiny-refused-colony-host = Ein Kryoschiff legst du an einem Planeten in deinem Sektor an.
dark-wall-destiny-refused-no-host = Dort kannst du das nicht anlegen. Crew kommt an Schiffe mit Platz, an Planeten kommt jede Karte.
dark-wall-destiny-refused-nothing-plain = „Alles ausspielen“ geht nur mit Karten, die dich nichts fragen. Spiel deine einzeln aus.
dark-wall-destiny-refused-not-ready = Dort kannst du in diesem Zug keine Fähigkeit nutzen.
dark-wall-destiny-refused-sold-out = { $card } ist ausverkauft. Wähle eine andere Karte.
dark-wall-destiny-refused-gone = Diese Karte ist weg. Sieh dir das System an und wähle eine andere.
dark-wall-destiny-refused-too-dear = Diese Karte kannst du nicht bezahlen.
dark-wall-destiny-refused-no-pull = Du darfst nichts mehr umsonst nehmen. Für jede gerettete Kolonie darfst du es einmal.
dark-wall-destiny-refused-not-pulled = Umsonst nimmst du nur ein Schiff oder eine Crew für höchstens 5 Energie, und 1 mehr je geretteter Kolonie.
dark-wall-destiny-refused-chosen = Du hast deine Taktikkarte schon gewählt.
dark-wall-destiny-refused-faction-taken = Diese Fraktion hat schon jemand anderes. Wähle eine andere.
dark-wall-destiny-refused-no-answer = Das ist keine der Antworten. Wähle eine, die angeboten wird.
dark-wall-destiny-refused-nothing-asked = Keine Karte wartet auf deine Wahl.
dark-wall-destiny-refused-no-damage = Du musst gerade nichts abwerfen.
dark-wall-destiny-refused-paid-twice = Jede Karte zahlt nur einmal. Wähle für den späteren Angriff andere.
dark-wall-destiny-refused-settled = Du hast schon gewählt, was du abwirfst.
dark-wall-destiny-refused-not-coming = Das trifft dich in dieser Drehung nicht.
dark-wall-destiny-refused-wrong-discards = Für { $card }: Wirf genau so viele Karten ab, wie die { $n } Schaden verlangen.
dark-wall-destiny-refused-asides = In dieser Runde kannst du deine Anweisungen nicht mehr ändern.
dark-wall-destiny-refused-no-order = Du hast keine Anweisung für Schaden. Wähle, was du abwirfst, oder gib erst eine.
dark-wall-destiny-refused-same-order = Das ist schon deine Anweisung.
dark-wall-destiny-refused-wrong-order = Eine Anweisung kann nur Karten auf deiner Hand nennen.
dark-wall-destiny-refused-alone = Du spielst allein. Es gibt niemanden, dem du deine Hand zeigen kannst.
dark-wall-destiny-refused-same-showing = So wird deine Hand schon gezeigt.
dark-wall-destiny-option-difficulty = Schwierigkeit
dark-wall-destiny-option-difficulty-about = Schaden jedes Angriffs: leicht −1, normal wie auf der Karte, schwer +1
dark-wall-destiny-option-difficulty-easy = Leicht
dark-wall-destiny-option-difficulty-normal = Normal
dark-wall-destiny-option-difficulty-hard = Schwer
dark-wall-destiny-option-awakening = Awakening
dark-wall-destiny-option-awakening-about = Erweiterung: anfangs und je Kolonie Schiffe oder Crew umsonst; dazu Taktiken
dark-wall-destiny-option-hostile-stars = Hostile Stars
dark-wall-destiny-option-hostile-stars-about = Erweiterung: stärkere Aliens, manche kehren zurück; dazu hilfreiche Strategien
dark-wall-destiny-option-homefront = Homefront
dark-wall-destiny-option-homefront-about = Erweiterung: Aliens greifen gerettete Kolonien an; Geleit und Stationen schützen
dark-wall-destiny-option-aggression = Aggression
dark-wall-destiny-option-aggression-about = Erweiterung: Ihr spielt gegeneinander (2 bis 6); die meisten Punkte gewinnen
dark-wall-destiny-option-order = Zugfolge
dark-wall-destiny-option-order-about = Frei: Wer mag, ist als Nächstes dran. Reihum: nach der Sitzordnung
dark-wall-destiny-option-order-seats = Reihum
dark-wall-destiny-option-order-free = Frei
dark-wall-destiny-option-factions = Fraktionen
dark-wall-destiny-option-factions-about = Wählt ihr eure Fraktionen, oder entscheidet das Los?
dark-wall-destiny-option-factions-choose = Selbst wählen
dark-wall-destiny-option-factions-lot = Auslosen
dark-wall-destiny-option-tactics = Taktikkarten zur Auswahl
dark-wall-destiny-option-tactics-about = 1: Jede Fraktion hat eine Taktikkarte. 2: Sie hat zwei, und du wählst eine
dark-wall-destiny-option-system-size = Systemgröße
dark-wall-destiny-option-system-size-about = Wie viele Positionen? Immer 12, oder zu fünft und sechst mehr
dark-wall-destiny-option-system-size-scaled = Nach Anzahl
dark-wall-destiny-option-system-size-classic = Immer 12

# Karten

dark-wall-destiny-card-hauler = Lastdrohne
dark-wall-destiny-flavour-hauler = Sie hat schon alles getragen, nur keine Meinung.
dark-wall-destiny-card-hunter = Jagddrohne
dark-wall-destiny-flavour-hunter = Schick sie ins Dunkel, und hinterher ist weniger davon da.
dark-wall-destiny-card-screen = Schirmdrohne
dark-wall-destiny-flavour-screen = Neun Lagen Folie und der Mut einer Maschine.
dark-wall-destiny-card-colony-lyra = Kolonie Lyra
dark-wall-destiny-flavour-colony-lyra = Vierhunderttausend Schläfer träumen von Regen.
dark-wall-destiny-card-colony-halcyon = Kolonie Halcyon
dark-wall-destiny-flavour-colony-halcyon = Ihre Wiegenlieder spielen noch, für niemanden.
dark-wall-destiny-card-colony-meridian = Kolonie Meridian
dark-wall-destiny-flavour-colony-meridian = Versiegelt von Großeltern für Kinder, die sie nie sehen würden.
dark-wall-destiny-card-colony-tidewater = Kolonie Tidewater
dark-wall-destiny-flavour-colony-tidewater = Auf der Ladeliste steht: Boote, Netze, Hoffnung.
dark-wall-destiny-card-colony-omega = Kolonie Omega
dark-wall-destiny-flavour-colony-omega = Der letzte Name der Liste war nicht zum Lesen gedacht.
dark-wall-destiny-card-requisition = Anforderung
dark-wall-destiny-flavour-requisition = Dreifach unterschrieben, in Feuer gestempelt.
dark-wall-destiny-card-patrol = Patrouille
dark-wall-destiny-flavour-patrol = Zwei Jäger, ein langer Kreis, kein Schlaf.
dark-wall-destiny-card-brace = Festhalten
dark-wall-destiny-flavour-brace = Alle Mann an etwas festhalten, das festgeschraubt ist.
dark-wall-destiny-card-security-force = Sicherheitskräfte
dark-wall-destiny-flavour-security-force = Norlandars Kriegsflotten fliegen Kästen, und niemand lacht.
dark-wall-destiny-card-mutual-aid = Gegenseitige Hilfe
dark-wall-destiny-flavour-mutual-aid = Norlandar zählt seinen Reichtum in erlassenen Schulden.
dark-wall-destiny-card-warcaste = Kriegerkaste
dark-wall-destiny-flavour-warcaste = Jedes Khath-Kind erkennt seinen Rang an den Narben, die es tragen darf.
dark-wall-destiny-card-trophy = Trophäe
dark-wall-destiny-flavour-trophy = Was du getötet hast, dient dir; so ist das Gesetz.
dark-wall-destiny-card-shipwrights = Schiffbauer
dark-wall-destiny-flavour-shipwrights = Ein Volam-Kiel ist eine Frage, die jede Werft anders beantwortet.
dark-wall-destiny-card-refit = Umbau
dark-wall-destiny-flavour-refit = Nichts von Volam-Hand ist je ganz fertig.
dark-wall-destiny-card-trade-fleet = Handelsflotte
dark-wall-destiny-flavour-trade-fleet = Die Makal zahlen pünktlich, deshalb kommen sie immer zu früh.
dark-wall-destiny-card-exchange = Tauschhandel
dark-wall-destiny-flavour-exchange = Alles ist käuflich, nur die Waage nicht.
dark-wall-destiny-card-deep-study = Tiefes Studium
dark-wall-destiny-flavour-deep-study = Die Kaaje wussten seit hundert Jahren vom Sturz und schrieben ihn auf.
dark-wall-destiny-card-long-scan = Fernabtastung
dark-wall-destiny-flavour-long-scan = Wer weit genug sieht, sieht das Morgen, leicht gerötet.
dark-wall-destiny-card-exodus-plan = Exodusplan
dark-wall-destiny-flavour-exodus-plan = Tausende sind in einer Stunde fort, wenn keiner fragt, wohin.
dark-wall-destiny-card-white-hand = Weiße Hand
dark-wall-destiny-flavour-white-hand = Was die Weiße Hand loslässt, wurde nie gebraucht.
dark-wall-destiny-card-ironside-cutter = Ironside-Kutter
dark-wall-destiny-flavour-ironside-cutter = Als Tür entworfen und zum Schiff befördert.
dark-wall-destiny-card-talon = Fangklaue
dark-wall-destiny-flavour-talon = Klein, gerade, mit ausgefahrenen Krallen.
dark-wall-destiny-card-lanternfish = Laternenfisch
dark-wall-destiny-flavour-lanternfish = Ein Vermessungsboot, so dünn, dass Sterne hindurchscheinen.
dark-wall-destiny-card-toll-barge = Zollbarke
dark-wall-destiny-flavour-toll-barge = Sie kommt mit der Rechnung und geht mit dem Wechselgeld.
dark-wall-destiny-card-needle = Nadel
dark-wall-destiny-flavour-needle = Mit solchen Schiffen nähen die Kaaje das Dunkel zusammen.
dark-wall-destiny-card-brandemoth = Brandemoth
dark-wall-destiny-flavour-brandemoth = Das ATEL-Schiff, das den Wall wie eine Gutenachtgeschichte liest.
dark-wall-destiny-card-bloodscent = Blutwitterung
dark-wall-destiny-flavour-bloodscent = In ihrem Rudel hört man einander denken, eine halbe Lichtminute weit.
dark-wall-destiny-card-switchframe = Wechselrahmen
dark-wall-destiny-flavour-switchframe = Gestern Schlepper, heute Festung, und morgen? Frag die Werft.
dark-wall-destiny-card-pilgrims-favour = Pilgergunst
dark-wall-destiny-flavour-pilgrims-favour = Von Makal-Hand für Komaguie gebaut, die niemals danken.
dark-wall-destiny-card-bulkhead-rigger = Schottmonteur
dark-wall-destiny-flavour-bulkhead-rigger = Mit neun das Implantat, mit zehn befördert, noch im Wachsen.
dark-wall-destiny-card-junior-navigator = Jungnavigatorin
dark-wall-destiny-flavour-junior-navigator = Sie kennt den Kurs, ehe der Kapitän die Frage kennt.
dark-wall-destiny-card-kelly-frost = Kelly Frost
dark-wall-destiny-flavour-kelly-frost = Er heuerte an, um eine Frau zu finden, und sucht noch immer.
dark-wall-destiny-card-tom-hallima = Lt. Tom Hallima
dark-wall-destiny-flavour-tom-hallima = Er vergisst keinen Krieg und erwähnt keinen.
dark-wall-destiny-card-vrakka = Vrakka
dark-wall-destiny-flavour-vrakka = Wo einer vom Rudel beißt, hat das Rudel gebissen.
dark-wall-destiny-card-unit-oss = Einheit Oss
dark-wall-destiny-flavour-unit-oss = Sie legte die Verkleidung ab, damit man sieht, dass sie nichts verbirgt.
dark-wall-destiny-card-selene-marrow = Selene Marrow
dark-wall-destiny-flavour-selene-marrow = Eine raumgeborene Maklerin, die Versprechen aufs Gramm wiegt.
dark-wall-destiny-card-cinder-moon = Aschemond
dark-wall-destiny-flavour-cinder-moon = Warmer Boden, schwarzer Sand, Platz für ein Dach.
dark-wall-destiny-card-glasswater = Glaswasser
dark-wall-destiny-flavour-glasswater = Die Seen sind so klar, dass die ersten Siedler hineinliefen.
dark-wall-destiny-card-harrow-steppe = Eggensteppe
dark-wall-destiny-flavour-harrow-steppe = Jedes Gehöft ist dort wie ein Bunker gebaut und bald einer.
dark-wall-destiny-card-hull-leeches = Rumpfegel
dark-wall-destiny-flavour-hull-leeches = Sie trinken die Luft, Platte für Platte.
dark-wall-destiny-card-void-jackals = Leerenschakale
dark-wall-destiny-flavour-void-jackals = Sie gehen immer auf den los, der führt.
dark-wall-destiny-card-spore-drifters = Sporentreiber
dark-wall-destiny-flavour-spore-drifters = Sie fressen gespeichertes Licht und lassen Leuchtstaub zurück.
dark-wall-destiny-card-mimic-buoy = Trugboje
dark-wall-destiny-flavour-mimic-buoy = Der Notruf ist ausgezeichnet, nur die Grammatik nicht.
dark-wall-destiny-card-wreck-spider = Wrackspinne
dark-wall-destiny-flavour-wreck-spider = Sie webt ganze Flotten zusammen.
dark-wall-destiny-card-debris-storm = Trümmersturm
dark-wall-destiny-flavour-debris-storm = Er war einmal eine Schule, ein Markt und elf Straßen.
dark-wall-destiny-card-ion-fog = Ionennebel
dark-wall-destiny-flavour-ion-fog = In ihm ist jeder Schild nur ein Wort.
dark-wall-destiny-card-gravity-eddy = Schwerestrudel
dark-wall-destiny-flavour-gravity-eddy = Was darin kreist, kommt näher am Stern heraus.
dark-wall-destiny-card-bulwark-frigate = Bollwerk-Fregatte
dark-wall-destiny-flavour-bulwark-frigate = Ihre Geschütze fallen nicht auf, bis sie auffallen.
dark-wall-destiny-card-claw-corvette = Krallenkorvette
dark-wall-destiny-flavour-claw-corvette = Die Gestelle am Rückgrat sind nicht für Fracht.
dark-wall-destiny-card-lattice-carrier = Gitterträger
dark-wall-destiny-flavour-lattice-carrier = Mehr Buchten als Rumpf, mehr Crew als Kojen.
dark-wall-destiny-card-envoy-galleon = Gesandtengaleone
dark-wall-destiny-flavour-envoy-galleon = Ein treibendes Schloss mit Ballsaal und gutem Riegel.
dark-wall-destiny-card-long-eye = Langes Auge
dark-wall-destiny-flavour-long-eye = Hoch, zerbrechlich und nie überrascht.
dark-wall-destiny-card-eternal-sun = Eternal Sun
dark-wall-destiny-flavour-eternal-sun = Ein NSF-Schiff, das steht, wo andere gegangen wären.
dark-wall-destiny-card-red-mantis = Rote Mantis
dark-wall-destiny-flavour-red-mantis = Erst betet sie.
dark-wall-destiny-card-graft-hulk = Pfropfrumpf
dark-wall-destiny-flavour-graft-hulk = Was an ihm andockt, wird bald ein Teil von ihm.
dark-wall-destiny-card-gilded-cathedral = Goldene Kathedrale
dark-wall-destiny-flavour-gilded-cathedral = Diplomaten kommen wegen des Lichts und bleiben wegen der Verträge.
dark-wall-destiny-card-pack-leader = Rudelführer
dark-wall-destiny-flavour-pack-leader = Er spricht drei Worte am Tag, das Rudel braucht zwei.
dark-wall-destiny-card-tank-surgeon = Tankchirurg
dark-wall-destiny-flavour-tank-surgeon = Die Toten sind nur Patienten, zu denen er noch nicht kam.
dark-wall-destiny-card-mally-mae = Mally Mae
dark-wall-destiny-flavour-mally-mae = Sie sprengte einen leeren Freund, um einen vollen Feind zu fangen.
dark-wall-destiny-card-sola-norba = Cmdr. Sola Norba
dark-wall-destiny-flavour-sola-norba = Sie brachte die Sternkarten zurück und die Hälfte ihrer Leute.
dark-wall-destiny-card-guy-danvers = Guy Danvers
dark-wall-destiny-flavour-guy-danvers = Der Plan ist irrsinnig; daran erkennt man, dass er von ihm ist.
dark-wall-destiny-card-horrun-twice-bound = Horrun Doppelbund
dark-wall-destiny-flavour-horrun-twice-bound = Ein Eid der Kaste, einer der Crew, und kein Schlaf dazwischen.
dark-wall-destiny-card-ixil = Ixil
dark-wall-destiny-flavour-ixil = Es antwortet, ehe du fragst, und legt die Frage ab.
dark-wall-destiny-card-amber-delta = Bernsteindelta
dark-wall-destiny-flavour-amber-delta = Neun Flüsse, eine Ernte nach der anderen.
dark-wall-destiny-card-stormglass = Sturmglas
dark-wall-destiny-flavour-stormglass = Der Himmel wirft zurück, was man nach ihm wirft.
dark-wall-destiny-card-verdant-shelf = Grünes Schelf
dark-wall-destiny-flavour-verdant-shelf = Dort wächst, was keiner gesät hat.
dark-wall-destiny-card-scythe-kin = Sensenvolk
dark-wall-destiny-flavour-scythe-kin = Sie kommen in Reihen.
dark-wall-destiny-card-drone-choir = Dröhnchor
dark-wall-destiny-flavour-drone-choir = Wer ihn hört, singt mit, bis niemand mehr am Ruder steht.
dark-wall-destiny-card-glass-maw = Glasschlund
dark-wall-destiny-flavour-glass-maw = Du siehst dein Schiff darin, und dann ist es darin.
dark-wall-destiny-card-tide-mother = Gezeitenmutter
dark-wall-destiny-flavour-tide-mother = Sie geht mit der Ebbe und ist mit der Flut zurück.
dark-wall-destiny-card-pale-hunter = Bleicher Jäger
dark-wall-destiny-flavour-pale-hunter = Er folgt den Hinkenden.
dark-wall-destiny-card-shear-front = Scherfront
dark-wall-destiny-flavour-shear-front = Der Raum geht dort zwei Wege, und die Fracht wird teurer.
dark-wall-destiny-card-dead-reckoning = Koppelkurs
dark-wall-destiny-flavour-dead-reckoning = Ein Ort, an dem alle Karten übereinstimmen und alle irren.
dark-wall-destiny-card-cryo-bloom = Kryoblüte
dark-wall-destiny-flavour-cryo-bloom = Eisblumen am Rumpf, verwurzelt in den Batterien.
dark-wall-destiny-card-citadel-dreadnought = Zitadellenschiff
dark-wall-destiny-flavour-citadel-dreadnought = Ein Wall, der den Wall verließ.
dark-wall-destiny-card-razorwing = Rasierflügel
dark-wall-destiny-flavour-razorwing = Schlank, geradflügelig und mit Geschützen signiert.
dark-wall-destiny-card-foundry-ark = Gießereiarche
dark-wall-destiny-flavour-foundry-ark = Sie baut die Werft, die ihre Schwester baut.
dark-wall-destiny-card-drifting-palace = Treibender Palast
dark-wall-destiny-flavour-drifting-palace = Seine Schatzkammer hat einen eigenen Anker.
dark-wall-destiny-card-spire-of-questions = Turm der Fragen
dark-wall-destiny-flavour-spire-of-questions = Eine Bibliothek mit Antrieb und ohne Türen.
dark-wall-destiny-card-phantoms-rule = Phantoms Rule
dark-wall-destiny-flavour-phantoms-rule = Rishads Schiff: wo die NSF es braucht, oder etwas früher.
dark-wall-destiny-card-oathbreaker = Eidbrecher
dark-wall-destiny-flavour-oathbreaker = Das einzige Khath-Schiff ohne Kaste nimmt alle.
dark-wall-destiny-card-godwright = Götterschmied
dark-wall-destiny-flavour-godwright = Die Volam bauen keine Kriegsschiffe; sie bauen, was baut.
dark-wall-destiny-card-last-procession = Letzte Prozession
dark-wall-destiny-flavour-last-procession = Die Komaguie bestellten sie weiß, gewaltig und ohne Rückweg.
dark-wall-destiny-card-archive-keeper = Archivhüter
dark-wall-destiny-flavour-archive-keeper = Er kennt den Mädchennamen deiner Mutter und den des Walls.
dark-wall-destiny-card-breach-trooper = Sturmsoldatin
dark-wall-destiny-flavour-breach-trooper = Die Unit Command Force klopft einmal.
dark-wall-destiny-card-captain-rishad = Captain Rishad
dark-wall-destiny-flavour-captain-rishad = Verstoßen wegen Ungehorsams, begnadigt, weil er recht hatte.
dark-wall-destiny-card-ell-ando-monn = Ell Ando Monn
dark-wall-destiny-flavour-ell-ando-monn = Zweihundert Jahre Hoher Deuter, und niemand fragt, wer auf Start gedrückt hat.
dark-wall-destiny-card-tamsin-quay = Tamsin Quay
dark-wall-destiny-flavour-tamsin-quay = Erst zeichnet sie das Schiff, dann findet sie heraus, wozu.
dark-wall-destiny-card-orrgal = Orrgal der Faktor
dark-wall-destiny-flavour-orrgal = Ein Boran, der feilschen lernte, ohne Zähne zu zeigen.
dark-wall-destiny-card-vessa-loam = Vessa Loam
dark-wall-destiny-flavour-vessa-loam = Sie verließ das Paradies mit einem Sack Saat und ohne Reue.
dark-wall-destiny-card-first-landfall = Erste Landung
dark-wall-destiny-flavour-first-landfall = Die Flagge ist ein Bettlaken; niemanden stört es.
dark-wall-destiny-card-cradle = Wiege
dark-wall-destiny-flavour-cradle = Ihre Monde nehmen die Schläge, die den Kindern gelten.
dark-wall-destiny-card-twin-eden = Zwillingseden
dark-wall-destiny-flavour-twin-eden = Zwei Welten, so mild, dass man vergisst, womit man kam.
dark-wall-destiny-card-star-eater = Sternfresser
dark-wall-destiny-flavour-star-eater = Er war vor dem Stern da und will länger bleiben.
dark-wall-destiny-card-swarm-crown = Schwarmkrone
dark-wall-destiny-flavour-swarm-crown = Wo viele Schiffe sind, findet sie ihren König.
dark-wall-destiny-card-null-herald = Nullherold
dark-wall-destiny-flavour-null-herald = Hinter ihm ist nichts mehr eingeschaltet.
dark-wall-destiny-card-quiet-king = Der Stille König
dark-wall-destiny-flavour-quiet-king = Alle Kanäle verstummen, damit man ihn hört.
dark-wall-destiny-card-hollow-fleet = Hohle Flotte
dark-wall-destiny-flavour-hollow-fleet = Unsere verlorenen Schiffe, in guter Ordnung.
dark-wall-destiny-card-flare-crown = Flammenkranz
dark-wall-destiny-flavour-flare-crown = Der Stern streckt die Hand aus, um zu sehen, wer da ist.
dark-wall-destiny-card-slow-door = Die langsame Tür
dark-wall-destiny-flavour-slow-door = Sie öffnet sich, seit der Wall gebaut wurde.
dark-wall-destiny-card-memory-tide = Erinnerungsflut
dark-wall-destiny-flavour-memory-tide = Wer aus ihr kommt, schwört, nie fort gewesen zu sein.
dark-wall-destiny-card-quickdraw = Schneller Zug
dark-wall-destiny-flavour-quickdraw = Der erste Schuss ist eine Frage, der zweite die Antwort.
dark-wall-destiny-card-clean-burn = Reine Flamme
dark-wall-destiny-flavour-clean-burn = Alles kommt in den Antrieb, auch die Möbel.
dark-wall-destiny-card-roll-call = Appell
dark-wall-destiny-flavour-roll-call = Name, Rang, und warum bist du nicht auf deinem Posten?
dark-wall-destiny-card-flare-decoy = Leuchtköder
dark-wall-destiny-flavour-flare-decoy = Er sieht aus wie wir, nur tapferer.
dark-wall-destiny-card-ward-buoy = Schutzboje
dark-wall-destiny-flavour-ward-buoy = An den Bug binden und ducken.
dark-wall-destiny-card-harbinger = Vorbote
dark-wall-destiny-flavour-harbinger = Ein Bug mit Licht, damit Schläfer sehen, wohin es geht.
dark-wall-destiny-card-tinder = Zunder
dark-wall-destiny-flavour-tinder = Das Boranjunge fliegt, was keiner versichert.
dark-wall-destiny-card-wakeful-sister = Wache Schwester
dark-wall-destiny-flavour-wakeful-sister = Sie kam in der Kryobucht zur Welt, unter Schlafenden.
dark-wall-destiny-card-full-broadside = Volle Breitseite
dark-wall-destiny-flavour-full-broadside = Zweimal ist Gewohnheit.
dark-wall-destiny-card-second-watch = Zweite Wache
dark-wall-destiny-flavour-second-watch = Dieselben Leute, hellwach und viel zorniger.
dark-wall-destiny-card-overcharge = Überladung
dark-wall-destiny-flavour-overcharge = Die Nadel ist übers Ende hinaus; malt mehr Skala dran.
dark-wall-destiny-card-shared-shield = Geteilter Schild
dark-wall-destiny-flavour-shared-shield = Zwei Schiffe, eine Blase, kein Platz für Zweifel.
dark-wall-destiny-card-salvage-net = Bergungsnetz
dark-wall-destiny-flavour-salvage-net = Was uns trifft, gehört uns.
dark-wall-destiny-card-dawn-caller = Morgenrufer
dark-wall-destiny-flavour-dawn-caller = Er weckt Kolonien mit dem Klang von Regen.
dark-wall-destiny-card-anvil-of-hours = Stundenamboss
dark-wall-destiny-flavour-anvil-of-hours = Ein Tender, der Minuten flach hämmert.
dark-wall-destiny-card-first-sleeper = Der erste Schläfer
dark-wall-destiny-flavour-first-sleeper = Er erwachte zu früh und ging nie zurück.
dark-wall-destiny-card-safe-harbor = Sicherer Hafen
dark-wall-destiny-flavour-safe-harbor = Jeder Rumpf ist ein Ufer, wenn man es ernst meint.
dark-wall-destiny-card-storm-of-lances = Lanzensturm
dark-wall-destiny-flavour-storm-of-lances = Alle Krallen, auf einmal, ein Schiff.
dark-wall-destiny-card-all-hands = Alle Mann
dark-wall-destiny-flavour-all-hands = Auch der Koch; vor allem der Koch.
dark-wall-destiny-card-iron-vigil = Eiserne Wacht
dark-wall-destiny-flavour-iron-vigil = Niemand schläft, bis die Schläfer nicht mehr müssen.
dark-wall-destiny-card-last-ember = Letzte Glut
dark-wall-destiny-flavour-last-ember = Ein Licht im Fenster eines toten Schiffs.
dark-wall-destiny-card-morningstar = Morgenstern
dark-wall-destiny-flavour-morningstar = Die Kaaje bauten ihn, um als Erste zu sehen.
dark-wall-destiny-card-cradle-guard = Wiegenwache
dark-wall-destiny-flavour-cradle-guard = Ihre Laderäume sind still, ihre Geschütze nicht.
dark-wall-destiny-card-sleepwalker = Schlafwandlerin
dark-wall-destiny-flavour-sleepwalker = Sie träumt den Kurs, und das Ruder folgt.
dark-wall-destiny-card-echo-swarm = Echoschwarm
dark-wall-destiny-flavour-echo-swarm = Er sagt, was du sagtest, ein wenig näher.
dark-wall-destiny-card-ember-moths = Glutmotten
dark-wall-destiny-flavour-ember-moths = Sie kommen zum Licht, und das Licht bist du.
dark-wall-destiny-card-grave-tender = Grabpfleger
dark-wall-destiny-flavour-grave-tender = Er hält die Toten in Reihen und die Lebenden in der Schlange.
dark-wall-destiny-card-beacon-of-teeth = Zahnleuchte
dark-wall-destiny-flavour-beacon-of-teeth = Wen sie ruft, der kommt hungrig.
dark-wall-destiny-card-moult = Die Häutung
dark-wall-destiny-flavour-moult = Wer sich häutet, lässt dem Feuer einen alten Mantel.
dark-wall-destiny-card-rust-choir = Rostchor
dark-wall-destiny-flavour-rust-choir = Alte Rümpfe summen, und etwas summt mit.
dark-wall-destiny-card-long-watch = Lange Wache
dark-wall-destiny-flavour-long-watch = Doppelte Schicht, doppelter Kaffee, doppelte Sicht.
dark-wall-destiny-card-hedgehog = Igel
dark-wall-destiny-flavour-hedgehog = Alles Entbehrliche zeigt nach außen.
dark-wall-destiny-card-lantern-jaw = Laternenkiefer
dark-wall-destiny-flavour-lantern-jaw = Das Licht am Ende des Tunnels hat einen Schlund.
dark-wall-destiny-card-reef-walkers = Riffwanderer
dark-wall-destiny-flavour-reef-walkers = Sie bauen, wo sie schlafen, aus denen, die da waren.
dark-wall-destiny-card-mourners = Die Trauernden
dark-wall-destiny-flavour-mourners = Sie weinen so schön, dass man ihnen die Schleuse öffnet.
dark-wall-destiny-card-hunger-field = Hungerfeld
dark-wall-destiny-flavour-hunger-field = Auch Sattes verhungert darin.
dark-wall-destiny-card-second-skin = Zweite Haut
dark-wall-destiny-flavour-second-skin = Getragen wird sie von dem, was eben getötet wurde.
dark-wall-destiny-card-grave-light = Grablicht
dark-wall-destiny-flavour-grave-light = In ihm wirft jedes Alien zwei Schatten.
dark-wall-destiny-card-still-the-spin = Stillstand
dark-wall-destiny-flavour-still-the-spin = Alle Triebwerke des Walls, einen Atemzug lang, rückwärts.
dark-wall-destiny-card-open-hand = Offene Hand
dark-wall-destiny-flavour-open-hand = Nimm, was du brauchst; die Liste hängt an der Tür.
dark-wall-destiny-card-sun-drinker = Sonnentrinker
dark-wall-destiny-flavour-sun-drinker = Er lässt den Stern jedes Mal etwas kälter zurück.
dark-wall-destiny-card-blind-judge = Blinder Richter
dark-wall-destiny-flavour-blind-judge = Er wiegt die Flotten und findet stets die leichteste.
dark-wall-destiny-card-the-returning = Wiederkehrer
dark-wall-destiny-flavour-the-returning = Er brannte über Lyra, über Halcyon, und hier.
dark-wall-destiny-card-crown-of-static = Rauschkrone
dark-wall-destiny-flavour-crown-of-static = Alle Befehle kommen als Beifall an.
dark-wall-destiny-card-metamorph = Metamorph
dark-wall-destiny-flavour-metamorph = Dreierlei war er, und nichts davon war das letzte.
dark-wall-destiny-card-war-drum = Kriegstrommel
dark-wall-destiny-flavour-war-drum = Du hörst sie nicht; dein Rumpf schon.
dark-wall-destiny-card-last-stand = Letzter Widerstand
dark-wall-destiny-flavour-last-stand = Hinter uns ist nichts, also kommt nichts dorthin.
dark-wall-destiny-card-hold-the-star = Haltet den Stern
dark-wall-destiny-flavour-hold-the-star = Man fragte, wie lange, und sie sagte: bis es vorbei ist.

# Was nahe ist

dark-wall-destiny-asks-faction = Wähle eine Fraktion …
dark-wall-destiny-asks-answer = Wähle …
dark-wall-destiny-chooses-after-you = { LIST($who, "und") } { $count ->
    [one] wählt
   *[other] wählen
} erst nach { $people ->
    [one] dir
   *[other] euch
} eine Fraktion.
dark-wall-destiny-gives-way = { LIST($who, "und") } { $count ->
    [one] spielt
   *[other] spielen
} erst nach { $people ->
    [one] dir
   *[other] euch
}.
dark-wall-destiny-gives-way-acquiring = { LIST($who, "und") } { $count ->
    [one] spielt
   *[other] spielen
} erst nach { $people ->
    [one] dir
   *[other] euch
} und { $count ->
    [one] kauft
   *[other] kaufen
} wahrscheinlich{ $count ->
    [one] { "" }
   *[other] {" "}jeweils
}: { LIST($cards, "und") }.
dark-wall-destiny-intends = { LIST($who, "und") } { $count ->
    [one] kauft
   *[other] kaufen
} in dieser Runde wahrscheinlich nichts: Was sie bezahlen { $count ->
    [one] kann
   *[other] können
}, bringt ihrem Deck zu wenig.
dark-wall-destiny-intends-acquiring = { LIST($who, "und") } { $count ->
    [one] kauft
   *[other] kaufen
} in dieser Runde wahrscheinlich{ $count ->
    [one] { "" }
   *[other] {" "}jeweils
}: { LIST($cards, "und") }.
dark-wall-destiny-aim = Der Plan: Rette Kryoschiffe, kauf Schiffe mit Energie, leg an Planeten an, überfall, wer führt.
dark-wall-destiny-one-card = Eine Karte pro Zug genügt: Jede lässt eine Lücke, und die Karten dahinter sind schneller am Stern.
dark-wall-destiny-seed-thins = Eine schwache Karte an einem Planeten ist aus deinem Deck. So ziehst du deine besseren Karten öfter.
dark-wall-destiny-seed-points = Ein Planet, an dem etwas liegt, bringt 3 Punkte, die meisten Karten an einem 4. Schwache Karten sind dort am besten.
dark-wall-destiny-alarm-wall = Das Kryoschiff { $card } verbrennt { $spins ->
    [one] in der nächsten Drehung
   *[other] in { $spins } Drehungen
}. { $contest ->
    [0] Kauft es für { $price } Energie, sonst ist das Spiel verloren
   *[other] Dann ist das Spiel vorbei, und es gewinnt, wer die meisten Punkte hat
}.
dark-wall-destiny-alarm-siege = { $count ->
    [one] Die Karte { LIST($cards, "und") } könnte
   *[other] { LIST($cards, "und") } könnten
} { $seat } belagern und { $card } (Hülle noch { $hull }) zerstören. { $contest ->
    [0] Besiegt { $count ->
        [one] das Alien
       *[other] sie
    } oder sorgt dort für Abwehr, sonst verliert ihr
   *[other] Dann endet das Spiel, und die Punkte entscheiden
}.
dark-wall-destiny-alarm-last = Alle Kryoschiffe sind im Spiel. Ist das letzte gerettet, gewinnt, wer die meisten Punkte hat.
dark-wall-destiny-alarm-deck = { $count ->
    [one] Die Karte { LIST($cards, "und") } könnte
   *[other] { LIST($cards, "und") } könnten
} bei der Drehung { $contest ->
    [0] Deckkarten von { $seat } verbrennen. Kauft { $count ->
        [one] diese Karte
       *[other] beide
    }{ $protect ->
        [0] { "" }
       *[other] {" "}oder schützt das Deck
    }. Verbrennt { $ships ->
        [one] { $ship }
       *[other] ein Kryoschiff
    }, verliert ihr
   *[other] { $ships ->
        [one] { $ship }
       *[other] ein Kryoschiff
    } im Deck verbrennen. Dann endet das Spiel, und { $seat } kommt auf den letzten Platz
}.
dark-wall-destiny-alarm-deck-new = Eine neue Karte könnte bei der Drehung { $contest ->
    [0] Deckkarten von { $seat } verbrennen{ $protect ->
        [0] { "" }
       *[other] . Schützt das Deck
    }. Verbrennt { $ships ->
        [one] { $ship }
       *[other] ein Kryoschiff
    }, verliert ihr
   *[other] { $ships ->
        [one] { $ship }
       *[other] ein Kryoschiff
    } im Deck verbrennen. Dann endet das Spiel, und { $seat } kommt auf den letzten Platz
}.
dark-wall-destiny-alarm-deck-next = { $contest ->
    [0] { $number ->
        [0] Wer jetzt { $ship } kauft, riskiert das Schiff: { $count ->
            [one] Die Karte { LIST($cards, "und") } könnte
           *[other] { LIST($cards, "und") } könnten
        } es
        [one] Kauft { $seat } jetzt { $ship }, { $count ->
            [one] könnte die Karte
           *[other] könnten
        } { LIST($cards, "und") } das Schiff
       *[other] Kauft jemand von euch jetzt { $ship }, { $count ->
            [one] könnte die Karte
           *[other] könnten
        } { LIST($cards, "und") } das Schiff
    } aus dem Deck verbrennen. Kauft vorher { $count ->
        [one] diese Karte
       *[other] beide
    }{ $protect ->
        [0] .
       *[other] {" "}oder schützt das Deck.
    }
   *[other] { $number ->
        [0] Kauft jemand
        [one] Kauft { $seat }
       *[other] Kauft jemand von euch
    } ein Kryoschiff, { $count ->
        [one] könnte die Karte
       *[other] könnten
    } { LIST($cards, "und") } es bei der Drehung verbrennen. { $number ->
        [one] Dann { $leading ->
            [one] gewinnt
           *[other] gewinnen
        } { LIST($leaders, "und") }
       *[other] Dann endet das Spiel, und wer gekauft hat, wird Letzter
    }.
}
dark-wall-destiny-alarm-deck-next-new = { $number ->
    [0] { $contest ->
        [0] Kauft ihr
       *[other] Kauft jemand
    }
    [one] Kauft { $seat }
   *[other] Kauft jemand von euch
} ein Kryoschiff, könnte eine neue Karte es bei der Drehung verbrennen{ $contest ->
    [0] . Dann verliert ihr
   *[other] { $number ->
        [one] . Dann { $leading ->
            [one] gewinnt
           *[other] gewinnen
        } { LIST($leaders, "und") }
       *[other] . Dann endet das Spiel, und wer gekauft hat, wird Letzter
    }
}.{ $protect ->
    [0] { "" }
   *[other] {" "}Schützt das Deck.
}
dark-wall-destiny-alarm-system = Die Raumdecks sind leer, und im System { $count ->
    [one] liegt noch { $count } Karte
   *[other] liegen noch { $count } Karten
}. Liegt keine mehr da, { $contest ->
    [0] ist das Spiel verloren
   *[other] ist das Spiel vorbei, und es gewinnt, wer die meisten Punkte hat
}.

# Karten von Homefront

dark-wall-destiny-card-picket-line = Vorpostenlinie
dark-wall-destiny-flavour-picket-line = Wuchtig, kantig und genau da, wo du hinwolltest.
dark-wall-destiny-card-watchfire = Wachfeuer
dark-wall-destiny-flavour-watchfire = Wo etwas schläft, das ihnen gehört, lassen die Khath ein Licht brennen.
dark-wall-destiny-card-patchwork-tender = Flickentender
dark-wall-destiny-flavour-patchwork-tender = Keine zwei seiner Platten stammen vom selben Schiff.
dark-wall-destiny-card-dock-warden = Dockwart
dark-wall-destiny-flavour-dock-warden = Er kennt die Nummer jedes Schläfers und die meisten Namen.
dark-wall-destiny-card-hull-drill = Rumpfbohrer
dark-wall-destiny-flavour-hull-drill = Er hat einen Zahn und alle Zeit der Welt.
dark-wall-destiny-card-siege-larva = Belagerungslarve
dark-wall-destiny-flavour-siege-larva = Sie setzt sich auf eine Kryohülle und beginnt zu spinnen.
dark-wall-destiny-card-nest-burners = Nestbrenner
dark-wall-destiny-flavour-nest-burners = Gegen Schlafende haben sie noch nie verloren.
dark-wall-destiny-card-beacon-platform = Bakenplattform
dark-wall-destiny-flavour-beacon-platform = Ein Ring, eine Lampe und Platz für drei, die wach bleiben.
dark-wall-destiny-card-shieldwall = Schildwall
dark-wall-destiny-flavour-shieldwall = Norlandar-Schiffe stehen dichter, als die Vorschrift erlaubt.
dark-wall-destiny-card-pack-sentinel = Rudelwache
dark-wall-destiny-flavour-pack-sentinel = Für jedes Junge fährt sie die Krallen aus.
dark-wall-destiny-card-caravan-keeper = Karawanenhüter
dark-wall-destiny-flavour-caravan-keeper = Die Makal versichern Kolonien und gedenken zu kassieren.
dark-wall-destiny-card-hull-welder = Hüllenschweißer
dark-wall-destiny-flavour-hull-welder = Ein rTurrl, der dir bis morgen eine seiner Platten leiht.
dark-wall-destiny-card-breach-worm = Breschenwurm
dark-wall-destiny-flavour-breach-worm = Er geht durch die Tür, die Wand und den Raum dahinter.
dark-wall-destiny-card-cradle-robber = Wiegenräuber
dark-wall-destiny-flavour-cradle-robber = Was er nimmt, ersetzt er durch etwas Stilleres.
dark-wall-destiny-card-colony-ticks = Koloniezecken
dark-wall-destiny-flavour-colony-ticks = Sie trinken die Kälte, und die Schläfer regen sich.
dark-wall-destiny-card-ring-harbor = Ringhafen
dark-wall-destiny-flavour-ring-harbor = Schiffe kommen über die Speiche und gehen mit dem Lied.
dark-wall-destiny-card-mercy-dock = Gnadendock
dark-wall-destiny-flavour-mercy-dock = Komaguie-Geld, Makal-Träger und keine Fragen an der Schleuse.
dark-wall-destiny-card-aegis-of-the-many = Ägide der Vielen
dark-wall-destiny-flavour-aegis-of-the-many = Sie kommt zu jeder Schlacht zu spät, nur nicht zur letzten.
dark-wall-destiny-card-ghost-regiment = Geistergarde
dark-wall-destiny-flavour-ghost-regiment = Ihre Crew galt als tot und behielt den Rang.
dark-wall-destiny-card-keel-of-keels = Kiel der Kiele
dark-wall-destiny-flavour-keel-of-keels = Leg ihn irgendwo hin, und um ihn herum wächst eine Werft.
dark-wall-destiny-card-wall-marshal = Wallmarschall
dark-wall-destiny-flavour-wall-marshal = Sie hält die Linie, indem sie darauf steht.
dark-wall-destiny-card-world-breaker = Weltenbrecher
dark-wall-destiny-flavour-world-breaker = Für Planeten gemacht; Hüllen sind ein Happen.
dark-wall-destiny-card-iron-famine = Eisenhunger
dark-wall-destiny-flavour-iron-famine = Ganze Konvois kommen als Geschmack in der Luft an.
dark-wall-destiny-card-last-besieger = Letzter Belagerer
dark-wall-destiny-flavour-last-besieger = Er will nicht die Kolonie; er will, dass du zusiehst.
dark-wall-destiny-card-high-sanctuary = Hohe Zuflucht
dark-wall-destiny-flavour-high-sanctuary = Ihre Tore öffnen sich jedem, der noch eine Tür zu schließen hat.
dark-wall-destiny-card-orrery-yard = Planetariumswerft
dark-wall-destiny-flavour-orrery-yard = Die Kaaje hängten eine Werft an ein Uhrwerk, und sie geht richtig.

# Karten von Aggression

dark-wall-destiny-card-raid = Überfall
dark-wall-destiny-flavour-raid = Rein, raus und fort, ehe jemand es notiert.
dark-wall-destiny-card-levy = Abgabe
dark-wall-destiny-flavour-levy = Alle geben; niemand weiß noch, dass er gefragt wurde.
dark-wall-destiny-card-dues = Wegzoll
dark-wall-destiny-flavour-dues = Die Bahn ist frei, nur das Stehen darin kostet.
dark-wall-destiny-card-privateer = Freibeuter
dark-wall-destiny-flavour-privateer = Ein Pirat mit Lizenz, und die ist das Gefährliche an ihm.
dark-wall-destiny-card-stockade = Palisade
dark-wall-destiny-flavour-stockade = Was gestern Trümmer war, hält heute die Nachbarn fern.
dark-wall-destiny-card-boarding-skiff = Enterskiff
dark-wall-destiny-flavour-boarding-skiff = An jedem Ende ein Haken und kein Rückwärtsgang.
dark-wall-destiny-card-customs-cutter = Zollkutter
dark-wall-destiny-flavour-customs-cutter = Erst sperrt er höflich deine Bahn, dann deine Konten.
dark-wall-destiny-card-ram-tug = Rammschlepper
dark-wall-destiny-flavour-ram-tug = Ein Norlandar-Schlepper, der Anstöße wörtlich nimmt.
dark-wall-destiny-card-grapple-barge = Greiferbarke
dark-wall-destiny-flavour-grapple-barge = Die Bara-Volam bauten sie, um anderer Leute Sachen umzuparken.
dark-wall-destiny-card-wire-thief = Leitungsdieb
dark-wall-destiny-flavour-wire-thief = So dünn, dass er zwischen ein Schiff und seinen Strom passt.
dark-wall-destiny-card-mirror-sloop = Spiegelschaluppe
dark-wall-destiny-flavour-mirror-sloop = Die Kaaje studieren bloß, was andere bauen.
dark-wall-destiny-card-press-ganger = Pressmann
dark-wall-destiny-flavour-press-ganger = Ein Boran, der noch nie zweimal fragen musste.
dark-wall-destiny-card-tariff-clerk = Tarifschreiberin
dark-wall-destiny-flavour-tariff-clerk = Sie weiß, was ein Niesen kostet.
dark-wall-destiny-card-fence-runner = Hehlerin
dark-wall-destiny-flavour-fence-runner = Was von deinem Schiff fiel, fiel in ihren Laderaum.
dark-wall-destiny-card-bosun-harrik = Bootsmann Harrik
dark-wall-destiny-flavour-bosun-harrik = Sein linker Arm ist älter als er und schlägt härter.
dark-wall-destiny-card-sister-veil = Schwester Schleier
dark-wall-destiny-flavour-sister-veil = Eine Telvani, die alles loslässt, nur nicht die Führung.
dark-wall-destiny-card-quarry-moon = Steinbruchmond
dark-wall-destiny-flavour-quarry-moon = Die eine Hälfte ist verkauft, die andere vor Gericht.
dark-wall-destiny-card-contested-reef = Umkämpftes Riff
dark-wall-destiny-flavour-contested-reef = Vier Fahnen stehen darauf, und eine brennt noch.
dark-wall-destiny-card-tithe-worms = Zehntwürmer
dark-wall-destiny-flavour-tithe-worms = Sie fressen genau ein Zehntel, jedes Mal.
dark-wall-destiny-card-crown-gulls = Kronenmöwen
dark-wall-destiny-flavour-crown-gulls = Sie kreisen um den, der glänzt.
dark-wall-destiny-card-jealous-hulk = Neidisches Wrack
dark-wall-destiny-flavour-jealous-hulk = Es war einmal ein Flaggschiff und erträgt keine Flotten.
dark-wall-destiny-card-bounty-stag = Prämienhirsch
dark-wall-destiny-flavour-bounty-stag = Sein Geweih ist einen Krieg wert und hat zwei begonnen.
dark-wall-destiny-card-toll-vortex = Mautwirbel
dark-wall-destiny-flavour-toll-vortex = Alle kommen durch; einer zahlt.
dark-wall-destiny-card-lance-frigate = Lanzenfregatte
dark-wall-destiny-flavour-lance-frigate = Sie stellt sich mit dem Bug vor.
dark-wall-destiny-card-assay-galleon = Prüfgaleone
dark-wall-destiny-flavour-assay-galleon = Sie wiegt deine Fracht, bis sie leichter ist.
dark-wall-destiny-card-bastion-tender = Bastionsprahm
dark-wall-destiny-flavour-bastion-tender = Kantig, geduldig und bezahlt.
dark-wall-destiny-card-salvage-crane = Bergekran
dark-wall-destiny-flavour-salvage-crane = Er fragt niemanden, wessen Wrack es war.
dark-wall-destiny-card-doppelganger = Doppelgänger
dark-wall-destiny-flavour-doppelganger = Dein eigenes Schiff, und es winkt zurück.
dark-wall-destiny-card-velvet-hand = Samthand
dark-wall-destiny-flavour-velvet-hand = Die Quittung findest du eine Woche später in der Tasche.
dark-wall-destiny-card-pack-corsair = Rudelkorsar
dark-wall-destiny-flavour-pack-corsair = Neun Kapitäne, ein Gedanke: deins.
dark-wall-destiny-card-exciseman = Steuereintreiber
dark-wall-destiny-flavour-exciseman = Auch für Reue hat er ein Formular.
dark-wall-destiny-card-signal-twister = Signalverdreher
dark-wall-destiny-flavour-signal-twister = Er sagt mit der Stimme deiner Mutter: links abbiegen.
dark-wall-destiny-card-captain-dray = Kapitänin Dray
dark-wall-destiny-flavour-captain-dray = Sie verließ die NSF mit Ehren und dem meisten Silber.
dark-wall-destiny-card-ossa-the-lender = Ossa die Wucherin
dark-wall-destiny-flavour-ossa-the-lender = Alle schulden ihr etwas, und keiner weiß von einer Unterschrift.
dark-wall-destiny-card-smelter-world = Schmelzwelt
dark-wall-destiny-flavour-smelter-world = Ihre Nächte sind so hell wie ihre Anwälte.
dark-wall-destiny-card-duelling-moons = Duellmonde
dark-wall-destiny-flavour-duelling-moons = Jeder behauptet, er sei der Planet.
dark-wall-destiny-card-kingmaker-brood = Königsmacherbrut
dark-wall-destiny-flavour-kingmaker-brood = Sie krönt, indem sie die anderen entfernt.
dark-wall-destiny-card-vault-eaters = Tresorfresser
dark-wall-destiny-flavour-vault-eaters = Die Tür lassen sie da, das Schloss nehmen sie mit.
dark-wall-destiny-card-grudge-leviathan = Grollleviathan
dark-wall-destiny-flavour-grudge-leviathan = Er erinnert sich an jeden Rumpf am Geschmack.
dark-wall-destiny-card-poachers-prize = Wildererbeute
dark-wall-destiny-flavour-poachers-prize = Jeder hat sie zuerst gesehen.
dark-wall-destiny-card-envy-field = Neidfeld
dark-wall-destiny-flavour-envy-field = Darin ist das andere Schiff immer näher.
dark-wall-destiny-card-reaver-prince = Plündererprinz
dark-wall-destiny-flavour-reaver-prince = Ein Khath-Rumpf mit einem Thron, wo die Zelle war.
dark-wall-destiny-card-exchequer = Schatzamt
dark-wall-destiny-flavour-exchequer = Es dockt bei dir an, und dann bist du darin.
dark-wall-destiny-card-great-redoubt = Große Schanze
dark-wall-destiny-flavour-great-redoubt = Bewegt wurde sie einmal, per Abstimmung.
dark-wall-destiny-card-yard-of-rivals = Werft der Rivalen
dark-wall-destiny-flavour-yard-of-rivals = Die Volam verkaufen beiden Seiten auf demselben Fest.
dark-wall-destiny-card-hall-of-mirrors = Spiegelsaal
dark-wall-destiny-flavour-hall-of-mirrors = Ein Kaaje-Schiff, in dem jede Flotte sich bewundert.
dark-wall-destiny-card-last-word = Letztes Wort
dark-wall-destiny-flavour-last-word = Die Makal lassen es für sich sprechen, einmal.
dark-wall-destiny-card-blood-oath-raider = Blutschwurräuber
dark-wall-destiny-flavour-blood-oath-raider = Das Implantat hält den Schwur, wenn er es nicht tut.
dark-wall-destiny-card-high-auditor = Oberprüfer
dark-wall-destiny-flavour-high-auditor = Er fand die fehlende Summe und suchte weiter.
dark-wall-destiny-card-shipbreaker = Abwracker
dark-wall-destiny-flavour-shipbreaker = Ein rTurrl, der seine Zweifel einzeln losschraubt.
dark-wall-destiny-card-admiral-corvane = Admiral Corvane
dark-wall-destiny-flavour-admiral-corvane = Er hat nie eine Schlacht verloren, die er aufschrieb.
dark-wall-destiny-card-abbess-ilun = Äbtissin Ilun
dark-wall-destiny-flavour-abbess-ilun = Ihr Garten ist voll mit anderer Leute Saat.
dark-wall-destiny-card-treasure-world = Schatzwelt
dark-wall-destiny-flavour-treasure-world = Grab irgendwo; jemand war schon da.
dark-wall-destiny-card-throneworld = Thronwelt
dark-wall-destiny-flavour-throneworld = Sie hatte elf Könige und einen Stuhl.
dark-wall-destiny-card-crown-render = Kronenreißer
dark-wall-destiny-flavour-crown-render = Er fängt oben an.
dark-wall-destiny-card-hoard-mother = Hortmutter
dark-wall-destiny-flavour-hoard-mother = Sie zählt ihren Schatz im Dunkeln und irrt sich nie.
dark-wall-destiny-card-red-parliament = Rotes Parlament
dark-wall-destiny-flavour-red-parliament = Es beschließt einstimmig, ein Mitglied nach dem anderen.
dark-wall-destiny-card-the-unclaimed = Das Herrenlose
dark-wall-destiny-flavour-the-unclaimed = Alle, die es ihres nannten, sind jetzt ein Teil davon.
dark-wall-destiny-card-golden-eddy = Goldstrudel
dark-wall-destiny-flavour-golden-eddy = Er sortiert Schiffe nach dem, was sie verschmerzen können.

# Wer vorn liegt, und warum

dark-wall-destiny-score-goal = Ihr gewinnt gemeinsam, sobald { $count } Kolonien gerettet sind. Ihr verliert, wenn irgendwo ein Kryoschiff verbrennt oder dem System die Karten ausgehen.
dark-wall-destiny-score-goal-contest = Das Spiel endet, sobald { $count } Kolonien gerettet sind oder ein Kryoschiff verbrennt. Dann gewinnt, wer die meisten Punkte hat. Verbrennt eines, zählt jedes angelegte Kryoschiff { $burned } statt { $seeded } Punkte.
dark-wall-destiny-score-over = Das Spiel ist vorbei. So kamen die Punkte zusammen.
dark-wall-destiny-score-standing = Stand nach Punkten: { $ranking }.
dark-wall-destiny-score-place = { $place }. { $seat } ({ $points })
dark-wall-destiny-score-saved-none = Gerettete Kolonien: noch keine, { $left } sind noch zu retten.
dark-wall-destiny-score-saved = Gerettete Kolonien: { $count } ({ $cards }), { $left ->
    [one] eine ist noch zu retten
   *[other] { $left } sind noch zu retten
}.
dark-wall-destiny-unsaved = Noch zu retten: { $cards }.
dark-wall-destiny-unsaved-system = { $card } (im System, { $price } Energie)
dark-wall-destiny-unsaved-hand = { $card } (auf der Hand von { $seat })
dark-wall-destiny-unsaved-discards = { $card } (in der Ablage von { $seat })
dark-wall-destiny-unsaved-piles = { $card } (auf der Hand oder im Deck von { $seat })
dark-wall-destiny-unsaved-to-come = { $card } (kommt noch)
dark-wall-destiny-score-damage = Nächste Drehung, wenn niemand mehr kauft: { $costs }{ $worst ->
    [0] { "" }
   *[other] , durch eine neue Karte bis zu { $worst } mehr
}.
dark-wall-destiny-score-no-damage = Nächste Drehung, wenn niemand mehr kauft: kein Schaden{ $worst ->
    [0] { "" }
   *[other] , außer durch eine neue Karte (bis zu { $worst })
}.
dark-wall-destiny-score-points = { $contest ->
    [0] {"Ihr gewinnt oder verliert gemeinsam; mit den Punkten vergleicht ihr nur eure Spiele. "}
   *[other] { "" }
}Wäre jetzt Schluss, gäbe es diese Punkte:
dark-wall-destiny-score-amount = { $seat } { $n }
dark-wall-destiny-score-lead-energy = { $points } Punkte für die meiste Energie (von Karten, die im Sektor bleiben): { $amounts }.
dark-wall-destiny-score-lead-cards = { $points } Punkte für die meisten Karten an einem Planeten: { $amounts }.
dark-wall-destiny-score-lead-crew = { $points } Punkte für die meiste Crew auf Schiffen: { $amounts }.
dark-wall-destiny-score-seat = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { LIST($parts, "und") }
dark-wall-destiny-score-seat-one = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $what }
dark-wall-destiny-score-part = { $what } ({ $points })
dark-wall-destiny-score-seat-none = { $seat }: 0 Punkte
dark-wall-destiny-score-cards = Karten
dark-wall-destiny-score-planets = belegte Planeten
dark-wall-destiny-score-colonies = angelegte Kryoschiffe
dark-wall-destiny-score-most-energy = die meiste Energie
dark-wall-destiny-score-most-cards = die meisten Karten an einem Planeten
dark-wall-destiny-score-most-crew = die meiste Crew auf Schiffen

# Warum jemand anderen Züge vorschlägt
dark-wall-destiny-plan-because-colony = das rettet ein Kryoschiff
dark-wall-destiny-plan-because-defense = das verhindert Schaden
dark-wall-destiny-plan-because-burns = sonst verbrennt die Karte

# Was ein Tipp über ein Kryoschiff in Gefahr sagt

dark-wall-destiny-danger-payable = Das Kryoschiff { $card } verbrennt { $spins ->
    [one] in der nächsten Drehung
   *[other] in { $spins } Drehungen
}. Du kannst die { $price } Energie zahlen: Kauf es in diesem Zug.
dark-wall-destiny-danger-deck = { $cards ->
    [0] Eine neue Karte könnte
    [one] Die Karte { LIST($names, "und") } könnte
   *[other] { LIST($names, "und") } könnten
} es bei der Drehung aus deinem Deck verbrennen{ $both ->
    [0] , und für beides reicht es nicht
   *[other] { "" }
}.{ $contest ->
    [0] { $count ->
        [0] {" "}Aber auch im System verbrennt es, wenn später niemand genug Energie hat.
       *[other] {" "}Bitte { LIST($seats, "und") }, dein Deck zu schützen.
    }
   *[other] {" "}Dann ist das Spiel zu Ende, und du landest ganz hinten.
}
dark-wall-destiny-no-planet = Du hast noch keinen Planeten, an dem du es anlegen kannst.
dark-wall-destiny-planet-to-draw = Zum Anlegen musst du erst einen Planeten ziehen und ausspielen.
dark-wall-destiny-danger-acquired = Kauft es niemand, verbrennt es { $spins ->
    [one] in der nächsten Drehung
   *[other] in { $spins } Drehungen
}.
dark-wall-destiny-danger-missing = Für { $card } { $n ->
    [one] fehlt dir 1 Energie
   *[other] fehlen dir { $n } Energie
}. Das Kryoschiff verbrennt { $spins ->
    [one] in der nächsten Drehung
   *[other] in { $spins } Drehungen
}.
dark-wall-destiny-danger-bring = Diese Energie bekommst du vielleicht durch { LIST($cards, "oder") }.
dark-wall-destiny-danger-hold = Mit { LIST($cards, "und") } verbrennt es jetzt vielleicht noch nicht.
dark-wall-destiny-danger-others = Rechtzeitig bezahlen könnte es jetzt nur noch { LIST($seats, "oder") }.
dark-wall-destiny-danger-lost = { $sure ->
    [0] Auch die anderen können es wahrscheinlich nicht bezahlen. Dann ist das Spiel verloren, und nur die Punkte zählen.
   *[other] Es ist nicht mehr zu retten: Das Spiel geht in dieser Runde verloren, und nur die Punkte zählen.
}{ $planets ->
    [0] { "" }
    [one] {" "}Leg an deinem leeren Planeten eine Karte an, das bringt noch 3 Punkte.
   *[other] {" "}Leg an jedem leeren Planeten eine Karte an, das bringt je 3 Punkte.
}
dark-wall-destiny-danger-wait = Kauf nichts, was näher am Stern liegt, bis du es bezahlen kannst.
dark-wall-destiny-danger-tokens = Heb { $n ->
    [one] deinen Marker
   *[other] deine Marker
} für euer erstes Kryoschiff auf.

# Was ein Tipp rät, ohne Punkt

dark-wall-destiny-advice-take-turn = Beginn deinen Zug
dark-wall-destiny-advice-choose = Wähle { $faction } mit „{ $card }“
dark-wall-destiny-advice-answer = Wähle „{ $answer }“
dark-wall-destiny-advice-play = Spiel „{ $card }“
dark-wall-destiny-advice-play-all = Spiel alles aus ({ $n ->
    [one] 1 Karte
   *[other] { $n } Karten
})
dark-wall-destiny-advice-seed = Leg „{ $card }“ { $where } an
dark-wall-destiny-advice-use = Nutz die Fähigkeit von „{ $card }“
dark-wall-destiny-advice-acquire-energy = Kauf „{ $card }“ für { $price } Energie
dark-wall-destiny-advice-acquire-combat = Kauf „{ $card }“ für { $price } Kampf
dark-wall-destiny-advice-pull = Nimm „{ $card }“ umsonst
dark-wall-destiny-advice-cover = Schütz das Deck von { $seat }
dark-wall-destiny-advice-discard = Wirf { LIST($cards, "und") } für { $n } Schaden ab
dark-wall-destiny-advice-discard-card = „{ $card }“
dark-wall-destiny-advice-end-turn = Beende deinen Zug
dark-wall-destiny-unspent-no-better = Keine Karte, die du bezahlen kannst, macht dein Deck viel besser, auch „{ $card }“ nicht.
dark-wall-destiny-unspent-too-little = Für { $energy } Energie und { $combat } Kampf bekommst du nichts mehr.
dark-wall-destiny-cover-carries = Im Deck von { $seat } könnte ein Kryoschiff verbrennen: { LIST($cards, "und") }. In deinem Deck ist keins.
dark-wall-destiny-cover-acquires = Kauft { $seat } { $card }, könnte das Schiff bei der nächsten Drehung aus dem Deck verbrennen. In deinem Deck ist keins.
