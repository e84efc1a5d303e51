# Das Forum der Tische
forum-waiting = sucht Mitspieler
forum-post = { $host } hat diesen Tisch für { $game } eröffnet.
switch-forum = Forum: ein Beitrag pro Tisch
posts-forum = Tische für mehrere erscheinen als Beiträge in { $where }. Ein Beitrag bekommt zwei Tags, wenn das Forum sie hat: den Namen des Spiels und „sucht Mitspieler“.
posts-no-forum = Tische entstehen dort, wo jemand /spielen eingibt, nicht in einem Forum.
