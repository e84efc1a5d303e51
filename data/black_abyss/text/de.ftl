black-abyss-name = Black Abyss
black-abyss-tagline = Führe ein Volk: Entdecke, baue, forsche, kämpfe und gewinne Abstimmungen.
black-abyss-turn-unit = Zyklus
black-abyss-turn-number = Zyklus { $turn }
black-abyss-turn-when = in Zyklus { $turn }
black-abyss-turn-count = { $turns ->
    [one] 1 Zyklus
   *[other] { $turns } Zyklen
}
black-abyss-option-mode-fleet-battle-turn-unit = Runde
black-abyss-option-mode-fleet-battle-turn-number = Runde { $turn }
black-abyss-option-mode-fleet-battle-turn-when = in Runde { $turn }
black-abyss-option-mode-fleet-battle-turn-count = { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
}
black-abyss-icon-emblem = { "" }
black-abyss-icon-velar = { "" }
black-abyss-icon-korr = { "" }
black-abyss-icon-thessid = { "" }
black-abyss-icon-oumori = { "" }
black-abyss-icon-zhinn = { "" }
black-abyss-icon-dravex = { "" }

## Kleine Worte
black-abyss-race-velar = { ICON("velar") }Velar
black-abyss-race-korr = { ICON("korr") }Korr
black-abyss-race-thessid = { ICON("thessid") }Thessid
black-abyss-race-oumori = { ICON("oumori") }Oumori
black-abyss-race-zhinn = { ICON("zhinn") }Zhinn
black-abyss-race-dravex = { ICON("dravex") }Dravex
black-abyss-none = { "" }
black-abyss-none-of-them = nichts
black-abyss-monsters = Ein Monster
black-abyss-the-monsters = ein Monster
black-abyss-wild-keeper-of-dawn = Der Wächter der Morgenröte
black-abyss-the-wild-keeper-of-dawn = den Wächter der Morgenröte
black-abyss-wild-keeper-of-dusk = Der Wächter der Dämmerung
black-abyss-the-wild-keeper-of-dusk = den Wächter der Dämmerung
black-abyss-wild-star-leech = Ein Sternegel
black-abyss-the-wild-star-leech = einen Sternegel
black-abyss-wild-void-whale = Ein Leerenwal
black-abyss-the-wild-void-whale = einen Leerenwal
black-abyss-wild-drifting-swarm = Ein treibender Schwarm
black-abyss-the-wild-drifting-swarm = einen treibenden Schwarm
black-abyss-free = umsonst
black-abyss-price = { $parts }
black-abyss-short-free = umsonst
black-abyss-short-f = { $f } { ICON("food") }
black-abyss-short-e = { $e } { ICON("energy") }
black-abyss-short-m = { $m } { ICON("minerals", $m) }
black-abyss-short-fe = { $f } { ICON("food") }, { $e } { ICON("energy") }
black-abyss-short-fm = { $f } { ICON("food") }, { $m } { ICON("minerals", $m) }
black-abyss-short-em = { $e } { ICON("energy") }, { $m } { ICON("minerals", $m) }
black-abyss-ship = { $hull } #{ $number }
black-abyss-ship-of = { $ship } von { $seat }
black-abyss-ship-yours = { $hull ->
    [frigate] Deine
   *[other] Dein
} { $ship }
black-abyss-ships = { $count } { $hull ->
    [fighter] { $count ->
        [one] Jäger
       *[other] Jäger
    }
    [transport] { $count ->
        [one] Transporter
       *[other] Transporter
    }
    [frigate] { $count ->
        [one] Fregatte
       *[other] Fregatten
    }
    [cruiser] { $count ->
        [one] Kreuzer
       *[other] Kreuzer
    }
   *[dreadnought] { $count ->
        [one] Schlachtschiff
       *[other] Schlachtschiffe
    }
}
black-abyss-marines = { $count ->
    [one] 1 Soldat
   *[other] { $count } Soldaten
}
black-abyss-load = { $count ->
    [one] 1 Ware ({ $good })
   *[other] { $count } Waren ({ $good })
}
black-abyss-pay-food = { $amount } { ICON("food") }
black-abyss-pay-energy = { $amount } { ICON("energy") }
black-abyss-pay-minerals = { $amount } { ICON("minerals", $amount) }
black-abyss-bonus = Bonus: { $what ->
    [marine] ein Soldat, der dort bleibt
    [colony] dort eine Wohnkuppel ohne Kosten und damit eine Kolonie
   *[other] { $bonus }
}
black-abyss-plus = +{ $amount }
black-abyss-minus = −{ $amount }
black-abyss-number = { $number }
black-abyss-word-peace = Frieden
black-abyss-word-passage = Durchflug
black-abyss-word-flight = Fliehen
black-abyss-wins = der Weg zum Sieg
black-abyss-unlocks = schaltet { LIST($what, "und") } frei
black-abyss-whom-all = alle
black-abyss-whom-largest = das Volk mit den meisten Stimmen
black-abyss-whom-smallest = das Volk mit den wenigsten Stimmen
black-abyss-whom-leader = das Volk im Vorsitz des Tribunals
black-abyss-whom-smaller = alle, die nicht mehr Stimmen haben als der Durchschnitt
black-abyss-whom-court = das Volk im Vorsitz des Tribunals und alle, mit denen es Frieden hat
black-abyss-phase-setup = Gründung der Heimatwelten
black-abyss-phase-move = Bewegung und Erkundung
black-abyss-phase-battle = Schlachten
black-abyss-phase-ground = Bodenkampf
black-abyss-phase-purchase = Handel und Einkauf
black-abyss-phase-tribunal = Tribunal
black-abyss-phase-over = Ende
black-abyss-decide-ordering = Wähle einen Befehl für die Schlacht{ $place ->
    [here] { "" }
   *[other] { " " }in { $place }
}.
black-abyss-decide-deploying = Stelle deine Schiffe für die Schlacht{ $place ->
    [here] { "" }
   *[other] { " " }in { $place }
} auf.
black-abyss-decide-leading = Du bist in der Schlacht dran.
black-abyss-decide-covering = Deine Schiffe sind getroffen. Wähle, welche Sektionen ausfallen.
black-abyss-decide-losing = Bomben treffen deinen Planeten. Wähle, welche Gebäude du verlierst.
black-abyss-decide-idling = Wähle, welche Gebäude stillstehen.
black-abyss-decide-gift = Wähle die Technik, die dir der Fund bringt.
black-abyss-decide-proposing = Wähle den Beschluss, über den abgestimmt wird.
black-abyss-decide-breaking = Entscheide den Gleichstand im Tribunal.
black-abyss-decides-ordering = { LIST($seats, "und") } { $count ->
    [one] wählt
   *[other] wählen
} noch einen Befehl für die Schlacht{ $place ->
    [here] { "" }
   *[other] { " " }in { $place }
}.
black-abyss-decides-deploying = { LIST($seats, "und") } { $count ->
    [one] stellt
   *[other] stellen
} noch Schiffe für die Schlacht{ $place ->
    [here] { "" }
   *[other] { " " }in { $place }
} auf.
black-abyss-decides-leading = { LIST($seats, "und") } { $count ->
    [one] ist
   *[other] sind
} in der Schlacht dran.
black-abyss-decides-covering = { LIST($seats, "und") } { $count ->
    [one] wählt
   *[other] wählen
} noch, welche Sektionen ausfallen.
black-abyss-decides-losing = { LIST($seats, "und") } { $count ->
    [one] wählt
   *[other] wählen
} noch, welche Gebäude durch Bomben verloren gehen.
black-abyss-decides-idling = { LIST($seats, "und") } { $count ->
    [one] wählt
   *[other] wählen
} noch, welche Gebäude stillstehen.
black-abyss-decides-gift = { LIST($seats, "und") } { $count ->
    [one] wählt
   *[other] wählen
} noch die Technik, die ein Fund bringt.
black-abyss-decides-proposing = { LIST($seats, "und") } { $count ->
    [one] wählt
   *[other] wählen
} noch den Beschluss, über den abgestimmt wird.
black-abyss-decides-breaking = { LIST($seats, "und") } { $count ->
    [one] entscheidet
   *[other] entscheiden
} noch den Gleichstand im Tribunal.
black-abyss-measure-votes = Stimmen
black-abyss-measure-income = Einkommen
black-abyss-measure-sections = Sektionen übrig
black-abyss-measure-planets = Planeten

## Verben am Anfang der Auswahl
black-abyss-do-found = Heimatwelt gründen
black-abyss-do-diplomacy = Diplomatie
black-abyss-do-war = Krieg erklären
black-abyss-do-offer = Anbieten
black-abyss-do-withdraw = Zurückziehen
black-abyss-do-talk = Vertrauliche Gespräche
black-abyss-do-end-talk = Gespräche beenden
black-abyss-do-accept = Annehmen
black-abyss-do-decline = Ablehnen
black-abyss-do-move = Bewegen
black-abyss-do-jump = Durch ein Wurmloch springen
black-abyss-do-scan = Scannen
black-abyss-do-embark = Soldaten an Bord nehmen
black-abyss-do-disembark = Soldaten absetzen
black-abyss-do-load = Waren laden
black-abyss-do-march = Marschieren
black-abyss-do-take = Gebäude nehmen
black-abyss-do-settle = Kolonie gründen
black-abyss-do-pass = Fertig
black-abyss-do-command = Befehl geben{ $place ->
    [here] { "" }
   *[other] { " " }für { $place }
}
black-abyss-do-hand-over = Schlacht einem Befehl überlassen
black-abyss-do-end-passage = Durchflug kündigen
black-abyss-do-lead = Schlacht selbst führen
black-abyss-do-place = Schiff aufstellen
black-abyss-do-by-order = Alle nach einem Befehl bewegen (Zug endet)
black-abyss-do-ships = Ein Schiff führen
black-abyss-do-end-move = Fertig
black-abyss-do-end-early = Fertig
black-abyss-do-flee = Jetzt aus der Schlacht fliehen
black-abyss-do-flee-later = Nach dieser Runde aus der Schlacht fliehen
black-abyss-do-entrust = Für mich wählen
black-abyss-do-cover = Sektion aufgeben
black-abyss-do-lose = Gebäude aufgeben
black-abyss-do-idle = Wählen, was stillsteht
black-abyss-do-learn = Gefundene Technik wählen
black-abyss-do-propose = Beschluss zur Abstimmung stellen
black-abyss-do-research = Forschen
black-abyss-do-commission = Schiff bauen
black-abyss-do-fit = Schiff ausrüsten
black-abyss-do-strip = Schiffsteil entfernen
black-abyss-do-repair = Reparieren
black-abyss-do-build = Bauen
black-abyss-do-bulldoze = Abreißen
black-abyss-do-recruit = Soldaten anwerben
black-abyss-do-sell = Waren verkaufen
black-abyss-do-take-back = Letzten Kauf zurücknehmen
black-abyss-do-vote = Abstimmen über
black-abyss-do-favour = Vorsitz im Tribunal
black-abyss-do-prepare = Vorsitzwahl vorbereiten
black-abyss-do-break-tie = Gleichstand entscheiden
black-abyss-do-cast = Stimmzettel so abgeben
black-abyss-do-cast-empty = Leeren Stimmzettel abgeben
black-abyss-label-cast = Mich bei allem enthalten
black-abyss-beside-cast-empty = Du hast noch nichts gewählt. Ein leerer Stimmzettel gilt überall als Enthaltung, auch beim Vorsitz.

## Was darunter steht
black-abyss-label-column = Spalte { $column }
black-abyss-label-dark = { $hex }: unerforscht
black-abyss-label-hex = { $hex }: { $tile }
black-abyss-label-hex-habitable = { $hex }: { $tile }, für dein Volk bewohnbar
black-abyss-label-hex-hostile = { $hex }: { $tile }, für dein Volk unbewohnbar
black-abyss-label-hex-foes = { $hex }: { $tile } (Gegner: { $foes })
black-abyss-label-foes = { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
}
black-abyss-label-jump = nach { $hex }: { $ships }
black-abyss-label-asteroids = { $ships }, durch Asteroiden (Treffer: { $odds } %)
black-abyss-label-fleet = { $count ->
    [2] beide
   *[other] alle { $count }
} { $hull ->
    [fighter] Jäger
    [transport] Transporter
    [frigate] Fregatten
    [cruiser] Kreuzer
    [dreadnought] Schlachtschiffe
   *[all] Schiffe
} von { $hex }
black-abyss-label-fleet-part = { $count } { $hull ->
    [fighter] { $count ->
        [one] Jäger
       *[other] Jäger
    }
    [transport] { $count ->
        [one] Transporter
       *[other] Transporter
    }
    [frigate] { $count ->
        [one] Fregatte
       *[other] Fregatten
    }
    [cruiser] { $count ->
        [one] Kreuzer
       *[other] Kreuzer
    }
    [dreadnought] { $count ->
        [one] Schlachtschiff
       *[other] Schlachtschiffe
    }
   *[all] { $count ->
        [one] Schiff
       *[other] Schiffe
    }
}, die fliegen können, von { $hex }
black-abyss-label-some = einige Schiffe von { $hex }
black-abyss-label-seat = { $seat }
black-abyss-label-war = { $seat } den Krieg erklären
black-abyss-label-offer = { $kind ->
    [passage] { $what } für { $seat } anbieten
   *[peace] { $seat } { $what } anbieten
}
black-abyss-label-talk-wish = Mit { $seat } vertraulich sprechen
black-abyss-label-talk-agree = Gesprächen mit { $seat } zustimmen
black-abyss-label-talk-end = Gespräche mit { $seat } beenden
black-abyss-label-talk-unwish = Anfrage an { $seat } zurücknehmen
black-abyss-label-talk-refuse = Gespräche mit { $seat } ablehnen
black-abyss-label-withdraw = Angebot ({ $what }) an { $seat } zurückziehen
black-abyss-label-accept = { $what } mit { $seat } annehmen
black-abyss-label-decline = { $what } mit { $seat } ablehnen
black-abyss-label-scan = { $land } scannen
black-abyss-label-land = { $land }: { $what }
black-abyss-label-from = { $ship } von { $hex }{ $hits ->
    [0] { "" }
   *[other] , { $hits } Treffer
}
black-abyss-label-ship = { $ship }{ $hex ->
    [here] { "" }
   *[other] { " " }in { $hex }
}{ $hits ->
    [0] { "" }
   *[other] , { $hits } Treffer
}
black-abyss-label-priced = { $what } · { $price }
black-abyss-label-yard = in { $hex }
black-abyss-label-fitting = { $ship } in { $hex } ({ $fitted }/{ $sections } belegt)
black-abyss-label-part = Sektion { $section }: { $what } · { $price }
black-abyss-label-site = { $place } ({ $ground })
black-abyss-label-doze = { $what } auf { $place } · { $price }
black-abyss-label-post = Soldat auf { $place } ({ $building }{ $count ->
    [0] { "" }
   *[other] , dort { $count }
}) · { $price }
black-abyss-label-sale = { $goods ->
    [one] 1 Ware
   *[other] { $goods } Waren
} · { $price }
black-abyss-label-take-back = Zurücknehmen: { $entry }
black-abyss-gathered = { $sells ->
    [0] Kaufen, bauen …
   *[other] Kaufen, bauen, verkaufen …
}
black-abyss-note-research = Verbessert Schiffe, Farmen und Scanner{ $wins ->
    [0] {""}
   *[other] ; das Geheimnis des Lebens gewinnt das Spiel
}
black-abyss-note-commission = Ein neues Schiff in einem deiner Docks
black-abyss-note-fit = Waffen, Antriebe, Laderäume oder eine Kolonialkapsel für eine leere Sektion eines Schiffs
black-abyss-note-dark = In unerforschten Feldern treffen Asteroiden etwa { $odds } % der Schiffe; Jäger sind dann verloren
black-abyss-note-pod = Gründet eine Kolonie; bewohnbar und in Reichweite: { $places }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } weitere
}
black-abyss-note-pod-nowhere = Gründet eine Kolonie; noch ist kein Planet in Reichweite für dich bewohnbar
black-abyss-note-strip = Macht eine Sektion eines Schiffs für etwas anderes frei
black-abyss-note-repair = Repariert an einem Raumhafen eine getroffene Sektion
black-abyss-note-build = Wohnkuppeln, Farmen, Bergwerke, Kraftwerke, Docks und mehr auf deinen Planeten
black-abyss-note-bulldoze = Entfernt eins deiner Gebäude und macht das Land frei
black-abyss-note-recruit = Soldaten bewachen ein Gebäude; ein Transporter bringt sie auch zum Angriff
black-abyss-note-sell = Waren, die ein Transporter zu einem Handelshaus gebracht hat
black-abyss-note-unscanned = Keines dieser Felder ist bekannt. Es ist egal, welches du scannst
black-abyss-note-talk = Nur ihr beide erfahrt, was ihr einander anbietet. Eine KI sagt zu und antwortet mit ihrem nächsten Zug
black-abyss-beside-talk-over = Zwischen dir und { $seat } sind Frieden und Durchflug: Anzubieten ist nichts mehr.
black-abyss-note-level = { $powers }
black-abyss-note-bare = Kostet keinen Ertrag: Farm, Bergwerk und Kraftwerk können hier nicht stehen
black-abyss-note-yields-farm = Bringt in jedem Zyklus Nahrung; andere Ebenen bringen vielleicht auch Waren
black-abyss-note-yields-mine = Bringt in jedem Zyklus Mineralien; anderes Erzland bringt vielleicht auch Waren
black-abyss-note-yields-energy-plant = Bringt in jedem Zyklus Energie; anderes Energieland bringt vielleicht auch Waren
black-abyss-note-yields-good-farm = Bringt in jedem Zyklus Nahrung, dazu { $good } zum Verkaufen im Handelshaus
black-abyss-note-yields-good-mine = Bringt in jedem Zyklus Mineralien, dazu { $good } zum Verkaufen im Handelshaus
black-abyss-note-yields-good-energy-plant = Bringt in jedem Zyklus Energie, dazu { $good } zum Verkaufen im Handelshaus
black-abyss-note-covers-farm = Belegt eine Ebene, auf der eine Farm stehen könnte
black-abyss-note-covers-mine = Belegt Erzland, auf dem ein Bergwerk stehen könnte
black-abyss-note-covers-energy-plant = Belegt Energieland, auf dem ein Kraftwerk stehen könnte
black-abyss-note-covers-good-farm = Belegt eine Ebene, auf der eine Farm Nahrung und { $good } bringen könnte
black-abyss-note-covers-good-mine = Belegt Erzland, auf dem ein Bergwerk Mineralien und { $good } bringen könnte
black-abyss-note-covers-good-energy-plant = Belegt Energieland, auf dem ein Kraftwerk Energie und { $good } bringen könnte
black-abyss-label-done-empty = Fertig: nichts kaufen
black-abyss-label-done = Fertig: { $count ->
    [one] 1 Kauf
   *[other] { $count } Käufe
}
black-abyss-label-count = { $count } davon
black-abyss-label-capture = erobern
black-abyss-label-raze = zerstören
black-abyss-label-for = dafür
black-abyss-label-against = dagegen
black-abyss-label-abstain = Enthaltung
black-abyss-label-either = egal, wie der neue Beschluss ausgeht
black-abyss-label-passed = wenn der neue Beschluss angenommen wird
black-abyss-label-rejected = wenn der neue Beschluss abgelehnt wird
black-abyss-label-berthed = { $ship }, auf { $square }
black-abyss-label-square = nach { $square }
black-abyss-label-fighting = { $ship } auf { $square }{ $left ->
    [0] {""}
    [one] {" "}(noch 1 Feld)
   *[other] {" "}(noch { $left } Felder)
}
black-abyss-label-steer = Bewegen
black-abyss-label-landing = Soldaten absetzen
black-abyss-label-by-order = Nach Befehl
black-abyss-label-ashore = bei { $land }
black-abyss-label-bombed = { $seat } bombardieren ({ $odds } %)
black-abyss-label-target = Feuern ({ $section }) auf { $ship }, auf { $square } ({ $odds } %{ $lowered ->
    [asteroids] {" "}trotz Asteroiden
    [shield] {" "}trotz Schild
    [both] {" "}trotz Schild und Asteroiden
   *[none] { "" }
})
black-abyss-label-trust = der Befehl wählt, was ausfällt
black-abyss-label-ask = ich wähle, was ausfällt
black-abyss-label-handed-trust = { $order }, wählt auch, was ausfällt
black-abyss-label-handed-ask = { $order }, ich wähle, was ausfällt
black-abyss-label-handed-fight = Dem Befehl „{ $order }“ überlassen
black-abyss-label-armed = Feuern ({ $section }): { $tile }
black-abyss-label-section = Sektion { $section }: { $tile }

