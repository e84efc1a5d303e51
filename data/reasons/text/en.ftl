# Why the AIs did what they did
button-reasons = AIs' reasons
reasons-heading = Reasons for the AIs' latest moves
reasons-none = There are no reasons to show yet.
reasons-note = These reasons use only what everybody could see. An AI may have had others, too.
