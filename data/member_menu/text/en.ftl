# The menu of a member
meet-heading = Invite to a game
duel-heading = Play a duel
meet-which-lobby = Which table do you want to invite { $who } to?
meet-which-game = None of your tables is looking for players. Which game do you want to open here, with a seat for { $who }?
meet-which-duel = Which duel do you want to play with { $who }? Its table opens here.
meet-choose = Choose
meet-lobby = { $game } · { $taken } of { $most } seats taken
meet-self = That's you: choose another member.
versus-heading = You against { $who }
versus-line = { $game }: { $won } won, { $lost } lost
versus-none = No game between you two has ended with a winner yet.
meet-invite = Who do you want to invite? They get a reserved seat and a message.
meet-whom = Choose a member
button-invite = Invite …
