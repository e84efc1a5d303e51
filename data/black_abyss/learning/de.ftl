# Was gesagt bekommt, wer das Spiel noch nicht kennt.
black-abyss-learn-goal = Erkunde, siedle, baue und rüste; gewinne drei Amtszeiten im Tribunal, das Geheimnis des Lebens, die Zwillingsplaneten, oder bleib als letztes Volk übrig.
black-abyss-learn-length = ein Abend, oder einige Wochen Zug um Zug
black-abyss-learn-kind = erkunden, bauen, kämpfen und abstimmen
