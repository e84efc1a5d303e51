# The forum of tables
forum-waiting = looking for players
forum-post = { $host } opened this table of { $game }.
switch-forum = Forum with a post for each table
posts-forum = Tables for several players open as posts in { $where }. A post gets two tags if the forum has them: the name of its game, and “looking for players”.
posts-no-forum = Tables open where somebody types /play, not in a forum.
