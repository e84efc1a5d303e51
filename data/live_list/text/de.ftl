# Die Liste der Spiele
list-heading = Spiele auf diesem Server
list-lobbies = Noch Plätze frei
list-no-lobby = Gerade werden nirgends Mitspieler gesucht. Eröffne einen Tisch mit /spielen.
list-running = Laufende Spiele
list-ended = Beendet in den letzten 24 Stunden
list-lobby = [{ $game }]({ $link }) in { $where } · eröffnet von { $host } · { $taken } von { $most } Plätzen besetzt
list-host = { $name }
list-paused = [{ $game }]({ $link }) in { $where } · pausiert
list-over = [{ $game }]({ $link }) · { $how }
button-join-listed = Mitspielen: { $game }
button-own-games = Meine Spiele
switch-list = Liste der Spiele
posts-list = In { $where } führe ich eine Liste der Spiele, die hier alle sehen, und halte sie auf dem neuesten Stand.
posts-no-list = Ich führe keine Liste der Spiele dieses Servers.
