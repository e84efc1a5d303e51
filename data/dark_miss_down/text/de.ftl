# Dark Miss Down. „Deck“ ist eine Crew; woraus man Karten zieht, ist der Ziehstapel.

dark-miss-down-name = Dark Miss Down
dark-miss-down-tagline = Schick deine Crews in gefährliche Einsätze und werde Erster Offizier.
dark-miss-down-turn-unit = Runde
dark-miss-down-turn-number = Runde { $turn }
dark-miss-down-turn-when = in Runde { $turn }
dark-miss-down-turn-count = { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
}
dark-miss-down-icon-emblem = { "" }

# Crews und Bereiche

dark-miss-down-icon-flight = Flug
dark-miss-down-icon-deck = Deck
dark-miss-down-icon-tech = Technik
dark-miss-down-icon-navigation = Navigation
dark-miss-down-icon-docking = Dock
dark-miss-down-icon-core = Kern
dark-miss-down-icon-medical = Medizin
dark-miss-down-icon-mess = Messe
dark-miss-down-icon-quarters = Quartiere

# Karten

dark-miss-down-task-assist-injured-officer = Verletzter Offizier
dark-miss-down-task-fix-crate-lift-malfunction = Störung am Lastenaufzug
dark-miss-down-task-calibrate-containment = Verstellte Eindämmung
dark-miss-down-task-repair-conduit-leak = Leitungsleck
dark-miss-down-task-repair-burnt-consoles = Verbrannte Konsolen
dark-miss-down-task-test-repaired-fighter-craft = Jäger-Testflug
dark-miss-down-task-flush-nav-system-virus = Virus in der Navigation
dark-miss-down-task-patch-exposed-electrical-sys = Offene Elektrik
dark-miss-down-task-realign-light-drive = Verstellter Lichtantrieb
dark-miss-down-task-repair-evac-tube-damage = Defekter Notschacht
dark-miss-down-task-fix-air-support-malfunction = Luftausfall
dark-miss-down-task-repair-jammed-docking-hatch = Klemmende Andockluke
dark-miss-down-task-restore-comlink-system = Funkausfall
dark-miss-down-task-prevent-shuttle-fire = Brandgefahr im Shuttle
dark-miss-down-task-patch-dark-matter-leak = Leck dunkler Materie
dark-miss-down-task-patch-hull-breach-a = Rumpfbruch am Bug
dark-miss-down-task-patch-hull-breach-b = Rumpfbruch am Heck
dark-miss-down-task-suppress-fuel-spill-fire = Brennender Treibstoff

dark-miss-down-short = { $crew } · { $area }
dark-miss-down-asset = { $asset } (Einsatz: Gefahr { $danger })
dark-miss-down-about = Als Einsatz hat die Karte Gefahr { $danger } und braucht { LIST($needs, "und") }; ihr Bonus für deinen nächsten Einsatz: { $bonus }. Als Handkarte zählt sie für die Crew { $crew } und den Bereich { $area }.

dark-miss-down-bonus-majority = { $icon } öfter als jeder andere Bereich, +{ $points }
dark-miss-down-bonus-several = { $count } × { $icon }, +{ $points }
dark-miss-down-bonus-crews = alle { $crews } Crews, +{ $points }
dark-miss-down-bonus-areas = { $areas } Bereiche, +{ $points }
dark-miss-down-bonus-variety = { $areas } Bereiche und { $crews } Crews, +{ $points }
dark-miss-down-bonus-together = { $one } und { $two }, +{ $points }
dark-miss-down-bonus-take = eine Karte aus der Auslage nehmen: { $icon }

# Was man tun kann

dark-miss-down-draw = Verdeckt ziehen ({ $deck ->
        [0] mischt neu
       *[other] noch { $deck }
    })
dark-miss-down-draw-none = Verdeckt ziehen (keine mehr da)
dark-miss-down-menu-take = Nehmen
dark-miss-down-take = { $card } nehmen
dark-miss-down-complete = Erfüllen: { $task }, { $several ->
        [0] { "" }
       *[other] { $least } oder{" "}
    }{ $most ->
        [one] 1 Punkt
       *[other] { $most } Punkte
    }
dark-miss-down-complete-pairs = Erfüllen: { $task }, { $several ->
        [0] { "" }
       *[other] { $least } oder{" "}
    }{ $most ->
        [one] 1 Punkt
       *[other] { $most } Punkte
    } ({ $pairs })
