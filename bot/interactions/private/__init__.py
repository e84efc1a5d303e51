"""What one member alone is answered: their games, what is kept of them, what their eyes may see.

Whoever asks gets it privately, in their own language. Nothing here changes a game.
"""
