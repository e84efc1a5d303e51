# Das Menü eines Mitglieds
meet-heading = Zu einem Spiel einladen
duel-heading = Duell spielen
meet-which-lobby = Zu welchem Tisch möchtest du { $who } einladen?
meet-which-game = Keiner deiner Tische sucht Mitspieler. Welches Spiel möchtest du hier eröffnen, mit einem Platz für { $who }?
meet-which-duel = Welches Duell möchtest du mit { $who } spielen? Der Tisch dafür wird hier eröffnet.
meet-choose = Wählen
meet-lobby = { $game } · { $taken } von { $most } Plätzen besetzt
meet-self = Das bist du selbst: Wähle ein anderes Mitglied.
versus-heading = Du gegen { $who }
versus-line = { $game }: { $won } gewonnen, { $lost } verloren
versus-none = Noch hat keiner von euch gegen den anderen gewonnen.
meet-invite = Wen möchtest du einladen? Ich reserviere einen Platz und gebe Bescheid.
meet-whom = Mitglied wählen
button-invite = Einladen …