## Was nicht geht
black-abyss-refused-not-now = Das geht jetzt nicht. Auf dem Brett steht, wer dran ist.
black-abyss-refused-eliminated = Dein Volk ist ausgeschieden.
black-abyss-refused-no-such-seat = Dort sitzt niemand. Wähle jemand anderen.
black-abyss-refused-at-war = Mit diesem Volk bist du schon im Krieg.
black-abyss-refused-war-after-moving = Krieg erklären kannst du nur, bevor du etwas bewegst. Warte auf den nächsten Zyklus.
black-abyss-refused-war-banned = Ein Beschluss des Tribunals verbietet neue Kriege.
black-abyss-refused-offers-spent = Du hast alle Angebote dieses Zyklus gemacht.
black-abyss-refused-no-such-offer = Dieses Angebot kannst du jetzt nicht machen oder beantworten.
black-abyss-refused-nothing-to-offer = Zwischen euch sind Frieden und Durchflug: Anzubieten ist nichts mehr.
black-abyss-refused-talking = Du hast dieses Volk schon um vertrauliche Gespräche gebeten.
black-abyss-refused-no-talk = Mit diesem Volk führst du keine vertraulichen Gespräche, und niemand hat darum gebeten.
black-abyss-refused-no-private-talks = An diesem Tisch hören alle jedes Angebot.
black-abyss-refused-no-such-fleet = Wähle eigene Schiffe, die im selben Feld sind.
black-abyss-refused-no-such-hex = Dieses Feld gibt es auf der Karte nicht.
black-abyss-refused-out-of-reach = Dorthin können diese Schiffe nicht. Das Feld ist zu weit weg, gesperrt oder hinter der türkisen Treibstofflinie.
black-abyss-refused-no-wormhole = Kein Wurmloch hier führt zu einem bekannten Feld.
black-abyss-refused-wormholes-shut = Ein Beschluss oder Ereignis hat die Wurmlöcher geschlossen.
black-abyss-refused-jumped = Ein Schiff springt nur einmal je Zug, und gar nicht mehr, wenn ein Feind es aufgehalten hat.
black-abyss-refused-no-such-land = Wähle ein Landfeld des Planeten unter dem Schiff.
black-abyss-refused-explored = Dieses Landfeld ist schon gescannt.
black-abyss-refused-no-scans = Auf diesem Planeten kannst du in diesem Zug nichts mehr scannen, oder du hast kein Schiff über ihm.
black-abyss-refused-no-such-ship = Das ist nicht dein Schiff.
black-abyss-refused-no-marines = Deine Soldaten können das jetzt nicht.
black-abyss-refused-no-room = Dafür hat das Schiff keinen Platz.
black-abyss-refused-cannot-land = Soldaten landen nur auf bewohnbaren Planeten, auf einem leeren oder eigenen, gescannten Feld ohne Wasser.
black-abyss-refused-enemy-here = Hier ist ein Feind. Vertreib ihn zuerst.
black-abyss-refused-no-goods = Solche Waren von einem anderen Planeten gibt es hier nicht.
black-abyss-refused-cannot-march = Soldaten marschieren auf freie oder eigene Nachbarfelder ohne Wasser, zu Feinden nur im Bodenkampf.
black-abyss-refused-nothing-to-take = Dort stehen keine Soldaten von dir auf einem feindlichen Gebäude.
black-abyss-refused-wonders-stand = Ein Wunder lässt sich nicht zerstören.
black-abyss-refused-cannot-settle = Du brauchst eine Kolonialkapsel über einem bewohnbaren Planeten und ein gescanntes, leeres Feld ohne Wasser.
black-abyss-refused-inhospitable = Dein Volk kann dort noch nicht leben. Die Technik Bewohnbarkeit eröffnet ihm weitere Planeten.
black-abyss-refused-no-free-land = Dort gibt es kein gescanntes, leeres Feld ohne Wasser mehr. Scanne weitere Felder.
black-abyss-refused-no-such-passage = Mit diesem Volk hast du keinen Durchflug, den du kündigen könntest.
black-abyss-refused-no-passage = Dort lebt jemand, mit dem du Frieden hast. Einige dich zuerst auf Durchflug.
black-abyss-refused-no-such-square = Dort kann das Schiff jetzt nicht stehen.
black-abyss-refused-no-weapon = Dort ist keine Waffe, die noch feuern kann.
black-abyss-refused-out-of-range = Das ist außer Reichweite oder nicht mehr da.
black-abyss-refused-no-refuge = Es gibt kein Feld, auf das deine Schiffe fliehen könnten.
black-abyss-refused-no-planet-to-bomb = In dieser Schlacht ist kein Planet. Wähle einen anderen Befehl.
black-abyss-refused-no-such-order = Wähle einen der Befehle, die angeboten werden.
black-abyss-refused-no-section = Diese Sektion geht dafür nicht.
black-abyss-refused-no-free-section = An diesem Schiff ist keine Sektion frei.
black-abyss-refused-no-such-building = Du hast dort kein solches Gebäude.
black-abyss-refused-other-number = Wähle genau so viele Gebäude, wie stillstehen müssen.
black-abyss-refused-no-such-technology = Von dieser Technik bekommst du jetzt keine weitere Stufe.
black-abyss-refused-no-such-resolution = Diesen Beschluss kannst du nicht wählen.
black-abyss-refused-too-dear = Das kannst du nicht bezahlen: Dir fehlen noch { $missing }.
black-abyss-refused-no-dock = Du brauchst dort ein arbeitendes Dock, für Kreuzer und Schlachtschiffe ein großes.
black-abyss-refused-no-supply = Davon ist nichts mehr übrig.
black-abyss-refused-heavy-banned = Ein Beschluss verbietet den Bau von Kreuzern und Schlachtschiffen.
black-abyss-refused-fleet-limit = Ein Beschluss erlaubt nicht mehr Schiffe in einer Flotte.
black-abyss-refused-needs-technology = Dafür fehlt dir die Technik.
black-abyss-refused-loaded = Der Laderaum ist beladen. Entlade ihn zuerst.
black-abyss-refused-undamaged = Diese Sektion ist nicht beschädigt.
black-abyss-refused-no-port = Du brauchst dort einen arbeitenden Raumhafen.
black-abyss-refused-not-empty = Wähle ein gescanntes, leeres Landfeld.
black-abyss-refused-wrong-terrain = Auf diesem Gelände kann das Gebäude nicht stehen.
black-abyss-refused-fitting = { $tile } für { $ship }: { $why } Gekauft wurde nichts.
black-abyss-refused-building = { $building } auf { $place }: { $why } Gekauft wurde nichts.
black-abyss-refused-no-land-left = Dafür ist kein passendes Land mehr frei{ $count ->
    [0] { "" }
   *[other] {" "}(davor: { LIST($earlier, "und") })
}.
black-abyss-refused-no-habitat = Keine deiner Wohnkuppeln dort kann es tragen. Bau zuerst eine Wohnkuppel.
black-abyss-refused-no-way-home = Um auf deine Heimatwelt zurückzukehren, brauchst du dort ein Schiff. Feindliche Schiffe dürfen nicht dort sein.
black-abyss-refused-wonder-stands = Dieses Wunder ist schon gebaut.
black-abyss-refused-habitat-needed = Andere Gebäude brauchen diese Wohnkuppel.
black-abyss-refused-no-market = Waren verkaufst du in einem Handelshaus, auf einem Planeten mit einem Warensymbol desselben Rohstoffs.
black-abyss-refused-nothing-to-take-back = Nur deinen letzten Kauf kannst du zurücknehmen.
black-abyss-refused-depended-on = Jemand hat schon genutzt, was du zurücknehmen willst.
black-abyss-refused-returns-spent = Mehr Käufe kannst du in diesem Zyklus nicht zurücknehmen.
black-abyss-refused-no-home-here = Wähle ein unerforschtes Feld: nicht in einer Ecke, vier Felder von anderen Heimatwelten und mit Platz für die nächste.
black-abyss-refused-ballot-closed = Du hast keinen offenen Stimmzettel.
black-abyss-refused-seat-later = Über den Vorsitz wird nach den Beschlüssen abgestimmt. Du kannst deine Stimme vorbereiten.
black-abyss-refused-not-tied = Wähle etwas, bei dem Gleichstand herrscht.
black-abyss-refused-ballot-in = Du hast schon abgestimmt. Du kannst deinen Stimmzettel noch ändern.
black-abyss-refused-marks-spent = Mehr Änderungen erlaubt dein Stimmzettel nicht. Er bleibt, wie er ist.
black-abyss-refused-marked-so = So steht es schon auf deinem Stimmzettel.
black-abyss-refused-no-candidate = Stimm für jemanden, der zur Wahl steht, oder für niemanden.

## Der Einkauf
black-abyss-entry-researched = { $what }
black-abyss-entry-ship = { $ship } in { $place }
black-abyss-entry-tile = { $what } auf { $ship }
black-abyss-entry-stripped = { $what } von { $ship }
black-abyss-entry-repair = Reparatur von { $ship }, Sektion { $number }
black-abyss-entry-building = { $what } auf { $place }
black-abyss-entry-bulldozed = Abriss auf { $place }: { $what }
black-abyss-entry-marine = Soldat auf { $place }
black-abyss-entry-sold = Waren von { $ship } verkauft
black-abyss-say-entries = { $more ->
    [0] In diesem Zug
   *[other] Zuletzt in diesem Zug
}: { $entries }.
black-abyss-say-entry = { $number }. { $entry } ({ $price })
black-abyss-say-left = Übrig: { $food } { ICON("food") }, { $energy } { ICON("energy") }, { $minerals } { ICON("minerals", $minerals) }.
black-abyss-say-spent = Schon bezahlt: { $count ->
    [one] 1 Kauf
   *[other] { $count } Käufe
}, zusammen { $balance }.
black-abyss-say-coming = Nächster Zyklus: +{ $food } { ICON("food") }, +{ $energy } { ICON("energy") }, +{ $minerals } { ICON("minerals", $minerals) }.
black-abyss-say-back = { $count ->
    [one] Du kannst in diesem Zyklus noch einen Kauf zurücknehmen.
   *[other] Du kannst in diesem Zyklus noch { $count } Käufe zurücknehmen.
}
black-abyss-say-kept = { $entry } bleibt: Jemand hat es schon genutzt.
black-abyss-say-returns-spent = { $entry } bleibt: Mehr Käufe kannst du in diesem Zyklus nicht zurücknehmen.
black-abyss-say-gone = { $only ->
    [0] { $what } ist ausverkauft: { LIST($seats, "und") } { $count ->
        [one] hat das letzte Stück
       *[other] haben die letzten Stücke
    } gekauft
   *[other] { LIST($seats, "und") } hat { $what } gebaut, und jedes Wunder gibt es nur einmal
}.
black-abyss-beside-ship = Sektionen von { $ship } in { $hex }: { $sections }
black-abyss-beside-section = Nr. { $section } { $tile }
black-abyss-beside-empty = Nr. { $section } leer
black-abyss-beside-hit = Nr. { $section } { $tile } (getroffen)
black-abyss-beside-dear = Noch nicht bezahlbar: { $things }.
black-abyss-beside-lacks = { $what } (noch { $missing } nötig)
black-abyss-beside-any-research = Forschung
black-abyss-beside-any-build = Gebäude
black-abyss-beside-any-commission = Schiffe
black-abyss-beside-any-fit = Schiffsteile
black-abyss-beside-no-land = Dir fehlt freies Land zum Bauen. { $dark ->
    [0] Such andere Planeten.
   *[other] Scanne weiteres Land oder gründe eine Kolonie.
}
black-abyss-beside-none-left = Für alle ausverkauft: { LIST($tiles, "und") }.
black-abyss-beside-no-colony = { $ship } kann auf { $place } keine Kolonie gründen. { $why }
black-abyss-beside-no-research = Erforschen kannst du gerade nichts. Für „{ $what }“ brauchst du noch { $missing }.
black-abyss-beside-no-build = Bauen kannst du gerade nichts. Für „{ $what }“ brauchst du noch { $missing }.
black-abyss-beside-no-commission = Für ein Schiff reicht es nicht. Für „{ $what }“ brauchst du noch { $missing }.
black-abyss-beside-no-fit = Für ein Schiffsteil reicht es nicht. Für „{ $what }“ brauchst du noch { $missing }.

