"""The drawing tools: palette, letters, canvas, symbols, ships, sky and chart.

Everything is measured in pixels of a picture `canvas.WIDTH` wide. No game is known here.
"""
