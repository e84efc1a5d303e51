# The challenge of the day
refused-no-challenge = { $game } has no daily challenge, because it takes several players. Play it without, or choose one of: { $games }.
refused-challenge-options = The daily challenge is the same for everyone: { $usual }. Leave the options empty, or play without the challenge.
challenge-heading = Today's challenge ({ $day })
challenge-nobody = Nobody has finished it yet. Start it with /play and the option “challenge”.
challenge-line = **{ $who }** — { $how }
challenge-ends = Everyone gets the same cards. Your first start counts, on any server. The next challenge begins { $when }.
export-challenge = What you know of this game of { $game }. The full record, seed included, is available when the challenge's day is over. Until then others play with the same cards.
undo-challenge = In the daily challenge you can't undo once cards are drawn or revealed: everyone plays the same ones.
standing-challenge = Challenge of { $day }: the same cards for everyone, ranked by /challenge. This is your first start, so it counts.
standing-practice = Challenge of { $day }, practice: only your first start counts, and this isn't it.
refused-hint-challenge = The daily challenge has no hints, because everyone is ranked. Play the same game without it.
