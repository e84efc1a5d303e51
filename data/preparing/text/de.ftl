# Ein Zug, der auf einer eigenen Seite vorbereitet wird
button-ahead = Nächsten Zug vorbereiten …
button-ahead-go = Vorbereiteten Zug spielen
ahead-heading = Dein nächster Zug
ahead-nothing = Noch ist nichts vorbereitet. Wähle unten, als wärst du dran.
ahead-about = Das siehst nur du. Bist du dran, spiele ich es in dieser Reihenfolge. Was nicht mehr geht, lasse ich weg und sage es dir. Was du noch nicht kennst, kann ich hier nur raten. Kommt ein Gegner in die Nähe oder wird Krieg erklärt, frage ich dich zuerst.
ahead-take-out = Etwas herausnehmen …
ahead-leave = Zurück zu meinen Zügen
ahead-goes-on = Ich spiele deinen vorbereiteten Zug.
