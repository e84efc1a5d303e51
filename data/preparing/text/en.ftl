# A turn prepared on a page of its own
button-ahead = Prepare my next turn …
button-ahead-go = Play the prepared turn
ahead-heading = Your next turn
ahead-nothing = Nothing is prepared yet. Choose below as if it were your turn.
ahead-about = Only you see this. On your turn I play it in this order. I leave out what's no longer possible, and tell you. What you haven't seen yet, I can only guess here. If an enemy comes near, or war is declared, I ask you first.
ahead-take-out = Take a move out …
ahead-leave = Back to my moves
ahead-goes-on = I'm playing your prepared turn.
