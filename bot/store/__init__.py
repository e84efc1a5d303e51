"""Everything that is kept on the disk, behind one protocol."""
