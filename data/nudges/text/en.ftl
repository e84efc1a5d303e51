button-nudge = Nudge
nudge-done = Nudged.
nudge-nobody = The game is only waiting for you.
nudge-again = You've already nudged at this table today. You can nudge again { $when }.
word-nudge = { $who } is waiting for you in { $game }.
