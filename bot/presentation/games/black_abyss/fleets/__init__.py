"""The fleets at one space, ship by ship: their scene, and how it is drawn."""
