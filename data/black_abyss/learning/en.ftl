# What somebody is told who does not know the game yet.
black-abyss-learn-goal = Explore, settle, build and arm; win three terms of the tribunal seat, the Secret of Life, the twin planets, or be the last race standing.
black-abyss-learn-length = an evening, or some weeks by turns
black-abyss-learn-kind = explore, build, fight and vote
