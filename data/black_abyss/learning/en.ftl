# What somebody is told who does not know the game yet.
black-abyss-learn-goal = Explore, settle, build and arm; win three terms of the tribunal seat, the Secret of Life, the twin planets, or be the last race standing.
black-abyss-learn-length = an evening, or some weeks by turns
black-abyss-learn-kind = explore, build, fight and vote

# Why the AI does what it does
black-abyss-learn-why-move = Its ships go step by step to what is worth most for their task and is near: scouts to the unknown, settlers to free planets.
black-abyss-learn-why-scan = It scans what lies unexplored below its ships while it has scans left, before it moves on.
black-abyss-learn-why-load = It takes aboard what can be carried before it flies.
black-abyss-learn-why-embark = It takes aboard what can be carried before it flies.
black-abyss-learn-why-pass = It sees no move left that would gain anything.
black-abyss-learn-why-build = It buys what it wants most and can pay for without spending what it saves for something greater: first what yields least so far.
black-abyss-learn-why-commission = It buys what it wants most and can pay for without spending what it saves for something greater.
black-abyss-learn-why-research = It studies what suits its character first, and then what costs least.
black-abyss-learn-why-mark = It votes for a resolution that helps its own empire, and against any other.
black-abyss-learn-why-favour = It names whom it would rather see lead, as its character says.
black-abyss-learn-why-cast = All that it has an opinion on is marked.
