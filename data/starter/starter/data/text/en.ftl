starter-name = Starter
starter-tagline = Roll as long as you dare; whoever comes to the goal first wins.
starter-roll = Roll
starter-hold = Hold
starter-rolled = { $seat } rolled { $face }.
starter-busted = { $seat } lost { $lost ->
    [one] a point
   *[other] { $lost } points
}.
starter-held = { $seat } kept { $points } and has { $score }.
starter-turn = { $seat } has rolled { $rolled } this turn; the goal is { $goal }.
starter-place = { $seat } has { $score } points.
starter-won = { $winners } won with { $score } points.
starter-score = Points
starter-not-your-turn = It is not your turn.
starter-nothing-to-hold = There is nothing to hold yet: roll first.
starter-option-goal = Goal
starter-option-goal-about = The points that win.
