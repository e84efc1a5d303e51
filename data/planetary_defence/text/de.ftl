# Planetary Defence System. Eine Karte heißt nach Farbe und Wert: Rot 3, Weiß 2, Meteor 6.

planetary-defence-name = Planetary Defence System
planetary-defence-tagline = Kauf Waffen und zerstöre alle Meteore, bevor der Weltraum leer ist und der Schrott die Erde trifft.
planetary-defence-icon-emblem = { "" }

planetary-defence-card-red = Rot { $value }
planetary-defence-card-white = Weiß { $value }
planetary-defence-card-black = Meteor { $value }

# Was man tun kann

planetary-defence-play = { $card } spielen
planetary-defence-play-all = Die ganze Hand spielen
planetary-defence-buy = { $card } aus Spalte { $column } kaufen
planetary-defence-attack = { $card } in Spalte { $column } angreifen
planetary-defence-shield = Schild einschalten ({ $price } Schaden)
planetary-defence-menu-hand = Spielen
planetary-defence-menu-buy = Kaufen
planetary-defence-menu-attack = Angreifen
planetary-defence-menu-several = Mehreres auf einmal kaufen und zerstören
planetary-defence-top = { $card } in Spalte { $column }
planetary-defence-gathered = Weitere Möglichkeiten …
planetary-defence-menu-move = Eine Karte in die Spalte daneben verschieben ({ $price } Credits)
planetary-defence-move = { $card } von Spalte { $column } nach { $to } verschieben
planetary-defence-menu-scrap = Eine Handkarte verschrotten ({ $price } Credits)
planetary-defence-scrap = { $card } verschrotten
planetary-defence-draw = Eine Karte ziehen ({ $price } Credits)
planetary-defence-end-turn = Zug beenden
planetary-defence-costs = kostet { $price } Credits
planetary-defence-end-turn-unspent = Zug beenden (übrig: { LIST($unspent, "und") })
planetary-defence-unspent-credits = { $count } { $count ->
        [one] Credit
       *[other] Credits
    }
planetary-defence-unspent-damage = { $count } Schaden
planetary-defence-end-turn-unused = Zug beenden ({ $count } { $count ->
        [one] Karte
       *[other] Karten
    } nicht gespielt)

# Was ein Tipp rät, ohne Punkt

planetary-defence-advice-play = Spiel { $card }
planetary-defence-advice-play-all = Spiel die ganze Hand
planetary-defence-advice-buy = Kauf { $card } aus Spalte { $column }
planetary-defence-advice-attack = Greif { $card } in Spalte { $column } an
planetary-defence-advice-several = Kauf und zerstör auf einmal: { LIST($cards, "und") }
planetary-defence-advice-shield = Schalte den Schild ein
planetary-defence-advice-move = Verschieb { $card } von Spalte { $column } nach { $to }
planetary-defence-advice-scrap = Verschrotte { $card }
planetary-defence-advice-draw = Zieh eine Karte
planetary-defence-advice-end = Beende deinen Zug
planetary-defence-advice-end-unspent = Beende deinen Zug und lass { LIST($unspent, "und") } verfallen
planetary-defence-advice-end-unused = Beende deinen Zug; { $count } { $count ->
        [one] Karte bleibt
       *[other] Karten bleiben
    } ungespielt

# Was nicht geht

