"""Pure rules and what plays by them: no Discord, no disk, no clock, no event loop."""
