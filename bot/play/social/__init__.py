"""What members of a table ask of one another beside the game: votes and nudges.

How often anybody may have others told something is limited here, for offers and invitations too.
"""
