# Orders to pass
button-until = Skip turns until …
button-pass-no-longer = Stop skipping
note-pass-no-longer = You no longer skip turns.
until-choose = Skip until when?
until-turn = until { $turn }
passing-waits = Skipping your turns { $until }.
passing-ends = What you waited for has happened: from your next turn on, you play yourself again.
passing-asks = Skipping your turns { $until }. This decision is yours, though.
refused-until = There's nothing to wait for here, so your turns aren't skipped.
refused-no-skipping = You can't skip turns in this game: each one needs your decision.
refused-until-typed = I can't wait for “{ $typed }”. Pick one of the suggestions.
skip-stopped-turn = Skipping stopped{ $game ->
    [here] { "" }
   *[other] {" "}in { $game }
}: the time you chose has come. You play your own turns again.