## Was geschah
black-abyss-fact-founded = { $seat } hat in { $place } die Heimatwelt der { $race } gegründet.
black-abyss-fact-cycle-began = Zyklus { $cycle } hat begonnen; { $seat } fängt an.
black-abyss-fact-produced = { $seat } hat { LIST($parts, "und") } eingenommen.
black-abyss-fact-ran-out = Der Vorrat reichte nicht für alle ({ $resource }): Alle { $chips } Marker sind im Spiel.
black-abyss-fact-war-declared = { $seat } hat { $other } den Krieg erklärt.
black-abyss-fact-offered = { $seat } hat { $other } { $what } angeboten.
black-abyss-fact-withdrawn = { $seat } hat das Angebot an { $other } ({ $what }) zurückgezogen.
black-abyss-fact-accepted = { $seat } hat das Angebot von { $other } ({ $what }) angenommen.{ $passage ->
    [0] {" Ihr Krieg ist vorbei."}
   *[other] { "" }
}
black-abyss-fact-declined = { $seat } hat das Angebot von { $other } ({ $what }) abgelehnt.
black-abyss-fact-agreed = { $seat } und { $other } haben sich auf { $what } geeinigt.{ $passage ->
    [0] {" Ihr Krieg ist vorbei."}
   *[other] { "" }
}
black-abyss-fact-whisper-offered = { $seat } hat { $other } vertraulich { $what } angeboten.
black-abyss-fact-whisper-withdrawn = { $seat } hat das vertrauliche Angebot an { $other } ({ $what }) zurückgezogen.
black-abyss-fact-whisper-accepted = { $seat } hat das vertrauliche Angebot von { $other } ({ $what }) angenommen.{ $passage ->
    [0] {" Ihr Krieg ist vorbei."}
   *[other] { "" }
}
black-abyss-fact-whisper-declined = { $seat } hat das vertrauliche Angebot von { $other } ({ $what }) abgelehnt.
black-abyss-fact-notice = { $seat } hat { $other } den { $what } gekündigt. Er gilt noch bis zum Ende des nächsten Zyklus.
black-abyss-fact-lapsed = { $seat } und { $other } haben keinen { $what } mehr.
black-abyss-topic-diplomacy = Diplomatie
black-abyss-fact-talk-wished = { $seat } hat { $other } um vertrauliche Gespräche gebeten.
black-abyss-fact-talk-opened = { $seat } und { $other } sprechen jetzt vertraulich. Nur sie hören, was sie einander anbieten.
black-abyss-fact-talk-ended = { $seat } hat die vertraulichen Gespräche mit { $other } beendet.
black-abyss-fact-talk-refused = { $seat } hat vertrauliche Gespräche mit { $other } abgelehnt.
black-abyss-fact-moved = { $seat } hat { LIST($ships, "und") } von { $start } nach { $place } bewegt.
black-abyss-fact-jumped = { $seat } ist mit { LIST($ships, "und") } von { $start } nach { $place } gesprungen.
black-abyss-fact-turned-up = { $seat } hat { $place } entdeckt: { $tile }.
black-abyss-fact-turned-up-twin = { $seat } hat { $place } entdeckt: { $tile }. Der Wächter kämpft dort gegen jedes Schiff.
black-abyss-fact-turned-back = { $seat } hat { $place } entdeckt: { $tile }. Die Schiffe kehrten um.
black-abyss-fact-charted = Die Karten zeigten { $place }: { $tile }.
black-abyss-fact-surveyed = { $seat } hat { $place } gescannt: { $found }.
black-abyss-fact-aboard = { $seat } hat auf { $place } { $what } an Bord genommen.
black-abyss-fact-landed = { $seat } hat auf { $place } { $what } abgesetzt.
black-abyss-fact-recalled = { $count ->
    [one] Ein Soldat von { $seat } ist von { $place }, wo { $other } lebt, nach { $home } gegangen: Es ist Frieden.
   *[other] { $count } Soldaten von { $seat } sind von { $place }, wo { $other } lebt, nach { $home } gegangen: Es ist Frieden.
}
black-abyss-fact-disbanded = { $count ->
    [one] Ein Soldat von { $seat } auf { $place }, wo { $other } lebt, wurde entlassen.
   *[other] { $count } Soldaten von { $seat } auf { $place }, wo { $other } lebt, wurden entlassen.
} Es ist Frieden, und keine Kolonie hatte Platz.
black-abyss-fact-marched = { $seat } ist mit { $count ->
    [one] einem Soldaten
   *[other] { $count } Soldaten
} nach { $place } marschiert.
black-abyss-fact-fought = { $seat } hat { $other } auf { $place } mit { $count ->
    [one] einem Soldaten
   *[other] { $count } Soldaten
} angegriffen, { $lost } verloren und { $slain } besiegt.
black-abyss-fact-captured = { $seat } hat auf { $place } { $building } von { $other } erobert.
black-abyss-fact-occupied = { $seat } hat auf { $place } { $building } ohne Besitzer genommen.
black-abyss-fact-razed = { $seat } hat auf { $place } { $building } von { $other } zerstört.
black-abyss-fact-settled = { $seat } hat auf { $place } eine Kolonie gegründet.
black-abyss-fact-battle-began = { $place ->
    [here] Die Schlacht zwischen { $seat } und { $other } hat begonnen.
   *[other] { $wild ->
        [0] { $seat } hat { $other } in { $place } angegriffen
       *[other] { $seat } ist in { $place } auf { $other } gestoßen
    }.
}
black-abyss-fact-commanded = Befehl von { $seat }{ $place ->
    [here] { "" }
   *[other] {" "}in { $place }
}: { $order }.
black-abyss-fact-led = { $seat } führt die Schlacht{ $place ->
    [here] { "" }
   *[other] {" "}in { $place }
} selbst.
black-abyss-fact-missed = { $ship } wurde von { $by } verfehlt.
black-abyss-fact-steered-closer = { $ship } ist näher herangeflogen.
black-abyss-fact-steered-away = { $ship } hat sich entfernt.
black-abyss-fact-steered-aside = { $ship } hat sich bewegt.
black-abyss-fact-bombed = { $seat } wurde in { $place } von { $by } getroffen.
black-abyss-fact-bomb-missed = { $seat } wurde in { $place } von { $by } verfehlt.
black-abyss-fact-hit = { $ship } wurde von { $by } getroffen.
black-abyss-fact-round-began = Runde { $round } beginnt.
black-abyss-fact-glanced = { $ship } wehrte einen Treffer von { $by } ab.
black-abyss-fact-destroyed = { $ship } wurde von { $by } zerstört.
black-abyss-fact-lost = { $seat } hat auf { $place } { $building } durch { $by } verloren.
black-abyss-fact-plundered = { $seat } hat bei { $other } { LIST($parts, "und") } erbeutet.
black-abyss-fact-raided = { $seat } hat bei { $other } auf { $place } { $building } zerstört und { $count } { $count ->
    [one] Rohstoff
   *[other] Rohstoffe
} erbeutet.
black-abyss-fact-fled = { $seat } ist { $start ->
    [here] { "" }
   *[other] von { $start }{" "}
}nach { $place } geflohen.
black-abyss-fact-withdrew = { $seat } hat sich { $start ->
    [here] { "" }
   *[other] von { $start }{" "}
}nach { $place } zurückgezogen.
black-abyss-fact-battle-ended = Die Schlacht{ $place ->
    [here] { "" }
   *[other] { " " }in { $place }
} endete nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}{ $sides ->
    [0] , und kein Schiff blieb übrig
   *[other] { "" }
}.
black-abyss-fact-battle-won = { $winner } hat die Schlacht{ $place ->
    [here] { "" }
   *[other] { " " }in { $place }
}{ $against ->
    [0] { "" }
   *[other] { " " }gegen { $other }
} nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}{ $gone ->
    [0] { $ships ->
        [0] { "" }
        [one] {" "}mit 1 Schiff
       *[other] {" "}mit { $ships } Schiffen
    } gewonnen
   *[other] {" "}gewonnen. Der Gegner hat sich zurückgezogen
}.
black-abyss-fact-felled = { $seat } hat den { $wild } besiegt.
black-abyss-fact-idled = { $seat } musste auf { $place } { $building } stilllegen.
black-abyss-fact-researched = { $seat } hat { $tech } erforscht.
black-abyss-fact-found = { $seat } hat eine Technik gefunden: { $tech }.
black-abyss-fact-secret-begun = { $seat } hat das { $tech } begonnen und gewinnt am Ende des nächsten Zyklus, wenn die Heimatwelt nicht fällt.
black-abyss-fact-secret-lost = { $seat } muss das { $tech } neu beginnen: Auf der Heimatwelt stand keine Wohnkuppel.
black-abyss-fact-bought-ship = { $seat } hat in { $place } { $what } gebaut.
black-abyss-fact-bought-tile = { $seat } hat in { $place } { $what } eingebaut.
black-abyss-fact-bought-stripped = { $seat } hat in { $place } { $what } entfernt.
black-abyss-fact-bought-tile-on = { $seat } hat in { $place } { $what } in { $ship } eingebaut.
black-abyss-fact-bought-stripped-on = { $seat } hat in { $place } { $what } aus { $ship } entfernt.
black-abyss-fact-bought-repair = { $seat } hat in { $place } { $what } repariert.
black-abyss-fact-bought-building = { $seat } hat auf { $place } { $what } gebaut.
black-abyss-fact-bought-bulldozed = { $seat } hat auf { $place } { $what } abgerissen.
black-abyss-fact-bought-marine = { $seat } hat auf { $place } { $what } angeworben.
black-abyss-fact-shared = { $seat } hat { $price } bekommen, weil { $other } in { $place } etwas verkauft hat.
black-abyss-fact-sold = { $seat } hat in { $place } { $goods ->
    [one] eine Ware
   *[other] { $goods } Waren
} für { $price } verkauft.
black-abyss-back-researched = { $what }, eine Stufe
black-abyss-back-ship = { $what } in { $place }
black-abyss-back-tile = { $what } in { $place }
black-abyss-back-stripped = { $what }, entfernt in { $place }
black-abyss-back-repair = { $what }, repariert in { $place }
black-abyss-back-building = { $what } auf { $place }
black-abyss-back-bulldozed = { $what }, abgerissen auf { $place }
black-abyss-back-marine = { $what } auf { $place }
black-abyss-back-sold = Verkauf von Waren in { $place }
black-abyss-fact-took-back = { $seat } hat zurückgenommen: { $what }.
black-abyss-fact-ended-part = { $seat } hat „{ $phase }“ beendet.
black-abyss-fact-event = Ereignis „{ $event }“. { $effect }
black-abyss-fact-appeared = { $wild } ist { $keeper ->
    [0] in { $place } aufgetaucht
   *[other] nach { $place } zurückgekommen
}.
black-abyss-fact-roamed = { $wild } ist nach { $place } gezogen.
black-abyss-change-food = { $amount } Nahrung
black-abyss-change-energy = { $amount } Energie
black-abyss-change-minerals = { $amount } { $count ->
    [one] Mineral
   *[other] Mineralien
}
black-abyss-fact-changed = { $seat }: { $parts }.
black-abyss-fact-picked = { $seat } hat gewählt, welcher Beschluss zur Abstimmung kommt.
black-abyss-fact-picked-own = Du stellst „{ $law }“ zur Abstimmung.
black-abyss-fact-put = „{ $law }“ kommt zur Abstimmung.
black-abyss-fact-nominated = Für den Vorsitz im Tribunal stehen zur Wahl: { $seats }.
black-abyss-fact-ballots-in = { $count ->
    [one] 1 von { $of } hat
   *[other] { $count } von { $of } haben
} abgestimmt.
black-abyss-fact-ballot-mine = Dein Stimmzettel ist abgegeben; { $count ->
    [one] 1 von { $of } hat
   *[other] { $count } von { $of } haben
} abgestimmt.
black-abyss-fact-voted = { $seat } hat mit { $weight ->
    [one] 1 Stimme
   *[other] { $weight } Stimmen
} { LIST($parts, "und") } gestimmt.
black-abyss-fact-abstained = { $seat } hat sich mit { $weight ->
    [one] 1 Stimme
   *[other] { $weight } Stimmen
} enthalten.
black-abyss-law = „{ $law }“
black-abyss-voted-for = für { LIST($laws, "und") }
black-abyss-voted-against = gegen { LIST($laws, "und") }
black-abyss-voted-seat = für { $candidate } als Vorsitz
black-abyss-fact-passed = { $in_force ->
    [0] Angenommen
   *[other] Weiter in Kraft
} mit { $votes } zu { $against }: „{ $law }“.
black-abyss-fact-rejected = { $in_force ->
    [0] Abgelehnt
   *[other] Aufgehoben
}{ $votes ->
    [0] : „{ $law }“. { $against ->
        [0] Alle enthielten sich
        [one] Die einzige Stimme war dagegen
       *[other] Alle { $against } Stimmen waren dagegen
    }
   *[other] { " " }mit { $votes } zu { $against }: „{ $law }“
}.
black-abyss-fact-seated = { $seat } bekommt den Vorsitz im Tribunal{ $terms ->
    [one] { "" }
   *[other] : Amtszeit { $terms } in Folge
}.
black-abyss-fact-elected = { $seat } hat mit { $votes } von { $cast } { $cast ->
    [one] Stimme
   *[other] Stimmen
} den Vorsitz im Tribunal gewonnen{ $terms ->
    [one] { "" }
   *[other] : Amtszeit { $terms } in Folge
}.
black-abyss-fact-unseated = Der Vorsitz bleibt unbesetzt.
black-abyss-fact-unseated-tie = Der Vorsitz bleibt unbesetzt. Bei Gleichstand entscheidet der Vorsitz, und den hatte niemand.
black-abyss-fact-eliminated = { $seat } ist ausgeschieden.

