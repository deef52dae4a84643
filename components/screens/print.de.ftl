print-title = Drucken
print-game = Spiel
print-what = Was?
print-part-deck = Karten mit Rückseiten
print-part-board = Tableau
print-part-sheet = Übersicht
print-language = Sprache
    .de = Deutsch
    .en = English
print-paper = Papier
    .a4 = A4
    .letter = Letter
print-pages = { $count ->
    [0] nichts gewählt
    [one] { $count } Seite
   *[other] { $count } Seiten
  }
print-make = PDF machen
print-making = PDF entsteht …
print-cancel = Abbrechen
print-ready = Dein PDF ist fertig.
print-size = { $size } kB
print-save = PDF sichern
print-open = Öffnen
print-scale-hint = Drucke mit 100 %, beidseitig über die lange Kante. Die Linie unten auf der Seite muss 50 mm messen.
print-preview = Vorschau
print-preview-face = Vorderseite
print-preview-back = Rückseite
print-preview-board = Tableau
print-preview-sheet = Übersicht
print-no-bot = Für dieses Spiel gibt es noch nichts zu drucken.
print-cards-refused = Diese Karten passen nicht zu den Regeln. Gedruckt wurde nichts.
print-cancelled = Abgebrochen.
print-failed = Das PDF ist nicht gelungen: { $reason }
