# Ein Zug, der auf einer eigenen Seite vorbereitet wird
button-ahead = Nächsten Zug vorbereiten …
button-ahead-go = Vorbereiteten Zug spielen
ahead-heading = Dein nächster Zug
ahead-nothing = Noch ist nichts vorbereitet. Wähle unten, als wärst du am Zug.
ahead-about = Das siehst nur du. Ich spiele es in dieser Reihenfolge, sobald du am Zug bist, lasse weg, was nicht mehr geht, und sage es dir. Kommt jemand nahe, der kämpfen würde, oder wird Krieg erklärt, frage ich dich zuerst.
ahead-take-out = Etwas herausnehmen …
ahead-leave = Zu meiner Ansicht
ahead-goes-on = Ich spiele deinen vorbereiteten Zug.
