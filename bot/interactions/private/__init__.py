"""What one member alone is answered: their games, what is kept of them, what their eyes may see.

Whoever asks gets it privately, in their own language. Nothing here plays; of what is set here, a
holiday alone reaches into games: it moves the clocks of its member's seats.
"""
