cards-title = Karten
cards-game = Spiel
cards-running = Partien, die schon laufen, behalten ihre Karten. Änderst du welche, fragt die App, ob sie dort ab dem nächsten Mischen gelten.
cards-next-game = Partien, die schon laufen, behalten ihre Karten. Was du hier änderst, gilt ab der nächsten Partie.
cards-filter = Woher?
    .all = alle
    .rulebook = Regelheft
    .public = ungeprüft
    .house = Ersatzwert
    .owner = deine
cards-filtered = { $label } { $count }
cards-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
cards-unknown = noch unbekannt
cards-none = Davon gibt es hier keine.
cards-words = Kontrollwörter: { $words }
    .hint = Lies sie jemandem mit demselben Spiel vor. Sind sie gleich, sind es die Karten auch.
cards-compare = Mit meiner Schachtel vergleichen
cards-compared = { $deck }: fertig verglichen. Die Karten gelten als deine.
cards-changed = Ein Update hat Karten verbessert: { $decks }. Deine eigenen sind, wie sie waren.
cards-from-to = { $label }: { $from } → { $to }
cards-version = Stand { $version }
cards-understood = Verstanden
cards-export = Eigene Karten sichern
cards-import = Karten aus einer Datei holen
cards-imported = Die Karten sind da. Deine anderen sind, wie sie waren.
cards-forget = Eigene Karten löschen
cards-forgotten = Deine Karten sind gelöscht. Jetzt gelten wieder die mitgelieferten.
cards-print = Diese Karten drucken
cards-play = Mit diesen Karten spielen

## Laufende Partien
recard-title = Geänderte Karten
recard-ask = { $count ->
    [one] Eine Partie läuft noch mit den alten Karten. Soll sie ab dem nächsten Mischen die geänderten nehmen?
   *[other] { $count } Partien laufen noch mit den alten Karten. Sollen sie ab dem nächsten Mischen die geänderten nehmen?
  }
recard-yes = Ja, ab dem nächsten Mischen
recard-no = Nein, erst in der nächsten Partie
recard-hint = Bis zum Mischen gelten dort die alten. Am Tisch lässt es sich zurücknehmen.
recard-done = Ab dem nächsten Mischen gelten auch in der laufenden Partie die geänderten Karten.
recard-late = In der laufenden Partie wird nicht mehr gemischt. Dort bleibt alles; die Änderung gilt ab der nächsten Partie.

## Dateien, die nicht gehen
cards-file-large = Die Datei ist zu groß. Wähle eine, die du hier gesichert hast.
cards-file-damaged = Die Datei ist beschädigt. Sichere die Karten noch einmal.
cards-file-foreign = Das ist keine Kartendatei von Visavis. Wähle eine, die du hier gesichert hast.
cards-file-newer = Die Datei kommt aus einer neueren Version. Aktualisiere Visavis, dann öffne sie noch einmal.
cards-file-bot = Den Bot aus dieser Datei hat diese App noch nicht. Aktualisiere Visavis oder wähle eine andere Datei.
cards-file-values = Die Karten in der Datei passen nicht zu den Regeln. Sichere sie noch einmal.

## Eine Karte
sheet-at = { $name }, { $at } von { $of }
sheet-same = Ist sie bei dir genauso?
sheet-yes = Ja, genauso
sheet-no = Nein, ändern
sheet-unknown = Diese Karte kennen wir noch nicht ganz. Trägst du sie ein?
sheet-enter = Eintragen
sheet-skip = Überspringen
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
