"""Dark Miss Down on a board: crew, tasks, hands and the airlock."""