planetary-defence-refused-not-in-hand = Diese Karte hast du nicht auf der Hand. Wähle eine, die du hast.
planetary-defence-refused-empty-hand = Deine Hand ist leer. Kauf etwas, greif an, oder beende den Zug.
planetary-defence-refused-several = Wähle zwei oder mehr vorderste Karten, jede aus einer anderen Spalte.
planetary-defence-refused-no-column = Diese Spalte gibt es nicht. Die Spalten gehen von 1 bis { $columns }.
planetary-defence-refused-not-on-top = Diese Karte liegt in Spalte { $column } nicht vorn. Du kommst nur an die vorderste heran, die der Erde am nächsten ist.
planetary-defence-refused-not-adjacent = Du kannst eine Karte nur in die Spalte daneben verschieben.
planetary-defence-refused-buy-meteor = Einen Meteor kannst du nicht kaufen. Greif ihn mit Schaden an.
planetary-defence-refused-attack-card = Angreifen kannst du nur Meteore. Kauf diese Karte mit Credits.
planetary-defence-refused-credits = Das kostet { $price } Credits, und du hast { $left }. Spiel erst weiße Karten.
planetary-defence-refused-damage = Das kostet { $price } Schaden, und du hast { $left }. Spiel erst rote Karten.
planetary-defence-refused-shield-engaged = Der Schild ist schon an. Einmal pro Zug genügt.
planetary-defence-refused-shield-idle = Der Weltraumstapel ist leer. Der Schild würde nichts bewirken.
planetary-defence-refused-nothing-to-draw = Zieh- und Ablagestapel sind beide leer, du kannst also nicht ziehen.

# Was geschah

planetary-defence-played = { $seat } hat { LIST($cards, "und") } gespielt.
planetary-defence-bought = { $seat } hat { $card } aus Spalte { $column } gekauft.
planetary-defence-destroyed = { $seat } hat { $card } in Spalte { $column } zerstört.
planetary-defence-shielded = { $seat } hat den Schild eingeschaltet.
planetary-defence-moved = { $seat } hat { $card } von Spalte { $column } nach { $to } verschoben.
planetary-defence-scrapped = { $seat } hat { $card } aus der Hand verschrottet.
planetary-defence-drew = { $seat } hat { $card } gezogen.
planetary-defence-ended = { $seat } hat Zug { $turn } beendet.
planetary-defence-revealed-lost = In der Schadensphase wurde { $card } aus dem Weltraumstapel verschrottet.
planetary-defence-revealed-meteor = In der Schadensphase wurde { $card } aufgedeckt und zurückgelegt.
planetary-defence-landing = { $card } (Spalte { $column })
planetary-defence-landed = { $count ->
    [one] Gefallen ist
   *[other] Gefallen sind
} { LIST($cards, "und") }.
planetary-defence-landed-row = Gefallen sind { LIST($cards, "und") }.
planetary-defence-scrap-moved = Der Weltraum war leer: Der Schrottstapel hat Spalte { $column } von { $columns } erreicht.
planetary-defence-new-hand = { $seat } hat { LIST($cards, "und") } gezogen.
planetary-defence-won = Die Erde ist gerettet: { $seat } hat in Zug { $turn } den letzten von { $meteors } Meteoren zerstört.
planetary-defence-lost = Die Erde wurde in Zug { $turn } getroffen: { $seat } hatte { $destroyed } von { $meteors } Meteoren zerstört.

# Der Tisch in Worten

planetary-defence-mode-normal = normaler Modus
planetary-defence-mode-hard = schwerer Modus
planetary-defence-status = Zug { $turn }, { $mode }: noch { $left } von { $meteors } Meteoren
planetary-defence-column-empty = Spalte { $column }: leer
planetary-defence-column-one = Spalte { $column }: { $card }
planetary-defence-column = Spalte { $column }: { $card }; dahinter: { $covered }
planetary-defence-to-spend = Verfügbar: { $credits } { $credits ->
        [one] Credit
       *[other] Credits
    }, { $damage } Schaden
planetary-defence-to-spend-hard = Schwerer Modus. Verfügbar: { $credits } { $credits ->
        [one] Credit
       *[other] Credits
    }, { $damage } Schaden
planetary-defence-hand = Hand: { $cards }
planetary-defence-hand-empty = Hand: leer
planetary-defence-in-play = Gespielt: { $cards }
planetary-defence-in-play-empty = Gespielt: noch nichts
planetary-defence-shield-on = Schild: an; am Ende dieses Zuges fallen halb so viele Karten
planetary-defence-shield-off = Schild: aus (Einschalten kostet { $price } Schaden)
planetary-defence-space = Weltraumstapel: { $cards ->
        [0] leer
        [one] 1 Karte
       *[other] { $cards } Karten
    }
