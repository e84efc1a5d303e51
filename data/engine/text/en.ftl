# What the engine itself says, whatever the game.
seat = Seat { $seat }
refused-over = This game is over.
refused-no-seat = There is no such seat in this game.
option-yes = Yes
option-no = No
option-number = { $number }
