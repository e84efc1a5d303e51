"""Drawing tools: palette, letters, canvas, symbols, ships, sky and chart.

Sizes are in units: a picture is `WIDTH` units wide. This package knows no game.
"""
