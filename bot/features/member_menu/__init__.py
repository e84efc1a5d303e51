"""The entries of a member's context menu: invite them, play a duel, see results between the two."""
