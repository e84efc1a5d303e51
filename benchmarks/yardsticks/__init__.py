"""What figures are held against: other people's programs, played or run the same way."""
