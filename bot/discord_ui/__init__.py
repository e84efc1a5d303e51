"""The only room whose code touches Discord's objects, beside the cogs."""
