"""Pure rules and agents: no Discord, no disk, no clock, no event loop."""