## Die Chronik
black-abyss-phase-production = Ertrag
black-abyss-phase-events = Ereignisse
black-abyss-chapter = Zyklus { $cycle } · { $phase }
black-abyss-chapter-fitting = Die Flotten
black-abyss-chapter-fleet-battle = Die Schlacht
black-abyss-chapter-setup = Die Gründung der Heimatwelten
black-abyss-story-incomes = Einnahmen (Nahrung/Energie/Mineralien): { LIST($incomes, "und") }.
black-abyss-story-income = { $seat } { $food }/{ $energy }/{ $minerals }
black-abyss-story-hits = { $hits }
black-abyss-story-round = Runde { $round }: { $hits }
black-abyss-story-clause = { $what }.
black-abyss-story-hit = { $ship } wurde von { $by } getroffen
black-abyss-story-glanced = { $ship } wehrte einen Treffer von { $by } ab
black-abyss-story-destroyed = { $ship } wurde von { $by } zerstört
black-abyss-story-steered-closer = { $seat } ist { $count ->
    [one] mit einem Schiff
   *[other] mit { $count } Schiffen
} näher herangeflogen
black-abyss-story-steered-away = { $seat } hat sich { $count ->
    [one] mit einem Schiff
   *[other] mit { $count } Schiffen
} entfernt
black-abyss-story-steered-aside = { $seat } ist { $count ->
    [one] mit einem Schiff
   *[other] mit { $count } Schiffen
} geflogen, ohne näher heranzukommen
black-abyss-story-misses = { $seat } hat { LIST($by, "und") } { $count ->
    [1] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
   *[other] { $count } Mal
} vergeblich abgefeuert
black-abyss-story-times = { $what } ({ $count ->
    [2] zweimal
    [3] dreimal
    [4] viermal
   *[other] { $count } Mal
})
black-abyss-story-deeds = { $seat } hat { LIST($deeds, "und") }.
black-abyss-story-losses = { $seat } hat { LIST($ships, "und") } verloren.
black-abyss-story-charted = Die Karten zeigten { LIST($what, "und") }.
black-abyss-story-losses-in-battle = { $seat } hat in der Schlacht gegen { $other }{ $place ->
    [here] { "" }
   *[other] {" "}in { $place }
} { LIST($ships, "und") } verloren.
black-abyss-yours-lost = Du hast { LIST($ships, "und") } verloren.
black-abyss-yours-lost-in-battle = Du hast in der Schlacht gegen { $other }{ $place ->
    [here] { "" }
   *[other] {" "}in { $place }
} { LIST($ships, "und") } verloren.
black-abyss-yours-war-declared = { $seat } hat dir den Krieg erklärt.
black-abyss-yours-battle-began = { $place ->
    [here] Deine Schlacht gegen { $seat } hat begonnen.
   *[other] { $seat } hat dich in { $place } angegriffen.
}
black-abyss-yours-plundered = { $seat } hat bei dir { LIST($parts, "und") } erbeutet.
black-abyss-yours-raided = { $seat } hat bei dir auf { $place } { $building } zerstört und { $count } { $count ->
    [one] Rohstoff
   *[other] Rohstoffe
} erbeutet.
black-abyss-yours-offered = { $seat } hat dir { $what } angeboten.
black-abyss-yours-accepted = { $seat } hat dein Angebot ({ $what }) angenommen.{ $passage ->
    [0] {" Euer Krieg ist vorbei."}
   *[other] { "" }
}
black-abyss-yours-declined = { $seat } hat dein Angebot ({ $what }) abgelehnt.
black-abyss-yours-notice = { $seat } hat dir den { $what } gekündigt. Er gilt noch bis zum Ende des nächsten Zyklus.
black-abyss-yours-talk-wished = { $seat } hat dich um vertrauliche Gespräche gebeten.
black-abyss-yours-talk-ended = { $seat } hat die vertraulichen Gespräche mit dir beendet.
black-abyss-yours-talk-refused = { $seat } hat vertrauliche Gespräche mit dir abgelehnt.
black-abyss-yours-battle-won = { $winner } hat die Schlacht{ $place ->
    [here] { "" }
   *[other] { " " }in { $place }
} gegen dich nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}{ $gone ->
    [0] { $ships ->
        [0] {" "}gewonnen
        [one] {" "}mit 1 Schiff gewonnen. Du hast dort keins mehr
       *[other] {" "}mit { $ships } Schiffen gewonnen. Du hast dort keins mehr
    }
   *[other] {" "}gewonnen. Deine Schiffe haben sich zurückgezogen
}.
black-abyss-own-deeds = Du hast { LIST($deeds, "und") }.
black-abyss-own-fled = Du bist { $start ->
    [here] { "" }
   *[other] von { $start }{" "}
}nach { $place } geflohen.
black-abyss-own-withdrew = Du hast dich { $start ->
    [here] { "" }
   *[other] von { $start }{" "}
}nach { $place } zurückgezogen.
black-abyss-own-plundered = Du hast bei { $other } { LIST($parts, "und") } erbeutet.
black-abyss-own-raided = Du hast bei { $other } auf { $place } { $building } zerstört und { $count } { $count ->
    [one] Rohstoff
   *[other] Rohstoffe
} erbeutet.
black-abyss-own-battle-won = Du hast die Schlacht{ $place ->
    [here] { "" }
   *[other] { " " }in { $place }
}{ $against ->
    [0] { "" }
   *[other] { " " }gegen { $other }
} nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}{ $gone ->
    [0] { $ships ->
        [0] { "" }
        [one] {" "}mit 1 Schiff
       *[other] {" "}mit { $ships } Schiffen
    } gewonnen
   *[other] {" "}gewonnen. Der Gegner hat sich zurückgezogen
}.
black-abyss-own-seated = Du bekommst den Vorsitz im Tribunal{ $terms ->
    [one] { "" }
   *[other] : Amtszeit { $terms } in Folge
}.
black-abyss-own-elected = Du hast mit { $votes } von { $cast } { $cast ->
    [one] Stimme
   *[other] Stimmen
} den Vorsitz im Tribunal gewonnen{ $terms ->
    [one] { "" }
   *[other] : Amtszeit { $terms } in Folge
}.
black-abyss-own-voted = Du hast mit { $weight ->
    [one] 1 Stimme
   *[other] { $weight } Stimmen
} { LIST($parts, "und") } gestimmt.
black-abyss-own-abstained = Du hast dich mit { $weight ->
    [one] 1 Stimme
   *[other] { $weight } Stimmen
} enthalten.
black-abyss-own-battle-began = { $place ->
    [here] Deine Schlacht gegen { $other } hat begonnen.
   *[other] { $wild ->
        [0] Du hast { $other } in { $place } angegriffen
       *[other] Du bist in { $place } auf { $other } gestoßen
    }.
}
black-abyss-own-war-declared = Du hast { $other } den Krieg erklärt.
black-abyss-own-offered = Du hast { $other } { $what } angeboten.
black-abyss-own-accepted = Du hast das Angebot von { $other } ({ $what }) angenommen.{ $passage ->
    [0] {" Euer Krieg ist vorbei."}
   *[other] { "" }
}
black-abyss-own-declined = Du hast das Angebot von { $other } ({ $what }) abgelehnt.
black-abyss-own-notice = Du hast { $other } den { $what } gekündigt. Er gilt noch bis zum Ende des nächsten Zyklus.
black-abyss-own-talk-wished = Du hast { $other } um vertrauliche Gespräche gebeten.
black-abyss-own-talk-opened = Du und { $other } sprecht jetzt vertraulich. Nur ihr beide hört, was ihr einander anbietet.
black-abyss-own-talk-ended = Du hast die vertraulichen Gespräche mit { $other } beendet.
black-abyss-own-talk-refused = Du hast vertrauliche Gespräche mit { $other } abgelehnt.
black-abyss-own-withdrawn = Du hast das Angebot an { $other } ({ $what }) zurückgezogen.
black-abyss-own-whisper-offered = Du hast { $other } vertraulich { $what } angeboten.
black-abyss-own-whisper-withdrawn = Du hast das vertrauliche Angebot an { $other } ({ $what }) zurückgezogen.
black-abyss-own-whisper-accepted = Du hast das vertrauliche Angebot von { $other } ({ $what }) angenommen.{ $passage ->
    [0] {" Euer Krieg ist vorbei."}
   *[other] { "" }
}
black-abyss-own-whisper-declined = Du hast das vertrauliche Angebot von { $other } ({ $what }) abgelehnt.
black-abyss-yours-withdrawn = { $seat } hat das Angebot an dich ({ $what }) zurückgezogen.
black-abyss-yours-whisper-offered = { $seat } hat dir vertraulich { $what } angeboten.
black-abyss-yours-whisper-withdrawn = { $seat } hat das vertrauliche Angebot an dich ({ $what }) zurückgezogen.
black-abyss-yours-whisper-accepted = { $seat } hat dein vertrauliches Angebot ({ $what }) angenommen.{ $passage ->
    [0] {" Euer Krieg ist vorbei."}
   *[other] { "" }
}
black-abyss-yours-whisper-declined = { $seat } hat dein vertrauliches Angebot ({ $what }) abgelehnt.
black-abyss-own-commanded = Dein Befehl{ $place ->
    [here] { "" }
   *[other] {" "}in { $place }
}: { $order }.
black-abyss-own-led = Du führst die Schlacht{ $place ->
    [here] { "" }
   *[other] {" "}in { $place }
} selbst.
black-abyss-own-lost = Du hast auf { $place } { $building } durch { $by } verloren.
black-abyss-own-idled = Du musstest auf { $place } { $building } stilllegen.
black-abyss-own-recalled = { $count ->
    [one] Ein Soldat von dir ist
   *[other] { $count } Soldaten von dir sind
} von { $place }, wo { $other } lebt, nach { $home } gegangen: Es ist Frieden.
black-abyss-yours-recalled = { $count ->
    [one] Ein Soldat von { $seat } ist
   *[other] { $count } Soldaten von { $seat } sind
} von { $place }, wo du lebst, nach { $home } gegangen: Es ist Frieden.
black-abyss-own-disbanded = { $count ->
    [one] Ein Soldat von dir auf { $place }, wo { $other } lebt, wurde
   *[other] { $count } Soldaten von dir auf { $place }, wo { $other } lebt, wurden
} entlassen. Es ist Frieden, und keine Kolonie hatte Platz.
black-abyss-yours-disbanded = { $count ->
    [one] Ein Soldat von { $seat } auf { $place }, wo du lebst, wurde
   *[other] { $count } Soldaten von { $seat } auf { $place }, wo du lebst, wurden
} entlassen. Es ist Frieden, und keine Kolonie hatte Platz.
black-abyss-own-steered-closer = Du bist mit { $count ->
    [one] einem Schiff
   *[other] { $count } Schiffen
} näher herangeflogen
black-abyss-own-steered-away = Du hast dich mit { $count ->
    [one] einem Schiff
   *[other] { $count } Schiffen
} entfernt
black-abyss-own-steered-aside = Du bist mit { $count ->
    [one] einem Schiff
   *[other] { $count } Schiffen
} geflogen, ohne näher heranzukommen
black-abyss-own-misses = Du hast { LIST($by, "und") } { $count ->
    [1] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
   *[other] { $count } Mal
} vergeblich abgefeuert
black-abyss-did-moved = { LIST($what, "und") } bewegt
black-abyss-did-jumped = { LIST($what, "und") } springen lassen
black-abyss-did-turned-up = { LIST($what, "und") } entdeckt
black-abyss-did-surveyed = { LIST($what, "und") } gescannt
black-abyss-did-aboard = { LIST($what, "und") } an Bord genommen
black-abyss-did-landed = { LIST($what, "und") } abgesetzt
black-abyss-did-marched = { LIST($what, "und") } geschickt
black-abyss-did-fought = { LIST($what, "und") } angegriffen
black-abyss-did-captured = { LIST($what, "und") } erobert
black-abyss-did-razed = { LIST($what, "und") } zerstört
black-abyss-did-settled = { LIST($what, "und") } besiedelt
black-abyss-did-researched = { LIST($what, "und") } erforscht
black-abyss-did-found = eine Technik gefunden ({ $what })
black-abyss-did-bought-ship = { LIST($what, "und") } gebaut
black-abyss-did-bought-tile = { LIST($what, "und") } eingebaut
black-abyss-did-bought-stripped = { LIST($what, "und") } entfernt
black-abyss-did-bought-repair = { LIST($what, "und") } repariert
black-abyss-did-bought-building = { LIST($what, "und") } gebaut
black-abyss-did-bought-bulldozed = { LIST($what, "und") } abgerissen
black-abyss-did-bought-marine = { LIST($what, "und") } angeworben
black-abyss-did-gained = { LIST($what, "und") } gewonnen
black-abyss-did-lost = { LIST($what, "und") } verloren
black-abyss-did-sold = { LIST($what, "und") } verkauft
black-abyss-item-way = { LIST($ships, "und") } von { $start } nach { $place }
black-abyss-item-found = { $place } ({ $found })
black-abyss-item-stayed = die Schiffe kehrten um
black-abyss-item-load = { $what } auf { $place }
black-abyss-item-count = { $count ->
    [one] 1 Soldaten
   *[other] { $count } Soldaten
} nach { $place }
black-abyss-item-fight = { $other } auf { $place } mit { $count ->
    [one] einem Soldaten
   *[other] { $count } Soldaten
} ({ $lost } verloren, { $slain } besiegt)
black-abyss-item-at = { $what } in { $place }
black-abyss-item-on-land = { $what } auf { $place }
black-abyss-item-tile = { LIST($what, "und") } in { $ship } in { $place }
black-abyss-item-stripped = { LIST($what, "und") } aus { $ship } in { $place }
black-abyss-item-of = { $what } von { $other } auf { $place }
black-abyss-item-times = { $count ->
    [2] zweimal
    [3] dreimal
    [4] viermal
   *[other] { $count } Mal
} { $what }
black-abyss-item-place = { $place }
black-abyss-item-lost = { LIST($ships, "und") } durch { $by }
black-abyss-item-sale = { $goods ->
    [one] eine Ware
   *[other] { $goods } Waren
} in { $place } für { $price }

## Das Ende
black-abyss-ended-military = Gewonnen: { $winners }, als letztes Volk mit einer Wohnkuppel auf seiner Heimatwelt.
black-abyss-ended-tribunal = Gewonnen: { $winners }, mit drei Amtszeiten im Vorsitz des Tribunals.
black-abyss-ended-twins = Gewonnen: { $winners }, mit beiden Zwillingsplaneten der Alten.
black-abyss-ended-knowledge = Gewonnen: { $winners }, durch das Geheimnis des Lebens.
black-abyss-ended-limit = Der letzte Zyklus ist vorbei. Gewonnen: { $winners }, mit den meisten Stimmen.
black-abyss-ended-level = Der letzte Zyklus ist vorbei. Gleichauf mit den meisten Stimmen: { $winners }.

## Die Ansicht in Worten
black-abyss-say-cycle = Zyklus { $cycle }, { $phase }. { $you ->
    [seat] Du beginnst.
   *[none] { $seat } beginnt.
}
black-abyss-say-phase = Zyklus { $cycle }, { $phase }.
black-abyss-say-active = { $seat } ist dran.
black-abyss-say-dark = { $count ->
    [0] Die ganze Karte ist erforscht.
    [one] 1 Feld ist unerforscht.
   *[other] { $count } Felder sind unerforscht.
}
black-abyss-say-event = Ereignis dieses Zyklus: { $event }.
black-abyss-say-event-next = Ereignis des nächsten Zyklus: { $event }.
black-abyss-say-battle = { $place ->
    [here] Schlacht{ $round ->
        [0] {""}
       *[other] , Runde { $round }
    }: { $you ->
        [seat] du gegen { $other }
        [other] { $seat } gegen dich
       *[none] { $seat } gegen { $other }
    }.
   *[other] Schlacht in { $place }{ $round ->
        [0] {""}
       *[other] , Runde { $round }
    }: { $you ->
        [seat] Du greifst an, Gegner: { $other }
        [other] { $seat } greift dich an
       *[none] { $seat } greift { $other } an
    }.
}
black-abyss-say-notice = { $you ->
    [seat] Du hast { $other } den Durchflug gekündigt: Er endet, wenn Zyklus { $cycle } beginnt.
    [other] { $seat } hat dir den Durchflug gekündigt: Er endet, wenn Zyklus { $cycle } beginnt.
   *[none] { $seat } hat { $other } den Durchflug gekündigt: Er endet, wenn Zyklus { $cycle } beginnt.
}
black-abyss-say-moving = { $seat } zieht in der Schlacht.
black-abyss-say-square = { $ship } steht auf { $square }{ $owed ->
    [0] {""}
    [one] , einmal getroffen
   *[other] , { $owed } Mal getroffen
}.
black-abyss-say-offer = { $you ->
    [seat] Du hast { $other } { $what } angeboten. { $other } hat noch nicht geantwortet.
    [other] { $seat } hat dir { $what } angeboten. Du hast noch nicht geantwortet.
   *[none] { $seat } hat { $other } { $what } angeboten. { $other } hat noch nicht geantwortet.
}
black-abyss-say-talk = { $you ->
    [seat] Du und { $other } sprecht vertraulich.
    [other] Du und { $seat } sprecht vertraulich.
   *[none] { $seat } und { $other } sprechen vertraulich.
}
black-abyss-say-wish = { $you ->
    [seat] { $other } hat auf deine Bitte um vertrauliche Gespräche noch nicht geantwortet.
    [other] Du hast auf die Bitte von { $seat } um vertrauliche Gespräche noch nicht geantwortet.
   *[none] { $other } hat auf die Bitte von { $seat } um vertrauliche Gespräche noch nicht geantwortet.
}
black-abyss-say-whisper = { $you ->
    [seat] Du bietest { $other } { $what } an; nur ihr beide wisst davon.
    [other] { $seat } bietet dir { $what } an; nur ihr beide wisst davon.
   *[none] { $seat } bietet { $other } { $what } an; nur ihr beide wisst davon.
}
black-abyss-say-fallen = { $seat } hat auf der Heimatwelt keine Wohnkuppel mehr. { $seat } darf wieder eine bauen, wenn dort ein eigenes Schiff ist und kein feindliches.
black-abyss-say-out = { $seat } ({ $race }) ist ausgeschieden.
black-abyss-say-empire = { $seat } ({ $race }): { $food } { ICON("food") }, { $energy } { ICON("energy") }, { $minerals } { ICON("minerals", $minerals) }; { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}, { $planets ->
    [one] 1 Planet
   *[other] { $planets } Planeten
}{ $wins ->
    [0] {""}
   *[other] , { $terms ->
        [one] 1 Amtszeit
       *[other] { $terms } Amtszeiten
    }
}.
black-abyss-say-people = Dein Volk, die { $race }: { $strength }; { $weakness }.
black-abyss-say-income = { $seat } nimmt je Zyklus { LIST($parts, "und") } ein.
black-abyss-say-techs = { $seat } kennt { LIST($techs, "und") }.
black-abyss-say-level = { $tech } Stufe { $level }
black-abyss-say-wars = { $seat } ist im Krieg mit { LIST($others, "und") }.
black-abyss-say-passages = { $seat } hat Durchflug mit { LIST($others, "und") }.
black-abyss-say-keeper = { $seat } hat den { $keeper } besiegt.
black-abyss-say-secret = { $seat } hat in Zyklus { $cycle } das Geheimnis des Lebens begonnen.
black-abyss-say-done = { $seat } hat fertig eingekauft.
black-abyss-brief-place = { $place } ({ $count })
black-abyss-brief-colonies = Gebäude in den Kolonien von { $seat }: { $places }.
black-abyss-brief-outposts = Gebäude von { $seat } auf Planeten ohne eigene Wohnkuppel: { $places }.
black-abyss-brief-fleet = { $place }: { $ships }
black-abyss-brief-fleets = Schiffe von { $seat }: { $fleets }.
black-abyss-brief-monsters = Monster: { $fleets }.
black-abyss-say-hex = { $place }: { $tile }.
black-abyss-say-land = { $place }: { $parts }.
black-abyss-say-building = { $building } von { $seat }
black-abyss-say-left-behind = { $building } ohne Besitzer
black-abyss-say-idle = { $building } von { $seat } (steht still)
black-abyss-say-marines = { $count ->
    [one] { $count } Soldat
   *[other] { $count } Soldaten
} von { $seat }
black-abyss-say-goods = Lager von { $seat }: { $what }.
black-abyss-say-ship = { $ship }: { $parts }; kann { $left ->
    [0] jetzt nicht
    [one] noch 1 Feld
   *[other] noch { $left } Felder
} ziehen; an Bord: { $load }.
black-abyss-say-vessel = { $ship }: { $parts }.
black-abyss-say-part = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
}
black-abyss-say-part-hit = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
} (getroffen)
black-abyss-say-leader = { $seat } leitet das Tribunal{ $terms ->
    [one] { "" }
   *[other] , { $terms } Amtszeiten in Folge
}.
black-abyss-say-laws = Beschlüsse in Kraft: { LIST($laws, "und") }.
black-abyss-say-asked = Deine Antwort fehlt noch: { LIST($asked, "und") }.
black-abyss-say-asked-offer = { $what } mit { $seat }
black-abyss-say-asked-whisper = { $what } mit { $seat } (nur ihr beide wisst davon)
black-abyss-say-asked-talk = vertrauliche Gespräche mit { $seat }
black-abyss-say-law = In Kraft: „{ $law }“.
black-abyss-say-drawn = Für dich zur Wahl gezogen: „{ $law }“.
black-abyss-say-ballot = Das Tribunal stimmt ab über { LIST($laws, "und") }; zugleich über den Vorsitz ({ $candidates }). { $count ->
    [one] 1 von { $of } hat
   *[other] { $count } von { $of } haben
} abgestimmt.
black-abyss-say-ballot-laws = Das Tribunal stimmt ab über { LIST($laws, "und") }; danach über den Vorsitz ({ $candidates }). { $count ->
    [one] 1 von { $of } hat
   *[other] { $count } von { $of } haben
} abgestimmt.
black-abyss-say-ballot-seat = Das Tribunal stimmt über den Vorsitz ab ({ $candidates }). { $count ->
    [one] 1 von { $of } hat
   *[other] { $count } von { $of } haben
} abgestimmt.
black-abyss-say-prepared = Deine vorbereitete Stimme für den Vorsitz{ $when ->
    [either] { "" }
   *[other] , { $result }
}: { $seat }.
black-abyss-say-ahead = Bald tagt das Tribunal. Mit { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
} { $level ->
    [0] liegst du auf
   *[other] teilst du dir
} Platz { $place }; zur Wahl stünden { LIST($stand, "und") }.
black-abyss-say-weights = Stimmen: { $parts }.
black-abyss-say-weight = { $seat } ({ $weight })
black-abyss-say-mark-for = Du stimmst für „{ $law }“.
black-abyss-say-mark-against = Du stimmst gegen „{ $law }“.
black-abyss-say-mark-abstain = Du enthältst dich bei „{ $law }“.
black-abyss-say-unmarked = Deine Stimme fehlt noch bei: { $parts }.
black-abyss-say-favour = Deine Stimme für den Vorsitz: { $seat }.

