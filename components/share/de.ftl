share-title = Teilen
share-picture = Als Bild
share-text = Als Text
share-picture-of = Das Ergebnis als Bild
share-saved = Das Bild ist gesichert.
share-copied = In die Zwischenablage kopiert.
share-you = du
share-words = { $game } gegen { $bot }{ $level ->
    [none] {""}
   *[other] , { $level }
  }: { $points } Punkte. { $verdict }.
share-words-both = { $game } gegen { $bot }{ $level ->
    [none] {""}
   *[other] , { $level }
  }: { $points } zu { $against }. { $verdict }.
share-plot = Die Punkte des Bots, Zug für Zug, und wo du am Ende standest
share-plot-both = Die Punkte des Bots, Zug für Zug, und deine, so wie du sie gezählt hast
share-plot-rounds = Punkte nach Runden
share-plot-weeks = Punkte nach Wochen
share-plot-turns = Punkte nach Zügen
share-round = Runde
share-week = Woche
share-turn = Zug
share-numbers = In Zahlen
share-leap = Größter Sprung: { $unit ->
    [round] Runde { $n }
    [week] Woche { $n }
    [end] am Ende
   *[turn] Zug { $n }
  }, +{ $by }.
share-passed = { $unit ->
    [round] In Runde { $n }
    [week] In Woche { $n }
    [end] Am Ende
   *[turn] In Zug { $n }
  } zieht { $bot } an deinem Endstand vorbei.
share-end-only = Von deinen Punkten ist nur der Endstand bekannt: der Punkt rechts. Im Menü am Tisch kannst du sie unterwegs eintragen.
share-cut = Während dieser Partie haben sich die Regeln der App geändert: Von den Zügen davor sind nur die Punkte bekannt, die du notiert hast.
share-before = davor
share-end = Ende
share-bg-stats = In BG Stats eintragen
