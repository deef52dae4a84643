table-eye-start = Kamera einschalten
table-eye-stop = Kamera ausschalten
menu-eye-start = Kamera einschalten
menu-eye-stop = Kamera ausschalten
listen-understood = { $answer }.
listen-doubt = { $answer }? Wenn nicht, sag nein.
    .spoken = { $answer }?
listen-heard = Gehört: { $words } …
listen-so-far = Bisher: { $words }. Sprich weiter.
listen-untrained = Noch nicht angelernt: { $words }.
listen-yes-no = Sag ja oder nein.
listen-count = Sag eine Zahl von { $min } bis { $max }.
listen-choice = Sag eine Nummer. { $choices }.
listen-account = Sag für jede Zeile die Zahl, Ziffer für Ziffer, und dann: weiter. Die Zeilen: { $names }. Am Ende: ich bin fertig.
listen-tally = Sag zum Beispiel: zwei rot, eins blau. Am Ende: ich bin fertig.
listen-tally-each = Sag jedes einzeln, mit Namen oder Nummer. { $choices }. Am Ende: ich bin fertig.
listen-tally-order = Sag für jedes eine Zahl, in dieser Reihenfolge: { $names }.{ $known ->
    [yes] {" "}Ist alles wie vorher, sag: ich bin fertig.
   *[no] {""}
  }
listen-place = Sag, wie das Feld heißt, zum Beispiel: { $example }.
listen-marks = Sag, wie das Feld heißt, zum Beispiel: { $example }.{ $choices ->
    [none] {""}
   *[other] {" "}Dann die Nummer dessen, was dort liegt. { $choices }.
  }{ $known ->
    [yes] {" "}Liegt dort nichts mehr, sag nach dem Feld: nein.
   *[no] {""}
  } Am Ende: ich bin fertig.
listen-marks-guided = Sag Platz für Platz, was dort liegt, auch mehrere in einem Atemzug. Liegt dort nichts, sag: weiter. Am Ende: ich bin fertig.
mend-title = Karte fehlt oder war falsch
mend-say = { $number }: Karte fehlt oder war falsch.
mend-what = Was ist passiert?
mend-forgotten = Eine Karte wurde nicht eingetragen
mend-wrong = Eine Karte wurde falsch eingetragen
mend-shuffled = Gespielte Karten sind wieder eingemischt
mend-which-forgotten = Wo fehlt sie?
mend-which-wrong = Welche Karte war falsch?
mend-which-told = Wie war es?
mend-otherwise = Es war anders
mend-now = Direkt vor der, die jetzt daliegt
mend-before = Vor: { $card }
mend-late = Nachtrag: erst diese Karte, dann folgt, was danach kam.
mend-again = Was gleich bleibt, frage ich nicht noch einmal; was danach kam, folgt von selbst.
mend-told = Geändert. Was danach kam, ist neu gespielt.
told-ago = Vor { $ago } Zügen: { $told }
mend-more = Noch eine fehlt
review-title = Das ändert sich
review-nothing = Was danach kam, bleibt, wie es war.
review-asks = Zuerst frage ich: »{ $question }« Was sich dann noch ändert, siehst du danach.
review-amount = { $label }: { $was }, jetzt { $now }.
review-turns = { $count ->
    [0] Kein Zug ändert sich.
    [one] Ein Zug ändert sich.
   *[other] { $count } Züge ändern sich.
  }
review-ask = Soll das gelten?
review-do = Ja, so soll es sein
review-abandon = Alles wie vorher
menu-code = Anderes Gerät
redo = Wiederherstellen
menu-points = Deine Punkte jetzt
points-title = Deine Punkte jetzt
points-why = Trag sie hin und wieder ein, am besten am Ende einer Runde: Am Schluss siehst du, wie eure Punkte gewachsen sind.
points-noted = { $points ->
    [one] Ein Punkt ist notiert.
   *[other] { $points } Punkte sind notiert.
  }
