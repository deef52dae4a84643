cards-title = Karten
cards-game = Spiel
cards-running = Spiele, die schon laufen, behalten ihre Karten. Was du hier änderst, gilt ab dem nächsten Spiel.
cards-filter = Woher?
    .all = alle
    .rulebook = Regelheft
    .public = ungeprüft
    .house = Hauswert
    .owner = deine
cards-filtered = { $label } { $count }
cards-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
cards-unknown = noch unbekannt
cards-none = Davon gibt es hier keine.
cards-words = Prüfwörter: { $words }
    .hint = Lies sie jemandem mit demselben Spiel vor. Sind sie gleich, sind es die Karten auch.
cards-compare = Mit meiner Schachtel vergleichen
cards-compared = { $deck }: fertig verglichen. Die Karten gelten als deine.
cards-changed = Ein Update hat Karten verbessert: { $cards }. Deine eigenen sind geblieben.
cards-understood = Verstanden
cards-export = Eigene Karten sichern
cards-import = Karten aus einer Datei holen
cards-imported = Die Karten sind da.
cards-forget = Eigene Karten löschen
cards-forget-sure = Wirklich löschen
cards-forgotten = Jetzt gelten wieder die mitgelieferten Karten.
cards-print = Diese Karten drucken
cards-play = Mit diesen Karten spielen

sheet-at = { $name }, { $at } von { $of }
sheet-same = Ist sie bei dir genauso?
sheet-yes = Ja, genauso
sheet-no = Nein, ändern
sheet-correct = Ändern
sheet-done = Fertig
sheet-cancel = Verwerfen
sheet-shipped = Wieder wie mitgeliefert
sheet-back = Zurück
edit-unknown = unbekannt
edit-yes = ja
edit-no = nein
edit-nothing = nichts
edit-less = { $label }: eins weniger
edit-more = { $label }: eins mehr
edit-erase = Letztes weg
edit-clear = Von vorn