## Zum Nachschlagen
black-abyss-card-needs = Braucht { LIST($techs, "und") }.
black-abyss-card-priced = { $what } Preis: { $price }. { $needs }
black-abyss-card-stocked = { $what } Preis: { $price }; { $supply } im Spiel. { $needs }
black-abyss-card-hull = { $role } { $sections ->
    [one] 1 Sektion
   *[other] { $sections } Sektionen
}. Preis: { $price }. Bauort: { $dock }. Jedes Volk darf { $supply } haben.
black-abyss-role-fighter = Ein kleines Kriegsschiff; seine Waffen hängen von deiner Technik ab. Der erste Treffer zerstört es.
black-abyss-role-transport = Er trägt Kolonialkapseln, Soldaten und Waren und hat keine eigenen Waffen.
black-abyss-role-frigate = Sie erkundet und kämpft. Ihre Sektionen rüstest du selbst aus.
black-abyss-role-cruiser = Er hat Platz für Waffen und dazu für Schilde oder Panzerung.
black-abyss-role-dreadnought = Das größte Kriegsschiff, langsam, bis seine Antriebe besser werden.
black-abyss-card-keeper = Bewacht einen Zwillingsplaneten. Niemand kann den Planeten halten, bevor der Wächter besiegt ist. An Bord: { $tiles }.
black-abyss-card-monster = Zieht über die Karte und greift alle an, auf die es trifft. An Bord: { $tiles }.
black-abyss-card-weapon = Waffe: W{ $die }, Reichweite { $range }, trifft { $top ->
    [0] ab
   *[other] bei
} { $hit }.
black-abyss-card-bomb = Bombe: W{ $die }, trifft ab { $hit }, von einem Feld neben dem Planeten aus.
black-abyss-card-shield = Senkt Würfe gegen das Schiff um { $rating }; der beste Schild zählt.
black-abyss-card-computer = In der Schlacht zieht zuerst, wessen Rechner zusammen mehr Punkte haben. Dieser hat { $rating }.
black-abyss-card-jammer = Senkt die Rechnerpunkte des Feindes um { $rating }.
black-abyss-card-engine = Bewegt das Schiff in der Schlacht { $rating ->
    [one] { $rating } Feld
   *[other] { $rating } Felder
} weit.
black-abyss-card-armour = Ein Treffer prallt ab, wenn ein W{ $die } mindestens { $hit } zeigt.
black-abyss-card-hold = Trägt { $marines ->
    [one] { $marines } Soldaten
   *[other] { $marines } Soldaten
}{ $goods ->
    [0] { "" }
    [one] {" "}oder { $goods } Ware
   *[other] {" "}oder { $goods } Waren (Waren nur auf Transportern)
}.
black-abyss-card-pod = Gründet eine Kolonie und ist dann verbraucht.
black-abyss-card-crew = Repariert nach einer Schlacht eine Sektion des Schiffs.
black-abyss-card-scanner = { $rating } { $rating ->
    [one] Scan
   *[other] Scans
} mehr je Zug.
black-abyss-card-level = Stufe { $level } kostet { $price }: { $powers }.
black-abyss-card-levels = { $one } { $more }
black-abyss-card-tech = { $levels } { $needs }
black-abyss-card-secret = Gewinnt das Spiel. Braucht { $levels } Stufen anderer Techniken. Drei Ringe: { $rings }. Alles unerforscht: { $frontier }.
black-abyss-card-wonder = Ein Wunder, nur einmal im Spiel: { $powers }.
black-abyss-card-habitat-building = Trägt drei weitere Gebäude. Die erste auf einem Planeten gründet eine Kolonie.
black-abyss-card-farm-building = Bringt Nahrung auf Ebenen.
black-abyss-card-mine-building = Bringt Mineralien auf Erzland.
black-abyss-card-plant-building = Bringt Energie auf Energieland.
black-abyss-card-trade-building = Zahlt je Ware 1 pro Feld bis zu ihrem Ursprung. Sein Planet braucht ein Symbol ihres Rohstoffs.
black-abyss-card-small-dock-building = Baut Jäger, Transporter und Fregatten und rüstet sie aus.
black-abyss-card-large-dock-building = Baut alle Schiffe und rüstet sie aus.
black-abyss-card-port-building = Repariert Schiffe für den halben Preis des Teils.
black-abyss-card-battery-building = Feuert auf Angreifer, bevor sonst jemand handelt.
black-abyss-card-shield-building = Senkt die Würfe von Bomben.
black-abyss-card-race = Planeten werden in dieser Reihenfolge bewohnbar: { $classes }. Stärke: { $strength }. Schwäche: { $weakness }.
black-abyss-card-event = { $effects }.
black-abyss-card-resolution = Für { $whom }: { $powers }.
black-abyss-card-order = Ein Befehl für deine Schiffe in einer Schlacht. { $how }
black-abyss-order = { $stance }; { $aim }; { $flee ->
    [0] flieht nie
    [101] flieht, sobald es geht
   *[other] flieht unter { $flee } % der Sektionen
}.
black-abyss-order-to-the-end = { $stance }; { $aim }.
black-abyss-stance-close = Rückt heran
black-abyss-stance-range = Rückt bis zur größten Reichweite heran und hält diesen Abstand
black-abyss-stance-away = Bleibt fern
black-abyss-aim-weakest = feuert auf die Schwächsten
black-abyss-aim-strongest = feuert auf die Stärksten
black-abyss-aim-planet = hält auf den Planeten zu
black-abyss-effect-lasting = Im nächsten Zyklus: { $powers }
black-abyss-effect-spawn = { $wild } taucht auf, zieht umher und greift alle an, auf die er trifft
black-abyss-effect-storm = Jedes Schiff würfelt mit einem W{ $die } und ist bei { $hits } getroffen
black-abyss-effect-quake = Ein Beben kostet { $whom } { $buildings ->
    [one] 1 Gebäude
   *[other] { $buildings } Gebäude
}, aber keine Wohnkuppel und kein Wunder
black-abyss-effect-fever = Ein Fieber kostet { $whom } einen Soldaten auf jedem Landfeld, auf dem zwei oder mehr stehen
black-abyss-effect-charts = { $hexes ->
    [one] 1 Feld wird
   *[other] { $hexes } Felder werden
} aufgedeckt
black-abyss-effect-lore = Eine der billigsten Technikstufen geht an { $whom }
black-abyss-effect-recruits = Über der Heimatwelt erscheinen { $ships } für { $whom }
black-abyss-effect-gain = { LIST($parts, "und") } für { $whom }
black-abyss-effect-lose = Das kostet { $whom } { LIST($parts, "und") }

## Wirkungen
black-abyss-power-farm = { $amount } Nahrung je Farm
black-abyss-power-mine = { $amount } { $count ->
    [one] Mineral
   *[other] Mineralien
} je Bergwerk
black-abyss-power-plant = { $amount } Energie je Kraftwerk
black-abyss-power-income-food = { $amount } Nahrung je Zyklus
black-abyss-power-income-energy = { $amount } Energie je Zyklus
black-abyss-power-income-minerals = { $amount } { $count ->
    [one] Mineral
   *[other] Mineralien
} je Zyklus
black-abyss-power-speed-all = { $amount } { $count ->
    [one] Feld
   *[other] Felder
} je Zug für alle Schiffe
black-abyss-power-speed-fighter = { $amount } { $count ->
    [one] Feld
   *[other] Felder
} je Zug für Jäger
black-abyss-power-speed-light = { $amount } { $count ->
    [one] Feld
   *[other] Felder
} je Zug für Transporter und Fregatten
black-abyss-power-speed-heavy = { $amount } { $count ->
    [one] Feld
   *[other] Felder
} je Zug für Kreuzer und Schlachtschiffe
black-abyss-power-fuel = { $count ->
    [99] Treibstoff reicht überallhin
   *[other] { $amount } { $count ->
        [one] Feld
       *[other] Felder
    } Reichweite
}
black-abyss-class = { $name ->
    [green] grüne Planeten
    [blue] blaue Planeten
    [yellow] gelbe Planeten
    [red] rote Planeten
   *[moon] Monde
}
black-abyss-power-classes = { LIST($classes, "und") } sind bewohnbar
black-abyss-power-hospitality = { $amount } bewohnbare { $count ->
    [one] Planetenart
   *[other] Planetenarten
}
black-abyss-power-scans = { $amount } { $count ->
    [one] Scan
   *[other] Scans
} je Zug
black-abyss-power-fighter-weapon = Waffen der Jäger { $amount }
black-abyss-power-fighter-computer = Rechner der Jäger { $amount }
black-abyss-power-fighter-jammer = Störsender der Jäger { $amount }
black-abyss-power-marine-aim = Würfe der Soldaten { $amount }
black-abyss-power-battery-aim = Würfe der Batterien { $amount }
black-abyss-power-planet-shield = Planetenschilde { $amount }
black-abyss-power-first-strike = Schiffe handeln vor feindlichen Batterien
black-abyss-power-bomb-reach = { $amount } { $count ->
    [one] Feld
   *[other] Felder
} Reichweite für Bomben
black-abyss-power-trade = Erlös jeder verkauften Ware { $amount }
black-abyss-power-tech-cost = Preise der Techniken { $amount } %
black-abyss-power-ship-cost = Preise der Schiffe { $amount } %
black-abyss-power-tile-cost = Preise der Schiffsteile { $amount } %
black-abyss-power-building-cost = Preise der Gebäude { $amount } %
black-abyss-power-votes = { $amount } { $count ->
    [one] Stimme
   *[other] Stimmen
}
black-abyss-power-wormholes-shut = Wurmlöcher sind geschlossen
black-abyss-power-bombs-banned = keine Bomben
black-abyss-power-war-banned = keine Kriegserklärungen
black-abyss-power-landings-banned = keine Landung von Soldaten
black-abyss-power-heavy-banned = keine neuen Kreuzer und Schlachtschiffe
black-abyss-power-open-borders = Frieden schließt Durchflug ein
black-abyss-power-fleet-limit = höchstens { $amount ->
    [one] { $amount } Schiff
   *[other] { $amount } Schiffe
}

## Dinge
black-abyss-thing-fighter = Jäger
black-abyss-thing-transport = Transporter
black-abyss-thing-frigate = Fregatte
black-abyss-thing-cruiser = Kreuzer
black-abyss-thing-dreadnought = Schlachtschiff
black-abyss-thing-keeper-of-dawn = Wächter der Morgenröte
black-abyss-thing-keeper-of-dusk = Wächter der Dämmerung
black-abyss-thing-star-leech = Sternegel
black-abyss-thing-void-whale = Leerenwal
black-abyss-thing-drifting-swarm = Treibender Schwarm
black-abyss-thing-laser = Laserkanone
black-abyss-thing-pulse-laser = Pulslaser
black-abyss-thing-ion-cannon = Ionenkanone
black-abyss-thing-plasma-gun = Plasmakanone
black-abyss-thing-particle-beam = Teilchenstrahl
black-abyss-thing-missile = Rakete
black-abyss-thing-torpedo = Torpedowerfer
black-abyss-thing-bomb-1 = Bombe I
black-abyss-thing-bomb-2 = Bombe II
black-abyss-thing-shield-1 = Schild I
black-abyss-thing-shield-2 = Schild II
black-abyss-thing-shield-3 = Schild III
black-abyss-thing-computer-1 = Rechner I
black-abyss-thing-computer-2 = Rechner II
black-abyss-thing-computer-3 = Rechner III
black-abyss-thing-computer-4 = Rechner IV
black-abyss-thing-jammer-1 = Störsender I
black-abyss-thing-jammer-2 = Störsender II
black-abyss-thing-jammer-3 = Störsender III
black-abyss-thing-engine-1 = Triebwerk I
black-abyss-thing-engine-2 = Triebwerk II
black-abyss-thing-engine-3 = Triebwerk III
black-abyss-thing-armour = Panzerung
black-abyss-thing-cargo-hold = Laderaum
black-abyss-thing-marine-bay = Quartier
black-abyss-thing-colony-pod = Kolonialkapsel
black-abyss-thing-repair-crew = Reparaturtrupp
black-abyss-thing-scanner = Scanner
black-abyss-thing-fighter-drives = Jägerantriebe
black-abyss-thing-light-drives = Leichte Antriebe
black-abyss-thing-heavy-drives = Schwere Antriebe
black-abyss-thing-fuel-efficiency = Treibstoffnutzung
black-abyss-thing-habitability = Bewohnbarkeit
black-abyss-thing-farming = Landwirtschaft
black-abyss-thing-mining = Bergbau
black-abyss-thing-power = Energietechnik
black-abyss-thing-scanners = Scannertechnik
black-abyss-thing-fighter-avionics = Jägeravionik
black-abyss-thing-fighter-weapons = Jägerwaffen
black-abyss-thing-beam-weapons = Strahlwaffen
black-abyss-thing-ordnance = Geschosse
black-abyss-thing-shields = Schilde
black-abyss-thing-computers = Rechentechnik
black-abyss-thing-jammers = Störtechnik
black-abyss-thing-short-range-engines = Manövertriebwerke
black-abyss-thing-construction = Bauwesen
black-abyss-thing-marines = Soldaten
black-abyss-thing-planetary-defence = Planetenabwehr
black-abyss-thing-trade = Handel
black-abyss-thing-secret-of-life = Geheimnis des Lebens
black-abyss-thing-habitat = Wohnkuppel
black-abyss-thing-farm = Farm
black-abyss-thing-mine = Bergwerk
black-abyss-thing-energy-plant = Kraftwerk
black-abyss-thing-trade-house = Handelshaus
black-abyss-thing-small-dock = Kleines Dock
black-abyss-thing-large-dock = Großes Dock
black-abyss-thing-space-port = Raumhafen
black-abyss-thing-planetary-battery = Planetenbatterie
black-abyss-thing-planetary-shield = Planetenschild
black-abyss-thing-great-observatory = Große Sternwarte
black-abyss-thing-hall-of-voices = Halle der Stimmen
black-abyss-thing-star-foundry = Sternenschmiede
black-abyss-thing-world-garden = Weltengarten
black-abyss-thing-academy-of-stars = Akademie der Sterne
black-abyss-thing-velar = Velar
black-abyss-thing-korr = Korr
black-abyss-thing-thessid = Thessid
black-abyss-thing-oumori = Oumori
black-abyss-thing-zhinn = Zhinn
black-abyss-thing-dravex = Dravex
black-abyss-thing-rich-harvest = Reiche Ernte
black-abyss-thing-rich-veins = Reiche Adern
black-abyss-thing-bright-suns = Helle Sonnen
black-abyss-thing-blight = Mehltau
black-abyss-thing-cave-ins = Stolleneinbrüche
black-abyss-thing-solar-flare = Sonneneruption
black-abyss-thing-fair-winds = Günstige Winde
black-abyss-thing-ion-storm = Ionensturm
black-abyss-thing-meeting-of-minds = Gelehrtentreffen
black-abyss-thing-dock-strike = Streik der Werften
black-abyss-thing-golden-route = Goldene Route
black-abyss-thing-clear-skies = Klarer Himmel
black-abyss-thing-star-leech-wakes = Ein Sternegel erwacht
black-abyss-thing-void-whale-rises = Ein Leerenwal taucht auf
black-abyss-thing-swarm-drifts-in = Ein Schwarm treibt herein
black-abyss-thing-meteor-shower = Meteorschauer
black-abyss-thing-earthquake = Erdbeben
black-abyss-thing-fever = Fieber
black-abyss-thing-old-star-charts = Alte Sternkarten
black-abyss-thing-lost-library = Verlorene Bibliothek
black-abyss-thing-volunteers = Freiwillige
black-abyss-thing-relief-convoy = Hilfskonvoi
black-abyss-thing-corruption = Korruption
black-abyss-thing-windfall = Glücksfund
black-abyss-thing-wormhole-ban = Wurmlochsperre
black-abyss-thing-heavy-arms-ban = Verbot schwerer Waffen
black-abyss-thing-fleet-limit = Flottengrenze
black-abyss-thing-open-borders = Offene Grenzen
black-abyss-thing-bombing-ban = Bombenverbot
black-abyss-thing-tariffs = Zölle
black-abyss-thing-free-trade = Freihandel
black-abyss-thing-research-treaty = Forschungsvertrag
black-abyss-thing-research-levy = Forschungsabgabe
black-abyss-thing-tribunal-peace = Frieden des Tribunals
black-abyss-thing-landing-ban = Landeverbot
black-abyss-thing-farm-aid = Agrarhilfe
black-abyss-thing-shipyard-subsidy = Werfthilfe
black-abyss-thing-arms-duty = Rüstungssteuer
black-abyss-thing-settlers-charter = Siedlerbrief
black-abyss-thing-building-code = Bauordnung
black-abyss-thing-fuel-depots = Treibstofflager
black-abyss-thing-fuel-rationing = Treibstoffrationen
black-abyss-thing-leaders-stipend = Ehrensold des Vorsitzes
black-abyss-thing-voice-of-the-small = Stimme der Kleinen
black-abyss-thing-assault = Sturmangriff
black-abyss-thing-stand-off = Abstand halten
black-abyss-thing-bombard = Bombardieren
black-abyss-thing-slip-away = Ausweichen
black-abyss-thing-plains = Ebene
black-abyss-thing-mineral = Erzland
black-abyss-thing-energy = Energie
black-abyss-thing-energy-land = Energieland
black-abyss-ground-with = { $ground } mit { $what ->
    [spice] Gewürzen
    [gems] Edelsteinen
   *[other] { $good }
}
black-abyss-thing-rough = Ödland
black-abyss-thing-water = Wasser
black-abyss-thing-barley = Gerste
black-abyss-thing-grapes = Trauben
black-abyss-thing-spice = Gewürze
black-abyss-thing-ore = Erz
black-abyss-thing-gems = Edelsteine
black-abyss-thing-gold = Gold
black-abyss-thing-plasma = Plasma
black-abyss-thing-crystal = Kristall
black-abyss-thing-helium = Helium
black-abyss-thing-green = grüner Planet
black-abyss-thing-blue = blauer Planet
black-abyss-thing-yellow = gelber Planet
black-abyss-thing-red = roter Planet
black-abyss-thing-moon = Mond
black-abyss-thing-twin-one = Zwilling Morgenröte
black-abyss-thing-twin-two = Zwilling Dämmerung
black-abyss-thing-wormhole-amber = Bernstein-Wurmloch
black-abyss-thing-wormhole-violet = violettes Wurmloch
black-abyss-thing-wormhole-teal = türkises Wurmloch
black-abyss-thing-wormhole-rose = rosa Wurmloch
black-abyss-thing-black-hole = Schwarzes Loch
black-abyss-thing-asteroids = Asteroiden
black-abyss-thing-empty = leerer Raum
black-abyss-thing-home = Heimatwelt
black-abyss-thing-guess = nur geraten
black-abyss-thing-unscanned = nicht gescannt
black-abyss-thing-blank = leer
black-abyss-thing-marine = Soldat
black-abyss-thing-food = Nahrung
black-abyss-thing-minerals = Mineralien
black-abyss-thing-technology = Technik
black-abyss-thing-colony = Kolonie

