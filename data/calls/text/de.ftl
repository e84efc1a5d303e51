# Bescheid über neue Tische
calls-heading = Bescheid, wenn jemand einen Tisch eröffnet
calls-about = Zu jedem neuen Tisch der gewählten Spiele, den hier alle sehen, schicke ich dir eine Direktnachricht. Höchstens { $most } am Tag, keine in deiner Ruhezeit.
calls-now = Du bekommst Bescheid bei: { $games }.
calls-none = Du bekommst bei keinem Spiel Bescheid.
calls-closed = Meine letzte Direktnachricht kam nicht an, deshalb schicke ich dir keine mehr. Erlaube Direktnachrichten von diesem Server und wähle neu.
calls-which = Bei welchen Spielen?
calls-role = Außerdem ruft dieser Server zu jedem neuen Tisch { $role } in { $where }.
calls-opened = { $host } hat in { $where } einen Tisch eröffnet: [{ $game }]({ $link }), { $taken } von { $most } Plätzen besetzt. Tempo: { $pace }.
calls-why = Du wolltest Bescheid bekommen. Mit /über_mich bescheid änderst du das.
calls-stopped = Zu Tischen von { $game } auf diesem Server bekommst du keinen Bescheid mehr. Mit /über_mich bescheid änderst du das dort.
button-call-me = Bei neuen Tischen Bescheid
button-to-table = Zum Tisch
button-no-calls = Kein Bescheid mehr
switch-calls = Ruf einer Rolle zu neuen Tischen
posts-calls = Eröffnet jemand einen Tisch, den alle sehen, rufe ich einmal { $role } in { $where }.
posts-no-calls = Ich rufe keine Rolle, wenn jemand einen Tisch eröffnet. Wer mag, bekommt mit /über_mich bescheid eine Direktnachricht.
