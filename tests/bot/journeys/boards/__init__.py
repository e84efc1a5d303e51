"""What members do on the simulated Discord, and what they then see."""
