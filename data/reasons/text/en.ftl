# Why the AIs did what they did
button-reasons = AIs' reasons
reasons-heading = Reasons for the AIs' latest moves
reasons-none = No AI has made a move that the board explains yet.
reasons-note = Everybody could see these reasons. An AI may have had others, too.
