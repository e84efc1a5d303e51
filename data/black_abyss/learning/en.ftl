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

# The tutorial
black-abyss-learn-step-explore = Three races share this map, and most of it is unknown. Send Fighter 1 to A6, next to your home world, and see what is there.
black-abyss-learn-step-scan = A green planet, and your people could live on it. Scan one of its land tiles: you can only settle what is explored.
black-abyss-learn-step-moved = Mineral land, and a find on top. Fighter 2 keeps watch at home; press Done, and the two others make their moves.
black-abyss-learn-step-habitat = Now all three of you buy at the same time, and nobody sees what the others buy. A habitat makes room for three more buildings on its planet: build one at A7-2.
black-abyss-learn-step-dock = Ships are built at a dock. Put a small one on A7-7.
black-abyss-learn-step-transport = A world is settled by ship. Build a transport: it comes empty, with room for three parts.
black-abyss-learn-step-pod = Fit it with a colony pod, which becomes a habitat where it lands.
black-abyss-learn-step-mine = A mine yields two minerals every cycle, so build it early. Each of your buildings is a vote in the tribunal, too.
black-abyss-learn-step-bought = That was money well spent. Done ends your purchases; until then you could take the last one back.
black-abyss-learn-step-scan-again = Cycle 2. Your fighter may scan one land tile a turn: look at A6-2.
black-abyss-learn-step-fly = Your transport moves one space a turn. Fly it to the green planet.
black-abyss-learn-step-arrived = All is where it should be. After the moves come battles, and then colonies are founded.
black-abyss-learn-step-settle = Found your colony on A6-2. That leaves A6-1 with its minerals for a mine, and gives you a second planet.
black-abyss-learn-step-colony = The colony's habitat supports three buildings: put a mine on A6-1.
black-abyss-learn-step-bought-again = Food is short now, so keep the rest for the next cycle.
black-abyss-learn-step-survey = Cycle 3: the tribunal meets at its end, and every building counts. Scan one more tile to build on.
black-abyss-learn-step-neighbour = Fighter 2 has watched long enough. Turn up B7: the next colony needs a place, too.
black-abyss-learn-step-moved-again = That is enough for now. Done, and the others move.
black-abyss-learn-step-votes = One more mine on A6-3 makes twelve votes. The two races with the most votes stand for the tribunal seat.
black-abyss-learn-step-ready = Ready for the tribunal. Next time, think of research, too: it makes ships faster and farms richer.
black-abyss-learn-step-resolution = An event opens the tribunal, then a resolution is put to the vote. Tariffs make trade pay less; you have none yet, so vote for them.
black-abyss-learn-step-cast = Nobody sees your vote before all have voted. Cast your ballot.
black-abyss-learn-step-seat = The other two were against it. Now for the seat: you are a candidate, so vote for yourself.
black-abyss-learn-step-elect = Cast it. One of the others has as many votes as you, so the third will decide.
black-abyss-learn-step-done = You have the seat! It brings you a little more of everything, and this was your first term: three in a row win the game. Play on from here, or start a game of your own with /play.
