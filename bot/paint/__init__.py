"""Drawing tools: palette, letters, canvas, symbols, ships, sky and chart.

Sizes are in units, `WIDTH` to the width of a picture. Knows no game.
"""
