"""Help for newcomers: `/help`, how to play, hints, explanations of terms.

All of it is answered privately. What is shown comes from `presentation.learning`.
"""
