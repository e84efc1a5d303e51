# Das Forum der Tische
forum-waiting = sucht Mitspieler
forum-post = { $host } hat diesen Tisch von { $game } eröffnet.
switch-forum = Forum mit einem Beitrag für jeden Tisch
posts-forum = Tische für mehrere öffnen als Beiträge in { $where }. Ein Beitrag bekommt die Tags, die es dort gibt: sein Spiel beim Namen und „sucht Mitspieler“.
posts-no-forum = Tische öffnen dort, wo sie verlangt werden, nicht in einem Forum.
