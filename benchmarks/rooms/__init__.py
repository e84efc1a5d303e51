"""The rooms: each module measures one part, and is listed in `ROOMS`. It has `run(runs, size)`."""