## Eines davon, im Satz
black-abyss-a-fighter = einen Jäger
black-abyss-a-transport = einen Transporter
black-abyss-a-frigate = eine Fregatte
black-abyss-a-cruiser = einen Kreuzer
black-abyss-a-dreadnought = ein Schlachtschiff
black-abyss-a-laser = eine Laserkanone
black-abyss-a-pulse-laser = einen Pulslaser
black-abyss-a-ion-cannon = eine Ionenkanone
black-abyss-a-plasma-gun = eine Plasmakanone
black-abyss-a-particle-beam = einen Teilchenstrahl
black-abyss-a-missile = eine Rakete
black-abyss-a-torpedo = einen Torpedowerfer
black-abyss-a-bomb-1 = eine Bombe I
black-abyss-a-bomb-2 = eine Bombe II
black-abyss-a-shield-1 = einen Schild I
black-abyss-a-shield-2 = einen Schild II
black-abyss-a-shield-3 = einen Schild III
black-abyss-a-computer-1 = einen Rechner I
black-abyss-a-computer-2 = einen Rechner II
black-abyss-a-computer-3 = einen Rechner III
black-abyss-a-computer-4 = einen Rechner IV
black-abyss-a-jammer-1 = einen Störsender I
black-abyss-a-jammer-2 = einen Störsender II
black-abyss-a-jammer-3 = einen Störsender III
black-abyss-a-engine-1 = ein Triebwerk I
black-abyss-a-engine-2 = ein Triebwerk II
black-abyss-a-engine-3 = ein Triebwerk III
black-abyss-a-armour = eine Panzerung
black-abyss-a-cargo-hold = einen Laderaum
black-abyss-a-marine-bay = ein Quartier
black-abyss-a-colony-pod = eine Kolonialkapsel
black-abyss-a-repair-crew = einen Reparaturtrupp
black-abyss-a-scanner = einen Scanner
black-abyss-a-habitat = eine Wohnkuppel
black-abyss-a-farm = eine Farm
black-abyss-a-mine = ein Bergwerk
black-abyss-a-energy-plant = ein Kraftwerk
black-abyss-a-trade-house = ein Handelshaus
black-abyss-a-small-dock = ein kleines Dock
black-abyss-a-large-dock = ein großes Dock
black-abyss-a-space-port = einen Raumhafen
black-abyss-a-planetary-battery = eine Planetenbatterie
black-abyss-a-planetary-shield = einen Planetenschild
black-abyss-a-great-observatory = die Große Sternwarte
black-abyss-a-hall-of-voices = die Halle der Stimmen
black-abyss-a-star-foundry = die Sternenschmiede
black-abyss-a-world-garden = den Weltengarten
black-abyss-a-academy-of-stars = die Akademie der Sterne
black-abyss-a-marine = einen Soldaten
black-abyss-a-blank = eine leere Sektion
black-abyss-a-asteroids = Asteroiden
black-abyss-a-meteors = Meteore
black-abyss-a-quake = ein Erdbeben
black-abyss-a-bombs = Bomben
black-abyss-a-fever = ein Fieber

## Was trifft, nach „von“
black-abyss-by-laser = einer Laserkanone
black-abyss-by-pulse-laser = einem Pulslaser
black-abyss-by-ion-cannon = einer Ionenkanone
black-abyss-by-plasma-gun = einer Plasmakanone
black-abyss-by-particle-beam = einem Teilchenstrahl
black-abyss-by-missile = einer Rakete
black-abyss-by-torpedo = einem Torpedo
black-abyss-by-bomb-1 = einer Bombe I
black-abyss-by-bomb-2 = einer Bombe II
black-abyss-by-planetary-battery = einer Planetenbatterie
black-abyss-by-asteroids = Asteroiden
black-abyss-by-meteors = Meteoren

# Optionen
black-abyss-option-map = Karte
black-abyss-option-map-about = { $value ->
    [rings] Drei Ringe um eine Mitte; die Heimatwelten liegen im äußeren Ring
    [frontier] 104 Felder, die niemand kennt; ihr wählt eure Heimatwelten reihum
   *[all] Welche Karte? Drei Ringe um eine Mitte oder 104 unerforschte Felder
}
black-abyss-option-map-rings = Drei Ringe
black-abyss-option-map-frontier = Alles unerforscht
black-abyss-option-terms = Amtszeiten
black-abyss-option-terms-about = { $value ->
    [consecutive] Es gewinnt, wer drei Amtszeiten in Folge hat
    [any] Beliebige drei Amtszeiten gewinnen, auch mit anderen dazwischen
   *[all] Welche drei Amtszeiten gewinnen das Spiel?
}
black-abyss-option-terms-consecutive = Drei in Folge
black-abyss-option-terms-any = Beliebige drei
black-abyss-option-battles = Schlachten
black-abyss-option-battles-about = { $value ->
    [quick] Ihr gebt für jede Schlacht einen Befehl, und sie läuft sofort ab
    [tactical] Ihr könnt eure Schiffe selbst bewegen und feuern lassen, Runde für Runde
   *[all] Wer führt die Schlachten: eure Befehle oder ihr selbst?
}
black-abyss-option-battles-quick = Nach Befehlen
black-abyss-option-battles-tactical = Selbst geführt
black-abyss-option-battle-clock = Schlachtuhr
black-abyss-option-battle-clock-about = Wie viel Zugzeit hat ein Zug einer selbst geführten Schlacht? Gilt nur mit Uhr.
black-abyss-option-battle-clock-whole = Ganze Zugzeit
black-abyss-option-battle-clock-half = Halbe Zugzeit
black-abyss-option-battle-clock-third = 1/3 der Zugzeit
black-abyss-option-battle-clock-sixth = 1/6 der Zugzeit
black-abyss-haste = Schlachtuhr: { $when } übernimmt der Befehl
black-abyss-option-elections = Vorsitzwahl
black-abyss-option-elections-about = { $value ->
    [in_turn] Ihr wählt den Vorsitz, wenn ihr wisst, welche Beschlüsse gelten
    [together] Ihr stimmt über Beschlüsse und Vorsitz zugleich ab; das geht schneller
   *[all] Wann wählt ihr den Vorsitz: nach den Beschlüssen oder zugleich?
}
black-abyss-option-elections-in-turn = Zuletzt
black-abyss-option-elections-together = Zugleich
black-abyss-option-open-ballots = Offene Stimmzettel
black-abyss-option-open-ballots-about = Jeder Stimmzettel ist zu sehen, sobald er abgegeben ist
black-abyss-option-private-talks = Vertrauliche Gespräche
black-abyss-option-private-talks-about = Zwei dürfen vertraulich miteinander sprechen

## Was bevorsteht
black-abyss-alarm-secret = { $who } hat das Geheimnis des Lebens begonnen und gewinnt am Ende von Zyklus { $cycle }, wenn die Heimatwelt nicht fällt.
black-abyss-alarm-wisdom = { $who } weiß genug, um das Geheimnis des Lebens zu beginnen.
black-abyss-alarm-election = { $who } fehlt zum Sieg nur noch die Wahl in Zyklus { $cycle }.
black-abyss-alarm-both-twins = { $who } hält beide Zwillinge und gewinnt am Ende von Zyklus { $cycle }.
black-abyss-alarm-twins = { $who } hält { $held ->
    [0] keinen Zwillingsplaneten
    [1] einen Zwillingsplaneten
   *[2] beide Zwillinge
} und muss noch den { $keeper } besiegen{ $cycle ->
    [0] {""}
   *[other] {" "}(er kommt am Ende von Zyklus { $cycle } zurück)
}.
black-abyss-alarm-hold-twins = { $who } hat beide Wächter besiegt und muss noch { $held ->
    [1] den anderen Zwillingsplaneten
   *[0] beide Zwillingsplaneten
} halten.
black-abyss-alarm-worlds = Nur { LIST($who, "und") } haben noch ihre Heimatwelt: Fällt eine, gewinnt die andere Seite.
black-abyss-alarm-siege = Die Heimatwelt von { $whom } kann mit dem nächsten Zug an { LIST($who, "und") } fallen.
black-abyss-alarm-siege-yours = Deine Heimatwelt kann mit dem nächsten Zug an { LIST($who, "und") } fallen.
black-abyss-alarm-secret-mine = Du hast das Geheimnis des Lebens begonnen und gewinnst am Ende von Zyklus { $cycle }, wenn die Heimatwelt nicht fällt.
black-abyss-alarm-wisdom-mine = Du weißt genug, um das Geheimnis des Lebens zu beginnen.
black-abyss-alarm-election-mine = Dir fehlt zum Sieg nur noch die Wahl in Zyklus { $cycle }.
black-abyss-alarm-both-twins-mine = Du hältst beide Zwillinge und gewinnst am Ende von Zyklus { $cycle }.
black-abyss-alarm-twins-mine = Du hältst { $held ->
    [0] keinen Zwillingsplaneten
    [1] einen Zwillingsplaneten
   *[2] beide Zwillinge
} und musst noch den { $keeper } besiegen{ $cycle ->
    [0] {""}
   *[other] {" "}(er kommt am Ende von Zyklus { $cycle } zurück)
}.
black-abyss-alarm-hold-twins-mine = Du hast beide Wächter besiegt und musst noch { $held ->
    [1] den anderen Zwillingsplaneten
   *[0] beide Zwillingsplaneten
} halten.
black-abyss-alarm-siege-mine = Mit deinem nächsten Zug kann die Heimatwelt von { $whom } an dich fallen.
black-abyss-alarm-flag-mine = Du trägst die feindliche Flagge und bist { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} von zu Hause entfernt.
black-abyss-alarm-limit = Dies ist der letzte Zyklus: Am Ende gewinnt, wer die meisten Stimmen hat. { $leading } { $count ->
    [one] führt
   *[other] führen
} mit { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}.
black-abyss-alarm-out = { $who } hat nur noch einen Planeten oder ein Schiff und könnte bald ausscheiden.
black-abyss-alarm-out-yours = Du hast nur noch einen Planeten oder ein Schiff und könntest bald ausscheiden.

black-abyss-odds-each = Zu jedem Befehl gab es { $count ->
    [0] einige
   *[other] etwa { $count }
} Probekämpfe, gleich oft gegen jeden Befehl der anderen Seite:
black-abyss-odds-on = Zu jedem Befehl gab es { $count ->
    [0] einige
   *[other] etwa { $count }
} Probekämpfe, in denen deine Schiffe ihm ab jetzt folgen:
black-abyss-odds-outlook = { $escape ->
    [0] Du verlierst wahrscheinlich, was du auch tust.
   *[other] Du kannst wahrscheinlich nicht gewinnen, aber deine Schiffe können fliehen.
}
black-abyss-odds-hopeless = { $outlook } Der Befehl, der dich am wenigsten kostet, steht zuerst.
black-abyss-odds-bare = Dort ist kein Schiff: Du siegst, wenn du ein Gebäude zerstörst oder Soldaten landest.
black-abyss-odds-flag = Du raubst die Flagge, wenn nach allen Schlachten dein Schiff noch dort ist und kein feindliches.
black-abyss-odds-last = Haben nach Runde { $rounds } beide Seiten noch Schiffe, { $attacker ->
    [0] muss der Gegner abziehen, und du gewinnst
   *[other] müssen deine Schiffe abziehen, und du verlierst
} die Schlacht.
black-abyss-odds-won = { $share ->
    [100] gewinnst jeden Kampf
   *[other] gewinnst { $share } %
}
black-abyss-odds-lost = { $share ->
    [100] verlierst jeden Kampf
   *[other] verlierst { $share } %
}
black-abyss-odds-fled = { $share ->
    [100] entkommst in jedem Kampf
   *[other] entkommst in { $share } %
}
black-abyss-odds-open = { $share ->
    [100] kämpfst immer unentschieden
   *[other] kämpfst in { $share } % unentschieden
}
black-abyss-odds-best = In Probekämpfen ist dieser Befehl der beste: Du { LIST($ways, "und") }. { $fate }{ $buildings ->
    [0] {""}
   *[other] {" "}Im Schnitt verliert der Planet { $buildings } Gebäude.
}
black-abyss-odds-least = { $outlook } In Probekämpfen kostet dich dieser Befehl am wenigsten: Du { LIST($ways, "und") }. Im Schnitt verlierst du { $own }. { $fate }{ $buildings ->
    [0] {""}
   *[other] {" "}Im Schnitt verliert der Planet { $buildings } Gebäude.
}
black-abyss-odds-flee = { $outlook } Zu fliehen kostet dich am wenigsten: im Schnitt { $own }. { $fate }
black-abyss-odds-order = { $order }: Du { LIST($ways, "und") }.{ $losses ->
    [0] {""}
   *[other] {" "}Im Schnitt verlierst du { $own }, die andere Seite { $others }{ $buildings ->
        [0] {""}
       *[other] ; der Planet verliert { $buildings } Gebäude
    }.
} { $fate }
black-abyss-odds-attack = Zu jedem Ort und Befehl gab es { $count ->
    [0] einige
   *[other] etwa { $count }
} Probekämpfe mit allen Schiffen, die hinkommen:
black-abyss-odds-war = Zu jedem Ort und Befehl gab es { $count ->
    [0] einige
   *[other] etwa { $count }
} Probekämpfe mit allen Schiffen, die hinkommen, falls du jetzt Krieg erklärst:
black-abyss-odds-space = { $place } gegen { $whom }{ $declared ->
    [0] {""}
   *[other] {" "}(nach einer Kriegserklärung)
}, mit { $ships ->
    [one] { $ships } Schiff
   *[other] { $ships } Schiffen
} und dem Befehl { $order }: Du { LIST($ways, "und") }.{ $losses ->
    [0] {""}
   *[other] {" "}Im Schnitt verlierst du { $own }, die andere Seite { $others }{ $buildings ->
        [0] {""}
       *[other] ; der Planet verliert { $buildings } Gebäude
    }.
} { $fate }{ $asteroids ->
    [0] {""}
   *[other] {" "}Asteroiden auf dem Weg sind nicht mitgezählt.
}
black-abyss-odds-fate = { $of ->
    [0] Für dich kämpfen nur die Batterien des Planeten.
    [one] { $odds ->
        [0] Dein Schiff übersteht es.
        [100] Dein Schiff geht in jedem Kampf verloren.
       *[other] Dein Schiff geht in { $odds } % der Kämpfe verloren.
    }
   *[other] { $count ->
        [0] { $some ->
            [0] Du verlierst kein Schiff.
           *[other] Im Schnitt verlierst du weniger als eins von { $of } Schiffen.
        }
       *[other] Im Schnitt verlierst du { $count } von { $of } Schiffen.
    }
}{ $habitat ->
    [other] { $falls ->
        [0] {" "}Keine Wohnkuppel fällt.
        [100] {" "}In jedem Kampf fällt eine Wohnkuppel, und du gewinnst die Partie.
       *[other] {" "}In { $falls } % der Kämpfe fällt eine Wohnkuppel, und du gewinnst die Partie.
    }
    [own] { $falls ->
        [0] {" "}Deine Wohnkuppel fällt nie.
        [100] {" "}In jedem Kampf fällt deine Wohnkuppel, und du verlierst die Partie.
       *[other] {" "}In { $falls } % der Kämpfe fällt deine Wohnkuppel, und du verlierst die Partie.
    }
   *[none] {""}
}{ $bare ->
    [none] {""}
    [flag] {" "}Du raubst die Flagge, wenn nach allen Schlachten dein Schiff noch dort ist und kein feindliches.
   *[bare] {" "}Dort ist kein Schiff: Du siegst, wenn du ein Gebäude zerstörst oder Soldaten landest.
}
black-abyss-odds-sections = { $count ->
    [0] { $some ->
        [0] keine Sektion
       *[other] weniger als eine Sektion
    }
    [one] { $count } Sektion
   *[other] { $count } Sektionen
}

