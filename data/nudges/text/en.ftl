button-nudge = Nudge
nudge-done = Nudged. You can nudge once a day at each table.
nudge-nobody = The game is only waiting for you.
nudge-again = You've already nudged at this table today. You can nudge again { $when }.
word-nudge = { $who } is waiting for you in { $game }.
