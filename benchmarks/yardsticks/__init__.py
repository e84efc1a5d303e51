"""Other people's programs that figures are compared with, played or run the same way."""
