"""Plans: any member proposes moves to another seat, and only the seat's member plays them."""