planetary-defence-scrap-beside = noch neben den Spalten
planetary-defence-scrap-at = über Spalte { $column } von { $columns }
planetary-defence-scrap-pile = Schrottstapel { $where }, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }: { $cards }
planetary-defence-scrap-pile-empty = Schrottstapel { $where }: leer
planetary-defence-draw-pile = Ziehstapel ({ $count }, Reihenfolge unbekannt): { $cards }
planetary-defence-draw-pile-empty = Ziehstapel: leer
planetary-defence-discard-pile = Ablagestapel ({ $count }): { $cards }
planetary-defence-discard-pile-empty = Ablagestapel: leer

# Karten zum Nachschlagen

planetary-defence-about-red = Waffe: bringt { $value } Schaden, kostet { $value } { $value ->
        [one] Credit
       *[other] Credits
    }. Es gibt { $copies } davon; zu Beginn { $start ->
        [0] ist keine
        [one] ist eine
       *[other] sind { $start }
    } in deinem Deck.
planetary-defence-about-white = Credits: bringt { $value } { $value ->
        [one] Credit
       *[other] Credits
    }, kostet ebenso viel. Es gibt { $copies } davon; zu Beginn { $start ->
        [0] ist keine
        [one] ist eine
       *[other] sind { $start }
    } in deinem Deck.
planetary-defence-about-black = Ein Meteor: Liegt er vorn in seiner Spalte, zerstörst du ihn mit { $value } Schaden. Es gibt { $copies } davon. Sind alle Meteore zerstört, hast du gewonnen.

# Der Verlauf eines Spiels

planetary-defence-measure-destroyed = Zerstörte Meteore
planetary-defence-measure-damage = Schaden in deinem Deck
planetary-defence-measure-credits = Credits in deinem Deck

# Optionen
planetary-defence-option-deck = Deck
planetary-defence-option-deck-about = Wie lang? 18 Meteore und Werte bis 6, oder 15 Meteore und Werte bis 5
planetary-defence-option-deck-standard = Standard
planetary-defence-option-deck-short = Kurz
planetary-defence-option-mode = Modus
planetary-defence-option-mode-about = Im schweren Modus kann ein Meteor vorn je Zug eine gute Karte im Weltraum kosten
planetary-defence-option-mode-normal = Normal
planetary-defence-option-mode-hard = Schwer

# Was bevorsteht

planetary-defence-alarm-space = Der Weltraum ist fast leer: noch { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }, dann setzt sich der Schrottstapel in Bewegung.
planetary-defence-alarm-scrap = Der Weltraum ist leer: { $turns ->
        [one] letzter Zug
       *[other] noch { $turns } Züge
    } für { $meteors } { $meteors ->
        [one] Meteor
       *[other] Meteore
    }.

# Wie weit du bist, und warum

planetary-defence-score-goal = Du gewinnst, sobald jeder Meteor zerstört ist. Du verlierst, wenn der Weltraum leer ist und der Schrottstapel die letzte Spalte erreicht.
planetary-defence-score-meteors = Zerstörte Meteore: { $destroyed } von { $meteors }
planetary-defence-score-row = Aus dem Weltraum kommt kein Meteor mehr. { $row ->
    [one] Der letzte liegt
   *[other] Die letzten { $row } liegen
} in den Spalten.
planetary-defence-score-row-and-space = Meteore übrig: { $row } in den Spalten und { $space } im Weltraum.
planetary-defence-score-space = Zeit: Im Weltraum { $cards ->
    [one] ist noch 1 Karte
   *[other] sind noch { $cards } Karten
}, und bis zu { $columns } fallen je Zug. Nach der letzten hast du noch { $columns } Züge.
planetary-defence-score-time = Zeit: Der Weltraum ist leer, und dir { $turns ->
    [one] bleibt nur noch dieser Zug
   *[other] bleiben noch { $turns } Züge
}.
planetary-defence-score-deck = Dein Deck: { $cards } Karten mit zusammen { $damage } Schaden und { $credits ->
    [one] { $credits } Credit
   *[other] { $credits } Credits
}.
