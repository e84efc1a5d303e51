"""What people do and then see, on a simulated Discord or over real connections."""