# Womit ein Einsatz bezahlt wird: steht über den Karten, aus denen man wählt.
dark-miss-down-pays = Der Einsatz braucht { LIST($needs, "und") }. { $most ->
        [0] Gib dafür je eine Karte.
       *[other] { $least ->
            [0] Gib dafür je eine Karte. Zwei Karten einer Crew dürfen für eine Karte einer anderen Crew einspringen.
            [one] Eine davon fehlt dir: Zwei Karten einer anderen Crew müssen für sie einspringen.
           *[other] { $least } davon fehlen dir: Je zwei Karten einer anderen Crew müssen dafür einspringen.
        }
    }{ $bonus }
dark-miss-down-pays-bonus = {" "}Bonus deines letzten Einsatzes: { $bonus }.
# Ein Paar einer Crew, das für eine andere bezahlt: Teil der Beschriftung darüber.
dark-miss-down-pair = 2 { $pair } = { $crew }
dark-miss-down-menu-replace = Einen Einsatz abwerfen
dark-miss-down-replace = Einen Einsatz abwerfen: { $task }
dark-miss-down-asks-discard = Eine Karte abwerfen
dark-miss-down-asks-bonus = Nimm deine Bonuskarte
dark-miss-down-discard = { $card } abwerfen
dark-miss-down-press = Auf den Knopf der Luftschleuse drücken!
dark-miss-down-stand = Es beim Gleichstand lassen
# Was ein Tipp rät, ohne Punkt
dark-miss-down-advice-draw = Zieh verdeckt eine Karte
dark-miss-down-advice-take = Nimm { $card } aus der Auslage
dark-miss-down-advice-complete = Erfülle „{ $task }“ mit { LIST($cards, "und") }
dark-miss-down-advice-replace = Wirf einen Einsatz ab: { $task }
dark-miss-down-advice-discard = Wirf { $card } ab
# Warum ein Tipp rät, was in der letzten Runde keine Punkte bringt.
dark-miss-down-because-last-turn-idle = Das ist dein letzter Zug: Nur ein erfüllter Einsatz bringt noch Punkte. Diese Wahl ändert nichts mehr.
dark-miss-down-because-last-turn-hinders = Das ist dein letzter Zug: Nur ein erfüllter Einsatz bringt noch Punkte. Diese Wahl kann nur noch ändern, was der andere Offizier erreicht.
# Warum ein Tipp rät, einen Einsatz zu erfüllen, eine Karte aus der Auslage zu nehmen oder einen Einsatz abzuwerfen.
dark-miss-down-because-draw = „{ $task }“ würde dich { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} kosten und { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bringen. Warten lohnt sich: Später bringen dir die Karten vielleicht mehr.
dark-miss-down-because-complete-low = Das bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Nach Gefahr { $danger } sollte der nächste Einsatz eine niedrige Gefahr haben.
dark-miss-down-because-complete-high = Das bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Nach Gefahr { $danger } sollte der nächste Einsatz eine hohe Gefahr haben.
dark-miss-down-because-complete-last = Das bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, und in der letzten Runde bringt nur noch ein erfüllter Einsatz Punkte.
dark-miss-down-because-complete-nothing = Das bringt jetzt keine Punkte, aber du ziehst eine Karte und bekommst einen Bonus für deinen nächsten Einsatz: { $bonus }.
dark-miss-down-because-take-card = { $left ->
    [0] Damit kannst du „{ $task }“ erfüllen und bekommst
    [one] Damit fehlt dir nur noch 1 Karte für „{ $task }“, und der Einsatz bringt
   *[other] Damit fehlen dir noch { $left } Karten für „{ $task }“, und der Einsatz bringt
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Der andere sieht, dass du sie hast.
dark-miss-down-because-take-pair = Zwei Karten der Crew { $crew } können für eine andere Crew einspringen. { $left ->
    [0] Damit kannst du „{ $task }“ erfüllen und bekommst
    [one] Damit fehlt dir nur noch 1 Karte für „{ $task }“, und der Einsatz bringt
   *[other] Damit fehlen dir noch { $left } Karten für „{ $task }“, und der Einsatz bringt
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
dark-miss-down-because-replace-nearer = Dem anderen Offizier fehlen dafür weniger Karten als dir, und ihm würde er { $theirs ->
    [one] 1 Punkt
   *[other] { $theirs } Punkte
} bringen.
dark-miss-down-because-replace-theirs = Dem anderen Offizier würde er { $theirs ->
    [one] 1 Punkt
   *[other] { $theirs } Punkte
} bringen, dir nur { $points }.
dark-miss-down-because-replace-poor = Keiner der Einsätze bringt dir gerade viel, dieser nur { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Der neue ist vielleicht besser.
dark-miss-down-because-replace-full = Deine Hand ist voll, also hilft dir eine weitere Karte weniger als ein neuer Einsatz.
dark-miss-down-because-replace-short = { $short ->
    [0] Dir fehlt dafür keine Karte
    [one] Dir fehlt dafür noch 1 Karte
   *[other] Dir fehlen dafür noch { $short } Karten
}. Der neue Einsatz passt vielleicht besser zu deiner Hand.

# Was nicht geht

dark-miss-down-refused-not-your-turn = Du bist nicht dran. Warte auf den anderen Offizier.
dark-miss-down-refused-airlock-shut = Die Luftschleuse öffnet sich nur bei Gleichstand am Ende des Spiels.
dark-miss-down-refused-only-airlock = Es ist Gleichstand. Drück auf den Knopf der Luftschleuse, oder lass es beim Gleichstand.
dark-miss-down-refused-stood = Du hast es beim Gleichstand gelassen. Jetzt kann nur noch der andere Offizier drücken.
dark-miss-down-refused-hand-full = Du hast mehr als { $limit } Karten auf der Hand. Wirf erst eine ab.
dark-miss-down-refused-hand-fits = Du wirfst nur ab, wenn du mehr als { $limit } Karten auf der Hand hast.
dark-miss-down-refused-bonus-first = Nimm erst deine Bonuskarte aus der Auslage.
dark-miss-down-refused-no-bonus-card = Diese Karte bringt dein Bonus nicht. Nimm eine, die er bringt.
dark-miss-down-refused-not-in-pool = Diese Karte liegt nicht in der Auslage. Nimm eine andere.
dark-miss-down-refused-not-on-list = Dieser Einsatz steht nicht auf der Liste. Wähle einen anderen.
dark-miss-down-refused-not-in-hand = Nenne Karten aus deiner Hand, jede einmal und in der Reihenfolge deiner Hand.
dark-miss-down-refused-not-paid = Diese Karten erfüllen „{ $task }“ nicht. Gib für alles, was der Einsatz braucht, eine Karte oder ein Paar.
dark-miss-down-refused-to-spare = „{ $task }“ braucht weniger Karten. Lass die überzähligen weg.
dark-miss-down-refused-no-cards = Zieh- und Ablagestapel sind leer. Nimm aus der Auslage, oder erfülle einen Einsatz.

# Was geschah

dark-miss-down-drew-hidden = { $seat } hat verdeckt eine Karte gezogen.
dark-miss-down-drew = { $seat } hat { $card } gezogen.
dark-miss-down-drew-after-hidden = { $seat } hat für den erfüllten Einsatz eine Karte gezogen.
dark-miss-down-drew-after = { $seat } hat für den erfüllten Einsatz { $card } gezogen.
dark-miss-down-took = { $seat } hat { $card } aus der Auslage genommen.
dark-miss-down-took-replaced = { $seat } hat { $card } aus der Auslage genommen; neu liegt dort { $new }.
dark-miss-down-took-bonus = { $seat } hat als Bonus von „{ $task }“ { $card } aus der Auslage genommen.
dark-miss-down-took-bonus-replaced = { $seat } hat als Bonus von „{ $task }“ { $card } aus der Auslage genommen; neu liegt dort { $new }.
dark-miss-down-completed = { $seat } hat den Einsatz „{ $task }“ erfüllt { $before ->
    [0] (Gefahr { $danger })
   *[other] (von Gefahr { $before } auf { $danger })
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $bonus ->
    [0] { "" }
   *[other] , davon { $bonus } als Bonus
}.{ $score ->
    [one] { " " }Insgesamt 1 Punkt.
   *[other] { " " }Insgesamt { $score } Punkte.
} Karten: { $cards }.
dark-miss-down-completed-pairs = { $seat } hat den Einsatz „{ $task }“ erfüllt { $before ->
    [0] (Gefahr { $danger })
   *[other] (von Gefahr { $before } auf { $danger })
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $bonus ->
    [0] { "" }
   *[other] , davon { $bonus } als Bonus
}.{ $score ->
    [one] { " " }Insgesamt 1 Punkt.
   *[other] { " " }Insgesamt { $score } Punkte.
} Karten: { $cards }. { $pairs }
dark-miss-down-stand-in = Zwei { $pair }-Karten sprangen für eine { $crew }-Karte ein.
dark-miss-down-rewarded = { $seat } hat { $points ->
    [one] 1 Bonuspunkt
   *[other] { $points } Bonuspunkte
} für „{ $task }“ bekommen.
dark-miss-down-replaced = { $seat } hat den Einsatz „{ $task }“ abgeworfen.
dark-miss-down-turned-up-pool = Neu in der Auslage: { $card }.
dark-miss-down-turned-up-tasks = Neuer Einsatz: { $card }.
dark-miss-down-reshuffled = Der Ablagestapel wurde zum neuen Ziehstapel gemischt: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
dark-miss-down-discarded = { $seat } hat { $card } abgeworfen.
dark-miss-down-passed = { $seat } konnte nichts tun und hat gepasst.
dark-miss-down-last-round = Das Ziel ist erreicht: noch eine Runde.
dark-miss-down-tied = Gleichstand bei { $score }: Beide Offiziere stehen an der Luftschleuse.
dark-miss-down-pressed = { $seat } hat zuerst auf den Knopf der Luftschleuse gedrückt.
dark-miss-down-stood = { $seat } hat es beim Gleichstand gelassen.
dark-miss-down-won = { $seat } wird Erster Offizier, mit { $most } zu { $least } Punkten nach { $turn } Runden.
dark-miss-down-pressed-first = Gleichstand bei { $most } nach { $turn } Runden. { $seat } hat zuerst auf den Knopf der Luftschleuse gedrückt und ist Erster Offizier.
dark-miss-down-tie-stands = Gleichstand bei { $most } nach { $turn } Runden, und dabei bleibt es: Niemand ist Erster Offizier.

# Was man selbst getan hat

dark-miss-down-own-drew = Du hast { $card } gezogen.
dark-miss-down-own-drew-after = Du hast für den erfüllten Einsatz { $card } gezogen.
dark-miss-down-own-took = Du hast { $card } aus der Auslage genommen.
dark-miss-down-own-took-replaced = Du hast { $card } aus der Auslage genommen; neu liegt dort { $new }.
dark-miss-down-own-took-bonus = Du hast als Bonus von „{ $task }“ { $card } aus der Auslage genommen.
dark-miss-down-own-took-bonus-replaced = Du hast als Bonus von „{ $task }“ { $card } aus der Auslage genommen; neu liegt dort { $new }.
dark-miss-down-own-completed = Du hast den Einsatz „{ $task }“ erfüllt { $before ->
    [0] (Gefahr { $danger })
   *[other] (von Gefahr { $before } auf { $danger })
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $bonus ->
    [0] { "" }
   *[other] , davon { $bonus } als Bonus
}.{ $score ->
    [one] { " " }Insgesamt 1 Punkt.
   *[other] { " " }Insgesamt { $score } Punkte.
} Karten: { $cards }.
dark-miss-down-own-completed-pairs = Du hast den Einsatz „{ $task }“ erfüllt { $before ->
    [0] (Gefahr { $danger })
   *[other] (von Gefahr { $before } auf { $danger })
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $bonus ->
    [0] { "" }
   *[other] , davon { $bonus } als Bonus
}.{ $score ->
    [one] { " " }Insgesamt 1 Punkt.
   *[other] { " " }Insgesamt { $score } Punkte.
} Karten: { $cards }. { $pairs }
dark-miss-down-own-replaced = Du hast den Einsatz „{ $task }“ abgeworfen.
dark-miss-down-own-discarded = Du hast { $card } abgeworfen.
dark-miss-down-own-passed = Du konntest nichts tun und hast gepasst.
dark-miss-down-own-pressed = Du hast zuerst auf den Knopf der Luftschleuse gedrückt.
dark-miss-down-own-stood = Du hast es beim Gleichstand gelassen.

# Der Tisch in Worten

dark-miss-down-status-round = Runde { $turn } von höchstens { $turns }: { $doing }.
dark-miss-down-status-last = Runde { $turn }, die letzte: { $doing }. Wer mehr Punkte hat, gewinnt.
dark-miss-down-status-airlock = Nach Runde { $turn }: Die Luftschleuse entscheidet
dark-miss-down-status-over = Das Spiel endete nach Runde { $turn }
dark-miss-down-doing-turn = { $seat } ist dran
dark-miss-down-doing-bonus = { $seat } wählt eine Bonuskarte
dark-miss-down-doing-discard = { $seat } muss eine Karte abwerfen
dark-miss-down-task = Einsatz „{ $task }“, Gefahr { $danger }: braucht { LIST($needs, "und") }; Bonus: { $bonus }
dark-miss-down-no-tasks = Einsatzliste: leer
dark-miss-down-pool = Auslage: { $cards }
dark-miss-down-pool-empty = Auslage: leer
dark-miss-down-deck = Ziehstapel: { $cards ->
        [0] leer
        [one] 1 Karte
       *[other] { $cards } Karten
    }
dark-miss-down-discards = Ablagestapel ({ $count }): { $cards }
dark-miss-down-discards-empty = Ablagestapel: leer
dark-miss-down-piled = Ablagestapel: { $count }
dark-miss-down-seat-new = { $seat }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, noch kein Einsatz erfüllt
dark-miss-down-seat = { $seat }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, erfüllt: „{ $task }“, Gefahr { $danger }; Bonus: { $bonus }
dark-miss-down-holds = { $seat } hat { $count } { $count ->
        [one] Karte
       *[other] Karten
    }
dark-miss-down-holds-known = { $seat } hat { $count } { $count ->
        [one] Karte
       *[other] Karten
    }, darunter { LIST($cards, "und") }
dark-miss-down-completing = „{ $task }“ erfüllt mit { $cards }
dark-miss-down-hand = Deine Hand ({ $count }): { $cards }
dark-miss-down-hand-empty = Deine Hand: leer

# Der Verlauf eines Spiels

dark-miss-down-measure-score = Punkte

# Was bevorsteht

dark-miss-down-alarm-near = { $seat } hat { $score } von { $goal } Punkten: Ein Einsatz kann die letzte Runde auslösen.
dark-miss-down-alarm-near-yours = Du hast { $score } von { $goal } Punkten: Ein Einsatz kann die letzte Runde auslösen.
dark-miss-down-alarm-both = { $seat } hat { $score } von { $goal } Punkten, { $other } hat { $less }: Ein Einsatz kann die letzte Runde auslösen.
dark-miss-down-alarm-both-yours = Du hast { $score } von { $goal } Punkten, { $other } hat { $less }: Ein Einsatz kann die letzte Runde auslösen.
dark-miss-down-alarm-both-theirs = { $seat } hat { $score } von { $goal } Punkten, du hast { $less }: Ein Einsatz kann die letzte Runde auslösen.
dark-miss-down-alarm-reached-yours = Du hast { $score } von { $goal } Punkten: Nach dieser Runde kommt die letzte.
dark-miss-down-alarm-reached = { $seat } hat { $score } von { $goal } Punkten: Nach dieser Runde kommt die letzte.
dark-miss-down-alarm-last-ahead = Die letzte Runde läuft: { $seat } führt mit { $most } zu { $least }.
dark-miss-down-alarm-last-tie = Die letzte Runde läuft, und es ist Gleichstand: { $most } zu { $least }.
dark-miss-down-alarm-airlock = Gleichstand bei { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkten
}: Wer zuerst auf den Knopf der Luftschleuse drückt, gewinnt.

# Was jeder Einsatz brächte: der Abstand der Gefahren, mit dem Bonus des vorigen

dark-miss-down-hand-full = Deine Hand ist voll: Bekommst du noch eine Karte, musst du eine abwerfen.
dark-miss-down-last-danger = Dein letzter Einsatz: Gefahr { $danger }. Der nächste bringt den Unterschied als Punkte.
dark-miss-down-icons = { $count ->
        [one] { $icon }
       *[other] { $count } × { $icon }
    }
dark-miss-down-prospect-points = { $task }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $bonus ->
        [0] { "" }
       *[other] {" "}mit Bonus
    }
dark-miss-down-prospect-ready = ✓ { $prospect }
dark-miss-down-prospect = { $prospect }. Fehlt: { $icons }.
dark-miss-down-prospect-pairs = { $prospect }. Fehlt: { $icons }, oder nur { $short ->
        [one] 1 Karte
       *[other] { $short } Karten
    }, wenn Paare einspringen.

# Wer vorn liegt, und warum

dark-miss-down-score-leads = { $seat } liegt vorn mit { $most ->
    [one] 1 Punkt
   *[other] { $most } Punkten
} zu { $least }.
dark-miss-down-score-level = Niemand liegt vorn: Beide haben { $most ->
    [one] 1 Punkt
   *[other] { $most } Punkte
}.
dark-miss-down-score-goal = Sobald jemand { $goal } Punkte hat, beginnt die letzte Runde; danach gewinnt, wer mehr Punkte hat.
dark-miss-down-score-last = Das ist die letzte Runde: Danach gewinnt, wer mehr Punkte hat.
dark-miss-down-score-over = Das Spiel ist vorbei. So kamen die Punkte zusammen.
dark-miss-down-score-total = { $seat }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
dark-miss-down-score-of = { $seat }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
} für { LIST($parts, "und") }
dark-miss-down-score-task = „{ $task }“ ({ $points })
dark-miss-down-score-task-bonus = „{ $task }“ ({ $points } und { $bonus } als Bonus)