## Formulare
black-abyss-about-buildings = Jedes kommt auf ein freies Feld, das passt. { $left }
black-abyss-about-candidate = Du stehst zur Wahl und hast { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
}.
black-abyss-about-cover = Wähle die Sektionen, die ausfallen: so viele, wie getroffen wurden.
black-abyss-about-colonies-first = Kolonien kannst du nur vor dem Kauf gründen.
black-abyss-about-unlisted = { $count } weitere findest du unter „{ $menu }“.
black-abyss-about-left = Du hast { $food } Nahrung, { $energy } Energie, { $minerals } { $minerals ->
    [one] Mineral
   *[other] Mineralien
}.
black-abyss-about-no-candidate-few = Du stehst nicht zur Wahl: Du hast { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
} und brauchst { $least }.
black-abyss-about-no-candidate-planets = Du stehst nicht zur Wahl: Jemand anders hat auch { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
} und dazu mehr Planeten.
black-abyss-about-repairs = { $left }
black-abyss-about-ships = Neue Schiffe sind leer. { $left }
black-abyss-about-techs = { $left }
black-abyss-about-tiles-gone = In die nächste freie Sektion. Ausverkauft: { $more ->
    [0] { LIST($tiles, "und") }
   *[other] { $tiles } und { $more } weitere
}.
black-abyss-about-tiles = Jedes kommt in die nächste freie Sektion. { $left }
black-abyss-answer-abstain-new = Enthaltung
black-abyss-answer-abstain-standing = Enthaltung
black-abyss-answer-against-new = Dagegen
black-abyss-answer-against-standing = Beenden
black-abyss-answer-candidate = { $seat } (hat { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
})
black-abyss-answer-for-new = Dafür
black-abyss-answer-for-standing = Behalten
black-abyss-answer-later = Erst das Ergebnis abwarten
black-abyss-answer-nobody = Niemand (Enthaltung)
black-abyss-answer-prepared = Wie vorbereitet
black-abyss-ask-buildings = Gebäude
black-abyss-ask-cover = { $ship }
black-abyss-ask-law-new = „{ $law }“ (neu)
black-abyss-ask-law-standing = „{ $law }“ (in Kraft)
black-abyss-ask-repairs = Reparaturen
black-abyss-ask-seat-later = Vorsitz (wird danach gewählt)
black-abyss-ask-seat-now = Vorsitz im Tribunal
black-abyss-ask-ships = Schiffe
black-abyss-ask-techs = Forschung
black-abyss-ask-tiles = Schiffsteile
black-abyss-do-ballot-again = Stimmzettel ändern

## Der Anfang eines Satzes, den Knöpfe beenden
black-abyss-lead-in-move = Zieh nach { $what } …
black-abyss-lead-in-embark = Nimm Soldaten an Bord von { $what } …
black-abyss-lead-in-disembark = Setz Soldaten von { $what } ab …
black-abyss-lead-in-load = Belade { $what } mit …
black-abyss-lead-in-march = Schick Soldaten von { $what } nach …
black-abyss-lead-in-take = Nimm das Gebäude auf { $what } …
black-abyss-lead-in-settle = Gründe vor dem ersten Kauf eine Kolonie mit { $what } …
black-abyss-lead-in-commission = Bau { $what } …
black-abyss-lead-in-fit = { $what } · Einbauen …
black-abyss-lead-in-strip = Entferne aus { $what } …
black-abyss-lead-in-repair = Repariere { $what } …
black-abyss-lead-in-build = Bau { $what } auf …
black-abyss-lead-in-sell = Verkauf Waren von { $what } …
black-abyss-lead-in-vote = Stimm ab über { $what } …
black-abyss-lead-in-prepare = Bereite die Stimme für den Vorsitz vor, { $what } …
black-abyss-lead-in-command = Befiehl { $what } …
black-abyss-lead-in-hand-over = Überlass die Schlacht dem Befehl { $what } …
black-abyss-lead-in-ships = Führe { $what } …
black-abyss-lead-in-place = { $ship } steht auf { $square }. Versetzen …
black-abyss-lead-in-mount = { $what } · Einbauen …
black-abyss-lead-in-unmount = Entferne aus { $what } …
black-abyss-lead-in-doing = { $what } · { $doing } …
black-abyss-beside-monsters = In { $place } kämpfen deine Schiffe in diesem Zyklus. Gegner: { LIST($foes, "und") }.{ $leave ->
    [0] { "" }
   *[other] {" "}Vor *Fertig* können sie noch wegziehen.
}
black-abyss-beside-frames = Roter Rahmen: So weit reichen die Waffen, die noch nicht gefeuert haben. Grün: Dorthin kann das Schiff ziehen.
black-abyss-beside-banned = „{ $law }“ ist in Kraft. { $effect }
black-abyss-beside-lead = Wenn du die Schlacht selbst führst, bewegst du deine Schiffe Runde für Runde und feuerst mit ihnen. Mit einem Befehl kämpfen sie alle Runden von selbst.
black-abyss-label-declare = Krieg beginnen
black-abyss-label-end-move = Zug trotzdem beenden
black-abyss-beside-end-early = { LIST($ships, "und") } { $count ->
    [one] kann
   *[other] können
} in dieser Runde noch etwas tun.
black-abyss-beside-entrust = *Für mich wählen* gilt bis zum Ende der Schlacht: Du wirst nicht mehr gefragt.
black-abyss-beside-hand-over = Von jetzt an führt der Befehl diese Schlacht. { $left ->
    [0] Du kannst sie nicht zurückholen.
    [one] Du kannst sie einmal zurückholen.
    [2] Du kannst sie zweimal zurückholen.
   *[other] Du kannst sie { $left }-mal zurückholen.
} *Alle nach einem Befehl bewegen (Zug endet)* gilt nur für diesen einen Zug.
black-abyss-beside-hits = Wird eines deiner Schiffe getroffen, fällt eine Sektion aus. Wer wählt, welche?
black-abyss-beside-at-war = { $count ->
    [0] Du hast Frieden mit allen
   *[other] Du bist im Krieg mit { LIST($others, "und") }
}{ $open ->
    [0] { "" }
   *[other] . Durchflug hast du mit { LIST($friends, "und") }
}.
black-abyss-beside-when-war = Krieg erklären kannst du nur in deinem Bewegungszug, bevor du etwas bewegst.
black-abyss-beside-war = Der Krieg beginnt sofort{ $passage ->
    [0] { "" }
   *[other] {" "}und beendet euren Durchflug
}. Er endet erst, wenn { $seat } einem Frieden zustimmt.
black-abyss-do-ballot-first = Stimmzettel ausfüllen
black-abyss-do-basket = Mehreres kaufen
black-abyss-do-cover-all = Für alle Schiffe wählen
black-abyss-label-built-at = { $place } ({ $free } frei): { $what }
black-abyss-label-sold-at = { $place }: { $what }
black-abyss-label-sold-ship = { $ship }: { $number ->
    [1] {""}
   *[other] { $number }.{" "}
}{ $what }
black-abyss-refused-not-together = Kauf das einzeln in seinem eigenen Menü.
black-abyss-refused-nothing-chosen = Wähle mindestens eine Sache, die du kaufen möchtest.

# Spiele zu zweit.
black-abyss-option-mode = Modus
black-abyss-option-mode-about = Welcher Modus? Das Hauptspiel für 3 bis 6 oder eins von vier Spielen zu zweit
black-abyss-option-mode-empires = Hauptspiel (3 bis 6)
black-abyss-option-mode-duel = Duell (2)
black-abyss-option-mode-sudden-death = Sudden Death (2)
black-abyss-option-mode-capture-the-flag = Flaggenraub (2)
black-abyss-option-mode-fleet-battle = Flottenschlacht (2)
black-abyss-option-field = Schlachtfeld
black-abyss-option-field-about = { $value ->
    [open] Die Flotten treffen sich im leeren Raum
    [asteroids] Schüsse auf Schiffe in sechs Feldern mit Asteroiden gehen öfter daneben
   *[all] Wo findet eine Flottenschlacht statt? Im leeren Raum oder zwischen Asteroiden?
}
black-abyss-option-field-open = Leerer Raum
black-abyss-option-field-asteroids = Asteroiden
black-abyss-phase-fitting = Zusammenstellen der Flotten
black-abyss-mode-duel = Duell
black-abyss-mode-sudden-death = Sudden Death
black-abyss-mode-capture-the-flag = Flaggenraub
black-abyss-mode-fleet-battle = Flottenschlacht
black-abyss-say-mode = { $mode }, ein Spiel für zwei.
black-abyss-say-flags = { $you ->
    [seat] Deine Flagge liegt in { $place }, die von { $other } in { $there }.
    [other] Deine Flagge liegt in { $there }, die von { $seat } in { $place }.
   *[none] Die Flagge von { $seat } liegt in { $place }, die von { $other } in { $there }.
}
black-abyss-say-flag = { $you ->
    [seat] Deine Flagge liegt in { $place }.
   *[none] Die Flagge von { $seat } liegt in { $place }.
}
black-abyss-say-flag-carried = { $you ->
    [seat] { $other } hat deine Flagge an Bord: { $ship } in { $place }.
    [other] Du hast die Flagge von { $seat } an Bord: { $ship } in { $place }.
   *[none] { $other } hat die Flagge von { $seat } an Bord: { $ship } in { $place }.
}
black-abyss-say-points = { $left } von { $points } Punkten übrig{ $level ->
    [0] { "" }
   *[other] ; Jäger der Stufe { $level }
}.
black-abyss-say-fleet-ready = Die Flotte von { $seat } ist bereit.
black-abyss-say-cover = Wegen Asteroiden sind Schiffe auf { $squares } schwerer zu treffen.
black-abyss-do-muster = { $ships ->
    [0] Geschwader nehmen
   *[other] Ein anderes Geschwader nehmen
}
black-abyss-do-enlist = Schiff dazunehmen
black-abyss-do-mount = Schiffsteil einbauen
black-abyss-do-unmount = Schiffsteil entfernen
black-abyss-do-dismiss = Schiff zurückgeben
black-abyss-do-train = Jäger ausbilden
black-abyss-do-ready = Bereit, { $left ->
    [0] alle Punkte ausgegeben
    [one] 1 Punkt übrig
   *[other] { $left } Punkte übrig
}
black-abyss-label-squadron = { $name }: { $ships }
black-abyss-label-points = { $what }: { $price ->
    [one] 1 Punkt
   *[other] { $price } Punkte
} (noch { $left })
black-abyss-label-drafted = { $ship }: { $tiles }
black-abyss-label-fighters = Stufe { $level }: { $weapon }, { $computer ->
    [0] { "" }
   *[other] Rechner { $computer },{ " " }
}{ $jammer ->
    [0] { "" }
   *[other] Störsender { $jammer },{ " " }
}{ $price ->
    [one] 1 Punkt
   *[other] { $price } Punkte
}
black-abyss-thing-wasps = Wespen
black-abyss-thing-lances = Lanzen
black-abyss-thing-archers = Bogenschützen
black-abyss-thing-hammers = Hämmer
black-abyss-thing-bulwark = Bollwerk
black-abyss-refused-too-few-points = Das kostet { $price ->
    [one] 1 Punkt
   *[other] { $price } Punkte
}, und du hast noch { $left }. Gib zuerst etwas anderes zurück.
black-abyss-refused-no-such-tile = Dieses Teil nützt in einer Flottenschlacht nichts. Nimm eines, das angeboten wird.
black-abyss-until-about = Wähle, bis wann du aussetzt. Bei Abstimmungen und anderen Entscheidungen wirst du trotzdem gefragt. Es endet früher, wenn jemand zu gewinnen droht oder ein Feind oder Monster in ein Feld von dir kommt.
black-abyss-skip-stopped-near = Du setzt{ $game ->
    [here] { "" }
   *[other] {" "}in { $game }
} nicht mehr aus: Jemand ist in deine Nähe gekommen. Du spielst deine Züge wieder selbst.
black-abyss-skip-stopped-tribunal = Du setzt{ $game ->
    [here] { "" }
   *[other] {" "}in { $game }
} nicht mehr aus: Das Tribunal tagt. Du spielst deine Züge wieder selbst.
black-abyss-skip-stopped-victory = Du setzt{ $game ->
    [here] { "" }
   *[other] {" "}in { $game }
} nicht mehr aus: Jemand gewinnt, wenn niemand eingreift. Du spielst deine Züge wieder selbst.
black-abyss-skip-stopped-visit = Du setzt{ $game ->
    [here] { "" }
   *[other] {" "}in { $game }
} nicht mehr aus: Ein Feind oder ein Monster ist in ein Feld von dir gekommen. Du spielst deine Züge wieder selbst.
black-abyss-until-near = bis jemand in meine Nähe kommt
black-abyss-until-tribunal = bis das Tribunal tagt
black-abyss-refused-settle-first = Kolonien kommen vor dem Einkauf. Nimm zuerst deine Käufe zurück.
black-abyss-refused-settle-later = Ein Volk, das früher an der Reihe ist, darf dort zuerst siedeln. Warte, bis es gesiedelt oder etwas gekauft hat.
black-abyss-refused-colonies-first = Ein anderes Volk darf auf diesem Feld noch siedeln, und das kommt vor dem Einkauf. Warte oder bau anderswo.
black-abyss-refused-design-unread = Diese gespeicherte Flotte hat Teile, die es nicht mehr gibt. Stell sie neu zusammen und speichere sie wieder.
black-abyss-refused-design-no-ship = Kein Schiff in deinen Docks lässt sich so ausrüsten. Bau ein Schiff dieser Klasse oder entferne Teile.
black-abyss-design = { $level ->
    [0] { $ships }
   *[other] { $ships }; Jäger der Stufe { $level }
}
black-abyss-design-ship = { $ship } ({ $tiles })
black-abyss-design-gone = etwas, das es nicht mehr gibt
black-abyss-refused-no-such-level = Wähle eine andere Stufe: Diese haben die Jäger schon, oder es gibt sie nicht.
black-abyss-refused-no-fleet = Eine Flotte braucht mindestens ein Schiff. Nimm eins dazu oder ein Geschwader.
black-abyss-fact-fielded = { $seat } schickt { LIST($ships, "und") } in die Schlacht{ $parts ->
    [0] , ohne Schiffsteile
   *[other] {" "}(Teile: { $tiles })
}{ $level ->
    [0] { "" }
   *[other] ; Jäger der Stufe { $level }
}.
black-abyss-fact-flag-taken = { $seat } hat in { $place } die Flagge von { $other } geraubt.
black-abyss-fact-flag-dropped = { $seat } hat das Schiff mit der Flagge von { $other } verloren: Die Flagge liegt in { $place }.
black-abyss-fact-flag-returned = { $seat } hat die eigene Flagge nach { $place } heimgebracht.
black-abyss-ended-home-world = Gewonnen: { $winners }. Eine Wohnkuppel auf der anderen Heimatwelt ist gefallen.
black-abyss-ended-flag = Gewonnen: { $winners }. Die feindliche Flagge ist heimgebracht.
black-abyss-ended-flags = Der letzte Zyklus ist vorbei. Gewonnen: { $winners }. Die feindliche Flagge wurde weiter getragen.
black-abyss-ended-fleet = Gewonnen: { $winners }. Die andere Flotte hat kein Schiff mehr.
black-abyss-ended-rounds = { $winners } gewinnt nach der letzten Runde: Von dieser Flotte ist ein größerer Teil übrig.
black-abyss-ended-no-guns = { $winners } gewinnt: Von dieser Flotte ist ein größerer Teil übrig, und kein Schiff kann mehr feuern.
black-abyss-ended-tie = { LIST($winners, "und") } spielen unentschieden: Von beiden Flotten ist der gleiche Teil übrig.
black-abyss-alarm-flag = { $who } trägt die feindliche Flagge und ist { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} von zu Hause entfernt.
black-abyss-alarm-raiders = { $who } hat Bomben oder Soldaten { $count ->
    [0] bei der Heimatwelt von { $whom }
    [one] 1 Feld vor der Heimatwelt von { $whom }
   *[other] { $count } Felder vor der Heimatwelt von { $whom }
}.
black-abyss-alarm-raiders-yours = { $who } hat Bomben oder Soldaten { $count ->
    [0] bei deiner Heimatwelt
    [one] 1 Feld vor deiner Heimatwelt
   *[other] { $count } Felder vor deiner Heimatwelt
}.
black-abyss-alarm-raiders-mine = Du hast Bomben oder Soldaten { $count ->
    [0] bei der Heimatwelt von { $whom }
    [one] 1 Feld vor der Heimatwelt von { $whom }
   *[other] { $count } Felder vor der Heimatwelt von { $whom }
}.
black-abyss-alarm-breach = { $who } kann mit dem nächsten Zug gewinnen: { $how ->
    [bombs] Bomben können eine Wohnkuppel auf der Heimatwelt von { $whom } zerstören.
   *[marines] Soldaten können eine Wohnkuppel auf der Heimatwelt von { $whom } erobern.
}
black-abyss-alarm-breach-yours = { $who } kann mit dem nächsten Zug gewinnen: { $how ->
    [bombs] Bomben können eine Wohnkuppel auf deiner Heimatwelt zerstören.
   *[marines] Soldaten können eine Wohnkuppel auf deiner Heimatwelt erobern.
}
black-abyss-alarm-breach-mine = Du kannst { $now ->
    [0] mit deinem nächsten Zug
   *[other] in diesem Zug
} gewinnen: { $how ->
    [bombs] Deine Bomben können auf { $place } eine Wohnkuppel zerstören.
   *[marines] Deine Soldaten können auf { $place } eine Wohnkuppel erobern.
}
black-abyss-alarm-monster = Ein Monster mit Bomben ist nahe der Heimatwelt von { $whom }.
black-abyss-alarm-monster-yours = Ein Monster mit Bomben ist nahe deiner Heimatwelt.
black-abyss-alarm-last = Dies ist der letzte Zyklus: An seinem Ende fällt die Entscheidung.
black-abyss-alarm-fleet = { LIST($who, "und") } { $count ->
    [one] hat
   *[other] haben je
} die halbe Flotte verloren.
black-abyss-alarm-rounds = Die letzten Runden haben begonnen. Danach gewinnt, wer noch den größeren Teil seiner Flotte hat.

