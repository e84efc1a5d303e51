"""Figures, printed; nothing here passes or fails."""
