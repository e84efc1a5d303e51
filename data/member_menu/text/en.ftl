# The menu of a member
meet-which-lobby = To which table do you invite { $who }?
meet-which-game = None of your tables looks for players. Which game do you open here, with a seat for { $who }?
meet-which-duel = Which duel do you play with { $who }? Its table opens here.
meet-choose = Choose
meet-lobby = { $game } · { $taken } of { $most } seats taken
meet-self = That's you: choose another member.
versus-heading = You against { $who }
versus-line = { $game }: { $won } won, { $lost } lost
versus-none = No game between you two has ended with a winner yet.
meet-invite = Whom do you invite? A seat is kept for them, and they are told.
meet-whom = Choose a member
button-invite = Invite …
