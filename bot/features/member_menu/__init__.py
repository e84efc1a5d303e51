"""The context menu of a member: invite them, play a duel with them, compare results."""
