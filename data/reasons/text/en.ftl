# Why the AIs did what they did
button-reasons = AIs' reasons
reasons-heading = What spoke for the AIs' latest moves
reasons-none = No AI has made a move that the board explains yet.
reasons-note = Everybody could see this. An AI may have had other reasons, too.
