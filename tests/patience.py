"""How long tests wait for what must happen, before they call it lost. Waits end with their event.

No test measures time by this: it is generous enough for a machine busy with ten other things.
"""

from __future__ import annotations

from typing import Final

PATIENCE: Final = 180.0
"""Seconds."""
