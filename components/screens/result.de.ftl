result-again-level = Noch einmal, { $level }
result-expected = { $bot } holt dort im Schnitt { $points } Punkte
result-by = { $hint }
result-best = { $hint }, dein höchster Sieg
result-account = Punkte
result-plot-rounds = Punkte nach Runden
result-plot-turns = Punkte nach Zügen
result-you = du
result-plot = Die Punkte des Bots, Zug für Zug, und wo du am Ende standest
result-points = { $count ->
    [one] Punkt
   *[other] Punkte
  }
result-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
  }
result-next = { $count ->
    [one] Noch ein Punkt bis »{ $verdict }«
   *[other] Noch { $count } Punkte bis »{ $verdict }«
  }
result-top = Mehr geht nicht.
result-again = Noch einmal
result-share = Teilen
result-share-text = { $game } gegen { $bot }: { $points } Punkte, { $verdict }.
result-shared = In die Zwischenablage kopiert
result-bg-stats = In BG Stats
result-table = Zum Tisch
result-scale = Bewertung
