# Was gesagt bekommt, wer das Spiel noch nicht kennt.
black-abyss-learn-goal = Erkunde, siedle, baue und rüste; gewinne drei Amtszeiten im Tribunal, das Geheimnis des Lebens, die Zwillingsplaneten, oder bleib als letztes Volk übrig.
black-abyss-learn-length = ein Abend, oder einige Wochen Zug um Zug
black-abyss-learn-kind = erkunden, bauen, kämpfen und abstimmen

# Why the AI does what it does
black-abyss-learn-why-move = Ihre Schiffe ziehen Schritt für Schritt zu dem, was für ihre Aufgabe am meisten wert und nahe ist: Späher ins Unbekannte, Siedler zu freien Planeten.
black-abyss-learn-why-scan = Sie scannt, was unter ihren Schiffen unerforscht ist, solange sie Scans hat, ehe sie weiterzieht.
black-abyss-learn-why-load = Sie lädt, was sich mitnehmen lässt, ehe sie fliegt.
black-abyss-learn-why-embark = Sie lädt, was sich mitnehmen lässt, ehe sie fliegt.
black-abyss-learn-why-pass = Sie sieht keinen Zug mehr, der etwas brächte.
black-abyss-learn-why-build = Sie kauft, was sie am meisten will und bezahlen kann, ohne anzutasten, was sie für Größeres spart: zuerst, was bisher am wenigsten bringt.
black-abyss-learn-why-commission = Sie kauft, was sie am meisten will und bezahlen kann, ohne anzutasten, was sie für Größeres spart.
black-abyss-learn-why-research = Sie erforscht zuerst, was zu ihrem Charakter passt, dann das Billigste.
black-abyss-learn-why-mark = Sie stimmt für einen Beschluss, der dem eigenen Reich hilft, und gegen jeden anderen.
black-abyss-learn-why-favour = Sie nennt, wen sie lieber führen sähe, wie es ihr Charakter sagt.
black-abyss-learn-why-cast = Alles, wozu sie eine Meinung hat, ist angekreuzt.
