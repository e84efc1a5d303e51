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

# Das Tutorial
black-abyss-learn-step-explore = Drei Völker teilen sich diese Karte, und das meiste darauf ist unbekannt. Schick Jäger 1 nach A6, gleich neben deiner Heimat, und sieh nach, was dort ist.
black-abyss-learn-step-scan = Ein grüner Planet, auf dem dein Volk leben kann. Scanne eines seiner Felder: Besiedeln lässt sich nur, was erkundet ist.
black-abyss-learn-step-moved = Erzland, und Minerale hast du auch noch gefunden. Jäger 2 hält daheim Wache; drück auf Fertig, dann ziehen die beiden anderen.
black-abyss-learn-step-habitat = Jetzt kaufen alle drei gleichzeitig, und niemand sieht, was die anderen kaufen. Eine Wohnkuppel schafft Platz für drei weitere Gebäude auf seinem Planeten: Bau eine auf A7-2.
black-abyss-learn-step-dock = Schiffe entstehen in einem Dock. Stell ein kleines auf A7-7.
black-abyss-learn-step-transport = Besiedelt wird mit einem Schiff. Bau einen Transporter: Er ist noch leer und hat Platz für drei Teile.
black-abyss-learn-step-pod = Gib ihm eine Kolonialkapsel mit, die dort, wo sie landet, zur Wohnkuppel wird.
black-abyss-learn-step-mine = Ein Bergwerk bringt jeden Zyklus zwei Minerale, bau es also früh. Außerdem ist jedes deiner Gebäude eine Stimme im Tribunal.
black-abyss-learn-step-bought = Gut angelegt. Fertig beendet deine Käufe; bis dahin könntest du den letzten zurücknehmen.
black-abyss-learn-step-scan-again = Zyklus 2. Dein Jäger darf jeden Zug ein Feld scannen: Sieh dir A6-2 an.
black-abyss-learn-step-fly = Dein Transporter zieht ein Feld weit. Flieg mit ihm zum grünen Planeten.
black-abyss-learn-step-arrived = Alles ist, wo es sein soll. Nach den Zügen kommen die Gefechte, dann werden Kolonien gegründet.
black-abyss-learn-step-settle = Gründe deine Kolonie auf A6-2. So bleibt A6-1 mit seinem Erzland für ein Bergwerk frei, und du hast einen zweiten Planeten.
black-abyss-learn-step-colony = Die Wohnkuppel der Kolonie trägt drei Gebäude: Stell ein Bergwerk auf A6-1.
black-abyss-learn-step-bought-again = Nahrung ist jetzt knapp; heb den Rest für den nächsten Zyklus auf.
black-abyss-learn-step-survey = Zyklus 3: An seinem Ende tagt das Tribunal, und jedes Gebäude zählt. Scanne noch ein Feld, auf das du bauen kannst.
black-abyss-learn-step-neighbour = Jäger 2 hat lange genug Wache gehalten. Deck B7 auf: Die nächste Kolonie braucht auch einen Platz.
black-abyss-learn-step-moved-again = Das genügt. Drück auf Fertig, dann ziehen die anderen.
black-abyss-learn-step-votes = Noch ein Bergwerk auf A6-3, und du hast zwölf Stimmen. Um den Vorsitz im Tribunal bewerben sich die zwei Völker mit den meisten Stimmen.
black-abyss-learn-step-ready = Bereit fürs Tribunal. Denk beim nächsten Mal auch an die Forschung: Sie macht Schiffe schneller und Höfe ergiebiger.
black-abyss-learn-step-resolution = Das Tribunal beginnt mit einem Ereignis, dann wird über einen Beschluss abgestimmt. Zölle schmälern den Handel; du treibst noch keinen, stimm also dafür.
black-abyss-learn-step-cast = Niemand sieht deine Stimme, ehe alle abgestimmt haben. Gib deinen Stimmzettel ab.
black-abyss-learn-step-seat = Die anderen zwei waren dagegen. Jetzt geht es um den Vorsitz: Du stehst zur Wahl, stimm also für dich.
black-abyss-learn-step-elect = Gib ihn ab. Einer der anderen hat so viele Stimmen wie du, der dritte entscheidet also.
black-abyss-learn-step-done = Der Vorsitz ist dein! Er bringt dir von allem etwas mehr, und das war deine erste Amtszeit: Drei in Folge gewinnen das Spiel. Spiel von hier aus weiter, oder beginne mit /play ein eigenes.
