"""Features through what members do, and the law that each can be removed."""
