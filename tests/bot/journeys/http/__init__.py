"""The real client over real connections, with a small Discord on this machine."""
