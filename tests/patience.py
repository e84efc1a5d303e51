"""The timeout of all waiting in tests; waits end with their event.

It is generous enough for a busy machine, so no test may measure time by it.
"""

from typing import Final

PATIENCE: Final = 180.0
"""Seconds."""
