"""Help for newcomers: `/help`, how to play, hints, explanations of terms.

All answers are private. `presentation.learning` makes their content.
"""
