# The forum of tables
forum-waiting = looking for players
forum-post = { $host } opened this table of { $game }.
switch-forum = Forum with a post for each table
posts-forum = Tables of several players open as posts in { $where }. A post gets the tags it finds there: its game by name, and “looking for players”.
posts-no-forum = Tables open where they are asked for, not in a forum.
