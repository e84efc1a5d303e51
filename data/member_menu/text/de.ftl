# Das Menü eines Mitglieds
meet-which-lobby = Zu welchem Tisch lädst du { $who } ein?
meet-which-game = Keiner deiner Tische sucht Mitspieler. Welches Spiel eröffnest du hier, mit einem Platz für { $who }?
meet-which-duel = Welches Duell spielst du mit { $who }? Der Tisch dafür wird hier eröffnet.
meet-choose = Wählen
meet-lobby = { $game } · { $taken } von { $most } Plätzen besetzt
meet-self = Das bist du selbst: Wähle ein anderes Mitglied.
versus-heading = Du gegen { $who }
versus-line = { $game }: { $won } gewonnen, { $lost } verloren
versus-none = Noch kein Spiel zwischen euch beiden endete mit einem Sieg.
meet-invite = Wen lädst du ein? Ein Platz bleibt reserviert, und die Person bekommt Bescheid.
meet-whom = Mitglied wählen
button-invite = Einladen …