# Wer vorn liegt, und warum
black-abyss-score-goal-empires = Du gewinnst mit { $terms } Amtszeiten{ $row ->
    [1] {" "}in Folge
   *[other] {""}
}, dem Geheimnis des Lebens, beiden Zwillingsplaneten oder als letztes Volk. Nach Zyklus { $cycle } gewinnt, wer die meisten Stimmen hat.
black-abyss-score-goal-duel = Du gewinnst mit der anderen Heimatwelt, dem Geheimnis des Lebens oder beiden Zwillingsplaneten. Nach Zyklus { $cycle } gewinnt, wer die meisten Stimmen hat.
black-abyss-score-goal-sudden-death = Es gewinnt, wer zuerst mit Bomben oder Soldaten eine Wohnkuppel auf der anderen Heimatwelt zerstört oder erobert. Nach Zyklus { $cycle } gewinnt, wer die meisten Stimmen hat.
black-abyss-score-goal-capture-the-flag = Es gewinnt, wer zuerst die feindliche Flagge heimbringt. Nach Zyklus { $cycle } gewinnt, wer sie weiter getragen hat, bei Gleichstand, wer die meisten Stimmen hat.
black-abyss-score-goal-fleet-battle = Es gewinnt, wer das letzte Schiff hat. Nach { $rounds } Runden gewinnt, wer noch den größeren Teil seiner Flotte hat.
black-abyss-score-counting = Jeder Planet und jedes Gebäude gibt eine Stimme.
black-abyss-score-over = Das Spiel ist vorbei. So weit sind alle gekommen.
black-abyss-score-lead-secret = { $seat } liegt vorn und gewinnt am Ende von Zyklus { $count } mit dem Geheimnis des Lebens.
black-abyss-score-lead-terms = { $seat } liegt vorn: { $count } von { $of } Amtszeiten im Vorsitz des Tribunals.
black-abyss-score-lead-flag = { $seat } liegt vorn: Die geraubte Flagge ist noch { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} von ihrem Ziel entfernt.
black-abyss-score-lead-votes = { $seat } liegt vorn mit { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
}.
black-abyss-score-lead-fleet = { $seat } liegt vorn: Von der Flotte sind noch { $count } % übrig.
black-abyss-score-lead-fitting = Noch liegt niemand vorn: Die Flotten werden erst zusammengestellt.
black-abyss-score-lead-none = { LIST($seats, "und") } liegen gleichauf vorn, mit je { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
}.
black-abyss-score-lead-none-fleet = Niemand liegt vorn: Von beiden Flotten sind { $count } % übrig.
black-abyss-score-votes = { $seat } ({ $race }): { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
} durch { LIST($parts, "und") }
black-abyss-score-planets = { $count ->
    [one] 1 Planeten
   *[other] { $count } Planeten
}
black-abyss-score-buildings = { $count } Gebäude
black-abyss-score-from = { $count } mehr durch { $what }
black-abyss-score-from-race = { $count } mehr durch die { $what }
black-abyss-score-exile = das Exil
black-abyss-score-ways = { $votes }; { $ways }
black-abyss-score-fallen = Heimatwelt verloren
black-abyss-score-terms = { $count } von { $of } Amtszeiten
black-abyss-score-levels = { $count } von { $of } Technikstufen für das Geheimnis des Lebens
black-abyss-score-secret = Geheimnis des Lebens am Ende von Zyklus { $cycle }
black-abyss-score-twins = { $count } von { $of } Zwillingsplaneten
black-abyss-score-keeper = { $keeper } besiegt
black-abyss-score-flag = die feindliche Flagge ist in { $place }, { $count ->
    [0] zu Hause
    [one] 1 Feld von zu Hause
   *[other] { $count } Felder von zu Hause
}
black-abyss-score-fitting = { $seat } stellt eine Flotte zusammen.
black-abyss-score-ready = { $seat } hat eine Flotte bereit.
black-abyss-score-fleet = { $seat }: { $count ->
    [one] 1 Sektion
   *[other] { $count } Sektionen
} übrig{ $ships ->
    [0] , kein Schiff
    [one] {" "}auf 1 Schiff
   *[other] {" "}auf { $ships } Schiffen
}

## Ein Rat als Satz, und was dort ist, wo ein Zug endet
black-abyss-advice-move = Zieh { LIST($ships, "und") } von { $start } nach { $place }
black-abyss-motive-scarce = Es fehlte vor allem an { $what }: { $have } auf Vorrat, dazu { $income } je Zyklus.
black-abyss-motive-threat = { $ship } war { $count ->
        [0] im selben Feld
        [one] ein Feld entfernt
       *[other] { $count } Felder entfernt
    }.
black-abyss-motive-free = { $count ->
        [one] Ein freier, bewohnbarer Planet war
       *[other] { $count } freie, bewohnbare Planeten waren
    } bekannt.
black-abyss-motive-closed = Auf { $count ->
        [one] einem bekannten Planeten
       *[other] { $count } bekannten Planeten
    } konnte das Volk noch nicht leben.
black-abyss-motive-war = Es war Krieg mit { $others }.
black-abyss-motive-secret = Wer das Geheimnis des Lebens hat, gewinnt.
black-abyss-motive-levels = Ziel war das Geheimnis des Lebens.
black-abyss-motive-foe = Es war Krieg, und auf { $place } liegt eine Kolonie von { $other }.
black-abyss-motive-terms = { $other } fehlte nur noch eine Amtszeit zum Sieg.
black-abyss-motive-stronger = Bewaffnete Schiffe: { $count } gegen { $theirs } von { $other }.
black-abyss-because-unexplored = Dort kann ein Planet sein. Oder ein Monster.
black-abyss-because-scan = In { $place } gibt es noch Land zu scannen.
black-abyss-because-away = Sonst kommt es in { $place } in diesem Zyklus zum Kampf.
black-abyss-because-defeat = { $count ->
    [one] Dein Schiff kann { $place } in diesem Zyklus nicht verlassen. Es verliert den Kampf dort wohl, kann
   *[other] Deine Schiffe können { $place } in diesem Zyklus nicht verlassen. Sie verlieren den Kampf dort wohl, können
} aber nach der ersten Runde fliehen.
black-abyss-because-settle = So kommt die Kolonialkapsel nach { $place }, wo dein Volk leben kann.
black-abyss-because-dock = In deinem Dock dort kannst du { $count ->
    [one] das Schiff
   *[other] die Schiffe
} ausrüsten und reparieren.
black-abyss-because-colony = Dort { $count ->
    [one] bewacht das Schiff
   *[other] bewachen sie
} deine Kolonie.
black-abyss-because-sell = Auf { $place } kannst du die Waren { $count ->
    [one] des Schiffs
   *[other] der Schiffe
} verkaufen.
black-abyss-because-load = Auf { $place } kannst du Waren laden.
black-abyss-because-on-settle = Das ist auf dem Weg nach { $goal }, wo dein Volk leben kann.
black-abyss-because-on-sell = Das ist auf dem Weg nach { $goal }, wo du die Waren { $count ->
    [one] des Schiffs
   *[other] der Schiffe
} verkaufen kannst.
black-abyss-because-on-load = Das ist auf dem Weg nach { $goal }, wo du Waren laden kannst.
black-abyss-because-on-explore = Das ist auf dem Weg nach { $goal }, wo es noch etwas zu erkunden gibt.
black-abyss-because-on-enemy = Das ist auf dem Weg nach { $goal }, wo ein Feind eine Kolonie hat.
black-abyss-because-home = { $count ->
    [one] Das Schiff kehrt
   *[other] Die Schiffe kehren
} auf deine Heimatwelt zurück.
black-abyss-because-asteroids = Auf dem Weg sind Asteroiden: Sie treffen { $count ->
    [one] das Schiff
   *[other] jedes Schiff
} in { $odds } % der Fälle.
black-abyss-because-guard = Dort { $count ->
    [one] bewacht das Schiff
   *[other] bewachen sie
} deine Heimatwelt.
black-abyss-because-guard-or-lose = Dort { $count ->
    [one] bewacht das Schiff
   *[other] bewachen sie
} deine Heimatwelt. Verliert sie eine Wohnkuppel, hast du verloren.
black-abyss-because-raid-wins = Zerstörst oder eroberst du dort eine Wohnkuppel, gewinnst du das Spiel.
black-abyss-because-flag-wins = Dein Schiff bringt die Flagge heim. Ist es nach allen Kämpfen noch dort, hast du gewonnen.
black-abyss-because-flag-home = Dein Schiff bringt die Flagge heim.
black-abyss-because-flag-take = Dort bewacht kein feindliches Schiff die Flagge. Bleibt es bis nach allen Kämpfen so, hast du sie.
black-abyss-because-flag-guard = Solange dort ein Schiff von dir ist, kann niemand deine Flagge rauben.
black-abyss-because-flag-back = Dort liegt deine Flagge. Ist nach allen Kämpfen kein feindliches Schiff dort, kommt sie sofort heim.
black-abyss-because-flag-hunt = Dort ist das feindliche Schiff mit deiner Flagge. Zerstörst du es, verliert es die Flagge.
black-abyss-because-stay = Deine Schiffe stehen schon gut. In unerforschten Feldern können Asteroiden oder Monster sein.
black-abyss-because-others-move = Wenn alle ihre Schiffe bewegt haben, kaufst du ein.
black-abyss-because-for-helps = Der Beschluss nützt dir mehr als { $others ->
    [one] deinem Gegner
   *[other] den anderen
}.
black-abyss-because-for-harms = Der Beschluss schadet dir weniger als { $others ->
    [one] deinem Gegner
   *[other] den anderen
}.
black-abyss-because-for-mixed = Unterm Strich nützt dir der Beschluss mehr als { $others ->
    [one] deinem Gegner
   *[other] den anderen
}.
black-abyss-because-against = Der Beschluss bringt dich gegenüber { $others ->
    [one] deinem Gegner
   *[other] den anderen
} nicht voran.
black-abyss-because-abstain = Der Beschluss macht für dein Volk kaum einen Unterschied.
black-abyss-because-own-seat = { $wins ->
    [0] Der Vorsitz bringt mehr Rohstoffe und entscheidet bei Gleichstand.
   *[other] Der Vorsitz bringt mehr Rohstoffe, entscheidet bei Gleichstand und ist ein Schritt zum Sieg.
}
black-abyss-because-other-seat = Von allen, die zur Wahl stehen, ist dieses Volk für dich am ungefährlichsten.
black-abyss-because-filled = Dein Stimmzettel ist ausgefüllt.
black-abyss-because-passage = Dann müssen eure Schiffe nicht mehr anhalten, wenn sie sich begegnen. Zurzeit droht dir von diesem Volk keine Gefahr.
black-abyss-because-passage-kept = „Offene Grenzen“ gibt euch beiden schon Durchflug; dieser gilt auch, wenn der Beschluss endet.
black-abyss-because-peace = Dieser Krieg lohnt sich für dich nicht mehr.
black-abyss-because-no-passage = Vielleicht musst du bald gegen dieses Volk kämpfen, und der Durchflug würde ihm dabei helfen.
black-abyss-because-no-peace = Dieser Krieg lohnt sich für dich noch: Frieden würde diesem Volk mehr nützen als dir.
black-abyss-advice-offer = Biete { $seat } { $what } an
black-abyss-advice-accept = Nimm das Angebot von { $seat } an: { $what }
black-abyss-advice-decline = Lehne das Angebot von { $seat } ab: { $what }
black-abyss-advice-scan = Scanne { $place }
black-abyss-advice-embark = Nimm mit { $ship } { $count ->
    [one] den Soldaten
   *[other] die Soldaten
} auf { $place } an Bord
black-abyss-advice-disembark = Setz { $count ->
    [one] den Soldaten
   *[other] die Soldaten
} von { $ship } auf { $place } ab
black-abyss-advice-load = Lade auf { $ship }: { $what }
black-abyss-advice-settle = Gründe mit { $ship } auf { $place } eine Kolonie
black-abyss-advice-research = Erforsche { $what }
black-abyss-advice-commission = Bau in { $place } { $one }
black-abyss-advice-build = Bau auf { $place } { $one }
black-abyss-advice-basket = Kauf { LIST($things, "und") }
black-abyss-advice-fit = Bau in { $ship } { $one } ein
black-abyss-advice-repair = Repariere Sektion { $section } von { $ship }
black-abyss-advice-recruit = Wirb auf { $place } einen Soldaten an
black-abyss-advice-sell = Verkauf die Waren von { $ship }
black-abyss-advice-vote = { $how ->
    [for] Stimm für „{ $what }“
    [against] Stimm gegen „{ $what }“
   *[abstain] Enthalte dich bei „{ $what }“
}
black-abyss-advice-take = { $how ->
    [raze] Zerstöre das Gebäude auf { $place }
   *[capture] Erobere das Gebäude auf { $place }
}
black-abyss-advice-favour = Stimm für { $you ->
    [0] { $seat }
   *[1] dich
}
black-abyss-advice-prepare = Stimm schon jetzt für { $you ->
    [0] { $seat }
   *[1] dich
} als Vorsitz{ $how ->
    [passed] , wenn der neue Beschluss durchkommt
    [rejected] , wenn er scheitert
   *[either] {""}
}
black-abyss-advice-cast = Gib den Stimmzettel so ab
black-abyss-advice-pass = Drück auf „Fertig“
black-abyss-advice-end-move = Drück auf „Fertig“ und lass deine Schiffe, wo sie sind
black-abyss-advice-entrust = Drück auf „Für mich wählen“
black-abyss-advice-flee = Flieh aus dieser Schlacht
black-abyss-advice-flee-later = Flieh nach dieser Runde aus der Schlacht
black-abyss-advice-ready = Drück auf „Bereit“: Deine Flotte kann so kämpfen
black-abyss-advice-by-order = Lass alle Schiffe nach dem Befehl „{ $what }“ ziehen
black-abyss-advice-command = Gib den Befehl „{ $what }“
black-abyss-advice-propose = Stell „{ $what }“ zur Abstimmung
black-abyss-advice-learn = Wähle die Technik „{ $what }“
black-abyss-advice-war = Erkläre { $seat } den Krieg
black-abyss-advice-muster = Nimm das Geschwader „{ $what }“

# Was man sich nach den angeleiteten Zyklen vornehmen kann
black-abyss-aim-guarded = { $aim } Schütz deine Kolonien: Gegner bombardieren und plündern, was weder Schiff noch Batterie verteidigt.
black-abyss-aim = { $aim } Nach Stimmen: du { $votes }, { $seat } { $others }.
black-abyss-aim-twins = Dein Ziel: beide Zwillingsplaneten. Du hältst { $count } von 2{ $beaten ->
    [0] {""}
    [one] , und ein Wächter ist besiegt
   *[other] , und beide Wächter sind besiegt
}.
black-abyss-aim-terms = Dein Ziel: der Vorsitz im Tribunal. Amtszeiten bisher: { $count } von { $of }.
black-abyss-aim-conquest = Dein Ziel: die Heimatwelt von { $seat }. Ohne Jäger hast du { $count ->
    [one] 1 bewaffnetes Schiff
   *[other] { $count } bewaffnete Schiffe
}, { $seat } hat { $other ->
    [0] keins
   *[other] { $other }
}.
black-abyss-aim-secret = Dein Ziel: das Geheimnis des Lebens. Du kennst { $count } von { $of } Technikstufen.
black-abyss-aim-votes = Dein Ziel: Planeten und Gebäude. Jedes bringt eine Stimme. Nach Zyklus { $cycle } gewinnt, wer die meisten hat.
