# Orders to pass
button-until = Skip turns until …
button-pass-no-longer = Stop skipping
until-choose = Skip until when?
until-about = Choose until when your turns are skipped. You still get votes and other questions.
until-turn = until { $turn }
passing-waits = Skipping your turns { $until }.
refused-until = There's nothing to wait for here, so your turns aren't skipped.
refused-until-typed = I can't wait for “{ $typed }”. Pick one of the suggestions.
word-passing-over = What you waited for in { $game } has happened. You play your own turns again.
